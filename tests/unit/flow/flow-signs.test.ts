import { describe, expect, it } from 'vitest';
import { ENGLISH_FLOW } from '../../../src/memory/conversation/flow/en.ts';
import { SPANISH_FLOW } from '../../../src/memory/conversation/flow/es.ts';
import type { FlowSigns } from '../../../src/memory/conversation/flow/flow-signs.ts';
import { leansOnPast, openingOf, saidShift, tellsDecision } from '../../../src/memory/conversation/flow/read-flow.ts';

const LANGUAGES = { es: SPANISH_FLOW, en: ENGLISH_FLOW } as const;

const READERS: Readonly<Record<keyof FlowSigns, (text: string, language: 'es' | 'en') => boolean>> = {
  flush: (text, language) => saidShift(text, [language]) === 'flush',
  shift: (text, language) => saidShift(text, [language]) === 'shift',
  leaning: leansOnPast,
  going: (text, language) => openingOf(text, language).goesOn,
  asking: (text, language) => openingOf(text, language).asks,
  assent: (text, language) => openingOf(text, language).body === '',
  decision: tellsDecision,
};

describe.each(Object.entries(LANGUAGES))('signs of how a conversation goes on, %s', (language, signs) => {
  const rows = Object.entries(signs) as [keyof FlowSigns, FlowSigns[keyof FlowSigns]][];
  it.each(rows)('%s stands in its examples, and not in what looks like them', (name, { examples, others }) => {
    const reads = (text: string) => READERS[name](text, language as 'es' | 'en');
    expect(examples.filter((text) => !reads(text))).toEqual([]);
    expect(others.filter(reads)).toEqual([]);
  });

  it('has the signs of the other language', () => {
    expect(Object.keys(signs)).toEqual(Object.keys(LANGUAGES.es));
  });
});
