/** A cursor is the position from which a page goes on, opaque to callers: JSON in base64url. */
import type { z } from 'zod';
import { HipocampoError } from '../errors.ts';

export function encodeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Reads a cursor; null without one. Throws `invalid_request` for one that this service did not give. */
export function decodeCursor<T>(cursor: string | undefined, schema: z.ZodType<T>): T | null {
  if (cursor === undefined) return null;
  const parsed = schema.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  if (parsed.success) return parsed.data;
  throw new HipocampoError('invalid_request', 'the cursor is not one of ours', {
    faults: [{ pointer: '?cursor', message: 'must be the next_cursor of an earlier page' }],
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no schema takes it, and the caller is told so above
  }
}
