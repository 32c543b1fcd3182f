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

/** Returns the features of each token of a sentence. */
export function tagFeatures(text: ReadText, hearing: Hearing, language: Language): string[][] {
  const { tokens } = text;
  const words = tokens.map(wordOf);
  const kinds = kindsOf(text, language);
  const size = tokens.length;
  const lengthOf = `n${size < 4 ? size : size < 8 ? 4 : size < 16 ? 8 : 16}`;
  return tokens.map((token, at) => {
    const [w, a, b, c, d] = [
      words[at],
      words[at - 1] ?? '^',
      words[at + 1] ?? '$',
      words[at - 2] ?? '^',
      words[at + 2] ?? '$',
    ];
    const own = w as string;
    const features = [
      '*',
      `w${own}`,
      `a${a}`,
      `b${b}`,
      `c${c}`,
      `d${d}`,
      `aw${a} ${own}`,
      `wb${own} ${b}`,
      `ca${c} ${a}`,
      `bd${b} ${d}`,
      lengthOf,
    ];
    if (token.kind === 'word') features.push(`e${own.slice(-3)}`, `f${own.slice(-2)}`, `p${own.slice(0, 4)}`);
    features.push(`ea${a.slice(-3)}`, `eb${b.slice(-3)}`);
    const clause = text.clauseAt(at);
    const begins = text.begins(at);
    if (begins) features.push('begins');
    if (text.ends(at + 1)) features.push('ends');
    features.push(
      `s${shapeOf(token)}${at === 0 || begins ? '^' : ''}`,
      `sa${tokens[at - 1] === undefined ? '' : shapeOf(tokens[at - 1] as Token)}`,
    );
    for (const kind of kinds[at] ?? []) features.push(`k${kind}`, `ak${a} ${kind}`);
    for (const kind of kinds[at - 1] ?? []) features.push(`ka${kind}`);
    for (const kind of kinds[at + 1] ?? []) features.push(`kb${kind}`);
    for (const kind of kinds[at - 2] ?? []) features.push(`kc${kind}`);
    if (clause !== undefined) {
      for (let before = at - 3; before >= Math.max(clause.from, at - REACH); before -= 1)
        features.push(`l${words[before]}`);
      features.push(`o${words[clause.from]}`);
      for (const flag of hearing.blocking(at, at + 1)) features.push(`h${flag}`);
      if (clause.isAsked) features.push('asked');
    }
    return features;
  });
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
