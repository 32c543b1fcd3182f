/** Reads workplaces by how users came to them or set them apart: "me contrataron en Codelco", "la empresa donde trabajo es Bimbo". */
import {
  afterAdverbs,
  complementsOf,
  type Found,
  isStated,
  nameEnd,
  objectEnd,
  on,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import { PLACES } from './lexicon/places.ts';
import { TECHNOLOGIES } from './lexicon/technologies.ts';
import { isTrade } from './lexicon/trades.ts';
import type { Word } from './spanish-words.ts';

/** Places where people open an account or take up a sport, not a job. */
const NOT_EMPLOYERS = new Set(
  'duolingo tinder crossfit yoga pilates instagram facebook tiktok twitter reddit linkedin twitch youtube steam netflix spotify discord whatsapp telegram terapia coursera udemy platzi'.split(
    ' ',
  ),
);
const WORKPLACE =
  /^(?:un|una|el|la) (?:\p{L}+ )?(?:banco|bar|kiosco|estudio|colegio|escuela|hospital|clinica|hotel|startup|consultora|fabrica|tienda|agencia|multinacional|pyme|ong|restaurante|supermercado|taller|farmacia|fintech|empresa|bodega|call center|ministerio|municipalidad|ayuntamiento|juzgado|laboratorio|constructora|inmobiliaria|notaria|panaderia|peluqueria|despacho|almacen|guarderia|universidad|instituto)\b/u;

/** True when the stretch names an employer. */
function isEmployer(words: readonly Word[], from: number): boolean {
  const word = words[from];
  if (word === undefined || NOT_EMPLOYERS.has(word.text) || PLACES.has(word.text)) return false;
  if (TECHNOLOGIES.has(word.text)) return false;
  return (
    word.isCapital ||
    (/^(?:el|la|los)$/.test(word.text) && words[from + 1]?.isCapital === true) ||
    WORKPLACE.test(textOf(words, from))
  );
}

/** "en Codelco", with "como tester" after it, as the job that is now the user's. */
function jobAt(reading: Reading, first: number, preposition: number, replaces = true): Found | null {
  const { words } = reading;
  if (!isEmployer(words, preposition + 1)) return null;
  const parts = complementsOf(words, preposition, objectEnd(words, preposition));
  let to = parts[0]?.to ?? words.length;
  if (parts[1]?.preposition === 'como' || (parts[1]?.preposition === 'de' && isTrade(words[parts[1].from]?.text ?? '')))
    to = parts[1].to;
  const name = nameEnd(words, preposition + 1);
  if (name > preposition + 1 && !isTrade(words[to - 1]?.text ?? '')) to = Math.min(to, Math.max(name, preposition + 2));
  return {
    kind: 'fact',
    slot: 'work',
    value: `trabaja en ${told('work', reading, preposition + 1, to).value}`,
    first: words[first] as Word,
    last: words[to - 1] as Word,
    replaces,
  };
}

// "Me contrataron en Softtek", "me ficharon como analista en Inditex".
on('contrataron contrato ficharon fichó contrató emplearon reclutaron tomaron cogieron agarraron', (reading, at) => {
  const { words, weather, clause } = reading;
  if (
    words[at - 1]?.text !== 'me' ||
    !isStated(reading, at - 1) ||
    clause.isAsked ||
    weather.isFormer ||
    weather.isPlanned
  )
    return null;
  const loose = /^(?:tom|cog|agarr)/.test(words[at]?.text ?? '');
  const place = words.findIndex(({ text }, index) => index > at && text === 'en');
  if (place < 0 || (loose && !words[place + 1]?.isCapital) || place > at + 4) return null;
  return /\b(?:para|por) (?:un|una|el|la)\b/.test(textOf(words, at)) ? null : jobAt(reading, at - 1, place);
});

const JOB = 'trabajo laburo pega chamba curro empleo puesto camello brete jale';
// "Conseguí pega en Codelco", "tengo curro fijo en EDP".
on(JOB, (reading, at) => {
  const { words, weather, clause } = reading;
  if (clause.isAsked || weather.isFormer || weather.isPlanned || weather.isTemporary) return null;
  const head =
    /(?:^| )(?:ya |por fin |al fin )?(?:consegui|tengo|encontre|halle|pille)(?: (?:un|mi))?(?: nuevo| buen)?$/.exec(
      textOf(words, 0, at),
    );
  if (head === null) return null;
  const first = words.findIndex(({ text }) => /^(?:consegui|tengo|encontre|halle|pille)$/.test(text));
  const place = words.findIndex(({ text }, index) => index > at && index <= at + 3 && text === 'en');
  return place > 0 && isStated(reading, first) ? jobAt(reading, first, place, words[first]?.text !== 'tengo') : null;
});

// "En mi trabajo de maestra", "mi pega de cajero".
on(JOB, (reading, at) => {
  const { words, clause, weather } = reading;
  if (
    words[at - 1]?.text !== 'mi' ||
    clause.isAsked ||
    weather.isFormer ||
    !/^(?:de|como)$/.test(words[at + 1]?.text ?? '')
  )
    return null;
  if (
    !isTrade(words[at + 2]?.text ?? '') ||
    /\b(?:perdi|deje|extrano|dejar|renuncie|cambiar|quiero|era|fue|echaron)\b/.test(clause.text)
  )
    return null;
  return {
    kind: 'fact',
    slot: 'profession',
    value: `es ${words[at + 2]?.written ?? ''}`,
    first: words[at - 1] as Word,
    last: words[at + 2] as Word,
  };
});

const EMPLOYER_NOUN =
  /(?:empresa|compania|firma|tienda|fabrica|agencia|constructora|consultora|institucion|lugar|sitio|hospital|colegio|escuela|banco)$/;
// "La empresa donde trabajo se llama Telmex", "la firma para la que trabajo es Deloitte".
on('trabajo laburo curro chambeo', (reading, at) => {
  const { words, clause, clauses } = reading;
  const before = clauses[clause.index - 1];
  const noun =
    clause.opener === 'donde' && at === 0
      ? (before?.text ?? '')
      : /^(.*?) (?:en|para) (?:la|el) (?:que|cual)$/.exec(textOf(words, 0, at))?.[1];
  const verb =
    /^(?:es|se llama) /
      .exec(textOf(words, at + 1))?.[0]
      .trim()
      .split(' ').length ?? 0;
  if (
    noun === undefined ||
    !EMPLOYER_NOUN.test(noun) ||
    verb === 0 ||
    clause.isAsked ||
    !words[at + 1 + verb]?.isCapital
  )
    return null;
  const from = at + 1 + verb;
  const to = nameEnd(words, from);
  return to === from
    ? null
    : {
        kind: 'fact',
        slot: 'work',
        value: `trabaja en ${written(reading, from, to)}`,
        first: (clause.opener === 'donde' ? before?.words.at(-1) : words[0]) as Word,
        last: words[to - 1] as Word,
      };
});

const LEFT =
  /\b(?:renuncie|me (?:echaron|despidieron|fui de|sali de)|deje (?:mi|el) (?:trabajo|laburo|curro)|cambie de (?:trabajo|laburo|pega|chamba|curro|empleo|empresa)|nuevo (?:trabajo|laburo|empleo|curro))\b/;
// "Renuncié a Ibope y ya arranqué en Ualá", "hace dos años que entré a Danone".
on('arranque arrancamos empece comence entre ingrese', (reading, at) => {
  const { words, clauses, weather } = reading;
  if (!isStated(reading, at) || weather.isFormer || weather.isPlanned) return null;
  if (!/^(?:en|a)$/.test(words[at + 1]?.text ?? '') || !words[at + 2]?.isCapital) return null;
  const left = clauses.some(({ text, isAsked }) => !isAsked && LEFT.test(text));
  const since = /\bhace (?:ya |mas de |como |casi )?\w+ (?:anos?|meses|mes)\b/.test(textOf(words, 0));
  return left || since ? jobAt(reading, at, at + 1) : null;
});

// "Llevo quince años de soldador", "llevo un año siendo cajera".
on('llevo llevamos', (reading, at) => {
  const { words, weather } = reading;
  const lead =
    /^(?:(?:ya|mas de|casi|como|unos) )*\w+ (?:anos?|meses|decadas?|temporadas) (?:trabajando |laburando |currando )?(?:de|como|siendo) (?:un |una )?/.exec(
      textOf(words, at + 1),
    )?.[0];
  if (lead === undefined || !isStated(reading, at) || weather.isFormer) return null;
  const from = at + 1 + lead.trim().split(' ').length;
  return isTrade(words[from]?.text ?? '')
    ? {
        ...told('profession', reading, at, objectEnd(words, from)),
        value: `es ${written(reading, from, objectEnd(words, from))}`,
      }
    : null;
});

// "Estoy de dependienta en Zara", "ando de repartidor".
on('estoy ando sigo', (reading, at) => {
  const { words, weather, clause } = reading;
  const from = afterAdverbs(words, at + 1);
  if (words[from]?.text !== 'de' || !isTrade(words[from + 1]?.text ?? '') || !isStated(reading, at)) return null;
  if (
    weather.isTemporary ||
    weather.isPlanned ||
    clause.isAsked ||
    /\b(?:hijos?|casa|sobrin|fiesta|boda|cumple)\b/.test(textOf(words, from + 2))
  )
    return null;
  const end = objectEnd(words, from + 1);
  return { ...told('work', reading, at, end), value: `trabaja ${written(reading, from, end)}` };
});

/** Work done with one's hands, by which one can live: "vivo de vender empanadas". */
const TRADE_ACT =
  /^de (?:hacer|vender|dar|tocar|pintar|escribir|arreglar|reparar|cocinar|traducir|editar|programar|disenar|cuidar|ensenar|fabricar|coser|limpiar|cultivar|criar|organizar|alquilar|cantar|tatuar) \p{L}+/u;
on('vivo vivimos', (reading, at) => {
  const { words, weather } = reading;
  return isStated(reading, at) && !weather.isTemporary && !weather.isPlanned && TRADE_ACT.test(textOf(words, at + 1))
    ? told('profession', reading, at, objectEnd(words, at + 1))
    : null;
});

// "Soldadora de oficio": who opens with a trade speaks of their own.
on('oficio profesion', (reading, at) => {
  const { words, clause } = reading;
  const from = words[0]?.text === 'yo' ? 1 : 0;
  const before = reading.clauses[clause.index - 1];
  if (clause.isAsked || words[at - 1]?.text !== 'de' || at - 2 !== from || at + 1 < words.length) return null;
  const next = reading.clauses[clause.index + 1];
  if ((before !== undefined && before.text !== 'yo') || /^(?:mi|su|el|la|un|una) /.test(next?.text ?? '')) return null;
  return isTrade(words[from]?.text ?? '')
    ? {
        ...told('profession', reading, from, at + 1),
        value: `es ${words[from]?.text ?? ''} de ${words[at]?.text ?? ''}`,
      }
    : null;
});

// "Presto servicio en el IMSS", "formo parte de la plantilla del Metro".
on('presto formo pertenezco', (reading, at) => {
  const { words, weather, clause } = reading;
  const lead =
    /^(?:mis )?servicios? en |^a la plantilla del? |^parte (?:de la plantilla|del (?:staff|personal)) del? /.exec(
      textOf(words, at + 1),
    )?.[0];
  if (lead === undefined || !isStated(reading, at) || weather.isFormer || clause.isAsked) return null;
  const from = at + 1 + lead.trim().split(' ').length;
  return isEmployer(words, from) ? told('work', reading, at, objectEnd(words, from)) : null;
});

// "Manejo un taxi", "conduzco un autobús de línea": what is driven for others.
on('manejo conduzco', (reading, at) => {
  const { words, weather, clause } = reading;
  if (!isStated(reading, at) || weather.isTemporary || clause.isAsked) return null;
  return /^(?:un|una|el) (?:taxi|autobus|bus|omnibus|colectivo|micro|microbus|tren|tranvia|metro|ambulancia|trailer|grua|montacargas|remis|camion de (?:carga|basura))\b/.test(
    textOf(words, at + 1),
  )
    ? told('work', reading, at, objectEnd(words, at + 1))
    : null;
});
