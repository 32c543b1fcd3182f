import type { EventStore } from '../../stores/event-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { NewEvent } from './event.ts';

const WRITE_AFTER_MS = 250;
const MOST_WAITING = 1_000; // of a burst beyond that, the rest is dropped and counted: some 300 KB

interface Deps {
  readonly events: Pick<EventStore, 'insertOfSessions'>;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/**
 * Events of what changes nothing, such as a build: written together a moment later, so that nobody waits for them. One may be lost
 * with the process, or while the database is away; that is counted where it can be.
 */
export class LateEvents {
  readonly #deps: Deps;
  #waiting: NewEvent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  add(event: NewEvent): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#deps.metrics.eventsNotTold.inc();
      return;
    }
    this.#waiting.push(event);
    this.#timer ??= setTimeout(() => this.#flush(), WRITE_AFTER_MS).unref();
  }

  /** Writes what waits. */
  async close(): Promise<void> {
    this.#flush();
    await this.#writing;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const events = this.#waiting;
    this.#waiting = [];
    if (events.length > 0) this.#writing = this.#writing.then(() => this.#write(events));
  }

  async #write(events: readonly NewEvent[]): Promise<void> {
    for (const tenant of new Set(events.map((event) => event.tenant))) {
      const some = events.filter((event) => event.tenant === tenant);
      try {
        await this.#deps.events.insertOfSessions(tenant, some);
      } catch (error) {
        this.#deps.metrics.eventsNotTold.inc(some.length);
        this.#deps.logger.warn({ err: error, events: some.length }, 'events_not_written');
      }
    }
  }
}
