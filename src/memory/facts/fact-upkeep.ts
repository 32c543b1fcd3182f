import type { Database } from '../../stores/database.ts';
import type { FactStore } from '../../stores/fact-store.ts';
import type { FactUpkeepStore } from '../../stores/fact-upkeep-store.ts';
import { renderContent } from '../episodes/turn-memory.ts';
import { DELETED_DAYS } from './fact.ts';
import type { FactChanges } from './fact-changes.ts';
import { isConfirmedBy } from './fact-transitions.ts';
import { speaksOf } from './fact-words.ts';
import { doubted } from './mentions/doubts.ts';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly facts: FactStore;
  readonly upkeep: FactUpkeepStore;
  readonly changes: FactChanges;
  readonly clock: { now(): Date };
  readonly recalled?: boolean;
}

/** The background's part in facts: they are confirmed by use, counted, given memories, and purged. */
export class FactUpkeep {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Confirms facts that an answer was told, unless the words that the user said next may contradict them: their days are counted from the
   * time at which they were told. One that was said, changed or forgotten since is left alone. Returns how many were confirmed.
   */
  async mention(
    tenant: string,
    userId: string,
    { factIds, at }: { readonly factIds: readonly string[]; readonly at: Date },
    words: readonly string[],
  ): Promise<number> {
    const { database, facts } = this.#deps;
    return database.transaction(tenant, async (tx) => {
      if (!(await facts.lockKnownUser(tx, tenant, userId))) return 0;
      const told = (await facts.findIn(tx, tenant, userId, factIds)).filter((fact) => isConfirmedBy(fact, at));
      const inDoubt = doubted(told, words);
      const confirmed = told.filter(({ id }) => !inDoubt.has(id));
      if (confirmed.length === 0) return 0;
      const ids = confirmed.map(({ id }) => id);
      await facts.countFrom(tx, tenant, userId, ids, at);
      // A memory outlives its fact's last day by less than this; one that went is given again.
      const renewed = confirmed.filter(({ lastConfirmedAt }) => at.getTime() - lastConfirmedAt.getTime() > DAY_MS);
      await this.#deps.changes.giveMemories(
        tx,
        tenant,
        userId,
        renewed.map((fact) => ({ ...fact, lastConfirmedAt: at })),
      );
      return confirmed.length;
    });
  }

  /** Returns how many facts of a tenant stand, by what time has made of them. */
  async countByState(tenant: string): Promise<{ state: 'active' | 'dormant' | 'stale'; count: number }[]> {
    return this.#deps.upkeep.countByState(tenant, this.#deps.clock.now());
  }

  /** Gives facts of a tenant the memories that they lack, by which they are found by their vectors. */
  async giveMemories(tenant: string): Promise<void> {
    const { database, facts, upkeep, clock, recalled } = this.#deps;
    if (!recalled) return;
    for (let last = GIVEN_AT_ONCE; last === GIVEN_AT_ONCE; ) {
      const lacking = await upkeep.withoutMemory(tenant, clock.now(), GIVEN_AT_ONCE);
      last = lacking.length;
      for (const userId of new Set(lacking.map((one) => one.userId)))
        await database.transaction(tenant, async (tx) => {
          await facts.lockUser(tx, tenant, userId);
          const ids = lacking.filter((one) => one.userId === userId).map(({ factId }) => factId);
          const found = await facts.findIn(tx, tenant, userId, ids); // some may have changed before the user was locked
          await this.#deps.changes.giveMemories(tx, tenant, userId, found);
        });
    }
  }

  /** Removes for good the facts forgotten 30 days ago; returns how many. */
  async purgeForgotten(tenant: string): Promise<number> {
    const { upkeep, clock } = this.#deps;
    let purged = 0;
    let last: number;
    do {
      last = await upkeep.purgeDeleted(tenant, {
        days: DELETED_DAYS,
        now: clock.now(),
        limit: PURGED_AT_ONCE,
        speaksOf: (memory, fact) => speaksOf(renderContent(memory), fact),
      });
      purged += last;
    } while (last === PURGED_AT_ONCE);
    return purged;
  }
}

const DAY_MS = 86_400_000;
const PURGED_AT_ONCE = 1_000; // rows a statement: locks stay short
const GIVEN_AT_ONCE = 200; // facts a statement that get a memory
