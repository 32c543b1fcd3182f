import type { RecalledMemory } from '../memory/episodes/memory-block.ts';
import type { Recollection } from '../memory/episodes/recollection.ts';
import type { MemoryStats, StoredMemory } from '../memory/episodes/stored-memory.ts';
import { renderContent } from '../memory/episodes/turn-memory.ts';

/** Returns a memory as callers see it. */
export function memoryView(memory: StoredMemory) {
  return {
    id: memory.memoryId,
    type: memory.type,
    content: renderContent(memory.lines),
    session_id: memory.sessionId,
    turn_number: memory.turnNumber,
    metadata: memory.metadata,
    created_at: memory.createdAt.toISOString(),
    expires_at: memory.expiresAt?.toISOString() ?? null,
  };
}

/** Returns a memory that answers a query; the reasons only where the caller asked. */
function recalledView(memory: RecalledMemory, debug: boolean) {
  return {
    id: memory.id,
    type: memory.type,
    content: memory.content,
    score: memory.score,
    session_id: memory.sessionId,
    turn_number: memory.turnNumber,
    created_at: memory.createdAt.toISOString(),
    ...(debug && memory.explanation !== undefined && { explanation: memory.explanation }),
  };
}

/** Returns the memories that a recall found, the best first. */
export function recollectionView({ items, mode, recallMode, degraded }: Recollection, debug: boolean) {
  return { items: items.map((memory) => recalledView(memory, debug)), mode, recall_mode: recallMode, degraded };
}

/** Returns the number of a user's memories, by type and by state. */
export function memoryStatsView({ total, byType, pending, expired }: MemoryStats) {
  return { total, by_type: byType, pending, expired };
}
