/** What a turn asked and was answered: what is stored of it so that the same question finds it, and how it is read again. */
import { termHashOf } from '../../search/term-key.ts';
import type { ChatMessage } from '../chat-message.ts';
import { answersSomething, corrects, type Question, readQuestion } from './read-question.ts';

const LONGEST_ANSWER = 16_384; // characters: a longer one is more than any prompt has room for
const LONGEST_KEPT = 64; // letters of a term that tell it from another

/** An exchange of one question and its answer. */
export interface AskedTurn {
  readonly question: Question;
  readonly answer: string;
}

/** The user whose question it is, and the language that it is taken for where it does not tell. */
interface Asker {
  readonly tenant: string;
  readonly userId: string;
  /** BCP-47. */
  readonly language: string;
}

/** Returns what is stored of a turn: the hash of what it asks, and whether it corrects the answer before it. */
export function askedIn(
  messages: readonly ChatMessage[],
  {
    hasFailed = false,
    ...asker
  }: Asker & { /** True for an answer that its caller reported as of no use. */ readonly hasFailed?: boolean },
): { readonly question: number | null; readonly corrects: boolean } {
  const asked = hasFailed ? null : askedTurn(messages, asker.language, { mayPass: true });
  const first = messages.find(({ role }) => role === 'user')?.content ?? '';
  return { question: asked === null ? null : hashOfQuestion(asked.question, asker), corrects: corrects(first) };
}

/** Returns the question and the answer of a turn; null for one that holds more, or nothing that could be given again, as `readQuestion` tells. */
export function askedTurn(
  messages: readonly ChatMessage[],
  language: string,
  { mayPass = false } = {},
): AskedTurn | null {
  const asked = messages.filter(({ role }) => role === 'user');
  const [said] = asked;
  if (said === undefined || asked.length > 1) return null;
  const after = messages.slice(messages.indexOf(said) + 1).filter(({ role }) => role === 'assistant');
  const answer = after.at(-1)?.content.trim() ?? '';
  if (answer === '' || answer.length > LONGEST_ANSWER) return null;
  const question = readQuestion(said.content, language, { mayPass });
  return question !== null && answersSomething(answer, question.language) ? { question, answer } : null;
}

/**
 * Returns the hash under which questions meet that ask the same in whatever order and politeness. Keyed by whose it is, it tells
 * nothing of the words; what else meets under it is told apart on the text.
 */
export function hashOfQuestion(
  { language, kind, terms, numbers, negations }: Question,
  { tenant, userId }: Pick<Asker, 'tenant' | 'userId'>,
): number {
  const words = terms.map(({ term }) => term.slice(0, LONGEST_KEPT)).sort();
  return termHashOf(tenant, userId, null)(JSON.stringify(['question', language, kind, words, numbers, negations % 2]));
}
