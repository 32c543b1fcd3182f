/** What may happen to a user's facts, for properties that must hold whatever does. */
import fc from 'fast-check';
import { meaningOf } from '../../../src/memory/facts/fact-slots.ts';
import type { SaidFact } from '../../../src/memory/facts/said.ts';

export type Act =
  | { readonly kind: 'remember'; readonly key: string; readonly value: number }
  | { readonly kind: 'say'; readonly facts: readonly { readonly key: string; readonly value: number }[] }
  | { readonly kind: 'retract'; readonly key: string; readonly value: number }
  | { readonly kind: 'command'; readonly key: string; readonly value: number | null; readonly everything: boolean }
  | { readonly kind: 'forget'; readonly key: string }
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'forgetOne' | 'confirm' | 'restore' | 'merge'; readonly place: number };

/** Of each key, values that differ, that say the same in other words or more fully, and that contradict each other. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  trabajo: [
    'trabaja en Google',
    'works at Google',
    'trabaja en Meta',
    'trabaja en Meta como diseñadora',
    'TRABAJA  en meta',
  ],
  name: ['is called Ana', 'is called Ana María', 'se llama Ana', 'is called Juan', 'is called  ANA'],
  hobby: [
    'juega al tenis',
    'le gusta la fotografía',
    'toca la guitarra',
    'le gusta la fotografia',
    'le gusta el tenis de mesa',
  ],
  preferencia: [
    'prefiere respuestas cortas',
    'prefiere respuestas largas',
    'le gusta el café',
    'no le gusta el café',
    'odia el café',
  ],
  pet: ['has a dog', 'has a dog named Rufus', 'has a cat named Olive', 'has a dog named Moose', 'no longer has a dog'],
  'número de gorra': ['58', '59', 'la 58', '58 y medio', '5 8'],
};

export const KEYS: readonly string[] = Object.keys(VALUES);

export function nthValue(key: string, value: number): string {
  return VALUES[key]?.[value % 5] ?? '';
}

const key = fc.constantFrom(...KEYS);
const value = fc.nat({ max: 4 });
const place = fc.nat({ max: 30 });

export const ACTS: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('remember' as const), key, value }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      facts: fc.array(fc.record({ key, value }), { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('retract' as const), key, value }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('command' as const),
      key,
      value: fc.option(value),
      everything: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), key }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.nat({ max: 100 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('forgetOne', 'confirm', 'restore', 'merge'),
      place,
    }) as fc.Arbitrary<Act>,
  },
);

/** `replaces` for every other value, so that both ways are gone. */
export function says(key: string, value: number): SaidFact {
  const { slot, domain } = meaningOf(key);
  const text = nthValue(key, value);
  return {
    kind: 'fact',
    slot,
    key,
    value: text,
    domain,
    confidence: 'high',
    source: 'explicit',
    language: 'es',
    standing: false,
    replaces: value % 2 === 1,
    evidence: { message: 0, start: 0, end: text.length, quote: text },
  };
}
