import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../../../src/memory/episodes/query-evidence.ts';
import { analyseQuery } from '../../../src/memory/episodes/recall-query.ts';
import { historyFeatures, wordFeatures } from '../../../src/memory/episodes/want-features.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { candidatesOf, said } from './small-index.ts';

describe('wordFeatures', () => {
  it('names words, pairs, beginnings, ends, endings with their accents, signs and the shape', () => {
    const features = wordFeatures('¿A qué hora llegó mi hermana?', 'es');
    for (const feature of ['hora', 'que hora', '^a', '^a que', 'hermana$', '-egó', '=ours', '#5'])
      expect(features, feature).toContain(feature);
    expect(features).not.toContain('-ora$');
    expect(features).not.toContain('#given');
  });

  it('reads one number as any other', () => {
    expect(wordFeatures('cuánto es 18 por 23', 'es')).toEqual(wordFeatures('cuánto es 7 por 4', 'es'));
  });

  it('leaves out what is given to be worked on, and tells that something is', () => {
    const features = wordFeatures('Traducí esto: mi médico se llama Ordóñez', 'es');
    expect(features).toContain('#given');
    expect(features).not.toContain('medico');
  });

  it('reads both ends of a long text, and no more of it', () => {
    const features = wordFeatures(`hola ${'palabra '.repeat(5_000)} recordás`, 'es');
    expect(features.size).toBeLessThan(40);
    for (const feature of ['^hola', 'recordas$', '#18']) expect(features).toContain(feature);
  });

  it('reads on behind a quotation, and not behind a colon', () => {
    const features = wordFeatures('«hola: tú» “y” recordás "eso" (12:30) ayer: nada «de: esto»', 'es');
    for (const feature of ['^recordas', '0', 'ayer$', '#given']) expect(features).toContain(feature);
    for (const word of ['hola', 'y', 'eso', 'nada', 'esto']) expect(features).not.toContain(word);
  });

  it.each(HOSTILE_TEXTS)('has a bounded cost for 256 KiB of %s', (_name, text) => {
    expect(cpuMilliseconds(() => wordFeatures(text, 'es'), 3, 500)).toBeLessThan(500);
  });
});

describe('historyFeatures', () => {
  const HISTORY = [
    said('1', 's1', 1, 'Mi médico se llama Ordóñez y atiende en Flores'),
    said('2', 's1', 2, 'Somos 12'),
  ];
  const read = (text: string) => {
    const { terms, language } = analyseQuery(text, 'es', new Date('2026-04-01T00:00:00Z'));
    return historyFeatures({
      text,
      language,
      terms,
      evidence: evidenceOf(candidatesOf(HISTORY, text)),
      bestScore: 0.4,
    });
  };

  it('tells what the history knows of a query', () => {
    expect(read('¿Atiende médico?')).toEqual({ known: 1, best: 0.4, name: 0, strangeName: 0, wordless: 0 });
    expect(read('¿y?')).toEqual({ known: 0, best: 0.4, name: 0, strangeName: 0, wordless: 1 });
  });

  it('tells a name that the history knows from one that it does not', () => {
    expect(read('¿Dónde queda lo de Ordóñez?')).toMatchObject({ name: 1, strangeName: 0 });
    expect(read('¿Dónde nació Picasso?')).toMatchObject({ name: 0, strangeName: 1 });
  });

  it('counts no word of what is given to be worked on', () => {
    expect(read('Traducí: mi médico se llama Ordóñez')).toMatchObject({ known: 0, best: 0, name: 0 });
  });
});
