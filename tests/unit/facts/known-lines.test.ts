/** The lines that the weights of known facts are fitted on, their form, and what fits them. */
import { describe, expect, it } from 'vitest';
import { parseKnownLine, readKnownLines } from '../../bench/facts/known-lines.ts';
import { fitChoice } from '../../bench/wants/conditional-logit.ts';

const LINE =
  'pet=perro Rocco; work=trabaja en Renfe | me cambié a Ouigo y Rocco sigue aquí | replace work [Ouigo]; confirm pet';

describe('parseKnownLine', () => {
  it('reads facts, the message, and what becomes of which fact', () => {
    expect(parseKnownLine(LINE, 'a:1')).toEqual({
      id: 'a:1',
      known: [
        { key: 'pet', slot: 'pet', value: 'perro Rocco' },
        { key: 'work', slot: 'work', value: 'trabaja en Renfe' },
      ],
      message: 'me cambié a Ouigo y Rocco sigue aquí',
      outcomes: [
        { becomes: 'replace', key: 'work', fact: 1, value: 'Ouigo' },
        { becomes: 'confirm', key: 'pet', fact: 0, value: '' },
      ],
    });
  });

  it.each([
    ['pet=Rex | none', 'has not three parts'],
    ['pet Rex | hi | none', 'knows no fact'],
    ['pet=Rex | hi | gone pet', 'has no outcome'],
    ['pet=Rex | hi | end work', 'does not say which fact'],
    ['pet=Rex; pet=Milo | hi | end pet', 'does not say which fact'],
    ['work=works at Dell | at HP now | replace work [IBM]', 'has a value'],
    ['work=works at Dell | at HP now | replace work', 'has a value'],
  ])('tells what is wrong with %s', (line, fault) => {
    expect(parseKnownLine(line, 'a:1')).toContain(fault);
  });

  it.each(['es', 'en', 'pt'] as const)('reads every line of %s, and no message stands in two', (language) => {
    const lines = readKnownLines(language);
    expect(lines.length).toBeGreaterThan(300);
    expect(new Set(lines.map(({ message }) => message)).size).toBe(lines.length);
  });
});

describe('fitChoice', () => {
  const options = { l2: 0.001, least: 1, rounds: 50, orNone: true };
  const group = (...candidates: [string, number][]) =>
    candidates.map(([name, share]) => ({ features: name.split(' '), share }));
  const groups = [
    group(['left job', 1], ['left home', 0]),
    group(['likes job', 0], ['likes home', 0]),
    group(['left job', 1], ['left pet', 0]),
    group(['likes pet', 0], ['likes job', 0]),
  ];

  it('tells the candidate that is chosen from others of its group, and groups of which none is', () => {
    const weights = fitChoice(groups, options);
    const weight = (name: string) => weights.get(name) ?? 0;
    expect(weight('job')).toBeGreaterThan(weight('home'));
    expect(weight('left')).toBeGreaterThan(weight('likes'));
    expect(weight('left') + weight('job')).toBeGreaterThan(0);
    expect(weight('likes') + weight('job')).toBeLessThan(0);
  });

  it('gives the same weights for the same groups, and smaller ones where they are pulled harder', () => {
    expect([...fitChoice(groups, options)]).toEqual([...fitChoice(groups, options)]);
    const pulled = fitChoice(groups, { ...options, l2: 10 });
    expect(Math.max(...pulled.values())).toBeLessThan(0.2);
  });
});
