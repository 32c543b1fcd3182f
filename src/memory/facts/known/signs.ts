/** The signs of a message that something known ended, changed, goes on, or has company; and which of them stand. */
import { once } from '../../once.ts';
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Call, Match } from '../../understanding/rule-set.ts';
import { othersVoices } from '../extraction/others-voices.ts';
import type { Fact } from '../fact.ts';
import { closesBare } from './asked.ts';
import type { KnownLanguage } from './known-language.ts';
import type { Mentions } from './mentions.ts';
import { namesNoOther } from './places.ts';
import { type Ending, endingsIn } from './polarity.ts';
import { type Renewal, renewalsIn } from './renewals.ts';
import type { Turn } from './turn.ts';
import { isDoneByUser, isLater, isOfKnown, isOthersDoing, isOwn, isSupposed } from './whose.ts';

/** A message with signs of a change, read before anything is known. */
export interface SignedMessage {
  readonly index: number;
  readonly content: string;
  readonly text: ReadText;
  readonly language: KnownLanguage;
  /** What the assistant said before it, where that may be answered. */
  readonly asked?: ReadText | undefined;
}

type Act = 'ended' | 'over' | 'swap' | 'is' | 'renew' | 'reword' | 'still' | 'also' | 'busy';

/** A sign in a clause. */
export interface Sign {
  readonly act: Act;
  readonly at: number;
  readonly end: number;
  readonly clause: Clause;
  /** The facts mentioned in it. */
  readonly facts: readonly Fact[];
  readonly value: string;
  readonly slots: readonly string[];
  readonly frame: string | undefined;
}

/** The slots that a name in a rule stands for. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  job: ['work', 'profession'],
  boss: ['boss', 'own:boss', 'own:jefe', 'own:jefa', 'own:manager', 'own:chefe', 'own:gerente', 'own:supervisor'],
  pair: ['partner', 'marital_status'],
};
/** Facts whose subject is a person or an animal: what "my son" or "the cat" does is said of them. */
const OF_OTHERS: ReadonlySet<string> = new Set(['family', 'pet', 'partner', 'vehicle', ...(FAMILIES.boss ?? [])]);
/** Returns the slots that a name in a rule stands for. */
export const slotsOf = (name: string): readonly string[] => FAMILIES[name] ?? [name];

/** Returns the names of slots, and lists, that a sign speaks of. */
export function namesIn({ args, values }: Call): string[] {
  return args.filter((arg) => !(arg in values) && !arg.startsWith('>') && arg !== 'ended');
}

/** Returns the family of slots that a slot is of, else itself. */
export const familyOf = (slot: string): string =>
  Object.keys(FAMILIES).find((name) => FAMILIES[name]?.includes(slot)) ?? slot;

/** True for a sign that counts by itself: others only say more of something that ended, or of what the readers read. */
export function leads({ call, args }: Call): boolean {
  if (call === 'is') return args.some((arg) => arg !== 'ended' && !arg.startsWith('>') && arg.length > 1);
  return call !== 'also' || args.length > 0;
}

/** Returns the kind of a slot, under which features know it: own slots are one kind, favourites another. */
export function kindOf(slot: string): string {
  const [kind = ''] = familyOf(slot).split(':');
  return kind === 'attribute' ? 'own' : kind;
}

/** The signs that stand: not denied, asked, supposed, planned, quoted, or said of others. */
export function standingSigns(message: SignedMessage, mentions: Mentions): Sign[] {
  const { text, language, content } = message;
  const found = language.signsIn(text);
  const mentionedIn = ({ sentence }: Clause) =>
    mentions.flatMap((facts, place) => (text.clauseAt(place)?.sentence === sentence ? (facts ?? []) : []));
  const turns = language.turnsIn(text);
  const endings = endingsIn(text, language, turns, mentions).map(signOfEnding);
  const overIn = new Set(endings.flatMap(({ facts }) => facts.map(({ slot }) => familyOf(slot))));
  const told = [
    ...endings,
    ...turns.flatMap((turn) => unnamedIn(text, language, turn)),
    ...renewalsIn(text, language, turns, (slot) => overIn.has(familyOf(slot)), overIn.size > 0).map(signOfRenewal),
  ];
  if (found.length + told.length === 0) return [];
  // What most signs fall by is asked first, and what takes the longest to read only where one is left.
  const flags = once(() => language.language.flags.every(text));
  const idle = once(() => idleSentences(message, mentions));
  const voices = once(() => othersVoices(content));
  const signs = [
    ...found.flatMap(({ from, to, value }) => {
      const clause = text.clauseAt(from);
      return clause === undefined ? [] : [signOf(value as Call, from, to, clause, mentionedIn)];
    }),
    ...told,
  ];
  const spoken = signs.map((sign) => (isKept(message, sign) ? { ...sign, act: 'still' as const } : sign));
  return spoken.filter((sign) => {
    const { at, clause } = sign;
    if (clause.isAsked || clause.flags.has('quoted')) return false;
    if ((sign.act !== 'still' && isDenied(message, at)) || isSupposed(text, language, clause, at)) return false;
    if (LATER.has(sign.act) && isLater(text, language, clause, at)) return false;
    if (sign.act === 'over' && !isOver(message, sign, mentions)) return false;
    if (isOthersDoing(text, language, at, mentions) && !isOfUser(message, at, sign.end)) return false;
    // What comes behind it in the clause says nothing of it: "sold the car and I'm going to walk".
    const before = flags()
      .filter((flag) => flag.from >= clause.from && flag.from <= at)
      .map((flag) => String(flag.value));
    if (isOfKnown(text, language, clause, mentions))
      before.splice(0, before.length, ...before.filter((flag) => flag !== 'voice'));
    if (!stands(message, sign, new Set(before)) || idle().has(clause.sentence)) return false;
    const start = text.tokens[at]?.start ?? 0;
    return !voices().some(([first, end]) => start >= first && start < end);
  });
}

/** Returns the sentences of which nothing is told, but for what they mention. */
function idleSentences({ text, language }: SignedMessage, mentions: Mentions): ReadonlySet<number | undefined> {
  const isOfNothing = ({ from, to }: Match) => mentions.slice(from, to).every((facts) => facts === undefined);
  const idle = language.idle.every(text).filter(isOfNothing);
  return new Set(idle.map(({ from }) => text.clauseAt(from)?.sentence));
}

/** Returns the sign of words that end what they do not name: "we split up", "she left me"; not "my boss left me". */
function unnamedIn(text: ReadText, names: KnownLanguage, { at, end, kinds }: Turn): Sign[] {
  const clause = text.clauseAt(at);
  const slots = kinds.filter(({ kind }) => kind === 'unnamed').flatMap((kind) => kind.slots);
  if (clause === undefined || slots.length === 0 || !closesBare(text, names, clause, end)) return [];
  const isDoneToUser =
    isOfUser({ text, language: names }, at, end) && names.list('determiners').at(text, clause.from) !== undefined;
  const isNamed = isDoneToUser && at > clause.from && !isOwn(text, names, clause.from, at);
  return isNamed ? [] : [{ act: 'over', at, end, clause, facts: [], value: '', slots, frame: undefined }];
}

function signOfEnding({ at, end, clause, slots, facts }: Ending): Sign {
  return { act: 'ended', at, end, clause, facts, value: '', slots: slots.flatMap(slotsOf), frame: undefined };
}

/** True where the user ends what is not named: where they have moved to may be told behind it, else no other thing. */
function isOver({ text, language }: SignedMessage, { clause, at, end, slots }: Sign, mentions: Mentions): boolean {
  const isKnown = (token: number) => mentions[token] !== undefined;
  const place = { text, names: language, clause, at, end, slots, isKnown, turns: [], groups: [] };
  return (
    isDoneByUser(place) &&
    (!slots.every((slot) => NAMELESS.has(slot)) || namesNoOther(place, (slot) => slots.includes(slot)))
  );
}

const NAMELESS = new Set(['work', 'profession', 'partner', 'marital_status', 'studies', 'health', 'vehicle']);

/** What is so only when something else is: "when Ollie is in year 3". */
const LATER: ReadonlySet<string> = new Set(['reword', 'renew']);

/** True for what the user says not to have ended: "I haven't left Boston". */
const isKept = (message: SignedMessage, { act, at, facts }: Sign) =>
  act === 'ended' && facts.length > 0 && isDenied(message, at);

function signOfRenewal({ at, end, clause, slot, list, value }: Renewal): Sign {
  return { act: 'renew', at, end, clause, facts: [], value, slots: slotsOf(familyOf(slot)), frame: list };
}

function stands(message: SignedMessage, { act, at, end, facts, slots }: Sign, flags: ReadonlySet<string>): boolean {
  if (flags.has('hypothetical')) return false;
  if (flags.has('planned') && !slots.includes('decision') && !facts.some(({ slot }) => slot === 'decision'))
    return false;
  if (flags.has('temporary') && (act === 'is' || act === 'also')) return false;
  return (
    !flags.has('voice') ||
    isOfUser(message, at, end) ||
    facts.some(({ slot }) => OF_OTHERS.has(slot)) ||
    slots.some((slot) => OF_OTHERS.has(slot))
  );
}

/** True behind a word that denies: "no dejé Google", "I haven't quit". */
function isDenied({ text, language }: SignedMessage, from: number): boolean {
  const [not, small] = [language.list('not'), language.list('small')];
  if (not.at(text, from) !== undefined) return false;
  for (let at = from - 1; at >= 0 && at >= from - 2 && !text.ends(at + 1); at -= 1) {
    if (not.at(text, at) !== undefined) return true;
    if (small.at(text, at) === undefined) return false;
  }
  return false;
}

/** True for what is done by the user or to them. */
function isOfUser({ text, language }: Pick<SignedMessage, 'text' | 'language'>, from: number, to: number): boolean {
  const me = language.list('me');
  for (let at = from; at < to; at += 1) if (me.at(text, at) !== undefined) return true;
  return isOwn(text, language, from, to);
}

function signOf(
  { call, args, values }: Call,
  at: number,
  end: number,
  clause: Clause,
  mentionedIn: (clause: Clause) => Fact[],
): Sign {
  const names = namesIn({ call, args, values });
  const frame = args.find((arg) => arg.startsWith('>'))?.slice(1);
  const { k = [], v, ...others } = values as { k?: readonly Fact[]; v?: string };
  const [other] = Object.values(others);
  return {
    act: call as Act,
    at,
    end,
    clause,
    // What goes on is all that its sentence speaks of.
    facts: call === 'still' ? mentionedIn(clause) : k,
    value: v ?? String(other ?? ''),
    slots: [...names.flatMap(slotsOf), ...(args.includes('ended') ? ['ended'] : [])],
    frame,
  };
}
