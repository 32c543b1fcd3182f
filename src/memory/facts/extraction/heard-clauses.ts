/** Tells which clauses of a sentence its user says in earnest, by the flags that the language's rules give them. */
import type { Language } from '../../understanding/language.ts';
import type { Clause, ReadText } from '../../understanding/read-text.ts';

/**
 * How far a flag reaches: its clause; from there until the user speaks of themselves again (`onwards`); from its words to the end of its sentence (`rest`); all of
 * the sentence; or all that follows in the message. A flag that is not here blocks nothing: it tells the rules something.
 */
const REACH = {
  quoted: 'clause',
  negated: 'clause',
  past: 'clause',
  planned: 'clause',
  temporary: 'clause',
  asks: 'rest',
  voice: 'onwards',
  hypothetical: 'rest',
  reported: 'rest',
  idle: 'sentence',
  fiction: 'message',
} as const satisfies Record<string, 'clause' | 'onwards' | 'rest' | 'sentence' | 'message'>;

export type BlockingFlag = keyof typeof REACH;

/** The table that gives the flags: see `languages/<code>/facts/fact-flags`. */
const FLAGS = 'factFlags';

export interface Hearing {
  /** Returns what keeps the clause of a token from being said in earnest; empty where nothing does. */
  blocking(at: number): ReadonlySet<BlockingFlag>;
  /** True where the language's rules give the clause of a token this flag. */
  has(at: number, flag: string): boolean;
  /** True where all that follows in the message is somebody else's. */
  readonly silencesRest: boolean;
}

/** Returns how the clauses of a sentence are to be heard. */
export function hearingOf(text: ReadText, language: Language): Hearing {
  const silenced: { readonly flag: BlockingFlag; readonly from: number }[] = [];
  for (const { from, value } of language.rules(FLAGS).every(text)) {
    const flag = String(value);
    if (isBlocking(flag) && REACH[flag] === 'rest') silenced.push({ flag, from });
    else text.clauseAt(from)?.flags.add(flag);
  }
  const blocked = new Map<Clause, ReadonlySet<BlockingFlag>>();
  const going = new Set<BlockingFlag>();
  const whole = flagsThat(text.clauses, 'sentence');
  for (const [index, clause] of text.clauses.entries()) {
    if (language.list('own openers').at(text, clause.from) !== undefined) going.delete('voice');
    const own = new Set<BlockingFlag>();
    for (const flag of clause.flags) if (isBlocking(flag)) (REACH[flag] === 'clause' ? own : going).add(flag);
    if (clause.isAsked && (isLastAsked(text.clauses, index) || isOpened(text, index))) own.add('asks');
    blocked.set(clause, new Set([...own, ...going, ...whole]));
  }
  return {
    blocking: (at) => {
      const flags = blocked.get(text.clauseAt(at) as Clause) ?? NOTHING;
      const later = silenced.filter(({ from }) => from <= at);
      return later.length === 0 ? flags : new Set([...flags, ...later.map(({ flag }) => flag)]);
    },
    has: (at, flag) => text.clauseAt(at)?.flags.has(flag) ?? false,
    silencesRest: flagsThat(text.clauses, 'message').length > 0,
  };
}

const NOTHING: ReadonlySet<BlockingFlag> = new Set();

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
