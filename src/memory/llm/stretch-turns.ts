/** The turns that a language model reads at once, and the messages in them. */
import type { TurnStore } from '../../stores/turn-store.ts';
import { parseStored } from '../conversation/stored-message.ts';
import type { StoredTurn } from '../conversation/turn.ts';
import type { Job } from '../jobs/job.ts';
import type { SaidMessage } from './conversation-lines.ts';
import { ordersTheModel } from './model-orders.ts';
import type { Stretch } from './stretch.ts';

/** Returns the stretch that a job is about, as `StretchJobs` wrote it. */
export function stretchOf({ kind, payload }: Job): Stretch {
  const { session_id, from_turn, to_turn } = payload;
  if (typeof session_id !== 'string' || typeof from_turn !== 'number' || typeof to_turn !== 'number')
    throw new Error(`a job of kind ${kind} without session_id, from_turn and to_turn`);
  return { sessionId: session_id, fromTurn: from_turn, toTurn: to_turn };
}

/** Returns the stretch's turns, oldest first; fewer where some are gone. */
export async function turnsOf(
  turns: Pick<TurnStore, 'list'>,
  tenant: string,
  { sessionId, fromTurn, toTurn }: Stretch,
): Promise<StoredTurn[]> {
  const found: StoredTurn[] = [];
  for (let before = toTurn + 1; before > fromTurn; ) {
    const page = await turns.list(tenant, sessionId, fromTurn, before, before - fromTurn);
    found.push(...page);
    const last = page.at(-1);
    if (last === undefined) break;
    before = last.turnNumber;
  }
  return found.reverse();
}

/** Returns the messages of the two speakers: not the caller's system messages, nor any that speaks to the model instead of the other one. */
export function saidIn({ turnNumber, createdAt, messages }: StoredTurn): SaidMessage[] {
  const day = createdAt.toISOString().slice(0, 10);
  return parseStored(messages)
    .filter(({ role, content }) => role !== 'system' && content.trim() !== '' && !ordersTheModel(content))
    .map((message) => ({ turnNumber, day, message }));
}

/** Returns the language that the turns are tagged with, as the last of them has it. */
export function languageOfTurns(turns: readonly StoredTurn[]): string {
  return turns.at(-1)?.language ?? 'es';
}
