import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { STAGE_SIGNS } from '../../../src/memory/facts/extraction/stage-signs.ts';
import { isStaged } from '../../../src/memory/facts/extraction/staged.ts';
import { offStage, readTurn } from '../../../src/memory/facts/read-turn.ts';
import { foldAccents } from '../../../src/memory/text/fold-accents.ts';
import { readChats } from '../../bench/facts/chats.ts';

const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });
const PLAY = [user("let's practise a job interview, you ask"), assistant('Great. Where are you based?')];

const folded = (text: string) => foldAccents(text.toLowerCase());

describe('STAGE_SIGNS', () => {
  it.each(STAGE_SIGNS.map((sign) => [sign.of, sign.example, sign] as const))(
    '%s: %s',
    (_of, example, { pattern, not }) => {
      expect(folded(example)).toMatch(pattern);
      expect(folded(not)).not.toMatch(pattern);
    },
  );
});

/** The fixture has little conversations: a message with marks is the user's own, one without, behind the first, is played or announced. */
describe.each(['es', 'en', 'pt'] as const)('the little conversations, in %s', (language) => {
  const later = readChats('staged', language).flatMap((chat) =>
    chat.slice(1).map(({ text, marks }, index) => {
      const before = chat.slice(0, index + 1).flatMap((one) => [user(one.text), assistant(one.reply)]);
      return { text, isOwn: marks.length > 0, said: readTurn([user(text)], language, () => before).said, before };
    }),
  );

  it('teach nothing of what is played, but for two at most', () => {
    const taught = later.filter(({ isOwn, said }) => !isOwn && said.some(({ kind }) => kind === 'fact'));
    expect(later.filter(({ isOwn }) => !isOwn).length).toBeGreaterThan(35);
    expect(taught.map(({ text }) => text).length).toBeLessThanOrEqual(2);
  });

  it("teach all that they did of what is the user's own", () => {
    const own = later.filter(({ isOwn }) => isOwn);
    expect(own.length).toBeGreaterThan(35);
    for (const { text, said, before } of own)
      expect(said, text).toEqual(extractFacts([user(text)], language, { before: () => before }));
  });
});

describe('isStaged', () => {
  const opened = {
    content: 'faz de conta que você é meu chefe',
    reply: 'Pois não. Há quanto tempo você trabalha aqui?',
  };

  it.each([
    ['a part that is played', 'trabalho aqui há sete anos', [opened], true],
    ['a play that goes on', 'moro longe', [opened, { content: 'há sete anos', reply: 'E onde você mora?' }], true],
    ['a play that the answer closed', 'moro longe', [opened, { content: 'há sete anos', reply: 'Está bem.' }], false],
    ['a play that its user left', 'moro longe', [opened, { content: 'kkkk boa', reply: 'E onde você mora?' }], false],
    ['a message that steps out', 'kkkk na verdade eu sou aposentada', [opened], false],
    [
      'what a part alone was asked for',
      'sou enfermeira',
      [{ content: 'finge que você é um pirata e me explica vacina', reply: 'Arr! Quer mais?' }],
      false,
    ],
    ['a conversation that begins', 'moro longe', [], false],
    [
      'a text that was announced',
      'me llamo Peter',
      [{ content: '¿me corriges una redacción?', reply: 'Claro, pégala aquí.' }],
      true,
    ],
    [
      'what a text is to say of its user',
      'me llamo Peter',
      [{ content: '¿me corriges una carta?', reply: 'Claro, mándame tus datos.' }],
      false,
    ],
    ['a text of the user', 'soy enfermera', [{ content: '¿me traduces mi CV?', reply: 'Claro, pégalo.' }], false],
  ])('is told of %s', (_of, message, exchanges, staged) => {
    expect(isStaged(message, exchanges)).toBe(staged);
  });
});

describe('readTurn', () => {
  it('forgets on a stage, too', () => {
    const { said } = readTurn([user('Forget where I live. I live in York.')], 'en', () => PLAY);
    expect(said.map(({ kind }) => kind)).toEqual(['forget']);
  });

  it('holds nothing that is played against what is known', () => {
    const messages = [user('I no longer work at Dell, I work at Acme now.')];
    expect(readTurn(messages, 'en').touch).not.toBeNull();
    expect(readTurn(messages, 'en', () => PLAY)).toEqual({ said: [], touch: null });
  });

  it('reads a play within one list of messages', () => {
    expect(readTurn([...PLAY, user('I live in Zurich and I have three kids.')], 'en').said).toEqual([]);
  });

  it('asks what was said before only where a message says something, or may answer', () => {
    const before = () => {
      throw new Error('asked');
    };
    expect(readTurn([user('What is the capital of France?')], 'en', before).said).toEqual([]);
  });
});

describe('offStage', () => {
  it('takes away what is known later to be played', () => {
    const messages = [user('I live in Zurich.')];
    const read = readTurn(messages, 'en');
    expect(read.said).toHaveLength(1);
    expect(offStage(read, messages, 'en', PLAY).said).toEqual([]);
    expect(offStage(read, messages, 'en', [user('hi'), assistant('Where are you based?')])).toBe(read);
  });
});

/** Just under what the signs tell of stages in words that they were not made on: the least share that is caught, and the most of the user's own that is silenced. */
const UNSEEN = [
  ['staged-b', 'es', 0.22, 0.05],
  ['staged-b', 'en', 0.28, 0.05],
  ['staged-b', 'pt', 0.21, 0.03],
  ['staged-c', 'es', 0.08, 0.05],
  ['staged-c', 'en', 0.06, 0.05],
  ['staged-c', 'pt', 0.12, 0],
] as const;

describe.each(UNSEEN)('stages in other words, %s, %s', (set, language, leastCaught, mostSilenced) => {
  const later = readChats(set, language).flatMap((chat) =>
    chat.slice(1).map(({ text, marks }, index) => {
      const exchanges = chat.slice(0, index + 1).map(({ text: content, reply }) => ({ content, reply }));
      return { isOwn: marks.length > 0, isStaged: isStaged(text, exchanges) };
    }),
  );
  const share = (isOwn: boolean) => {
    const of = later.filter((one) => one.isOwn === isOwn);
    return of.filter((one) => one.isStaged).length / of.length;
  };

  it("are caught no less, and what is the user's own is silenced no more, than they were", () => {
    expect(later.length).toBeGreaterThan(80);
    expect(share(false)).toBeGreaterThanOrEqual(leastCaught);
    expect(share(true)).toBeLessThanOrEqual(mostSilenced);
  });
});
