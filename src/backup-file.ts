/**
 * A backup as a file: gzip over lines of JSON. The first tells the format and the schema, the last how many rows there are and the
 * SHA-256 of all lines before it; between them stand tables, tenants, rows as arrays of texts, and sequences. It can be read with
 * `zcat` alone, and goes from one edition to the other.
 */
import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CannotStart } from './errors.ts';
import type { DumpPart } from './stores/database-dump.ts';

const FORMAT = 1;

export interface BackupHeader {
  /** The version of the program that made it. */
  readonly program: string;
  readonly madeAt: string;
  /** The name of the last migration of its schema. */
  readonly migration: string;
}

/** Writes the file's bytes; `onRows` hears how many rows have gone into it. */
export async function writeBackup(
  output: Writable,
  header: BackupHeader,
  parts: AsyncIterable<DumpPart>,
  onRows: (rows: number) => void,
): Promise<void> {
  await pipeline(Readable.from(linesOf(header, parts, onRows)), createGzip({ level: 6 }), output);
}

async function* linesOf(
  header: BackupHeader,
  parts: AsyncIterable<DumpPart>,
  onRows: (rows: number) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  yield hashed(`${JSON.stringify({ hipocampo_backup: FORMAT, ...header })}\n`);
  for await (const part of parts) {
    if (!('rows' in part)) {
      yield hashed(`${JSON.stringify(part)}\n`);
      continue;
    }
    count += part.rows.length;
    yield hashed(`${part.rows.join('\n')}\n`);
    onRows(count);
  }
  yield `${JSON.stringify({ end: { rows: count, sha256: hash.digest('hex') } })}\n`;
}

/** A backup that is being read: its header is there at once, its parts come as they are asked for. */
export interface OpenedBackup {
  readonly header: BackupHeader;
  /** Throws `CannotStart` at the end where the file was cut short or changed, so whoever keeps what came must not yet have kept it for good. */
  readonly parts: AsyncGenerator<DumpPart>;
}

const ROWS_A_PART = 500;
const BYTES_A_PART = 2_000_000;

/** Opens a backup. Throws `CannotStart` for a file that is none. */
export async function readBackup(name: string, bytes: Readable, onRows: (rows: number) => void): Promise<OpenedBackup> {
  const lines = linesIn(name, bytes);
  const first = await lines.next();
  const header = first.done
    ? undefined
    : (parsed(first.value) as (BackupHeader & { hipocampo_backup?: number }) | undefined);
  if (header === undefined || typeof header.hipocampo_backup !== 'number' || typeof header.migration !== 'string')
    throw new CannotStart(`${name} is no backup of Hipocampo`);
  if (header.hipocampo_backup !== FORMAT)
    throw new CannotStart(`${name} is of a newer version of Hipocampo (${header.program}): restore it with that one`);
  return { header, parts: partsOf(name, first.value as string, lines, onRows) };
}

async function* partsOf(
  name: string,
  firstLine: string,
  lines: AsyncGenerator<string>,
  onRows: (rows: number) => void,
): AsyncGenerator<DumpPart> {
  const hash = createHash('sha256').update(`${firstLine}\n`);
  let count = 0;
  let rows: string[] = [];
  let bytes = 0;
  const taken = (): DumpPart => {
    const part = { rows };
    count += rows.length;
    rows = [];
    bytes = 0;
    onRows(count);
    return part;
  };
  for await (const line of lines) {
    if (line.startsWith('[')) {
      hash.update(`${line}\n`);
      rows.push(line);
      bytes += line.length;
      if (rows.length >= ROWS_A_PART || bytes >= BYTES_A_PART) yield taken();
      continue;
    }
    if (rows.length > 0) yield taken();
    const part = parsed(line) as DumpPart | { end: { rows: number; sha256: string } } | undefined;
    if (part === undefined) throw damaged(name);
    if ('end' in part) {
      if (part.end.rows !== count || part.end.sha256 !== hash.digest('hex')) throw damaged(name);
      return;
    }
    hash.update(`${line}\n`);
    yield part;
  }
  throw damaged(name); // without its last line
}

/** Splits the unpacked text into lines, of any length. */
async function* linesIn(name: string, bytes: Readable): AsyncGenerator<string> {
  const unpacked = bytes.pipe(createGunzip());
  bytes.once('error', (error) => unpacked.destroy(error));
  const decoder = new TextDecoder();
  let rest: string[] = [];
  try {
    for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
      const pieces = decoder.decode(chunk, { stream: true }).split('\n');
      rest.push(pieces[0] ?? '');
      for (const piece of pieces.slice(1)) {
        yield rest.join('');
        rest = [piece];
      }
    }
  } catch (error) {
    if (String((error as { code?: string }).code).startsWith('Z_')) throw damaged(name);
    throw error;
  }
}

function damaged(name: string): CannotStart {
  return new CannotStart(
    `${name} is damaged or cut short, or no backup of Hipocampo: nothing was restored; take another backup`,
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
