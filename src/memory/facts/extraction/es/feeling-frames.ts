/** Reads users' feelings for things: "tengo debilidad por el queso azul", "me da asco el cilantro", "odio madrugar". */
import { afterAdverbs, type Frame, isNegated, isStated, objectEnd, on, present, textOf, told } from './frame.ts';
import type { Word } from './spanish-words.ts';
import { EVENT, frontedObject, IN_THE_AIR, isAtHand, tasteEnd } from './taste-objects.ts';

// "Tengo debilidad por el queso azul", "les tengo pavor a las arañas", "tengo fobia a las agujas".
on('debilidad mania pavor panico fobia asco miedo tirria terror', (reading, at) => {
  const { words, clause, weather } = reading;
  const verb = /^(?:mucho|mucha|un|una|cierta|autentic[oa]|verdader[oa])$/.test(words[at - 1]?.text ?? '')
    ? at - 2
    : at - 1;
  if (!/^(?:tengo|siento)$/.test(words[verb]?.text ?? '') || clause.isAsked || weather.isTemporary) return null;
  const head = /^les?$/.test(words[verb - 1]?.text ?? '') ? verb - 1 : verb;
  if (!isStated(reading, head)) return null;
  const isFond = words[at]?.text === 'debilidad';
  const object = textOf(words, at + 1);
  if (
    !(isFond ? /^por (?:el|la|los|las) / : /^(?:al|a (?:el|la|los|las|\p{L}+[aei]r)\b)/u).test(object) ||
    EVENT.test(object)
  )
    return null;
  const end = tasteEnd(reading, at + 2);
  return isAtHand(reading, at + 2, end) ? null : told('preference', reading, head, end);
});

// "Me muero por las empanadas"; not "me muero por saber", "por un café".
on('muero', (reading, at) => {
  const { words, clause, weather } = reading;
  const head = words[at - 1]?.text === 'me' ? at - 1 : at;
  const object = textOf(words, at + 1);
  if (
    clause.isAsked ||
    weather.isTemporary ||
    !isStated(reading, head) ||
    !/^por (?:el|la|los|las) (?!resultados?|ganas|noticias?)/.test(object) ||
    EVENT.test(object)
  )
    return null;
  const end = tasteEnd(reading, at + 2);
  return isAtHand(reading, at + 2, end) ? null : told('preference', reading, head, end);
});

// "Entre gatos y perros me quedo con los gatos".
on('quedo', (reading, at) => {
  const { words, clause } = reading;
  const [, first = '', second = ''] =
    /^(?:yo )?entre (?!ell?[oa]?s? |las? |los )(\p{L}+) y (?!el |las? |los )(\p{L}+) (?:yo )?me$/u.exec(
      textOf(words, 0, at),
    ) ?? [];
  const chosen = /^con (?:el|la|los|las) (\p{L}+)$/u.exec(textOf(words, at + 1))?.[1];
  return clause.isAsked || chosen === undefined || (chosen !== first && chosen !== second)
    ? null
    : { ...told('preference', reading, at - 1, words.length), first: words[0] as Word };
});

// "El cilantro me da asco", "me dan miedo las alturas"; "le tomé el gusto al picante".
on('da dan', (reading, at) => {
  const { words, clause, weather } = reading;
  if (words[at - 1]?.text !== 'me' || clause.isAsked || weather.isTemporary || weather.isFormer || isNegated(words, at))
    return null;
  const after = /^(?:mucho|mucha|bastante|tanto|un)$/.test(words[at + 1]?.text ?? '') ? at + 3 : at + 2;
  if (!/^(?:asco|fobia|repulsion|panico|miedo|vertigo|pavor|terror)$/.test(words[after - 1]?.text ?? '')) return null;
  if (EVENT.test(clause.text)) return null;
  if (at === 1) {
    const end = tasteEnd(reading, after);
    return words[after] === undefined ||
      !/^(?:el|la|los|las)$/.test(words[after]?.text ?? '') ||
      isAtHand(reading, after, end)
      ? null
      : told('preference', reading, 0, end);
  }
  return /^(?:el|la|los|las)$/.test(words[0]?.text ?? '') &&
    at <= 5 &&
    words[after] === undefined &&
    !isAtHand(reading, 0, at - 1)
    ? told('preference', reading, 0, after)
    : null;
});
on('tome agarre', (reading, at) => {
  const { words, clause } = reading;
  if (
    words[at - 1]?.text !== 'le' ||
    !/^el gusto (?:al|a la|a los|a las) /.test(textOf(words, at + 1)) ||
    clause.isAsked
  )
    return null;
  return isNegated(words, at)
    ? null
    : told('preference', reading, at - 1, objectEnd(words, at + 1), { replaces: true });
});

const feeling: Frame = (reading, at) => {
  const { words, clause, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (clause.isAsked || weather.isTemporary || weather.isFormer || weather.isPlanned) return null;
  const needsNo = /^(?:soporto|aguanto|tolero|trago|banco|paso|puedo)$/.test(verb);
  const no = words.findIndex(({ text }, index) => index < at && index >= at - 3 && text === 'no');
  if (needsNo !== no >= 0) return null;
  if (verb === 'puedo') {
    if (!/^ni ver/.test(textOf(words, at + 1))) return null;
  }
  const clitic = /^(?:lo|la|los|las)$/.test(words[at - 1]?.text ?? '');
  const head = needsNo ? no : clitic ? at - 1 : at;
  let from = afterAdverbs(words, at + 1);
  if (verb === 'disfruto' && /^(?:de|del)$/.test(words[from]?.text ?? '')) from += 1;
  const end = tasteEnd(reading, from);
  if (clitic || from >= end) {
    const to = frontedObject(reading, head);
    return to > 0 && clitic && !isAtHand(reading, 0, to) ? told('preference', reading, 0, at + 1) : null;
  }
  if (
    !isStated({ ...reading, words: words.filter((_, index) => index !== no) }, needsNo ? at - 1 : at) ||
    IN_THE_AIR.test(textOf(words, from, end)) ||
    isAtHand(reading, from, end)
  )
    return null;
  if (
    /^(?:el dolor|el calor de hoy|mas$|la cabeza|la espalda|la situacion|ver(?:te|lo)|decir|tener que|pedir|molestar|que me (?:pase|hayan|hagan)|a (?:mi|tu|su) |a este|a ese|con todo|ser (?:yo|el)|cuando)/.test(
      textOf(words, from, end),
    ) &&
    !/^a los /.test(textOf(words, from, end))
  )
    return null;
  return told('preference', reading, head, end);
};
on(
  [...present('odiar', 'detestar', 'amar', 'adorar', 'soportar', 'aguantar', 'tolerar', 'disfrutar'), 'trago', 'puedo'],
  feeling,
);
