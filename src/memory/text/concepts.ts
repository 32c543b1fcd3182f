/**
 * Words of everyday life that mean the same, or a kind of the same: a question for "pareja" finds "novia", one for "pets" finds
 * "perro". Where no model knows the language, these words are all there is of meaning.
 *
 * A line is `name > kinds that it is of: Spanish words | English words`. Only words that hardly mean anything else stand
 * here, words in brackets are kinds of what the line names; a word that is missing is found by its stem, as any other.
 */
import { once } from '../once.ts';
import { EVERYDAY } from './concept-words/everyday.ts';
import { FOOD } from './concept-words/food.ts';
import { HEALTH } from './concept-words/health.ts';
import { LEISURE } from './concept-words/leisure.ts';
import { PEOPLE } from './concept-words/people.ts';
import { PLACES } from './concept-words/places.ts';
import { WORK } from './concept-words/work.ts';
import { stem } from './stemmer.ts';

/** The list, a topic a file; of a word that two lines have, the first is meant. */
const CONCEPTS = [PEOPLE, PLACES, WORK, FOOD, LEISURE, HEALTH, EVERYDAY];

/** The mark of a concept among terms: no word begins with it. */
const MARK = '=';

type Spoken = 'es' | 'en' | 'pt';

/** The meaning of a word: a concept, or (`isKind`) one kind of it among others. */
interface Meaning {
  readonly concept: string;
  readonly isKind: boolean;
}

/** A line of the list: a concept, the kinds that it is of, and its words in each language. */
interface Entry {
  readonly concept: string;
  readonly kinds: readonly string[];
  readonly words: Readonly<Record<Spoken, string>>;
}

const entries = once(() => CONCEPTS.flatMap((topic) => topic.split('\n').filter(Boolean).map(entryOf)));

/** The meanings of a language's stems, made at its first word: stemming all its words takes some 100 ms of a new process. */
const meanings = {
  es: once(() => meaningsIn('es')),
  en: once(() => meaningsIn('en')),
  pt: once(() => meaningsIn('pt')),
};

/** The kinds that each concept is of, near and far. */
const above = once(() => {
  const parents = new Map(entries().map(({ concept, kinds }) => [concept, kinds]));
  return new Map([...parents.keys()].map((name) => [name, ancestors(name, parents)]));
});

/** Returns the term for a stem and all words that mean the same: a concept, or the stem itself. */
export function canonical(stemmed: string, language: Spoken): string {
  const meaning = meanings[language]().get(stemmed);
  return meaning === undefined || meaning.isKind ? stemmed : meaning.concept;
}

/** Returns the concepts that a stem is a kind of: a question for those means it too. */
export function kindsOf(stemmed: string, language: Spoken): readonly string[] {
  const meaning = meanings[language]().get(stemmed);
  if (meaning === undefined) return [];
  const kinds = above().get(meaning.concept) ?? [];
  return meaning.isKind ? [meaning.concept, ...kinds] : kinds;
}

function entryOf(line: string): Entry {
  const [head = '', words = ''] = line.split(':');
  const [name = '', kinds = ''] = head.split('>').map((part) => part.trim());
  const [es = '', en = '', pt = ''] = words.split('|');
  return {
    concept: MARK + name,
    kinds: kinds === '' ? [] : kinds.split(',').map((kind) => MARK + kind.trim()),
    words: { es, en, pt },
  };
}

function meaningsIn(language: Spoken): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const { concept, words } of entries()) addWords(found, words[language], concept, language);
  return found;
}

function addWords(meanings: Map<string, Meaning>, words: string, concept: string, language: Spoken): void {
  const [same = '', kinds = ''] = words.split('(');
  for (const [list, isKind] of [
    [same, false],
    [kinds.replace(')', ''), true],
  ] as const) {
    for (const word of list.split(' ').filter(Boolean)) {
      const stemmed = stem(word, language);
      if (!meanings.has(stemmed)) meanings.set(stemmed, { concept, isKind });
    }
  }
}

function ancestors(name: string, parents: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const open = [...(parents.get(name) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(parents.get(next) ?? []));
  }
  return [...found];
}
