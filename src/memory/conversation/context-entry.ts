/**
 * A context in the shape it is sent in: the JSON texts of the reply that do not depend on the query, with their token
 * counts. It is what the cache holds, so that a hit is put together from ready text, without parsing the conversation.
 *
 * Encoded as lines of JSON text (which never holds a raw line break): a small head that every hit reads, the ready
 * texts, and last the details that only a reply over budget needs to take the context apart again.
 */
import { crc32 } from 'node:zlib';
import type { PlanState } from '../plans/plan-state.ts';
import type { ConversationContext, Place, Span } from './conversation-context.ts';
import { type JsonBytes, joinJson } from './json-bytes.ts';
import { listPlaces } from './places.ts';
import { SUMMARY_TOKENS, summarize, type Topic } from './session-summary.ts';
import { joinStored, transcriptJson } from './stored-message.ts';
import { countShort } from './token-counter.ts';
import { isSpanish, type Words, wordsFor } from './words.ts';

const LINE_BREAK = 10;
const NOTHING = Buffer.alloc(0);
const FORMAT = 3; // raise it when the encoding changes: entries of another format are not read
const BLOCK_END = '\n\n'; // between blocks of the system prompt, counted with the block before it

interface Head extends Span {
  readonly userId: string;
  readonly version: number;
  readonly totalTurns: number;
  readonly totalMessages: number;
  readonly language: 'es' | 'en';
  readonly turns: number;
  readonly historyTokens: number;
  readonly summaryTokens: number;
  readonly placesTokens: number;
  readonly planState: PlanState;
}

interface Texts {
  /** Array of LangChain stored messages. */
  readonly history: JsonBytes;
  /** String: `Usuario: …\nAsistente: …`. */
  readonly transcript: JsonBytes;
  readonly places: JsonBytes;
  readonly summary: JsonBytes;
  /** String: the blocks that follow the caller's system prompt, empty where there is nothing to recall. */
  readonly blocks: JsonBytes;
}

export interface ContextEntry {
  readonly head: Head;
  readonly texts: Texts;
  readonly details: JsonBytes;
}

interface Details {
  /** Of each window turn, with the length of its part of the history text. */
  readonly turns: readonly [turnNumber: number, tokens: number, messageCount: number, topic: Topic, length: number][];
  readonly topics: readonly Topic[];
}

/** What is told in the system prompt of what the window does not show. */
export interface Blocks {
  readonly summary: string;
  readonly json: JsonBytes;
  readonly summaryTokens: number;
  readonly placesTokens: number;
}

/** Summary and places as blocks of the system prompt, in Spanish or English words. */
export function renderBlocks(
  context: ConversationContext,
  language: string,
  parts: { readonly summaryTokens: number; readonly places: boolean },
): Blocks {
  const words = wordsFor(language);
  const shown = context.window.reduce((sum, turn) => sum + turn.messageCount, 0);
  const summary = summarize(context.totalMessages - shown, context.topics, words, parts.summaryTokens);
  const listed = parts.places && context.places.length > 0 ? listPlaces(context.places, words) : null;
  const placesTitle = heading(words.placesHeading, words);
  const placesBlock = listed === null ? '' : placesTitle + listed.lines;
  let summaryBlock = '';
  let summaryTokens = 0;
  if (summary.line !== '') {
    const title = heading(words.summaryHeading, words);
    summaryBlock = title + summary.line + (listed === null ? '' : BLOCK_END);
    // A full stop with or without line breaks after it is one token, so the end of the line costs nothing.
    summaryTokens = countShort(title) + summary.tokens;
  }
  return {
    summary: summary.line,
    json: bytes(summaryBlock + placesBlock),
    summaryTokens,
    placesTokens: listed === null ? 0 : countShort(placesTitle) + listed.tokens,
  };
}

/** Puts a context into the shape it is sent in. */
export function renderEntry(
  context: ConversationContext,
  language: string,
  blocks: Blocks = renderBlocks(context, language, { summaryTokens: SUMMARY_TOKENS, places: true }),
): ContextEntry {
  const history = joinStored(context.window.map((turn) => turn.messages));
  const details: Details = {
    turns: context.window.map((turn) => [
      turn.turnNumber,
      turn.tokens,
      turn.messageCount,
      turn.topic,
      turn.messages.length - 2,
    ]),
    topics: context.topics,
  };
  return {
    head: {
      userId: context.userId,
      version: context.version,
      totalTurns: context.totalTurns,
      totalMessages: context.totalMessages,
      windowTurns: context.windowTurns,
      reachTurns: context.reachTurns,
      language: isSpanish(language) ? 'es' : 'en',
      turns: context.window.length,
      historyTokens: context.window.reduce((sum, turn) => sum + turn.tokens, 0),
      summaryTokens: blocks.summaryTokens,
      placesTokens: blocks.placesTokens,
      planState: context.planState,
    },
    texts: {
      history: Buffer.from(history),
      transcript: Buffer.from(transcriptJson(history, wordsFor(language))),
      places: bytes(context.places),
      summary: bytes(blocks.summary),
      blocks: blocks.json,
    },
    details: bytes(details),
  };
}

/** The entry in the words of `language`: itself where it already is. */
export function inLanguage(entry: ContextEntry, language: string): ContextEntry {
  return (entry.head.language === 'es') === isSpanish(language) ? entry : renderEntry(contextOf(entry), language);
}

/** The context that an entry was rendered from. */
export function contextOf(entry: ContextEntry): ConversationContext {
  const { turns, topics } = parse<Details>(entry.details);
  const history = entry.texts.history.toString();
  let from = 1; // behind the bracket
  return {
    ...entry.head,
    window: turns.map(([turnNumber, tokens, messageCount, topic, length]) => {
      const messages = `[${history.slice(from, from + length)}]`;
      from += length === 0 ? 0 : length + 1; // and its comma
      return { turnNumber, tokens, messageCount, topic, messages };
    }),
    topics,
    places: parse<Place[]>(entry.texts.places),
  };
}

/** The entry in bytes, under the key it is kept with: an entry that got under another key is no entry there. */
export function encodeEntry({ head, texts, details }: ContextEntry, key: string): Buffer {
  const { history, transcript, places, summary, blocks } = texts;
  const lines = [bytes(head), history, transcript, places, summary, blocks, details];
  const body = joinJson(lines.flatMap((line, index) => (index === 0 ? [line] : ['\n', line])));
  return joinJson([seal(body, key), '\n', body]);
}

/** Reads an entry; null for anything that is not one of this format and this key (another version's, cut, damaged). */
export function decodeEntry(encoded: Buffer, key: string): ContextEntry | null {
  const end = encoded.indexOf(LINE_BREAK);
  const body = encoded.subarray(end + 1);
  if (end < 0 || encoded.toString('utf8', 0, end) !== seal(body, key)) return null;
  const [
    head = NOTHING,
    history = NOTHING,
    transcript = NOTHING,
    places = NOTHING,
    summary = NOTHING,
    blocks = NOTHING,
    details = NOTHING,
  ] = linesOf(body);
  return { head: parse<Head>(head), texts: { history, transcript, places, summary, blocks }, details };
}

/** Format, checksum and key. The checksum finds damage, not malice: whoever writes to the cache is trusted with it. */
function seal(body: Buffer, key: string): string {
  return `${FORMAT} ${crc32(body).toString(16)} ${key}`;
}

function linesOf(body: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let end = body.indexOf(LINE_BREAK); end >= 0; end = body.indexOf(LINE_BREAK, from)) {
    lines.push(body.subarray(from, end));
    from = end + 1;
  }
  lines.push(body.subarray(from));
  return lines;
}

function bytes(value: unknown): JsonBytes {
  return Buffer.from(JSON.stringify(value));
}

function parse<T>(json: JsonBytes): T {
  return JSON.parse(json.toString()) as T;
}

function heading(title: string, words: Words): string {
  return `${title}\n${words.recalled}\n`;
}
