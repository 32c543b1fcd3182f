import { DependencyUnavailable, HipocampoError } from '../../errors.ts';
import type { ArchiveStore } from '../../stores/archive-store.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { SessionLockStore } from '../../stores/session-lock-store.ts';
import type { TurnStore } from '../../stores/turn-store.ts';
import { givenReport } from '../conversation/delta/turn-report.ts';
import { type SaidBefore, saidThrough } from '../conversation/said-before.ts';
import { readMessages } from '../conversation/sent-message.ts';
import type { TurnDrafter } from '../conversation/turn-drafter.ts';
import type { FactEvent } from '../facts/fact-change.ts';
import type { LateFacts } from '../facts/late-facts.ts';
import type { Said } from '../facts/said.ts';
import { sentMessages } from './archived-messages.ts';
import type { ArchivedTurn, SessionHead, SessionSource } from './archived-session.ts';
import { derivedId } from './derived-id.ts';
import type { ExportedSession } from './exported-session.ts';
import { withinTurn } from './faults.ts';
import { type Told, undone } from './imported-facts.ts';
import { type Comparison, compareSessions, conflict, follows, turnsToWrite } from './session-comparison.ts';

const ATTEMPTS = 3; // where another import takes the same ids at the same instant
const TURNS_AT_ONCE = 16; // in memory, of up to some megabytes each

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly archive: ArchiveStore;
  readonly turns: Pick<TurnStore, 'insert'>;
  readonly lateFacts: Pick<LateFacts, 'learnImported' | 'count'>;
  readonly drafter: TurnDrafter;
  readonly locks: Pick<SessionLockStore, 'find'>;
  readonly clock: { now(): Date };
  /** Called once memories wait to be embedded in this process. */
  readonly onTurnSaved: (() => void) | undefined;
}

export interface ImportOptions {
  /** True where the turns teach facts; false where the facts come by themselves. */
  readonly teaches: boolean;
}

export interface ImportedSession {
  readonly sessionId: string;
  readonly userId: string;
  /** False where the session was there. */
  readonly isNew: boolean;
  /** The turns of the document, and those of them that were written: none where all were there. */
  readonly turns: number;
  readonly written: number;
}

/** Sessions as documents: read out turn by turn, and brought back whole or not at all. */
export class SessionArchive {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Finds a session to export; throws `session_not_found`, also for one of anyone but `onlyUser`. */
  async find(tenant: string, sessionId: string, onlyUser: string | null): Promise<ExportedSession> {
    const session = await this.#deps.archive.session(tenant, sessionId);
    if (session === null || (onlyUser !== null && session.head.userId !== onlyUser))
      throw new HipocampoError('session_not_found', 'there is no such session');
    return session;
  }

  /**
   * Yields the turns of a session, a page in memory at a time and no transaction held meanwhile. A session that was changed otherwise
   * than by a turn more, while it was read, is no longer one: then it throws.
   */
  async *turns(tenant: string, session: ExportedSession): AsyncGenerator<ArchivedTurn> {
    const { archive, drafter } = this.#deps;
    for await (const turn of archive.turns(tenant, session)) {
      yield {
        turnId: turn.turnId,
        turnNumber: turn.turnNumber,
        createdAt: turn.createdAt.toISOString(),
        language: turn.language,
        messages: sentMessages(turn),
        metadata: turn.extraMetadata === null ? null : (JSON.parse(turn.extraMetadata) as Record<string, unknown>),
        report: givenReport(turn.report),
        forgotten: drafter.remembers && !turn.isRemembered,
      };
    }
    const now = await archive.session(tenant, session.head.sessionId);
    if (now?.generation !== session.generation || now.firstTurn !== session.firstTurn)
      throw new HipocampoError('version_conflict', 'the session was changed while it was exported');
  }

  /**
   * Imports a session, in one transaction. Over the same content it changes nothing; a conversation from elsewhere that went on since it was
   * imported goes on here. Throws `version_conflict` where another session has the id, `lock_required` while somebody holds its lock,
   * `invalid_request` for turns that cannot be kept.
   */
  async import(tenant: string, source: SessionSource, options: ImportOptions): Promise<ImportedSession> {
    const { sessionId, userId } = source.head;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const there = await this.#compare(tenant, source);
      if (there !== null && there.rest === null)
        return { sessionId, userId, isNew: false, turns: there.turns, written: 0 };
      try {
        return await this.#importOnto(tenant, source, there, options);
      } catch (error) {
        if (!(error instanceof DependencyUnavailable) || !(error.cause instanceof Contended)) throw error;
      }
    }
    throw contended();
  }

  /** Imports a session that is not there, whose turns need be read only once. Throws `dependency_unavailable` where somebody makes it at the same instant. */
  async importOnce(tenant: string, source: SessionSource, options: ImportOptions): Promise<ImportedSession> {
    return this.#importOnto(tenant, source, null, options);
  }

  /** Returns the number of turns where the session is there with the same content, null where it is not there; throws `version_conflict` for any other. */
  async sameAs(tenant: string, source: SessionSource): Promise<number | null> {
    const there = await this.#compare(tenant, source);
    if (there !== null && there.rest !== null) throw conflict(source.head.sessionId);
    return there?.turns ?? null;
  }

  /** Imports a session, or what comes behind those turns of it that are there. */
  async #importOnto(
    tenant: string,
    source: SessionSource,
    there: Comparison | null,
    { teaches }: ImportOptions,
  ): Promise<ImportedSession> {
    const { lateFacts, onTurnSaved, locks } = this.#deps;
    const { sessionId, userId } = source.head;
    try {
      const { written, taught } = await this.#write(tenant, source, there, teaches);
      lateFacts.count(taught);
      onTurnSaved?.();
      return { sessionId, userId, isNew: there === null, turns: there?.turns ?? written, written };
    } catch (error) {
      if (!(error instanceof Contended)) throw error;
      const lock = await locks.find(tenant, sessionId, userId);
      throw lock !== null && lock.remainingMs > 0 ? locked(sessionId, lock.remainingMs) : contended(error);
    }
  }

  /** Compares a session with the one that is there; null where there is none. Throws `version_conflict` where they are not the same, as far as they go. */
  async #compare(tenant: string, source: SessionSource): Promise<Comparison | null> {
    const session = await this.#deps.archive.session(tenant, source.head.sessionId);
    return session && compareSessions(session, this.turns(tenant, session), source);
  }

  async #write(
    tenant: string,
    source: SessionSource,
    there: Comparison | null,
    teaches: boolean,
  ): Promise<{ written: number; taught: readonly FactEvent[] }> {
    const { database, archive, lateFacts } = this.#deps;
    const { head } = source;
    return database.transaction(tenant, async (tx) => {
      let written = 0;
      let told: Told[] = [];
      const before = there?.session.lastTurn ?? 0;
      const firstTurn = (head.totalTurns ?? 0) + 1;
      let begun = there !== null;
      let last: SaidBefore | null = null;
      const begin = async (number: number) => {
        if (!(await archive.beginSession(tx, tenant, head, number))) throw new Contended();
        begun = true;
      };
      for await (const batch of batched(turnsToWrite(source, there), TURNS_AT_ONCE)) {
        if (!begun) await begin(batch[0]?.turnNumber ?? 1);
        const ids = await this.#idsFor(tx, tenant, head.sessionId, batch, before + written);
        for (const [place, turn] of batch.entries()) {
          const saved = await withinTurn((there?.through ?? 0) + written, () =>
            this.#writeTurn(tx, tenant, head, turn, ids[place] as string, teaches, last),
          );
          last = saved.through;
          written += 1;
          if (there !== null && !follows(there.session, saved.from.turn.turnNumber - written, saved.generation))
            throw new Contended();
          if (teaches) told = undone(told, saved);
        }
      }
      if (!begun) await begin(firstTurn);
      if (there === null) await archive.finishSession(tx, tenant, head);
      return { written, taught: await this.#learn(tx, tenant, head.userId, told, lateFacts) };
    });
  }

  /** Learns what no turn has taught this user before: what was exported here and comes back teaches nothing twice. */
  async #learn(
    tx: Transaction,
    tenant: string,
    userId: string,
    told: readonly Told[],
    lateFacts: Deps['lateFacts'],
  ): Promise<readonly FactEvent[]> {
    if (told.length === 0) return [];
    const origins = [...new Set(told.flatMap(({ turn, originalId }) => [turn.turnId, originalId ?? turn.turnId]))];
    const taught = await this.#deps.archive.taughtTurns(tx, tenant, origins);
    const fresh = told.filter(
      ({ turn, originalId }) => !taught.has(turn.turnId) && (originalId === null || !taught.has(originalId)),
    );
    return lateFacts.learnImported(tx, tenant, userId, fresh);
  }

  async #writeTurn(
    tx: Transaction,
    tenant: string,
    head: SessionHead,
    turn: ArchivedTurn,
    turnId: string,
    teaches: boolean,
    before: SaidBefore | null,
  ): Promise<{
    readonly said: readonly Said[];
    readonly from: Omit<Told, 'said'>;
    readonly through: SaidBefore;
    readonly generation: number;
  }> {
    const { drafter, turns, clock } = this.#deps;
    const request = {
      userId: head.userId,
      sessionId: head.sessionId,
      messages: await readMessages(turn.messages),
      language: turn.language ?? head.language ?? null,
      metadata: turn.metadata,
      createdAt: turn.createdAt,
      turnId,
      idempotencyKey: null,
      expectedVersion: null,
      lockToken: null,
      ...turn.report,
      body: null,
    };
    const { draft, said } = await drafter.draft(tenant, request, null, { teaches, before });
    const insertion = await turns.insert(tx, {
      ...draft,
      factsRead: true,
      ...(turn.forgotten && { memory: null }),
    });
    if (insertion.kind !== 'saved') throw new Contended();
    const { turnNumber } = insertion.turn;
    if (turn.turnNumber !== null && turn.turnNumber !== turnNumber)
      throw new HipocampoError('invalid_request', 'the turns do not follow each other', {
        faults: [{ pointer: '/turn_number', message: `must be ${turnNumber}, the number after the turn before` }],
      });
    return {
      said: said?.said ?? [],
      through: saidThrough(before, turnNumber, request.messages),
      generation: insertion.session.generation,
      from: {
        turn: { sessionId: head.sessionId, turnNumber, turnId },
        saidAt: turn.createdAt === null ? clock.now() : new Date(turn.createdAt),
        originalId: turn.turnId,
      },
    };
  }

  /** Returns the ids of turns: their own where they are free, else derived from their session and place, so that they are the same at every import. */
  async #idsFor(
    tx: Transaction,
    tenant: string,
    sessionId: string,
    batch: readonly ArchivedTurn[],
    before: number,
  ): Promise<string[]> {
    const own = batch.flatMap(({ turnId }) => turnId ?? []);
    const taken = own.length === 0 ? own : await this.#deps.archive.takenTurns(tx, tenant, own);
    const isTaken = new Set(taken);
    return batch.map(({ turnId }, place) =>
      turnId !== null && !isTaken.has(turnId) ? turnId : derivedId(sessionId, turnId ?? before + place),
    );
  }
}

/** The loss of a race for a session or for an id; the transaction is rolled back, and the import looks again. */
class Contended extends Error {}

function contended(cause?: Contended): DependencyUnavailable {
  return new DependencyUnavailable('the session is being written by another at the same time', cause);
}

function locked(sessionId: string, remainingMs: number): HipocampoError {
  const seconds = Math.max(1, Math.ceil(remainingMs / 1_000));
  const detail = `session ${sessionId} is locked; its lock ends in ${seconds} s at most`;
  return new HipocampoError('lock_required', detail, { retryAfter: seconds });
}

async function* batched<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
