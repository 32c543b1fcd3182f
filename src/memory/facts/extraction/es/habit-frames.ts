/** Reads habits: "los domingos salgo a correr", "no desayuno nunca", "suelo acostarme tarde". */
import { type Found, isStated, objectEnd, on, present, type Reading, textOf, told, written } from './frame.ts';

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

/** A habitual verb as it stands: "los domingos (me) levanto | temprano". */
interface Habit {
  readonly reading: Reading;
  readonly at: number;
  readonly verb: string;
  /** The place of the "no" or "never" before the verb; -1 without one. */
  readonly no: number;
  /** The place of the verb, or of the "me" before it. */
  readonly clitic: number;
  /** The words before all of that. */
  readonly before: string;
  readonly end: number;
  readonly object: string;
  /** The clause with the one before it, where that tells when: "los domingos, | pinto". */
  readonly joined: string;
}

on([...new Set(HABITUAL)], (reading, at) => {
  const { words, clause, weather } = reading;
  const verb = words[at]?.text ?? '';
  if (weather.isTemporary || weather.isPlanned || weather.isFormer || clause.isAsked || verb === 'vamos') return null;
  const no = words.findIndex(({ text }, index) => index < at && /^(?:no|nunca|jamas)$/.test(text));
  const clitic = words[at - 1]?.text === 'me' ? at - 1 : at;
  const before = textOf(words, 0, no >= 0 ? no : clitic);
  const end = objectEnd(words, at + 1);
  const object = textOf(words, at + 1, end);
  const habit = { reading, at, verb, no, clitic, before, end, object, joined: joinedText(reading) };
  if (isSomeoneElses(habit)) return null;
  if (no < 0) return isRegular(habit) ? regularHabit(habit) : null;
  return words[no]?.text === 'no' ? abstention(habit) : neverDone(habit);
});

function joinedText({ clause, clauses }: Reading): string {
  const previous = clauses[clause.index - 1];
  return previous !== undefined &&
    clause.opener === ',' &&
    !previous.isAsked &&
    /^(?:en|los|las|por|antes|despues|todos|todas|cada|siempre|a|de|lunes|martes|miercoles|jueves|viernes|sabados|domingos)\b/.test(
      previous.text,
    )
    ? `${previous.text} ${clause.text}`
    : clause.text;
}

/** True for a verb that is not the user's own doing: "si salgo…", "el trabajo", "hago los tests", "como" that compares. */
function isSomeoneElses({ reading: { words }, at, verb, clitic, before, object }: Habit): boolean {
  return (
    /\b(?:que|quien|si|quiero|necesito|es|son|hay|esta|como|donde|se|te|le|lo)\b/.test(before) ||
    /^(?:el|la|mi|un|una|de|mucho|buen|tu|su)$/.test(words[clitic - 1]?.text ?? '') ||
    /^(?:con ganas|de mal humor|cansad|esto|eso|este|esta|ese|esa|los? (?:tests?|script|comandos?|pruebas|build)|las pruebas|el (?:script|build|comando|codigo)|tu |tus )/.test(
      object,
    ) ||
    (verb === 'como' && !/(?:^|\b)(?:no|nunca|jamas|yo|siempre|dias|noches)$/.test(textOf(words, 0, at)))
  );
}

/** "No tomo alcohol", "no fumo", "no desayuno nunca". */
function abstention({ reading, at, verb, no, clitic, end, object }: Habit): Found | null {
  const { words } = reading;
  if (no !== clitic - 1) return null;
  if (/^(?:desayuno|ceno|almuerzo|fumo|bebo|madrugo|meriendo) (?:casi )?(?:nunca|jamas)$/.test(textOf(words, at)))
    return told('habit', reading, no, words.length);
  const isForgone =
    /^(?:(?:nunca )?(?:alcohol|cafe|mate|gaseosas?|bebidas alcoholicas|refrescos?|leche|cerveza|vino|azucar|te|energizantes)\b|nada de alcohol)/.test(
      object,
    ) ||
    (verb === 'fumo' && (object === '' || /^(?:ni|desde|hace)/.test(object)));
  return isForgone && /^(?:tomo|bebo|fumo|consumo)$/.test(verb) ? told('habit', reading, no, end) : null;
}

/** "Nunca desayuno", "jamás salgo sin paraguas". */
function neverDone({ reading, at, verb, no, clitic, end, object }: Habit): Found | null {
  if (
    /^(?:veo|hago|voy|ando|salgo|llamo|estudio|trabajo)$/.test(verb) &&
    !/^(?:ejercicio|tv|tele|noticias|al gimnasio|despues|los|sin|a misa)/.test(object)
  )
    return null;
  if (/^(?:me|lo|la) /.test(textOf(reading.words, no + 1, at))) return null;
  return object === '' && !/^(?:desayuno|ceno|almuerzo|fumo)$/.test(verb)
    ? null
    : told('habit', reading, Math.min(no, clitic), end);
}

function isRegular({ reading, at, verb, before, end, object, joined }: Habit): boolean {
  if (!REGULAR.test(joined) || /\bel (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) y (?:el )?/.test(joined))
    return false;
  // "Yo voy por las mañanas": where to?
  if (
    /^(?:voy|salgo)$/.test(verb) &&
    !/^(?:siempre |todos los \w+ |cada \w+ )?(?:al? |de |en |caminando|sin )/.test(object)
  )
    return false;
  if (
    /^siempre$/.test(before.trim()) &&
    /^(?:veo|hago|voy|ando|salgo|llamo|duermo)$/.test(verb) &&
    !/^(?:ejercicio|yoga|a (?:correr|caminar|trotar)|al (?:gimnasio|gym)|en bici|siesta|los|con|a misa)/.test(object)
  )
    return false;
  if (/^(?:trabajo|estudio)$/.test(verb) && /^(?:en|de|para|como) \p{Lu}/u.test(written(reading, at + 1, end)))
    return false;
  if (
    /^(?:tomo|hago)$/.test(verb) &&
    /^(?:el pelo|nota|cuenta|lo que|un esfuerzo|lo mismo|cola|decisiones)/.test(object)
  )
    return false;
  return object !== '' || before !== '' || joined !== reading.clause.text;
}

/** Returns a habit with its verb apart from the words before it: "los domingos | pinto". */
function regularHabit({ reading, clitic, end, joined }: Habit): Found {
  const { clause, clauses } = reading;
  const slot = FREE_TIME.test(joined) ? 'hobby' : 'habit';
  const found = told(slot, reading, 0, end);
  const parts = [clitic > 0 ? told(slot, reading, 0, clitic).value : '', told(slot, reading, clitic, end).value];
  const value = parts.filter((part) => part !== '').join(' ');
  const previous = clauses[clause.index - 1];
  if (joined === clause.text || previous === undefined) return { ...found, value };
  const head = told(slot, { ...reading, clause: previous, words: previous.words }, 0, previous.words.length);
  return { ...found, value: `${head.value}, ${value}`, first: head.first };
}

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
