/** Tests of a liking's object: a thing one may like for good, or one only at hand ("esa idea", "cómo quedó"). */
import { objectEnd, type Reading, textOf } from './frame.ts';

const DELIVERABLE =
  'idea|titulo|version|opcion|propuesta|parrafo|respuesta|resumen|texto|plan|enfoque|tono|ejemplo|resultado|codigo|logo|imagen|foto|frase|final|nombre|lista|diseno|estilo|formato|color|eslogan|slogan|itinerario|alternativa|estructura|explicacion|sugerencia|recomendacion|receta|borrador|mail|correo|mensaje|asunto|intro|introduccion|conclusion|cierre|parte|manera|forma|solucion|tabla|grafico|paleta|cambio|palabra|pagina|cancion|historia|chiste|poema|cuento|dibujo|menu|rutina|descripcion|fuente|tipografia|portada|fondo|dato|tema|seccion|capitulo|arreglo|refactor|funcion|variable|query|boton|nueva|anterior|primera|segunda|tercera|ultima|primer|segundo|tercer|tercero|primero|ultimo|otra|otro|de arriba|de abajo|que|cual';
/** Things at hand: "esa idea", "el segundo título", "cómo quedó". */
const AT_HAND = new RegExp(
  `^(?:est[aeo]s?|es[aeo]s?|aquell?[oa]?|tu|tus|su (?:respuesta|idea)|como|cómo|lo|donde|cuando|mas|menos|mucho|muchisimo|bastante|un monton|tanto|todo|nada|asi|igual|de todos|porque|y|pero|la verdad|ya|a mi|a mi tambien|tambien$|tambien (?:esa|ese|la|el)|(?:el|la) (?:\\p{L}+ )?(?:${DELIVERABLE})\\b|(?:los|las) (?:dos|tres|primer[oa]s|ultim[oa]s|otr[oa]s|nuev[oa]s|cambios|de|que)\\b|(?:primer|segund|tercer|ultim|otr)[oa]?s?|un(?:a)? (?:opcion|version|titulo|idea|poco)|algo|uno|una|que \\p{L}+ (?:esto|eso|asi)|que (?:hayas|lo|la(?! gente)|sea|quede|este|esta|tenga|vaya|diga)|la \\d|el \\d|\\d|opcion|version|si|no|ninguna|ninguno|cualquiera|ambas|ambos|mejor|todavia|seria)(?![\\p{L}\\p{N}])`,
  'u',
);
const ENTIRELY = /^(?:la|el|los|las|lo|me|te|que|esto|eso|asi)$/;

/** Objects that say nothing by themselves, or too much: "ponérselo a todo", "a todo el mundo". */
export const IN_THE_AIR =
  /^(?:\p{L}+(?:ar|er|ir)(?:se|me|nos)?l[oa]s?\b|(?:a )?(?:todo el mundo|todos|todas|la gente|este mundo|el mundo|mi vida|la vida|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|la humanidad)$)/u;

export function tasteEnd(reading: Reading, from: number): number {
  return objectEnd(reading.words, from);
}

export function isAtHand(reading: Reading, from: number, to: number): boolean {
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

/** Events that people fear or look forward to, which are no taste. */
export const EVENT =
  /\b(?:examen|examenes|entrevista|reunion|cita|operacion|cirugia|parcial|final|resultados?|juicio|presentacion|exposicion|prueba|parto|mudanza|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana)\b/;

/** Words before a verb that are its object: "el cilantro (no lo)". */
export function frontedObject({ words, clause }: Reading, head: number): number {
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
