/** Reads users' homes, and moves to new ones. */
import {
  afterAdverbs,
  complementsOf,
  type Found,
  type Frame,
  goingOn,
  isStated,
  nameEnd,
  objectEnd,
  on,
  present,
  preterite,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import { PLACES } from './lexicon/places.ts';
import { TECHNOLOGIES } from './lexicon/technologies.ts';
import { isPlaceAt } from './origin-frames.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

/** Places that nobody lives in except in a manner of speaking. */
const NO_HOME =
  /^(?:(?:utc|gmt)\S*|las nubes|la luna|una nube|otro planeta|marte|jupiter|narnia|babia|pijama|un pozo|el pasado|el futuro|la miseria|un sueno|una burbuja|una (?:pesadilla|locura|fantasia|mentira|montana rusa|carrera)|un (?:quilombo|desastre|manicomio|loquero|despelote)|un mundo|mi mundo|otro mundo|piloto|modo|un (?:yate|castillo|palacio|iglu|submarino|cuento)|una (?:mansion|isla desierta|isla privada|torre|nave|pelicula)|paz|pecado|constante|permanente|peligro|carne|la oficina|el gimnasio|el trabajo|la ducha|el limbo|el caos|un caos|estado|las redes|internet|twitter|instagram|automatico|la cocina|el auto|el coche|un dilema|crisis|tension|estres|bucle|la edad de piedra|una cueva|un circo|un infierno|un termo|un tupper|un frasco|armonia|negacion|funcion|zapatillas|ojotas|jogging|reuniones|el taller|la biblioteca|la facultad|este siglo|alquiler|ascuas|vilo|duda|el error|pareja|el presente|una epoca|una era|tiempos|una sociedad|un pais (?:raro|loco|injusto)|el mundo|concubinato)\b/;

const RESIDING = [
  ...present('vivir', 'residir', 'radicar', 'habitar'),
  'instalados',
  'instalado',
  'instalada',
  'instaladas',
  'radicado',
  'radicada',
  'radicados',
  'afincado',
  'afincada',
  'afincados',
  'viviendo',
  'residiendo',
  'asentado',
  'asentada',
];

const living: Frame = (reading, at) => {
  const { words, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (weather.isTemporary || weather.isPlanned || weather.isFormer) return null;
  let head = at;
  if (/(?:ado|ada|ados|adas|iendo)$/.test(verb)) {
    head = words.findIndex(
      ({ text }, index) =>
        index < at &&
        /^(?:estoy|estamos|ando|andamos|llevo|llevamos|sigo|seguimos|termine|terminamos|acabe|acabamos)$/.test(text),
    );
    if (head < 0 && !(verb.startsWith('afinca') || verb.startsWith('radica') || verb.startsWith('asenta'))) return null;
    if (head < 0) head = at;
  }
  if (!isStated(reading, head) || /ndo$/.test(words[at + 1]?.text ?? '')) return null;
  const end = objectEnd(words, at + 1);
  const place = complementsOf(words, afterAdverbs(words, at + 1), end).find(({ preposition, from, to }) =>
    isHome(preposition, textOf(words, from, to)),
  );
  if (place === undefined) {
    const interrupted =
      goingOn(reading, 2).find(({ words: next }) => next[0]?.text === 'en' && isPlaceAt(next, 1)) ??
      afterInterruption(reading, at);
    if (interrupted !== undefined) return homeIn(reading, interrupted.words, at);
    return fronted(reading, at);
  }
  let to = Math.max(place.to, extentEnd(words, place.to, end));
  if (to > words.length) to = words.length;
  // "…en Valencia cuidando niños": where ends before what is done there.
  const doing = words.findIndex(({ text }, index) => index > place.from && index < to && /(?:ando|iendo)$/.test(text));
  if (doing > 0) to = doing;
  const replaces = /\b(?:ahora|actualmente)\b/.test(textOf(words, 0));
  const head3 =
    head === at && /(?:ado|ada|ados|adas|iendo)$/.test(verb)
      ? `vive ${written(reading, place.from - 1, to)}`
      : undefined;
  return told('home', reading, head, to, { replaces, ...(head3 === undefined ? {} : { value: head3 }) });
};
on(RESIDING, living);

function isHome(preposition: string, object: string): boolean {
  if (object === '' || NO_HOME.test(object)) return false;
  if (preposition === 'en') return !/^(?:el|un) (?:edificio|dia|tercer)\b/.test(object) || object.includes('edificio');
  if (preposition === 'por')
    return (
      /^(?:la zona|el centro|el barrio|\p{L}+)/u.test(object) &&
      !/^(?:mi|mis|el momento|ahora|y para|eso|esto|amor|\d)/.test(object)
    );
  if (preposition === 'a')
    return (
      /^(?:las )?afueras de /.test(object) ||
      /^(?:un|dos|tres|\d+) (?:cuadras?|minutos?|calles?|horas?|km|kilometros?) de /.test(object)
    );
  return /^(?:cerca|afuera|fuera) de /.test(object);
}

/** Returns the end of the words that still describe the place: "en un pueblo a dos horas de Lima", "desde 2019". */
function extentEnd(words: readonly Word[], from: number, end: number): number {
  let to = from;
  for (const { preposition, from: start, to: stop } of complementsOf(words, from, end)) {
    if (preposition === 'a' || preposition === 'desde' || preposition === 'en' || preposition === 'hace') to = stop;
    else if (preposition === 'con' && /^(?:mi|mis)\b/.test(textOf(words, start, stop))) to = stop;
    else break;
  }
  return to;
}

/** "Vivo, desde que murió mi padre, en un pueblo…". */
function afterInterruption({ clause, clauses }: Reading, at: number) {
  if (at !== clause.words.length - 1) return undefined;
  return clauses
    .slice(clause.index + 1, clause.index + 4)
    .find((next) => next.words[0]?.text === 'en' && next.opener === ',');
}

function homeIn(reading: Reading, place: readonly Word[], at: number): Found {
  const end = place.findIndex(({ text }, index) => index > 0 && text === 'con');
  const stop = end < 0 ? objectEnd(place, 1) : end;
  return {
    kind: 'fact',
    slot: 'home',
    value: `vive ${thirdPerson(reading.clause.sentence, place, 0, stop)}`,
    first: reading.words[at] as Word,
    last: place[stop - 1] as Word,
  };
}

/** "En Rosario vivo". */
function fronted(reading: Reading, at: number): Found | null {
  const { words } = reading;
  const from = words.findIndex(({ text }) => text === 'en');
  if (
    from < 0 ||
    from >= at - 1 ||
    from > 2 ||
    !isPlaceAt(words, from + 1) ||
    NO_HOME.test(textOf(words, from + 1, at))
  )
    return null;
  return {
    kind: 'fact',
    slot: 'home',
    value: `vive en ${written(reading, from + 1, at)}`,
    first: words[from] as Word,
    last: words[at] as Word,
  };
}

// "Me mudé a Córdoba": it was elsewhere until now.
on(
  [
    ...preterite('mudar', 'instalar', 'trasladar', 'radicar'),
    ...['estableci', 'establecimos', 'afinque', 'afincamos', 'asente', 'asentamos'],
    ...['vine', 'vinimos', 'fui', 'fuimos', 'mudado', 'mudada', 'mudados'],
  ],
  (reading, at) => {
    const { words, weather } = reading;
    const verb = words[at]?.text ?? '';
    const left = verb.startsWith('fui');
    if (
      left &&
      (weather.isFormer || /\ba (?:los|mis) \w+\b|\b(?:por|durante) (?:un|dos|tres|unos)\b/.test(textOf(words, 0)))
    )
      return null;
    if (weather.isPlanned || weather.isDoubted || !isStated(reading, Math.max(0, at - 1))) return null;
    if (/^(?:mudamos|instalamos|trasladamos)$/.test(verb) && isAhead(reading)) return null;
    const clitic = /^(?:me|nos|he|hemos)$/.test(words[at - 1]?.text ?? '');
    const came =
      /^a vivir a\b/.test(textOf(words, at + 1)) || (clitic && words[at + 1]?.text === 'a' && words[at + 2]?.isCapital);
    if (
      left
        ? !clitic || !/^a vivir (?:a|al|con)\b/.test(textOf(words, at + 1))
        : verb.startsWith('vin')
          ? !came
          : !clitic
    )
      return null;
    const place = complementsOf(words, at + 1, objectEnd(words, at + 1)).find(
      ({ preposition, from, to }) =>
        /^(?:a|en)$/.test(preposition) &&
        from < to &&
        !/^(?:la|el|un|una) (?:oficina|otra|otro|nuevo|nueva)/.test(textOf(words, from, from + 2)) &&
        !/^(?:vivir|\w+r)$/.test(textOf(words, from, to)),
    );
    if (place !== undefined && TECHNOLOGIES.has(words[place.from]?.text ?? '')) return null;
    if (
      place === undefined ||
      /^(?:un|una) (?:departamento|depto|casa|piso) (?:mas|nuevo|nueva)$/.test(textOf(words, place.from, place.to))
    )
      return null;
    const first =
      words[at - 1]?.text === 'he' || words[at - 1]?.text === 'hemos' ? Math.max(0, at - 2) : clitic ? at - 1 : at;
    return {
      kind: 'fact',
      slot: 'home',
      value: `${/mos$|ados$/.test(verb) ? 'se mudaron' : 'se mudó'} a ${thirdPerson(reading.clause.sentence, words, place.from, place.to)}`,
      first: words[first] as Word,
      last: words[place.to - 1] as Word,
      replaces: true,
    };
  },
);

// "Acabamos de mudarnos a Querétaro", "nos acabamos de mudar a…".
on('mudarme mudarnos mudar instalarme instalarnos trasladarme trasladarnos', (reading, at) => {
  const { words, clause } = reading;
  const head = words.findIndex(({ text }, index) => index === at - 2 && /^acab(?:o|amos)$/.test(text));
  if (head < 0 || words[at - 1]?.text !== 'de' || clause.isAsked || !isStated(reading, head)) return null;
  const reflexive = /^(?:me|nos)$/.test(words[head - 1]?.text ?? '');
  if (words[at]?.text === 'mudar' && !reflexive) return null;
  const place = complementsOf(words, at + 1, objectEnd(words, at + 1))[0];
  if (
    place === undefined ||
    !/^(?:a|en)$/.test(place.preposition) ||
    !(isPlaceAt(words, place.from) || /^(?:barrio|centro|campo)$/.test(words[place.from]?.text ?? '')) ||
    TECHNOLOGIES.has(words[place.from]?.text ?? '')
  )
    return null;
  return {
    kind: 'fact',
    slot: 'home',
    value: `${words[head]?.text === 'acabo' ? 'se mudó' : 'se mudaron'} a ${thirdPerson(clause.sentence, words, place.from, place.to)}`,
    first: words[reflexive ? head - 1 : head] as Word,
    last: words[place.to - 1] as Word,
    replaces: true,
  };
});

/** "Nos mudamos" is present and preterite: what is to come, or not yet sure, is the former. */
function isAhead({ words, clauses }: Reading): boolean {
  if (/\bhace (?:\w+ ){1,3}(?:dias?|semanas?|mes(?:es)?|anos?)\b|\b(?:pasad[oa]|ayer|anoche)\b/.test(textOf(words, 0)))
    return false;
  const all = clauses.map(({ text }) => text).join(' , ');
  return (
    /\b(?:por ahi|todavia no|aun no|no sabemos|si dios|si todo|si sale|cuando|en cuanto|pronto|prox\w+|que viene|manana|el \d+ de|a fin de|a principios de|para)\b/.test(
      all,
    ) ||
    (/\ben (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|verano|invierno|otono|primavera|unos?|dos|tres|\d)\b/.test(
      textOf(words, 0),
    ) &&
      !/\b(?:hace|pasado|pasada|ya)\b/.test(all))
  );
}

// "En Ñuñoa, (que es) donde vivo".
on(present('vivir', 'residir'), (reading, at) => {
  const { clause, clauses } = reading;
  if (clause.opener !== 'donde' || at > 1) return null;
  for (let index = clause.index - 1; index >= Math.max(0, clause.index - 2); index -= 1) {
    const before = clauses[index];
    if (before === undefined) return null;
    if (/^(?:que )?es$|^que es(?: en)?$/.test(before.text)) continue;
    const { words } = before;
    for (let from = words.length - 1; from > 0; from -= 1) {
      if (!/^(?:en|por|de|a)$/.test(words[from - 1]?.text ?? '') || !words[from]?.isCapital) continue;
      const other = { ...reading, clause: before, words };
      let to = from;
      while (
        words[to]?.isCapital ||
        (/^(?:de|del|la|los|las)$/.test(words[to]?.text ?? '') && words[to + 1]?.isCapital)
      )
        to += 1;
      return {
        kind: 'fact',
        slot: 'home',
        value: `vive en ${written(other, from, to)}`,
        first: words[from - 1] as Word,
        last: reading.words[at] as Word,
      };
    }
    return null;
  }
  return null;
});

on('vecino vecina residente', (reading, at) => {
  const { words } = reading;
  if (words[at - 1]?.text !== 'soy' || !isStated(reading, at - 1) || !/^(?:de|del|en)$/.test(words[at + 1]?.text ?? ''))
    return null;
  const end = objectEnd(words, at + 2);
  return words[at + 2] === undefined || /^(?:mi|el|la) (?:amigo|jefe|abuela)/.test(textOf(words, at + 2))
    ? null
    : told('home', reading, at - 1, end);
});

const DWELLING =
  '(?:casa|casita|depa|depto|departamento|apartamento|apto|piso|pisito|cuarto|habitacion|pieza|estudio|monoambiente|loft|ph|duplex|atico|chalet|cabana|domicilio|hogar)';
const RENTED = new RegExp(`^(?:(?:un|una|mi) (?:\\p{L}+ )?)?${DWELLING} (?:\\p{L}+ )?$`, 'u');
const MINE = new RegExp(`^mi ${DWELLING} $`);

// "Rento un depa en la Narvarte", "arriendo en Ñuñoa", "tengo mi casa en Talca".
on('alquilo alquilamos rento rentamos arriendo arrendamos comparto compartimos tengo tenemos', (reading, at) => {
  const { words, weather, clause } = reading;
  if (!isStated(reading, at) || weather.isTemporary || weather.isPlanned || weather.isFormer || clause.isAsked)
    return null;
  const place = words.findIndex(({ text }, index) => index > at && text === 'en');
  if (place < 0 || !isPlaceAt(words, place + 1) || TECHNOLOGIES.has(words[place + 1]?.text ?? '')) return null;
  const object = place === at + 1 ? '' : `${textOf(words, at + 1, place)} `;
  const isOwn = /^ten/.test(words[at]?.text ?? '');
  const end = objectEnd(words, place);
  // "…a turistas", "…por Airbnb", "…para el finde": let to others, or for a while.
  if (/ (?:a|por|para|hasta|durante) /.test(` ${textOf(words, place + 1, end)} `)) return null;
  if (
    isOwn
      ? !MINE.test(object)
      : object === ''
        ? !/^(?:arriend|arrend|rent|alquil)/.test(words[at]?.text ?? '')
        : !RENTED.test(object)
  )
    return null;
  const to = complementsOf(words, place, end)[0]?.to ?? end;
  return { ...told('home', reading, at, to), value: `vive ${written(reading, place, to)}` };
});

// "Te escribo desde Posadas, Misiones", "desde Loja les saludo".
on('escribo saludo hablo', (reading, at) => {
  const { words, clause, clauses, weather } = reading;
  if (
    !/^(?:te|le|les|os)$/.test(words[at - 1]?.text ?? '') ||
    clause.isAsked ||
    weather.isTemporary ||
    weather.isPlanned
  )
    return null;
  const isAfter = words[at + 1]?.text === 'desde' && at <= 1;
  const from = isAfter ? at + 2 : 1;
  if (!isAfter && words[0]?.text !== 'desde') return null;
  const to = nameEnd(words, from);
  if (to === from || !PLACES.has(words[from]?.text ?? '') || (isAfter ? to < words.length : to !== at - 1)) return null;
  if (clauses.some(({ text }) => /\b(?:aeropuerto|hotel|viaje|vacaciones|congreso|visita)\b/.test(text))) return null;
  return {
    kind: 'fact',
    slot: 'home',
    value: `vive en ${written(reading, from, to)}`,
    first: words[isAfter ? at - 1 : 0] as Word,
    last: words[isAfter ? to - 1 : at] as Word,
  };
});
