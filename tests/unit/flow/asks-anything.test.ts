import { describe, expect, it } from 'vitest';
import { asksAnything } from '../../../src/memory/conversation/repeats/read-question.ts';

describe('asksAnything', () => {
  it.each([
    ['Tell me about my trip', 'en'],
    ['what was the name of the hotel', 'en'],
    ['Book the usual table', 'en'],
    ['That was lovely. How did the exam go', 'en'],
    ['That is great?', 'en'],
    ['Recuérdame qué hotel reservamos', 'es'],
    ['Ayer fui al médico. Dime cuándo vuelvo', 'es'],
    ['Reserva lo de siempre', 'es'],
    ['Me lembra que hotel reservamos', 'pt'],
    ['Ontem fui ao médico. Diga quando volto', 'pt'],
  ] as const)('knows a question or a request: %s', (text, language) => {
    expect(asksAnything(text, language)).toBe(true);
  });

  it.each([
    ['I went to the park yesterday. It was great!', 'en'],
    ['I love the people who helped me when I was ill', 'en'],
    ['Ayer fui al parque con Ana', 'es'],
    ['Me encanta la gente que me ayudó cuando estuve enfermo', 'es'],
    ['Ontem fui ao parque com a Ana', 'pt'],
    ['', 'es'],
  ] as const)('knows what asks for nothing: %s', (text, language) => {
    expect(asksAnything(text, language)).toBe(false);
  });
});
