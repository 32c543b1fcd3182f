/** Reads homes that are told in passing: "over here in Saskatoon we get snow", "my bakery here in Bath", "(Wigan based)". */

import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { type Phrase, phraseOf } from './phrases.ts';
import { placeIn } from './places.ts';

const HERE_IN =
  /^(?:(?:and|but|so|because|since|as) )?(?:(?:over|up|down|out|back|way|way up|way down) )?here in (?=\p{L})|^(?:.* )?(?:own|run|runs|team|office|shop|bakery|clinic|practice|school|flat|house|garden|allotment|winters?|summers?|weather|council|live|lives) (?:(?:over|up|down|out) )?here in (?=\p{L})/u;
/** The words of a place's name, which ends at the first word about anything done there. */
const ENDS = /^(?:\p{Lu}[\p{L}'’.-]*|of|the|upon|on|de|la|el|le|and)(?: (?:\p{Lu}[\p{L}'’.-]*|of|upon|de|la|el|le))*/u;
/** Words of travel: travellers are there only for a while. */
const AWAY =
  /\b(?:trip|holidays?|vacation|visit\w*|tour\w*|hotels?|hostels?|conference|landed|arriv\w+|flight|flew|airbnb|layover|until|weekend|for (?:a|the|two|three|a few) (?:\w+ )?(?:days?|nights?|weeks?|months?)|days|nights|honeymoon|stuck|wedding|business|game|story|novel|back home)\b/;

export function whereaboutsIn(clause: Clause): Found[] {
  const { source, text } = clause;
  const found: Found[] = [];
  const lead = HERE_IN.exec(text)?.[0];
  if (lead !== undefined && !AWAY.test(source.text)) {
    const at = clause.from + lead.length;
    const place = namedAt(clause, at);
    if (place !== null)
      found.push(fact('home', `lives in ${place.written}`, { source, from: clause.from, to: place.to }));
  }
  return found;
}

function namedAt(clause: Clause, at: number): Phrase | null {
  const length = ENDS.exec(clause.source.original(at, clause.to))?.[0].length ?? 0;
  if (length === 0) return null;
  const place = placeIn(phraseOf(clause.source, at, at + length));
  return place !== null && /^\p{Lu}/u.test(place.written) ? place : null;
}
