import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADAPTIVE_DEFAULTS } from '../../../src/memory/conversation/flow/adaptive-settings.ts';
import { segmentBlock } from '../../../src/memory/conversation/segments/segment-block.ts';
import { summarizeSegment } from '../../../src/memory/conversation/segments/summarize-segment.ts';
import { wordsFor } from '../../../src/memory/conversation/words.ts';
import { countTokens } from '../../../src/memory/text/token-counter.ts';

const exchange = (turnNumber: number, user: string, assistant: string) => ({
  turnNumber,
  messages: [
    { role: 'user' as const, content: user },
    { role: 'assistant' as const, content: assistant },
  ],
});

const TRIP = [
  exchange(
    4,
    'Quiero organizar un viaje a Bariloche en agosto',
    'Bariloche en agosto tiene nieve. Hay vuelos diarios.',
  ),
  exchange(5, '¿Conviene hotel o cabaña?', 'Para cuatro personas conviene una cabaña en Llao Llao.'),
  exchange(6, 'Vamos con la cabaña', 'Perfecto, reservo la cabaña. ¿Para qué fechas la querés?'),
];

describe('summarizeSegment', () => {
  it('tells in keys and values what a segment was about, how it ended, what was decided and what is open', () => {
    const segment = summarizeSegment(TRIP, 'es');
    expect(segment).toMatchObject({
      fromTurn: 4,
      toTurn: 6,
      topic: 'Quiero organizar un viaje a Bariloche en agosto',
      outcome: 'Perfecto, reservo la cabaña',
      decisions: ['Vamos con la cabaña'],
      openQuestions: ['¿Para qué fechas la querés?'],
    });
    expect(segment.discussed).toContain('cabaña');
  });

  it('tells what was asked rather than what was said before it, and of an answer the sentence with its figures', () => {
    const segment = summarizeSegment(
      [
        exchange(
          1,
          'Hecho, gracias. ¿Cuánto tardaría sharp en procesar todas las fotos?',
          'Depende de muchas cosas. Con **dos núcleos** son unas 10.000 fotos y hora y media.\n```sh\nnproc; time sharp 2 4 8 16 32\n```',
        ),
      ],
      'es',
    );
    expect(segment.topic).toBe('¿Cuánto tardaría sharp en procesar todas las fotos?');
    expect(segment.outcome).toBe('Con dos núcleos son unas 10.000 fotos y hora y media');
  });

  it('gives the same for the same turns', () => {
    expect(summarizeSegment(TRIP, 'es')).toEqual(summarizeSegment(TRIP, 'es'));
  });
});

describe('segmentBlock', () => {
  it('keeps each line and all of them to their tokens, counted as they are sent, whatever was said', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.lorem({ maxCount: 40 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 18 }), (said) => {
        const segments = [];
        for (let from = 0; from < said.length; from += 3)
          segments.push(
            summarizeSegment(
              said.slice(from, from + 3).map(([user, assistant], index) => exchange(from + index + 1, user, assistant)),
              'es',
            ),
          );
        const block = segmentBlock(segments, wordsFor('es'), ADAPTIVE_DEFAULTS);
        expect(block.tokens).toBe(countTokens(block.text));
        expect(block.shown.length).toBeLessThanOrEqual(ADAPTIVE_DEFAULTS.segments);
        const lines = block.text.split('\n').slice(2);
        for (const line of lines) expect(countTokens(`${line}\n`)).toBeLessThanOrEqual(ADAPTIVE_DEFAULTS.segmentTokens);
        const title = countTokens(`${block.text.split('\n').slice(0, 2).join('\n')}\n`);
        if (block.text !== '') expect(block.tokens - title).toBeLessThanOrEqual(ADAPTIVE_DEFAULTS.segmentsTokens);
        for (const line of lines) expect(line).toMatch(/^- .*\.$/s);
      }),
      { numRuns: 200 },
    );
  });
});
