/** How well a message is read in the light of what is known: pairs of messages, the second of which changes, confirms or leaves alone what the first told. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { FactEvent } from '../../../src/memory/facts/fact-change.ts';
import { domainOf, meaningOf } from '../../../src/memory/facts/fact-slots.ts';
import type { Said, SaidFact } from '../../../src/memory/facts/said.ts';
import type { Findings } from '../bench.ts';
import { table } from '../table.ts';
import { shown, ToldTurns } from './told-turns.ts';

export type Outcome = 'superseded' | 'forgotten' | 'confirmed' | 'added' | 'none';

export interface KnownPair {
  readonly id: string;
  /** `tuning` and `tuning-late`; `aside`, kept aside by whoever wrote the rules; `unread` and later ones, others', that are only scored. */
  readonly set: string;
  readonly first: string;
  readonly second: string;
  /** What is known after the first message, where the pair says it itself: by key and value. */
  readonly known?: readonly { readonly key: string; readonly value: string }[];
  readonly expected: {
    readonly outcome: Outcome;
    readonly key: string;
    /** Words of values that stand after the second message, and words of none that does. */
    readonly active: readonly string[];
    readonly gone: readonly string[];
  };
}

export type PairLanguage = 'es' | 'en' | 'pt';

const FOLDER = new URL('../../fixtures/facts/', import.meta.url).pathname;

/** Returns the pairs of a file; none where there is no such file. */
export function readKnownPairs(name: string, language: PairLanguage, folder = FOLDER): readonly KnownPair[] {
  const path = join(folder, `${name}.${language}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as KnownPair[]) : [];
}

/** What came of a pair. */
export interface KnownVerdict {
  readonly pair: KnownPair;
  readonly right: boolean;
  readonly events: readonly string[];
  readonly active: readonly string[];
}

/**
 * `rules`: what is known is what the rules read in the first message. `given`: what the pair says is known, or what the rules read, or,
 * where they read nothing, the first message as it stands; so that it is the second message alone that is judged.
 */
export type Known = 'rules' | 'given';

/** Tells the second message to someone of whom the first is known; `light: false` judges what the readers make of it alone. */
export function judgeKnownPair(
  pair: KnownPair,
  language: PairLanguage,
  from: Known,
  options = { light: true },
): KnownVerdict {
  const told = new ToldTurns(language);
  told.learn(saidFirst(pair, language, from));
  const events = told.tell(pair.second, options);
  const { outcome, active, gone } = pair.expected;
  const values = active.every((part) => told.stands(part)) && !gone.some((part) => told.stands(part));
  return { pair, right: values && isOutcome(outcome, events), events: events.map(shown), active: told.active };
}

function isOutcome(outcome: Outcome, events: readonly FactEvent[]): boolean {
  const has = (event: FactEvent['event']) => events.some((one) => one.event === event);
  switch (outcome) {
    case 'none':
      return events.every(({ event }) => event === 'confirmed');
    case 'superseded':
      // A replacement is one whether it is told as such or as an end and a beginning.
      return has('superseded') || (has('forgotten') && has('added'));
    case 'forgotten':
      return has('forgotten');
    default:
      return has(outcome) && !has('superseded') && !has('forgotten');
  }
}

const KEYS: Readonly<Record<string, string>> = {
  child: 'family',
  car: 'vehicle',
  tool: 'technology',
  phone: 'technology',
  study: 'studies',
};

export function saidFirst({ first, known, expected }: KnownPair, language: PairLanguage, from: Known): readonly Said[] {
  if (from === 'given' && known !== undefined) return known.map((one) => factOf(one, language));
  const read = extractFacts([{ role: 'user', content: first }], language);
  if (from === 'rules' || read.some(({ kind }) => kind === 'fact')) return read;
  return [factOf({ key: KEYS[expected.key] ?? expected.key, value: first }, language)];
}

function factOf({ key, value }: { readonly key: string; readonly value: string }, language: PairLanguage): Said {
  return factSaid(meaningOf(key).slot, key, value, language);
}

/** Returns the statement that teaches a fact. */
export function factSaid(slot: string, key: string, value: string, language: PairLanguage): SaidFact {
  return {
    kind: 'fact',
    slot,
    key,
    value,
    domain: domainOf(slot),
    confidence: 'high',
    source: 'explicit',
    language,
    standing: false,
    replaces: false,
    evidence: { message: 0, start: 0, end: value.length, quote: value },
  };
}

/** Shares that are right: of all, of each outcome, and the mean of the outcomes. */
export interface KnownScore {
  readonly of: number;
  readonly right: number;
  readonly share: number;
  readonly macro: number;
  readonly outcomes: Readonly<Record<string, { readonly right: number; readonly of: number }>>;
}

export function scoreKnownPairs(verdicts: readonly KnownVerdict[]): KnownScore {
  const outcomes: Record<string, { right: number; of: number }> = {};
  for (const { pair, right } of verdicts) {
    outcomes[pair.expected.outcome] ??= { right: 0, of: 0 };
    const outcome = outcomes[pair.expected.outcome] as { right: number; of: number };
    outcome.of += 1;
    outcome.right += Number(right);
  }
  const shares = Object.values(outcomes).map(({ right, of }) => right / of);
  const right = verdicts.filter((one) => one.right).length;
  return {
    of: verdicts.length,
    right,
    share: right / verdicts.length,
    macro: shares.reduce((sum, one) => sum + one, 0) / shares.length,
    outcomes,
  };
}

/** Scores the pairs of all files, each set and language by itself, as a part of `npm run bench:facts`. */
export function measureKnownPairs(): Findings {
  const found = [
    'pairs',
    'pairs-tuning-2',
    'pairs-tuning-3',
    'unread-pairs-2',
    'unread-pairs-3',
    'unread-pairs-4',
    'unread-pairs-5',
    'unread-pairs-6',
  ].flatMap((name) =>
    (['es', 'en', 'pt'] as const).flatMap((language) => {
      const pairs = readKnownPairs(name, language);
      return [...new Set(pairs.map(({ set }) => set))].flatMap((set) =>
        (['rules', 'given'] as const).map((from) => {
          const verdicts = pairs.filter((pair) => pair.set === set).map((pair) => judgeKnownPair(pair, language, from));
          return { name, language, set, from, ...scoreKnownPairs(verdicts) };
        }),
      );
    }),
  );
  const rows = found.map(({ name, language, set, from, right, of, share, macro }) => [
    `${name}, ${set}, ${language}`,
    from,
    `${right} of ${of}`,
    share.toFixed(3),
    macro.toFixed(3),
  ]);
  return {
    tables: [table('Messages in the light of what is known', ['', 'first message', 'right', 'share', 'macro'], rows)],
    figures: { found },
  };
}
