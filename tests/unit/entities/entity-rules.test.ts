import { describe, expect, it } from 'vitest';
import { ENTITY_RULES, namesIn } from '../../../src/memory/entities/read-entities.ts';

describe('Entity rules', () => {
  for (const [index, rule] of ENTITY_RULES.entries()) {
    describe(`${rule.kind}, rule ${index}`, () => {
      it.each(rule.must)('finds in %s', (text, ...names) => {
        expect(namesIn(text, [rule]).map(({ name }) => name)).toEqual(names);
      });
      it.each(rule.mustNot)('finds nothing in %s', (text) => {
        expect(namesIn(text, [rule])).toEqual([]);
      });
    });
  }
  it('each have examples of both kinds', () => {
    for (const { must, mustNot } of ENTITY_RULES) expect(Math.min(must.length, mustNot.length)).toBeGreaterThan(1);
  });
});
