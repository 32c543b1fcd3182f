/** Pairs of messages, the second of which is read in the light of what the first told: each part by itself has its floor. */
import { describe, expect, it } from 'vitest';
import { inLightOf, touchOf } from '../../../src/memory/facts/known/read-known.ts';
import { judgeKnownPair, type PairLanguage, readKnownPairs, scoreKnownPairs } from '../../bench/facts/known-pairs.ts';
import traps from '../../fixtures/facts/known-traps.json' with { type: 'json' };

/** Just under what each part has, of which the weights were fitted on those for tuning; the unread ones and those kept aside are scored and never read. */
const FLOORS = [
  ['pairs-tuning-2', 'es', 'tuning', 0.95],
  ['pairs-tuning-2', 'en', 'tuning', 0.95],
  ['pairs-tuning-2', 'pt', 'tuning', 0.85],
  ['pairs-tuning-3', 'es', 'tuning', 0.95],
  ['pairs-tuning-3', 'en', 'tuning', 0.9],
  ['pairs-tuning-3', 'pt', 'tuning', 0.96],
  ['pairs-tuning-3', 'es', 'aside', 0.8],
  ['pairs-tuning-3', 'en', 'aside', 0.8],
  ['pairs-tuning-3', 'pt', 'aside', 0.76],
  ['pairs', 'es', 'tuning', 0.88],
  ['pairs', 'en', 'tuning', 0.89],
  ['pairs', 'pt', 'tuning', 0.89],
  ['pairs', 'es', 'unread', 0.66],
  ['pairs', 'en', 'unread', 0.58],
  ['pairs', 'pt', 'unread', 0.76],
  ['unread-pairs-2', 'es', 'unread-2', 0.62],
  ['unread-pairs-2', 'en', 'unread-2', 0.65],
  ['unread-pairs-2', 'pt', 'unread-2', 0.72],
  ['unread-pairs-3', 'es', 'unread-3', 0.5],
  ['unread-pairs-3', 'en', 'unread-3', 0.52],
  ['unread-pairs-3', 'pt', 'unread-3', 0.55],
  ['unread-pairs-4', 'es', 'unread-4', 0.55],
  ['unread-pairs-4', 'en', 'unread-4', 0.53],
  ['unread-pairs-4', 'pt', 'unread-4', 0.4],
  ['unread-pairs-5', 'es', 'unread-5', 0.65],
  ['unread-pairs-5', 'en', 'unread-5', 0.79],
  ['unread-pairs-5', 'pt', 'unread-5', 0.7],
  ['unread-pairs-6', 'es', 'unread-6', 0.45],
  ['unread-pairs-6', 'en', 'unread-6', 0.48],
  ['unread-pairs-6', 'pt', 'unread-6', 0.54],
] as const;

/** Messages that change nothing of a known fact. */
const TRAPS = traps as readonly { language: PairLanguage; key: string; value: string; message: string }[];
const MOST_WRONG = 8; // none would be right

describe('messages in the light of what is known', () => {
  it.each(FLOORS)(
    '%s, %s, %s: the second message does what people make of it in a share of %d',
    (name, language, set, floor) => {
      const pairs = readKnownPairs(name, language).filter((pair) => pair.set === set);
      const { share } = scoreKnownPairs(pairs.map((pair) => judgeKnownPair(pair, language, 'given')));
      expect(share).toBeGreaterThanOrEqual(floor);
    },
  );

  it.each(['es', 'en', 'pt'] as const)(
    'nothing happens where nothing is to happen, but for what readers take for news by themselves, %s',
    (language) => {
      const traps = readKnownPairs('pairs-tuning-2', language).filter(({ expected }) => expected.outcome === 'none');
      expect(traps.length).toBeGreaterThanOrEqual(20);
      const wrong = traps.flatMap((pair) => {
        const { right, events } = judgeKnownPair(pair, language, 'given');
        const { events: read } = judgeKnownPair(pair, language, 'given', { light: false });
        const own = right ? [] : events.filter((event) => !read.includes(event));
        return own.length === 0 ? [] : [[pair.second, own]];
      });
      expect(wrong).toEqual([]);
    },
  );

  it('changes nothing for what looks like an end: what passes, what others do, what is only a part', () => {
    const wrong = TRAPS.filter(({ language, key, value, message }) => {
      const known = [{ key, value }];
      const expected = { outcome: 'none', key, active: [], gone: [] } as const;
      const pair = { id: message, set: 'traps', first: value, second: message, known, expected };
      return judgeKnownPair(pair, language, 'given').events.some((event) => /^(?:superseded|forgotten)/.test(event));
    });
    expect(TRAPS.length).toBeGreaterThan(100);
    expect(wrong.map(({ message }) => message).length).toBeLessThanOrEqual(MOST_WRONG);
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
