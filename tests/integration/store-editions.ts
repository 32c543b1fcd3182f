/** The two databases that every store works on, each migrated and empty, for a spec that runs on both. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { describe } from 'vitest';
import type { Insertion, NewTurn } from '../../src/memory/conversation/new-turn.ts';
import { ApiKeyStore } from '../../src/stores/api-key-store.ts';
import type { Database } from '../../src/stores/database.ts';
import { EmbeddedDatabase } from '../../src/stores/embedded-database.ts';
import { PostgresDatabase } from '../../src/stores/postgres-database.ts';
import { openSealed } from '../../src/stores/sealing/open-sealed.ts';
import { TurnStore } from '../../src/stores/turn-store.ts';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';
import { isEncrypted, TEST_KEY } from '../support/encryption.ts';
import { createTestDatabase } from '../support/test-database.ts';

export interface Edition {
  readonly database: Database;
  /** Statements that were sent since the last call, by name. */
  sent(): string[];
  close(): Promise<void>;
}

export const TENANTS = ['default', 'other'] as const;

export function describeOnBoth(name: string, spec: (open: () => Promise<Edition>) => void): void {
  describe(`${name} on PostgreSQL`, () => spec(() => prepared(openPostgres)));
  describe(`${name} on the embedded database`, () => spec(() => prepared(openEmbedded)));
}

/** The one on PostgreSQL alone, for what only a server can tell. */
export const openPostgresEdition = (): Promise<Edition> => prepared(openPostgres);

type Open = (onStatement: (name: string) => void) => Promise<Omit<Edition, 'sent'>>;

async function prepared(open: Open): Promise<Edition> {
  let names: string[] = [];
  const edition = await sealedWhereWanted(await open((name) => names.push(name)));
  const keys = new ApiKeyStore({ database: edition.database });
  for (const tenant of TENANTS) await keys.addTenant(tenant);
  return {
    ...edition,
    sent: () => {
      const sent = names;
      names = [];
      return sent;
    },
  };
}

/** The same, sealed, where the run is to be encrypted. */
async function sealedWhereWanted(edition: Omit<Edition, 'sent'>): Promise<Omit<Edition, 'sent'>> {
  if (!isEncrypted()) return edition;
  const secrets = { current: Buffer.from(TEST_KEY, 'hex'), previous: null };
  const database = await openSealed({ database: edition.database, secrets, onUnreadable: () => undefined });
  return { ...edition, database };
}

const openPostgres: Open = async (onStatement) => {
  const testDatabase = await createTestDatabase();
  const database = new PostgresDatabase({
    connectionString: testDatabase.url,
    poolSize: 16,
    statementTimeoutMs: 120_000, // ends what hangs, and nothing of a busy machine
    maxWaiting: 1_000,
    onStatement,
  });
  return {
    database,
    close: async () => {
      await database.close();
      await testDatabase.drop();
    },
  };
};

const openEmbedded: Open = async (onStatement) => {
  const dataDir = await createEmbeddedFolder();
  const database = await EmbeddedDatabase.open({ dataDir, maxWaiting: 1_000, onStatement });
  return {
    database,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Commits a turn by itself. */
export function insertTurn(database: Database, turn: NewTurn): Promise<Insertion> {
  return new TurnStore({ database }).insert(database.as(turn.tenant), turn);
}

/** A turn of one line that is remembered, in the default tenant. */
export function rememberedTurn(
  userId: string,
  sessionId: string,
  terms: readonly string[],
  more: Partial<NewTurn> = {},
): NewTurn {
  return {
    tenant: 'default',
    sessionId,
    userId,
    turnId: randomUUID(),
    messages: '[{"type":"human","data":{"content":"hola"}}]',
    messageTimes: null,
    disposable: null,
    originals: null,
    excerpt: null,
    digest: 'hola',
    digestTokens: 2,
    places: null,
    messageCount: 1,
    tokenCount: 7,
    excerptTokens: null,
    textBytes: 4,
    language: 'es',
    languageTold: true,
    extraMetadata: null,
    idempotencyKey: null,
    requestHash: null,
    createdAt: null,
    factsRead: true,
    question: null,
    corrects: false,
    semanticContinuity: null,
    planParams: '{}',
    isPlanLetGo: false,
    toolsCalled: [],
    isValid: false,
    report: null,
    openResults: null,
    expectedVersion: null,
    lockToken: null,
    limits: null,
    memory: { lines: JSON.stringify([['user', terms.join(' ')]]), terms, ttlDays: 30 },
    ...more,
  };
}
