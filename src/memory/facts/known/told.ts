/** The statements that come of holding a message against the known facts. */
import type { Fact } from '../fact.ts';
import { domainOf, keyIn } from '../fact-slots.ts';
import type { SaidFact, SaidRetraction, Span } from '../said.ts';
import { SLOTS, type SlotId } from '../slots.ts';
import { isStanding } from '../standing.ts';
import type { SignedMessage } from './signs.ts';

/** A new value: beside what is known, or in the place of facts. */
export interface News {
  readonly slot: string;
  readonly value: string;
  readonly instead: readonly Fact[];
  readonly at: number;
}
/** Returns the statement of a fact: a new one, in the place of others, or the same again. */
export function factTold(message: SignedMessage, { slot, value, instead, at }: News, same?: Fact): SaidFact {
  const like = same ?? instead.find((fact) => fact.slot === slot);
  const { code } = message.language;
  return {
    kind: 'fact',
    slot,
    key: like?.key ?? keyOf(slot, code),
    value,
    domain: like?.domain ?? domainOf(slot),
    confidence: 'medium', // nobody said it in so many words
    source: 'explicit',
    language: (same?.language ?? code) as SaidFact['language'],
    standing: isStanding(slot, value),
    replaces: instead.length > 0,
    evidence: spanAt(message, at),
    ...(instead.length > 0 && { instead: instead.map(({ id }) => id) }),
  };
}

/** Returns the statement that a known fact holds no longer. */
export function retractionTold(message: SignedMessage, fact: Fact, at: number): SaidRetraction {
  return {
    kind: 'retraction',
    slot: fact.slot,
    value: fact.value,
    language: message.language.code as SaidFact['language'],
    evidence: spanAt(message, at),
    of: fact.id,
  };
}

/** Returns the sentence in which a token stands. */
function spanAt({ text, index, content }: SignedMessage, at: number): Span {
  const sentence = text.clauseAt(at)?.sentence;
  const inSentence = text.clauses.filter((clause) => clause.sentence === sentence);
  const start = text.tokens[inSentence[0]?.from ?? 0]?.start ?? 0;
  const end = text.tokens[(inSentence.at(-1)?.to ?? 1) - 1]?.end ?? 0;
  if (!content.startsWith(text.original)) return { message: index, start: 0, end: content.length, quote: content };
  return { message: index, start, end, quote: content.slice(start, end) };
}

/** Returns the key of a slot in a language; of one that a user named, its name. */
export function keyOf(slot: string, code: string): string {
  return slot in SLOTS ? keyIn(slot as SlotId, code) : slot.replace(/^\w+:/, '');
}
