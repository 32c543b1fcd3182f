import { describe, expect, it } from 'vitest';
import { vectorTrustOf } from '../../../src/memory/episodes/vector-trust.ts';

describe('vectorTrustOf', () => {
  const bundled = { model: 'all-MiniLM-L6-v2-int8' };
  const translating = { model: 'all-MiniLM-L6-v2-int8+es-by-apertium-3.8.3', translated: ['es'] };

  it('takes an English model at its word in English alone', () => {
    expect(vectorTrustOf(bundled)('en-GB').understood).toBe(true);
    expect(vectorTrustOf(bundled)('es-AR').understood).toBe(false);
    expect(vectorTrustOf({ model: 'paraphrase-multilingual-MiniLM-L12-v2-int8' })('es').understood).toBe(true);
  });

  it('gives vectors of translated texts half of the evidence, and leaves the other languages as they were', () => {
    const trust = vectorTrustOf(translating);
    expect(trust('es-MX')).toMatchObject({ vectorWeight: 0.5, understood: true });
    for (const language of ['en', 'pt', 'fr']) expect(trust(language)).toEqual(vectorTrustOf(bundled)(language));
  });
});
