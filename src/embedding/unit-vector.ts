/** Vectors of length one, the form in which they are kept: their product is their cosine. */

/** Brings a vector to length one, in place; false where there is no direction to keep (zero, NaN, infinite). */
export function normalize(vector: Float32Array): boolean {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  if (!Number.isFinite(length) || length < 1e-9) return false;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  return true;
}

/** Returns the cosine of two vectors of length one. */
export function cosine(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
