/**
 * Checks which facts of a model's answer may be learnt. A model invents, and obeys what it reads; so a fact stands only on words
 * that the user said, in the turn that the model names, in a sentence that tells something lasting of the user; and anything it
 * says beyond those words must be in the turn, too.
 */
import { isSpanish } from '../conversation/words.ts';
import { wouldOrder } from '../llm/model-orders.ts';
import { evened, foldAccents } from '../text/fold-accents.ts';
import { languageOf } from '../text/text-analysis.ts';
import { extractFacts } from './extraction/extract-facts.ts';
import { type Sentence, sentencesOf } from './extraction/prepared-text.ts';
import { type Confidence, type Domain, TOLD_DOMAINS, UNTOLD_DOMAIN } from './fact.ts';
import { likeness } from './fact-likeness.ts';
import { clausesOf, isNegated, isUnstable, relativeIn, speaksOfItself } from './fact-reading-gates.ts';
import { type FactReading, MAX_FACTS } from './fact-reading-prompt.ts';
import { domainOf, type KeyMeaning, keyIn, meaningOf, plainKey } from './fact-slots.ts';
import { isAmong, objectsOf, WORD, wordsOf } from './fact-words.ts';
import { isFrame } from './frame-words.ts';
import type { FactLanguage, SaidFact, Span } from './said.ts';
import { SLOTS, type SlotId } from './slots.ts';
import { isStanding } from './standing.ts';

/** The part of a turn that may be evidence: the user's own messages, without those that give orders to the model. */
export interface ReadableTurn {
  readonly turnNumber: number;
  /** BCP-47 tag. */
  readonly language: string;
  /** The user's messages; `index` is the place among the turn's messages as they were sent. */
  readonly messages: readonly { readonly index: number; readonly content: string }[];
}

/** A fact that stands on a turn. */
export interface ReadFact {
  readonly said: SaidFact;
  readonly turnNumber: number;
}

export interface CheckedReading {
  readonly facts: readonly ReadFact[];
  readonly dropped: number;
}

type AnsweredFact = FactReading['facts'][number];

const LONGEST_VALUE = 200; // characters
const LONGEST_KEY = 60;
const LONGEST_EVIDENCE = 500;
const LEAST_GROUND = 0.5; // share of what a value says beyond its verb that the turn must have said

/** Checks the facts of an answer: those that stand on nothing said, are not lasting, not the user's, or too many, are dropped. */
export function checkReading(answer: FactReading, turns: readonly ReadableTurn[]): CheckedReading {
  const facts: ReadFact[] = [];
  for (const answered of answer.facts) {
    if (facts.length === MAX_FACTS) break;
    const turn = turns.find(({ turnNumber }) => turnNumber === answered.turn);
    const said = turn === undefined ? null : standing(answered, turn);
    if (turn === undefined || said === null || facts.some((other) => saysTheSame(other.said, said))) continue;
    facts.push({ said, turnNumber: turn.turnNumber });
  }
  // In the order they were said: a later fact takes the place of an earlier one.
  const inOrder = facts.toSorted((a, b) => a.turnNumber - b.turnNumber || placeOf(a) - placeOf(b));
  return { facts: inOrder, dropped: answer.facts.length - facts.length };
}

function placeOf({ said: { evidence } }: ReadFact): number {
  return evidence.message * 1e9 + evidence.start;
}

function saysTheSame(a: SaidFact, b: SaidFact): boolean {
  return a.slot === b.slot && ['same', 'fuller'].includes(likeness(a.slot, a.value, b.value));
}

/** Returns the fact if it stands on its turn. */
function standing(answered: AnsweredFact, turn: ReadableTurn): SaidFact | null {
  const domain = TOLD_DOMAINS.find((known) => known === answered.domain.trim().toLowerCase());
  const key = evened(answered.key);
  const value = thirdPerson(evened(answered.value));
  if (domain === undefined || key === '' || key.length > LONGEST_KEY || value === null) return null;
  if (wouldOrder(`${key}: ${value}`)) return null;
  const meaning = meaningOf(key);
  if (meaning.domain === UNTOLD_DOMAIN) return null; // what is put right is read by rules alone
  for (const { index, content } of turn.messages) {
    const place = placeIn(content, answered.evidence);
    if (place === null) continue;
    const language = spokenIn(content, turn.language);
    if (!tells(content, place, value, meaning)) continue;
    const agreed = rulesAgree(content, turn.language, meaning.slot, value);
    const isKnown = meaning.slot in SLOTS;
    return {
      kind: 'fact',
      slot: meaning.slot,
      key: isKnown ? keyIn(meaning.slot as SlotId, language) : plainKey(key),
      value,
      domain: meaning.slot.startsWith('own:') ? domain : (domainOf(meaning.slot) satisfies Domain),
      confidence: confidenceOf(answered.confidence, agreed),
      source: 'auto',
      language,
      standing: isStanding(meaning.slot, value),
      replaces: false,
      evidence: { message: index, ...place },
    };
  }
  return null;
}

/** Returns the language of a message; stop words do not tell Portuguese from Spanish, the turn does. */
function spokenIn(content: string, tag: string): FactLanguage {
  const told = languageOf(content, tag);
  if (told !== 'en' && /^pt(?:-|$)/i.test(tag)) return 'pt';
  return told ?? (isSpanish(tag) ? 'es' : 'en');
}

/** Returns the confidence in a fact. A model is sure of everything: without the rules its word is worth no more than `medium`. */
function confidenceOf(answered: string, agreed: boolean): Confidence {
  const word = answered.trim().toLowerCase();
  if (word === 'high') return agreed ? 'high' : 'medium';
  return word === 'medium' ? 'medium' : 'low';
}

const TELLER = /^(?:(?:el|la) usuari[oa]|the user|user|usuari[oa])(?: |:\s*)/i;
const FIRST_PERSON =
  /^(?:yo|me|mi|mis|soy|tengo|estoy|vivo|prefiero|quiero|uso|i|i'm|i’m|i've|my|we|our|nosotr[oa]s|nuestr[oa]s?)(?![\p{L}\p{N}])/iu;

/** Cuts a sentence down to its value: "El usuario trabaja en Google." → "trabaja en Google". Null for what is no value. */
function thirdPerson(text: string): string | null {
  const value = lowerVerb(text.replace(TELLER, '').replace(/[.;,]+$/, ''));
  if (value === '' || value.length > LONGEST_VALUE || value.includes('?') || FIRST_PERSON.test(value)) return null;
  return value;
}

/** Removes the capital that the start of a sentence gave the value: "Trabaja en Google", but not that of "Google". */
function lowerVerb(text: string): string {
  const [first = ''] = text.split(' ', 1);
  const verb =
    /^(?:es|está|tiene|vive|trabaja|estudia|usa|prefiere|quiere|le|se|su|sus|no|nunca|siempre|mora|trabalha|estuda|gosta|quer|prefere|tem|seu|sua|não|is|has|lives|works|studies|uses|prefers|wants|likes|loves|does|never|always|their|his|her)$/i;
  return verb.test(first) ? first.toLowerCase() + text.slice(first.length) : text;
}

/** Returns the place of the evidence in a message, white space aside, on whole words, and the words as they were written. */
function placeIn(content: string, evidence: string): Omit<Span, 'message'> | null {
  const words = evidence.trim().split(/\s+/);
  if (evidence.length > LONGEST_EVIDENCE || words[0] === '') return null;
  const source = words.map(escaped).join('\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'u').exec(content);
  if (found === null) return null;
  return { start: found.index, end: found.index + found[0].length, quote: found[0] };
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** True when the sentences around the evidence tell the value as something lasting of the user. */
function tells(content: string, place: Omit<Span, 'message'>, value: string, { slot, single }: KeyMeaning): boolean {
  const sentences = sentencesOf(content).filter((sentence) => overlaps(sentence, place));
  if (sentences.length === 0 || sentences.some((sentence) => sentence.isQuestion || hides(sentence, content, place)))
    return false;
  const text = sentences.map(({ folded }) => folded).join('. ');
  if (!place.quote.includes(' ') && text.length > place.quote.length + 1) return false; // one word proves nothing of what was said with it
  if (isUnstable(text)) return false;

  const objects = objectsOf(value, slot);
  const quoted = wordsOf(place.quote);
  if (!objects.some((word) => isAmong(word, quoted))) return false;
  const said = wordsOf(content);
  if (objects.filter((word) => isAmong(word, said)).length < objects.length * LEAST_GROUND) return false;
  if (!namesAndNumbers(value).every((word) => said.some(({ plain }) => plain === word))) return false;

  const clauses = clausesOf(text);
  const telling = clauses.filter((clause) => wordsOf(clause).some((word) => isAmong(word, objects)));
  if (isNegated(telling.join(', ')) !== isNegated(foldAccents(value.toLowerCase()))) return false;
  if (!OF_OTHERS.includes(slot) && telling.some((clause) => isOfAnother(clause, value))) return false;
  return !single || speaksOfItself(content) || wordsOf(text).some((word) => isFrame(slot, word));
}

/** Slots whose facts are about somebody else, as seen by the user. */
const OF_OTHERS: readonly string[] = ['partner', 'family', 'pet'];

/** True for a clause about somebody else: "Mi hermana vive en París" is no fact of the user, unless the value names the sister. */
function isOfAnother(clause: string, value: string): boolean {
  const relative = relativeIn(clause);
  return relative !== null && !wordsOf(value).some((word) => isAmong(word, wordsOf(relative)));
}

function overlaps(sentence: Sentence, place: { readonly start: number; readonly end: number }): boolean {
  const { start, end } = sentence.span(0, sentence.folded.length);
  return start < place.end && place.start < end;
}

/** True when the evidence is code, a link or a quotation, and so not said in the user's own voice. */
function hides(sentence: Sentence, content: string, place: { readonly start: number; readonly end: number }): boolean {
  const { start, end } = sentence.span(0, sentence.folded.length);
  const own = new Set(wordsOf(sentence.folded).map(({ plain }) => plain));
  return wordsOf(content.slice(Math.max(start, place.start), Math.min(end, place.end))).some(
    ({ plain }) => !own.has(plain),
  );
}

/** Returns the parts of a value that nobody paraphrases: numbers, and words with a capital that no sentence gave them. */
function namesAndNumbers(value: string): string[] {
  return (value.match(WORD) ?? [])
    .filter((word, index) => /\p{N}/u.test(word) || (index > 0 && /^\p{Lu}/u.test(word)))
    .map((word) => foldAccents(word.toLowerCase()));
}

/** True when the rules read the same fact in the message. */
function rulesAgree(content: string, language: string, slot: string, value: string): boolean {
  return extractFacts([{ role: 'user', content }], language).some(
    (said) =>
      said.kind === 'fact' &&
      said.slot === slot &&
      objectsOf(value, slot).every((word) => isAmong(word, wordsOf(said.value))),
  );
}
