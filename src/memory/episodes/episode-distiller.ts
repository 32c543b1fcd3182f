import { ConstraintViolated } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { DistillationStore } from '../../stores/distillation-store.ts';
import type { StoredTurn } from '../conversation/turn.ts';
import type { Stretch } from '../llm/stretch.ts';
import { languageOfTurns, saidIn } from '../llm/stretch-turns.ts';
import { checkDistillation } from './distillation-check.ts';
import type { Distillation } from './distillation-prompt.ts';
import type { DistilledMemory } from './distilled-memory.ts';
import type { SemanticMemoryStore } from './semantic-memory-store.ts';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly distillations: Pick<DistillationStore, 'find' | 'record' | 'finish'>;
  readonly memories: Pick<SemanticMemoryStore, 'save'>;
}

/** The outcome of remembering what the model told. */
export interface Remembered {
  /** The number of memories that were not there before. */
  readonly added: number;
  /** The number of those that are known, or whose session is gone. */
  readonly dropped: number;
}

/**
 * Remembers the episodes that a language model told of a stretch of turns, those that stand on what was said. They are recorded
 * before the first one is remembered, so a job that runs twice, or in two processes, adds nothing twice.
 */
export class EpisodeDistiller {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** True once the model has told the episodes of the stretch. */
  async isTold(tenant: string, stretch: Stretch): Promise<boolean> {
    return (await this.#deps.distillations.find(tenant, stretch)) !== null;
  }

  /** Records those episodes of an answer that stand on the turns, unless others were before; returns how many do not stand. */
  async record(
    tx: Transaction,
    tenant: string,
    stretch: Stretch,
    turns: readonly StoredTurn[],
    answer: Distillation,
  ): Promise<number> {
    const said = turns.flatMap(saidIn);
    const { episodes, historyEntry, dropped } = checkDistillation(answer, said, languageOfTurns(turns));
    const memories: DistilledMemory[] = episodes.map((episode) => ({ type: 'episodic', ...episode }));
    if (historyEntry !== null) memories.push({ type: 'summary', text: historyEntry, evidence: null });
    await this.#deps.distillations.record(tx, tenant, stretch, memories);
    return dropped;
  }

  /** Remembers what is recorded of the stretch. */
  async remember(tenant: string, stretch: Stretch, turns: readonly StoredTurn[]): Promise<Remembered> {
    const { database, distillations } = this.#deps;
    const recorded = await distillations.find(tenant, stretch);
    if (recorded === null || recorded === 'done') return { added: 0, dropped: 0 };
    let added = 0;
    for (const memory of recorded) added += (await this.#save(tenant, stretch, turns, memory)) ? 1 : 0;
    await database.transaction(tenant, (tx) => distillations.finish(tx, tenant, stretch));
    return { added, dropped: recorded.length - added };
  }

  /** Saves an episode; false where it was known, or where its session is gone. */
  async #save(
    tenant: string,
    { sessionId, fromTurn, toTurn }: Stretch,
    turns: readonly StoredTurn[],
    { type, text, evidence }: DistilledMemory,
  ): Promise<boolean> {
    const latest = turns.at(-1);
    if (latest === undefined) return false;
    try {
      const { created } = await this.#deps.memories.save(tenant, latest.userId, {
        content: text,
        type,
        language: latest.language,
        expiresDays: undefined,
        metadata: {
          session_id: sessionId,
          from_turn: fromTurn,
          to_turn: toTurn,
          ...(evidence !== null && { evidence }),
        },
        distilledFrom: sessionId,
      });
      return created;
    } catch (error) {
      if (error instanceof ConstraintViolated && error.constraint.endsWith('_fkey')) return false;
      throw error;
    }
  }
}
