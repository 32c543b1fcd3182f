/** How well facts are found in marked messages: a mark is found where a fact of its slot, or of one that means as much, has most of its words. */
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { Taggers } from '../../../src/memory/facts/extraction/tagged-facts.ts';
import type { FactLanguage } from '../../../src/memory/facts/said.ts';
import { fold } from '../facts/labelled-set.ts';
import type { Mark, MarkedMessage } from './marked-text.ts';

/** Slots of facts that a mark may be told under, besides one of its own name. */
const TOLD_AS: Readonly<Record<string, readonly string[]>> = {
  home: ['origin', 'address'],
  other_home: ['home'],
  origin: ['home'],
  work: ['profession', 'team', 'other_work'],
  other_work: ['work', 'profession'],
  profession: ['work', 'studies', 'other_work'],
  partner: ['marital_status', 'family'],
  marital_status: ['partner'],
  family: ['partner', 'marital_status'],
  studies: ['profession', 'project', 'goal'],
  technology: ['preference'],
  likes: ['preference', 'hobby', 'habit', 'favorite', 'attribute', 'own'],
  dislikes: ['preference', 'diet'],
  prefers: ['preference', 'language', 'note', 'nickname'],
  favorite: ['preference', 'attribute', 'own'],
  diet: ['preference', 'allergy', 'health'],
  allergy: ['health', 'diet'],
  health: ['allergy', 'attribute', 'diet'],
  hobby: ['habit', 'preference'],
  habit: ['hobby', 'preference', 'health', 'diet', 'attribute'],
  project: ['goal', 'hobby', 'work'],
  goal: ['project', 'studies'],
  team: ['work', 'profession', 'attribute', 'own'],
  decision: ['technology', 'project', 'goal', 'preference'],
  attribute: ['own', 'health', 'religion', 'age'],
  name: ['nickname'],
  surname: ['name'],
  nickname: ['name', 'preference'],
  note: ['preference', 'attribute', 'own', 'work', 'other_work', 'hobby', 'habit', 'project', 'home'],
  spoken_language: ['language', 'preference'],
  pet: ['family'],
  vehicle: [],
}; // prettier-ignore

export interface MarkedScore {
  readonly found: number;
  readonly missed: number;
  readonly invented: number;
  readonly empty: number;
  readonly stored: number;
  readonly bySlot: ReadonlyMap<string, { found: number; missed: number; invented: number }>;
  readonly faults: readonly string[];
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => word.length > 2 || /\d/.test(word)) ?? [];

interface Told {
  readonly slot: string;
  readonly value: string;
}

/** True for a fact that tells a mark: at least half of its words. */
export function tells(fact: Told, mark: Mark, text: string): boolean {
  if (!isOfSlot(fact, mark)) return false;
  const words = wordsOf(text.slice(mark.start, mark.end));
  const same = alsoIn(words, wordsOf(fact.value));
  return words.length === 0
    ? fold(fact.value).includes(fold(text.slice(mark.start, mark.end)))
    : same.length * 2 >= words.length;
}

/** True for a fact that says nothing besides what a mark says, be it little of that: "has a daughter called Ana" of "Ana, who is nine and plays chess". */
export function tellsPartOf(fact: Told, mark: Mark, text: string): boolean {
  if (!isOfSlot(fact, mark)) return false;
  const said = alsoIn(wordsOf(fact.value), wordsOf(text));
  return said.length > 0 && alsoIn(said, wordsOf(text.slice(mark.start, mark.end))).length === said.length;
}

function isOfSlot({ slot: told }: Told, { slots }: Mark): boolean {
  const family = told.split(':')[0] ?? '';
  return slots.some((slot) => slot === family || TOLD_AS[slot]?.includes(family));
}

function alsoIn(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) =>
    others.some((other) => other === word || (word.length > 4 && other.slice(0, 4) === word.slice(0, 4))),
  );
}

export function scoreMarked(messages: readonly MarkedMessage[], language: FactLanguage, taggers: Taggers): MarkedScore {
  let [found, missed, invented, empty, stored] = [0, 0, 0, 0, 0];
  const bySlot = new Map<string, { found: number; missed: number; invented: number }>();
  const of = (slot: string) => {
    const one = bySlot.get(slot) ?? { found: 0, missed: 0, invented: 0 };
    bySlot.set(slot, one);
    return one;
  };
  const faults: string[] = [];
  for (const { text, marks } of messages) {
    const facts = extractFacts([{ role: 'user', content: text }], language, { taggers }).filter(
      (one) => one.kind === 'fact',
    );
    if (marks.length === 0) {
      empty += 1;
      stored += Number(facts.length > 0);
    }
    const left = new Set(facts);
    for (const mark of marks) {
      const telling = facts.filter((one) => tells(one, mark, text));
      for (const one of telling) left.delete(one);
      const slot = mark.slots[0] as string;
      if (telling.length > 0) {
        found += 1;
        of(slot).found += 1;
      } else {
        missed += 1;
        of(slot).missed += 1;
        faults.push(`missed ${slot} "${text.slice(mark.start, mark.end)}" in: ${text}`);
      }
    }
    for (const one of left) {
      invented += 1;
      of(one.slot.split(':')[0] as string).invented += 1;
      faults.push(`invented ${one.slot} "${one.value}" in: ${text}`);
    }
  }
  return { found, missed, invented, empty, stored, bySlot, faults };
}
