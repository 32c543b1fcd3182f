import { KeyFilter } from './key-filter.ts';
import { type Matcher, matchedTo, matcherOf, type Names, type Reader } from './matcher.ts';
import { hasBit, type NeededKeys, SECOND } from './needed-keys.ts';
import { NotationError, type Rule, rulesOf } from './notation.ts';
import type { ReadText } from './read-text.ts';
import { secondKeys } from './second-keys.ts';
import { CAPITAL, type Token } from './token.ts';

/** A rule's call of a function of its slot, with the values that it captured. */
export interface Call {
  readonly call: string;
  /** The words behind the function's name: names of captures, or words that the function knows. */
  readonly args: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** A place where a rule matches. `value` is the text, the captured value or the call that the rule yields. */
export interface Match {
  readonly rule: Rule;
  readonly from: number;
  readonly to: number;
  readonly value: unknown;
}

interface ReadyRule {
  readonly rule: Rule;
  /** Its place in the table. */
  readonly order: number;
  readonly matcher: Matcher;
  /** True where it stands at the beginning of a clause alone. */
  readonly isOpening: boolean;
  /** The keys of the token behind the one that it begins at; null where any may stand there. */
  readonly second: NeededKeys | null;
}

const NO_RULES: readonly ReadyRule[] = [];

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
  readonly rules: readonly Rule[];
  readonly #index = new Map<string, ReadyRule[]>();
  /** The rules that may begin with any word. */
  readonly #anywhere: ReadyRule[] = [];
  readonly #filter: KeyFilter;
  /** True where rules may begin with any word that has a capital. */
  readonly #beginsCapitals: boolean;
  /** The text that was read last, and those of the rules that may begin anywhere which it has the words for. */
  #text: ReadText | undefined;
  #inText = NO_RULES;

  constructor(table: string, names: Names) {
    this.rules = rulesOf(table);
    for (const [order, rule] of this.rules.entries()) {
      const { pattern } = rule;
      const matcher = matcherOf(pattern, names);
      const isOpening = pattern[0]?.is === 'begin';
      const ready = { rule, order, matcher, isOpening, second: secondKeys(pattern, names) };
      if (ready.matcher.first?.length === 0) throw new NotationError(rule.line, 'no word that it begins with');
      for (const key of new Set(ready.matcher.first ?? []))
        this.#index.set(key, [...(this.#index.get(key) ?? []), ready]);
      if (ready.matcher.first === null) this.#anywhere.push(ready);
    }
    this.#filter = new KeyFilter(this.#index.keys());
    this.#beginsCapitals = this.#index.has(CAPITAL);
  }

  /** The keys of the tokens that a rule may begin at; null where one may begin anywhere. */
  get first(): readonly string[] | null {
    return this.#anywhere.length > 0 ? null : [...this.#index.keys()];
  }

  /** True where any rule matches. */
  matches(text: ReadText): boolean {
    return text.tokens.some((_token, at) => this.at(text, at) !== undefined);
  }

  /** Returns the longest match at a token; of two as long, that of the earlier rule. */
  at(text: ReadText, at: number): Match | undefined {
    const best = longest(this.#foundAt(text, at));
    if (best === undefined) return undefined;
    const { rule } = best.ready;
    return { rule, from: at, to: best.to, value: yieldedBy(rule, best.values, text, at, best.to) };
  }

  /** Returns the rules that match at a token. */
  #foundAt(text: ReadText, at: number): readonly Found[] {
    const token = text.tokens[at];
    if (token === undefined) return NOTHING_FOUND;
    const rules = this.#mayBegin(token)
      ? ((token.notes.get(this) as readonly ReadyRule[] | undefined) ?? this.#rulesAt(token))
      : NO_RULES;
    if (this.#anywhere.length === 0) return rules.length === 0 ? NOTHING_FOUND : found(rules, text, at);
    const anywhere = found(this.#anywhereIn(text), text, at);
    if (rules.length === 0) return anywhere;
    const here = found(rules, text, at);
    return anywhere.length === 0 ? here : [...here, ...anywhere];
  }

  #mayBegin(token: Token): boolean {
    return this.#filter.mayHold(token) || (this.#beginsCapitals && token.isCapital);
  }

  #anywhereIn(text: ReadText): readonly ReadyRule[] {
    if (this.#text !== text) {
      this.#text = text;
      this.#inText = this.#anywhere.filter(({ matcher: { needs } }) => needs === null || text.mayHold(needs));
    }
    return this.#inText;
  }

  /** Returns the rules that may begin at a word, besides those that may anywhere. */
  #rulesAt({ keys, notes }: Token): readonly ReadyRule[] {
    const rules = [...new Set(keys.flatMap((key) => this.#index.get(key) ?? []))];
    notes.set(this, rules.length === 0 ? NO_RULES : rules);
    return rules;
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
          .map(({ ready: { rule }, to, values }) => ({
            rule,
            from: at,
            to,
            value: yieldedBy(rule, values, text, at, to),
          }));
  }

  /** Returns every match, also those within others: what flags and signs ask for. */
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

/** Returns those of the rules that match at a token. */
function found(rules: readonly ReadyRule[], text: ReadText, at: number): readonly Found[] {
  const begins = text.begins(at);
  const next = text.tokens[at + 1];
  // A token that is no word has but one key, whatever it begins with: any rule may take it.
  const second = next === undefined || next.kind === 'other' ? undefined : SECOND.bitsOf(next);
  let all: Found[] | undefined;
  for (const ready of rules) {
    if (ready.isOpening && !begins) continue;
    if (ready.second !== null && (second === undefined ? next === undefined : !hasBit(second, ready.second))) continue;
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
  { yields }: Rule,
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
