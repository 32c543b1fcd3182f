/** The labelled utterances as a net under the rules: figures by kind are `npm run bench:facts`. */
import { describe, expect, it } from 'vitest';
import { judge, readSet, scoreOf } from '../../bench/facts/labelled-set.ts';
import { judgePair } from '../../bench/facts/pairs.ts';

const SETS = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `tuning-${name}`),
  'untouched',
  'untouched-natural',
  'untouched-varied',
];

describe.each(['es', 'en'] as const)('labelled utterances, %s', (language) => {
  const sets = SETS.flatMap((name) => readSet(name, language) ?? []);

  it('has at least 150 utterances, half of them of nothing to learn', () => {
    const utterances = sets.flatMap((set) => set.utterances);
    expect(utterances.length).toBeGreaterThanOrEqual(150);
    expect(utterances.filter(({ kind }) => kind.startsWith('negative')).length).toBeGreaterThanOrEqual(
      utterances.length / 2 - 5,
    );
  });

  it('are read with a precision of 0.95 and a recall of 0.80', () => {
    const { precision, recall } = scoreOf(
      sets.flatMap((set) => set.utterances.map((utterance) => judge(utterance, language))),
    );
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });

  it('come to what people would make of nine pairs in ten', () => {
    const verdicts = sets.flatMap((set) => set.pairs.map((pair) => judgePair(pair, language)));
    expect(verdicts.filter(({ right }) => right).length / verdicts.length).toBeGreaterThanOrEqual(0.9);
  });
});
