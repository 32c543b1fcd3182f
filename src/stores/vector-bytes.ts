/** Vectors as they are stored. */

/** Returns the bytes of vectors, little-endian, as every processor that Node.js has a release for keeps its floats but IBM Z's. */
export function toBytes(vectors: readonly Float32Array[]): Buffer {
  return Buffer.concat(vectors.map((vector) => new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)));
}

/** Returns the vectors of this dimension that stand in bytes. */
export function fromBytes(bytes: Uint8Array, dimension: number): Float32Array[] {
  const size = dimension * Float32Array.BYTES_PER_ELEMENT;
  return Array.from({ length: bytes.byteLength / size }, (_, passage) => {
    const vector = new Float32Array(dimension);
    new Uint8Array(vector.buffer).set(bytes.subarray(passage * size, (passage + 1) * size));
    return vector;
  });
}
