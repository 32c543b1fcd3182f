import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Queryable } from './database.ts';

/** Returns drizzle over the door, for plain reads and writes off the hot paths; the same on PostgreSQL and on the embedded database. */
export function drizzleOver(queryable: Queryable) {
  return drizzle(async (text, values) => ({ rows: await queryable.rows(text, values) }));
}
