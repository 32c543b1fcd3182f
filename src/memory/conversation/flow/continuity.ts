/** Tells how a text goes on from the turns before it: by its words, and by the vectors where they are ready. Waits for nobody. */
import { numberedItems } from '../../text/numbered-list.ts';
import { wordsOf } from '../../text/phrase.ts';
import { readSpoken, type SpokenLanguage, spokenLanguage } from '../../text/text-analysis.ts';
import type { ChatMessage } from '../chat-message.ts';
import { asksAnything } from '../repeats/read-question.ts';
import { meaningsOfTurn, type TurnTerms } from './flow-features.ts';
import { type SaidShift, saidShift, sentencesOf } from './read-flow.ts';
import { continuityOf } from './weigh-flow.ts';

const MOST_CHARACTERS = 2_000; // of a message: what it is about is told by then
const ASKS_WITHIN = 400; // characters

/** The languages in which a change of topic is understood, whatever the text is in. */
const SHIFTS_IN = ['es', 'en', 'pt'] as const;

/** The way in which a text goes on from what was said before. */
export interface Flow {
  /** The semantic continuity, 0 to 1; null where nothing came before. */
  readonly continuity: number | null;
  readonly said: SaidShift;
}

/** Returns what a turn said. */
export function termsOfTurn(messages: readonly ChatMessage[], language: string): TurnTerms {
  const terms = new Set<string>();
  let spoken: SpokenLanguage | null = null;
  for (const { content } of messages) {
    const read = readSpoken(content.slice(0, MOST_CHARACTERS), language);
    for (const term of read.terms) terms.add(term);
    spoken ??= read.language;
  }
  const last = messages.at(-1);
  const said = messages.find(({ role }) => role === 'user')?.content ?? '';
  const read = spoken ?? spokenLanguage('', language);
  return {
    terms,
    ...meaningsOfTurn(terms, read),
    said: wordsOf(said.slice(0, MOST_CHARACTERS)).length,
    isAsked: asksAnything(said.slice(0, ASKS_WITHIN), read),
    asks: last !== undefined && last.role !== 'user' && /\?\s*$/.test(last.content),
    lists:
      last !== undefined && last.role !== 'user' && numberedItems(last.content.slice(0, MOST_CHARACTERS)).length > 0,
  };
}

/** Returns how a text goes on as far as it says so itself, in any language, at the beginning of one of its sentences. */
export function saidFlow(text: string): Flow {
  let said: SaidShift = null;
  for (const sentence of sentencesOf(text.slice(0, MOST_CHARACTERS))) {
    const here = saidShift(sentence, SHIFTS_IN);
    if (here === 'flush') return { continuity: null, said: here };
    said ??= here;
  }
  return { continuity: null, said };
}

/**
 * The text that was heard last after a turn: a query is heard when its context is built, and again when its turn is saved. Not of a longer
 * one than is read, of which a part would keep the whole in memory.
 */
const heard = new WeakMap<
  TurnTerms,
  { readonly text: string; readonly first: TurnTerms | undefined; readonly language: string; readonly flow: Flow }
>();

/** Returns how a text goes on from the turns before it, the latest of them last; `cosine`: of the text and those turns, by a model that knows its language. */
export function flowOf(
  text: string,
  before: readonly TurnTerms[],
  language: string,
  cosine: number | null = null,
): Flow {
  const own = text.slice(0, MOST_CHARACTERS);
  const [first, last] = [before[0], before.at(-1)];
  if (last === undefined) return saidFlow(own);
  const known = cosine === null ? heard.get(last) : undefined;
  if (known?.text === own && known.first === first && known.language === language) return known.flow;
  const flow = flowAfter(own, before, language, cosine);
  if (cosine === null && text.length <= MOST_CHARACTERS) heard.set(last, { text: own, first, language, flow });
  return flow;
}

function flowAfter(text: string, before: readonly TurnTerms[], language: string, cosine: number | null): Flow {
  const { said } = saidFlow(text);
  if (said !== null) return { continuity: 0, said };
  const spoken = spokenLanguage(text, language);
  return { continuity: continuityOf(text, before, spoken, cosine), said };
}
