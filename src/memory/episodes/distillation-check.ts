/**
 * Checks which episodes of a model's answer may be remembered. A model invents, and obeys what it reads; so an episode stands
 * only on words that the user or the assistant said, and a message that gives orders to the model is evidence of nothing.
 */
import type { SaidMessage } from '../llm/conversation-lines.ts';
import { wouldOrder } from '../llm/model-orders.ts';
import { evened } from '../text/fold-accents.ts';
import { isNearDuplicate } from '../text/near-duplicate.ts';
import { termsOf } from '../text/text-analysis.ts';
import { type Distillation, MAX_EPISODES } from './distillation-prompt.ts';

const LONGEST_EPISODE = 400; // characters: it should be one sentence
const LONGEST_ENTRY = 1_500;
const LEAST_EVIDENCE = 10; // bytes of UTF-8: "yes" and "vale" are said everywhere and prove nothing
/** Words of a summary, which nobody needs to have said. */
const TELLERS = new Set(['user', 'usuario', 'usuaria', 'assistant', 'asistente'].flatMap((word) => termsOf(word, '')));
const LEAST_GROUND = 0.4; // share of the words of a text that the conversation must have said

export interface CheckedDistillation {
  readonly episodes: readonly { readonly text: string; readonly evidence: string }[];
  /** The summary of the stretch; null where it does not stand on this conversation. */
  readonly historyEntry: string | null;
  readonly dropped: number;
}

/**
 * Checks the episodes of an answer against `said`, the messages shown to the model. Episodes that stand on nothing said, say
 * nothing new, or are too many, are dropped.
 */
export function checkDistillation(
  answer: Distillation,
  said: readonly SaidMessage[],
  language: string,
): CheckedDistillation {
  const texts = said.map(({ message }) => evened(message.content));
  const ground = groundOf(said, language);
  const episodes: { text: string; evidence: string }[] = [];
  for (const { text, evidence } of answer.episodes.map(trimmed)) {
    if (episodes.length === MAX_EPISODES) break;
    if (text === '' || text.length > LONGEST_EPISODE || wouldOrder(text)) continue;
    if (!isSaid(evidence, texts) || !isGrounded(text, ground, language)) continue;
    if (episodes.some((other) => isNearDuplicate(other.text, text))) continue;
    episodes.push({ text, evidence });
  }
  const entry = evened(answer.history_entry);
  const usable = entry !== '' && entry.length <= LONGEST_ENTRY && !wouldOrder(entry);
  return {
    episodes,
    historyEntry: usable && isGrounded(entry, ground, language) ? entry : null,
    dropped: answer.episodes.length - episodes.length,
  };
}

function trimmed({ text, evidence }: { text: string; evidence: string }) {
  return { text: evened(text), evidence: evened(evidence) };
}

/** True for a verbatim part of one message, long enough to be evidence, or for a whole message. */
function isSaid(evidence: string, texts: readonly string[]): boolean {
  if (evidence === '') return false;
  const long = Buffer.byteLength(evidence) >= LEAST_EVIDENCE;
  return texts.some((text) => text === evidence || (long && text.includes(evidence)));
}

interface Ground {
  readonly terms: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

/** Collects the ground of a stretch message by message, because only the first 2,000 terms of one text are analysed. */
function groundOf(said: readonly SaidMessage[], language: string): Ground {
  const terms = new Set<string>();
  const numbers = new Set<string>();
  for (const { day, message } of said) {
    const text = `${message.name ?? ''} ${message.content}`;
    for (const term of termsOf(text, language)) terms.add(term);
    const year = Number(day.slice(0, 4)); // "last year", "in January": a date named may lie in the year before or after
    for (const number of numbersIn(`${text} ${year - 1} ${year} ${year + 1}`)) numbers.add(number);
  }
  return { terms, numbers };
}

/** True when enough of the text's words were said, and every number of three digits or more (a phone, a price, a code). */
function isGrounded(text: string, ground: Ground, language: string): boolean {
  const terms = [...new Set(termsOf(text, language))].filter(
    (term) => !TELLERS.has(term) && !/^\p{N}+$|^@/u.test(term),
  );
  const said = terms.filter((term) => ground.terms.has(term)).length;
  if (said < terms.length * LEAST_GROUND || said === 0) return false;
  return numbersIn(text).every((number) => number.length < 3 || ground.numbers.has(number));
}

function numbersIn(text: string): string[] {
  return text.replace(/(?<=\p{N})[.,'’ ](?=\p{N}{3}(?!\p{N}))/gu, '').match(/\p{N}+/gu) ?? [];
}
