import type { CandidateQuery, MemoryIndex, OpenScope, Scope, WordQuery } from './candidate.ts';

/** Returns what hashes the words of a user. */
type WordHash = (scope: Scope) => { hash(word: string): string } | Promise<{ hash(word: string): string }>;

/**
 * An index whose words are keyed hashes: what it reads from PostgreSQL holds no others, so the words of a query are hashed on their
 * way in. It knows neither, and measures the same.
 */
export function hashedIndex(index: MemoryIndex, keyOf: WordHash): MemoryIndex {
  const hashed = async <Query extends WordQuery>(scope: Scope, query: Query): Promise<Query> => {
    const key = await keyOf(scope);
    return { ...query, terms: query.terms.map((term) => key.hash(term)) };
  };
  return {
    candidates: async (scope: Scope, query: CandidateQuery) => index.candidates(scope, await hashed(scope, query)),
    ...(index.open && {
      open: (scope: Scope, query: WordQuery): OpenScope => {
        const opened = hashed(scope, query).then((words) =>
          (index.open as NonNullable<MemoryIndex['open']>)(scope, words),
        );
        opened.catch(() => undefined); // told by `candidates`, which may never be called
        return { candidates: async (vector) => (await opened).candidates(vector) };
      },
    }),
    ...(index.store && {
      store: (tx, scope, embeddings) => (index.store as NonNullable<MemoryIndex['store']>)(tx, scope, embeddings),
    }),
    ...(index.rebuild && { rebuild: (scope) => (index.rebuild as NonNullable<MemoryIndex['rebuild']>)(scope) }),
    ...(index.erase && { erase: (scope) => (index.erase as NonNullable<MemoryIndex['erase']>)(scope) }),
    close: () => index.close(),
  };
}
