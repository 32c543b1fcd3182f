/** The caller's own part of a prompt, with its tokens: its system prompt, its blocks, the error of a retry, results that are open. */
import { LRUCache } from 'lru-cache';
import { HipocampoError } from '../../../errors.ts';
import { countTokens, countTokensUpTo, MESSAGE_OVERHEAD } from '../../text/token-counter.ts';
import type { JsonPieces } from '../json-bytes.ts';
import type { Words } from '../words.ts';
import { type LeftOutBlock, type OwnBlock, standing } from './own-blocks.ts';
import type { Reported } from './reported.ts';
import { hashOfQuery } from './turn-report.ts';

const PROMPTS_REMEMBERED = 200; // an agent has a handful of system prompts; each is counted once, not at every build
const LONGEST_REMEMBERED = 100_000; // characters
const BLOCK_END = '\n\n';

/** A system prompt as JSON text, with the tokens of its message: by itself, and with the line break before what is added to it. */
interface CountedPrompt {
  readonly whole: JsonPieces;
  /** The text as far as what is added to it. */
  readonly beforeBlocks: JsonPieces;
  readonly tokensAlone: number;
  readonly tokensBeforeBlocks: number;
}

/** A request without a system prompt: there is a message only where something is added to nothing. */
export const NO_PROMPT: CountedPrompt = {
  whole: ['""'],
  beforeBlocks: ['"'],
  tokensAlone: 0,
  tokensBeforeBlocks: MESSAGE_OVERHEAD,
};

/** The caller's own part of a prompt. */
export interface OwnPrompt extends CountedPrompt {
  /** Of its tokens, those of the blocks, of the error and of the open results; the rest is the system prompt's. */
  readonly blocks: number;
  readonly error: number;
  readonly toolResults: number;
  readonly leftOut: readonly LeftOutBlock[];
  /** The error that the prompt tells; null where this is no retry of what failed. */
  readonly lastError: string | null;
  /** The tokens of the system prompt with every block, whatever its condition, and of what is told of errors and results. */
  readonly tokensOfAll: number;
}

export interface OwnRequest {
  readonly systemPrompt: string | null;
  readonly blocks: readonly OwnBlock[];
  readonly reported: Reported;
  readonly currentQuery: string;
  readonly maxTokens: number;
}

/** Puts the caller's own parts of prompts together, and remembers the tokens of those that come again and again. */
export class OwnPrompts {
  readonly #counted = new LRUCache<string, CountedPrompt>({ max: PROMPTS_REMEMBERED });

  /**
   * Returns the caller's own part of a prompt beside a query of `queryTokens`. Throws `query_over_budget` where the system prompt
   * and the blocks that stand cannot fit: they are never cut. Error and results are left out where they do not fit.
   */
  of(request: OwnRequest, queryTokens: number, words: Words): OwnPrompt {
    const { systemPrompt, reported, maxTokens } = request;
    const alone = this.#prompt(systemPrompt === null ? [] : [systemPrompt], maxTokens);
    const { shown, leftOut } = standing(request.blocks, reported);
    const told = shown.length === 0 ? alone : this.#withBlocks(systemPrompt, shown, maxTokens);
    if (queryTokens + told.tokensAlone > maxTokens) {
      const parts = `${systemPrompt === null ? '' : ', the system prompt'}${shown.length === 0 ? '' : ', the blocks'}`;
      throw new HipocampoError(
        'query_over_budget',
        `the query${parts.replace(/, ([^,]+)$/, ' and $1')} take more than the budget of ${maxTokens} tokens`,
      );
    }
    const all = leftOut.length === 0 ? told : this.#withBlocks(systemPrompt, request.blocks, maxTokens);
    const failure = failureOf(request);
    const error = failure === null ? '' : `${words.errorHeading}\n${words.recalled}\n${failure}`;
    const results =
      reported.openResults.length === 0
        ? ''
        : `${words.openResultsHeading}\n${words.recalled}\n${reported.openResults.join('\n')}`;
    const room = maxTokens - queryTokens;
    const withError = extended(told, error, room);
    const withResults = extended(withError, results, room);
    const base = systemPrompt === null && told !== NO_PROMPT ? MESSAGE_OVERHEAD : alone.tokensAlone;
    return {
      whole: withResults.whole,
      beforeBlocks: withResults.beforeBlocks,
      tokensAlone: withResults.tokensAlone,
      tokensBeforeBlocks: withResults.tokensBeforeBlocks,
      // With nothing behind them the parts end without a line break.
      blocks: told.tokensAlone - base,
      error: withError.tokensAlone - told.tokensAlone,
      toolResults: withResults.tokensAlone - withError.tokensAlone,
      leftOut,
      lastError: withError === told ? null : failure,
      tokensOfAll: all.tokensAlone + withResults.tokensAlone - told.tokensAlone,
    };
  }

  #withBlocks(systemPrompt: string | null, blocks: readonly OwnBlock[], maxTokens: number): CountedPrompt {
    return this.#prompt([systemPrompt ?? '', ...blocks.map(({ content }) => content)].filter(Boolean), maxTokens);
  }

  /** Returns parts of a system prompt as JSON text with their tokens, alone and with the line break before what is added to them. */
  #prompt(parts: readonly string[], maxTokens: number): CountedPrompt {
    if (parts.length === 0) return NO_PROMPT;
    const text = parts.join(BLOCK_END);
    const known = this.#counted.get(text);
    if (known !== undefined) return known;
    const json = Buffer.from(JSON.stringify(text));
    const counted = {
      whole: [json],
      beforeBlocks: [json.subarray(0, -1), '\\n\\n'],
      tokensAlone: MESSAGE_OVERHEAD + countTokensUpTo(text, maxTokens),
      tokensBeforeBlocks: MESSAGE_OVERHEAD + countTokensUpTo(text + BLOCK_END, maxTokens),
    };
    // One over this budget was not counted to its end, and may fit a later one.
    if (text.length <= LONGEST_REMEMBERED && counted.tokensAlone <= maxTokens + MESSAGE_OVERHEAD)
      this.#counted.set(text, counted);
    return counted;
  }
}

/** Returns the prompt with a part behind it that begins with a mark, before which the encoding splits; as it is where that would not fit. */
function extended(prompt: CountedPrompt, part: string, room: number): CountedPrompt {
  if (part === '') return prompt;
  const tokensAlone = prompt.tokensBeforeBlocks + countTokens(part);
  if (tokensAlone > room) return prompt;
  const before = [...prompt.beforeBlocks, JSON.stringify(part).slice(1, -1)];
  return {
    whole: [...before, '"'],
    beforeBlocks: [...before, '\\n\\n'],
    tokensAlone,
    tokensBeforeBlocks: prompt.tokensBeforeBlocks + countTokens(part + BLOCK_END),
  };
}

/** Returns the error of the last turn, where the same query comes again. */
function failureOf({ reported, currentQuery }: OwnRequest): string | null {
  const { failure } = reported.last;
  return failure !== null && failure.query === hashOfQuery(currentQuery) ? failure.error : null;
}
