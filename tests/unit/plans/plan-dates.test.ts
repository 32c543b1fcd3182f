import { afterEach, describe, expect, it } from 'vitest';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';

const extractor = new PlanContextExtractor();
const planState = { activity: 'museos' };

function dateOf(query: string, reference: string, timeZone: string | number, language = 'es'): unknown {
  return extractor.extractFromQuery(query, { language, planState, referenceTime: new Date(reference), timeZone }).date;
}

describe('PlanContextExtractor.extractFromQuery, dates', () => {
  it.each([
    ['mañana', '2026-11-21T23:30:00-03:00', -180, '2026-11-22'],
    ['hoy', '2026-11-21T23:30:00-03:00', -180, '2026-11-21'],
    ['mañana', '2026-11-21T23:30:00-03:00', 'America/Argentina/Buenos_Aires', '2026-11-22'],
    ['mañana', '2026-11-21T23:30:00-03:00', 'UTC', '2026-11-23'],
    ['mañana', '2026-11-21T00:00:00+01:00', 'Europe/Madrid', '2026-11-22'],
    ['mañana', '2026-11-21T23:59:59+01:00', 'Europe/Madrid', '2026-11-22'],
    ['hoy', '2026-11-21T12:00:00Z', 'Pacific/Auckland', '2026-11-22'],
    ['hoy', '2026-11-21T12:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['hoy', '2026-11-21T20:00:00Z', 'Asia/Kolkata', '2026-11-22'],
    ['hoy', '2026-11-21T20:00:00Z', 330, '2026-11-22'],
    ['mañana', '2026-10-24T23:30:00+02:00', 'Europe/Madrid', '2026-10-25'],
    ['mañana', '2026-10-25T00:30:00+02:00', 'Europe/Madrid', '2026-10-26'],
    ['mañana', '2027-03-27T23:59:00+01:00', 'Europe/Madrid', '2027-03-28'],
    ['en 2 días', '2027-03-27T23:59:00+01:00', 'Europe/Madrid', '2027-03-29'],
    ['mañana', '2026-12-31T23:59:00+01:00', 'Europe/Madrid', '2027-01-01'],
    ['mañana', '2028-02-28T10:00:00+01:00', 'Europe/Madrid', '2028-02-29'],
    ['el 31', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', '2026-12-31'],
    ['para el 31', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', '2026-12-31'],
    ['este finde', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', '2026-11-21'],
    ['este finde', '2026-11-21T10:00:00+01:00', 'Europe/Madrid', '2026-11-21'],
    ['este fin de semana', '2026-11-22T10:00:00+01:00', 'Europe/Madrid', '2026-11-22'],
    ['el finde que viene', '2026-11-21T10:00:00+01:00', 'Europe/Madrid', '2026-11-28'],
    ['la semana que viene', '2026-11-22T10:00:00+01:00', 'Europe/Madrid', '2026-11-23'],
    ['la semana que viene', '2026-11-23T10:00:00+01:00', 'Europe/Madrid', '2026-11-30'],
    ['el viernes', '2026-11-20T10:00:00+01:00', 'Europe/Madrid', '2026-11-20'],
    ['el próximo viernes', '2026-11-20T10:00:00+01:00', 'Europe/Madrid', '2026-11-27'],
    ['el viernes que viene', '2026-11-20T10:00:00+01:00', 'Europe/Madrid', '2026-11-27'],
    ['12/5', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', '2027-05-12'],
    ['31 de febrero', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', undefined],
    ['el 15 de diciembre de 2027', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', '2027-12-15'],
    ['el 15 de diciembre del 2027', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', '2027-12-15'],
    ['pasado mañana por la mañana', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', '2026-11-20'],
    ['dentro de dos semanas', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', '2026-12-02'],
    ['en un mes', '2026-11-18T10:00:00+01:00', 'Europe/Madrid', '2026-12-18'],
    ['dentro de dos horas', '2026-11-18T23:00:00+01:00', 'Europe/Madrid', '2026-11-19'],
  ])('reads "%s" said at %s in zone %s as %s', (query, reference, timeZone, day) => {
    expect(dateOf(query, reference, timeZone)).toBe(day);
  });

  it.each([
    ['12/5', 'en', '2026-12-05'],
    ['12/5', 'en-US', '2026-12-05'],
    ['12/5', 'en-GB', '2027-05-12'],
    ['25/12', 'en', '2026-12-25'],
    ['next week', 'en', '2026-11-23'],
    ['next weekend', 'en', '2026-11-28'],
    ['friday next week', 'en', '2026-11-27'],
    ['in a couple of days', 'en', '2026-11-20'],
    ['Dec 15, 2027', 'en', '2027-12-15'],
    ['on sat', 'en', '2026-11-21'],
    ['mañana', 'en', '2026-11-19'],
    ['tomorrow', 'es', '2026-11-19'],
  ])('reads "%s" in %s as %s', (query, language, day) => {
    expect(dateOf(query, '2026-11-18T10:00:00+01:00', 'Europe/Madrid', language)).toBe(day);
  });

  it('fails on a time zone that does not exist, because a guessed day is worse than an error', () => {
    expect(() => dateOf('mañana', '2026-11-18T10:00:00Z', 'Mars/Olympus')).toThrow(RangeError);
  });

  describe('in a process of another zone', () => {
    const processZone = process.env.TZ;
    afterEach(() => {
      if (processZone === undefined) delete process.env.TZ;
      else process.env.TZ = processZone;
    });

    it.each(['America/Sao_Paulo', 'Pacific/Auckland', 'UTC', 'Pacific/Apia'])(
      'reads the same days in %s, because only the user’s zone counts',
      (zone) => {
        process.env.TZ = zone;
        const reference = '2026-11-18T12:00:00+01:00';
        expect(dateOf('el miércoles', reference, 'Europe/Madrid')).toBe('2026-11-18');
        expect(dateOf('18/11', reference, 'Europe/Madrid')).toBe('2026-11-18');
        expect(dateOf('el 18 de noviembre', reference, 'Europe/Madrid')).toBe('2026-11-18');
        expect(dateOf('el viernes', reference, 'Europe/Madrid')).toBe('2026-11-20');
      },
    );
  });
});
