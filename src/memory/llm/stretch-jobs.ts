import type { Transaction } from '../../stores/database.ts';
import type { FactReadingStore } from '../../stores/fact-reading-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { DueStretch } from './stretch.ts';

/** Sizes of a stretch: 20 turns are some 3,000 tokens of ordinary talk, within the prompts of those who read it. */
export const STRETCH_RULES = { stretchTurns: 20, firstDays: 30 } as const;

/** The purpose for which a language model reads a stretch: `distil` for episodes, `extract_facts` for facts. */
export type StretchKind = 'distil' | 'extract_facts';

interface Deps {
  readonly jobs: Pick<JobStore, 'enqueue'>;
  readonly readings: Pick<FactReadingStore, 'expect'>;
  readonly kinds: readonly StretchKind[];
}

/** Gives stretches of turns the jobs in which a language model reads them. */
export class StretchJobs {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  runs(kind: string): boolean {
    return (this.#deps.kinds as readonly string[]).includes(kind);
  }

  /** Enqueues a job of each kind in the transaction that took the stretches, except one that the caller does itself. */
  async enqueue(
    tx: Transaction,
    tenant: string,
    stretches: readonly DueStretch[],
    butFor: StretchKind | null = null,
  ): Promise<void> {
    const { jobs, readings, kinds } = this.#deps;
    if (kinds.includes('extract_facts')) await readings.expect(tx, tenant, stretches);
    for (const { userId, sessionId, fromTurn, toTurn } of stretches) {
      for (const kind of kinds) {
        if (kind === butFor) continue;
        await jobs.enqueue(tx, tenant, {
          kind,
          userId,
          payload: { session_id: sessionId, from_turn: fromTurn, to_turn: toTurn },
          dedupeKey: `${sessionId}:${fromTurn}-${toTurn}`,
        });
      }
    }
  }
}
