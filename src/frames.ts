/** Frames carry texts over a socket that stays open: each as its length in bytes, four of them, little-endian, and then itself in UTF-8. */
const HEAD_BYTES = 4;

/** The upgrade that opens such a socket on the embedding worker's port, named with its version: another one is refused, and asked by HTTP. */
export const RECALL_PROTOCOL = 'hipocampo-recall/1';

/** Returns a text as it is written to the socket. */
export function frameOf(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(HEAD_BYTES + bytes);
  frame.writeUInt32LE(bytes, 0);
  frame.write(text, HEAD_BYTES);
  return frame;
}

/** Puts texts together again from whatever pieces a socket delivers. */
export class FrameReader {
  readonly #mostBytes: number;
  #pieces: Buffer[] = [];
  #bytes = 0;
  #wanted = HEAD_BYTES;

  /** Makes a reader that refuses any text of more than `mostBytes`. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Takes a piece in and returns the texts that are whole with this piece. Throws for one that says it is longer than any that is right. */
  push(piece: Buffer): string[] {
    this.#pieces.push(piece);
    this.#bytes += piece.length;
    if (this.#bytes < this.#wanted) return [];
    const held = this.#pieces.length === 1 ? piece : Buffer.concat(this.#pieces);
    const texts: string[] = [];
    let start = 0;
    this.#wanted = HEAD_BYTES;
    while (held.length - start >= HEAD_BYTES) {
      const bytes = held.readUInt32LE(start);
      if (bytes > this.#mostBytes) throw new RangeError(`a frame of ${bytes} bytes, of at most ${this.#mostBytes}`);
      this.#wanted = HEAD_BYTES + bytes;
      if (held.length - start < this.#wanted) break;
      texts.push(held.toString('utf8', start + HEAD_BYTES, start + this.#wanted));
      start += this.#wanted;
      this.#wanted = HEAD_BYTES;
    }
    this.#pieces = start === held.length ? [] : [held.subarray(start)];
    this.#bytes = held.length - start;
    return texts;
  }
}
