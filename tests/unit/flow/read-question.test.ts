import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedIn } from '../../../src/memory/conversation/repeats/asked-turn.ts';
import { ENGLISH_QUESTIONS } from '../../../src/memory/conversation/repeats/en/english-questions.ts';
import { SPANISH_QUESTIONS } from '../../../src/memory/conversation/repeats/es/spanish-questions.ts';
import { PORTUGUESE_QUESTIONS } from '../../../src/memory/conversation/repeats/pt/portuguese-questions.ts';
import { ASKED_KINDS } from '../../../src/memory/conversation/repeats/question-signs.ts';
import { answersSomething, corrects, readQuestion } from '../../../src/memory/conversation/repeats/read-question.ts';
import { likenessOfQuestions, SAME_QUESTION } from '../../../src/memory/conversation/repeats/same-question.ts';
import { endsOfPhrase, phraseIndexOf, phrasesOf, standsIn, wordsOf } from '../../../src/memory/text/phrase.ts';

const LANGUAGES = { es: SPANISH_QUESTIONS, en: ENGLISH_QUESTIONS, pt: PORTUGUESE_QUESTIONS } as const;

describe.each(Object.entries(LANGUAGES))('the rules of questions, %s', (language, { asking, gates, answers }) => {
  it.each(ASKED_KINDS)('%s is the kind of its examples, and of nothing that looks like them', (kind) => {
    const { examples, others } = asking.kinds[kind];
    expect(examples.map((text) => readQuestion(text, language)?.kind)).toEqual(examples.map(() => kind));
    expect(others.filter((text) => readQuestion(text, language)?.kind === kind)).toEqual([]);
  });

  it.each(['passing', 'more', 'mood', 'leaning', 'doing'] as const)(
    'what is %s is no question to answer again',
    (name) => {
      const { examples, others } = gates[name];
      expect(examples.filter((text) => readQuestion(text, language) !== null)).toEqual([]);
      expect(others.filter((text) => readQuestion(text, language) === null)).toEqual([]);
    },
  );

  it('tells what is the user’s own', () => {
    expect(gates.own.examples.map((text) => readQuestion(text, language)?.isOwn)).toEqual(
      gates.own.examples.map(() => true),
    );
    expect(gates.own.others.map((text) => readQuestion(text, language)?.isOwn)).toEqual(
      gates.own.others.map(() => false),
    );
  });

  it('reads requests for an answer as questions, and statements as none', () => {
    for (const { examples, others } of [asking.asking, asking.noun]) {
      expect(examples.filter((text) => readQuestion(text, language) === null)).toEqual([]);
      expect(others.filter((text) => readQuestion(text, language) !== null)).toEqual([]);
    }
  });

  it('knows frames from questions', () => {
    const frames = phrasesOf(asking.frames.phrases);
    const isFrame = (text: string) => {
      const words = wordsOf(text);
      return frames.some((phrase) => endsOfPhrase(phrase, words, 0).includes(words.length));
    };
    expect(asking.frames.examples.filter((text) => !isFrame(text))).toEqual([]);
    expect(
      asking.frames.others.filter(
        (text) => isFrame(text) || standsIn(phraseIndexOf(asking.frames.phrases), wordsOf(text)),
      ),
    ).toEqual([]);
  });

  it('tells who says that it was asked before', () => {
    const asksAgain = (text: string) => readQuestion(text, language, { mayName: true })?.asksAgain === true;
    expect(asking.again.examples.filter((text) => !asksAgain(text))).toEqual([]);
    expect(asking.again.others.filter(asksAgain)).toEqual([]);
  });

  it('knows answers that answer nothing, and corrections', () => {
    const tag = language as keyof typeof LANGUAGES;
    expect(answers.none.examples.filter((text) => answersSomething(text, tag))).toEqual([]);
    expect(answers.none.others.filter((text) => !answersSomething(text, tag))).toEqual([]);
    expect(answers.correction.examples.filter((text) => !corrects(text))).toEqual([]);
    expect(answers.correction.others.filter(corrects)).toEqual([]);
  });
});

describe('answersSomething', () => {
  it.each([
    ['es', ['¿Te refieres al pasaporte o al DNI? Dime cuál.', 'Necesito saber la edad del niño.']],
    ['en', ['Do you mean the passport or the licence? Tell me which.', "As an AI, I can't give medical advice."]],
    ['pt', ['Você quer dizer o RG ou o passaporte? Me diga qual.', 'Você ainda não me contou isso.']],
  ] as const)('takes neither a question back nor a refusal for an answer, %s', (language, texts) => {
    expect(texts.filter((text) => answersSomething(text, language))).toEqual([]);
  });
});

describe('readQuestion', () => {
  it.each([
    ['es', ['¿Cuánto dinero me queda en la tarjeta?', '¿Quién me llamó?', '¿Apagué la luz?']],
    ['en', ['Did I lock the car?', 'How much money do we have left?', 'Any emails from Bob?']],
  ] as const)('knows by its words what passes without a word of time, %s', (language, texts) => {
    expect(texts.filter((text) => readQuestion(text, language) !== null)).toEqual([]);
  });

  it.each([
    ['es', ['¿Qué es la lluvia ácida?', '¿Cómo se forma el precio de un producto?', '¿Cómo se llama mi gato?']],
    ['en', ['What is acid rain?', 'Can you claim for a delayed flight?', "What is my sister's name?"]],
  ] as const)('knows by its words what stays, with a word of what passes in it, %s', (language, texts) => {
    expect(texts.filter((text) => readQuestion(text, language) === null)).toEqual([]);
  });
});

const likeness = (
  earlier: string,
  query: string,
  language = 'es',
  beside: { answer?: string; cosine?: number } = {},
) => {
  const [one, other] = [readQuestion(query, language), readQuestion(earlier, language)];
  if (one === null || other === null) return 0;
  return likenessOfQuestions(one, other, { answer: beside.answer ?? '', cosine: beside.cosine ?? null });
};

describe('an order to explain', () => {
  it.each([
    ['pt', 'me explica o teorema de pitágoras'],
    ['pt', 'me explica de novo o teorema de pitágoras'],
    ['es', 'me explicas el teorema de pitágoras'],
    ['en', 'explain the theorem of pythagoras to me'],
  ])('asks what a question would, in %s: %s', (language, text) => {
    expect(readQuestion(text, language)?.kind).toBe('what');
  });

  it.each([
    ['pt', 'me traz um teorema'],
    ['pt', 'minha irmã explica o teorema de pitágoras muito bem'],
    ['es', 'mi profe me explica el teorema de pitágoras'],
  ])('is told from other orders, and from what others do, in %s: %s', (language, text) => {
    expect(readQuestion(text, language)).toBeNull();
  });
});

describe('likenessOfQuestions', () => {
  it.each([
    ['¿Cuántas personas viven en Lima?', 'hola! cuántas personas viven en lima?'],
    ['¿Cómo preparo el mate?', 'Buenas, me podrías explicar cómo preparo el mate, por favor'],
    ['How tall is the Eiffel Tower?', 'what is the height of the eiffel tower'],
    ['¿Cuánto pesa un elefante africano?', 'cuanto pesa un elefante afrikano'],
  ])('%j is asked again by %j', (earlier, query) => expect(likeness(earlier, query)).toBeGreaterThan(SAME_QUESTION));

  const namedAgain = (earlier: string, query: string, language: string) => {
    const [one, other] = [readQuestion(query, language, { mayName: true }), readQuestion(earlier, language)];
    return one !== null && other !== null ? likenessOfQuestions(one, other, { answer: '', cosine: null }) : 0;
  };

  it.each([
    ['How do I split a rainwater tank?', 'split rain water tank', 'en'],
    ['When does my passport expire?', 'passport expiry date', 'en'],
    ['¿Cuándo caduca mi DNI?', 'fecha caducidad dni', 'es'],
    ['Quando vence o meu passaporte?', 'vencimento passaporte', 'pt'],
  ])('%j is asked again in few words by %j', (earlier, query, language) =>
    expect(namedAgain(earlier, query, language)).toBeGreaterThan(SAME_QUESTION),
  );

  it.each([
    ['When does my passport expire?', 'id card expiry date', 'en'],
    ['When does my passport expire?', 'passport price', 'en'],
    ['¿Cuándo caduca mi DNI?', 'fecha caducidad pasaporte', 'es'],
    ['¿Cuándo caduca mi DNI?', 'caducidad pasaporte?', 'es'],
    ['¿Cuánto tiempo se cuece un huevo?', 'tiempo huevo frito', 'es'],
    ['Quando vence o meu passaporte?', 'vencimento rg', 'pt'],
  ])('%j is not asked again in few words by %j', (earlier, query, language) =>
    expect(namedAgain(earlier, query, language)).toBe(0),
  );

  it.each([
    ['a city', '¿Cuántas personas viven en Lima?', '¿Cuántas personas viven en Quito?'],
    ['a number', '¿Cuánto es el 15 % de 80?', '¿Cuánto es el 80 % de 15?'.replace('80 %', '25 %')],
    ['a negation', '¿Qué planetas tienen anillos?', '¿Qué planetas no tienen anillos?'],
    ['a direction', '¿Cómo paso de Celsius a Fahrenheit?', '¿Cómo paso de Fahrenheit a Celsius?'],
    ['what is asked for', '¿Cuándo nació Borges?', '¿Dónde nació Borges?'],
    ['a gender that tells one thing from another', '¿Cómo se pinta una puerta?', '¿Cómo se pinta un puerto?'],
    ['more or less', '¿Qué país tiene más habitantes?', '¿Qué país tiene menos habitantes?'],
    ['a language', '¿Qué es C++?', '¿Qué es C#?'],
    ['a duty', 'Can I take ibuprofen with food?', 'Must I take ibuprofen with food?'],
    ['a narrower object', '¿Cuánto tarda el arroz?', '¿Cuánto tarda el arroz integral?'],
  ])('is 0 where %s differs', (_, earlier, query) => expect(likeness(earlier, query)).toBe(0));

  it.each([
    ['How many ounces are in a pound?', 'a pound is how many ounces again', 'en'],
    ["What's the sales tax rate in Texas?", 'remind me the sales tax in texas?', 'en'],
    ['¿Cómo fusiono dos ramas en git?', 'recuérdame cómo fusionar dos ramas en git', 'es'],
    ['Quanto custa trocar a correia dentada?', 'quanto custava mesmo trocar a correia dentada?', 'pt'],
  ])('%j is asked again, as it says, by %j', (earlier, query, language) =>
    expect(likeness(earlier, query, language)).toBeGreaterThan(SAME_QUESTION),
  );

  it.each([
    ["What's the capital of Uruguay?", "what was paraguay's capital again?", 'en'],
    ['How do I merge two branches in git?', 'remind me how to delete two branches in git', 'en'],
    ['¿Cómo fusiono dos ramas en git?', 'recuérdame cómo borrar dos ramas en git', 'es'],
    ['Quanto custa trocar a correia dentada?', 'quanto custava mesmo trocar a embreagem?', 'pt'],
  ])('%j is not asked again by %j, whatever it says', (earlier, query, language) =>
    expect(likeness(earlier, query, language)).toBe(0),
  );

  it('never goes by the vectors against a contrary in the same sentence', () => {
    const earlier = 'What should I do to lower my blood pressure?';
    const decided = likeness(earlier, 'What should I do to raise my blood pressure?', 'en', { cosine: 0.97 });
    expect(decided).toBe(0);
  });

  it('is the same both ways but for what the answer says, and 1 for the same text', () => {
    const text = fc.constantFrom(
      '¿Cuál es la capital de Kenia?',
      'How do I boil rice?',
      'git stash para que sirve',
      '¿Qué es una hipoteca?',
    );
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(likeness(one, one)).toBe(1);
        expect(likeness(one, other)).toBe(likeness(other, one));
      }),
    );
  });
});

describe('askedIn', () => {
  const asker = { tenant: 'default', userId: 'u1', language: 'es' };
  const turn = (user: string, assistant: string) => [
    { role: 'user' as const, content: user },
    { role: 'assistant' as const, content: assistant },
  ];

  it('gives questions that ask the same one hash, each user one of their own', () => {
    const { question } = askedIn(turn('¿Cuál es la capital de Kenia?', 'Nairobi.'), asker);
    expect(question).not.toBeNull();
    expect(askedIn(turn('decime por favor la capital de kenia', 'Nairobi.'), asker).question).toBe(question);
    const theirs = askedIn(turn('¿Cuál es la capital de Kenia?', 'Nairobi.'), { ...asker, userId: 'u2' }).question;
    expect(theirs).not.toBe(question);
  });

  it('gives none where nothing was answered, and where more was asked than one thing', () => {
    expect(askedIn([{ role: 'user', content: '¿Cuál es la capital de Kenia?' }], asker).question).toBeNull();
    expect(askedIn(turn('¿Cuál es la capital de Kenia?', '¿De cuál Kenia?'), asker).question).toBeNull();
    const two = [...turn('¿Cuál es la capital de Kenia?', 'Nairobi.'), ...turn('¿Y la de Ghana?', 'Acra.')];
    expect(askedIn(two, asker).question).toBeNull();
  });

  it('reads whatever is said, in time', () => {
    const anything = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.lorem({ maxCount: 60 }));
    fc.assert(
      fc.property(anything, anything, (user, assistant) => {
        const { question } = askedIn(turn(user, assistant), asker);
        expect(question === null || Number.isSafeInteger(question)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
