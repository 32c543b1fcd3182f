/** Finds in the turns after a build the words that follow its answer. */
import { parseStored } from '../../conversation/stored-message.ts';

/** A turn that came after a build; `messages`: as they are stored, null where they are too long to be read as a reply. */
export interface LaterTurn {
  readonly turnNumber: number;
  readonly messages: string | null;
}

/** The sequel of a build: not answered yet, answered and nothing said since, or what was said; null words cannot be read. */
export type Sequel =
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'answered' }
  | { readonly kind: 'replied'; readonly words: readonly string[] | null };

/** Returns what became of a build. `turns`: the first ones after it, in order. */
export function sequelOf(turns: readonly LaterTurn[]): Sequel {
  let answered = false;
  for (const { messages } of turns) {
    if (messages === null) return { kind: 'replied', words: null };
    const words: string[] = [];
    for (const { role, content } of parseStored(messages)) {
      if (role === 'assistant') answered = true;
      else if (role === 'user' && answered) words.push(content);
    }
    if (words.length > 0) return { kind: 'replied', words };
  }
  return { kind: answered ? 'answered' : 'unanswered' };
}

/** Returns what the user says in a turn elsewhere. */
export function wordsOfTurn({ messages }: LaterTurn): readonly string[] | null {
  return messages === null
    ? null
    : parseStored(messages)
        .filter(({ role }) => role === 'user')
        .map(({ content }) => content);
}
