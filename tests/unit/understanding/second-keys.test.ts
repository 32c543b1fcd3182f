import { expect, it } from 'vitest';
import { rulesOf } from '../../../src/memory/understanding/notation.ts';
import type { Names } from '../../../src/memory/understanding/pattern-names.ts';
import { ReadText } from '../../../src/memory/understanding/read-text.ts';
import { numberReader } from '../../../src/memory/understanding/readers/number.ts';
import { RuleSet } from '../../../src/memory/understanding/rule-set.ts';
import { secondKeys } from '../../../src/memory/understanding/second-keys.ts';
import { WordList } from '../../../src/memory/understanding/word-list.ts';

const LISTS: Readonly<Record<string, WordList>> = {
  drinks: new WordList('té, agua con gas, limonad-'),
  'units of number': new WordList('uno = 1, dos = 2'),
};
const names: Names = {
  list: (name) => LISTS[name] ?? new WordList('cien = 100'),
  reader: () => numberReader(names),
  knows: () => false,
  code: 'es',
  keepsCapitals: false,
};
const keysOf = (pattern: string) => secondKeys(rulesOf(`${pattern} => 'x'`)[0]?.pattern ?? [], names);
const same = (one: string, other: string) => expect(keysOf(one)).toBe(keysOf(other));
const matches = (pattern: string, text: string) =>
  new RuleSet(`${pattern} => 'x'`, names).matches(new ReadText(text, new Set()));

it('tells the words that may stand second', () => {
  expect(keysOf('quiero pan')).not.toBeNull();
  same('quiero pan', 'tengo pan');
  same('quiero [un] pan', 'quiero (un | pan)');
  same('[yo] quiero pan', 'yo (quiero/pan)');
  same('(quiero | me apetece) pan', 'a pan/apetece');
  same('<drinks> fría', 'a (con | fría)');
});

it('tells none where the first may be all, or anything may follow', () => {
  for (const pattern of [
    'quiero',
    'quiero [pan]',
    'quiero *',
    'quiero … pan',
    'quiero $',
    'quiero na-',
    '{n:number} pan',
  ])
    expect(keysOf(pattern), pattern).toBeNull();
});

it('leaves no rule out that stands in a text', () => {
  expect(matches('a las 8', 'nos vemos a las 8')).toBe(true);
  expect(matches('las 8', 'nos vemos a las 8')).toBe(true);
  expect(matches('quiero <drinks>', 'quiero limonadas')).toBe(true);
  expect(matches('<drinks> fría', 'agua con gas fría')).toBe(true);
  expect(matches('<drinks> fría', 'té fría')).toBe(true);
  expect(matches('quiero té', 'quiero té')).toBe(true);
  expect(matches('quiero te', 'quiero té')).toBe(true);
  expect(matches('quiero no-', 'quiero nada')).toBe(false);
  expect(matches('quiero na-', 'quiero nada')).toBe(true);
  expect(matches('mira foto-', 'mira foto_1.png')).toBe(true);
  expect(matches('mira [la] !nada foto', 'mira foto')).toBe(true);
  expect(matches('quiero té', 'quiero')).toBe(false);
});

it('takes the next longest where the longest is refused', () => {
  const rules = new RuleSet("quiero un pan => 'long'\nquiero un => 'short'\n(quiero | no quiero) => 'least'", names);
  const text = new ReadText('quiero un pan', new Set());
  const accepted = (...refused: string[]) =>
    rules.told(text, ({ value }) => (refused.includes(value as string) ? [] : [value]));
  expect(accepted()).toEqual(['long']);
  expect(accepted('long')).toEqual(['short']);
  expect(accepted('long', 'short')).toEqual(['least']);
});
