/** Reads favourites: "Rayuela es mi libro favorito", "no hay libro que me guste más que Rayuela". */
import { meaningOf } from '../../fact-slots.ts';
import { type Found, isNegated, isVerbless, objectEnd, on, type Reading, textOf, written } from './frame.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

export const FAVORITE_TAIL = / de (?:siempre|todos los tiempos|toda la vida)$/;
export const FAVORITE = /^(.+) (?:favorit[oa]s?|preferid[oa]s?)(?: de (?:siempre|todos los tiempos|toda la vida))?$/;

/** Returns "favorito" or "favorita", in agreement with the noun. */
export function favoriteWord(noun: string): string {
  return /(?:as?|dad(?:es)?|[cs]ion(?:es)?|serie|noche|tarde|flor)$/.test(noun.replace(FAVORITE_TAIL, ''))
    ? 'favorita'
    : 'favorito';
}

/** Parts of what is being talked of: "mi parte favorita es la del final". */
export function isOfSomethingAtHand(what: string): boolean {
  return /^(?:parte|partes|frase|opcion|version|propuesta|idea|titulo|parrafo|respuesta|linea|seccion|alternativa|ejemplo|cambio|diseno)\b/.test(
    what,
  );
}

const ASKS =
  /^(?:cual|cuál|cuales|cuáles|que|qué|quien|quién|como|cómo|donde|dónde|sabes|sabe|adivina|dime|decime|acordas|acuerdas|recordas|recuerdas|si|no|creo|tambien|ya|y|pero)$/;

function favorite(
  reading: Reading,
  what: string,
  adjective: string,
  more: Pick<Found, 'first' | 'last'> & { value: string },
): Found {
  const key = `${what} ${adjective}`;
  return {
    kind: 'fact',
    slot: meaningOf(key).slot,
    key,
    ...more,
    standing: false,
    replaces: /\bahora\b/.test(reading.clause.text),
  };
}

// "Nueve reinas es mi película favorita".
on('favorito favorita preferido preferida favoritos favoritas', (reading, at) => {
  const { words, clause } = reading;
  const mine = words.findIndex(({ text }, index) => index < at && text === 'mi');
  if (mine < 2 || words[mine - 1]?.text !== 'es' || clause.isAsked || isNegated(words, mine)) return null;
  const what = textOf(words, mine + 1, at);
  // "Cuál es mi color favorito, a ver si te acordás" asks.
  if (what === '' || isOfSomethingAtHand(what) || words.slice(0, mine - 1).some(({ text }) => ASKS.test(text)))
    return null;
  if (/^(?:est[ea]|es[ea]|eso|esto|la|el (?:primero|segundo)|que)\b/.test(words[0]?.text ?? '') && !words[1]?.isCapital)
    return null;
  return favorite(reading, what, favoriteWord(words[at]?.text ?? ''), {
    value: `su ${written(reading, mine + 1, at + 1)} es ${written(reading, 0, mine - 1)}`,
    first: words[0] as Word,
    last: words[at] as Word,
  });
});

// "No hay libro que me guste más que Rayuela".
on('hay', (reading, at) => {
  const { words, clause, clauses } = reading;
  const next = clauses[clause.index + 1];
  const [, what = ''] = /^no hay (?:otr[oa] |ningun[a]? )?(\p{L}+)(?: \p{L}+)?$/u.exec(textOf(words, at - 1)) ?? [];
  if (
    /^(?:|nada|nadie|algo|cosa|forma|manera|dia|gente)$/.test(what) ||
    next === undefined ||
    next.opener !== 'que' ||
    next.isAsked ||
    clause.isAsked
  )
    return null;
  const liked =
    /^(?:a mi )?me (?:guste|emocione|llegue|divierta) (?:mas que|tanto como|como) (?!est[eao]|es[eao]|la tuya|el tuyo)/.exec(
      next.text,
    )?.[0];
  if (liked === undefined || isOfSomethingAtHand(what)) return null;
  const from = liked.trim().split(' ').length;
  const end = objectEnd(next.words, from);
  if (end <= from) return null;
  return favorite(reading, what, favoriteWord(what), {
    value: `su ${spelling(words, what)} ${favoriteWord(what)} es ${thirdPerson(next.sentence, next.words, from, end)}`,
    first: words[at - 1] as Word,
    last: next.words[end - 1] as Word,
  });
});

// "La ciudad que más me gusta es Praga".
on('gusta encanta', (reading, at) => {
  const { words, clause } = reading;
  const [, what = ''] = /^(?:el|la) (\p{L}+)(?: \p{L}+)? que mas me$/u.exec(textOf(words, 0, at)) ?? [];
  const copula = words.findIndex(({ text }, index) => index > at && index <= at + 4 && text === 'es');
  const object = textOf(words, copula + 1);
  if (what === '' || copula < 0 || clause.isAsked || isOfSomethingAtHand(what)) return null;
  if (/\bde (?:est[aeo]s?|es[aeo]s?|tu|tus|las|los|l[oa]s que)\b/.test(textOf(words, at + 1, copula))) return null;
  const end = objectEnd(words, copula + 1);
  if (!(words[copula + 1]?.isCapital || /^(?:el|la) (?!primer|segund|tercer|ultim|otr|de |del |que )/.test(object)))
    return null;
  return favorite(reading, what, favoriteWord(what), {
    value: `su ${spelling(words, what)} ${favoriteWord(what)} es ${written(reading, copula + 1, end)}`,
    first: words[0] as Word,
    last: words[end - 1] as Word,
  });
});

function spelling(words: readonly Word[], what: string): string {
  return words.find(({ text }) => text === what)?.written ?? what;
}

/** Returns the kind of thing a favourite is chosen from: "Si de colores hablamos, mi favorito es…", "de todos los postres mi preferido es…". */
export function topicOf({ clauses, clause, words }: Reading, at: number): string {
  for (const text of [
    textOf(words, 0, at),
    ...clauses.filter((one) => one !== clause && isVerbless(one)).map((one) => one.text),
    ...clauses.map((one) => one.text),
  ]) {
    const topic =
      /\b(?:de|en|hablando de) (\p{L}+)(?: hablamos| se trata)/u.exec(text)?.[1] ??
      /^(?:y )?(?:de|entre|en) (?:tod[oa]s )?(?:(?:las|los|mis) )?(\p{L}+)$/u.exec(text)?.[1];
    if (
      topic !== undefined &&
      topic.length > 2 &&
      !/^(?:las|los|est[aeo]s|es[aeo]s|momento|general|hecho|verdad|cual|mis|todas|todos)$/.test(topic)
    )
      return singular(topic);
  }
  return '';
}

/** "Colores", "estaciones", "postres", "platos": one of them. */
function singular(noun: string): string {
  return /(?:ones|ores|ades|ales|eles|ines|ares|udes)$/.test(noun) ? noun.slice(0, -2) : noun.replace(/s$/, '');
}

// "El mejor libro para mí es Pedro Páramo", "la mejor película que he visto es Stalker".
on('mejor', (reading, at) => {
  const { words, clause } = reading;
  if (at !== 1 || clause.isAsked || !/^(?:el|la)$/.test(words[0]?.text ?? '')) return null;
  const [lead = '', what = ''] =
    /^(\p{L}+) (?:para (?:mi|mí)|que (?:yo )?he (?:leido|visto|escuchado|oido|probado|comido|jugado)|de mi vida)(?: (?:nunca|jamas|en mi vida))? (?:es|sigue siendo) (?=\S)/u.exec(
      textOf(words, at + 1),
    ) ?? [];
  if (what === '' || isOfSomethingAtHand(what)) return null;
  const from = at + 1 + lead.trim().split(' ').length;
  const end = objectEnd(words, from);
  if (end <= from || !(words[from]?.isCapital || /^(?:el|la|los|las)$/.test(words[from]?.text ?? ''))) return null;
  return favorite(reading, what, favoriteWord(what), {
    value: `su ${spelling(words, what)} ${favoriteWord(what)} es ${written(reading, from, end)}`,
    first: words[0] as Word,
    last: words[end - 1] as Word,
  });
});
