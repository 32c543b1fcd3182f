import { RankerUnavailable } from '../../errors.ts';
import type { MemoryStore } from '../../stores/memory-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { MeasuredTurn } from '../conversation/repeats/repeated-question.ts';
import type { Scope } from './candidate.ts';
import { CANDIDATE_LIMIT, rankCandidates } from './hybrid-ranker.ts';
import type { RecalledMemory } from './memory-block.ts';
import { BM25, evidenceOf } from './query-evidence.ts';
import type { RankedMemories, Ranker } from './ranked-memories.ts';
import { type RecallQuery as AnalysedQuery, queryByWords } from './recall-query.ts';
import { LATE, type RecallQuery, type Recollection, UNWANTED } from './recollection.ts';
import { withChanges } from './renewed-memories.ts';
import { shownMemories } from './shown-memories.ts';
import { BY_WORDS } from './vector-trust.ts';
import { clearlyWantsNothing, wantOfPast } from './wants-past.ts';
import { asRanked, byLines, LINES_OF, recalled, withoutFactsOfTurns, withoutRetold } from './worthy-memories.ts';

/** The share of a recall's time that the ranker may take: with the rest, words alone still answer. */
const RANKER_SHARE = 0.6;
/** The most lexical recalls at once in a process: with the embedding worker away, more of them would take the database from the turns. */
const LEXICAL_AT_ONCE = 4;
/** The number of memories ranked beyond those wanted: some may be gone by the time they are read. */
const SPARE = 5;
/** The measures of a memory whose turn may have answered the same question: the share of its words, or the cosine. So many are looked at. */
const ASKED_AGAIN = { covered: 0.4, cosine: 0.8, most: 4 };
interface Deps {
  readonly memoryStore: Pick<MemoryStore, 'answeredTurns' | 'find' | 'lexicalCandidates'>;
  readonly ranker: Ranker | null;
  readonly clock: { now(): Date };
  readonly logger: Logger;
}

/** A ranking, and by what it was made. */
interface Ranking extends Pick<RankedMemories, 'items' | 'evidence' | 'lately'> {
  readonly mode: 'hybrid' | 'lexical';
}

/** The way of a query through memory: memories are ranked by meaning and words, or by words alone, and those that answer are read. */
export class MemoryRecall {
  readonly #deps: Deps;
  #lexical = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** True when the vectors answer, as far as is known. */
  get isReady(): boolean {
    return this.#deps.ranker?.isReady() ?? false;
  }

  /** Returns what a query recalls; the ranker has its share of `deadlineMs`, and once `deadline` is over nothing more is begun. */
  async recall(scope: Scope, query: RecallQuery, deadlineMs: number, deadline: AbortSignal): Promise<Recollection> {
    if (query.query.trim() === '') {
      const mode = this.isReady ? 'hybrid' : 'lexical';
      return { items: [], mode, recallMode: mode, degraded: [], isAll: false, want: 1, answered: [], lately: [] };
    }
    if (query.minScore === null && !query.question && clearlyWantsNothing(query.query, query.language)) return UNWANTED;
    const ranked = this.#rank(scope, query, deadlineMs * RANKER_SHARE, deadline);
    const asked = queryByWords(query.query, query.language, this.#deps.clock.now()); // while the worker ranks
    const ranking = await ranked;
    if (ranking !== null) return this.#recollect(scope, query, asked, ranking);
    if (deadline.aborted || this.#lexical >= LEXICAL_AT_ONCE) return LATE;
    this.#lexical += 1;
    try {
      return await this.#recollect(scope, query, asked, await this.#rankByWords(scope, query, asked));
    } finally {
      this.#lexical -= 1;
    }
  }

  async #recollect(scope: Scope, query: RecallQuery, asked: AnalysedQuery, ranking: Ranking): Promise<Recollection> {
    const { mode, evidence, items, lately = [] } = ranking;
    const { terms, language } = asked;
    const bestScore = items[0]?.score ?? 0;
    const decides = query.minScore === null && evidence !== undefined;
    const want = decides ? wantOfPast({ text: query.query, language, terms, evidence, bestScore }) : 1;
    if (want === 0) {
      const answered = await this.#answered(scope, query, ranking);
      return { ...UNWANTED, answered, lately };
    }
    const [{ items: found, told }, answered] = await Promise.all([
      this.#read(scope, query, asked, ranking),
      this.#answered(scope, query, ranking),
    ]);
    return {
      answered,
      lately,
      items: found,
      mode,
      recallMode: mode,
      degraded: mode === 'hybrid' ? [] : ['memories'],
      isAll: evidence !== undefined && found.length + told >= evidence.total,
      want,
    };
  }

  /** Ranks memories for a query; null where no ranking is to be had in time. */
  async #rank(scope: Scope, query: RecallQuery, withinMs: number, deadline: AbortSignal): Promise<Ranking | null> {
    const { ranker } = this.#deps;
    if (ranker === null || !ranker.isReady()) return null;
    const { minScore: _, ...request } = query;
    const signal = AbortSignal.any([deadline, AbortSignal.timeout(Math.ceil(withinMs))]);
    const ranking = ranker.rank(scope, { ...request, k: wantedOf(query) }, signal);
    ranking.catch(() => undefined); // told by the race, or nobody's answer any more
    try {
      const { items, evidence, lately } = await Promise.race([ranking, late(signal)]);
      return { items, evidence, lately, mode: 'hybrid' };
    } catch (error) {
      if (!(error instanceof RankerUnavailable)) throw error;
      this.#deps.logger.debug({ err: error }, 'ranker_unavailable');
      return null;
    }
  }

  async #rankByWords(scope: Scope, query: RecallQuery, { terms, days }: AnalysedQuery): Promise<Ranking> {
    const mode = 'lexical';
    if (terms.length === 0)
      return { items: [], evidence: { idfs: [], known: [], total: Number.POSITIVE_INFINITY, vectors: 'none' }, mode };
    const now = this.#deps.clock.now();
    const { types, sessionId } = query;
    const limit = Math.max(wantedOf(query), CANDIDATE_LIMIT);
    const found = await this.#deps.memoryStore.lexicalCandidates(
      scope,
      { vector: null, terms, types, sessionId, now, limit },
      BM25,
    );
    const evidence = evidenceOf(found);
    const items = rankCandidates(found, { now, days, ...BY_WORDS, limit: wantedOf(query) }, evidence);
    return { items, evidence: { ...evidence, vectors: 'none' }, mode };
  }

  /**
   * Reads the ranked memories as PostgreSQL has them now (gone, expired and anyone else's are not among them), and brings them in
   * the order of their lines' worth. `told`: the facts left out because a turn among them tells them.
   */
  async #read(
    scope: Scope,
    query: RecallQuery,
    asked: AnalysedQuery,
    { items, evidence }: Ranking,
  ): Promise<{ items: RecalledMemory[]; told: number }> {
    if (items.length === 0) return { items: [], told: 0 };
    const { memoryStore, clock } = this.#deps;
    const rankedOf = new Map(items.map((ranked) => [ranked.memoryId, ranked]));
    const shown = (await shownMemories(memoryStore, scope, [...rankedOf.keys()], clock.now())).flatMap((memory) => {
      const ranked = rankedOf.get(memory.memoryId);
      return ranked === undefined ? [] : [{ memory, ranked }];
    });
    const worthy = evidence === undefined ? shown.map(asRanked) : byLines(query.query, asked, shown, evidence);
    const once = withoutRetold(withoutFactsOfTurns(withChanges(worthy)));
    const least = query.minScore ?? 0;
    const wanted = once.filter(({ score }) => score >= least).slice(0, query.k);
    return { items: wanted.map(recalled), told: worthy.length - once.length };
  }

  /**
   * Returns the turns that may have answered the same question before: beside the memories, so that nobody waits for it longer, and
   * only where the ranking has some that say as much of the query as such a turn does.
   */
  async #answered(
    scope: Scope,
    { question }: RecallQuery,
    { items, evidence }: Ranking,
  ): Promise<readonly MeasuredTurn[]> {
    if (!question) return [];
    const cosines = new Map<string, number | null>();
    for (const { memoryId, measures } of items) {
      const cosine = evidence?.vectors === 'understood' ? (measures?.similarities?.[0] ?? null) : null;
      if (measures !== undefined && (measures.covered >= ASKED_AGAIN.covered || (cosine ?? 0) >= ASKED_AGAIN.cosine))
        cosines.set(memoryId, cosine);
      if (cosines.size === ASKED_AGAIN.most) break;
    }
    if (cosines.size === 0) return [];
    return this.#deps.memoryStore.answeredTurns(scope, cosines, question.isOwn);
  }
}

/** Rejects when the signal fires, whatever a ranker does. */
function late(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = () => reject(new RankerUnavailable('no ranking in time'));
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}

/** Returns the number of memories to rank: more than are wanted where their lines may change the order. */
function wantedOf({ k }: RecallQuery): number {
  return Math.max(k + SPARE, LINES_OF);
}
