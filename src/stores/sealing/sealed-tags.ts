/** What SQL may know of sealed values: their tags. */
import type { MemoryLine } from '../../memory/episodes/memory.ts';
import type { UserKey } from './user-key.ts';

const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}\p{S}]+/gu;

/** Tags by column: of the lines of a memory a print, equal for those that say the same words; of its metadata the stretch that it was distilled from. */
export const TAGS: Readonly<Record<string, (text: string, key: UserKey) => string>> = {
  'memories.lines': (text, key) => key.hash(plainWords(text)),
  'memories.metadata': (text) => {
    const { from_turn, to_turn } = JSON.parse(text) as { readonly from_turn?: unknown; readonly to_turn?: unknown };
    return Number.isInteger(from_turn) && Number.isInteger(to_turn) ? `${from_turn}-${to_turn}` : '';
  },
};

function plainWords(lines: string): string {
  const said = (JSON.parse(lines) as MemoryLine[]).map(([, text]) => text).join(' ');
  return said.toLowerCase().replaceAll(BETWEEN_WORDS, ' ').trim();
}
