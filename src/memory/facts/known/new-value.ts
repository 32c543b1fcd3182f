/** Reads the new value of something known, and words it like the old one. */
import { foldAccents } from '../../text/fold-accents.ts';
import type { Reader } from '../../understanding/matcher.ts';
import type { Names } from '../../understanding/pattern-names.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Fact } from '../fact.ts';
import { subjectsOf } from '../fact-likeness.ts';
import type { KnownNames } from './known-data.ts';
import { isActor } from './places.ts';

const LONGEST = 9; // words of a value
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.+#-]*/gu;

/** Reads a value: words up to the end of the clause, or to one at which values end. */
export function valueReader(names: Names): Reader {
  const [stops, leads, moods] = [names.list('stops'), names.list('leads'), names.list('moods')];
  return {
    first: null,
    read(text, at) {
      const from = leads.at(text, at)?.end ?? at;
      let to = from;
      while (to - from < LONGEST && isPart(text, to, from) && (to === from || stops.at(text, to) === undefined))
        to += 1;
      if (to === from || stops.at(text, from) !== undefined) return undefined;
      const first = names.list('any').at(text, from)?.end ?? from;
      if (moods.at(text, first) !== undefined || names.list('they').at(text, from) !== undefined) return undefined;
      return { value: text.sliceOf(from, to), end: to };
    },
  };
}

/** Reads the name of a post: a value with a word in it that such names have. */
export function titleReader(names: Names): Reader {
  const [value, titles] = [valueReader(names), names.list('titles')];
  return {
    first: null,
    read(text, at) {
      const found = value.read(text, at);
      if (found === undefined) return undefined;
      for (let place = at; place < found.end; place += 1) if (titles.at(text, place) !== undefined) return found;
      return undefined;
    },
  };
}

/** Reads a name: words with a capital, one after the other, without the ending of what is theirs. */
export function whoReader(names: Names): Reader {
  const [leads, stops] = [names.list('leads'), names.list('stops')];
  return {
    first: null,
    read(text, at) {
      const from = leads.at(text, at)?.end ?? at;
      let to = from;
      while (
        to - from < LONGEST &&
        isPart(text, to, from) &&
        text.tokens[to]?.isCapital &&
        (stops.at(text, to) === undefined || to > from)
      )
        to += 1;
      if (to === from || (text.tokens[from]?.plain.length ?? 0) < 3) return undefined;
      return { value: text.sliceOf(from, to).replace(/['’]s$/, ''), end: to };
    },
  };
}

/** Reads a number in the words in which it was said. */
export function figureReader(names: Names): Reader {
  const { first, read } = names.reader('number');
  return {
    first,
    read(text, at) {
      const found = read(text, at);
      return found && { value: text.sliceOf(at, found.end), end: found.end };
    },
  };
}

function isPart(text: ReadText, at: number, from: number): boolean {
  const kind = text.tokens[at]?.kind;
  return (kind === 'word' || kind === 'number') && (at === from || !text.ends(at));
}

/** Returns the new value in the frame of a rule ("vive_en", "tiene_@_años"), else worded like the old one. */
export function wordedLike(said: string, frame: string | undefined, old: Fact | undefined): string {
  if (frame !== undefined) {
    const where = frame.includes('…') ? (PLACE.exec(old?.value ?? '')?.[0] ?? '') : '';
    const words = frame.replaceAll('_', ' ').replace(' …', where);
    return words.includes('@') ? words.replace('@', said) : `${words} ${said}`;
  }
  if (old === undefined) return said;
  const all = subjectsOf(old.slot, old.value);
  // A name takes the place of the name, not of what is called by it.
  const names = isName(said) ? all.filter(({ exact }) => exact) : [];
  const subjects = new Set((names.length > 0 ? names : all).map(({ plain }) => plain));
  const first = [...old.value.matchAll(WORD)].find(([word]) => subjects.has(plainOf(word)));
  const head = old.value
    .slice(0, first?.index ?? 0)
    .trim()
    .split(' ')
    .filter(Boolean);
  const opening = said.split(' ', 1)[0] ?? '';
  // "tiene un" and "un Peugeot", "vive en" and "en Bernal" have a word in common.
  while (head.length > 1 && SMALL.test(head.at(-1) ?? '') && SMALL.test(opening)) head.pop();
  return [...head, said].join(' ');
}

/** Returns a new value worded like the old one: who has a name keeps it, and what is told of them follows ("has a son called Ollie, third grade"). */
export function wordedInstead(said: string, old: Fact): string {
  const names = isName(said) || !isActor(old) ? [] : subjectsOf(old.slot, old.value).filter(isNamed);
  const last = [...old.value.matchAll(WORD)].findLast(([word]) => names.some(({ plain }) => plain === plainOf(word)));
  if (last === undefined) return wordedLike(said, undefined, old);
  return `${old.value.slice(0, last.index + last[0].length)}, ${said}`;
}

/** True for what somebody is called: their age stands in a value as exactly as their name. */
const isNamed = ({ exact, plain }: { readonly exact: boolean; readonly plain: string }): boolean =>
  exact && /^\p{L}/u.test(plain);

const NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*$/u;

/** True for a name alone, of one word or several. */
export const isName = (text: string): boolean => NAME.test(text);

/** Where a job is: a promotion leaves that as it is. */
const PLACE = / (?:en|at|for|with|in|no|na|num|numa|em) .*$/;

/** True for a value with an entry of a list in it. */
export function hasEntry(value: string, language: KnownNames, name: string): boolean {
  const list = language.list(name);
  const text = language.read(value);
  return text.tokens.some((_token, at) => list.at(text, at) !== undefined);
}

/** Returns a value with an entry of a list in the place of the one that it has, or behind it; an entry that has a value stands for it. */
export function withEntry(value: string, entry: string, language: KnownNames, name: string): string {
  const list = language.list(name);
  const text = language.read(value);
  for (const at of text.tokens.keys()) {
    const found = list.at(text, at);
    if (found === undefined) continue;
    const [start, end] = [text.tokens[at]?.start ?? 0, text.tokens[found.end - 1]?.end ?? 0];
    return text.original.slice(0, start) + (entry === '' ? found.value : entry) + text.original.slice(end);
  }
  return entry === '' ? value : `${value}, ${entry}`;
}

const SMALL = /^(?:un|una|el|la|los|las|en|a|an|the|at|in|o|os|as|um|uma|no|na|num|numa)$/i;

const plainOf = (word: string) => foldAccents(word.toLowerCase());
