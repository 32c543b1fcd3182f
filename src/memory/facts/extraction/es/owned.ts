/** Reads "mi … es …" as a fact, by the slot that the noun stands for. */
import { domainOf, meaningOf } from '../../fact-slots.ts';
import { slotOf } from './called-slots.ts';
import { numberEnd } from './contact-words.ts';
import { FAVORITE, favoriteWord, isOfSomethingAtHand, topicOf } from './favorite-frames.ts';
import { type Found, goingOn, type Reading, textOf, written } from './frame.ts';
import { capitalized, isNoName } from './identity-frames.ts';
import { isTrade } from './lexicon/trades.ts';
import { isPlaceAt } from './origin-frames.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

/** Words that describe a thing without telling which it is: "mi coche es un desastre", "mi nombre es lo de menos". */
export const NOT_VALUE =
  /^(?:(?:muy|mas|menos|tan|re|demasiado|bastante|que|el mejor|la mejor|lo|un desastre|una porqueria|una mierda|genial|un caos|este|esta|ese|esa|eso|insoportable|un infierno|raro|rara|mejor|peor|igual|grande|mi|tu|como|cuando|si|solo|no|una locura|caro|cara|lento|lenta|estar|asi|otra cosa|otro|importante|posible|un poco|el siguiente|la siguiente|el de|la de|urgente|en serio|ahi|donde|un bajon|una lucha|un misterio|suficiente|normal|estable|horrible|impronunciable|irrelevante|confidencial|privad[oa]|secret[oa]|un secreto)(?![\p{L}\p{N}])|de (?:confianza|mentira)|(?:chic|nuev|viej|lind|malisim|aburrid|complicad|necesari|correct|demasiad|pesad|perdid|rot|bloquead)[oa]s?$|dificil)/u;

/** A possession and its value: "mi | mail nuevo | es | x@y.com". */
interface Owning {
  readonly reading: Reading;
  readonly slot: string;
  readonly noun: string;
  /** "Su mail nuevo". */
  readonly named: string;
  readonly from: number;
  readonly to: number;
  /** The words of the value. */
  readonly object: string;
  readonly first: Word;
  /** True when it takes the place of a known value: "mi nueva…", "ahora mi…". */
  readonly replaces: boolean;
}

/** Reads "mi … es …" as a fact, where the noun stands for a slot and the value fits it. */
export function owned(
  reading: Reading,
  at: number,
  noun: string,
  from: number,
  to: number,
  opening?: Word,
): Found | null {
  const { words, clause } = reading;
  if (from >= to) return null;
  const object = textOf(words, from, to);
  const owning = { reading, noun, from, to, object, first: opening ?? (words[at] as Word) };
  if (FAVORITE.test(noun) || /^(?:favorit[oa]|preferid[oa])$/.test(noun)) return favorite(owning, at);
  const slot = slotOf(noun);
  if (
    slot === null ||
    (slot !== 'email' && slot !== 'phone' && NOT_VALUE.test(object) && !/^(?:de|la de|el de) /.test(object))
  )
    return null;
  const replaces = /\bnuev[oa]\b|\bahora\b/.test(clause.text);
  const its = /^(?:mis|nuestr[oa]s)$/.test(words[at]?.text ?? '') ? 'sus' : 'su';
  const named = opening === undefined ? `${its} ${spelling(reading, at, noun)}` : `su ${noun}`;
  const read = Object.hasOwn(READERS, slot) ? READERS[slot] : undefined;
  return (read ?? other)({ ...owning, slot, named, replaces });
}

function spelling(reading: Reading, at: number, noun: string): string {
  const length = noun.split(' ').length;
  return written(reading, at + 1, at + 1 + length);
}

function own(
  { reading: { words, clause }, slot, named, from, to, first }: Omit<Owning, 'noun' | 'object' | 'replaces'>,
  more: Partial<Found> = {},
): Found {
  const copula = words[from - 2]?.text === 'se' ? 'se llama' : words[from - 1]?.text === 'son' ? 'son' : 'es';
  return {
    kind: 'fact',
    slot,
    value: `${named} ${copula} ${thirdPerson(clause.sentence, words, from, to)}`,
    first,
    last: words[to - 1] as Word,
    ...more,
  };
}

/** "Mi color favorito es el verde", "de los postres mi favorito es el flan". */
function favorite(owning: Omit<Owning, 'slot' | 'named' | 'replaces'>, at: number): Found | null {
  const { reading, noun, from, object } = owning;
  if (
    /^(?:de (?:los|las|estas|estos)|est[ea]|es[ea]|la (?:primera|segunda|tercera|ultima|opcion)|el (?:primero|segundo|tercero|ultimo)|que|cuando|como)\b/.test(
      object,
    )
  )
    return null;
  const match = FAVORITE.exec(noun);
  const what = match === null ? topicOf(reading, at) : (match[1] ?? '');
  if (what === '' || isOfSomethingAtHand(what) || reading.words[from - 1]?.text === 'era') return null;
  const key = `${what} ${favoriteWord(noun)}`;
  const named = `su ${noun.includes(what) ? spelling(reading, at, noun) : `${what} ${noun}`}`;
  return own(
    { ...owning, slot: meaningOf(key).slot, named },
    { key, standing: false, replaces: /\bahora\b/.test(reading.clause.text) },
  );
}

const none = (): null => null;
const plainly = (owning: Owning): Found => own(owning);
const standing = (owning: Owning): Found => own(owning, { standing: true });

const READERS: Readonly<Record<string, (owning: Owning) => Found | null>> = {
  name,
  nickname: standing,
  email,
  phone,
  birthday: none, // dates have a frame of their own
  home,
  age,
  team: none,
  family: none,
  partner: none,
  pet: none,
  studies,
  profession,
  work,
  project,
  preference: plainly,
  vehicle,
  timezone: standing,
  language: standing,
  goal,
  hobby: plainly,
  technology: plainly,
  marital_status: plainly,
  origin: plainly,
  diet: plainly,
  allergy: plainly,
  spoken_language: plainly,
  health: none,
  decision: none,
  habit,
  note: none,
};

/** "Mi nombre es Esther". */
function name(owning: Owning): Found | null {
  const { reading, from, to } = owning;
  return isNoName(reading.words, from)
    ? null
    : { ...own(owning), value: `se llama ${capitalized(written(reading, from, to))}`, standing: true };
}

/** "Mi mail es x@y.com". */
function email(owning: Owning): Found | null {
  const { reading, named, from, replaces } = owning;
  const place = reading.words.findIndex(({ text }, index) => index >= from && text.includes('@'));
  const address = reading.words[place];
  return address === undefined
    ? null
    : { ...own(owning, { replaces }), value: `${named} es ${address.written}`, last: address };
}

/** "Mi celular es el 11 5555 2031". */
function phone(owning: Owning): Found | null {
  const { reading, named, from, replaces } = owning;
  const { words } = reading;
  const place = words.findIndex(({ text }, index) => index >= from && /^\+?\(?\d/.test(text));
  if (place < 0) return null;
  const end = numberEnd(words, place);
  const number = written(reading, place, end);
  return number.replace(/\D/g, '').length < 6
    ? null
    : { ...own(owning, { replaces }), value: `${named} es ${number}`, last: words[end - 1] as Word };
}

/** "Mi casa queda en Tigre", "mi ciudad es Cuenca", "mi dirección es Pando 12, Canelones". */
function home(owning: Owning): Found | null {
  const { reading, noun, from, to, replaces } = owning;
  const { words } = reading;
  if (/^(?:esta|queda)$/.test(words[from - 1]?.text ?? '')) return located(owning);
  if (/^(?:casa|departamento|apartamento|apto|piso|depto|depa|barrio|pueblo)$/.test(noun) && !words[from]?.isCapital)
    return null;
  if (/^(?:ciudad|localidad|provincia|pais|zona)\b/.test(noun) && !isPlaceAt(words, from)) return null;
  const said = own(owning, { replaces });
  const more = to === words.length ? goingOn(reading, 3).filter(({ words: next }) => next[0]?.isCapital) : [];
  if (!/^(?:direccion|domicilio)$/.test(noun) || more.length === 0) return said;
  return {
    ...said,
    value: [said.value, ...more.map((one) => thirdPerson(one.sentence, one.words))].join(', '),
    last: more[more.length - 1]?.words.at(-1) as Word,
  };
}

/** "Mi casa está en Tigre"; not "mi casa está en venta". */
function located(owning: Owning): Found | null {
  const { reading, named, from, to, object, replaces } = owning;
  if (
    !/^(?:en|por|cerca|sobre) /.test(object) ||
    /^en (?:venta|obra|alquiler|construccion|silencio|orden|llamas|juego)/.test(object)
  )
    return null;
  return {
    ...own(owning, { replaces }),
    value: `${named} está ${thirdPerson(reading.clause.sentence, reading.words, from, to)}`,
  };
}

/** "Mi edad es 34". */
function age(owning: Owning): Found | null {
  const { reading, from, to, object } = owning;
  return /\d|anos/.test(object) ? { ...own(owning), value: `tiene ${written(reading, from, to)}` } : null;
}

/** "Mi carrera es Arquitectura". */
function studies(owning: Owning): Found | null {
  return /^(?:carrera|facultad|universidad|major)$/.test(owning.noun) && !/^(?:en|de) /.test(owning.object)
    ? own(owning)
    : null;
}

/** "Mi profesión es la docencia", "mi oficio es ser carpintero". */
function profession(owning: Owning): Found | null {
  const { reading, from, object } = owning;
  return isTrade(reading.words[from]?.text ?? '') ||
    /^(?:la|el) /.test(object) ||
    isTrade(reading.words[from + 1]?.text ?? '')
    ? own(owning)
    : null;
}

/** "Mi empresa es Globant"; not "mi empresa es chica", "mi trabajo queda lejos". */
function work(owning: Owning): Found | null {
  const { reading, noun, from, object, replaces } = owning;
  const { words } = reading;
  if (/^(?:esta|queda)$/.test(words[from - 1]?.text ?? '')) return null;
  return /^(?:empresa|compania|startup)$/.test(noun) && !words[from]?.isCapital && !/^(?:de|una) /.test(object)
    ? null
    : own(owning, { replaces });
}

/** "Mi tesis es sobre líquenes"; not "mi app es para vos". */
function project(owning: Owning): Found | null {
  const { reading, from, object } = owning;
  return /^(?:para|en|de|por)\b/.test(object) && reading.words[from - 1]?.text !== 'en' ? null : own(owning);
}

/** "Mi coche es un Seat León". */
function vehicle(owning: Owning): Found | null {
  const { reading, from, object, replaces } = owning;
  return reading.words[from]?.isCapital || /^(?:un|una) /.test(object) ? own(owning, { replaces }) : null;
}

/** "Mi meta es correr un maratón"; not "mi objetivo de hoy es…", "mi sueño es ligero". */
function goal(owning: Owning): Found | null {
  const { reading, noun, object } = owning;
  if (/\b(?:hoy|manana|noche)\b/.test(reading.clause.text) || /^llegar (?:al?|vivo) /.test(object)) return null;
  return /(?:sueno|ilusion|anhelo)$/.test(noun) && !/^(?:\p{L}+(?:ar|er|ir|rme)|poder|que)\b/u.test(object)
    ? null
    : own(owning);
}

/** "Mi costumbre es madrugar". */
function habit(owning: Owning): Found | null {
  return /^(?:\w+r)\b/.test(owning.object) ? own(owning) : null;
}

/** Reads any other thing that people have one of: "mi altura es 1,80". */
function other(owning: Owning): Found | null {
  const { reading, slot, named, from, replaces } = owning;
  return domainOf(slot) === 'personal' && reading.words[from - 1]?.text !== 'esta'
    ? own(owning, { key: named.replace(/^su /, '').toLowerCase(), replaces })
    : null;
}
