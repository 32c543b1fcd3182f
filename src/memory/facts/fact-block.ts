/** The `<memory>` block of a system prompt: what is known of the user, a line a fact, the best ones that fit. */

import type { Words } from '../conversation/words.ts';
import { countShort, countTokensUpTo } from '../text/token-counter.ts';
import type { CandidateFact } from './candidate-fact.ts';
import type { RankedFact } from './fact-selection.ts';

/** The size of the whole block: the tokens that the documents allow for facts in a prompt. */
export const FACT_BLOCK_TOKENS = 150;
/** The share of the lines that stand whatever is asked, while others wait: a name and two standing wishes, or three. */
const STANDING_TOKENS = 60;

const TAIL = '</memory>'; // its last bracket is one token, whether or not two line breaks follow it
const LONGEST_COUNTED = 1_000; // characters of a line that is counted, and remembered, in one go

export interface FactBlock {
  /** The facts that fit, as the block shows them. */
  readonly shown: readonly CandidateFact[];
  readonly text: string;
  readonly tokens: number;
}

const NO_BLOCK: FactBlock = { shown: [], text: '', tokens: 0 };

/** Renders the block within `room` tokens and 150. A fact that does not fit is left out and the next one tried. */
export function renderFactBlock(told: readonly RankedFact[], words: Words, room: number): FactBlock {
  if (told.length === 0) return NO_BLOCK;
  const head = `<memory>\n${words.factsHeading}\n`;
  const frame = countShort(head) + countShort(TAIL);
  const left = Math.min(room, FACT_BLOCK_TOKENS) - frame;
  const lines = new Map<RankedFact, string>();
  let taken = 0;
  let standing = 0;

  const take = (ranked: RankedFact, mayStand: number) => {
    if (lines.has(ranked)) return;
    const line = factLine(ranked.fact);
    // The encoding splits after a line break and before the mark that begins the next line, so the lines add up.
    const tokens = line.length <= LONGEST_COUNTED ? countShort(`${line}\n`) : countTokensUpTo(`${line}\n`, left);
    if (taken + tokens > left || (ranked.fact.standing && standing + tokens > mayStand)) return;
    if (ranked.fact.standing) standing += tokens;
    taken += tokens;
    lines.set(ranked, line);
  };
  const touched = ({ relevance }: RankedFact) => relevance > 0;
  // First what stands, in its share; then what the query is about; then what of either is left.
  for (const ranked of told) if (ranked.fact.standing) take(ranked, STANDING_TOKENS);
  for (const ranked of told.filter(touched)) take(ranked, left);
  for (const ranked of told) take(ranked, left);

  const shown = told.filter((ranked) => lines.has(ranked));
  if (shown.length === 0) return NO_BLOCK;
  const text = shown.map((ranked) => `${lines.get(ranked)}\n`).join('');
  return {
    shown: shown.map(({ fact }) => fact),
    text: head + text + TAIL,
    tokens: frame + taken,
  };
}

/** Renders a fact on one line, with nothing in it that could close the block: "- nombre: se llama Juan". */
export function factLine({ key, value }: Pick<CandidateFact, 'key' | 'value'>): string {
  return `- ${asLineText(key)}: ${asLineText(value)}`;
}

// Line breaks of every kind, control characters, and marks that change the direction or hide what follows.
const UNWRITTEN = /[\s\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

function asLineText(text: string): string {
  return text.replace(UNWRITTEN, ' ').replaceAll('<', '‹').replaceAll('>', '›').trim();
}
