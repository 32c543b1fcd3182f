/** What users like and do for pleasure or out of habit, lastingly: not how they take what is at hand. */
import {
  afterAdverbs,
  type Found,
  type Frame,
  isNegated,
  isStated,
  isVerbless,
  objectEnd,
  on,
  present,
  type Reading,
  textOf,
  told,
  written,
} from './frame.ts';
import { LANGUAGES } from './lexicon/technologies.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

const DELIVERABLE =
  'idea|titulo|version|opcion|propuesta|parrafo|respuesta|resumen|texto|plan|enfoque|tono|ejemplo|resultado|codigo|logo|imagen|foto|frase|final|nombre|lista|diseno|estilo|formato|color|eslogan|slogan|itinerario|alternativa|estructura|explicacion|sugerencia|recomendacion|receta|borrador|mail|correo|mensaje|asunto|intro|introduccion|conclusion|cierre|parte|manera|forma|solucion|tabla|grafico|paleta|cambio|palabra|pagina|cancion|historia|chiste|poema|cuento|dibujo|menu|rutina|descripcion|fuente|tipografia|portada|fondo|dato|tema|seccion|capitulo|arreglo|refactor|funcion|variable|query|boton|nueva|anterior|primera|segunda|tercera|ultima|primer|segundo|tercer|tercero|primero|ultimo|otra|otro|de arriba|de abajo|que|cual';
/** What is at hand: "esa idea", "el segundo título", "cómo quedó". */
const AT_HAND = new RegExp(
  `^(?:est[aeo]s?|es[aeo]s?|aquell?[oa]?|tu|tus|su (?:respuesta|idea)|como|cómo|lo|donde|cuando|mas|menos|mucho|muchisimo|bastante|un monton|tanto|todo|nada|asi|igual|de todos|porque|y|pero|la verdad|ya|a mi|a mi tambien|tambien$|tambien (?:esa|ese|la|el)|(?:el|la) (?:\\p{L}+ )?(?:${DELIVERABLE})\\b|(?:los|las) (?:dos|tres|primer[oa]s|ultim[oa]s|otr[oa]s|nuev[oa]s|cambios|de|que)\\b|(?:primer|segund|tercer|ultim|otr)[oa]?s?|un(?:a)? (?:opcion|version|titulo|idea|poco)|algo|uno|una|que \\p{L}+ (?:esto|eso|asi)|que (?:hayas|lo|la(?! gente)|sea|quede|este|esta|tenga|vaya|diga)|la \\d|el \\d|\\d|opcion|version|si|no|ninguna|ninguno|cualquiera|ambas|ambos|mejor|todavia|seria)(?![\\p{L}\\p{N}])`,
  'u',
);
const ENTIRELY = /^(?:la|el|los|las|lo|me|te|que|esto|eso|asi)$/;

/** Objects that say nothing by themselves, or too much: "ponérselo a todo", "a todo el mundo". */
const IN_THE_AIR =
  /^(?:\p{L}+(?:ar|er|ir)(?:se|me|nos)?l[oa]s?\b|(?:a )?(?:todo el mundo|todos|todas|la gente|este mundo|el mundo|mi vida|la vida|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|la humanidad)$)/u;

function tasteEnd(reading: Reading, from: number): number {
  return objectEnd(reading.words, from);
}

function isAtHand(reading: Reading, from: number, to: number): boolean {
  const object = textOf(reading.words, from, to);
  return (
    object === '' ||
    AT_HAND.test(object) ||
    ENTIRELY.test(object) ||
    /\b(?:que (?:me )?(?:diste|hiciste|pasaste|propusiste|mandaste|escribiste|armaste|sugeriste|proponen|propones|decis|dices|dice|dijiste|mencionas|quedó|quedo|elegiste|puso|pusiste|mostraste)|de (?:tu|la) (?:respuesta|propuesta|lista)|del (?:texto|mail|resumen))\b/.test(
      object,
    )
  );
}

const LIKING =
  'gusta gustan encanta encantan fascina fascinan copa copan chifla chiflan mola molan apasiona apasionan divierte divierten relaja aburre aburren molesta molestan disgusta disgustan enloquece enloquecen flipa flipan repugna repugnan deprime irrita irritan desagrada desagradan interesa interesan pirra vuelve vuelven pierde pierden choca chocan repatea repatean revienta revientan emociona emocionan entusiasma entusiasman apetece cae caen late laten agrada agradan priva privan enferma enferman va van puede pueden';
const liking: Frame = (reading, at) => {
  const { words, clause, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (
    !/^(?:me|nos)$/.test(words[at - 1]?.text ?? '') ||
    clause.isAsked ||
    weather.isTemporary ||
    weather.isFormer ||
    /^apetece$/.test(verb)
  )
    return null;
  const no = words[at - 2]?.text === 'no' || words[at - 2]?.text === 'nunca' || words[at - 2]?.text === 'tampoco';
  const head = no ? at - 2 : at - 1;
  if (!isStatedLiking(reading, head)) return null;
  let from = at + 1;
  if (/^(?:vuelve|vuelven)$/.test(verb)) {
    if (!/^loc[oa]s?$/.test(words[from]?.text ?? '')) return null;
    from += 1;
  }
  if (/^(?:cae|caen)$/.test(verb)) {
    if (!/^(?:mal|pesad[oa]s?|fatal|horrible)$/.test(words[from]?.text ?? '')) return null;
    from += 1;
  }
  from = afterDegree(words, from);
  const end = tasteEnd(reading, words[from]?.text === 'que' ? from + 1 : from);
  if (WEAK_LIKING.test(verb) && !isTold(verb, reading, from, end)) return null;
  const isMore = words[from - 1]?.text === 'mas';
  if (isMore && !/ que /.test(textOf(words, from, end))) return null;
  if (words[from] === undefined || from >= end) return frontedTaste(reading, head, from);
  if (SINCE.test(textOf(words, from, end))) return setApart(reading, head, from, end);
  // "Me gusta que seas breve" is asked of the assistant.
  if (/^que (?:no )?(?:me |nos )?(?!las\b|los\b|mis\b)\p{L}{2,}[ae]s\b/u.test(textOf(words, from, end))) return null;
  const isCompared = isMore && COMPARED.test(textOf(words, from, end));
  if (!isCompared && (isAtHand(reading, from, end) || IN_THE_AIR.test(textOf(words, from, end)))) return null;
  if (/^(?:revienta|molesta|mata|late)/.test(verb) && BODILY.test(textOf(words, from, end))) return null;
  if (
    /^(?:pierde|pierden|divierte|interesa|interesan|molesta|molestan|aburre|deprime|emociona|relaja)$/.test(verb) &&
    !/^(?:el|la|los|las|que|[a-z]+[aei]r) /.test(`${textOf(words, from, end)} `)
  )
    return null;
  if (
    /^(?:interesa|interesan|emociona|molesta|deprime|aburre)$/.test(verb) &&
    /^(?:la|el) (?:puesto|oferta|curso|noticia|situacion|oportunidad|propuesta|rodilla|espalda|cabeza|ruido)/.test(
      textOf(words, from, end),
    )
  )
    return null;
  return told(verb.startsWith('apasion') ? 'hobby' : 'preference', reading, head, end);
};
on(LIKING, liking);

const DEGREE =
  /^(?:mucho|muchisimo|bastante|tambien|especialmente|sobre|todo|demasiado|poco|nada|mas|realmente|tanto|siempre|la verdad|harto|mazo|cantidad|horrores|mogollon|caleta|locura|profundamente)$/;
const AMOUNT = /^un (?:monton|buen|chorro|mundo|toco|huevo|poquito|resto|toque|horror)$/;

/** The first word after how much: "me late un buen | la comida yucateca", "me gusta mucho | el té". */
function afterDegree(words: readonly Word[], start: number): number {
  let from = start;
  while (from < words.length) {
    if (DEGREE.test(words[from]?.text ?? '')) from += 1;
    else if (AMOUNT.test(textOf(words, from, from + 2)) && !/^\p{L}+$/u.test(bare(words[from + 2]))) from += 2;
    else break;
  }
  return from;
}

/** A noun without an article, which "un buen" belongs to: "me late un buen vino"; '' for what stands by itself. */
function bare(word: Word | undefined): string {
  const text = word?.text ?? '';
  return /^(?:el|la|los|las|que|\p{L}+[aei]r)$/u.test(text) ? '' : text;
}

/** Verbs that mean liking with a thing alone: "no me va el reguetón", "me puede el chocolate"; not "me va bien", "me puede pasar". */
const WEAK_LIKING = /^(?:late|laten|va|van|puede|pueden|priva|privan|enferma|enferman)$/;
/** What goes, or goes well, of itself. */
const GOING =
  /\b(?:internet|wifi|red|conexion|web|pagina|pantalla|teclado|mouse|raton|sonido|audio|microfono|camara|programa|app|aplicacion|computadora|ordenador|compu|celular|movil|impresora|coche|auto|vida|trabajo|negocio|dia|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hora|cabeza|fiebre|sueno|corazon|dolor)\b/;

function isTold(verb: string, { words }: Reading, from: number, end: number): boolean {
  const object = textOf(words, from, end);
  if (/^(?:enferma|enferman)$/.test(verb)) return /^(?:que|el|la|los|las|\p{L}+[aei]r)\b/u.test(object);
  return /^(?:(?:el|la|los|las) \p{L}|\p{L}+[aei]r (?:el|la|los|las|en|por|a) )/u.test(object) && /^l|^pri/.test(verb)
    ? true
    : /^(?:el|la|los|las) \p{L}/u.test(object) && !GOING.test(object);
}

/** "Más el té que el café". */
const COMPARED = /^(?:el|la|los|las|\p{L}+[aei]r)\b.* que (?:el|la|los|las|\p{L}+[aei]r)\b/u;
const BODILY = /^(?:la|el|las|los) (?:cabeza|espalda|rodilla|muela|muelas|oido|garganta|pecho|pie|pies|cuello)\b/;

// "Nunca me ha gustado el fútbol": for good, where "me ha gustado" alone is of what was just seen.
on('gustado encantado fascinado apasionado interesado flipado llamado', (reading, at) => {
  const { words, clause } = reading;
  if (
    clause.isAsked ||
    !/^(?:ha|han)$/.test(words[at - 1]?.text ?? '') ||
    words[at - 2]?.text !== 'me' ||
    !/^(?:(?:a mi|a mí|yo) )?(?:siempre|nunca|jamas|desde \p{L}+(?: \p{L}+)?|toda (?:la|mi) vida)$/u.test(
      textOf(words, 0, at - 2),
    )
  )
    return null;
  const from = words[at]?.text === 'llamado' && /^la atencion/.test(textOf(words, at + 1)) ? at + 3 : at + 1;
  const object = afterDegree(words, from);
  if (words[at]?.text === 'llamado' && from === at + 1) return null;
  const end = tasteEnd(reading, object);
  return isAtHand(reading, object, end) || IN_THE_AIR.test(textOf(words, object, end))
    ? null
    : told('preference', reading, 0, end);
});

// "Lo que más me gusta es el mar", "lo que no soporto es la impuntualidad".
on('lo', (reading, at) => {
  const { words, clause, weather } = reading;
  const head =
    /^lo que (?:mas |menos |peor |no )*(?:me (?:gusta|encanta|apasiona|molesta|fascina|relaja|divierte)|odio|detesto|disfruto|soporto|aguanto)(?: hacer| en la vida| en el mundo| del mundo| de todo)? es /.exec(
      `${textOf(words, at)} `,
    )?.[0];
  if (head === undefined || clause.isAsked || weather.isTemporary || (at > 0 && textOf(words, 0, at) !== 'a mi'))
    return null;
  const from = at + head.trim().split(' ').length;
  const end = tasteEnd(reading, from);
  return !/^(?:el|la|los|las|\p{L}+[aei]r)\b/u.test(textOf(words, from, end)) || isAtHand(reading, from, end)
    ? null
    : told('preference', reading, at, end);
});

/** What one fears or expects of a day: no taste. */
const EVENT =
  /\b(?:examen|examenes|entrevista|reunion|cita|operacion|cirugia|parcial|final|resultados?|juicio|presentacion|exposicion|prueba|parto|mudanza|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana)\b/;

// "Tengo debilidad por el queso azul", "les tengo pavor a las arañas", "tengo fobia a las agujas".
on('debilidad mania pavor panico fobia asco miedo tirria terror', (reading, at) => {
  const { words, clause, weather } = reading;
  const verb = /^(?:mucho|mucha|un|una|cierta|autentic[oa]|verdader[oa])$/.test(words[at - 1]?.text ?? '')
    ? at - 2
    : at - 1;
  if (!/^(?:tengo|siento)$/.test(words[verb]?.text ?? '') || clause.isAsked || weather.isTemporary) return null;
  const head = /^les?$/.test(words[verb - 1]?.text ?? '') ? verb - 1 : verb;
  if (!isStated(reading, head)) return null;
  const isFond = words[at]?.text === 'debilidad';
  const object = textOf(words, at + 1);
  if (
    !(isFond ? /^por (?:el|la|los|las) / : /^(?:al|a (?:el|la|los|las|\p{L}+[aei]r)\b)/u).test(object) ||
    EVENT.test(object)
  )
    return null;
  const end = tasteEnd(reading, at + 2);
  return isAtHand(reading, at + 2, end) ? null : told('preference', reading, head, end);
});

// "Me muero por las empanadas"; not "me muero por saber", "por un café".
on('muero', (reading, at) => {
  const { words, clause, weather } = reading;
  const head = words[at - 1]?.text === 'me' ? at - 1 : at;
  const object = textOf(words, at + 1);
  if (
    clause.isAsked ||
    weather.isTemporary ||
    !isStated(reading, head) ||
    !/^por (?:el|la|los|las) (?!resultados?|ganas|noticias?)/.test(object) ||
    EVENT.test(object)
  )
    return null;
  const end = tasteEnd(reading, at + 2);
  return isAtHand(reading, at + 2, end) ? null : told('preference', reading, head, end);
});

// "Entre gatos y perros me quedo con los gatos".
on('quedo', (reading, at) => {
  const { words, clause } = reading;
  const [, first = '', second = ''] =
    /^(?:yo )?entre (?!ell?[oa]?s? |las? |los )(\p{L}+) y (?!el |las? |los )(\p{L}+) (?:yo )?me$/u.exec(
      textOf(words, 0, at),
    ) ?? [];
  const chosen = /^con (?:el|la|los|las) (\p{L}+)$/u.exec(textOf(words, at + 1))?.[1];
  return clause.isAsked || chosen === undefined || (chosen !== first && chosen !== second)
    ? null
    : { ...told('preference', reading, at - 1, words.length), first: words[0] as Word };
});

function isStatedLiking(reading: Reading, head: number): boolean {
  const before = textOf(reading.words, 0, head);
  if (
    before === '' ||
    /^(?:a mi|yo|a nosotros|siempre|tambien|y|ya|en general|en casa|de verdad)$/.test(before) ||
    /^a mi (?:tambien|siempre|personalmente)$/.test(before)
  )
    return true;
  return frontedObject(reading, head) > 0 || (/^(?:en|de|por|para|entre) /.test(before) && isStated(reading, head));
}

/** Words before a verb that are its object: "el cilantro (no lo)". */
function frontedObject({ words, clause }: Reading, head: number): number {
  const start = /^a m[ií] (?:el|la|los|las)\b/.test(textOf(words, 0, 3)) ? 2 : 0;
  let to = head;
  while (to > 0 && /^(?:no|lo|la|los|las|nunca|siempre|a|mi)$/.test(words[to - 1]?.text ?? '') && to > 1) to -= 1;
  if (clause.opener === 'que' || to < 1 || to > 6) return 0;
  if (!/^(?:el|la|los|las)$/.test(words[start]?.text ?? '') && to > 2) return 0;
  return words
    .slice(start, to)
    .some(({ text }) =>
      /^(?:que|si|quien|mi|tu|su|este|esta|ese|esa|eso|esto|lo|no|a|al|y|todos|nadie|es|son|hay|en|de)$/.test(text),
    ) && !/^(?:el|la|los|las) \p{L}+ (?:de|con|sin) \p{L}+$/u.test(textOf(words, start, to))
    ? 0
    : to;
}

function frontedTaste(reading: Reading, head: number, end: number): Found | null {
  const to = frontedObject(reading, head);
  const start = /^a m[ií]$/.test(textOf(reading.words, 0, 2)) ? 2 : 0;
  if (to <= start || isAtHand(reading, start, to)) return null;
  return told('preference', reading, start, end);
}

/** No object: "me fascina | desde niña". */
const SINCE = /^(?:desde|hace|de toda la vida|toda la vida|con locura)\b/;

/** "La ópera, ahí se me va la plata: me fascina desde niña": what is liked opened the sentence. */
function setApart(reading: Reading, head: number, from: number, end: number): Found | null {
  const { words, clauses } = reading;
  if (frontedObject(reading, head) > 0) return frontedTaste(reading, head, end);
  const [topic] = clauses;
  if (topic === undefined || topic === reading.clause || topic.isAsked || topic.words.length > 5 || head > 0)
    return null;
  const other = { ...reading, clause: topic, words: topic.words };
  if (!/^(?:el|la|los|las) /.test(topic.text) || !isVerbless(topic) || isAtHand(other, 0, topic.words.length))
    return null;
  const liked = thirdPerson(topic.sentence, topic.words);
  return {
    kind: 'fact',
    slot: 'preference',
    value: `${thirdPerson(reading.clause.sentence, words, head, from)} ${liked.charAt(0).toLowerCase()}${liked.slice(1)} ${written(reading, from, end)}`,
    first: topic.words[0] as Word,
    last: words[end - 1] as Word,
  };
}

// "El cilantro me da asco", "me dan miedo las alturas"; "le tomé el gusto al picante".
on('da dan', (reading, at) => {
  const { words, clause, weather } = reading;
  if (words[at - 1]?.text !== 'me' || clause.isAsked || weather.isTemporary || weather.isFormer || isNegated(words, at))
    return null;
  const after = /^(?:mucho|mucha|bastante|tanto|un)$/.test(words[at + 1]?.text ?? '') ? at + 3 : at + 2;
  if (!/^(?:asco|fobia|repulsion|panico|miedo|vertigo|pavor|terror)$/.test(words[after - 1]?.text ?? '')) return null;
  if (EVENT.test(clause.text)) return null;
  if (at === 1) {
    const end = tasteEnd(reading, after);
    return words[after] === undefined ||
      !/^(?:el|la|los|las)$/.test(words[after]?.text ?? '') ||
      isAtHand(reading, after, end)
      ? null
      : told('preference', reading, 0, end);
  }
  return /^(?:el|la|los|las)$/.test(words[0]?.text ?? '') &&
    at <= 5 &&
    words[after] === undefined &&
    !isAtHand(reading, 0, at - 1)
    ? told('preference', reading, 0, after)
    : null;
});
on('tome agarre', (reading, at) => {
  const { words, clause } = reading;
  if (
    words[at - 1]?.text !== 'le' ||
    !/^el gusto (?:al|a la|a los|a las) /.test(textOf(words, at + 1)) ||
    clause.isAsked
  )
    return null;
  return isNegated(words, at)
    ? null
    : told('preference', reading, at - 1, objectEnd(words, at + 1), { replaces: true });
});

const feeling: Frame = (reading, at) => {
  const { words, clause, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (clause.isAsked || weather.isTemporary || weather.isFormer || weather.isPlanned) return null;
  const needsNo = /^(?:soporto|aguanto|tolero|trago|banco|paso|puedo)$/.test(verb);
  const no = words.findIndex(({ text }, index) => index < at && index >= at - 3 && text === 'no');
  if (needsNo !== no >= 0) return null;
  if (verb === 'puedo') {
    if (!/^ni ver/.test(textOf(words, at + 1))) return null;
  }
  const clitic = /^(?:lo|la|los|las)$/.test(words[at - 1]?.text ?? '');
  const head = needsNo ? no : clitic ? at - 1 : at;
  let from = afterAdverbs(words, at + 1);
  if (verb === 'disfruto' && /^(?:de|del)$/.test(words[from]?.text ?? '')) from += 1;
  const end = tasteEnd(reading, from);
  if (clitic || from >= end) {
    const to = frontedObject(reading, head);
    return to > 0 && clitic && !isAtHand(reading, 0, to) ? told('preference', reading, 0, at + 1) : null;
  }
  if (
    !isStated({ ...reading, words: words.filter((_, index) => index !== no) }, needsNo ? at - 1 : at) ||
    IN_THE_AIR.test(textOf(words, from, end)) ||
    isAtHand(reading, from, end)
  )
    return null;
  if (
    /^(?:el dolor|el calor de hoy|mas$|la cabeza|la espalda|la situacion|ver(?:te|lo)|decir|tener que|pedir|molestar|que me (?:pase|hayan|hagan)|a (?:mi|tu|su) |a este|a ese|con todo|ser (?:yo|el)|cuando)/.test(
      textOf(words, from, end),
    ) &&
    !/^a los /.test(textOf(words, from, end))
  )
    return null;
  return told('preference', reading, head, end);
};
on(
  [...present('odiar', 'detestar', 'amar', 'adorar', 'soportar', 'aguantar', 'tolerar', 'disfrutar'), 'trago', 'puedo'],
  feeling,
);

// "Prefiero el té al café", "prefiero respuestas cortas".
on([...present('preferir')], (reading, at) => {
  const { words, clause, weather } = reading;
  if (!isStated(reading, at) || weather.isTemporary || clause.isAsked) return null;
  const from = afterAdverbs(words, at + 1);
  const end = tasteEnd(reading, from);
  const object = textOf(words, from, end);
  if (object === '' || isAtHand(reading, from, end) || /^que\b/.test(object)) return null;
  if (
    /^(?:no|esperar|dejar|empezar|seguir|ir|hacer|pensar|cambiar|terminar|hablar|ver|probar|usar (?:el|la|este|ese)|arrancar|quedar|mantener|poner|sacar|agregar|volver|pasar|saber|evitar|tener|ser|estar|morir|no saber)(?:lo|la|me|los|las|nos|selo)?\b/.test(
      object,
    )
  )
    return null;
  if (/^\p{L}+(?:arlo|erlo|irlo|arla|erla|irla|arme|erme|irme|arte|erte|irte)\b/u.test(object)) return null;
  if (/\b(?:para (?:este|esta|el|la|manana|hoy)|en este|en esta|al (?:anterior|primero|segundo))\b/.test(object))
    return null;
  const language = words.slice(from, end).find(({ text }) => LANGUAGES.has(text));
  if (
    language !== undefined &&
    /\b(?:respuestas?|en|que me)\b/.test(object) &&
    /^(?:las? )?(?:respuestas?|todo|en|hablar) ?/.test(object)
  ) {
    return told('language', reading, at, end, { standing: true });
  }
  return told('preference', reading, at, end, { standing: true });
});

on('soy', (reading, at) => {
  const { words } = reading;
  if (!isStated(reading, at)) return null;
  const text = textOf(words, at + 1);
  const end = objectEnd(words, at + 1);
  if (
    /^(?:muy |re |mas |un gran |una gran |super |bien |un |una )?(?:fan|fanatic[oa]|amante|aficionad[oa]|apasionad[oa]|entusiasta|devot[oa]|forof[oa]|enamorad[oa]|adict[oa]|loc[oa]) (?:de|del|a|al|por) (?!tu|esta|este|esa|ese|atar|remate)/.test(
      text,
    )
  ) {
    if (/(?:boca|river|racing)\b/.test(text)) return null;
    return told(/^(?:\w+ )?(?:fan|enamorad|adict|loc)/.test(text) ? 'preference' : 'hobby', reading, at, end);
  }
  if (
    /^(?:(?:mucho|muchisimo|bastante|mil veces|siempre) )?mas (?:de|del) (?!30|lo|que|una|un|la|acuerdo|\d|(?:alla|aca|aqui|ahi)\b)/.test(
      text,
    ) ||
    /^muy de (?!acuerdo|este|esta|ese|esa|vez|pueblo|barrio|\p{L}+ adentro)/u.test(text) ||
    /^(?:mas )?(?:team|matero|matera|cafeter[oa]|mas bien de)\b/.test(text) ||
    /^(?:muy |re |bien )?(?:golos[oa]|cinefil[oa]|meloman[oa]|friolent[oa]|frioler[oa])$/.test(text)
  )
    return told('preference', reading, at, end);
  return null;
});

// "Hincha de Alianza Lima hasta la muerte": who opens with a passion that lasts speaks of their own.
on('hincha fanatico fanatica fan seguidor seguidora socio socia simpatizante', (reading, at) => {
  const { words, clause } = reading;
  if (clause.index > 0 || clause.isAsked || at > 1 || (at === 1 && !/^(?:yo|gran|muy)$/.test(words[0]?.text ?? '')))
    return null;
  const tail =
    / (?:hasta la (?:muerte|medula)|a muerte|a morir|de (?:toda la vida|corazon|siempre|cuna|nino|nina|chico|chica)|desde (?:siempre|la cuna|chic[oa]|nin[oa]|que naci))$/.exec(
      clause.text,
    );
  if (tail === null || !/^del? /.test(textOf(words, at + 1))) return null;
  return {
    ...told('preference', reading, at, words.length),
    value: `es ${told('preference', reading, at, words.length).value}`,
  };
});

on('preferiria', (reading, at) => {
  const { words, clause } = reading;
  if (clause.isAsked || !isStated(reading, at)) return null;
  return /^(?:las |tus )?(?:respuestas|explicaciones|contestaciones) \p{L}+/u.test(textOf(words, at + 1))
    ? told('preference', reading, at, objectEnd(words, at + 1), { standing: true })
    : null;
});

/** "El sábado juego al tenis": that one. */
const ONE_DAY = /\b(?<!todo )el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|proximo)\b/;

// Hobbies: "toco la guitarra", "juego al ajedrez", "colecciono vinilos", "en mi tiempo libre restauro muebles".
const PLAY =
  /^(?:(?:al|a la|a los|a las) (?:futbol|tenis|padel|ajedrez|basquet|baloncesto|voley|voleibol|rugby|hockey|golf|truco|poker|pool|billar|videojuegos|bolos|squash|handball|ping|rol|beisbol|softball|domino|play|pelota|bridge|mus|warhammer|magic|paddle|badminton)|(?:futbol|tenis|padel|ajedrez|basquet|voley|rugby|hockey|golf|videojuegos|poker)\b)/;
on(
  [
    ...present(
      'tocar',
      'jugar',
      'practicar',
      'coleccionar',
      'escalar',
      'pintar',
      'bailar',
      'cantar',
      'tejer',
      'restaurar',
      'surfear',
      'bordar',
      'cultivar',
      'pescar',
      'dibujar',
    ),
  ],
  (reading, at) => {
    const { words, weather } = reading;
    const verb = words[at]?.text ?? '';
    if (!isStated(reading, at) || weather.isTemporary || weather.isFormer || weather.isPlanned) return null;
    if (ONE_DAY.test(reading.clause.text)) return null;
    const from = afterAdverbs(words, at + 1);
    const end = objectEnd(words, from);
    const object = textOf(words, from, end);
    if (verb.startsWith('jug') || verb.startsWith('jueg'))
      return PLAY.test(object) ? told('hobby', reading, at, end) : null;
    if (/^toc/.test(verb))
      return /^(?:el|la|los|las|un|una|en una|en un)? ?(?:guitarra|piano|bajo|bateria|violin|saxo|saxofon|flauta|ukelele|charango|acordeon|bandoneon|teclado|teclados|trompeta|chelo|violonchelo|clarinete|cajon|arpa|oboe|banjo|armonica|banda|orquesta|tambor|viola|quena|contrabajo|gaita)\b/.test(
        object,
      )
        ? told('hobby', reading, at, end)
        : null;
    if (/^(?:practic|colecciono|coleccionamos)/.test(verb))
      return object === '' || /^(?:con|para|lo|la|mi|mucho|el (?:examen|discurso)|ingles)/.test(object)
        ? null
        : told('hobby', reading, at, end);
    if (/^(?:pint|dibuj|cant|bail|tej|bord|restaur|cultiv|pesc|escal|surfe)/.test(verb))
      return object === '' ||
        /^(?:la (?:casa|pared|pieza)|el (?:cuarto|living)|victoria|las? paredes|mal)/.test(object) ||
        (/^(?:pint|cant|cultiv|restaur|tej|bord)/.test(verb) &&
          !/\b(?:desde|los|las|por hobby|acuarela|oleo|coro|tango|crochet|muebles|huerta|\w+os|\w+as)\b/.test(object))
        ? null
        : told('hobby', reading, at, end);
    return null;
  },
);
on(present('hacer'), (reading, at) => {
  const { words, weather } = reading;
  if (!isStated(reading, at) || weather.isTemporary || weather.isPlanned) return null;
  const object = textOf(words, afterAdverbs(words, at + 1));
  return /^(?:yoga|pilates|crossfit|escalada|senderismo|trekking|ceramica|natacion|ciclismo|boxeo|judo|karate|taekwondo|aikido|ballet|teatro|teatro|improvisacion|danza|danzas|spinning|running|funcional|pesas|musculacion|calistenia|surf|kitesurf|buceo|esqui|snowboard|patin|patinaje|parkour|meditacion|jardineria|carpinteria|ganchillo|crochet|macrame|origami|fotografia|radioaficion|montanismo|alpinismo|remo|vela|kayak|esgrima|atletismo|triatlon|mtb|gimnasia|zumba|tango|salsa|stand up|malabares|cerveza artesanal|pan casero|aquagym|artes marciales|tai chi|jiu|maquetas(?!.*\bpara\b)|velas(?!.*\bpara\b)|jabones(?!.*\bpara\b)|mosaicos?|encuadernacion|cosplay|miniaturas|costura|patchwork|bonsais|marqueteria|aeromodelismo|apnea|barranquismo|orientacion|equitacion|hipica|tiro con arco|malabarismo|grabado|acuarela|collage|scrapbooking)\b/.test(
    object,
  )
    ? told('hobby', reading, at, objectEnd(words, at + 1))
    : null;
});
// "Lo mío es la escalada", "en mi tiempo libre…".
on('mio', (reading, at) => {
  const { words, clause, clauses } = reading;
  if (words[at - 1]?.text !== 'lo') return null;
  // "El picante no es lo mío".
  if (isNegated(words, at))
    return !clause.isAsked &&
      at + 1 === words.length &&
      /^(?:el|la|los|las|\p{L}+[aei]r)\b.{0,40} no (?:es|son) lo$/u.test(textOf(words, 0, at)) &&
      !isAtHand(
        reading,
        0,
        words.findIndex(({ text }) => text === 'no'),
      )
      ? told('preference', reading, 0, at + 1)
      : null;
  const verb = words.findIndex(({ text }, index) => index > at && text === 'es');
  if (verb > 0)
    return /^(?:la|el|los|las) /.test(textOf(words, verb + 1)) && !/^(?:el tuyo|lo)/.test(textOf(words, verb + 1))
      ? told(words[verb - 1]?.text === 'no' ? 'preference' : 'hobby', reading, at - 1, objectEnd(words, verb + 1))
      : null;
  if (at + 1 !== words.length) return null;
  const next = clauses.slice(clause.index + 1, clause.index + 4).find(({ words: [opens] }) => opens?.text === 'es');
  if (next === undefined || next.isAsked || !/^es (?:la|el|los|las) /.test(next.text)) return null;
  const end = objectEnd(next.words, 1);
  return {
    kind: 'fact',
    slot: 'hobby',
    value: `lo suyo es ${written({ ...reading, clause: next, words: next.words }, 1, end)}`,
    first: words[at - 1] as Word,
    last: next.words[end - 1] as Word,
  };
});

// "Llevo diez años practicando aikido".
on('llevo llevamos', (reading, at) => {
  const { words } = reading;
  const text = textOf(words, at + 1);
  return isStated(reading, at) &&
    /^(?:(?:casi |como |ya |mas de )?(?:\d+|\p{L}+) |muchos )?(?:anos|decadas|toda (?:la|mi) vida) (?:practicando|tocando (?:el|la|los|en)|pintando|bailando|cantando|coleccionando|escalando|tejiendo|nadando|corriendo|haciendo (?:yoga|pilates|teatro|ceramica|deporte|judo|karate|boxeo|musica)|jugando (?:al (?!mism)|a las|a los))\b/u.test(
      text,
    )
    ? told('hobby', reading, at, objectEnd(words, at + 1))
    : null;
});

/** Where people meet for pleasure: "estoy en un club de lectura", "juego en un equipo de vóley". */
const AT_LEISURE =
  /^(?:yo )?(?:(?:estoy|ando|participo|juego|canto|toco|bailo|actuo) en|formo parte de|soy (?:parte|miembro|integrante|soci[oa]) de) (?:un|una|el|la)(?: pequen[oa]| gran)?$/;
on('club grupo taller coro equipo banda orquesta comparsa murga liga pena', (reading, at) => {
  const { words, clause, weather } = reading;
  if (clause.isAsked || weather.isTemporary || weather.isFormer || !AT_LEISURE.test(textOf(words, 0, at))) return null;
  const what = textOf(words, at + 1);
  const noun = words[at]?.text ?? '';
  if (noun === 'equipo' && !/\bjuego en\b/.test(clause.text)) return null;
  const speaks = /^(?:coro|orquesta|murga|comparsa|banda)$/.test(noun);
  if (
    !speaks &&
    !/^de (?:lectura|senderismo|montana|montanismo|running|corredores|ajedrez|teatro|danza|baile|folklore|astronomia|ciclismo|rol|escritura|ceramica|yoga|natacion|remo|tenis|padel|futbol|voley|basquet|baloncesto|rugby|hockey|balonmano|handball|softball|beisbol|fotografia|costura|tejido|improvisacion|canto|percusion|aves|observadores)\b/.test(
      what,
    )
  )
    return null;
  return told('hobby', reading, 0, objectEnd(words, at + 1));
});

// Habits.
const REGULAR =
  /\b(?:siempre|nunca|jamas|todos los (?:dias|lunes|martes|miercoles|jueves|viernes|sabados|domingos|meses|anos|fines|veranos)|todas las (?:mananas|noches|tardes|semanas)|cada (?:manana|noche|tarde|dia|semana|mes|lunes|martes|miercoles|jueves|viernes|sabado|domingo|verano|dos|tres)|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|fines de semana|findes)|(?:por|a) (?:las|la) (?:mananas?|noches?|tardes?)|a diario|diariamente|diari[oa]s?|(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?) y (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)|(?:un )?dia (?:si|sí)(?: y)? (?:otro|dia) no|por (?:noche|mes)|de vez en cuando|(?:\d+|un|una|dos|tres|cuatro|cinco) ve(?:z|ces) (?:por|a la|al|cada)|dia por medio|(?:por|al) dia|(?:por|a la) semana|a las (?:\d|seis|siete|ocho|cinco|nueve|diez|once|cuatro)|antes de (?:acostarme|dormir|desayunar|irme|trabajar|salir|ir|la cama|empezar)|despues de (?:comer|cenar|almorzar|trabajar|cada)|en ayunas|al (?:despertar|levantarme|despertarme|mediodia)|de lunes a|entre semana|habitualmente|normalmente|generalmente|por lo general|religiosamente|sin falta|en (?:mi tiempo|mis ratos|mis tiempos) libres?)\b/;
const HABITUAL = [
  ...present(
    'desayunar',
    'almorzar',
    'cenar',
    'comer',
    'merendar',
    'tomar',
    'beber',
    'entrenar',
    'correr',
    'trotar',
    'caminar',
    'nadar',
    'leer',
    'meditar',
    'levantar',
    'acostar',
    'despertar',
    'dormir',
    'cocinar',
    'escribir',
    'escuchar',
    'salir',
    'ir',
    'hacer',
    'jugar',
    'rezar',
    'pasear',
    'viajar',
    'fumar',
    'duchar',
    'bañar',
    'madrugar',
    'teletrabajar',
    'regar',
    'pedalear',
    'picar',
    'ayunar',
    'practicar',
    'descansar',
    'apagar',
    'revisar',
    'planificar',
    'andar',
    'ver',
    'pintar',
    'tocar',
    'bailar',
    'trabajar',
    'restaurar',
    'surfear',
    'cantar',
    'estudiar',
    'llamar',
    'visitar',
    'anotar',
    'limpiar',
    'lavar',
    'escapar',
    'visitar',
    'ayudar',
    'colaborar',
    'participar',
    'patinar',
    'hornear',
    'armar',
    'dibujar',
    'tejer',
    'bordar',
    'pescar',
    'cultivar',
    'grabar',
  ),
];
const FREE_TIME = /\ben (?:mi tiempo libre|mis ratos libres|mis tiempos libres|mis ratos de ocio)\b/;

on([...new Set(HABITUAL)], (reading, at) => {
  const { words, clause, clauses, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (weather.isTemporary || weather.isPlanned || weather.isFormer || clause.isAsked || verb === 'vamos') return null;
  const previous = clauses[clause.index - 1];
  const joined =
    previous !== undefined &&
    clause.opener === ',' &&
    !previous.isAsked &&
    /^(?:en|los|las|por|antes|despues|todos|todas|cada|siempre|a|de|lunes|martes|miercoles|jueves|viernes|sabados|domingos)\b/.test(
      previous.text,
    )
      ? `${previous.text} ${clause.text}`
      : clause.text;
  const no = words.findIndex(({ text }, index) => index < at && /^(?:no|nunca|jamas)$/.test(text));
  const clitic = words[at - 1]?.text === 'me' ? at - 1 : at;
  const before = textOf(words, 0, no >= 0 ? no : clitic);
  if (
    /\b(?:que|quien|si|quiero|necesito|es|son|hay|esta|como|donde|se|te|le|lo)\b/.test(before) ||
    /^(?:el|la|mi|un|una|de|mucho|buen|tu|su)$/.test(words[clitic - 1]?.text ?? '')
  )
    return null;
  const from = at + 1;
  const end = objectEnd(words, from);
  const object = textOf(words, from, end);
  if (
    /^(?:con ganas|de mal humor|cansad|esto|eso|este|esta|ese|esa|los? (?:tests?|script|comandos?|pruebas|build)|las pruebas|el (?:script|build|comando|codigo)|tu |tus )/.test(
      object,
    )
  )
    return null;
  if (verb === 'como' && !/(?:^|\b)(?:no|nunca|jamas|yo|siempre|dias|noches)$/.test(textOf(words, 0, at))) return null;
  if (no >= 0) {
    if (words[no]?.text === 'no') {
      // "No desayuno nunca".
      if (
        no === clitic - 1 &&
        /^(?:desayuno|ceno|almuerzo|fumo|bebo|madrugo|meriendo) (?:casi )?(?:nunca|jamas)$/.test(textOf(words, at))
      )
        return told('habit', reading, no, words.length);
      if (
        no !== clitic - 1 ||
        (!/^(?:(?:nunca )?(?:alcohol|cafe|mate|gaseosas?|bebidas alcoholicas|refrescos?|leche|cerveza|vino|azucar|te|energizantes)\b|nada de alcohol)/.test(
          object,
        ) &&
          !(verb === 'fumo' && (object === '' || /^(?:ni|desde|hace)/.test(object))))
      )
        return null;
      if (!/^(?:tomo|bebo|fumo|consumo)$/.test(verb)) return null;
      return told('habit', reading, no, end);
    }
    if (
      /^(?:veo|hago|voy|ando|salgo|llamo|estudio|trabajo)$/.test(verb) &&
      !/^(?:ejercicio|tv|tele|noticias|al gimnasio|despues|los|sin|a misa)/.test(object)
    )
      return null;
    if (/^(?:me|lo|la) /.test(textOf(words, no + 1, at)) && !/^me$/.test(textOf(words, no + 1, at))) return null;
    return object === '' && verb !== 'desayuno' && verb !== 'ceno' && verb !== 'almuerzo' && verb !== 'fumo'
      ? null
      : told('habit', reading, Math.min(no, clitic), end);
  }
  if (!REGULAR.test(joined) || /\bel (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) y (?:el )?/.test(joined))
    return null;
  // "Yo voy por las mañanas": where to?
  if (
    /^(?:voy|salgo)$/.test(verb) &&
    !/^(?:siempre |todos los \w+ |cada \w+ )?(?:al? |de |en |caminando|sin )/.test(object)
  )
    return null;
  if (
    /^siempre$/.test(before.trim()) &&
    /^(?:veo|hago|voy|ando|salgo|llamo|duermo)$/.test(verb) &&
    !/^(?:ejercicio|yoga|a (?:correr|caminar|trotar)|al (?:gimnasio|gym)|en bici|siesta|los|con|a misa)/.test(object)
  )
    return null;
  if (/^(?:trabajo|estudio)$/.test(verb) && /^(?:en|de|para|como) \p{Lu}/u.test(written(reading, from, end)))
    return null;
  if (
    /^(?:tomo|hago)$/.test(verb) &&
    /^(?:el pelo|nota|cuenta|lo que|un esfuerzo|lo mismo|cola|decisiones)/.test(object)
  )
    return null;
  if (object === '' && before === '' && joined === clause.text) return null;
  const slot = FREE_TIME.test(joined) ? 'hobby' : 'habit';
  // The verb is told apart from what stands before it: "los domingos | pinto".
  const found = told(slot, reading, 0, end);
  const parts = [clitic > 0 ? told(slot, reading, 0, clitic).value : '', told(slot, reading, clitic, end).value];
  const value = parts.filter((part) => part !== '').join(' ');
  if (joined === clause.text || previous === undefined) return { ...found, value };
  const head = told(slot, { ...reading, clause: previous, words: previous.words }, 0, previous.words.length);
  return { ...found, value: `${head.value}, ${value}`, first: head.first };
});
on('suelo acostumbro acostumbramos solemos', (reading, at) => {
  const { words, weather } = reading;
  if (!isStated(reading, at) || weather.isTemporary) return null;
  return /^(?:a )?(?:\p{L}+ )?\p{L}+(?:ar|er|ir|arme|erme|irme|ir)\b/u.test(textOf(words, at + 1)) &&
    words[at - 1]?.text !== 'el'
    ? told('habit', reading, at, objectEnd(words, at + 1))
    : null;
});
on('costumbre habito', (reading, at) => {
  const { words } = reading;
  const head = words.findIndex(({ text }, index) => index < at && text === 'tengo');
  return head >= 0 && isStated(reading, head) && /^(?:de|\p{L}+[aei]r)$/u.test(words[at + 1]?.text ?? '')
    ? told('habit', reading, head, objectEnd(words, at + 2))
    : null;
});
