/** A ranking of a conversation's turns, and how much of the evidence stands at its top. */
import { median, quantile } from '../figures.ts';
import type { Conversation, ConversationSet, Line, Question } from './conversation-set.ts';

export const DEPTHS = [5, 10, 25, 50] as const;
export const BUDGETS = [4000, 1500] as const;
export type Depth = (typeof DEPTHS)[number];
export type Budget = (typeof BUDGETS)[number];

/** A turn by its place, both counted from 0. */
export interface TurnPlace {
  readonly session: number;
  readonly turn: number;
}

/** What was found for one question. */
export interface Answer {
  readonly conversation: Conversation;
  readonly question: Question;
  /** The best first, 50 at most. */
  readonly ranking: readonly TurnPlace[];
  /** Texts of the prompt that was built with so many tokens, white space normalised. */
  readonly prompts: Readonly<Record<Budget, string>>;
  /** The prompt that was built with nothing set: its text, and the tokens of its memories; null for what builds none. */
  readonly byDefault: { readonly text: string; readonly memoryTokens: number } | null;
  /** Nothing was found that is good enough for the service's own default; null where that was not asked. */
  readonly silent: boolean | null;
}

/** Shares, 0 to 1; means over the questions that have evidence. */
export interface Scores {
  readonly questions: number;
  readonly recall: Readonly<Record<Depth, number>>;
  readonly coverage: Readonly<Record<Budget, number>>;
  /** With nothing set: the share of the evidence in the prompt, and the tokens of its memories; NaN for what builds none. */
  readonly byDefault: { readonly coverage: number; readonly memoryTokens: number };
  /** Of the questions without evidence, the share that found nothing; null where there is none or it was not asked. */
  readonly silent: number | null;
}

export const asOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const turnsOf = (conversation: Conversation): (TurnPlace & { readonly lines: readonly Line[] })[] =>
  conversation.sessions.flatMap(({ turns }, session) => turns.map(({ lines }, turn) => ({ session, turn, lines })));

export function scores(answers: readonly Answer[]): Scores {
  const answerable = answers.filter(({ question }) => question.evidence.length > 0);
  const asked = answers.filter(({ question, silent }) => question.evidence.length === 0 && silent !== null);
  return {
    questions: answerable.length,
    recall: byKey(DEPTHS, (depth) => mean(answerable.map((answer) => recallAt(answer, depth)))),
    coverage: byKey(BUDGETS, (budget) => mean(answerable.map((answer) => coverageOf(answer, answer.prompts[budget])))),
    byDefault: {
      coverage: mean(
        answerable.map((answer) => (answer.byDefault ? coverageOf(answer, answer.byDefault.text) : Number.NaN)),
      ),
      memoryTokens: mean(answerable.map((answer) => answer.byDefault?.memoryTokens ?? Number.NaN)),
    },
    silent: asked.length === 0 ? null : mean(asked.map(({ silent }) => Number(silent))),
  };
}

export function scoresByCategory(set: ConversationSet, answers: readonly Answer[]): Record<string, Scores> {
  return byKey(set.categories, (category) => scores(answers.filter(({ question }) => question.category === category)));
}

function recallAt({ question, ranking }: Answer, depth: Depth): number {
  const found = new Set(ranking.slice(0, depth).map(keyOf));
  return mean(question.evidence.map((evidence) => Number(found.has(keyOf(evidence)))));
}

function coverageOf({ conversation, question }: Answer, prompt: string): number {
  return mean(
    question.evidence.map(({ session, turn, line }) => {
      const lines = conversation.sessions[session]?.turns[turn]?.lines ?? [];
      const told = line === null ? lines : lines.slice(line, line + 1);
      return Number(told.length > 0 && told.every(({ text }) => prompt.includes(asOneLine(text))));
    }),
  );
}

export const keyOf = ({ session, turn }: TurnPlace): string => `${session}:${turn}`;

/** p50 and p95 of times in milliseconds. */
export const spread = (times: readonly number[]) => ({ p50Ms: median(times), p95Ms: quantile(times, 0.95) });

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const byKey = <Key extends string | number, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;
