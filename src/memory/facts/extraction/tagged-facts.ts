/** Facts of the values that the tagger found: told as the data of the language say. */
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import { type Call, RuleSet } from '../../understanding/rule-set.ts';
import { WordList } from '../../understanding/word-list.ts';
import type { FactLanguage } from '../said.ts';
import { factsOf, type ToldFact } from './facts-told.ts';
import type { Hearing } from './heard-clauses.ts';
import { type PackedTagWeights, unpackedTagWeights } from './tag-weights.ts';
import type { TaggedValues } from './tagged-value-data.ts';
import { ENGLISH_VALUES } from './tagged-values/en.ts';
import { SPANISH_VALUES } from './tagged-values/es.ts';
import { PORTUGUESE_VALUES } from './tagged-values/pt.ts';
import { type TaggedSpan, type TagWeights, taggedSpans } from './tagger.ts';
import { ENGLISH_TAGGER } from './tagger-weights/en.ts';
import { SPANISH_TAGGER } from './tagger-weights/es.ts';
import { PORTUGUESE_TAGGER } from './tagger-weights/pt.ts';

/** The bounds of how sure the tagger must be. */
export interface TaggerBounds {
  /** The least logit of a sentence (`second-opinion`) of which it is asked. */
  readonly likely: number;
  /** The least probability of a value that it tells; of some slots, another. */
  readonly margin: number;
  readonly margins: Readonly<Record<string, number>>;
}

/** A tagger as it is asked. */
export interface Tagger extends TaggerBounds {
  readonly weights: TagWeights;
}

/** The taggers of languages; none where the rules stand alone. */
export type Taggers = Partial<Readonly<Record<FactLanguage, Tagger>>>;

/**
 * The bounds, chosen by cross-validation over messages of people (`npx tsx tests/bench/fit-tagger.ts --cross`): names, places, trades and kin stand in many sentences that
 * tell nothing of the user, so these must be surer.
 */
export const BOUNDS: TaggerBounds = {
  likely: 0.5,
  margin: 0.85,
  margins: { name: 0.95, home: 0.92, profession: 0.92, family: 0.97, technology: 0.95 },
};

const WEIGHTS: Readonly<Record<FactLanguage, PackedTagWeights>> = {
  es: SPANISH_TAGGER,
  en: ENGLISH_TAGGER,
  pt: PORTUGUESE_TAGGER,
};

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
  const tagger = ready.get(code) ?? { weights: unpackedTagWeights(WEIGHTS[code]), ...BOUNDS };
  ready.set(code, tagger);
  return tagger;
}

/** A value with what it tells. */
export interface TaggedFact extends TaggedSpan {
  readonly told: readonly ToldFact[];
}

/** Returns what the tagger finds said of the user in a sentence. */
export function taggedFacts(text: ReadText, hearing: Hearing, language: Language, tagger: Tagger): TaggedFact[] {
  return taggedSpans(text, hearing, language, tagger.weights).flatMap((span) => {
    if (span.probability < (tagger.margins[span.slot] ?? tagger.margin)) return [];
    const told = toldOf(span.slot, text.sliceOf(span.from, span.to), language);
    return told.length === 0 ? [] : [{ ...span, told }];
  });
}

interface ReadyValues {
  readonly told: WordList;
  readonly rules: RuleSet;
}

/** The values of each language, as data. */
export const TAGGED_VALUES: Readonly<Record<FactLanguage, TaggedValues>> = {
  es: SPANISH_VALUES,
  en: ENGLISH_VALUES,
  pt: PORTUGUESE_VALUES,
};

const readyValues = new Map<Language, ReadyValues>();

function valuesOf(language: Language): ReadyValues {
  const { told, rules } = TAGGED_VALUES[language.code as FactLanguage];
  const values = readyValues.get(language) ?? { told: new WordList(told), rules: new RuleSet(rules, language) };
  readyValues.set(language, values);
  return values;
}

/** Returns what words tell as the value of a slot of the tagger: by a rule, else as the language tells any value of the slot. */
export function toldOf(slot: string, words: string, language: Language): ToldFact[] {
  const { told, rules } = valuesOf(language);
  const match = rules.at(language.readWords(`${slot.replace('_', ' ')} ${words}`), 0);
  if (match !== undefined) return factsOf(match.value as Call, language);
  const [call, ...args] = told.valueOf(slot)?.split(' ') ?? [];
  return call === undefined ? [] : factsOf({ call, args, values: { x: words } }, language);
}
