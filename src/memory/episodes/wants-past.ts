/**
 * Tells whether a query wants the past told. Mostly by what the history has of its words: a rare word that it knows, a name, a
 * memory that scores; the signs of the language (`signs/`) tilt the balance.
 */
import { languageOf, termsAsked, termsOf } from '../text/text-analysis.ts';
import { type QueryEvidence, unsaidIdf } from './hybrid-ranker.ts';
import { SignedText } from './signs/read-signs.ts';

const KNOWN = 3; // points for a query all of whose words the history knows, weighed by how rarely they are said
const BEST = 2; // for a memory whose score is 1
const NAME = 2.5; // for a name that the history knows
const RARE_WORD = 0.5; // for a rare word that it knows
const RARE = 0.6; // of the weight of a word that nobody ever said
const BAR = 2.5; // points from which the past is told: some 1 in 100 queries that want nothing of it get there
const CLEARLY_NOT = -6; // points of signs alone at which no history can help: a greeting, thanks, assent

/** True where the query, whatever the history has, wants nothing of it, so that nothing need be searched. */
export function clearlyWantsNothing(query: string, language: string): boolean {
  return pointsOfSigns(query, language) <= CLEARLY_NOT;
}

export interface WantingQuery {
  readonly text: string;
  readonly language: string;
  /** The query's terms, in the order of `evidence.idfs`. */
  readonly terms: readonly string[];
  readonly evidence: QueryEvidence;
  /** The best score of a memory, 0 to 1. */
  readonly bestScore: number;
}

/** Returns how much the query wants the past told, in points above the bar; 0 or less: not at all. */
export function wantOfPast({ text, language, terms, evidence, bestScore }: WantingQuery): number {
  const { idfs, known, total } = evidence;
  const own = ownPart(text);
  const given = own !== text;
  const asked = given ? new Set(termsAsked(own, language)) : null;
  let whole = 0;
  let share = 0;
  let rarest = 0;
  for (const [term, idf] of idfs.entries()) {
    whole += idf;
    if (known[term] !== true || asked?.has(terms[term] as string) === false) continue;
    share += idf;
    rarest = Math.max(rarest, idf);
  }
  const names = [...own.matchAll(NAMES)].flatMap(([name]) => termsOf(name, language));
  const knowsName = names.some((name) => known[terms.indexOf(name)] === true);
  return (
    pointsOfSigns(text, language) +
    (whole > 0 ? (KNOWN * share) / whole : 0) +
    (given ? 0 : BEST * bestScore) +
    (knowsName ? NAME : 0) +
    (rarest > RARE * unsaidIdf(total) ? RARE_WORD : 0) -
    BAR
  );
}

/** Words with a capital that do not begin the text. */
const NAMES = /(?<=[\p{L}\p{N},;)»"?] )\p{Lu}[\p{L}\p{N}]+/gu;

/** Quoted words, and what follows a colon, are what something is to be done with: they ask for nothing. */
const GIVEN = /«[^»]*»|"[^"]*"|“[^”]*”|:\s.*$/gsu;

function ownPart(text: string): string {
  const own = text.replace(GIVEN, ' ');
  return own.trim() === '' ? text : own;
}

function pointsOfSigns(text: string, language: string): number {
  const signs = new SignedText(ownPart(text), languageOf(text, language) ?? 'es');
  return signs.wanting().reduce((sum, { points }) => sum + points, 0);
}
