import type { ImportedUser } from '../../memory/archive/user-archive.ts';

/** Returns what became of an import, as callers see it. */
export function importedUserView({ userId, imported, unchanged, grown, conflicts }: ImportedUser) {
  return {
    user_id: userId,
    imported,
    unchanged,
    grown,
    conflicts: conflicts.map(({ sessionId, detail }) => ({ session_id: sessionId, detail })),
  };
}
