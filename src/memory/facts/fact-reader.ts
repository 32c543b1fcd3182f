import type { Database, Transaction } from '../../stores/database.ts';
import type { FactReadingStore } from '../../stores/fact-reading-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { TurnStore } from '../../stores/turn-store.ts';
import { keptMessages } from '../conversation/kept-message.ts';
import type { StoredTurn } from '../conversation/turn.ts';
import type { Job } from '../jobs/job.ts';
import type { ChatModel } from '../llm/chat-model.ts';
import { ordersTheModel } from '../llm/model-orders.ts';
import type { Stretch } from '../llm/stretch.ts';
import { saidIn, stretchOf, turnsOf } from '../llm/stretch-turns.ts';
import { languageOf } from '../text/text-analysis.ts';
import type { FactConsolidator } from './fact-consolidator.ts';
import type { FactMemory } from './fact-memory.ts';
import { checkReading, type ReadableTurn } from './fact-reading-check.ts';
import { factReadingPrompt, factReadingSchema } from './fact-reading-prompt.ts';
import type { SaidFact } from './said.ts';

const KNOWN_FACTS = 60; // the model is shown: the newest ones

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly model: ChatModel;
  readonly turns: Pick<TurnStore, 'list'>;
  readonly readings: Pick<FactReadingStore, 'find' | 'record' | 'finish' | 'holdSession' | 'storedAt'>;
  readonly facts: Pick<FactMemory, 'learnFromJob' | 'count' | 'list'>;
  readonly consolidator: Pick<FactConsolidator, 'askFor'>;
  readonly jobs: Pick<JobStore, 'succeed'>;
}

/** The outcome of reading a stretch. */
export interface ReadingOutcome {
  /** Facts that it added, confirmed, or put in the place of others. */
  readonly learnt: number;
  /** Facts that the model told without ground. */
  readonly dropped: number;
}

/** A fact as it is kept until it is learnt. */
interface RecordedFact {
  readonly said: SaidFact;
  readonly turnNumber: number;
  readonly turnId: string;
}

const NOTHING: ReadingOutcome = { learnt: 0, dropped: 0 };

/**
 * Asks a language model for the facts of a stretch of turns, and learns those that stand on what the user said. The answer is
 * recorded before it is learnt, and learnt in the transaction that closes the stretch: a job that runs twice, or in two
 * processes, learns nothing twice.
 */
export class FactReader {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Runs an `extract_facts` job to its end. Throws `LlmFailed`. */
  async run(job: Job, signal?: AbortSignal): Promise<ReadingOutcome> {
    const { database, jobs, consolidator } = this.#deps;
    const outcome = await this.read(job.tenant, stretchOf(job), signal);
    await database.transaction(job.tenant, async (tx) => {
      if (job.userId !== null) await consolidator.askFor(tx, job.tenant, job.userId);
      await jobs.succeed(tx, job.tenant, [job]);
    });
    return outcome;
  }

  /** Reads a stretch, unless it was read. No database connection is held while the model thinks. Throws `LlmFailed`. */
  async read(tenant: string, stretch: Stretch, signal?: AbortSignal): Promise<ReadingOutcome> {
    const { readings } = this.#deps;
    let recorded = await readings.find(tenant, stretch);
    let dropped = 0;
    if (recorded === null) {
      const answer = await this.#ask(tenant, stretch, signal);
      if (!(await readings.record(tenant, stretch, JSON.stringify(answer.facts)))) return NOTHING;
      dropped = answer.dropped;
      recorded = await readings.find(tenant, stretch); // of another process, where that was the faster
    }
    if (recorded === null || recorded === 'learnt') return NOTHING;
    return { learnt: await this.#learn(tenant, stretch, JSON.parse(recorded.facts) as RecordedFact[]), dropped };
  }

  async #ask(
    tenant: string,
    stretch: Stretch,
    signal?: AbortSignal,
  ): Promise<{ facts: readonly RecordedFact[]; dropped: number }> {
    const { model, turns, facts } = this.#deps;
    const stored = await turnsOf(turns, tenant, stretch);
    const readable = stored.map(readableTurn);
    const latest = stored.at(-1);
    if (latest === undefined || readable.every(({ messages }) => messages.length === 0))
      return { facts: [], dropped: 0 };
    const known = await facts.list(tenant, latest.userId, {
      key: null,
      domain: null,
      states: ['active', 'dormant', 'stale'],
      limit: KNOWN_FACTS,
      after: null,
    });
    const prompt = factReadingPrompt(
      stored.flatMap(saidIn),
      known.map(({ fact }) => fact),
      languageSpoken(readable, latest.language),
    );
    const answer = await model.answer(factReadingSchema, prompt, signal);
    const checked = checkReading(answer, readable);
    const idOf = new Map(stored.map(({ turnNumber, turnId }) => [turnNumber, turnId]));
    const recorded = checked.facts.map(({ said, turnNumber }) => ({
      said,
      turnNumber,
      turnId: idOf.get(turnNumber) ?? '',
    }));
    return { facts: recorded, dropped: checked.dropped };
  }

  /** Learns the recorded facts and returns how many changed anything: 0 where another process learnt them, or the session is gone. */
  async #learn(tenant: string, stretch: Stretch, recorded: readonly RecordedFact[]): Promise<number> {
    const { database, readings, facts } = this.#deps;
    const storedAt = await readings.storedAt(tenant, stretch);
    const events = await database.transaction(tenant, async (tx: Transaction) => {
      const userId = await readings.holdSession(tx, tenant, stretch.sessionId);
      if (userId === null || !(await readings.finish(tx, tenant, stretch))) return [];
      const read = recorded.flatMap(({ said, turnNumber, turnId }) => {
        const stored = storedAt.get(turnNumber);
        if (stored === undefined) return []; // the turn is gone, and what it told with it
        return [{ said, turn: { sessionId: stretch.sessionId, turnNumber, turnId, storedAt: stored } }];
      });
      return facts.learnFromJob(tx, tenant, userId, read);
    });
    facts.count(events);
    return events.length;
  }
}

/** Returns the messages of a turn that may be evidence of a fact. */
function readableTurn({ turnNumber, language, ...stored }: StoredTurn): ReadableTurn {
  const readable = keptMessages(stored).flatMap(({ shown }, index) =>
    shown?.role === 'user' && shown.content.trim() !== '' && !ordersTheModel(shown.content)
      ? [{ index, content: shown.content }]
      : [],
  );
  return { turnNumber, language, messages: readable };
}

/** Returns the language that the user's words are in: the tag is a default more often than a choice. */
function languageSpoken(turns: readonly ReadableTurn[], tag: string): string {
  return languageOf(turns.flatMap(({ messages }) => messages.map(({ content }) => content)).join('\n'), tag) ?? tag;
}
