/** Reads what a session's turns tell that is worth a line: the small engine above the signs of the languages. */

import type { ChatMessage } from '../conversation/chat-message.ts';
import { namesIn } from '../entities/read-entities.ts';
import { ERROR_RULES } from '../entities/rules/errors.ts';
import { onceEach } from '../once.ts';
import { beginsAt, type PhraseIndex, phraseIndexOf, type Word, wordsOf } from '../text/phrase.ts';
import { type Language, languageOf } from '../text/text-analysis.ts';
import { ENGLISH_SIGNS } from './signs/en.ts';
import { SPANISH_SIGNS } from './signs/es.ts';
import type { JournalSigns } from './signs/journal-signs.ts';

const MOST_CHARACTERS = 4_000; // read of a message
const LONGEST_TEXT = 240; // characters of a line's own words
const MOST_DECISIONS = 2; // of a turn
const BEFORE = 3; // words before a sign that may take it back
const REMEMBERED_TURNS = 6; // in which an error is still the one that was solved

/** A turn that is read for lines. */
export interface ReadTurn {
  readonly turnNumber: number;
  readonly messages: readonly ChatMessage[];
  readonly createdAt: Date;
}

/** Something that a turn tells. */
export interface ToldEvent {
  readonly kind: 'decision' | 'error';
  /** What was decided, in the words that it was said in, or the name of the error. */
  readonly what: string;
  readonly turn: ReadTurn;
}

interface Ready {
  readonly decided: PhraseIndex;
  readonly solved: PhraseIndex;
  readonly open: ReadonlySet<string>;
}

const READY: Readonly<Record<Language, Ready>> = onceEach({
  es: () => ready(SPANISH_SIGNS),
  en: () => ready(ENGLISH_SIGNS),
});

function ready({ decided, solved, open }: JournalSigns): Ready {
  return { decided: phraseIndexOf(decided.phrases), solved: phraseIndexOf(solved.phrases), open: new Set(open) };
}

/**
 * Returns what turns that follow each other tell: decisions of the user, and errors that the user says are solved, each by the name that
 * it had in the turns before. What turns up to `after` tell is left out: they only say which error it was.
 */
export function eventsOf(turns: readonly ReadTurn[], after: number, tag: string): ToldEvent[] {
  const events: ToldEvent[] = [];
  let failed: { readonly name: string; readonly turnNumber: number } | null = null;
  for (const turn of turns) {
    const said = turn.messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content.slice(0, MOST_CHARACTERS));
    const language = languageOf(said.join('\n'), tag) ?? (/^en/i.test(tag) ? 'en' : 'es');
    const sentences = said.flatMap(sentencesOf);
    for (const what of sentences.filter((sentence) => tellsDecided(sentence, language)).slice(0, MOST_DECISIONS))
      events.push({ kind: 'decision', what: clipped(what), turn });
    const isSolved = sentences.some((sentence) => tellsSolved(sentence, language));
    const named = errorIn(turn.messages);
    if (isSolved && failed !== null && turn.turnNumber - failed.turnNumber <= REMEMBERED_TURNS) {
      events.push({ kind: 'error', what: clipped(failed.name), turn });
      failed = null;
    } else if (named !== null) failed = { name: named, turnNumber: turn.turnNumber };
  }
  return events.filter(({ turn }) => turn.turnNumber > after);
}

/** True where a sentence tells that something is decided. */
export function tellsDecided(sentence: string, language: Language): boolean {
  return tells(sentence, READY[language].decided, READY[language].open);
}

/** True where a sentence tells that what failed works. */
export function tellsSolved(sentence: string, language: Language): boolean {
  return tells(sentence, READY[language].solved, READY[language].open);
}

/** True where a sign stands in a part of a sentence and nothing right before it takes it back; a question tells nothing. */
function tells(sentence: string, phrases: PhraseIndex, open: ReadonlySet<string>): boolean {
  if (/[?¿]/.test(sentence)) return false;
  return sentence.split(/[,;:.]\s/).some((part) => {
    const words = wordsOf(part);
    return words.some((_, from) => isOpen(words, from, open) === false && beginsAt(phrases, words, from));
  });
}

function isOpen(words: readonly Word[], from: number, open: ReadonlySet<string>): boolean {
  return words.slice(Math.max(0, from - BEFORE), from).some(({ written }) => open.has(written));
}

function errorIn(messages: readonly ChatMessage[]): string | null {
  const lines = messages.flatMap(({ content }) => content.slice(0, MOST_CHARACTERS).split(/\r?\n/));
  return lines.flatMap((line) => namesIn(line.slice(0, 1_000), ERROR_RULES)).at(-1)?.name ?? null;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.replace(/^[\s*#>•-]+/u, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function clipped(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= LONGEST_TEXT ? line : `${line.slice(0, LONGEST_TEXT).toWellFormed().trimEnd()}…`;
}
