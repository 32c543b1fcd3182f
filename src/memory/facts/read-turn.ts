/** Reads a turn by the rules: what it says of its user, and what of it may touch known facts; nothing of either where its user plays a part or hands over a text. */
import { extractFacts, type ReadableMessage } from './extraction/extract-facts.ts';
import { type Exchange, stagedFrom } from './extraction/staged.ts';
import { type Touch, touchOf } from './known/read-known.ts';
import type { Said, Span } from './said.ts';

interface Read {
  readonly said: readonly Said[];
  readonly touch: Touch | null;
}

/** Returns what a turn says; `before`: what was said before it, asked for only where the turn says something, or may answer. */
export function readTurn(
  messages: readonly ReadableMessage[],
  language: string,
  before: () => readonly ReadableMessage[] = () => [],
): Read {
  let earlier: readonly ReadableMessage[] | undefined;
  const heard = () => {
    earlier ??= before();
    return earlier;
  };
  const said = extractFacts(messages, language, { before: heard });
  const read = { said, touch: touchOf(messages, language, () => lastReply(heard())) };
  return said.length === 0 && read.touch === null ? read : offStage(read, messages, language, heard());
}

/** Returns what a turn says without what is said on a stage (see `staged`); a request to forget holds there, too. */
export function offStage(
  read: Read,
  messages: readonly ReadableMessage[],
  language: string,
  before: readonly ReadableMessage[],
): Read {
  const staged = stagedIn(messages, before);
  if (staged.size === 0) return read;
  const heard = messages.map((message, index) => {
    const from = staged.get(index);
    if (from === undefined) return message;
    return from === 0 ? { ...message, disposable: true } : { ...message, content: message.content.slice(0, from) };
  });
  const isHeard = ({ message, start }: Span) => start < (staged.get(message) ?? Number.POSITIVE_INFINITY);
  return {
    said: read.said.filter(({ kind, evidence }) => kind === 'forget' || isHeard(evidence)),
    touch: read.touch === null ? null : touchOf(heard, language, () => lastReply(before)),
  };
}

function lastReply(before: readonly ReadableMessage[]): string | null {
  const last = before.at(-1);
  return last?.role === 'assistant' ? last.content : null;
}

/** Returns the messages of a turn that are said on a stage, each with the place from which on it is. */
function stagedIn(
  messages: readonly ReadableMessage[],
  before: readonly ReadableMessage[],
): ReadonlyMap<number, number> {
  const staged = new Map<number, number>();
  const exchanges: Exchange[] = [];
  let content: string | null = null;
  for (const [place, message] of [...before, ...messages].entries()) {
    const index = place - before.length;
    if (message.role === 'user') {
      const from = index >= 0 && content === null ? stagedFrom(message.content, exchanges) : message.content.length;
      if (from < message.content.length) staged.set(index, from);
      content = content === null ? message.content : `${content}\n${message.content}`;
    } else if (message.role === 'assistant' && content !== null) {
      exchanges.push({ content, reply: message.content });
      content = null;
    }
  }
  return staged;
}
