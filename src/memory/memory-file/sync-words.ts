/** The words of a synchronisation for whoever edits the file, in Spanish and English. */
import { isSpanish } from '../conversation/words.ts';
import type { MemoryConflict } from './merge-document.ts';

export interface SyncWords {
  readonly watching: (path: string, userId: string) => string;
  readonly sent: (changes: number) => string;
  readonly received: string;
  readonly created: string;
  readonly offline: string;
  readonly online: string;
  readonly conflict: (path: string) => string;
  readonly resolved: string;
  readonly refused: (reason: string) => string;
  readonly notText: string;
  readonly stopped: string;
  readonly conflictFile: (name: string, conflicts: readonly MemoryConflict[], current: string) => string;
}

interface ConflictWords {
  readonly title: string;
  readonly help: (name: string) => string;
  readonly sides: readonly [base: string, yours: string, current: string];
  readonly none: string;
  readonly currentTitle: string;
}

function conflictFile(words: ConflictWords): SyncWords['conflictFile'] {
  return (name, conflicts, current) => {
    const told = conflicts.map(({ base, yours, current: other }) =>
      [base, yours, other].map((side, index) => `- ${words.sides[index]}: ${side ?? words.none}`).join('\n'),
    );
    return `# ${words.title}\n\n${words.help(name)}\n\n${told.join('\n\n')}\n\n---\n\n${words.currentTitle}\n\n${current}`;
  };
}

const SPANISH: SyncWords = {
  watching: (path, userId) => `Sincronizo ${path} con la memoria de ${userId}. Ctrl-C para terminar.`,
  sent: (changes) => `Enviado: ${changes} ${changes === 1 ? 'cambio' : 'cambios'}.`,
  received: 'Recibido: el archivo quedó al día.',
  created: 'Archivo escrito de nuevo (uno vacío o borrado no hace olvidar nada).',
  offline: 'Sin conexión con el servicio: lo que edites se enviará cuando vuelva.',
  online: 'Conectado otra vez.',
  conflict: (path) => `Hay renglones cambiados de los dos lados: ver ${path}`,
  resolved: 'Conflicto resuelto.',
  refused: (reason) => `El servicio no aceptó el archivo: ${reason}`,
  notText: 'El archivo no es texto en UTF-8; no se envía.',
  stopped: 'Listo.',
  conflictFile: conflictFile({
    title: 'Renglones cambiados de los dos lados',
    help: (name) =>
      `Dejá en ${name} lo que deba valer. Después borrá este archivo: entonces vale lo que dice ${name} en estos renglones. Hasta entonces no se envía ni se recibe nada.`,
    sides: ['antes', 'en tu archivo', 'en la memoria'],
    none: '(no está)',
    currentTitle: 'La memoria, como está ahora:',
  }),
};

const ENGLISH: SyncWords = {
  watching: (path, userId) => `Keeping ${path} in step with the memory of ${userId}. Ctrl-C ends it.`,
  sent: (changes) => `Sent: ${changes} ${changes === 1 ? 'change' : 'changes'}.`,
  received: 'Received: the file is up to date.',
  created: 'The file was written anew (an empty or missing one makes nobody forget anything).',
  offline: 'The service cannot be reached: what you edit is sent when it is back.',
  online: 'Connected again.',
  conflict: (path) => `Some lines were changed on both sides: see ${path}`,
  resolved: 'The conflict is settled.',
  refused: (reason) => `The service did not take the file: ${reason}`,
  notText: 'The file is no text in UTF-8; it is not sent.',
  stopped: 'Done.',
  conflictFile: conflictFile({
    title: 'Lines that were changed on both sides',
    help: (name) =>
      `Leave in ${name} what is to hold. Then delete this file: what ${name} says in these lines holds from then on. Until then nothing is sent or received.`,
    sides: ['before', 'in your file', 'in the memory'],
    none: '(not there)',
    currentTitle: 'The memory as it is now:',
  }),
};

/** Returns the words for a BCP-47 language tag. */
export function syncWords(language: string): SyncWords {
  return isSpanish(language) ? SPANISH : ENGLISH;
}
