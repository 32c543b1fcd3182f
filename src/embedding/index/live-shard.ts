import { setTimeout as sleep } from 'node:timers/promises';
import type { Scope } from '../../memory/episodes/candidate.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import { type Progress, untold } from '../../telemetry/progress.ts';
import { Shard } from './shard.ts';
import { readShardFile, type ShardOrigin, writeShardFile } from './shard-file.ts';
import { TimeSlice } from './time-slice.ts';

/** The age after which a shard is read again from the beginning: tombstones live 7 days, so it may have missed one. */
const OLDEST_MS = 6 * 24 * 3_600_000;
/** The pause between two additions to a growing graph, so that it takes no more than half of the event loop's time. */
const GRAPH_PAUSE_MS = 10;
/**
 * The share of a shard that must have changed before its file is written again: the file only spares reading from PostgreSQL, and
 * small changes are quickly read. After a deletion it is always written, because the deleted words should not stay on the disk.
 */
const PART_WORTH_SAVING = 0.05;

export interface LiveShardDeps {
  readonly source: Pick<MemoryStore, 'changes' | 'count'>;
  readonly scope: Scope;
  readonly model: string;
  readonly dimension: number;
  readonly graphFrom: number;
  /** The shard's file; null: it is kept in memory alone. */
  readonly path: string | null;
  /** Returns the name of the database that is read. */
  readonly database: () => Promise<string>;
  readonly clock: { now(): Date };
  readonly progress?: Progress;
  readonly onRead?: (from: 'file' | 'database', seconds: number) => void;
  readonly onRefused?: (vectors: number) => void;
  readonly onProblem: (event: 'index_file_not_read' | 'index_graph_failed', error: unknown) => void;
}

/** A shard that is kept as PostgreSQL has it: read from its file or from PostgreSQL, brought up to date, and saved. */
export class LiveShard {
  readonly #deps: LiveShardDeps;
  #shard: Shard | undefined;
  #database = '';
  /** A promise that ends, never failing, with the last reading that was asked for. */
  #last: Promise<unknown>;
  /** A reading that has not begun. */
  #waiting: Promise<Shard> | undefined;
  #readings = 0;
  #saving: Promise<void> = Promise.resolve();
  #growing = false;
  #closed = false;

  /** Creates a shard that reads nothing before `after` has ended. */
  constructor(deps: LiveShardDeps, after: Promise<unknown> = Promise.resolve()) {
    this.#deps = deps;
    this.#last = after;
  }

  get bytes(): number {
    return this.#shard?.bytes ?? 0;
  }
  /** True while it is being read, or will be. */
  get isBusy(): boolean {
    return this.#readings > 0;
  }

  /**
   * Returns the shard with everything that was committed before this call. Callers share a reading that has not begun, never one
   * that has: its snapshot may be older than the writes they know of. So any number of callers cost two readings at most.
   */
  refresh(): Promise<Shard> {
    this.#waiting ??= this.#inTurn(async () => {
      this.#waiting = undefined;
      return this.#read();
    });
    return this.#waiting;
  }

  /** Forgets what was read, so that the next reading starts over from PostgreSQL. `deleteFile` must not fail. */
  forget(deleteFile: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      await this.#saving;
      this.#shard = undefined;
      await deleteFile();
    });
  }

  /** Writes the file where that is worth it, and tells whether it was; throws the disk's error. */
  async save(): Promise<boolean> {
    const shard = this.#shard;
    const { path } = this.#deps;
    if (path === null || shard === undefined || !isWorthSaving(shard)) return false;
    const { unsaved } = shard;
    shard.unsaved = { changed: 0, deleted: 0 };
    const saved = this.#saving.then(() => writeShardFile(path, shard, this.#origin(this.#database)));
    this.#saving = saved.catch(() => {
      shard.unsaved.changed += unsaved.changed;
      shard.unsaved.deleted += unsaved.deleted;
    });
    await saved;
    return true;
  }

  /** Waits for the reading under way, and reads no more. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#last;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#readings++;
    const done = this.#last.then(work).finally(() => {
      this.#readings--;
    });
    this.#last = done.catch(() => undefined); // the caller hears of it
    return done;
  }

  async #read(): Promise<Shard> {
    const slice = new TimeSlice();
    const started = performance.now();
    const database = await this.#deps.database();
    const now = this.#deps.clock.now().getTime();
    let shard = this.#shard ?? (await this.#readFile(database, slice));
    if (this.#shard !== undefined && this.#database !== database) shard = undefined;
    const usable = shard !== undefined && shard.readAt > now - OLDEST_MS;
    const known = usable && shard !== undefined ? await this.#readChanges(shard, slice) : undefined;
    if (known === undefined) {
      shard = await this.#readAll(slice);
    }
    shard = shard as Shard;
    shard.readAt = now;
    if (this.#shard === undefined)
      this.#deps.onRead?.(known === undefined ? 'database' : 'file', (performance.now() - started) / 1000);
    if (shard.isWasteful) shard = await shard.compacted(slice);
    this.#shard = shard;
    this.#database = database;
    if (shard.passages.needsGraph && !this.#growing) void this.#growGraph(shard);
    return shard;
  }

  /** Reads a shard from the beginning. */
  async #readAll(slice: TimeSlice): Promise<Shard> {
    const { dimension, graphFrom, source, scope, progress = untold } = this.#deps;
    const shard = new Shard({ dimension, graphFrom });
    await progress('reading the index of a user from the database (memories)', async (tell) => {
      let total: number | null = null;
      await this.#readChanges(shard, slice, async () => {
        total ??= await source.count(scope);
        tell(shard.table.count, total);
      });
    });
    return shard;
  }

  /** Reads the changes; undefined where the database has gone back in time (restored from a copy) and lacks memories of the shard. `onMore` is called where one page was not all. */
  async #readChanges(
    shard: Shard,
    slice: TimeSlice,
    onMore: () => Promise<void> = async () => undefined,
  ): Promise<true | undefined> {
    const { source, scope, model, onRefused } = this.#deps;
    const pages = source.changes(scope, model, shard.since);
    let refused = 0;
    let page = await pages.next();
    try {
      while (!page.done) {
        refused += await shard.apply(page.value, slice);
        page = await pages.next();
        if (!page.done) await onMore();
      }
    } finally {
      if (!page.done) await pages.return(null); // lets its connection go
    }
    if (refused > 0) onRefused?.(refused);
    if (page.value === null) return undefined;
    shard.since = page.value;
    return true;
  }

  async #readFile(database: string, slice: TimeSlice): Promise<Shard | undefined> {
    const { path, graphFrom, onProblem } = this.#deps;
    if (path === null) return undefined;
    try {
      return (await readShardFile(path, this.#origin(database), graphFrom, slice)) ?? undefined;
    } catch (error) {
      onProblem('index_file_not_read', error);
      return undefined;
    }
  }

  async #growGraph(shard: Shard): Promise<void> {
    this.#growing = true;
    try {
      while (!this.#closed && this.#shard === shard && shard.passages.needsGraph) {
        shard.passages.growGraph();
        await sleep(GRAPH_PAUSE_MS, undefined, { ref: false });
      }
    } catch (error) {
      this.#deps.onProblem('index_graph_failed', error); // the exact search goes on
    } finally {
      this.#growing = false;
    }
  }

  #origin(database: string): ShardOrigin {
    return { model: this.#deps.model, dimension: this.#deps.dimension, database };
  }
}

function isWorthSaving({ since, unsaved, table }: Shard): boolean {
  return since !== null && (unsaved.deleted > 0 || unsaved.changed > table.count * PART_WORTH_SAVING);
}
