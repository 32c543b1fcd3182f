import { foldAccents } from '../text/fold-accents.ts';
import type { Reading } from './plan-slots.ts';

const SHORTEST = 3; // letters of a word that tells one alternative from another

/**
 * Returns the one of a known value's alternatives that a text chooses behind a token: "go on then, glass blowing" of "pottery or glass blowing". Undefined where
 * the value has none, or the text speaks of none, of several, or asks.
 */
export function chosenOf({ text, language }: Reading, known: unknown, behind = 0): string | undefined {
  if (typeof known !== 'string') return undefined;
  const parts = alternativesOf(known, language.list('or').words);
  if (parts.length < 2) return undefined;
  const words = new Set<string>();
  for (const { from, to, isAsked, flags } of text.clauses)
    if (!isAsked && !flags.has('negated') && !flags.has('voice') && !flags.has('past'))
      for (const { plain } of text.tokens.slice(Math.max(from, behind), to)) words.add(plain);
  // A word of both tells nothing: "ruta a caballo o en quad".
  const told = parts.filter((part) =>
    plainWords(part).some(
      (word) => words.has(word) && parts.filter((other) => plainWords(other).includes(word)).length === 1,
    ),
  );
  return told.length === 1 ? told[0] : undefined;
}

/** Returns the alternatives of a value as it was said: both of "remo o kayak". */
function alternativesOf(known: string, ors: readonly string[]): string[] {
  const parts: string[][] = [[]];
  for (const word of known.split(/\s+/)) {
    if (ors.includes(word.toLowerCase())) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => part.join(' ')).filter(Boolean);
}

function plainWords(part: string): string[] {
  return foldAccents(part.toLowerCase())
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);
}
