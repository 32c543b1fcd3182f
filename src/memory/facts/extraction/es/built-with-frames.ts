/** Reads the tools that things are made with: "el backend lo tengo en Django", "nuestra API corre sobre Node", "llevo las cuentas en Excel". */
import { type Found, isNegated, isStated, objectEnd, on, present, type Reading, textOf, written } from './frame.ts';
import type { Word } from './spanish-words.ts';
import { isTool, SOFTWARE, tools, usedOf } from './tool-frames.ts';

/** Returns the tools named from a preposition on, as tools that the user uses. */
function usedFrom(reading: Reading, preposition: number): Found[] | null {
  const { words } = reading;
  const tool = words[preposition + 1];
  if (!/^(?:en|con|sobre)$/.test(words[preposition]?.text ?? '') || tool === undefined || !isTool(tool, true))
    return null;
  return usedOf(tools({ ...reading, words: words.slice(0, objectEnd(words, preposition)) }, preposition + 1, true));
}

const isUnsaid = ({ clause, weather }: Reading): boolean =>
  clause.isAsked || weather.isTemporary || weather.isFormer || weather.isPlanned;

// "El backend lo tengo en Django", "el front lo escribimos en Svelte".
on(
  [
    ...present('tener', 'escribir', 'programar', 'desarrollar', 'montar', 'armar', 'manejar', 'desplegar', 'llevar'),
    'monte',
    'arme',
    'escribi',
    'corro',
    'corremos',
    'levanto',
    'levantamos',
  ],
  (reading, at) => {
    const { words } = reading;
    if (isUnsaid(reading) || !/^l[oa]s?$/.test(words[at - 1]?.text ?? '') || isNegated(words, at)) return null;
    if (!/^(?:el|la|los|las|mi|mis|nuestr[oa]s?) /.test(textOf(words, 0, at - 1)) || at > 6) return null;
    return SOFTWARE.test(textOf(words, 0, at - 1))
      ? usedFrom(reading, /^(?:todo|toda)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1)
      : null;
  },
);

// "Nuestra API corre sobre Node", "mi web está en WordPress".
on('corre corren funciona vive esta', (reading, at) => {
  const { words } = reading;
  if (isUnsaid(reading) || isNegated(words, at) || at > 5 || !/^(?:mi|nuestr[oa])$/.test(words[0]?.text ?? ''))
    return null;
  return SOFTWARE.test(textOf(words, 1, at)) ? usedFrom(reading, at + 1) : null;
});

// "Nuestro stack es Laravel con Postgres": each of them.
on('stack', (reading, at) => {
  const { words } = reading;
  const list = /^(?:actual |tecnologico |principal )?(?:es|incluye|son) (?:basicamente )?(?=\S)/.exec(
    textOf(words, at + 1),
  )?.[0];
  if (
    list === undefined ||
    isUnsaid(reading) ||
    !/^(?:mi|nuestro)$/.test(words[at - 1]?.text ?? '') ||
    isNegated(words, at)
  )
    return null;
  const from = at + 1 + list.trim().split(' ').length;
  const items = tools({ ...reading, words: words.slice(0, objectEnd(words, from)) }, from, true);
  return usedOf(items.slice(1));
});

// "Tengo la tienda montada en Shopify".
on('montada montado hecha hecho armada armado alojada alojado desplegada desplegado', (reading, at) => {
  const { words } = reading;
  const head = words.findIndex(({ text }) => /^(?:tengo|tenemos)$/.test(text));
  if (head < 0 || head > at || isUnsaid(reading) || !isStated(reading, head)) return null;
  return /^(?:el|la|mi|nuestr[oa]) /.test(textOf(words, head + 1)) && SOFTWARE.test(textOf(words, head + 1, at))
    ? usedFrom(reading, at + 1)
    : null;
});

// "Diseño todo en Figma", "edito con Premiere": crafts whose tool is named.
on(
  present(
    'diseñar',
    'editar',
    'modelar',
    'componer',
    'grabar',
    'dibujar',
    'documentar',
    'analizar',
    'facturar',
    'testear',
    'publicar',
  ),
  (reading, at) => {
    const { words } = reading;
    if (isUnsaid(reading) || !isStated(reading, at)) return null;
    return usedFrom(reading, /^(?:todo|siempre|casi)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1);
  },
);

// "Llevo las cuentas en Excel", "tomo mis notas en Obsidian".
on(
  present(
    'llevar',
    'tomar',
    'guardar',
    'organizar',
    'hacer',
    'gestionar',
    'editar',
    'dibujar',
    'diseñar',
    'programar',
    'desarrollar',
  ),
  (reading, at) => {
    const { words } = reading;
    const object = /^(?:todas? )?(?:(?:mis|las|los) )?\p{L}+s(?: de \p{L}+)? (?=(?:en|con) )/u.exec(
      textOf(words, at + 1),
    )?.[0];
    if (object === undefined || isUnsaid(reading) || !isStated(reading, at) || /^(?:est[ao]s|un[ao]s)/.test(object))
      return null;
    return usedFrom(reading, at + 1 + object.trim().split(' ').length);
  },
);

// "Le doy a Python desde hace años".
on('doy', (reading, at) => {
  const { words } = reading;
  return words[at - 1]?.text === 'le' &&
    words[at + 1]?.text === 'a' &&
    words[at + 2] !== undefined &&
    !isUnsaid(reading) &&
    isTool(words[at + 2] as Word, true) &&
    /^(?:$|desde|hace|y |todos|casi|bastante|duro|mucho)/.test(textOf(words, at + 3))
    ? tools({ ...reading, words: words.slice(0, objectEnd(words, at + 2)) }, at + 2, true).map(
        (item): Found => ({
          kind: 'fact',
          slot: 'technology',
          value: `usa ${written(item.reading, item.from, item.to)}`,
          first: words[at] as Word,
          last: item.reading.words[item.to - 1] as Word,
        }),
      )
    : null;
});
