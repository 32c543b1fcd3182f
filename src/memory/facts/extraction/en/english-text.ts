/**
 * A sentence in one spelling, so that the rules need to know only one: contractions and chat shorthand are written out ("im" and
 * "I'm" are "i am"), common typing slips are corrected, and every position leads back to the words as they were written.
 */
import type { Sentence } from '../prepared-text.ts';

export interface EnglishText {
  readonly text: string;
  /** The sentence before it, in the same spelling. */
  readonly before: string;
  /** Returns the words of a stretch of `text` as they were written. */
  original(from: number, to: number): string;
  span(from: number, to: number): { readonly start: number; readonly end: number };
  /** True when the writer uses capitals, apart from "I". */
  hasCapitals(): boolean;
  /** Returns some of its stretches, joined as if nothing had stood between. */
  joined(stretches: readonly (readonly [from: number, to: number])[]): EnglishText;
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;

/** Spells a sentence out, word by word in the order of `text`; a word of the message gives one word or several. */
export function englishText(sentence: Sentence, before = ''): EnglishText {
  const { folded } = sentence;
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const put = (piece: string, from: number, to: number, whole: boolean) => {
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(whole ? from : from + unit);
      ends.push(whole ? to : from + unit + 1);
    }
    text += piece;
  };
  let at = 0;
  for (const match of folded.matchAll(WORD)) {
    put(folded.slice(at, match.index), at, match.index, false);
    const word = match[0];
    at = match.index + word.length;
    const spelling = withoutApostrophe(word, folded, match.index, at) ?? spelledOut(word, folded.slice(at, at + 6));
    if (spelling === word) put(word, match.index, at, false);
    else {
      const parts = spelling.split(' ');
      // "i'm": the words written out share the letters that were written.
      const cut = parts.length > 1 ? cutOf(word, parts[0] ?? '') : word.length;
      put(parts[0] ?? '', match.index, match.index + cut, true);
      if (parts.length > 1) put(` ${parts.slice(1).join(' ')}`, match.index + cut, at, true);
    }
  }
  put(folded.slice(at), at, folded.length, false);
  return textOf(sentence, before, text, starts, ends);
}

function textOf(
  sentence: Sentence,
  before: string,
  text: string,
  starts: readonly number[],
  ends: readonly number[],
): EnglishText {
  const stretch = (from: number, to: number) =>
    to <= from ? ([starts[from] ?? 0, starts[from] ?? 0] as const) : ([starts[from] ?? 0, ends[to - 1] ?? 0] as const);
  let capitals: boolean | undefined;
  return {
    text,
    before,
    hasCapitals: () => {
      capitals ??= /\p{Lu}/u.test(sentence.original(0, sentence.folded.length).replace(/\bI\b/g, ''));
      return capitals;
    },
    original: (from, to) => sentence.original(...stretch(from, to)),
    span: (from, to) => sentence.span(...stretch(from, to)),
    joined: (stretches) => {
      const parts = stretches.map(([from, to]) => ({
        text: text.slice(from, to),
        starts: starts.slice(from, to),
        ends: ends.slice(from, to),
      }));
      return textOf(
        sentence,
        before,
        parts.map((part) => part.text).join(''),
        parts.flatMap((part) => part.starts),
        parts.flatMap((part) => part.ends),
      );
    },
  };
}

function cutOf(word: string, first: string): number {
  let shared = 0;
  while (shared < first.length && word[shared] === first[shared]) shared += 1;
  return Math.max(1, Math.min(shared, word.length));
}

const SHORTHAND: Readonly<Record<string, string>> = {
  im: 'i am',
  iam: 'i am',
  ive: 'i have',
  "i'd": 'i would',
  "i'll": 'i will',
  weve: 'we have',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'cannot',
  "can't": 'cannot',
  wont: 'will not',
  "won't": 'will not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  werent: 'were not',
  havent: 'have not',
  hasnt: 'has not',
  couldnt: 'could not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  "ain't": 'am not',
  aint: 'am not',
  thats: 'that is',
  whats: 'what is',
  heres: 'here is',
  theres: 'there is',
  lets: 'let us',
  "let's": 'let us',
  hes: 'he is',
  shes: 'she is',
  youre: 'you are',
  theyre: 'they are',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  hafta: 'have to',
  u: 'you',
  ur: 'your',
  yall: 'you',
  "y'all": 'you',
  pls: 'please',
  plz: 'please',
  plese: 'please',
  thx: 'thanks',
  rn: 'right now',
  atm: 'at the moment',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  cos: 'because',
  tho: 'though',
  altho: 'although',
  abt: 'about',
  rlly: 'really',
  rly: 'really',
  fav: 'favorite',
  fave: 'favorite',
  favourite: 'favorite',
  favourites: 'favorites',
  faves: 'favorites',
  bday: 'birthday',
  "b'day": 'birthday',
  hubby: 'husband',
  gf: 'girlfriend',
  bf: 'boyfriend',
  wifey: 'wife',
  mum: 'mom',
  bout: 'about',
  wfh: 'work from home',
  smth: 'something',
  ppl: 'people',
  yrs: 'years',
  kinda: 'kind of',
  rember: 'remember',
  remeber: 'remember',
  alergic: 'allergic',
  recieve: 'receive',
};

/** "Were going with the heat pump", "its decided": at the head of a clause, and before what only "we are" and "it is" can have. */
function withoutApostrophe(word: string, folded: string, from: number, to: number): string | null {
  if (word !== 'were' && word !== 'its') return null;
  const before = folded.slice(Math.max(0, from - 5), from).trimEnd();
  if (before !== '' && !/(?:[,;:(—–-]|\b(?:and|but|so|now|ok|right))$/.test(before)) return null;
  const after = folded.slice(to, to + 40);
  if (word === 'were') return /^ (?:(?:not|now|finally|both|all) )?[a-z]+ing\b/.test(after) ? 'we are' : null;
  return /^ (?:(?:been|now|finally|all|mostly|mainly|pretty|not|just|going|getting|taking|a|an) |(?:decided|settled|official)\b|\p{L}+(?: btw| by the way| actually)*,? not \p{L}+(?=$|[,.;!]))/u.test(
    after,
  )
    ? 'it is'
    : null;
}

/** Words after which `'s` is always "is". */
const IS_AFTER = /^(?:it|that|what|who|here|there|he|she|where|how|this|everything|name|birthday)$/;

function spelledOut(word: string, next: string): string {
  const known = SHORTHAND[word];
  if (known !== undefined && Object.hasOwn(SHORTHAND, word)) return known;
  const apostrophe = word.lastIndexOf("'");
  if (apostrophe > 0) {
    const stem = word.slice(0, apostrophe);
    switch (word.slice(apostrophe)) {
      case "'m":
        return `${stem} am`;
      case "'re":
        return `${stem} are`;
      case "'ve":
        return `${stem} have`;
      case "'ll":
        return `${stem} will`;
      case "'d":
        return `${stem} would`;
      case "'t":
        return stem.endsWith('n') ? `${stem.slice(0, -1)} not` : word;
      case "'s":
        return IS_AFTER.test(stem) && !/^ name\b/.test(next) ? `${stem} is` : word;
      default:
        return word;
    }
  }
  return word.length >= SHORTEST_MENDED ? mended(word) : word;
}

/** Words that a rule hangs on, worth knowing with one slip of the keyboard. */
const MENDED = [
  'allergic',
  'allergy',
  'allergies',
  'vegetarian',
  'pescatarian',
  'favorite',
  'birthday',
  'remember',
  'girlfriend',
  'boyfriend',
  'daughter',
  'engineer',
  'teacher',
  'diabetic',
  'divorced',
  'married',
  'developer',
  'intolerant',
  'intolerance',
  'originally',
  'university',
  'studying',
  'vegetables',
  'decided',
  'husband',
  'accountant',
  'language',
  'languages',
  'working',
];
const SHORTEST_MENDED = 6;
const BY_FIRST_LETTER = new Map<string, string[]>();
for (const word of MENDED) BY_FIRST_LETTER.set(word.charAt(0), [...(BY_FIRST_LETTER.get(word.charAt(0)) ?? []), word]);
const RIGHT_AS_IT_IS =
  /^(?:marries|daughters|teachers|teaches|remembers|engineers|developers|vegetarians|decides|decide|husbands|birthdays|accountants|favorites|developed|intolerants|original|teached|worming|wording|diabetics)$/;

function mended(word: string): string {
  const candidates = BY_FIRST_LETTER.get(word.charAt(0));
  if (candidates === undefined || candidates.includes(word) || RIGHT_AS_IT_IS.test(word)) return word;
  return candidates.find((candidate) => isOneSlipAway(word, candidate)) ?? word;
}

/** True when one typing slip lies between the two words: a letter too many, missing or wrong, or two in the wrong order. */
function isOneSlipAway(word: string, right: string): boolean {
  if (word === right || Math.abs(word.length - right.length) > 1) return false;
  let first = 0;
  while (first < word.length && word[first] === right[first]) first += 1;
  const rest = (text: string, skipped: number) => text.slice(first + skipped);
  if (word.length > right.length) return rest(word, 1) === rest(right, 0);
  if (word.length < right.length) return rest(word, 0) === rest(right, 1);
  if (rest(word, 1) === rest(right, 1)) return true;
  return word[first] === right[first + 1] && word[first + 1] === right[first] && rest(word, 2) === rest(right, 2);
}
