/** Frames: a word of the first person opens one, which reads the words around it. */
import type { SlotId } from '../../fact-slots.ts';
import type { Clause } from './clauses.ts';
import { firstPerson, presentOf, preteriteOf } from './conjugation.ts';
import type { Weather } from './gates.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

export interface Found {
  readonly kind: 'fact' | 'retraction';
  readonly slot: string;
  /** The key, where it is not the slot's own Spanish name. */
  readonly key?: string;
  readonly value: string;
  readonly first: Word;
  readonly last: Word;
  readonly standing?: boolean;
  readonly replaces?: boolean;
}

/** A clause as a frame meets it. */
export interface Reading {
  readonly clause: Clause;
  readonly words: readonly Word[];
  readonly clauses: readonly Clause[];
  readonly weather: Weather;
  /** True when it is asked to be kept ("recordá que…"). */
  readonly isExplicit: boolean;
}

export type Frame = (reading: Reading, at: number) => Found | readonly Found[] | null;

const FRAMES = new Map<string, Frame[]>();

/** Frames that a word opens. */
export function framesOf(word: string): readonly Frame[] {
  return FRAMES.get(word) ?? [];
}

/** Opens a frame at each of these folded words. */
export function on(words: string | readonly string[], frame: Frame): void {
  for (const word of typeof words === 'string' ? words.split(' ') : words) {
    FRAMES.set(word, [...(FRAMES.get(word) ?? []), frame]);
  }
}

const PRESUPPOSED = new Set<Frame>();

/** Registers a frame for things taken for granted, also in questions and wishes: "¿qué le doy a mi hija Julia?", "ojalá mi hija Julia durmiera". */
export function onGranted(words: string | readonly string[], frame: Frame): void {
  PRESUPPOSED.add(frame);
  on(words, frame);
}

export function isGranted(frame: Frame): boolean {
  return PRESUPPOSED.has(frame);
}

export const present = (...infinitives: string[]): string[] => infinitives.flatMap((one) => presentOf(one));
export const preterite = (...infinitives: string[]): string[] => infinitives.flatMap((one) => preteriteOf(one));

const BLOCKERS = new Set(
  (
    'que quien quienes qué cómo dónde cuándo cuál quién cuánto es era fue seria estaba dice dijo tiene tenia hay si como tu tus su sus usted ustedes vos él ella ellos ellas ese esa este esta eso esto aquel nadie todos alguien ' +
    'quiero queremos quisiera quería queria necesito puedo podemos debo tengo voy vamos puede podria deberia gustaria encantaria'
  ).split(' '),
);
const DETERMINERS = new Set(
  'el la los las un una unos unas mi mis tu tus su sus este esta ese esa nuestro nuestra otro otra cada algun del al de sin cuanto mucho poco buen mal gran primer ultimo'.split(
    ' ',
  ),
);
const NEGATIONS = new Set(['no', 'ni', 'nunca', 'jamas', 'tampoco', 'nadie', 'nada', 'sin']);

/** True when no word before it denies the statement or makes a noun of it. */
export function isStated({ words }: Reading, at: number): boolean {
  const previous = words[at - 1]?.text ?? '';
  if (DETERMINERS.has(previous) && words[at - 2]?.text !== 'hace') return false;
  if (
    /(?:ando|iendo|yendo)$|^(?:busco|buscar|consegui|conseguir|encontrar|encontre|ofrec(?:en|ieron|io)|dan|dieron|dio|sale|salio|piden|propusieron|hay|mas|menos)$/.test(
      previous,
    )
  )
    return false;
  for (let before = 0; before < at; before += 1) {
    const text = words[before]?.text ?? '';
    if (BLOCKERS.has(text) && !isTimeWord(words, before)) return false;
  }
  return !isNegated(words, at);
}

/** "hace 3 años que vivo", "lo que soy": `que` of time; "esta" of "esta casa" is no verb. */
function isTimeWord(words: readonly Word[], before: number): boolean {
  const text = words[before]?.text;
  if (text === 'que') {
    const previous = words[before - 1]?.text ?? '';
    return (
      /^(?:anos?|meses|tiempo|rato|decada|decadas|vida|siempre)$/.test(previous) ||
      (previous === 'poco' && words[before - 2]?.text === 'hace')
    );
  }
  if (text === 'todos') return words[before + 1] !== undefined;
  return (
    (text === 'esta' || text === 'este') &&
    words[before - 1] !== undefined &&
    text.length > 0 &&
    words[before - 1]?.text === 'en'
  );
}

export function isNegated(words: readonly Word[], at: number): boolean {
  for (let before = 0; before < at; before += 1) {
    const text = words[before]?.text ?? '';
    if (NEGATIONS.has(text) && words[before + 1]?.text !== 'solo' && words[before + 1]?.text !== 'obstante')
      return true;
  }
  return false;
}

const AFTER_VERB = new Set(
  'actualmente hoy ahora tambien siempre ya aca aqui alla yo nosotros igual igualmente ademas bastante principalmente solo solamente casi mucho muchisimo justo basicamente todavia aun felizmente hace'.split(
    ' ',
  ),
);

/** Returns the first word after a verb and its adverbs. */
export function afterAdverbs(words: readonly Word[], from: number): number {
  let at = from;
  while (AFTER_VERB.has(words[at]?.text ?? '')) {
    if (words[at]?.text === 'hace') at += 2;
    at += 1;
  }
  return Math.min(at, words.length);
}

const ENDS = new Set(
  'ayer anteayer anoche porque pero cuando aunque mientras actualmente ahora tambien asi entonces pues salvo excepto sino jaja'.split(
    ' ',
  ),
);

/** Returns the end of an object that starts at a word. */
export function objectEnd(words: readonly Word[], from: number): number {
  let at = from;
  while (at < words.length) {
    const { text } = words[at] as Word;
    if (ENDS.has(text) && at > from) break;
    if (text === 'que' && /^(?:me|te|le|no|ya|es|esta|son|hay)$/.test(words[at + 1]?.text ?? '')) break;
    if (/^(?:y|e|o)$/.test(text) && words[at + 1] === undefined) break;
    at += 1;
  }
  return at;
}

const PREPOSITIONS = new Set('en de del a al con para por desde hasta como sin sobre hace entre'.split(' '));

export interface Complement {
  readonly preposition: string;
  /** The first word after the preposition. */
  readonly from: number;
  readonly to: number;
}

/** Splits the words after a verb by preposition ('' for an object without one). "de" belongs to the words before it, unless it opens. */
export function complementsOf(words: readonly Word[], start: number, end = words.length): Complement[] {
  const complements: Complement[] = [];
  let preposition = '';
  let from = start;
  for (let at = start; at < end; at += 1) {
    const { text } = words[at] as Word;
    const opens = PREPOSITIONS.has(text) && (at === start || (text !== 'de' && text !== 'del'));
    if (!opens) continue;
    if (at > from) complements.push({ preposition, from, to: at });
    preposition = text === 'del' ? 'de' : text === 'al' ? 'a' : text;
    from = at + 1;
  }
  if (end > from) complements.push({ preposition, from, to: end });
  return complements;
}

const FINITE = new Set(
  'es son esta estan tiene tienen fue era eran estaba hay puede pueden debe dice hace va van viene vienen queda quedan gusta encanta sale funciona necesita trabaja vive anda llama llaman tenia sirve parece cuesta'.split(
    ' ',
  ),
);

export function isVerbless({ words }: Clause): boolean {
  return !words.some(
    ({ text }, at) =>
      FINITE.has(text) ||
      (firstPerson(text) !== undefined &&
        !DETERMINERS.has(words[at - 1]?.text ?? '') &&
        text !== 'como' &&
        text !== 'nada') ||
      (/(?:ame|eme|ime|anos|adme)$/.test(text) && text.length > 6),
  );
}

/** Returns the clauses right after one that only go on with it: "una gata, Frida", "Pando, Canelones". */
export function goingOn({ clause, clauses }: Reading, most = 3): Clause[] {
  const following: Clause[] = [];
  for (let index = clause.index + 1; index < clauses.length && following.length < most; index += 1) {
    const next = clauses[index] as Clause;
    const opens = next.opener === ',' || next.opener === '(' || next.opener === 'y' || next.opener === ':';
    if (!opens || next.isAsked || next.words.length > 6 || !isVerbless(next)) break;
    following.push(next);
  }
  return following;
}

/** Returns a fact whose value is the stretch of words in the third person. */
export function told(
  slot: SlotId | (string & {}),
  { clause, words }: Reading,
  from: number,
  to: number,
  more: Partial<Found> = {},
): Found {
  return {
    kind: 'fact',
    slot,
    value: thirdPerson(clause.sentence, words, from, to),
    first: words[from] as Word,
    last: words[to - 1] as Word,
    ...more,
  };
}

/** Returns the words of a stretch as they were written. */
export function written({ clause, words }: Reading, from: number, to: number): string {
  const first = words[from];
  const last = words[to - 1];
  return first === undefined || last === undefined || to <= from ? '' : clause.sentence.original(first.from, last.to);
}

export function textOf(words: readonly Word[], from: number, to: number = words.length): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

const CONNECTS = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'von', 'van', 'di', 'da']);

/** Returns the end of a name that starts at a word: words with capitals and those that join them. */
export function nameEnd(words: readonly Word[], from: number): number {
  let end = from;
  for (let at = from; at < words.length && at < from + 6; at += 1) {
    const word = words[at] as Word;
    if (word.isCapital && /^\p{L}/u.test(word.text)) end = at + 1;
    else if (
      !(CONNECTS.has(word.text) && end === at && at > from) &&
      !(CONNECTS.has(words[at - 1]?.text ?? '') && CONNECTS.has(word.text))
    )
      break;
  }
  return end;
}
