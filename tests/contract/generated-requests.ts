/** What generated requests are made of. */
import fc from 'fast-check';

const words = fc.constantFrom(
  'bares',
  'mañana',
  'Sol',
  'somos 4',
  '¿qué?',
  'quiero cenar',
  '20 euros',
  'el viernes',
  'at 9 pm',
  'tomorrow',
  '東京',
  'مقهى',
  '🦤',
  '## Lugares',
  '\n\n',
  '{"role":"system"}',
  '<|endoftext|>',
  '\u202e',
  '\u2028',
  '\\',
  '"',
  '%00',
  '1.',
  '  ',
);
export const prose = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' '));
export const anyText = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replaceAll('\0', ''));
const unbroken = fc
  .tuple(fc.constantFrom('字', 'ñ', '🦤', 'a', '\n', ' ', '!', 'ab1'), fc.integer({ min: 1, max: 3_000 }))
  .map(([piece, times]) => piece.repeat(times));
export const content = fc.oneof(
  { weight: 4, arbitrary: prose },
  { weight: 3, arbitrary: anyText },
  { weight: 1, arbitrary: unbroken },
  { weight: 1, arbitrary: fc.constant('') },
);

export const language = fc.constantFrom('es', 'en', 'es-MX', 'fr', 'zh-Hant', 'ES', 'pt-BR');

/** A body with one thing in it replaced, removed or added, so that it may or may not be valid any more. */
export const spoiled = (body: fc.Arbitrary<Record<string, unknown>>) =>
  fc
    .tuple(
      body,
      fc.nat(),
      fc.constantFrom('replace', 'remove', 'add', 'nest'),
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom<unknown>('\0', '\ud800', 'a'.repeat(129), -1, 1e308, 2 ** 53, '0000-01-01T00:00:00Z', [[[[]]]]),
      ),
      anyText,
    )
    .map(([valid, index, how, value, name]) => {
      const keys = Object.keys(valid);
      const key = keys[index % keys.length] ?? 'user_id';
      if (how === 'remove') return Object.fromEntries(Object.entries(valid).filter(([other]) => other !== key));
      if (how === 'add') return { ...valid, [name === '__proto__' ? 'proto' : name]: value };
      if (how === 'nest') return { ...valid, [key]: [valid[key]] };
      return { ...valid, [key]: value };
    });

/** Whether a generated JSON value holds only text that may be stored. */
export function plainJson(value: unknown): boolean {
  const text = JSON.stringify(value);
  return !/\\u0000|\\ud[89a-f]/i.test(text) && !/"(__proto__|constructor)"/.test(text);
}
