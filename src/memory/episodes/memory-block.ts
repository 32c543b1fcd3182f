/** The `## Episodic Memory` block of a system prompt: memories as data, line by line under the day on which they were said. */

import type { Words } from '../conversation/words.ts';
import { countShort, countTokens } from '../text/token-counter.ts';
import type { MemoryType } from './memory.ts';
import { resolveTimes } from './relative-time.ts';

/** A line of a memory, ready for a prompt. */
export interface RecalledLine {
  /** Its place in the memory, counted from 0. */
  readonly place: number;
  /** One line, `speaker: text`; of a long text the piece that answers. */
  readonly text: string;
  /** On a scale on which one more is e times as likely to answer the query. */
  readonly worth: number;
}

/** A memory as recall gives it. */
export interface RecalledMemory {
  readonly id: string;
  readonly type: MemoryType;
  readonly content: string;
  readonly lines: readonly RecalledLine[];
  /** The score, 0 to 1. */
  readonly score: number;
  readonly sessionId: string | null;
  readonly turnNumber: number | null;
  /** BCP-47. */
  readonly language: string;
  readonly createdAt: Date;
  /** True for the memory of a fact, which has its id. */
  readonly ofFact: boolean;
  readonly explanation?: Readonly<Record<string, number | null>>;
}

export interface MemoryBlock {
  /** The memories of which a line is told, by score. */
  readonly shown: readonly RecalledMemory[];
  readonly text: string;
  readonly tokens: number;
}

/** The bounds and the manner of telling. */
export interface TellingOptions {
  /** The tokens that there are room for. */
  readonly room: number;
  /** True when another block comes after this one. */
  readonly followed: boolean;
  /** True when the telling stops where what is left hardly answers; false: as much as there is room for. */
  readonly stops: boolean;
  /** True when each line shows the type and score of its memory. */
  readonly debug: boolean;
}

const NO_BLOCK: MemoryBlock = { shown: [], text: '', tokens: 0 };
const BLOCK_END = '\n\n'; // before a block that follows, counted with this one
const END_TOKENS = 3; // the most that this end adds to a last line
const LEAST_LINE = 5; // tokens of the shortest line: with less room left none will fit
/**
 * The share of what is likely to answer that a line must bring for each character it takes, else it is left out: on the development part of
 * LoCoMo it saves a fifth of the tokens and costs two in a thousand of the lines that answer.
 */
const LEAST_SHARE = 4e-6;
const BESIDE_TEXT = 40; // characters: what a line takes besides, its mark and its part of a day's heading
/** The length of a line that is neither favoured nor held back: of two lines of the same worth the shorter one goes first. */
const USUAL_LENGTH = 100; // characters
const BREVITY = 0.7; // how much that weighs: 0 not at all, 1 as much as the length itself

interface Candidate extends RecalledLine {
  readonly memory: RecalledMemory;
  /** Its part of all that may answer. */
  readonly share: number;
}

/** A line that is told, as the block has it. */
interface Told extends Candidate {
  readonly written: string;
}

/**
 * Tells the lines of memories within `room` tokens: the best ones for what they take, in the order in which they were said. One
 * that does not fit is left out and the next one tried.
 */
export function renderMemoryBlock(
  memories: readonly RecalledMemory[],
  words: Words,
  { room, followed, stops, debug }: TellingOptions,
): MemoryBlock {
  const lines = byWorthOfSpace(memories);
  if (lines.length === 0) return NO_BLOCK;
  const heading = `## Episodic Memory\n${words.memoriesHeading}\n`;
  const days = new Set<string>();
  const told: Told[] = [];
  let tokens = countShort(heading) + END_TOKENS;
  for (const line of lines) {
    if (room - tokens < LEAST_LINE) break;
    if (stops && line.share < LEAST_SHARE * (line.text.length + BESIDE_TEXT)) continue;
    if (tokens + leastTokens(line.text) > room) continue;
    const day = dayOf(line.memory);
    // The encoding splits before a line's mark and after a line break, so the lines add up.
    const written = lineOf(line, debug);
    const taken = countTokens(`${written}\n`) + (days.has(day) ? 0 : countShort(headingOf(day)));
    if (tokens + taken > room) continue;
    tokens += taken;
    days.add(day);
    told.push({ ...line, written });
  }
  if (told.length === 0) return NO_BLOCK;

  told.sort(bySaying);
  let text = heading;
  let today = '';
  for (const line of told) {
    const day = dayOf(line.memory);
    if (day !== today) text += headingOf(day);
    today = day;
    text += `${line.written}\n`;
  }
  const last = told.at(-1)?.written ?? '';
  const end = followed ? BLOCK_END : '';
  tokens += countTokens(last + end) - countTokens(`${last}\n`) - END_TOKENS;
  const shown = new Set(told.map(({ memory }) => memory));
  return { shown: memories.filter((memory) => shown.has(memory)), text: text.slice(0, -1) + end, tokens };
}

function lineOf({ text: said, memory }: Candidate, debug: boolean): string {
  const times = resolveTimes(said, memory.createdAt, memory.language);
  const [only] = times;
  // One needs no words to tell which it is: tokens that another line can have.
  const dates = times.length === 1 ? (only?.date ?? '') : times.map((time) => `${time.said}: ${time.date}`).join('; ');
  const text = dates === '' ? said : `${said} [${dates}]`;
  return debug ? `- [${memory.type}] ${text} (score: ${memory.score.toFixed(2)})` : `- ${text}`;
}

const BLANK = 32;

/** Returns what a line takes at least: a token is never of two words with a blank between them. */
function leastTokens(line: string): number {
  let words = 0;
  let before = BLANK;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (before === BLANK && code !== BLANK) words += 1;
    before = code;
  }
  return words;
}

function dayOf({ createdAt }: RecalledMemory): string {
  return createdAt.toISOString().slice(0, 10);
}

function headingOf(day: string): string {
  return `### ${day}\n`;
}

/** Returns the lines in the order in which they are told while there is room: by worth for their length. */
function byWorthOfSpace(memories: readonly RecalledMemory[]): Candidate[] {
  const lines = memories.flatMap((memory) =>
    memory.lines.filter(({ text }) => text !== '').map((line) => ({ ...line, memory })),
  );
  const most = lines.reduce((best, { worth }) => Math.max(best, worth), Number.NEGATIVE_INFINITY);
  const whole = lines.reduce((sum, { worth }) => sum + Math.exp(worth - most), 0);
  return lines
    .map((line) => ({
      line: { ...line, share: Math.exp(line.worth - most) / whole },
      order: line.worth - BREVITY * Math.log(Math.max(20, line.text.length) / USUAL_LENGTH),
    }))
    .sort((a, b) => b.order - a.order)
    .map(({ line }) => line);
}

function bySaying(a: Told, b: Told): number {
  const [one, other] = [a.memory, b.memory];
  if (one === other) return a.place - b.place;
  return (
    one.createdAt.getTime() - other.createdAt.getTime() ||
    compare(one.sessionId ?? '', other.sessionId ?? '') ||
    (one.turnNumber ?? 0) - (other.turnNumber ?? 0) ||
    compare(one.id, other.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Content as it stands in the block: in one line, so that none of it can pass for another line of the prompt. */
export function asPromptText(content: string): string {
  if (!LINE_BREAK.test(content)) return content.trim(); // as most are
  return content
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
