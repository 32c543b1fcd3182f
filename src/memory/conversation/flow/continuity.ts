/** Tells how a text goes on from the turns before it, by words alone: needs no model, and waits for nobody. */
import { languageOf, termsAsked, termsOf } from '../../text/text-analysis.ts';
import type { ChatMessage } from '../chat-message.ts';
import { leansOnPast, type SaidShift, saidShift } from './read-flow.ts';

const MOST_CHARACTERS = 2_000; // of a message: what it is about is told by then
const LEANS = 0.75; // a text that leans on what was said goes on with it, above every threshold
const FEW_TERMS = 2; // with so few words of its own a text tells nothing by sharing none

/** The terms of a turn: what the next one is held against. */
export type TurnTerms = ReadonlySet<string>;

/** The way in which a text goes on from what was said before. */
export interface Flow {
  /** The semantic continuity, 0 to 1; null where the text says too little, or nothing came before. */
  readonly continuity: number | null;
  readonly said: SaidShift;
}

/** Returns the terms of what a turn said. */
export function termsOfTurn(messages: readonly ChatMessage[], language: string): TurnTerms {
  return new Set(messages.flatMap(({ content }) => termsOf(content.slice(0, MOST_CHARACTERS), language)));
}

/** Returns how a text goes on as far as it says so itself, in either language. */
export function saidFlow(text: string): Flow {
  const own = text.slice(0, MOST_CHARACTERS);
  return { continuity: null, said: saidShift(own, 'es') ?? saidShift(own, 'en') };
}

/** Returns how a text goes on from the turns before it, the latest of them last. */
export function flowOf(text: string, before: readonly TurnTerms[], language: string): Flow {
  const own = text.slice(0, MOST_CHARACTERS);
  const { said } = saidFlow(own);
  if (before.length === 0) return { continuity: null, said };
  if (said !== null) return { continuity: 0, said };
  const spoken = languageOf(own, language) ?? (/^en/i.test(language) ? 'en' : 'es');
  const asked = [...new Set(termsAsked(own, language))];
  const known = asked.filter((term) => before.some((terms) => terms.has(term))).length;
  const share = asked.length === 0 ? 0 : known / asked.length;
  if (leansOnPast(own, spoken)) return { continuity: Math.max(LEANS, share), said };
  if (asked.length <= FEW_TERMS && known === 0) return { continuity: null, said };
  // One word in two that was said before is as much as two turns of one matter share: words repeat less than meanings.
  return { continuity: Math.min(1, share * 2), said };
}
