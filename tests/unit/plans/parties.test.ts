import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from './labelled-plans.ts';
import { partiesOf, partyBehind } from './parties.ts';

describe('PlanContextExtractor, what a later message does to a plan', () => {
  for (const language of ['es', 'en', 'pt'])
    it(`counts the people of each phrase, the speaker once (${language})`, () => {
      const wrong = partiesOf(language).filter((party) => partyBehind(party, language) !== party.count);
      expect(wrong.map(({ known, phrase }) => `${known ?? '-'} ${phrase}`)).toEqual([]);
    });

  it('moves the day of a plan for a Friday', () => {
    const path = new URL('../../fixtures/plans/moved-days.txt', import.meta.url);
    const wrong = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .filter((line) => {
        const [, language = '', phrase = '', day] = /^(\w\w) (.+) = (\S+)$/.exec(line) ?? [];
        const plan = { location: 'Lima', date: '2027-03-12', party_size: 4 };
        const { date, party_size } = read(phrase, language, '2027-03-03T10:00:00+00:00', plan);
        return date !== day || party_size !== undefined;
      });
    expect(wrong).toEqual([]);
  });

  it('ends it where people stay at home or leave it for another time', () => {
    const said = [
      ['en', "we'll stay at home instead"],
      ['en', "let's leave it for another time"],
      ['en', "dinner's off"],
      ['es', 'nos quedamos en casa'],
      ['es', 'lo dejamos para otra'],
      ['pt', 'melhor ficar em casa mesmo'],
      ['pt', 'fica pra próxima'],
    ] as const;
    for (const [language, phrase] of said)
      expect(
        read(phrase, language, '2027-03-03T10:00:00+00:00', { activity: 'dinner', location: 'Lima' }).activity,
      ).toBe(null);
  });
});
