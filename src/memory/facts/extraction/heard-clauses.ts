/** Tells which clauses of a sentence its user says in earnest, by the flags that the language's rules give them. */
import type { Language } from '../../understanding/language.ts';
import type { Clause, ReadText } from '../../understanding/read-text.ts';

/**
 * How far a flag reaches: its clause; from there until the user speaks of themselves again (`onwards`); to the end of its sentence (`rest`); what was
 * said before it (`before`); all of the sentence; all that follows in the message; or all of the message, what was said before it too (`whole`). A flag that is not here blocks nothing: it tells the rules something.
 */
const REACH = {
  quoted: 'clause',
  negated: 'clause',
  past: 'clause',
  planned: 'clause',
  temporary: 'clause',
  former: 'clause',
  asks: 'rest',
  voice: 'onwards',
  hypothetical: 'rest',
  reported: 'rest',
  unsaid: 'before',
  idle: 'sentence',
  once: 'sentence',
  fiction: 'message',
  material: 'whole',
  staged: 'whole',
} as const satisfies Record<string, 'clause' | 'onwards' | 'rest' | 'before' | 'sentence' | 'message' | 'whole'>;

export type BlockingFlag = keyof typeof REACH;

/** The slots that a wish for this once teaches nothing of: "en esta receta usá gramos" says nothing of who asks. */
export const OF_ANSWERS: ReadonlySet<string> = new Set(['preference', 'language']);

/** The table that gives the flags: see `languages/<code>/facts/fact-flags`. */
const FLAGS = 'factFlags';

/** Flags of how the words behind them are said: they say nothing of what ends before them, nor of what the user states anew behind an "and". */
const FORWARD: ReadonlySet<string> = new Set(['past', 'planned', 'negated', 'hypothetical', 'asks', 'reported']);

export interface Hearing {
  /** Returns what keeps a stretch of tokens from being said in earnest; empty where nothing does. */
  blocking(from: number, to: number): ReadonlySet<BlockingFlag>;
  /** True where the language's rules give the clause of a token this flag. */
  has(at: number, flag: string): boolean;
  /** True where it ends with what is said of somebody else: "My brother is visiting." */
  readonly endsWithOthers: boolean;
  /** True where it takes back what the sentence before said: "I have nine kids. Just kidding!" */
  readonly takesBack: boolean;
  /** The token of its first clause from which on all of the message is somebody else's; undefined where none is. */
  readonly silentFrom: number | undefined;
  /** True where all of the message is somebody else's: "Soy Aldric … Seguí vos con la voz del narrador". */
  readonly silencesAll: boolean;
}

/** Where rules give a flag to a clause: at a token or more. */
type Places = ReadonlyMap<string, readonly number[]>;

/**
 * Returns how the clauses of a sentence are to be heard. `isOthers`: the sentence before ended with somebody else, of whom this one goes on speaking
 * until the user speaks of themselves.
 */
export function hearingOf(text: ReadText, language: Language, isOthers = false): Hearing {
  const placesOf = flagged(text, language);
  const own = language.list('own openers');
  const isNew = (at: number) => language.list('and').at(text, at - 1) !== undefined && own.at(text, at) !== undefined;
  /** True for a clause that begins with the user: "I …", "oh and I …". */
  const speaksAnew = (at: number) => own.at(text, at) !== undefined || isNew(at + 1) || isNew(at + 2);
  const blocked = new Map<Clause, ReadonlySet<BlockingFlag>>();
  const going = new Set<BlockingFlag>(isOthers ? ['voice'] : []);
  const whole = flagsThat(text.clauses, 'sentence');
  const unsaid = Math.max(-1, ...[...placesOf.values()].flatMap((places) => places.get('unsaid') ?? []));
  for (const [index, clause] of text.clauses.entries()) {
    if (isBehindKin(text, index, language)) going.add('voice');
    if (speaksAnew(clause.from)) for (const flag of ['voice', 'asks'] as const) going.delete(flag);
    const here = new Set<BlockingFlag>();
    for (const flag of clause.flags)
      if (isBlocking(flag) && REACH[flag] !== 'before') (REACH[flag] === 'clause' ? here : going).add(flag);
    if (clause.isAsked && (isLastAsked(text.clauses, index) || isOpened(text, index))) here.add('asks');
    const others = isInBrackets(text, clause.from) && speaksAnew(clause.from) ? [] : going;
    blocked.set(clause, new Set([...here, ...others, ...whole]));
  }
  return {
    blocking(from, to) {
      // A match may begin with the comma or the "and" between two clauses, which is in neither.
      const clause = (text.clauseAt(from) ?? text.clauseAt(from + 1)) as Clause;
      const flags = blocked.get(clause);
      if (from < unsaid) return TAKEN_BACK;
      if (flags === undefined || flags.size === 0) return NOTHING;
      const places = placesOf.get(clause);
      return new Set([...flags].filter((flag) => !isElsewhere(flag, places, from, to, isNew) && !isOwn(flag, from)));
    },
    endsWithOthers: going.has('voice'),
    takesBack: text.clauses[0]?.flags.has('unsaid') ?? false,
    has: (at, flag) => text.clauseAt(at)?.flags.has(flag) ?? false,
    silentFrom: text.clauses.find((clause) => flagsThat([clause], 'message').length > 0)?.from,
    silencesAll: flagsThat(text.clauses, 'whole').length > 0,
  };

  /** "My brother is a vet and I teach": what begins with the user is the user's. */
  function isOwn(flag: string, from: number): boolean {
    return flag === 'voice' && own.at(text, from) !== undefined;
  }
}

const LONGEST_NAME = 3; // tokens of a name, and of a relative with whose it is
const KIN = ['relatives', 'partners'] as const;

/** True for what goes on behind a relative and their name, the one set apart from the other: "Mi marido, Julián, con la rodilla operada …", "Leo, my son, …". */
function isBehindKin(text: ReadText, index: number, language: Language): boolean {
  const [first, second, clause] = text.clauses.slice(Math.max(0, index - 2), index + 1);
  if (first === undefined || second === undefined || clause?.sentence !== first.sentence) return false;
  const isShort = ({ from, to }: Clause) => to - from <= LONGEST_NAME;
  const isName = ({ from, to }: Clause) => text.tokens.slice(from, to).every(({ isCapital }) => isCapital);
  const isKin = ({ from, to }: Clause) =>
    language.list('own openers').at(text, from) !== undefined &&
    KIN.some((name) => language.list(name).at(text, from + 1)?.end === to);
  if (!isShort(first) || !isShort(second)) return false;
  return (isKin(first) && isName(second)) || (isName(first) && isKin(second));
}

/** Gives the clauses of a text their flags; returns where they stand. */
function flagged(text: ReadText, language: Language): ReadonlyMap<Clause, Places> {
  const placesOf = new Map<Clause, Map<string, number[]>>();
  for (const { from, value } of language.rules(FLAGS).each(text)) {
    const clause = text.clauseAt(from);
    if (clause === undefined) continue;
    const flag = String(value);
    clause.flags.add(flag);
    const places = placesOf.get(clause) ?? new Map<string, number[]>();
    placesOf.set(clause, places.set(flag, [...(places.get(flag) ?? []), from]));
  }
  return placesOf;
}

/** True where a flag of the clause says nothing of the stretch. One that reached the clause from elsewhere has no place in it. */
function isElsewhere(
  flag: string,
  places: Places | undefined,
  from: number,
  to: number,
  isNew: (at: number) => boolean,
): boolean {
  const stands = places?.get(flag);
  if (stands === undefined || !FORWARD.has(flag)) return false;
  return stands.every((at) => at >= to || (REACH[flag as BlockingFlag] === 'clause' && isAnew(at, from, isNew)));
}

/** True where a statement of the user's own begins between a flag and the stretch: "I used to teach and I work at Dell now". */
function isAnew(flagAt: number, from: number, isNew: (at: number) => boolean): boolean {
  for (let at = flagAt + 1; at <= from; at += 1) if (isNew(at)) return true;
  return false;
}

/** "Si me ofrecieran más (trabajo en Renfe)" states within its brackets. */
function isInBrackets(text: ReadText, from: number): boolean {
  return text.tokens[from - 1]?.plain === '(';
}

const NOTHING: ReadonlySet<BlockingFlag> = new Set();
const TAKEN_BACK: ReadonlySet<BlockingFlag> = new Set(['unsaid']);

function isBlocking(flag: string): flag is BlockingFlag {
  return flag in REACH;
}

function flagsThat(clauses: readonly Clause[], reach: string): BlockingFlag[] {
  return clauses.flatMap(({ flags }) => [...flags].filter(isBlocking).filter((flag) => REACH[flag] === reach));
}

/** "I'm 52, am I too old?" asks with its last clause; the ones before it state. */
function isLastAsked(clauses: readonly Clause[], index: number): boolean {
  return clauses[index + 1]?.sentence !== clauses[index]?.sentence;
}

/** True in a sentence that asks from its first word on: "¿Soy alérgico a algo, según lo que sabes?". */
function isOpened(text: ReadText, index: number): boolean {
  const sentence = text.clauses[index]?.sentence;
  const first = text.clauses.find((one) => one.sentence === sentence);
  return text.tokens[(first?.from ?? 0) - 1]?.plain === '¿';
}
