import { describe, expect, it } from 'vitest';
import { spanOfDay } from '../../../src/memory/journal/days.ts';

const ZONES = [
  'UTC',
  'Europe/Madrid',
  'America/Argentina/Buenos_Aires',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'America/St_Johns',
];
const hours = ({ from, to }: ReturnType<typeof spanOfDay>) => (to.getTime() - from.getTime()) / 3_600_000;

describe('spanOfDay', () => {
  it.each([
    ['2026-11-23', 'UTC', '2026-11-23T00:00:00.000Z', 24],
    ['2026-11-23', 'Europe/Madrid', '2026-11-22T23:00:00.000Z', 24],
    ['2026-11-23', 'America/Argentina/Buenos_Aires', '2026-11-23T03:00:00.000Z', 24],
    ['2026-11-23', 'Pacific/Kiritimati', '2026-11-22T10:00:00.000Z', 24],
    ['2026-11-23', 'Pacific/Pago_Pago', '2026-11-23T11:00:00.000Z', 24],
    ['2026-11-23', 'Asia/Kathmandu', '2026-11-22T18:15:00.000Z', 24],
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z', 23], // the clock goes forward
    ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z', 25], // and back
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 23], // forward at midnight: there is none
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 0], // a day that Samoa left out
    ['2024-02-29', 'UTC', '2024-02-29T00:00:00.000Z', 24],
    ['1900-01-01', 'Europe/Paris', '1899-12-31T23:50:39.000Z', 24],
  ])('begins %s in %s at %s and lasts %d hours', (day, zone, from, length) => {
    const span = spanOfDay(day, zone);
    expect([span.from.toISOString(), hours(span)]).toEqual([from, length]);
  });

  it.each(ZONES)('leaves neither a gap nor an overlap between the days of years in %s', (zone) => {
    let until = spanOfDay('2010-12-31', zone).to.getTime();
    for (let at = Date.parse('2011-01-01'); at < Date.parse('2012-04-01'); at += 86_400_000) {
      const { from, to } = spanOfDay(new Date(at).toISOString().slice(0, 10), zone);
      expect(from.getTime()).toBe(until);
      until = to.getTime();
    }
  });
});
