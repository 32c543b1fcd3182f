import { parseStored } from '../conversation/stored-message.ts';
import type { TextMatcher } from './match-text.ts';
import type { Match, SearchRequest } from './search-hit.ts';
import type { SearchedTurn } from './searched-turn.ts';

/** Returns the messages of a turn that answer a query, and pass the filters by role and date. */
export function matchesOf(
  turn: SearchedTurn,
  match: TextMatcher,
  { role, from, to }: Pick<SearchRequest, 'role' | 'from' | 'to'>,
): Match[] {
  const times = turn.messageTimes === null ? null : (JSON.parse(turn.messageTimes) as (string | null)[]);
  return parseStored(turn.messages).flatMap((message, position): Match[] => {
    if (role !== null && message.role !== role) return [];
    const time = times?.[position];
    const createdAt = time === null || time === undefined ? turn.createdAt : new Date(time);
    if ((from !== null && createdAt < from) || (to !== null && createdAt > to)) return [];
    const found = match(message.content);
    if (found === null) return [];
    return [
      {
        kind: 'message',
        sessionId: turn.sessionId,
        turnNumber: turn.turnNumber,
        role: message.role,
        text: message.content,
        spans: found.spans,
        score: found.score,
        createdAt,
      },
    ];
  });
}
