import { firstAndWithin, Matcher, matchedTo, type Reader } from './matcher.ts';
import { HELD, secondBits } from './needed-keys.ts';
import { headOf, linesOf, NotationError, ruleOf } from './notation.ts';
import type { Names } from './pattern-names.ts';
import type { ReadText } from './read-text.ts';
import { type Candidates, NO_KEYS, type ReadyRule, RuleIndex } from './rule-index.ts';
import { secondKeys } from './second-keys.ts';

/** A rule's call of a function of its slot, with the values that it captured. */
export interface Call {
  readonly call: string;
  /** The words behind the function's name: names of captures, or words that the function knows. */
  readonly args: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** A place where a rule matches. `value` is the text, the captured value or the call that the rule yields. */
export interface Match {
  /** The place of the rule in its table. */
  readonly order: number;
  readonly from: number;
  readonly to: number;
  readonly value: unknown;
}

/** A rule that matches at a token, up to `to`. */
interface Found {
  readonly ready: ReadyRule;
  readonly to: number;
  readonly values: Record<string, unknown>;
}

/** The values of rules that capture none. */
const NO_VALUES: Record<string, unknown> = Object.freeze({});

/**
 * The rules of a table, made ready once. A rule is tried only at tokens that it can begin with, so that a text costs the look-ups of its words
 * and hardly more.
 */
export class RuleSet {
  /** The rules that may begin at a token that a clause begins at, and those that may at another. */
  readonly #opening: RuleIndex;
  readonly #within: RuleIndex;

  constructor(table: string, names: Names) {
    const ready: ReadyRule[] = [];
    const opening: (readonly string[] | null)[] = [];
    const within: (readonly string[] | null)[] = [];
    for (const [order, line] of linesOf(table).entries()) {
      const { pattern } = ruleOf(line);
      const [first, elsewhere] = firstAndWithin(pattern, names);
      if (first?.length === 0) throw new NotationError(line, 'no word that it begins with');
      const matcher = new Matcher(headOf(line), pattern, names);
      ready.push({ order, matcher, second: secondKeys(pattern, names) });
      opening.push(first);
      within.push(elsewhere);
    }
    this.#opening = new RuleIndex(ready, opening);
    this.#within = new RuleIndex(ready, within);
  }

  /** The keys of the tokens that a rule may begin at; null where one may begin anywhere. */
  get first(): readonly string[] | null {
    return this.#opening.keys;
  }

  /** True where any rule matches. */
  matches(text: ReadText): boolean {
    return text.tokens.some((_token, at) => this.at(text, at) !== undefined);
  }

  /** Returns the longest match at a token; of two as long, that of the earlier rule. */
  at(text: ReadText, at: number): Match | undefined {
    const best = longest(this.#foundAt(text, at));
    if (best === undefined) return undefined;
    const { order, matcher } = best.ready;
    return { order, from: at, to: best.to, value: yieldedBy(matcher, best.values, text, at, best.to) };
  }

  /** Returns the rules that match at a token. */
  #foundAt(text: ReadText, at: number): readonly Found[] {
    const token = text.tokens[at];
    if (token === undefined) return NOTHING_FOUND;
    const index = text.begins(at) ? this.#opening : this.#within;
    const own = index.rulesAt(token);
    const anywhere = index.anywhereIn(text);
    if (anywhere.rules.length === 0) return own.rules.length === 0 ? NOTHING_FOUND : found(own, text, at);
    const foundAnywhere = found(anywhere, text, at);
    if (own.rules.length === 0) return foundAnywhere;
    const here = found(own, text, at);
    return foundAnywhere.length === 0 ? here : [...here, ...foundAnywhere];
  }

  /** Returns the matches of a text from left to right, none within another. `from` and `to` bound where they begin. */
  all(text: ReadText, from = 0, to = text.tokens.length): Match[] {
    const found: Match[] = [];
    for (let at = from; at < to; ) {
      const match = this.at(text, at);
      if (match !== undefined) found.push(match);
      at = match?.to ?? at + 1;
    }
    return found;
  }

  /**
   * The same, but where the longest match is refused, the longest that is not; what `told` makes of a match is returned, and refuses it where it is
   * empty. Within a match `told` is asked as well, of shorter ones, with `isWithin`.
   */
  told<Told>(text: ReadText, told: (match: Match, isWithin: boolean) => readonly Told[]): Told[] {
    const all: Told[] = [];
    let behind = 0;
    for (let at = 0; at < text.tokens.length; ) {
      let to = at + 1;
      for (const match of this.#matchesAt(text, at)) {
        const isWithin = at < behind;
        if (isWithin && match.to > behind) continue;
        const found = told(match, isWithin);
        if (found.length === 0) continue;
        all.push(...found);
        if (isWithin) to = match.to;
        else behind = match.to;
        break;
      }
      at = to;
    }
    return all;
  }

  /** Every match at a token, the longest first; of two as long, that of the earlier rule. */
  #matchesAt(text: ReadText, at: number): Match[] {
    const found = this.#foundAt(text, at);
    return found.length === 0
      ? []
      : [...found]
          .sort((one, other) => other.to - one.to || one.ready.order - other.ready.order)
          .map(({ ready: { order, matcher }, to, values }) => ({
            order,
            from: at,
            to,
            value: yieldedBy(matcher, values, text, at, to),
          }));
  }

  /** Returns every match at every token: what a text is to several rules at once. */
  each(text: ReadText): Match[] {
    return text.tokens.flatMap((_token, at) => this.#matchesAt(text, at));
  }

  /** Returns the longest match at each token, also those within others: what flags of plans and signs ask for. */
  every(text: ReadText): Match[] {
    const found: Match[] = [];
    for (let at = 0; at < text.tokens.length; at += 1) {
      const match = this.at(text, at);
      if (match !== undefined) found.push(match);
    }
    return found;
  }

  /** Returns the set as a reader of values, for rules that capture one. */
  asReader(): Reader {
    return {
      first: this.first,
      read: (text, at) => {
        const match = this.at(text, at);
        return match && { value: match.value, end: match.to };
      },
    };
  }
}

const NOTHING_FOUND: readonly Found[] = [];
const NO_BITS = new Int32Array(0);

/** Returns those of the rules that match at a token. */
function found({ rules, seconds, rarest }: Candidates, text: ReadText, at: number): readonly Found[] {
  const next = text.tokens[at + 1];
  // A token that is no word has but one key, whatever it begins with: any rule may take it.
  const isAny = next?.kind === 'other';
  const bits = next === undefined ? NO_BITS : secondBits(next);
  let all: Found[] | undefined;
  for (let place = 0; place < rules.length; place += 1) {
    const second = seconds[place] as number;
    if (second !== NO_KEYS && !isAny && ((bits[second >>> 5] ?? 0) & (1 << (second & 31))) === 0) continue;
    const needed = rarest[place] as number;
    if (needed !== NO_KEYS && !HELD.mayHold(text.tokens, needed)) continue;
    const ready = rules[place] as ReadyRule;
    const { matcher } = ready;
    if (matcher.needs !== null && !text.mayHold(matcher.needs)) continue;
    const values = matcher.captures ? {} : NO_VALUES;
    const to = matchedTo(matcher, text, at, values);
    if (to === undefined || to <= at) continue;
    all ??= [];
    all.push({ ready, to, values });
  }
  return all ?? NOTHING_FOUND;
}

/** Returns the longest of what was found at a token; of two as long, that of the earlier rule. */
function longest(all: readonly Found[]): Found | undefined {
  let best: Found | undefined;
  for (const found of all)
    if (best === undefined || found.to > best.to || (found.to === best.to && found.ready.order < best.ready.order))
      best = found;
  return best;
}

function yieldedBy(
  { yields }: Matcher,
  values: Record<string, unknown>,
  text: ReadText,
  from: number,
  to: number,
): unknown {
  if (yields === undefined) return text.wordsOf(from, to);
  if ('text' in yields) return yields.text;
  if (yields.args.length === 0 && yields.call in values) return values[yields.call];
  return { call: yields.call, args: yields.args, values } satisfies Call;
}
