import { DependencyUnavailable, HipocampoError } from '../../errors.ts';
import type { ContextStore } from '../../stores/context-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { CandidateFacts } from '../facts/candidate-fact.ts';
import type { FactTopics } from '../facts/fact-topics.ts';
import type { PlanBefore } from '../plans/conversation-plan.ts';
import type { PlanState } from '../plans/plan-state.ts';
import { type ContextEntry, extendEntry, inLanguage, renderEntry } from './context-entry.ts';
import { contextFrom, emptyContext, type Span } from './conversation-context.ts';
import { type EntryCache, isNewer } from './entry-cache.ts';
import type { AdaptiveSettings } from './flow/adaptive-settings.ts';
import { continuityAfter, followed, heldSegmentsFrom, saidBeforeIn } from './flow/entry-flow.ts';
import { planBefore } from './flow/plan-turns.ts';
import type { Insertion, NewTurn } from './new-turn.ts';
import type { MeasuredTurn } from './repeats/repeated-question.ts';
import type { SaidBefore } from './said-before.ts';
import type { ClosedSegment } from './segments/segment-summarizer.ts';
import type { HistoryTurn, ShownTurn } from './session-history.ts';
import { SingleFlight } from './single-flight.ts';

/** The default number of turns shown whole, and below it the default reach of the summary, unless a request says otherwise. */
export const DEFAULT_SHORT_TERM_TURNS = 10;
export const DEFAULT_LONG_TERM_TURNS = 50;

interface Deps {
  readonly contexts: Pick<ContextStore, 'load'>;
  readonly entries: EntryCache;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly maxContextTokens: number;
  /** The numbers of the adaptive profile. */
  readonly adaptive: AdaptiveSettings;
  /** Called when turns of a session make a segment that may not be stored yet. */
  readonly onSegment: (segment: ClosedSegment) => void;
}

interface ContextRequest extends Span {
  readonly tenant: string;
  readonly userId: string;
  readonly sessionId: string;
  /** The language of the words to write; null: the session's or the user's, else the likely one. */
  readonly language: string | null;
  readonly likelyLanguage: string;
  /** The query that the facts are for, and what it touches; null: no facts are wanted. */
  readonly facts: { readonly query: string; readonly topics: () => FactTopics; readonly now: Date } | null;
  /** The question that the query asks, whose earlier answers come along; null: none. */
  readonly question?: { readonly hash: number; readonly isOwn: boolean } | null;
}

/** A context and the facts for a query, as one reading of PostgreSQL gave them. */
interface LoadedEntry {
  readonly entry: ContextEntry;
  /** The language that it is in, as was told, or as its session or user is. */
  readonly language: string;
  readonly facts: CandidateFacts;
  /** The turns that answered the same question before. */
  readonly answered: readonly MeasuredTurn[];
}

export interface LoadedContext extends LoadedEntry {
  readonly cache: 'hit' | 'miss' | 'bypass';
}

/**
 * Loads the session's part of a context, from the caches where they are right and from PostgreSQL otherwise.
 *
 * An entry is never believed on its own word. The one statement that reads the session compares its two numbers: where the
 * entry is of the session's version it is right; where it is of the session's generation it is a prefix, and the statement
 * brings the turns since; else it brings the last turns whole. So a hit costs one primary-key read, a miss no second round
 * trip, and what a read sees is what PostgreSQL had committed when the read came, whatever the caches hold, lost or kept.
 * Facts hang on the query and are in no entry: the same statement brings them, hit or miss.
 */
export class ConversationBuffer {
  readonly #deps: Deps;
  readonly #misses = new SingleFlight<LoadedEntry>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns the context in its ready form. Throws `session_not_found` for a session of another user, `dependency_unavailable` without PostgreSQL. */
  async loadContext(request: ContextRequest): Promise<LoadedContext> {
    const { metrics, logger } = this.#deps;
    const { cached, available } = await this.#cached(request);

    try {
      const known = cached === null ? null : await this.#read(request, cached);
      if (known?.isHit) {
        metrics.cacheOutcomes.hit.inc();
        logger.debug({ session_id: request.sessionId }, 'context_loaded_from_cache');
        const { language, facts, answered } = known;
        const entry = this.#inLanguage(known.entry, language, request);
        return { entry, language, facts, answered, cache: 'hit' };
      }
      const loaded = known ?? (await this.#misses.run(flightKey(request), () => this.#read(request, null)));
      const outcome = available ? 'miss' : 'bypass';
      metrics.cacheOutcomes[outcome].inc();
      const { entry, language, facts, answered } = loaded;
      return { entry, language, facts, answered, cache: outcome };
    } catch (error) {
      const refused = error instanceof HipocampoError && error.code === 'session_not_found';
      if (error instanceof DependencyUnavailable)
        logger.error({ session_id: request.sessionId, err: error }, 'database_connection_check_failed');
      if (!refused) logger.warn({ session_id: request.sessionId, err: error }, 'conversation_buffer_load_failed');
      throw error;
    }
  }

  /**
   * Brings the caches up to a turn that was just committed: the entry that this worker holds takes it in, where it is of the version
   * before; any other stays as the prefix it is. A session's first turn is appended to what all workers share, for it is what
   * an invalidation drops: a session that is not there yet has no generation. False when the shared cache could not be told.
   */
  async append(turn: NewTurn, saved: Extract<Insertion, { kind: 'saved' }>): Promise<boolean> {
    const { entries, logger } = this.#deps;
    try {
      return await this.#extend(turn, saved);
    } catch (error) {
      // The turn is committed: whatever its entry is, the reply must say so.
      logger.error({ session_id: turn.sessionId, err: error }, 'entry_not_extended');
      await entries.delete(turn.tenant, [turn.sessionId]);
      return entries.isUp;
    }
  }

  /**
   * Returns how a turn that is to be saved goes on from the turns before it, as far as this worker holds its session: 0 to 1, null where
   * it does not, or nothing came before. Another worker may have saved a turn since: a build would have brought it.
   */
  continuityOf(
    { tenant, sessionId, userId }: Pick<NewTurn, 'tenant' | 'sessionId' | 'userId'>,
    query: string,
  ): number | null {
    const entry = this.#deps.entries.ofWorker(tenant, sessionId);
    return entry === null || entry.head.userId !== userId ? null : continuityAfter(query, entry);
  }

  /** Returns what was said last in a session as far as this worker holds it; undefined where it does not, null where nothing was. */
  saidBeforeIn(tenant: string, sessionId: string, userId: string): SaidBefore | null | undefined {
    const entry = this.#deps.entries.ofWorker(tenant, sessionId);
    if (entry === null || entry.head.userId !== userId) return undefined;
    return entry.turns.length === 0 && entry.head.totalTurns > 0 ? undefined : saidBeforeIn(entry);
  }

  /** Returns the plan of a session with what a query that is to be saved is read in the light of, as far as the caches hold it; null where they do not. */
  async planOf(
    { tenant, sessionId, userId }: Pick<NewTurn, 'tenant' | 'sessionId' | 'userId'>,
    query: string,
  ): Promise<(PlanBefore & { readonly planState: PlanState }) | null> {
    const { entries } = this.#deps;
    const entry = entries.ofWorker(tenant, sessionId) ?? (await entries.ofAll(tenant, sessionId)).entry;
    if (entry === null || entry.head.userId !== userId) return null;
    return { ...planBefore(entry, query), planState: entry.head.planState };
  }

  /** Drops the entries of sessions and returns how many there were. */
  async dropEntries(tenant: string, sessionIds: readonly string[]): Promise<number> {
    return this.#deps.entries.delete(tenant, sessionIds);
  }

  /** True when the shared cache answered when it was asked last. */
  get cacheIsUp(): boolean {
    return this.#deps.entries.isUp;
  }

  async #extend(turn: NewTurn, saved: Extract<Insertion, { kind: 'saved' }>): Promise<boolean> {
    const { entries, maxContextTokens } = this.#deps;
    const { tenant, sessionId } = turn;
    const { generation, version } = saved.session;
    const entry =
      saved.turn.turnNumber === 1 ? await entries.ofUnseen(tenant, sessionId) : entries.ofWorker(tenant, sessionId);
    if (entry === null || entry.head.userId !== turn.userId || !isNext(saved, entry)) return entries.isUp;
    const totals = {
      generation,
      version,
      turnCount: saved.turn.turnNumber,
      messageCount: saved.held.messages,
      tokenCount: saved.shownTokens,
      planState: saved.planState ?? entry.head.planState,
      reports: {
        tools: saved.toolsUsed ?? entry.head.reported.tools,
        wasValid: turn.isValid || entry.head.reported.wasValid,
      },
    };
    const turns = [historyTurn(turn, saved.turn.turnNumber, maxContextTokens)];
    const extended = extendEntry(entry, { ...totals, turns }, maxContextTokens);
    return entries.set(tenant, sessionId, this.#followed(extended, entry, turn));
  }

  /**
   * Returns the entry to begin with, where one serves: this worker's, else the one that all share. What this worker holds of a
   * session that was not there yet is asked for again, for another worker may have saved its first turn.
   */
  async #cached(request: ContextRequest): Promise<{ cached: ContextEntry | null; available: boolean }> {
    const { entries } = this.#deps;
    const held = usable(entries.ofWorker(request.tenant, request.sessionId), request);
    if (held !== null && held.head.version > 0) return { cached: held, available: true };
    const { entry, available } = await entries.ofAll(request.tenant, request.sessionId);
    const cached = usable(entry, request) ?? held;
    if (cached !== null && cached !== held) entries.keepInWorker(request.tenant, request.sessionId, cached);
    return { cached, available };
  }

  /** Returns an entry of the adaptive profile with how its turns go on, any other as it is. */
  #followed(entry: ContextEntry, before: ContextEntry | null, of: { tenant: string; sessionId: string }): ContextEntry {
    if (entry.head.profile !== 'adaptive') return entry;
    const { adaptive, onSegment } = this.#deps;
    const now = followed(entry, before, adaptive);
    const last = now.segments?.at(-1);
    const isNew = last !== undefined && last.fromTurn !== entry.segments?.at(-1)?.fromTurn;
    const heldFrom = isNew || before === null ? heldSegmentsFrom(now, adaptive) : null;
    if (isNew || heldFrom !== null) {
      const { tenant, sessionId } = of;
      const toTurn = last?.toTurn ?? entry.head.totalTurns;
      onSegment({ tenant, userId: entry.head.userId, sessionId, toTurn, heldFrom });
    }
    return now;
  }

  /** Returns the entry in the words of the request, kept so: a session goes on in the language it is in. */
  #inLanguage(entry: ContextEntry, language: string, { tenant, sessionId }: ContextRequest): ContextEntry {
    const worded = inLanguage(entry, language);
    if (worded !== entry) this.#deps.entries.keepInWorker(tenant, sessionId, worded);
    return worded;
  }

  /**
   * Reads the session as PostgreSQL has it now, makes its entry out of `cached` where that is right or a prefix, and brings the
   * facts for the query.
   */
  async #read(
    request: ContextRequest,
    cached: ContextEntry | null,
  ): Promise<LoadedEntry & { readonly isHit: boolean }> {
    const { contexts, entries, logger, maxContextTokens } = this.#deps;
    const { tenant, sessionId, userId } = request;
    const found = await contexts.load({
      tenant,
      sessionId,
      userId,
      wantsLanguage: request.language === null,
      windowTurns: request.windowTurns,
      reachTurns: request.reachTurns,
      profile: request.profile,
      maxTokens: maxContextTokens,
      known: cached?.head ?? null,
      facts: request.facts,
      question: request.question,
    });
    const { history, facts, answered } = found;
    const language = request.language ?? found.language ?? request.likelyLanguage;
    if (history === null) {
      const entry = renderEntry(emptyContext(userId, request), language);
      logLoaded(logger, sessionId, entry);
      void entries.set(tenant, sessionId, entry); // what its first turn is appended to
      return { entry, language, facts, answered, isHit: false };
    }
    if (history.userId !== userId) throw new HipocampoError('session_not_found', 'this user has no such session');
    const { changes } = history;
    if (changes === null) {
      if (cached === null) throw new Error('a session that nobody knew was not read');
      return { entry: cached, language, facts, answered, isHit: true };
    }

    const isHit = cached !== null && changes.extends;
    // PostgreSQL was put back to an earlier state: what the caches hold of the lost time would refuse what is true now.
    if (cached !== null && isNewer(cached.head, changes)) await entries.delete(tenant, [sessionId]);
    const entry = isHit
      ? this.#followed(extendEntry(cached, changes, maxContextTokens), cached, request)
      : this.#followed(renderEntry(contextFrom(changes, userId, request), language), null, request);
    void entries.set(tenant, sessionId, entry);
    if (!isHit) logLoaded(logger, sessionId, entry);
    return { entry, language, facts, answered, isHit };
  }
}

/** True where a turn was appended to just what an entry holds; the first turn of a new session, to the entry of none. */
function isNext({ session, turn }: Extract<Insertion, { kind: 'saved' }>, { head }: ContextEntry): boolean {
  const isFirst = turn.turnNumber === 1 && session.version === 1;
  return head.version === session.version - 1 && (isFirst || head.generation === session.generation);
}

function logLoaded(logger: Logger, sessionId: string, { turns, head }: ContextEntry): void {
  const figures = { session_id: sessionId, recent_turns: turns.length, estimated_tokens: head.historyTokens };
  logger.info(figures, 'context_loaded_from_database');
}

/** Returns a turn that was just written as a later reading would bring it. */
function historyTurn(turn: NewTurn, turnNumber: number, maxTokens: number): HistoryTurn {
  const { digest, digestTokens, places, tokenCount, report, openResults } = turn;
  return {
    turnNumber,
    digest,
    digestTokens,
    places: places === null ? [] : (JSON.parse(places) as Record<string, unknown>[]),
    tokenCount,
    shown: shownTurn(turn, maxTokens),
    report,
    openResults,
  };
}

function shownTurn(turn: NewTurn, maxTokens: number): ShownTurn | null {
  const { messages, messageCount, tokenCount, excerpt, excerptTokens } = turn;
  if (tokenCount <= maxTokens) return { tokens: tokenCount, messageCount, messages };
  return excerpt === null || excerptTokens === null ? null : { tokens: excerptTokens, messageCount, messages: excerpt };
}

/** Returns a key of all that a reading hangs on: whoever shares one asked for the same. */
function flightKey(request: ContextRequest): string {
  const {
    tenant,
    sessionId,
    userId,
    windowTurns,
    reachTurns,
    profile = 'standard',
    language,
    likelyLanguage,
    facts,
    question,
  } = request;
  return `${tenant} ${sessionId} ${userId} ${windowTurns} ${reachTurns} ${profile} ${language ?? `(${likelyLanguage})`} ${question?.hash ?? '-'} ${facts === null ? '-' : `+${facts.query}`}`;
}

/** Returns the entry if it serves the request: it must be of the same user and look as far back; any other is as good as none. */
function usable(entry: ContextEntry | null, request: ContextRequest): ContextEntry | null {
  const head = entry?.head;
  const serves =
    head !== undefined &&
    head.userId === request.userId &&
    head.windowTurns === request.windowTurns &&
    head.profile === request.profile &&
    head.reachTurns === request.reachTurns;
  return serves ? entry : null;
}
