import fc from 'fast-check';
import { countTokens as exactly } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { digest, digestTokens, summarize } from '../../src/memory/conversation/session-summary.ts';
import { type Words, wordsFor } from '../../src/memory/conversation/words.ts';

const spanish = wordsFor('es');
const summary = (messages: number, digests: readonly string[], words: Words, room: number) =>
  summarize(
    messages,
    digests.map((text, index) => [text, digestTokens(text), index + 1]),
    words,
    room,
  );
const lineOf = (...parts: Parameters<typeof summary>): string => summary(...parts).line;

describe('digest', () => {
  it('is the first words of what the user said, without a closing mark', () => {
    expect(
      digest([
        { role: 'assistant', content: 'Hola, ¿qué tal?' },
        { role: 'user', content: 'Busca bares cerca de Sol.' },
      ]),
    ).toBe('Busca bares cerca de Sol');
    expect(digest([{ role: 'assistant', content: '¡Bienvenido!' }])).toBe('¡Bienvenido');
  });

  it('is empty where there is nothing to read', () => {
    for (const messages of [
      [],
      [{ role: 'user' as const, content: '' }],
      [{ role: 'user' as const, content: ' \n\t ' }],
      [{ role: 'user' as const, content: '¿¡...!?' }],
    ])
      expect(digest(messages)).toBe('');
  });

  it('ends at a word, and cuts a word only where there is no other end', () => {
    expect(digest([{ role: 'user', content: 'palabra '.repeat(50) }])).toBe('palabra '.repeat(10).trim());
    expect(digest([{ role: 'user', content: 'x'.repeat(500) }])).toHaveLength(80);
  });

  it('is one well-formed line of at most 80 characters that ends in a letter or a digit, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (content) => {
        const line = digest([{ role: 'user', content }]);
        expect(line.length).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/[\n\r]/);
        expect(line.isWellFormed()).toBe(true);
        expect(line).toMatch(/^$|[\p{L}\p{N}]$/u);
      }),
    );
  });
});

describe('summarize', () => {
  it('says how many messages there were and what about', () => {
    expect(lineOf(15, ['busca bares', 'reserva mesa'], spanish, 200)).toBe(
      'Conversación previa: 15 mensajes. Temas: busca bares; reserva mesa.',
    );
    expect(lineOf(1, [], spanish, 200)).toBe('Conversación previa: 1 mensaje.');
    expect(lineOf(2, ['bars'], wordsFor('en'), 200)).toBe('Previous conversation: 2 messages. Topics: bars.');
    expect(lineOf(1, [], wordsFor('de'), 200)).toBe('Previous conversation: 1 message.');
  });

  it('is empty when nothing has left the window, or there is no room', () => {
    expect(lineOf(0, ['x'], spanish, 200)).toBe('');
    expect(lineOf(-1, ['x'], spanish, 200)).toBe('');
    expect(lineOf(5, ['x'], spanish, 0)).toBe('');
    expect(lineOf(5, ['x'], spanish, -10)).toBe('');
  });

  it('keeps the most recent digests where not all fit, in order', () => {
    const digests = Array.from({ length: 50 }, (_, n) => `tema número ${n}`);
    const line = lineOf(100, digests, spanish, 60);
    const kept = [...line.matchAll(/tema número (\d+)/g)].map((match) => Number(match[1]));
    expect(kept.at(-1)).toBe(49);
    expect(kept).toEqual(kept.map((_, index) => 50 - kept.length + index));
    expect(kept.length).toBeGreaterThan(3);
  });

  it('leaves out turns that had no words', () => {
    expect(lineOf(4, ['', 'bares', ''], spanish, 200)).toBe('Conversación previa: 4 mensajes. Temas: bares.');
  });

  it('never takes more tokens than it is given, whatever the digests', () => {
    const anyDigest = fc
      .string({ unit: 'grapheme', maxLength: 80 })
      .map((content) => digest([{ role: 'user', content }]));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.array(anyDigest, { maxLength: 60 }),
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom('es', 'en'),
        (messages, digests, tokens, language) => {
          const { line, tokens: counted } = summary(messages, digests, wordsFor(language), tokens);
          expect(counted).toBeLessThanOrEqual(tokens);
          expect(counted).toBe(exactly(line));
        },
      ),
      { numRuns: 300 },
    );
  });
});
