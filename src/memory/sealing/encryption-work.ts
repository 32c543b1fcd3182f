import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { SealingStore } from '../../stores/sealing-store.ts';
import type { SearchStore } from '../../stores/search-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';

const EVERY_SECONDS = 10;
const OF_THE_PERIOD = 0.9; // later than this it is due again: timers of processes drift
const ROWS_AT_ONCE = 200; // locked for some tens of milliseconds
const KEYS_AT_ONCE = 500;
const LEASE_SECONDS = 120; // of the index while its hashes are forgotten
const REST = 1; // as long as it worked: requests come first
const SHARED_CACHE = 'shared cache';
const SEARCH = 'search';

interface Deps {
  readonly store: SealingStore;
  readonly index: Pick<SearchStore, 'leaseSweep'>;
  /** Drops what processes shared before content was sealed; false where that could not be done. */
  readonly clearShared: () => Promise<boolean>;
  readonly jobs: Pick<JobStore, 'takeTurn'>;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/**
 * The work that turning encryption on leaves, and that replacing the master key does: what was plain is sealed, table by table, and
 * keys of users are taken over. One process at a time does it, beside the requests; killed anywhere, it goes on where it was.
 */
export class EncryptionWork {
  readonly #deps: Deps;
  readonly #stopping = new AbortController();
  readonly #finished = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), EVERY_SECONDS * 1_000).unref();
    this.#look();
  }

  /** Stops, and waits for the page under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Does all that is left; `rests` gives way to requests. */
  async run({ rests = false }: { readonly rests?: boolean } = {}): Promise<void> {
    await this.#rewrap(rests);
    const tenants = (await this.#deps.keys.tenants()).filter((tenant) => !this.#finished.has(tenant));
    let left = 0;
    for (const tenant of tenants) left += await this.#seal(tenant, rests);
    this.#deps.metrics.sealingLeft.set(left);
  }

  async #rewrap(rests: boolean): Promise<void> {
    const { store, logger, metrics } = this.#deps;
    let taken = 0;
    while (!this.#isStopped) {
      const began = performance.now();
      const { rewrapped, left } = await store.rewrapNext(KEYS_AT_ONCE);
      metrics.keysToRewrap.set(left);
      if (rewrapped === 0) break;
      metrics.keysRewrapped.inc(rewrapped);
      taken += rewrapped;
      logger.info({ keys: taken, left }, left === 0 ? 'master_key_replaced' : 'master_key_being_replaced');
      if (rests) await this.#rest(performance.now() - began);
    }
  }

  /** Seals what is left of a tenant; returns the pieces of work that stay for another time. */
  async #seal(tenant: string, rests: boolean): Promise<number> {
    const { store, logger } = this.#deps;
    const works = [SHARED_CACHE, SEARCH, ...store.tables];
    const done = await store.done(tenant);
    const open = works.filter((work) => !done.has(work));
    let left = open.length;
    for (const work of open) {
      if (this.#isStopped) return left;
      try {
        if (await this.#do(tenant, work, rests)) left -= 1;
      } catch (error) {
        logger.warn({ err: error, tenant, work }, 'encryption_interrupted');
      }
      this.#deps.metrics.sealingLeft.set(left);
    }
    if (left === 0) this.#finished.add(tenant);
    if (left === 0 && open.length > 0) logger.info({ tenant }, 'encryption_done');
    return left;
  }

  async #do(tenant: string, work: string, rests: boolean): Promise<boolean> {
    const { store, index, clearShared } = this.#deps;
    if (work !== SHARED_CACHE && work !== SEARCH) return this.#sealTable(tenant, work, rests);
    if (work === SHARED_CACHE && !(await clearShared())) return false;
    if (work === SEARCH) {
      if ((await index.leaseSweep(tenant, LEASE_SECONDS)) === null) return false;
      await store.forgetHashes(tenant);
    }
    await store.finish(tenant, work);
    return true;
  }

  async #sealTable(tenant: string, table: string, rests: boolean): Promise<boolean> {
    const { store, logger, metrics } = this.#deps;
    let rows = 0;
    for (let isLast = false; !isLast; ) {
      if (this.#isStopped) return false;
      const began = performance.now();
      const page = await store.sealNext(tenant, table, ROWS_AT_ONCE);
      metrics.rowsSealed.inc(page.sealed);
      rows += page.sealed;
      ({ isLast } = page);
      if (rests && page.sealed > 0) await this.#rest(performance.now() - began);
    }
    if (rows > 0) logger.info({ tenant, table, rows }, 'table_encrypted');
    return true;
  }

  async #rest(milliseconds: number): Promise<void> {
    const { signal } = this.#stopping;
    await sleep(milliseconds * REST, undefined, { signal }).catch(() => undefined);
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  #look(): void {
    this.#running ??= this.#runInTurn()
      .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'encryption_interrupted'))
      .finally(() => {
        this.#running = undefined;
      });
  }

  async #runInTurn(): Promise<void> {
    if (await this.#deps.jobs.takeTurn('encryption', EVERY_SECONDS * OF_THE_PERIOD)) await this.run({ rests: true });
  }
}
