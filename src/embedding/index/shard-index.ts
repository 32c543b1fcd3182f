import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Bm25Parameters,
  CandidateQuery,
  Candidates,
  MemoryIndex,
  OpenScope,
  Scope,
  WordQuery,
} from '../../memory/episodes/candidate.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Progress } from '../../telemetry/progress.ts';
import { userScope } from '../../user-scope.ts';
import { LiveShard } from './live-shard.ts';
import { ShardSearch } from './shard-search.ts';

const SAVE_EVERY_MS = 300_000;
/** The age after which a file is never read again (see `LiveShard`). */
const FILE_AGE_MS = 6 * 24 * 3_600_000;
/** The number of passages above which they are searched through a graph: reading all of them takes 4 ms and more at 384 dimensions. */
const GRAPH_FROM_PASSAGES = 50_000;

interface ShardIndexDeps {
  readonly source: Pick<MemoryStore, 'changes' | 'count'>;
  readonly model: string;
  readonly dimension: number;
  readonly bm25: Bm25Parameters;
  /** The folder of the shards' files, used by this process alone and made if missing; null: shards are kept in memory only. */
  readonly directory: string | null;
  /** The bytes that all shards together may take; a shard that is larger by itself still works, alone. */
  readonly memoryBytes: number;
  readonly clock: { now(): Date };
  readonly logger: Pick<Logger, 'warn' | 'info'>;
  /** Returns the database's name, so that a file read from another is not used; called again after every failure of the source. */
  readonly database?: () => Promise<string>;
  readonly hooks?: ShardIndexHooks;
  /** Told of how far a shard is that is read from PostgreSQL; absent: nobody is told. */
  readonly progress?: Progress;
  readonly saveEveryMs?: number;
  readonly graphFromPassages?: number;
}

/** Hooks for the metrics. */
export interface ShardIndexHooks {
  /** Called when a shard that was not in memory was read: from its file and PostgreSQL, or from PostgreSQL alone. */
  readonly onRead?: (from: 'file' | 'database', seconds: number) => void;
  readonly onSearch?: (seconds: number) => void;
  readonly onSize?: (shards: number, bytes: number) => void;
  readonly onEvicted?: () => void;
  /** Called for invalid stored vectors: of another length, all zero, or with a NaN. */
  readonly onRefused?: (vectors: number) => void;
}

/** The contents of an index for a scope, for a comparison with PostgreSQL; memories that have expired and are not purged yet included. */
export interface ShardInspection {
  readonly memories: number;
  readonly passages: number;
  readonly since: string | null;
}

interface Entry {
  readonly live: LiveShard;
  /** The bytes as last counted; an entry that has left counts no more. */
  bytes: number;
  hasLeft: boolean;
}

/**
 * The semantic index as one shard a user, in memory and on disk, read from PostgreSQL and brought up to date before every
 * search. Disposable: without its files it is the same, only slower at first.
 */
export class ShardIndex implements MemoryIndex {
  readonly #deps: ShardIndexDeps;
  /** Shards by the name of their file, the longest unused first. */
  readonly #shards = new Map<string, Entry>();
  /** The saves under way of shards that leave memory. */
  readonly #leaving = new Map<string, Promise<unknown>>();
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;
  #database: Promise<string> | undefined;
  #maintained: Promise<void> = Promise.resolve();
  #cannotSave = false;
  #closed: Promise<void> | undefined;

  constructor(deps: ShardIndexDeps) {
    this.#deps = deps;
    if (deps.directory !== null) mkdirSync(deps.directory, { recursive: true, mode: 0o700 });
    this.#timer = setInterval(() => {
      this.#maintained = this.#maintained.then(() => this.#maintain());
    }, deps.saveEveryMs ?? SAVE_EVERY_MS);
    this.#timer.unref();
  }

  candidates(scope: Scope, query: CandidateQuery): Promise<Candidates> {
    return this.open(scope, query).candidates(query.vector);
  }

  open(scope: Scope, query: WordQuery): OpenScope {
    let seconds = 0;
    const timed = <T>(work: () => T): T => {
      const started = performance.now();
      const done = work();
      seconds += (performance.now() - started) / 1000;
      return done;
    };
    const begun = this.#refresh(scope).then((shard) => timed(() => new ShardSearch(shard, query, this.#deps.bm25)));
    begun.catch(() => undefined); // told by `candidates`, which may never be called
    return {
      candidates: async (vector) => {
        const search = await begun;
        const found = timed(() => search.candidates(vector));
        this.#deps.hooks?.onSearch?.(seconds);
        return found;
      },
    };
  }

  /** Brings the scope up to date and describes its contents. */
  async inspect(scope: Scope): Promise<ShardInspection> {
    const { table, passages, since } = await this.#refresh(scope);
    return { memories: table.count, passages: passages.count, since };
  }

  /** Forgets the scope (or all of them), in memory and on disk; the next search reads it from PostgreSQL. */
  async rebuild(scope?: Scope): Promise<void> {
    if (scope !== undefined) {
      const name = nameOf(scope);
      await this.#take(scope).live.forget(() => this.#deleteFile(`${name}.shard`));
      return;
    }
    await Promise.all([...this.#shards.values()].map(({ live }) => live.forget(async () => undefined)));
    await Promise.all(this.#leaving.values());
    for (const file of await this.#files()) await this.#deleteFile(file);
  }

  /** Forgets a scope by the name of its file, in memory and on disk. */
  async erase(name: string): Promise<void> {
    const remove = () => this.#deleteFile(`${name}.shard`);
    const entry = this.#shards.get(name);
    if (entry !== undefined) return void (await entry.live.forget(remove));
    await this.#leaving.get(name);
    await remove();
  }

  /** Waits for readings under way, and saves the shards that are worth it. Idempotent. */
  close(): Promise<void> {
    this.#closed ??= (async () => {
      clearInterval(this.#timer);
      await this.#maintained;
      for (const { live } of this.#shards.values()) {
        await live.close();
        await this.#save(live);
      }
      await Promise.all(this.#leaving.values());
      this.#shards.clear();
    })();
    return this.#closed;
  }

  async #refresh(scope: Scope) {
    if (this.#closed) throw new Error('the index is closed');
    const entry = this.#take(scope);
    try {
      return await entry.live.refresh();
    } catch (error) {
      this.#database = undefined; // it may be another one when it comes back
      throw error;
    } finally {
      this.#makeRoom(entry);
    }
  }

  /** Returns the scope's shard, and marks it as the last used one. */
  #take(scope: Scope): Entry {
    const name = nameOf(scope);
    const { directory, dimension, graphFromPassages, source, model, clock, hooks, logger, progress } = this.#deps;
    const entry = this.#shards.get(name) ?? {
      live: new LiveShard(
        {
          source,
          scope,
          model,
          dimension,
          graphFrom: graphFromPassages ?? GRAPH_FROM_PASSAGES,
          path: directory === null ? null : join(directory, `${name}.shard`),
          database: () => this.#identify(),
          clock,
          ...(progress && { progress }),
          ...(hooks?.onRead && { onRead: hooks.onRead }),
          ...(hooks?.onRefused && { onRefused: hooks.onRefused }),
          onProblem: (event, error) => logger.warn({ err: error }, event),
        },
        this.#leaving.get(name),
      ),
      bytes: 0,
      hasLeft: false,
    };
    this.#shards.delete(name);
    this.#shards.set(name, entry);
    return entry;
  }

  /** Recounts the entry, and lets the longest unused others go while all together take too much. */
  #makeRoom(entry: Entry): void {
    if (entry.hasLeft) return;
    this.#bytes += entry.live.bytes - entry.bytes;
    entry.bytes = entry.live.bytes;
    for (const [name, oldest] of this.#shards) {
      if (this.#bytes <= this.#deps.memoryBytes) break;
      if (oldest === entry || oldest.live.isBusy) continue;
      this.#shards.delete(name);
      this.#bytes -= oldest.bytes;
      oldest.hasLeft = true;
      this.#leave(name, oldest.live);
      this.#deps.hooks?.onEvicted?.();
    }
    this.#deps.hooks?.onSize?.(this.#shards.size, this.#bytes);
  }

  #leave(name: string, live: LiveShard): void {
    const left: Promise<unknown> = live
      .close()
      .then(() => this.#save(live))
      .finally(() => {
        if (this.#leaving.get(name) === left) this.#leaving.delete(name);
      });
    this.#leaving.set(name, left);
  }

  /** Saves a shard if that is worth it. A failing disk is reported once, until a save works again. */
  async #save(live: LiveShard): Promise<void> {
    try {
      if (await live.save()) this.#cannotSave = false;
    } catch (error) {
      this.#sayOnce(error);
    }
  }

  #sayOnce(error: unknown): void {
    if (!this.#cannotSave) this.#deps.logger.warn({ err: error }, 'index_not_saved');
    this.#cannotSave = true;
  }

  async #maintain(): Promise<void> {
    for (const { live } of [...this.#shards.values()]) await this.#save(live);
    const { directory, clock } = this.#deps;
    if (directory === null) return;
    for (const file of await this.#files()) {
      const written = await stat(join(directory, file)).catch(() => undefined); // deleted meanwhile
      if (written !== undefined && written.mtimeMs < clock.now().getTime() - FILE_AGE_MS) await this.#deleteFile(file);
    }
  }

  async #files(): Promise<string[]> {
    const { directory } = this.#deps;
    if (directory === null) return [];
    try {
      return (await readdir(directory)).filter((file) => /^[0-9a-f]{64}\.shard(\.\d+\.tmp)?$/.test(file));
    } catch (error) {
      this.#sayOnce(error);
      return [];
    }
  }

  async #deleteFile(file: string): Promise<void> {
    const { directory, logger } = this.#deps;
    if (directory === null) return;
    await rm(join(directory, file), { force: true }).catch((error: unknown) =>
      logger.warn({ err: error }, 'index_file_not_deleted'),
    );
  }

  #identify(): Promise<string> {
    this.#database ??= this.#deps.database?.() ?? Promise.resolve('');
    return this.#database;
  }
}

function nameOf({ tenant, userId }: Scope): string {
  return userScope(tenant, userId);
}
