/**
 * The form in which entries stand in the shared cache: a first line that tells what they are, then lines of JSON text (which
 * never holds a raw line break): the head, the details, the ready texts.
 *
 * The first line stays readable without the rest: the cache compares the numbers in it, so that an older entry never takes the
 * place of a newer one. Everything behind it may be sealed.
 */
import { crc32 } from 'node:zlib';
import { type ContextEntry, type EntryTurn, type Head, textsFrom } from './context-entry.ts';
import { type JsonBytes, joinJson, linesOf } from './json-bytes.ts';
import type { Place } from './places.ts';
import type { Segment } from './segments/segment.ts';
import type { TurnDigest } from './session-summary.ts';

const LINE_BREAK = 10;
const FORMAT = 8; // raise it when the encoding changes: entries of another format are not read
const FIRST_LINE = new RegExp(`^${FORMAT} \\d+ \\d+ ([0-9a-f]+) (.*)$`, 's');

type Details = readonly [
  turns: readonly EntryTurn[],
  digests: readonly TurnDigest[],
  places: readonly Place[],
  segments?: readonly Segment[],
];

/** Encodes the entry in bytes, under the key it is kept with: an entry that got under another key is no entry there. */
export function encodeEntry({ head, turns, digests, places, segments, block }: ContextEntry, key: string): Buffer {
  const details: Details = segments === undefined ? [turns, digests, places] : [turns, digests, places, segments];
  const figures = Buffer.from(`${JSON.stringify(head)}\n${JSON.stringify(details)}\n`);
  const sum = crc32(block, crc32(figures)).toString(16);
  return joinJson([`${FORMAT} ${head.generation} ${head.version} ${sum} ${key}\n`, figures, block]);
}

/** Reads an entry; null for anything that is not one of this format and this key (another version's, cut, damaged). */
export function decodeEntry(encoded: Buffer, key: string): ContextEntry | null {
  const end = encoded.indexOf(LINE_BREAK);
  if (end < 0) return null;
  const first = FIRST_LINE.exec(encoded.toString('utf8', 0, end));
  if (first === null || first[2] !== key) return null;
  const body = Buffer.allocUnsafeSlow(encoded.length - end - 1); // of its own, or it would keep all that came with it
  encoded.copy(body, 0, end + 1);
  if (first[1] !== checksum(body)) return null;
  const [head, details, ...texts] = linesOf(body);
  if (head === undefined || details === undefined) return null;
  const [turns, digests, places, segments] = parse<Details>(details);
  const views = textsFrom(texts);
  const block = body.subarray(head.length + details.length + 2);
  return {
    head: parse<Head>(head),
    turns,
    digests,
    places,
    ...(segments !== undefined && { segments }),
    texts: views,
    block,
  };
}

/** Returns a checksum that finds damage, not malice: whoever writes to the cache is trusted with it. */
function checksum(body: Buffer): string {
  return crc32(body).toString(16);
}

function parse<T>(json: JsonBytes): T {
  return JSON.parse(json.toString()) as T;
}
