/** The labelled utterances as a net under the rules, each set of each language by itself: figures by kind are `npm run bench:facts`. */
import { describe, expect, it } from 'vitest';
import { judge, readSet, type SetLanguage, scoreOf } from '../../bench/facts/labelled-set.ts';
import { judgePair } from '../../bench/facts/pairs.ts';
import { type PeopleLanguage, type PeopleSet, scorePeople } from '../../bench/facts/people.ts';

/** The least precision and recall of a set, and the least share of its pairs that is judged as people do: just below what is measured. */
type Floor = readonly [set: string, language: SetLanguage, precision: number, recall: number, pairs: number | null];

const FLOORS: readonly Floor[] = [
  ['tuning-a', 'es', 0.98, 0.99, 0.95],
  ['tuning-b', 'es', 0.98, 0.98, 0.99],
  ['tuning-c', 'es', 0.99, 0.99, 0.99],
  ['tuning-d', 'es', 0.98, 0.94, 0.97],
  ['tuning-e', 'es', 0.97, 0.98, 0.94],
  ['tuning-f', 'es', 0.98, 0.99, 0.97],
  ['tuning-g', 'es', 0.99, 0.98, 0.97],
  ['tuning-i', 'es', 0.94, 0.91, null],
  ['tuning-people', 'es', 0.97, 0.97, null],
  ['untouched', 'es', 0.91, 0.88, 0.9],
  ['untouched-natural', 'es', 0.94, 0.93, 0.97],
  ['untouched-varied', 'es', 0.9, 0.79, 0.83],
  ['tuning-a', 'en', 0.98, 0.99, 0.99],
  ['tuning-b', 'en', 0.94, 0.94, 0.99],
  ['tuning-c', 'en', 0.95, 0.93, 0.99],
  ['tuning-d', 'en', 0.85, 0.93, 0.97],
  ['tuning-e', 'en', 0.98, 0.99, 0.97],
  ['tuning-f', 'en', 0.97, 0.93, 0.94],
  ['tuning-g', 'en', 0.96, 0.9, 0.97],
  ['tuning-h', 'en', 0.93, 0.84, 0.97],
  ['tuning-i', 'en', 0.92, 0.91, null],
  ['tuning-j', 'en', 0.9, 0.78, null],
  ['tuning-k', 'en', 0.96, 0.87, null],
  ['tuning-l', 'en', 0.9, 0.93, null],
  ['tuning-people', 'en', 0.91, 0.9, null],
  ['untouched', 'en', 0.97, 0.96, 0.97],
  ['untouched-natural', 'en', 0.94, 0.88, 0.94],
  ['untouched-varied', 'en', 0.88, 0.63, 0.69],
  ['tuning-a', 'pt', 0.98, 0.97, 0.96],
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
  ['people', 'es', 0.86, 0.73, 0.05],
  ['people', 'en', 0.79, 0.7, 0.03],
  ['people', 'pt', 0.86, 0.74, 0],
  ['people-2', 'es', 0.88, 0.66, 0.08],
  ['people-2', 'en', 0.85, 0.63, 0.1],
  ['people-2', 'pt', 0.81, 0.58, 0.04],
  ['people-3', 'es', 0.79, 0.48, 0.1],
  ['people-3', 'en', 0.75, 0.57, 0.08],
  ['people-3', 'pt', 0.73, 0.36, 0.04],
  ['people-4', 'es', 0.88, 0.72, 0.02],
  ['people-4', 'en', 0.9, 0.65, 0.03],
  ['people-4', 'pt', 0.85, 0.63, 0.04],
  ['people-5', 'es', 0.88, 0.71, 0.03],
  ['people-5', 'en', 0.85, 0.69, 0.05],
  ['people-5', 'pt', 0.84, 0.76, 0.03],
  ['people-6', 'es', 0.85, 0.53, 0],
  ['people-6', 'en', 0.73, 0.36, 0.09],
  ['people-6', 'pt', 0.8, 0.42, 0.07],
];

/** The least share of utterances that have nothing to learn. */
const LEAST_IDLE = 0.45;

/** A set of Portuguese begins where those of the others are today. */
const LEAST_UTTERANCES: Readonly<Record<SetLanguage, number>> = { es: 150, en: 150, pt: 250 };

describe.each(FLOORS)('the labelled set %s, %s', (name, language, leastPrecision, leastRecall) => {
  const set = readSet(name, language);

  it('is read no worse than it was', () => {
    const { precision, recall } = scoreOf((set?.utterances ?? []).map((utterance) => judge(utterance, language)));
    expect(set?.utterances.length).toBeGreaterThan(0);
    expect(precision).toBeGreaterThanOrEqual(leastPrecision);
    expect(recall).toBeGreaterThanOrEqual(leastRecall);
  });
});

it.each(FLOORS.filter(([, , , , pairs]) => pairs !== null))(
  'the pairs of the labelled set %s, %s, come to what people would make of them',
  (name, language, _precision, _recall, leastPairs) => {
    const verdicts = (readSet(name, language)?.pairs ?? []).map((pair) => judgePair(pair, language));
    expect(verdicts.length).toBeGreaterThan(20);
    expect(verdicts.filter(({ right }) => right).length / verdicts.length).toBeGreaterThanOrEqual(leastPairs ?? 1);
  },
);

it('a floor of pairs stands for each set that has some', () => {
  for (const [name, language, , , leastPairs] of FLOORS)
    expect((readSet(name, language)?.pairs ?? []).length > 0, `${name}, ${language}`).toBe(leastPairs !== null);
});

describe.each(['es', 'en', 'pt'] as const)('the labelled sets of %s', (language) => {
  it('have utterances enough, nearly half of them of nothing to learn', () => {
    const utterances = FLOORS.filter(([, of]) => of === language).flatMap(
      ([name]) => readSet(name, language)?.utterances ?? [],
    );
    expect(utterances.length).toBeGreaterThanOrEqual(LEAST_UTTERANCES[language]);
    const idle = utterances.filter(({ kind }) => kind.startsWith('negative'));
    expect(idle.length).toBeGreaterThanOrEqual(LEAST_IDLE * utterances.length);
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
