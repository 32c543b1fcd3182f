/** Shows of the documents in a window only the passages that a query touches; the whole text stays where it is stored. */
import { termsAsked } from '../../text/text-analysis.ts';
import { countTokens, MESSAGE_OVERHEAD } from '../../text/token-counter.ts';
import type { ChatMessage } from '../chat-message.ts';
import { type ContextEntry, contextOf, type EntryTurn, renderEntry } from '../context-entry.ts';
import type { WindowTurn } from '../conversation-context.ts';
import { parseStored, storedJson } from '../stored-message.ts';
import { type Words, wordsFor } from '../words.ts';
import { isDocument, type Passage, passagesOf } from './document.ts';

const LEAST_TOKENS = 400; // of a turn: only one as long can hold a document
const SHOWN_CHARACTERS = 1_200; // some 300 tokens of a document's passages, besides its first and last words
const EDGE_CHARACTERS = 160; // of its beginning and its end: what it is, and what is asked of it

/** Documents of the turns at hand with their passages: an entry that is extended keeps its turns, so that each is read once. */
const documentsRead = new WeakMap<EntryTurn, ReadonlyMap<number, readonly Passage[]>>();

/** An entry whose documents are shown in fragments, and how many of its messages are. */
export interface FragmentedEntry {
  readonly entry: ContextEntry;
  readonly fragments: number;
}

/**
 * Returns the entry with its documents cut down to what the query touches. The newest turn stays whole where the query touches
 * nothing of it: "and now shorter" means all of it.
 */
export function fragmented(entry: ContextEntry, query: string, language: string): FragmentedEntry {
  if (!entry.turns.some(({ tokens }) => tokens >= LEAST_TOKENS)) return { entry, fragments: 0 };
  const words = wordsFor(language);
  const asked = new Set(termsAsked(query, language));
  const context = contextOf(entry);
  let fragments = 0;
  const window = context.window.map((turn, index): WindowTurn => {
    const held = entry.turns[index];
    if (held === undefined || turn.tokens < LEAST_TOKENS) return turn;
    const messages = parseStored(turn.messages);
    const documents = documentsOf(held, messages, entry.head.language);
    const isNewest = index === context.window.length - 1;
    let cuts = 0;
    const shown = messages.map((message, position) => {
      const passages = documents.get(position);
      const content = passages === undefined ? null : fragmentOf(message.content, passages, asked, words, isNewest);
      if (content === null) return message;
      cuts += 1;
      return { ...message, content };
    });
    if (cuts === 0) return turn;
    fragments += cuts;
    return { ...turn, messages: storedJson(shown), tokens: shown.reduce((sum, message) => sum + tokensOf(message), 0) };
  });
  if (fragments === 0) return { entry, fragments };
  const { texts, head } = entry;
  const blocks = {
    summary: JSON.parse(texts.summary.toString()) as string,
    json: texts.blocks.toString(),
    summaryTokens: head.summaryTokens,
    placesTokens: head.placesTokens,
  };
  const rendered = renderEntry({ ...context, window }, language, blocks);
  const turns = rendered.turns.map((turn, index) => ({ ...turn, flow: entry.turns[index]?.flow }));
  return { entry: { ...rendered, turns }, fragments };
}

/** Counts a message as it stands in a prompt: what is left of a document is short. */
function tokensOf({ content, name }: ChatMessage): number {
  return MESSAGE_OVERHEAD + (name === undefined ? 0 : countTokens(name) + 1) + countTokens(content);
}

function documentsOf(
  turn: EntryTurn,
  messages: readonly ChatMessage[],
  language: string,
): ReadonlyMap<number, readonly Passage[]> {
  const known = documentsRead.get(turn);
  if (known !== undefined) return known;
  const documents = new Map<number, readonly Passage[]>();
  for (const [position, message] of messages.entries())
    if (isDocument(message)) documents.set(position, passagesOf(message.content, language));
  documentsRead.set(turn, documents);
  return documents;
}

/** Returns the passages of a document that say what is asked, with its first and last words and how much is left out between; null where it is shown whole. */
function fragmentOf(
  content: string,
  passages: readonly Passage[],
  asked: ReadonlySet<string>,
  words: Words,
  isNewest: boolean,
): string | null {
  const touched = bestOf(passages, asked);
  if (touched.length === 0 && isNewest) return null;
  const kept = [{ from: 0, to: edgeEnd(content) }, ...touched, { from: edgeStart(content), to: content.length }];
  let text = '';
  let at = 0;
  for (const { from, to } of kept) {
    if (from > at) {
      const gap = `\n[${words.leftOut(from - at)}]\n`;
      text += gap.length < from - at ? gap : content.slice(at, from);
    }
    text += content.slice(Math.max(from, at), Math.max(to, at));
    at = Math.max(at, to);
  }
  return text.length < content.length * 0.8 ? text : null; // a few words less are not worth the gaps
}

/** Returns the passages that share terms with a query, those that say the rarest of them first to be taken, in the order of the text. */
function bestOf(passages: readonly Passage[], asked: ReadonlySet<string>): Passage[] {
  const spread = new Map<string, number>();
  for (const term of asked) spread.set(term, passages.filter(({ terms }) => terms.has(term)).length);
  const worth = ({ terms }: Passage) => {
    let sum = 0;
    for (const [term, count] of spread) if (terms.has(term)) sum += 1 / count;
    return sum;
  };
  const scored = passages.map((passage) => ({ passage, score: worth(passage) })).filter(({ score }) => score > 0);
  let room = SHOWN_CHARACTERS;
  const taken: Passage[] = [];
  for (const { passage } of scored.toSorted((a, b) => b.score - a.score)) {
    if (passage.to - passage.from > room) continue;
    room -= passage.to - passage.from;
    taken.push(passage);
  }
  return taken.sort((a, b) => a.from - b.from);
}

/** Returns where the first words of a document end: with its first line, or between words where that is long. */
function edgeEnd(content: string): number {
  const line = content.indexOf('\n');
  if (line >= 0 && line < EDGE_CHARACTERS) return line + 1;
  return content.lastIndexOf(' ', EDGE_CHARACTERS) + 1;
}

/** Returns where the last words of a document begin. */
function edgeStart(content: string): number {
  const line = content.trimEnd().lastIndexOf('\n') + 1;
  if (line > 0 && content.length - line <= EDGE_CHARACTERS) return line;
  const blank = content.indexOf(' ', content.length - EDGE_CHARACTERS);
  return blank < 0 ? content.length : blank + 1;
}
