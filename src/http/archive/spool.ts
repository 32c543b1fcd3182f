import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DependencyUnavailable, HipocampoError } from '../../errors.ts';

const IN_MEMORY_BYTES = 2_097_152; // below this no file is made
const CHUNK_BYTES = 262_144;

/**
 * A body that is read more than once: checked first, then worked on. A large one lies in a file meanwhile, which has lost its name
 * before the first byte is in it: whatever happens to the process, nothing is left behind.
 */
export class Spool {
  readonly #chunks: Buffer[] = [];
  #file: FileHandle | null = null;
  #folder: string | null = null;
  #bytes = 0;
  #at = 0;

  /** Takes a body in. Throws `payload_too_large`, `dependency_unavailable` where the disk is full. */
  static async of(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Spool> {
    const spool = new Spool();
    try {
      for await (const chunk of body)
        await spool.#add(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), maxBytes);
      return spool;
    } catch (error) {
      await spool.close();
      throw error;
    }
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** True for a body that lies in a file. */
  get isLarge(): boolean {
    return this.#file !== null;
  }

  /** How far it has been read, by whoever read last. */
  get at(): number {
    return this.#at;
  }

  /** Yields the body from its beginning. */
  async *read(): AsyncGenerator<Buffer> {
    let at = 0;
    if (this.#file === null) {
      for (const chunk of this.#chunks) {
        this.#at = at += chunk.length;
        yield chunk;
      }
      return;
    }
    while (at < this.#bytes) {
      const { bytesRead, buffer } = await this.#file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, at);
      if (bytesRead === 0) throw new Error('the spooled body is shorter than it was');
      this.#at = at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /** Yields the text of the body. Throws `invalid_request` where it is not UTF-8. */
  async *text(): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const chunk of this.read()) yield decoder.decode(chunk, { stream: true });
      const rest = decoder.decode();
      if (rest !== '') yield rest;
    } catch (error) {
      if (error instanceof TypeError) throw new HipocampoError('invalid_request', 'the body is not valid UTF-8');
      throw error;
    }
  }

  /** Yields the lines of the body without their ends; empty ones too. Throws `payload_too_large` for one beyond `maxCharacters`. */
  async *lines(maxCharacters: number): AsyncGenerator<string> {
    let rest = '';
    for await (const text of this.text()) {
      let from = 0;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
        yield rest + text.slice(from, end);
        rest = '';
        from = end + 1;
      }
      rest += text.slice(from);
      if (rest.length > maxCharacters) throw new HipocampoError('payload_too_large', 'a line of the body is too large');
    }
    if (rest !== '') yield rest;
  }

  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = null;
    if (this.#folder !== null) await rm(this.#folder, { recursive: true, force: true });
  }

  async #add(chunk: Buffer, maxBytes: number): Promise<void> {
    this.#bytes += chunk.length;
    if (this.#bytes > maxBytes)
      throw new HipocampoError('payload_too_large', `the body must be at most ${maxBytes} bytes`);
    if (this.#file === null && this.#bytes <= IN_MEMORY_BYTES) {
      this.#chunks.push(chunk);
      return;
    }
    try {
      if (this.#file === null) {
        this.#file = await this.#open();
        await this.#file.appendFile(Buffer.concat(this.#chunks.splice(0)));
      }
      await this.#file.appendFile(chunk);
    } catch (error) {
      throw new DependencyUnavailable('there is no room to take the body in', error);
    }
  }

  async #open(): Promise<FileHandle> {
    this.#folder = await mkdtemp(join(tmpdir(), 'hipocampo-import-'));
    const path = join(this.#folder, 'body');
    const file = await open(path, 'wx+', 0o600);
    await rm(path).catch(() => undefined); // where an open file cannot lose its name it goes when it is closed
    await rm(this.#folder, { recursive: true, force: true }).catch(() => undefined);
    return file;
  }
}
