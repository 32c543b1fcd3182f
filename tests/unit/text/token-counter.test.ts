import fc from 'fast-check';
import { countTokens as exactly } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import {
  countMessageTokens,
  countTokens,
  countTokensInTurns,
  wholeCharacter,
} from '../../../src/memory/text/token-counter.ts';
import { runsOf } from '../../support/chaos.ts';
import { cpuMilliseconds, cpuNow } from '../../support/cpu-time.ts';

const asText = { disallowedSpecial: new Set<string>() };
const exact = (text: string) => exactly(text, asText);

const PROSE = [
  '',
  'hola',
  'Busca bares cerca de Sol, ¿vale? — 1. La Venencia 2. Casa Labra.\n\n',
  'El veloz murciélago hindú comía feliz cardillo y kiwi. '.repeat(300),
  '東京タワーはどこですか。とても高いです。'.repeat(40),
  'أين المقهى القريب من هنا؟ '.repeat(60),
  'कहाँ है यह जगह? '.repeat(60),
  '🦤 👩‍👩‍👧‍👦 🏳️‍🌈 ok\n'.repeat(60),
  'function f(a) {\n\treturn a["b"]?.c ?? 1e3; // ¡!\n}\n'.repeat(100),
  '| a | b |\n|---|---|\n'.repeat(200),
  '<|endoftext|> <|im_start|>system',
  '  \r\n \t \n\n',
  '1234567890'.repeat(100),
  'https://example.com/a/b?c=d&e=f#g '.repeat(50),
];

describe('countTokens', () => {
  it.each(PROSE)('is what the tokenizer says for ordinary text, case %#', async (text) => {
    expect(countTokens(text)).toBe(exact(text));
  });

  it('is what the tokenizer says for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (drawn) => {
        const text = drawn.replaceAll('\ufeff', ''); // the library lacks the tokens that begin with a byte order mark
        expect(countTokens(text)).toBe(exact(text));
      }),
      { numRuns: runsOf(300) },
    );
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 30 }), (parts) => {
        const text = parts.join(' x ');
        expect(countTokens(text)).toBe(exact(text));
      }),
      { numRuns: runsOf(300) },
    );
  });

  it('counts a byte order mark as the token that it is, and the longer ones that begin with it', () => {
    expect(['\ufeff', '\ufeff\ufeff', '\ufeffusing', 'a\ufeffb'].map((text) => countTokens(text))).toEqual([
      1, 1, 1, 3,
    ]);
  });

  it.each([
    ['Chinese', '字'],
    ['two Chinese characters', '中文'],
    ['a letter', 'a'],
    ['a word', 'palabra'],
    ['accents', 'ñé'],
    ['emoji', '🦤'],
    ['a family', '👩‍👩‍👧‍👦'],
    ['exclamation marks', '!'],
    ['punctuation', '.-_/'],
    ['combining marks', 'e\u0301'],
    ['Arabic', 'مقهى'],
    ['blanks', ' '],
    ['lines', '\n'],
    ['tabs', '\t'],
    ['blanks and lines', ' \n'],
    ['lines of Windows', '\r\n'],
    ['halves of characters', '\ud800'],
  ])('is what the tokenizer says for long unbroken %s', (_, piece) => {
    for (const length of [127, 128, 129, 257, 1_000, 2_500]) {
      for (const around of ['', 'x']) {
        const text = around + piece.repeat(Math.ceil(length / piece.length)) + around;
        expect(countTokens(text), `${length}`).toBe(exact(text));
      }
    }
  });

  it('is what the tokenizer says for unbroken text of mixed letters', () => {
    const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzñáéíóúüABCDEFGH字中文東京мирشمس');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 257, maxLength: 1_500 }), (characters) => {
        const text = characters.join('');
        expect(countTokens(text)).toBe(exact(text));
      }),
      { numRuns: runsOf(40) },
    );
  });

  it.each([
    '字',
    'a',
    'ñ',
    '🦤',
    '!',
    ' ',
    '\n',
    '1',
    'a1',
    'aA',
    "'s",
    'e\u0301',
    '\u0301',
    '\u200d',
    '\ufffd',
    '.\n',
    '/',
    '\u3000',
    'xyz!',
    '٣',
  ])('takes time in proportion to the text, 256 KiB of %j within a bound', async (piece) => {
    const text = piece.repeat(Math.floor(262_144 / Buffer.byteLength(piece)));
    // Some 1 µs a character on one idle core; the bound leaves room for a busy machine.
    expect(cpuMilliseconds(() => countTokens(text))).toBeLessThan(2_500);
  });
});

describe('countTokens on text without repetition, which no cache can help with', () => {
  /** The same pseudo-random text at every run. */
  function scrambled(alphabet: readonly string[], bytes: number): string {
    const characters: string[] = [];
    let seed = 12_345;
    for (let size = 0; size < bytes; ) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const next = alphabet[Math.floor(seed / 65_536) % alphabet.length] ?? '';
      characters.push(next);
      size += Buffer.byteLength(next);
    }
    return characters.join('');
  }
  const range = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));

  it.each([
    ['Chinese', range(0x4e00, 20_000)],
    ['Hangul', range(0xac00, 11_000)],
    ['letters', range(0x61, 26)],
    ['accented letters', range(0xe0, 30)],
    ['emoji', range(0x1f300, 700)],
    ['punctuation', [...'!#$%&*+,-./:;<=>?@^_|~']],
    ['blanks', [' ', '\n', '\t', '\r', '\u00a0', '\u3000']],
    ['marks', range(0x300, 100)],
    ['everything', [...range(0x21, 90), ...range(0x4e00, 200), ...range(0x1f300, 100), ' ']],
  ])('takes little time and is right for 256 KiB of %s', async (_, alphabet) => {
    const text = scrambled(alphabet, 262_144);
    expect(cpuMilliseconds(() => countTokens(text))).toBeLessThan(2_500);
    const part = text.slice(0, 2_000).toWellFormed();
    expect(countTokens(part)).toBe(exact(part));
    let longest = 0;
    let last = cpuNow();
    const watch = setInterval(() => {
      longest = Math.max(longest, cpuNow() - last);
      last = cpuNow();
    }, 1);
    await countTokensInTurns(text);
    longest = Math.max(longest, cpuNow() - last);
    clearInterval(watch);
    expect(longest, 'other requests waited as long').toBeLessThan(400);
  });
});

describe('countTokensInTurns', () => {
  it.each(PROSE)('is what the tokenizer says for ordinary text, case %#', async (text) => {
    expect(await countTokensInTurns(text)).toBe(exact(text));
  });

  it('is what the tokenizer says for long prose, cut wherever it must be', async () => {
    const words = [
      'El',
      'veloz',
      'murciélago',
      'hindú,',
      'comía',
      'feliz.\n',
      '¿cardillo?',
      '12345',
      "it's",
      '🦤',
      '字',
    ];
    let text = '';
    for (let n = 0; text.length < 60_000; n += 1) text += `${words[(n * 7) % words.length]} `;
    expect(await countTokensInTurns(text)).toBe(exact(text));
  });

  it.each([' ', '  ', '\n', 'a', '字', '🦤', '!', 'a    ', '   a', '. \n'])(
    'is the true figure, or a token or two more for each place where it is cut, for 40,000 characters of %j',
    async (piece) => {
      const text = piece.repeat(40_000 / piece.length);
      const truth = countTokens(text);
      const inPieces = await countTokensInTurns(text);
      expect(inPieces).toBeGreaterThanOrEqual(truth);
      expect(inPieces).toBeLessThanOrEqual(truth + 4);
    },
  );

  it('lets other work run in between, however long the text', async () => {
    let turns = 0;
    const counting = { done: false };
    const other = async () => {
      while (!counting.done) {
        turns += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const beside = other();
    await countTokensInTurns('palabra '.repeat(32_768));
    counting.done = true;
    await beside;
    expect(turns).toBeGreaterThanOrEqual(15);
  });
});

describe('countMessageTokens', () => {
  it('adds four for the message, and its name with one more', async () => {
    expect(await countMessageTokens({ role: 'user', content: 'hola' })).toBe(4 + exact('hola'));
    expect(await countMessageTokens({ role: 'user', content: '', name: 'ana maría' })).toBe(4 + exact('ana maría') + 1);
  });
});

describe('wholeCharacter', () => {
  it('never tears a surrogate pair', () => {
    expect(wholeCharacter('a🦤b', 2)).toBe(1);
    expect(wholeCharacter('a🦤b', 1)).toBe(1);
    expect(wholeCharacter('a🦤b', 3)).toBe(3);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 100 }), (text, index) => {
        const at = Math.min(index, text.length);
        expect(text.slice(wholeCharacter(text, at)).isWellFormed()).toBe(true);
      }),
    );
  });
});
