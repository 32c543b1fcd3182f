/**
 * Merges an edited document three ways: what its editor started from, what was written, and the facts as they are now. What only one
 * side changed is taken; where both changed one fact, neither is guessed to be right.
 */
import type { Fact } from '../facts/fact.ts';
import type { FactEdit, WrittenFact } from '../facts/fact-edit.ts';
import { identityOf, likeness } from '../facts/fact-likeness.ts';
import { meaningOf, takesOneValue } from '../facts/fact-slots.ts';
import { matchLines } from './match-lines.ts';
import {
  type BaseVersion,
  contentOf,
  defaultKey,
  type FactLine,
  inOneForm,
  isSectionDomain,
  lineOf,
} from './memory-document.ts';
import { linesOf, type WrittenDocument, type WrittenLine } from './parse-document.ts';

/** A fact that both sides changed: its line as it was, as it was written, and as it is now. Null: it was, or is, not there. */
export interface MemoryConflict {
  readonly base: string | null;
  readonly yours: string | null;
  readonly current: string | null;
}

/** A line of the text that leads to an edit, or to a fact that is left as it is. */
export type Outcome = { readonly edit: number } | { readonly fact: string } | null;

/** The result of a merge. */
export interface Merge {
  readonly edits: readonly FactEdit[];
  readonly conflicts: readonly MemoryConflict[];
  /** For each line the fact that it tells afterwards. */
  readonly outcomes: ReadonlyMap<WrittenLine, Outcome>;
  /** Facts whose lines were left as they are. */
  readonly kept: ReadonlySet<string>;
}

interface Sides {
  readonly base: BaseVersion;
  readonly written: WrittenDocument;
  /** The facts that stand, by id, whether the document shows them or not. */
  readonly standing: ReadonlyMap<string, Fact>;
  /** For facts of the base that no longer stand, the one that took their place. */
  readonly successors: ReadonlyMap<string, string>;
  /** BCP-47 tag; its words name lines that name no key. */
  readonly language: string;
  /** True where the editor has seen both sides of every conflict, and what was written is to hold. */
  readonly isResolved: boolean;
}

/** Merges; where there are conflicts, the edits are of no use. */
export function mergeDocument(sides: Sides): Merge {
  return new Merger(sides).merge();
}

class Merger {
  readonly #sides: Sides;
  readonly #edits: FactEdit[] = [];
  readonly #conflicts: MemoryConflict[] = [];
  readonly #outcomes = new Map<WrittenLine, Outcome>();
  readonly #kept = new Set<string>();
  readonly #ofBase: ReadonlySet<string>;
  readonly #byValue: ReadonlyMap<string, Fact>;
  readonly #bySlot = new Map<string, Fact[]>();
  /** Facts that lines tell, or were written over. */
  readonly #claimed = new Set<string>();
  /** The edits by the values that they write, so that a line that comes twice is one fact. */
  readonly #writes = new Map<string, number>();

  constructor(sides: Sides) {
    this.#sides = sides;
    this.#ofBase = new Set(sides.base.lines.map(({ factId }) => factId));
    const facts = [...sides.standing.values()];
    this.#byValue = new Map(facts.map((fact) => [valueName(fact), fact]));
    for (const fact of facts) this.#bySlot.set(fact.slot, [...(this.#bySlot.get(fact.slot) ?? []), fact]);
  }

  merge(): Merge {
    const { base, written } = this.#sides;
    const lines = linesOf(written);
    const matched = matchLines(base.lines, lines);
    const left = new Set(matched.values());
    for (const line of lines) {
      const from = matched.get(line);
      if (from !== undefined && !isChanged(line, from)) this.#keep(line, from);
    }
    for (const line of lines) {
      const from = matched.get(line);
      if (from === undefined) this.#add(line);
      else if (isChanged(line, from)) this.#change(line, from);
    }
    for (const from of base.lines) if (!left.has(from)) this.#remove(from);
    return { edits: this.#edits, conflicts: this.#conflicts, outcomes: this.#outcomes, kept: this.#kept };
  }

  #keep(line: WrittenLine, from: FactLine): void {
    const now = this.#now(from);
    if (now !== null) this.#kept.add(now.id);
    this.#outcomes.set(line, now === null ? null : { fact: now.id });
  }

  #change(line: WrittenLine, from: FactLine): void {
    const to = this.#meantBy(line, from);
    const now = this.#now(from);
    if (now !== null && says(now, to)) {
      this.#tell(line, now);
      return;
    }
    // A line has two things to change, its text and its section, and each has a side that changed it, or two.
    const rewritten = lineOf(to) !== lineOf(from);
    if (now === null && !rewritten) {
      this.#outcomes.set(line, null);
      return;
    }
    const isTorn =
      now === null ||
      (rewritten && isRewritten(now, from) && lineOf(now) !== lineOf(to)) ||
      (to.domain !== from.domain && now.domain !== from.domain && now.domain !== to.domain);
    if (isTorn && !this.#sides.isResolved) {
      this.#conflicts.push({ base: lineOf(from), yours: lineOf(to), current: now === null ? null : lineOf(now) });
      return;
    }
    const { key, value } = rewritten || now === null ? to : now;
    this.#write(line, now, { key, value, domain: to.domain === from.domain ? (now?.domain ?? to.domain) : to.domain });
  }

  #add(line: WrittenLine): void {
    const to = this.#meantBy(line, null);
    const { slot } = slotted(to);
    const already = this.#byValue.get(valueName(slotted(to)));
    if (already !== undefined) {
      const isMine = this.#kept.has(already.id) || says(already, to) || line.domain === null;
      if (isMine) this.#tell(line, already);
      else this.#write(line, already, to);
      return;
    }
    const rival = (this.#bySlot.get(slot) ?? []).find(
      (fact) =>
        !this.#ofBase.has(fact.id) &&
        !this.#isHeir(fact.id) &&
        isSectionDomain(fact.domain) &&
        (takesOneValue(slot) || likeness(slot, fact.value, to.value, 'whole') === 'contrary'),
    );
    if (rival !== undefined && !this.#sides.isResolved)
      this.#conflicts.push({ base: null, yours: lineOf(to), current: lineOf(rival) });
    else this.#write(line, null, to);
  }

  #remove(from: FactLine): void {
    const now = this.#now(from);
    if (now === null || this.#kept.has(now.id) || this.#claimed.has(now.id)) return;
    const isOtherLine = now.id !== from.factId && this.#ofBase.has(now.id);
    if (isOtherLine) return;
    if (!isRewritten(now, from) || this.#sides.isResolved) this.#edits.push({ from: now, to: null });
    else this.#conflicts.push({ base: lineOf(from), yours: null, current: lineOf(now) });
  }

  #tell(line: WrittenLine, fact: Fact): void {
    this.#claimed.add(fact.id);
    this.#outcomes.set(line, { fact: fact.id });
  }

  #write(line: WrittenLine, from: Fact | null, to: WrittenFact): void {
    const name = valueName(slotted(to));
    if (from !== null) this.#claimed.add(from.id);
    const before = this.#writes.get(name);
    if (before !== undefined) {
      // Another line says it already; what this one was is gone.
      if (from !== null) this.#edits.push({ from, to: null });
      return void this.#outcomes.set(line, { edit: before });
    }
    this.#writes.set(name, this.#edits.length);
    this.#outcomes.set(line, { edit: this.#edits.length });
    this.#edits.push({ from, to });
  }

  /** Returns the fact that a line of the base tells now: itself, the one that took its place, or one of the same value; null where it is gone. */
  #now(from: FactLine): Fact | null {
    const { standing, successors } = this.#sides;
    const itself = standing.get(from.factId) ?? standing.get(successors.get(from.factId) ?? '');
    return itself ?? this.#byValue.get(valueName(slotted(from))) ?? null;
  }

  #isHeir(factId: string): boolean {
    return [...this.#sides.successors.entries()].some(([from, to]) => to === factId && this.#ofBase.has(from));
  }

  /** Returns the fact that a line means: what it does not name, it has from the line that it was. */
  #meantBy(line: WrittenLine, from: FactLine | null): WrittenFact {
    const key = line.key ?? from?.key ?? defaultKey(line.domain, this.#sides.language);
    const usual = from?.domain ?? meaningOf(key).domain;
    const domain = line.domain ?? (isSectionDomain(usual) ? usual : 'personal');
    return { key: inOneForm(key), value: inOneForm(line.value), domain };
  }
}

function slotted({ key, value }: { readonly key: string; readonly value: string }): { slot: string; value: string } {
  return { slot: meaningOf(key).slot, value };
}

function valueName({ slot, value }: { readonly slot: string; readonly value: string }): string {
  return `${slot} ${identityOf(value)}`;
}

function isChanged(line: WrittenLine, from: FactLine): boolean {
  return line.content !== contentOf(from) || (line.domain !== null && line.domain !== from.domain);
}

/** True where a fact says something else than a line of the base did, in whatever section. */
function isRewritten(fact: Fact, from: FactLine): boolean {
  return lineOf(fact) !== lineOf(from);
}

function says(fact: Fact, to: WrittenFact): boolean {
  return lineOf(fact) === lineOf(to) && fact.domain === to.domain;
}
