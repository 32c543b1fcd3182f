/** Rules of a language's tables left out while it reads, and where each was tried: a table is asked as if its lines were not there. */
import type { Language } from '../../../src/memory/understanding/language.ts';
import { linesOf } from '../../../src/memory/understanding/notation.ts';
import type { ReadText } from '../../../src/memory/understanding/read-text.ts';
import type { Match, RuleSet } from '../../../src/memory/understanding/rule-set.ts';

export class LeftOut {
  readonly #out = new Set<string>();
  readonly #places = new Map<string, Set<number>>();
  readonly #tables = new Map<string, string>();
  readonly #tried = new Map<number, Set<string>>();
  #place = -1;

  /** `tables`: the tables by their names. */
  constructor(language: Language, tables: Readonly<Record<string, string>>) {
    const rulesOf = language.rules.bind(language);
    const ready = new Map<string, RuleSet>();
    for (const [name, table] of Object.entries(tables)) {
      const lines = linesOf(table);
      for (const line of lines) {
        this.#places.set(line, new Set());
        this.#tables.set(line, name);
      }
      ready.set(name, this.#without(rulesOf(name), lines));
    }
    language.rules = (name) => ready.get(name) ?? rulesOf(name);
  }

  get size(): number {
    return this.#out.size;
  }

  get count(): number {
    return this.#places.size;
  }

  /** The lines that are left out. */
  get lines(): string[] {
    return [...this.#out];
  }

  /** Returns the lines that are not left out, the least first. */
  rules(orderOf: (line: string) => number): string[] {
    return [...this.#places.keys()]
      .filter((line) => !this.#out.has(line))
      .sort((one, other) => orderOf(one) - orderOf(other));
  }

  tableOf(line: string): string | undefined {
    return this.#tables.get(line);
  }

  /** Returns the texts in which a line was tried when they were last read. */
  placesOf(line: string): ReadonlySet<number> {
    return this.#places.get(line) ?? new Set();
  }

  add(line: string): void {
    this.#out.add(line);
  }

  take(line: string): void {
    this.#out.delete(line);
  }

  /** Tells which text is read next. */
  reads(place: number): void {
    for (const line of this.#tried.get(place) ?? []) this.#places.get(line)?.delete(place);
    this.#tried.set(place, new Set());
    this.#place = place;
  }

  #isOut(line: string): boolean {
    if (this.#out.has(line)) return true;
    this.#places.get(line)?.add(this.#place);
    this.#tried.get(this.#place)?.add(line);
    return false;
  }

  #without(rules: RuleSet, lines: readonly string[]): RuleSet {
    const isOut = ({ order }: Match) => this.#isOut(lines[order] as string);
    const told: RuleSet['told'] = (text, tell) =>
      rules.told(text, (match, isWithin) => (isOut(match) ? [] : tell(match, isWithin)));
    const all = (text: ReadText) => told(text, (match, isWithin) => (isWithin ? [] : [match]));
    return { told, all, every: (text: ReadText) => every(rules, text, isOut) } as unknown as RuleSet;
  }
}

/** Returns the longest match at each token that is not left out. */
function every(rules: RuleSet, text: ReadText, isOut: (match: Match) => boolean): Match[] {
  const found = new Map<number, Match>();
  rules.told(text, (match) => {
    if (!found.has(match.from) && !isOut(match)) found.set(match.from, match);
    return [];
  });
  return [...found.values()];
}
