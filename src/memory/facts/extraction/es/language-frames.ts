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
on(
  [...present('hablar', 'dominar', 'manejar'), 'entiendo', 'bilingue', 'trilingue', 'chapurreo', 'parloteo'],
  (reading, at) => {
    if (!isStated(reading, at)) return null;
    const before = objectBefore(reading, at);
    if (before !== null) return before;
    return languagesFrom(reading, at, at + 1, 'habla');
  },
);

// "Sé hablar italiano".
on('hablar', (reading, at) =>
  spelledAt(reading, at - 1) === 'sé' && !isNegated(reading.words, at) && !reading.clause.isAsked
    ? languagesFrom(reading, at - 1, at + 1, 'habla')
    : null,
);

/** "El guaraní lo hablo desde siempre": what is spoken stands first, and a pronoun for it. */
function objectBefore({ words, clause }: Reading, at: number): Found[] | null {
  const language = words[at - 2];
  if (words[at - 1]?.text !== 'lo' || language === undefined || !LANGUAGES.has(language.text) || clause.isAsked)
    return null;
  if (!/^(?:y |ademas )?(?:el )?$/.test(at === 2 ? '' : `${textOf(words, 0, at - 2)} `)) return null;
  return [
    {
      kind: 'fact',
      slot: 'spoken_language',
      value: `habla ${language.written.toLowerCase()}`,
      first: language,
      last: words[at] as Word,
    },
  ];
}

// "El castellano lo aprendí en la escuela", "aprendí mapudungun de niña".
on('aprendi', (reading, at) => {
  const { words, weather } = reading;
  if (!isStated(reading, at) || reading.clause.isAsked || weather.isPlanned) return null;
  const after = textOf(words, at + 1);
  if (/^a (?!los \w+|mis \w+)/.test(after)) return null; // "…lo aprendí a odiar"
  const before = objectBefore(reading, at);
  if (before !== null) return before;
  return LANGUAGES.has(words[at + 1]?.text ?? '') ||
    (/^(?:a hablar|el|bien) \p{L}+/u.test(after) && LANGUAGES.has(words[at + 2]?.text ?? ''))
    ? languagesFrom(reading, at, at + 1, 'habla').slice(0, 1)
    : null;
});

// "Me crié hablando euskera".
on('hablando', (reading, at) =>
  /^(?:yo )?(?:me crie|nos criamos|creci|crecimos)$/.test(textOf(reading.words, 0, at)) && !reading.clause.isAsked
    ? languagesFrom(reading, 0, at + 1, 'habla')
    : null,
);

/** Levels of a language, as tests and people grade it. */
const LEVEL =
  /^(?:(?:bastante|muy|casi|mas o menos|relativamente|mas que|de nivel|nivel|de) )*(?:fluido|nativo|basico|intermedio|avanzado|bueno|decente|limitado|regular|aceptable|[abc][12])\b/;

// "Mi inglés es bastante fluido".
on('mi', (reading, at) => {
  const { words, clause } = reading;
  const language = words[at + 1];
  if (clause.isAsked || language === undefined || !LANGUAGES.has(language.text) || isNegated(words, at)) return null;
  const copula = words[at + 2]?.text ?? '';
  const level = /^(?:es|esta)$/.test(copula) ? LEVEL.exec(textOf(words, at + 3))?.[0] : undefined;
  if (level === undefined) return null;
  const to = at + 3 + level.split(' ').length;
  return {
    kind: 'fact',
    slot: 'spoken_language',
    value: `su ${written(reading, at + 1, to)}`,
    first: words[at] as Word,
    last: words[to - 1] as Word,
  };
});

// "Mi nivel de inglés es B2".
on('nivel', (reading, at) => {
  const { words, clause } = reading;
  const language = words[at + 2];
  if (words[at - 1]?.text !== 'mi' || clause.isAsked || language === undefined || !LANGUAGES.has(language.text))
    return null;
  if (words[at + 3]?.text !== 'es' || !LEVEL.test(textOf(words, at + 4))) return null;
  const said = `habla ${language.written.toLowerCase()}, nivel ${written(reading, at + 4, objectEnd(words, at + 4))}`;
  return {
    kind: 'fact',
    slot: 'spoken_language',
    value: said,
    first: words[at - 1] as Word,
    last: words[objectEnd(words, at + 4) - 1] as Word,
  };
});

// "Tengo un B2 de alemán", "tengo nivel C1 en inglés".
on('tengo', (reading, at) => {
  const { words, weather } = reading;
  const lead = /^(?:un |el )?(?:nivel )?(?:[abc][12]|basico|intermedio|avanzado|alto) (?:de|en) /.exec(
    textOf(words, at + 1),
  )?.[0];
  if (lead === undefined || !isStated(reading, at) || weather.isTemporary) return null;
  const language = at + 1 + lead.trim().split(' ').length;
  return LANGUAGES.has(words[language]?.text ?? '') ? languagesFrom(reading, at, language, 'habla').slice(0, 1) : null;
});

// "Sé ruso y algo de polaco".
on('se', (reading, at) => {
  const { words } = reading;
  if (spelledAt(reading, at) !== 'sé' || reading.clause.isAsked || isNegated(words, at)) return null;
  const lead = /^(?:algo de|un poco de|bastante|bien) /.exec(textOf(words, at + 1))?.[0] ?? '';
  const language = at + 1 + (lead === '' ? 0 : lead.trim().split(' ').length);
  return LANGUAGES.has(words[language]?.text ?? '') ? languagesFrom(reading, at, at + 1, 'habla') : null;
});

// "Me desenvuelvo en francés", "me hago entender en japonés", "leo y escribo en inglés".
on('desenvuelvo expreso comunico apano entender escribo leo', (reading, at) => {
  const { words, weather } = reading;
  const verb = words[at]?.text ?? '';
  const reads = /^(?:escribo|leo)$/.test(verb);
  const head = verb === 'entender' ? at - 2 : reads ? at : at - 1;
  if (verb === 'entender' && textOf(words, head, at) !== 'me hago') return null;
  if (!reads && words[head]?.text !== 'me') return null;
  if (head < 0 || !isStated(reading, head) || weather.isTemporary) return null;
  const lead = /^(?:(?:bien|perfectamente|perfecto) )?(?:en|con)(?: el)? /.exec(textOf(words, at + 1))?.[0];
  const language = at + 1 + (lead?.trim().split(' ').length ?? 0);
  return lead !== undefined && LANGUAGES.has(words[language]?.text ?? '')
    ? languagesFrom(reading, at, language, reads ? `${verb === 'leo' ? 'lee' : 'escribe'} en` : 'se expresa en')
    : null;
});

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

on('materna nativo nativa natal lengua idioma', (reading, at) => {
  const { words } = reading;
  if (
    !/\bmi (?:lengua|idioma)\b|\bmi primera? (?:lengua|idioma)$/.test(textOf(words, 0, at + 1)) ||
    words[at + 1]?.text !== 'es'
  )
    return null;
  if (/^(?:lengua|idioma)$/.test(words[at]?.text ?? '') && !/^primera?$/.test(words[at - 1]?.text ?? '')) return null;
  return languagesFrom(reading, 0, at + 1, 'su lengua materna es el');
});
