import { HipocampoError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { DistillationStore } from '../../stores/distillation-store.ts';
import type { FactReadingStore } from '../../stores/fact-reading-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { SessionEndStore } from '../../stores/session-end-store.ts';
import { type SaidBefore, saidThrough } from '../conversation/said-before.ts';
import { parseStored } from '../conversation/stored-message.ts';
import type { Job } from '../jobs/job.ts';
import type { JournalReader } from '../journal/journal-reader.ts';
import { LlmFailed } from '../llm/llm-failed.ts';
import { STRETCH_RULES } from '../llm/stretch-jobs.ts';
import type { ReadingOutcome, StretchReader } from '../llm/stretch-reader.ts';
import type { SessionDestruction } from '../sessions/session-destruction.ts';
import type { FactConsolidator } from './fact-consolidator.ts';
import { isMeant } from './fact-likeness.ts';
import type { LateFacts, ReadTurn } from './late-facts.ts';
import { readTurn } from './read-turn.ts';
import type { Said, SaidFact } from './said.ts';

const PAGE = 100; // turns a statement
const LEARNT_AT_ONCE = 100; // facts a transaction: the user is locked meanwhile
const MAX_STRETCHES = 50; // of an end: a full session of 1,000 turns; what is beyond is left to the schedule

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly ends: SessionEndStore;
  readonly destruction: Pick<SessionDestruction, 'destroyExpired' | 'forget'>;
  readonly readings: Pick<FactReadingStore, 'unread' | 'markRead' | 'holdSession' | 'expect'>;
  readonly lateFacts: Pick<LateFacts, 'learnFromJob' | 'count'>;
  readonly journal: Pick<JournalReader, 'read' | 'end'>;
  readonly consolidator: Pick<FactConsolidator, 'askFor'>;
  readonly jobs: Pick<JobStore, 'enqueue' | 'succeed'>;
  /** The reader that uses a language model; null where none is configured. */
  readonly model: {
    readonly reader: Pick<StretchReader, 'read' | 'unread' | 'giveUp'>;
    readonly distillations: Pick<DistillationStore, 'takeRest'>;
  } | null;
  /** Called when there is a job to run. */
  readonly onEnqueued: () => void;
}

/** The outcome of reading what was left of a session. */
interface EndOutcome extends ReadingOutcome {
  /** Stretches that the model could not read, and will not be asked about again. */
  readonly givenUp: number;
}

interface SaidInTurn {
  readonly said: SaidFact;
  readonly turn: ReadTurn;
}

/** The end of a session: its turns not yet read for facts are read, by rules and by the language model where there is one. */
export class SessionEnd {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Ends the session and returns the id of its job, the same as before where no turn came since. Throws `session_not_found`. */
  async end(tenant: string, sessionId: string): Promise<string> {
    const jobId = await this.#deps.database.transaction(tenant, (tx) => this.endIn(tx, tenant, sessionId));
    if (jobId === null) throw new HipocampoError('session_not_found', 'there is no such session');
    this.enqueued();
    return jobId;
  }

  /**
   * Ends the session within a transaction; null where there is none. `thenDestroy`: its job destroys it once everything is read,
   * unless it goes on. Whoever calls this says `enqueued` after the commit.
   */
  async endIn(tx: Transaction, tenant: string, sessionId: string, thenDestroy = false): Promise<string | null> {
    const { ends, jobs } = this.#deps;
    const enqueue = ({ userId, throughTurn }: { userId: string; throughTurn: number }) =>
      jobs.enqueue(tx, tenant, {
        kind: 'end_session',
        userId,
        payload: { session_id: sessionId, through_turn: throughTurn, ...(thenDestroy && { then_destroy: true }) },
      });
    return ends.end(tx, tenant, sessionId, enqueue, thenDestroy);
  }

  /** Says that there is a job to run. */
  enqueued(): void {
    this.#deps.onEnqueued();
  }

  /** Runs an `end_session` job to its end. Throws `LlmFailed`. */
  async run(job: Job, signal?: AbortSignal): Promise<EndOutcome> {
    const { database, consolidator, jobs, journal } = this.#deps;
    const { tenant } = job;
    const { session_id: sessionId, through_turn: throughTurn } = job.payload;
    if (typeof sessionId !== 'string' || typeof throughTurn !== 'number')
      throw new Error('an end_session job without session_id and through_turn');
    const byRules = await this.readByRules(tenant, sessionId, throughTurn);
    await journal.read(tenant, sessionId, throughTurn);
    const byModel = await this.#readByModel(job, sessionId, throughTurn, signal);
    const destroyed = await database.transaction(tenant, async (tx) => {
      await journal.end(tx, tenant, sessionId, throughTurn);
      if (job.userId !== null) await consolidator.askFor(tx, tenant, job.userId);
      const held = await jobs.succeed(tx, tenant, [job]);
      return held.length > 0 && job.payload.then_destroy === true
        ? this.#deps.destruction.destroyExpired(tx, tenant, sessionId, throughTurn)
        : false;
    });
    if (destroyed) await this.#deps.destruction.forget(tenant, sessionId);
    return { ...byModel, learnt: byRules + byModel.learnt };
  }

  /** Reads the turns that were saved unread, and returns the number of facts they gave; a turn is marked in the transaction in which its facts are learnt. */
  async readByRules(tenant: string, sessionId: string, throughTurn: number): Promise<number> {
    const { database, readings, lateFacts } = this.#deps;
    const { numbers, said } = await this.#unread(tenant, sessionId, throughTurn);
    let learnt = 0;
    for (let from = 0; numbers.length > 0; ) {
      const batch = said.slice(from, from + LEARNT_AT_ONCE);
      from += batch.length;
      const lastOfBatch = from < said.length ? (batch.at(-1)?.turn.turnNumber ?? 0) : throughTurn;
      // A turn whose facts are in two batches is marked with the first, where it is learnt whole.
      while (said[from]?.turn.turnNumber === lastOfBatch && from < said.length) batch.push(said[from++] as SaidInTurn);
      const marked = numbers.splice(0, numbers.findLastIndex((number) => number <= lastOfBatch) + 1);
      const events = await database.transaction(tenant, async (tx) => {
        const userId = await readings.holdSession(tx, tenant, sessionId);
        if (userId === null) return [];
        const fresh = await readings.markRead(tx, tenant, sessionId, marked);
        const read = batch.filter(({ turn }) => fresh.has(turn.turnNumber));
        return lateFacts.learnFromJob(tx, tenant, userId, read);
      });
      lateFacts.count(events);
      learnt += events.length;
    }
    return learnt;
  }

  /** Returns the turns that no rule has read, and the facts in them that no later one of them undid. */
  async #unread(
    tenant: string,
    sessionId: string,
    throughTurn: number,
  ): Promise<{ numbers: number[]; said: readonly SaidInTurn[] }> {
    const numbers: number[] = [];
    let said: SaidInTurn[] = [];
    let last: SaidBefore | null = null;
    for (let after = 0; ; after = numbers.at(-1) ?? after) {
      const page = await this.#deps.readings.unread(tenant, sessionId, after, throughTurn, PAGE);
      for (const turn of page) {
        numbers.push(turn.turnNumber);
        const { turnNumber, turnId, storedAt } = turn;
        const before: SaidBefore | null = last?.turnNumber === turnNumber - 1 ? last : null;
        const messages = parseStored(turn.messages);
        last = saidThrough(before, turnNumber, messages);
        for (const one of readTurn(messages, turn.language, () => before?.turns().flat() ?? []).said) {
          if (one.kind === 'fact') said.push({ said: one, turn: { sessionId, turnNumber, turnId, storedAt } });
          else said = said.filter(({ said: fact }) => !undoes(one, fact));
        }
      }
      if (page.length < PAGE) return { numbers, said };
    }
  }

  /**
   * Reads the rest of the session, and stretches that failed before; goes on behind one that it cannot read, and gives it up
   * where no further attempt is worth it, so that the session ends all the same.
   */
  async #readByModel(
    { tenant, attempts }: Job,
    sessionId: string,
    throughTurn: number,
    signal: AbortSignal | undefined,
  ): Promise<EndOutcome> {
    const { model, readings } = this.#deps;
    const done = { learnt: 0, remembered: 0, dropped: 0, givenUp: 0 };
    if (model === null) return done;
    const { reader, distillations } = model;
    const limits = { ...STRETCH_RULES, stretches: MAX_STRETCHES };
    await distillations.takeRest(tenant, sessionId, throughTurn, limits, (tx, due) => readings.expect(tx, tenant, due));
    let unreadable: LlmFailed | undefined;
    for (const stretch of await reader.unread(tenant, sessionId, throughTurn)) {
      try {
        const { learnt, remembered, dropped } = await reader.read(tenant, stretch, signal);
        done.learnt += learnt;
        done.remembered += remembered;
        done.dropped += dropped;
      } catch (error) {
        if (!(error instanceof LlmFailed) || (error.failure !== 'unusable' && error.retryable)) throw error;
        if (error.isHopeless(attempts)) {
          await reader.giveUp(tenant, stretch);
          done.givenUp += 1;
        } else unreadable = error;
      }
    }
    if (unreadable !== undefined) throw unreadable;
    return done;
  }
}

/** True when a later statement undoes a fact, so that it is not learnt: "olvidate de mi trabajo", "ya no trabajo en Google". */
export function undoes(said: Exclude<Said, SaidFact>, fact: SaidFact): boolean {
  if (said.kind === 'retraction') return said.slot === fact.slot && isMeant(fact.slot, fact.value, said.value);
  if (said.everything) return true;
  if (said.slot !== null && said.slot !== fact.slot) return false;
  return said.about === null ? said.slot !== null : isMeant(fact.slot, fact.value, said.about);
}
