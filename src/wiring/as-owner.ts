import type { Config } from '../config.ts';
import { EmbeddedDatabase } from '../stores/embedded-database.ts';
import { connectOwner, LOCK, type Owner } from '../stores/migrate.ts';

/**
 * Does some work as the owner of the configured database's schema, without migrating it. Meanwhile no process migrates it, and an
 * embedded one has no other user at all.
 */
export async function asOwner<T>(config: Config, work: (owner: Owner) => Promise<T>): Promise<T> {
  if (config.databaseUrl === undefined) {
    const { enabled, index } = config.semanticMemory;
    const extensions = enabled && index === 'pgvector' ? (['vector'] as const) : [];
    const database = await EmbeddedDatabase.open({ dataDir: config.dataDir, maxWaiting: 10, extensions });
    try {
      return await database.asOwner(work);
    } finally {
      await database.close();
    }
  }
  const client = await connectOwner(config.databaseUrl, 'hipocampo-owner');
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await work({
      query: (text, values) => client.query(text, values as unknown[]),
      execute: (text) => client.query(text),
    });
  } finally {
    await client.end();
  }
}
