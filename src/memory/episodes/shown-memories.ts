import type { MemoryStore } from '../../stores/memory-store.ts';
import { speaksOf } from '../facts/fact-words.ts';
import type { Scope } from './candidate.ts';
import type { FoundMemory } from './stored-memory.ts';
import { namedIn, renderContent } from './turn-memory.ts';

/** Returns those of the memories that may be shown at `now`, in the order of `ids`, as their language tells them. */
export async function shownMemories(
  memoryStore: Pick<MemoryStore, 'find'>,
  scope: Scope,
  ids: readonly string[],
  now: Date,
): Promise<FoundMemory[]> {
  const found = await memoryStore.find(scope, ids, now);
  return found.filter(isToBeShown).map((memory) => ({ ...memory, lines: namedIn(memory.language, memory.lines) }));
}

/** True unless the memory was distilled of something that the user has since asked to forget. */
function isToBeShown({ lines, forgotten }: FoundMemory): boolean {
  return forgotten.length === 0 || !forgotten.some((fact) => speaksOf(renderContent(lines), fact));
}
