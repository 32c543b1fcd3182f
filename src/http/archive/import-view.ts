import type { ImportedUser } from '../../memory/archive/user-archive.ts';

/** Returns what became of an import, as callers see it. */
export function importedUserView({ userId, imported, unchanged }: ImportedUser) {
  return { user_id: userId, imported, unchanged };
}
