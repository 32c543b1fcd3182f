import type { Transaction } from '../../stores/database.ts';
import type { FactReadingStore } from '../../stores/fact-reading-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { DueStretch } from './stretch.ts';

/** Sizes of a stretch: 20 turns are some 3,000 tokens of ordinary talk, within the prompts of those who read it. */
export const STRETCH_RULES = { stretchTurns: 20, firstDays: 30 } as const;

const KIND = 'read_stretch';

/**
 * Returns the kinds of jobs in which a stretch is read, `distils`: where it is read for episodes too. There is one job a stretch;
 * versions up to 0.1 made two, `extract_facts` and `distil`. Those that still wait, or failed and are tried again, are read as
 * any stretch is, and the second of the two finds nothing left to ask.
 */
export function stretchKinds(distils: boolean): string[] {
  return [KIND, 'extract_facts', ...(distils ? ['distil'] : [])];
}

interface Deps {
  readonly jobs: Pick<JobStore, 'enqueue'>;
  readonly readings: Pick<FactReadingStore, 'expect'>;
  /** The kinds of jobs that stretches wait in. */
  readonly kinds: readonly string[];
}

/** Gives stretches of turns the jobs in which a language model reads them. */
export class StretchJobs {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  runs(kind: string): boolean {
    return this.#deps.kinds.includes(kind);
  }

  /** Enqueues their jobs in the transaction that took the stretches. */
  async enqueue(tx: Transaction, tenant: string, stretches: readonly DueStretch[]): Promise<void> {
    const { jobs, readings } = this.#deps;
    await readings.expect(tx, tenant, stretches);
    for (const { userId, sessionId, fromTurn, toTurn } of stretches) {
      await jobs.enqueue(tx, tenant, {
        kind: KIND,
        userId,
        payload: { session_id: sessionId, from_turn: fromTurn, to_turn: toTurn },
        dedupeKey: `${sessionId}:${fromTurn}-${toTurn}`,
      });
    }
  }
}
