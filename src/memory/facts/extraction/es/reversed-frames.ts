/**
 * Reads values that stand before their noun, or are set apart: "Rosario es mi ciudad", "Ibarguren, ese es mi apellido", "en mi
 * empresa, Cemex, …".
 */

import { slotOf } from './called-slots.ts';
import type { Clause } from './clauses.ts';
import { type Found, goingOn, isNegated, nameEnd, on, type Reading, textOf, written } from './frame.ts';
import { FIRST_NAMES } from './lexicon/people.ts';
import { LANGUAGES, TECHNOLOGIES } from './lexicon/technologies.ts';
import { isTrade } from './lexicon/trades.ts';
import { isPlaceAt } from './origin-frames.ts';
import { owned } from './owned.ts';
import type { Word } from './spanish-words.ts';
import { isTool } from './tool-frames.ts';

const MAX_NOUN = 4; // words: "lenguaje de programación"
/** Words that may follow the noun: "Pilsen es mi ciudad desde hace tres años". */
const AFTER_NOUN =
  /^(?:desde|hace|de (?:siempre|toda la vida)|ahora|actual|actualmente|y|con|por|este|para|en|completo)\b/;
const PASSING = /\b(?:hoy|manana|ahora|noche|tarde|rato|momento|semana)\b/;

/** Returns the noun that a stretch opens with, and its slot: "ciudad desde hace tres años" → "ciudad". */
function nounAt(words: readonly Word[], from: number): { noun: string; slot: string; to: number } | null {
  for (let to = Math.min(from + MAX_NOUN, words.length); to > from; to -= 1) {
    const noun = textOf(words, from, to);
    const slot = slotOf(noun);
    const rest = textOf(words, to);
    if (slot !== null && (rest === '' || AFTER_NOUN.test(rest))) return { noun, slot, to };
  }
  return null;
}

/** True when a stretch can be a value for such a noun. */
function isValue(words: readonly Word[], to: number, slot: string, noun: string): boolean {
  const first = words[0];
  if (first === undefined || to < 1) return false;
  switch (slot) {
    case 'name':
    case 'surname':
      return nameEnd(words, 0) === to || (to === 1 && FIRST_NAMES.has(first.text));
    case 'home':
    case 'origin':
      return first.isCapital && isPlaceAt(words, 0) && nameEnd(words, 0) === to && !/^(?:casa|hogar)$/.test(noun);
    case 'technology':
      return isTool(first, true) && to <= 3;
    case 'work':
      return first.isCapital && nameEnd(words, 0) === to && !TECHNOLOGIES.has(first.text);
    case 'profession':
      return isTrade(first.text) && to <= 3;
    case 'goal':
      return /^\p{L}+(?:ar|er|ir|rme|rnos)$/u.test(first.text) && to > 1 && !PASSING.test(textOf(words, 0));
    default:
      return false;
  }
}

// "Sucre es mi ciudad natal"; "sacar el B2, esa es mi meta".
on('mi nuestra nuestro', (reading, at) => {
  const { words, clause, clauses } = reading;
  if (clause.isAsked || words[at - 1]?.text !== 'es' || isNegated(words, at)) return null;
  const named = nounAt(words, at + 1);
  if (named === null || PASSING.test(textOf(words, named.to))) return null;
  const { noun, slot } = named;
  const subject = at - 1;
  if (!/^(?:(?:y )?(?:es[ea]|est[ea]|eso|esto|asi)|)$/.test(textOf(words, 0, subject)))
    return isValue(words, subject, slot, noun)
      ? asWritten(reading, subject, owned(reading, at, noun, 0, subject))
      : null;
  const before = clauses[clause.index - 1];
  if (before === undefined || before.isAsked || !/^(?:,|)$/.test(before.opener) || !/^(?:,|y)$/.test(clause.opener))
    return null;
  const other = { ...reading, clause: before, words: before.words };
  if (!isValue(before.words, before.words.length, slot, noun)) return null;
  return asWritten(other, before.words.length, owned(other, at, noun, 0, before.words.length, words[at]));
});

/** Keeps the capital of a name that opens a sentence. */
function asWritten(reading: Reading, to: number, found: Found | null): Found | null {
  if (found === null || !/^(?:surname|home|origin|work|technology)$/.test(found.slot)) return found;
  return { ...found, value: found.value.replace(/ es .*$/s, ` es ${written(reading, 0, to)}`) };
}

/** Nouns for things with a name of their own, which is said beside them: "mi app, Kawsay, ya tiene usuarios". */
const NAMED = /^(?:empresa|compania|startup|ciudad|barrio|pueblo|app|aplicacion|proyecto|emprendimiento)$/;

on('mi nuestra nuestro', (reading, at) => {
  const { words, clause } = reading;
  const noun = words[at + 1]?.text ?? '';
  const slot = NAMED.test(noun) && at + 2 === words.length && !clause.isAsked ? slotOf(noun) : null;
  const [next] = slot === null ? [] : goingOn(reading, 1);
  if (slot === null || next === undefined || next.opener !== ',' || !isNameAlone(next, slot)) return null;
  const other = { ...reading, clause: next, words: next.words };
  return owned(other, 0, noun, 0, next.words.length, words[at]);
});

function isNameAlone({ words }: Clause, slot: string): boolean {
  const [first] = words;
  if (first === undefined || !first.isCapital || nameEnd(words, 0) !== words.length || words.length > 5) return false;
  return slot === 'home' ? !FIRST_NAMES.has(first.text) || isPlaceAt(words, 0) : !FIRST_NAMES.has(first.text);
}

// "El quechua es mi lengua materna".
on('lengua idioma', (reading, at) => {
  const { words, clause } = reading;
  const language = words.find(({ text }) => LANGUAGES.has(text));
  if (clause.isAsked || language === undefined || isNegated(words, at)) return null;
  if (
    !/^(?:el |mi )?\p{L}+ es mi (?:primera |primer )?(?:lengua|idioma) ?(?:materna|natal|nativ[oa]|de (?:cuna|casa))?/u.test(
      textOf(words, 0),
    )
  )
    return null;
  if (
    !/^(?:materna|natal|nativ[oa]|de (?:cuna|casa))/.test(textOf(words, at + 1)) &&
    !/^primera?$/.test(words[at - 1]?.text ?? '')
  )
    return null;
  return {
    kind: 'fact',
    slot: 'spoken_language',
    value: `su lengua materna es el ${language.written}`,
    first: language,
    last: words[at] as Word,
  } satisfies Found;
});
