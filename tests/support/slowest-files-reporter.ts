import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/** Names the slowest test files of a run, slowest first: where the next second is to be saved. */
export default class SlowestFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.map((module) => {
      const { duration, collectDuration } = module.diagnostic(); // its tests and hooks; its imports
      return { file: module.relativeModuleId, project: module.project.name, ms: duration + collectDuration };
    });
    const slowest = timed.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
    if (slowest.length < 2) return; // of a single file, the run's own time says it
    const lines = slowest.map(
      ({ file, project, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${project}  ${file}`,
    );
    process.stdout.write(`the slowest test files:\n${lines.join('\n')}\n`);
  }
}
