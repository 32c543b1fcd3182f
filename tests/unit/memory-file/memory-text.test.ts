import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../../src/memory/facts/fact-slots.ts';
import { matchLines } from '../../../src/memory/memory-file/match-lines.ts';
import type { FactLine } from '../../../src/memory/memory-file/memory-document.ts';
import { contentOf, NO_LAYOUT } from '../../../src/memory/memory-file/memory-document.ts';
import { linesOf, parseDocument } from '../../../src/memory/memory-file/parse-document.ts';
import { renderDocument } from '../../../src/memory/memory-file/render-document.ts';
import { runsOf } from '../../support/chaos.ts';

const told = (text: string) => linesOf(parseDocument(text)).map(({ domain, key, value }) => [domain, key, value]);

describe('parseDocument', () => {
  it.each<[string, [string | null, string | null, string][]]>([
    ['- nombre: se llama Juan', [[null, 'nombre', 'se llama Juan']]],
    [
      '## Trabajo\n* trabajo: en Google\n1. usa tabuladores',
      [
        ['work', 'trabajo', 'en Google'],
        ['work', null, 'usa tabuladores'],
      ],
    ],
    [
      '## PREFERENCES ##\n- **té:** verde\n- __café__: no',
      [
        ['preferences', 'té', 'verde'],
        ['preferences', 'café', 'no'],
      ],
    ],
    [
      '## Personal\n- idiomas:\n  - inglés\n  - francés\n- pendientes:',
      [
        ['personal', 'idiomas', 'inglés'],
        ['personal', 'idiomas', 'francés'],
        ['personal', null, 'pendientes:'],
      ],
    ],
    [
      '- a las 10:30 toma té\n- https://x.org/a',
      [
        [null, null, 'a las 10:30 toma té'],
        [null, null, 'https://x.org/a'],
      ],
    ],
    ['- hobby: toca\n  la guitarra\n\n  no es suyo', [[null, 'hobby', 'toca la guitarra']]],
    ['## Mascotas\n- un perro', [[null, 'Mascotas', 'un perro']]],
    ['- clave\\: rara: valor', [[null, 'clave: rara', 'valor']]],
    ['<!-- - a: b\n- c: d -->\n```\n- e: f\n```\n- g: h', [[null, 'g', 'h']]],
    [
      '<!-- sin fin\n- a: b\n```\n- c: d',
      [
        [null, 'a', 'b'],
        [null, 'c', 'd'],
      ],
    ],
    ['---\n- - -\n***\n- \n-x\nuna línea', []],
  ])('reads %j', (text, lines) => {
    expect(told(text)).toEqual(lines);
  });

  it('is quick to read a megabyte made to be slow', () => {
    for (const unit of [
      '#',
      '# ',
      '- ',
      '-',
      '<!--\n',
      '```\n',
      '~~~\n````\n',
      ' - a:\n',
      '**',
      '\\',
      ':',
      'e\u0301\u0327',
      '\n',
    ]) {
      const started = performance.now();
      linesOf(parseDocument(unit.repeat(Math.floor(1_000_000 / unit.length))));
      expect(performance.now() - started, unit).toBeLessThan(20_000);
    }
  });
});

describe('renderDocument', () => {
  const anyText = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 60 })
    .filter((text) => text.isWellFormed() && /[^\s_\p{Cf}\p{Cc}-]/u.test(text));

  it('writes any fact on a line that is read back as that line', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { maxLength: 6 }), (pairs) => {
        const facts = pairs.map(([key, value], index) => ({
          id: String(index),
          slot: meaningOf(key).slot,
          key,
          value,
          domain: 'personal' as const,
          createdAt: new Date(index),
        }));
        const { lines, text } = renderDocument(facts, NO_LAYOUT, 'es');
        expect(lines).toHaveLength(facts.length);
        expect(linesOf(parseDocument(text)).map(({ content }) => content)).toEqual(lines.map(contentOf));
      }),
      { numRuns: runsOf(500) },
    );
  });
});

describe('matchLines', () => {
  const line = (factId: string, key: string, value: string): FactLine => ({ factId, domain: 'personal', key, value });
  const matches = (base: readonly FactLine[], text: string) => {
    const matched = matchLines(base, linesOf(parseDocument(`## Personal\n${text}`)));
    return linesOf(parseDocument(`## Personal\n${text}`)).map(
      ({ line: number }) => [...matched].find(([written]) => written.line === number)?.[1].factId ?? null,
    );
  };
  const base = [
    line('a', 'nombre', 'se llama Juan'),
    line('b', 'hobby', 'corre'),
    line('c', 'hobby', 'toca la guitarra'),
  ];

  it.each([
    ['in another order', '- hobby: toca la guitarra\n- nombre: se llama Juan\n- hobby: corre', ['c', 'a', 'b']],
    ['one changed in its place', '- nombre: se llama Juan\n- hobby: nada\n- hobby: toca la guitarra', ['a', 'b', 'c']],
    [
      'one changed and moved, by its key of one value',
      '- hobby: corre\n- hobby: toca la guitarra\n- nombre: Pedro',
      ['b', 'c', 'a'],
    ],
    [
      'one changed, by its words',
      '- nombre: se llama Juan\n- hobby: toca la guitarra eléctrica\n- hobby: corre',
      ['a', 'c', 'b'],
    ],
    ['one whose key was left out', '- nombre: se llama Juan\n- corre\n- hobby: toca la guitarra', ['a', 'b', 'c']],
    [
      'a new one between',
      '- nombre: se llama Juan\n- mascota: un perro\n- hobby: corre\n- hobby: toca la guitarra',
      ['a', null, 'b', 'c'],
    ],
  ])('finds the lines of a text: %s', (_, text, expected) => {
    expect(matches(base, text)).toEqual(expected);
  });
});
