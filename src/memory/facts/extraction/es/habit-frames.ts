/** What users do regularly: "los domingos salgo a correr", "no desayuno nunca", "suelo acostarme tarde". */
import { isStated, objectEnd, on, present, textOf, told, written } from './frame.ts';

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
