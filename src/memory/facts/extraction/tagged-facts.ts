/** Facts of the values that the tagger found: told as the data of the language say. */
import { readFileSync } from 'node:fs';
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import { type Call, RuleSet } from '../../understanding/rule-set.ts';
import { WordList } from '../../understanding/word-list.ts';
import type { FactLanguage } from '../said.ts';
import { LEAST_CERTAINTY, type LeastCertainty } from './certainty.ts';
import { factsOf, type ToldFact } from './facts-told.ts';
import { TagWeights } from './tag-weights.ts';
import type { TaggedValues } from './tagged-value-data.ts';
import { ENGLISH_VALUES } from './tagged-values/en.ts';
import { SPANISH_VALUES } from './tagged-values/es.ts';
import { PORTUGUESE_VALUES } from './tagged-values/pt.ts';
import type { TaggedSpan } from './tagger.ts';

/** A tagger as it is asked. */
export interface Tagger {
  readonly weights: TagWeights;
  readonly least: LeastCertainty;
}

/** The taggers of languages; none where the rules stand alone. */
export type Taggers = Partial<Readonly<Record<FactLanguage, Tagger>>>;

/** The taggers of all languages, each unpacked when it is first asked for. */
export const TAGGERS: Taggers = {
  get es() {
    return taggerOf('es');
  },
  get en() {
    return taggerOf('en');
  },
  get pt() {
    return taggerOf('pt');
  },
};

const ready = new Map<FactLanguage, Tagger>();

function taggerOf(code: FactLanguage): Tagger {
  const tagger = ready.get(code) ?? {
    weights: new TagWeights(readFileSync(new URL(`./tagger-weights/${code}.bin`, import.meta.url))),
    least: LEAST_CERTAINTY,
  };
  ready.set(code, tagger);
  return tagger;
}

const LEAST_PROBABILITY = 0.4; // of a value that is weighed at all

/** A value with what it tells. */
export interface TaggedFact extends TaggedSpan {
  readonly told: readonly ToldFact[];
}

/** Returns what values that the tagger found in a sentence tell of the user, as far as it is sure of them. */
export function taggedFacts(spans: readonly TaggedSpan[], text: ReadText, language: Language): TaggedFact[] {
  return spans.flatMap((span) => {
    if (span.probability < LEAST_PROBABILITY) return [];
    if (span.slot === 'family' && isInPassing(text, span, language)) return [];
    if (CUED.has(span.slot) && !hasCue(text, span.slot, language)) return [];
    if (OF_BODY.has(span.slot) && isOfKin(text, span, language)) return [];
    if (isSought(text, span, language)) return [];
    const noun = nounOf(text, span, language);
    if (noun !== undefined && span.slot in OWN_NOUNS && !isOwnNoun(span.slot, noun, language)) return [];
    const told = toldOf(span.slot, text.sliceOf(span.from, span.to), language, noun);
    return told.length === 0 ? [] : [{ ...span, told }];
  });
}

/** True for a relative of whom the sentence says nothing but that they say or want something, or that something is theirs: "my daughter says hello". */
function isInPassing(text: ReadText, { from, to }: TaggedSpan, language: Language): boolean {
  const { mine, passing } = valuesOf(language);
  const first = mine.at(text, from)?.end ?? from;
  if (language.list('relatives').at(text, first)?.end !== to) return false;
  const before = mine.at(text, from) === undefined && mine.at(text, from - 1) !== undefined ? from - 2 : from - 1;
  return passing.at(text, to)?.value === 'behind' || passing.at(text, before)?.value === 'before';
}

interface ReadyValues {
  readonly told: WordList;
  readonly rules: RuleSet;
  readonly links: WordList;
  readonly mine: WordList;
  readonly nouns: WordList;
  readonly cues: WordList;
  readonly passing: WordList;
  readonly sought: WordList;
}

/** The values of each language, as data. */
export const TAGGED_VALUES: Readonly<Record<FactLanguage, TaggedValues>> = {
  es: SPANISH_VALUES,
  en: ENGLISH_VALUES,
  pt: PORTUGUESE_VALUES,
};

const readyValues = new Map<Language, ReadyValues>();

function valuesOf(language: Language): ReadyValues {
  const known = readyValues.get(language);
  if (known !== undefined) return known;
  const { told, rules, links, mine, nouns, cues, passing, sought } = TAGGED_VALUES[language.code as FactLanguage];
  const values = {
    told: new WordList(told),
    rules: new RuleSet(rules, language),
    links: new WordList(links),
    mine: new WordList(mine),
    nouns: new WordList(nouns),
    cues: new WordList(cues),
    passing: new WordList(passing),
    sought: new WordList(sought),
  };
  readyValues.set(language, values);
  return values;
}

/** Returns what words tell as the value of a slot of the tagger: by a rule, else as the language tells any value of the slot. `noun`: what it is that they are of. */
export function toldOf(slot: string, words: string, language: Language, noun?: string): ToldFact[] {
  const { told, rules } = valuesOf(language);
  const match = rules.at(language.readWords(`${slot.replace('_', ' ')} ${words}`), 0);
  if (match !== undefined) return factsOf(match.value as Call, language);
  const [call, ...args] = told.valueOf(slot)?.split(' ') ?? [];
  if (call === undefined || (call.endsWith(NAMED) && noun === undefined)) return [];
  return factsOf({ call, args, values: { x: words, k: noun } }, language);
}

/** Slots whose values are told of other things as well, so that a word must say which is meant. */
const CUED: ReadonlySet<string> = new Set(['birthday']);

function hasCue(text: ReadText, slot: string, language: Language): boolean {
  const { cues } = valuesOf(language);
  return text.tokens.some((_token, at) => cues.at(text, at)?.value === slot);
}

/** Slots of what befalls anybody: behind a relative of the user's in the same clause it is theirs ("mi marido tiene que comer sin sal"). */
const OF_BODY: ReadonlySet<string> = new Set(['birthday', 'age', 'diet', 'allergy', 'health']);
const KIN = ['relatives', 'partners'] as const;
/** The slot that is told behind a name as well, of whose bearer it is: "Mia's birthday is 3 March". */
const OF_NAMED = 'birthday';

function isOfKin(text: ReadText, { slot, from }: TaggedSpan, language: Language): boolean {
  const lists = slot === OF_NAMED ? [...KIN, 'given names'] : KIN;
  return holdsAny(text, { from: text.clauseAt(from)?.from ?? from, to: from }, lists, language);
}

/** Slots of where somebody is, which look like what they look for: "Quero algo tranquilo, hotel em Paraty". */
const OF_PLACES: ReadonlySet<string> = new Set(['home', 'other_home', 'work', 'other_work']);
const NEAR = 3; // words between a word of looking for something and what is looked for

/** True for a thing that is named alone behind a clause in which the user looks for something, or right behind the words of that. */
export function isSought(
  text: ReadText,
  { slot, from }: Pick<TaggedSpan, 'slot' | 'from'>,
  language: Language,
): boolean {
  if (!OF_PLACES.has(slot)) return false;
  const { sought } = valuesOf(language);
  const own = language.list('own openers');
  const at = text.clauses.findIndex((clause) => clause.from <= from && from < clause.to);
  const clause = text.clauses[at];
  if (clause === undefined) return false;
  for (let place = from - 1; place >= Math.max(clause.from, from - 1 - NEAR); place -= 1) {
    if (sought.at(text, place) !== undefined) return true;
    if (own.at(text, place) !== undefined) break;
  }
  const first = language.list('noun ends').at(text, clause.from)?.end ?? clause.from;
  const thing = first < from ? language.list('dwellings').at(text, first)?.end : undefined;
  if (clause.from !== from && first !== from && (thing === undefined || thing + NEAR <= from)) return false;
  // A name by itself is no thing that one looks for: "I want out, Tesco is killing me".
  if (thing === undefined && text.tokens[from]?.isCapital) return false;
  for (const before of text.clauses.slice(0, at).reverse()) {
    if (before.sentence !== clause.sentence) return false;
    for (let place = before.from; place < before.to; place += 1) if (sought.at(text, place) !== undefined) return true;
    if (own.at(text, before.from) !== undefined) return false;
  }
  return false;
}

/** True for tokens among which an entry of one of some lists begins. */
export function holdsAny(
  text: ReadText,
  { from, to }: Pick<TaggedSpan, 'from' | 'to'>,
  names: readonly string[],
  language: Language,
): boolean {
  const lists = names.map((name) => language.list(name));
  for (let at = from; at < to; at += 1) if (lists.some((list) => list.at(text, at) !== undefined)) return true;
  return false;
}

/** Slots whose value is another thing's where a noun of the user's stands before it that is none of theirs ("our flour supplier is Shipton Mill"), and the list of these nouns. */
const OWN_NOUNS: Readonly<Record<string, 'jobs'>> = { work: 'jobs', other_work: 'jobs' };

function isOwnNoun(slot: string, noun: string, language: Language): boolean {
  const { nouns } = valuesOf(language);
  return nouns.valueOf(noun.toLowerCase()) === OWN_NOUNS[slot];
}

/** The end of a slot that is named by a noun beside its value. */
const NAMED = ':{k}';

/** Returns the noun of the user's that stands before a value: "mi dentista, la doctora Ruiz", "my bank is Monzo". */
function nounOf(text: ReadText, { from }: Pick<TaggedSpan, 'from'>, language: Language): string | undefined {
  const { links, mine } = valuesOf(language);
  let at = from - 1;
  while (at > 0 && links.at(text, at) !== undefined) at -= 1;
  const noun = text.tokens[at];
  const isMine = mine.at(text, at - 1) !== undefined || mine.at(text, at - 2) !== undefined;
  return noun?.kind === 'word' && isMine ? noun.written : undefined;
}
