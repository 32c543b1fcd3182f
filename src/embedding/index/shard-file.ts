/**
 * A shard on disk. First `MAGIC`, the length of the header and the header (JSON), then the arrays one after the other as
 * they lie in memory, last the SHA-256 of everything before it. Nothing of a file is looked at before that was found right:
 * a file that is cut short, damaged, of another version, model or database is as good as none.
 */
import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { endianness } from 'node:os';
import { dirname } from 'node:path';
import { MemoryTable } from './memory-table.ts';
import { Passages } from './passages.ts';
import { Shard } from './shard.ts';
import type { TimeSlice } from './time-slice.ts';
import type { Arrays, TypedArray } from './typed-array.ts';
import { WordIndex } from './word-index.ts';

const FORMAT = 3;
const MAGIC = Buffer.from('hipocampo shard\n');
const HASH_BYTES = 32;
const PREFIX_BYTES = MAGIC.length + 4;
/** Hashed and written at once: a millisecond or two. */
const CHUNK_BYTES = 1 << 20;
const KINDS = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array };

/** The origin of a shard's file, compared when it is read: with any difference the file is of no use. */
export interface ShardOrigin {
  readonly model: string;
  readonly dimension: number;
  /** The database that it was read from: transaction numbers of another mean nothing. */
  readonly database: string;
}

interface Header extends ShardOrigin {
  readonly format: number;
  readonly byteOrder: string;
  readonly since: string | null;
  readonly readAt: number;
  readonly memories: number;
  readonly passages: number;
  readonly arrays: readonly { part: string; name: string; kind: keyof typeof KINDS; length: number }[];
}

const PARTS = ['table', 'words', 'passages'] as const;

/** Writes the shard as it is at this moment. The file is there whole or not at all, and stays through a power cut. */
export async function writeShardFile(path: string, shard: Shard, origin: ShardOrigin): Promise<void> {
  const parts = { table: shard.table.snapshot(), words: shard.words.snapshot(), passages: shard.passages.snapshot() };
  const arrays = PARTS.flatMap((part) => Object.entries(parts[part]).map(([name, array]) => ({ part, name, array })));
  const header: Header = {
    format: FORMAT,
    byteOrder: endianness(),
    ...origin,
    since: shard.since,
    readAt: shard.readAt,
    memories: shard.table.count,
    passages: shard.passages.count,
    arrays: arrays.map(({ part, name, array }) => ({ part, name, kind: kindOf(array), length: array.length })),
  };
  const temporary = `${path}.${process.pid}.tmp`; // another process may be looking at the same files
  await rm(temporary, { force: true });
  const file = await open(temporary, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    const json = Buffer.from(JSON.stringify(header));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(json.length);
    for (const bytes of [MAGIC, length, json]) await writeHashed(file, bytes, hash);
    for (const { array } of arrays) await writeHashed(file, bytesOf(array), hash);
    await file.write(hash.digest());
    await file.sync();
    await file.close();
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await file.close().catch(() => undefined); // closed already
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Reads the shard in the file; null where there is no file, or none that is whole and of this origin. */
export async function readShardFile(
  path: string,
  origin: ShardOrigin,
  graphFrom: number,
  slice: TimeSlice,
): Promise<Shard | null> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const { size } = await file.stat();
    if (!(await isWhole(file, size))) return null;
    const prefix = await readBytes(file, 0, PREFIX_BYTES);
    if (!prefix.subarray(0, MAGIC.length).equals(MAGIC)) return null;
    const headerBytes = prefix.readUInt32LE(MAGIC.length);
    const header = JSON.parse((await readBytes(file, PREFIX_BYTES, headerBytes)).toString()) as Header;
    if (header.format !== FORMAT || header.byteOrder !== endianness()) return null;
    if (header.model !== origin.model || header.dimension !== origin.dimension) return null;
    if (header.database !== origin.database) return null;
    const parts = await readArrays(file, PREFIX_BYTES + headerBytes, header);
    const shape = { dimension: header.dimension, graphFrom };
    const shard = new Shard(shape, {
      table: await MemoryTable.restore(parts.table, slice),
      words: await WordIndex.restore(parts.words, slice),
      passages: await Passages.restore(parts.passages, shape, slice),
    });
    shard.since = header.since;
    shard.readAt = header.readAt;
    return shard;
  } finally {
    await file.close();
  }
}

async function readArrays(file: FileHandle, from: number, header: Header) {
  const parts: Record<(typeof PARTS)[number], Record<string, TypedArray>> = { table: {}, words: {}, passages: {} };
  let position = from;
  for (const { part, name, kind, length } of header.arrays) {
    const array = new KINDS[kind](length);
    await readInto(file, bytesOf(array), position);
    position += array.byteLength;
    parts[part as (typeof PARTS)[number]][name] = array;
  }
  return parts satisfies Record<string, Arrays>;
}

async function isWhole(file: FileHandle, size: number): Promise<boolean> {
  const end = size - HASH_BYTES;
  if (end < PREFIX_BYTES) return false;
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  for (let position = 0; position < end; position += chunk.length) {
    const bytes = chunk.subarray(0, Math.min(chunk.length, end - position));
    await readInto(file, bytes, position);
    hash.update(bytes);
  }
  return hash.digest().equals(await readBytes(file, end, HASH_BYTES));
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await readInto(file, bytes, position);
  return bytes;
}

async function readInto(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, position + done);
    if (bytesRead === 0) throw new Error('the index file ended early');
    done += bytesRead;
  }
}

async function writeHashed(file: FileHandle, bytes: Uint8Array, hash: Hash): Promise<void> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    // Copied: vectors may change while they are being written, and the hash must be of what was.
    const chunk = Buffer.from(bytes.subarray(from, from + CHUNK_BYTES));
    hash.update(chunk);
    for (let done = 0; done < chunk.length; ) done += (await file.write(chunk, done)).bytesWritten;
  }
}

/** Makes the rename last. Where the system cannot open a folder, it lasts as soon as the system writes it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function bytesOf(array: TypedArray): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function kindOf(array: TypedArray): keyof typeof KINDS {
  return array.constructor.name as keyof typeof KINDS;
}
