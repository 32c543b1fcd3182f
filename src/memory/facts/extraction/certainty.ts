/**
 * How certain a statement is true of the user: by who found it, a rule or the tagger, and by how likely the tagger holds the same words for a value of that
 * kind. Rules know what is said and are misled by what surrounds it; the tagger knows what such sentences look like; where both see the same, nine of ten are
 * right, where a rule alone does, less than half. The weights are fitted on whole conversations by `tests/bench/fit-certainty.ts`.
 */
import { weightsIn } from '../../text/feature-weights.ts';
import type { Confidence } from '../fact.ts';

/** The features by which a statement is weighed. */
export type Signs = readonly string[];

/** A statement as it was found. */
export interface Found {
  readonly slot: string;
  readonly value: string;
  readonly by: 'rule' | 'tagger';
  /** True for what a broad rule tells. */
  readonly isGuess: boolean;
  /** The probability, by the tagger, that its words are a value of a slot told for this one. */
  readonly chance: number;
  /** True where rules tell all of its sentence: said plainly, with nothing beside it. */
  readonly isPlain: boolean;
  /** True for what is to be told whatever a query is about. */
  readonly standing: boolean;
  readonly message: MessageLooks;
  /** What may speak against it, in a word or two: how its clause is heard, what stands around it. */
  readonly doubts: readonly string[];
}

/** A message as it looks: in a long one, or one that asks something, more is said that tells nothing of its user. */
export interface MessageLooks {
  readonly length: number;
  readonly isAsking: boolean;
}

/** Slots of which one is told for another: what is a habit to the one reader is a hobby to the other. */
const KIN: readonly (readonly string[])[] = [
  ['preference', 'likes', 'dislikes', 'prefers', 'favorite', 'hobby', 'habit', 'diet', 'note', 'language'],
  ['family', 'partner', 'marital_status'],
  ['home', 'origin', 'other_home'],
  ['work', 'profession', 'team', 'other_work', 'studies', 'project', 'goal'],
  ['health', 'allergy', 'diet', 'attribute', 'own'],
  ['name', 'surname', 'nickname'],
];
/** Ends of the bands of probability that have a weight each. */
const BANDS = [0.01, 0.03, 0.1, 0.3, 0.6, 0.9, 0.97] as const;
const LITTLE = 0.1; // probability below which the tagger sees nothing
const LENGTHS = [12, 20, 30, 45] as const; // characters of a value
const MESSAGE_LENGTHS = [32, 64, 128, 256] as const; // characters

/** The least certainty of what is told without asking a model, and of what is told of beside the rest. */
const HIGH = 0.8;
const MEDIUM = 0.5;
const [PLAIN, GUESS] = ['plain ', 'guess'];
const weightsOf = weightsIn<'all'>(new URL('./certainty-weights/', import.meta.url));

/** True for a slot of the tagger whose values are told under a slot of facts. */
export function isKin(tag: string, slot: string): boolean {
  const family = familyOf(slot);
  return tag === family || KIN.some((slots) => slots.includes(tag) && slots.includes(family));
}

export function signsOf({ slot, value, by, isGuess, chance, isPlain, standing, message, doubts }: Found): Signs {
  const band = bandOf(chance, BANDS);
  const family = familyOf(slot);
  return [
    by,
    `${isPlain && !isGuess ? PLAIN : `${by} `}${band}`,
    `of ${family}`,
    `${by} of ${family}`,
    ...looksOf(message).map((looks) => (chance < LITTLE ? `${by} alone ${looks}` : looks)),
    ...(standing ? ['standing'] : []),
    `${family} says ${value.toLowerCase().split(' ', 2).join(' ')}`,
    ...(isGuess ? [GUESS] : []),
    ...(/\p{Lu}/u.test(value) ? ['name'] : []),
    `long ${bandOf(value.length, LENGTHS)}`,
    ...doubts.flatMap((one) => [one, `${family} ${one}`]),
  ];
}

function looksOf({ length, isAsking }: MessageLooks): string[] {
  return [`among ${bandOf(length, MESSAGE_LENGTHS)}`, ...(isAsking ? ['asking'] : [])];
}

/** Returns how likely what has these signs is true. */
export function certaintyOf(signs: Signs): number {
  const { bias, weights } = weightsOf('all');
  let logit = bias;
  for (const sign of signs) logit += weights.get(sign) ?? 0;
  return 1 / (1 + Math.exp(-logit));
}

/** Returns the confidence in what has these signs: what is said plainly, in a sentence that rules know whole, is as certain as words are. */
export function confidenceBy(signs: Signs): Confidence {
  const certainty = isSaidPlainly(signs) ? 1 : certaintyOf(signs);
  return certainty >= HIGH ? 'high' : certainty >= MEDIUM ? 'medium' : 'low';
}

/** The least certainty of what is believed at all, by who found it. */
export interface LeastCertainty {
  readonly rule: number;
  /** Of what a broad rule tells, or the tagger where no rule does. */
  readonly guess: number;
}

/**
 * Chosen by conversations and by sets of what people say of themselves: a rule is asked less, since people who talk to an assistant say more things
 * plainly, as rules know them, than the authors of conversations whom the weights are fitted on.
 */
export const LEAST_CERTAINTY: LeastCertainty = { rule: 0.25, guess: 0.5 };
/** All is believed. */
export const NO_LEAST: LeastCertainty = { rule: 0, guess: 0 };

/** True for what is to be believed at all. */
export function isBelieved(signs: Signs, least: LeastCertainty): boolean {
  return isSaidPlainly(signs) || certaintyOf(signs) >= (isGuess(signs) ? least.guess : least.rule);
}

/** True for the signs of what a broad rule tells, or the tagger where no rule does. */
export function isGuess(signs: Signs): boolean {
  return signs[0] === 'tagger' || signs.includes(GUESS);
}

const SURER = ['low', 'medium', 'high'] as const;

/** True for what is surer than another. */
export function isSurer(one: { readonly confidence: Confidence }, other: { readonly confidence: Confidence }): boolean {
  return SURER.indexOf(one.confidence) > SURER.indexOf(other.confidence);
}

/** The least certainty of a guess that takes the place of what is surer: chosen by pairs of messages, of which the second may change what the first told. */
const LEAST_TO_REPLACE = 0.6;

/** A statement with what it was weighed by, if it was. */
interface Weighed {
  readonly confidence: Confidence;
  readonly signs?: Signs;
}

export const isGuessed = ({ signs }: Weighed): boolean => signs !== undefined && isGuess(signs);

/** True for a guess that takes no place of what is known, since that is surer. */
export function isLessSure(said: Weighed, known: { readonly confidence: Confidence }): boolean {
  return isGuessed(said) && isSurer(known, said) && certaintyOf(said.signs ?? []) < LEAST_TO_REPLACE;
}

function isSaidPlainly(signs: Signs): boolean {
  return signs.some((sign) => sign.startsWith(PLAIN));
}

function bandOf(value: number, ends: readonly number[]): number {
  let band = 0;
  while (band < ends.length && value >= (ends[band] as number)) band += 1;
  return band;
}

function familyOf(slot: string): string {
  const end = slot.indexOf(':');
  return end < 0 ? slot : slot.slice(0, end);
}
