import type { CutOperation, FinalSession, Operation, ReadOperation, SaveOperation } from './history.ts';
import type { Report } from './violation.ts';

/** By when a cut whose outcome nobody knows has happened, or never will: the service gives its statements 10 s. */
const LATE_MS = 20_000;

interface Cut {
  readonly kind: CutOperation['kind'];
  readonly from: number;
  /** Infinity: it may have happened at any time since. */
  readonly to: number;
  readonly isCertain: boolean;
}

/**
 * What a session that is emptied now and then promises: what was acknowledged before a cut is not shown after it, what was sent after
 * the last cut is kept, turns are numbered without gaps in the order of real time, and the version never goes back.
 */
export function checkCutSession(operations: readonly Operation[], final: FinalSession, report: Report): void {
  const cuts = operations.flatMap((one) => (one.kind === 'reset' || one.kind === 'destroy' ? cutOf(one) : []));
  const sendings = groupByKey(operations.filter((one): one is SaveOperation => one.kind === 'save'));
  const reads = operations.filter(
    (one): one is ReadOperation => 'seen' in one && one.seen !== null && one.kind !== 'export',
  );
  checkNumbers(cuts, sendings, final, report);
  checkKept(cuts, sendings, final, report);
  for (const read of reads) checkShown(read, cuts, sendings, report);
  checkVersions(operations, reads, final, report);
}

function cutOf({ kind, outcome, invokedAt, completedAt }: CutOperation): readonly Cut[] {
  if (outcome === 'fail') return [];
  const isCertain = outcome === 'ok';
  return [{ kind, from: invokedAt, to: isCertain ? completedAt : completedAt + LATE_MS, isCertain }];
}

function groupByKey(saves: readonly SaveOperation[]): Map<string, SaveOperation[]> {
  const byKey = new Map<string, SaveOperation[]>();
  for (const save of saves) byKey.set(save.key, [...(byKey.get(save.key) ?? []), save]);
  return byKey;
}

type Sendings = ReadonlyMap<string, readonly SaveOperation[]>;

/** The session at rest: numbers without a gap up to the last one, from 1 unless it was reset, and in the order of real time. */
function checkNumbers(cuts: readonly Cut[], sendings: Sendings, final: FinalSession, report: Report): void {
  const [first] = final.turns;
  const begins = first?.turnNumber ?? 1;
  if (begins !== 1 && !cuts.some(({ kind }) => kind === 'reset'))
    report('lost-turn', `the session begins at turn ${begins}, and was never reset`);
  let latest = 0;
  for (const [index, { turnNumber, turnId, key }] of final.turns.entries()) {
    if (turnNumber !== begins + index) report('gap-or-duplicate', `turn ${turnNumber} is in place ${begins + index}`);
    const sent = sendings.get(key);
    if (sent === undefined) {
      report('foreign-content', `turn ${turnNumber} holds ${key}, which nobody sent here`);
      continue;
    }
    // Sent again after a destruction, the same key is a new turn: what acknowledged the first says nothing of when the second was made.
    const acknowledgedAt = Math.min(
      ...sent.filter(({ receipt }) => receipt?.turnId === turnId).map(({ completedAt }) => completedAt),
    );
    if (acknowledgedAt < latest) report('order', `${key} is turn ${turnNumber}, after one that was sent later`);
    latest = Math.max(latest, Math.min(...sent.map(({ invokedAt }) => invokedAt)));
  }
  if (final.turns.length > 0 && final.totalTurns !== final.turns.at(-1)?.turnNumber)
    report(
      'gap-or-duplicate',
      `total_turns is ${final.totalTurns}, the last turn is ${final.turns.at(-1)?.turnNumber}`,
    );
}

/** A turn that no cut can have taken is there, where its receipt says. */
function checkKept(cuts: readonly Cut[], sendings: Sendings, final: FinalSession, report: Report): void {
  const kept = new Map(final.turns.map((turn) => [turn.turnId, turn]));
  const lastCutEnds = Math.max(0, ...cuts.map(({ to }) => to));
  for (const [key, sent] of sendings) {
    if (sent.some(({ invokedAt }) => invokedAt <= lastCutEnds)) continue;
    for (const { receipt } of sent) {
      if (receipt === null) continue;
      const turn = kept.get(receipt.turnId);
      if (turn?.key !== key || turn.turnNumber !== receipt.turnNumber)
        report(
          'lost-turn',
          `${key} was acknowledged as turn ${receipt.turnNumber} after the last cut, and is not there`,
        );
    }
  }
}

/** A read shows nothing that a cut before it has taken, nothing of anybody else, and keeps its budget. */
function checkShown(read: ReadOperation, cuts: readonly Cut[], sendings: Sendings, report: Report): void {
  const { seen, kind, instance, invokedAt, maxTokens } = read;
  if (seen === null) return;
  const at = `${kind} at ${instance}, ${invokedAt.toFixed(1)} ms`;
  const before = cuts.filter(({ isCertain, to }) => isCertain && to < invokedAt);
  const lastFrom = Math.max(0, ...before.map(({ from }) => from));
  for (const key of seen.mentioned) {
    const sent = sendings.get(key);
    if (sent === undefined) report('foreign-content', `${at}: holds ${key}, which nobody sent here`);
    // Sent again after a destruction, the same key is a new turn.
    else if (sent.every(({ completedAt }) => completedAt < lastFrom))
      report('shown-after-cut', `${at}: holds ${key}, which was cut before`);
  }
  if (maxTokens !== null && seen.estimatedTokens !== null && seen.estimatedTokens > maxTokens)
    report('budget-exceeded', `${at}: ${seen.estimatedTokens} tokens of ${maxTokens}`);
}

/** The version of receipts and of reads that show turns never goes back. */
function checkVersions(
  operations: readonly Operation[],
  reads: readonly ReadOperation[],
  final: FinalSession,
  report: Report,
): void {
  const known = [
    ...reads.flatMap(({ seen, trespass, invokedAt, completedAt }) =>
      seen?.version && seen.totalTurns && !trespass ? [{ invokedAt, at: completedAt, version: seen.version }] : [],
    ),
    ...operations.flatMap((one) =>
      one.kind === 'save' && one.receipt !== null && !one.receipt.replayed
        ? [{ invokedAt: one.invokedAt, at: one.completedAt, version: one.receipt.version }]
        : [],
    ),
  ];
  const told = known.toSorted((a, b) => a.at - b.at);
  let [highest, next] = [0, 0];
  for (const { invokedAt, version } of known.toSorted((a, b) => a.invokedAt - b.invokedAt)) {
    for (let one = told[next]; one !== undefined && one.at < invokedAt; one = told[++next])
      highest = Math.max(highest, one.version);
    if (version < highest) report('version-went-back', `version ${version}, ${highest} was known before`);
  }
  const last = Math.max(0, ...told.map(({ version }) => version));
  if (final.version > 0 && final.version < last)
    report('version-went-back', `the session rests at version ${final.version}, ${last} was known before`);
}
