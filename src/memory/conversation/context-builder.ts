import type { BaseMessage } from '@langchain/core/messages';
import { type RecalledMemory, renderMemoryBlock } from '../episodes/memory-block.ts';
import type { NearTurn } from '../episodes/ranked-memories.ts';
import type { CandidateFact } from '../facts/candidate-fact.ts';
import { type FactBlock, renderFactBlock } from '../facts/fact-block.ts';
import { type RankedFact, unsaidIn } from '../facts/fact-selection.ts';
import type { PlanState } from '../plans/plan-state.ts';
import { countTokensUpTo, MESSAGE_OVERHEAD, REPLY_PRIMING } from '../text/token-counter.ts';
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
import { fragmented } from './delta/fragments.ts';
import type { OwnBlock } from './delta/own-blocks.ts';
import { NO_PROMPT, type OwnPrompt, OwnPrompts } from './delta/own-prompt.ts';
import { NOTHING_REPORTED, type Reported } from './delta/reported.ts';
import { excerpt } from './excerpt.ts';
import { adaptEntry } from './flow/adapt-entry.ts';
import { ADAPTIVE_DEFAULTS, type AdaptiveSettings } from './flow/adaptive-settings.ts';
import { flowOf } from './flow/continuity.ts';
import { latestTerms, nearnessTo } from './flow/entry-flow.ts';
import { withoutRepeated } from './flow/repeated-turns.ts';
import { type ChosenWindow, isShift } from './flow/window-policy.ts';
import { type JsonBytes, type JsonPieces, joinJson } from './json-bytes.ts';
import type { Segment } from './segments/segment.ts';
import { SUMMARY_TOKENS } from './session-summary.ts';
import { openAiJson, parseStored, storedJson } from './stored-message.ts';
import { wordsFor } from './words.ts';

/** The share of the budget at which compression starts. */
export const COMPRESSION_THRESHOLD = 0.8;
const DOCUMENTED_BUDGET = 4_000; // tokens: what the adaptive profile's own threshold is a part of

const TURNS_OF_FACTS = 3; // the turns that may say facts which are not told beside them

const EMPTY_STRING = 2; // bytes of ""
const EMPTY_ARRAY = 2; // bytes of []
const BLOCK_END = '\n\n';
const HEADING_TOKENS = 25; // of a block's title and the line under it, in either language

/** Tokens of each part of the prompt; they add up to `estimatedTokens`. */
export interface Sections {
  readonly system: number;
  /** Of the caller's blocks, of the error that a retry is told, of results of tools that are open. */
  readonly blocks: number;
  readonly error: number;
  readonly tool_results: number;
  readonly facts: number;
  readonly memories: number;
  readonly summaries: number;
  readonly places: number;
  readonly history: number;
  readonly query: number;
}

export interface PromptRequest {
  readonly sessionId: string;
  readonly currentQuery: string;
  readonly systemPrompt: string | null;
  /** The caller's blocks, and what the session's turns reported, by which they stand; none where they are absent. */
  readonly blocks?: readonly OwnBlock[] | undefined;
  readonly reported?: Reported | undefined;
  readonly maxTokens: number;
  readonly language: string;
  readonly messageFormat: 'langchain' | 'openai';
  /** How an adaptive window is chosen; null: the window is shown as it was loaded. */
  readonly adaptive: AdaptivePrompt | null;
  /** Memories by score, the best first. */
  readonly memories: readonly RecalledMemory[];
  readonly telling: MemoryTelling;
  /** Facts by rank, the best first; those that a turn says which the prompt shows are not told again. */
  readonly facts: readonly RankedFact[];
}

/** The numbers of the adaptive profile, and the most turns that the request wants shown whole; null: as many as the policy chooses. */
export interface AdaptivePrompt {
  readonly settings: AdaptiveSettings;
  readonly requested: number | null;
  /** The nearness of the query to the last turns, where the vectors tell it; else words alone do. */
  readonly lately?: readonly NearTurn[];
}

/** The bounds and the manner in which a prompt tells memories. */
export interface MemoryTelling {
  /** The number of memories that may be shown, and the tokens of what they tell; null: what the budget has room for. */
  readonly limit: number | null;
  readonly tokens: number | null;
  /** True when the telling stops where what is left hardly answers. */
  readonly stops: boolean;
  /** True when each line shows the type and score of its memory. */
  readonly debug: boolean;
}

/** A prompt that fits its budget: ready JSON texts and the figures that go with them. */
export interface Prompt {
  readonly entry: ContextEntry;
  /** The window that the adaptive profile chose; null in the standard one. */
  readonly window: ChosenWindow | null;
  /** The segments that stand for what the adaptive window does not show. */
  readonly segments: readonly Segment[];
  /** True when the query goes on to another matter. */
  readonly topicShift: boolean;
  /** How the query goes on from the last turns, 0 to 1; null where that cannot be told. */
  readonly continuity: number | null;
  /** JSON array of messages in the asked format. */
  readonly historyMessages: JsonBytes;
  /** JSON string of the caller's system prompt, enhanced; of what is remembered alone where the request brought none. */
  readonly systemPrompt: JsonPieces;
  /** JSON array of the system message, left out where it would say nothing, the history and the current query. */
  readonly messages: JsonPieces;
  /** The caller's own part of it. */
  readonly own: OwnPrompt;
  /** The messages of the window of which only fragments are shown: documents, in the adaptive profile. */
  readonly fragments: number;
  /** The facts that the prompt shows. */
  readonly facts: readonly CandidateFact[];
  readonly memories: readonly RecalledMemory[];
  readonly sections: Sections;
  readonly estimatedTokens: number;
  readonly tokensRemaining: number;
  /** True when the budget made it leave something out or cut it short. */
  readonly compressed: boolean;
  /** Tokens of the whole context before anything was left out. */
  readonly tokensBefore: number;
  /** True when those were past the threshold, even if nothing could be left out. */
  readonly neededCompression: boolean;
  /** What the budget made it leave out, in the order in which it gives way. */
  readonly leftOut: LeftOut;
}

/** The parts of a context that its budget left out of the prompt. */
export interface LeftOut {
  /** The tokens of the summary that gave way, and true where the places did. */
  readonly summaryTokens: number;
  readonly places: boolean;
  /** The numbers of the turns that a newer one says again, and of those that went by their age. */
  readonly repeatedTurns: readonly number[];
  readonly agedTurns: readonly number[];
}

/** Builds prompts out of a loaded context: formats, enhances the system prompt, and keeps to the budget whatever comes in. */
export class ContextBuilder {
  readonly #own = new OwnPrompts();

  /**
   * Builds the prompt within `maxTokens`. Throws `query_over_budget` where the query, with the caller's own system prompt and blocks,
   * cannot fit: those are never cut.
   */
  buildPrompt(given: ContextEntry, request: PromptRequest): Prompt {
    const adaptive = request.adaptive;
    const query = flowOf(
      request.currentQuery,
      latestTerms(given, given.turns.length),
      request.language,
      nearnessTo(given, adaptive?.lately ?? []),
    );
    const shown = adaptive === null ? null : fragmented(given, request.currentQuery, request.language);
    const adapted = adaptive === null || shown === null ? null : adaptEntry(shown.entry, query, adaptive);
    const loaded = adapted?.entry ?? given;
    const words = wordsFor(request.language);
    const queryTokens = MESSAGE_OVERHEAD + countTokensUpTo(request.currentQuery, request.maxTokens) + REPLY_PRIMING;
    const { blocks = [], reported = NOTHING_REPORTED } = request;
    const { systemPrompt: ownPrompt, currentQuery, maxTokens } = request;
    const system = this.#own.of(
      { systemPrompt: ownPrompt, blocks, reported, currentQuery, maxTokens },
      queryTokens,
      words,
    );
    const least = queryTokens + system.tokensAlone;

    // Facts are given up last of all, so they come first.
    const joint = system.tokensBeforeBlocks - system.tokensAlone;
    const compressFrom = compressionFrom(adaptive);
    const threshold = Math.floor(request.maxTokens * compressFrom);
    /** Fits what the prompt tells into its budget, as far as the facts go that these turns do not show. */
    const fitted = (turns: ContextEntry['turns']) => {
      const told = unsaidIn(turns, request.facts);
      const facts = renderFactBlock(told, words, request.maxTokens - least - joint);
      const fixed = { system, queryTokens, factTokens: facts.tokens };
      const tokensBefore = total(sectionsOf(loaded, fixed, 0));
      const neededCompression = tokensBefore > threshold;
      const cut = neededCompression
        ? this.#compress(loaded, { least, joint, facts, told: adapted?.segments }, request)
        : { entry: loaded, repeated: [] };
      return { told, facts, fixed, tokensBefore, neededCompression, ...cut };
    };
    let fit = fitted(loaded.turns);
    // A turn that had to go takes along the facts that it said: they are told then, which may cost another one.
    for (let turns = TURNS_OF_FACTS; turns > 0; turns -= 1) {
      if (unsaidIn(fit.entry.turns, request.facts).length === fit.told.length) break;
      fit = fitted(fit.entry.turns);
    }
    const { facts, fixed, tokensBefore, neededCompression, entry, repeated } = fit;
    const memory = this.#memoryBlock(entry, fixed, joint, facts, request);
    const sections = sectionsOf(entry, fixed, memory.tokens);
    const estimatedTokens = total(sections);

    const openai = request.messageFormat === 'openai';
    const historyMessages = openai ? Buffer.from(openAiJson(entry.texts.history.toString())) : entry.texts.history;
    const systemPrompt = enhanced(system, facts, memory.text, entry.texts.blocks);
    const marks = MARKS[request.messageFormat];
    const messages = [
      '[',
      ...(systemPrompt === NO_PROMPT.whole ? [] : [marks.system, ...systemPrompt, marks.next]),
      ...(historyMessages.length === EMPTY_ARRAY ? [] : [historyMessages.subarray(1, -1), ',']),
      `${marks.query}${JSON.stringify(request.currentQuery)}${marks.end}]`,
    ];
    return {
      entry,
      window: adapted?.window ?? null,
      segments: adapted?.segments ?? [],
      topicShift: isShift(query, adaptive?.settings ?? ADAPTIVE_DEFAULTS),
      continuity: query.continuity,
      historyMessages,
      systemPrompt,
      messages,
      own: system,
      fragments: shown?.fragments ?? 0,
      facts: facts.shown,
      memories: memory.shown,
      sections,
      estimatedTokens,
      tokensRemaining: request.maxTokens - estimatedTokens,
      compressed: entry !== loaded,
      leftOut: leftOutOf(loaded, entry, repeated),
      tokensBefore,
      neededCompression,
    };
  }

  /** Returns the prompt as LangChain messages: SystemMessage, the history, HumanMessage. */
  async buildMessages(
    loaded: ContextEntry,
    request: PromptRequest & { readonly systemPrompt: string },
  ): Promise<BaseMessage[]> {
    const { messages } = this.buildPrompt(loaded, { ...request, messageFormat: 'langchain' });
    // Loaded when first asked for: it is 10 MB that a worker serving JSON never needs.
    const { mapStoredMessagesToChatMessages } = await import('@langchain/core/messages');
    return mapStoredMessagesToChatMessages(JSON.parse(joinJson(messages).toString()));
  }

  /** Returns the window as one string: `Usuario: …` and `Asistente: …`, a line each. */
  buildStringContext(loaded: ContextEntry): string {
    return JSON.parse(loaded.texts.transcript.toString()) as string;
  }

  /** Returns the plan as the session's turns told it, in their `extra_metadata.plan_params`. */
  extractPlanState(loaded: ContextEntry): PlanState {
    return loaded.head.planState;
  }

  /**
   * Returns the memories that fit in what the rest of the prompt leaves of the budget, without those that the window shows
   * anyway, and without facts that are told as such. They are the first to go, so they are put in last.
   */
  #memoryBlock(entry: ContextEntry, fixed: FixedParts, joint: number, facts: FactBlock, request: PromptRequest) {
    const { head, texts, turns } = entry;
    const bare = texts.blocks.length === EMPTY_STRING;
    const first = bare && fixed.factTokens === 0;
    const room = request.maxTokens - total(sectionsOf(entry, fixed, 0)) - (first ? joint : 0);
    const toldFacts = new Set(facts.shown.map((fact) => fact.id));
    const oldest = turns[0]?.turnNumber ?? Number.POSITIVE_INFINITY;
    // A segment that the blocks tell of is a memory too.
    const isTold = (content: string) => texts.blocks.includes(JSON.stringify(content).slice(1, -1));
    const fresh = request.memories.filter(({ id, type, content, ofFact, sessionId, turnNumber }) => {
      if (ofFact && toldFacts.has(id)) return false;
      if (type === 'summary' && isTold(content)) return false;
      if (sessionId !== request.sessionId || turnNumber === null) return true;
      return turnNumber < oldest || turnNumber > head.totalTurns;
    });
    const { limit, tokens, stops, debug } = request.telling;
    return renderMemoryBlock(fresh.slice(0, limit ?? fresh.length), wordsFor(request.language), {
      room: Math.min(room, tokens ?? room),
      followed: !bare,
      stops,
      debug,
    });
  }

  /**
   * Cuts the entry down to the budget and keeps, in this order, the newest turns of the window (the newest one shortened if it
   * must be; those that a newer one says again go first), then the places, then the summary, which takes in the turns that had to go. Nothing is lost: it is only not shown.
   */
  #compress(loaded: ContextEntry, { least, joint, facts, told }: PromptParts, request: PromptRequest): Compressed {
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
}

/** The JSON around the texts of a prompt's messages, by format. */
const MARKS = {
  langchain: {
    system: '{"type":"system","data":{"content":',
    next: '}},',
    query: '{"type":"human","data":{"content":',
    end: '}}',
  },
  openai: { system: '{"role":"system","content":', next: '},', query: '{"role":"user","content":', end: '}' },
} as const;

/** Returns a system prompt with what is remembered behind it: facts, memories, and the session's blocks. */
function enhanced(system: OwnPrompt, facts: FactBlock, memories: string, blocks: JsonBytes): JsonPieces {
  const bare = blocks.length === EMPTY_STRING;
  const followed = facts.text !== '' && (memories !== '' || !bare);
  const recalled = JSON.stringify(facts.text + (followed ? BLOCK_END : '') + memories).slice(1, -1);
  return bare && recalled === '' ? system.whole : [...system.beforeBlocks, recalled, blocks.subarray(1)];
}

/** Returns what of a loaded context the prompt does not show; `repeated`: the turns that went because they are said again. */
function leftOutOf(loaded: ContextEntry, shown: ContextEntry, repeated: readonly number[]): LeftOut {
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
function compressionFrom(adaptive: AdaptivePrompt | null): number {
  return adaptive === null ? COMPRESSION_THRESHOLD : adaptive.settings.aggressiveTokens / DOCUMENTED_BUDGET;
}

/** An entry cut down to the budget, and the turns that went because a newer one says them again. */
interface Compressed {
  readonly entry: ContextEntry;
  readonly repeated: readonly number[];
}

/** The parts of a prompt that stand before its conversation is cut down. */
interface PromptParts {
  readonly least: number;
  readonly joint: number;
  readonly facts: FactBlock;
  readonly told: readonly Segment[] | undefined;
}

/** The parts of a prompt that no budget changes any more. */
interface FixedParts {
  readonly system: OwnPrompt;
  readonly queryTokens: number;
  readonly factTokens: number;
}

function sectionsOf({ head }: ContextEntry, fixed: FixedParts, memoryTokens: number): Sections {
  const { system, queryTokens, factTokens } = fixed;
  const bare = head.summaryTokens + head.placesTokens + memoryTokens + factTokens === 0;
  return {
    system: (bare ? system.tokensAlone : system.tokensBeforeBlocks) - system.blocks - system.error - system.toolResults,
    blocks: system.blocks,
    error: system.error,
    tool_results: system.toolResults,
    facts: factTokens,
    memories: memoryTokens,
    summaries: head.summaryTokens,
    places: head.placesTokens,
    history: head.historyTokens,
    query: queryTokens,
  };
}

function total(sections: Sections): number {
  return (
    sections.system +
    sections.blocks +
    sections.error +
    sections.tool_results +
    sections.facts +
    sections.memories +
    sections.summaries +
    sections.places +
    sections.history +
    sections.query
  );
}
