/** A tensor of a weights file, widened to float32 from the type it is stored as. */
export interface WeightTensor {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

interface Entry {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly [number, number];
}

/** The bytes of the header's length, which stands before it. */
const LENGTH_BYTES = 8;

/** A safetensors file: an 8-byte length, a JSON header, the tensors. Each is widened when it is asked for, so that the whole never is. */
export class Weights {
  readonly #tensors: Buffer;
  readonly #entries: Readonly<Record<string, Entry>>;

  constructor(file: Buffer) {
    const start = LENGTH_BYTES + Number(file.readBigUInt64LE(0));
    this.#entries = JSON.parse(file.toString('utf8', LENGTH_BYTES, start)) as Record<string, Entry>;
    this.#tensors = file.subarray(start);
  }

  /** Returns the tensor of that name; throws where there is none, or where it holds no floats. */
  tensor(name: string): WeightTensor {
    const entry = this.#entries[name];
    if (entry === undefined) throw new Error(`the weights have no tensor ${name}`);
    const [start, end] = entry.data_offsets;
    return { shape: entry.shape, data: toFloat32(entry.dtype, this.#tensors.subarray(start, end), name) };
  }
}

function toFloat32(dtype: string, bytes: Buffer, name: string): Float32Array {
  const aligned = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  if (dtype === 'F32') return new Float32Array(aligned);
  if (dtype !== 'F16') throw new Error(`the tensor ${name} is stored as ${dtype}, which is not read`);
  const halves = new Uint16Array(aligned);
  const floats = new Float32Array(halves.length);
  for (let at = 0; at < halves.length; at++) floats[at] = FLOAT_OF_HALF[halves[at] ?? 0] ?? 0; // `from` takes ten times as long
  return floats;
}

/** A table of every float16: 256 kB, and widening becomes a look-up. */
const FLOAT_OF_HALF = Float32Array.from({ length: 65_536 }, (_, half) => {
  const sign = half >> 15 === 1 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
});
