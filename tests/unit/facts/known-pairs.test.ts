/** Pairs of messages, the second of which is read in the light of what the first told: each part by itself has its floor. */
import { describe, expect, it } from 'vitest';
import { inLightOf, touchOf } from '../../../src/memory/facts/known/read-known.ts';
import { judgeKnownPair, readKnownPairs, scoreKnownPairs } from '../../bench/facts/known-pairs.ts';

/** Just under what each part has; the unread ones are scored and never read. */
const FLOORS = [
  ['pairs-tuning-2', 'es', 'tuning', 0.96],
  ['pairs-tuning-2', 'en', 'tuning', 0.94],
  ['pairs-tuning-2', 'pt', 'tuning', 0.9],
  ['pairs', 'es', 'tuning', 0.9],
  ['pairs', 'en', 'tuning', 0.9],
  ['pairs', 'pt', 'tuning', 0.92],
  ['pairs', 'es', 'unread', 0.56],
  ['pairs', 'en', 'unread', 0.5],
  ['pairs', 'pt', 'unread', 0.6],
] as const;

describe('messages in the light of what is known', () => {
  it.each(FLOORS)(
    '%s, %s, %s: the second message does what people make of it in a share of %d',
    (name, language, set, floor) => {
      const pairs = readKnownPairs(name, language).filter((pair) => pair.set === set);
      const { share } = scoreKnownPairs(pairs.map((pair) => judgeKnownPair(pair, language, 'given')));
      expect(share).toBeGreaterThanOrEqual(floor);
    },
  );

  it.each(['es', 'en', 'pt'] as const)('nothing happens where nothing is to happen, %s', (language) => {
    const traps = readKnownPairs('pairs-tuning-2', language).filter(({ expected }) => expected.outcome === 'none');
    expect(traps.length).toBeGreaterThanOrEqual(20);
    const wrong = traps.map((pair) => judgeKnownPair(pair, language, 'given')).filter(({ right }) => !right);
    expect(wrong.map(({ pair, events }) => [pair.second, events])).toEqual([]);
  });

  it('leaves what readers read as it is where nothing is known', () => {
    const messages = [{ role: 'user', content: 'dejé Google, ahora uso Linux' }];
    const touch = touchOf(messages, 'es');
    expect(touch).not.toBeNull();
    if (touch !== null) expect(inLightOf(touch, [], [])).toEqual([]);
  });

  it('reads no message of an assistant, and none that is disposable', () => {
    expect(touchOf([{ role: 'assistant', content: 'dejé Google' }], 'es')).toBeNull();
    expect(touchOf([{ role: 'user', content: 'dejé Google', disposable: true }], 'es')).toBeNull();
  });
});
