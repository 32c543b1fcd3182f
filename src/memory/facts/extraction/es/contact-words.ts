/** Addresses and numbers as they stand among words: "x@y.com", "11 5555 2031". */
import { textOf } from './frame.ts';
import type { Word } from './spanish-words.ts';

export function isAddress(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(text);
}

export function digitsAt(words: readonly Word[], from: number): number {
  return textOf(words, from, numberEnd(words, from)).replace(/\D/g, '').length;
}

export function numberEnd(words: readonly Word[], from: number): number {
  let to = from;
  while (/^[+\d()/-]+$/.test(words[to]?.text ?? '')) to += 1;
  return to;
}
