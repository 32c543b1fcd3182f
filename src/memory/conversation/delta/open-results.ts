/** What a turn tells of tools: which it called, and the results that nobody has answered with yet. */
import { excerpt } from '../excerpt.ts';
import type { JsonText } from '../json-bytes.ts';
import type { ReadMessage } from '../sent-message.ts';

/** The most tokens of the part of a prompt that tells open results, its title included. */
export const OPEN_RESULTS_TOKENS = 300;
const TITLE_TOKENS = 40;
const MOST_RESULTS = 11; // as many as say anything in so few tokens
const MOST_TOOLS = 64; // of a turn; a session remembers as many
const LONGEST_NAME = 128; // characters; a block could have no longer one

/** A result of a tool, short enough for a prompt. */
export type OpenResult = readonly [tool: string, result: string];

/** Returns the names of the tools that a turn called, or whose results it holds, each once. */
export function toolsCalled(messages: readonly ReadMessage[]): string[] {
  const names = new Set<string>();
  for (const { role, name, tools } of messages) {
    for (const call of tools?.calls ?? []) names.add(call.name);
    if (role === 'tool' && name !== undefined) names.add(name);
  }
  return [...names].filter((name) => name !== '' && name.length <= LONGEST_NAME).slice(0, MOST_TOOLS);
}

/** Returns the results of a turn's calls so far as they are stored, where the answer to them is not there yet; null where it is, or there are none. */
export function openResults(messages: readonly ReadMessage[]): JsonText | null {
  if (!isOpen(messages)) return null;
  const names = new Map(messages.flatMap(({ tools }) => (tools?.calls ?? []).map((call) => [call.id, call.name])));
  let results = messages
    .filter(({ role, content, disposable }) => role === 'tool' && disposable !== true && content.trim() !== '')
    .map(({ content, name, tools }) => ({ content, name: name ?? names.get(tools?.answers ?? '') ?? '' }))
    .slice(-MOST_RESULTS);
  for (; results.length > 0; results = results.slice(1)) {
    const told = results.map(({ content, name }) => ({ role: 'tool' as const, content: lineOf([name, content]) }));
    const short = excerpt(told, OPEN_RESULTS_TOKENS - TITLE_TOKENS);
    if (short !== null) return JSON.stringify(short.messages.map(({ content }) => content));
  }
  return null;
}

/** Returns stored results, a line each. */
export function readOpenResults(stored: JsonText | null): readonly string[] {
  return stored === null ? [] : (JSON.parse(stored) as string[]);
}

/**
 * True where a call has no result yet, or no words of the assistant come after the last of calls and results. A tool's message that
 * names no call, in a turn without any, is a log.
 */
function isOpen(messages: readonly ReadMessage[]): boolean {
  const last = messages.findLastIndex(({ tools }) => tools !== undefined);
  if (last < 0) return false;
  const answered = new Set(messages.flatMap(({ tools }) => tools?.answers ?? []));
  const waits = messages.some(({ tools }) => tools?.calls.some(({ id }) => id !== '' && !answered.has(id)));
  const isTold = messages.slice(last + 1).some(({ role, content }) => role === 'assistant' && content.trim() !== '');
  return waits || !isTold;
}

function lineOf([tool, result]: OpenResult): string {
  return tool === '' ? `- ${result}` : `- ${tool.replaceAll(/\s+/g, ' ')}: ${result}`;
}
