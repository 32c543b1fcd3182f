import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { check } from './checker.ts';
import type { History } from './history.ts';
import { type Installation, install, TENANTS } from './installation.ts';
import type { Violation } from './violation.ts';
import { hotSessions, readFinals } from './workload.ts';

export const CALM_REPLIES = 150; // between faults: enough to have recovered, and to have filled the cache that the next one spoils
export const MOSTLY_SERVED = 0.85; // of all requests, before the next fault strikes: however slow the machine, a run is more than refusals
export const CLIENTS = 16;

export const sessions = hotSessions(TENANTS);

/** Installs services that end with the test. */
export async function installed(options: Parameters<typeof install>[0]): Promise<Installation> {
  const installation = await install(options);
  onTestFinished(() => installation.stop());
  return installation;
}

/** Resolves once the service has served so many requests more, and most of all that were sent. */
export async function replies({ operations }: History, count: number): Promise<void> {
  const servedSince = (index: number) => operations.slice(index).filter(({ outcome }) => outcome === 'ok').length;
  const before = operations.length;
  while (servedSince(before) < count || servedSince(0) < MOSTLY_SERVED * operations.length) await sleep(50);
}

/** Counts the operations of some outcomes. */
export function sumOf(counts: Record<string, number>, pattern: RegExp): number {
  return Object.entries(counts).reduce((total, [name, count]) => total + (pattern.test(name) ? count : 0), 0);
}

/** Returns what the checker says of all that was done so far. */
export async function verdict({ instances }: Installation, history: History): Promise<readonly Violation[]> {
  const [door] = instances;
  if (door === undefined) throw new Error('nothing is installed');
  return check(history.operations, await readFinals(door, sessions));
}

/** Prints what was done, and what came of it. */
export function report(run: {
  history: History;
  violations: readonly Violation[];
  struck: Record<string, number>;
  seconds: number;
}): void {
  const lines = (counts: Record<string, number>) =>
    Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(7)} ${name}`);
  const kinds: Record<string, number> = {};
  for (const { kind } of run.violations) kinds[kind] = (kinds[kind] ?? 0) + 1;
  process.stdout.write(
    [
      `consistency: ${run.history.operations.length} operations in ${run.seconds.toFixed(0)} s, ${run.violations.length} violations`,
      ...lines(kinds),
      'faults:',
      ...lines(run.struck),
      'outcomes:',
      ...lines(run.history.counts()),
      '',
    ].join('\n'),
  );
}
