/** Phrases: the stretch of text that a verb's object takes up, and tests of what it may be. */
import type { EnglishText } from './english-text.ts';

/** A stretch of a sentence. */
export class Phrase {
  readonly source: EnglishText;
  readonly from: number;
  readonly to: number;
  readonly text: string;

  constructor(source: EnglishText, from: number, to: number) {
    this.source = source;
    this.from = from;
    this.to = to;
    this.text = source.text.slice(from, to);
  }

  /** The phrase as it was written. */
  get written(): string {
    return unquoted(this.source.original(this.from, this.to));
  }
}

const TRAILING =
  'because|but|so(?! (?:much|many)\\b)|though|although|whereas|if|unless|until|please|thanks|thank you|thx|cheers|lol|haha+|lmao|btw|by the way|fyi|you know|as well|too|anyway|right now|currently|these days|nowadays|at the moment|still|already|actually|honestly|basically|or something|and all|and stuff|and such|and so on|etc|just so you know|in case|can you|could you|would you|will you|in fact|obviously|by now|at this point|as you know|to be honest|anymore|any more|any longer|or so|myself|as it happens|funnily enough|of course';
const STOP = new RegExp(
  ` (?:${TRAILING}|now|who|whom|which|where|when|whose|while|that(?: is| are| i| we| my| keeps?| has)|and (?:i|my|we|our|you|it|that|please|so|can|could|the \\w+ is)|is|are|was|were|does|needs?|what|how)(?= |$|')`,
);
const LONG_STOP = new RegExp(` (?:${TRAILING}|and (?:i|my|we|our|you|it|that|please|so|can|could))(?= |$|')`);
const MAX_OBJECT = 120;

/** Returns the noun phrase at the start of the stretch; with `long`, also the clauses that hang on it ("people who are late"). */
export function phraseAt(source: EnglishText, from: number, to: number, long = false): Phrase {
  const whole = source.text.slice(from, Math.min(to, from + MAX_OBJECT * 2));
  const stop = (long ? LONG_STOP : STOP).exec(whole);
  let text = stop === null ? whole : whole.slice(0, stop.index);
  if (text.length > MAX_OBJECT) text = text.slice(0, text.lastIndexOf(' ', MAX_OBJECT));
  return phraseOf(source, from, from + text.length);
}

/** Returns the phrase between two positions, without blanks and marks at its ends. */
export function phraseOf(source: EnglishText, from: number, to: number): Phrase {
  const { text } = source;
  let start = from;
  let end = to;
  while (start < end && /[\s,.!?;:'"-]/.test(text[start] ?? '')) start += 1;
  while (end > start && /[\s,.!?;:'"-]/.test(text[end - 1] ?? '')) end -= 1;
  return new Phrase(source, start, end);
}

/** Returns the first part of a phrase, up to a match of the pattern. */
export function before(phrase: Phrase, pattern: RegExp): Phrase {
  const match = pattern.exec(phrase.text);
  return match === null ? phrase : phraseOf(phrase.source, phrase.from, phrase.from + match.index);
}

export function after(phrase: Phrase, length: number): Phrase {
  return phraseOf(phrase.source, phrase.from + length, phrase.to);
}

function unquoted(written: string): string {
  return written.replace(/^["“'‘]+|["”'’]+$/g, (marks, at) => (at === 0 || !/\w'$/.test(written) ? '' : marks));
}

const POINTS =
  /^(?:it|its|this|that|these|those|them|they|him|her|he|she|you|your|me|us|there|here|so|what|how|why|one|ones|something|anything|nothing|someone|anyone|everything|everyone|stuff|things?|same|such|some (?:things|stuff|help|time)|a lot|a bit|a little|the same|none|both|either|neither|either|to|the (?:above|below|following|first|second|third|last|latter|former|other|next|previous|one|ones|way you|idea|same|sound of (?:that|this|it)))(?:\b|$)/;

/** True when the words name something of its own: no pronoun, nothing at hand. */
export function namesSomething(text: string): boolean {
  return /[\p{L}\p{N}\uE000]/u.test(text) && !POINTS.test(text);
}

/** True when it is written as a name: with a capital, or in quotes, or in a message that has no capitals at all. */
export function isWrittenAsName(phrase: Phrase): boolean {
  return /^[\p{Lu}\p{N}]/u.test(phrase.written) || !phrase.source.hasCapitals();
}

const NO_PLACE =
  /^(?:(?:constant |perpetual |utter |total |mortal |permanent |eternal |relative |complete )?(?:fear|hope|denial|peace|harmony|chaos|poverty|squalor|dread|misery|sin|luxury|exile|silence|darkness|terror|anticipation|comfort|isolation|interesting times|pyjamas|pajamas|sweatpants|sweats|jeans|leggings|hoodies?|excel|spreadsheets|meetings|slack|vim|emacs|the terminal|my (?:head|own|car|dreams?|body|inbox|truth|shadow|pajamas|pyjamas|email)|your|his|her|their|a (?:bubble|dream|cave|fantasy|world|society|state of|simulation|time|nightmare|zoo|constant|permanent|perpetual|perfect|just|free)|an? (?:age|era)|the (?:moment|present|past|future|now|shadow|cloud|clouds|dark|real world|gym|office|hope|fear|matrix|same|kind|day)|times|it|this|that|these|those|there|here|such|\w+ly|(?:gmt|utc) ?[+-]?\d*|sales|marketing|finance|hr|accounting|engineering|another|mars|the moon|hell|heaven|somewhere|nowhere|anywhere|different|sync)\b)/;

/** True for a place that one can live in or be from. */
export function isPlace(phrase: Phrase): boolean {
  if (phrase.text.length < 2 || NO_PLACE.test(phrase.text)) return false;
  if (!/^(?:an?|the|my|our) /.test(phrase.text) && isWrittenAsName(phrase)) return true;
  return /^(?:a|an|the|my|our|rural|southern|northern|eastern|western|central|downtown|upstate|north|south|east|west|suburban|outer|inner|mid)\b/.test(
    phrase.text,
  )
    ? /\b(?:city|town|village|hamlet|estate|suburb|borough|terrace|maisonette|duplex|unit|bedsit|homestead|croft|smallholding|flat|apartment|house|home|suburbs?|countryside|country|mountains?|coast|desert|island|farm|ranch|cabin|houseboat|boat|van|rv|caravan|trailer|bungalow|studio|condo|loft|dorm|area|region|county|state|neighbou?rhood|north|south|east|west|valley|sticks|woods|tropics|midlands|highlands|lakes?|beach|seaside|outskirts|middle of nowhere|basement|building|high-rise|block|rental|cottage)\b|[A-Z]/.test(
        phrase.written,
      )
    : /\p{Lu}/u.test(phrase.written);
}

const LIST_ITEM =
  /^(?:(?:and|or|plus|also) )?(?:(?:a|an|the|some|a little|a bit of|basic|conversational|fluent|rather \w+|all|any|most|my) )*[\p{L}\p{N}'+#./-]+(?: [\p{L}\p{N}'+#./-]+){0,3}$/u;
const HAS_VERB =
  /\b(?:i|we|you|he|she|they|it|is|are|am|was|have|has|do|does|can|cannot|will|would|please|what|how|why|help|need|want|give|any|so|not|my|our|which|who|write|make|tell|show|find|suggest|thanks|though|too|anything|everything)\b/;

/** Splits a list into its items: "A, B and C". */
export function itemsOf(phrase: Phrase): Phrase[] {
  const items: Phrase[] = [];
  let from = phrase.from;
  for (const match of phrase.text.matchAll(
    /\s*,\s*(?:(?:and|or|plus) )?|\s+(?:and(?: also)?|plus|as well as|along with|or|with|&|\+|\/)\s+|(?<=\w)\/(?=\w)/g,
  )) {
    items.push(phraseOf(phrase.source, from, phrase.from + match.index));
    from = phrase.from + match.index + match[0].length;
  }
  items.push(phraseOf(phrase.source, from, phrase.to));
  return items.filter((item) => item.text !== '');
}

export function isListItem(text: string): boolean {
  return text.length <= 50 && LIST_ITEM.test(text) && !HAS_VERB.test(text);
}
