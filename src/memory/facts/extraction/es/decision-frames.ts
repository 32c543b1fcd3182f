import { firstPerson } from './conjugation.ts';
import {
  afterAdverbs,
  type Found,
  type Frame,
  isNegated,
  isStated,
  objectEnd,
  on,
  preterite,
  textOf,
  told,
  written,
} from './frame.ts';
import { LANGUAGES } from './lexicon/technologies.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';
import { isTool } from './tool-frames.ts';

// Decisions.
const deciding: Frame = (reading, at) => {
  const { words, clause } = reading;
  const verb = words[at]?.text ?? '';
  if (clause.isAsked) return null;
  const perfect = /^(?:decidido|elegido|optado|resuelto|acordado)$/.test(verb);
  const head = perfect
    ? words.findIndex(({ text }, index) => index < at && index >= at - 3 && /^(?:he|hemos|esta)$/.test(text))
    : at;
  if (head < 0 || !isStated(reading, words[head]?.text === 'esta' ? 0 : head)) return null;
  if (/\b(?:cuando|si|antes de que)\b/.test(textOf(words, 0, head)) || reading.weather.isFormer) return null;
  const from = afterAdverbs(words, at + 1);
  if (words[from] === undefined) return null;
  const object = textOf(words, from);
  if (
    /^(?:eso|esto|nada|si|mal|bien|tarde|lo |la semana|preguntar|consultar|escribir(?:te)? a|preguntarte|probar suerte|el (?:problema|ejercicio|bug|tema|error)|un (?:problema|ejercicio)|todo|no (?:ir|venir|volver|hacerlo|seguir|hablar)$)\b/.test(
      object,
    )
  )
    return null;
  if (/^(?:no )?\p{L}+(?:arle|erle|irle|arlo|erlo|irlo|arte|erte|irte|arla|erla|irla)\b/u.test(object)) return null;
  if (
    /^(?:no )?(?:ver|comer|salir|dormir|pedir|levantarme|cocinar|quedarme en|acostarme|esperar|parar|llamar|mirar|descansar)\b/.test(
      object,
    )
  )
    return null;
  if (/^(?:resolv|acord)/.test(verb) && !/^(?:\p{L}+(?:ar|er|ir|rse|rnos|rme)|que|no|usar|hacer)\b/u.test(object))
    return null;
  if (
    /^(?:elegi|elegimos|escog)/.test(verb) &&
    /^(?:la opcion|el (?:primero|segundo)|mal|este|esta|ese|esa)\b/.test(object)
  )
    return null;
  if (/^(?:apost|decant|inclin)/.test(verb) && !/^por /.test(object)) return null;
  if (verb.startsWith('defin') && !/^que /.test(object)) return null;
  let first = words[head - 1]?.text === 'me' || words[head - 1]?.text === 'nos' ? head - 1 : head;
  if (perfect) first = head;
  const end = objectEnd(words, words[from]?.text === 'que' ? from + 1 : from);
  const said = told('decision', reading, first, end);
  const found = {
    ...said,
    value: said.value.replace(
      /^(se )?(deciden|optan|eligen|escogen|acuerdan|apuestan|decantan|inclinan|definen)\b/,
      (_, se = '', present) => `${se}${PAST[present] ?? present}`,
    ),
  };
  const value = perfect
    ? `${words[head]?.text === 'hemos' ? plural(verb) : singular(verb)} ${told('decision', reading, from, end).value}`
    : found.value;
  // "decidí que…": what was decided stands in the next clause.
  const next = reading.clauses[clause.index + 1];
  if (words[from]?.text === undefined && next?.opener === 'que') return null;
  // "Cambié de idea: para el catálogo decidí usar Postgres".
  const changed = reading.clauses.some(
    ({ text, index }) =>
      index <= clause.index &&
      /\b(?:cambi(?:e|amos) de (?:idea|opinion|parecer|plan|planes)|(?:lo )?pens(?:e|amos) mejor|(?:di|dimos) marcha atras|me arrepenti)\b/.test(
        text,
      ),
  );
  const matter = words[0]?.text === 'para' && first > 1 ? ` ${thirdPerson(clause.sentence, words, 0, first)}` : '';
  return { ...found, value: `${value}${matter}`, ...(changed ? { replaces: true } : {}) };
};
/** "Ya está decidido", "la decisión está tomada": what is decided stands next. */
const ANNOUNCED =
  /^(?:(?:ya|al final|finalmente|por fin) )*(?:(?:esta|quedo|queda|lo tengo|lo tenemos|es cosa) decidid[oa]|(?:la )?decision (?:esta )?tomada|decidido|(?:lo )?(?:decidi|decidimos|he decidido|hemos decidido))$/;

// "Está decidido: el sitio lo migro a Astro".
on('decidido decidida tomada decidi decidimos', (reading) => {
  const { clause, clauses } = reading;
  const next = clauses[clause.index + 1];
  if (
    clause.isAsked ||
    next === undefined ||
    next.isAsked ||
    !/^[:,]$/.test(next.opener) ||
    !ANNOUNCED.test(clause.text)
  )
    return null;
  const own = next.words.findIndex(({ text }) => firstPerson(text)?.form === 'present');
  if (
    own < 0 ||
    /^(?:te|gracias|ahora|quiero|necesito|me (?:ayudas|puedes|podes))\b/.test(next.text) ||
    next.words.length < 3
  )
    return null;
  if (
    /\b(?:hoy|manana|esta (?:noche|tarde|semana)|este finde|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|creo|se|gusta)\b/.test(
      next.text,
    )
  )
    return null;
  const end = objectEnd(next.words, own);
  const value = thirdPerson(next.sentence, next.words, 0, end);
  return {
    kind: 'fact',
    slot: 'decision',
    value: `decidió: ${value}`,
    first: clause.words[0] as Word,
    last: next.words[end - 1] as Word,
  };
});
// "Dimos marcha atrás: el catálogo va con Postgres, ya está decidido".
on('va van', (reading, at) => {
  const { words, clause, clauses } = reading;
  const end = objectEnd(words, at + 1);
  if (
    clause.isAsked ||
    isNegated(words, at) ||
    !/^(?:el|la|los|las) \p{L}+(?: de \p{L}+)?$/u.test(textOf(words, 0, at)) ||
    !/^(?:con|en|sobre)$/.test(words[at + 1]?.text ?? '') ||
    words[at + 2] === undefined ||
    !isTool(words[at + 2] as Word, true) ||
    !clauses.some(({ text, isAsked }) => !isAsked && /^(?:ya )?(?:esta|quedo) decidido\b/.test(text))
  )
    return null;
  const changed = clauses.some(({ text }) => /\b(?:marcha atras|cambi(?:e|amos) de (?:idea|opinion))\b/.test(text));
  return told('decision', reading, 0, end, { replaces: changed });
});
/** "Nos quedamos con Vue" is settled. */
function settled(found: Found): Found {
  return { ...found, value: found.value.replace(/^se quedan /, 'se quedaron ') };
}
/** "Decidimos" is present and preterite: of a decision it is the latter. */
const PAST: Readonly<Record<string, string>> = {
  deciden: 'decidieron',
  optan: 'optaron',
  eligen: 'eligieron',
  escogen: 'escogieron',
  acuerdan: 'acordaron',
  apuestan: 'apostaron',
  decantan: 'decantaron',
  inclinan: 'inclinaron',
  definen: 'definieron',
};
const singular = (participle: string): string =>
  ({ decidido: 'decidió', elegido: 'eligió', optado: 'optó', resuelto: 'resolvió', acordado: 'acordó' })[participle] ??
  participle;
const plural = (participle: string): string =>
  ({ decidido: 'decidieron', elegido: 'eligieron', optado: 'optaron', resuelto: 'resolvieron', acordado: 'acordaron' })[
    participle
  ] ?? participle;
on(
  [
    ...preterite(
      'decidir',
      'elegir',
      'optar',
      'resolver',
      'escoger',
      'acordar',
      'apostar',
      'decantar',
      'inclinar',
      'definir',
    ),
    'decidido',
    'elegido',
    'optado',
    'resuelto',
    'acordado',
  ],
  deciding,
);
on('decision', (reading, at) => {
  const { words, clause } = reading;
  if (clause.isAsked) return null;
  const text = textOf(words, 0);
  const took = words.findIndex(({ text: word }, index) => index < at && /^(?:tome|tomamos|tomado)$/.test(word));
  if (took >= 0 && words[at + 1]?.text === 'de' && !/\bno\b/.test(textOf(words, 0, at)))
    return told('decision', reading, took, objectEnd(words, at + 2));
  const is = words.findIndex(({ text: word }, index) => index > at && word === 'es');
  return is > 0 && /^(?:la|mi|nuestra) decision (?:final |tomada )?es \p{L}+(?:ar|er|ir)\b/u.test(text)
    ? told('decision', reading, 0, objectEnd(words, is))
    : null;
});
// "Vamos a ir con Kubernetes": said of a tool or a name, it is decided.
on('vamos voy', (reading, at) => {
  const { words, clause, weather } = reading;
  const match = /^(?:a (?:ir (?:con|por)|usar|migrar a|quedarnos con|quedarme con|optar por)|con) (?=\S)/.exec(
    textOf(words, at + 1),
  );
  if (match === null || clause.isAsked || !isStated(reading, at) || weather.isDoubted || weather.isTemporary)
    return null;
  const object = at + 1 + match[0].trim().split(' ').length;
  if (words[object] === undefined || !isTool(words[object], true)) return null;
  if (/\b(?:para|en) est[ea]\b/.test(textOf(words, object))) return null;
  return told('decision', reading, at, objectEnd(words, object));
});
// "Estoy aprendiendo Rust".
on('aprendiendo', (reading, at) => {
  const { words, clause, weather } = reading;
  const head = at - 1;
  if (!/^(?:estoy|ando|sigo|vengo)$/.test(words[head]?.text ?? '') || clause.isAsked || !isStated(reading, head))
    return null;
  if (weather.isTemporary || weather.isFormer) return null;
  let object = at + 1;
  if (/^a (?:programar|hablar|usar)$/.test(textOf(words, object, object + 2))) object += 2;
  if (/^(?:en|el|con)$/.test(words[object]?.text ?? '')) object += 1;
  const word = words[object];
  if (word === undefined) return null;
  if (LANGUAGES.has(word.text)) return told('studies', reading, head, objectEnd(words, object));
  return isTool(word, true) ? told('technology', reading, head, objectEnd(words, object)) : null;
});
on('quedamos quede vamos', (reading, at) => {
  const { words, clause, weather } = reading;
  if (clause.isAsked || !isStated(reading, at) || weather.isDoubted) return null;
  const text = textOf(words, at + 1);
  const nos = /^(?:nos|me)$/.test(words[at - 1]?.text ?? '');
  if (
    nos &&
    /^con (?!ganas|la duda|las ganas|poco|hambre|la boca|lo|la sensacion)/.test(text) &&
    (words[at + 2]?.isCapital || /^con (?:el|la) \p{Lu}/u.test(written(reading, at + 1, words.length)))
  )
    return settled(told('decision', reading, at - 1, objectEnd(words, at + 1)));
  return null;
});
