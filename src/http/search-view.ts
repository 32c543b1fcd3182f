import type { SearchHit, SearchPage } from '../memory/search/search-hit.ts';
import { encodeCursor } from './cursor.ts';

/** Returns something that was found as callers see it. */
function hitView({ kind, sessionId, turnNumber, role, snippet, score, createdAt }: SearchHit) {
  return {
    kind,
    session_id: sessionId,
    turn_number: turnNumber,
    role,
    snippet,
    score,
    created_at: createdAt.toISOString(),
  };
}

/** Returns a page of what was found, the best first. */
export function searchPageView({ hits, next, degraded }: SearchPage) {
  return { items: hits.map(hitView), next_cursor: next === null ? null : encodeCursor(next), degraded: [...degraded] };
}
