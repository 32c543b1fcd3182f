/** Tells how a text goes on from the turns before it: by its words, and by the vectors where they are ready. Waits for nobody. */
import { type Language, languageOf, readTerms } from '../../text/text-analysis.ts';
import type { ChatMessage } from '../chat-message.ts';
import type { TurnTerms } from './flow-features.ts';
import { domainsOf } from './read-domains.ts';
import { type SaidShift, saidShift, sentencesOf } from './read-flow.ts';
import { continuityOf } from './weigh-flow.ts';

const MOST_CHARACTERS = 2_000; // of a message: what it is about is told by then

/** The languages in which a change of topic is understood, whatever the text is in. */
const SHIFTS_IN = ['es', 'en'] as const;

/** The way in which a text goes on from what was said before. */
export interface Flow {
  /** The semantic continuity, 0 to 1; null where nothing came before. */
  readonly continuity: number | null;
  readonly said: SaidShift;
}

/** Returns what a turn said. */
export function termsOfTurn(messages: readonly ChatMessage[], language: string): TurnTerms {
  const terms = new Set<string>();
  let spoken: Language | null = null;
  for (const { content } of messages) {
    const read = readTerms(content.slice(0, MOST_CHARACTERS), language);
    for (const term of read.terms) terms.add(term);
    spoken ??= read.language;
  }
  const last = messages.at(-1);
  return {
    terms,
    domains: domainsOf(terms, spoken ?? languageOfTag(language)),
    asks: last !== undefined && last.role !== 'user' && /\?\s*$/.test(last.content),
  };
}

/** Returns how a text goes on as far as it says so itself, in either language, at the beginning of one of its sentences. */
export function saidFlow(text: string): Flow {
  let said: SaidShift = null;
  for (const sentence of sentencesOf(text.slice(0, MOST_CHARACTERS))) {
    const here = saidShift(sentence, SHIFTS_IN);
    if (here === 'flush') return { continuity: null, said: here };
    said ??= here;
  }
  return { continuity: null, said };
}

/** Returns how a text goes on from the turns before it, the latest of them last; `cosine`: of the text and those turns, by a model that knows its language. */
export function flowOf(
  text: string,
  before: readonly TurnTerms[],
  language: string,
  cosine: number | null = null,
): Flow {
  const own = text.slice(0, MOST_CHARACTERS);
  const { said } = saidFlow(own);
  if (before.length === 0) return { continuity: null, said };
  if (said !== null) return { continuity: 0, said };
  return { continuity: continuityOf(own, before, spokenIn(own, language), cosine), said };
}

/** Returns the language that a text is read in: the one that its words tell, else its tag's. */
export function spokenIn(text: string, tag: string): Language {
  return languageOf(text, tag) ?? languageOfTag(tag);
}

function languageOfTag(tag: string): Language {
  return /^en/i.test(tag) ? 'en' : 'es';
}
