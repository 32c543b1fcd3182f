import { describe, expect, it } from 'vitest';
import { type IndexMatch, indexMatcher } from '../../../src/memory/search/index-match.ts';
import { textMatcher } from '../../../src/memory/search/match-text.ts';
import type { Places } from '../../../src/memory/search/places.ts';
import { lookedUp, readQuery } from '../../../src/memory/search/search-query.ts';
import { type PlainWord, stemsOf } from '../../../src/memory/search/search-words.ts';
import { termHashOf } from '../../../src/memory/search/term-key.ts';
import { termsOfTurn } from '../../../src/memory/search/turn-terms.ts';

const hashOf = termHashOf('default', 'u', null);

const NOWHERE: Places = { at: [], length: 0 };

/** Returns what the index tells of a turn of these messages for a query: undefined where a word is not there at all, null where none answers. */
function toldOf(query: string, messages: readonly string[]): IndexMatch | null | undefined {
  const asked = readQuery(query);
  const words = lookedUp(asked);
  const stored = messages.map((content) => ({ type: 'human', data: { content } }));
  const turn = { messages: JSON.stringify(stored), messageTimes: null, createdAt: new Date(0) };
  const { terms } = termsOfTurn(turn, hashOf);
  const placesOf = (word: PlainWord) => stemsOf(word).map((stem) => terms.get(hashOf(stem)) ?? NOWHERE);
  const required = words.map((word): Places => {
    const stems = placesOf(word).filter(({ at }) => at.length > 0);
    return { at: [...new Set(stems.flatMap(({ at }) => at))].sort((a, b) => a - b), length: stems[0]?.length ?? 0 };
  });
  if (required.length === 0 || required.some(({ at }) => at.length === 0)) return undefined;
  const matcher = indexMatcher(asked, words);
  const excluded = matcher.excluded.map((word) => {
    const [first, ...rest] = placesOf(word);
    return first?.at.filter((place) => rest.every(({ at }) => at.includes(place))) ?? [];
  });
  return matcher.match(required, excluded);
}

/** Returns whether a turn is read by what the index tells of it. */
function isRead(query: string, messages: readonly string[]): boolean | undefined {
  const told = toldOf(query, messages);
  return told === undefined ? undefined : told !== null;
}

const answers = (query: string, messages: readonly string[]) =>
  messages.some((one) => textMatcher(readQuery(query))(one));

describe('The match of a query on what the index tells', () => {
  it.each([
    ['"casa verde"', ['la casa que vimos era verde']],
    ['"casa verde"', ['el verde', 'la casa']],
    ['casa verde', ['la casa', 'el verde']],
    ['casa verde', ['la casa', 'nada', 'el verde']],
    ['casa -verde', ['la casa verde']],
    ['casa -verde', ['nada', 'casa verde', 'verde']],
    ['"casa de papel"', ['casa papel de']],
    ['"perro gato pez"', ['perro gato y otra vez gato pez perro']],
    ['src/app.ts', ['app src otra cosa ts']],
    ['"casa verde"', [`casa ${'y '.repeat(15)}verde`]],
    ['"de casa"', ['casa']],
  ])('spares the text of a turn for %s: %j', (query, messages) => {
    expect(answers(query, messages)).toBe(false);
    expect(isRead(query, messages)).toBe(false);
  });

  it.each([
    ['"casa verde"', ['otra cosa', 'las casas verdes']],
    ['"casas verde"', [`${'y '.repeat(15)}casa verde`]],
    ['casa -verde', ['la casa verde', 'la casa']],
    ['casa -verde', ['a', 'b', 'la casa', 'el verde']],
    ['casa -"verde oliva"', ['la casa verde']],
    ['"casa de papel"', ['la casa de papel']],
    // The word that stands in the phrase is too common to be found by; it is found by another form of its stem.
    ['"ahoras verdes"', ['ahora verde, y los ahoras']],
  ])('has the text read for %s: %j', (query, messages) => {
    expect(answers(query, messages)).toBe(true);
    expect(isRead(query, messages)).toBe(true);
  });

  it('lets pass what an earlier version told nothing of', () => {
    const query = readQuery('"casa verde" -rojo');
    expect(indexMatcher(query, lookedUp(query)).match([null, null], [[]])).toEqual({ messages: 1, score: 0.5 });
  });

  it.each([
    ['casa', 'la casa'],
    ['casa', `${'y otra casa '.repeat(9)}`],
    ['casa verde', `casa ${'y '.repeat(40)} verde casa y verde`],
    ['"casa verde" perro', 'una casa verde con un perro, y otra casa verde'],
  ])('is worth for %s what the text is: %j', (query, text) => {
    const found = textMatcher(readQuery(query))(text);
    const told = toldOf(query, [text]);
    expect(told?.messages).toBe(1);
    expect(Math.abs((told?.score ?? 0) - (found?.score ?? 1))).toBeLessThan(0.005);
  });

  it('counts the messages that answer, and is worth the best of them', () => {
    const told = toldOf('casa verde', ['casa verde dos tres', 'la casa', 'verde y casa verde']);
    expect(told?.messages).toBe(2);
    expect(told?.score).toBeCloseTo(toldOf('casa verde', ['verde y casa verde'])?.score ?? 0, 2);
  });

  it('never spares a text that answers: ten thousand turns of few words, in forms that share stems', () => {
    const forms =
      'casa casas casita cases verde verdes green the de que work worked works fue ir went go niño ahora ahoras 東京 don’t 5'.split(
        ' ',
      );
    let seed = 7;
    const draw = (many: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % many;
    };
    const said = (most: number) => Array.from({ length: 1 + draw(most) }, () => forms[draw(forms.length)]).join(' ');
    let answered = 0;
    let spared = 0;
    for (let round = 0; round < 10_000; round += 1) {
      const messages = Array.from({ length: 1 + draw(4) }, () => said(20));
      const query =
        [`"${said(3)}"`, said(2), `${said(1)} -${said(1)}`, `"${said(2)}" -${said(1)} -${said(1)}`][draw(4)] ?? '';
      const read = isRead(query, messages);
      if (read === undefined) continue;
      if (answers(query, messages)) {
        answered += 1;
        expect(read, `${query} in ${JSON.stringify(messages)}`).toBe(true);
      } else if (!read) spared += 1;
    }
    expect(answered).toBeGreaterThan(500);
    expect(spared).toBeGreaterThan(500);
  });
});
