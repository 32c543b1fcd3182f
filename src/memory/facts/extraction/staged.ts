/**
 * Whether a message is said on a stage: in a part that its user plays with the assistant, or as a text that they announced. The messages before it tell: the user
 * opened it, and each answer since keeps it open.
 */
import { TURNS_BEFORE } from '../../conversation/said-before.ts';
import { foldAccents } from '../../text/fold-accents.ts';
import { firstOf, tellsOf } from './stage-signs.ts';

/** A message of a user and the answer of the assistant. */
export interface Exchange {
  readonly content: string;
  readonly reply: string;
}

const CHARACTERS_LOOKED_AT = 400; // of a message: what opens a stage, or leaves it, is said at its beginning

const plain = (text: string): string =>
  foldAccents(text.slice(0, CHARACTERS_LOOKED_AT).toLowerCase()).replaceAll('’', "'");

/**
 * Returns from where on a message is said on a stage, as a place in it: all of one that goes on with a stage, and what stands behind the words by which its user
 * takes a part. Infinite where none of it is.
 */
export function stagedFrom(message: string, exchanges: readonly Exchange[]): number {
  return isStaged(message, exchanges) ? 0 : firstOf('own part', plain(message));
}

/** True for a message that goes on with a stage; `exchanges`: those before it, the oldest first. */
export function isStaged(message: string, exchanges: readonly Exchange[]): boolean {
  const last = exchanges.at(-1);
  if (last === undefined || tellsOf('leaves', plain(message))) return false;
  const lately = exchanges.slice(-2).map(({ content }) => plain(content));
  if (lately.some((said) => announcesText(said, plain(last.reply)))) return true;
  for (const { content, reply } of exchanges.slice(-TURNS_BEFORE).reverse()) {
    if (!asks(reply)) return false;
    const said = plain(content);
    if (tellsOf('roles', said)) return !tellsOf('performs', said);
    if (tellsOf('leaves', said)) return false;
  }
  return false;
}

/** True where the user announced a text and the assistant asks for it, not for what it is to say of them. */
function announcesText(said: string, reply: string): boolean {
  return tellsOf('text', said) && !tellsOf('own text', said) && tellsOf('takes', reply) && !tellsOf('details', reply);
}

/** True for an answer that has the user say the next thing. */
function asks(reply: string): boolean {
  return reply.includes('?') || tellsOf('asks', plain(reply)) || tellsOf('takes', plain(reply));
}
