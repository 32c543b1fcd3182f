import { type Matcher, matcherOf, type Names, type Reader } from './matcher.ts';
import { NotationError, type Rule, rulesOf } from './notation.ts';
import type { ReadText } from './read-text.ts';
import type { Token } from './token.ts';

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
}

/** A rule that matches at a token, up to `to`. */
interface Found {
  readonly ready: ReadyRule;
  readonly to: number;
  readonly values: Record<string, unknown>;
}

/** The values of rules that capture none. */
const NO_VALUES: Record<string, unknown> = Object.freeze({});

let sets = 0;

/**
 * The rules of a table, made ready once. A rule is tried only at tokens that it can begin with, so that a text costs the look-ups of its words
 * and hardly more.
 */
export class RuleSet {
  readonly rules: readonly Rule[];
  /** Its place among the notes of a word. */
  readonly #number = sets++;
  readonly #index = new Map<string, ReadyRule[]>();
  /** The rules that may begin with any word. */
  readonly #anywhere: ReadyRule[] = [];

  constructor(table: string, names: Names) {
    this.rules = rulesOf(table);
    for (const [order, rule] of this.rules.entries()) {
      const ready = { rule, order, matcher: matcherOf(rule.pattern, names) };
      if (ready.matcher.first?.length === 0) throw new NotationError(rule.line, 'no word that it begins with');
      for (const key of new Set(ready.matcher.first ?? []))
        this.#index.set(key, [...(this.#index.get(key) ?? []), ready]);
      if (ready.matcher.first === null) this.#anywhere.push(ready);
    }
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
    const token = text.tokens[at];
    if (token === undefined) return undefined;
    const rules = (token.notes[this.#number] as readonly ReadyRule[] | undefined) ?? this.#rulesAt(token);
    if (rules.length === 0) return undefined;
    const best = longest(rules, text, at);
    if (best === undefined) return undefined;
    const { rule } = best.ready;
    return { rule, from: at, to: best.to, value: yieldedBy(rule, best.values, text, at, best.to) };
  }

  #rulesAt({ keys, notes }: Token): readonly ReadyRule[] {
    const rules = [...new Set(keys.flatMap((key) => this.#index.get(key) ?? [])), ...this.#anywhere];
    notes[this.#number] = rules;
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
    const token = text.tokens[at];
    if (token === undefined) return [];
    const rules = (token.notes[this.#number] as readonly ReadyRule[] | undefined) ?? this.#rulesAt(token);
    return everyAt(rules, text, at)
      .sort((one, other) => other.to - one.to || one.ready.order - other.ready.order)
      .map(({ ready: { rule }, to, values }) => ({ rule, from: at, to, value: yieldedBy(rule, values, text, at, to) }));
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

function everyAt(rules: readonly ReadyRule[], text: ReadText, at: number): Found[] {
  const found: Found[] = [];
  for (const ready of rules) {
    const { needs, captures, match } = ready.matcher;
    if (needs !== null && !text.mayHold(needs)) continue;
    const values = captures ? {} : NO_VALUES;
    const to = match(text, at, values);
    if (to !== undefined && to > at) found.push({ ready, to, values });
  }
  return found;
}

/** Returns the longest match at a token; of two as long, that of the earlier rule. */
function longest(rules: readonly ReadyRule[], text: ReadText, at: number): Found | undefined {
  let found: Found | undefined;
  for (const ready of rules) {
    const { needs, captures, match } = ready.matcher;
    if (needs !== null && !text.mayHold(needs)) continue;
    const values = captures ? {} : NO_VALUES;
    const to = match(text, at, values);
    if (to === undefined || to === at) continue;
    if (found !== undefined && (to < found.to || (to === found.to && ready.order > found.ready.order))) continue;
    found = { ready, to, values };
  }
  return found;
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
