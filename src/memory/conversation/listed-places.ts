/**
 * Places in a numbered list of what the assistant said: "1. La Venencia 2. Casa Labra". Precision comes first: only where places were asked
 * for, only where every item of the list opens with a name, and nothing besides lists.
 */
import { NO_PLACES } from '../entities/rules/places.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { numberedItems } from '../text/numbered-list.ts';
import { LANGUAGE_CODES, languageOf } from '../understanding/languages.ts';
import { isDoneInPlaces, placesAsked } from './places-asked.ts';

const MOST_ITEMS = 20;
const LONGEST_NAME = 60; // characters
const MOST_WORDS = 7;
const CHARACTERS_READ = 8_000;

/** What ends a name: a description after a dash, a colon, a bracket or a comma, or the next sentence. */
const NAME_END = /\s+[-–—]\s|:|\s\(|,|\. |;|\s\|/u;

const MARKDOWN = /\*\*|__|[`_*]|\[([^\]]*)\]\([^)]*\)/gu;

const EMOJI = /^(?:(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\uFE0F|\u200D)\s*)+/u;

/** The marks that a name stands in, by the one that opens. */
const ENCLOSED: ReadonlyMap<string, string> = new Map([
  ['**', '**'],
  ['__', '__'],
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['‘', '’'],
  ["'", "'"],
]);

interface Exchange {
  readonly role: string;
  readonly content: string;
}

/** The setting of an exchange, beside its words. */
export interface ExchangeSetting {
  /** The activity of the plan that is open; undefined without one. */
  readonly activity?: string | undefined;
  /** The BCP-47 tag of the language that it is likely in. */
  readonly language: string;
}

/** Returns the names of places that an exchange lists; none where it was about anything else. */
export function listedPlaces(messages: readonly Exchange[], setting: ExchangeSetting): string[] {
  for (const [at, { role, content }] of [...messages.entries()].reverse()) {
    const names = role === 'assistant' ? namesInList(content.slice(0, CHARACTERS_READ)) : [];
    if (names.length > 0) return areWanted(messages.slice(0, at), setting) ? names : [];
  }
  return [];
}

/** True where places were asked for and nothing else since, or where what the user said last goes on with a plan that is for places. */
function areWanted(before: readonly Exchange[], { activity, language }: ExchangeSetting): boolean {
  const said = before.filter(({ role }) => role === 'user').map(({ content }) => placesAsked(content, language));
  const last = said.findLast((asked) => asked === 'places' || asked === 'else');
  if (last !== undefined) return last === 'places';
  return said.at(-1) === 'more' && activity !== undefined && isDoneInPlaces(activity, language);
}

/** Returns the names that open the items of a list numbered from one; none where any of them opens with something else. */
export function namesInList(text: string): string[] {
  const items = numberedItems(text);
  if (items.length > MOST_ITEMS) return [];
  const names: string[] = [];
  for (const item of items) {
    const name = nameOf(item);
    if (name === null) return [];
    names.push(name);
  }
  return names;
}

function nameOf(item: string): string | null {
  const line = (item.split('\n', 1)[0] ?? '').replace(EMOJI, '').trim();
  const plain = (enclosedName(line) ?? line).replaceAll(MARKDOWN, '$1').replace(EMOJI, '').trim();
  const name = (plain.split(NAME_END, 1)[0] ?? '').replace(/[.!?]+$/u, '').trim();
  const words = name.split(/\s+/);
  const isName =
    /^[\p{Lu}\p{N}]/u.test(name) &&
    /\p{L}/u.test(name) &&
    name.length <= LONGEST_NAME &&
    words.length <= MOST_WORDS &&
    !isStep(words[0] ?? '') &&
    !NO_PLACES.has(foldAccents(name.toLowerCase())) &&
    words.filter((word) => /^[\p{Lu}\p{N}&]/u.test(word)).length * 2 >= words.length;
  return isName ? name : null;
}

/** Returns the name in quotes or in bold that a line begins with; undefined where the name goes on behind it: "**Bar** La Venencia". */
function enclosedName(line: string): string | undefined {
  for (const [opening, closing] of ENCLOSED) {
    if (!line.startsWith(opening)) continue;
    const end = line.indexOf(closing, opening.length);
    if (end > 0 && !/^\s+\p{Lu}/u.test(line.slice(end + closing.length))) return line.slice(opening.length, end);
  }
  return undefined;
}

let steps: ReadonlySet<string> | undefined;

/** True for a word that opens a step of what to do, in any language. */
function isStep(word: string): boolean {
  steps ??= new Set(LANGUAGE_CODES.flatMap((code) => languageOf(code)?.list('steps').words.map(foldAccents) ?? []));
  return steps.has(foldAccents(word.toLowerCase()));
}
