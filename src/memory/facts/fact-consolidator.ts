import type { Database, Transaction } from '../../stores/database.ts';
import type { FactReadingStore } from '../../stores/fact-reading-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { Job } from '../jobs/job.ts';
import type { ChatModel } from '../llm/chat-model.ts';
import {
  checkConsolidations,
  consolidationPrompt,
  consolidationSchema,
  FACTS_AT_ONCE,
} from './consolidation-prompt.ts';
import type { Fact } from './fact.ts';
import { findConsolidations } from './fact-consolidation.ts';
import type { FactQuery } from './fact-list.ts';
import type { FactMemory } from './fact-memory.ts';
import type { Consolidation, LateFacts } from './late-facts.ts';

const EVERY_HOURS = 24; // a user's facts, at most so often
const PAGE = 500; // facts a statement
const MAX_FACTS = 20_000; // of a user: beyond, the oldest are left alone
const MAX_DROPPED = 500; // a job; what is left the next one finds
const DROPPED_AT_ONCE = 50; // a transaction: the user is locked meanwhile
const MAX_QUESTIONS = 5; // to the model, a job

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  /** The model to ask; null to go by rules alone. */
  readonly model: ChatModel | null;
  readonly readings: Pick<FactReadingStore, 'takeConsolidation' | 'holdUser'>;
  readonly facts: Pick<FactMemory, 'list' | 'history'>;
  readonly lateFacts: Pick<LateFacts, 'consolidate' | 'count'>;
  readonly jobs: Pick<JobStore, 'enqueue' | 'succeed'>;
}

/** The outcome of a job. */
export interface ConsolidationOutcome {
  readonly facts: number;
  readonly merged: number;
  readonly contradicted: number;
}

/** Merges facts known twice of a user, and ends contradictions; each change can be undone, and one undone is not made again. */
export class FactConsolidator {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Gives the user a `consolidate_facts` job, unless there was one within the day. */
  async askFor(tx: Transaction, tenant: string, userId: string): Promise<void> {
    const { readings, jobs } = this.#deps;
    const since = await readings.takeConsolidation(tx, tenant, userId, EVERY_HOURS);
    if (since === 'not yet') return;
    await jobs.enqueue(tx, tenant, {
      kind: 'consolidate_facts',
      userId,
      payload: { since: since?.toISOString() ?? null },
      dedupeKey: userId,
    });
  }

  /** Runs a `consolidate_facts` job to its end: by rules, then with the model where there is one. Throws `LlmFailed`. */
  async run(job: Job, signal?: AbortSignal): Promise<ConsolidationOutcome> {
    const { database, model, jobs } = this.#deps;
    const { tenant, userId } = job;
    if (userId === null) throw new Error('a consolidate_facts job without a user');
    const facts = await this.#facts(tenant, userId);
    let done = await this.#apply(tenant, userId, await findConsolidations(facts));
    // Asked about the same facts again, the model would answer the same.
    if (model !== null && hasNews(facts, job)) {
      const left = await this.#facts(tenant, userId);
      done = sum(done, await this.#apply(tenant, userId, await this.#answered(model, left, signal)));
    }
    await database.transaction(tenant, async (tx) => {
      await jobs.succeed(tx, tenant, [job]);
    });
    return { facts: facts.length, ...done };
  }

  async #answered(model: ChatModel, facts: readonly Fact[], signal?: AbortSignal): Promise<Consolidation[]> {
    // Facts of a domain and a slot stand together, because duplicates are likely among them.
    const ordered = facts.toSorted((a, b) => compare(a.domain, b.domain) || compare(a.slot, b.slot));
    const found: Consolidation[] = [];
    for (let from = 0; from < Math.min(ordered.length, FACTS_AT_ONCE * MAX_QUESTIONS); from += FACTS_AT_ONCE) {
      const batch = ordered.slice(from, from + FACTS_AT_ONCE);
      if (batch.length < 2) break;
      found.push(
        ...checkConsolidations(await model.answer(consolidationSchema, consolidationPrompt(batch), signal), batch),
      );
    }
    return found;
  }

  async #apply(
    tenant: string,
    userId: string,
    found: readonly Consolidation[],
  ): Promise<{ merged: number; contradicted: number }> {
    const { database, readings, lateFacts } = this.#deps;
    let [merged, contradicted] = [0, 0];
    for (let from = 0; from < Math.min(found.length, MAX_DROPPED); from += DROPPED_AT_ONCE) {
      const batch: Consolidation[] = [];
      for (const one of found.slice(from, from + DROPPED_AT_ONCE)) {
        if (await this.#mayEnd(tenant, userId, one)) batch.push(one);
      }
      const events = await database.transaction(tenant, async (tx) => {
        if (!(await readings.holdUser(tx, tenant, userId))) return [];
        return lateFacts.consolidate(tx, tenant, userId, batch);
      });
      lateFacts.count(events);
      merged += batch.filter(({ reason }) => reason === 'merged').length;
      contradicted += batch.filter(({ reason }) => reason === 'consolidated').length;
    }
    return { merged, contradicted };
  }

  /** True when the facts may be ended: one that somebody restored stays. */
  async #mayEnd(tenant: string, userId: string, { drop }: Consolidation): Promise<boolean> {
    for (const factId of drop) {
      const history = await this.#deps.facts.history(tenant, userId, factId).catch(() => null);
      if (history === null || history.some(({ event }) => event === 'restored')) return false;
    }
    return true;
  }

  /** Returns all facts that stand, the newest first. */
  async #facts(tenant: string, userId: string): Promise<Fact[]> {
    const found: Fact[] = [];
    let after: FactQuery['after'] = null;
    for (;;) {
      const states = ['active', 'dormant', 'stale'] as const;
      const page = await this.#deps.facts.list(tenant, userId, { key: null, domain: null, states, limit: PAGE, after });
      found.push(...page.map(({ fact }) => fact));
      after = page.at(-1)?.position ?? null;
      if (page.length < PAGE || found.length >= MAX_FACTS) return found;
    }
  }
}

function hasNews(facts: readonly Fact[], { payload }: Job): boolean {
  const since = typeof payload.since === 'string' ? new Date(payload.since) : new Date(0);
  return facts.some(({ createdAt, updatedAt }) => createdAt > since || updatedAt > since);
}

function sum(one: { merged: number; contradicted: number }, other: { merged: number; contradicted: number }) {
  return { merged: one.merged + other.merged, contradicted: one.contradicted + other.contradicted };
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
