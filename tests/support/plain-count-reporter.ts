import type { Reporter, SerializedError, TestModule, TestRunEndReason, Vitest } from 'vitest/node';

/** What the count reads of vitest's tasks: just enough that a unit test can build them by hand. */
export interface CountedTask {
  readonly type: 'test' | 'suite' | 'module';
  readonly name: string;
  readonly options: { readonly mode?: string | undefined };
  meta(): { readonly needs?: string };
  /** Why a whole suite or file failed beside its tests (a hook, an import); tests have none here. */
  errors?(): readonly unknown[];
  result?(): { readonly state: string; readonly note?: string | undefined };
  readonly children?: Iterable<CountedTask>;
  readonly moduleId?: string;
}

/** The three numbers of a run, and what was skipped with its reason (`name: reason`). */
export interface PlainCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly skippedNames: readonly string[];
}

/**
 * Counts tests, not files. What fails outside any test (a file that does not load, a hook, an unhandled rejection) counts
 * as one failure each, and a run that did not pass counts at least one: the line never says `0 failed` of a red run.
 */
export function countRun(
  modules: Iterable<CountedTask>,
  unhandledErrors: readonly unknown[],
  reason: TestRunEndReason,
): PlainCount {
  let passed = 0;
  let failed = unhandledErrors.length;
  let skipped = 0;
  const skippedNames: string[] = [];

  const testsIn = (task: CountedTask): number =>
    task.type === 'test' ? 1 : [...(task.children ?? [])].reduce((sum, child) => sum + testsIn(child), 0);

  const visit = (task: CountedTask, path: string, named: boolean): void => {
    if (task.type === 'test') {
      const result = task.result?.() ?? { state: 'pending' };
      if (result.state === 'passed') passed += 1;
      else if (result.state === 'skipped') {
        skipped += 1;
        if (!named) skippedNames.push(`${path}: ${task.meta().needs ?? result.note ?? 'no reason given'}`);
      } else failed += 1; // 'failed', and 'pending': collected and never finished, as when its worker died
      return;
    }
    const errors = task.errors?.().length ?? 0;
    failed += errors;
    const mode = task.type === 'suite' ? task.options.mode : undefined;
    const tests = testsIn(task);
    let reason: string | undefined;
    if (!named && tests > 0) {
      if (mode === 'skip' || mode === 'todo') reason = task.meta().needs ?? 'no reason given';
      else if (errors > 0) reason = 'one of its hooks failed, see above';
    }
    if (reason !== undefined) skippedNames.push(`${path} (${tests} ${tests === 1 ? 'test' : 'tests'}): ${reason}`);
    const namedBelow = named || reason !== undefined;
    for (const child of task.children ?? []) visit(child, `${path} > ${child.name}`, namedBelow);
  };

  for (const module of modules) visit(module, module.moduleId ?? module.name, false);
  if (reason !== 'passed' && failed === 0) failed = 1;
  return { passed, failed, skipped, skippedNames };
}

/** Ends a run with `N passed, N failed, N skipped`, alone on its line, for people and scripts that read only the last line. */
export default class PlainCountReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const root = `${this.#vitest?.config.root ?? process.cwd()}/`;
    const count = countRun(modules as unknown as Iterable<CountedTask>, unhandledErrors, reason);
    const lines: string[] = [];
    // With `-t` everything else is "skipped": the person who typed the pattern knows, and the list would be the whole suite.
    if (this.#vitest?.config.testNamePattern === undefined) {
      for (const name of count.skippedNames) lines.push(`skipped: ${name.replace(root, '')}`);
    }
    if (this.#vitest?.config.watch === true) {
      process.stdout.write(`${[...lines, plainLine(count, 0)].join('\n')}\n`);
      return;
    }
    // At the very end: vitest tells a failed global setup, and anything that fails in the teardown, only after this hook.
    process.once('exit', (code) => process.stdout.write(`${[...lines, plainLine(count, code)].join('\n')}\n`));
  }
}

function plainLine({ passed, failed, skipped }: PlainCount, exitCode: number): string {
  return `${passed} passed, ${exitCode === 0 ? failed : Math.max(1, failed)} failed, ${skipped} skipped`;
}
