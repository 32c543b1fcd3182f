/** Reads how a text goes on from what was said before: the small engine above the tables of the languages. */
import { onceEach } from '../../once.ts';
import { longestAt, type PhraseIndex, phraseIndexOf, standsIn, type Word, wordsOf } from '../../text/phrase.ts';
import { quotationsIn } from '../../text/quotations.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { SpokenLanguage } from '../../text/text-analysis.ts';
import { ENGLISH_FLOW } from './en.ts';
import { SPANISH_FLOW } from './es.ts';
import type { FlowSigns } from './flow-signs.ts';
import { PORTUGUESE_FLOW } from './pt.ts';

type SignName = keyof FlowSigns;

const READY: Readonly<Record<SpokenLanguage, Readonly<Record<SignName, PhraseIndex>>>> = onceEach({
  es: () => ready(SPANISH_FLOW),
  en: () => ready(ENGLISH_FLOW),
  pt: () => ready(PORTUGUESE_FLOW),
});

function ready(signs: FlowSigns): Readonly<Record<SignName, PhraseIndex>> {
  return Object.fromEntries(
    Object.entries(signs).map(([name, { phrases }]) => [name, phraseIndexOf(phrases)]),
  ) as unknown as Readonly<Record<SignName, PhraseIndex>>;
}

/** True where a sign opens the text. */
function opens(phrases: PhraseIndex, words: readonly Word[]): boolean {
  return longestAt(phrases, words, 0) > 0;
}

/** The ways in which a text says that it goes on to another matter; `flush`: and that nothing more is wanted of the one before. */
export type SaidShift = 'flush' | 'shift' | null;

/** Returns whether a text says in so many words, of one of some languages, that it goes on to another matter. */
export function saidShift(text: string, languages: readonly SpokenLanguage[]): SaidShift {
  const words = wordsOf(text);
  for (const language of languages) {
    if (opens(READY[language].flush, words)) return 'flush';
    if (opens(READY[language].shift, words)) return 'shift';
  }
  return null;
}

/** The signs by which a text goes on, or begins anew. */
export interface FlowOpening {
  /** What is left once assent and thanks are taken away. */
  readonly body: readonly Word[];
  readonly goesOn: boolean;
  /** True where it begins with the words of a question or a request. */
  readonly opensAsking: boolean;
}

/** Returns how the words of a text open, behind its assent. */
export function openingOf(words: readonly Word[], language: SpokenLanguage): FlowOpening {
  const { assent, going, asking } = READY[language];
  let from = 0;
  for (let end = longestAt(assent, words, 0); end > from; end = longestAt(assent, words, from)) from = end;
  const body = words.slice(from);
  return { body, goesOn: opens(going, body) || opens(going, words), opensAsking: opens(asking, body) };
}

/** Returns the sentences of a text, without what it quotes: that is said by others. */
export function sentencesOf(text: string): string[] {
  return unquoted(text)
    .split(/(?<=[.!?…;])\s+|\n+/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Returns a text without what it quotes. */
export function unquoted(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of quotationsIn(text)) {
    parts.push(text.slice(at, from));
    at = to;
  }
  return at === 0 ? text : [...parts, text.slice(at)].join(' ');
}

/** True where words lean on what was said before them. */
export function leansIn(words: readonly Word[], language: SpokenLanguage): boolean {
  return standsIn(READY[language].leaning, words) || pointsIn(words, language);
}

/** True where words point at one of several things by its place. */
function pointsIn(words: readonly Word[], language: SpokenLanguage): boolean {
  return standsIn(READY[language].pointing, words);
}

/** True where they point at nothing but its place: an ordinal before a noun is of that ("the first president"). */
export function pointsAtItem(words: readonly Word[], language: SpokenLanguage): boolean {
  const { pointing } = READY[language];
  return words.some((_word, from) => {
    const end = longestAt(pointing, words, from);
    return end > from && (end === words.length || STOP_WORDS[language].has(words[end]?.plain ?? ''));
  });
}

/** True where a text tells a decision. */
export function tellsDecision(text: string, language: SpokenLanguage): boolean {
  return standsIn(READY[language].decision, wordsOf(text));
}
