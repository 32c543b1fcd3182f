/** The last turns of an entry as the plan of its conversation is read in their light. */
import { LET_GO, type PlanBefore, type PlanTurn } from '../../plans/conversation-plan.ts';
import type { ContextEntry, EntryTurn } from '../context-entry.ts';
import { ADAPTIVE_DEFAULTS } from './adaptive-settings.ts';
import { flowOf } from './continuity.ts';
import { BEFORE, latestTerms, messagesOfTurns } from './entry-flow.ts';
import { isShift } from './window-policy.ts';

/** Returns what stands before a query that follows an entry. */
export function planBefore(entry: ContextEntry, query: string): PlanBefore {
  const flow = () => flowOf(query, latestTerms(entry, entry.turns.length), entry.head.language);
  return { turns: () => planTurnsOf(entry), isShift: () => isShift(flow(), ADAPTIVE_DEFAULTS) };
}

/** Turns at hand: an entry that is extended keeps its turns, so that each is read once. */
const turnsRead = new WeakMap<EntryTurn, PlanTurn>();

/** Returns the last turns of an entry, oldest first: as many as tell whether the plan is let go. */
export function planTurnsOf(entry: ContextEntry): PlanTurn[] {
  const first = Math.max(0, entry.turns.length - LET_GO - 1);
  const latest = entry.turns.slice(first);
  const known = latest.map((turn) => turnsRead.get(turn));
  if (known.every((turn) => turn !== undefined)) return known;
  const messages = messagesOfTurns(entry, Math.max(0, first - BEFORE));
  return latest.map((turn, at) => {
    const said = messages[first + at] ?? [];
    const last = said.at(-1);
    const query = said.find(({ role }) => role === 'user')?.content ?? '';
    const terms = latestTerms(entry, first + at, messages);
    const read = known[at] ?? {
      query,
      reply: last?.role === 'assistant' ? last.content : '',
      isShift: turn.flow?.shifts ?? isShift(flowOf(query, terms, entry.head.language), ADAPTIVE_DEFAULTS),
    };
    turnsRead.set(turn, read);
    return read;
  });
}
