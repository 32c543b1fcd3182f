/**
 * The places of a word in a turn, as the index keeps them: enough to tell without the text whether a message answers a query, and how well.
 *
 * Encoded: a byte with the length of the first message that says the word (16 times its logarithm to the base 2), then the places, ascending, each as
 * its distance from the one before in bytes of seven bits, the lowest first, the highest bit set in all but the last. A length of 0: the
 * places are not told. A distance of 0 behind the first place: no more of them.
 */

/** The place of a word: the number of its message times this, and its own number within the message. */
export const MESSAGE_STRIDE = 4_096;

/** Told places take no more bytes: a word said more often tells nothing, and the text is read. */
const MOST_BYTES = 64;
const LENGTH_STEPS = 16; // of a doubling: 4 % apart, which is 1 % of a score at most
const LAST = 0x7f;

/** All places of a word in a turn, ascending, and the number of words of the first message that says it. */
export interface Places {
  readonly at: readonly number[];
  readonly length: number;
}

const UNTOLD = new Uint8Array(1);

/** Returns the place of a word by its number within a message; null where it is too far behind to be told. */
export function placeOf(message: number, number: number): number | null {
  return number < MESSAGE_STRIDE ? message * MESSAGE_STRIDE + number : null;
}

/** Returns the message of a place. */
export function messageOf(place: number): number {
  return Math.floor(place / MESSAGE_STRIDE);
}

/** Encodes places, in at most `most` bytes; null and what takes more are not told. */
export function encodePlaces(places: Places | null, most = MOST_BYTES): Uint8Array {
  if (places === null) return UNTOLD;
  const bytes = [Math.max(1, Math.min(255, Math.round(LENGTH_STEPS * Math.log2(places.length + 1))))];
  let before = 0;
  for (const place of places.at) {
    let left = place - before;
    before = place;
    for (; left > LAST; left = Math.floor(left / (LAST + 1))) bytes.push((left & LAST) | (LAST + 1));
    bytes.push(left);
    if (bytes.length > most) return UNTOLD;
  }
  return Uint8Array.from(bytes);
}

/** Decodes the places that stand from `start` to `end`; null where they are not told. */
export function decodePlaces(bytes: Uint8Array, start: number, end: number): Places | null {
  const length = start < end ? (bytes[start] ?? 0) : 0;
  if (length === 0) return null;
  const at: number[] = [];
  let place = 0;
  let distance = 0;
  let scale = 1;
  for (let next = start + 1; next < end; next += 1) {
    const byte = bytes[next] ?? 0;
    distance += (byte & LAST) * scale;
    scale *= LAST + 1;
    if (byte > LAST) continue;
    if (distance === 0 && at.length > 0) break;
    place += distance;
    at.push(place);
    distance = 0;
    scale = 1;
  }
  return { at, length: 2 ** (length / LENGTH_STEPS) - 1 };
}
