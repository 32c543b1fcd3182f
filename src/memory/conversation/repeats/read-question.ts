/** Reads what a text asks, by the rules of its language: the small engine above the tables. */
import { foldAccents, isAscii } from '../../text/fold-accents.ts';
import { longestAt, type PhraseIndex, phraseIndexOf, standsIn, type Word } from '../../text/phrase.ts';
import { recently } from '../../text/recently.ts';
import { stem } from '../../text/stemmer.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { type Language, languageOf } from '../../text/text-analysis.ts';
import { ENGLISH_QUESTIONS } from './en/english-questions.ts';
import { SPANISH_QUESTIONS } from './es/spanish-questions.ts';
import { ASKED_KINDS, type AskedKind, type QuestionSign, type QuestionSigns } from './question-signs.ts';

const LONGEST = 400; // characters: what is longer tells a case, which is hardly told twice
const MOST_TERMS = 24;
const MOST_SENTENCES = 20; // read of a text for whether it asks for anything
const OPENING = 80; // characters of each
const NAMED = 6; // words: a matter that is only named, as one types it into a search box, and nobody in it
/** What an indirect question opens with, behind its frame: "I want to know whether". */
const WHETHER = new Set(['if', 'whether', 'si']);
const LEANED_ON = 2; // telling words that a text says before a pronoun that may mean them
const SHORTEST_STEM = 4; // letters of a stem that is like no other word's
const LONGEST_SAME = 4; // words of a way of saying the same

/** A word that tells what is asked, in the form that stands for all that say the same. */
export interface AskedTerm {
  readonly term: string;
  /** As it was written, without case and accents. */
  readonly plain: string;
  /** True for a name: written with a capital, not at the beginning. */
  readonly isName: boolean;
  /** The way that the word before it points, where it tells one. */
  readonly way: 'from' | 'to' | null;
  /** True for what looks like a verb: what is done with the things asked about is told in more ways than what they are. */
  readonly isVerb: boolean;
}

/** A question that may be asked again, as its language is read. */
export interface Question {
  readonly language: Language;
  readonly kind: AskedKind;
  /** The telling words, in the order they stand in, each once. */
  readonly terms: readonly AskedTerm[];
  readonly numbers: readonly string[];
  readonly negations: number;
  /** True where it is about the user's own affairs, which may have changed since it was answered. */
  readonly isOwn: boolean;
  /** All its words in their order, without case and accents. */
  readonly words: readonly string[];
  /** Small words of its language that ask something else in each other's place. */
  readonly swaps: ReadonlySet<string>;
}

type GateName = keyof QuestionSigns['gates'];

interface Rules {
  readonly language: Language;
  readonly frames: PhraseIndex;
  readonly asking: PhraseIndex;
  readonly noun: PhraseIndex;
  /** All with which a question or a request opens: the words of asking, of each kind, of something to be done. */
  readonly openings: PhraseIndex;
  /** The phrases of each kind: those without a gap, and those with one. */
  readonly kinds: readonly (readonly [kind: AskedKind, whole: PhraseIndex, gapped: PhraseIndex])[];
  /** The kinds, a bit each, of which a word may begin a phrase; those that any word may begin. */
  readonly kindsOf: ReadonlyMap<string, number>;
  readonly kindsOfAny: number;
  readonly gates: Readonly<Record<GateName, PhraseIndex>>;
  readonly none: PhraseIndex;
  readonly correction: PhraseIndex;
  readonly light: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, string>;
  readonly negations: ReadonlySet<string>;
  readonly ways: ReadonlyMap<string, 'from' | 'to'>;
  readonly whole: ReadonlySet<string>;
  readonly swaps: ReadonlySet<string>;
  readonly beforeVerbs: ReadonlySet<string>;
  readonly verbEnds: readonly string[];
  /** The word that stands for a way of saying, one or more words; empty where it adds nothing. */
  readonly same: ReadonlyMap<string, string>;
  /** The words that a way of several words begins with. */
  readonly several: ReadonlySet<string>;
}

const RULES: Readonly<Record<Language, Rules>> = {
  es: rulesOf('es', SPANISH_QUESTIONS),
  en: rulesOf('en', ENGLISH_QUESTIONS),
};

function rulesOf(language: Language, { asking, gates, slots, answers }: QuestionSigns): Rules {
  const of = ({ phrases }: QuestionSign) => phraseIndexOf(phrases);
  const same = sameOf(slots.same, language);
  const kinds = ASKED_KINDS.map((kind) => {
    const lines = asking.kinds[kind].phrases.split('\n');
    const [gapped, whole] = [true, false].map((has) => lines.filter((line) => line.includes('…') === has).join('\n'));
    return [kind, phraseIndexOf(whole ?? ''), phraseIndexOf(gapped ?? '')] as const;
  });
  return {
    language,
    frames: of(asking.frames),
    asking: of(asking.asking),
    noun: of(asking.noun),
    openings: phraseIndexOf(
      [asking.asking, gates.doing, ...ASKED_KINDS.map((kind) => asking.kinds[kind])]
        .map(({ phrases }) => phrases)
        .join('\n'),
    ),
    kinds,
    ...beginningsOf(kinds),
    gates: Object.fromEntries(
      Object.entries(gates).map(([name, sign]) => [name, of(sign)]),
    ) as unknown as Rules['gates'],
    none: of(answers.none),
    correction: of(answers.correction),
    light: wordSet(asking.light),
    numbers: new Map([...wordSet(slots.numbers)].map((pair) => pair.split(':') as [string, string])),
    negations: wordSet(slots.negations),
    ways: new Map([
      ...[...wordSet(slots.from)].map((word) => [word, 'from'] as const),
      ...[...wordSet(slots.to)].map((word) => [word, 'to'] as const),
    ]),
    whole: wordSet(slots.whole),
    swaps: wordSet(slots.swaps),
    beforeVerbs: wordSet(slots.beforeVerbs),
    verbEnds: [...wordSet(slots.verbEnds)],
    same,
    several: new Set([...same.keys()].flatMap((way) => (way.includes(' ') ? [way.split(' ', 1)[0] ?? ''] : []))),
  };
}

/** Returns which kinds the words begin: of a dozen a text has to be held against one or two. */
function beginningsOf(kinds: Rules['kinds']): Pick<Rules, 'kindsOf' | 'kindsOfAny'> {
  const kindsOf = new Map<string, number>();
  let kindsOfAny = 0;
  for (const [at, [, ...indexes]] of kinds.entries()) {
    for (const { byFirst, others } of indexes) {
      for (const first of byFirst.keys()) kindsOf.set(first, (kindsOf.get(first) ?? 0) | (1 << at));
      if (others.length > 0) kindsOfAny |= 1 << at;
    }
  }
  return { kindsOf, kindsOfAny };
}

function wordSet(words: string): Set<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Reads lines of ways of saying the same: one word by its stem and as it is, several as they are. */
function sameOf(table: string, language: Language): Map<string, string> {
  const same = new Map<string, string>();
  for (const line of table.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const adds = !line.startsWith('- ');
    const ways = (adds ? line : line.slice(2)).split(/[:,]/).map((way) => way.trim());
    const standing = adds ? `=${ways[0]}` : '';
    for (const way of ways) {
      same.set(way, standing);
      if (!way.includes(' '))
        same.set(`~${stem(language === 'es' ? way.replace(/([aeiou])s$/, '$1') : way, language)}`, standing);
    }
  }
  return same;
}

/**
 * Returns what a text asks; null for what is no question that an earlier answer could answer. `mayName`: so does a few words that only name
 * a matter; they ask again what was asked, and are no question that could be asked again.
 */
export function readQuestion(text: string, tag: string, { mayName = false } = {}): Question | null {
  if (text.length > LONGEST || text.includes('```')) return null;
  const read = remembered(text, tag);
  return read === null || (read.isNamed && !mayName) ? null : read.question;
}

/** A question, and whether it only names a matter. */
interface ReadQuestion {
  readonly question: Question;
  readonly isNamed: boolean;
}

/** A query is read when its context is built, and again when its turn is saved. */
const remembered = recently(read);

function read(text: string, tag: string): ReadQuestion | null {
  const rules = RULES[languageOf(text, tag) ?? (/^en/i.test(tag) ? 'en' : 'es')];
  const written = inWords(text);
  const raws = written.match(WORD) ?? [];
  const words = raws.map(wordOf);
  if (words.length === 0) return null;
  const { mood, passing, more, own, doing } = rules.gates;
  const skipped = coveredBy(rules.frames, words);
  const first = skipped.indexOf(false);
  const rest = first < 0 ? [] : words.slice(first);
  if (rest.length === 0 || opens(doing, rest)) return null;
  if ([mood, passing].some((phrases) => standsIn(phrases, words))) return null;
  const isFramed =
    opens(rules.asking, words) || opens(rules.asking, rest) || (first > 0 && WHETHER.has(rest[0]?.plain ?? ''));
  if (
    standsIn(
      more,
      words.filter((_, at) => !skipped[at]),
    )
  )
    return null;
  const kind = kindOf(rules, words, skipped);
  const isNamed = !text.includes('?') && !isFramed && kind === 'what' && !standsIn(rules.noun, words);
  if (isNamed && (rest.length > NAMED || rest.some(({ plain }) => rules.beforeVerbs.has(plain)))) return null;
  if (leansBefore(rules, words, skipped)) return null;
  const telling = termsOf(rules, { words, raws, skipped });
  if (telling.terms.length === 0 || telling.terms.length > MOST_TERMS) return null;
  const question = {
    language: rules.language,
    kind,
    ...telling,
    isOwn: standsIn(own, words),
    words: words.filter((_, at) => !skipped[at]).map(({ plain }) => plain),
    swaps: rules.swaps,
  };
  return { question, isNamed };
}

/**
 * True where a text asks for anything at all, again or not: with a question mark, or with the words that open a question or a request, at
 * the beginning of one of its sentences.
 */
export function asksAnything(text: string, language: Language): boolean {
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
export function answersSomething(answer: string, language: Language): boolean {
  const words = (answer.slice(0, LONGEST).match(WORD) ?? []).map(wordOf);
  if (words.length === 0 || opens(RULES[language].none, words)) return false;
  return !/\?\s*$/.test(answer) || answer.length > LONGEST;
}

/** True where the words of a turn say that the answer before them was wrong, or not what was asked; in either language. */
export function corrects(text: string): boolean {
  const words = (text.slice(0, LONGEST).match(WORD) ?? []).map(wordOf);
  return opens(RULES.es.correction, words) || opens(RULES.en.correction, words);
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu;

/** Returns the text with the marks that tell one thing from another written as words: "C++", "3 - 2", "-5 %". */
function inWords(text: string): string {
  const plain = text.replaceAll('’', "'");
  if (!/[+#%*/=<>^×÷$€£\d]/.test(plain)) return plain;
  return plain
    .replace(/([A-Za-z])\+\+/g, '$1plusplus')
    .replace(/([A-Za-z])#/g, '$1sharp')
    .replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[.,](\d)/g, '$1p$2')
    .replace(
      /(\d\s*)([-+*/=<>^×÷])(?=\s*\d)/g,
      (_, before: string, mark: string) => `${before} mark${mark.charCodeAt(0)} `,
    )
    .replaceAll('%', ' percent ')
    .replace(/[$€£]/g, (mark) => ` mark${mark.charCodeAt(0)} `);
}

function wordOf(raw: string): Word {
  const lower = raw.toLowerCase();
  if (isAscii(lower)) return { written: lower, plain: lower };
  const written = lower.normalize('NFC');
  return { written, plain: foldAccents(written) };
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
function kindOf({ kinds, kindsOf, kindsOfAny }: Rules, words: readonly Word[], skipped: boolean[]): AskedKind {
  let begun = kindsOfAny;
  for (const { plain, written } of words) {
    begun |= kindsOf.get(plain) ?? 0;
    if (written !== plain) begun |= kindsOf.get(written) ?? 0;
  }
  for (let at = 0; at < kinds.length; at += 1) {
    if ((begun & (1 << at)) === 0) continue;
    const [kind, whole, gapped] = kinds[at] as Rules['kinds'][number];
    let found = false;
    for (let from = 0; from < words.length; from += 1) {
      const end = longestAt(whole, words, from);
      const last = longestAt(gapped, words, from);
      if (Math.max(end, last) === from) continue;
      found = true;
      skipped.fill(true, from, end);
      // What stands in the gap of a phrase is asked about.
      if (last > end) [skipped[from], skipped[last - 1]] = [true, true];
      from = Math.max(end, last) - 1;
    }
    if (found) return kind;
  }
  return 'what';
}

interface ReadWords {
  readonly words: readonly Word[];
  readonly raws: readonly string[];
  readonly skipped: readonly boolean[];
}

function termsOf(rules: Rules, { words, raws, skipped }: ReadWords): Pick<Question, 'terms' | 'numbers' | 'negations'> {
  const { numbers: inWordsOf, same, several: openers } = rules;
  const found = new Map<string, AskedTerm>();
  const numbers: string[] = [];
  let negations = 0;
  let way: AskedTerm['way'] = null;
  for (let at = 0; at < words.length; at += 1) {
    const { plain, written } = words[at] as Word;
    const several = skipped[at] || !openers.has(plain) ? null : sameOfSeveral(same, words, at);
    if (several !== null) {
      add(found, several.standing, { plain, isName: false, way, isVerb: false });
      way = null;
      at += several.length - 1;
      continue;
    }
    if (skipped[at]) continue;
    const number = /^\p{N}/u.test(plain) ? plain : inWordsOf.get(plain);
    if (number !== undefined && !same.has(plain)) {
      numbers.push(number);
      continue;
    }
    if (rules.negations.has(written) || rules.negations.has(plain)) {
      negations += 1;
      continue;
    }
    const points = rules.ways.get(plain);
    if (points !== undefined) {
      way = points;
      continue;
    }
    const raw = raws[at] as string;
    const isName = at > 0 && /^\p{Lu}/u.test(raw);
    const isShouted = /^\p{Lu}{2,}$/u.test(raw) && raws.some((one) => /\p{Ll}/u.test(one));
    if (!isShouted && isNothing(rules, plain, written)) continue;
    const isVerb =
      rules.beforeVerbs.has(words[at - 1]?.plain ?? '') ||
      rules.verbEnds.some((end) => plain.length > end.length + 1 && plain.endsWith(end));
    add(found, standingFor(rules, written, plain), { plain, isName, way, isVerb });
    way = null;
  }
  return { terms: [...found.values()], numbers: numbers.sort(), negations };
}

function add(into: Map<string, AskedTerm>, term: string, more: Omit<AskedTerm, 'term'>): void {
  if (term !== '' && !into.has(term)) into.set(term, { term, ...more });
}

function isNothing({ language, light, whole, same }: Rules, plain: string, written: string): boolean {
  if (light.has(plain)) return true;
  if (whole.has(plain) || same.get(plain) !== undefined) return false;
  const compact = written.replace("'", '');
  return STOP_WORDS[language].has(compact) || STOP_WORDS[language].has(plain) || /^\p{Script=Latin}$/u.test(plain);
}

/** Returns what stands for the words from `at` on, where several together mean something of their own. */
function sameOfSeveral(
  same: Rules['same'],
  words: readonly Word[],
  at: number,
): { readonly standing: string; readonly length: number } | null {
  for (let length = Math.min(LONGEST_SAME, words.length - at); length > 1; length -= 1) {
    const standing = same.get(
      words
        .slice(at, at + length)
        .map(({ plain }) => plain)
        .join(' '),
    );
    if (standing !== undefined) return { standing, length };
  }
  return null;
}

/** The plural of a word that ends in a vowel: stemmers leave that of a short one as it is. */
const PLURAL = /([aeiouáéíóú])s$/;

/** What is said with a verb hangs on it in Spanish: "recomiéndame", "pedirle". */
const CLITIC = /(?<=[áéíóú]\p{L}*)(?:me|nos)$|(?<=[aei]r)(?:me|te|se|les?|nos|l[oa]s?)$/u;

function standingFor(rules: Rules, said: string, folded: string): string {
  const { language, whole, same } = rules;
  const written = language === 'es' ? said.replace(CLITIC, '') : said;
  const plain = written === said ? folded : foldAccents(written);
  const exact = same.get(plain);
  if (exact !== undefined) return exact;
  if (whole.has(plain)) return `!${plain.replace(/s$/, '')}`;
  const stemmed = stem(language === 'es' ? written.replace(PLURAL, '$1') : written, language);
  return (stemmed.length < SHORTEST_STEM ? undefined : same.get(`~${stemmed}`)) ?? stemmed;
}
