/** The rules of questions made ready, and what stands for a word by them. */
import { onceEach } from '../../once.ts';
import { foldAccents } from '../../text/fold-accents.ts';
import { type PhraseIndex, phraseIndexOf } from '../../text/phrase.ts';
import { stem } from '../../text/stemmer.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { SpokenLanguage } from '../../text/text-analysis.ts';
import { ENGLISH_QUESTIONS } from './en/english-questions.ts';
import { SPANISH_QUESTIONS } from './es/spanish-questions.ts';
import { PORTUGUESE_QUESTIONS } from './pt/portuguese-questions.ts';
import { ASKED_KINDS, type AskedKind, type QuestionSign, type QuestionSigns } from './question-signs.ts';

const SHORTEST_STEM = 4; // letters of a stem that is like no other word's

type GateName = keyof QuestionSigns['gates'];

/** The rules of a language, as texts are held against them. */
export interface Rules {
  readonly language: SpokenLanguage;
  readonly frames: PhraseIndex;
  /** Those of what was asked before; without a gap they are frames too. */
  readonly again: PhraseIndex;
  readonly asking: PhraseIndex;
  readonly noun: PhraseIndex;
  /** All with which a question or a request opens: the words of asking, of each kind, of something to be done. */
  readonly openings: PhraseIndex;
  /** The phrases of each kind: those without a gap, those with one, and the words that any of them opens with. */
  readonly kinds: readonly (readonly [
    kind: AskedKind,
    whole: PhraseIndex,
    gapped: PhraseIndex,
    openers: ReadonlySet<string>,
  ])[];
  readonly gates: Readonly<Record<GateName, PhraseIndex>>;
  readonly none: PhraseIndex;
  readonly correction: PhraseIndex;
  readonly light: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, string>;
  readonly negations: ReadonlySet<string>;
  readonly conditions: ReadonlySet<string>;
  readonly ways: ReadonlyMap<string, 'from' | 'to'>;
  readonly whole: ReadonlySet<string>;
  readonly swaps: ReadonlySet<string>;
  /** As terms. */
  readonly soft: ReadonlySet<string>;
  readonly beforeVerbs: ReadonlySet<string>;
  readonly speakers: ReadonlySet<string>;
  /** Words, and ends of words behind `-`. */
  readonly past: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
  /** Measures and all else that tells a kind and stays. */
  readonly aspects: ReadonlySet<string>;
  readonly verbEnds: readonly string[];
  /** The word that stands for a way of saying, one or more words; empty where it adds nothing. */
  readonly same: ReadonlyMap<string, string>;
  /** The words that a way of several words begins with. */
  readonly several: ReadonlySet<string>;
  /** The sorts of answers that a word, without case and accents, says that are wanted. */
  readonly wanted: ReadonlyMap<string, readonly string[]>;
}

/** The plural of a word that ends in a vowel: stemmers leave that of a short one as it is. */
const PLURAL = /([aeiouáéíóúãõ])s$/;

/** What is said with a verb hangs on it in Spanish: "recomiéndame", "pedirle". */
const CLITIC = /(?<=[áéíóú]\p{L}*)(?:me|nos)$|(?<=[aei]r)(?:me|te|se|les?|nos|l[oa]s?)$/u;

/** The rules of each language. */
export const RULES: Readonly<Record<SpokenLanguage, Rules>> = onceEach({
  es: () => rulesOf('es', SPANISH_QUESTIONS),
  en: () => rulesOf('en', ENGLISH_QUESTIONS),
  pt: () => rulesOf('pt', PORTUGUESE_QUESTIONS),
});

function rulesOf(language: SpokenLanguage, { asking, gates, slots, answers, wanted }: QuestionSigns): Rules {
  const of = ({ phrases }: QuestionSign) => phraseIndexOf(phrases);
  const same = sameOf(slots.same, language);
  const whole = wordSet(slots.whole);
  const soft = [...wordSet(slots.soft)].map((word) => standingFor({ language, whole, same }, word, foldAccents(word)));
  return {
    language,
    frames: phraseIndexOf(`${asking.frames.phrases}\n${withoutGaps(asking.again.phrases)}`),
    again: of(asking.again),
    asking: of(asking.asking),
    noun: of(asking.noun),
    openings: phraseIndexOf(
      [asking.asking, gates.doing, ...ASKED_KINDS.map((kind) => asking.kinds[kind])]
        .map(({ phrases }) => phrases)
        .join('\n'),
    ),
    kinds: ASKED_KINDS.map((kind) => {
      const lines = asking.kinds[kind].phrases.split('\n');
      const [gapped, whole] = [true, false].map((has) =>
        phraseIndexOf(lines.filter((line) => line.includes('…') === has).join('\n')),
      ) as [PhraseIndex, PhraseIndex];
      return [kind, whole, gapped, new Set([...whole.byFirst.keys(), ...gapped.byFirst.keys()])] as const;
    }),
    gates: Object.fromEntries(
      Object.entries(gates).map(([name, sign]) => [name, of(sign)]),
    ) as unknown as Rules['gates'],
    none: of(answers.none),
    correction: of(answers.correction),
    light: wordSet(asking.light),
    numbers: new Map([...wordSet(slots.numbers)].map((pair) => pair.split(':') as [string, string])),
    negations: wordSet(slots.negations),
    conditions: wordSet(slots.conditions),
    ways: new Map([
      ...[...wordSet(slots.from)].map((word) => [word, 'from'] as const),
      ...[...wordSet(slots.to)].map((word) => [word, 'to'] as const),
    ]),
    whole,
    soft: new Set(soft),
    swaps: wordSet(slots.swaps),
    beforeVerbs: wordSet(slots.beforeVerbs),
    speakers: wordSet(slots.speakers),
    past: wordSet(slots.past),
    measures: new Set([...wordSet(slots.measures)].map((word) => `=${word}`)),
    aspects: new Set([...wordSet(slots.measures), ...wordSet(slots.aspects)].map((word) => `=${word}`)),
    verbEnds: [...wordSet(slots.verbEnds)],
    same,
    several: new Set([...same.keys()].flatMap((way) => (way.includes(' ') ? [way.split(' ', 1)[0] ?? ''] : []))),
    wanted: wantedOf(wanted),
  };
}

function withoutGaps(phrases: string): string {
  return phrases
    .split('\n')
    .filter((line) => !line.includes('…'))
    .join('\n');
}

/** Reads lines of a sort of answer and its words. */
function wantedOf(table: string): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  for (const line of table.trim().split('\n')) {
    const [sort = '', words = ''] = line.trim().split(': ');
    for (const word of words.split(' ')) wanted.set(word, [...(wanted.get(word) ?? []), sort]);
  }
  return wanted;
}

function wordSet(words: string): Set<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Reads lines of ways of saying the same: one word by its stem and as it is, several as they are. */
function sameOf(table: string, language: SpokenLanguage): Map<string, string> {
  const same = new Map<string, string>();
  for (const line of table.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const adds = !line.startsWith('- ');
    const ways = (adds ? line : line.slice(2)).split(/[:,]/).map((way) => way.trim());
    const standing = adds ? `=${ways[0]}` : '';
    for (const way of ways) {
      same.set(way, standing);
      if (!way.includes(' '))
        same.set(`~${stem(language === 'en' ? way : way.replace(/([aeiou])s$/, '$1'), language)}`, standing);
    }
  }
  return same;
}

/** True for a word that tells nothing of what is asked. */
export function isNothing({ language, light, whole, same }: Rules, plain: string, written: string): boolean {
  if (light.has(plain)) return true;
  if (whole.has(plain) || same.get(plain) !== undefined) return false;
  const compact = written.replace("'", '');
  return STOP_WORDS[language].has(compact) || STOP_WORDS[language].has(plain) || /^\p{Script=Latin}$/u.test(plain);
}

/** Returns what stands for a word and all others that say the same; empty where it adds nothing. */
export function standingFor(rules: Pick<Rules, 'language' | 'whole' | 'same'>, said: string, folded: string): string {
  const { language, whole, same } = rules;
  const written = language === 'es' ? said.replace(CLITIC, '') : said;
  const plain = written === said ? folded : foldAccents(written);
  const exact = same.get(plain);
  if (exact !== undefined) return exact;
  if (whole.has(plain)) return `!${plain.replace(/s$/, '')}`;
  const stemmed = stem(language === 'en' ? written : written.replace(PLURAL, '$1'), language);
  return (stemmed.length < SHORTEST_STEM ? undefined : same.get(`~${stemmed}`)) ?? stemmed;
}
