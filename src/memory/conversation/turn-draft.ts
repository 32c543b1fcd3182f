/** A turn made ready to be written: everything that later reads need is worked out here, once, before the session is locked. */
import { createHash } from 'node:crypto';
import { HipocampoError } from '../../errors.ts';
import { TTL_DAYS } from '../episodes/memory.ts';
import { memoryOfTurn } from '../episodes/turn-memory.ts';
import { asLockToken } from '../sessions/session-lock.ts';
import { firstFound, surelyFound } from '../text/found-language.ts';
import { countMessageTokens } from '../text/token-counter.ts';
import { isPromptWorthy } from './chat-message.ts';
import { openResults, toolsCalled } from './delta/open-results.ts';
import { storedReport } from './delta/turn-report.ts';
import { excerpt } from './excerpt.ts';
import { listedPlaces } from './listed-places.ts';
import type { NewTurn } from './new-turn.ts';
import { placesOf } from './places.ts';
import { askedIn } from './repeats/asked-turn.ts';
import type { ReadMessage } from './sent-message.ts';
import { digest, digestTokens } from './session-summary.ts';
import { storedJson } from './stored-message.ts';

const MESSAGES_TO_TELL = 3; // of a turn that are read for its language
const PLAN_PARAMS_CHARACTERS = 16_384; // JSON; the merged state of a session is held to twice as much

/** A request to keep a turn. */
export interface TurnRequest {
  readonly userId: string;
  readonly sessionId: string;
  readonly messages: readonly ReadMessage[];
  /** The BCP-47 tag; null: it is found in the text, else it is that of the session or the user. */
  readonly language: string | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  /** The caller's word on the answer: whether it was valid, and what went wrong; null: nothing was said of it. */
  readonly outputValid: boolean | null;
  readonly error: string | null;
  /** The ISO time of the turn; null: now. */
  readonly createdAt: string | null;
  /** The id of the turn; null: a new one. */
  readonly turnId: string | null;
  /** The idempotency key; null: none, a retry would be another turn. */
  readonly idempotencyKey: string | null;
  /** The version that the session must have; null: any. */
  readonly expectedVersion: number | null;
  /** The token that proves that the caller holds the session's lock; null: it holds none. */
  readonly lockToken: string | null;
  /** The JSON value as it was sent, without the lock token: a retry must send the same, and may have had to take the lock anew. */
  readonly body: unknown;
}

interface DraftOptions {
  readonly tenant: string;
  readonly language: string;
  /** True where that was told or plainly spoken, so that a session in another goes on in it. */
  readonly languageTold: boolean;
  readonly newTurnId: () => string;
  readonly limits: NewTurn['limits'];
  readonly maxContextTokens: number;
  /** True when the turn also becomes a memory. */
  readonly remember: boolean;
  readonly now: Date;
  /** True when the rules could read what it says of its user. */
  readonly factsRead: boolean;
}

/** Returns the language of a turn: what its user plainly speaks, else what it was answered in, else, not surely, what a single word is of; null where nothing tells. */
export function languageSpoken({ messages }: TurnRequest): {
  readonly language: string | null;
  readonly isSure: boolean;
} {
  const said = (role: string) =>
    messages.flatMap((message) => (message.role === role ? [message.content] : [])).slice(0, MESSAGES_TO_TELL);
  const texts = [...said('user'), ...said('assistant')];
  const sure = firstFound(texts, surelyFound);
  return { language: sure ?? firstFound(texts), isSure: sure !== null };
}

/** Makes a turn ready to be written; throws `invalid_request` for metadata that the service itself reads and cannot. */
export async function draftTurn(request: TurnRequest, options: DraftOptions): Promise<NewTurn> {
  const { metadata, messages, createdAt } = request;
  const { language, languageTold } = options;
  const planParams = planParamsOf(metadata);
  const places = mentionedPlaces(request, planParams, language);
  const kept = messages.filter(isPromptWorthy);
  const shown = kept.filter((message) => !isSilent(message));
  const originals = kept.flatMap((message, position) =>
    message.original === undefined ? [] : [[position, isSilent(message) ? 0 : 1, message.original]],
  );
  const disposable = messages.flatMap((message, position) =>
    isPromptWorthy(message) ? [] : [[position, message.original ?? message]],
  );

  const times = shown.map((message) => message.created_at ?? null);
  const firstWords = digest(shown);
  const extraMetadata = metadata === null ? null : JSON.stringify(metadata);

  let tokenCount = 0;
  for (const message of shown) tokenCount += await countMessageTokens(message);
  // Half of the largest prompt: enough to know what it was, with room for what came before.
  const short = tokenCount > options.maxContextTokens ? excerpt(shown, Math.floor(options.maxContextTokens / 2)) : null;

  return {
    tenant: options.tenant,
    sessionId: request.sessionId,
    userId: request.userId,
    turnId: request.turnId ?? options.newTurnId(),
    messages: storedJson(shown),
    messageTimes: times.every((time) => time === null) ? null : JSON.stringify(times),
    disposable: disposable.length === 0 ? null : JSON.stringify(disposable),
    originals: originals.length === 0 ? null : JSON.stringify(originals),
    excerpt: short === null ? null : storedJson(short.messages),
    excerptTokens: short?.tokens ?? null,
    digest: firstWords,
    digestTokens: digestTokens(firstWords),
    places: places.length === 0 ? null : JSON.stringify(places),
    messageCount: shown.length,
    tokenCount,
    textBytes: messages.reduce((sum, message) => sum + bytesOf(message), Buffer.byteLength(extraMetadata ?? '')),
    language,
    languageTold,
    extraMetadata,
    idempotencyKey: request.idempotencyKey,
    requestHash: request.idempotencyKey === null ? null : hashJson(request.body),
    createdAt: createdAt === null ? null : new Date(createdAt).toISOString(),
    factsRead: options.factsRead,
    ...askedIn(shown, {
      tenant: options.tenant,
      userId: request.userId,
      language,
      hasFailed: request.outputValid === false || request.error !== null,
    }),
    semanticContinuity: null,
    planParams: JSON.stringify(planParams),
    isPlanLetGo: false,
    toolsCalled: toolsCalled(messages),
    isValid: request.outputValid === true,
    report: storedReport(request, messages.findLast(({ role }) => role === 'user')?.content ?? ''),
    openResults: openResults(messages),
    expectedVersion: request.expectedVersion,
    lockToken: request.lockToken === null ? null : asLockToken(request.lockToken),
    limits: options.limits,
    memory: options.remember ? newMemory(shown, request, options) : null,
  };
}

/** True for a message that says nothing to a prompt, such as a call of a tool in a turn that has words. */
function isSilent({ content, original }: ReadMessage): boolean {
  return original !== undefined && content === '';
}

/** Returns the bytes that are kept of what a message says, with all that came with it. */
function bytesOf({ content, name, original }: ReadMessage): number {
  if (original !== undefined) return Buffer.byteLength(JSON.stringify(original));
  return Buffer.byteLength(content) + Buffer.byteLength(name ?? '');
}

function newMemory(
  shown: readonly ReadMessage[],
  request: TurnRequest,
  { language, now }: DraftOptions,
): NewTurn['memory'] {
  const memory = memoryOfTurn({
    messages: shown,
    language,
    createdAt: request.createdAt === null ? now : new Date(request.createdAt),
  });
  return memory === null
    ? null
    : {
        lines: JSON.stringify(memory.lines),
        terms: memory.terms,
        ttlDays: TTL_DAYS.episodic,
      };
}

/** Returns the SHA-256 of a JSON value, the same however its keys are ordered and its text was spaced. */
export function hashJson(value: unknown): Uint8Array {
  return createHash('sha256').update(JSON.stringify(value, sortKeys)).digest();
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the places that the caller names, else those that the assistant listed where places were asked for. */
function mentionedPlaces(
  { metadata, messages }: TurnRequest,
  { activity }: Record<string, unknown>,
  language: string,
): Record<string, unknown>[] {
  const named = placesOf(metadata);
  if (named.length > 0 || metadata?.places !== undefined) return named;
  const setting = { activity: typeof activity === 'string' ? activity : undefined, language };
  return listedPlaces(messages.filter(isPromptWorthy), setting).map((name) => ({ name }));
}

function planParamsOf(metadata: TurnRequest['metadata']): Record<string, unknown> {
  const params = metadata?.plan_params;
  if (params === undefined || params === null) return {};
  if (typeof params !== 'object' || Array.isArray(params)) throw unusablePlan('must be an object');
  if (JSON.stringify(params).length > PLAN_PARAMS_CHARACTERS)
    throw unusablePlan(`must be at most ${PLAN_PARAMS_CHARACTERS} characters of JSON`);
  return params as Record<string, unknown>;
}

function unusablePlan(message: string): HipocampoError {
  return new HipocampoError('invalid_request', 'the plan is not usable', {
    faults: [{ pointer: '/extra_metadata/plan_params', message }],
  });
}
