/** Finds the whole numbers of a body that JavaScript, which keeps 53 bits of one, would silently turn into others: ids, mostly. */
import type { Fault } from '../errors.ts';

const MANY_DIGITS = /\d{16}/; // fewer are kept exactly
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WHOLE = /^-?\d+$/;
const [QUOTE, BACKSLASH, MINUS, ZERO, NINE] = [0x22, 0x5c, 0x2d, 0x30, 0x39];

/** Returns a fault for each whole number of `value` that is not written as it was in `text`, the JSON it was read from. */
export function inexactNumbers(text: string, value: unknown): Fault[] {
  if (!MANY_DIGITS.test(text)) return [];
  const changed = changedNumbers(text);
  if (changed.size === 0) return [];
  return placesOf(value, changed).map((pointer) => ({
    pointer,
    message: 'is a whole number too large to be kept exactly: send it as a string',
  }));
}

/** Returns what became of the whole numbers outside of strings that are others now. */
function changedNumbers(text: string): Set<number> {
  const changed = new Set<number>();
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      NUMBER.lastIndex = at;
      const [written = ''] = NUMBER.exec(text) ?? [];
      if (WHOLE.test(written) && MANY_DIGITS.test(written) && String(Number(written)) !== written)
        changed.add(Number(written));
      at += Math.max(0, written.length - 1);
    }
  }
  return changed;
}

/** Returns where the quote stands that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}

/** Returns the pointers of these numbers in a JSON value; iterative, so that depth itself cannot break it. */
function placesOf(root: unknown, numbers: ReadonlySet<number>): string[] {
  const places: string[] = [];
  const open: { value: unknown; pointer: string }[] = [{ value: root, pointer: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, pointer } = next;
    if (typeof value === 'number' && numbers.has(value)) places.push(pointer);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value))
      open.push({ value: inner, pointer: `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` });
  }
  return places.reverse();
}
