/** Puts users' own words in the third person: "I love my job" is "loves their job". */
import { thirdPersonOf, verbOf } from './verbs.ts';

const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i['’]?m|i am)\b/giu, 'they are'],
  [/\b(?:i['’]ve|i have)\b/giu, 'they have'],
  [/\b(?:i['’]d)\b/giu, 'they would'],
  [/\b(?:i['’]ll)\b/giu, 'they will'],
  [/\bwe['’]re\b/giu, 'they are'],
  [/\bwe['’]ve\b/giu, 'they have'],
  [/\b(?:i|we)\b/giu, 'they'],
  [/\b(?:my|our)\b/giu, 'their'],
  [/\b(?:myself|ourselves)\b/giu, 'themselves'],
  [/\b(?:mine|ours)\b/giu, 'theirs'],
];

/** Puts the object of a verb whose subject is the user in the third person. */
export function theirWords(text: string): string {
  let words = text;
  for (const [pattern, word] of SWAPS) words = words.replace(pattern, word);
  return words.replace(/\bme\b/g, 'them').replace(/\bus\b/g, 'them');
}

/** Puts an order to the assistant in words that address nobody: "when you write to me" is "when it writes to them". */
export function assistantsWords(text: string): string {
  // Quoted words are to be used, or avoided, to the letter.
  return text
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? part : assistants(part)))
    .join('');
}

/** Verbs for the things an assistant does, besides those that the rules read. */
const ASSISTANTS_VERBS =
  /^(?:suggest|recommend|propose|offer|provide|send|show|explain|cite|quote|list|mention|format|summari[sz]e|book|pick|include|refer|generate|produce|edit|fix|convert|present|output|print|share|say|talk|search|schedule|draft|rewrite|invent)$/;
const isBase = (verb: string) => verbOf(verb)?.form === 'base' || ASSISTANTS_VERBS.test(verb);

const QUOTED = /("[^"]*"|“[^”]*”|(?<!\w)['‘][^'’]*['’](?!\w))/;

function assistants(text: string): string {
  return theirWords(
    text
      .replace(/\byou['’]re\b|\b(?:you|u) are\b/giu, 'it is')
      .replace(
        /\b(?:you|u) (\w+)\b/giu,
        (_, verb: string) => `it ${isBase(verb.toLowerCase()) ? thirdPersonOf(verb) : verb}`,
      )
      .replace(/\b(?:your|ur)\b/giu, 'its')
      .replace(/\b(?:you|u)\b/giu, 'it'),
  );
}
