/** What a message says to a prompt, whichever library wrote it: its text, its parts, the tools that it calls. */
import type { ChatMessage } from './chat-message.ts';

/** A message as it came: OpenAI's form, or LangChain's stored one. */
export type SentMessage = Readonly<Record<string, unknown>>;

/** A call of a tool; what of it is not told is empty. */
export interface ToolCall {
  readonly name: string;
  readonly id: string;
}

/** The calls and answers that pass between the assistant and its tools in a message. */
export interface ToolTraffic {
  readonly calls: readonly ToolCall[];
  /** The id of the call that a tool's message answers; null where it names none. */
  readonly answers: string | null;
}

/** A message as it was read, before it is known what else its turn says. */
export interface MessageReading {
  readonly role: ChatMessage['role'];
  /** The text and the marks of what is none; empty where it only calls tools, or says nothing. */
  readonly content: string;
  /** True where any of it is text. */
  readonly hasText: boolean;
  readonly name?: string | undefined;
  readonly tools: ToolTraffic;
}

const LONGEST_MARK = 64; // characters of a name that a sender gives a part or a tool
const NAME_CHARACTERS = 128;

const TEXT_PARTS: ReadonlySet<unknown> = new Set(['text', 'input_text', 'output_text']);

/** The words for parts that several libraries name differently; any other part goes by its own type. */
const MARKS: Readonly<Record<string, string>> = {
  image: 'image',
  image_url: 'image',
  input_image: 'image',
  audio: 'audio',
  audio_url: 'audio',
  input_audio: 'audio',
  file: 'file',
  file_url: 'file',
  input_file: 'file',
};

/** Returns what a prompt shows of a message's content, and whether any of that is text. */
export function textOf(content: unknown): { readonly content: string; readonly hasText: boolean } {
  if (typeof content === 'string') return { content, hasText: content.trim() !== '' };
  if (!Array.isArray(content)) return { content: '', hasText: false };
  const shown: string[] = [];
  let hasText = false;
  for (const part of content as readonly (string | Record<string, unknown>)[]) {
    const text = typeof part === 'string' ? part : TEXT_PARTS.has(part.type) ? part.text : undefined;
    if (typeof text === 'string') hasText ||= text.trim() !== '';
    const line = typeof text === 'string' ? text : mark(String((part as { type?: unknown }).type));
    if (line !== '') shown.push(line);
  }
  return { content: shown.join('\n'), hasText };
}

/** Returns the name that a prompt can tell; undefined for what is none. */
export function nameOf(name: unknown): string | undefined {
  return typeof name === 'string' && name !== '' && name.length <= NAME_CHARACTERS ? name : undefined;
}

/** Returns the calls of a list, in either library's form. */
export function callsIn(calls: unknown): ToolCall[] {
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call: unknown) => {
    if (typeof call !== 'object' || call === null) return [];
    const { id, name, function: called, custom } = call as Record<string, unknown>;
    const named = name ?? (called as { name?: unknown })?.name ?? (custom as { name?: unknown })?.name;
    return [{ name: typeof named === 'string' ? named : '', id: typeof id === 'string' ? id : '' }];
  });
}

function mark(type: string): string {
  return `[${MARKS[type] ?? line(type)}]`;
}

/** Returns the mark of a call, for a prompt that shows nothing else of its turn. */
export function callMark({ name }: ToolCall): string {
  return name === '' ? '[tool]' : `[tool: ${line(name)}]`;
}

/** Returns a sender's word as a line that a mark can hold. */
function line(word: string): string {
  return word
    .slice(0, LONGEST_MARK)
    .replaceAll(/[\s[\]]+/g, ' ')
    .trim()
    .toWellFormed();
}
