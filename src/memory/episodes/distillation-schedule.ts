import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { DistillationStore } from '../../stores/distillation-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { DueRules } from '../llm/stretch.ts';
import { STRETCH_RULES, type StretchJobs } from '../llm/stretch-jobs.ts';

const EVERY_MS = 60_000;
const MAX_STEPS = 40; // of a tenant's sweep: 200,000 turns noted; the next one goes on where this one ended
const MAX_STRETCHES = 100; // of a tenant's sweep: an import of a million sessions is worked off over days, not enqueued at once
const MAX_PENDING = 500; // jobs of all tenants: with more waiting the model is the bottleneck, and new ones wait in their sessions

const RULES = { ...STRETCH_RULES, idleTurns: 2, settleSeconds: 60 } as const;

interface Deps {
  readonly distillations: Pick<DistillationStore, 'sweep'>;
  readonly jobs: Pick<JobStore, 'counts'>;
  readonly stretchJobs: StretchJobs;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  readonly logger: Logger;
  /** The time without a turn after which a session has ended: `SESSION_TTL_SECONDS`. */
  readonly sessionTtlSeconds: number;
  /** The messages not read yet with which a session is due at once: `CONVERSATION_MAX_MESSAGES`. */
  readonly maxMessages: number;
  /** Rules that a test sets otherwise. */
  readonly rules?: Partial<DueRules>;
}

/**
 * Finds the sessions that a language model should read next, for episodes and for facts, and gives them jobs: those with so
 * many messages that it has not read (twenty: ten turns, before they leave the window), and those with two that were left alone since. Any number of
 * processes may run it; each stretch of turns gets one job. Only started where a language model is configured.
 */
export class DistillationSchedule {
  readonly #deps: Deps;
  readonly #rules: DueRules;
  readonly #stopping = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#rules = { ...RULES, messages: deps.maxMessages, idleSeconds: deps.sessionTtlSeconds, ...deps.rules };
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Stops, and waits for the step under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  /** Sweeps all tenants once; returns how many stretches that took. */
  async sweep(): Promise<number> {
    const { jobs, stretchJobs, logger } = this.#deps;
    const waiting = (await jobs.counts()).filter(({ status }) => status === 'pending');
    if (waiting.some(({ kind, count }) => stretchJobs.runs(kind) && count >= MAX_PENDING)) return 0;
    let made = 0;
    for (const tenant of await this.#deps.keys.tenants()) {
      if (this.#stopping.signal.aborted) break;
      try {
        made += await this.#sweepTenant(tenant);
      } catch (error) {
        logger.warn({ err: error }, 'distillation_sweep_failed'); // the other tenants still have theirs
      }
    }
    if (made > 0) logger.info({ stretches: made }, 'distillation_scheduled');
    return made;
  }

  async #sweepTenant(tenant: string): Promise<number> {
    const { distillations, stretchJobs } = this.#deps;
    let made = 0;
    for (let step = 0; step < MAX_STEPS && made < MAX_STRETCHES && !this.#stopping.signal.aborted; step += 1) {
      const swept = await distillations.sweep(tenant, this.#rules, (tx, due) => stretchJobs.enqueue(tx, tenant, due));
      if (swept === null) break;
      made += swept.due.length;
      if (!swept.more) break;
    }
    return made;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.sweep().catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'distillation_sweep_failed'));
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined); // ended by stop()
    }
  }
}
