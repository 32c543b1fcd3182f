/** LangChain's stored form `{type, data}`, read and written by LangChain's own functions. */
import type { BaseMessage, BaseMessageLike, StoredMessage, ToolCall } from '@langchain/core/messages';
import { HipocampoError } from '../../errors.ts';
import type { ChatMessage } from './chat-message.ts';
import { callsIn, type MessageReading, nameOf, type SentMessage, textOf } from './message-reading.ts';

/** The types that LangChain's libraries store, as the one that its reader knows. */
const TYPES: Readonly<Record<string, string>> = {
  human: 'human',
  HumanMessageChunk: 'human',
  ai: 'ai',
  AIMessageChunk: 'ai',
  system: 'system',
  SystemMessageChunk: 'system',
  developer: 'system',
  tool: 'tool',
  ToolMessageChunk: 'tool',
  function: 'function',
  FunctionMessageChunk: 'function',
  generic: 'generic',
  chat: 'generic',
  ChatMessageChunk: 'generic',
};

/** The types of stored messages that are accepted: those, and the mark of a message that was taken back, which says nothing. */
export const STORED_TYPES: readonly string[] = [...Object.keys(TYPES), 'remove'];

const ROLES: Readonly<Record<string, ChatMessage['role']>> = {
  human: 'user',
  user: 'user',
  ai: 'assistant',
  assistant: 'assistant',
  system: 'system',
  developer: 'system',
  tool: 'tool',
  function: 'tool',
};

/** True for a message of LangChain's stored form. */
export function isStoredForm(message: SentMessage): boolean {
  return message.data !== undefined && message.role === undefined;
}

/** Loads the library when it is first asked for: 10 MB that a worker whose clients send plain messages never needs. */
const langChain = () => import('@langchain/core/messages');

/** Reads those of the messages that are of the stored form. Throws `invalid_request`, naming the message, where LangChain itself cannot read it. */
export async function readStoredForms(sent: readonly SentMessage[]): Promise<Map<SentMessage, MessageReading>> {
  const { mapStoredMessagesToChatMessages } = await langChain();
  const read = new Map<SentMessage, MessageReading>();
  for (const [index, message] of sent.entries()) {
    if (!isStoredForm(message)) continue;
    const type = TYPES[String(message.type)];
    if (type === undefined) {
      read.set(message, { role: 'system', content: '', hasText: false, tools: { calls: [], answers: null } });
      continue;
    }
    try {
      const [chat] = mapStoredMessagesToChatMessages([{ type, data: readable(message.data) }]);
      if (chat !== undefined) read.set(message, readingOf(chat));
    } catch {
      throw new HipocampoError('invalid_request', 'a message is not one that LangChain can read', {
        faults: [{ pointer: `/messages/${index}/data`, message: `must be the data of a message of type ${type}` }],
      });
    }
  }
  return read;
}

/**
 * Returns the data as the library takes it without a word on the console: its Python twin writes null where a message only calls
 * tools, and older ones kept calls among the further fields alone.
 */
function readable(data: unknown): StoredMessage['data'] {
  const given = data as StoredMessage['data'] & { readonly tool_calls?: unknown };
  const { tool_calls: raw, ...further } = given.additional_kwargs ?? {};
  const calls = isEmpty(given.tool_calls) && Array.isArray(raw) ? { tool_calls: raw, additional_kwargs: further } : {};
  return { ...given, content: given.content ?? '', ...calls };
}

function isEmpty(calls: unknown): boolean {
  return !Array.isArray(calls) || calls.length === 0;
}

/** The forms that messages are given back in, where a caller asks for one. */
export type MessageFormat = 'langchain' | 'openai';

/** Returns messages in one form, whichever they came in: those of that form as they came, the others as LangChain converts them. */
export async function inFormat(sent: readonly SentMessage[], format: MessageFormat): Promise<SentMessage[]> {
  if (sent.every((message) => isStoredForm(message) === (format === 'langchain'))) return [...sent];
  const library = await langChain();
  return sent.map((message) => {
    if (isStoredForm(message)) {
      const type = TYPES[String(message.type)];
      const [chat] =
        format === 'openai' && type !== undefined
          ? library.mapStoredMessagesToChatMessages([{ type, data: readable(message.data) }])
          : [];
      return chat === undefined ? message : openAiForm(chat);
    }
    if (format === 'openai') return message;
    const [stored] = library.mapChatMessagesToStoredMessages([
      library.coerceMessageLikeToMessage(likeMessage(message)),
    ]);
    return { ...stored };
  });
}

/** Returns a message of OpenAI's form as LangChain takes it: fields that it does not know stand where it keeps such. */
function likeMessage({ role, content, name, tool_calls, tool_call_id, ...further }: SentMessage): BaseMessageLike {
  const calls = isEmpty(tool_calls) ? [] : (tool_calls as readonly OpenAiCall[]);
  const given = Object.entries(further).filter(([, value]) => value !== null);
  const message = {
    role,
    content: content ?? '',
    ...(typeof name === 'string' && { name }),
    ...(role === 'assistant' && {
      tool_calls: calls.filter(isReadable),
      invalid_tool_calls: calls.filter((call) => !isReadable(call)).map(unreadableCall),
    }),
    ...(role === 'tool' && { tool_call_id: tool_call_id ?? '' }),
    additional_kwargs: Object.fromEntries(given),
  };
  return message as unknown as BaseMessageLike;
}

/** A call as OpenAI writes it, as far as it holds what it should. */
interface OpenAiCall {
  readonly id?: string;
  readonly function?: { readonly name?: string; readonly arguments?: string };
}

/** True for a call whose arguments are JSON, as the library reads them. */
function isReadable(call: OpenAiCall): boolean {
  try {
    return typeof JSON.parse(call.function?.arguments ?? '') === 'object';
  } catch {
    return false;
  }
}

function unreadableCall(call: OpenAiCall) {
  const { name, arguments: args } = call.function ?? {};
  return { id: call.id, name, args: args ?? JSON.stringify(call), type: 'invalid_tool_call' };
}

function openAiForm(message: BaseMessage): SentMessage {
  const { tool_calls = [], tool_call_id } = message as { tool_calls?: readonly ToolCall[]; tool_call_id?: string };
  const { role } = readingOf(message);
  const calls = tool_calls.map((call) =>
    'function' in call
      ? call
      : { id: call.id, type: 'function', function: { name: call.name, arguments: JSON.stringify(call.args) } },
  );
  const isSilent = calls.length > 0 && message.content.length === 0;
  return {
    role: message.additional_kwargs.__openai_role__ === 'developer' ? 'developer' : role,
    content: isSilent ? null : message.content,
    ...(nameOf(message.name) !== undefined && { name: message.name }),
    ...(calls.length > 0 && { tool_calls: calls }),
    ...(tool_call_id !== undefined && { tool_call_id }),
  };
}

function readingOf(message: BaseMessage): MessageReading {
  const { tool_calls, invalid_tool_calls, tool_call_id } = message as {
    tool_calls?: unknown[];
    invalid_tool_calls?: unknown[];
    tool_call_id?: string;
  };
  const role = message.type === 'generic' ? (message as BaseMessage & { role: string }).role : message.type;
  return {
    role: ROLES[role] ?? 'user',
    ...textOf(message.content),
    name: nameOf(message.name),
    tools: { calls: [...callsIn(tool_calls), ...callsIn(invalid_tool_calls)], answers: tool_call_id ?? null },
  };
}
