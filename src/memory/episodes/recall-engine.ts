import { RankerUnavailable } from '../../errors.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { Candidate, MemoryIndex, Scope } from './candidate.ts';
import { CANDIDATE_LIMIT, rankCandidates } from './hybrid-ranker.ts';
import type { LinesLately } from './lines-lately.ts';
import { evidenceOf } from './query-evidence.ts';
import type { NearTurn, RankedMemories, Ranker, RecallRequest } from './ranked-memories.ts';
import { queryByWords, queryToEmbed } from './recall-query.ts';
import type { VectorTrust } from './vector-trust.ts';
import { wantOfMeaning } from './want-of-meaning.ts';

/** The parts that recall uses at this moment: a model and the index of its vectors. They change together, when a new model has taken over. */
export interface Recollector {
  readonly vectors: {
    embed(
      text: string,
      options: { readonly language: string; readonly signal?: AbortSignal | undefined },
    ): Promise<Float32Array>;
  };
  readonly index: MemoryIndex;
  readonly model: string;
  /** Returns how far its vectors are trusted, by the language of the query. */
  readonly trustOf: (language: string) => VectorTrust;
}

interface Deps {
  /** Returns the parts in use; null while no model is ready. */
  readonly current: () => Recollector | null;
  readonly clock: { now(): Date };
  readonly metrics: Metrics;
  readonly lately: LinesLately;
}

/**
 * Ranks one user's memories: while the query is embedded, the user's index is brought up to date and searched by words; then it is
 * searched by the vector, and both are fused.
 */
export class RecallEngine implements Ranker {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  isReady(): boolean {
    return this.#deps.current() !== null;
  }

  async rank(scope: Scope, request: RecallRequest, signal?: AbortSignal): Promise<RankedMemories> {
    const current = this.#deps.current();
    if (current === null) throw new RankerUnavailable('no model is ready yet');
    const { vectors, index, model, trustOf } = current;
    const now = this.#deps.clock.now();
    try {
      const { embedText, language } = queryToEmbed(request.query, request.language);
      const embedded = this.#timed(vectors.embed(embedText, { language, signal })); // first: everything else is done while it runs
      embedded.catch(() => undefined); // told where it is awaited
      const { terms, days } = queryByWords(request.query, request.language, now);
      const query = {
        terms,
        days,
        types: request.types,
        sessionId: request.sessionId,
        now,
        limit: Math.max(request.k, CANDIDATE_LIMIT),
      };
      const open = index.open?.(scope, query);
      const vector = await embedded;
      const found = await (open === undefined
        ? index.candidates(scope, { ...query, vector })
        : open.candidates(vector));
      const trust = trustOf(language);
      const evidence = evidenceOf(found);
      const items = rankCandidates(found, { now, days, ...trust, limit: request.k }, evidence);
      const { goesOnFrom } = request;
      const nearestLine = (memoryId: string) => this.#deps.lately.nearest(model, memoryId, vector);
      const lately = trust.tellsFlow && goesOnFrom ? latestTurns(found.items, goesOnFrom, nearestLine) : undefined;
      const told = trust.understood
        ? { vectors: 'understood' as const, meaning: wantOfMeaning(model, vector) }
        : { vectors: 'strange' as const };
      return { items, evidence: { ...evidence, ...told }, ...(lately !== undefined && { lately }), model };
    } catch (error) {
      throw error instanceof RankerUnavailable ? error : new RankerUnavailable('the ranking failed', error);
    }
  }

  async #timed<T>(work: Promise<T>): Promise<T> {
    const end = this.#deps.metrics.embedSeconds.startTimer({ priority: 'query' });
    return work.finally(end);
  }
}

const LATEST = 2; // turns: as many as a query is held against by its words

/** Returns the latest turns of a session among the candidates, the last one first, as far as their nearest line is known. */
function latestTurns(
  candidates: readonly Candidate[],
  sessionId: string,
  nearestLine: (memoryId: string) => number | null,
): NearTurn[] {
  return candidates
    .filter((one) => one.turnNumber !== null && one.sessionId === sessionId)
    .sort((a, b) => (b.turnNumber ?? 0) - (a.turnNumber ?? 0))
    .slice(0, LATEST)
    .flatMap(({ memoryId, turnNumber }) => {
      const cosine = nearestLine(memoryId);
      return turnNumber === null || cosine === null ? [] : [{ turnNumber, cosine }];
    });
}
