/** Reads users' employers and trades. */
import { firstPerson } from './conjugation.ts';
import {
  afterAdverbs,
  complementsOf,
  type Found,
  type Frame,
  isStated,
  nameEnd,
  objectEnd,
  on,
  present,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import { PLACES } from './lexicon/places.ts';
import { TECHNOLOGIES } from './lexicon/technologies.ts';
import { isPost, isTrade } from './lexicon/trades.ts';
import type { Word } from './spanish-words.ts';

/** Words after "trabajo en" that name no employer. */
const NO_EMPLOYER =
  /^(?:equipo|grupo|conjunto|negro|blanco|silencio|casa|mi casa|eso|esto|ello|ese|esa|este|esta|lo|algo|un (?!banco|bar|kiosco|estudio|colegio|hospital|restaurante|hotel|supermercado|taller|call|local|laboratorio|instituto|jardin|gimnasio|vivero|ministerio|juzgado|consultorio|almacen|organismo|consultora|diario|periodico|canal|puerto|aeropuerto|despacho|centro|ayuntamiento|museo|teatro|cine|cafe|campo|club|studio|startup|corralon|frigorifico|geriatrico|sanatorio|hostel|comercio|negocio|medio|tambo)|una (?:app|aplicacion|novela|tesis|idea|propuesta|presentacion|version|web|pagina|cancion|charla|migracion|campana|planilla|solucion|mejora|nueva|funcion|historia|serie|coleccion)|el (?:informe|proyecto|paper|codigo|bug|jardin|auto|capitulo|tema|documento|diseno|modelo|guion|texto|prototipo|mismo)|la (?:tesis|presentacion|propuesta|app|version|migracion|novela|charla|cama|cocina|oficina)|mi (?!empresa|propia|negocio|estudio|taller)|mis|varios|varias|dos|tres|condiciones|patas|ojotas|pijama|exceso|horario|turnos?$|feriados?|verano|invierno|domingo|festivo|festivos|fines)\b/;
const MANNER =
  /^(?:sol a sol|mas|menos|todo|nada|gratis|arriba|pie|lunes|noche|dia|madrugada|manana|tarde|memoria|a ratos|forma|manera|vez|ahi|aca|aqui|cero|cerca|lejos|corrido)\b/;

const WORKING = [
  ...present('trabajar', 'laburar', 'currar', 'chambear', 'ejercer', 'desempeñar'),
  'trabajando',
  'trabajar',
  'laburar',
  'laburando',
  'currando',
  'chambeando',
  'empleado',
  'empleada',
  'contratado',
  'contratada',
  'ejerciendo',
];

const STARTED = /^(?:empece|empezamos|entre|acabo|acabamos)$/;

const working: Frame = (reading, at) => {
  const { words, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (weather.isTemporary || weather.isFormer || weather.isPlanned) return null;
  let head = at;
  if (/(?:ando|iendo|ado|ada|ar)$/.test(verb)) {
    head = words.findIndex(
      ({ text }, index) =>
        index < at &&
        index >= at - 5 &&
        /^(?:estoy|estamos|llevo|llevamos|sigo|seguimos|empece|empezamos|entre|ando)$/.test(text),
    );
    // "Acabo de empezar a trabajar en Globant".
    const just = words.findIndex(
      ({ text }, index) =>
        index === at - 4 &&
        /^acab(?:o|amos)$/.test(text) &&
        /^de (?:empezar|entrar|arrancar|comenzar|ingresar) a$/.test(textOf(words, index + 1, at)),
    );
    if (just >= 0) head = just;
    if (head < 0 || (verb.endsWith('ar') && !STARTED.test(words[head]?.text ?? ''))) return null;
  }
  if (words[head - 1]?.text === 'me') head -= 1;
  if (!isStated(reading, head)) return null;
  const start = afterAdverbs(words, at + 1);
  const end = objectEnd(words, start);
  if (
    /^(?:por|de forma|de manera) (?:cuenta propia|mi cuenta|independiente|libre|remota)|^(?:freelance|independiente|remoto|remota|en remoto|a distancia|por la cuenta|(?:desde|en) (?:mi )?casa(?: \w+)?$|home office|de noche$|de madrugada$|turnos? (?:noche|rotativos)|a turnos|part time|full time|medio tiempo|media jornada|a tiempo (?:completo|parcial))/.test(
      textOf(words, start, end),
    )
  )
    return told('work', reading, head, end);
  const parts = complementsOf(words, start, end);
  if (/^en (?:grupo|equipo|conjunto)\b/.test(textOf(words, start, end))) return null; // a way of working, not an employer
  const isProgressive = head !== at && /(?:ando|iendo)$/.test(verb);
  const kept = parts.filter(({ preposition, from, to }) =>
    isJob(preposition, words, from, to, isProgressive && /^esta/.test(words[head]?.text ?? '')),
  );
  if (kept.length === 0) {
    const first = parts[0];
    if (
      first !== undefined &&
      /^(?:con|en)$/.test(first.preposition) &&
      TECHNOLOGIES.has(words[first.from]?.text ?? '')
    )
      return null;
    return frontedEmployer(reading, at);
  }
  const last = kept[kept.length - 1];
  let to = last?.to ?? end;
  for (const { preposition, from, to: stop } of parts)
    if (from === to + 1 && /^(?:desde|hace|con)$/.test(preposition)) to = stop;
  // "Entré a trabajar en Correos el mes pasado".
  const passed = words.findIndex(
    ({ text }, index) =>
      index > at + 2 && index < to && /^pasad[oa]$/.test(text) && /^(?:el|la)$/.test(words[index - 2]?.text ?? ''),
  );
  if (passed > 0) to = passed - 2;
  const replaces = /\b(?:ahora|actualmente)\b/.test(textOf(words, 0));
  const more = STARTED.test(words[head]?.text ?? '')
    ? { value: `trabaja ${told('work', reading, at + 1, to).value}`, replaces: true }
    : { replaces };
  return told('work', reading, head, to, more);
};
on(WORKING, working);

function isJob(preposition: string, words: readonly Word[], from: number, to: number, progressive: boolean): boolean {
  const object = textOf(words, from, to);
  const first = words[from];
  if (first === undefined) return false;
  if (preposition === 'de' || preposition === 'como')
    return (
      !MANNER.test(object) &&
      !/^(?:un|una|el|la) (?:burro|burra|negro|negra|loco|loca|animal|bestia|esclavo|esclava|chino|condenado|perro|mula|hormiga)/.test(
        object,
      ) &&
      !/^(?:loco|loca|siempre|nunca|corrido|corridas|ayer)/.test(object) &&
      !/^(?:\d)/.test(object)
    );
  if (preposition === 'para' || preposition === 'en') {
    if (
      NO_EMPLOYER.test(object) ||
      (TECHNOLOGIES.has(first.text) &&
        !/\b(?:del|de)\b/.test(object) &&
        !/^(?:oracle|slack|notion|asana|sap|salesforce|shopify|github|gitlab|vercel|netlify|cloudflare|mongodb|datadog|elastic|canva|figma|tango|discord|zoom|atlassian|spotify)/.test(
          first.text,
        ))
    )
      return false;
    if (preposition === 'para')
      return (
        first.isCapital ||
        (/^(?:una?|el|la|mi|los|las) /.test(object) &&
          !/^(?:el|la) (?:lunes|martes|final|semana|facultad|vida|casa)|^mi (?:familia|hijo|hija)/.test(object))
      );
    if (progressive)
      return (
        first.isCapital ||
        /^(?:una?|el|la) (?:empresa|banco|bar|colegio|escuela|hospital|clinica|estudio|hotel|startup|consultora|fabrica|tienda|agencia|multinacional|pyme|ong|restaurante|supermercado|taller|farmacia|fintech)/.test(
          object,
        )
      );
    return !/^(?:\d|lunes|enero)/.test(object);
  }
  return false;
}

function frontedEmployer(reading: Reading, at: number): Found | null {
  const { words } = reading;
  if (!/^(?:en|para)$/.test(words[0]?.text ?? '') || at < 2) return null;
  const end = nameEnd(words, 1);
  if (end !== at || (words[at + 1] !== undefined && !/^(?:desde|hace|yo|como|de)$/.test(words[at + 1]?.text ?? '')))
    return null;
  return {
    kind: 'fact',
    slot: 'work',
    value: `trabaja ${written(reading, 0, at).toLowerCase().startsWith('para') ? 'para' : 'en'} ${written(reading, 1, at)}`,
    first: words[0] as Word,
    last: words[at] as Word,
  };
}

// "En Repsol, que es donde trabajo, …".
on(present('trabajar', 'laburar', 'currar', 'estudiar'), (reading, at) => {
  const { clause, clauses } = reading;
  if (clause.opener !== 'donde' || at > 1 || clause.words.length > at + 3) return null;
  for (let index = clause.index - 1; index >= Math.max(0, clause.index - 2); index -= 1) {
    const before = clauses[index];
    if (before === undefined) return null;
    if (/^(?:que )?es(?: en)?$/.test(before.text)) continue;
    const { words } = before;
    const from = words.findIndex(
      (word, place) =>
        place > 0 &&
        /^(?:en|a)$/.test(words[place - 1]?.text ?? '') &&
        (word.isCapital || /^(?:el|la)$/.test(word.text)),
    );
    const object = Math.max(from, 0);
    if (from < 0 && !words[0]?.isCapital) return null;
    let end = nameEnd(words, /^(?:el|la)$/.test(words[object]?.text ?? '') ? object + 1 : object);
    if (end <= object) end = objectEnd(words, object);
    const other = { ...reading, clause: before, words };
    const studies = reading.words[at]?.text.startsWith('estudi');
    return {
      kind: 'fact',
      slot: studies ? 'studies' : 'work',
      value: `${studies ? 'estudia' : 'trabaja'} en ${written(other, object, end)}`,
      first: words[Math.max(0, object - 1)] as Word,
      last: reading.words[at] as Word,
    };
  }
  return null;
});

// "Hace un mes arranqué en Despegar como tester".
on('arranque arrancamos empece comence entre ingrese', (reading, at) => {
  const { words, weather } = reading;
  const from = /^a (?:trabajar|laburar) en /.test(textOf(words, at + 1)) ? at + 3 : at + 1;
  if (words[from]?.text !== 'en' || !words[from + 1]?.isCapital || from > at + 1) return null;
  if (!isStated(reading, at) || weather.isFormer || weather.isPlanned) return null;
  const end = objectEnd(words, from);
  const as = words.findIndex(
    ({ text }, index) =>
      index > from && index < end && /^(?:como|de)$/.test(text) && isTrade(words[index + 1]?.text ?? ''),
  );
  if (as < 0) return null;
  return {
    ...told('work', reading, at, end),
    value: `trabaja ${told('work', reading, from, end).value}`,
    replaces: true,
  };
});

// "Hace cuatro años que estoy en Copec": so long in one place with a capital is a job; "ahora estoy en Ualá" after a change of it too.
on('estoy sigo estamos llevo llevamos', (reading, at) => {
  const { words, clauses, weather } = reading;
  if (!isStated(reading, at) || weather.isTemporary) return null;
  const lasting = /^(?:llevo|llevamos)$/.test(words[at]?.text ?? '')
    ? /^(?:(?:mas de|casi|ya|como|unos|un monton de|muchos) )*(?:\w+ (?:anos|meses|decadas?)|media vida|toda (?:la|mi) vida)(?= en )/.exec(
        textOf(words, at + 1),
      )
    : null;
  if (lasting === null && /^llev/.test(words[at]?.text ?? '')) return null;
  const from = lasting === null ? afterAdverbs(words, at + 1) : at + 1 + lasting[0].split(' ').length;
  if (!/^(?:en|con)$/.test(words[from]?.text ?? '') || !words[from + 1]?.isCapital) return null;
  const all = clauses.map(({ text }) => text).join(' , ');
  const changed =
    /\b(?:cambie de (?:trabajo|laburo|empresa|curro|chamba|empleo)|nuevo (?:trabajo|laburo|empleo)|ya no (?:trabajo|laburo)|renuncie|deje (?:mi|el) (?:trabajo|laburo)|me echaron|me despidieron)\b/.test(
      all,
    );
  const long =
    /\b(?:hace|desde hace) (?:mas de |casi )?\w+ anos\b|\bdesde (?:el )?(?:19|20)\d\d\b|\bequipo de\b|\barea de\b|\bdepartamento de\b|\bcomo \w+\b/.test(
      all,
    );
  // "Trabajaba en IBM y ahora estoy en Oracle".
  const moved =
    /\bahora\b/.test(reading.clause.text) &&
    /\b(?:trabajaba|laburaba|curraba|chambeaba) (?:en|para)\b/.test(all) &&
    !PLACES.has(words[from + 1]?.text ?? '');
  if (!changed && !moved && !long && lasting === null) return null;
  const end = objectEnd(words, from);
  if (!changed && PLACES.has(words[from + 1]?.text ?? '')) return told('home', reading, at, end);
  return told('work', reading, at, end, { replaces: changed || moved });
});

// A trade: "soy kinesióloga", "yo, maestra jubilada,", "como enfermera en el Hospital La Paz".
const tradeEnd = (words: readonly Word[], from: number): number => {
  let at = from;
  if (/^(?:un|una|el|la)$/.test(words[at]?.text ?? '')) at += 1;
  if (/^(?:ex|futuro|futura|aspirante)$/.test(words[at]?.text ?? '')) return from;
  const trade = words[at]?.text ?? '';
  if (isTrade(trade)) return at + 1;
  return /^guardia (?:de seguridad|civil|urban[oa]|municipal)\b/.test(textOf(words, at)) ? at + 2 : from;
};
const NOT_TRADE_AFTER =
  /^(?:de (?:mi|tu|su|sus|la historia|un cuento|nadie|nada|esta|este|ese|esa)|frustrad|aficionad|amateur|de alma|de corazon|nat[oa]|del (?:ano|chat|grupo|cuento))/;

on('soy somos', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  const from = afterAdverbs(words, at + 1);
  const start = tradeEnd(words, from);
  const first = words[from]?.text ?? '';
  if (start === from) {
    if (/^(?:el|la|un|una)$/.test(first) && isTrade(words[from + 1]?.text ?? '')) return null;
    return null;
  }
  if (NOT_TRADE_AFTER.test(textOf(words, start))) return null;
  if (start === words.length && isHow(words[start - 1]?.text ?? '') && saysWhat(reading)) return null;
  const trade = words[start - 1]?.text ?? '';
  if (/^(?:estudiant|alumn)/.test(trade)) return told('studies', reading, at, objectEnd(words, start));
  if (
    /^(?:un|una)$/.test(first) &&
    /^(?:artista|actriz|actor|director|directora|maestro|maestra|investigador|detective|guia|voluntario|miembro)$/.test(
      trade,
    ) &&
    words[start] === undefined
  )
    return null;
  const end = objectEnd(words, start);
  if (/^lider$|^jefe$|^jefa$/.test(trade) && clauseSaysTeam(reading)) return null;
  if (isPost(trade)) return told('work', reading, at, end, { replaces: isNow(words) });
  const employer = words.findIndex(
    ({ text }, index) =>
      index >= start &&
      index < end &&
      /^(?:en|para)$/.test(text) &&
      (words[index + 1]?.isCapital === true || /^(?:el|la|un|una)$/.test(words[index + 1]?.text ?? '')),
  );
  const job = told('profession', reading, at, end, { replaces: isNow(words) });
  if (employer < 0 || !hasCapital(words, employer, end)) return job;
  return [
    { ...job, value: told('profession', reading, at, employer).value, last: words[employer - 1] as Word },
    { ...told('work', reading, at, end), replaces: isNow(words) },
  ];
});

/** True for a way of working, which is no trade by itself: "soy autónoma: diseño interiores". */
function isHow(word: string): boolean {
  return /^(?:autonom[oa]|freelance|freelancer|emprendedora?|independiente|monotributista)$/.test(word);
}

function saysWhat({ clause, clauses }: Reading): boolean {
  const next = clauses[clause.index + 1];
  return (
    next !== undefined &&
    !next.isAsked &&
    next.opener === ':' &&
    firstPerson(next.words[0]?.text ?? '')?.form === 'present'
  );
}

function isNow(words: readonly Word[]): boolean {
  return words.some(({ text }) => text === 'ahora');
}

function hasCapital(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to).some(({ isCapital }) => isCapital);
}

function clauseSaysTeam({ clauses }: Reading): boolean {
  return clauses.some(({ text }) => /\bequipo\b/.test(text));
}

// "Estoy jubilada", "estoy sin trabajo".
on('estoy', (reading, at) => {
  const { words, clause, weather } = reading;
  if (clause.isAsked || weather.isTemporary || !isStated(reading, at)) return null;
  const state =
    /^(?:ya |actualmente )?(?:(jubilad[oa]|pensionad[oa]|retirad[oa])|desemplead[oa]|en (?:el )?paro|sin (?:trabajo|empleo|laburo))\b(?! de (?!la (?:docencia|administracion|policia|marina)))/.exec(
      textOf(words, at + 1),
    );
  if (state === null) return null;
  return told('work', reading, at, objectEnd(words, at + 1));
});

on('profesion oficio', (reading, at) => {
  const { words } = reading;
  if (words[at - 1]?.text === 'de') {
    // "De profesión soy agrimensor": the frame of "soy" has it; "de profesión agrimensor".
    return isTrade(words[at + 1]?.text ?? '')
      ? {
          ...told('profession', reading, at + 1, objectEnd(words, at + 1)),
          value: `es ${written(reading, at + 1, objectEnd(words, at + 1))}`,
        }
      : null;
  }
  return null;
});

// "Como enfermera de urgencias en el Hospital La Paz, …", "como contador que soy".
on('como', (reading, at) => {
  const { words, clause } = reading;
  if (at !== 0 || clause.isAsked || !isTrade(words[1]?.text ?? '')) return null;
  const that = words.findIndex(({ text }, index) => index > 1 && text === 'que' && words[index + 1]?.text === 'soy');
  if (that > 0)
    return {
      ...told('profession', reading, 1, that),
      value: `es ${written(reading, 1, that)}`,
      last: words[that + 1] as Word,
    };
  const place = words.findIndex(
    ({ text, isCapital }, index) =>
      index > 1 && (text === 'en' || text === 'de') && (isCapital || hasCapital(words, index, index + 3)),
  );
  const next = reading.clauses[clause.index + 1];
  if (place < 0 || next === undefined || !/\b(?:me|mi|mis|tengo|yo|nos|necesito|\w+o)\b/.test(next.text)) return null;
  const end = objectEnd(words, 1);
  return [
    { ...told('profession', reading, 1, place), value: `es ${written(reading, 1, place)}` },
    {
      ...told('work', reading, 0, end),
      value: `trabaja ${written(reading, 0, end).toLowerCase().slice(0, 4)}${written(reading, 0, end).slice(4)}`,
    },
  ];
});
on('voy', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  return /^(?:por|en) (?:el )?(?:primer|segundo|tercer|cuarto|quinto|sexto|ultimo|\d+\p{L}*)o? (?:ano|semestre|cuatrimestre) de\b/u.test(
    textOf(words, at + 1),
  )
    ? told('studies', reading, at, objectEnd(words, at + 1))
    : null;
});
