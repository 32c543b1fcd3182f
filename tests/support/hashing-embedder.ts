import type { Embedder } from '../../src/embedding/embedder.ts';

/** An embedder without a model: texts that share words have near vectors, the same ones on every machine. */
export class HashingEmbedder implements Embedder {
  readonly model: string = 'hashing';
  readonly dimension: number;

  constructor(dimension = 64) {
    this.dimension = dimension;
  }

  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    return texts.map((text) => this.vectorOf(text));
  }

  /** Of unit length; a text without words has one, too. */
  vectorOf(text: string): Float32Array {
    const vector = new Float32Array(this.dimension);
    for (const word of ['', ...wordsOf(text)]) {
      let hash = 0x811c9dc5;
      for (let round = 0; round < 8; round++) {
        for (const character of `${round}${word}`)
          hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193);
        const place = (hash >>> 1) % this.dimension;
        vector[place] = (vector[place] as number) + (hash & 1 ? 1 : -1) * (word === '' ? 0.01 : 1);
      }
    }
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  }

  async close(): Promise<void> {}
}

/** Words in lower case, in order. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
