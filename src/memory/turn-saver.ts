import { HipocampoError } from '../errors.ts';
import type { Database } from '../stores/database.ts';
import type { SessionLockStore } from '../stores/session-lock-store.ts';
import type { SessionStore } from '../stores/session-store.ts';
import type { TurnStore } from '../stores/turn-store.ts';
import type { Logger } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { ConversationBuffer } from './conversation/conversation-buffer.ts';
import type { Insertion, NewTurn, SavedTurn } from './conversation/new-turn.ts';
import { RefusedTurn } from './conversation/refused-turn.ts';
import { type SaidBefore, saidThrough } from './conversation/said-before.ts';
import { parseStored } from './conversation/stored-message.ts';
import type { TurnRequest } from './conversation/turn-draft.ts';
import type { TurnDrafter } from './conversation/turn-drafter.ts';
import { mayAnswer } from './facts/extraction/bare-answer.ts';
import type { FactEvent } from './facts/fact-change.ts';
import type { FactMemory, TurnSaid } from './facts/fact-memory.ts';
import { offStage } from './facts/read-turn.ts';
import { readConversationPlan } from './plans/conversation-plan.ts';
import type { EarlierPlans } from './plans/earlier-plans.ts';
import type { PlanContextExtractor } from './plans/plan-context-extractor.ts';
import { isOpenPlan, mergePlanState, type PlanState, withEmptied } from './plans/plan-state.ts';
import type { Held, SessionPolicy } from './sessions/session-limits.ts';
import type { SessionUsage } from './sessions/session-usage.ts';

/** The attempts to save a turn: once is enough, but a session that other writers hold at the same instant may answer differently when asked why. */
const SAVE_ATTEMPTS = 3;
const WORTH_ASKING = 40; // characters of a message that is little but an answer: for a longer one a save makes no second round trip
const LEARN_ATTEMPTS = 2; // then the turn is saved without its facts: it is what must not be lost

interface Deps {
  readonly drafter: TurnDrafter;
  readonly database: Pick<Database, 'as' | 'transaction'>;
  readonly turns: TurnStore;
  readonly sessions: SessionStore;
  readonly locks: Pick<SessionLockStore, 'find'>;
  readonly sessionLimits: SessionPolicy;
  readonly facts: Pick<FactMemory, 'teaches' | 'learn' | 'count' | 'eventsOfTurn'>;
  readonly plans: PlanContextExtractor;
  readonly earlierPlans: Pick<EarlierPlans, 'goneOnWith'>;
  readonly buffer: ConversationBuffer;
  readonly usage: Pick<SessionUsage, 'begun'>;
  readonly clock: { now(): Date };
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Called for each turn saved where its memory is embedded in this process. */
  readonly onTurnSaved: (() => void) | undefined;
  /** Called with each turn that was saved and what its session holds since. */
  readonly onHeld: (tenant: string, sessionId: string, held: Held) => void;
}

/** The receipt for a turn. */
export interface TurnReceipt {
  readonly turn: SavedTurn;
  /** The facts that the turn taught; for a replayed one, those that it taught when it was saved. */
  readonly facts: readonly FactEvent[];
  /** True when the request had already been carried out and this is its answer. */
  readonly replayed: boolean;
  readonly cacheInvalidated: boolean;
}

interface WrittenTurn {
  readonly insertion: Insertion;
  readonly facts: readonly FactEvent[];
}

interface Drafted {
  readonly draft: NewTurn;
  readonly said: TurnSaid | null;
}

/** The failure to write the facts of a turn; its transaction is rolled back. */
class FactsNotLearnt extends Error {
  constructor(cause: unknown) {
    super('the facts of a turn were not learnt', { cause });
    this.name = 'FactsNotLearnt';
  }
}

/** The refusal of a turn by its session; its transaction is rolled back. */
class TurnNotTaken extends Error {
  readonly insertion: Insertion;

  constructor(insertion: Insertion) {
    super('the session did not take the turn');
    this.name = 'TurnNotTaken';
    this.insertion = insertion;
  }
}

/** The way of a turn into the database: drafted, written with the facts that it teaches in one transaction, and a retry told from a refusal. */
export class TurnSaver {
  readonly #deps: Deps;
  readonly #refused: RefusedTurn;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#refused = new RefusedTurn(deps);
  }

  /**
   * Commits a turn. A retry with the same idempotency key and body gets the first answer. Throws `session_not_found`,
   * `idempotency_mismatch`, `version_conflict`, `lock_required`, `session_full`, `invalid_request`, `dependency_unavailable`.
   */
  async save(tenant: string, request: TurnRequest): Promise<TurnReceipt> {
    const { buffer, facts, metrics, onTurnSaved } = this.#deps;
    const { draft: drafted, said } = await this.#draft(tenant, request);
    const query = request.messages.find(({ role }) => role === 'user')?.content ?? '';
    const plan = await this.#planOf(tenant, request, drafted, query);
    const draft = { ...drafted, ...plan, semanticContinuity: buffer.continuityOf(drafted, query) };

    for (let attempt = 1; attempt <= SAVE_ATTEMPTS; attempt += 1) {
      const { insertion, facts: taught } = await this.#write(draft, said);
      if (insertion.kind === 'saved') {
        metrics.turnOutcomes.added.inc();
        facts.count(taught);
        if (draft.memory !== null) onTurnSaved?.();
        this.#deps.onHeld(tenant, draft.sessionId, insertion.held);
        if (insertion.turn.turnNumber === 1) this.#deps.usage.begun(tenant, draft.userId, draft.sessionId);
        const cacheInvalidated = await buffer.append(draft, insertion);
        return { turn: insertion.turn, facts: taught, replayed: false, cacheInvalidated };
      }
      const first = await this.#refused.firstAnswer(draft);
      if (first !== null) {
        metrics.turnOutcomes.replayed.inc();
        const earlier = await facts.eventsOfTurn(tenant, first.turnId);
        return { turn: first, facts: earlier, replayed: true, cacheInvalidated: buffer.cacheIsUp };
      }
      // What had the id or the key may have been removed since, with its session: only what stays taken is another's.
      if (insertion.kind !== 'taken') await this.#refused.throwReason(draft);
      else if (attempt === SAVE_ATTEMPTS) {
        throw new HipocampoError('idempotency_mismatch', 'another turn has this turn_id');
      }
    }
    throw new HipocampoError('dependency_unavailable', 'the session is being written too fast', { retryAfter: 1 });
  }

  /** Returns what a turn says, and where it is known what was said before it: this worker holds its session, or the store was asked for a short answer. */
  async #draft(tenant: string, request: TurnRequest): Promise<Drafted> {
    const { buffer, drafter, sessionLimits } = this.#deps;
    const limits = sessionLimits.reject ? sessionLimits : null;
    const { sessionId, userId, messages } = request;
    const held = buffer.saidBeforeIn(tenant, sessionId, userId);
    const answer = messages.find(({ role }) => role === 'user')?.content ?? '';
    const isShort = answer.length <= WORTH_ASKING && mayAnswer(answer);
    const before = held === undefined && isShort ? await this.#stored(tenant, request) : (held ?? null);
    const { draft, said } = await drafter.draft(tenant, request, limits, { before });
    if (held !== undefined || isShort || said === null || said.said.length === 0) return { draft, said };
    // Few turns say something of their user, so that few cost this second round trip.
    const stored = (await this.#stored(tenant, request))?.turns().flat() ?? [];
    return { draft, said: { ...said, ...offStage(said, messages, draft.language, stored) } };
  }

  /** Returns the last turn of a session as it is stored; null where there is none, or it cannot be read: it only helps to read the next one. */
  async #stored(tenant: string, { sessionId, userId }: TurnRequest): Promise<SaidBefore | null> {
    const { turns, logger } = this.#deps;
    try {
      const last = await turns.last(tenant, sessionId, userId);
      return last === null ? null : saidThrough(null, last.turnNumber, parseStored(last.messages));
    } catch (error) {
      logger.warn({ err: error, session_id: sessionId }, 'said_before_not_read');
      return null;
    }
  }

  /**
   * Returns what a turn merges over its session's plan. Where its caller keeps the plan, a slot that the user's words empty and the caller
   * names no more is taken out, so that a plan that was called off or let go does not come back; likewise one of an earlier session that they call off.
   */
  async #planOf(
    tenant: string,
    { userId, metadata }: TurnRequest,
    turn: NewTurn,
    query: string,
  ): Promise<Pick<NewTurn, 'planParams' | 'isPlanLetGo'>> {
    const { buffer, sessions, plans, earlierPlans, clock } = this.#deps;
    const { sessionId, language, planParams, isPlanLetGo } = turn;
    if (typeof metadata?.plan_params !== 'object' || metadata.plan_params === null) return { planParams, isPlanLetGo };
    const held = await buffer.planOf(turn, query);
    const planState = held?.planState ?? (await sessions.planState(tenant, sessionId));
    const options = { language, planState, referenceTime: clock.now(), timeZone: 'UTC' }; // when "friday" is does not matter here
    const given = JSON.parse(planParams) as PlanState;
    if (!isOpenPlan(planState)) {
      if (isOpenPlan(given)) return { planParams, isPlanLetGo };
      const earlier = await earlierPlans.goneOnWith(tenant, userId, query, { ...options, isFirst: false });
      if (earlier === null || isOpenPlan(mergePlanState(earlier.plan, earlier.found)))
        return { planParams, isPlanLetGo };
      return { planParams: JSON.stringify(withEmptied(given, earlier.plan, earlier.found)), isPlanLetGo };
    }
    const before = held ?? { turns: () => [], isShift: () => false };
    const { found, isLetGo = false } = readConversationPlan(plans, query, { ...options, ...before });
    return { planParams: JSON.stringify(withEmptied(given, planState, found)), isPlanLetGo: isLetGo };
  }

  /** Writes a turn, and in the same transaction the facts that it teaches. */
  async #write(turn: NewTurn, said: TurnSaid | null): Promise<WrittenTurn> {
    const { database, turns, logger } = this.#deps;
    const alone = () => turns.insert(database.as(turn.tenant), turn);
    if (said === null) return { insertion: await alone(), facts: [] };
    for (let attempt = 1; attempt <= LEARN_ATTEMPTS; attempt += 1) {
      try {
        return (await this.#teaches(turn, said))
          ? await this.#writeAndLearn(turn, said)
          : { insertion: await alone(), facts: [] };
      } catch (error) {
        if (error instanceof TurnNotTaken) return { insertion: error.insertion, facts: [] };
        if (!(error instanceof FactsNotLearnt)) throw error;
        logger.error({ err: error.cause, session_id: turn.sessionId, attempt }, 'facts_not_learnt');
      }
    }
    const unread = { ...turn, factsRead: false }; // a session's end reads it again
    return { insertion: await turns.insert(database.as(turn.tenant), unread), facts: [] };
  }

  /** True for a turn that says something of its user, or touches what is known of them; throws `FactsNotLearnt` likewise. */
  async #teaches({ tenant, userId }: NewTurn, said: TurnSaid): Promise<boolean> {
    try {
      return await this.#deps.facts.teaches(tenant, userId, said);
    } catch (error) {
      throw error instanceof HipocampoError ? error : new FactsNotLearnt(error);
    }
  }

  /** Writes the turn and its facts; throws `TurnNotTaken`, and `FactsNotLearnt` for whatever is wrong with the facts and not with the database. */
  #writeAndLearn(turn: NewTurn, said: TurnSaid): Promise<WrittenTurn> {
    const { database, turns, facts } = this.#deps;
    const { tenant, userId, sessionId } = turn;
    return database.transaction(tenant, async (tx) => {
      const insertion = await turns.insert(tx, turn);
      if (insertion.kind !== 'saved') throw new TurnNotTaken(insertion);
      const { turnId, turnNumber } = insertion.turn;
      try {
        return { insertion, facts: await facts.learn(tx, tenant, userId, said, { sessionId, turnNumber, turnId }) };
      } catch (error) {
        throw error instanceof HipocampoError ? error : new FactsNotLearnt(error);
      }
    });
  }
}
