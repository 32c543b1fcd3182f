import { inject } from 'vitest';
import { cloneTemplate, type TestDatabase } from './database-server.ts';
import { despiteMachine } from './machine-fault.ts';

export type { TestDatabase };

/** A database of this test file's own, already migrated: a copy of the run's template, made in some 50 ms. */
export function createTestDatabase(): Promise<TestDatabase> {
  return despiteMachine(() => cloneTemplate(inject('postgresUrl'), inject('testRun'), inject('templateDatabase')));
}
