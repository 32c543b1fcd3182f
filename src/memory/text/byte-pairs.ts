/**
 * Byte-pair encoding as the o200k models do it, for counting alone: the encoding's own expression splits a text into pieces, and the
 * pair of least rank is merged in each until none is left. The table is the one that the tokenizer library ships, held in three flat
 * arrays (some 5 MB, where the library's objects leave a process 60 MB larger), and a piece of n bytes takes O(n log n), where the
 * library's merge is quadratic. Source of the algorithm: tiktoken's `byte_pair_merge`.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { O200K_TOKEN_SPLIT_REGEX } from 'gpt-tokenizer/encodingParams/constants';
import { RecentlyUsed } from '../../recently-used.ts';
import { once } from '../once.ts';

const TABLE = 'gpt-tokenizer/data/o200k_base.tiktoken';
const NONE = -1;
const [NEW_LINE, BLANK, PADDING] = [0x0a, 0x20, 0x3d];
/** The values of base64's letters, by their codes. */
const SIX_BITS = new Uint8Array(128);
for (const [value, letter] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  SIX_BITS[letter.charCodeAt(0)] = value;

/** The tokens of an encoding, found by their bytes: those of rank r stand in `bytes` from `starts[r]` to `starts[r + 1]`. */
class TokenTable {
  private readonly bytes: Uint8Array;
  private readonly starts: Uint32Array;
  /** Ranks by the hash of their bytes, each in the first free slot from there on. */
  private readonly slots: Int32Array;
  private readonly longest: number;

  /** Reads a table as tiktoken publishes it: a line a token, its bytes in base64, a blank, its rank, in the order of the ranks. */
  constructor(lines: Uint8Array) {
    const bytes = new Uint8Array(lines.length);
    const starts = [0];
    let [size, longest] = [0, 0];
    for (let at = 0; at < lines.length; ) {
      let [bits, held] = [0, 0];
      for (; lines[at] !== BLANK; at += 1) {
        bits = (bits << 6) | (SIX_BITS[lines[at] as number] as number);
        held += 6;
        if (held < 8 || lines[at] === PADDING) continue;
        held -= 8;
        bytes[size++] = bits >> held;
      }
      longest = Math.max(longest, size - (starts.at(-1) ?? 0));
      starts.push(size);
      at = lines.indexOf(NEW_LINE, at) + 1;
    }
    this.bytes = bytes.slice(0, size);
    this.starts = Uint32Array.from(starts);
    this.longest = longest;
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(starts.length * 2))).fill(NONE);
    for (let rank = 0; rank + 1 < starts.length; rank += 1) {
      const [from, to] = [this.starts[rank] ?? 0, this.starts[rank + 1] ?? 0];
      let slot = this.slotOf(this.bytes, from, to);
      while (this.slots[slot] !== NONE) slot = (slot + 1) & (this.slots.length - 1);
      this.slots[slot] = rank;
    }
  }

  /** Returns the rank of the token that these bytes are, or `NONE`. */
  rankOf(bytes: Uint8Array, from: number, to: number): number {
    if (to - from > this.longest) return NONE;
    const mask = this.slots.length - 1;
    for (let slot = this.slotOf(bytes, from, to); ; slot = (slot + 1) & mask) {
      const rank = this.slots[slot] as number;
      if (rank === NONE || this.isToken(rank, bytes, from, to)) return rank;
    }
  }

  private isToken(rank: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.starts[rank] as number;
    if ((this.starts[rank + 1] as number) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (this.bytes[start + at - from] !== bytes[at]) return false;
    return true;
  }

  /** FNV-1a, with its high bits folded in. */
  private slotOf(bytes: Uint8Array, from: number, to: number): number {
    let hash = 0x811c9dc5;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
    return (hash ^ (hash >>> 15)) & (this.slots.length - 1);
  }
}

const tokenTable = once(() => new TokenTable(readFileSync(createRequire(import.meta.url).resolve(TABLE))));

/** A heap of numbers, the least first. */
class Heap {
  private values = new Float64Array(1_024);
  private size = 0;

  push(value: number): void {
    if (this.size === this.values.length) {
      const larger = new Float64Array(this.size * 2);
      larger.set(this.values);
      this.values = larger;
    }
    let at = this.size++;
    for (let above = (at - 1) >> 1; at > 0 && (this.values[above] as number) > value; above = (at - 1) >> 1) {
      this.values[at] = this.values[above] as number;
      at = above;
    }
    this.values[at] = value;
  }

  /** Returns the least value and removes it; infinity where there is none. */
  pop(): number {
    if (this.size === 0) return Number.POSITIVE_INFINITY;
    const least = this.values[0] as number;
    const last = this.values[--this.size] as number;
    let at = 0;
    for (let below = 1; below < this.size; below = 2 * at + 1) {
      if (below + 1 < this.size && (this.values[below + 1] as number) < (this.values[below] as number)) below += 1;
      if ((this.values[below] as number) >= last) break;
      this.values[at] = this.values[below] as number;
      at = below;
    }
    this.values[at] = last;
    return least;
  }
}

const PLACES = 2 ** 31; // a place within a piece, below its rank in one number
/** Pieces of this many bytes at most are merged in room that is kept. */
const KEPT_ROOM = 4_096;

/** The room in which a piece of up to `size` bytes is merged: its parts as a list of the places where they begin. */
function roomFor(size: number) {
  return {
    bytes: new Uint8Array(size),
    next: new Int32Array(size + 1),
    previous: new Int32Array(size + 1),
    /** The rank of the token that a part and the next one make together. */
    pair: new Int32Array(size + 1),
  };
}
type Room = ReturnType<typeof roomFor>;

const keptRoom = roomFor(KEPT_ROOM);
const heap = new Heap();
const utf8 = new TextEncoder();

/** Returns how many tokens the first `size` bytes of a room are. */
function countMerged({ bytes, next, previous, pair }: Room, size: number): number {
  const table = tokenTable();
  if (size <= 1 || table.rankOf(bytes, 0, size) !== NONE) return Math.min(size, 1);
  const rate = (at: number) => {
    const middle = next[at] as number;
    const rank = middle < size ? table.rankOf(bytes, at, next[middle] as number) : NONE;
    pair[at] = rank;
    if (rank !== NONE) heap.push(rank * PLACES + at);
  };
  for (let at = 0; at <= size; at += 1) {
    next[at] = at + 1;
    previous[at] = at - 1;
  }
  for (let at = 0; at < size; at += 1) rate(at);
  let parts = size;
  for (let least = heap.pop(); least !== Number.POSITIVE_INFINITY; least = heap.pop()) {
    const at = least % PLACES;
    if (pair[at] !== (least - at) / PLACES) continue; // one of the two has been merged with another since
    const merged = next[at] as number;
    const after = next[merged] as number;
    next[at] = after;
    previous[after] = at;
    pair[merged] = NONE;
    parts -= 1;
    rate(at);
    if (at > 0) rate(previous[at] as number);
  }
  return parts;
}

function countPiece(piece: string): number {
  const most = piece.length * 3;
  const room = most <= KEPT_ROOM ? keptRoom : roomFor(most);
  return countMerged(room, utf8.encodeInto(piece, room.bytes).written);
}

const REMEMBERED = 16_000; // pieces, some 2 MB
const LONGEST_REMEMBERED = 12; // characters: a longer slice would keep the whole text that it was cut from
const remembered = new RecentlyUsed<number>(REMEMBERED);

function countRemembered(piece: string): number {
  if (piece.length > LONGEST_REMEMBERED) return countPiece(piece);
  const known = remembered.get(piece);
  if (known !== undefined) return known;
  const tokens = countPiece(piece);
  remembered.set(piece, tokens);
  return tokens;
}

const pieces = new RegExp(O200K_TOKEN_SPLIT_REGEX);

/** Returns how many tokens `text` is. Names of special tokens are text as any other. Blocks for up to 1 µs a character. */
export function countBytePairs(text: string): number {
  let tokens = 0;
  pieces.lastIndex = 0;
  for (let from = 0; pieces.test(text); from = pieces.lastIndex)
    tokens += countRemembered(text.slice(from, pieces.lastIndex));
  return tokens;
}
