import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { factsOf } from '../../../src/memory/facts/extraction/facts-told.ts';
import { marginalsOf } from '../../../src/memory/facts/extraction/tag-lattice.ts';
import { packedTagWeights, TagWeights } from '../../../src/memory/facts/extraction/tag-weights.ts';
import { TAGGED_VALUES, TAGGERS, type Tagger, toldOf } from '../../../src/memory/facts/extraction/tagged-facts.ts';
import type { Language } from '../../../src/memory/understanding/language.ts';
import { factLanguageOf } from '../../../src/memory/understanding/languages.ts';
import { rulesOf } from '../../../src/memory/understanding/notation.ts';
import { type Call, RuleSet } from '../../../src/memory/understanding/rule-set.ts';
import { scoreMarked } from '../../bench/tagger/marked-score.ts';
import { MARKED_SLOTS, MarkError, markedMessages } from '../../bench/tagger/marked-text.ts';
import { markedSets } from '../../bench/tagger/taught-rows.ts';
import { CHAOS } from '../../support/chaos.ts';

const LANGUAGES = ['es', 'en', 'pt'] as const;
/** Reading all marked messages takes a minute: `npm test` reads one of so many, from every part of every set. */
const ONE_OF = CHAOS ? 1 : 12;

/** The probabilities of every way of tags, added up one by one: what the lattice must come to. */
function enumerated(scores: readonly number[][], slots: number, end: number, next: number): number[][] {
  const size = 1 + 2 * slots;
  const ways: { states: number[]; weight: number }[] = [];
  const follow = (states: number[], weight: number) => {
    const at = states.length;
    if (at === scores.length) {
      ways.push({ states, weight: Math.exp(weight) });
      return;
    }
    const before = states.at(-1) ?? 0;
    for (let state = 0; state < size; state += 1) {
      const isFurther = state > slots;
      if (isFurther && before !== state && before !== state - slots) continue;
      const cost = before === 0 || isFurther ? 0 : state === 0 ? end : next;
      follow([...states, state], weight + (scores[at]?.[state] ?? 0) + cost);
    }
  };
  follow([], 0);
  const sum = ways.reduce((total, { weight }) => total + weight, 0);
  return scores.map((_row, at) =>
    Array.from({ length: size }, (_state, state) =>
      ways.filter(({ states }) => states[at] === state).reduce((total, { weight }) => total + weight / sum, 0),
    ),
  );
}

describe('marginalsOf', () => {
  it('gives each state of each token the share of the ways that lead through it', () => {
    const slots = 2;
    const scores = Array.from({ length: 4 }, (_row, at) =>
      Array.from({ length: 5 }, (_state, state) => (state === 0 ? 0 : Math.sin(7 * at + 3 * state) * 2)),
    );
    const { states } = marginalsOf(Float64Array.from(scores.flat()), slots, { end: -0.7, next: 0.4 });
    for (const [index, expected] of enumerated(scores, slots, -0.7, 0.4).flat().entries())
      expect(states[index]).toBeCloseTo(expected, 9);
  });

  it('keeps to what is possible, and does not overflow', () => {
    const ruledOut = Number.NEGATIVE_INFINITY;
    const { states, logSum } = marginalsOf(Float64Array.of(ruledOut, 900, ruledOut, ruledOut, ruledOut, 1200), 1, {
      end: 0,
      next: 0,
    });
    expect([...states]).toEqual([0, 1, 0, 0, 0, 1]);
    expect(logSum).toBeCloseTo(2100, 6);
  });

  it('tells nothing of no tokens', () => {
    expect(marginalsOf(new Float64Array(0), 3, { end: 0, next: 0 }).states).toHaveLength(0);
  });
});

describe('the weights of the tagger', () => {
  const slots = ['home', 'pet'];
  const row = Float32Array.of(0, 1.5, -0.45, 7);
  const summed = (weights: TagWeights, feature: number) => {
    const sums = new Float64Array(6);
    weights.addTo(sums, 1, feature);
    return [...sums];
  };

  it('come back as they were written, to a step, and are found by the numbers of their features', () => {
    const features = new Map([
      [7, row],
      [0xff_ff_ff_ff, Float32Array.of(0.5, 0, 0, 0)],
      [7 + 2 ** 20, Float32Array.of(0, 0, 0, -9)],
      [9, new Float32Array(4)],
    ]);
    const weights = new TagWeights(packedTagWeights({ slots, end: -1.234, next: 0.5, features }));
    expect(weights).toMatchObject({ slots, end: -1.23, next: 0.5, size: 3 });
    for (const [index, expected] of [0, 0, 1.5, -0.45, 6.35, 0].entries())
      expect(summed(weights, 7)[index]).toBeCloseTo(expected, 9);
    expect(summed(weights, 0xff_ff_ff_ff)[1]).toBeCloseTo(0.5, 9);
    expect(summed(weights, 7 + 2 ** 20)[4]).toBeCloseTo(-6.4, 9);
    expect(summed(weights, 8)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('are refused where their file is cut short', () => {
    const file = packedTagWeights({ slots, end: 0, next: 0, features: new Map([[7, row]]) });
    const whole = brotliDecompressSync(file);
    expect(() => new TagWeights(file.subarray(0, -1))).toThrow(RangeError);
    expect(() => new TagWeights(brotliCompressSync(whole.subarray(0, -1)))).toThrow(RangeError);
    expect(() => new TagWeights(brotliCompressSync(whole.subarray(0, -8)))).toThrow(RangeError);
  });

  it.each(LANGUAGES)('of %s know of every slot', (code) => {
    const { weights } = TAGGERS[code] as Tagger;
    expect(weights.size).toBeGreaterThan(5_000);
    expect(weights.slots).toEqual(MARKED_SLOTS);
  });
});

describe('markedMessages', () => {
  it('reads what is marked, and where', () => {
    const [first, second] = markedMessages(
      'tengo al [pet perro Rocco] y [favorite:color azul]\n\nhola, [work|profession el taller]\n',
    );
    expect(first).toEqual({
      text: 'tengo al perro Rocco y azul',
      marks: [
        { slots: ['pet'], of: undefined, start: 9, end: 20 },
        { slots: ['favorite'], of: 'color', start: 23, end: 27 },
      ],
    });
    expect(second?.marks[0]?.slots).toEqual(['work', 'profession']);
  });

  it.each([
    ['hola\ntengo [perro Rocco]', 'line 2: no slot "perro"'],
    ['tengo [pet]', 'line 1: "[pet]" marks no words'],
    ['tengo [pet perro', 'line 1: a bracket without its other'],
    ['a\nb\na', 'line 3: a message that is there already'],
  ])('names the bad line of %j', (source, fault) => {
    expect(() => markedMessages(source)).toThrow(new MarkError(Number(fault.charAt(5)), fault.slice(8)));
  });
});

describe.each(LANGUAGES)('values that the tagger found, %s', (code) => {
  const language = factLanguageOf(code) as Language;

  it('are told as the examples of their rules say', () => {
    const faults = rulesOf(TAGGED_VALUES[code].rules).flatMap((rule) => {
      const rules = new RuleSet(rule.line, language);
      return rule.matches.flatMap(({ text, value }) => {
        const match = rules.at(language.readWords(text), 0);
        const told = match === undefined ? [] : factsOf(match.value as Call, language);
        const shown = told.map((fact) => `${fact.slot} ${fact.value}`).join(' ; ');
        return shown === value ? [] : [`"${text}" is told as "${shown}", not "${value}"`];
      });
    });
    expect(faults).toEqual([]);
  });

  it('have a way to be told for every slot but one that a noun names', () => {
    const untold = (TAGGERS[code]?.weights.slots ?? []).filter((slot) => toldOf(slot, '34', language).length === 0);
    expect(untold).toEqual(['attribute']);
  });
});

describe('the tagger beside the rules', () => {
  it.each(LANGUAGES)(
    'finds more of marked messages than the rules alone, and is no more often wrong, in %s',
    (code) => {
      const messages = markedSets(code)
        .flatMap((set) => set.messages)
        .filter((_message, index) => index % ONE_OF === 0);
      const share = (score: ReturnType<typeof scoreMarked>) => ({
        precision: score.found / (score.found + score.invented),
        recall: score.found / (score.found + score.missed),
      });
      const rules = share(scoreMarked(messages, code, {}));
      const both = share(scoreMarked(messages, code, TAGGERS));
      expect(both.recall).toBeGreaterThan(rules.recall + 0.1);
      expect(both.precision).toBeGreaterThan(rules.precision);
    },
  );

  it.each([
    ['a word without end', 'a'.repeat(40_000)],
    ['one sentence of many words', 'soy my meu '.repeat(3_600)],
    ['marks alone', '?!,;:.'.repeat(6_600)],
    ['many short sentences', 'soy yo. '.repeat(5_000)],
  ])('is bounded on %s', (_name, content) => {
    const started = performance.now();
    for (const code of LANGUAGES) extractFacts([{ role: 'user', content }], code);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
