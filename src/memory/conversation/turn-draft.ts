/** A turn made ready to be written: everything that later reads need is worked out here, once, before the session is locked. */
import { createHash } from 'node:crypto';
import { HipocampoError } from '../../errors.ts';
import type { NewTurn } from '../../stores/turn-store.ts';
import { TTL_DAYS } from '../episodes/memory.ts';
import { memoryOfTurn } from '../episodes/turn-memory.ts';
import { type ChatMessage, isPromptWorthy } from './chat-message.ts';
import { excerpt } from './excerpt.ts';
import { placesOf } from './places.ts';
import { digest, digestTokens } from './session-summary.ts';
import { storedJson } from './stored-message.ts';
import { countMessageTokens } from './token-counter.ts';

const PLAN_PARAMS_CHARACTERS = 16_384; // JSON; the merged state of a session is held to twice as much

/** What save-turn was asked to keep. */
export interface TurnRequest {
  readonly user_id: string;
  readonly session_id: string;
  readonly messages: readonly ChatMessage[];
  readonly language?: string | undefined;
  readonly extra_metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly created_at?: string | undefined;
  readonly turn_id?: string | undefined;
  readonly expected_version?: number | undefined;
}

interface DraftOptions {
  readonly tenant: string;
  readonly idempotencyKey: string | null;
  readonly newTurnId: () => string;
  readonly limits: NewTurn['limits'];
  readonly maxContextTokens: number;
  /** Whether the turn also becomes a memory. */
  readonly remember: boolean;
  readonly now: Date;
}

/** Throws `invalid_request` for metadata that the service itself reads and cannot. */
export async function draftTurn(request: TurnRequest, options: DraftOptions): Promise<NewTurn> {
  const metadata = request.extra_metadata;
  const places = placesOf(metadata);
  const planParams = planParamsOf(metadata);
  const shown = request.messages.filter(isPromptWorthy);
  const disposable = request.messages.flatMap((message, position) =>
    isPromptWorthy(message) ? [] : [[position, message]],
  );

  const times = shown.map((message) => message.created_at ?? null);
  const topic = digest(shown);

  let tokenCount = 0;
  for (const message of shown) tokenCount += await countMessageTokens(message);
  // Half of the largest prompt: enough to know what it was, with room for what came before.
  const short = tokenCount > options.maxContextTokens ? excerpt(shown, Math.floor(options.maxContextTokens / 2)) : null;

  return {
    tenant: options.tenant,
    sessionId: request.session_id,
    userId: request.user_id,
    turnId: request.turn_id ?? options.newTurnId(),
    messages: storedJson(shown),
    messageTimes: times.every((time) => time === null) ? null : JSON.stringify(times),
    disposable: disposable.length === 0 ? null : JSON.stringify(disposable),
    excerpt: short === null ? null : storedJson(short.messages),
    excerptTokens: short?.tokens ?? null,
    digest: topic,
    digestTokens: digestTokens(topic),
    places: places.length === 0 ? null : JSON.stringify(places),
    messageCount: shown.length,
    tokenCount,
    textBytes: request.messages.reduce((sum, message) => sum + Buffer.byteLength(message.content), 0),
    language: request.language ?? 'es',
    extraMetadata: metadata === undefined ? null : JSON.stringify(metadata),
    idempotencyKey: options.idempotencyKey,
    requestHash: options.idempotencyKey === null ? null : hashJson(request),
    createdAt: request.created_at === undefined ? null : new Date(request.created_at).toISOString(),
    planParams: JSON.stringify(planParams),
    expectedVersion: request.expected_version ?? null,
    limits: options.limits,
    memory: options.remember ? newMemory(shown, request, options.now) : null,
  };
}

function newMemory(shown: readonly ChatMessage[], request: TurnRequest, now: Date): NewTurn['memory'] {
  const memory = memoryOfTurn({
    messages: shown,
    language: request.language ?? 'es',
    createdAt: request.created_at === undefined ? now : new Date(request.created_at),
  });
  return memory === null
    ? null
    : {
        lines: JSON.stringify(memory.lines),
        terms: memory.terms,
        tokenCount: memory.tokenCount,
        ttlDays: TTL_DAYS.episodic,
      };
}

/** SHA-256 of a JSON value, the same however its keys are ordered and its text was spaced. */
export function hashJson(value: unknown): Uint8Array {
  return createHash('sha256').update(JSON.stringify(value, sortKeys)).digest();
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function planParamsOf(metadata: TurnRequest['extra_metadata']): Record<string, unknown> {
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
