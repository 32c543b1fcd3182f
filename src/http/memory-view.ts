import type { RecalledMemory } from '../memory/episodes/memory-block.ts';
import { renderContent } from '../memory/episodes/turn-memory.ts';
import type { StoredMemory } from '../stores/memory-store.ts';

/** A memory as callers see it. */
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

/** A memory that answers a query; why it does only where the caller asked. */
export function recalledView(memory: RecalledMemory, debug: boolean) {
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
