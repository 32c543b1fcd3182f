/** The name of a snapshot: its day and what was talked of, such as `2026-11-23-bares-terraza-sol`. */
import { isTalkWord } from '../entities/topics.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import type { SnapshotMessage } from './snapshot.ts';

export const TOPIC_WORDS = 4;
const SHORTEST_WORD = 3;
const LONGEST_WORD = 24;
const READ_CHARACTERS = 20_000;
/** A word, whole: "don't" is not "don". */
const WORD = /[a-z0-9]+(?:['’][a-z]+)*/g;
const POSSESSIVE = /['’]s$/;
/** What is laughed or drawn out is talk: "kkkk", "jajaja", "holaa". */
const LAUGHTER = /^(?:k{2,}|([jh][aeiu])\1+[jh]?|(?:rs)+|lo+l|lma+o)$/;
const DRAWN_OUT = /(.)\1+$/;

/** Returns the slug of a conversation: the words that it was named by, else those that its user said most often, the earlier one first where two are as frequent. */
export function slugOf(
  messages: readonly SnapshotMessage[],
  now: Date,
  named: readonly string[] | null = null,
): string {
  const words = named ?? topicalWords(messages);
  return [now.toISOString().slice(0, 10), ...(words.length > 0 ? words : ['session'])].join('-');
}

/** Returns the words that the user of a conversation said most often, four at most, without accents. */
export function topicalWords(messages: readonly SnapshotMessage[]): string[] {
  const said = messages.filter(({ role }) => role === 'user');
  const text = (said.length > 0 ? said : messages).map(({ content }) => content).join('\n');
  const counts = new Map<string, number>();
  for (const [said] of foldAccents(text.slice(0, READ_CHARACTERS).toLowerCase()).matchAll(WORD)) {
    const word = said.replace(POSSESSIVE, '');
    if (isTopical(word) && !isTalk(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const frequent = [...counts].sort((one, other) => other[1] - one[1]).slice(0, TOPIC_WORDS);
  return frequent.map(([word]) => word);
}

/** True for words of any conversation, however they are written, and for contractions. */
function isTalk(word: string): boolean {
  const short = word.replace(DRAWN_OUT, '$1');
  if (/['’]/.test(word) || LAUGHTER.test(word)) return true;
  return [word, short].some((one) => STOP_WORDS.pt.has(one) || !isTopical(one) || isTalkWord(one));
}

/** True for a word that tells what a text is of. */
export function isTopical(word: string): boolean {
  const fits = word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && !/^\d+$/.test(word);
  return fits && !STOP_WORDS.es.has(word) && !STOP_WORDS.en.has(word);
}
