/** The meaning of a message beside what a fact is about, by the vectors of words: features whose values are numbers. */
import { RecentlyUsed } from '../../../recently-used.ts';
import { type Language, termsOfAskedWords } from '../../text/text-analysis.ts';
import { cosineOf, directionOf, type Meaning, meaningOf, nearnessOf, sumOf } from '../../text/word-vectors.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Fact } from '../fact.ts';
import { subjectsOf } from '../fact-likeness.ts';
import { kindOf } from './signs.ts';

/** Features that go by a name and their place: of a vector, or of one number. */
export type NumberFeatures = readonly (readonly [name: string, values: ArrayLike<number>])[];

const LEAST_WEIGHT = 0.3; // what each word of a message counts beside its weight
const [OF_BOTH, OF_FACT] = [5, 0.5]; // so that values are of one size with those of a message
const NEAR = [0.3, 0.4, 0.5, 0.6, 0.7];
const FACTS = 5_000; // some 3 MB

/** The meanings of the words of a text by their tokens, and the direction of all of them. */
export interface TextMeanings {
  readonly of: readonly (Meaning | undefined)[];
  readonly direction: Float64Array | null;
}

/** Returns the meaning of a word, which counts as much as `weightOf` says. */
function meaningIn(word: string, code: string, weightOf = (_told: number) => 1): Meaning | undefined {
  const language: Language = code === 'en' ? 'en' : 'es'; // Portuguese words stand by their Spanish stems
  const [term] = termsOfAskedWords([word], language);
  const meaning = term === undefined ? undefined : meaningOf(term, language);
  return meaning && { vector: meaning.vector, weight: weightOf(meaning.weight) };
}

const directionIn = (all: readonly (Meaning | undefined)[]) =>
  directionOf(sumOf(all.filter((one) => one !== undefined)));

/** Returns the meanings of a text. */
export function meaningsOfText({ tokens }: ReadText, code: string): TextMeanings {
  const of = tokens.map(({ kind, plain }) =>
    kind === 'word' ? meaningIn(plain, code, (told) => LEAST_WEIGHT + told) : undefined,
  );
  return { of, direction: directionIn(of) };
}

interface FactMeanings {
  readonly words: readonly Meaning[];
  readonly direction: Float64Array | null;
}

const ofFacts = new RecentlyUsed<FactMeanings>(FACTS);

function meaningsOfFact({ slot, value }: Fact, code: string): FactMeanings {
  const name = `${code} ${slot} ${value}`;
  const known = ofFacts.get(name);
  if (known !== undefined) return known;
  const words = subjectsOf(slot, value).flatMap(({ plain }) => meaningIn(plain, code) ?? []);
  const made = { words, direction: directionIn(words) };
  ofFacts.set(name, made);
  return made;
}

/** Returns the features of what a message means beside the words that mention a fact. */
export function meaningFeatures(
  { of, direction: whole }: TextMeanings,
  fact: Fact,
  code: string,
  isMention: (at: number) => boolean,
): NumberFeatures {
  const others = of.filter((_meaning, at) => !isMention(at));
  const message =
    others.length === of.length || !of.some((one, at) => one && isMention(at)) ? whole : directionIn(others);
  if (message === null) return [];
  const found: NumberFeatures = [
    ['~', message],
    [`~${kindOf(fact.slot)}`, message],
  ];
  const { words, direction } = meaningsOfFact(fact, code);
  if (direction === null) return found;
  let nearest = -1;
  for (const word of words)
    for (const other of others) if (other !== undefined) nearest = Math.max(nearest, nearnessOf(word, other));
  return [
    ...found,
    ['~both', message.map((value, at) => OF_BOTH * value * (direction[at] as number))],
    ['~fact', direction.map((value) => OF_FACT * value)],
    ['~near', [nearest, ...NEAR.map((bound) => Number(nearest > bound))]],
    ['~like', [cosineOf(direction, message)]],
  ];
}
