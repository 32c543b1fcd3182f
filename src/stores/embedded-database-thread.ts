/**
 * The thread that PGlite runs in: WebAssembly works synchronously, and would otherwise block the event loop that answers
 * HTTP. Requests are run one after the other, in the order they were posted. Values cross in PostgreSQL's own text
 * form, which is the cheapest thing to clone; `EmbeddedDatabase` turns them into JavaScript ones.
 *
 * PGlite's own `query()` takes six calls into WebAssembly for a statement (7,000 selects per second); the protocol messages of
 * a statement prepared under its name take one (38,000).
 */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PLAN_CACHE_MODE } from './database.ts';

/** An extension of PostgreSQL that can be loaded into PGlite. */
export type EmbeddedExtension = 'vector';

/** The data that the thread is started with. */
export interface ThreadData {
  readonly folder: string;
  readonly extensions: readonly EmbeddedExtension[];
}

/** A parameter as PostgreSQL reads it: its text form, or the bytes of a `bytea`. */
export type WireValue = string | Uint8Array<ArrayBuffer> | null;

/** A request to run something. Without `values`, `text` may hold any number of statements. */
export interface ThreadRequest {
  readonly id: number;
  /** The tenant or owner to work as, set before the statement runs; absent inside a transaction, where that is settled. */
  readonly as?: { readonly tenant: string } | 'owner';
  /** The name under which the statement is prepared once. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly WireValue[];
}

/** The result of a request; `command` is the last one's tag (`INSERT`, `COMMIT`, …) and `seconds` the time it ran, without any waiting. */
export interface ThreadResult {
  readonly id: number;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly rowCount: number;
  readonly command: string;
  readonly seconds: number;
}

export interface Column {
  readonly name: string;
  readonly oid: number;
}

/** A refusal by PostgreSQL, without its `detail`, which quotes the rows. */
export interface ThreadFailure {
  readonly id: number;
  readonly failure: { message: string; code: string | undefined; constraint: string | undefined };
}

/** A message of the thread: `ready` comes once, after the boot; `died` is the last one, when PostgreSQL itself broke down. */
export type ThreadMessage = ThreadResult | ThreadFailure | { readonly ready: true } | { readonly died: string };

const ROLE = 'hipocampo_app';
/** The status with which PGlite's build leaves a statement that failed: PostgreSQL's `longjmp`, handled by PGlite. */
const STATEMENT_FAILED = 100;

const { serialize } = protocol;
if (parentPort === null) throw new Error('embedded-database-thread.ts runs only as a worker thread');
const port = parentPort;
const { folder, extensions } = workerData as ThreadData;

/**
 * Files of the database that survive a power cut: NODEFS writes through to them, which survives the death of the process, but it
 * ignores `fsync`, so that what was acknowledged could be lost or torn. This one carries it out.
 */
class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    emscriptenOpts.preRun?.push((module) => {
      const { stream_ops } = module.FS.filesystems.NODEFS as unknown as {
        stream_ops: { fsync?(stream: { nfd: number }): number };
      };
      stream_ops.fsync = ({ nfd }) => {
        flush(nfd);
        return 0;
      };
    });
    return { emscriptenOpts };
  }
}

/** Flushes a file; any failure but "this cannot be flushed" (a folder, on some volumes) ends the thread: what is on disk is unknown. */
function flush(descriptor: number): void {
  try {
    fsyncSync(descriptor);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EINVAL' && code !== 'EBADF') throw error;
  }
}

function flushPath(path: string): void {
  const descriptor = openSync(path, 'r');
  flush(descriptor);
  closeSync(descriptor);
}

/** Boots the database. A first boot that is killed leaves half of one: the marker says so, and the next boot starts over. */
async function boot(): Promise<PGlite> {
  const files = join(folder, 'pgdata');
  const marker = join(folder, 'pgdata.unfinished');
  if (existsSync(marker)) rmSync(files, { recursive: true, force: true });
  const first = !existsSync(files) || readdirSync(files).length === 0;
  if (first) {
    writeFileSync(marker, '');
    flushPath(marker);
    flushPath(folder);
    mkdirSync(files, { recursive: true });
  }
  const booted = await PGlite.create({
    extensions: extensions.includes('vector') ? { vector: (await import('@electric-sql/pglite-pgvector')).vector } : {},
    fs: new DurableFiles(files),
    // Without its `-F` (no fsync); PGlite's fdatasync does nothing at all, its fsync reaches `DurableFiles`.
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      `plan_cache_mode=${PLAN_CACHE_MODE}`,
      // PostgreSQL's default of 128 MB is taken for good as soon as it has been used; what is not in it is in the system's own cache.
      '-c',
      'shared_buffers=24MB',
    ],
  });
  if (first) {
    for (const name of readdirSync(files, { recursive: true, encoding: 'utf8' })) flushPath(join(files, name));
    flushPath(files);
    rmSync(marker);
    flushPath(folder);
  }
  return booted;
}

const pg = await boot();

// PGlite swallows every exception of PostgreSQL's main loop and goes on; after a panic or a WebAssembly trap it would spin.
const module = pg.Module;
const mainLoopOnce = module._PostgresMainLoopOnce;
module._PostgresMainLoopOnce = () => {
  try {
    mainLoopOnce();
  } catch (error) {
    if ((error as { status?: number }).status !== STATEMENT_FAILED) {
      port.postMessage({ died: String(error) } satisfies ThreadMessage);
      process.exit(1); // in a thread: ends the thread
    }
    throw error;
  }
};

interface Answer {
  columns: Column[];
  rows: (string | null)[][];
  command: string;
  rowCount: number;
  /** True when the statement was described: it exists under its name, and gives these columns. */
  described: boolean;
  failure: ThreadFailure['failure'] | undefined;
}

async function converse(...messages: Uint8Array[]): Promise<Answer> {
  const answer: Answer = {
    columns: [],
    rows: [],
    command: '',
    rowCount: 0,
    described: false,
    failure: undefined,
  };
  for (const message of await pg.execProtocolStream(Buffer.concat(messages), {
    syncToFs: false,
    throwOnError: false,
  })) {
    // The names are a discriminant in PGlite's protocol, though not in its types.
    const said = message as unknown as
      | { name: 'rowDescription'; fields: { name: string; dataTypeID: number }[] }
      | { name: 'dataRow'; fields: (string | null)[] }
      | { name: 'commandComplete'; text: string }
      | { name: 'error'; message: string; code?: string; constraint?: string }
      | { name: 'noData' };
    switch (said.name) {
      case 'rowDescription':
        answer.columns = said.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }));
        answer.rows = [];
        answer.described = true;
        break;
      case 'noData':
        answer.described = true;
        break;
      case 'dataRow':
        answer.rows.push(said.fields);
        break;
      case 'commandComplete': {
        const words = said.text.split(' ');
        answer.command = words[0] ?? '';
        answer.rowCount = Number(words.at(-1)) || 0;
        break;
      }
      case 'error':
        answer.failure ??= { message: said.message, code: said.code, constraint: said.constraint };
        break;
    }
  }
  return answer;
}

/** The statements that exist under a name in this session, with the columns of each. */
const prepared = new Map<string, { text: string; columns: Column[] }>();

async function run({ name, text, values }: ThreadRequest): Promise<Answer> {
  if (values === undefined) return converse(serialize.query(text));
  const bound = (statement: string) => [
    serialize.bind({ statement, values: values as WireValue[] }),
    ...(statement === '' ? [serialize.describe({ type: 'P' })] : []),
    serialize.execute(),
    serialize.sync(),
  ];
  if (name === undefined) return converse(serialize.parse({ text }), ...bound(''));
  const known = prepared.get(name);
  if (known?.text === text) {
    const answer = await converse(...bound(name));
    answer.columns = known.columns;
    return answer;
  }
  prepared.delete(name);
  const answer = await converse(
    serialize.close({ type: 'S', name }),
    serialize.parse({ name, text }),
    serialize.describe({ type: 'S', name }),
    ...bound(name),
  );
  if (answer.described) prepared.set(name, { text, columns: answer.columns });
  return answer;
}

/** The role that the session works as now; undefined after a change that failed, so that it is made again. */
let role: 'owner' | 'app' | undefined = 'owner';
let tenant: string | undefined;

/**
 * Changes the session's role: PGlite's own user is a superuser, whom row-level security does not bind. Until the migrations have
 * made the role, there is nothing to protect.
 */
async function become(as: NonNullable<ThreadRequest['as']>): Promise<ThreadFailure['failure'] | undefined> {
  if (as === 'owner') {
    if (role === 'owner') return undefined;
    role = undefined;
    // An owner changes the schema: statements prepared before would keep the plan and the columns they had.
    prepared.clear();
    const { failure } = await converse(serialize.query('RESET ROLE; DEALLOCATE ALL'));
    if (failure === undefined) role = 'owner';
    tenant = undefined;
    return failure;
  }
  if (role !== 'app') {
    const { rows } = await converse(serialize.query(`SELECT FROM pg_roles WHERE rolname = '${ROLE}'`));
    if (rows.length > 0) {
      role = undefined;
      const { failure } = await converse(serialize.query(`SET ROLE ${ROLE}`));
      if (failure !== undefined) return failure;
      role = 'app';
    }
    tenant = undefined; // the owner may have set or reset anything
  }
  if (tenant !== as.tenant) {
    tenant = undefined;
    const text = "SELECT set_config('hipocampo.tenant', $1, false)";
    const { failure } = await run({ id: 0, name: 'hipocampo_tenant', text, values: [as.tenant] });
    if (failure !== undefined) return failure;
    tenant = as.tenant;
  }
  return undefined;
}

async function handle(request: ThreadRequest): Promise<void> {
  const refused = request.as === undefined ? undefined : await become(request.as);
  if (refused !== undefined) return port.postMessage({ id: request.id, failure: refused } satisfies ThreadMessage);
  const started = performance.now();
  const { failure, columns, rows, rowCount, command } = await run(request);
  if (failure !== undefined) {
    tenant = undefined; // a setting made in what was rolled back is undone with it
    return port.postMessage({ id: request.id, failure } satisfies ThreadMessage);
  }
  const seconds = (performance.now() - started) / 1000;
  port.postMessage({
    id: request.id,
    columns,
    rows,
    rowCount,
    command,
    seconds,
  } satisfies ThreadMessage);
}

let last = Promise.resolve();
port.on('message', (request: ThreadRequest | 'close') => {
  last = last.then(async () => {
    if (request !== 'close') return handle(request);
    await pg.close(); // ends with a checkpoint
    port.close();
  });
});
port.postMessage({ ready: true } satisfies ThreadMessage);
