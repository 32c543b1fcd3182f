/** Writes a file of word vectors, as `memory/text/word-vectors` reads it. */
import { LENGTH, WEIGHT } from '../../../src/memory/text/word-vectors.ts';

/** Returns the bytes of a file of meanings, each under its term. */
export function bytesOfWords(
  meanings: ReadonlyMap<string, { readonly weight: number; readonly vector: readonly number[] }>,
): Buffer {
  const all = [...meanings.values()];
  const length = (vector: readonly number[]) => Math.hypot(...vector) || 1;
  return Buffer.concat([
    Buffer.from(`${all[0]?.vector.length ?? 0} ${all.length}\n${[...meanings.keys()].join('\n')}\n\n`),
    Buffer.from(all.map(({ weight }) => Math.max(0, Math.min(255, Math.round(weight * WEIGHT))))),
    Buffer.from(
      Int8Array.from(all.flatMap(({ vector }) => vector.map((value) => Math.round((value / length(vector)) * LENGTH)))),
    ),
  ]);
}
