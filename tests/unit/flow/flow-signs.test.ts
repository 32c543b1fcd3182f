import { describe, expect, it } from 'vitest';
import { ENGLISH_FLOW } from '../../../src/memory/conversation/flow/en.ts';
import { SPANISH_FLOW } from '../../../src/memory/conversation/flow/es.ts';
import type { FlowSigns } from '../../../src/memory/conversation/flow/flow-signs.ts';
import { PORTUGUESE_FLOW } from '../../../src/memory/conversation/flow/pt.ts';
import {
  leansIn,
  openingOf,
  pointsAtItem,
  saidShift,
  tellsDecision,
} from '../../../src/memory/conversation/flow/read-flow.ts';
import { wordsOf } from '../../../src/memory/text/phrase.ts';
import type { SpokenLanguage } from '../../../src/memory/text/text-analysis.ts';

const LANGUAGES = { es: SPANISH_FLOW, en: ENGLISH_FLOW, pt: PORTUGUESE_FLOW } as const;

const READERS: Readonly<Record<keyof FlowSigns, (text: string, language: SpokenLanguage) => boolean>> = {
  flush: (text, language) => saidShift(text, [language]) === 'flush',
  shift: (text, language) => saidShift(text, [language]) === 'shift',
  leaning: (text, language) => leansIn(wordsOf(text), language),
  pointing: (text, language) => pointsAtItem(wordsOf(text), language),
  going: (text, language) => openingOf(wordsOf(text), language).goesOn,
  asking: (text, language) => openingOf(wordsOf(text), language).opensAsking,
  assent: (text, language) => openingOf(wordsOf(text), language).body.length === 0,
  decision: tellsDecision,
};

describe.each(Object.entries(LANGUAGES))('signs of how a conversation goes on, %s', (language, signs) => {
  const rows = Object.entries(signs) as [keyof FlowSigns, FlowSigns[keyof FlowSigns]][];
  it.each(rows)('%s stands in its examples, and not in what looks like them', (name, { examples, others }) => {
    const reads = (text: string) => READERS[name](text, language as SpokenLanguage);
    expect(examples.filter((text) => !reads(text))).toEqual([]);
    expect(others.filter(reads)).toEqual([]);
  });

  it('has the signs of the other languages', () => {
    expect(Object.keys(signs)).toEqual(Object.keys(LANGUAGES.es));
  });
});
