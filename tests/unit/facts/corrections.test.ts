import { describe, expect, it } from 'vitest';
import { CORRECTION_RULES } from '../../../src/memory/facts/extraction/correction-rules.ts';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';

const corrections = (content: string, language = 'es') =>
  extractFacts([{ role: 'user', content }], language).flatMap((said) =>
    said.kind === 'fact' && said.domain === 'self_correction' ? [said.value] : [],
  );

describe.each(Object.entries(CORRECTION_RULES))('corrections in %s', (language, rules) => {
  const word = language === 'es' ? 'aclaró' : 'clarified';
  it.each(rules.map((rule) => [String(rule.pattern).slice(0, 60), rule] as const))('%s', (_name, { must, mustNot }) => {
    for (const [sentence, what] of must)
      expect(corrections(sentence, language), sentence).toEqual([`${word}: ${what}`]);
    for (const sentence of mustNot) expect(corrections(sentence, language), sentence).toEqual([]);
  });
});

describe('extractFacts, of corrections', () => {
  it('keeps the words that were said as evidence, and learns beside it what they say of the user', () => {
    const content = 'Hola. No, te dije que me llamo Juan, no Pedro.';
    const said = extractFacts([{ role: 'user', content }], 'es');
    const [correction] = said.flatMap((one) => (one.kind === 'fact' && one.slot === 'self_correction' ? [one] : []));
    expect(correction).toMatchObject({
      value: 'aclaró: me llamo Juan, no Pedro',
      confidence: 'medium',
      standing: false,
    });
    expect(content.slice(correction?.evidence.start, correction?.evidence.end)).toContain('te dije que me llamo Juan');
  });

  it('learns none from the assistant, from quotations, or from code', () => {
    expect(extractFacts([{ role: 'assistant', content: 'No, te dije que sale el martes' }], 'es')).toEqual([]);
    expect(corrections('Mi hermana gritó: "No, te dije que salgas de ahí ahora"')).toEqual([]);
    expect(corrections('> No, te dije que salgas de ahí ahora')).toEqual([]);
    expect(corrections('```\nNo, te dije que salgas de ahí ahora\n```')).toEqual([]);
  });
});
