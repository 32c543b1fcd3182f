/** Tells how a text goes on from the turns before it: by its words, and by the vectors where they are ready. Waits for nobody. */
import { type Language, languageOf, termsAsked, termsOf } from '../../text/text-analysis.ts';
import type { ChatMessage } from '../chat-message.ts';
import type { Domain } from './domain-words.ts';
import { domainsOf } from './read-domains.ts';
import { leansOnPast, openingOf, type SaidShift, saidShift, sentencesOf } from './read-flow.ts';
import { continuityOf, type FlowMeasures } from './shift-weights.ts';

const MOST_CHARACTERS = 2_000; // of a message: what it is about is told by then

/** The languages in which a change of topic is understood, whatever the text is in. */
const SHIFTS_IN = ['es', 'en'] as const;

/** The words of a turn, as the next one is held against them. */
export interface TurnTerms {
  readonly terms: ReadonlySet<string>;
  readonly domains: ReadonlySet<Domain>;
  /** True where it ended in a question to the user. */
  readonly asks: boolean;
}

/** The way in which a text goes on from what was said before. */
export interface Flow {
  /** The semantic continuity, 0 to 1; null where nothing came before. */
  readonly continuity: number | null;
  readonly said: SaidShift;
}

/** Returns what a turn said. */
export function termsOfTurn(messages: readonly ChatMessage[], language: string): TurnTerms {
  const texts = messages.map(({ content }) => content.slice(0, MOST_CHARACTERS));
  const terms = new Set(texts.flatMap((text) => termsOf(text, language)));
  const last = messages.at(-1);
  return {
    terms,
    domains: domainsOf(terms, spokenIn(texts.join('\n'), language)),
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
  return { continuity: continuityOf(measuresOf(own, before, language), cosine), said };
}

/** Returns what is counted of a text and the turns before it. */
export function measuresOf(own: string, before: readonly TurnTerms[], language: string): FlowMeasures {
  const spoken = spokenIn(own, language);
  const { body, goesOn, asks } = openingOf(own, spoken);
  const asked = [...new Set(termsAsked(body, language))];
  const known = asked.filter((term) => before.some(({ terms }) => terms.has(term))).length;
  const domains = domainsOf(asked, spoken);
  const earlier = new Set(before.flatMap((turn) => [...turn.domains]));
  const shared = [...domains].some((domain) => earlier.has(domain));
  return {
    shared: asked.length === 0 ? 0 : known / asked.length,
    knows: known > 0 ? 1 : 0,
    fresh: Math.min(1, (asked.length - known) / FRESH),
    goesOn: goesOn ? 1 : 0,
    leans: leansOnPast(own, spoken) ? 1 : 0,
    asks: asks ? 1 : 0,
    answers: before.at(-1)?.asks === true && !asks ? 1 : 0,
    otherDomain: !shared && domains.size > 0 && earlier.size > 0 ? 1 : 0,
    noTalk: NO_TALK.test(own) ? 1 : 0,
  };
}

const FRESH = 6; // words of its own from which a text says enough to be understood alone
const NO_TALK = /[{}<>=_|\\]|::|\w\(|\b[A-Z]{2,}\d|\d[A-Z]{2,}\b|\w+(?:Error|Exception)\b/;

function spokenIn(text: string, tag: string): Language {
  return languageOf(text, tag) ?? (/^en/i.test(tag) ? 'en' : 'es');
}
