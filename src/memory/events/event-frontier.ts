import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../../stores/event-store.ts';

const SETTLE_EVERY_MS = 20;
/** The longest that a new reader waits for what is being written: above it, only a transaction that is stuck is still at work. */
const SETTLE_MS = 3_000;

interface Deps {
  readonly events: Pick<EventStore, 'lastEntry' | 'writers'>;
}

/**
 * The entry up to which the order of events is settled. Entries are given before the commit, so one below the last that a reader has
 * seen may still become visible, and would be skipped. Hence: read the last entry given, then which transactions may have written
 * events by then; once none of these is at work any more, everything up to that entry is there to be read, or never will be.
 *
 * Only transactions that write events count, and they are short: the database ends one that does nothing for a minute, and with
 * it the longest wait of all readers. However long another transaction takes, nobody waits for it.
 */
export class EventFrontier {
  readonly #deps: Deps;
  #settled = 0;
  #candidate: { readonly entry: number; writers: readonly string[] } | null = null;
  #advancing: Promise<number> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns the frontier, moved on as far as it goes now; while nothing happens, by one trivial statement. */
  advance(): Promise<number> {
    this.#advancing ??= this.#advance().finally(() => {
      this.#advancing = undefined;
    });
    return this.#advancing;
  }

  /** Resolves with the last entry given so far once that is settled, or when it takes too long. */
  async reachLast(): Promise<number> {
    const entry = await this.#deps.events.lastEntry();
    for (let waited = 0; (await this.advance()) < entry && waited < SETTLE_MS; waited += SETTLE_EVERY_MS)
      await sleep(SETTLE_EVERY_MS);
    return entry;
  }

  async #advance(): Promise<number> {
    if (this.#candidate !== null) await this.#recheck(this.#candidate);
    if (this.#candidate === null) await this.#look();
    return this.#settled;
  }

  async #recheck(candidate: { readonly entry: number; writers: readonly string[] }): Promise<void> {
    const atWork = new Set(await this.#deps.events.writers());
    candidate.writers = candidate.writers.filter((writer) => atWork.has(writer));
    if (candidate.writers.length === 0) this.#settle(candidate.entry);
  }

  async #look(): Promise<void> {
    const entry = await this.#deps.events.lastEntry();
    if (entry === this.#settled) return;
    // Read after the entry: whoever was given one up to it is either among these or over, and then seen by all who read from now on.
    const writers = await this.#deps.events.writers();
    if (writers.length === 0) this.#settle(entry);
    else this.#candidate = { entry, writers };
  }

  #settle(entry: number): void {
    this.#settled = entry; // which goes back where the database is an older copy of itself
    this.#candidate = null;
  }
}
