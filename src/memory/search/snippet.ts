/** A snippet: the words around a hit as they were written, the hit marked, ready to be shown on a page. */
import type { Span } from './match-text.ts';

const LENGTH = 240; // characters of the text that a snippet shows
const BEFORE = 80; // of them before the first hit
const NEXT_WORD = 24; // characters that are given up so that a snippet begins and ends with a word

/**
 * Returns up to 240 characters of a text around where its hits are densest. It is HTML: hits stand in `<mark>`, and `&`, `<`, `>`
 * of the text are written as entities. `…` stands for what was left out.
 */
export function snippetOf(text: string, spans: readonly Span[]): string {
  const { start, end } = stretch(text, spans);
  let html = '';
  let at = start;
  for (const span of spans) {
    if (span.end <= start || span.start >= end) continue;
    const from = Math.max(span.start, start);
    const to = Math.min(span.end, end);
    html += `${plain(text.slice(at, from))}<mark>${plain(text.slice(from, to))}</mark>`;
    at = to;
  }
  html += plain(text.slice(at, end));
  return `${start > 0 ? '…' : ''}${html.trim()}${end < text.length ? '…' : ''}`;
}

function stretch(text: string, spans: readonly Span[]): Span {
  if (text.length <= LENGTH) return { start: 0, end: text.length };
  const first = densest(spans);
  const start = wordStart(text, Math.max(0, Math.min(first - BEFORE, text.length - LENGTH)), first);
  return { start, end: wordEnd(text, Math.min(text.length, start + LENGTH), first) };
}

/** Returns where the hit stands that has most hits within a snippet's length from it. */
function densest(spans: readonly Span[]): number {
  let best = 0;
  let most = 0;
  let last = 0;
  for (const [index, { start }] of spans.entries()) {
    while (last < spans.length && (spans[last]?.end ?? 0) - start <= LENGTH - BEFORE) last += 1;
    if (last - index > most) {
      most = last - index;
      best = start;
    }
  }
  return most === 0 ? (spans[0]?.start ?? 0) : best;
}

function wordStart(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const blank = text.slice(from - 1, Math.min(from + NEXT_WORD, latest)).search(/\s/);
  const start = blank < 0 ? from : from + blank;
  return isSplit(text, start) ? start + 1 : start;
}

function wordEnd(text: string, to: number, earliest: number): number {
  if (to === text.length) return to;
  const tail = text.slice(Math.max(to - NEXT_WORD, earliest), to + 1);
  const blank = tail.search(/\s\S*$/);
  const end = blank <= 0 ? to : Math.max(to - NEXT_WORD, earliest) + blank;
  return isSplit(text, end) ? end - 1 : end;
}

/** True between the two halves of a character that takes two. */
function isSplit(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text[at] ?? '') && /[\ud800-\udbff]/.test(text[at - 1] ?? '');
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
