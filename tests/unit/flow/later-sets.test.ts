import { describe, expect, it } from 'vitest';
import { type FlowCase, LATER_SETS, type QuestionPair, readPart } from './labelled-set.ts';

describe.each(LATER_SETS)('the set $name of $author, $language', (part) => {
  const cases = readPart<FlowCase | QuestionPair>(part.name, part);
  const isOne = (one: FlowCase | QuestionPair) => ('shift' in one ? one.shift : one.repeated);

  it('has 120 cases or more, about half of them of what is looked for', () => {
    expect(cases.length).toBeGreaterThanOrEqual(120);
    expect(Math.abs(cases.filter(isOne).length / cases.length - 0.5)).toBeLessThanOrEqual(0.05);
  });

  it('asks nothing twice, and says what comes before each query', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    const asked = cases.map((one) => JSON.stringify(['shift' in one ? one.turns : one.earlier, one.query]));
    expect(new Set(asked).size).toBe(cases.length);
    const before = cases.flatMap((one) =>
      'shift' in one ? one.turns.flatMap(({ user, assistant }) => [user, assistant]) : [one.earlier, one.answer],
    );
    expect(before.filter((text) => text === '')).toEqual([]);
  });
});
