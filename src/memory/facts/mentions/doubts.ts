/** Tells whether what a user says next may contradict a fact that an answer was told: by signs, pure, and rather too often than too seldom. */
import { foldAccents } from '../../text/fold-accents.ts';
import { languageOf } from '../../text/text-analysis.ts';
import { sentencesOf } from '../extraction/prepared-text.ts';
import type { Fact } from '../fact.ts';
import { termsOfFact, termsOfText } from '../fact-terms.ts';
import { topicsOf } from '../fact-topics.ts';
import type { DoubtKind } from './doubt-signs/doubt-kind.ts';
import { DOUBT_SIGNS } from './doubt-signs.ts';

const LONGEST_READ = 4_000; // characters of a message: what lies further is a text that the user brought, not a reply

/** The doubts in what a user says. */
interface Doubts {
  /** True where everything that the answer said is in doubt. */
  readonly all: boolean;
  /** The sentences that doubt what they touch. */
  readonly sentences: readonly string[];
}

/** Returns the ids of the facts that these words, the user's next ones, may contradict. */
export function doubted(
  facts: readonly Pick<Fact, 'id' | 'slot' | 'key' | 'value' | 'language'>[],
  words: readonly string[],
): ReadonlySet<string> {
  const { all, sentences } = doubtsIn(words);
  if (all) return new Set(facts.map(({ id }) => id));
  if (sentences.length === 0) return new Set();
  const said = new Set<string>();
  const slots = new Set<string>();
  for (const sentence of sentences)
    for (const language of ['es', 'en']) {
      for (const term of termsOfText(sentence, language)) said.add(foldAccents(term));
      for (const slot of topicsOf(sentence, language).slots) slots.add(slot);
    }
  const isTouched = (fact: (typeof facts)[number]) =>
    slots.has(fact.slot) || termsOfFact(fact).some((term) => said.has(foldAccents(term)));
  return new Set(facts.filter(isTouched).map(({ id }) => id));
}

function doubtsIn(words: readonly string[]): Doubts {
  const sentences: string[] = [];
  for (const text of words) {
    for (const { folded } of sentencesOf(text.slice(0, LONGEST_READ))) {
      const kind = doubtIn(folded, languageOf(folded, ''));
      if (kind === 'any') return { all: true, sentences: [] };
      if (kind === 'touched') sentences.push(folded);
    }
  }
  return { all: false, sentences };
}

/**
 * Returns how a folded sentence doubts, null where it does not; of one whose language does not show, the signs of all are tried. Stop words do
 * not tell Portuguese from Spanish, so that its signs are tried wherever theirs are.
 */
export function doubtIn(folded: string, language: 'es' | 'en' | 'pt' | null): Exclude<DoubtKind, 'calm'> | null {
  const { es, en, pt } = DOUBT_SIGNS;
  const signs = language === null ? [...es, ...en, ...pt] : language === 'es' ? [...es, ...pt] : DOUBT_SIGNS[language];
  const plain = folded.replace(/^[¿¡\s"']+/, '');
  const calmed = signs
    .filter(({ of }) => of === 'calm')
    .reduce((text, { pattern }) => text.replace(pattern, ' '), plain);
  const shows = (kind: DoubtKind) => signs.some(({ of, pattern }) => of === kind && pattern.test(calmed));
  if (shows('any')) return 'any';
  return shows('touched') ? 'touched' : null;
}
