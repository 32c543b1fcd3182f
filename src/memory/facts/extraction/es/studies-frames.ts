/** Reads users' studies and their places. */
import {
  afterAdverbs,
  type Found,
  type Frame,
  isStated,
  objectEnd,
  on,
  present,
  type Reading,
  textOf,
  told,
} from './frame.ts';
import { COURSE, SUBJECTS } from './lexicon/studies.ts';
import { TECHNOLOGIES } from './lexicon/technologies.ts';
import { isTrade } from './lexicon/trades.ts';
import type { Word } from './spanish-words.ts';

// Studies.
const NO_STUDY =
  /^(?:la (?:posibilidad|opcion|propuesta|idea|situacion|oferta|leccion|forma|manera|noche)|el (?:caso|tema|contrato|examen|parcial|asunto|mercado|codigo|problema)|mucho|poco|bastante|para|con|de noche|de dia|hasta|todo|mejor|cuando|en (?:casa|silencio|grupo|la biblioteca|mi casa|mi cuarto|ingles$)|un (?:poco|rato|caso)|un?a? (?:propuesta|oferta)|cada|por|siempre|nada|los (?:lunes|martes|fines|domingos|sabados)|lo|eso|esto|a (?:la|las|los|ultimo))\b/;
const studying: Frame = (reading, at) => {
  const { words, weather } = reading;
  if (weather.isPlanned || weather.isFormer || /\b(?:hoy|ayer|manana|esta (?:noche|tarde))\b/.test(textOf(words, 0)))
    return null;
  const verb = words[at]?.text ?? '';
  let head = at;
  if (/(?:ando|iendo)(?:me)?$/.test(verb)) {
    head = words.findIndex(({ text }, index) => index < at && /^(?:estoy|estamos|llevo|sigo|ando)$/.test(text));
    if (head < 0) return null;
  }
  if (!isStated(reading, head)) return null;
  const from = afterAdverbs(words, at + 1);
  const object = textOf(words, from);
  if (words[from] === undefined) return null;
  if (/^(?:haciendo|hago|hice|sacando|terminando|acabando)(?:me)?$/.test(verb)) {
    if (
      !DOING_COURSE.test(object) ||
      (/^sacando/.test(verb) && !isReflexive(words, head, verb) && !DEGREE.test(object))
    )
      return null;
  } else if (NO_STUDY.test(object) && !isForTrade(words, from)) return null;
  const aged = words.findIndex(
    ({ text }, index) => index > from && text === 'con' && /^\d+$/.test(words[index + 1]?.text ?? ''),
  );
  const first = words[head - 1]?.text === 'me' ? head - 1 : head;
  return told('studies', reading, first, aged > 0 ? aged : objectEnd(words, from));
};
/** "Estudio para (ser) maestra". */
function isForTrade(words: readonly Word[], from: number): boolean {
  if (words[from]?.text !== 'para') return false;
  const at = words[from + 1]?.text === 'ser' ? from + 2 : from + 1;
  return isTrade(words[at]?.text ?? '');
}

const DOING_COURSE = new RegExp(
  `^(?:(?:un|una|el|la|mi|otro|otra) )?(?:segund[oa] )?${COURSE}\\b(?! (?:de (?:conducir|manejo|accion|\\d)|y\\b))`,
);

/** Degrees, which people "take" only at school, so that "sacando" needs no "me" beside them. */
const DEGREE =
  /^(?:el|la|mi) (?:bachillerato|bachiller|secundari[oa]|prepa|preparatoria|licenciatura|maestria|doctorado|titulo|eso|grado|profesorado)\b/;

/** "Me estoy sacando…", "estoy sacándome…": photos and coats are taken too, degrees only so. */
function isReflexive(words: readonly Word[], head: number, verb: string): boolean {
  return verb.endsWith('me') || words[head - 1]?.text === 'me';
}

on(
  [
    ...present('estudiar', 'cursar'),
    ...['estudiando', 'cursando', 'haciendo', 'hago', 'hice'],
    ...['sacando', 'sacandome', 'terminando', 'acabando'],
  ],
  studying,
);
function isSubject(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return word !== undefined && (word.isCapital || SUBJECTS.has(word.text)) && !TECHNOLOGIES.has(word.text);
}

// "También arranqué la carrera de Letras".
on('arranque empece comence inicie termine acabe', (reading, at) => {
  const { words } = reading;
  const from = afterAdverbs(words, at + 1);
  const degree =
    /^(?:la |el |una? )?(?:segunda )?(?:carrera|licenciatura|maestria|master|doctorado|tecnicatura|profesorado|diplomatura|especializacion) (?:de|en) /.exec(
      textOf(words, from),
    )?.[0];
  const lead = words.findIndex(({ text }) => /^(?:ano|cuatrimestre|semestre|mes)$/.test(text));
  const rest = lead === 1 && /^este$/.test(words[0]?.text ?? '') ? words.slice(2) : words;
  if (degree === undefined) return startedSubject(reading, at, from);
  if (!isStated({ ...reading, words: rest }, at - (words.length - rest.length))) return null;
  const subject = from + degree.trim().split(' ').length;
  return isSubject(words, subject) ? startedStudies(told('studies', reading, at, objectEnd(words, from))) : null;
});
/** "Empecé turismo en la UCA", "me inscribí en Filosofía": a subject by itself is a degree where a house of learning or nothing follows. */
function startedSubject(reading: Reading, at: number, from: number): Found | null {
  const { words, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (!SUBJECTS.has(words[from]?.text ?? '') || weather.isTemporary || !isStated(reading, at) || verb === 'acabe')
    return null;
  return /^(?:en (?:la|el) (?!\p{L}*(?:escuela|cole|libro|examen))\p{L}+)$/u.test(textOf(words, from + 1)) &&
    words[from + 3]?.isCapital
    ? startedStudies(told('studies', reading, at, words.length))
    : null;
}
on('inscribi matricule anote apunte', (reading, at) => {
  const { words, weather, clause } = reading;
  if (words[at - 1]?.text !== 'me' || !isStated(reading, at - 1) || clause.isAsked || weather.isPlanned) return null;
  const lead = /^(?:en|a) (?:la (?:carrera|licenciatura|maestria|tecnicatura) (?:de|en) )?/.exec(
    textOf(words, at + 1),
  )?.[0];
  if (lead === undefined) return null;
  const from = at + 1 + lead.trim().split(' ').length;
  return SUBJECTS.has(words[from]?.text ?? '') && !/\b(?:lista|grupo|torneo|sorteo)\b/.test(clause.text)
    ? told('studies', reading, at - 1, objectEnd(words, from))
    : null;
});

// "Soy egresada de contaduría".
on('egresado egresada graduado graduada titulado titulada diplomado diplomada', (reading, at) => {
  const { words } = reading;
  return words[at - 1]?.text === 'soy' &&
    isStated(reading, at - 1) &&
    /^(?:de|en)$/.test(words[at + 1]?.text ?? '') &&
    words[at + 2] !== undefined
    ? told('studies', reading, at - 1, objectEnd(words, at + 2))
    : null;
});

// "Estoy en la carrera de nutrición", "llevo tres años en la facultad de Derecho", "me falta un año para recibirme de veterinaria".
on('carrera facultad recibirme graduarme licenciarme titularme', (reading, at) => {
  const { words, clause, weather } = reading;
  const lead = textOf(words, 0, at);
  const among =
    /^(?:yo |ya |ahora )*(?:estoy|sigo|voy|asisto|llevo (?:\w+ )?\w+ (?:anos?|meses|semestres|cuatrimestres)|entre|ingrese) (?:en|a) (?:la|una)$/.test(
      lead,
    );
  const ahead = /^(?:me faltan? .{3,20} para|estoy (?:por|a punto de)|estoy a \w+ \w+ de)$/.test(lead);
  if (clause.isAsked || weather.isFormer || !(/(?:me)$/.test(words[at]?.text ?? '') ? ahead : among)) return null;
  if (
    !/^(?:de|en)$/.test(words[at + 1]?.text ?? '') ||
    /^(?:mi|los|las|el|la|su|fondo|obstaculos|\d+)$/.test(words[at + 2]?.text ?? 'el')
  )
    return null;
  // "Voy a la facultad de Derecho a dejar un papel".
  if (/ a \p{L}+(?:ar|er|ir)(?:l[oa]s?)?\b/u.test(textOf(words, at + 2))) return null;
  return told('studies', reading, 0, objectEnd(words, at + 2));
});

function startedStudies(found: Found): Found {
  return {
    ...found,
    value: found.value
      .replace(/^arranqu[eé]/i, 'arrancó')
      .replace(/^inici[eé]/i, 'inició')
      .replace(/^termin[eé]/i, 'terminó'),
  };
}
on('estudie curse', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at) || reading.weather.isTemporary) return null;
  const from = at + 1;
  return isSubject(words, from) || /^en (?:la|el)\b/.test(textOf(words, from))
    ? told('studies', reading, at, objectEnd(words, from))
    : null;
});
on('recibi gradue licencie titule diplome doctore', (reading, at) => {
  const { words } = reading;
  if (
    words[at - 1]?.text !== 'me' ||
    !isStated(reading, at - 1) ||
    !/^(?:de|en|como|por)$/.test(words[at + 1]?.text ?? '')
  )
    return null;
  if (words[at]?.text === 'recibi' && words[at + 1]?.text !== 'de') return null;
  return told('studies', reading, at - 1, objectEnd(words, at + 2));
});
on('tengo', (reading, at) => {
  const { words } = reading;
  if (
    !isStated(reading, at) ||
    !/^(?:un|una|el|dos) (?:titulo|master|maestria|doctorado|posgrado|licenciatura|mba|tecnicatura|phd|grado|diploma|diplomatura|ingenieria|carrera)\b(?! (?:de propiedad|del auto))/.test(
      textOf(words, at + 1),
    )
  )
    return null;
  return told('studies', reading, at, objectEnd(words, at + 2));
});
on('estoy', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  const text = textOf(words, at + 1);
  return /^en (?:(?:el |mi )?(?:primer|segundo|tercer|cuarto|quinto|sexto|ultimo|\d+(?:er|ro|do|to)?)o? (?:ano|semestre|cuatrimestre|curso) de|(?:primero|segundo|tercero|cuarto|quinto|sexto|\d(?:er|ro|do|to|°)) de (?!la (?:lista|fila)|los))\b/.test(
    text,
  )
    ? told('studies', reading, at, objectEnd(words, at + 1))
    : null;
});

/** Years of school, as countries count them: "segundo medio", "3ro de secundaria", "quinto grado", "la prepa". */
const SCHOOL_YEAR =
  /^(?:(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|onceavo|undecimo|ultimo|\d{1,2}(?:er|ro|do|to|mo|vo|no|ero|°|º)?) (?:(?:ano|grado|curso|semestre|cuatrimestre|ciclo|nivel) )?(?:(?:de )?(?:(?:la |el )?(?:medi[oa]|basico|primaria|secundaria|secu|prepa|preparatoria|bachiller|bachillerato|bach|eso|polimodal|liceo|grado|facultad|facu|uni|universidad|carrera|instituto|colegio|vocacional|diversificado))|de (?!la lista|la fila)\p{L}{4,})|(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|undecimo) (?:grado|semestre|cuatrimestre|curso)(?= |$))/u;
// "Voy en segundo medio", "paso a tercero de secundaria", "estoy en quinto grado".
on('voy estoy paso ando sigo curso', (reading, at) => {
  const { words, weather } = reading;
  if (!isStated(reading, at) || weather.isTemporary || weather.isFormer) return null;
  const lead = /^(?:ya )?(?:en|a|por|para)(?: el| la)? /.exec(textOf(words, at + 1))?.[0] ?? '';
  if (lead === '' && words[at]?.text !== 'curso') return null;
  const from = at + 1 + (lead === '' ? 0 : lead.trim().split(' ').length);
  const year = SCHOOL_YEAR.exec(textOf(words, from))?.[0];
  if (year === undefined) return null;
  const end = objectEnd(words, from);
  const joint = words.findIndex(({ text }, index) => index > from && index < end && text === 'y');
  return told('studies', reading, at, joint < 0 ? end : joint);
});
