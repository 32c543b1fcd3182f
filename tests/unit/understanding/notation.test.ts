import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../src/memory/understanding/languages.ts';
import { NotationError, rulesOf } from '../../../src/memory/understanding/notation.ts';
import { RuleSet } from '../../../src/memory/understanding/rule-set.ts';
import { WordList } from '../../../src/memory/understanding/word-list.ts';

const spanish = languageOf('es');

/** Returns the texts of the matches of a table in a text. */
function matched(table: string, text: string): unknown[] {
  if (spanish === undefined) throw new RangeError('no Spanish');
  return new RuleSet(table, spanish).all(spanish.read(text)).map(({ value }) => value);
}

describe('rulesOf', () => {
  it.each([
    ['casa !(la/de la)', 'a phrase between slashes, "la/de la"'],
    ['casa (roja/muy grande | azul) (la/del [gran] rey)', 'a phrase between slashes, "la/del [ gran ] rey"'],
    ['en (<months>/{n:figure}/enero)', 'a value or a group between slashes'],
    ['en ({n:figure}/enero)', 'a value or a group between slashes'],
    ['en (enero/(mayo | junio))', 'a value or a group between slashes'],
    ['en {a:figure}/{b:figure}', 'a value or a group between slashes'],
    ['en !{n:figure}', 'with no space around it'],
    ['en ![enero]', 'with no space around it'],
  ])('refuses what slashes do not join, with the line: %s', (rule, fault) => {
    const read = () => rulesOf(`hola => 'a'  ✓ hola\n${rule} => 'x'  ✓ casa`);
    expect(read).toThrow(NotationError);
    expect(read).toThrow(fault);
    expect(read).toThrow(`in the rule: ${rule} => 'x'`);
  });

  it.each([
    ['julio/4th', '4th'],
    ['los (80s | 70)', '80s'],
    ['grown-ups/adultos', 'grown-ups'],
    ["es/'s", "'s"],
    ['hasta/I', 'I'],
    ['(enero/^)', '^'],
    ['ya/$', '$'],
    ['unless:1ro casa', '1ro'],
  ])('refuses a word that no token of a text is, with the line: %s', (rule, word) => {
    expect(() => rulesOf(rule)).toThrow(`"${word}", which is no single token, in the rule: ${rule}`);
  });

  it.each([
    '(a/b | c d | {n:number})',
    '!(la/el | de la)',
    '!([el/la] <months>/enero)',
    '[el/la casa]',
    'w / {n:figure}',
    '(1/dos) [/] é/eh',
  ])('reads what slashes do join: %s', (rule) => {
    expect(rulesOf(rule)).toHaveLength(1);
  });
});

describe('figures', () => {
  it('are found at the beginning of a rule', () => {
    expect(matched("(una/1) de la tarde => 'hour'", 'a 1 de la tarde')).toEqual(['hour']);
    expect(matched("(una/1) de la tarde => 'hour'", 'a 2 de la tarde')).toEqual([]);
  });

  it('are found behind a value', () => {
    expect(matched('{n:number} por 7 => n', '3 por 7')).toEqual([3]);
    expect(matched('{n:number} por 7 => n', '3 por 8')).toEqual([]);
  });

  it('are found as entries of a list, alone and before a word', () => {
    expect(matched('las {h:number} y {q:<clock minutes>} => q', 'las 9 y 15')).toEqual(['15']);
    expect(new WordList('3d printing, 12 horas, pop 100').first).toEqual(['#', 'pop']);
    expect(new WordList('cb 300, cb twister').second).toEqual(['#', 'twister']);
  });
});
