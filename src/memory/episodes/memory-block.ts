/** The `## Episodic Memory` block of a system prompt: memories as data, a line each, the best ones that fit. */

import type { Words } from '../conversation/words.ts';
import { countShort, countTokens } from '../text/token-counter.ts';
import type { MemoryType } from './memory.ts';

/** A memory as recall gives it. */
export interface RecalledMemory {
  readonly id: string;
  readonly type: MemoryType;
  readonly content: string;
  /** The text that stands in a prompt: `content`, or the passage that answers where all of it would be too long. */
  readonly promptText: string;
  /** The tokens of `promptText` with a blank before it; null where it was not counted at save. */
  readonly promptTokens: number | null;
  /** The score, 0 to 1. */
  readonly score: number;
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  readonly createdAt: Date;
  readonly explanation?: Readonly<Record<string, number | null>>;
}

export interface MemoryBlock {
  /** The memories that fit, by score. */
  readonly shown: readonly RecalledMemory[];
  readonly text: string;
  readonly tokens: number;
}

const NO_BLOCK: MemoryBlock = { shown: [], text: '', tokens: 0 };
const BLOCK_END = '\n\n'; // before a block that follows, counted with this one
const LEAST_LINE = 12; // tokens that a line takes without any content: with less room left none will fit

/**
 * The block within `room` tokens. One that does not fit is left out and the next one tried, so the best of what fits
 * stands. `followed`: another block comes after this one.
 */
export function renderMemoryBlock(
  memories: readonly RecalledMemory[],
  words: Words,
  room: number,
  followed: boolean,
): MemoryBlock {
  if (memories.length === 0) return NO_BLOCK;
  const heading = `## Episodic Memory\n${words.memoriesHeading}\n`;
  const lines: string[] = [];
  const shown: RecalledMemory[] = [];
  // The line break that ends the last line is one token with its bracket, whether one, two or none follow.
  let tokens = countShort(heading);
  for (const memory of memories) {
    if (room - tokens < LEAST_LINE) break;
    const head = `- [${memory.type}] ${memory.createdAt.toISOString().slice(0, 10)}`;
    const tail = ` (score: ${memory.score.toFixed(2)})`;
    // The encoding splits before a blank and after a bracket with its line break, so the pieces add up to the line.
    const taken =
      countShort(head) + (memory.promptTokens ?? countTokens(` ${memory.promptText}`)) + countShort(`${tail}\n`);
    if (tokens + taken > room) continue;
    tokens += taken;
    shown.push(memory);
    lines.push(`${head} ${memory.promptText}${tail}`);
  }
  return shown.length === 0
    ? NO_BLOCK
    : { shown, text: heading + lines.join('\n') + (followed ? BLOCK_END : ''), tokens };
}

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Content as it stands in the block: in one line, so that none of it can pass for another line of the prompt. */
export function asPromptText(content: string): string {
  return content
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
