const CHUNK_BYTES = 65_536;

/** Yields the bytes of a document whose text comes piece by piece, gathered: a short piece is no write of its own, and a long one is copied once. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  let used = 0;
  for await (const text of texts) {
    const bytes = Buffer.byteLength(text);
    if (used > 0 && used + bytes > CHUNK_BYTES) {
      yield chunk.subarray(0, used);
      chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
      used = 0;
    }
    if (bytes > CHUNK_BYTES) yield Buffer.from(text);
    else used += chunk.write(text, used);
  }
  if (used > 0) yield chunk.subarray(0, used);
}
