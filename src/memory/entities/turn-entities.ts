/** What a stored turn mentions: in its messages, in the tool output and the calls beside them, and as places that its caller named. */
import type { ChatMessage } from '../conversation/chat-message.ts';
import { type SentMessage, textOf } from '../conversation/message-reading.ts';
import { parseStored } from '../conversation/stored-message.ts';
import type { EntityText, Mention } from './entity.ts';
import { readEntities } from './read-entities.ts';
import { topicsIn } from './topics.ts';

const LONGEST_PLACE = 160; // characters

/** A turn as it is stored; JSON fields are JSON text. */
interface StoredTexts {
  readonly messages: string;
  readonly disposable: string | null;
  readonly originals: string | null;
  readonly places: string | null;
}

/** Returns what a turn mentions, each name once a kind. */
export function entitiesOfTurn({ messages, disposable, originals, places }: StoredTexts): Mention[] {
  const said = parseStored(messages).map(({ role, content }: ChatMessage): EntityText => ({ role, text: content }));
  const tools = rows<[number, SentMessage]>(disposable).flatMap(([, sent]) => toolTexts(sent));
  const calls = rows<[number, 0 | 1, SentMessage]>(originals).flatMap(([, , sent]) => callTexts(sent));
  const named = rows<{ name: string }>(places).map(({ name }): Mention => {
    return { kind: 'places', name: name.trim().slice(0, LONGEST_PLACE).toWellFormed(), mentions: 1 };
  });
  return [...named, ...readEntities([...said, ...tools, ...calls]), ...topicsIn(said)];
}

function rows<Row>(json: string | null): Row[] {
  return json === null ? [] : (JSON.parse(json) as Row[]);
}

/** Returns what a message that no prompt shows says: the output of a tool, in either library's form. */
function toolTexts(sent: SentMessage): EntityText[] {
  const { content } = (sent.data ?? sent) as { content?: unknown };
  return [{ role: 'tool', text: textOf(content).content }, ...callTexts(sent)];
}

/** Returns the arguments of the tools that a message calls, as JSON text. */
function callTexts(sent: SentMessage): EntityText[] {
  const { tool_calls: calls } = (sent.data ?? sent) as { tool_calls?: unknown };
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call: unknown) => {
    const { args, function: called } = (call ?? {}) as { args?: unknown; function?: { arguments?: unknown } };
    const given = called?.arguments ?? args;
    if (given === undefined || given === null) return [];
    return [{ role: 'tool', text: typeof given === 'string' ? given : JSON.stringify(given) }];
  });
}
