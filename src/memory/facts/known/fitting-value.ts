/** Tells whether words that were weighed as the new value of a known fact make a value of it. */
import { factLanguageOf } from '../../understanding/languages.ts';
import type { Fact } from '../fact.ts';
import type { KnownNames } from './known-data.ts';
import { isName } from './new-value.ts';
import { familyOf } from './signs.ts';

/**
 * True where the words fit in the place of the old value: they do not begin with a verb of the user's ("trabalho numa clínica"), nor with a
 * number where nothing was counted ("nine" for "has a wife called Hannah"), nor end with a word that something follows; and with an article,
 * or where they are no name and of a job, they are worded like the old value, with its verb ("the books", "garage" for "drives a van" have none).
 */
export function fitsLike(said: string, worded: string, old: Fact, language: KnownNames): boolean {
  const text = language.read(said);
  const [first, last] = [text.tokens.at(0), text.tokens.at(-1)];
  const words = factLanguageOf(language.code);
  if (first === undefined || last === undefined || words === undefined) return false;
  const has = (list: string, word: string) => words.list(list).valueOf(word) !== undefined;
  const isOwnVerb =
    VERBS.some((list) => has(list, first.plain)) && language.list('mine').valueOf(first.plain) === undefined;
  if (isOwnVerb || has('noun ends', last.plain)) return false;
  if (numbersIn(said, language)[0] === true && !numbersIn(old.value, language).includes(true)) return false;
  // "Egg" is nobody: who is told of anew has a name or is a relative, and what is told of who has a name stands behind it.
  const isSomebody = isName(said) || text.tokens.some(({ plain }) => PEOPLE.some((list) => has(list, plain)));
  if (old.slot === 'family' && !isSomebody && !worded.endsWith(`, ${said}`)) return false;
  if (old.slot === 'profession' && isName(said)) return false; // "Bimbo" is where somebody works, not what they are
  // What is undertaken is no word of another clause: not "hacer una tren".
  const [before = ''] = worded.slice(0, -said.length).trim().split(' ').slice(-1);
  if (UNDERTAKEN.has(old.slot) && !isName(said) && language.list('any').valueOf(before) !== undefined) return false;
  const isDetermined = ['determiners', 'any'].some((list) => language.list(list).at(text, 0) !== undefined);
  // Who works at something works at a name, or at a thing with its article: not "works at open".
  if (familyOf(old.slot) === 'job' && AT.test(worded.slice(0, -said.length))) return isName(said) || isDetermined;
  // A name stands by itself, but "the books" needs its verb, and so does what somebody does for a job.
  if (worded !== said) return true;
  return language.list('determiners').at(text, 0) === undefined && (isName(said) || familyOf(old.slot) !== 'job');
}

const UNDERTAKEN: ReadonlySet<string> = new Set(['goal', 'project', 'decision']);

/** Lists of those whom somebody has. */
const PEOPLE = ['relatives', 'partners'] as const;

/** Words of place at the end of what a value begins with. */
const AT = / (?:at|for|in|with|en|para|em|na|no) $/;

/** Lists of words of the user's own: verbs, but for the possessives among those that are another in the third person. */
const VERBS = ['verb forms', 'own verbs alone', 'third person'] as const;

/** Returns for each token of a text whether a number begins at it: no article, which may be one. */
function numbersIn(said: string, language: KnownNames): boolean[] {
  const [text, number] = [language.read(said), language.reader('number')];
  const article = language.list('any');
  return text.tokens.map((_token, at) => article.at(text, at) === undefined && number.read(text, at) !== undefined);
}
