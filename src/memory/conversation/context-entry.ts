/**
 * A context in the shape it is sent in: the JSON texts of the reply that do not depend on the query, with their token
 * counts. It is what the caches hold, so that a hit is put together from ready text, without parsing the conversation.
 *
 * A context that turns were appended to since is extended: the texts of the turns that stay are copied as bytes, those of
 * the new turns put behind them. `extendEntry` and `renderEntry` give the same for the same session.
 */
import type { PlanState } from '../plans/plan-state.ts';
import { countShort, countTokens } from '../text/token-counter.ts';
import { type ConversationContext, digestOf, type Span } from './conversation-context.ts';
import { type Reported, reportedAfter } from './delta/reported.ts';
import type { AdaptiveSettings } from './flow/adaptive-settings.ts';
import type { TurnFlow } from './flow/window-policy.ts';
import { type JsonBytes, type JsonPieces, type JsonText, joinLines } from './json-bytes.ts';
import { followedPlaces, listPlaces, numberedPlaces, type Place } from './places.ts';
import type { Segment } from './segments/segment.ts';
import { segmentBlock } from './segments/segment-block.ts';
import type { HistoryTurn, SessionChanges, SessionVersion } from './session-history.ts';
import { latestDigests, SUMMARY_TOKENS, summarize, type TurnDigest } from './session-summary.ts';
import { innerStored, transcriptLines } from './stored-message.ts';
import { type Words, type WrittenLanguage, wordsFor, writtenIn } from './words.ts';

const NOTHING = Buffer.alloc(0);
const HEADING_ROOM = 25; // tokens of the title, which the bound of a summary does not count
const BLOCK_END = '\n\n'; // between blocks of the system prompt, counted with the block before it

export interface Head extends Span, SessionVersion {
  readonly userId: string;
  readonly totalTurns: number;
  readonly totalMessages: number;
  readonly totalTokens: number;
  readonly language: WrittenLanguage;
  readonly historyTokens: number;
  readonly summaryTokens: number;
  readonly placesTokens: number;
  readonly planState: PlanState;
  readonly reported: Reported;
}

export interface Texts {
  /** JSON array of LangChain stored messages. */
  readonly history: JsonBytes;
  /** JSON string: `Usuario: …\nAsistente: …`. */
  readonly transcript: JsonBytes;
  readonly places: JsonBytes;
  readonly summary: JsonBytes;
  /** JSON string of the blocks that follow the caller's system prompt, empty where there is nothing to recall. */
  readonly blocks: JsonBytes;
}

/** A turn of the window, by the bytes it takes in the ready texts. */
export interface EntryTurn {
  readonly turnNumber: number;
  readonly tokens: number;
  readonly tokenCount: number;
  readonly messageCount: number;
  readonly digest: TurnDigest;
  /** The bytes of its messages in `texts.history`, without brackets and commas around them; 0 for a turn of no message. */
  readonly historyBytes: number;
  /** The bytes of its lines in `texts.transcript`, without the line break before them. */
  readonly transcriptBytes: number;
  /** In the adaptive profile: how it went on from the turn before it. */
  readonly flow?: TurnFlow | undefined;
}

export interface ContextEntry {
  readonly head: Head;
  /** The turns of the window, oldest first. */
  readonly turns: readonly EntryTurn[];
  readonly digests: readonly TurnDigest[];
  /** The mentions of places, as the turns made them: `texts.places` is the list that they make. */
  readonly places: readonly Place[];
  /** In the adaptive profile: the summaries of the last segments, oldest first. */
  readonly segments?: readonly Segment[] | undefined;
  readonly texts: Texts;
  /** The texts in their order, a line each: `texts` are views of it. */
  readonly block: JsonBytes;
}

/** The blocks of the system prompt that tell what the window does not show. */
export interface Blocks {
  readonly summary: string;
  /** JSON string of both blocks. */
  readonly json: JsonText;
  readonly summaryTokens: number;
  readonly placesTokens: number;
}

interface BlockSources {
  /** The number of messages of the session that the window does not show. */
  readonly unseen: number;
  readonly digests: readonly TurnDigest[];
  readonly places: readonly Place[];
  /** The segments told in the place of the one-line summary, in the adaptive profile. */
  readonly told?: ToldSegments | undefined;
}

/** The segments that a prompt tells, and the numbers that bound them. */
export interface ToldSegments {
  readonly segments: readonly Segment[];
  readonly settings: AdaptiveSettings;
}

/** Renders summary and places as blocks of the system prompt, in Spanish or English words. */
export function renderBlocks(
  { unseen, digests, places, told }: BlockSources,
  language: string,
  parts: { readonly summaryTokens: number; readonly places: boolean } = { summaryTokens: SUMMARY_TOKENS, places: true },
): Blocks {
  const words = wordsFor(language);
  const summary = summarize(unseen, digests, words, parts.summaryTokens);
  const listed = parts.places && places.length > 0 ? listPlaces(numberedPlaces(places), words) : null;
  const placesTitle = heading(words.placesHeading, words);
  const placesBlock = listed === null ? '' : placesTitle + listed.lines;
  let summaryBlock = '';
  let summaryTokens = 0;
  const segments =
    told === undefined || parts.summaryTokens <= 0
      ? null // a title that takes less than its room leaves some that a short line would fit in
      : segmentBlock(told.segments, words, told.settings, parts.summaryTokens + HEADING_ROOM);
  if (segments !== null && segments.shown.length > 0) {
    summaryBlock = segments.text + (listed === null ? '' : BLOCK_END);
    summaryTokens = listed === null ? segments.tokens : countTokens(summaryBlock); // "$." is one token, but not with line breaks
  } else if (summary.line !== '') {
    const title = heading(words.summaryHeading, words);
    summaryBlock = title + summary.line + (listed === null ? '' : BLOCK_END);
    // A full stop with or without line breaks after it is one token, so the end of the line costs nothing.
    summaryTokens = countShort(title) + summary.tokens;
  }
  return {
    summary: summary.line,
    json: JSON.stringify(summaryBlock + placesBlock),
    summaryTokens,
    placesTokens: listed === null ? 0 : countShort(placesTitle) + listed.tokens,
  };
}

/** Returns the number of messages of a context that its window does not show. */
export function unseenMessages({
  totalMessages,
  window,
}: {
  readonly totalMessages: number;
  readonly window: readonly { readonly messageCount: number }[];
}): number {
  return totalMessages - window.reduce((sum, turn) => sum + turn.messageCount, 0);
}

/** Puts a context into the shape it is sent in. */
export function renderEntry(
  context: ConversationContext,
  language: string,
  blocks: Blocks = renderBlocks({ ...context, unseen: unseenMessages(context) }, language),
): ContextEntry {
  const words = wordsFor(language);
  const pieces = context.window.map((turn) => piecesOf(turn.messages, words));
  const { digests, places } = context;
  return {
    head: {
      userId: context.userId,
      generation: context.generation,
      version: context.version,
      totalTurns: context.totalTurns,
      totalMessages: context.totalMessages,
      totalTokens: context.totalTokens,
      windowTurns: context.windowTurns,
      reachTurns: context.reachTurns,
      ...(context.profile !== undefined && { profile: context.profile }),
      language: writtenIn(language),
      historyTokens: context.window.reduce((sum, turn) => sum + turn.tokens, 0),
      summaryTokens: blocks.summaryTokens,
      placesTokens: blocks.placesTokens,
      planState: context.planState,
      reported: context.reported,
    },
    turns: context.window.map(({ turnNumber, tokens, tokenCount, messageCount, digest }, index) => ({
      turnNumber,
      tokens,
      tokenCount,
      messageCount,
      digest,
      historyBytes: pieces[index]?.history.length ?? 0,
      transcriptBytes: pieces[index]?.transcript.length ?? 0,
    })),
    digests,
    places,
    ...(context.segments !== undefined && { segments: context.segments }),
    ...textsOf({
      history: joined(
        '[',
        pieces.map(({ history }) => history),
        ',',
        ']',
      ),
      transcript: joined(
        '"',
        pieces.map(({ transcript }) => transcript),
        '\\n',
        '"',
      ),
      places: [JSON.stringify(numberedPlaces(places))],
      blocks,
    }),
  };
}

/**
 * Returns the entry after `turns` were appended to its session, in the entry's own words and span; `maxTokens` is what a prompt
 * can hold at most. Costs what the new turns cost, and one copy of the texts of those that stay.
 */
export function extendEntry(
  entry: ContextEntry,
  {
    generation,
    version,
    turnCount,
    messageCount,
    tokenCount,
    planState,
    reports,
    turns,
  }: Omit<SessionChanges, 'extends'>,
  maxTokens: number,
  told?: ToldSegments,
): ContextEntry {
  const { head, texts } = entry;
  const words = wordsFor(head.language);
  const gone = leavers(entry, turns, turnCount, maxTokens);
  const kept = entry.turns.slice(gone);
  const left = entry.turns.slice(0, gone);

  const oldestTurn = turnCount - Math.max(head.windowTurns, head.reachTurns) + 1;
  const digests = latestDigests(
    [
      ...entry.digests,
      ...left.map((turn) => turn.digest),
      ...turns.flatMap((turn) => (turn.shown === null ? [digestOf(turn)] : [])),
    ].filter(([, , turnNumber]) => turnNumber >= oldestTurn),
  );
  const places = followedPlaces(entry.places, turns, oldestTurn);

  const added = turns.flatMap((turn) => {
    if (turn.shown === null) return [];
    const { tokens, messageCount: messages } = turn.shown;
    const pieces = piecesOf(turn.shown.messages, words);
    const { turnNumber, tokenCount } = turn;
    return [{ turnNumber, tokens, tokenCount, messageCount: messages, digest: digestOf(turn), pieces }];
  });
  const window: EntryTurn[] = [
    ...kept,
    ...added.map(({ pieces, ...turn }) => ({
      ...turn,
      historyBytes: pieces.history.length,
      transcriptBytes: pieces.transcript.length,
    })),
  ];

  const shownMessages = window.reduce((sum, turn) => sum + turn.messageCount, 0);
  const blocks = renderBlocks({ unseen: messageCount - shownMessages, digests, places, told }, head.language);
  const historyKept = texts.history.subarray(1 + skipped(left, kept, 'historyBytes', 1), -1);
  const transcriptKept = texts.transcript.subarray(1 + skipped(left, kept, 'transcriptBytes', 2), -1);
  return {
    head: {
      ...head,
      generation,
      version,
      totalTurns: turnCount,
      totalMessages: messageCount,
      totalTokens: tokenCount,
      historyTokens: window.reduce((sum, turn) => sum + turn.tokens, 0),
      summaryTokens: blocks.summaryTokens,
      placesTokens: blocks.placesTokens,
      planState,
      reported: reportedAfter(head.reported, reports, turns.at(-1)),
    },
    turns: window,
    digests,
    places,
    ...(entry.segments !== undefined && { segments: entry.segments }),
    ...textsOf({
      history: joined('[', [historyKept, ...added.map(({ pieces }) => pieces.history)], ',', ']'),
      transcript: joined('"', [transcriptKept, ...added.map(({ pieces }) => pieces.transcript)], '\\n', '"'),
      places: [places === entry.places ? texts.places : JSON.stringify(numberedPlaces(places))],
      blocks,
    }),
  };
}

/**
 * Returns how many turns of the window, from its oldest, leave it for those appended. As the store has it for a context that is
 * read whole: the window takes so many turns, and of those only what the largest prompt could hold, counted from the newest.
 */
function leavers(entry: ContextEntry, appended: readonly HistoryTurn[], turnCount: number, maxTokens: number): number {
  const { turns, head } = entry;
  let tokens = appended.reduce((sum, turn) => sum + turn.tokenCount, 0);
  let gone = turns.length;
  for (let turn = turns[gone - 1]; turn !== undefined; turn = turns[gone - 1]) {
    tokens += turn.tokenCount;
    if (tokens > maxTokens || turn.turnNumber <= turnCount - head.windowTurns) break;
    gone -= 1;
  }
  return gone;
}

/** Returns the bytes from the first turn of a text to the first one that stays: all that left, and what stood between. */
function skipped(
  left: readonly EntryTurn[],
  kept: readonly EntryTurn[],
  size: 'historyBytes' | 'transcriptBytes',
  separatorBytes: number,
): number {
  let at = 0;
  for (const turn of left) if (turn[size] > 0) at += turn[size] + separatorBytes;
  const followed = kept.some((turn) => turn[size] > 0);
  return followed || at === 0 ? at : at - separatorBytes;
}

/** Returns the entry in the words of `language`: itself where it already is. */
export function inLanguage(entry: ContextEntry, language: string): ContextEntry {
  return entry.head.language === writtenIn(language) ? entry : renderEntry(contextOf(entry), language);
}

/** Returns the context that an entry was rendered from. */
export function contextOf({ head, turns, digests, places, segments, texts }: ContextEntry): ConversationContext {
  let from = 1; // behind the bracket
  return {
    ...head,
    window: turns.map(({ turnNumber, tokens, tokenCount, messageCount, digest, historyBytes }) => {
      const messages = `[${texts.history.toString('utf8', from, from + historyBytes)}]`;
      from += historyBytes === 0 ? 0 : historyBytes + 1; // and its comma
      return { turnNumber, tokens, tokenCount, messageCount, digest, messages };
    }),
    digests,
    places,
    ...(segments !== undefined && { segments }),
  };
}

/** Returns a turn in its two ready forms, without what stands around it. */
function piecesOf(messages: JsonText, words: Words): { readonly history: JsonBytes; readonly transcript: JsonBytes } {
  return { history: Buffer.from(innerStored(messages)), transcript: Buffer.from(transcriptLines(messages, words)) };
}

/** Joins pieces with a separator between those that are not empty. */
function joined(open: string, pieces: readonly JsonBytes[], separator: string, close: string): JsonPieces {
  const parts: (JsonBytes | string)[] = [open];
  for (const piece of pieces) {
    if (piece.length === 0) continue;
    if (parts.length > 1) parts.push(separator);
    parts.push(piece);
  }
  parts.push(close);
  return parts;
}

interface TextPieces {
  readonly history: JsonPieces;
  readonly transcript: JsonPieces;
  readonly places: JsonPieces;
  readonly blocks: Blocks;
}

function textsOf({ history, transcript, places, blocks }: TextPieces): Pick<ContextEntry, 'texts' | 'block'> {
  const { block, views } = joinLines([history, transcript, places, [JSON.stringify(blocks.summary)], [blocks.json]]);
  return { texts: textsFrom(views), block };
}

/** Returns the texts of an entry out of their lines. */
export function textsFrom(lines: readonly JsonBytes[]): Texts {
  const [history = NOTHING, transcript = NOTHING, places = NOTHING, summary = NOTHING, blocks = NOTHING] = lines;
  return { history, transcript, places, summary, blocks };
}

function heading(title: string, words: Words): string {
  return `${title}\n${words.recalled}\n`;
}
