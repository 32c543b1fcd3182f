import { ConstraintViolated } from '../../errors.ts';
import type { Database } from '../../stores/database.ts';
import type { FactReadingStore } from '../../stores/fact-reading-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { TurnStore } from '../../stores/turn-store.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { StoredTurn } from '../conversation/turn.ts';
import type { EpisodeDistiller } from '../episodes/episode-distiller.ts';
import type { FactConsolidator } from '../facts/fact-consolidator.ts';
import { type FactReader, readableTurn } from '../facts/fact-reader.ts';
import type { ReadableTurn } from '../facts/fact-reading-check.ts';
import type { Job } from '../jobs/job.ts';
import { languageOf } from '../text/text-analysis.ts';
import type { ChatModel } from './chat-model.ts';
import { LlmFailed } from './llm-failed.ts';
import type { Stretch } from './stretch.ts';
import { type Part, type StretchAnswer, stretchPrompt, stretchSchema } from './stretch-prompt.ts';
import { languageOfTurns, saidIn, stretchOf, turnsOf } from './stretch-turns.ts';

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly model: ChatModel;
  readonly turns: Pick<TurnStore, 'list'>;
  readonly readings: Pick<FactReadingStore, 'open' | 'giveUp'>;
  readonly facts: FactReader;
  /** Null where there is no semantic memory: then stretches are read for facts alone. */
  readonly episodes: EpisodeDistiller | null;
  readonly consolidator: Pick<FactConsolidator, 'askFor'>;
  readonly jobs: Pick<JobStore, 'succeed'>;
  readonly metrics: Pick<Metrics, 'stretchReadings'>;
}

/** The outcome of reading a stretch. */
export interface ReadingOutcome {
  /** Facts that it added, confirmed, or put in the place of others. */
  readonly learnt: number;
  /** Memories that were not there before. */
  readonly remembered: number;
  /** Facts and episodes that the model told without ground, or that are known. */
  readonly dropped: number;
}

/**
 * Has a language model read a stretch of turns: one question, whose answer holds facts and episodes. Each part is checked by its
 * own rules, what stands of both is recorded in one transaction, and only then is it learnt and remembered. So a reading that
 * is cut short goes on behind its answer, and a part that was read before is not asked for again.
 */
export class StretchReader {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Runs the job of a stretch to its end. Throws `LlmFailed`; where no further attempt is worth it, the stretch is given up. */
  async run(job: Job, signal?: AbortSignal): Promise<ReadingOutcome> {
    const { database, jobs, facts, consolidator } = this.#deps;
    const { tenant, userId } = job;
    const stretch = stretchOf(job);
    const knewFacts = await facts.isTold(tenant, stretch);
    const outcome = await this.read(tenant, stretch, signal).catch(async (error: unknown) => {
      if (error instanceof LlmFailed && error.isHopeless(job.attempts)) await this.giveUp(tenant, stretch);
      throw error;
    });
    const hasNews = !knewFacts || outcome.learnt > 0;
    await database.transaction(tenant, async (tx) => {
      if (userId !== null && hasNews) await consolidator.askFor(tx, tenant, userId);
      await jobs.succeed(tx, tenant, [job]);
    });
    return outcome;
  }

  /** Returns the stretches of a session, up to a turn, that were taken and of which a part is not read yet; oldest first. */
  async unread(tenant: string, sessionId: string, throughTurn: number): Promise<Stretch[]> {
    const { readings, episodes } = this.#deps;
    return readings.open(tenant, sessionId, throughTurn, { distilled: episodes !== null });
  }

  /** Notes that a stretch cannot be read, so that its text may go when its time comes. */
  async giveUp(tenant: string, stretch: Stretch): Promise<void> {
    const { readings, episodes, metrics } = this.#deps;
    await readings.giveUp(tenant, stretch);
    metrics.stretchReadings.inc({ kind: episodes === null ? 'facts' : 'facts_and_episodes', result: 'given_up' });
  }

  /** Reads what of a stretch was not read. No database connection is held while the model thinks. Throws `LlmFailed`. */
  async read(tenant: string, stretch: Stretch, signal?: AbortSignal): Promise<ReadingOutcome> {
    const { facts, episodes } = this.#deps;
    const turns = await turnsOf(this.#deps.turns, tenant, stretch);
    const untold: Part[] = [];
    if (!(await facts.isTold(tenant, stretch))) untold.push('facts');
    if (episodes !== null && !(await episodes.isTold(tenant, stretch))) untold.push('episodes');
    const asked = await this.#askFor(tenant, stretch, turns, untold, signal);
    // Of a question that failed, too: what is recorded by then need not wait for the rest.
    const learnt = await facts.learn(tenant, stretch);
    const remembered = (await episodes?.remember(tenant, stretch, turns)) ?? { added: 0, dropped: 0 };
    if (asked.failure !== null) throw asked.failure;
    return { learnt, remembered: remembered.added, dropped: asked.dropped + remembered.dropped };
  }

  /**
   * Asks for parts and records the answer. Where no answer to the whole question can be used, asks for each part by itself, so
   * that the one that spoils it does not cost the other.
   */
  async #askFor(
    tenant: string,
    stretch: Stretch,
    turns: readonly StoredTurn[],
    parts: readonly Part[],
    signal: AbortSignal | undefined,
  ): Promise<{ dropped: number; failure: LlmFailed | null }> {
    try {
      return { dropped: await this.#ask(tenant, stretch, turns, parts, signal), failure: null };
    } catch (error) {
      if (!(error instanceof LlmFailed)) throw error;
      if (error.failure !== 'unusable' || parts.length === 1) return { dropped: 0, failure: error };
      const apart = [];
      for (const part of parts) apart.push(await this.#askFor(tenant, stretch, turns, [part], signal));
      return {
        dropped: apart.reduce((sum, { dropped }) => sum + dropped, 0),
        failure: apart.find(({ failure }) => failure !== null)?.failure ?? null,
      };
    }
  }

  /** Asks once, and records what of the answer stands; returns how much does not. */
  async #ask(
    tenant: string,
    stretch: Stretch,
    turns: readonly StoredTurn[],
    parts: readonly Part[],
    signal: AbortSignal | undefined,
  ): Promise<number> {
    const { model, facts, metrics } = this.#deps;
    const said = turns.flatMap(saidIn);
    const readable = turns.map(readableTurn);
    const tells: Readonly<Record<Part, boolean>> = {
      facts: readable.some(({ messages }) => messages.length > 0),
      episodes: said.length > 0,
    };
    const asked = parts.filter((part) => tells[part]);
    let answer: StretchAnswer = {};
    if (asked.length > 0) {
      const known = asked.includes('facts') ? await facts.known(tenant, turns.at(-1)?.userId ?? '') : [];
      const prompt = stretchPrompt(asked, said, known, languageSpoken(readable, languageOfTurns(turns)));
      const count = (result: string) => metrics.stretchReadings.inc({ kind: asked.join('_and_'), result });
      try {
        answer = await model.answer(stretchSchema(asked), prompt, signal);
        count('answered');
      } catch (error) {
        if (error instanceof LlmFailed) count(error.failure);
        throw error;
      }
    }
    return this.#record(tenant, stretch, turns, parts, answer);
  }

  /** Records the answer; a part with nothing to tell was read all the same, and its turns may go. */
  async #record(
    tenant: string,
    stretch: Stretch,
    turns: readonly StoredTurn[],
    parts: readonly Part[],
    { facts = [], episodes = [], history_entry = '' }: StretchAnswer,
  ): Promise<number> {
    const { database, facts: reader, episodes: distiller } = this.#deps;
    if (parts.length === 0) return 0;
    try {
      return await database.transaction(tenant, async (tx) => {
        let dropped = 0;
        if (parts.includes('facts')) dropped += await reader.record(tx, tenant, stretch, turns, { facts });
        if (distiller !== null && parts.includes('episodes'))
          dropped += await distiller.record(tx, tenant, stretch, turns, { episodes, history_entry });
        return dropped;
      });
    } catch (error) {
      if (error instanceof ConstraintViolated && error.constraint.endsWith('_fkey')) return 0; // the session is gone
      throw error;
    }
  }
}

/** Returns the language that the user's words are in: the tag is a default more often than a choice. */
function languageSpoken(turns: readonly ReadableTurn[], tag: string): string {
  return languageOf(turns.flatMap(({ messages }) => messages.map(({ content }) => content)).join('\n'), tag) ?? tag;
}
