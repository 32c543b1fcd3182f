/** Turns that a newer one says again: the first to go from a window that takes more than there is room for. */
import { termsOf } from '../../text/text-analysis.ts';
import type { WindowTurn } from '../conversation-context.ts';
import { parseStored } from '../stored-message.ts';

const SAME = 0.6; // of the newer turn's words: one that says much more is about more

/**
 * Returns the window without turns that a newer one says again, oldest first and only until the rest fits into `room`, and their
 * numbers. A turn that says a number, a name or any other telling word more than its like is none.
 */
export function withoutRepeated(
  window: readonly WindowTurn[],
  room: number,
  language: string,
): { readonly window: readonly WindowTurn[]; readonly repeated: readonly number[] } {
  let over = window.reduce((sum, turn) => sum + turn.tokens, 0) - room;
  if (over <= 0) return { window, repeated: [] };
  // A turn's messages are read together: a few words alone do not tell their language.
  const terms = window.map(({ messages }) => {
    const said = parseStored(messages).map(({ content }) => content);
    return new Set(termsOf(said.join('\n'), language));
  });
  const repeated = new Set<WindowTurn>();
  for (const [index, turn] of window.entries()) {
    if (over <= 0) break;
    if (!terms.slice(index + 1).some((newer) => saysAgain(newer, terms[index] as ReadonlySet<string>))) continue;
    repeated.add(turn);
    over -= turn.tokens;
  }
  return {
    window: repeated.size === 0 ? window : window.filter((turn) => !repeated.has(turn)),
    repeated: [...repeated].map(({ turnNumber }) => turnNumber),
  };
}

/** True where the newer turn says all that the older one does, and little else. */
function saysAgain(newer: ReadonlySet<string>, older: ReadonlySet<string>): boolean {
  if (older.size === 0 || older.size < newer.size * SAME) return false;
  for (const term of older) if (!newer.has(term)) return false;
  return true;
}
