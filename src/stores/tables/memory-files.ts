/** Tables of MEMORY.md. */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const memoryFiles = pgTable(
  'memory_files',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    layout: text('layout').notNull(),
    updatedAt: moment('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);

export const memoryFileVersions = pgTable(
  'memory_file_versions',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    etag: text('etag').notNull(),
    content: text('content').notNull(),
    keptAt: moment('kept_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.etag] })],
);
