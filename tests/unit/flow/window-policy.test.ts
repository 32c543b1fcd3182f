import { describe, expect, it } from 'vitest';
import { ADAPTIVE_DEFAULTS } from '../../../src/memory/conversation/flow/adaptive-settings.ts';
import { type Flow, flowOf, termsOfTurn } from '../../../src/memory/conversation/flow/continuity.ts';
import { closedSegments } from '../../../src/memory/conversation/flow/entry-flow.ts';
import { chooseWindow, isShift, type TurnFlow } from '../../../src/memory/conversation/flow/window-policy.ts';

const flow = (continuity: number | null, said: Flow['said'] = null): Flow => ({ continuity, said });
const turn = (more: Partial<TurnFlow> = {}, tokens = 50) => ({
  tokens,
  flow: { continuity: null, shifts: false, flushes: false, ...more },
});
const turns = (count: number, last: Partial<TurnFlow> = {}, tokens = 50) =>
  Array.from({ length: count }, (_, index) => turn(index === count - 1 ? last : {}, tokens));
const choose = (sources: Partial<Parameters<typeof chooseWindow>[0]>) =>
  chooseWindow({ turns: turns(8), query: flow(null), requested: null, ...sources }, ADAPTIVE_DEFAULTS);

describe('chooseWindow', () => {
  it('shows six turns by default, also where nothing can be told', () => {
    expect(choose({})).toEqual({ turns: 6, reason: 'default' });
    expect(choose({ turns: turns(8, { continuity: 0.5 }), query: flow(0.6) })).toEqual({ turns: 6, reason: 'default' });
  });

  it('shows eight after two steps above 0.7, and only after two', () => {
    expect(choose({ turns: turns(8, { continuity: 0.8 }), query: flow(0.75) })).toEqual({
      turns: 8,
      reason: 'high_continuity',
    });
    expect(choose({ turns: turns(8, { continuity: 0.5 }), query: flow(0.75) }).turns).toBe(6);
    expect(choose({ turns: turns(8, { continuity: 0.8 }), query: flow(0.7) }).turns).toBe(6);
  });

  it('shows four where the topic shifts with the query', () => {
    expect(choose({ query: flow(0.2) })).toEqual({ turns: 4, reason: 'topic_shift' });
    expect(choose({ query: flow(0, 'shift') })).toEqual({ turns: 4, reason: 'topic_shift' });
  });

  it('shows four after two steps below 0.3 where that alone is no shift', () => {
    const settings = { ...ADAPTIVE_DEFAULTS, shiftBelow: 0 };
    const chosen = chooseWindow({ turns: turns(8, { continuity: 0.1 }), query: flow(0.2), requested: null }, settings);
    expect(chosen).toEqual({ turns: 4, reason: 'low_continuity' });
  });

  it('shows nothing of before where the query wants no more of it, and afterwards only what came since', () => {
    expect(choose({ query: flow(0, 'flush') })).toEqual({ turns: 0, reason: 'topic_shift' });
    const since = [turn(), turn(), turn(), turn({ flushes: true, continuity: 0 }), turn({ continuity: 0.9 })];
    expect(choose({ turns: since, query: flow(0.5) })).toEqual({ turns: 2, reason: 'topic_shift' });
  });

  it('keeps to its tokens, and shows the newest turn whatever it takes', () => {
    expect(choose({ turns: turns(8, {}, 500) })).toEqual({ turns: 2, reason: 'tokens' });
    expect(choose({ turns: turns(8, {}, 5_000) })).toEqual({ turns: 1, reason: 'tokens' });
  });

  it('shows as many as the request says', () => {
    expect(choose({ requested: 3 })).toEqual({ turns: 3, reason: 'requested' });
  });
});

describe('flowOf', () => {
  const before = [
    termsOfTurn(
      [
        { role: 'user', content: 'Estoy buscando bares con tapas cerca de Sol en Madrid' },
        { role: 'assistant', content: 'La Venencia y Casa Labra tienen buenas tapas y están cerca de Sol' },
      ],
      'es',
    ),
  ];
  const shifts = (text: string, language = 'es') => isShift(flowOf(text, before, language), ADAPTIVE_DEFAULTS);

  it.each([
    '¿Y el segundo?',
    '¿Cuál es más barato?',
    'Dale',
    '¿Casa Labra abre los domingos?',
    '¿Tienen terraza?',
    'ok gracias',
    'Reservame una mesa en La Venencia',
  ])('goes on with %j', (text) => expect(shifts(text)).toBe(false));

  it.each([
    ['es', 'Busca bares cerca de Sol', 'Dame más info del segundo, para el viernes', 'Dame una receta de paella'],
    ['en', 'Find bars near Sol', 'Write me some more about the second, for Friday', 'Write me a poem about winter'],
    ['pt', 'Procura bares perto de Sol', 'Me dá mais detalhes do segundo, para sexta', 'Me dá uma receita de feijoada'],
    // An ordinal before a noun is of that.
    ['es', 'Busca bares cerca de Sol', '¿Y el segundo?', '¿Quién fue el último rey de Francia?'],
    ['en', 'Find bars near Sol', 'and the second?', 'When did the First World War start?'],
    ['pt', 'Procura bares perto de Sol', 'e o segundo?', 'Quem foi o primeiro presidente do Brasil?'],
  ] as const)('goes on where an item of the list is pointed at, %s', (language, asked, pointing, other) => {
    const listed = [
      termsOfTurn(
        [
          { role: 'user', content: asked },
          { role: 'assistant', content: '1. La Venencia 2. Casa Labra' },
        ],
        language,
      ),
    ];
    expect(isShift(flowOf(pointing, listed, language), ADAPTIVE_DEFAULTS)).toBe(false);
    expect(isShift(flowOf(other, listed, language), ADAPTIVE_DEFAULTS)).toBe(true);
  });

  it.each([
    'Otra cosa: necesito un seguro para la moto',
    'Cambiemos de tema',
    'Explicame cómo funciona el protocolo TCP con ejemplos sencillos',
    '¿Qué vacunas necesita un cachorro de labrador?',
    'By the way, how long do passports last?',
  ])('goes on to another matter with %j', (text) => expect(shifts(text)).toBe(true));

  it.each([
    [
      'en',
      ['My sister Ana is a nurse.', 'I drive an old Golf.', 'My birthday is on the third of March.'],
      'My landlord wants to sell the flat and I have to be out by March.',
    ],
    [
      'es',
      ['Mi hermana Ana es enfermera.', 'Mi cumpleaños es el 3 de marzo.', 'Vivo en Zaragoza, cerca del río.'],
      'Mi casero quiere vender el piso y tengo que irme antes de marzo.',
    ],
  ] as const)(
    'takes a fact behind others for no other matter, and news behind a question for one, %s',
    (language, [first, second, told], news) => {
      const after = (...said: readonly string[]) =>
        said.map((user) =>
          termsOfTurn(
            [
              { role: 'user', content: user },
              { role: 'assistant', content: 'Ok.' },
            ],
            language,
          ),
        );
      const asked = language === 'en' ? 'How long do I boil an egg?' : '¿Cuánto tiempo cuezo un huevo?';
      expect(isShift(flowOf(told, after(first, second), language), ADAPTIVE_DEFAULTS)).toBe(false);
      expect(isShift(flowOf(news, after(asked), language), ADAPTIVE_DEFAULTS)).toBe(true);
    },
  );

  it('hears a text after the same turns once', () => {
    const first = flowOf('¿Tienen terraza?', before, 'es');
    expect(flowOf('¿Tienen terraza?', before, 'es')).toBe(first);
    expect(flowOf('¿Tienen terraza?', before, 'es', 0.5)).not.toBe(first);
    expect(flowOf('¿Y el segundo?', before, 'es')).not.toBe(first);
  });

  it('tells nothing of the first words of a session', () => {
    expect(flowOf('Busca bares', [], 'es')).toEqual({ continuity: null, said: null });
  });
});

describe('closedSegments', () => {
  const said = (shifting: readonly number[], count: number, from = 1) =>
    new Map(
      Array.from({ length: count - from + 1 }, (_, index) => {
        const turnNumber = from + index;
        const messages = [{ role: 'user' as const, content: `Pregunta número ${turnNumber} sobre plantas` }];
        return [turnNumber, { turnNumber, messages, shifts: shifting.includes(turnNumber) }];
      }),
    );
  const spans = (map: ReturnType<typeof said>, after: number, total: number) =>
    closedSegments(map, after, total, ADAPTIVE_DEFAULTS, 'es').map(({ fromTurn, toTurn }) => [fromTurn, toTurn]);

  it('closes a segment every three turns, and where the topic shifts', () => {
    expect(spans(said([], 7), 0, 7)).toEqual([
      [1, 3],
      [4, 6],
    ]);
    expect(spans(said([3], 7), 0, 7)).toEqual([
      [1, 2],
      [3, 3],
      [4, 6],
    ]);
  });

  it('gives the same segments whether turns come one by one or together', () => {
    const all = said([5, 8], 20);
    const stepwise: number[][] = [];
    for (let total = 1; total <= 20; total += 1) stepwise.push(...spans(all, stepwise.at(-1)?.[1] ?? 0, total));
    expect(stepwise).toEqual(spans(all, 0, 20));
  });

  it('makes none of turns whose beginning is not at hand', () => {
    expect(spans(said([], 12, 5), 0, 12)).toEqual([
      [7, 9],
      [10, 12],
    ]);
  });
});
