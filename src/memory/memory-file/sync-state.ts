/** What two sides of a synchronisation last agreed on, kept in a hidden file beside the one that is synchronised. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { writeText } from './local-file.ts';

const schema = z.object({
  version: z.literal(1),
  /** The service and the user: a file that is given to another begins anew. */
  with: z.string(),
  etag: z.string(),
  text: z.string(),
  /** A text that was refused for its conflicts, and the version that the other side was in. */
  conflict: z.object({ text: z.string(), etag: z.string() }).nullable(),
});

/** The state of a synchronisation. `text` is in the form of `readText`. */
export type SyncState = z.infer<typeof schema>;

/** Returns the path of the state of a file: `MEMORY.md` has `.MEMORY.md.hipocampo`. */
export function statePathOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.hipocampo`);
}

/** Returns the path of the file that shows the conflicts of a file. */
export function conflictPathOf(path: string): string {
  return `${path}.conflict`;
}

/** Reads the state; null where there is none, or one of another service or user, or one that cannot be read. */
export async function readState(path: string, agreedWith: string): Promise<SyncState | null> {
  try {
    const state = schema.parse(JSON.parse(await readFile(statePathOf(path), 'utf8')));
    return state.with === agreedWith ? state : null;
  } catch {
    return null; // to begin anew merges both sides and loses nothing
  }
}

export async function writeState(path: string, state: SyncState): Promise<void> {
  await writeText(statePathOf(path), JSON.stringify(state));
}
