import { describe, expect, it } from 'vitest';
import { eventsOf, tellsDecided, tellsSolved } from '../../../src/memory/journal/read-events.ts';
import { ENGLISH_SIGNS } from '../../../src/memory/journal/signs/en.ts';
import { SPANISH_SIGNS } from '../../../src/memory/journal/signs/es.ts';

const LANGUAGES = { es: SPANISH_SIGNS, en: ENGLISH_SIGNS } as const;
const AT = new Date('2026-11-23T12:00:00Z');

const turn = (turnNumber: number, user: string, assistant = 'Vale.') => ({
  turnNumber,
  createdAt: AT,
  messages: [
    { role: 'user' as const, content: user },
    { role: 'assistant' as const, content: assistant },
  ],
});
const told = (turns: ReturnType<typeof turn>[], after = 0, tag = 'es') =>
  eventsOf(turns, after, tag).map((event) => `${event.turn.turnNumber} ${event.kind}: ${event.what}`);

describe.each(Object.entries(LANGUAGES))('signs of what is worth a line, %s', (tag, { decided, solved }) => {
  it.each([
    ['decided', decided, tellsDecided],
    ['solved', solved, tellsSolved],
  ] as const)('%s stands in its examples, and not in what looks like them', (_name, sign, reads) => {
    const isTold = (text: string) => reads(text, tag as 'es' | 'en');
    expect(sign.examples.filter((text) => !isTold(text))).toEqual([]);
    expect(sign.others.filter(isTold)).toEqual([]);
  });
});

describe('eventsOf', () => {
  it('tells what the user decided, in the words it was said in, and not what the assistant would', () => {
    expect(
      told([
        turn(
          1,
          'Busco un hotel. Al final vamos en tren, así que decidimos dormir en Burgos.',
          'Decidí recomendarte dos.',
        ),
        turn(2, '¿Y si me quedo con el segundo?'),
      ]),
    ).toEqual(['1 decision: Al final vamos en tren, así que decidimos dormir en Burgos.']);
  });

  it('tells an error by its name once the user says that it is solved, and once', () => {
    const turns = [
      turn(1, 'Me sale TypeError: x is not a function al arrancar'),
      turn(2, 'Sigue sin funcionar'),
      turn(3, '¡Ya funciona, gracias!'),
      turn(4, 'Solucionado, de verdad'),
    ];
    expect(told(turns)).toEqual(['3 error: TypeError: x is not a function al arrancar']);
    expect(told(turns, 3)).toEqual([]);
    expect(told(turns.slice(2))).toEqual([]); // nobody knows which error
  });

  it('reads each message in its own language', () => {
    expect(told([turn(1, 'We decided to buy the house in York')], 0, 'es')).toEqual([
      '1 decision: We decided to buy the house in York',
    ]);
  });

  it('forgets an error that was named long ago', () => {
    const between = Array.from({ length: 7 }, (_, at) => turn(at + 2, 'Hablemos de otra cosa'));
    expect(told([turn(1, 'Veo un ECONNREFUSED'), ...between, turn(9, 'Ya funciona')])).toEqual([]);
  });

  it('keeps a line short, whatever was said', () => {
    const [event] = eventsOf([turn(1, `Decidimos comprar ${'sillas y '.repeat(500)}mesas`)], 0, 'es');
    expect(event?.what.length).toBeLessThanOrEqual(241);
  });
});
