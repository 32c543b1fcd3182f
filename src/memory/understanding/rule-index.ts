import { inExactRoom } from '../exact-room.ts';
import { KeyFilter } from './key-filter.ts';
import type { Matcher } from './matcher.ts';
import type { NeededKeys } from './needed-keys.ts';
import type { ReadText } from './read-text.ts';
import { CAPITAL, type Token } from './token.ts';

/** A rule made ready to run. */
export interface ReadyRule {
  /** Its place in the table. */
  readonly order: number;
  readonly matcher: Matcher;
  /** The keys of the token behind the one that it begins at; null where any may stand there. */
  readonly second: NeededKeys | null;
}

/** Rules to be tried at a token, and what of each is looked at first, side by side: most are ruled out by it, with no look at themselves. */
export interface Candidates {
  readonly rules: readonly ReadyRule[];
  /** The keys of the token behind, and those that the fewest texts have; `NO_KEYS` where any will do. */
  readonly seconds: readonly number[];
  readonly rarest: readonly number[];
}

export const NO_KEYS = -1;

function candidatesOf(rules: readonly ReadyRule[]): Candidates {
  if (rules.length === 0) return NO_RULES;
  return {
    rules,
    seconds: rules.map(({ second }) => second ?? NO_KEYS),
    rarest: rules.map(({ matcher }) => matcher.needs?.[0] ?? NO_KEYS),
  };
}

const NO_RULES: Candidates = { rules: [], seconds: [], rarest: [] };

/** The rules of a table by the words that they may begin with. */
export class RuleIndex {
  readonly #index = new Map<string, ReadyRule | readonly ReadyRule[]>();
  /** The rules that may begin with any word. */
  readonly #anywhere: ReadyRule[] = [];
  readonly #filter: KeyFilter;
  /** True where rules may begin with any word that has a capital. */
  readonly #beginsCapitals: boolean;
  /** The text that was read last, and those of the rules that may begin anywhere which it has the words for. */
  #text: ReadText | undefined;
  #inText = NO_RULES;

  /** `firstKeys`: of each rule the keys that it may begin with; null where any will do. */
  constructor(rules: readonly ReadyRule[], firstKeys: readonly (readonly string[] | null)[]) {
    const index = new Map<string, ReadyRule[]>();
    for (const [place, ready] of rules.entries()) {
      const first = firstKeys[place] ?? null;
      if (first === null) this.#anywhere.push(ready);
      for (const key of new Set(first)) {
        const rules = index.get(key);
        if (rules === undefined) index.set(key, [ready]);
        else rules.push(ready);
      }
    }
    for (const [key, rules] of index)
      this.#index.set(key, rules.length === 1 ? (rules[0] as ReadyRule) : inExactRoom(rules));
    this.#filter = new KeyFilter(this.#index.keys());
    this.#beginsCapitals = this.#index.has(CAPITAL);
  }

  /** The keys of the tokens that a rule may begin at; null where one may begin anywhere. */
  get keys(): readonly string[] | null {
    return this.#anywhere.length > 0 ? null : [...this.#index.keys()];
  }

  /** Returns the rules that may begin at a word, besides those that may anywhere. */
  rulesAt(token: Token): Candidates {
    if (!this.#filter.mayHold(token) && !(this.#beginsCapitals && token.isCapital)) return NO_RULES;
    return (token.notes.get(this) as Candidates | undefined) ?? this.#noteRules(token);
  }

  /** Returns the rules that may begin anywhere, as far as a text has their words. */
  anywhereIn(text: ReadText): Candidates {
    if (this.#anywhere.length === 0) return NO_RULES;
    if (this.#text !== text) {
      this.#text = text;
      this.#inText = candidatesOf(
        this.#anywhere.filter(({ matcher: { needs } }) => needs === null || text.mayHold(needs)),
      );
    }
    return this.#inText;
  }

  #noteRules({ keys, notes }: Token): Candidates {
    const rules = candidatesOf([...new Set(keys.flatMap((key) => this.#index.get(key) ?? []))]);
    notes.set(this, rules);
    return rules;
  }
}
