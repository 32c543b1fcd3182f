/** What users study, and where. */
import { afterAdverbs, type Found, type Frame, isStated, objectEnd, on, present, textOf, told } from './frame.ts';

// Studies.
const NO_STUDY =
  /^(?:la (?:posibilidad|opcion|propuesta|idea|situacion|oferta|leccion|forma|manera|noche)|el (?:caso|tema|contrato|examen|parcial|asunto|mercado|codigo|problema)|mucho|poco|bastante|para|con|de noche|de dia|hasta|todo|mejor|cuando|en (?:casa|silencio|grupo|la biblioteca|mi casa|mi cuarto|ingles$)|un (?:poco|rato|caso)|un?a? (?:propuesta|oferta)|cada|por|siempre|nada|los (?:lunes|martes|fines|domingos|sabados)|lo|eso|esto|a (?:la|las|los|ultimo))\b/;
const studying: Frame = (reading, at) => {
  const { words, weather } = reading;
  if (weather.isPlanned || weather.isFormer || /\b(?:hoy|ayer|manana|esta (?:noche|tarde))\b/.test(textOf(words, 0)))
    return null;
  const verb = words[at]?.text ?? '';
  let head = at;
  if (/(?:ando|iendo)$/.test(verb)) {
    head = words.findIndex(({ text }, index) => index < at && /^(?:estoy|estamos|llevo|sigo|ando)$/.test(text));
    if (head < 0) return null;
  }
  if (!isStated(reading, head)) return null;
  const from = afterAdverbs(words, at + 1);
  const object = textOf(words, from);
  if (words[from] === undefined) return null;
  if (/^(?:haciendo|hago|hice)$/.test(verb)) {
    if (
      !/^(?:(?:un|una|el|la|mi|otro) )?(?:segundo )?(?:curso|carrera|master|maestria|doctorado|posgrado|postgrado|mba|diplomatura|diplomado|licenciatura|tecnicatura|especializacion|bootcamp|residencia|facultad|secundario|profesorado|fp|grado|oposicion|phd|terciario|bachillerato|conservatorio)\b/.test(
        object,
      )
    )
      return null;
  } else if (NO_STUDY.test(object)) return null;
  return told('studies', reading, head, objectEnd(words, from));
};
on([...present('estudiar', 'cursar'), 'estudiando', 'cursando', 'haciendo', 'hago', 'hice'], studying);
// "También arranqué la carrera de Letras".
on('arranque empece comence inicie', (reading, at) => {
  const { words } = reading;
  const from = afterAdverbs(words, at + 1);
  const degree =
    /^(?:la |el |una? )?(?:segunda )?(?:carrera|licenciatura|maestria|master|doctorado|tecnicatura|profesorado|diplomatura|especializacion) (?:de|en) /.exec(
      textOf(words, from),
    )?.[0];
  const lead = words.findIndex(({ text }) => /^(?:ano|cuatrimestre|semestre|mes)$/.test(text));
  const rest = lead === 1 && /^este$/.test(words[0]?.text ?? '') ? words.slice(2) : words;
  if (degree === undefined || !isStated({ ...reading, words: rest }, at - (words.length - rest.length))) return null;
  const subject = from + degree.trim().split(' ').length;
  return words[subject]?.isCapital ||
    /^(?:derecho|medicina|abogacia|ingenieria|psicologia|economia|arquitectura|diseno|historia|filosofia|letras|biologia|fisica|quimica|matematica|enfermeria|periodismo|sociologia|administracion|contador|informatica|sistemas|musica|cine|turismo|veterinaria|odontologia|comunicacion)\b/.test(
      words[subject]?.text ?? '',
    )
    ? startedStudies(told('studies', reading, at, objectEnd(words, from)))
    : null;
});
function startedStudies(found: Found): Found {
  return { ...found, value: found.value.replace(/^arranqu[eé]/i, 'arrancó').replace(/^inici[eé]/i, 'inició') };
}
on('estudie curse', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at) || reading.weather.isTemporary) return null;
  const from = at + 1;
  return words[from]?.isCapital ||
    /^(?:en (?:la|el)|derecho|medicina|abogacia|ingenieria|psicologia|economia|arquitectura|diseno|contabilidad|historia|filosofia|letras|biologia|fisica|quimica|matematica|enfermeria|periodismo|sociologia|administracion|informatica|sistemas|musica|cine|bellas|turismo|gastronomia|veterinaria|odontologia|magisterio|marketing|comunicacion)\b/.test(
      textOf(words, from),
    )
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
