import {
  type Found,
  goingOn,
  isNegated,
  isStated,
  objectEnd,
  on,
  present,
  type Reading,
  textOf,
  written,
} from './frame.ts';
import { LANGUAGES } from './lexicon/technologies.ts';
import type { Word } from './spanish-words.ts';

// Languages: "hablo portugués y algo de francés", "mi lengua materna es el guaraní".
on([...present('hablar', 'dominar', 'manejar'), 'entiendo', 'bilingue', 'trilingue'], (reading, at) => {
  if (!isStated(reading, at)) return null;
  return languagesFrom(reading, at, at + 1, 'habla');
});

// "Sé hablar italiano".
on('hablar', (reading, at) =>
  spelledAt(reading, at - 1) === 'sé' && !isNegated(reading.words, at) && !reading.clause.isAsked
    ? languagesFrom(reading, at - 1, at + 1, 'habla')
    : null,
);

const spelledAt = ({ words }: Reading, at: number): string => words[at]?.written.toLowerCase().normalize('NFC') ?? '';

function languagesFrom(reading: Reading, at: number, from: number, verb: string): Found[] {
  const parts = [reading, ...goingOn(reading).map((clause) => ({ ...reading, clause, words: clause.words }))];
  const found: Found[] = [];
  for (const [index, part] of parts.entries()) {
    const { words } = part;
    const start = index === 0 ? from : 0;
    const end = objectEnd(words, start);
    for (let place = start; place < end; place += 1) {
      const word = words[place] as Word;
      // "… además de español": what goes without saying.
      if (found.length > 0 && word.text === 'ademas' && /^del?$/.test(words[place + 1]?.text ?? '')) break;
      if (!LANGUAGES.has(word.text)) continue;
      const level =
        words[place + 1] !== undefined &&
        !/^(?:y|e|ni|pero)$/.test(words[place + 1]?.text ?? '') &&
        !LANGUAGES.has(words[place + 1]?.text ?? '')
          ? levelEnd(words, place + 1, end)
          : place + 1;
      found.push({
        kind: 'fact',
        slot: 'spoken_language',
        value: `${verb} ${written(part, place, level)}`,
        first: (index === 0 ? words[at] : word) as Word,
        last: words[level - 1] as Word,
      });
    }
  }
  return found;
}

function levelEnd(words: readonly Word[], from: number, end: number): number {
  const level =
    /^(?:fluido|nativo|basico|intermedio|avanzado|perfecto|bien|fluidamente|con (?:fluidez|soltura)|a nivel \w+|de forma fluida|como (?:nativo|lengua \w+)|desde \w+)/.exec(
      textOf(words, from, end),
    );
  return level === null ? from : from + level[0].split(' ').length;
}

on(['defiendo'], (reading, at) =>
  reading.words[at - 1]?.text === 'me' &&
  /^(?:en|con el) /.test(textOf(reading.words, at + 1)) &&
  isStated(reading, at - 1)
    ? languagesFrom(reading, at, at + 1, 'se defiende en')
    : null,
);

on('materna nativo nativa natal', (reading, at) => {
  const { words } = reading;
  if (!/\bmi (?:lengua|idioma)\b/.test(textOf(words, 0, at + 1)) || words[at + 1]?.text !== 'es') return null;
  return languagesFrom(reading, 0, at + 1, 'su lengua materna es el');
});
