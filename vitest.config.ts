import { defineConfig } from 'vitest/config';

const SERVICES = ['tests/support/global-setup.ts'];

/**
 * Four projects, run one after the other (`groupOrder`): a unit failure is the cheapest to read, so it comes first, and
 * the end-to-end tests, which time real processes, never share the machine with another project.
 */
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/plain-count-reporter.ts'],
    // The default leaves one core idle; these tests wait for sockets more than they compute.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: SERVICES,
          testTimeout: 30_000,
          hookTimeout: 60_000, // a private cluster's initdb takes seconds on a slow disk
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: SERVICES,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: SERVICES,
          testTimeout: 180_000, // consistency runs take a minute or two, and a hang must still end the run
          hookTimeout: 120_000,
          fileParallelism: false, // each file starts several processes and kills some of them
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
