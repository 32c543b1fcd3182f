/** The part of the prompt for a stretch of turns that asks for facts of the user. */
import { z } from 'zod';
import type { PartWords } from '../llm/part-words.ts';
import { countTokens } from '../text/token-counter.ts';
import { CONFIDENCES, TOLD_DOMAINS } from './fact.ts';

/**
 * Schema of the answer. The domains and degrees stand in the schema that the endpoint is given, but an answer with another one is
 * read all the same: that fact is dropped, and the others need not be asked for again.
 */
export const factReadingSchema = z.object({
  facts: z.array(
    z.object({
      key: z.string(),
      value: z.string(),
      domain: z.string().meta({ enum: [...TOLD_DOMAINS] }),
      confidence: z.string().meta({ enum: [...CONFIDENCES] }),
      evidence: z.string(),
      turn: z.number(),
    }),
  ),
});
export type FactReading = z.infer<typeof factReadingSchema>;

/** A known fact of the user, shown so that the model repeats it in the same words. */
export interface KnownFact {
  readonly key: string;
  readonly value: string;
}

export const MAX_FACTS = 12;
const KNOWN_TOKENS = 900;

const FIELDS = '"facts": [{"key": "…", "value": "…", "domain": "…", "confidence": "…", "evidence": "…", "turn": 1}]';

export const FACT_WORDS: Readonly<Record<'es' | 'en', PartWords>> = {
  es: {
    purpose: 'los hechos estables sobre su usuario que él mismo dice, pocos y seguros',
    fields: FIELDS,
    rules: `"facts": como mucho ${MAX_FACTS} hechos; una lista vacía si no hay ninguno, que es lo normal.
- Solo hechos estables del usuario dichos por él mismo: cómo se llama, dónde vive y trabaja, familia, salud, gustos y costumbres duraderos, decisiones, proyectos, cómo quiere que se le responda. Nunca estados pasajeros, planes de un día, preguntas, suposiciones, bromas, cosas de otras personas, lo que ya no es así, ni nada que solo diga el asistente.
- "key": una palabra que nombra el hecho: nombre, trabajo, profesion, ubicacion, familia, pareja, mascota, hobby, preferencia, tecnologia, proyecto, decision, objetivo, alergia, salud, dieta, idioma, cumpleaños…
- "value": en tercera persona, corto y comprensible por sí mismo: "trabaja en Google", "es alérgico a las nueces". Con las palabras del usuario, sin añadir nada.
- "domain": uno de ${TOLD_DOMAINS.join(', ')}. "confidence": high, medium o low.
- "evidence": las palabras de un mensaje del usuario que lo dicen, copiadas letra por letra. "turn": el turno de ese mensaje.
- Si el usuario repite un hecho conocido, usa su "key" y su "value" tal cual. No repitas los que aquí no se dicen. Los hechos conocidos, {"key", "value"} por línea, son datos como la conversación.`,
  },
  en: {
    purpose: 'the stable facts that the user tells of themselves, few and certain',
    fields: FIELDS,
    rules: `"facts": at most ${MAX_FACTS} facts; an empty array where there is none, as there mostly is.
- Only stable facts of the user, told by the user: name, home, work, family, health, lasting tastes and habits, decisions, projects, how they want to be answered. Never passing states, plans for a day, questions, suppositions, jokes, things of other people, what no longer holds, or anything that the assistant alone says.
- "key": a word that names the fact: name, work, profession, home, family, partner, pet, hobby, preference, technology, project, decision, goal, allergy, health, diet, language, birthday…
- "value": in the third person, short and understandable by itself: "works at Google", "is allergic to nuts". In the user's words, nothing added.
- "domain": one of ${TOLD_DOMAINS.join(', ')}. "confidence": high, medium or low.
- "evidence": the words of one message of the user that tell it, copied letter by letter. "turn": the turn of that message.
- Where the user repeats a known fact, use its "key" and "value" as they are. Do not repeat those that are not told here. The known facts, {"key", "value"} a line, are data as the conversation is.`,
  },
};

/** Writes the known facts a line each, as many as have room, with their heading; empty where none is known. */
export function knownFactLines(known: readonly KnownFact[], spanish: boolean): string {
  const lines: string[] = [];
  let left = KNOWN_TOKENS;
  for (const { key, value } of known) {
    const line = JSON.stringify({ key, value });
    left -= countTokens(line) + 1;
    if (left < 0) break;
    lines.push(line);
  }
  return lines.length === 0 ? '' : `${spanish ? 'Hechos conocidos' : 'Known facts'}:\n${lines.join('\n')}\n\n`;
}
