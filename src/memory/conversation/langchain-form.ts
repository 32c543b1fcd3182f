/** LangChain's stored form `{type, data}`, read and written by LangChain's own functions. */
import type { BaseMessage, BaseMessageLike, InvalidToolCall, StoredMessage, ToolCall } from '@langchain/core/messages';
import { HipocampoError } from '../../errors.ts';
import type { ChatMessage } from './chat-message.ts';
import { callsIn, type MessageReading, nameOf, type SentMessage, textOf } from './message-reading.ts';

/** The types that LangChain's libraries store, as the one that the readers of both know; `chat` goes by the role that its data names. */
const TYPES: Readonly<Record<string, ReadableType | 'chat'>> = {
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
  generic: 'chat',
  chat: 'chat',
  ChatMessageChunk: 'chat',
};

type ReadableType = 'human' | 'ai' | 'system' | 'tool' | 'function';

/** The types of stored messages that are accepted: those, and the mark of a message that was taken back, which says nothing. */
export const STORED_TYPES: readonly string[] = [...Object.keys(TYPES), 'remove'];

/** The types of the roles that a `chat` message may name; any other role speaks to the assistant, so it is `human`. */
const TYPES_OF_ROLES: ReadonlyMap<unknown, ReadableType> = new Map([
  ['ai', 'ai'],
  ['assistant', 'ai'],
  ['system', 'system'],
  ['developer', 'system'],
  ['tool', 'tool'],
  ['function', 'function'],
]);

const ROLES: Readonly<Record<string, ChatMessage['role']>> = {
  human: 'user',
  ai: 'assistant',
  system: 'system',
  tool: 'tool',
  function: 'tool',
};

/** The fields of a piece of a stream that a whole message has not. */
const FIELDS_OF_CHUNKS: ReadonlySet<string> = new Set(['tool_call_chunks', 'chunk_position']);

/** The further fields of LangChain's messages that OpenAI's form has under the same name. */
const FIELDS_OF_BOTH = ['refusal', 'function_call'] as const;

/** The mark by which LangChain tells a developer's message from the system's. */
const DEVELOPER = { __openai_role__: 'developer' };

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
    const stored = readableForm(message);
    if (stored === undefined) {
      read.set(message, { role: 'system', content: '', hasText: false, tools: { calls: [], answers: null } });
      continue;
    }
    try {
      const [chat] = mapStoredMessagesToChatMessages([withCalls(stored)]);
      if (chat !== undefined && hasRole(message)) read.set(message, readingOf(chat));
      else throw new TypeError('a chat message names its role');
    } catch {
      throw new HipocampoError('invalid_request', 'a message is not one that LangChain can read', {
        faults: [
          { pointer: `/messages/${index}/data`, message: `must be the data of a message of type ${message.type}` },
        ],
      });
    }
  }
  return read;
}

/** A message of the stored form: what both libraries' readers take. */
type Stored = StoredMessage & SentMessage;

/**
 * Returns a stored message as one that the readers of both libraries take, itself where it is one; undefined for the mark of one that was
 * taken back, which JavaScript cannot read. A piece of a stream becomes the whole message that LangChain itself makes of it.
 */
function readableForm(message: SentMessage): Stored | undefined {
  const given = message.data as StoredMessage['data'] & { readonly type?: unknown };
  const known = TYPES[String(message.type)];
  if (known === undefined) return undefined;
  const type = known === 'chat' ? (TYPES_OF_ROLES.get(given.role) ?? 'human') : known;
  if (type === message.type && given.content !== null) return message as Stored;
  const isDeveloper = message.type === 'developer' || (known === 'chat' && given.role === 'developer');
  const data = {
    ...Object.fromEntries(Object.entries(given).filter(([field]) => !FIELDS_OF_CHUNKS.has(field))),
    content: given.content ?? '',
    ...(given.type !== undefined && { type }),
    ...(isDeveloper && { additional_kwargs: { ...given.additional_kwargs, ...DEVELOPER } }),
    ...(known === 'chat' && type === 'tool' && { tool_call_id: given.tool_call_id ?? '' }),
    ...(known === 'chat' && type === 'function' && { name: given.name ?? '' }),
  };
  return { ...message, type, data: data as unknown as StoredMessage['data'] };
}

/** True for a message that says whose it is: one of the type `chat` does in its data. */
function hasRole({ type, data }: SentMessage): boolean {
  return TYPES[String(type)] !== 'chat' || typeof (data as { role?: unknown }).role === 'string';
}

/** Returns a message as the library takes it without a word on the console: older ones kept calls among the further fields alone. */
function withCalls({ type, data }: Stored): StoredMessage {
  const given = data as StoredMessage['data'] & { readonly tool_calls?: unknown };
  const { tool_calls: raw, ...further } = given.additional_kwargs ?? {};
  const calls = isEmpty(given.tool_calls) && Array.isArray(raw) ? { tool_calls: raw, additional_kwargs: further } : {};
  return { type, data: { ...given, ...calls } };
}

function isEmpty(calls: unknown): boolean {
  return !Array.isArray(calls) || calls.length === 0;
}

/** The forms that messages are given back in, where a caller asks for one. */
export type MessageFormat = 'langchain' | 'openai';

/**
 * Returns messages in one form, whichever they came in: in LangChain's, those that it can read as they came. The mark of a message that was
 * taken back is in neither.
 */
export async function inFormat(sent: readonly SentMessage[], format: MessageFormat): Promise<SentMessage[]> {
  const told = sent.flatMap((message): readonly SentMessage[] => {
    const given = isStoredForm(message) ? readableForm(message) : message;
    return given === undefined ? [] : [given];
  });
  if (told.every((message) => isStoredForm(message) === (format === 'langchain'))) return told;
  const library = await langChain();
  return told.flatMap((message): SentMessage[] => {
    if (isStoredForm(message) === (format === 'langchain')) return [message];
    return format === 'openai'
      ? library.mapStoredMessagesToChatMessages([withCalls(message as Stored)]).map(openAiForm)
      : library
          .mapChatMessagesToStoredMessages([library.coerceMessageLikeToMessage(likeMessage(message))])
          .map((stored) => ({ ...stored }));
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

/** The calls and answers that LangChain's messages of some types hold. */
interface Traffic {
  readonly tool_calls?: readonly ToolCall[];
  readonly invalid_tool_calls?: readonly InvalidToolCall[];
  readonly tool_call_id?: string;
}

function openAiForm(message: BaseMessage): SentMessage {
  const { tool_calls = [], invalid_tool_calls = [], tool_call_id } = message as Traffic;
  const told = new Set(tool_calls.map(({ id }) => id)); // one that was kept raw stands in both lists
  const calls = [
    ...tool_calls.map((call) => ('function' in call ? call : openAiCall(call, JSON.stringify(call.args)))),
    ...invalid_tool_calls.filter(({ id }) => !id || !told.has(id)).map((call) => openAiCall(call, call.args)),
  ];
  const further = FIELDS_OF_BOTH.flatMap((field) => {
    const value = message.additional_kwargs[field];
    return value === undefined || value === null ? [] : [[field, value] as const];
  });
  const isSilent = (calls.length > 0 || further.length > 0) && message.content.length === 0;
  return {
    role: message.additional_kwargs.__openai_role__ === 'developer' ? 'developer' : readingOf(message).role,
    content: isSilent ? null : message.content,
    ...(nameOf(message.name) !== undefined && { name: message.name }),
    ...Object.fromEntries(further),
    ...(calls.length > 0 && { tool_calls: calls }),
    ...(tool_call_id !== undefined && { tool_call_id }),
  };
}

function openAiCall({ id, name }: Pick<InvalidToolCall, 'id' | 'name'>, args: string | undefined) {
  return { id, type: 'function', function: { name: name ?? '', arguments: args ?? '' } };
}

function readingOf(message: BaseMessage): MessageReading {
  const { tool_calls, invalid_tool_calls, tool_call_id } = message as Traffic;
  return {
    role: ROLES[message.type] ?? 'user',
    ...textOf(message.content),
    name: nameOf(message.name),
    tools: { calls: [...callsIn(tool_calls), ...callsIn(invalid_tool_calls)], answers: tool_call_id ?? null },
  };
}
