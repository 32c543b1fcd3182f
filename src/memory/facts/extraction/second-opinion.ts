/**
 * How likely a sentence teaches something lasting of its user, by its words alone: guesses in a sentence that hardly does are not weighed, which spares most
 * sentences the tagger. The weights are fitted on the labelled utterances by `tests/bench/fit-teaches.ts`; the file says how well they tell.
 */
import { readWeights } from '../../text/feature-weights.ts';
import { featureOf, hashOf, NumberedWeights } from '../../text/numbered-weights.ts';
import { ENDING, FIRST, lengthOf, MOST_WORDS } from '../../text/word-features.ts';
import type { FactLanguage } from '../said.ts';

const FOLDER = new URL('./teaches-weights/', import.meta.url);
const ready = new Map<FactLanguage, NumberedWeights>();

/** The kinds of features. */
const [OF_WORD, OF_PAIR, OF_ENDINGS, OF_LENGTH] = [1, 2, 3, 4];
const [FIRST_WORD, NUMBER] = [hashOf(FIRST), hashOf('0')];

/** Returns the logit that a folded sentence teaches something, by its `wordFeatures`: 0 is as likely as not. */
export function teachingLogit(folded: string, language: FactLanguage): number {
  const weights = ready.get(language) ?? madeReady(language);
  weights.begin();
  let [before, endBefore, count] = [FIRST_WORD, FIRST_WORD, 0];
  for (let at = 0; count < MOST_WORDS && at < folded.length; ) {
    const from = at;
    at = wordEnd(folded, from);
    if (at === from) {
      at += 1; // what is in no word
      continue;
    }
    const isNumber = isDigit(folded.charCodeAt(from));
    const word = isNumber ? NUMBER : hashOf(folded, from, at);
    const end = isNumber || at - from <= ENDING ? word : hashOf(folded, at - ENDING, at);
    weights.add(featureOf(OF_WORD, word, 0));
    weights.add(featureOf(OF_PAIR, before, word));
    weights.add(featureOf(OF_ENDINGS, endBefore, end));
    [before, endBefore] = [word, end];
    count += 1;
  }
  weights.add(featureOf(OF_LENGTH, lengthOf(count), 0));
  return weights.sum;
}

function madeReady(language: FactLanguage): NumberedWeights {
  const { bias, weights } = readWeights(FOLDER, language);
  const numbered = new NumberedWeights(
    bias,
    [...weights].map(([feature, weight]) => [numberOf(feature), weight]),
  );
  ready.set(language, numbered);
  return numbered;
}

/** Returns the number of a feature as it is written. */
function numberOf(feature: string): number {
  const [first = '', second] = feature.split(' ');
  if (second !== undefined)
    return second.startsWith('-')
      ? featureOf(OF_ENDINGS, hashOf(first, 1), hashOf(second, 1))
      : featureOf(OF_PAIR, hashOf(first), hashOf(second));
  return feature.startsWith('#')
    ? featureOf(OF_LENGTH, Number(feature.slice(1)), 0)
    : featureOf(OF_WORD, hashOf(first), 0);
}

const MARKS = new Set([...'?!.,:;"'].map((mark) => mark.charCodeAt(0)));
const [APOSTROPHE, BEYOND_ASCII] = [0x27, 0x80];
const LETTER = /^\p{L}/u;
const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** Returns the end of the word, number or mark at a place, as `WORD` has it; the place itself where none stands there. */
function wordEnd(folded: string, from: number): number {
  const unit = folded.charCodeAt(from);
  if (MARKS.has(unit)) return from + 1;
  let at = from;
  if (isDigit(unit)) while (isDigit(folded.charCodeAt(at))) at += 1;
  else for (let width = letterAt(folded, at); width > 0; width = letterAt(folded, at)) at += width;
  return at;
}

/** Returns the units of the letter or apostrophe at a place; 0 where there is none. */
function letterAt(folded: string, at: number): number {
  const unit = folded.charCodeAt(at);
  if (unit < BEYOND_ASCII)
    return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit === APOSTROPHE ? 1 : 0;
  const letter = String.fromCodePoint(folded.codePointAt(at) ?? 0);
  return at < folded.length && LETTER.test(letter) ? letter.length : 0;
}
