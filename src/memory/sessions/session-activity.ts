import { RecentlyUsed } from '../../recently-used.ts';
import type { SessionExpiryStore } from '../../stores/session-expiry-store.ts';
import type { Logger } from '../../telemetry/logger.ts';

const MOST_FLUSH_MS = 5_000;
const OF_THE_TTL = 4; // a session's builds are noted at most so often while it would live idle
const REMEMBERED = 50_000; // sessions noted of late, some 8 MB where there are so many
const AT_ONCE = 500; // sessions a statement

interface Deps {
  readonly expiries: Pick<SessionExpiryStore, 'noteBuilds'>;
  readonly sessionTtlSeconds: number;
  readonly logger: Logger;
}

/**
 * The builds of sessions, which keep them from expiring. Noted in memory, and in PostgreSQL from time to time in one statement for
 * many, so that a build writes nothing: of a killed worker, the builds of the last seconds count for nothing.
 */
export class SessionActivity {
  readonly #deps: Deps;
  readonly #built = new Map<string, Map<string, number>>();
  /** When a session may be noted again. */
  readonly #noted = new RecentlyUsed<number>(REMEMBERED);
  readonly #quarterMs: number;
  readonly #flushMs: number;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
    const quarterMs = (deps.sessionTtlSeconds * 1_000) / OF_THE_TTL;
    this.#flushMs = Math.min(MOST_FLUSH_MS, Math.max(100, quarterMs / 2));
    this.#quarterMs = quarterMs;
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), this.#flushMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** Notes that a context of a session was built just now. */
  built(tenant: string, sessionId: string): void {
    const session = `${tenant} ${sessionId}`;
    const now = performance.now();
    if ((this.#noted.get(session) ?? 0) > now) return;
    this.#noted.set(session, now + this.#quarterMs);
    const ofTenant = this.#built.get(tenant) ?? new Map<string, number>();
    ofTenant.set(sessionId, now);
    this.#built.set(tenant, ofTenant);
  }

  /** Writes down what was noted. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  async #write(): Promise<void> {
    for (const [tenant, built] of [...this.#built]) {
      this.#built.delete(tenant);
      const all = [...built];
      for (let from = 0; from < all.length; from += AT_ONCE) {
        const now = performance.now();
        const ages = new Map(all.slice(from, from + AT_ONCE).map(([sessionId, at]) => [sessionId, now - at]));
        await this.#deps.expiries
          .noteBuilds(tenant, ages)
          .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'builds_not_noted'));
      }
    }
  }
}
