/** Conversations of a ChatGPT export (`conversations.json`): a tree of messages each, of which the current branch is the conversation. */
import type { SentMessage } from '../conversation/message-reading.ts';
import type { SessionSource } from './archived-session.ts';
import { dateOf, turnsOfMessages } from './foreign-turns.ts';

/** The `source` that the metadata of such conversations name. */
export const CHATGPT = 'chatgpt';

interface Node {
  readonly message?: {
    readonly author?: { readonly role?: unknown; readonly name?: unknown };
    readonly content?: Readonly<Record<string, unknown>>;
    readonly create_time?: unknown;
    readonly metadata?: Readonly<Record<string, unknown>>;
  } | null;
  readonly parent?: unknown;
  readonly children?: unknown;
}

const ROLES: Readonly<Record<string, string>> = {
  user: 'user',
  assistant: 'assistant',
  system: 'system',
  tool: 'tool',
};
/** Content that no reader of the conversation was shown. */
const UNSEEN: ReadonlySet<unknown> = new Set([
  'user_editable_context',
  'model_editable_context',
  'thoughts',
  'reasoning_recap',
]);
const MARKS: Readonly<Record<string, string>> = {
  image_asset_pointer: '[image]',
  audio_asset_pointer: '[audio]',
  real_time_user_audio_video_asset_pointer: '[audio]',
};

/** True for what looks like a conversation of an export. */
export function isConversation(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>).mapping === 'object';
}

/** Returns a conversation as a session of this user, its id derived from the conversation's; null for one in which nothing was said. */
export function sessionOfConversation(conversation: Record<string, unknown>, userId: string): SessionSource | null {
  const id = conversation.conversation_id ?? conversation.id;
  const messages = messagesOf(conversation);
  if (messages.length === 0 || typeof id !== 'string' || id === '') return null;
  const title = typeof conversation.title === 'string' ? storable(conversation.title).slice(0, 1_000) : null;
  const metadata = { source: CHATGPT, ...(title !== null && { title }) };
  const turns = () => turnsOfMessages(messages, null, metadata);
  return {
    head: {
      userId,
      sessionId: `chatgpt:${id.replaceAll(/[^A-Za-z0-9._:@|+=~-]/g, '-').slice(0, 100)}`,
      createdAt: momentOf(conversation.create_time) ?? dateOf(messages),
      language: null,
      totalTurns: null,
      planState: null,
      context: null,
      externalRefs: null,
    },
    turns,
  };
}

/** Returns the messages from the root to the current node, the newest answer where a question was asked again. */
function messagesOf({ mapping, current_node }: Record<string, unknown>): SentMessage[] {
  const nodes = mapping as Readonly<Record<string, Node>>;
  const branch: SentMessage[] = [];
  const seen = new Set<string>();
  let id = typeof current_node === 'string' && nodes[current_node] !== undefined ? current_node : lastLeaf(nodes);
  while (id !== null && !seen.has(id)) {
    seen.add(id);
    const node: Node | undefined = nodes[id];
    const message = node === undefined ? null : messageOf(node);
    if (message !== null) branch.push(message);
    id = typeof node?.parent === 'string' ? node.parent : null;
  }
  return branch.reverse();
}

/** Returns the node that was written last and has nothing behind it. */
function lastLeaf(nodes: Readonly<Record<string, Node>>): string | null {
  let last: string | null = null;
  for (const [id, { children }] of Object.entries(nodes))
    if (!Array.isArray(children) || children.length === 0) last = id;
  return last;
}

function messageOf({ message }: Node): SentMessage | null {
  const role = ROLES[String(message?.author?.role)];
  if (message == null || role === undefined || message.metadata?.is_visually_hidden_from_conversation === true)
    return null;
  const content = textOf(message.content ?? {});
  if (content.trim() === '') return null;
  const created = momentOf(message.create_time);
  return { role, content, ...(created !== null && { created_at: created }) };
}

function textOf(content: Readonly<Record<string, unknown>>): string {
  if (UNSEEN.has(content.content_type)) return '';
  const parts = Array.isArray(content.parts) ? content.parts : [content.text ?? content.result ?? ''];
  const text = parts
    .map((part: unknown) => {
      if (typeof part === 'string') return part;
      if (typeof part !== 'object' || part === null) return '';
      const { content_type: type, text } = part as Record<string, unknown>;
      return typeof text === 'string' ? text : (MARKS[String(type)] ?? '');
    })
    .filter((part) => part !== '')
    .join('\n');
  return storable(text);
}

/** Returns the text without what no database takes. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Returns the ISO time of seconds since 1970. */
function momentOf(seconds: unknown): string | null {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0 || seconds > 253_402_300_799)
    return null;
  return new Date(seconds * 1_000).toISOString();
}
