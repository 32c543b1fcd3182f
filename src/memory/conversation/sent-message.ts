/**
 * Messages as client libraries send them, read into what a prompt shows of them. A message says its text by itself, or in parts, or calls
 * tools and says nothing; what is no text is shown by a mark. What is shown otherwise than it came is kept beside it, as it came.
 */
import type { ChatMessage } from './chat-message.ts';
import { isStoredForm, readStoredForms } from './langchain-form.ts';
import {
  callMark,
  callsIn,
  type MessageReading,
  nameOf,
  type SentMessage,
  type ToolTraffic,
  textOf,
} from './message-reading.ts';

/** A message as a prompt shows it, with what it came as where that says more. */
export interface ReadMessage extends ChatMessage {
  /** The message as it came; absent where this is it. */
  readonly original?: SentMessage | undefined;
  /** The calls that it makes and the one that it answers; absent where it does neither. */
  readonly tools?: ToolTraffic | undefined;
}

/** The fields of a message that a prompt and the service's own columns hold whole. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set(['role', 'content', 'name', 'created_at', 'disposable']);

const ROLES: Readonly<Record<string, ChatMessage['role']>> = {
  user: 'user',
  assistant: 'assistant',
  system: 'system',
  developer: 'system',
  tool: 'tool',
};

/** Reads the messages of a turn; a promise only where LangChain's form is among them. Throws `invalid_request` for one that its library cannot read. */
export function readMessages(sent: readonly SentMessage[]): readonly ReadMessage[] | Promise<readonly ReadMessage[]> {
  if (sent.every(isPlain)) return sent;
  return sent.some(isStoredForm)
    ? readStoredForms(sent).then((stored) => asShown(sent, stored))
    : asShown(sent, new Map());
}

/** True for a message that is kept and shown just as it came. */
function isPlain(message: SentMessage): message is SentMessage & ChatMessage {
  if (typeof message.content !== 'string' || message.role === 'developer' || message.disposable === false) return false;
  for (const field in message) if (!PLAIN_FIELDS.has(field)) return false;
  return message.name === undefined || typeof message.name === 'string';
}

/** Reads the messages together: a call is shown only where its turn has no other text. */
function asShown(sent: readonly SentMessage[], stored: ReadonlyMap<SentMessage, MessageReading>): ReadMessage[] {
  const read = sent.map((message) => stored.get(message) ?? chatReading(message));
  const isTold = read.some(
    ({ role, hasText }, index) => hasText && role !== 'tool' && sent[index]?.disposable !== true,
  );
  return sent.map((message, index) => {
    if (isPlain(message)) return message;
    const { role, content, name, tools } = read[index] as MessageReading;
    const { created_at, disposable } = message as { created_at?: string; disposable?: boolean };
    const shown = content !== '' || isTold ? content : tools.calls.map(callMark).join('\n');
    const traffic = tools.calls.length > 0 || tools.answers !== null ? { tools } : {};
    return { role, content: shown, name, created_at, disposable, original: message, ...traffic };
  });
}

/** Reads a message of OpenAI's form. */
function chatReading(message: SentMessage): MessageReading {
  return {
    role: ROLES[String(message.role)] ?? 'user',
    ...textOf(message.content),
    name: nameOf(message.name),
    tools: {
      calls: [...callsIn(message.tool_calls), ...callsIn([message.function_call])],
      answers: typeof message.tool_call_id === 'string' ? message.tool_call_id : null,
    },
  };
}
