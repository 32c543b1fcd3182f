/** Spans of a message that may be a new value, and the features by which the likeliest is found: see `outcomes`. */
import type { ReadText } from '../../understanding/read-text.ts';
import type { Token } from '../../understanding/token.ts';
import { endingOf, wordOf } from './outcome-features.ts';
import { kindOf } from './signs.ts';

const LONGEST = 8; // tokens of a value

/** A stretch of tokens, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the spans of a text within its clauses that neither begin nor end with a mark. */
export function spansIn(text: ReadText): Span[] {
  const spans: Span[] = [];
  const isWord = (at: number) => text.tokens[at]?.kind !== 'mark';
  for (const { from, to } of text.clauses)
    for (let first = from; first < to; first += 1)
      for (let end = first + 1; isWord(first) && end <= Math.min(to, first + LONGEST); end += 1)
        if (isWord(end - 1)) spans.push({ from: first, to: end });
  return spans;
}

/** Returns the features of a span that begins at a token: which word opens it, and which stand before. */
export function startFeatures(text: ReadText, at: number, slot: string, old: (at: number) => boolean): string[] {
  const kind = kindOf(slot);
  const [before, first] = [wordOf(text.tokens[at - 1], '^'), wordOf(text.tokens[at])];
  const earlier = wordOf(text.tokens[at - 2], '^');
  const shape = shapeOf(text.tokens[at]);
  const features = [
    `p ${before}`,
    `p ${earlier} ${before}`,
    `q ${earlier}`,
    `w ${first}`,
    `pw ${before} ${first}`,
    `n ${wordOf(text.tokens[at + 1])}`,
    `s ${shape}`,
    `sk ${shape} ${kind}`,
    `pk ${before} ${kind}`,
    `wk ${first} ${kind}`,
    `ps ${before} ${shape}`,
    `p -${endingOf(before)}`,
    `w -${endingOf(first)}`,
  ];
  if (text.begins(at)) features.push('first', `first ${shape}`);
  if (old(at)) features.push('old');
  if (old(at - 1)) features.push('behind old');
  const mention = text.tokens.findIndex((_token, place) => old(place));
  features.push(mention < 0 ? 'no old' : mention < at ? 'after old' : 'before old');
  if (text.clauseAt(at)?.isAsked) features.push('asked');
  if (mention >= 0 && text.clauseAt(mention) === text.clauseAt(at)) features.push('with old');
  return features;
}

/** Returns the features of a span's end: which word closes it, which stands behind, and how long it is. */
export function endFeatures(text: ReadText, { from, to }: Span, slot: string, old: (at: number) => boolean): string[] {
  const kind = kindOf(slot);
  const [last, next] = [wordOf(text.tokens[to - 1]), wordOf(text.tokens[to])];
  const shapes = `${shapeOf(text.tokens[to - 1])}${text.ends(to) ? '$' : shapeOf(text.tokens[to])}`;
  const length = to - from;
  const features = [
    `W ${last}`,
    `N ${next}`,
    `WN ${last} ${next}`,
    `N ${next} ${wordOf(text.tokens[to + 1])}`,
    `S ${shapes}`,
    `SK ${shapes} ${kind}`,
    `W -${endingOf(last)}`,
    `N -${endingOf(next)}`,
    `L ${length}`,
    `LK ${length} ${kind}`,
    `LS ${length} ${shapeOf(text.tokens[from])}`,
  ];
  if (text.ends(to)) features.push(`ends ${length}`);
  for (let at = from; at < to; at += 1) if (old(at)) return [...features, 'OLD'];
  return features;
}

function shapeOf(token: Token | undefined): string {
  if (token === undefined || token.kind === 'mark') return '$';
  return token.kind === 'word' ? (token.isCapital ? 'A' : 'a') : token.kind === 'number' ? '0' : '@';
}
