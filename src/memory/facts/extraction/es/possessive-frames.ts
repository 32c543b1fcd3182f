/** "Mi … es …": what users call theirs, and what it is. */
import { domainOf, meaningOf, slotNamed } from '../../fact-slots.ts';
import { FAVORITE, favoriteWord, isOfSomethingAtHand, topicOf } from './favorite-frames.ts';
import {
  type Found,
  goingOn,
  isNegated,
  isVerbless,
  nameEnd,
  objectEnd,
  on,
  type Reading,
  textOf,
  written,
} from './frame.ts';
import { capitalized, isNoName } from './identity-frames.ts';
import { isTrade } from './lexicon/trades.ts';
import { isPlaceAt } from './origin-frames.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

/** Names of slots beyond those that `fact-slots` has. */
const CALLED: Readonly<Record<string, string>> = {
  pueblo: 'home',
  localidad: 'home',
  departamento: 'home',
  piso: 'home',
  depto: 'home',
  depa: 'home',
  apartamento: 'home',
  apto: 'home',
  cuarto: '',
  'casa nueva': 'home',
  tierra: 'origin',
  'ciudad natal': 'origin',
  'pueblo natal': 'origin',
  'tierra natal': 'origin',
  raices: 'origin',
  patria: 'origin',
  'primer nombre': 'name',
  'nombre de pila': 'name',
  gracia: 'name',
  jefe: '',
  jefa: '',
  'zona horaria': 'timezone',
  huso: 'timezone',
  'huso horario': 'timezone',
  horario: '',
  laburo: 'work',
  chamba: 'work',
  jale: 'work',
  curro: 'work',
  pega: 'work',
  'lugar de trabajo': 'work',
  compania: 'work',
  empleador: 'work',
  rubro: 'work',
  sector: 'work',
  'lenguaje principal': 'technology',
  lenguaje: 'technology',
  'lenguaje de programacion': 'technology',
  editor: 'technology',
  'editor de codigo': 'technology',
  ide: 'technology',
  framework: 'technology',
  stack: 'technology',
  'stack actual': 'technology',
  'sistema operativo': 'technology',
  distro: 'technology',
  terminal: 'technology',
  herramienta: 'technology',
  'herramienta de trabajo': 'technology',
  aficion: 'hobby',
  pasion: 'hobby',
  vicio: 'hobby',
  'gran pasion': 'hobby',
  celu: 'phone',
  cel: 'phone',
  fono: 'phone',
  numero: 'phone',
  'numero de celular': 'phone',
  'numero de movil': 'phone',
  'numero de whatsapp': 'phone',
  tel: 'phone',
  'direccion de correo': 'email',
  'direccion de mail': 'email',
  'direccion de email': 'email',
  'direccion de correo electronico': 'email',
  'correo nuevo': 'email',
  'mail nuevo': 'email',
  'correo de trabajo': 'email',
  'mail de trabajo': 'email',
  'mail personal': 'email',
  'correo personal': 'email',
  'e-mail': 'email',
  gmail: 'email',
  casilla: 'email',
  sueno: 'goal',
  'gran sueno': 'goal',
  'mayor sueno': 'goal',
  meta: 'goal',
  objetivo: 'goal',
  proposito: 'goal',
  'meta principal': 'goal',
  'proposito de ano nuevo': 'goal',
  'mayor ilusion': 'goal',
  ilusion: 'goal',
  anhelo: 'goal',
  'mayor anhelo': 'goal',
  'lenguaje de cabecera': 'technology',
  'base de datos': 'technology',
  emprendimiento: 'project',
  startup: 'project',
  app: 'project',
  aplicacion: 'project',
  tesis: 'project',
  enfermedad: 'health',
  debilidad: 'preference',
  camion: 'vehicle',
  coche: 'vehicle',
  carro: 'vehicle',
  nave: 'vehicle',
  troca: 'vehicle',
  furgoneta: 'vehicle',
};

/** What else people have one of, under the name that they give it. */
const ATTRIBUTES = new Set(
  'altura estatura peso talla talle calzado signo pronombres usuario dni cedula documento pasaporte religion presupuesto sueldo salario cuadro club rh patente matricula cuit cuil rfc curp nif rut iban cbu alias banco placa obra_social prepaga seguro genero sexo orientacion ascendente raza etnia mutual prepago operadora proveedor dentista medico medica terapeuta psicologa psicologo'.split(
    ' ',
  ),
);
const ATTRIBUTE_PHRASE =
  /^(?:grupo sanguineo|grupo de sangre|tipo de sangre|factor sanguineo|factor rh|(?:numero|talla|talle) de (?:zapatos?|zapatillas?|calzado|camisas?|pantalon(?:es)?|remeras?|pie|socio|socia|cliente|afiliado|afiliada|documento|cuenta|legajo|pasaporte|matricula|expediente|licencia|anillo)|signo (?:zodiacal|del zodiaco|solar)|nombre de usuario|equipo de (?:futbol|toda la vida)|codigo postal|obra social|estado civil|color de (?:ojos|pelo)|medico de cabecera|usuario de \p{L}+|handle de \p{L}+|instagram|linkedin|github|twitter|canal de youtube|sitio web|pagina web|web|blog|mano habil|fe|canal)/u;

const COPULA = /^(?:es|son|seria|queda|esta|cae|se llama|se llaman|consiste en|era)$/;
const NOT_VALUE =
  /^(?:(?:muy|mas|menos|tan|re|demasiado|bastante|que|el mejor|la mejor|lo|un desastre|una porqueria|una mierda|genial|un caos|este|esta|ese|esa|eso|insoportable|un infierno|raro|rara|mejor|peor|igual|grande|mi|tu|como|cuando|si|solo|no|una locura|caro|cara|lento|lenta|estar|asi|otra cosa|otro|importante|posible|un poco|el siguiente|la siguiente|el de|la de|urgente|en serio|ahi|donde|un bajon|una lucha|un misterio|suficiente|normal|estable|horrible|impronunciable|irrelevante|confidencial|privad[oa]|secret[oa]|un secreto)(?![\p{L}\p{N}])|de (?:confianza|mentira)|(?:chic|nuev|viej|lind|malisim|aburrid|complicad|necesari|correct|demasiad|pesad|perdid|rot|bloquead)[oa]s?$|dificil)/u;

on('mi mis nuestro nuestra', (reading, at) => {
  const { words, clause, weather } = reading;
  if (
    clause.isAsked ||
    weather.isFormer ||
    (at > 0 && /^(?:no|ni|si|cuál|qué|es|quien)$/.test(words[at - 1]?.text ?? ''))
  )
    return null;
  const verb = words.findIndex(
    ({ text }, index) =>
      index > at &&
      index <= at + 7 &&
      (COPULA.test(text) ||
        (text === 'se' && /^llaman?$/.test(words[index + 1]?.text ?? '')) ||
        /^(?:ha sido|sigue siendo)$/.test(textOf(words, index, index + 2))),
  );
  if (verb < 0) return elliptical(reading, at) ?? interrupted(reading, at) ?? favoriteSetApart(reading, at);
  if (isNegated(words, verb)) return null;
  let nounEnd = verb;
  while (nounEnd > at + 2 && /^(?:ahora|actualmente|hoy|ya|siempre|tambien)$/.test(words[nounEnd - 1]?.text ?? ''))
    nounEnd -= 1;
  const noun = textOf(words, at + 1, nounEnd);
  const from = verb + (/^(?:se|consiste|ha|sigue)$/.test(words[verb]?.text ?? '') ? 2 : 1);
  return owned(reading, at, noun, from, objectEnd(words, from));
});

/** "Mi color favorito: el verde", "mi serie favorita, Los Soprano", "mi comida preferida? las lentejas". */
function favoriteSetApart(reading: Reading, at: number): Found | null {
  const { words, clause, clauses } = reading;
  const next = clauses[clause.index + 1];
  const noun = textOf(words, at + 1);
  if (at > 1 || !FAVORITE.test(noun) || next === undefined || next.isAsked || !/^[,:(]$/.test(next.opener)) return null;
  if (!isVerbless(next) || next.words.length > 6 || !/^(?:el|la|los|las|un|una)$/.test(openingOf(next.words)))
    return null;
  const end = objectEnd(next.words, 0);
  const found = owned({ ...reading, clause: next, words: next.words }, 0, noun, 0, end, words[at]);
  const value = `su ${written(reading, at + 1, words.length)} es ${thirdPerson(next.sentence, next.words, 0, end).replace(/^(?:El|La|Los|Las|Una?)(?= \p{Ll})/u, (word) => word.toLowerCase())}`;
  return found === null ? null : { ...found, value };
}

/** The first word of an answer, by kind: a capital stands for a name. */
function openingOf(words: readonly Word[]): string {
  return words[0]?.isCapital ? 'el' : (words[0]?.text ?? '');
}

/** "Mi meta, y por eso te doy la lata, es…": the copula stands in a later clause. */
function interrupted(reading: Reading, at: number): Found | null {
  const { words, clause, clauses } = reading;
  const noun = textOf(words, at + 1);
  if (slotOf(noun) === null || at + 4 < words.length) return null;
  for (const next of clauses.slice(clause.index + 1, clause.index + 5)) {
    const [first, second] = next.words;
    const copula = first?.text === 'que' && second?.text === 'es' ? 2 : first?.text === 'es' ? 1 : 0;
    if (copula > 0 && !next.isAsked) {
      const other = { ...reading, clause: next, words: next.words };
      return owned(other, copula, noun, copula, objectEnd(next.words, copula), words[at]);
    }
  }
  return null;
}

/** What is told after a colon: "mi nombre: Esther Quiroga", "mi meta: correr un maratón". */
const BEFORE_COLON = /^(?:name|surname|profession|goal|hobby|timezone|spoken_language|origin)$/;

/** "…y mi celular el 11 5555 2031", "mi mail: x@y". */
function elliptical(reading: Reading, at: number): Found | null {
  const { words, clause, clauses } = reading;
  const next = clauses[clause.index + 1];
  const whole = next?.opener === ':' ? textOf(words, at + 1) : '';
  const slot = slotOf(whole) ?? slotOf(words[at + 1]?.text ?? '');
  if (whole !== '' && next !== undefined && !next.isAsked && at <= 1 && BEFORE_COLON.test(slotOf(whole) ?? '')) {
    const end = objectEnd(next.words, 0);
    if (!isVerbless(next) || (/name$/.test(slot ?? '') && nameEnd(next.words, 0) < next.words.length)) return null;
    return owned({ ...reading, clause: next, words: next.words }, 0, whole, 0, end, words[at]);
  }
  if (slot === 'phone' || slot === 'email') {
    const value = words.findIndex(
      ({ text }, index) => index > at + 1 && (slot === 'email' ? text.includes('@') : /^\+?\(?\d/.test(text)),
    );
    if (value > 0)
      return owned(
        reading,
        at,
        words[at + 1]?.text ?? '',
        value,
        slot === 'email' ? value + 1 : numberEnd(words, value),
      );
    if (
      next !== undefined &&
      !next.isAsked &&
      (whole !== '' ||
        (/^[,(]$/.test(next.opener) && slotOf(textOf(words, at + 1)) === slot && isValueAt(next.words, 0)) ||
        (next.opener === ',' && /\b(?:dejo|paso|doy|mando|anota|apunta|anote|apunte)$/.test(textOf(words, 0, at))))
    ) {
      const other = { ...reading, clause: next, words: next.words };
      const place = next.words.findIndex(({ text }) =>
        slot === 'email' ? text.includes('@') : /^\+?\(?\d/.test(text),
      );
      if (place >= 0)
        return owned(
          other,
          place,
          words[at + 1]?.text ?? '',
          place,
          slot === 'email' ? place + 1 : numberEnd(next.words, place),
          words[at],
        );
    }
  }
  return null;
}

/** "Mi móvil, | 600 555 014, está roto". */
function isValueAt(words: readonly Word[], at: number): boolean {
  const { text = '' } = words[at] ?? {};
  return isAddress(text) || (/^\+?\(?\d/.test(text) && digitsAt(words, at) >= 6);
}

export function isAddress(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(text);
}

export function digitsAt(words: readonly Word[], from: number): number {
  return textOf(words, from, numberEnd(words, from)).replace(/\D/g, '').length;
}

export function numberEnd(words: readonly Word[], from: number): number {
  let to = from;
  while (/^[+\d()/-]+$/.test(words[to]?.text ?? '')) to += 1;
  return to;
}

/** The slot that a noun after "mi" stands for. */
export function slotOf(noun: string): string | null {
  const plain = noun
    .replace(
      /\b(?:nuev[oa]|actual|personal|principal|verdader[oa]|propi[oa]|unic[oa]|gran|oficial|laboral|de siempre|completo|materno|paterno)\b/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const bare = plain.replace(
    / (?:(?:de|para|en) )?(?:este|el|la) (?:ano|vida|mes|semestre)$| a (?:largo|corto|mediano) plazo$| en la vida$/,
    '',
  );
  for (const name of [noun, plain, bare]) {
    const called = Object.hasOwn(CALLED, name) ? CALLED[name] : undefined;
    if (called === '') return null;
    const slot = called ?? slotNamed(name);
    if (slot !== null && slot !== undefined) return slot;
  }
  return ATTRIBUTES.has(plain) || ATTRIBUTE_PHRASE.test(plain) ? meaningOf(plain).slot : null;
}

/** "Mi … es …" as a fact, where the noun stands for a slot and the value is one. */
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
  const first = opening ?? (words[at] as Word);
  const last = words[to - 1] as Word;
  const own = (slot: string, called: string, more: Partial<Found> = {}): Found => ({
    kind: 'fact',
    slot,
    value: `${called} ${words[from - 2]?.text === 'se' ? 'se llama' : words[from - 1]?.text === 'son' ? 'son' : 'es'} ${thirdPerson(clause.sentence, words, from, to)}`,
    first,
    last,
    ...more,
  });
  const favorite = FAVORITE.exec(noun);
  if (favorite !== null || /^(?:favorit[oa]|preferid[oa])$/.test(noun)) {
    if (
      /^(?:de (?:los|las|estas|estos)|est[ea]|es[ea]|la (?:primera|segunda|tercera|ultima|opcion)|el (?:primero|segundo|tercero|ultimo)|que|cuando|como)\b/.test(
        object,
      )
    )
      return null;
    const what = favorite === null ? topicOf(reading, at) : (favorite[1] ?? '');
    if (what === '' || isOfSomethingAtHand(what) || words[from - 1]?.text === 'era') return null;
    const key = `${what} ${favoriteWord(noun)}`;
    return own(meaningOf(key).slot, `su ${noun.includes(what) ? spelling(reading, at, noun) : `${what} ${noun}`}`, {
      key,
      standing: false,
      replaces: /\bahora\b/.test(clause.text),
    });
  }
  const slot = slotOf(noun);
  if (
    slot === null ||
    (slot !== 'email' && slot !== 'phone' && NOT_VALUE.test(object) && !/^(?:de|la de|el de) /.test(object))
  )
    return null;
  const replaces = /\bnuev[oa]\b|\bahora\b/.test(clause.text);
  const its = /^(?:mis|nuestr[oa]s)$/.test(words[at]?.text ?? '') ? 'sus' : 'su';
  const named = opening === undefined ? `${its} ${spelling(reading, at, noun)}` : `su ${noun}`;
  switch (slot) {
    case 'name':
      if (isNoName(words, from)) return null;
      return { ...own(slot, named), value: `se llama ${capitalized(written(reading, from, to))}`, standing: true };
    case 'nickname':
      return { ...own(slot, named), standing: true };
    case 'email': {
      const place = words.findIndex(({ text }, index) => index >= from && text.includes('@'));
      return place < 0
        ? null
        : {
            ...own(slot, named, { replaces }),
            value: `${named} es ${words[place]?.written ?? ''}`,
            last: words[place] as Word,
          };
    }
    case 'phone': {
      const place = words.findIndex(({ text }, index) => index >= from && /^\+?\(?\d/.test(text));
      if (place < 0) return null;
      const end = numberEnd(words, place);
      return written(reading, place, end).replace(/\D/g, '').length < 6
        ? null
        : {
            ...own(slot, named, { replaces }),
            value: `${named} es ${written(reading, place, end)}`,
            last: words[end - 1] as Word,
          };
    }
    case 'birthday':
      return null; // dates have a frame of their own
    case 'home': {
      const copula = words[from - 1]?.text;
      if (/^(?:esta|queda)$/.test(copula ?? '')) {
        if (
          !/^(?:en|por|cerca|sobre) /.test(object) ||
          /^en (?:venta|obra|alquiler|construccion|silencio|orden|llamas|juego)/.test(object)
        )
          return null;
        return {
          ...own(slot, named, { replaces }),
          value: `${named} está ${thirdPerson(clause.sentence, words, from, to)}`,
        };
      }
      if (
        /^(?:casa|departamento|apartamento|apto|piso|depto|depa|barrio|pueblo)$/.test(noun) &&
        !words[from]?.isCapital
      )
        return null;
      if (/^(?:ciudad|localidad|provincia|pais|zona)\b/.test(noun) && !isPlaceAt(words, from)) return null;
      const said = own(slot, named, { replaces });
      const more = to === words.length ? goingOn(reading, 3).filter(({ words: next }) => next[0]?.isCapital) : [];
      if (!/^(?:direccion|domicilio)$/.test(noun) || more.length === 0) return said;
      return {
        ...said,
        value: [said.value, ...more.map((one) => thirdPerson(one.sentence, one.words))].join(', '),
        last: more[more.length - 1]?.words.at(-1) as Word,
      };
    }
    case 'age':
      return /\d|anos/.test(object) ? { ...own(slot, named), value: `tiene ${written(reading, from, to)}` } : null;
    case 'team':
    case 'family':
    case 'partner':
    case 'pet':
    case 'studies':
      return slot === 'studies' && /^(?:carrera|facultad|universidad|major)$/.test(noun) && !/^(?:en|de) /.test(object)
        ? own(slot, named)
        : null;
    case 'profession':
      return isTrade(words[from]?.text ?? '') || /^(?:la|el) /.test(object)
        ? own(slot, named)
        : isTrade(words[from + 1]?.text ?? '')
          ? own(slot, named)
          : null;
    case 'work':
      if (words[from - 1]?.text === 'esta' || words[from - 1]?.text === 'queda') return null;
      return /^(?:empresa|compania|startup)$/.test(noun) && !words[from]?.isCapital && !/^(?:de|una) /.test(object)
        ? null
        : own(slot, named, { replaces });
    case 'project': {
      return /^(?:para|en|de|por)\b/.test(object) && words[from - 1]?.text !== 'en' ? null : own(slot, named);
    }
    case 'preference':
      return own(slot, named);
    case 'vehicle':
      return words[from]?.isCapital || /^(?:un|una) /.test(object) ? own(slot, named, { replaces }) : null;
    case 'timezone':
    case 'language':
      return own(slot, named, { standing: true });
    case 'goal':
      if (/\b(?:hoy|manana|noche)\b/.test(clause.text) || /^llegar (?:al?|vivo) /.test(object)) return null;
      return /(?:sueno|ilusion|anhelo)$/.test(noun) && !/^(?:\p{L}+(?:ar|er|ir|rme)|poder|que)\b/u.test(object)
        ? null
        : own(slot, named);
    case 'hobby':
    case 'technology':
    case 'marital_status':
    case 'origin':
    case 'diet':
    case 'allergy':
    case 'spoken_language':
      return own(slot, named);
    case 'health':
      return null;
    case 'decision':
    case 'habit':
    case 'note':
      return slot === 'habit' && /^(?:\w+r)\b/.test(object) ? own(slot, named) : null;
    default:
      return domainOf(slot) === 'personal' && words[from - 1]?.text !== 'esta'
        ? own(slot, named, { key: named.replace(/^su /, '').toLowerCase(), replaces })
        : null;
  }
}

function spelling(reading: Reading, at: number, noun: string): string {
  const length = noun.split(' ').length;
  return written(reading, at + 1, at + 1 + length);
}

// "Otra de mis aficiones es la encuadernación".
on('mis', (reading, at) => {
  const { words } = reading;
  const [, noun = ''] =
    /^(hobbies|aficiones|pasatiempos|pasiones|objetivos|metas|proyectos|intereses|propositos) (?:\p{L}+ )?(?:es|son) /u.exec(
      textOf(words, at + 1),
    ) ?? [];
  if (noun === '' || reading.clause.isAsked) return null;
  const verb = words.findIndex(({ text }, index) => index > at && /^(?:es|son)$/.test(text));
  const slot = /^(?:objetivos|metas|propositos)$/.test(noun) ? 'goal' : noun === 'proyectos' ? 'project' : 'hobby';
  const end = objectEnd(words, verb + 1);
  if (end <= verb + 1) return null;
  return {
    kind: 'fact',
    slot,
    value: thirdPerson(
      reading.clause.sentence,
      words,
      Math.max(0, /^(?:uno|una|otra|otro)$/.test(words[0]?.text ?? '') ? 0 : at),
      end,
    ),
    first: words[0] as Word,
    last: words[end - 1] as Word,
  };
});

// "En mi coche, un Seat León de 2016, …": set between commas.
on('mi', (reading, at) => {
  const { words, clause } = reading;
  const noun = words[at + 1]?.text ?? '';
  if (at + 2 !== words.length || (slotNamed(noun) !== 'vehicle' && CALLED[noun] !== 'vehicle') || clause.isAsked)
    return null;
  const [next] = goingOn(reading, 1);
  if (next === undefined || (!/^(?:un|una) /.test(next.text) && !next.words[0]?.isCapital)) return null;
  return {
    kind: 'fact',
    slot: 'vehicle',
    value: `tiene ${written({ ...reading, clause: next, words: next.words }, 0, next.words.length)}`,
    first: words[at] as Word,
    last: next.words[next.words.length - 1] as Word,
  };
});

// "Otro hobby mío es la cerámica".
on('mio mia', (reading, at) => {
  const { words, clause } = reading;
  const noun = words[at - 1]?.text ?? '';
  if (at < 2 || at > 3 || words[at + 1]?.text !== 'es' || clause.isAsked || isNegated(words, at)) return null;
  if (!/^(?:un|una|otro|otra|el|la)$/.test(words[0]?.text ?? '')) return null;
  const slot = slotOf(noun);
  if (slot === null || !/^(?:hobby|goal|project|habit|preference)$/.test(slot)) return null;
  const end = objectEnd(words, at + 2);
  if (end <= at + 2 || NOT_VALUE.test(textOf(words, at + 2, end))) return null;
  return {
    kind: 'fact',
    slot,
    value: thirdPerson(clause.sentence, words, 0, end),
    first: words[0] as Word,
    last: words[end - 1] as Word,
  };
});

// "Quiero llegar al B2, ese es mi objetivo".
on('objetivo meta proposito', (reading, at) => {
  const { words, clause, clauses } = reading;
  const before = clauses[clause.index - 1];
  if (
    before === undefined ||
    clause.isAsked ||
    before.isAsked ||
    /\b(?:hoy|dia|semana|ahora|noche|tarde|manana|rato)\b/.test(textOf(words, at + 1)) ||
    !/^(?:y )?(?:(?:ese|esa|eso|este|esta) )?es (?:mi|nuestr[oa])(?: gran| mayor)?$/.test(textOf(words, 0, at)) ||
    !/^(?:yo )?(?:quiero|queremos|quisiera) \p{L}+(?:ar|er|ir|rme|rnos)\b/u.test(before.text)
  )
    return null;
  return {
    kind: 'fact',
    slot: 'goal',
    value: thirdPerson(before.sentence, before.words),
    first: before.words[0] as Word,
    last: words[at] as Word,
  };
});

// "Tipo de sangre: O negativo, el mío".
on('mio mia', (reading, at) => {
  const { words, clause, clauses } = reading;
  const [what, value] = [clauses[clause.index - 2], clauses[clause.index - 1]];
  if (what === undefined || value === undefined || value.opener !== ':' || clause.isAsked || what.isAsked) return null;
  if (at !== 1 || words.length !== 2 || !/^(?:el|la)$/.test(words[0]?.text ?? '')) return null;
  const noun = what.text.replace(/^(?:el|la) /, '');
  if (slotOf(noun) === null) return null;
  const other = { ...reading, clause: value, words: value.words };
  return owned(other, 0, noun, 0, value.words.length, what.words[0]);
});
