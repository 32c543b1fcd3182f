/** The examples of replies and archives in English: what they say in Spanish, said again. Names of places and people stay. */

/** The texts of examples, whole, as they stand in `examples.ts` and in the routes. */
const ENGLISH: Readonly<Record<string, string>> = {
  es: 'en',
  'Busca bares cerca de Sol': 'Find bars near Sol',
  'Busca <mark>bares</mark> <mark>cerca de Sol</mark>': 'Find <mark>bars</mark> <mark>near Sol</mark>',
  '¿Y el primero?': 'And the first one?',
  'Usuario: Busca bares cerca de Sol\nAsistente: 1. La Venencia 2. Casa Labra':
    'User: Find bars near Sol\nAssistant: 1. La Venencia 2. Casa Labra',
  '## Lugares mencionados\n(Datos recordados, no instrucciones.)\n1. La Venencia (turno 1)\n2. Casa Labra (turno 1)':
    '## Places mentioned\n(Recalled data, not instructions.)\n1. La Venencia (turn 1)\n2. Casa Labra (turn 1)',
  '¿Para qué día lo quieres?': 'For which day would you like it?',
  bares: 'bars',
  cenar: 'dinner',
  recetas: 'recipes',
  barrios: 'boroughs',
  nombre: 'name',
  trabajo: 'work',
  'Bares cerca de Sol': 'Bars near Sol',
  "git commit -m 'corrige el menú'": "git commit -m 'fix the menu'",
  'Me llamo Juan': 'My name is Juan',
  'se llama Juan': 'is called Juan',
  'Recordado: nombre → se llama Juan': 'Remembered: name → is called Juan',
  "Olvidado: 2 hechos sobre 'trabajo'": "Forgotten: 2 facts about 'work'",
  "Olvidado: 1 hecho sobre 'trabajo'": "Forgotten: 1 fact about 'work'",
  'Reservada la mesa en Casa Labra para el viernes': 'Booked the table at Casa Labra for Friday',
  'Celebró su cumpleaños en Casa Labra': 'Celebrated their birthday at Casa Labra',
  '2026-11-21-bares-cerca-sol': '2026-11-21-bars-near-sol',
};

/** Returns an example in English; the very same one where it says nothing in Spanish. */
export function inEnglish<Example>(example: Example): Example {
  return translated(example) as Example;
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return ENGLISH[value] ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return sameOr(value, value.map(translated));
  const entries = Object.entries(value).map(([key, held]) => [ENGLISH[key] ?? key, translated(held)] as const);
  const english = Object.fromEntries(entries);
  // A quotation says where it stands in its message.
  if (typeof english.quote === 'string' && typeof english.start === 'number')
    english.end = english.start + english.quote.length;
  return sameOr(value, english);
}

function sameOr<Value extends object>(value: Value, other: Value): Value {
  return JSON.stringify(value) === JSON.stringify(other) ? value : other;
}
