/** Kinds of columns that many tables have. */
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes as they are. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A time that is always there. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** A number that may outgrow 32 bits. */
export const count = (name: string) => bigint(name, { mode: 'number' }).notNull();
