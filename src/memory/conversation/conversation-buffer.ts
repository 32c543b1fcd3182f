import type { ContextCache } from '../../cache/context-cache.ts';
import { HipocampoError } from '../../errors.ts';
import type { ContextStore } from '../../stores/context-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { CandidateFacts } from '../facts/candidate-fact.ts';
import type { FactTopics } from '../facts/fact-topics.ts';
import { type ContextEntry, decodeEntry, encodeEntry, inLanguage, renderEntry } from './context-entry.ts';
import { contextFrom, type Span } from './conversation-context.ts';
import { SingleFlight } from './single-flight.ts';

/** Turns that are shown whole, and how far back the summary reaches, unless a request says otherwise. */
export const DEFAULT_SHORT_TERM_TURNS = 10;
export const DEFAULT_LONG_TERM_TURNS = 50;

interface Deps {
  readonly contexts: Pick<ContextStore, 'load'>;
  readonly cache: ContextCache;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly maxContextTokens: number;
}

interface ContextRequest extends Span {
  readonly tenant: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly language: string;
  /** The query that the facts are for, and what it touches; null: none are wanted. */
  readonly facts: { readonly query: string; readonly topics: () => FactTopics; readonly now: Date } | null;
}

/** What one reading of PostgreSQL gave. */
interface Reading {
  readonly entry: ContextEntry;
  readonly facts: CandidateFacts;
}

export interface LoadedContext extends Reading {
  readonly cache: 'hit' | 'miss' | 'bypass';
}

/**
 * Loads what a session has to say for itself, from the cache where the cache is right and from PostgreSQL otherwise.
 *
 * An entry is never believed on its own word. The one statement that reads the session tells its version, and brings
 * the turns as well when the version is not the entry's: a hit costs one primary-key read, a miss no second round trip.
 * So what a read sees is what PostgreSQL had committed when the read came, whatever the cache holds, lost or kept. Facts hang on
 * the query and are in no entry: the same statement brings them, hit or miss.
 */
export class ConversationBuffer {
  readonly #deps: Deps;
  readonly #misses = new SingleFlight<Reading>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The context in its ready form. Throws `session_not_found` for a session of another user, `dependency_unavailable` without PostgreSQL. */
  async loadContext(request: ContextRequest): Promise<LoadedContext> {
    const { cache, metrics, logger } = this.#deps;
    const found = await cache.get(request.tenant, request.sessionId);
    const cached = found.value === null ? null : usable(decodeEntry(found.value, entryKey(request)), request);

    try {
      if (cached === null) {
        const reading = await this.#misses.run(flightKey(request), () => this.#read(request, null));
        const outcome = found.available ? 'miss' : 'bypass';
        metrics.cacheRequests.inc({ result: outcome });
        return { ...reading, cache: outcome };
      }
      const { entry, facts } = await this.#read(request, cached);
      const outcome = entry === cached ? 'hit' : 'miss';
      metrics.cacheRequests.inc({ result: outcome });
      if (outcome === 'hit') logger.debug({ session_id: request.sessionId }, 'context_loaded_from_cache');
      return { entry: inLanguage(entry, request.language), facts, cache: outcome };
    } catch (error) {
      const refused = error instanceof HipocampoError && error.code === 'session_not_found';
      if (!refused) logger.warn({ session_id: request.sessionId, err: error }, 'conversation_buffer_load_failed');
      throw error;
    }
  }

  /** Frees the cache of a session's entry: a courtesy to memory, for a stale entry is never used. Gives how many entries went, null with the cache away. */
  async invalidateCache(tenant: string, sessionIds: readonly string[]): Promise<number | null> {
    return this.#deps.cache.delete(tenant, sessionIds);
  }

  /** The session as PostgreSQL has it now, its entry `cached` itself when that is still its version, and the facts for the query. */
  async #read(request: ContextRequest, cached: ContextEntry | null): Promise<Reading> {
    const { contexts, cache, logger, maxContextTokens } = this.#deps;
    const { history, facts } = await contexts.load({
      ...request,
      maxTokens: maxContextTokens,
      knownVersion: cached?.head.version ?? null,
      facts: request.facts === null ? null : { userId: request.userId, ...request.facts },
    });
    if (history !== null && history.userId !== request.userId) {
      throw new HipocampoError('session_not_found', 'this user has no such session');
    }
    if (cached !== null && history !== null && history.content === null) return { entry: cached, facts };

    const entry = renderEntry(contextFrom(history, request.userId, request), request.language);
    if (history !== null) cache.set(request.tenant, request.sessionId, encodeEntry(entry, entryKey(request)));
    logger.info(
      { session_id: request.sessionId, recent_turns: entry.head.turns, estimated_tokens: entry.head.historyTokens },
      'context_loaded_from_database',
    );
    return { entry, facts };
  }
}

/** All that a reading hangs on: whoever shares one asked for the same. */
function flightKey({ tenant, sessionId, userId, windowTurns, reachTurns, language, facts }: ContextRequest): string {
  return `${tenant} ${sessionId} ${userId} ${windowTurns} ${reachTurns} ${language} ${facts === null ? '-' : `+${facts.query}`}`;
}

function entryKey({ tenant, sessionId }: ContextRequest): string {
  return `${tenant} ${sessionId}`;
}

/** An entry serves a request of the same user that looks as far back; any other is as good as none. */
function usable(entry: ContextEntry | null, request: ContextRequest): ContextEntry | null {
  const head = entry?.head;
  const serves =
    head !== undefined &&
    head.userId === request.userId &&
    head.windowTurns === request.windowTurns &&
    head.reachTurns === request.reachTurns;
  return serves ? entry : null;
}
