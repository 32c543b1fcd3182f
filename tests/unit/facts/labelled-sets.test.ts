/** The labelled utterances as a net under the rules, each set of each language by itself: figures by kind are `npm run bench:facts`. */
import { describe, expect, it } from 'vitest';
import { judge, readSet, type SetLanguage, scoreOf } from '../../bench/facts/labelled-set.ts';
import { judgePair } from '../../bench/facts/pairs.ts';
import { type PeopleLanguage, type PeopleSet, scorePeople } from '../../bench/facts/people.ts';

/** The least precision and recall of a set, and the least share of its pairs that is judged as people do: just below what is measured. */
type Floor = readonly [set: string, language: SetLanguage, precision: number, recall: number, pairs: number | null];

const FLOORS: readonly Floor[] = [
  ['tuning-a', 'es', 0.99, 0.99, 0.99],
  ['tuning-b', 'es', 0.99, 0.99, 0.99],
  ['tuning-c', 'es', 0.99, 0.99, 0.99],
  ['tuning-d', 'es', 0.99, 0.9, 0.97],
  ['tuning-e', 'es', 0.99, 0.99, 0.97],
  ['tuning-f', 'es', 0.99, 0.99, 0.99],
  ['tuning-g', 'es', 0.99, 0.99, 0.97],
  ['untouched', 'es', 0.96, 0.93, 0.94],
  ['untouched-natural', 'es', 0.98, 0.94, 0.99],
  ['untouched-varied', 'es', 0.95, 0.82, 0.91],
  ['tuning-a', 'en', 0.98, 0.99, 0.99],
  ['tuning-b', 'en', 0.99, 0.99, 0.95],
  ['tuning-c', 'en', 0.97, 0.97, 0.95],
  ['tuning-d', 'en', 0.97, 0.95, 0.92],
  ['tuning-e', 'en', 0.99, 0.99, 0.99],
  ['tuning-f', 'en', 0.99, 0.94, 0.97],
  ['tuning-g', 'en', 0.98, 0.88, 0.97],
  ['tuning-h', 'en', 0.97, 0.83, 0.94],
  ['untouched', 'en', 0.96, 0.9, 0.99],
  ['untouched-natural', 'en', 0.98, 0.9, 0.99],
  ['untouched-varied', 'en', 0.97, 0.57, 0.77],
  ['tuning-a', 'pt', 0.99, 0.98, 0.99],
  ['tuning-people', 'pt', 0.98, 0.94, null],
];

/** The same of what people say in their own words, with the most messages of nothing to learn of which something is learnt, as a share. */
const PEOPLE_FLOORS: readonly (readonly [
  set: PeopleSet,
  language: PeopleLanguage,
  precision: number,
  recall: number,
  falseStores: number,
])[] = [
  ['people', 'es', 0.9, 0.65, 0.03],
  ['people', 'en', 0.88, 0.6, 0],
  ['people', 'pt', 0.84, 0.66, 0],
];

/** A set of Portuguese begins where those of the others are today. */
const LEAST_UTTERANCES: Readonly<Record<SetLanguage, number>> = { es: 150, en: 150, pt: 250 };

describe.each(FLOORS)('the labelled set %s, %s', (name, language, leastPrecision, leastRecall, leastPairs) => {
  const set = readSet(name, language);

  it('is read no worse than it was', () => {
    const { precision, recall } = scoreOf((set?.utterances ?? []).map((utterance) => judge(utterance, language)));
    expect(set?.utterances.length).toBeGreaterThan(0);
    expect(precision).toBeGreaterThanOrEqual(leastPrecision);
    expect(recall).toBeGreaterThanOrEqual(leastRecall);
  });

  it.skipIf(leastPairs === null)('has pairs that come to what people would make of them', () => {
    const verdicts = (set?.pairs ?? []).map((pair) => judgePair(pair, language));
    expect(verdicts.filter(({ right }) => right).length / verdicts.length).toBeGreaterThanOrEqual(leastPairs ?? 1);
  });
});

describe.each(['es', 'en', 'pt'] as const)('the labelled sets of %s', (language) => {
  it('have utterances enough, half of them of nothing to learn', () => {
    const utterances = FLOORS.filter(([, of]) => of === language).flatMap(
      ([name]) => readSet(name, language)?.utterances ?? [],
    );
    expect(utterances.length).toBeGreaterThanOrEqual(LEAST_UTTERANCES[language]);
    const idle = utterances.filter(({ kind }) => kind.startsWith('negative'));
    expect(idle.length).toBeGreaterThanOrEqual(utterances.length / 2 - 5);
  });
});

describe.each(PEOPLE_FLOORS)(
  'what people say of themselves, %s, %s',
  (set, language, precision, recall, falseStores) => {
    it('is read no worse than it was', () => {
      const score = scorePeople(language, set);
      expect(score?.precision).toBeGreaterThanOrEqual(precision);
      expect(score?.recall).toBeGreaterThanOrEqual(recall);
      expect(score?.falseStores).toBeLessThanOrEqual(falseStores);
    });
  },
);
