/** Summarises a segment by rules alone: what was asked, what was named, how it ended, what was decided and what stays open. */

import { stem } from '../../text/stemmer.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { type SpokenLanguage, spokenLanguage } from '../../text/text-analysis.ts';
import { tellsDecision } from '../flow/read-flow.ts';
import type { Segment, SegmentTurn } from './segment.ts';

const MOST_CHARACTERS = 4_000; // of a message
export const TOPIC_WORDS = 8;
export const OUTCOME_WORDS = 12;
export const DECISION_WORDS = 10;
export const QUESTION_WORDS = 10;
export const MOST_DISCUSSED = 5;
export const MOST_DECISIONS = 2;
const SHORTEST_NAMED = 4; // letters of a word that is worth naming
const MOST_TOLD = 6; // words that tell something, of a sentence: more of them make it no better
const ASKED = 2; // a question tells of what a segment is about as much as with so many words more
const MOST_SENTENCES = 4; // of an answer: what it says is told by then

/** Returns the summary of turns that follow each other, in the words that they were said in. */
export function summarizeSegment(turns: readonly SegmentTurn[], tag: string): Segment {
  const said = turns.flatMap(({ messages }) => messages.filter(({ role }) => role !== 'system'));
  const user = said.filter(({ role }) => role === 'user').map(({ content }) => sentencesOf(content));
  const assistant = said.filter(({ role }) => role !== 'user').map(({ content }) => sentencesOf(content));
  const whole = said.map(({ content }) => content.slice(0, MOST_CHARACTERS)).join('\n');
  const language = spokenLanguage(whole, tag);
  const opening = user.find((sentences) => sentences.length > 0) ?? assistant.flat();
  const topic = clipped(mostTelling(opening, language), TOPIC_WORDS);
  const decisions = [...user, ...assistant]
    .flat()
    .filter((sentence) => !isQuestion(sentence) && tellsDecision(sentence, language))
    .map((sentence) => clipped(sentence, DECISION_WORDS));
  const lastAnswer = assistant.at(-1) ?? [];
  const answered = lastAnswer.filter((sentence) => !isQuestion(sentence) && !CODE.test(sentence));
  const open = isQuestion(said.at(-1)?.content.trim() ?? '')
    ? (sentencesOf(said.at(-1)?.content ?? '').at(-1) ?? '')
    : '';
  return {
    fromTurn: turns[0]?.turnNumber ?? 0,
    toTurn: turns.at(-1)?.turnNumber ?? 0,
    topic,
    discussed: namedIn(whole, topic, language),
    outcome: clipped(answered.slice(0, MOST_SENTENCES).find(hasFigures) ?? answered[0] ?? '', OUTCOME_WORDS),
    decisions: [...new Set(decisions)].slice(0, MOST_DECISIONS),
    openQuestions: open === '' ? [] : [clipped(open, QUESTION_WORDS)],
  };
}

/** Returns the sentence that tells most of what somebody wants, of equals the first. */
function mostTelling(sentences: readonly string[], language: SpokenLanguage): string {
  let [best, most] = ['', -1];
  for (const sentence of sentences) {
    const telling = wordsOf(sentence).filter((word) => !STOP_WORDS[language].has(word.toLowerCase())).length;
    const worth = Math.min(telling, MOST_TOLD) + (isQuestion(sentence) ? ASKED : 0);
    if (worth > most) [best, most] = [sentence, worth];
  }
  return best;
}

const hasFigures = (sentence: string): boolean => /\d/.test(sentence);

const CODE = /[{}<>=;|]|^\s*(?:[$>]|select |create |sudo )/i;

/** Returns the words that a text says most often, without those of its topic. */
function namedIn(text: string, topic: string, language: SpokenLanguage): string[] {
  const stop = STOP_WORDS[language];
  const known = new Set(wordsOf(topic).map((word) => stem(word.toLowerCase(), language)));
  const counted = new Map<string, { readonly word: string; count: number }>();
  for (const word of wordsOf(text)) {
    const lower = word.toLowerCase();
    if (lower.length < SHORTEST_NAMED || stop.has(lower)) continue;
    const key = stem(lower, language);
    if (known.has(key)) continue;
    const one = counted.get(key) ?? { word, count: 0 };
    one.count += /^\p{Lu}/u.test(word) ? 2 : 1; // names say more of what it was about
    counted.set(key, one);
  }
  return [...counted.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_DISCUSSED)
    .map(({ word }) => word);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu) ?? [];
}

/** Code, which says nothing in sentences, and marks of emphasis. */
const MARKS = /```[\s\S]*?```|\*\*|__|`/g;

/** Returns the sentences of a text, as far as it is read. */
export function sentencesOf(text: string): string[] {
  return text
    .slice(0, MOST_CHARACTERS)
    .replace(MARKS, '')
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.replace(/^[\s*#>•-]+/u, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function isQuestion(sentence: string): boolean {
  return /\?\s*$/.test(sentence);
}

/** Returns the first words of a sentence as one line that ends in a letter, a digit or a question mark. */
export function clipped(sentence: string, words: number): string {
  const all = sentence.replaceAll(/\s+/g, ' ').split(' ');
  const kept = all
    .slice(0, words)
    .join(' ')
    .slice(0, words * 16)
    .toWellFormed();
  return all.length > words ? kept.replace(/[^\p{L}\p{N}]+$/u, '') : kept.replace(/[^\p{L}\p{N}?]+$/u, '');
}
