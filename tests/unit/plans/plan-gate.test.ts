import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import type { PlanState } from '../../../src/memory/plans/plan-state.ts';
import { runsOf } from '../../support/chaos.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { SAID_AT } from './utterances.ts';

const extractor = new PlanContextExtractor();
const MOST_MS = 40;

function options(language: string, planState?: PlanState) {
  return { language, referenceTime: SAID_AT, timeZone: 'Europe/Madrid', ...(planState ? { planState } : {}) };
}

describe('PlanContextExtractor.extractFromQuery, cost', () => {
  it('finds nothing in small talk, whatever day it names', () => {
    for (const query of ['hola', 'el viernes', 'mi cumpleaños es el 15/12', 'on Friday I sleep', 'tengo 30 años']) {
      expect(extractor.extractFromQuery(query, options('es'))).toEqual({});
    }
  });

  it('reads the first 2,000 characters and no more, because a pasted document is not a request', () => {
    const late = `busca bares ${'la la '.repeat(400)} cerca de Sol`;
    expect(extractor.extractFromQuery(late, options('es'))).toEqual({ activity: 'bares' });
  });

  const fragments = [
    'busca bares en ',
    'a ',
    '1 ',
    '1.1.',
    '20 y ',
    'con mi mujer y ',
    'no quiero ',
    'en ',
    'Sol de la ',
    'el 3 de ',
    '€',
    'que no sea muy ',
    'vuelos de a b ',
    'a las 9 y ',
    'Á',
    '@',
    'x@y',
    '|',
    'with a ',
    '(',
  ];

  it.each(fragments)('stays under 40 ms on 2,000 characters of "%s", because no pattern backtracks', (fragment) => {
    extractor.extractFromQuery('busca bares el viernes', options('es')); // makes the languages ready, once per process
    for (const other of fragments) {
      const query = `busca bares ${(fragment + other).repeat(1_000)}`.slice(0, 2_000);
      const extract = () => extractor.extractFromQuery(query, options('es', { activity: 'cenar' }));
      expect(cpuMilliseconds(extract, 40, MOST_MS)).toBeLessThan(MOST_MS);
    }
  });
});

describe('PlanContextExtractor, cost beside a known plan', () => {
  const plan = { activity: 'dinner', location: 'Leeds', date: '2026-12-12' };

  it.each(['dinner was cancelled ', 'la cena se cayó ', 'we skipped Leeds and ', 'cancel ', 'the dinner '])(
    'stays under 40 ms on 2,000 characters of "%s", because few words of cancelling are held against the text',
    (fragment) => {
      const query = fragment.repeat(400).slice(0, 2_000);
      const at = options(fragment.startsWith('la') ? 'es' : 'en', plan);
      const extract = () => extractor.extractFromQuery(query, at);
      const goOn = () => extractor.goesOnWith(query, plan, { ...at, isFirst: true });
      for (const read of [extract, goOn]) expect(cpuMilliseconds(read, 40, MOST_MS)).toBeLessThan(MOST_MS);
    },
  );
});

describe('PlanContextExtractor.extractFromQuery, any input', () => {
  const words = fc.constantFrom(
    'busca',
    'bares',
    'en',
    'Sol',
    'mañana',
    'a las',
    '9',
    'para',
    'dos',
    '30',
    '€',
    'el',
    'viernes',
    '15/12',
    'no quiero',
    'con',
    'mi',
    'in',
    'two',
    'hours',
    'dinner',
    'at',
    '99',
    '31 de febrero',
    '𝕏',
    'İ',
    '\u0301',
    '__proto__',
    'next',
    'week',
  );
  const sentence = fc.array(words, { maxLength: 14 }).map((said) => said.join(' '));
  const states = fc.option(fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<PlanState>, { nil: undefined });

  it('never throws and always gives slots of the promised shapes', () => {
    fc.assert(
      fc.property(
        fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 300 })),
        states,
        fc.constantFrom('es', 'en', 'pt', 'pt-BR', 'es-MX', 'fr', ''),
        (query, state, language) => {
          const found = extractor.extractFromQuery(query, options(language, state));
          expect(found.date ?? '2026-01-01').toMatch(/^\d{4}-\d\d(?:-\d\d)?$/);
          expect(found.time ?? 'noche').toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$|^(?:mañana|tarde|noche)$/);
          expect(found.duration ?? 'P1D').toMatch(/^P(?:\d+[DM]|T(?:\d+H)?(?:\d+M)?)$/);
          expect(found.party_size ?? 1).toBeGreaterThan(0);
          expect(found.budget?.amount ?? 1).toBeGreaterThan(0);
          expect(found.budget?.currency ?? 'EUR').toMatch(/^[A-Z]{3}$/);
        },
      ),
      { numRuns: runsOf(1_500) },
    );
  });

  it('leaves the open plan as it was, because the caller merges', () => {
    const open = Object.freeze({ activity: 'cenar', preferences: Object.freeze(['terraza']) as string[] });
    expect(extractor.extractFromQuery('tranquilo, en Sol', options('es', open))).toEqual({
      location: 'Sol',
      preferences: ['tranquilo'],
    });
    expect(open).toEqual({ activity: 'cenar', preferences: ['terraza'] });
  });
});

describe('a text that says nothing but where and when', () => {
  const at = { referenceTime: new Date('2026-06-24T12:00:00Z'), timeZone: 'UTC' };
  const extractor = new PlanContextExtractor();

  it.each([
    ['Punta Cana em julho', 'pt', { location: 'Punta Cana', date: '2026-07' }],
    ['Búzios no carnaval', 'pt', { location: 'Búzios', date: '2027-02-06', date_end: '2027-02-09' }],
    ['Lisbon in June?', 'en', { location: 'Lisbon', date: '2026-06' }],
    ['Bariloche a fin de mes', 'es', { location: 'Bariloche', date: '2026-06' }],
    ['quiero hacer un viaje', 'es', { activity: 'viaje' }],
  ] as const)('is a plan: %s', (query, language, plan) => {
    expect(extractor.extractFromQuery(query, { ...at, language })).toEqual(plan);
  });

  it.each([
    ['el informe de Lima es del jueves', 'es'],
    ['uf, menudo lunes llevo, en fin. vamos al lío', 'es'],
    ['Berlin in 1989', 'en'],
    ['Ana el domingo', 'es'],
    ['¿necesito visado para Canadá si voy a trabajar?', 'es'],
    ['me hace falta visado para ir a Japón en mayo?', 'es'],
    ['voy a empezar el máster en Dublín en octubre', 'es'],
    ["do I need a visa for Japan if I'm going to work?", 'en'],
    ['do we need vaccinations for Kenya in August?', 'en'],
    ['starting my PhD in Lisbon in October', 'en'],
    ['preciso de passaporte para ir a Marrocos em março?', 'pt'],
    ['vou começar o mestrado no Porto em setembro', 'pt'],
    ['minha irmã vem do Porto no Natal me ver', 'pt'],
  ] as const)('is none with anything else in it: %s', (query, language) => {
    expect(extractor.extractFromQuery(query, { ...at, language })).toEqual({});
  });
});
