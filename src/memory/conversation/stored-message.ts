/**
 * Messages as LangChain stores them: the form in which they lie in the database and in the cache, and are sent. The JSON
 * text is always written here, with this order of keys and without blanks, so that it can be put together and taken
 * apart as text: inside of a JSON string every quote is escaped, so the marks below cannot occur in what was said.
 */
import type { ChatMessage } from './chat-message.ts';
import type { JsonText } from './json-bytes.ts';
import type { Words } from './words.ts';

const TYPES = { user: 'human', assistant: 'ai', system: 'system' } as const;
const ROLES = { human: 'user', ai: 'assistant', system: 'system' } as const;

type StoredType = keyof typeof ROLES;

/** LangChain's `StoredMessage`, with the fields that carry something. */
interface StoredMessage {
  readonly type: StoredType;
  readonly data: { readonly content: string; readonly name?: string };
}

const BETWEEN_MESSAGES = '"}},{"type":"';
const BEFORE_CONTENT = '","data":{"content":"';
const BEFORE_NAME = '","name":"';
const FIRST = '[{"type":"';
const LAST = '"}}]';

/** Returns the messages that a prompt may show as a JSON array. */
export function storedJson(messages: readonly ChatMessage[]): JsonText {
  return JSON.stringify(
    messages.map(({ role, content, name }) => ({
      type: TYPES[role as keyof typeof TYPES],
      data: name === undefined ? { content } : { content, name },
    })),
  );
}

export function parseStored(json: JsonText): ChatMessage[] {
  return (JSON.parse(json) as StoredMessage[]).map(({ type, data }) => ({
    role: ROLES[type],
    content: data.content,
    name: data.name,
  }));
}

/** Returns OpenAI's `{role, content}` of the same messages. */
export function openAiJson(json: JsonText): JsonText {
  return JSON.stringify(parseStored(json)); // a name that is not there is not written
}

/** Returns the messages of an array without its brackets, to stand among others. */
export function innerStored(json: JsonText): JsonText {
  return json.slice(1, -1);
}

/** Returns the inside of a JSON string with a line a message, `Usuario: …` and `Asistente: …` in the words of a language; empty for no messages. */
export function transcriptLines(json: JsonText, words: Words): JsonText {
  if (json === '[]') return '';
  return json
    .slice(FIRST.length, -LAST.length)
    .split(BETWEEN_MESSAGES)
    .map((message) => {
      const from = message.indexOf(BEFORE_CONTENT);
      const name = message.indexOf(BEFORE_NAME, from + BEFORE_CONTENT.length);
      const content = message.slice(from + BEFORE_CONTENT.length, name < 0 ? undefined : name);
      return `${words.roles[ROLES[message.slice(0, from) as StoredType]]}: ${content}`;
    })
    .join('\\n');
}
