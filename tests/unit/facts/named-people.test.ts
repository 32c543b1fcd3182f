import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { likeness } from '../../../src/memory/facts/fact-likeness.ts';

const valuesOf = (content: string, language: string) =>
  extractFacts([{ role: 'user', content }], language).flatMap((one) => (one.kind === 'fact' ? [one.value] : []));

describe('extractFacts, of people and animals whom the user names', () => {
  it.each([
    [
      'es',
      'tengo dos niñas, Vera de 6 y Abril de 3',
      ['tiene dos niñas: Vera, de 6 años', 'tiene dos niñas: Abril, de 3 años'],
    ],
    ['es', 'mi hijo Teo, de 12 años, toca la batería', ['su hijo se llama Teo, de 12 años, toca la batería']],
    ['es', 'fui con mi polola la Cata al cine', ['su polola se llama Cata']],
    ['en', 'our two dogs, Pippa and Bear, ate the lot', ['has two dogs called Pippa and Bear']],
    ['en', 'my brother Declan lives in Perth', ['has a brother called Declan, who lives in Perth']],
    ['en', "Its for the wife anyway, Breda, she's 67", ['has a wife called Breda, aged 67']],
    [
      'pt',
      'tenho dois filhos, a Luísa de 4 e o Miguel de 9',
      ['tem dois filhos: Luísa, de 4 anos', 'tem dois filhos: Miguel, de 9 anos'],
    ],
    ['pt', 'minha esposa Sílvia é professora de história', ['sua esposa se chama Sílvia, é professora de história']],
  ])('reads in %s "%s"', (language, content, values) => {
    expect(valuesOf(content, language)).toEqual(values);
  });

  it('lets one of several stand beside the others', () => {
    expect(likeness('family', 'tiene dos niñas: Vera, de 6 años', 'tiene dos niñas: Abril, de 3 años')).toBe('other');
  });
});
