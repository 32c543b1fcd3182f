/** Reads favourites and hobbies after a label: "Favorite author? Janet Frame", "fav colour teal, fav food ramen". */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { liking } from './own-favorites.ts';
import { isListItem, namesSomething, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { theirWords } from './third-person.ts';

const LABEL =
  /^(?:(?:my|our) )?(?:(?:all[- ]time|absolute|personal|main|number one) )*(?:favorite((?: [\w'-]+){1,3}?)(?: of all time| ever)?|(hobby|hobbies))$/;
const BESIDE = /^(?:(?:my|our) )?favorite ([a-z]+) (?!is\b|are\b|of\b|to\b|in\b|for\b)(.+)$/;
const SURELY =
  /^(?:(?:that is|it is|it has to be|that would be|has to be|has got to be|hands down|easily|definitely|probably|no contest|always|i would say|have to say|got to be|oh|well|still) )+/;
/** Words after a label that are no answer: the next question, or a place for it. */
const NO_ANSWER =
  /^(?:i|we|you|he|she|they|any|what|which|who|where|how|why|when|can|could|please|in|on|at|near|around|for|with|from|under|looking|searching|need|want|tell|give|show|suggest|recommend|mine|yours|none|no idea|not|do|does|is|are|ideas|suggestions|tips|list|one|ones|hard|tough|difficult|depends|good question|help|make|find)\b/;
const LONGEST = 60; // characters
const MOST = 6; // hobbies of a list

/** Reads a liking after its label; `later` holds the clauses after it, where the answer or the next label of a row stands. */
export function labelledLikingIn(clause: Clause, at: number, later: readonly Clause[]): Found[] {
  const body = clause.text.slice(at);
  if (!NAMED.test(body)) return [];
  const label = LABEL.exec(body);
  const [next] = later;
  if (label !== null && next !== undefined && /^[?:]|^-+$/.test(next.border)) {
    const [, thing, hobby] = label;
    return hobby === undefined ? favorite(clause, at, (thing ?? '').trim(), next) : hobbies(later);
  }
  return besideIn(clause, at, next);
}

/** A cheap test that comes before anything is matched. */
const NAMED = /^(?:(?:my|our) )?(?:[\w-]+ ){0,3}(?:favorite|hobby|hobbies)\b/;

function favorite(clause: Clause, at: number, thing: string, next: Clause): Found[] {
  const of = answerIn(next);
  if (of === null) return [];
  return [liking(thing, of, { source: clause.source, from: clause.from + at, to: of.to }, {})];
}

function answerIn(next: Clause): Phrase | null {
  const start = SURELY.exec(next.text)?.[0].length ?? 0;
  const of = phraseAt(next.source, next.from + start, next.to);
  return of.text.length <= LONGEST && namesSomething(of.text) && !NO_ANSWER.test(of.text) ? of : null;
}

function hobbies(later: readonly Clause[]): Found[] {
  const found: Found[] = [];
  for (const [place, clause] of later.slice(0, MOST).entries()) {
    const of = answerIn(clause);
    if (of === null || !isListItem(of.text) || (place > 0 && !/^(?:,|and|, ?and|&)$/.test(clause.border))) break;
    found.push(fact('hobby', `has ${theirWords(of.written)} as a hobby`, of));
  }
  return found;
}

/** "Fav colour teal": only in a row with another one, for "favorite pizza toppings" names nothing. */
function besideIn(clause: Clause, at: number, next: Clause | undefined): Found[] {
  const beside = BESIDE.exec(clause.text.slice(at));
  if (beside === null || !inRow(clause, next)) return [];
  const [, thing = '', value = ''] = beside;
  const of = phraseOf(clause.source, clause.to - value.length, clause.to);
  if (!isListItem(of.text) || !namesSomething(of.text.replace(/^the /, ''))) return [];
  return [liking(thing, of, { source: clause.source, from: clause.from + at, to: of.to }, {})];
}

function inRow({ source, from }: Clause, next: Clause | undefined): boolean {
  const before = /(?:^|[,;.] ?)(?:my )?favorite [a-z]+ [^,;.]+[,;.] ?(?:and )?$/.test(
    source.text.slice(Math.max(0, from - 2 * LONGEST), from),
  );
  return before || (next !== undefined && BESIDE.test(next.text));
}
