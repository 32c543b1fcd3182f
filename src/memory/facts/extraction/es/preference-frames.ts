/** Reads preferences and likings: "prefiero el té al café", "soy fan de la ópera". */
import { afterAdverbs, isStated, objectEnd, on, present, textOf, told } from './frame.ts';
import { LANGUAGES } from './lexicon/technologies.ts';
import { isAtHand, tasteEnd } from './taste-objects.ts';

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
