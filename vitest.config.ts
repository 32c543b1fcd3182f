import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const SERVICES = ['tests/support/global-setup.ts'];
const SECOND = 1_000;
/** These download from the registry or replay whole conversations, and take longer than all others: in chaos mode alone. */
const OPENAPI_TOOLS = 'tests/contract/openapi-tools.test.ts';
const INSTALLED_PACKAGE = 'tests/e2e/installed-package.test.ts';
const CONVERSATION_REPLAY = 'tests/e2e/conversation-replay.test.ts';

/**
 * WebAssembly is compiled once, by V8's quick compiler, and never again by its thorough one: most databases of tests (PGlite) are closed
 * before that has paid, and opening one takes a third of the time without. `npm run test:chaos` runs it as it is in production.
 */
const QUICK_WASM = ['--liftoff-only'];

/** Time limits end what hangs, and nothing else: they are far above what a busy machine needs. */
const QUICK: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['tests/unit/**/*.test.ts'],
      testTimeout: 300 * SECOND,
      hookTimeout: 300 * SECOND,
      isolate: false, // they share no state but what is compiled once, and importing is a third of their time
      sequence: { groupOrder: 0 },
    },
  },
  {
    extends: true,
    test: {
      name: 'integration',
      include: ['tests/integration/**/*.test.ts'],
      globalSetup: SERVICES,
      testTimeout: 240 * SECOND,
      hookTimeout: 480 * SECOND, // a private cluster, or the embedded database that others are copied from: seconds, and minutes on a busy machine
      isolate: false,
      execArgv: QUICK_WASM,
      sequence: { groupOrder: 1 },
    },
  },
  {
    extends: true,
    test: {
      name: 'contract',
      include: ['tests/contract/**/*.test.ts'],
      exclude: [OPENAPI_TOOLS],
      globalSetup: SERVICES,
      testTimeout: 240 * SECOND,
      hookTimeout: 480 * SECOND,
      isolate: false, // importing the service takes longer than most of these files
      execArgv: QUICK_WASM,
      sequence: { groupOrder: 1 },
    },
  },
  {
    extends: true,
    test: {
      name: 'e2e',
      include: ['tests/e2e/**/*.test.ts'],
      exclude: [INSTALLED_PACKAGE, CONVERSATION_REPLAY],
      globalSetup: SERVICES,
      testTimeout: 480 * SECOND,
      hookTimeout: 480 * SECOND,
      isolate: false,
      execArgv: QUICK_WASM,
      sequence: { groupOrder: 1 },
    },
  },
];

/** Unit tests that take seconds or more with all their runs (`runsOf`) or messages. */
const LONG_PROPERTIES = [
  'tests/unit/context-builder.test.ts',
  'tests/unit/context-entry.test.ts',
  'tests/unit/facts/fact-consolidation.test.ts',
  'tests/unit/facts/tagger.test.ts',
  'tests/unit/memory-file/memory-text.test.ts',
  'tests/unit/plans/plan-gate.test.ts',
  'tests/unit/text/token-counter.test.ts',
];

/** The files that do more in `npm run test:chaos`: they read `CHAOS`. */
const CHAOS: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'chaos',
      include: [
        'tests/e2e/consistency.test.ts',
        'tests/e2e/consistency-mutants.test.ts',
        CONVERSATION_REPLAY,
        'tests/e2e/durability.test.ts',
        'tests/e2e/embedding-worker.test.ts',
        'tests/e2e/events.test.ts',
        'tests/e2e/flush.test.ts',
        'tests/e2e/session-locks.test.ts',
        'tests/e2e/stretch-reading.test.ts',
        'tests/e2e/workers.test.ts',
        'tests/contract/*properties.test.ts',
        'tests/contract/file-sync.test.ts',
        OPENAPI_TOOLS,
        INSTALLED_PACKAGE,
        'tests/integration/apertium-translator.test.ts',
        'tests/integration/embedded-database.test.ts',
        'tests/integration/fact-life.property.test.ts',
        ...LONG_PROPERTIES,
      ],
      globalSetup: SERVICES,
      testTimeout: 900 * SECOND,
      hookTimeout: 480 * SECOND,
      provide: { chaos: true },
    },
  },
];

/**
 * `vitest run`: four projects; the unit tests first (`groupOrder`), since a failure of theirs is the cheapest to read, then the others, with
 * no core left idle between them; those of `e2e` run the built service as processes of its own. `vitest run --mode chaos`: what breaks things for minutes.
 */
export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['default', './tests/support/slowest-files-reporter.ts', './tests/support/plain-count-reporter.ts'],
    // Three on two cores: these tests wait for sockets and disks two fifths of their time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    expect: { poll: { timeout: 180 * SECOND, interval: 20 } },
    provide: { chaos: false },
    experimental: { fsModuleCache: true }, // projects share what was transformed, and so do runs
    projects: mode === 'chaos' ? CHAOS : QUICK,
  },
}));
