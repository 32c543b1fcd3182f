import type { SessionUsageStore } from '../../stores/session-usage-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { type AddedUsage, NO_USAGE, together, type Usage } from './usage.ts';

const FLUSH_MS = 500; // what a read on another worker may be behind
const AT_ONCE = 500; // sessions a statement
const MOST_WAITING = 10_000; // sessions, some 3 MB: builds of sessions that nobody ever saves a turn to must not pile up
const WAIT_MS = 60 * 60_000; // for the first turn of a session that a build came before
const LONGEST_RETRY_MS = 30_000;

interface Deps {
  readonly usages: Pick<SessionUsageStore, 'add' | 'find'>;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'promptTokens' | 'fullHistoryTokens'>;
}

/** The usage of a session that is not written down yet. */
interface Waiting extends AddedUsage {
  readonly tenant: string;
  readonly since: number;
  /** The time at which it is to be written, or tried again. */
  readonly dueAt: number;
}

/** Adds a build to what waits. */
function addBuild(waiting: { -readonly [Field in keyof Waiting]: Waiting[Field] }, build: Usage, now: number): void {
  waiting.builds += build.builds;
  waiting.tokens += build.tokens;
  waiting.fullHistoryTokens += build.fullHistoryTokens;
  waiting.maxTokens = Math.max(waiting.maxTokens, build.maxTokens);
  waiting.dueAt = now;
}

/**
 * The count of what builds took. Counted in memory and written down every half second, for many sessions in one statement, so that a
 * build writes nothing. A read has all that its own worker counted, and what others did up to half a second ago; a worker that is told
 * to stop writes what it has, of a killed one the last half second is lost.
 *
 * A build may come before the first turn of its session: then it waits here until there is one, tried again as long as it waited.
 */
export class SessionUsage {
  readonly #deps: Deps;
  #waiting = new Map<string, Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#flush((one) => one.dueAt <= performance.now()), FLUSH_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flush(() => true);
  }

  /** Counts a build. */
  built(tenant: string, userId: string, sessionId: string, tokens: number, fullHistoryTokens: number): void {
    const { metrics } = this.#deps;
    metrics.promptTokens.inc(tokens);
    metrics.fullHistoryTokens.inc(fullHistoryTokens);
    const now = performance.now();
    const build = { builds: 1, tokens, fullHistoryTokens, maxTokens: tokens };
    const known = this.#waiting.get(keyOf({ tenant, userId, sessionId }));
    if (known === undefined) this.#add({ tenant, userId, sessionId, ...build, since: now, dueAt: now });
    else addBuild(known, build, now); // what is being written has left the map
  }

  /** Has what waits for the first turn of a session written soon. */
  begun(tenant: string, userId: string, sessionId: string): void {
    const one = this.#waiting.get(keyOf({ tenant, userId, sessionId }));
    if (one !== undefined) this.#waiting.set(keyOf(one), { ...one, dueAt: 0 });
  }

  /** Forgets what of sessions that are gone was still to be written. */
  forget(tenant: string, sessionIds: readonly string[]): void {
    for (const [key, one] of this.#waiting)
      if (one.tenant === tenant && sessionIds.includes(one.sessionId)) this.#waiting.delete(key);
  }

  /** Returns the usage of a session, with all that this worker counted. */
  async of(tenant: string, sessionId: string): Promise<Usage> {
    await this.#flush((one) => one.sessionId === sessionId && one.tenant === tenant);
    return (await this.#deps.usages.find(tenant, sessionId)) ?? NO_USAGE;
  }

  #flush(isDue: (one: Waiting) => boolean): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write(isDue));
    return this.#flushing;
  }

  async #write(isDue: (one: Waiting) => boolean): Promise<void> {
    const byTenant = new Map<string, Waiting[]>();
    for (const [key, one] of this.#waiting) {
      if (!isDue(one)) continue;
      this.#waiting.delete(key);
      const ofTenant = byTenant.get(one.tenant);
      if (ofTenant === undefined) byTenant.set(one.tenant, [one]);
      else ofTenant.push(one);
    }
    for (const [tenant, all] of byTenant)
      for (let from = 0; from < all.length; from += AT_ONCE)
        await this.#writeSome(tenant, all.slice(from, from + AT_ONCE));
  }

  /** Writes the usage of sessions, and takes back that of those which are not there yet. */
  async #writeSome(tenant: string, some: readonly Waiting[]): Promise<void> {
    const { usages, logger } = this.#deps;
    const now = performance.now();
    let taken: ReadonlySet<string> = new Set();
    try {
      taken = await usages.add(tenant, some);
    } catch (error) {
      logger.warn({ err: error }, 'usage_not_written');
    }
    for (const one of some) {
      const age = now - one.since;
      if (taken.has(one.sessionId) || age > WAIT_MS) continue;
      this.#add({ ...one, dueAt: now + Math.min(Math.max(age, FLUSH_MS), LONGEST_RETRY_MS) });
    }
  }

  #add(added: Waiting): void {
    const key = keyOf(added);
    const known = this.#waiting.get(key);
    if (known === undefined && this.#waiting.size >= MOST_WAITING) {
      const [oldest] = this.#waiting.keys();
      if (oldest !== undefined) this.#waiting.delete(oldest);
    }
    const sum = known === undefined ? added : { ...added, ...together(known, added), since: known.since };
    this.#waiting.set(key, sum);
  }
}

function keyOf({ tenant, userId, sessionId }: Pick<Waiting, 'tenant' | 'userId' | 'sessionId'>): string {
  return `${tenant} ${userId} ${sessionId}`;
}
