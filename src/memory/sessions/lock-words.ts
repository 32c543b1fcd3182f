import { type WrittenLanguage, writtenIn } from '../conversation/words.ts';

const PATIENT_SECONDS = 90; // from here on the wait is told in minutes

interface LockWords {
  readonly seconds: (count: number) => string;
  readonly minutes: (count: number) => string;
  readonly busy: (wait: string) => string;
}

const SPANISH: LockWords = {
  seconds: (count) => (count === 1 ? '1 segundo' : `${count} segundos`),
  minutes: (count) => `${count} minutos`,
  busy: (wait) => `⏳ Ya estoy trabajando… Como mucho en ${wait} vuelvo a estar libre.`,
};

const ENGLISH: LockWords = {
  seconds: (count) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count) => `${count} minutes`,
  busy: (wait) => `⏳ I'm already working… I'll be free again in ${wait} at most.`,
};

const PORTUGUESE: LockWords = {
  seconds: (count) => (count === 1 ? '1 segundo' : `${count} segundos`),
  minutes: (count) => `${count} minutos`,
  busy: (wait) => `⏳ Já estou trabalhando… Em no máximo ${wait} estou livre de novo.`,
};

const WORDS: Readonly<Record<WrittenLanguage, LockWords>> = { es: SPANISH, en: ENGLISH, pt: PORTUGUESE };

/** Returns the text that a bot shows, as it is, while another request of the same conversation is being worked on. */
export function busyText(language: string, seconds: number): string {
  const words = WORDS[writtenIn(language)];
  return words.busy(seconds < PATIENT_SECONDS ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60)));
}
