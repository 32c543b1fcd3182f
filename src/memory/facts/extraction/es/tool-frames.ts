/** The tools that users work with. */

import type { Clause } from './clauses.ts';
import { firstPerson } from './conjugation.ts';
import {
  afterAdverbs,
  type Found,
  type Frame,
  goingOn,
  isNegated,
  isStated,
  isVerbless,
  objectEnd,
  on,
  present,
  preterite,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import { LANGUAGES, TECHNOLOGIES } from './lexicon/technologies.ts';
import type { Word } from './spanish-words.ts';

const NOT_TOOLS = new Set(
  'instagram facebook tiktok twitter metro subte bici bus colectivo uber netflix spotify sube tinder amazon mercadolibre'.split(
    ' ',
  ),
);
const SEPARATES =
  /^(?:y|e|con|mas|junto|a|en|tambien|o|sobre|and|&|\+|el|la|ademas|de|siempre|solo|mucho|bastante|algo|un|poco|principalmente)$/;
const ENDS_LIST = /^(?:para|porque|desde|a|hace|cuando|por|todos|todo|diario|siempre|como|pero|si|que)$/;

const MAX_PURPOSE = 5; // words: "en la notebook y", "para editar y"

/** "…Linux en la notebook y Vim para editar": the tool that is named after what the one before is for, or -1. */
function nextTool(words: readonly Word[], at: number, needsKnown: boolean): number {
  for (let next = at; next < Math.min(at + MAX_PURPOSE, words.length - 1); next += 1) {
    if (words[next]?.text === 'y' || words[next]?.text === 'e')
      return isTool(words[next + 1] as Word, needsKnown || !words[next + 1]?.isCapital) ? next + 1 : -1;
    if (firstPerson(words[next]?.text ?? '') !== undefined || words[next]?.text === 'que') return -1;
  }
  return -1;
}

interface NamedTool {
  readonly from: number;
  readonly to: number;
  readonly reading: Reading;
}

/** Returns each tool as one that the user uses. */
export function usedOf(named: readonly NamedTool[]): Found[] {
  return named.map(({ reading, from, to }) => ({
    kind: 'fact',
    slot: 'technology',
    value: `usa ${written(reading, from, to)}`,
    first: reading.words[from] as Word,
    last: reading.words[to - 1] as Word,
  }));
}

/** Tools named one by one. */
export function tools(reading: Reading, start: number, needsKnown: boolean): NamedTool[] {
  const found: NamedTool[] = [];
  const parts = [
    { reading, start },
    ...continued(reading).map((clause) => ({ reading: { ...reading, clause, words: clause.words }, start: 0 })),
  ];
  for (const [index, part] of parts.entries()) {
    const { words } = part.reading;
    let at = part.start;
    const before = found.length;
    while (at < words.length) {
      const word = words[at] as Word;
      if (SEPARATES.test(word.text) && !isTool(word, true)) {
        if (ENDS_LIST.test(word.text) && word.text !== 'a') break;
        at += 1;
        continue;
      }
      if (!isTool(word, needsKnown)) {
        const rest = found.length > 0 ? nextTool(words, at, needsKnown) : -1;
        if (rest > 0) {
          at = rest;
          continue;
        }
        if (
          /^(?:diario|veces|todo|trabajo|laburo|frontend|backend|front|back|servidor|casa|dia|empresa|oficina|lado|codigo|base|datos|mis|mi|los|las|cosas)$/.test(
            word.text,
          )
        ) {
          at += 1;
          if (/^(?:en|para|con|del|de|a|mis|mi|el|la)$/.test(words[at - 2]?.text ?? '')) continue;
        }
        break;
      }
      let to = at + 1;
      while (
        to < words.length &&
        (/^\d+(?:\.\d+)*$/.test(words[to]?.text ?? '') ||
          (words[to]?.isCapital === true && words[at]?.isCapital === true) ||
          /^(?:code|native|studio|boot|server|script|cloud|bi|sharp)$/.test(words[to]?.text ?? ''))
      )
        to += 1;
      found.push({ from: at, to, reading: part.reading });
      at = to;
    }
    if (index > 0 && found.length === before) break;
  }
  return found;
}

export function isTool(word: Word, needsKnown: boolean): boolean {
  if (NOT_TOOLS.has(word.text) || LANGUAGES.has(word.text)) return false;
  // "uso base", "uso la pantalla screen": names that are words as well need their capital.
  if (TECHNOLOGIES.has(word.text))
    return word.isCapital || !/^(?:c|r|base|access|make|screen|net|logic|chef|tango|fl)$/.test(word.text);
  return !needsKnown && word.isCapital;
}

/** Lists go on over commas; "y, cuando me dejan, en Elixir" too. */
function continued(reading: Reading): Clause[] {
  const { clause, clauses } = reading;
  const following = goingOn(reading, 8);
  if (following.length > 0) return following;
  const skipped = clauses[clause.index + 1];
  const next = clauses[clause.index + 2];
  return skipped?.opener === 'cuando' && next !== undefined && isVerbless(next) && /^(?:en|con)\b/.test(next.text)
    ? [next]
    : [];
}

const using: Frame = (reading, at) => {
  const { words, weather, clause } = reading;
  const verb = words[at]?.text ?? '';
  if (weather.isTemporary || weather.isFormer || weather.isPlanned || clause.isAsked) return null;
  let head = at;
  if (/ando$/.test(verb)) {
    head = words.findIndex(({ text }, index) => index < at && /^(?:estoy|estamos|llevo|sigo|vengo)$/.test(text));
    if (head < 0) return null;
  }
  if (!isStated(reading, head)) return null;
  let from = afterAdverbs(words, at + 1);
  const needsPreposition = /^(?:trabaj|program|desarroll|code|despleg|despliego|labur|model|escrib|curr)/.test(verb);
  if (needsPreposition) {
    if (/^(?:escrib)/.test(verb) && words[from]?.text === 'codigo') from += 1;
    if (!/^(?:en|con|sobre)$/.test(words[from]?.text ?? '')) return null;
    from += 1;
  }
  const instead = words.findIndex(
    ({ text }, index) => index > from && text === 'vez' && words[index - 1]?.text === 'en',
  );
  const end = instead > 0 ? instead - 1 : objectEnd(words, from);
  const strict = /^(?:trabaj|labur|curr|escrib|manej|domin|desarroll|conozco|se$)/.test(verb);
  const scope = { ...reading, words: words.slice(0, end) };
  const items = tools(scope, from, strict && !TECHNOLOGIES.has(words[from]?.text ?? ''));
  if (items.length === 0) return null;
  const said = told('technology', reading, at, at + 1)
    .value.replace(/ando$/, 'a')
    .replace(/iendo$/, 'e');
  const joint = needsPreposition
    ? ` ${words[from - 1]?.text === 'sobre' ? 'sobre' : (words[from - 1]?.text ?? 'en')}`
    : '';
  const replaces =
    instead > 0 ||
    /\ben (?:vez|lugar) de\b/.test(textOf(words, 0, at)) ||
    /\b(?:ahora|ya no)\b/.test(textOf(words, 0, at + 2));
  return items.map(
    (item, index): Found => ({
      kind: 'fact',
      slot: 'technology',
      value: `${said}${joint} ${written(item.reading, item.from, item.to)}`,
      first: (index === 0 ? words[head] : item.reading.words[item.from]) as Word,
      last: item.reading.words[item.to - 1] as Word,
      replaces: replaces && items.length === 1,
    }),
  );
};
on(
  [
    ...present(
      'usar',
      'utilizar',
      'programar',
      'desarrollar',
      'codear',
      'trabajar',
      'laburar',
      'currar',
      'manejar',
      'dominar',
      'desplegar',
      'escribir',
    ),
    'usando',
    'utilizando',
    'programando',
  ],
  using,
);

// "Me pasé a Neovim", "migramos a Postgres", "cambié a Linux".
on([...preterite('pasar', 'migrar', 'cambiar'), 'pasado', 'migrado'], (reading, at) => {
  const { words, weather } = reading;
  if (!isStated(reading, Math.max(0, at - 1)) || weather.isPlanned) return null;
  const to = words.findIndex(({ text }, index) => index > at && index < at + 6 && /^(?:a|por|al)$/.test(text));
  if (to < 0) return null;
  const items = tools({ ...reading, words: words.slice(0, objectEnd(words, to)) }, to + 1, true);
  const [item] = items;
  if (item === undefined) return null;
  const name = written(reading, item.from, item.to);
  return {
    kind: 'fact',
    slot: 'technology',
    value: `se pasó a ${name}`,
    first: words[Math.max(0, /^(?:me|nos)$/.test(words[at - 1]?.text ?? '') ? at - 1 : at)] as Word,
    last: words[item.to - 1] as Word,
    replaces: true,
  };
});

// "El front lo hago todo en Svelte".
on('hago hacemos', (reading, at) => {
  const { words, clause, weather } = reading;
  if (clause.isAsked || weather.isTemporary || !/^l[oa]s?$/.test(words[at - 1]?.text ?? '') || isNegated(words, at))
    return null;
  let from = at + 1;
  if (/^tod[oa]s?$/.test(words[from]?.text ?? '')) from += 1;
  if (
    !/^(?:en|con)$/.test(words[from]?.text ?? '') ||
    words[from + 1] === undefined ||
    !isTool(words[from + 1] as Word, true)
  )
    return null;
  return usedOf(tools({ ...reading, words: words.slice(0, objectEnd(words, from)) }, from + 1, true));
});

/** Nouns for things built with tools. */
export const SOFTWARE =
  /\b(?:sistema|backend|back|front|frontend|web|sitio|pagina|api|app|aplicacion|plataforma|producto|servicio|servicios|microservicios|bot|tienda|juego|videojuego|blog|monolito|ecommerce|portal|software|panel|proyecto|programa|tesis)\b/;
// "Nuestro backend está hecho en Django con Postgres".
on(
  'hecho hecha escrito escrita programado programada desarrollado desarrollada montado montada armado armada',
  (reading, at) => {
    const { words, clause, weather } = reading;
    if (clause.isAsked || weather.isFormer || isNegated(words, at) || words[at - 1]?.text !== 'esta') return null;
    const mine = words.findIndex(({ text }) => /^(?:mi|nuestro|nuestra)$/.test(text));
    if (
      mine < 0 ||
      !SOFTWARE.test(textOf(words, mine + 1, at)) ||
      !/^(?:en|con|sobre)$/.test(words[at + 1]?.text ?? '') ||
      !isTool(words[at + 2] as Word, true)
    )
      return null;
    return usedOf(tools({ ...reading, words: words.slice(0, objectEnd(words, at + 1)) }, at + 2, true));
  },
);
