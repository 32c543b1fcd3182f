import { ConstraintViolated, HipocampoError } from '../../errors.ts';
import type { ArchiveStore } from '../../stores/archive-store.ts';
import type { Database } from '../../stores/database.ts';
import type { FactHistoryStore } from '../../stores/fact-history-store.ts';
import type { FactStore } from '../../stores/fact-store.ts';
import { termsOfLines } from '../episodes/turn-memory.ts';
import type { Fact } from '../facts/fact.ts';
import type { FactHistoryEntry } from '../facts/fact-history.ts';
import type { LateFacts } from '../facts/late-facts.ts';
import type { Layout } from '../memory-file/memory-document.ts';
import { termsOf } from '../text/text-analysis.ts';
import type {
  ArchivedForgetting,
  ArchivedLine,
  ArchivedMemory,
  ArchivedSnapshot,
  ArchivedTurn,
  ArchivedUser,
  SessionHead,
} from './archived-session.ts';
import { canonicalJson } from './canonical-json.ts';
import type { SessionArchive } from './session-archive.ts';

/** A fact with all that became of it. */
export interface ArchivedFact {
  readonly fact: Fact;
  readonly history: readonly Omit<FactHistoryEntry, 'entry'>[];
}

/** A part of a user's archive. The turns of a session are read before the next part is asked for. */
export type UserPart =
  | { readonly kind: 'user'; readonly user: ArchivedUser }
  | { readonly kind: 'session'; readonly head: SessionHead; readonly turns: AsyncIterable<ArchivedTurn> }
  | { readonly kind: 'fact'; readonly fact: ArchivedFact }
  | { readonly kind: 'forgetting'; readonly mark: ArchivedForgetting }
  | { readonly kind: 'memory'; readonly memory: ArchivedMemory }
  | { readonly kind: 'snapshot'; readonly snapshot: ArchivedSnapshot }
  | { readonly kind: 'journal'; readonly line: ArchivedLine }
  | { readonly kind: 'memory_file'; readonly layout: Layout };

/** A user to import. `parts` begins anew at each call, and the user's own part is the first. */
export interface UserSource {
  readonly userId: string;
  parts(): AsyncIterable<UserPart>;
}

export interface UserCounts {
  readonly sessions: number;
  readonly turns: number;
  readonly facts: number;
  readonly memories: number;
}

export interface ImportedUser {
  readonly userId: string;
  /** What was not there before, and what was, with the same content. */
  readonly imported: UserCounts;
  readonly unchanged: UserCounts;
  /** Sessions that were there and went on: their new turns are among the imported ones. */
  readonly grown: number;
  /** Sessions that are there with other content and were left as they are. */
  readonly conflicts: readonly ImportConflict[];
}

/** A session that was not imported, and why. */
export interface ImportConflict {
  readonly sessionId: string;
  readonly detail: string;
}

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly archive: ArchiveStore;
  readonly sessions: SessionArchive;
  readonly factStore: Pick<FactStore, 'find'>;
  readonly factHistory: Pick<FactHistoryStore, 'latest'>;
  readonly lateFacts: Pick<LateFacts, 'restoreArchived'>;
  readonly onTurnSaved: (() => void) | undefined;
}

type Counter = { -readonly [Name in keyof UserCounts]: number };
const none = (): Counter => ({ sessions: 0, turns: 0, facts: 0, memories: 0 });

/**
 * Users as archives: everything of a user, part by part, and back again. No transaction is held while an archive is read: each session is
 * as it was when its turns were read, and what is written meanwhile may be in it or not.
 */
export class UserArchive {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Yields everything of a user, a page in memory at a time, in an order that is the same after an import; nothing for one who is not known. */
  async *export(tenant: string, userId: string): AsyncGenerator<UserPart> {
    const { archive, sessions, factStore, factHistory } = this.#deps;
    const user = await archive.user(tenant, userId);
    if (user === null) return;
    yield { kind: 'user', user };
    for await (const session of archive.sessions(tenant, userId))
      yield { kind: 'session', head: session.head, turns: sessions.turns(tenant, session) };
    for await (const ids of archive.factIds(tenant, userId)) {
      for (const id of ids) {
        const fact = await factStore.find(tenant, userId, id);
        if (fact !== null)
          yield { kind: 'fact', fact: { fact, history: await factHistory.latest(tenant, userId, id) } };
      }
    }
    for (const mark of await archive.forgettings(tenant, userId)) yield { kind: 'forgetting', mark };
    for await (const memory of archive.memories(tenant, userId)) yield { kind: 'memory', memory };
    for (const snapshot of await archive.snapshots(tenant, userId)) yield { kind: 'snapshot', snapshot };
    for await (const line of archive.journal(tenant, userId)) yield { kind: 'journal', line };
    const layout = await archive.layout(tenant, userId);
    if (layout !== null) yield { kind: 'memory_file', layout };
  }

  /**
   * Throws `version_conflict` where anything of an archive is there with other content, before anything is written. It reads the whole
   * archive, so whatever is wrong with that is found as well.
   */
  async check(tenant: string, source: UserSource): Promise<void> {
    let conflict: HipocampoError | null = null;
    for await (const part of source.parts()) {
      try {
        await this.#isThere(tenant, source.userId, part);
      } catch (error) {
        if (!(error instanceof HipocampoError) || error.code !== 'version_conflict') throw error;
        conflict ??= error; // an archive that is not whole is told first
      }
    }
    if (conflict !== null) throw conflict;
  }

  /** Imports what an archive holds and is not there yet, each session and each fact whole. Broken off, it goes on when it is repeated. */
  async import(tenant: string, source: UserSource): Promise<ImportedUser> {
    const { userId } = source;
    const imported = none();
    const unchanged = none();
    for await (const part of source.parts()) {
      if (part.kind === 'session') {
        const { isNew, turns } = await this.#session(tenant, part);
        const counts = isNew ? imported : unchanged;
        counts.sessions += 1;
        counts.turns += turns;
      } else {
        const isThere = await this.#isThere(tenant, userId, part);
        if (!isThere) await this.#write(tenant, userId, part);
        const counts = isThere ? unchanged : imported;
        if (part.kind === 'fact') counts.facts += 1;
        if (part.kind === 'memory') counts.memories += 1;
      }
    }
    this.#deps.onTurnSaved?.();
    return { userId, imported, unchanged, grown: 0, conflicts: [] };
  }

  /** Imports one session of an archive, whose turns can be read once: a session that is there was compared before. */
  async #session(tenant: string, { head, turns }: Extract<UserPart, { kind: 'session' }>) {
    const { archive, sessions } = this.#deps;
    if ((await archive.session(tenant, head.sessionId)) !== null) return { isNew: false, turns: await drain(turns) };
    return sessions.importOnce(tenant, { head, turns: () => turns }, { teaches: false });
  }

  /** True where a part is there with the same content; throws `version_conflict` where it is there with other content. */
  async #isThere(tenant: string, userId: string, part: UserPart): Promise<boolean> {
    const { archive, sessions, factStore, factHistory } = this.#deps;
    switch (part.kind) {
      case 'session':
        return (await sessions.sameAs(tenant, { head: part.head, turns: () => part.turns })) !== null;
      case 'fact': {
        const { fact, history } = part.fact;
        const owner = (await archive.ownersOfFacts(tenant, [fact.id])).get(fact.id);
        if (owner === undefined) return false;
        const there = owner === userId ? await factStore.find(tenant, userId, fact.id) : null;
        const then = there === null ? [] : await factHistory.latest(tenant, userId, fact.id);
        if (there === null || !isSame({ fact: there, history: then }, { fact, history }))
          throw conflict(`fact ${fact.id}`);
        return true;
      }
      case 'memory': {
        const owner = (await archive.ownersOfMemories(tenant, [part.memory.id])).get(part.memory.id);
        if (owner === undefined) return false;
        if (owner !== userId) throw conflict(`memory ${part.memory.id}`);
        return true;
      }
      default:
        return false; // written again, they change nothing
    }
  }

  async #write(tenant: string, userId: string, part: UserPart): Promise<void> {
    const { database, archive, lateFacts } = this.#deps;
    try {
      await database.transaction(tenant, async (tx) => {
        if (part.kind === 'user') await archive.addUser(tx, tenant, part.user);
        if (part.kind === 'fact') {
          const fact = { ...part.fact.fact, userId };
          await lateFacts.restoreArchived(tx, tenant, userId, [fact]);
          await archive.addHistory(tx, tenant, userId, part.fact.history);
        }
        if (part.kind === 'forgetting') await archive.addForgettings(tx, tenant, userId, [part.mark]);
        if (part.kind === 'memory')
          await archive.addMemories(tx, tenant, userId, [{ memory: part.memory, terms: termsOfMemory(part.memory) }]);
        if (part.kind === 'snapshot') await archive.addSnapshots(tx, tenant, userId, [part.snapshot]);
        if (part.kind === 'journal') await archive.addLine(tx, tenant, userId, part.line);
        if (part.kind === 'memory_file') await archive.addLayout(tx, tenant, userId, part.layout);
      });
    } catch (error) {
      // The same content is the same memory, whatever its id.
      if (error instanceof ConstraintViolated && error.constraint === 'memories_content_hash') return;
      if (error instanceof ConstraintViolated) throw conflict(`a ${part.kind}`);
      throw error;
    }
  }
}

function termsOfMemory({ lines, language, createdAt, turnNumber }: ArchivedMemory): readonly string[] {
  return turnNumber === null
    ? lines.flatMap(([, text]) => termsOf(text, language))
    : termsOfLines(lines, language, new Date(createdAt));
}

function isSame(there: ArchivedFact, given: ArchivedFact): boolean {
  const told = ({ fact, history }: ArchivedFact) =>
    canonicalJson({ fact: { ...fact, userId: null }, changes: history.map(({ event, at }) => ({ event, at })) });
  return told(there) === told(given);
}

function conflict(what: string): HipocampoError {
  return new HipocampoError('version_conflict', `${what} is there already, with other content`);
}

async function drain(turns: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of turns) count += 1;
  return count;
}
