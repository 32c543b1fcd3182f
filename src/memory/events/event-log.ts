import type { EventStore } from '../../stores/event-store.ts';
import type { EventFrontier } from './event-frontier.ts';

interface Deps {
  readonly events: Pick<EventStore, 'find' | 'oldest'>;
  readonly frontier: Pick<EventFrontier, 'reachLast'>;
}

/** The place from which a reader goes on: after this entry. `isGap`: what followed the event that it named may be gone. */
export interface Resumption {
  readonly after: number;
  readonly isGap: boolean;
}

/** The log of events as its readers see it: where they begin, and where they go on. */
export class EventLog {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns where a reader begins that is told of what happens from now on. */
  async now(): Promise<number> {
    return this.#deps.frontier.reachLast();
  }

  /** Returns where a reader goes on that began after an entry and was told of nothing since. */
  async resumeBeginning(entry: number): Promise<Resumption> {
    const last = await this.#deps.frontier.reachLast();
    return { after: Math.min(entry, last), isGap: entry > last };
  }

  /** Returns where a reader goes on that was told of the event with this entry; `0` is before all that is kept. */
  async resume(tenant: string, entry: number): Promise<Resumption> {
    const { events, frontier } = this.#deps;
    if (entry === 0) return { after: 0, isGap: false };
    const last = await frontier.reachLast();
    if (entry > last) return { after: last, isGap: true }; // of a database that is an older copy of itself
    if ((await events.find(tenant, entry)) !== null) return { after: entry, isGap: false };
    const oldest = await events.oldest(tenant);
    // Where something older is kept, the event alone was removed, with its user.
    return { after: entry, isGap: oldest === null || oldest.entry > entry };
  }
}
