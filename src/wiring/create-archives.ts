import { ConversationImport } from '../memory/archive/conversation-import.ts';
import { SessionArchive } from '../memory/archive/session-archive.ts';
import { UserArchive } from '../memory/archive/user-archive.ts';
import type { TurnDrafter } from '../memory/conversation/turn-drafter.ts';
import type { LateFacts } from '../memory/facts/late-facts.ts';
import { ArchiveStore } from '../stores/archive-store.ts';
import { FactHistoryStore } from '../stores/fact-history-store.ts';
import { FactStore } from '../stores/fact-store.ts';
import { SessionLockStore } from '../stores/session-lock-store.ts';
import { TurnStore } from '../stores/turn-store.ts';
import type { Foundations } from './foundations.ts';

/** The ways in which sessions and users are exported and imported. */
export interface Archives {
  readonly sessions: SessionArchive;
  readonly users: UserArchive;
  readonly conversations: ConversationImport;
}

/** Creates the archives; `onTurnSaved` is called once memories wait to be embedded in this process. */
export function createArchives(
  foundations: Foundations,
  {
    drafter,
    ...deps
  }: { readonly drafter: TurnDrafter; readonly lateFacts: LateFacts; readonly onTurnSaved: (() => void) | undefined },
): Archives {
  const { database, clock } = foundations;
  const archive = new ArchiveStore({ database });
  const sessions = new SessionArchive({
    database,
    archive,
    turns: new TurnStore({ database }),
    locks: new SessionLockStore({ database }),
    drafter,
    clock,
    ...deps,
  });
  return {
    sessions,
    users: new UserArchive({
      database,
      archive,
      sessions,
      factStore: new FactStore({ database }),
      factHistory: new FactHistoryStore({ database }),
      ...deps,
    }),
    conversations: new ConversationImport({ sessions }),
  };
}
