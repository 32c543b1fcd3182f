/** The features by which the tagger of facts knows a token: its word, its neighbours, the kinds of things that lists know, and how its clause is said. */
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Token } from '../../understanding/token.ts';
import type { Hearing } from './heard-clauses.ts';

/** The word lists whose entries are kinds of things: what a language has of each is in its `fact-words`. */
const KINDS = [
  'partners',
  'relatives',
  'animals',
  'intolerances',
  'illnesses',
  'vehicles',
  'degrees',
  'dwellings',
  'professions',
  'students',
  'marital states',
  'diets',
  'intolerant',
  'afflictions',
  'faiths',
  'demonyms',
  'hobbyists',
  'ventures',
  'made things',
  'foods',
  'tongues',
  'given names',
  'technologies',
  'makes',
  'known places',
  'own openers',
  'phrase ends',
  'noun ends',
  'adverbs',
  'verbs',
] as const;

const REACH = 5; // words before a token that its clause is known by

/** The kinds of features, each by the letters that its features begin with where they are written; those of two words have a blank between these. */
export const PREFIXES = [
  ...['*', 'w', 'a', 'b', 'c', 'd', 'n', 'e', 'f', 'p', 'ea', 'eb', 'begins', 'ends', 's', 'sa', 'k', 'ka', 'kb', 'kc'],
  ...['l', 'o', 'h', 'asked', 'aw', 'wb', 'ca', 'bd', 'ak'],
] as const;
export type Prefix = (typeof PREFIXES)[number];
export const OF_TWO: ReadonlySet<string> = new Set<Prefix>(['aw', 'wb', 'ca', 'bd', 'ak']);

/** The places of the kinds of features in `PREFIXES`. */
const AT = Object.fromEntries(PREFIXES.map((prefix, at) => [prefix, at])) as Readonly<Record<Prefix, number>>;

/** Takes a feature of the token at a place: the place of its kind in `PREFIXES`, its word, and the second one where it is of two. */
export type TakeFeature = (at: number, kind: number, word: string, second?: string) => void;

/** Returns the features of each token of a sentence, as they are written. */
export function tagFeatures(text: ReadText, hearing: Hearing, language: Language): string[][] {
  const features: string[][] = text.tokens.map(() => []);
  eachFeature(text, hearing, language, (at, kind, word, second) => {
    features[at]?.push(`${PREFIXES[kind]}${word}${second === undefined ? '' : ` ${second}`}`);
  });
  return features;
}

/** Tells the features of each token of a sentence. Nothing is put together for it, since most features have no weight. */
export function eachFeature(text: ReadText, hearing: Hearing, language: Language, take: TakeFeature): void {
  const { tokens } = text;
  const words = tokens.map(wordOf);
  const kinds = kindsOf(text, language);
  const size = tokens.length;
  const length = size < 4 ? String(size) : size < 8 ? '4' : size < 16 ? '8' : '16';
  for (const [at, token] of tokens.entries()) {
    const own = words[at] as string;
    const [a, b, c, d] = [words[at - 1] ?? '^', words[at + 1] ?? '$', words[at - 2] ?? '^', words[at + 2] ?? '$'];
    take(at, AT['*'], '');
    take(at, AT.w, own);
    take(at, AT.a, a);
    take(at, AT.b, b);
    take(at, AT.c, c);
    take(at, AT.d, d);
    take(at, AT.aw, a, own);
    take(at, AT.wb, own, b);
    take(at, AT.ca, c, a);
    take(at, AT.bd, b, d);
    take(at, AT.n, length);
    if (token.kind === 'word') {
      take(at, AT.e, own.slice(-3));
      take(at, AT.f, own.slice(-2));
      take(at, AT.p, own.slice(0, 4));
    }
    take(at, AT.ea, a.slice(-3));
    take(at, AT.eb, b.slice(-3));
    const clause = text.clauseAt(at);
    const begins = text.begins(at);
    if (begins) take(at, AT.begins, '');
    if (text.ends(at + 1)) take(at, AT.ends, '');
    take(at, AT.s, at === 0 || begins ? `${shapeOf(token)}^` : shapeOf(token));
    take(at, AT.sa, tokens[at - 1] === undefined ? '' : shapeOf(tokens[at - 1] as Token));
    for (const kind of kinds[at] ?? []) {
      take(at, AT.k, kind);
      take(at, AT.ak, a, kind);
    }
    for (const kind of kinds[at - 1] ?? []) take(at, AT.ka, kind);
    for (const kind of kinds[at + 1] ?? []) take(at, AT.kb, kind);
    for (const kind of kinds[at - 2] ?? []) take(at, AT.kc, kind);
    if (clause === undefined) continue;
    for (let before = at - 3; before >= Math.max(clause.from, at - REACH); before -= 1)
      take(at, AT.l, words[before] as string);
    take(at, AT.o, words[clause.from] as string);
    for (const flag of hearing.blocking(at, at + 1)) take(at, AT.h, flag);
    if (clause.isAsked) take(at, AT.asked, '');
  }
}

function wordOf({ kind, plain }: Token): string {
  return kind === 'number' ? plain.replace(/\d/g, '0') : kind === 'other' ? '@' : plain;
}

function shapeOf({ kind, isCapital, plain }: Token): string {
  if (kind === 'number') return plain.length > 4 ? '00000' : '0'.repeat(plain.length);
  return kind === 'word' ? (isCapital ? 'A' : 'a') : kind === 'other' ? '@' : '.';
}

/** Returns the kinds of things that each token belongs to. */
function kindsOf(text: ReadText, language: Language): string[][] {
  const kinds: string[][] = text.tokens.map(() => []);
  for (const [index, name] of KINDS.entries()) {
    const list = language.list(name);
    for (let at = 0; at < text.tokens.length; at += 1) {
      const end = list.at(text, at)?.end ?? at;
      for (let of = at; of < end; of += 1) if (kinds[of]?.at(-1) !== String(index)) kinds[of]?.push(String(index));
    }
  }
  return kinds;
}
