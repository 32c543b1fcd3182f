/** Documents in messages: files, code, logs and long texts, taken apart into passages. */
import { termsOf } from '../../text/text-analysis.ts';
import { wholeCharacter } from '../../text/token-counter.ts';
import type { ChatMessage } from '../chat-message.ts';

const LEAST_CHARACTERS = 1_600; // some 400 tokens: below it a message is shown whole, whatever it holds
const LONG_TEXT_CHARACTERS = 4_000; // some 1,000 tokens: a document even without the form of one
const LEAST_LINES = 15; // of data, code or a log that somebody pasted; an assistant's answer in points is none
const MOST_CHARACTERS = 32_768; // that are read, some 15 ms: further on nothing is found
const PASSAGE_CHARACTERS = 500;
const CODE_FENCE = /^\s*(?:```|~~~)/m;

/** A passage of a document, with the stretch of its text that it takes. */
export interface Passage {
  readonly from: number;
  readonly to: number;
  /** The terms that it says, parts of identifiers among them. */
  readonly terms: ReadonlySet<string>;
}

/** True for a message that is or holds a file, code, a log, or a text too long to be one turn of a chat. */
export function isDocument({ role, content }: ChatMessage): boolean {
  if (content.length < LEAST_CHARACTERS) return false;
  if (content.length >= LONG_TEXT_CHARACTERS || CODE_FENCE.test(content)) return true;
  return role !== 'assistant' && content.split('\n').length >= LEAST_LINES;
}

/** Returns the passages of a document, in their order and without a gap: paragraphs, those that are long cut at line ends or between words. */
export function passagesOf(document: string, language: string): Passage[] {
  const content = document.slice(0, wholeCharacter(document, MOST_CHARACTERS));
  const passages: Passage[] = [];
  for (let from = 0; from < content.length; ) {
    const to = passageEnd(content, from);
    const text = content.slice(from, to);
    const parts = text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_./\\:-]+/g, ' ');
    const terms = new Set(termsOf(text, language));
    if (parts !== text) for (const term of termsOf(parts, language)) terms.add(term);
    passages.push({ from, to, terms });
    from = to;
  }
  return passages;
}

/** Returns where a passage ends: behind a blank line, else behind a line, else behind a word, as near to the size of a passage as may be. */
function passageEnd(content: string, from: number): number {
  const most = Math.min(content.length, from + PASSAGE_CHARACTERS);
  const paragraph = content.indexOf('\n\n', from);
  if (paragraph >= 0 && paragraph + 2 <= most) return paragraph + 2;
  if (most === content.length) return most;
  const line = content.lastIndexOf('\n', most - 1) + 1;
  if (line > from) return line;
  const word = content.lastIndexOf(' ', most - 1) + 1;
  return word > from ? word : wholeCharacter(content, most);
}
