import {
  afterAdverbs,
  complementsOf,
  type Found,
  type Frame,
  goingOn,
  isStated,
  objectEnd,
  on,
  preterite,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import { isDemonym, PLACES } from './lexicon/places.ts';
import type { Word } from './spanish-words.ts';

// Origin: "soy de Tucumán", "soy peruana", "nací en Cali", "me crié en…".
const NO_ORIGIN = new Set(
  'marte venus jupiter los las la el lo pocas pocos muchas madera comer palo hierro mente letras ciencias poco mucho ideas costumbres buen mal estar fiar esos esas aquellos otra otro sistemas it rrhh marketing contabilidad ventas recursos administracion soporte legales finanzas boca river racing independiente piscis cancer virgo tauro aries geminis leo libra escorpio sagitario capricornio acuario clase familia religion'.split(
    ' ',
  ),
);
/** "Soy 100% tico", "soy orgullosamente de Jalapa". */
const STRESSED =
  /^(?:100%|orgullosamente|orgullos[oa]|pur[oa]|netamente|totalmente|completamente|originalmente|concretamente)$/;

on('soy somos', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  let from = afterAdverbs(words, at + 1);
  while (STRESSED.test(words[from]?.text ?? '')) from += 1;
  const next = words[from]?.text ?? '';
  if (isDemonym(next)) {
    const to = /^(?:de|y)$/.test(words[from + 1]?.text ?? '') ? objectEnd(words, from + 1) : from + 1;
    const said = told('origin', reading, at, to);
    // "Soy paraguaya, de Encarnación".
    const town = to === words.length ? goingOn(reading, 1)[0] : undefined;
    if (town === undefined || !/^del?$/.test(town.words[0]?.text ?? '') || !isPlaceAt(town.words, 1)) return said;
    const rest = told('origin', { ...reading, clause: town, words: town.words }, 0, town.words.length);
    return { ...said, value: `${said.value}, ${rest.value}`, last: rest.last };
  }
  if (/^(?:oriund[oa]|originari[oa]|natural|nacid[oa]|nativ[oa])$/.test(next))
    return told('origin', reading, at, objectEnd(words, from));
  if (next !== 'de' && next !== 'del') return fronted(reading, at);
  return isPlaceAt(words, from + 1) ? told('origin', reading, at, placeEnd(reading, from + 1)) : null;
});

const BY_BIRTH =
  /^(?:\S+ )?(?:de (?:pura cepa|nacimiento|cuna|toda la vida)|a mucha honra|por los cuatro costados|hasta la medula|nacid[oa] y criad[oa])$/;

// "Gallega de pura cepa, de Lugo": who opens with what they are by birth speaks of themselves.
on('cepa nacimiento cuna honra costados medula criado criada', (reading, at) => {
  const { words, clause } = reading;
  const before = reading.clauses[clause.index - 1];
  const from = words[0]?.text === 'yo' ? 1 : 0;
  if (clause.isAsked || (before !== undefined && before.text !== 'yo') || at > from + 5) return null;
  if (!isDemonym(words[from]?.text ?? '') || !BY_BIRTH.test(textOf(words, from + 1))) return null;
  const value = `es ${told('origin', reading, from, words.length).value}`;
  const town = goingOn(reading, 1)[0];
  const found: Found = { kind: 'fact', slot: 'origin', value, first: words[from] as Word, last: words[at] as Word };
  if (town === undefined || !/^del?$/.test(town.words[0]?.text ?? '') || !isPlaceAt(town.words, 1)) return found;
  const rest = told('origin', { ...reading, clause: town, words: town.words }, 0, town.words.length);
  return { ...found, value: `${value}, ${rest.value}`, last: rest.last };
});

// "Procedo de Potosí".
on('procedo provengo', (reading, at) => {
  const { words } = reading;
  return isStated(reading, at) && /^del?$/.test(words[at + 1]?.text ?? '') && isPlaceAt(words, at + 2)
    ? {
        ...told('origin', reading, at, placeEnd(reading, at + 2)),
        value: `es ${written(reading, at + 1, placeEnd(reading, at + 2))}`,
      }
    : null;
});

/** "De Tucumán soy". */
function fronted(reading: Reading, at: number): Found | null {
  const { words } = reading;
  if (words[0]?.text !== 'de' || at < 2 || at + 1 < words.length || !isPlaceAt(words, 1)) return null;
  return {
    kind: 'fact',
    slot: 'origin',
    value: `es de ${written(reading, 1, at)}`,
    first: words[0] as Word,
    last: words[at] as Word,
  };
}

export function isPlaceAt(words: readonly Word[], from: number): boolean {
  let at = from;
  if (
    /^(?:la|el|los|las|un|una)$/.test(words[at]?.text ?? '') &&
    (words[at + 1]?.isCapital ||
      /^(?:ciudad|provincia|pueblo|pueblito|zona|sur|norte|costa|interior|campo|sierra|capital|isla|barrio)$/.test(
        words[at + 1]?.text ?? '',
      ))
  ) {
    at += 1;
    return true;
  }
  const word = words[at];
  if (word === undefined || NO_ORIGIN.has(word.text)) return false;
  if (/^(?:aca|aqui|alla|cerca|capital|provincia|zona)$/.test(word.text))
    return word.text === 'zona' || word.text === 'capital' || word.text === 'provincia' || word.text === 'cerca';
  return word.isCapital || PLACES.has(word.text) || isDemonym(word.text);
}

export function placeEnd(reading: Reading, from: number): number {
  const { words } = reading;
  let end = objectEnd(words, from);
  const stop = words.findIndex(
    ({ text }, at) => at > from && at < end && /^(?:con|por|desde|para|y|hace|donde)$/.test(text),
  );
  if (stop > 0 && words[stop]?.text !== 'desde' && words[stop]?.text !== 'hace') end = stop;
  return end;
}

const bornIn: Frame = (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, words[at - 1]?.text === 'me' ? at - 1 : at)) return null;
  const place = complementsOf(words, at + 1, objectEnd(words, at + 1)).find(
    ({ preposition, from }) =>
      preposition === 'en' &&
      !/^\d|^(?:el|los) (?:ano|anos|\d)|^(?:cuna|democracia|pandemia|dictadura|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|una familia|un hogar)/.test(
        textOf(words, from, from + 2),
      ),
  );
  return place === undefined ? null : told('origin', reading, words[at - 1]?.text === 'me' ? at - 1 : at, place.to);
};
on(preterite('nacer'), bornIn);
on(['crie', 'criamos', 'creci', 'crecimos'], bornIn);
on('nacida nacido oriundo oriunda', (reading, at) => {
  const { words } = reading;
  const from = /^y (?:criad|crecid)[oa]s?$/.test(textOf(words, 1, 3)) ? 4 : 2;
  if (at !== 0 || !isPlaceAt(words, from) || !/^(?:en|de)$/.test(words[from - 1]?.text ?? '')) return null;
  let end = words.findIndex(({ text }, index) => index > from - 1 && text === 'y');
  if (end < 0) end = objectEnd(words, from);
  const where = written(reading, from, end);
  const found: Found[] = [
    { kind: 'fact', slot: 'origin', value: `nació en ${where}`, first: words[0] as Word, last: words[end - 1] as Word },
  ];
  return found;
});
