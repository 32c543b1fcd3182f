import { checkCutSession } from './cut-checks.ts';
import type { FinalSession, Operation, ReadOperation, SaveOperation } from './history.ts';
import { checkLocks } from './lock-checks.ts';
import type { Report, Violation, ViolationKind } from './violation.ts';

/**
 * What a history breaks of what the service promises: a 201 is kept, a read sees every turn acknowledged or shown before
 * it was sent, turns are numbered without gaps in real time, a key makes one turn, and nobody sees anything of another.
 *
 * It is linear in the history (after sorting), because the order it asks for is per session and every turn says its own
 * number: there is no interleaving to search for, as a checker of an opaque register would have to.
 */
export function check(
  operations: readonly Operation[],
  finals: ReadonlyMap<string, FinalSession>,
): readonly Violation[] {
  const bySession = groupBy(operations, ({ session }) => session);
  const sessions = new Set([...bySession.keys(), ...finals.keys()]);
  return [...sessions].flatMap((session) =>
    checkSession(session, bySession.get(session) ?? [], finals.get(session) ?? NEVER_MADE),
  );
}

const NEVER_MADE: FinalSession = { totalTurns: 0, version: 0, turns: [] };

function checkSession(session: string, operations: readonly Operation[], final: FinalSession): readonly Violation[] {
  const violations: Violation[] = [];
  const report = (kind: ViolationKind, detail: string) => violations.push({ kind, session, detail });

  checkReplies(operations, report);
  checkImports(operations, report);
  checkLocks(operations, report);
  if (operations.some(({ kind }) => kind === 'reset' || kind === 'destroy')) {
    checkCutSession(operations, final, report);
    return violations;
  }
  const writes = writesOf(operations);
  const reads = operations.filter((one): one is ReadOperation => 'seen' in one);
  const numbers = new Map(final.turns.map(({ key, turnNumber }) => [key, turnNumber]));

  checkNumbering(final, writes, report);
  checkReceipts(writes, final, report);
  checkFloors(writes, reads, final, numbers, report);
  for (const read of reads) checkContent(read, writes, numbers, report);
  checkInvalidations(operations, report);
  return violations;
}

/** `Map.groupBy`, which Node 20 does not have yet. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** All sendings of one key. */
interface Write {
  readonly key: string;
  readonly firstInvokedAt: number;
  readonly acknowledged: readonly SaveOperation[];
}

function writesOf(operations: readonly Operation[]): Map<string, Write> {
  const saves = operations.filter((one): one is SaveOperation => one.kind === 'save');
  return new Map(
    [...groupBy(saves, ({ key }) => key)].map(([key, sendings]) => [
      key,
      {
        key,
        firstInvokedAt: Math.min(...sendings.map(({ invokedAt }) => invokedAt)),
        acknowledged: sendings.filter(({ receipt }) => receipt !== null),
      },
    ]),
  );
}

function checkReplies(operations: readonly Operation[], report: Report): void {
  for (const { kind, outcome, why, instance } of operations) {
    if (outcome === 'unanswered') report('unanswered', `${kind} at ${instance}: ${why}`);
    if (outcome === 'unexpected') report('unexpected-reply', `${kind} at ${instance}: ${why}`);
  }
}

/** A session that is made of a document has the document's turns, and the document sent again changes nothing. */
function checkImports(operations: readonly Operation[], report: Report): void {
  for (const one of operations) {
    if (one.kind !== 'import' || one.outcome !== 'ok') continue;
    if (one.found !== null && one.found.join() !== one.keys.join())
      report(
        'changed-by-import',
        `a document of ${one.keys.length} turns became a session of ${one.found.length}, or of others`,
      );
    if (!one.unchanged) report('changed-by-import', 'a document that was there already was not told to be');
  }
}

/** The session at rest: 1, 2, 3 … n, each key once, and nothing that nobody sent there. */
function checkNumbering(final: FinalSession, writes: ReadonlyMap<string, Write>, report: Report): void {
  const times = new Map<string, number>();
  for (const [index, { turnNumber, key }] of final.turns.entries()) {
    if (turnNumber !== index + 1) report('gap-or-duplicate', `turn ${turnNumber} is in place ${index + 1}`);
    if (!writes.has(key)) report('foreign-content', `turn ${turnNumber} holds ${key}, which nobody sent here`);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  if (final.totalTurns !== final.turns.length) {
    report('gap-or-duplicate', `total_turns is ${final.totalTurns}, and there are ${final.turns.length} turns`);
  }
  for (const [key, count] of times) {
    if (count > 1) report('duplicated-retry', `${key} is there ${count} times`);
  }
}

/** What was acknowledged is there, where the receipt says; a key has one receipt, and made its turn once. */
function checkReceipts(writes: ReadonlyMap<string, Write>, final: FinalSession, report: Report): void {
  const kept = new Map(final.turns.map((turn) => [turn.turnId, turn]));
  for (const { key, acknowledged } of writes.values()) {
    const receipts = acknowledged.flatMap(({ receipt }) => (receipt === null ? [] : [receipt]));
    for (const receipt of receipts) {
      const turn = kept.get(receipt.turnId);
      if (turn?.key !== key || turn.turnNumber !== receipt.turnNumber) {
        report('lost-turn', `${key} was acknowledged as turn ${receipt.turnNumber}, and is not there`);
      }
    }
    const [first] = receipts;
    if (first === undefined) continue;
    const differs = receipts.some(
      ({ turnId, turnNumber, version }) =>
        turnId !== first.turnId || turnNumber !== first.turnNumber || version !== first.version,
    );
    if (differs) report('duplicated-retry', `${key} was acknowledged as different turns`);
    const made = receipts.filter(({ replayed }) => !replayed).length;
    if (made > 1) report('duplicated-retry', `${key} was acknowledged ${made} times as new`);
  }
}

/**
 * Whatever was acknowledged or shown before an operation was sent binds it: a read must show as much or more, a new turn
 * must come after it.
 */
function checkFloors(
  writes: ReadonlyMap<string, Write>,
  reads: readonly ReadOperation[],
  final: FinalSession,
  numbers: ReadonlyMap<string, number>,
  report: Report,
): void {
  const known: Known[] = [];
  for (const { acknowledged } of writes.values()) {
    for (const { receipt, completedAt } of acknowledged) {
      if (receipt !== null) known.push({ at: completedAt, turns: receipt.turnNumber, version: receipt.version });
    }
  }
  for (const { seen, completedAt, trespass } of reads) {
    if (seen !== null && !trespass)
      known.push({ at: completedAt, turns: seen.totalTurns ?? 0, version: seen.version ?? 0 });
  }
  const floors = floorsOf(known);

  for (const read of reads) {
    const { seen, kind, instance, invokedAt, trespass } = read;
    if (seen === null || trespass) continue;
    const floor = floorAt(floors, invokedAt);
    const at = `${kind} at ${instance}, ${invokedAt.toFixed(1)} ms`;
    if (seen.totalTurns !== null && seen.totalTurns < floor.turns) {
      report('stale-read', `${at}: showed ${seen.totalTurns} turns, ${floor.turns} were known before`);
    }
    if (seen.version !== null && seen.version < floor.version) {
      report('version-went-back', `${at}: version ${seen.version}, ${floor.version} was known before`);
    }
    if (seen.totalTurns !== null && seen.totalTurns > final.totalTurns) {
      report('lost-turn', `${at}: showed ${seen.totalTurns} turns, and ${final.totalTurns} are there`);
    }
  }
  for (const { key, firstInvokedAt, acknowledged } of writes.values()) {
    const floor = floorAt(floors, firstInvokedAt);
    const number = numbers.get(key);
    if (number !== undefined && number <= floor.turns) {
      report('order', `${key} is turn ${number}, and turn ${floor.turns} was known before it was sent`);
    }
    const version = acknowledged[0]?.receipt?.version;
    if (version !== undefined && version <= floor.version) {
      report('version-went-back', `${key} made version ${version}, ${floor.version} was known before it was sent`);
    }
  }
  const last = floors.at(-1);
  if (last !== undefined && final.version < last.version) {
    report('version-went-back', `the session rests at version ${final.version}, ${last.version} was known before`);
  }
}

/**
 * What was cached before an acknowledged invalidation serves no build after it: a hit needs a build that began no sooner than
 * the invalidation, and that was none. One whose outcome nobody knows may have been that build.
 */
function checkInvalidations(operations: readonly Operation[], report: Report): void {
  const builds = operations.filter((one): one is ReadOperation => one.kind === 'build' && !one.trespass);
  const isHit = ({ why }: ReadOperation) => why === HIT;
  for (const { kind, outcome, invokedAt, completedAt, instance } of operations) {
    if (kind !== 'invalidate' || outcome !== 'ok') continue;
    const fillers = builds.filter((build) => !isHit(build) && build.completedAt > invokedAt);
    const filledAt = Math.min(...fillers.map((build) => build.invokedAt));
    const early = builds.find((build) => isHit(build) && build.invokedAt > completedAt && build.completedAt < filledAt);
    if (early !== undefined) {
      const at = `build at ${early.instance}, ${early.invokedAt.toFixed(1)} ms`;
      report('hit-after-invalidation', `${at}: a hit, though ${instance} invalidated at ${completedAt.toFixed(1)} ms`);
    }
  }
}

const HIT = '200 hit';

interface Known {
  readonly at: number;
  readonly turns: number;
  readonly version: number;
}

/** In the order of time, each with the highest of all up to it. */
function floorsOf(known: readonly Known[]): readonly Known[] {
  let turns = 0;
  let version = 0;
  return known
    .toSorted((a, b) => a.at - b.at)
    .map((one) => {
      turns = Math.max(turns, one.turns);
      version = Math.max(version, one.version);
      return { at: one.at, turns, version };
    });
}

/** What was known strictly before `time`. */
function floorAt(floors: readonly Known[], time: number): Known {
  let low = 0;
  let high = floors.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((floors[middle]?.at ?? Number.POSITIVE_INFINITY) < time) low = middle + 1;
    else high = middle;
  }
  return floors[low - 1] ?? { at: 0, turns: 0, version: 0 };
}

/** A reply holds this session's turns only, in their order, up to the last one it claims, and keeps its budget. */
function checkContent(
  read: ReadOperation,
  writes: ReadonlyMap<string, Write>,
  numbers: ReadonlyMap<string, number>,
  report: Report,
): void {
  const { seen, trespass, maxTokens, kind, instance } = read;
  if (seen === null) return;
  const at = `${kind} at ${instance}, ${read.invokedAt.toFixed(1)} ms`;
  if (trespass && (seen.totalTurns !== 0 || seen.mentioned.length > 0)) {
    report('foreign-content', `${at}: shown to a user who does not own the session`);
  }
  const foreign = [...seen.shown, ...seen.mentioned].find((key) => !writes.has(key));
  if (foreign !== undefined) report('foreign-content', `${at}: holds ${foreign}, which nobody sent here`);

  const shown = seen.shown.map((key) => numbers.get(key));
  const missing = seen.shown.find((key) => writes.has(key) && !numbers.has(key));
  if (missing !== undefined) report('lost-turn', `${at}: showed ${missing}, which is not there`);
  else if (foreign === undefined) {
    if (shown.some((number, index) => index > 0 && number !== (shown[index - 1] ?? 0) + 1)) {
      report('gap-or-duplicate', `${at}: showed turns ${shown.join(', ')}`);
    }
    const last = shown.at(-1);
    if (last !== undefined && seen.totalTurns !== null && last < seen.totalTurns) {
      report('stale-read', `${at}: says ${seen.totalTurns} turns and shows none after ${last}`);
    }
  }
  if (maxTokens !== null && seen.estimatedTokens !== null && seen.estimatedTokens > maxTokens) {
    report('budget-exceeded', `${at}: ${seen.estimatedTokens} tokens of ${maxTokens}`);
  }
}
