/** Turns as callers see them, as JSON text: metadata goes out as it was stored. */
import type { ChatMessage } from '../memory/conversation/chat-message.ts';
import type { JsonText } from '../memory/conversation/json-bytes.ts';
import { parseStored } from '../memory/conversation/stored-message.ts';
import type { StoredTurn } from '../stores/turn-store.ts';

/** A turn of a list. */
export function listedTurnJson(turn: StoredTurn): JsonText {
  return `{${listedFields(turn)}}`;
}

/** A turn whole. */
export function turnJson(turn: StoredTurn): JsonText {
  return (
    `{${listedFields(turn)},"user_id":${JSON.stringify(turn.userId)},"version":${turn.version}` +
    `,"extra_metadata":${turn.extraMetadata ?? 'null'}}`
  );
}

function listedFields(turn: StoredTurn): JsonText {
  return (
    `"turn_id":"${turn.turnId}","session_id":${JSON.stringify(turn.sessionId)},"turn_number":${turn.turnNumber}` +
    `,"messages":${JSON.stringify(messagesOf(turn))},"token_count":${turn.tokenCount},"language":${JSON.stringify(turn.language)}` +
    `,"created_at":"${turn.createdAt.toISOString()}"`
  );
}

/** The messages in the order they came, disposable ones in their places while they last. */
function messagesOf(turn: StoredTurn): ChatMessage[] {
  const times = turn.messageTimes === null ? [] : (JSON.parse(turn.messageTimes) as (string | null)[]);
  const messages = parseStored(turn.messages).map((message, index) => ({
    ...message,
    created_at: times[index] ?? undefined,
  }));
  const disposable = turn.disposable === null ? [] : (JSON.parse(turn.disposable) as [number, ChatMessage][]);
  for (const [position, message] of disposable) messages.splice(position, 0, message as (typeof messages)[number]);
  return messages;
}
