/** Statements, clauses whose subject is the user, and the ways that they become facts. */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { after, isListItem, itemsOf, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { theirWords } from './third-person.ts';
import type { VerbPhrase } from './verb-phrase.ts';

/** A clause whose subject is the user, and its surroundings. */
export interface Surroundings {
  readonly clause: Clause;
  /** The start of the statement in the sentence, after "well, actually". */
  readonly start: number;
  /** The clauses after it in the sentence: a list goes on there. */
  readonly following: readonly Clause[];
  /** The setting that opened the clause or stood just before it: "in my free time", "at work". */
  readonly setting: string;
  /** True when it was said as a change: "as of Monday". */
  readonly changed: boolean;
}

export interface Statement extends Surroundings {
  readonly verb: VerbPhrase;
}

/** Readers of clauses, by the lemma of the verb (several to a key). */
export type Readings = Readonly<Record<string, (statement: Statement) => Found[]>>;

export const object = ({ clause, verb }: Statement, long = false): Phrase =>
  phraseAt(clause.source, clause.from + verb.at, clause.to, long);

export const rest = ({ clause, verb }: Statement) => clause.text.slice(verb.at);

/** Returns the evidence: from the start of the clause to the end of the object. */
export const evidence = ({ clause, start }: Statement, of: Phrase): Phrase =>
  phraseOf(clause.source, start, Math.max(of.to, start));

export const isNow = (statement: Statement) =>
  statement.changed || statement.verb.adverbs.includes('now') || /\bnow\b|\bthese days\b/.test(rest(statement));

/** True for "am …ing", or the same with "am" left out: "working on my second novel". */
export const isUnderWay = ({ verb, clause }: Statement) =>
  verb.mood === 'progressive' || (verb.mood === 'present' && /ing ?$/.test(clause.text.slice(0, verb.at)));

export const holds = ({ verb }: Statement) =>
  !verb.negated && (verb.mood === 'present' || verb.mood === 'progressive' || verb.mood === 'perfect');

/** Returns the verb and its object in one slot; with a negation and an "anymore" it is a retraction. */
export function says(statement: Statement, slot: string, of: Phrase, more: Partial<Found> = {}): Found[] {
  const { verb } = statement;
  if (of.text === '' && slot !== 'work') return [];
  if (verb.ended) {
    const value = `${verb.toldPlainly} ${theirWords(of.written)}`.trim();
    return [fact(slot, value, evidence(statement, of), { kind: 'retraction' })];
  }
  if (isDenied(statement, slot))
    return [
      fact(slot, `${verb.toldPlainly} ${theirWords(of.written)}`, evidence(statement, of), { kind: 'retraction' }),
    ];
  if (!holds(statement)) return [];
  const value = `${verb.told} ${theirWords(of.written)}`.trim();
  return [fact(slot, value, evidence(statement, of), { replaces: isNow(statement), ...more })];
}

/** "I don't live in Madrid", "I don't have a dog": plain and present, it takes back what was said before. */
function isDenied({ verb, clause }: Statement, slot: string): boolean {
  return (
    verb.negated &&
    verb.mood === 'present' &&
    verb.modal === null &&
    /^(?:live|reside|work|have|own|drive|study)$/.test(verb.lemma) &&
    /^(?:home|work|pet|vehicle|studies)$/.test(slot) &&
    !verb.adverbs.some((word) => /^(?:just|only|even|really|always|usually|often|also)$/.test(word)) &&
    !/\b(?:yet|only|until|unless|enough|because|anyone|any)\b/.test(clause.text)
  );
}

/** "Marathi and, rather badly, Konkani": said of an item, and none itself. */
const MANNER =
  /^(?:(?:and|but|though) )?(?:(?:rather|very|pretty|quite|really|somewhat|a bit|not very|not so) )?(?:badly|well|poorly|fluently|brokenly|haltingly|rustily|reluctantly|passably|lately|recently|occasionally|sadly|sometimes)$/;

/** Returns the items of a list, which may go on in the clauses that follow. */
export function listed(statement: Statement, first: Phrase, fits: (text: string) => boolean): Phrase[] {
  const items = itemsOf(first);
  for (const clause of statement.following) {
    if (!/^(?:,|and|or|plus|&|, ?(?:and|or|plus))$/.test(clause.border)) break;
    if (MANNER.test(clause.text)) continue;
    const item = phraseAt(clause.source, clause.from, clause.to);
    const bare = after(
      item,
      /^(?:(?:and|or|plus|also|as well as|with|along with) )?(?:some |a bit of |a little )?/.exec(item.text)?.[0]
        .length ?? 0,
    );
    if (!isListItem(bare.text) || !itemsOf(bare).every(({ text }) => fits(text))) break;
    items.push(...itemsOf(bare));
  }
  return items;
}

export const TODAY =
  /\b(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening|week|weekend|month|time)|right now|at the moment|for now|last (?:night|week|month)|next (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/;
