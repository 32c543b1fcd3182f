/** The wording of the journal's own lines, in the languages that the service writes. */
import { type WrittenLanguage, writtenIn } from '../conversation/words.ts';
import type { FactLine } from './journal-line.ts';

interface Wording {
  readonly added: (key: string, value: string) => string;
  readonly replaced: (key: string, value: string) => string;
  readonly ended: (key: string, value: string) => string;
  readonly forgotten: (key: string) => string;
  readonly restored: (key: string, value: string) => string;
  readonly decided: (what: string) => string;
  readonly solved: (what: string) => string;
  readonly sessionEnded: (topics: string) => string;
}

const SPANISH: Wording = {
  added: (key, value) => `Recordado: ${key} → ${value}`,
  replaced: (key, value) => `Actualizado: ${key} → ${value}`,
  ended: (key, value) => `Ya no vale: ${key} → ${value}`,
  forgotten: (key) => `Olvidado: un hecho sobre '${key}'`,
  restored: (key, value) => `Recuperado: ${key} → ${value}`,
  decided: (what) => `Decidido: ${what}`,
  solved: (what) => `Error resuelto: ${what}`,
  sessionEnded: (topics) => `Conversación terminada${topics === '' ? '' : `: ${topics}`}`,
};

const ENGLISH: Wording = {
  added: (key, value) => `Remembered: ${key} → ${value}`,
  replaced: (key, value) => `Updated: ${key} → ${value}`,
  ended: (key, value) => `No longer holds: ${key} → ${value}`,
  forgotten: (key) => `Forgotten: a fact about '${key}'`,
  restored: (key, value) => `Restored: ${key} → ${value}`,
  decided: (what) => `Decided: ${what}`,
  solved: (what) => `Error solved: ${what}`,
  sessionEnded: (topics) => `Conversation ended${topics === '' ? '' : `: ${topics}`}`,
};

const PORTUGUESE: Wording = {
  added: (key, value) => `Lembrado: ${key} → ${value}`,
  replaced: (key, value) => `Atualizado: ${key} → ${value}`,
  ended: (key, value) => `Já não vale: ${key} → ${value}`,
  forgotten: (key) => `Esquecido: um fato sobre '${key}'`,
  restored: (key, value) => `Recuperado: ${key} → ${value}`,
  decided: (what) => `Decidido: ${what}`,
  solved: (what) => `Erro resolvido: ${what}`,
  sessionEnded: (topics) => `Conversa encerrada${topics === '' ? '' : `: ${topics}`}`,
};

const WORDINGS: Readonly<Record<WrittenLanguage, Wording>> = { es: SPANISH, en: ENGLISH, pt: PORTUGUESE };

/** Returns the wording for a BCP-47 language tag. */
export function wordingFor(language: string): Wording {
  return WORDINGS[writtenIn(language)];
}

/** Returns the line that tells a change of a fact; that of what was forgotten says no more than its key. */
export function lineOfFact({ event, replaces, key, value, language }: FactLine): string {
  const words = wordingFor(language);
  switch (event) {
    case 'added':
      return replaces ? words.replaced(key, value) : words.added(key, value);
    case 'superseded':
      return words.ended(key, value);
    case 'forgotten':
      return words.forgotten(key);
    case 'restored':
      return words.restored(key, value);
  }
}
