/** Places as users name them: "Austin, Texas", "Leeds" of "Leeds since May". */
import { GIVEN_NAMES } from './lexicon.ts';
import { before, isPlace, Phrase } from './phrases.ts';

/** "Austin, Texas". */
const REGION =
  /^, (?!(?:i|my|we|and|but|so|please|btw|can|what|how|also)\b)(\p{L}[\p{L}.]+(?: \p{L}+){0,2}?)(?= (?:and|but|so|with|since|for|as)\b|[,.;!?]|$)/u;

/** Returns the place in a phrase, without the time or the reason after it. */
export function placeIn(phrase: Phrase): Phrase | null {
  const place = before(
    phrase,
    / (?:and(?! (?:herzegovina|tobago|the|nevis|barbuda|principe|hove|wear|yorkshire|clyde))|with|for(?! lauderdale)|since|as|but|then|working|studying|doing|though|myself|if|to|until|from|every|all my|my|year-round|full-time|part-time|by|during|because|about)(?= |$)|,/,
  );
  if (!isPlace(place)) return null;
  const { source } = place;
  const region = REGION.exec(source.text.slice(place.to, place.to + 40));
  if (region === null) return place;
  const to = place.to + region[0].length;
  const written = source.original(to - (region[1] ?? '').length, to);
  const named = /^\p{Lu}/u.test(written) && !GIVEN_NAMES.has((region[1] ?? '').split(' ')[0] ?? '');
  return named && /^\p{Lu}/u.test(place.written) ? new Phrase(source, place.from, to) : place;
}
