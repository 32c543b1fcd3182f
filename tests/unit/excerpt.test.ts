import fc from 'fast-check';
import { countTokens as exactly } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../src/memory/conversation/chat-message.ts';
import { excerpt } from '../../src/memory/conversation/excerpt.ts';
import { cpuNow } from '../support/cpu-time.ts';

const tokensOf = (messages: readonly ChatMessage[]) =>
  messages.reduce(
    (sum, { content, name }) => sum + 4 + exactly(content) + (name === undefined ? 0 : exactly(name) + 1),
    0,
  );
const user = (content: string): ChatMessage => ({ role: 'user', content });

describe('excerpt', () => {
  it('gives messages that fit as they are', () => {
    const messages = [user('hola'), { role: 'assistant', content: 'buenas', name: 'bot' } as const];
    expect(excerpt(messages, 100)).toEqual({ messages, tokens: tokensOf(messages) });
  });

  it('keeps the beginning and the end of a long one, saying that it is cut, and short ones whole', () => {
    const long = `PRINCIPIO ${'relleno '.repeat(5_000)}FINAL`;
    const cut = excerpt([user(long), user('¿qué dice?')], 200);
    expect(cut?.messages[0]?.content).toMatch(/^PRINCIPIO .* \[…\] .*FINAL$/s);
    expect(cut?.messages[1]?.content).toBe('¿qué dice?');
    expect(cut?.tokens).toBeLessThanOrEqual(200);
  });

  it('uses most of the room it is given', () => {
    const prose = 'El veloz murciélago hindú comía feliz cardillo y kiwi mientras tocaba el saxofón. ';
    expect(excerpt([user(prose.repeat(500))], 1_000)?.tokens).toBeGreaterThan(800);
  });

  it('is null where the room is too small to say anything', () => {
    expect(excerpt([user('palabra '.repeat(100))], 10)).toBeNull();
    expect(
      excerpt(
        Array.from({ length: 64 }, () => user('palabra '.repeat(100))),
        200,
      ),
    ).toBeNull();
    expect(excerpt([user('hola')], 0)).toBeNull();
    expect(excerpt([user('hola')], -50)).toBeNull();
  });

  it('is no turn at all for no messages', () => {
    expect(excerpt([], 100)).toEqual({ messages: [], tokens: 0 });
  });

  it('fits its room whatever the text, counts what it gives, keeps the order, and tears no character', () => {
    const piece = fc.constantFrom('palabra ', '字', '🦤', 'a', '\n', ' ', '!', '1', '👩‍👩‍👧‍👦', 'e\u0301', '. ');
    const content = fc.tuple(piece, fc.integer({ min: 0, max: 400 })).map(([text, times]) => text.repeat(times));
    const message = fc.record({
      role: fc.constantFrom('user', 'assistant', 'system'),
      content,
      name: fc.constantFrom(undefined, 'ana', 'nombre largo de verdad'),
    });
    fc.assert(
      fc.property(
        fc.array(message, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 600 }),
        (messages, room) => {
          const cut = excerpt(messages as ChatMessage[], room);
          if (cut === null) return;
          expect(cut.tokens).toBeLessThanOrEqual(room);
          expect(cut.tokens).toBeGreaterThanOrEqual(tokensOf(cut.messages));
          expect(cut.messages.map((one) => one.role)).toEqual(messages.map((one) => one.role));
          for (const one of cut.messages) expect(one.content.isWellFormed()).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each(['字', 'a', ' ', '🦤', '!', '\n'])('takes little time however long the text: 256 KiB of %j', (piece) => {
    const text = piece.repeat(Math.floor(262_144 / Buffer.byteLength(piece)));
    const started = cpuNow();
    const cut = excerpt([user(text)], 2_000);
    expect(cpuNow() - started).toBeLessThan(1_500);
    expect(cut?.tokens).toBeLessThanOrEqual(2_000);
  });
});
