/** How an entry is cut down to its budget. */
import type { FactBlock } from '../facts/fact-block.ts';
import {
  type Blocks,
  type ContextEntry,
  contextOf,
  renderBlocks,
  renderEntry,
  type ToldSegments,
  unseenMessages,
} from './context-entry.ts';
import type { ConversationContext, WindowTurn } from './conversation-context.ts';
import { excerpt } from './excerpt.ts';
import { withoutRepeated } from './flow/repeated-turns.ts';
import type { AdaptivePrompt, LeftOut, PromptRequest } from './prompt.ts';
import type { Segment } from './segments/segment.ts';
import { SUMMARY_TOKENS } from './session-summary.ts';
import { parseStored, storedJson } from './stored-message.ts';

/** The share of the budget at which compression starts. */
const COMPRESSION_THRESHOLD = 0.8;
const DOCUMENTED_BUDGET = 4_000; // tokens: what the adaptive profile's own threshold is a part of

const HEADING_TOKENS = 25; // of a block's title and the line under it, in either language

/** An entry cut down to the budget, and the turns that went because a newer one says them again. */
export interface Compressed {
  readonly entry: ContextEntry;
  readonly repeated: readonly number[];
}

/** The parts of a prompt that stand before its conversation is cut down. */
export interface PromptParts {
  readonly least: number;
  readonly joint: number;
  readonly facts: FactBlock;
  readonly told: readonly Segment[] | undefined;
}

/**
 * Cuts the entry down to the budget and keeps, in this order, the newest turns of the window (the newest one shortened if it
 * must be; those that a newer one says again go first), then the places, then the summary, which takes in the turns that had to go. Nothing is lost: it is only not shown.
 */
export function compressed(
  loaded: ContextEntry,
  { least, joint, facts, told }: PromptParts,
  request: PromptRequest,
): Compressed {
  const context = contextOf(loaded);
  const { adaptive } = request;
  const compressFrom = compressionFrom(adaptive);
  const tellsFacts = facts.tokens > 0;
  const kept = least + (tellsFacts ? joint + facts.tokens : 0);
  const hardRoom = request.maxTokens - kept;
  // A caller whose own text takes more than half of the budget has the threshold applied to what it left.
  const room =
    kept > request.maxTokens / 2
      ? Math.floor(hardRoom * compressFrom)
      : Math.floor(request.maxTokens * compressFrom) - kept;

  const { window: said, repeated } = withoutRepeated(context.window, room, loaded.head.language);
  const window = fitWindow(said, room, hardRoom);
  const stays = new Set(window.map(({ turnNumber }) => turnNumber));
  const gone = context.window.filter(({ turnNumber }) => !stays.has(turnNumber));
  const cut: ConversationContext = {
    ...context,
    window,
    digests: [...context.digests, ...gone.map((turn) => turn.digest)],
  };
  const left = room - window.reduce((sum, turn) => sum + turn.tokens, 0) - (tellsFacts ? 0 : joint);
  const segments =
    adaptive === null || told === undefined ? undefined : { segments: told, settings: adaptive.settings };
  const blocks = fitBlocks(cut, request.language, left, segments);

  const same =
    gone.length === 0 && window.at(-1) === context.window.at(-1) && blocks.json === loaded.texts.blocks.toString();
  return { entry: same ? loaded : renderEntry(cut, request.language, blocks), repeated };
}

/** Returns what of a loaded context the prompt does not show; `repeated`: the turns that went because they are said again. */
export function leftOutOf(loaded: ContextEntry, shown: ContextEntry, repeated: readonly number[]): LeftOut {
  const stays = new Set(shown.turns.map(({ turnNumber }) => turnNumber));
  const gone =
    loaded === shown ? [] : loaded.turns.map(({ turnNumber }) => turnNumber).filter((one) => !stays.has(one));
  return {
    summaryTokens: Math.max(0, loaded.head.summaryTokens - shown.head.summaryTokens),
    places: loaded.head.placesTokens > 0 && shown.head.placesTokens === 0,
    repeatedTurns: repeated,
    agedTurns: gone.filter((turnNumber) => !repeated.includes(turnNumber)),
  };
}

/** Returns the newest turns that fit into `room`; the newest of all may take `hardRoom`, and is shortened where even that is too little. */
function fitWindow(window: readonly WindowTurn[], room: number, hardRoom: number): WindowTurn[] {
  const newest = window.at(-1);
  if (newest === undefined) return [];
  if (newest.tokens > hardRoom) {
    const short = excerpt(parseStored(newest.messages), room);
    return short === null ? [] : [{ ...newest, messages: storedJson(short.messages), tokens: short.tokens }];
  }
  let left = room - newest.tokens;
  let from = window.length - 1;
  for (let turn = window[from - 1]; turn !== undefined && turn.tokens <= left; turn = window[from - 1]) {
    left -= turn.tokens;
    from -= 1;
  }
  return window.slice(from);
}

/** Renders summary and places within `room` tokens: the summary gives way first. */
function fitBlocks(context: ConversationContext, language: string, room: number, told?: ToldSegments): Blocks {
  const sources = { ...context, unseen: unseenMessages(context), told };
  let blocks = renderBlocks(sources, language, { summaryTokens: SUMMARY_TOKENS, places: true });
  const over = blocks.summaryTokens + blocks.placesTokens - room;
  if (over <= 0) return blocks;
  for (const parts of [
    { summaryTokens: SUMMARY_TOKENS - over, places: true },
    { summaryTokens: 0, places: true },
    { summaryTokens: Math.min(SUMMARY_TOKENS, room - HEADING_TOKENS), places: false },
    { summaryTokens: 0, places: false },
  ]) {
    blocks = renderBlocks(sources, language, parts);
    if (blocks.summaryTokens + blocks.placesTokens <= room) break;
  }
  return blocks;
}

/** Returns the share of the budget at which a context is compressed. */
export function compressionFrom(adaptive: AdaptivePrompt | null): number {
  return adaptive === null ? COMPRESSION_THRESHOLD : adaptive.settings.aggressiveTokens / DOCUMENTED_BUDGET;
}
