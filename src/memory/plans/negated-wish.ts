import type { QueryText } from './query-text.ts';

/**
 * "No quiero ir al cine" up to the end of its clause or the turn to what is wanted instead ("sino", "mejor", "but").
 * Questions in the negative ask: "¿por qué no vamos al cine?", "no sé dónde cenar", "why don't we …".
 */
const NEGATED_WISH =
  /(?<!\b(?:por que|que si) )\b(?:(?:no|tampoco|nunca|ya no) (?:(?:me|nos|te|le) )?(?:quiero|queremos|apetece|gusta|gustan|vamos|busco|buscamos|busques|quisiera|voy|iremos|ire|necesito|necesitamos|reserves|vayamos|podemos ir|puedo ir|recomiendes|(?:puedo|podemos)(?= (?:el|la|este|esta|manana|hoy|ese)\b))|(?<!why )(?:don't|do not|doesn't|won't|wouldn't|can't|not|never)(?: really)? (?:want|like|need|feel like|looking for|going|go|book|find|interested in|in the mood|make (?=on|it|mon|tue|wed|thu|fri|sat|sun|tom)))\b/;
const CLAUSE_END = /[,;:.!?]| (?:sino|pero|mejor|but|instead|rather|porque|because)\b/;
const FEATURE = /\b(?:que sea|sea|caro|cara|ruido|ruidoso|lejos|expensive|noisy|crowded|touristy|terraza)\b/;

/** Takes unwanted things out of the query, so that no slot is filled with them; a disliked feature stays, because it is a preference. */
export function takeNegatedWishes(text: QueryText): void {
  for (let rounds = 0; rounds < 8; rounds += 1) {
    const match = NEGATED_WISH.exec(text.folded);
    if (!match) return;
    const afterVerb = match.index + match[0].length;
    const clauseLength = text.folded.slice(afterVerb).search(CLAUSE_END);
    const end = clauseLength < 0 ? text.folded.length : afterVerb + clauseLength;
    // A disliked feature loses only its verb.
    const isFeature = FEATURE.test(text.folded.slice(afterVerb, end));
    text.takeOut(isFeature ? match.index + match[0].indexOf(' ') + 1 : match.index, isFeature ? afterVerb : end);
  }
}
