/** Streams that exported documents go through: one measures, the others see whether the document is whole. */
import { createHash, type Hash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { CannotStart } from './errors.ts';

/** The sentence about a document whose end did not come. */
export const BROKE_OFF = 'the export broke off: run the command again';

const CHECKSUM_BYTES = 256; // at the end of a document; it has some 80

/** A stream that tells how much has gone through it, in bytes. */
export class Measure extends Transform {
  constructor(onBytes: (bytes: number) => void) {
    let bytes = 0;
    super({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        onBytes(bytes);
        done(null, chunk);
      },
    });
  }
}

/** A stream that fails at its end where the document that went through it is not whole. */
export abstract class WholeCheck extends Transform {
  parts = 0;
  protected abstract see(chunk: Buffer): void;
  protected abstract isWhole(): boolean;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.see(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(this.isWhole() ? null : new CannotStart(BROKE_OFF));
  }
}

/** The check of lines of JSON, of which the last is the checksum of those before it. */
export class LinesCheck extends WholeCheck {
  readonly #hash: Hash = createHash('sha256');
  /** The last line so far. */
  #last: Buffer[] = [];

  protected override see(chunk: Buffer): void {
    if (chunk.length === 0) return;
    for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, at + 1)) this.parts++;
    const from = chunk.subarray(0, -1).lastIndexOf(0x0a) + 1; // of the last line, or of what there is of it
    if (from > 0 || this.#last.at(-1)?.at(-1) === 0x0a)
      for (const part of this.#last.splice(0)) this.#hash.update(part);
    this.#hash.update(chunk.subarray(0, from));
    this.#last.push(chunk.subarray(from));
  }

  protected override isWhole(): boolean {
    try {
      const { checksum } = JSON.parse(Buffer.concat(this.#last).toString()) as { checksum?: string };
      return checksum === this.#hash.digest('hex');
    } catch {
      return false;
    }
  }
}

/** The check of one JSON document, which ends with its checksum; whether that is right is for an import to say. */
export class DocumentCheck extends WholeCheck {
  #end = '';

  protected override see(chunk: Buffer): void {
    this.#end = (this.#end + chunk.toString('latin1')).slice(-CHECKSUM_BYTES);
  }

  protected override isWhole(): boolean {
    return /"checksum":"[0-9a-f]{64}"\}\s*$/.test(this.#end);
  }
}
