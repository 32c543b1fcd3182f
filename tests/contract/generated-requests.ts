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

/** Whether a generated JSON value holds only text that may be stored. */
export function plainJson(value: unknown): boolean {
  const text = JSON.stringify(value);
  return !/\\u0000|\\ud[89a-f]/i.test(text) && !/"(__proto__|constructor)"/.test(text);
}

const year = (from: number, to: number) =>
  fc.date({ min: new Date(Date.UTC(from, 0, 2)), max: new Date(Date.UTC(to, 0, 1)), noInvalidDate: true });
const moment = fc.tuple(year(1900, 2200), fc.integer({ min: -14 * 60, max: 14 * 60 })).map(([date, minutes]) => {
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, -1);
  const offset = `${String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`;
  return `${local}${minutes < 0 ? '-' : '+'}${offset}`;
});
export const ownJson = fc
  .dictionary(
    anyText.filter((key) => key !== '__proto__'),
    fc.jsonValue({ maxDepth: 4 }),
    { maxKeys: 5 },
  )
  .filter(plainJson);
const place = fc.record(
  { name: content.filter((name) => name.trim() !== ''), note: fc.jsonValue({ maxDepth: 2 }).filter(plainJson) },
  { requiredKeys: ['name'] },
);
export const planParams = fc
  .record(
    {
      activity: fc.oneof(prose, fc.jsonValue({ maxDepth: 1 })),
      location: fc.oneof(prose, fc.jsonValue({ maxDepth: 1 })),
      date: fc.oneof(fc.constantFrom('2026-11-27', 'mañana', '', '2026-02-31'), fc.jsonValue({ maxDepth: 1 })),
      time: fc.oneof(fc.constantFrom('21:00', 'noche', '99:99'), fc.jsonValue({ maxDepth: 1 })),
      party_size: fc.oneof(fc.integer(), fc.jsonValue({ maxDepth: 1 })),
      budget: fc.oneof(
        fc.record({ amount: fc.double(), currency: prose, per_person: fc.boolean() }),
        fc.jsonValue({ maxDepth: 1 }),
      ),
      preferences: fc.oneof(fc.array(prose, { maxLength: 3 }), fc.jsonValue({ maxDepth: 1 })),
    },
    { requiredKeys: [] },
  )
  .filter(plainJson);
const metadata = fc.oneof(
  ownJson,
  fc.record(
    {
      plan_params: planParams,
      places: fc.array(place, { maxLength: 6 }),
      more: fc.jsonValue({ maxDepth: 3 }).filter(plainJson),
    },
    { requiredKeys: [] },
  ),
);
const message = fc.record(
  {
    role: fc.constantFrom('user', 'assistant', 'system', 'tool'),
    content,
    name: anyText.filter((name) => name.length > 0 && name.length <= 128),
    created_at: moment,
    disposable: fc.boolean(),
  },
  { requiredKeys: ['role', 'content'] },
);
const messages = fc.array(message, { minLength: 1, maxLength: 6 });

/** A turn, without whose it is. */
export const turnBody = fc.record(
  {
    messages,
    language,
    extra_metadata: metadata,
    created_at: moment,
    output_valid: fc.boolean(),
    error: prose.filter((text) => /\w/.test(text)),
  },
  { requiredKeys: ['messages'] },
);

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
