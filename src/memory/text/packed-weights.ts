/**
 * Weights of features by their numbers, several of each, as files hold them: a line in JSON that says what follows, then of each feature its
 * number (4 bytes), how many weights it has (1), and these: of what (1) and how much (1), in steps either way of a middle; all of it compressed.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** The first line of any such file: how many features it has, and how much a step is. */
export interface WeightsHead {
  readonly features: number;
  readonly step: number;
}

const MIDDLE = 128;
const NOWHERE = 0xff_ff_ff_ff;
const LINE_END = 0x0a;
const BITS = 4; // for each place, of which half are taken at most
const [OF_NUMBER, OF_COUNT, OF_WEIGHT] = [4, 1, 2]; // bytes

/** The weights of a file, found by the numbers of features. */
export class PackedWeights<Head extends WeightsHead> {
  readonly head: Head;
  /** The file as it is uncompressed: pairs of what a weight is of and how much it is, those of a feature side by side. */
  readonly #pairs: Uint8Array;
  /** The features, each at the place that its number leads to or the next free one, and where its weights begin. */
  readonly #numbers: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #mask: number;
  /** A bit for each number, eight or more a feature: most features that are looked up have no weight, as a few kilobytes tell of nearly all of them. */
  readonly #bits: Uint32Array;
  readonly #bitMask: number;
  readonly #step: number;

  /** Throws a `RangeError` for a file that is none. */
  constructor(compressed: Uint8Array) {
    const file = uncompressed(compressed);
    const end = file.indexOf(LINE_END);
    this.head = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Head;
    const { features, step } = this.head;
    this.#step = step;
    let capacity = 1;
    while (capacity < features * 2) capacity *= 2;
    this.#mask = capacity - 1;
    this.#numbers = new Uint32Array(capacity);
    this.#starts = new Uint32Array(capacity).fill(NOWHERE);
    this.#bitMask = capacity * BITS - 1;
    this.#bits = new Uint32Array(Math.ceil((capacity * BITS) / 32));
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    this.#pairs = file;
    let at = end + 1;
    let left = features;
    for (; left > 0 && at + OF_NUMBER < file.length; left -= 1) {
      const number = view.getUint32(at, true);
      let place = number & this.#mask;
      while (this.#starts[place] !== NOWHERE) place = (place + 1) & this.#mask;
      this.#numbers[place] = number;
      this.#starts[place] = at + OF_NUMBER;
      const bit = number & this.#bitMask;
      this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
      at += OF_NUMBER + OF_COUNT + OF_WEIGHT * (file[at + OF_NUMBER] ?? 0);
    }
    if (left > 0 || at !== file.length) throw new RangeError('the file of weights ends elsewhere than it says');
  }

  /** Does so for the first `count` of several features. */
  addAll(sums: Float64Array, row: number, features: Uint32Array, count: number): void {
    for (let at = 0; at < count; at += 1) this.addTo(sums, row, features[at] as number);
  }

  /** Adds the weights of a feature to sums, of which the first is at `row`. */
  addTo(sums: Float64Array, row: number, feature: number): void {
    const bit = feature & this.#bitMask;
    if ((((this.#bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return;
    let place = feature & this.#mask;
    for (;;) {
      const start = this.#starts[place] as number;
      if (start === NOWHERE) return;
      if (this.#numbers[place] === feature) {
        const pairs = this.#pairs;
        const behind = start + 1 + 2 * (pairs[start] as number);
        const step = this.#step;
        for (let at = start + 1; at < behind; at += 2) {
          const of = row + (pairs[at] as number);
          sums[of] = (sums[of] as number) + ((pairs[at + 1] as number) - MIDDLE) * step;
        }
        return;
      }
      place = (place + 1) & this.#mask;
    }
  }
}

function uncompressed(file: Uint8Array): Uint8Array {
  try {
    return brotliDecompressSync(file);
  } catch (cause) {
    throw new RangeError('the file of weights is not whole', { cause });
  }
}

/** Returns weights as files hold them; those that are less than half a step are none. */
export function packedWeights(
  head: { readonly step: number } & Readonly<Record<string, unknown>>,
  features: ReadonlyMap<number, Iterable<number>>,
): Uint8Array {
  const body: number[] = [];
  let count = 0;
  for (const [number, row] of [...features].sort(([one], [other]) => one - other)) {
    const pairs = [...row].flatMap((weight, of) => {
      const steps = Math.max(-MIDDLE, Math.min(MIDDLE - 1, Math.round(weight / head.step)));
      return steps === 0 ? [] : [of, steps + MIDDLE];
    });
    if (pairs.length === 0) continue;
    count += 1;
    body.push(number & 0xff, (number >>> 8) & 0xff, (number >>> 16) & 0xff, number >>> 24, pairs.length / 2, ...pairs);
  }
  const opening = new TextEncoder().encode(`${JSON.stringify({ ...head, features: count })}\n`);
  return brotliCompressSync(Uint8Array.from([...opening, ...body]));
}
