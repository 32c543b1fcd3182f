/** Measures of what two questions want to be told: in few words a price, a date or a number is a word among those of the thing that it is of. */
import type { AskedTerm } from './asked-terms.ts';
import type { Compared } from './question-measures.ts';
import { RULES } from './question-rules.ts';
import type { Question } from './read-question.ts';

const MOST = 3; // words
const ROOT = 4; // letters

/**
 * True for a query in few words that says more than the earlier question, or asks for another answer: without a sentence around it each word narrows what is
 * asked, and nearly all that is asked of the same thing differs from it by one.
 */
export function narrowsInFewWords(query: Question, earlier: Question, { kin, added, left }: Compared): boolean {
  if (!query.isTyped) return false;
  const told = new Set(earlier.wants.flat());
  const isMet = (sorts: readonly string[]) => sorts.some((sort) => told.has(sort));
  const isDecisive = ({ term }: AskedTerm) => term.startsWith('!');
  return (
    query.wants.some((sorts) => !isMet(sorts)) ||
    added.some((term) => isDecisive(term) || isThing(term, query)) ||
    left.some((term) => isDecisive(term) || term.isName) ||
    // Words of one sort of things, or of one family of people, mean the same in a sentence alone.
    kin.some(([one, other]) => isThing(one, query) && !haveOneRoot(one, other)) ||
    query.negations % 2 !== earlier.negations % 2 ||
    query.numbers.join(' ') !== earlier.numbers.join(' ')
  );
}

/** True for two words that begin alike, so that they may be forms of one. */
function haveOneRoot({ plain }: AskedTerm, other: AskedTerm): boolean {
  return plain.slice(0, ROOT) === other.plain.slice(0, ROOT);
}

/** True for a word that is neither one of those that may be left unsaid nor says what answer is wanted. */
export function isThing({ plain, isSoft }: AskedTerm, { language }: Question): boolean {
  return !isSoft && !RULES[language].wanted.has(plain);
}

/** Returns what the answers that two questions want tell of them, and what is left of their words beside those, by name. */
export function measuresOfWants(query: Question, earlier: Question, { added, left }: Compared): [string, number][] {
  const { wanted } = RULES[query.language];
  const [ofQuery, ofEarlier] = [new Set(query.wants.flat()), new Set(earlier.wants.flat())];
  const isMet = (sorts: readonly string[], others: ReadonlySet<string>) => sorts.some((sort) => others.has(sort));
  const unmet = [
    query.wants.filter((sorts) => !isMet(sorts, ofEarlier)).length,
    earlier.wants.filter((sorts) => !isMet(sorts, ofQuery)).length,
  ] as const;
  const hasCommon = query.wants.some((sorts) => isMet(sorts, ofEarlier));
  const isBoth = ofQuery.size > 0 && ofEarlier.size > 0;
  const sortsOf = ({ plain }: AskedTerm) => wanted.get(plain) ?? [];
  const met = (terms: readonly AskedTerm[], others: ReadonlySet<string>) =>
    terms.filter((term) => isMet(sortsOf(term), others)).length;
  const things = [added, left].map((terms) => terms.filter((term) => isThing(term, query)).length) as [number, number];
  const counted = (count: number) => Math.min(MOST, count);
  return [
    ['wants the same', Number(hasCommon)],
    ['wants all the same', Number(hasCommon && unmet[0] + unmet[1] === 0)],
    ['wants another', Number(isBoth && !hasCommon)],
    ['wants added', counted(unmet[0])],
    ['wants left', counted(unmet[1])],
    ['wants unsaid', Number(ofQuery.size === 0 && ofEarlier.size > 0)],
    ['wants untold', Number(ofQuery.size > 0 && ofEarlier.size === 0)],
    ['added met', counted(met(added, ofEarlier))],
    ['left met', counted(met(left, ofQuery))],
    ['things added', counted(things[0])],
    ['things left', counted(things[1])],
    ['any thing added', Number(things[0] > 0)],
    ['any thing left', Number(things[1] > 0)],
    ['thing for thing', Number(Math.min(...things) > 0)],
    ['nothing but wants', Number(things[0] + things[1] === 0)],
  ];
}
