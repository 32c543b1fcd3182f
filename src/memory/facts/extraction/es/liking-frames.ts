/** Reads the things that please or annoy users: "me gusta el té", "no me va el reguetón", "lo que más me gusta es el mar". */
import { type Found, type Frame, isStated, isVerbless, on, type Reading, textOf, told, written } from './frame.ts';
import type { Word } from './spanish-words.ts';
import { frontedObject, IN_THE_AIR, isAtHand, tasteEnd } from './taste-objects.ts';
import { thirdPerson } from './third-person.ts';

const LIKING =
  'gusta gustan encanta encantan fascina fascinan copa copan chifla chiflan mola molan apasiona apasionan divierte divierten relaja aburre aburren molesta molestan disgusta disgustan enloquece enloquecen flipa flipan repugna repugnan deprime irrita irritan desagrada desagradan interesa interesan pirra vuelve vuelven pierde pierden choca chocan repatea repatean revienta revientan emociona emocionan entusiasma entusiasman apetece cae caen late laten agrada agradan priva privan enferma enferman va van puede pueden';
const liking: Frame = (reading, at) => {
  const { words, clause, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (
    !/^(?:me|nos)$/.test(words[at - 1]?.text ?? '') ||
    clause.isAsked ||
    weather.isTemporary ||
    weather.isFormer ||
    /^apetece$/.test(verb)
  )
    return null;
  const no = words[at - 2]?.text === 'no' || words[at - 2]?.text === 'nunca' || words[at - 2]?.text === 'tampoco';
  const head = no ? at - 2 : at - 1;
  if (!isStatedLiking(reading, head)) return null;
  let from = at + 1;
  if (/^(?:vuelve|vuelven)$/.test(verb)) {
    if (!/^loc[oa]s?$/.test(words[from]?.text ?? '')) return null;
    from += 1;
  }
  if (/^(?:cae|caen)$/.test(verb)) {
    if (!/^(?:mal|pesad[oa]s?|fatal|horrible)$/.test(words[from]?.text ?? '')) return null;
    from += 1;
  }
  from = afterDegree(words, from);
  const end = tasteEnd(reading, words[from]?.text === 'que' ? from + 1 : from);
  if (WEAK_LIKING.test(verb) && !isTold(verb, reading, from, end)) return null;
  const isMore = words[from - 1]?.text === 'mas';
  if (isMore && !/ que /.test(textOf(words, from, end))) return null;
  if (words[from] === undefined || from >= end) return frontedTaste(reading, head, from);
  if (SINCE.test(textOf(words, from, end))) return setApart(reading, head, from, end);
  // "Me gusta que seas breve" is asked of the assistant.
  if (/^que (?:no )?(?:me |nos )?(?!las\b|los\b|mis\b)\p{L}{2,}[ae]s\b/u.test(textOf(words, from, end))) return null;
  const isCompared = isMore && COMPARED.test(textOf(words, from, end));
  if (!isCompared && (isAtHand(reading, from, end) || IN_THE_AIR.test(textOf(words, from, end)))) return null;
  if (/^(?:revienta|molesta|mata|late)/.test(verb) && BODILY.test(textOf(words, from, end))) return null;
  if (
    /^(?:pierde|pierden|divierte|interesa|interesan|molesta|molestan|aburre|deprime|emociona|relaja)$/.test(verb) &&
    !/^(?:el|la|los|las|que|[a-z]+[aei]r) /.test(`${textOf(words, from, end)} `)
  )
    return null;
  if (
    /^(?:interesa|interesan|emociona|molesta|deprime|aburre)$/.test(verb) &&
    /^(?:la|el) (?:puesto|oferta|curso|noticia|situacion|oportunidad|propuesta|rodilla|espalda|cabeza|ruido)/.test(
      textOf(words, from, end),
    )
  )
    return null;
  return told(verb.startsWith('apasion') ? 'hobby' : 'preference', reading, head, end);
};
on(LIKING, liking);

const DEGREE =
  /^(?:mucho|muchisimo|bastante|tambien|especialmente|sobre|todo|demasiado|poco|nada|mas|realmente|tanto|siempre|la verdad|harto|mazo|cantidad|horrores|mogollon|caleta|locura|profundamente)$/;
const AMOUNT = /^un (?:monton|buen|chorro|mundo|toco|huevo|poquito|resto|toque|horror)$/;

/** Returns the first word after those for how much: "me late un buen | la comida yucateca", "me gusta mucho | el té". */
function afterDegree(words: readonly Word[], start: number): number {
  let from = start;
  while (from < words.length) {
    if (DEGREE.test(words[from]?.text ?? '')) from += 1;
    else if (AMOUNT.test(textOf(words, from, from + 2)) && !/^\p{L}+$/u.test(bare(words[from + 2]))) from += 2;
    else break;
  }
  return from;
}

/** Returns a noun without an article, which "un buen" belongs to ("me late un buen vino"); '' for one that stands by itself. */
function bare(word: Word | undefined): string {
  const text = word?.text ?? '';
  return /^(?:el|la|los|las|que|\p{L}+[aei]r)$/u.test(text) ? '' : text;
}

/** Verbs that mean liking with a thing alone: "no me va el reguetón", "me puede el chocolate"; not "me va bien", "me puede pasar". */
const WEAK_LIKING = /^(?:late|laten|va|van|puede|pueden|priva|privan|enferma|enferman)$/;
/** Things that "go", well or badly, of themselves. */
const GOING =
  /\b(?:internet|wifi|red|conexion|web|pagina|pantalla|teclado|mouse|raton|sonido|audio|microfono|camara|programa|app|aplicacion|computadora|ordenador|compu|celular|movil|impresora|coche|auto|vida|trabajo|negocio|dia|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hora|cabeza|fiebre|sueno|corazon|dolor)\b/;

function isTold(verb: string, { words }: Reading, from: number, end: number): boolean {
  const object = textOf(words, from, end);
  if (/^(?:enferma|enferman)$/.test(verb)) return /^(?:que|el|la|los|las|\p{L}+[aei]r)\b/u.test(object);
  return /^(?:(?:el|la|los|las) \p{L}|\p{L}+[aei]r (?:el|la|los|las|en|por|a) )/u.test(object) && /^l|^pri/.test(verb)
    ? true
    : /^(?:el|la|los|las) \p{L}/u.test(object) && !GOING.test(object);
}

/** "Más el té que el café". */
const COMPARED = /^(?:el|la|los|las|\p{L}+[aei]r)\b.* que (?:el|la|los|las|\p{L}+[aei]r)\b/u;
const BODILY = /^(?:la|el|las|los) (?:cabeza|espalda|rodilla|muela|muelas|oido|garganta|pecho|pie|pies|cuello)\b/;

// "Nunca me ha gustado el fútbol": for good, where "me ha gustado" alone is of what was just seen.
on('gustado encantado fascinado apasionado interesado flipado llamado', (reading, at) => {
  const { words, clause } = reading;
  if (
    clause.isAsked ||
    !/^(?:ha|han)$/.test(words[at - 1]?.text ?? '') ||
    words[at - 2]?.text !== 'me' ||
    !/^(?:(?:a mi|a mí|yo) )?(?:siempre|nunca|jamas|desde \p{L}+(?: \p{L}+)?|toda (?:la|mi) vida)$/u.test(
      textOf(words, 0, at - 2),
    )
  )
    return null;
  const from = words[at]?.text === 'llamado' && /^la atencion/.test(textOf(words, at + 1)) ? at + 3 : at + 1;
  const object = afterDegree(words, from);
  if (words[at]?.text === 'llamado' && from === at + 1) return null;
  const end = tasteEnd(reading, object);
  return isAtHand(reading, object, end) || IN_THE_AIR.test(textOf(words, object, end))
    ? null
    : told('preference', reading, 0, end);
});

// "Lo que más me gusta es el mar", "lo que no soporto es la impuntualidad".
on('lo', (reading, at) => {
  const { words, clause, weather } = reading;
  const head =
    /^lo que (?:mas |menos |peor |no )*(?:me (?:gusta|encanta|apasiona|molesta|fascina|relaja|divierte)|odio|detesto|disfruto|soporto|aguanto)(?: hacer| en la vida| en el mundo| del mundo| de todo)? es /.exec(
      `${textOf(words, at)} `,
    )?.[0];
  if (head === undefined || clause.isAsked || weather.isTemporary || (at > 0 && textOf(words, 0, at) !== 'a mi'))
    return null;
  const from = at + head.trim().split(' ').length;
  const end = tasteEnd(reading, from);
  return !/^(?:el|la|los|las|\p{L}+[aei]r)\b/u.test(textOf(words, from, end)) || isAtHand(reading, from, end)
    ? null
    : told('preference', reading, at, end);
});

function isStatedLiking(reading: Reading, head: number): boolean {
  const before = textOf(reading.words, 0, head);
  if (
    before === '' ||
    /^(?:a mi|yo|a nosotros|siempre|tambien|y|ya|en general|en casa|de verdad)$/.test(before) ||
    /^a mi (?:tambien|siempre|personalmente)$/.test(before)
  )
    return true;
  return frontedObject(reading, head) > 0 || (/^(?:en|de|por|para|entre) /.test(before) && isStated(reading, head));
}

function frontedTaste(reading: Reading, head: number, end: number): Found | null {
  const to = frontedObject(reading, head);
  const start = /^a m[ií]$/.test(textOf(reading.words, 0, 2)) ? 2 : 0;
  if (to <= start || isAtHand(reading, start, to)) return null;
  return told('preference', reading, start, end);
}

/** Words of time after the verb, which are no object: "me fascina | desde niña". */
const SINCE = /^(?:desde|hace|de toda la vida|toda la vida|con locura)\b/;

/** "La ópera, ahí se me va la plata: me fascina desde niña": what is liked opened the sentence. */
function setApart(reading: Reading, head: number, from: number, end: number): Found | null {
  const { words, clauses } = reading;
  if (frontedObject(reading, head) > 0) return frontedTaste(reading, head, end);
  const [topic] = clauses;
  if (topic === undefined || topic === reading.clause || topic.isAsked || topic.words.length > 5 || head > 0)
    return null;
  const other = { ...reading, clause: topic, words: topic.words };
  if (!/^(?:el|la|los|las) /.test(topic.text) || !isVerbless(topic) || isAtHand(other, 0, topic.words.length))
    return null;
  const liked = thirdPerson(topic.sentence, topic.words);
  return {
    kind: 'fact',
    slot: 'preference',
    value: `${thirdPerson(reading.clause.sentence, words, head, from)} ${liked.charAt(0).toLowerCase()}${liked.slice(1)} ${written(reading, from, end)}`,
    first: topic.words[0] as Word,
    last: words[end - 1] as Word,
  };
}
