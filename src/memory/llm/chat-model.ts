/** A language model behind any OpenAI-compatible endpoint of chat completions, asked for an answer of a given shape. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import {
  askJson,
  EndpointUnreachable,
  endpointBelow,
  isPassing,
  type JsonReply,
  jsonOrNothing,
  ReplyTooLong,
  retryAfterOf,
} from '../../json-endpoint.ts';
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

const ATTEMPTS = 3; // within one question; a longer outage is the job's to wait out
const BACKOFF_MS = 1_000; // before the second attempt, up to twice as long by chance; before the third twice that
const LONGEST_RETRY_AFTER_MS = 10_000; // an endpoint that asks for more gets it from the job's backoff
const MAX_ANSWER_TOKENS = 2_500; // twelve facts, eight episodes and their summary take some 1,500
const REFUSALS = [400, 422, 501]; // of a setting or of the schema: the next way of asking may be taken
const MAX_REPLY_BYTES = 1_000_000; // a reply beyond is a broken endpoint, and not read to its end
const NO_MORE_ROOM =
  /context_length_exceeded|maximum context length|exceeds the context window|tokens exceed the configured limit/i;
const REPEATED_ANSWER = 4_000; // characters of an unusable answer that the second question shows the model

/**
 * Ways to ask for a shape, the best first: as most endpoints take it; without the settings that reasoning models refuse; in words
 * alone. An endpoint that refuses one is asked the next way, and stays with the one it took.
 */
const WAYS = ['schema_and_settings', 'schema', 'words'] as const;

const completionSchema = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string().nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
});

export function openChatModel(options: ChatModelOptions): ChatModel {
  return new OpenAiChatModel(options);
}

class OpenAiChatModel implements ChatModel {
  readonly name: string;
  readonly #options: ChatModelOptions;
  readonly #url: string;
  #way = 0;

  constructor(options: ChatModelOptions) {
    this.name = options.model;
    this.#options = options;
    this.#url = endpointBelow(options.baseUrl, 'chat/completions');
  }

  async answer<T>(schema: z.ZodType<T>, messages: readonly ModelMessage[], signal?: AbortSignal): Promise<T> {
    const { timeoutMs } = this.#options;
    const deadline = AbortSignal.timeout(timeoutMs);
    const ended = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    try {
      ended.throwIfAborted();
      return await this.#ask(schema, messages, ended);
    } catch (error) {
      if (error instanceof LlmFailed) throw error;
      if (signal?.aborted) throw new LlmFailed('stopped', 'the question was withdrawn', { retryable: true });
      if (deadline.aborted)
        throw new LlmFailed('away', `the model did not answer within ${timeoutMs} ms`, { retryable: true });
      if (error instanceof EndpointUnreachable)
        throw new LlmFailed('away', 'the model endpoint cannot be reached', { retryable: true });
      if (error instanceof ReplyTooLong) throw notACompletion();
      throw error;
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
    for (let way = this.#way; ; way += 1) {
      const reply = await this.#send(this.#request(way, schema, messages), signal);
      if (reply.status === 400 && NO_MORE_ROOM.test(reply.text))
        throw new LlmFailed('refused', 'the conversation is longer than the model reads', { retryable: false });
      if (REFUSALS.includes(reply.status) && way < WAYS.length - 1) continue;
      const text = writtenIn(reply);
      this.#way = way;
      return text;
    }
  }

  /** Sends a request, and again after a pause where the endpoint was busy or away for a moment. */
  async #send(body: unknown, signal: AbortSignal): Promise<JsonReply> {
    const { apiKey } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      const reply = await askJson({ url: this.#url, apiKey, body, mostReplyBytes: MAX_REPLY_BYTES, signal });
      const asked = retryAfterOf(reply.headers) ?? 0;
      const isOver = !isPassing(reply.status) || reply.status === 501 || attempt === ATTEMPTS;
      if (isOver || asked > LONGEST_RETRY_AFTER_MS) return reply;
      await sleep(Math.max(asked, BACKOFF_MS * 2 ** (attempt - 1) * (1 + Math.random())), undefined, { signal });
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
}

function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}

function inWords(schema: z.ZodType): string {
  return `Answer with one JSON object that fits this JSON Schema, and with nothing else:\n${JSON.stringify(jsonSchema(schema))}`;
}

/** Returns the text of a completion. Throws `LlmFailed` where the reply is none, in words that quote nothing of it. */
function writtenIn({ status, text }: JsonReply): string {
  if (status < 200 || status >= 300) throw refusalOf(status);
  const completion = completionSchema.safeParse(jsonOrNothing(text));
  if (!completion.success) throw notACompletion();
  const [choice] = completion.data.choices;
  if (choice?.finish_reason === 'content_filter')
    throw new LlmFailed('refused', 'the model endpoint filtered the answer', { retryable: false });
  if (choice?.finish_reason === 'length')
    throw new LlmFailed('unusable', "the model's answer was cut off", { retryable: true });
  return choice?.message.content ?? '';
}

function refusalOf(status: number): LlmFailed {
  if (status === 429) return new LlmFailed('busy', 'the model endpoint answered 429', { retryable: true });
  if (status < 400)
    return new LlmFailed('away', `the model endpoint answered ${status}: it redirects, so give its final address`, {
      retryable: true,
    });
  // A wrong key or a missing model is put right in the settings, and then the same request works.
  const retryable = status >= 500 || [401, 403, 404, 408, 409].includes(status);
  return new LlmFailed(status >= 500 ? 'away' : 'refused', `the model endpoint answered ${status}`, { retryable });
}

function notACompletion(): LlmFailed {
  return new LlmFailed('unusable', 'the model endpoint answered what is no chat completion', { retryable: true });
}
