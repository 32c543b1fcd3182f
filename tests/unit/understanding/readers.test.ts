import { describe, expect, it } from 'vitest';
import { Language } from '../../../src/memory/understanding/language.ts';
import { spanish } from '../../../src/memory/understanding/languages/es/spanish.ts';
import { rulesOf } from '../../../src/memory/understanding/notation.ts';
import { CALENDAR_CALLS } from '../../../src/memory/understanding/readers/calendar.ts';
import { settledHour } from '../../../src/memory/understanding/readers/hour.ts';
import { currencyOf } from '../../../src/memory/understanding/readers/money.ts';

const language = new Language(spanish);

function read(reader: string, text: string): unknown {
  return language.reader(reader).read(language.read(text), 0)?.value;
}

describe('the readers of values', () => {
  it.each([
    ['number', 'treinta y cinco', 35],
    ['number', 'dos mil quinientos', 2_500],
    ['number', 'ciento veinte', 120],
    ['count', 'un par de noches', 2],
    ['amount', '1.500', 1_500],
    ['amount', '1.500,50', 1_500.5],
    ['amount', '2k', 2_000],
    ['amount', '50 lucas', 50_000],
    ['numeric', '24/7', undefined],
    ['numeric', '12/5', '12/5'],
  ])('read the %s of "%s" as %s', (reader, text, value) => {
    expect(read(reader, text)).toEqual(value);
  });

  it.each([
    ['$50', { amount: 50, currency: '$' }],
    ['€20-30', { amount: 30, currency: 'EUR' }],
    ['R$ 80', { amount: 80, currency: 'BRL' }],
    ['20 o 30 euros', { amount: 30, currency: 'EUR' }],
    ['2k de pesos mexicanos', { amount: 2_000, currency: 'MXN' }],
    ['30 personas', undefined],
  ])('read the money of "%s"', (text, value) => {
    expect(read('money', text)).toEqual(value);
  });

  it.each([
    ['Plaza Mayor', 'Plaza Mayor'],
    ['villa crespo', 'Villa Crespo'],
    ['el centro de Madrid', 'centro de Madrid'],
    ['Palermo o Recoleta', 'Palermo o Recoleta'],
    ['San Martín de los Andes', 'San Martín de los Andes'],
    ['casa', undefined],
  ])('read the place of "%s" as %s', (text, name) => {
    expect((read('place', text) as { name: string } | undefined)?.name).toBe(name);
  });
});

describe('settledHour', () => {
  const nine = { hour: 9, minute: 0, isCertain: false, isClock: false };
  it.each([
    [nine, undefined, ['evening'], '21:00'],
    [nine, undefined, ['morning'], '09:00'],
    [nine, 'noche', [], '21:00'],
    [nine, undefined, [], '09:00'],
    [{ ...nine, hour: 2 }, undefined, [], '14:00'],
    [{ ...nine, isCertain: true }, 'noche', ['evening'], '09:00'],
  ] as const)('settles %o of %s with %o as %s', (said, part, traits, time) => {
    expect(settledHour(said, part, traits)).toBe(time);
  });
});

describe('currencyOf', () => {
  it.each([
    ['$', 'es-MX', 'UTC', 'MXN'],
    ['$', 'en', 'UTC', 'USD'],
    ['peso', 'es', 'America/Bogota', 'COP'],
    ['peso', 'es', 'UTC', 'XXX'],
    [undefined, 'pt', 'UTC', 'BRL'],
    [undefined, 'pt-PT', 'UTC', 'EUR'],
    [undefined, 'es', 'UTC', undefined],
  ])('takes %s of %s in %s for %s', (said, tag, timeZone, code) => {
    expect(currencyOf(said, { language: tag, timeZone, known: undefined })).toBe(code);
  });
});

describe('the calendar', () => {
  it('answers every call that the rules of dates make', () => {
    const calls = ['day', 'date'].flatMap((name) =>
      rulesOf(spanish.rules[name] ?? '').flatMap(({ yields }) =>
        yields && 'call' in yields && yields.args.length > 0 ? [yields.call] : [],
      ),
    );
    expect(calls.filter((call) => !CALENDAR_CALLS.includes(call))).toEqual([]);
  });
});
