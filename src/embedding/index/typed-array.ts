/** The arrays that a shard is made of: plain numbers, so that they can be written to a file as they are. */
export type TypedArray =
  | Int8Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** Named arrays, the form in which a part of a shard is written and restored. */
export type Arrays = Readonly<Record<string, TypedArray>>;

/** Returns `array` itself where it has room for `length` elements, else a copy with a quarter more room than that, the new ones 0. */
export function withRoom<T extends TypedArray>(array: T, length: number): T {
  if (length <= array.length) return array;
  const larger = new (array.constructor as new (length: number) => T)(Math.max(64, Math.ceil(length * 1.25)));
  larger.set(array as never);
  return larger;
}

/** Returns the array of this name and kind. */
export function pick<T extends TypedArray>(arrays: Arrays, name: string, kind: new (length: number) => T): T {
  const array = arrays[name];
  if (!(array instanceof kind)) throw new Error(`the index file has no ${name}`);
  return array;
}

/** Joins texts in one array of UTF-8; PostgreSQL's text never holds the zero that parts them. */
export function packTexts(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(texts.map((text) => `${text}\0`).join(''));
}

export function unpackTexts(bytes: Uint8Array): string[] {
  return new TextDecoder().decode(bytes).split('\0').slice(0, -1);
}
