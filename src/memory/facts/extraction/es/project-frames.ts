import {
  afterAdverbs,
  type Found,
  goingOn,
  isStated,
  objectEnd,
  on,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import type { Word } from './spanish-words.ts';

// Projects.
const PROJECT =
  /\b(?:app|apps|aplicacion|web|sitio|pagina|juego|videojuego|plataforma|bot|chatbot|tienda|ecommerce|libro|novela|tesis|tesina|blog|podcast|canal|curso|startup|emprendimiento|sistema|herramienta|libreria|biblioteca|documental|corto|cortometraje|disco|album|proyecto|marketplace|saas|api|extension|plugin|robot|dron|casa|cabana|huerta|invernadero|prototipo|modelo|mvp|marca|ong|fundacion|compilador|motor|framework|paquete|crm|erp|dashboard|software|red social|newsletter|revista|comic|serie|obra|muestra|exposicion|coleccion|mueble|barco|motorhome|ensayo|poemario|guia|antologia|servicio|cooperativa|cerveceria|negocio|comunidad|editorial|investigacion|portfolio|portafolio|agente|asistente|simulador|buscador|comparador|calculadora|gestor)\b/;
const NO_PROJECT =
  /\b(?:cena|almuerzo|torta|valija|maleta|lista|cola|fila|tiempo|tarea|mail|correo|informe|resumen|presentacion|mate|cafe|tramite|planilla|excel|pregunta|consulta|esfuerzo|asado|sopa|cv|curriculum|carta|limpieza|compras|mudanza|factura|ejercicio|parcial|examen|tp|deberes|dieta|yoga|curso de|un curso)\b/;
on(
  'armando haciendo desarrollando construyendo creando montando escribiendo preparando disenando programando trabajando lanzando levantando fundando emprendiendo remodelando laburando grabando componiendo',
  (reading, at) => {
    const { words, clause, weather } = reading;
    const head = words.findIndex(
      ({ text }, index) =>
        index < at &&
        index >= at - 4 &&
        /^(?:estoy|estamos|ando|sigo|llevo|venimos|vengo|andamos|seguimos)$/.test(text),
    );
    if (head < 0 || !isStated(reading, head) || weather.isTemporary || clause.isAsked) return null;
    if (/^(?:le|les|te)$/.test(words[head - 1]?.text ?? '')) return null; // a present, a favour
    const verb = words[at]?.text ?? '';
    let from = afterAdverbs(words, at + 1);
    if (/^(?:trabajando|laburando)$/.test(verb)) {
      if (words[from]?.text !== 'en') return null;
      from += 1;
    }
    const object = textOf(words, from);
    if (!/^(?:un|una|mi|mis|nuestra|nuestro|unos|unas|el|la|dos) /.test(object)) return null;
    const head3 = object.split(' ').slice(1, 4).join(' ');
    if (NO_PROJECT.test(head3)) return null;
    const open =
      /^(?:desarrollando|levantando|construyendo|montando|creando|programando|lanzando|fundando|disenando|armando)$/.test(
        verb,
      ) && /^(?:un|una|mi|nuestra|nuestro) /.test(object);
    if (!open && !PROJECT.test(head3)) return null;
    if (/^(?:el|la) /.test(object) && !/^la (?:tesis|app|web|tesina|novela)/.test(object)) return null;
    // The purpose of a project belongs to it: "para que los clubes cobren la cuota".
    const next = reading.clauses[clause.index + 1];
    const found = told('project', reading, head, words.length);
    if (next !== undefined && next.opener === 'para que' && !next.isAsked) {
      const rest = told('project', { ...reading, clause: next, words: next.words }, 0, next.words.length);
      return projectNamed(reading, 2, { ...found, value: `${found.value} para que ${rest.value}`, last: rest.last });
    }
    return projectNamed(reading, 1, found);
  },
);
/** "…, se llama Puestito": of the project that the clause before tells of. */
function projectNamed({ clause, clauses }: Reading, after: number, found: Found): Found {
  const next = clauses[clause.index + after];
  if (next === undefined || next.isAsked || next.words.length > 6) return found;
  const name =
    /^(?:que )?(?:se (?:llama|va a llamar|llamara)|le (?:puse|pusimos|decimos)|de nombre|llamad[oa]) (?=\S)/.exec(
      next.text,
    )?.[0];
  // "…, Puestito se llama".
  const inverted = / (?:se (?:llama|va a llamar|llamara)|le (?:puse|pusimos)|de nombre)$/.exec(next.text)?.[0];
  if (name === undefined && inverted === undefined) return found;
  const from = name?.trim().split(' ').length ?? 0;
  const to = next.words.length - (name === undefined ? (inverted?.trim().split(' ').length ?? 0) : 0);
  const given = written({ clause: next, words: next.words, clauses } as Reading, from, to);
  return { ...found, value: `${found.value}, se llama ${given}`, last: next.words[next.words.length - 1] as Word };
}

// "La aplicación que estoy construyendo, Huertia, sirve para…".
on('construyendo desarrollando armando creando haciendo escribiendo montando programando disenando', (reading, at) => {
  const { words, clause } = reading;
  const estoy = at - 1;
  if (!/^(?:estoy|estamos)$/.test(words[estoy]?.text ?? '') || clause.isAsked) return null;
  const noun = words[estoy - 2];
  const direct = words[estoy - 1]?.text === 'que' && noun !== undefined && PROJECT.test(noun.text);
  const before = reading.clauses[clause.index - 1];
  const split =
    estoy === 0 &&
    clause.opener === 'que' &&
    before !== undefined &&
    PROJECT.test(before.words[before.words.length - 1]?.text ?? '');
  if (!direct && !split) return null;
  const what = direct ? noun?.written : before?.words[before.words.length - 1]?.written;
  const first = direct ? noun : before?.words[before.words.length - 1];
  const named = goingOn(reading, 1).find(({ words: next }) => next[0]?.isCapital);
  const last = named?.words[named.words.length - 1] ?? words[at];
  const name =
    named === undefined ? '' : `, ${written({ ...reading, clause: named, words: named.words }, 0, named.words.length)}`;
  if (named === undefined && at + 1 < words.length) return null;
  return {
    kind: 'fact',
    slot: 'project',
    value: `está ${words[at]?.written ?? ''} ${/a$|ion$/.test(what ?? '') ? 'una' : 'un'} ${what?.toLowerCase() ?? ''}${name}`,
    first: first as Word,
    last: last as Word,
  };
});
on('tengo tenemos ando trabajo', (reading, at) => {
  const { words, weather } = reading;
  const object = textOf(words, at + 1);
  if (!isStated(reading, at) || weather.isTemporary) return null;
  const verb = words[at]?.text ?? '';
  const wanted = verb.startsWith('ten')
    ? /^(?:un|una) (?:proyecto|emprendimiento|startup|podcast|blog|canal de|newsletter|proyecto personal)\b(?! en mente)/
    : verb === 'ando'
      ? /^(?:con|en) (?:un|una) (?:proyecto|emprendimiento|startup)\b/
      : /^en (?:un|una|mi) (?:proyecto|app|aplicacion|tesis|novela|libro|startup|videojuego)\b/;
  return wanted.test(object) && object.split(' ').length > 2
    ? projectNamed(reading, 1, told('project', reading, at, objectEnd(words, at + 1)))
    : null;
});

// "Estamos por lanzar una app de turnos".
on('lanzar sacar publicar abrir', (reading, at) => {
  const { words } = reading;
  const before = /(?:^| )(?:estoy|estamos) (?:por|a punto de)$/.exec(textOf(words, 0, at));
  if (
    before === null ||
    reading.clause.isAsked ||
    !/^(?:un|una|mi|nuestro|nuestra) /.test(textOf(words, at + 1)) ||
    !PROJECT.test(textOf(words, at + 2, at + 4))
  )
    return null;
  const head = words.findIndex(({ text }) => /^estamos|estoy$/.test(text));
  return isStated(reading, head) ? told('project', reading, head, objectEnd(words, at + 1)) : null;
});

const AT_IT = /(?:estoy|estamos|ando|andamos|trabajo|trabajamos|llevo|llevamos|traigo)/.source;
const MAKING =
  /(?:armando|haciendo|desarrollando|construyendo|creando|montando|escribiendo|preparando|disenando|programando|trabajando|grabando|componiendo|metid[oa]s?|involucrad[oa]s?|embarcad[oa]s?)/
    .source;
/** "el proyecto en el que estoy metida", "el libro que estoy escribiendo". */
const SUBJECT = new RegExp(
  `^(?:el|la|mi) ((?:\\p{L}+ ){1,3}?)(?:(?:en|con) )?(?:(?:el|la) )?que (?:(?:${AT_IT}) ${MAKING}|trabajo|trabajamos|ando|llevo entre manos|traigo entre manos)(?: (?:ahora|actualmente|desde \\p{L}+ \\p{L}+))?$`,
  'u',
);

// "El proyecto en el que estoy metida es un catálogo", "el libro que estoy escribiendo trata de ballenas".
on('es trata consiste llama', (reading, at) => {
  const { words, clause, weather } = reading;
  const copula = words[at]?.text === 'llama' ? at - 1 : at;
  const noun = SUBJECT.exec(textOf(words, 0, copula))?.[1]?.trim();
  if (noun === undefined || !PROJECT.test(noun) || clause.isAsked || weather.isFormer || weather.isReported)
    return null;
  const end = objectEnd(words, at + 1);
  if (
    /^(?:muy|mas|tan|un (?:caos|desastre|lio|quilombo|infierno)|una (?:locura|pesadilla)|dificil|lent[oa]|buen[oa]|mal[oa]|complicad[oa]|nuev[oa]|grande|aburrid[oa])\b/.test(
      textOf(words, at + 1, end),
    ) ||
    end === at + 1
  )
    return null;
  return {
    kind: 'fact',
    slot: 'project',
    value: `su ${noun} ${written(reading, copula, end)}`,
    first: words[0] as Word,
    last: words[end - 1] as Word,
  };
});

// "Estoy metido en un proyecto de riego", "tengo entre manos una tienda de vinilos".
on('metido metida involucrado involucrada embarcado embarcada manos', (reading, at) => {
  const { words, clause, weather } = reading;
  const lead = textOf(words, 0, at + 1);
  const head = words.findIndex(({ text }) => /^(?:estoy|ando|sigo|tengo|llevo|traigo)$/.test(text));
  if (head < 0 || !isStated(reading, head) || clause.isAsked || weather.isTemporary) return null;
  if (!/^(?:yo |ahora )*(?:(?:estoy|ando|sigo) (?:muy |super )?\p{L}+|(?:tengo|llevo|traigo) entre manos)$/u.test(lead))
    return null;
  const from = words[at]?.text === 'manos' ? at + 1 : at + 2;
  if (from === at + 2 && words[at + 1]?.text !== 'en') return null;
  const object = textOf(words, from);
  const head3 = object.split(' ').slice(1, 4).join(' ');
  return /^(?:un|una|mi|nuestro|nuestra) \p{L}+ \p{L}+/u.test(object) && PROJECT.test(head3) && !NO_PROJECT.test(head3)
    ? told('project', reading, head, objectEnd(words, from))
    : null;
});

// "El proyecto en el que ando: un invernadero", "mi proyecto de ahora: una app de turnos".
on('proyecto emprendimiento app tesis libro novela', (reading, at) => {
  const { clause, clauses, words } = reading;
  const next = clauses[clause.index + 1];
  if (next === undefined || next.opener !== ':' || clause.isAsked || next.isAsked || at > 1) return null;
  if (!/^(?:un|una) \p{L}+ \p{L}+/u.test(next.text)) return null;
  const isOwn =
    SUBJECT.test(clause.text) ||
    /^(?:mi|nuestro|nuestra) \p{L}+(?: (?:actual|de ahora|personal|de este ano|en marcha))?$/u.test(clause.text);
  if (!isOwn) return null;
  const other = { ...reading, clause: next, words: next.words };
  const end = objectEnd(next.words, 0);
  return {
    kind: 'fact',
    slot: 'project',
    value: `su ${words[at]?.written.toLowerCase() ?? ''} es ${written(other, 0, end)}`,
    first: words[0] as Word,
    last: next.words[end - 1] as Word,
  };
});

// "Mi tesis trata sobre los humedales".
on('trata', (reading, at) => {
  const { words, clause, weather } = reading;
  if (clause.isAsked || weather.isFormer || at !== 2 || !/^(?:mi|nuestra|nuestro)$/.test(words[0]?.text ?? ''))
    return null;
  if (
    !/^(?:tesis|tesina|novela|libro|proyecto|investigacion|tfg|tfm|documental|podcast|blog|ensayo|corto|cortometraje|obra)$/.test(
      words[1]?.text ?? '',
    )
  )
    return null;
  return /^(?:de|sobre|acerca) (?!(?:est|es|algo|nada|que|eso|lo)\p{L}*$)/u.test(textOf(words, at + 1))
    ? told('project', reading, 0, objectEnd(words, at + 1))
    : null;
});
