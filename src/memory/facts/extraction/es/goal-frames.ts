/** Reads users' goals. */
import { isNegated, isStated, objectEnd, on, textOf, told } from './frame.ts';

on('entreno', (reading, at) => {
  const { words, weather } = reading;
  return /^para (?:un|una|el|la) (?!clase|semana)\p{L}+/u.test(textOf(words, at + 1)) &&
    isStated(reading, at) &&
    !weather.isTemporary
    ? told('goal', reading, at, objectEnd(words, at + 1))
    : null;
});
/** Words for savings, which every country calls by its own. */
const SAVINGS = '(?:plata|platita|dinero|pasta|lana|guita|money|billete|ahorros|unos pesos|la entrada|el pie)';

// "Estoy juntando plata para comprarme una casa", "ahorro para un viaje".
on('juntando reuniendo ahorro junto', (reading, at) => {
  const { words, clause, weather } = reading;
  const verb = words[at]?.text ?? '';
  const head = verb.endsWith('ando') || verb.endsWith('iendo') ? at - 1 : at;
  if (head !== at && !/^(?:estoy|ando|vengo|sigo|estamos)$/.test(words[head]?.text ?? '')) return null;
  if (clause.isAsked || weather.isTemporary || !isStated(reading, head)) return null;
  const aim = (
    verb === 'ahorro'
      ? /^para (?!no|estar)/
      : new RegExp(`^${SAVINGS} para (?!pagar la cena|la cena|la fiesta|el regalo|un regalo|la vaquita|el asado|hoy)`)
  ).test(textOf(words, at + 1));
  return aim ? told('goal', reading, head, objectEnd(words, at + 1)) : null;
});

const AIMED =
  /(?:^| )(?:me|nos) (?:(?:he|hemos) )?(?:puse|pusimos|puesto|fije|fijamos|fijado|marque|marcamos|marcado|plantee|planteamos|planteado|propuse|propusimos|propuesto)(?: este \w+)? (?:como|el|la|de|un|una)$/;
const HELD = /^(?:yo |este \w+ )*(?:tengo|tenemos) (?:como|el|la|por|un|una)$/;
// "Me puse como meta correr un maratón", "tengo el objetivo de sacarme el C1".
on('meta objetivo proposito reto', (reading, at) => {
  const { words, clause, weather } = reading;
  const lead = textOf(words, 0, at);
  if (clause.isAsked || weather.isTemporary || weather.isFormer || !(AIMED.test(lead) || HELD.test(lead))) return null;
  const head = words.findIndex(({ text }) => /^(?:me|nos|tengo|tenemos)$/.test(text));
  if (isNegated(words, head + 1)) return null;
  const from = at + (/^(?:personal|principal|clar[oa])$/.test(words[at + 1]?.text ?? '') ? 2 : 1);
  const infinitive = words[from]?.text === 'de' ? from + 1 : from;
  return /^\p{L}+(?:ar|er|ir)(?:me|nos|lo|la)?$/u.test(words[infinitive]?.text ?? '')
    ? told('goal', reading, head, objectEnd(words, infinitive))
    : null;
});

// "Me he propuesto leer un libro a la semana".
on('propuesto', (reading, at) => {
  const { words, clause, weather } = reading;
  const head = at - 2;
  if (
    clause.isAsked ||
    weather.isTemporary ||
    !/^(?:me he|nos hemos)$/.test(textOf(words, head, at)) ||
    isNegated(words, at)
  )
    return null;
  if (
    !/^(?:no )?\p{L}+(?:ar|er|ir)(?:me|nos|lo|la)?$/u.test(
      words[at + 1]?.text === 'no' ? (words[at + 2]?.text ?? '') : (words[at + 1]?.text ?? ''),
    )
  )
    return null;
  const end = objectEnd(words, at + 1);
  return {
    ...told('goal', reading, head, end),
    value: `se ${head >= 0 && words[head]?.text === 'me' ? 'propuso' : 'propusieron'} ${told('goal', reading, at + 1, end).value}`,
  };
});

on('propuse propusimos aspiro ahorrando entrenando preparando preparo apunto', (reading, at) => {
  const { words, clause, weather } = reading;
  const verb = words[at]?.text ?? '';
  const text = textOf(words, at + 1);
  if (clause.isAsked || weather.isTemporary) return null;
  if (verb.startsWith('propus'))
    return /^(?:me|nos)$/.test(words[at - 1]?.text ?? '') &&
      /^\p{L}+(?:ar|er|ir|rme|rnos|rlo)\b/u.test(text) &&
      isStated(reading, at - 1)
      ? told('goal', reading, at - 1, objectEnd(words, at + 1))
      : null;
  if (verb === 'aspiro')
    return /^a /.test(text) && isStated(reading, at) ? told('goal', reading, at, objectEnd(words, at + 1)) : null;
  if (verb === 'apunto') return null;
  const head = words.findIndex(({ text: word }, index) => index < at && /^(?:estoy|vengo|ando)$/.test(word));
  if (head < 0 && verb !== 'preparo') return null;
  const start = verb === 'preparo' ? at : head;
  if (!isStated(reading, start)) return null;
  if (verb === 'entrenando' || verb === 'ahorrando')
    return /^para (?!no|mantener|estar)/.test(text) ? told('goal', reading, start, objectEnd(words, at + 1)) : null;
  const reflexive = words[start - 1]?.text === 'me';
  return (reflexive &&
    /^para (?:el|la|un|una|las|los|correr|rendir|ser)\b(?! (?:manana|cena|fiesta|reunion))/.test(text)) ||
    /^(?:las |unas )?oposiciones\b/.test(text)
    ? told('goal', reading, reflexive ? start - 1 : start, objectEnd(words, at + 1))
    : null;
});

/** A deadline, which makes a goal of a wish. */
const BY_WHEN =
  /\b(?:antes de (?:(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|cumplir (?:los )?(?:\d\d|\p{L}+)|fin de ano|navidad|los \d\d|que (?:termine|acabe) el ano|20\d\d)|el verano)|este ano|para (?:fin de ano|diciembre|el (?:ano que viene|proximo ano|verano)|20\d\d)|en (?:un|dos|tres|cinco) anos)$/u;
// "Quiero bajar diez kilos antes de diciembre".
on('quiero queremos', (reading, at) => {
  const { words, clause, weather } = reading;
  if (
    clause.isAsked ||
    weather.isFormer ||
    weather.isReported ||
    isNegated(words, at) ||
    at > 1 ||
    (at === 1 && words[0]?.text !== 'yo')
  )
    return null;
  const verb = words[at + 1]?.text ?? '';
  if (
    !/^(?:bajar|subir|correr|ahorrar|aprender|terminar|dejar|llegar|leer|comprarme|comprarnos|comprar|abrir|montar|publicar|escribir|sacar|sacarme|graduarme|recibirme|aprobar|mudarme|mudarnos|pagar|juntar|independizarme)$/.test(
      verb,
    )
  )
    return null;
  return BY_WHEN.test(textOf(words, at + 2)) ? told('goal', reading, at, words.length) : null;
});
