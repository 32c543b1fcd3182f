import { HipocampoError } from '../../errors.ts';
import type { SessionSource } from './archived-session.ts';
import type { SessionArchive } from './session-archive.ts';
import type { ImportConflict, ImportedUser } from './user-archive.ts';

interface Deps {
  readonly sessions: SessionArchive;
}

/** Import of a user's conversations from elsewhere, each of which becomes a session. */
export class ConversationImport {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Reads them all, so that whatever is wrong with the document is found before anything is written. */
  async check(conversations: () => AsyncIterable<SessionSource>): Promise<void> {
    for await (const source of conversations()) for await (const _turn of source.turns());
  }

  /**
   * Imports conversations, each as a session, whole or not at all. One that went on since it was imported goes on here; one that is another by
   * now is left as it is, and told. Broken off, it goes on when it is repeated.
   */
  async import(
    tenant: string,
    userId: string,
    conversations: () => AsyncIterable<SessionSource>,
  ): Promise<ImportedUser> {
    const { sessions } = this.#deps;
    const counts = () => ({ sessions: 0, turns: 0, facts: 0, memories: 0 });
    const [imported, unchanged] = [counts(), counts()];
    const conflicts: ImportConflict[] = [];
    let grown = 0;
    for await (const source of conversations()) {
      try {
        const { isNew, turns, written } = await sessions.import(tenant, source, { teaches: true });
        if (isNew) imported.sessions += 1;
        else if (written > 0) grown += 1;
        else unchanged.sessions += 1;
        imported.turns += written;
        unchanged.turns += turns - written;
      } catch (error) {
        if (!(error instanceof HipocampoError) || error.code !== 'version_conflict') throw error;
        conflicts.push({ sessionId: source.head.sessionId, detail: error.message });
      }
    }
    return { userId, imported, unchanged, grown, conflicts };
  }
}
