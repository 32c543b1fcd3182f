import type { SessionSource } from './archived-session.ts';
import type { SessionArchive } from './session-archive.ts';
import type { ImportedUser } from './user-archive.ts';

interface Deps {
  readonly sessions: SessionArchive;
}

/** Import of a user's conversations from elsewhere, each of which becomes a session. */
export class ConversationImport {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Throws `version_conflict` where a conversation has changed since it was imported. It reads them all, so whatever is wrong with the document is found as well, before anything is written. */
  async check(tenant: string, conversations: () => AsyncIterable<SessionSource>): Promise<void> {
    for await (const source of conversations()) await this.#deps.sessions.sameAs(tenant, source);
  }

  /** Imports conversations, each as a session, whole or not at all. Broken off, it goes on when it is repeated. */
  async import(
    tenant: string,
    userId: string,
    conversations: () => AsyncIterable<SessionSource>,
  ): Promise<ImportedUser> {
    const { sessions } = this.#deps;
    const counts = () => ({ sessions: 0, turns: 0, facts: 0, memories: 0 });
    const [imported, unchanged] = [counts(), counts()];
    for await (const source of conversations()) {
      const { isNew, turns } = await sessions.import(tenant, source, { teaches: true });
      const counted = isNew ? imported : unchanged;
      counted.sessions += 1;
      counted.turns += turns;
    }
    return { userId, imported, unchanged };
  }
}
