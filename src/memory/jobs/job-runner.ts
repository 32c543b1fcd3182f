import { setTimeout as sleep } from 'node:timers/promises';
import type { JobStore } from '../../stores/job-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { LlmFailed } from '../llm/llm-failed.ts';
import type { Job } from './job.ts';

const LEASE_SECONDS = 60; // a killed worker's job is taken up after it
const EXTEND_MS = 20_000;
const IDLE_MS = 5_000; // between two looks for work
const LONGEST_PAUSE_MS = 300_000; // while the endpoint is away: jobs that are not claimed use up no attempts

/** A kind of work: runs a job to its end, which it also notes, and returns figures for the log. */
type Work = (job: Job, signal: AbortSignal) => Promise<object>;

interface Deps {
  readonly jobs: Pick<JobStore, 'claim' | 'extend' | 'fail'>;
  /** Work by kind of job, the most urgent kind first. */
  readonly work: Readonly<Record<string, Work>>;
  readonly logger: Logger;
  readonly idleMs?: number;
  readonly extendMs?: number;
}

/** The end of one look for work. `away`: the endpoint of the language model, not the job, is at fault. */
export type Look = 'idle' | 'done' | 'failed' | 'away';

/** Runs jobs of some kinds one at a time, for a language model is slow, paid by the token, and nobody waits for it. */
export class JobRunner {
  readonly #deps: Deps;
  readonly #stopping = new AbortController();
  #loop: Promise<void> | undefined;
  #wake = new AbortController();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Gives up the question under way: its job is done again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  /** Tells the runner that there is a job, so that it does not wait for its next look. */
  wake(): void {
    this.#wake.abort();
  }

  /** Runs the next job that is due; `idle` where there is none. */
  async runOnce(): Promise<Look> {
    for (const [kind, work] of Object.entries(this.#deps.work)) {
      const [job] = await this.#deps.jobs.claim([kind], 1, LEASE_SECONDS);
      if (job !== undefined) return this.#do(job, work);
    }
    return 'idle';
  }

  async #do(job: Job, work: Work): Promise<Look> {
    const lease = this.#holdLease(job);
    try {
      const figures = await work(job, this.#stopping.signal);
      this.#deps.logger.info({ job_id: job.jobId, kind: job.kind, ...figures }, 'job_done');
      return 'done';
    } catch (error) {
      return await this.#fail(job, error);
    } finally {
      await lease.release();
    }
  }

  async #fail(job: Job, error: unknown): Promise<Look> {
    const failure = error instanceof LlmFailed ? error.failure : null;
    const retryable = !(error instanceof LlmFailed && error.isHopeless(job.attempts));
    this.#deps.logger.warn({ job_id: job.jobId, kind: job.kind, err: error, retryable }, 'job_failed');
    await this.#deps.jobs.fail(job.tenant, [job], reason(error), { retryable });
    return failure === 'away' || failure === 'busy' || (failure === 'refused' && retryable) ? 'away' : 'failed';
  }

  /** Keeps others from the job for as long as it runs here. */
  #holdLease(job: Job): { release(): Promise<void> } {
    let extending = Promise.resolve();
    const timer = setInterval(() => {
      extending = extending
        .then(async () => {
          await this.#deps.jobs.extend([job], LEASE_SECONDS);
        })
        .catch((error: unknown) => this.#deps.logger.warn({ err: error, job_id: job.jobId }, 'lease_not_extended'));
    }, this.#deps.extendMs ?? EXTEND_MS);
    return {
      release: () => {
        clearInterval(timer);
        return extending;
      },
    };
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    const idleMs = this.#deps.idleMs ?? IDLE_MS;
    let pauseMs = idleMs;
    while (!signal.aborted) {
      const look = await this.runOnce().catch((error: unknown): Look => {
        this.#deps.logger.warn({ err: error }, 'jobs_unavailable');
        return 'away';
      });
      pauseMs = look === 'away' ? Math.min(pauseMs * 2, LONGEST_PAUSE_MS) : idleMs;
      if (look !== 'done') await this.#pause(pauseMs, look === 'idle');
    }
  }

  /** Waits until the time is over or `stop()` ends it, or `wake()` where it only waits for work. */
  async #pause(ms: number, forWork: boolean): Promise<void> {
    const { signal } = this.#stopping;
    const ended = forWork ? AbortSignal.any([signal, this.#wake.signal]) : signal;
    await sleep(ms, undefined, { signal: ended }).catch(() => undefined);
    this.#wake = new AbortController();
  }
}

/** Returns the reason that `/v1/jobs` shows: the kind of failure, never a word of the conversation. */
function reason(error: unknown): string {
  return error instanceof LlmFailed ? error.message : 'what came of it could not be stored';
}
