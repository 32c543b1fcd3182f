import { describe, expect, it } from 'vitest';
import { lists as englishLists } from '../../../src/memory/facts/known/languages/en/lists.ts';
import * as english from '../../../src/memory/facts/known/languages/en/polarity.ts';
import { lists as spanishLists } from '../../../src/memory/facts/known/languages/es/lists.ts';
import * as spanish from '../../../src/memory/facts/known/languages/es/polarity.ts';
import { lists as portugueseLists } from '../../../src/memory/facts/known/languages/pt/lists.ts';
import * as portuguese from '../../../src/memory/facts/known/languages/pt/polarity.ts';
import { spanish as spanishData } from '../../../src/memory/understanding/languages/es/spanish.ts';
import { withFacts } from '../../../src/memory/understanding/languages.ts';
import { mergeLists } from '../../../src/memory/understanding/merge-lists.ts';

describe('mergeLists', () => {
  it('puts lists of different names together', () => {
    expect(mergeLists({ a: '1' }, {}, { b: '2', c: '3' })).toEqual({ a: '1', b: '2', c: '3' });
  });

  it('refuses by name every list that two groups have', () => {
    const together = () => mergeLists({ near: 'a', far: 'b' }, { far: 'c', other: 'd' }, { near: 'a' });
    expect(together).toThrow(new RangeError('more than one list is named "far", "near"'));
  });
});

it('a list or a table of facts that takes the place of one of plans is refused', () => {
  const { facts } = spanishData;
  const withList = { ...spanishData, facts: { ...facts, own: { ...facts.own, weekdays: 'lunes' } } };
  const withTable = { ...spanishData, facts: { ...facts, rules: { ...facts.rules, day: '' } } };
  expect(() => withFacts(withList)).toThrow('"weekdays"');
  expect(() => withFacts(withTable)).toThrow('"day"');
  expect(() => withFacts(spanishData)).not.toThrow();
});

it.each([
  ['es', spanishLists, spanish],
  ['en', englishLists, english],
  ['pt', portugueseLists, portuguese],
] as const)('no two lists by which known facts are read have one name: %s', (_code, lists, { sides, values }) => {
  expect(() => mergeLists(lists, sides, values)).not.toThrow();
});
