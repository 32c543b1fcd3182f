import type { BaseMessage } from '@langchain/core/messages';
import { renderMemoryBlock } from '../episodes/memory-block.ts';
import { type FactBlock, renderFactBlock } from '../facts/fact-block.ts';
import { unsaidIn } from '../facts/fact-selection.ts';
import type { PlanState } from '../plans/plan-state.ts';
import { countTokensUpTo, MESSAGE_OVERHEAD, REPLY_PRIMING } from '../text/token-counter.ts';
import { compressed, compressionFrom, leftOutOf } from './compressed-entry.ts';
import type { ContextEntry } from './context-entry.ts';
import { fragmented } from './delta/fragments.ts';
import { NO_PROMPT, type OwnPrompt, OwnPrompts } from './delta/own-prompt.ts';
import { NOTHING_REPORTED } from './delta/reported.ts';
import { adaptEntry } from './flow/adapt-entry.ts';
import { ADAPTIVE_DEFAULTS } from './flow/adaptive-settings.ts';
import { flowOf } from './flow/continuity.ts';
import { latestTerms, nearnessTo } from './flow/entry-flow.ts';
import { isShift } from './flow/window-policy.ts';
import { type JsonBytes, type JsonPieces, joinJson } from './json-bytes.ts';
import type { Prompt, PromptRequest } from './prompt.ts';
import { type FixedParts, sectionsOf, total } from './prompt-sections.ts';
import { openAiJson } from './stored-message.ts';
import { wordsFor } from './words.ts';

const TURNS_OF_FACTS = 3; // the turns that may say facts which are not told beside them

const EMPTY_STRING = 2; // bytes of ""
const EMPTY_ARRAY = 2; // bytes of []
const BLOCK_END = '\n\n';

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
        ? compressed(loaded, { least, joint, facts, told: adapted?.segments }, request)
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
