import { setTimeout as sleep } from 'node:timers/promises';
import { DependencyUnavailable } from '../../errors.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { Event } from './event.ts';
import type { EventFrontier } from './event-frontier.ts';

const LOOK_EVERY_MS = 200; // from the commit to the stream, half of it on average
const PAGE = 200; // events at once: what a slow reader's buffer may exceed its bound by, some 60 KB
/** The entries that one reading looks through for a user's events, some 25 ms: whoever resumes from far back goes on in such steps. */
const LOOKED_THROUGH = 50_000;
/** The streams of a process. Each costs a socket and up to 130 KB while its reader is slow. */
const MOST_STREAMS = 500;

/** The way out of a stream: takes events, and says whether it can take more now. */
export interface EventSink {
  tell(events: readonly Event[]): boolean;
  /** Ends it, since this process closes; its reader goes on elsewhere. */
  finish(): void;
}

/** A stream of events that was opened. */
export interface OpenStream {
  /** Says that the sink can take more again. */
  resume(): void;
  close(): void;
}

interface Deps {
  readonly events: Pick<EventStore, 'read'>;
  readonly frontier: EventFrontier;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly mostStreams?: number;
}

class Stream {
  readonly tenant: string;
  readonly userId: string | null;
  readonly sink: EventSink;
  /** The entry up to which it has been told. */
  position: number;
  /** True while it reads by itself, since it is not where the others are. */
  isBehind = true;
  isReading = false;
  isFull = false;
  isClosed = false;

  constructor(of: { tenant: string; userId: string | null; sink: EventSink; after: number }) {
    this.tenant = of.tenant;
    this.userId = of.userId;
    this.sink = of.sink;
    this.position = of.after;
  }

  /** Tells what it has not told yet, up to an entry that all of `events` are at or below. */
  tell(events: readonly Event[], through: number): void {
    const news = events.filter(
      ({ entry, userId }) => entry > this.position && (this.userId === null || userId === this.userId),
    );
    if (news.length > 0 && !this.sink.tell(news)) this.isFull = true;
    this.position = Math.max(this.position, through);
  }
}

/**
 * The streams of events that this process serves. What is new is read once for all streams of a tenant; one that resumes from
 * further back, or whose reader is slow, reads by itself, as fast as it can tell, until it is where the others are.
 */
export class EventStreams {
  readonly #deps: Deps;
  readonly #streams = new Set<Stream>();
  /** The entry up to which the streams of a tenant that are not behind were told. */
  readonly #told = new Map<string, number>();
  #frontier = 0;
  #looking: Promise<void> | undefined;
  #isClosing = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.metrics.watchEventStreams(() => this.#streams.size);
  }

  /** Throws `dependency_unavailable` where this process serves as many streams as it can, or is closing. */
  admit(): void {
    if (this.#isClosing) throw new DependencyUnavailable('the service is closing');
    if (this.#streams.size >= (this.#deps.mostStreams ?? MOST_STREAMS))
      throw new DependencyUnavailable('this process serves as many event streams as it can');
  }

  /** Opens a stream of the events after an entry, of one user where one is named. */
  open(of: { tenant: string; userId: string | null; sink: EventSink; after: number }): OpenStream {
    this.admit();
    const stream = new Stream(of);
    this.#streams.add(stream);
    this.#looking ??= this.#look();
    return {
      resume: () => {
        stream.isFull = false;
        if (stream.isBehind) void this.#catchUp(stream);
      },
      close: () => this.#forget(stream),
    };
  }

  /** Ends all streams, and waits for the reading under way. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const stream of [...this.#streams]) {
      this.#forget(stream);
      stream.sink.finish();
    }
    await this.#looking;
  }

  #forget(stream: Stream): void {
    stream.isClosed = true;
    this.#streams.delete(stream);
    if (![...this.#streams].some(({ tenant }) => tenant === stream.tenant)) this.#told.delete(stream.tenant);
  }

  /** Looks for what is new as long as anybody listens. */
  async #look(): Promise<void> {
    let isAway = false;
    while (this.#streams.size > 0) {
      try {
        this.#goTo(await this.#deps.frontier.advance());
        for (const tenant of this.#told.keys()) await this.#tellTenant(tenant);
        for (const stream of this.#streams) if (stream.isBehind) void this.#catchUp(stream);
        isAway = false;
      } catch (error) {
        if (!isAway) this.#deps.logger.warn({ err: error }, 'events_not_read');
        isAway = true;
      }
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    }
    this.#looking = undefined;
  }

  #goTo(frontier: number): void {
    // A database that was put back to an earlier state gives its entries again.
    if (frontier < this.#frontier) {
      for (const stream of this.#streams) stream.position = Math.min(stream.position, frontier);
      for (const [tenant, told] of this.#told) this.#told.set(tenant, Math.min(told, frontier));
    }
    this.#frontier = frontier;
  }

  async #tellTenant(tenant: string): Promise<void> {
    const frontier = this.#frontier;
    let told = this.#told.get(tenant);
    while (told !== undefined && told < frontier) {
      const span = { after: told, through: frontier, limit: PAGE };
      const { events, through } = await this.#deps.events.read(tenant, span, null);
      for (const stream of this.#streams) {
        if (stream.tenant !== tenant || stream.isBehind) continue;
        if (stream.isFull) stream.isBehind = true;
        else stream.tell(events, through);
      }
      if (!this.#told.has(tenant)) return;
      this.#told.set(tenant, through);
      told = through;
    }
  }

  /** Reads for one stream until it is where the others of its tenant are, or can tell no more. */
  async #catchUp(stream: Stream): Promise<void> {
    if (stream.isReading || !stream.isBehind) return;
    stream.isReading = true;
    try {
      while (!stream.isFull && !stream.isClosed) {
        const goal = Math.max(this.#frontier, this.#told.get(stream.tenant) ?? 0);
        if (stream.position >= goal) {
          stream.isBehind = false;
          if (!this.#told.has(stream.tenant)) this.#told.set(stream.tenant, stream.position);
          return;
        }
        const end = Math.min(goal, stream.position + LOOKED_THROUGH);
        const span = { after: stream.position, through: end, limit: PAGE };
        const { events, through } = await this.#deps.events.read(stream.tenant, span, stream.userId);
        if (stream.isClosed) return;
        stream.tell(events, through);
      }
    } catch (error) {
      this.#deps.logger.debug({ err: error }, 'stream_waits_for_events');
    } finally {
      stream.isReading = false;
    }
  }
}
