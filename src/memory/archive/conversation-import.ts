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

  /** Imports conversations, which are read twice: first to see that each can be, so that a broken document leaves nothing behind. Throws `version_conflict` where one has changed since it was imported. */
  async import(
    tenant: string,
    userId: string,
    conversations: () => AsyncIterable<SessionSource>,
    onSession?: () => void,
  ): Promise<ImportedUser> {
    const { sessions } = this.#deps;
    const counts = () => ({ sessions: 0, turns: 0, facts: 0, memories: 0 });
    const [imported, unchanged] = [counts(), counts()];
    for await (const source of conversations()) await sessions.sameAs(tenant, source);
    for await (const source of conversations()) {
      const { isNew, turns } = await sessions.import(tenant, source, { teaches: true });
      const counted = isNew ? imported : unchanged;
      counted.sessions += 1;
      counted.turns += turns;
      onSession?.();
    }
    return { userId, imported, unchanged };
  }
}
