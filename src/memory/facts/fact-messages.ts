/** Replies to requests to remember or to forget, in the languages that the service writes. */
import { type WrittenLanguage, writtenIn } from '../conversation/words.ts';

interface Replies {
  readonly remembered: string;
  readonly nothing: (key: string) => string;
  readonly forgotten: (deleted: number, key: string) => string;
}

const REPLIES: Readonly<Record<WrittenLanguage, Replies>> = {
  es: {
    remembered: 'Recordado',
    nothing: (key) => `No recordaba nada sobre '${key}'`,
    forgotten: (deleted, key) => `Olvidado: ${deleted} ${deleted === 1 ? 'hecho' : 'hechos'} sobre '${key}'`,
  },
  en: {
    remembered: 'Remembered',
    nothing: (key) => `I did not remember anything about '${key}'`,
    forgotten: (deleted, key) => `Forgotten: ${deleted} ${deleted === 1 ? 'fact' : 'facts'} about '${key}'`,
  },
  pt: {
    remembered: 'Lembrado',
    nothing: (key) => `Eu não lembrava nada sobre '${key}'`,
    forgotten: (deleted, key) => `Esquecido: ${deleted} ${deleted === 1 ? 'fato' : 'fatos'} sobre '${key}'`,
  },
};

/** Renders the reply "Recordado: nombre → se llama Juan". `language`: a BCP-47 tag. */
export function rememberedMessage(key: string, value: string, language: string): string {
  return `${REPLIES[writtenIn(language)].remembered}: ${key} → ${value}`;
}

/** Renders the reply "Olvidado: 2 hechos sobre 'trabajo'". `language`: a BCP-47 tag. */
export function forgottenMessage(key: string, deleted: number, language: string): string {
  const replies = REPLIES[writtenIn(language)];
  return deleted === 0 ? replies.nothing(key) : replies.forgotten(deleted, key);
}
