/**
 * A language model behind any OpenAI-compatible endpoint, asked for an answer of a given shape.
 *
 * LangChain's client is loaded with the first question (0.4 s and 40 MB that a process without one never pays). Its
 * `completionWithRetry` is used rather than `invoke`: the latter hands the conversation to whatever tracer or console the
 * environment names (`LANGSMITH_TRACING`, `LANGCHAIN_VERBOSE`), and message text must leave for the configured endpoint only.
 */
import type { ChatOpenAICompletions } from '@langchain/openai';
import { z } from 'zod';
import { readJsonAnswer } from './json-answer.ts';
import { LlmFailed } from './llm-failed.ts';

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatModel {
  /** The model's name at the endpoint. */
  readonly name: string;
  /** Returns the model's answer in the schema's shape, asking once more where the first answer did not fit. Throws `LlmFailed`. */
  answer<T>(schema: z.ZodType<T>, messages: readonly ModelMessage[], signal?: AbortSignal): Promise<T>;
}

export interface ChatModelOptions {
  /** The address up to and with the version: `https://host/v1`. */
  readonly baseUrl: string;
  /** The key; undefined for an endpoint that asks for none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** The time for an answer with all its retries. */
  readonly timeoutMs: number;
}

const MAX_RETRIES = 2; // within one question; a longer outage is the job's to wait out
const LONGEST_RETRY_AFTER_MS = 10_000; // an endpoint that asks for more gets it from the job's backoff
const MAX_ANSWER_TOKENS = 2_000;
const REFUSALS = [400, 422, 501]; // of a setting or of the schema: the next way of asking may be taken
const MAX_REPLY_BYTES = 1_000_000; // a reply beyond is a broken endpoint, and not read to its end
const REPEATED_ANSWER = 4_000; // characters of an unusable answer that the second question shows the model

/**
 * Ways to ask for a shape, the best first: as most endpoints take it; without the settings that reasoning models refuse; in words
 * alone. An endpoint that refuses one is asked the next way, and stays with the one it took.
 */
const WAYS = ['schema_and_settings', 'schema', 'words'] as const;

export function openChatModel(options: ChatModelOptions): ChatModel {
  return new OpenAiChatModel(options);
}

class OpenAiChatModel implements ChatModel {
  readonly name: string;
  readonly #options: ChatModelOptions;
  #client: Promise<ChatOpenAICompletions> | undefined;
  #way = 0;

  constructor(options: ChatModelOptions) {
    this.name = options.model;
    this.#options = options;
  }

  async answer<T>(schema: z.ZodType<T>, messages: readonly ModelMessage[], signal?: AbortSignal): Promise<T> {
    const { timeoutMs } = this.#options;
    const deadline = AbortSignal.timeout(timeoutMs);
    const ended = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    try {
      ended.throwIfAborted();
      return await endingWith(ended, this.#ask(schema, messages, ended));
    } catch (error) {
      if (error instanceof LlmFailed) throw error;
      if (signal?.aborted) throw new LlmFailed('stopped', 'the question was withdrawn', { retryable: true });
      if (deadline.aborted)
        throw new LlmFailed('away', `the model did not answer within ${timeoutMs} ms`, { retryable: true });
      throw failureOf(error);
    }
  }

  async #ask<T>(schema: z.ZodType<T>, messages: readonly ModelMessage[], signal: AbortSignal): Promise<T> {
    const text = await this.#complete(schema, messages, signal);
    const first = readJsonAnswer(schema, text);
    if (first.ok) return first.value;
    const again = readJsonAnswer(
      schema,
      await this.#complete(
        schema,
        [
          ...messages,
          { role: 'assistant', content: text.slice(0, REPEATED_ANSWER) },
          { role: 'user', content: `That answer cannot be used: ${first.fault}. Answer again.\n${inWords(schema)}` },
        ],
        signal,
      ),
    );
    if (again.ok) return again.value;
    throw new LlmFailed('unusable', `the model's answer cannot be used: ${again.fault}`, { retryable: true });
  }

  /** Returns the text that the model wrote. */
  async #complete(schema: z.ZodType, messages: readonly ModelMessage[], signal: AbortSignal): Promise<string> {
    const client = await this.#open();
    for (let way = this.#way; ; way += 1) {
      try {
        const body = this.#request(way, schema, messages);
        // The schema is no first argument: seeing one there the client parses the answer itself, and fails with its text.
        const { choices } = await client.completionWithRetry({ model: this.name, messages: [] }, { signal, body });
        const [choice] = choices;
        if (choice?.finish_reason === 'content_filter')
          throw new LlmFailed('refused', 'the model endpoint filtered the answer', { retryable: false });
        if (choice?.finish_reason === 'length')
          throw new LlmFailed('unusable', "the model's answer was cut off", { retryable: true });
        this.#way = way;
        return choice?.message.content ?? '';
      } catch (error) {
        if (way === WAYS.length - 1 || !REFUSALS.includes(statusOf(error) ?? 0)) throw error;
      }
    }
  }

  #request(way: number, schema: z.ZodType, messages: readonly ModelMessage[]) {
    const model = this.#options.model;
    const response_format = {
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema: jsonSchema(schema) },
    };
    switch (WAYS[way]) {
      case 'schema_and_settings':
        return { model, messages: [...messages], response_format, temperature: 0, max_tokens: MAX_ANSWER_TOKENS };
      case 'schema':
        return { model, messages: [...messages], response_format };
      default:
        return { model, messages: [...messages, { role: 'user', content: inWords(schema) }] };
    }
  }

  #open(): Promise<ChatOpenAICompletions> {
    const { baseUrl, apiKey, model, timeoutMs } = this.#options;
    this.#client ??= import('@langchain/openai').then(
      ({ ChatOpenAICompletions }) =>
        new ChatOpenAICompletions({
          model,
          apiKey: apiKey ?? 'none', // the client insists on one
          timeout: timeoutMs,
          maxRetries: MAX_RETRIES,
          onFailedAttempt: retryOrThrow,
          // Set here so that no variable of the environment sets them: OPENAI_ORG_ID, OPENAI_PROJECT_ID, OPENAI_LOG.
          configuration: { baseURL: baseUrl, organization: null, project: null, logLevel: 'off', fetch: boundedFetch },
        }),
    );
    return this.#client;
  }
}

function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}

function inWords(schema: z.ZodType): string {
  return `Answer with one JSON object that fits this JSON Schema, and with nothing else:\n${JSON.stringify(jsonSchema(schema))}`;
}

/** Waits for the work, but no longer than the signal allows, whatever a library still waits for. */
async function endingWith<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let end: () => void = () => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    end = () => reject(new Error('ended'));
    signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Judges a failed attempt: returns where another one makes sense now, throws where it does not. */
function retryOrThrow(error: unknown): void {
  const status = statusOf(error);
  if (status !== 429 && (status === undefined || status < 500 || status === 501)) throw error;
  const seconds = Number((error as { headers?: Headers }).headers?.get?.('retry-after') ?? 0);
  const waitMs = Number.isFinite(seconds) ? seconds * 1_000 : Number.POSITIVE_INFINITY;
  if (waitMs > LONGEST_RETRY_AFTER_MS) throw error;
  Object.assign(error as object, { retryAfterMs: waitMs }); // waited for, beside the backoff
}

function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
}

/** Names the failure, without a word from the endpoint or the library. */
function failureOf(error: unknown): LlmFailed {
  const status = statusOf(error);
  if (status === 429) return new LlmFailed('busy', 'the model endpoint answered 429', { retryable: true });
  if (status !== undefined) {
    // A wrong key or a missing model is put right in the settings, and then the same request works.
    const retryable = status >= 500 || [401, 403, 404, 408, 409].includes(status);
    return new LlmFailed(status >= 500 ? 'away' : 'refused', `the model endpoint answered ${status}`, { retryable });
  }
  const kind = error instanceof Error ? error.constructor.name : '';
  if (kind === 'ContextOverflowError')
    // LangChain's, in place of a 400
    return new LlmFailed('refused', 'the conversation is longer than the model reads', { retryable: false });
  if (/^API.*Connection|^TimeoutError$/.test(kind) || (error as Error | null)?.name === 'TimeoutError')
    return new LlmFailed('away', 'the model endpoint cannot be reached', { retryable: true });
  return new LlmFailed('unusable', 'the model endpoint answered what is no chat completion', { retryable: true });
}

/** `fetch` that follows no redirect (the text is for this endpoint) and reads no endless reply. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let left = MAX_REPLY_BYTES;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('the reply is too long'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
};
