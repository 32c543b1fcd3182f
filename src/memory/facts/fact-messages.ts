/** Replies to requests to remember or to forget, in Spanish and English. */
import { isSpanish } from '../conversation/words.ts';

/** Renders the reply "Recordado: nombre → se llama Juan". `language`: a BCP-47 tag. */
export function rememberedMessage(key: string, value: string, language: string): string {
  return `${isSpanish(language) ? 'Recordado' : 'Remembered'}: ${key} → ${value}`;
}

/** Renders the reply "Olvidado: 2 hechos sobre 'trabajo'". `language`: a BCP-47 tag. */
export function forgottenMessage(key: string, deleted: number, language: string): string {
  if (isSpanish(language)) {
    if (deleted === 0) return `No recordaba nada sobre '${key}'`;
    return `Olvidado: ${deleted} ${deleted === 1 ? 'hecho' : 'hechos'} sobre '${key}'`;
  }
  if (deleted === 0) return `I did not remember anything about '${key}'`;
  return `Forgotten: ${deleted} ${deleted === 1 ? 'fact' : 'facts'} about '${key}'`;
}
