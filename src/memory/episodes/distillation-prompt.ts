/** The part of the prompt for a stretch of turns that asks for episodes. */
import { z } from 'zod';
import type { PartWords } from '../llm/part-words.ts';

export const distillationSchema = z.object({
  episodes: z.array(z.object({ text: z.string(), evidence: z.string() })),
  history_entry: z.string(),
});
export type Distillation = z.infer<typeof distillationSchema>;

export const MAX_EPISODES = 8;

const FIELDS = '"episodes": [{"text": "…", "evidence": "…"}], "history_entry": "…"';

export const EPISODE_WORDS: Readonly<Record<'es' | 'en', PartWords>> = {
  es: {
    purpose: 'lo que vale la pena recordar en conversaciones posteriores',
    fields: FIELDS,
    rules: `"episodes": como mucho ${MAX_EPISODES} sucesos, planes, decisiones, experiencias o datos de la vida del usuario.
- "text": una frase corta en tercera persona que se entienda por sí sola: nombres en vez de pronombres, días como fechas donde la conversación las dice. Ni saludos, ni charla, ni cultura general del asistente, ni nada que no se diga. Una lista vacía si no hay ninguno.
- "evidence": las palabras de un texto que cuentan el episodio, copiadas letra por letra, de 3 a 40 palabras.
- "history_entry": el tramo en dos o tres frases, para un registro en el que se busca por palabras: quién, qué, dónde, cuándo y qué se decidió.`,
  },
  en: {
    purpose: 'what is worth remembering in later conversations',
    fields: FIELDS,
    rules: `"episodes": at most ${MAX_EPISODES} happenings, plans, decisions, experiences or facts of the user's life.
- "text": one short third-person sentence that can be understood by itself: names instead of pronouns, days as dates where the conversation tells them. No greetings, no small talk, nothing of the assistant's general knowledge, nothing that is not said. An empty array where there is nothing.
- "evidence": the words of one text that tell the episode, copied letter by letter, 3 to 40 words.
- "history_entry": the stretch in two or three sentences, for a log that is searched by words: who, what, where, when, and what was decided.`,
  },
};
