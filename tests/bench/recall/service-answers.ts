/** Asks the running service every question of a set: by /recall, and by build-context at each budget. */
import { performance } from 'node:perf_hooks';
import { type BuiltContext, client, type Reply } from '../../support/client.ts';
import type { Conversation, ConversationSet, Question } from './conversation-set.ts';
import { placeOf, type ReplayOptions } from './replay.ts';
import { type Answer, asOneLine, BUDGETS, type Budget, spread } from './turn-ranking.ts';

const SYSTEM_PROMPT = {
  en: 'You are a helpful assistant.',
  es: 'Eres un asistente útil.',
  pt: 'Você é um assistente prestativo.',
} as const;
const DEEPEST = 50;
const ALL_MEMORIES = 500;

interface Recollection {
  readonly items: readonly { readonly session_id: string | null; readonly turn_number: number | null }[];
  readonly mode: string;
  readonly degraded: readonly string[];
}

export interface ServiceAnswers {
  readonly answers: readonly Answer[];
  /** The mean tokens of memories for queries that want nothing of the past, with nothing set. */
  readonly nothingTokens: number;
  readonly recallMs: { readonly p50Ms: number; readonly p95Ms: number };
  readonly buildMs: { readonly p50Ms: number; readonly p95Ms: number };
  /** Replies that were not hybrid, or named something as left out. */
  readonly degraded: number;
}

/** Each question in a session of its own that nothing was said in, so that no window helps. */
export async function askService(url: string, set: ConversationSet, options: ReplayOptions): Promise<ServiceAnswers> {
  const recallTimes: number[] = [];
  const buildTimes: number[] = [];
  const answers: Answer[] = [];
  let degraded = 0;
  const { post } = client(url);
  const timed = async <Body extends { degraded: readonly string[]; mode?: string }>(
    times: number[],
    path: string,
    body: unknown,
  ): Promise<Body> => {
    const began = performance.now();
    const reply: Reply<Body> = await post<Body>(path, body);
    times.push(performance.now() - began);
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    if (reply.body.degraded.length > 0 || reply.body.mode === 'lexical') degraded += 1;
    return reply.body;
  };
  const byDefault = async ({ userId, language }: Conversation, query: string, session: string) => {
    const body = {
      user_id: userId,
      session_id: `${userId}.${session}`,
      current_query: query,
      ...(!options.untold && { current_language: language }),
      system_prompt: SYSTEM_PROMPT[set.language],
    };
    const built = await timed<BuiltContext>(buildTimes, '/v1/build-context', body);
    return { text: promptText(built), memoryTokens: built.sections.memories };
  };
  for (const conversation of set.conversations) {
    const recallPath = `/v1/users/${conversation.userId}/recall`;
    for (const [number, question] of conversation.questions.entries()) {
      const query = question.text;
      const found = await timed<Recollection>(recallTimes, recallPath, { query, k: DEEPEST, min_score: 0 });
      const prompts = {} as Record<Budget, string>;
      for (const budget of BUDGETS) {
        const body = buildBody(conversation, question, `ask-${number}-${budget}`, budget, set.language, options);
        prompts[budget] = promptText(await timed<BuiltContext>(buildTimes, '/v1/build-context', body));
      }
      answers.push({
        conversation,
        question,
        ranking: found.items.flatMap((item) => placeOf(conversation, item.session_id, item.turn_number) ?? []),
        prompts,
        byDefault: await byDefault(conversation, question.text, `default-${number}`),
        silent:
          question.evidence.length > 0
            ? null
            : (await timed<Recollection>([], recallPath, { query, k: DEEPEST })).items.length === 0,
      });
    }
  }
  let wantedNothing = 0;
  const queries = set.wantsNothing;
  for (const conversation of set.conversations)
    for (const [number, query] of queries.entries())
      wantedNothing += (await byDefault(conversation, query, `nothing-${number}`)).memoryTokens;
  const nothingTokens = wantedNothing / (queries.length * set.conversations.length);
  return { answers, nothingTokens, recallMs: spread(recallTimes), buildMs: spread(buildTimes), degraded };
}

function buildBody(
  conversation: Conversation,
  question: Question,
  session: string,
  budget: Budget,
  language: keyof typeof SYSTEM_PROMPT,
  { untold }: ReplayOptions,
) {
  return {
    user_id: conversation.userId,
    session_id: `${conversation.userId}.${session}`,
    current_query: question.text,
    ...(!untold && { current_language: conversation.language }),
    system_prompt: SYSTEM_PROMPT[language],
    memory_limit: ALL_MEMORIES,
    min_score: 0,
    max_tokens: budget,
  };
}

/** What a model would read: `messages` holds the system prompt too; both are taken, should one lack what the other shows. */
function promptText({ system_prompt, messages }: BuiltContext): string {
  const contents = (messages ?? []).map((message) => {
    const { content, data } = message as { content?: string; data?: { content: string } };
    return content ?? data?.content ?? '';
  });
  return asOneLine([system_prompt ?? '', ...contents].join('\n'));
}
