/** Reads users' time zones. */
import { isStated, objectEnd, on, textOf, written } from './frame.ts';
import { isPlaceAt } from './origin-frames.ts';
import type { Word } from './spanish-words.ts';

// "Estoy en GMT-5".
on('estoy estamos uso ando manejamos manejo es', (reading, at) => {
  const { words, clause } = reading;
  if (words[at]?.text === 'es' && !/^(?:aca|aqui|mi zona)$/.test(textOf(words, 0, at))) return null;
  const zone = words.findIndex(({ text }, index) => index > at && index <= at + 5 && /^(?:gmt|utc)[+-]\d/.test(text));
  return zone > 0 && isStated(reading, at) && !clause.isAsked
    ? {
        kind: 'fact',
        slot: 'timezone',
        value: `está en ${written(reading, zone, zone + 1)}`,
        first: words[at] as Word,
        last: words[zone] as Word,
        standing: true,
      }
    : null;
});
on('gmt utc', (reading, at) => {
  const { words } = reading;
  return /^(?:(?:estoy|estamos|vivo|uso|ando) (?:en |con |a )?(?:la )?(?:zona |hora(?:rio)? )?(?:horaria )?)$/.test(
    `${textOf(words, 0, at)} `,
  )
    ? {
        kind: 'fact',
        slot: 'timezone',
        value: `está en ${written(reading, at, objectEnd(words, at))}`,
        first: words[0] as Word,
        last: words[objectEnd(words, at) - 1] as Word,
        standing: true,
      }
    : null;
});

const GOING_BY =
  /^(?:yo |aca |aqui )*(?:estoy|estamos|vivo|vivimos|uso|usamos|me rijo|nos regimos|me manejo|nos manejamos|manejo|manejamos|sigo|seguimos|voy|vamos)(?: aca| aqui)?(?: (?:en|con|por|a|bajo))?(?: (?:el|la|mi))?$/;
/** Zones that have names instead of places. */
const ZONE = /^(?:pacifico|centro|este|oeste|montana|atlantico)$/;

// "Estoy en horario de Canarias", "uso hora de Bogotá".
on('horario hora huso horaria', (reading, at) => {
  const { words, clause, weather } = reading;
  const noun = words[at]?.text === 'horaria' ? at - 1 : at;
  if (words[at]?.text === 'horaria' && words[noun]?.text !== 'zona') return null;
  const of = /^(?:horario|estandar|local|oficial)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  if (
    clause.isAsked ||
    weather.isTemporary ||
    !/^del?$/.test(words[of]?.text ?? '') ||
    !GOING_BY.test(textOf(words, 0, noun))
  )
    return null;
  if (!isPlaceAt(words, of + 1) && !ZONE.test(words[of + 1]?.text ?? '')) return null;
  const end = objectEnd(words, of + 1);
  return {
    kind: 'fact',
    slot: 'timezone',
    value: `está en la hora ${written(reading, of, end)}`,
    first: words[0] as Word,
    last: words[end - 1] as Word,
    standing: true,
  };
});

// "Mi hora es GMT-5".
on('hora reloj', (reading, at) => {
  const { words, clause } = reading;
  if (
    words[at - 1]?.text !== 'mi' ||
    clause.isAsked ||
    !/^(?:es|esta en|va con|marca) (?:la |el )?(?:gmt|utc|[a-z]+\/)[+-]?/.test(textOf(words, at + 1))
  )
    return null;
  const zone = words.findIndex(({ text }, index) => index > at && /^(?:gmt|utc|[a-z]+\/)/.test(text));
  return {
    kind: 'fact',
    slot: 'timezone',
    value: `está en ${written(reading, zone, zone + 1)}`,
    first: words[at - 1] as Word,
    last: words[zone] as Word,
    standing: true,
  };
});
