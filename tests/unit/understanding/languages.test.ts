import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { spanish } from '../../../src/memory/understanding/languages/es/spanish.ts';
import { LANGUAGES, languageOf, languagesOf } from '../../../src/memory/understanding/languages.ts';
import { rulesOf } from '../../../src/memory/understanding/notation.ts';
import { CALENDAR_CALLS } from '../../../src/memory/understanding/readers/calendar.ts';

const ROOM = join(import.meta.dirname, '../../../src/memory/understanding');
const LONGEST_FILE = 300; // lines
const LONGEST_EXPRESSION = 200; // characters
const MOST_OF_A_LANGUAGE = 1_200; // lines

const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
/** The lines of a file: behind the last one's end none begins. */
const linesOf = (file: string) => readFileSync(join(ROOM, file), 'utf8').trimEnd().split('\n');

/** True for the file that puts a language together, which has a name of its own in each. */
const isWhole = (file: string) => linesOf(file).some((line) => line.endsWith(': LanguageData = {'));

describe('the languages', () => {
  it.each(LANGUAGES.map((data) => [data.code, data] as const))(
    '%s has the lists and rules of Spanish, no more, no less',
    (_, data) => {
      expect(
        Object.keys(data.lists)
          .toSorted()
          .filter((name) => name !== 'certain months'),
      ).toEqual(Object.keys(spanish.lists).toSorted());
      expect(Object.keys(data.rules)).toEqual(Object.keys(spanish.rules));
      expect(Object.keys(data.facts.lists).toSorted()).toEqual(Object.keys(spanish.facts.lists).toSorted());
      expect(Object.keys(data.facts.rules)).toEqual(Object.keys(spanish.facts.rules));
    },
  );

  it.each(LANGUAGES.map(({ code }) => code))('%s has the files of Spanish', (code) => {
    const filesOf = (folder: string) =>
      files
        .filter((file) => file.startsWith(`languages/${folder}/`) && !isWhole(file))
        .map((file) => file.slice(`languages/${folder}/`.length));
    expect(filesOf(code).toSorted()).toEqual(filesOf('es').toSorted());
  });

  it.each(LANGUAGES.map((data) => [data.code, data] as const))('%s gives the flags that Spanish gives', (_, data) => {
    const flagsOf = (table: string) =>
      new Set(rulesOf(table).map(({ yields }) => (yields && 'text' in yields ? yields.text : '')));
    expect([...flagsOf(data.flags)].toSorted()).toEqual([...flagsOf(spanish.flags)].toSorted());
  });

  it.each(LANGUAGES.map((data) => [data.code, data] as const))(
    '%s calls nothing that the calendar does not answer',
    (_, data) => {
      const calls = ['day', 'date'].flatMap((name) =>
        rulesOf(data.rules[name] ?? '').flatMap(({ yields }) =>
          yields && 'call' in yields && yields.args.length > 0 ? [yields.call] : [],
        ),
      );
      expect(calls.filter((call) => !CALENDAR_CALLS.includes(call))).toEqual([]);
    },
  );

  it('are found by a tag, and by the words of a text', () => {
    expect(languageOf('pt-BR')?.code).toBe('pt');
    expect(languageOf('est')).toBeUndefined();
    expect(languageOf('fr')).toBeUndefined();
    expect(languagesOf('quero jantar em Botafogo amanhã', 'es').map(({ code }) => code)).toEqual(['pt', 'es']);
    expect(languagesOf('pizza', 'en').map(({ code }) => code)).toEqual(['en', 'es', 'pt']);
  });
});

describe('the room', () => {
  it('has no file longer than a few screens', () => {
    expect(files.filter((file) => linesOf(file).length > LONGEST_FILE)).toEqual([]);
  });

  it('has no regular expression that does not fit a line', () => {
    const long = files.flatMap((file) =>
      linesOf(file).filter(
        (line) =>
          [...line.matchAll(/\/(?![/*\s])(?:\\.|[^/\\\n])+\/[dgimsuvy]*(?=[.,;)\s]|$)/g)].some(
            ([source]) => source.length > LONGEST_EXPRESSION && /[\\(?]/.test(source),
          ) && !/[✓<]/.test(line),
      ),
    );
    expect(long).toEqual([]);
  });

  it('takes Portuguese in as data alone, of a readable size', () => {
    const own = files.filter((file) => file.startsWith('languages/pt/'));
    expect(own.reduce((sum, file) => sum + linesOf(file).length, 0)).toBeLessThanOrEqual(MOST_OF_A_LANGUAGE);
  });
});
