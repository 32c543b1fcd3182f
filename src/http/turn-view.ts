/** Turns as callers send and see them; those that were stored as JSON text, for metadata goes out as it came. */
import type { z } from 'zod';
import { givenReport } from '../memory/conversation/delta/turn-report.ts';
import type { JsonText } from '../memory/conversation/json-bytes.ts';
import { keptMessages } from '../memory/conversation/kept-message.ts';
import { inFormat, type MessageFormat } from '../memory/conversation/langchain-form.ts';
import type { ReadMessage } from '../memory/conversation/sent-message.ts';
import type { StoredTurn } from '../memory/conversation/turn.ts';
import type { TurnRequest } from '../memory/conversation/turn-draft.ts';
import type { TurnReceipt } from '../memory/turn-saver.ts';
import { encodeCursor } from './cursor.ts';
import { factEventView } from './fact-view.ts';
import type { saveTurnBody } from './turn-schemas.ts';

/** Returns the request behind the body of save-turn: of its two ways to name a key, the header is the stronger. */
export function turnRequest(
  body: z.infer<typeof saveTurnBody>,
  messages: readonly ReadMessage[],
  idempotencyKey: string | null,
): TurnRequest {
  const { lock_token: lockToken, ...said } = body;
  return {
    userId: body.user_id,
    sessionId: body.session_id,
    messages,
    language: body.language ?? null,
    metadata: body.extra_metadata ?? null,
    outputValid: body.output_valid ?? null,
    error: body.error ?? null,
    createdAt: body.created_at ?? null,
    turnId: body.turn_id ?? null,
    idempotencyKey: idempotencyKey ?? body.turn_id?.toLowerCase() ?? null,
    expectedVersion: body.expected_version ?? null,
    lockToken: lockToken ?? null,
    body: said,
  };
}

/** Returns the reply of save-turn. */
export function receiptView({ turn, facts, cacheInvalidated }: TurnReceipt, sessionId: string) {
  return {
    turn_id: turn.turnId,
    session_id: sessionId,
    turn_number: turn.turnNumber,
    total_turns: turn.turnNumber,
    version: turn.version,
    token_count: turn.tokenCount,
    language: turn.language,
    created_at: turn.createdAt.toISOString(),
    facts: facts.map(factEventView),
    cache_invalidated: cacheInvalidated,
  };
}

/** Returns a turn of a list, its messages in one form or each as it came. */
export async function listedTurnJson(turn: StoredTurn, format: MessageFormat | undefined): Promise<JsonText> {
  return `{${await listedFields(turn, format)}}`;
}

/** Returns a message of a list that is meant for a model: who says it and what, nothing else. */
export function messageForModelJson({ role, content }: { readonly role: string; readonly content: string }): JsonText {
  return JSON.stringify({ role, content });
}

/** Returns a page of turns or of messages, each JSON already; `next` is the position that the next page goes on from, null on the last. */
export function turnPageJson(items: readonly JsonText[], next: unknown): JsonText {
  return `{"items":[${items.join(',')}],"next_cursor":${next === null ? 'null' : JSON.stringify(encodeCursor(next))}}`;
}

/** Returns a whole turn. */
export async function turnJson(turn: StoredTurn, format: MessageFormat | undefined): Promise<JsonText> {
  const { outputValid, error } = givenReport(turn.report);
  return (
    `{${await listedFields(turn, format)},"user_id":${JSON.stringify(turn.userId)},"version":${turn.version}` +
    `,"extra_metadata":${turn.extraMetadata ?? 'null'},"output_valid":${outputValid},"error":${JSON.stringify(error)}}`
  );
}

/** Returns a continuity as it is stored: a number of four bytes, of which four places tell something. */
function continuityJson({ semanticContinuity }: StoredTurn): JsonText {
  return semanticContinuity === null ? 'null' : String(Math.round(semanticContinuity * 10_000) / 10_000);
}

async function listedFields(turn: StoredTurn, format: MessageFormat | undefined): Promise<JsonText> {
  const sent = keptMessages(turn).map((message) => message.sent);
  const messages = format === undefined ? sent : await inFormat(sent, format);
  return (
    `"turn_id":"${turn.turnId}","session_id":${JSON.stringify(turn.sessionId)},"turn_number":${turn.turnNumber}` +
    `,"messages":${JSON.stringify(messages)},"token_count":${turn.tokenCount},"semantic_continuity":${continuityJson(turn)},"language":${JSON.stringify(turn.language)}` +
    `,"created_at":"${turn.createdAt.toISOString()}"`
  );
}
