import { ConstraintViolated } from '../../errors.ts';
import type { Database } from '../../stores/database.ts';
import type { DistillationStore } from '../../stores/distillation-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { TurnStore } from '../../stores/turn-store.ts';
import type { StoredTurn } from '../conversation/turn.ts';
import type { Job } from '../jobs/job.ts';
import type { ChatModel } from '../llm/chat-model.ts';
import type { Stretch } from '../llm/stretch.ts';
import { saidIn, stretchOf, turnsOf } from '../llm/stretch-turns.ts';
import { checkDistillation } from './distillation-check.ts';
import { distillationPrompt, distillationSchema } from './distillation-prompt.ts';
import type { DistilledMemory } from './distilled-memory.ts';
import type { SemanticMemoryStore } from './semantic-memory-store.ts';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly model: ChatModel;
  readonly turns: Pick<TurnStore, 'list'>;
  readonly distillations: Pick<DistillationStore, 'find' | 'record' | 'finish'>;
  readonly memories: Pick<SemanticMemoryStore, 'save'>;
  readonly jobs: Pick<JobStore, 'succeed'>;
}

/** The outcome of a job. */
export interface DistillationOutcome {
  /** The number of memories that were not there before. */
  readonly added: number;
  /** The number of episodes that the model told without ground, or that are known. */
  readonly dropped: number;
}

interface Told {
  readonly memories: readonly DistilledMemory[];
  readonly dropped: number;
}

const NOTHING: Told = { memories: [], dropped: 0 };

/**
 * Asks a language model for the episodes of a stretch of turns, and remembers those that stand on what was said. The answer is
 * recorded before the first episode is remembered, so a job that runs twice, or in two processes, adds nothing twice.
 */
export class EpisodeDistiller {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Runs a `distil` job to its end. No database connection is held while the model thinks. Throws `LlmFailed`. */
  async run(job: Job, signal?: AbortSignal): Promise<DistillationOutcome> {
    const { database, distillations, jobs } = this.#deps;
    const { tenant } = job;
    const stretch = stretchOf(job);
    const turns = await turnsOf(this.#deps.turns, tenant, stretch);
    const { memories, dropped } = await this.#answered(tenant, stretch, turns, signal);
    let added = 0;
    for (const memory of memories) added += (await this.#remember(tenant, stretch, turns, memory)) ? 1 : 0;
    await database.transaction(tenant, async (tx) => {
      await distillations.finish(tx, tenant, stretch);
      await jobs.succeed(tx, tenant, [job]);
    });
    return { added, dropped: dropped + memories.length - added };
  }

  /** Returns what the model tells of the stretch, or told when the job ran before. */
  async #answered(tenant: string, stretch: Stretch, turns: readonly StoredTurn[], signal?: AbortSignal): Promise<Told> {
    const { model, distillations } = this.#deps;
    const recorded = await distillations.find(tenant, stretch);
    if (recorded !== null) return recorded === 'done' ? NOTHING : { memories: recorded, dropped: 0 };
    const said = turns.flatMap(saidIn);
    const language = turns.at(-1)?.language ?? 'es';
    if (said.length === 0) {
      await distillations.record(tenant, stretch, []); // it was read, and its turns may go
      return NOTHING;
    }

    const answer = await model.answer(distillationSchema, distillationPrompt(said, language), signal);
    const { episodes, historyEntry, dropped } = checkDistillation(answer, said, language);
    const memories: DistilledMemory[] = episodes.map((episode) => ({ type: 'episodic', ...episode }));
    if (historyEntry !== null) memories.push({ type: 'summary', text: historyEntry, evidence: null });
    if (!(await distillations.record(tenant, stretch, memories))) return NOTHING;
    const first = await distillations.find(tenant, stretch); // of another process, where that was the faster
    return first === null || first === 'done' ? NOTHING : { memories: first, dropped };
  }

  /** Remembers an episode; false where it was known, or where its session is gone. */
  async #remember(
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
