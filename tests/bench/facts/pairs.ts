/** How well what a later turn says is held against what is known: the labelled pairs, gone through with the rules and the life of facts. */
import type { Fact } from '../../../src/memory/facts/fact.ts';
import type { Findings } from '../bench.ts';
import { table } from '../table.ts';
import { type Pair, readSet, type SetLanguage } from './labelled-set.ts';
import { shown, ToldTurns } from './told-turns.ts';

/** What came of one pair. */
export interface PairVerdict {
  readonly pair: Pair;
  readonly right: boolean;
  /** What the second message brought about, as it is told. */
  readonly events: readonly string[];
  readonly active: readonly string[];
}

/** Tells the two messages as two turns of one user; right where the second does what is expected, and the right values stand. */
export function judgePair(pair: Pair, language: SetLanguage): PairVerdict {
  const told = new ToldTurns(language);
  told.tell(pair.first);
  const events = told.tell(pair.second);
  const asExpected = pair.active.every((part) => told.stands(part)) && !pair.inactive.some((part) => told.stands(part));
  return {
    pair,
    right: asExpected && didWhatIsExpected(pair, events),
    events: events.map(shown),
    active: told.active,
  };
}

function didWhatIsExpected(
  { expect, slots }: Pair,
  events: readonly { readonly event: string; readonly fact: Fact; readonly superseded: Fact | null }[],
): boolean {
  const ofSlots = events.filter(
    ({ fact }) => slots.includes(fact.slot.split(':')[0] ?? '') || slots.includes(fact.slot),
  );
  switch (expect) {
    case 'nothing':
      return ofSlots.every(({ event }) => event === 'confirmed');
    case 'superseded':
      // A replacement is one whether it is told as such or as an end and a beginning.
      return ofSlots.some(({ event }) => event === 'superseded');
    case 'forgotten':
      return ofSlots.some(
        ({ event, superseded }) => event === 'forgotten' || (event === 'superseded' && superseded === null),
      );
    default:
      return ofSlots.some(({ event }) => event === expect) && !ofSlots.some(({ event }) => event === 'superseded');
  }
}

/** The share that is right, by what was expected. */
export function sharesRight(
  verdicts: readonly PairVerdict[],
): ReadonlyMap<string, { readonly right: number; readonly of: number }> {
  const shares = new Map<string, { right: number; of: number }>();
  for (const { pair, right } of verdicts) {
    for (const kind of ['all', pair.expect]) {
      const share = shares.get(kind) ?? { right: 0, of: 0 };
      shares.set(kind, { right: share.right + Number(right), of: share.of + 1 });
    }
  }
  return shares;
}

const LEAST_RIGHT = 0.9;

/** The labelled pairs of the sets, as a part of `npm run bench:facts`. */
export function measurePairs(
  sets: readonly string[],
  options: { readonly folder: string | undefined; readonly language: string | undefined; readonly errors: boolean },
): Findings {
  const found: { set: string; language: SetLanguage; shares: Record<string, { right: number; of: number }> }[] = [];
  const lines: string[] = [];
  for (const language of ['es', 'en', 'pt'] as const) {
    if (options.language !== undefined && options.language !== language) continue;
    for (const set of sets) {
      const labelled = readSet(set, language, options.folder);
      if (labelled?.pairs === undefined) continue;
      const verdicts = labelled.pairs.map((pair) => judgePair(pair, language));
      found.push({ set, language, shares: Object.fromEntries(sharesRight(verdicts)) });
      if (options.errors) lines.push(...verdicts.filter(({ right }) => !right).flatMap(errorOf));
    }
  }
  const kinds = ['all', 'confirmed', 'superseded', 'added', 'forgotten', 'nothing'];
  const rows = found.map(({ set, language, shares }) => {
    const { right, of } = shares.all ?? { right: 0, of: 0 };
    return [
      `${set}, ${language}`,
      ...kinds.map((kind) => `${shares[kind]?.right ?? 0} of ${shares[kind]?.of ?? 0}`),
      (right / of).toFixed(3),
      right / of >= LEAST_RIGHT ? 'met' : 'MISSED',
    ];
  });
  return {
    tables: [
      ...(lines.length > 0 ? [`${lines.join('\n')}\n`] : []),
      table('Pairs of messages judged as people do', ['', ...kinds, 'right', `>= ${LEAST_RIGHT}`], rows),
    ],
    figures: { leastRight: LEAST_RIGHT, found },
  };
}

function errorOf({ pair, events, active }: PairVerdict): string[] {
  return [
    `${pair.id} [${pair.expect}] ${pair.first} || ${pair.second}`,
    `  came     ${events.join('; ') || 'nothing'}`,
    `  active   ${active.join('; ')}`,
  ];
}
