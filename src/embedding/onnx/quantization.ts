/** Weights as whole numbers: a quarter of the bytes to read, which is most of what multiplying by them costs. */

/** A matrix with each row scaled to its own largest value: `value = quantized × scale of the row`. */
export interface QuantizedRows {
  readonly values: Int8Array;
  readonly scales: Float32Array;
}

const LARGEST = 127;
/** The largest value given to a row of zeros, since values are divided by it. */
const NEARLY_ZERO = 1e-12;

export function quantizeRows(data: Float32Array, rows: number, columns: number): QuantizedRows {
  const values = new Int8Array(rows * columns);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    const end = (row + 1) * columns;
    let largest = NEARLY_ZERO;
    for (let at = row * columns; at < end; at++) largest = Math.max(largest, Math.abs(data[at] ?? 0));
    const scale = largest / LARGEST;
    scales[row] = scale;
    for (let at = row * columns; at < end; at++) values[at] = Math.round((data[at] ?? 0) / scale);
  }
  return { values, scales };
}

export function transpose(data: Int8Array, rows: number, columns: number): Int8Array {
  const turned = new Int8Array(data.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) turned[column * rows + row] = data[row * columns + column] ?? 0;
  }
  return turned;
}
