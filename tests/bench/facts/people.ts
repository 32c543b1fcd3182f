/** Sets of what people say of themselves in their own words (`unread-people` and later ones): nobody who writes rules reads them, only their scores. */
import { existsSync, readFileSync } from 'node:fs';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { SaidFact } from '../../../src/memory/facts/said.ts';
import type { Findings } from '../bench.ts';
import { table } from '../table.ts';
import { answers, fold, type LabelledFact } from './labelled-set.ts';

/** A fact as the first five sets write it; later ones have the form of the labelled utterances. */
interface KeyedFact {
  readonly key: string;
  readonly value: string;
  readonly any?: readonly string[];
}

interface PeopleUtterance {
  readonly text: string;
  readonly facts: readonly (KeyedFact | LabelledFact)[];
}

export type PeopleLanguage = 'es' | 'en' | 'pt';

/** The file that a set is in is named after it: `unread-people`, `unread-people-2` … */
export const PEOPLE_SETS = ['people', 'people-2', 'people-3', 'people-4', 'people-5', 'people-6'] as const;
export type PeopleSet = (typeof PEOPLE_SETS)[number];

/** Slots that a label of the sets may be told under, besides the one of its own name. */
const SLOTS_OF: Readonly<Record<string, readonly string[]>> = {
  home: ['origin', 'address'],
  work: ['profession', 'team'],
  child: ['family'],
  partner: ['marital_status', 'family'],
  family: ['partner'],
  study: ['studies', 'profession', 'project', 'goal'],
  car: ['vehicle'],
  tool: ['technology', 'preference'],
  language: ['spoken_language', 'preference'],
  preference: ['diet', 'language', 'note', 'habit', 'hobby'],
  diet: ['preference', 'allergy'],
  allergy: ['health', 'diet'],
  health: ['allergy'],
  hobby: ['habit', 'preference'],
  project: ['goal', 'hobby', 'work'],
  goal: ['project'],
  team: ['work', 'profession'],
  decision: ['technology', 'project'],
  boss: ['family', 'work', 'team', 'own'],
  religion: ['attribute', 'own', 'health'],
};

/** The same for sets after the first, whose figures stay what they were. */
const LATER_SLOTS_OF: Readonly<Record<string, readonly string[]>> = {
  ...SLOTS_OF,
  name: ['nickname'],
  habit: ['hobby', 'preference'],
  nickname: ['name', 'preference'],
  profession: ['work', 'studies', 'other_work'],
  other_work: ['work', 'profession', 'project'],
  studies: ['profession', 'project', 'goal'],
  marital_status: ['partner', 'family'],
  spoken_language: ['language'],
  origin: ['home'],
  note: ['preference', 'habit'],
  attribute: ['own', 'health', 'note'],
  favorite: ['preference', 'hobby'],
};

export interface PeopleScore {
  readonly found: number;
  readonly missed: number;
  readonly invented: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** The share of messages with nothing to learn of which something was learnt. */
  readonly falseStores: number;
}

/** Returns the score of a set of a language; null where there is none. */
export function scorePeople(language: PeopleLanguage, set: PeopleSet = 'people'): PeopleScore | null {
  const path = new URL(`../../fixtures/facts/unread-${set}.${language}.json`, import.meta.url).pathname;
  if (!existsSync(path)) return null;
  const slotsOf = set === 'people' ? SLOTS_OF : LATER_SLOTS_OF;
  const utterances = JSON.parse(readFileSync(path, 'utf8')) as PeopleUtterance[];
  let [found, missed, invented, empty, stored] = [0, 0, 0, 0, 0];
  for (const { text, facts } of utterances) {
    const said = extractFacts([{ role: 'user', content: text }], language).filter((one) => one.kind === 'fact');
    if (facts.length === 0) {
      empty += 1;
      stored += Number(said.length > 0);
    }
    const left = new Set(said);
    for (const label of facts) {
      const match = said.filter((one) => ('key' in label ? tells(one, label, slotsOf) : answers(one, label)));
      for (const one of match) left.delete(one);
      if (match.length > 0) found += 1;
      else missed += 1;
    }
    invented += left.size;
  }
  const precision = found / Math.max(1, found + invented);
  const recall = found / Math.max(1, found + missed);
  const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall);
  return { found, missed, invented, precision, recall, f1, falseStores: stored / Math.max(1, empty) };
}

function tells(one: SaidFact, { key, value, any = [] }: KeyedFact, slotsOf: typeof SLOTS_OF): boolean {
  return isOf(one.slot, key, slotsOf) && [value, ...any].some((part) => fold(one.value).includes(fold(part)));
}

function isOf(slot: string, key: string, slotsOf: typeof SLOTS_OF): boolean {
  const [family = ''] = slot.split(':');
  const [label = ''] = key.split(':');
  return family === label || (slotsOf[label]?.includes(family) ?? false);
}

/** The scores of every set and language, as a part of `npm run bench:facts`: aggregates alone. */
export function measurePeople(): Findings {
  const found = PEOPLE_SETS.flatMap((set) =>
    (['es', 'en', 'pt'] as const).flatMap((language) => {
      const score = scorePeople(language, set);
      return score === null ? [] : [{ set, language, ...score }];
    }),
  );
  const head = ['', 'precision', 'recall', 'F1', 'found', 'missed', 'invented', 'false stores'];
  const rows = found.map(({ set, language, found: right, missed, invented, ...score }) => [
    `${set}, ${language}`,
    ...[score.precision, score.recall, score.f1].map((share) => share.toFixed(3)),
    ...[right, missed, invented].map(String),
    score.falseStores.toFixed(3),
  ]);
  return {
    tables: [table('What people say of themselves, in sets that are only scored', head, rows)],
    figures: { found },
  };
}
