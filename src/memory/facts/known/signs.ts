/** The signs of a message that something known ended, changed, goes on, or has company; and which of them stand. */
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Call } from '../../understanding/rule-set.ts';
import { othersVoices } from '../extraction/others-voices.ts';
import type { Fact } from '../fact.ts';
import type { KnownLanguage } from './known-language.ts';
import type { Mentions } from './mentions.ts';
import { type Ending, endingsIn } from './polarity.ts';
import { isOthersDoing } from './whose.ts';

/** A message with signs of a change, read before anything is known. */
export interface SignedMessage {
  readonly index: number;
  readonly content: string;
  readonly text: ReadText;
  readonly language: KnownLanguage;
}

type Act = 'ended' | 'over' | 'swap' | 'is' | 'reword' | 'still' | 'also' | 'busy';

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

/** The signs that stand: not denied, asked, supposed, planned, quoted, or said of others. */
export function standingSigns(message: SignedMessage, mentions: Mentions): Sign[] {
  const { text, language, content } = message;
  const found = language.signsIn(text);
  const endings = endingsIn(text, language, language.turnsIn(text), mentions);
  if (found.length + endings.length === 0) return [];
  const flags = language.language.flags.every(text);
  const idle = new Set(
    language.idle
      .every(text)
      .flatMap(({ from, to }) =>
        mentions.slice(from, to).some((facts) => facts !== undefined) ? [] : [text.clauseAt(from)?.sentence],
      ),
  );
  const voices = othersVoices(content);
  const signs = [
    ...found.flatMap(({ from, to, value }) => {
      const clause = text.clauseAt(from);
      return clause === undefined ? [] : [signOf(value as Call, from, to, clause)];
    }),
    ...endings.map(signOfEnding),
  ];
  return signs.filter((sign) => {
    const { at, clause } = sign;
    const start = text.tokens[at]?.start ?? 0;
    if (idle.has(clause.sentence) || voices.some(([first, end]) => start >= first && start < end)) return false;
    if (isDenied(message, at) || isOthersDoing(text, language, at, mentions)) return false;
    // What comes behind it in the clause says nothing of it: "sold the car and I'm going to walk".
    const before = flags
      .filter((flag) => flag.from >= clause.from && flag.from <= at)
      .map((flag) => String(flag.value));
    return stands(message, sign, new Set(before));
  });
}

function signOfEnding({ at, end, clause, slots, facts }: Ending): Sign {
  return { act: 'ended', at, end, clause, facts, value: '', slots, frame: undefined };
}

function stands(
  message: SignedMessage,
  { act, at, end, clause, facts, slots }: Sign,
  flags: ReadonlySet<string>,
): boolean {
  if (clause.isAsked || flags.has('hypothetical') || clause.flags.has('quoted')) return false;
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
function isOfUser({ text, language }: SignedMessage, from: number, to: number): boolean {
  const me = language.list('me');
  return text.tokens.slice(from, to).some((_token, place) => me.at(text, from + place) !== undefined);
}

function signOf({ call, args, values }: Call, at: number, end: number, clause: Clause): Sign {
  const names = namesIn({ call, args, values });
  const frame = args.find((arg) => arg.startsWith('>'))?.slice(1);
  const { k = [], v, ...others } = values as { k?: readonly Fact[]; v?: string };
  const [other] = Object.values(others);
  return {
    act: call as Act,
    at,
    end,
    clause,
    facts: k,
    value: v ?? String(other ?? ''),
    slots: [...names.flatMap(slotsOf), ...(args.includes('ended') ? ['ended'] : [])],
    frame,
  };
}
