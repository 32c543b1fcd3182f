/** Reads what a text asks, by the rules of its language: the small engine above the tables. */
import { longestAt, type PhraseIndex, standsIn, type Word } from '../../text/phrase.ts';
import { recently } from '../../text/recently.ts';
import { type SpokenLanguage, spokenLanguage } from '../../text/text-analysis.ts';
import { type ToldTerms, termsOf } from './asked-terms.ts';
import { passingOf } from './passing.ts';
import { isNothing, RULES, type Rules } from './question-rules.ts';
import type { AskedKind } from './question-signs.ts';
import { wantsOf } from './question-wants.ts';
import { inWords, type Quoted, quotedIn, WORD, wordOf } from './question-words.ts';

const LONGEST = 400; // characters: what is longer tells a case, which is hardly told twice
const MOST_TERMS = 24;
/** The logits from which an answer is taken to pass: of a question that may be asked again, and of one that may ask again what was none of those. */
export const PASSING = -0.25;
const PASSING_AGAIN = 1.5;
const MOST_SENTENCES = 20; // read of a text for whether it asks for anything
const OPENING = 80; // characters of each
const NAMED = 9; // words: a matter that is only named, as one types it into a search box, and nobody in it
/** What an indirect question opens with, behind its frame: "I want to know whether". */
const WHETHER = new Set(['if', 'whether', 'si', 'se']);
/** Words of time that open a clause as well as a question, and kinds whose words with a gap end the question. */
const WHILE = new Set(['when', 'cuando', 'quando']);
const ENDING: ReadonlySet<AskedKind> = new Set(['what for', 'whom']);
const TYPED = 6; // words of a query that is typed rather than asked
/** A short answer that is a question, or opens with one: "Which passport do you mean? Tell me which." */
const ASKS_BACK = /^[^.!\n]*[?？]|[?？]\s*$/;
const PAST_ENDS = [3, 4]; // letters
const LEANED_ON = 2; // telling words that a text says before a pronoun that may mean them

/** A question that may be asked again, as its language is read. */
export interface Question extends ToldTerms {
  readonly language: SpokenLanguage;
  readonly kind: AskedKind;
  /** True where it only names a matter, so that it may want any kind of answer. */
  readonly isNamed: boolean;
  /** True where it leans on what was said before it, so that it may be no question of itself. */
  readonly leans: boolean;
  /** The likelihood that its answer has passed by the next time, in logits. */
  readonly passing: number;
  /** True where a word of time says so: then not even who asks for what was told can be told it. */
  readonly isOfNow: boolean;
  /** True where it is about the user's own affairs, which may have changed since it was answered. */
  readonly isOwn: boolean;
  /** True where its words say that it was asked or told before. */
  readonly asksAgain: boolean;
  /** True where it is put in the past. */
  readonly isPast: boolean;
  /** All its words in their order, without case and accents. */
  readonly words: readonly string[];
  /** Small words of its language that ask something else in each other's place. */
  readonly swaps: ReadonlySet<string>;
  /** The sorts of answers that it says it wants, a word or its kind at a time. */
  readonly wants: readonly (readonly string[])[];
  /** True for a few words that are no whole question, as one types them into a search box. */
  readonly isTyped: boolean;
}

/**
 * Returns what a text asks; null for what is no question that an earlier answer could answer. `mayName`: so does a few words that only name
 * a matter; they ask again what was asked, and are no question that could be asked again. `mayPass`: its answer may have passed, as far as
 * who says that it was told before may be told it once more.
 */
export function readQuestion(text: string, tag: string, { mayName = false, mayPass = false } = {}): Question | null {
  if (text.length > LONGEST || text.includes('```')) return null;
  const question = remembered(text, tag);
  if (question === null || mayName) return question;
  const passes = question.passing > PASSING && (!mayPass || question.isOfNow);
  return question.isNamed || question.leans || passes ? null : question;
}

/** A query is read when its context is built, and again when its turn is saved. */
const remembered = recently(read);

function read(text: string, tag: string): Question | null {
  const rules = RULES[spokenLanguage(text, tag)];
  const written = inWords(text);
  const raws = written.match(WORD) ?? [];
  const words = raws.map(wordOf);
  if (words.length === 0) return null;
  const { more, own, doing, mood, passing } = rules.gates;
  const skipped = coveredBy(rules.frames, words);
  // What is quoted is asked about, whatever its words say elsewhere.
  const quoted = quotedIn(rules, written, words);
  for (const at of quoted.keys()) skipped[at] = false;
  const asksAgain = standsIn(rules.again, words);
  if (asksAgain) for (const at of words.keys()) skipped[at] ||= longestAt(rules.again, words, at) > at;
  const first = skipped.indexOf(false);
  const rest = first < 0 ? [] : words.slice(first);
  if (rest.length === 0 || opens(doing, rest)) return null;
  if (standsIn(mood, words)) return null;
  const signs = { passing: standsIn(passing, words), own: standsIn(own, words) };
  const passes = passingOf(words, signs, rules.language);
  if (passes > PASSING_AGAIN) return null;
  const isFramed =
    opens(rules.asking, words) || opens(rules.asking, rest) || (first > 0 && WHETHER.has(rest[0]?.plain ?? ''));
  if (
    standsIn(
      more,
      words.filter((_, at) => !skipped[at]),
    )
  )
    return null;
  const told = kindOf(rules, words, skipped, quoted);
  const isNamed = !text.includes('?') && !isFramed && told === 'what' && !standsIn(rules.noun, words);
  const isSaid = rest.length > NAMED || rest.some(({ plain }) => rules.speakers.has(plain));
  if (isNamed && isSaid && !asksAgain) return null;
  const telling = termsOf(rules, { words, raws, skipped, quoted });
  if (telling.terms.length === 0 || telling.terms.length > MOST_TERMS) return null;
  const isMeasured = told === 'what' && telling.terms.some(({ term }) => rules.measures.has(term));
  const kind = isMeasured ? 'how many' : told;
  const question = {
    language: rules.language,
    kind,
    isNamed,
    leans: leansBefore(rules, words, skipped),
    ...telling,
    passing: passes,
    isOfNow: signs.passing,
    isOwn: signs.own,
    asksAgain,
    isPast: words.some(({ plain }) => isPast(rules, plain)),
    words: words.filter((_, at) => !skipped[at]).map(({ plain }) => plain),
    swaps: rules.swaps,
    wants: wantsOf(rules, words, kind),
    isTyped: (isNamed && !isSaid) || (words.length <= TYPED && !(text.includes('?') && isFramed)),
  };
  return question;
}

function isPast({ past }: Rules, word: string): boolean {
  return past.has(word) || PAST_ENDS.some((length) => word.length > length + 1 && past.has(`-${word.slice(-length)}`));
}

/**
 * True where a text asks for anything at all, again or not: with a question mark, or with the words that open a question or a request, at
 * the beginning of one of its sentences.
 */
export function asksAnything(text: string, language: SpokenLanguage): boolean {
  if (/[?？]/.test(text)) return true;
  const { asking, frames, openings } = RULES[language];
  return text.split(/[.!…\n]+/, MOST_SENTENCES).some((sentence) => {
    const words = (sentence.slice(0, OPENING).match(WORD) ?? []).map(wordOf);
    if (opens(asking, words)) return true;
    let from = 0;
    for (let to = longestAt(frames, words, 0); to > from; to = longestAt(frames, words, from)) from = to;
    return longestAt(openings, words, from) > from;
  });
}

/** True where an answer answers something, and does not ask back. */
export function answersSomething(answer: string, language: SpokenLanguage): boolean {
  const words = (answer.slice(0, LONGEST).match(WORD) ?? []).map(wordOf);
  if (words.length === 0 || opens(RULES[language].none, words)) return false;
  return answer.length > LONGEST || !ASKS_BACK.test(answer);
}

/** True where the words of a turn say that the answer before them was wrong, or not what was asked; in any language. */
export function corrects(text: string): boolean {
  const words = (text.slice(0, LONGEST).match(WORD) ?? []).map(wordOf);
  return Object.values(RULES).some(({ correction }) => opens(correction, words));
}

/** Returns which of the words stand in one of the phrases. */
function coveredBy(phrases: PhraseIndex, words: readonly Word[]): boolean[] {
  const covered = words.map(() => false);
  for (let from = 0; from < words.length; from += 1) {
    const end = longestAt(phrases, words, from);
    covered.fill(true, from, end);
    if (end > from) from = end - 1;
  }
  return covered;
}

function opens(phrases: PhraseIndex, words: readonly Word[]): boolean {
  return longestAt(phrases, words, 0) > 0;
}

/** True where a word leans on what was said before the text: not on the words that the text itself has said by then. */
function leansBefore(rules: Rules, words: readonly Word[], skipped: readonly boolean[]): boolean {
  const { leaning } = rules.gates;
  const at = words.findIndex((_, from) => !skipped[from] && longestAt(leaning, words, from) > from);
  if (at < 0) return false;
  const before = words
    .slice(0, at)
    .filter(({ plain, written }, from) => !skipped[from] && !isNothing(rules, plain, written));
  return before.length < LEANED_ON;
}

/** Returns the kind of answer that is wanted, and marks its words as no words of what is asked about. */
function kindOf(rules: Rules, words: readonly Word[], skipped: boolean[], quoted: Quoted): AskedKind {
  const skip = (at: number) => {
    if (!quoted.has(at) && !rules.aspects.has(rules.same.get(words[at]?.plain ?? '') ?? '')) skipped[at] = true;
  };
  const opening = skipped.indexOf(false);
  for (const [kind, whole, gapped, opens] of rules.kinds) {
    if (!words.some(({ plain }) => opens.has(plain))) continue;
    let found = false;
    for (let from = 0; from < words.length; from += 1) {
      const end = longestAt(whole, words, from);
      const farthest = longestAt(gapped, words, from);
      // "What is it for" ends with its "for"; another one goes on: "what is the word for".
      const last = ENDING.has(kind) && farthest < words.length ? from : farthest;
      if (Math.max(end, last) === from || quoted.has(from)) continue;
      // In a question that other words open, "when" is "while": it asks for nothing.
      const isWhile = from > opening && end === from + 1 && last === from && WHILE.has(words[from]?.plain ?? '');
      if (isWhile && longestAt(rules.asking, words, opening) > opening) continue;
      found = true;
      for (let at = from; at < end; at += 1) skip(at);
      // What stands in the gap of a phrase is asked about.
      if (last > end) for (const at of [from, last - 1]) skip(at);
      if (end > from) from = end - 1;
    }
    if (found) return kind;
  }
  return 'what';
}
