import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type CountedTask, countRun } from '../support/plain-count-reporter.ts';

const test = (name: string, state: string, extra: Partial<CountedTask> = {}): CountedTask => ({
  type: 'test',
  name,
  options: { mode: 'run' },
  meta: () => ({}),
  result: () => ({ state }),
  ...extra,
});

const group = (type: 'suite' | 'module', name: string, children: CountedTask[], extra: Partial<CountedTask> = {}) =>
  ({ type, name, options: {}, meta: () => ({}), errors: () => [], children, ...extra }) satisfies CountedTask;

describe('countRun', () => {
  it('counts tests at every depth, not files', () => {
    const modules = [
      group('module', 'a', [test('1', 'passed'), group('suite', 's', [test('2', 'passed'), test('3', 'failed')])]),
      group('module', 'b', [test('4', 'skipped')]),
    ];
    expect(countRun(modules, [], 'failed')).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  });

  it('counts a file that does not load as a failure, though it has no test', () => {
    const modules = [group('module', 'broken', [], { errors: () => [new Error('no such import')] })];
    expect(countRun(modules, [], 'failed')).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a failing hook of a suite beside its tests', () => {
    const suite = group('suite', 's', [test('1', 'skipped')], { errors: () => [new Error('beforeAll')] });
    const count = countRun([group('module', 'a', [suite])], [], 'failed');
    expect(count).toMatchObject({ failed: 1, skipped: 1 });
    expect(count.skippedNames).toEqual(['a > s (1 test): one of its hooks failed, see above']);
  });

  it('counts every unhandled error', () => {
    expect(countRun([group('module', 'a', [test('1', 'passed')])], [{}, {}], 'failed')).toMatchObject({
      passed: 1,
      failed: 2,
    });
  });

  it('counts a test that never finished as failed', () => {
    expect(countRun([group('module', 'a', [test('1', 'pending')])], [], 'passed')).toMatchObject({ failed: 1 });
  });

  it('never says 0 failed of a run that was interrupted or failed for another cause', () => {
    expect(countRun([], [], 'interrupted').failed).toBe(1);
    expect(countRun([], [], 'failed').failed).toBe(1);
    expect(countRun([], [], 'passed').failed).toBe(0);
  });

  it('names a skipped suite once, with its reason and the number of its tests', () => {
    const inner = group('suite', 'inner', [test('1', 'skipped'), test('2', 'skipped')], { options: { mode: 'skip' } });
    const suite = group('suite', 'RedisContextCache', [inner], {
      options: { mode: 'skip' },
      meta: () => ({ needs: 'needs Redis' }),
    });
    const count = countRun([group('module', 'a.test.ts', [suite])], [], 'passed');
    expect(count.skippedNames).toEqual(['a.test.ts > RedisContextCache (2 tests): needs Redis']);
    expect(count.skipped).toBe(2);
  });

  it('names a single skipped test with the note it gave', () => {
    const lone = test('reads', 'skipped', { result: () => ({ state: 'skipped', note: 'no promtool' }) });
    expect(countRun([group('module', 'a', [lone])], [], 'passed').skippedNames).toEqual(['a > reads: no promtool']);
  });
});

describe('PlainCountReporter', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));

  const runFixture = (environment: Record<string, string>): Promise<{ code: number; lines: string[] }> =>
    new Promise((resolve) => {
      const { VITEST: _, ...clean } = process.env;
      execFile(
        process.execPath,
        ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/support/fixtures/plain-count.config.ts'],
        { cwd: root, env: { ...clean, ...environment } },
        (error, stdout) => {
          const code = error === null ? 0 : Number(error.code);
          resolve({ code, lines: stdout.trimEnd().split('\n') });
        },
      );
    });

  it('ends a real run with its line, below the names of what was skipped', async () => {
    const { code, lines } = await runFixture({});
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 3 skipped');
    const names = lines.filter((line) => line.startsWith('skipped: '));
    expect(names.toSorted()).toEqual([
      'skipped: tests/support/fixtures/plain-count.fixture.ts > a suite without its service (2 tests): needs a service',
      'skipped: tests/support/fixtures/plain-count.fixture.ts > a test that skips itself: no clock here',
    ]);
  });

  it('counts a failure, a failing hook and an unhandled rejection of a real run', async () => {
    const { code, lines } = await runFixture({ FIXTURE_FAILS: 'yes' });
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^1 passed, 3 failed, \d+ skipped$/);
  });

  it('counts a run whose services could not be started as failed', async () => {
    const { code, lines } = await runFixture({ FIXTURE_SETUP_FAILS: 'yes' });
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('0 passed, 1 failed, 0 skipped');
  });
});
