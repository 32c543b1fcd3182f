import { DependencyUnavailable, HipocampoError } from '../../errors.ts';
import type { ArchiveStore } from '../../stores/archive-store.ts';
import type { Database, Transaction } from '../../stores/database.ts';
import type { TurnStore } from '../../stores/turn-store.ts';
import type { SentMessage } from '../conversation/message-reading.ts';
import { readMessages } from '../conversation/sent-message.ts';
import type { TurnDrafter } from '../conversation/turn-drafter.ts';
import type { FactEvent } from '../facts/fact-change.ts';
import type { FactMemory } from '../facts/fact-memory.ts';
import type { Said, SaidFact } from '../facts/said.ts';
import { undoes } from '../facts/session-end.ts';
import { sentMessages } from './archived-messages.ts';
import type { ArchivedTurn, SessionHead, SessionSource } from './archived-session.ts';
import { canonicalJson } from './canonical-json.ts';
import { derivedId } from './derived-id.ts';
import type { ExportedSession } from './exported-session.ts';
import { withinTurn } from './faults.ts';

const ATTEMPTS = 3; // where another import takes the same ids at the same instant
const TURNS_AT_ONCE = 16; // in memory, of up to some megabytes each

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly archive: ArchiveStore;
  readonly turns: Pick<TurnStore, 'insert'>;
  readonly facts: Pick<FactMemory, 'learnImported' | 'count'>;
  readonly drafter: TurnDrafter;
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
  /** False where the session was there, with the same content. */
  readonly isNew: boolean;
  readonly turns: number;
}

/** A fact that an imported turn says, with the id that the turn had where it came from. */
interface Told {
  readonly said: SaidFact;
  readonly turn: { readonly sessionId: string; readonly turnNumber: number; readonly turnId: string };
  readonly saidAt: Date;
  readonly originalId: string | null;
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
        forgotten: drafter.remembers && !turn.isRemembered,
      };
    }
    const now = await archive.session(tenant, session.head.sessionId);
    if (now?.generation !== session.generation || now.firstTurn !== session.firstTurn)
      throw new HipocampoError('version_conflict', 'the session was changed while it was exported');
  }

  /**
   * Imports a session, in one transaction. Over the same content it changes nothing. Throws `version_conflict` where another session
   * has the id, `invalid_request` for turns that cannot be kept.
   */
  async import(tenant: string, source: SessionSource, options: ImportOptions): Promise<ImportedSession> {
    const { sessionId, userId } = source.head;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const turns = await this.sameAs(tenant, source);
      if (turns !== null) return { sessionId, userId, isNew: false, turns };
      try {
        return await this.importOnce(tenant, source, options);
      } catch (error) {
        if (!(error instanceof DependencyUnavailable) || !(error.cause instanceof Contended)) throw error;
      }
    }
    throw contended();
  }

  /** Imports a session that is not there, whose turns need be read only once. Throws `dependency_unavailable` where somebody makes it at the same instant. */
  async importOnce(tenant: string, source: SessionSource, { teaches }: ImportOptions): Promise<ImportedSession> {
    const { facts, onTurnSaved } = this.#deps;
    const { sessionId, userId } = source.head;
    try {
      const { turns, taught } = await this.#write(tenant, source, teaches);
      facts.count(taught);
      onTurnSaved?.();
      return { sessionId, userId, isNew: true, turns };
    } catch (error) {
      throw error instanceof Contended ? contended(error) : error;
    }
  }

  /** Returns the number of turns where the session is there with the same content, null where it is not there; throws `version_conflict` for any other. */
  async sameAs(tenant: string, source: SessionSource): Promise<number | null> {
    const { head } = source;
    const session = await this.#deps.archive.session(tenant, head.sessionId);
    if (session === null) return null;
    if (!isSameHead(session.head, head)) throw conflict(head.sessionId);
    const there = this.turns(tenant, session);
    let turns = 0;
    try {
      for await (const given of source.turns()) {
        const { value: stored } = await there.next();
        if (stored === undefined || !isSameTurn(stored, given)) throw conflict(head.sessionId);
        turns += 1;
      }
      if ((await there.next()).value !== undefined) throw conflict(head.sessionId);
    } finally {
      await there.return(undefined);
    }
    return turns;
  }

  async #write(
    tenant: string,
    source: SessionSource,
    teaches: boolean,
  ): Promise<{ turns: number; taught: readonly FactEvent[] }> {
    const { database, archive, facts } = this.#deps;
    const { head } = source;
    return database.transaction(tenant, async (tx) => {
      let turns = 0;
      let told: Told[] = [];
      const firstTurn = (head.totalTurns ?? 0) + 1;
      let begun = false;
      const begin = async (number: number) => {
        if (!(await archive.beginSession(tx, tenant, head, number))) throw new Contended();
        begun = true;
      };
      for await (const batch of batched(source.turns(), TURNS_AT_ONCE)) {
        if (!begun) await begin(batch[0]?.turnNumber ?? 1);
        const ids = await this.#idsFor(tx, tenant, head.sessionId, batch, turns);
        for (const [place, turn] of batch.entries()) {
          turns += 1;
          const saved = await withinTurn(turns - 1, () =>
            this.#writeTurn(tx, tenant, head, turn, ids[place] as string, teaches),
          );
          if (teaches) told = undone(told, saved);
        }
      }
      if (!begun) await begin(firstTurn);
      await archive.finishSession(tx, tenant, head);
      return { turns, taught: await this.#learn(tx, tenant, head.userId, told, facts) };
    });
  }

  /** Learns what no turn has taught this user before: what was exported here and comes back teaches nothing twice. */
  async #learn(
    tx: Transaction,
    tenant: string,
    userId: string,
    told: readonly Told[],
    facts: Deps['facts'],
  ): Promise<readonly FactEvent[]> {
    if (told.length === 0) return [];
    const origins = [...new Set(told.flatMap(({ turn, originalId }) => [turn.turnId, originalId ?? turn.turnId]))];
    const taught = await this.#deps.archive.taughtTurns(tx, tenant, origins);
    const fresh = told.filter(
      ({ turn, originalId }) => !taught.has(turn.turnId) && (originalId === null || !taught.has(originalId)),
    );
    return facts.learnImported(tx, tenant, userId, fresh);
  }

  async #writeTurn(
    tx: Transaction,
    tenant: string,
    head: SessionHead,
    turn: ArchivedTurn,
    turnId: string,
    teaches: boolean,
  ): Promise<{ readonly said: readonly Said[]; readonly from: Omit<Told, 'said'> }> {
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
      outputValid: null,
      error: null,
      body: null,
    };
    const { draft, said } = await drafter.draft(tenant, request, null, teaches);
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
      said: said ?? [],
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

/** Adds what a turn says to what was told, without what it undoes: "olvidate de mi trabajo", "ya no trabajo en Google". */
function undone(
  told: readonly Told[],
  { said, from }: { readonly said: readonly Said[]; readonly from: Omit<Told, 'said'> },
): Told[] {
  let all = [...told];
  for (const one of said) {
    if (one.kind === 'fact') all.push({ ...from, said: one });
    else all = all.filter(({ said: fact }) => !undoes(one, fact));
  }
  return all;
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

/** Compares what was told of a session with what is there. */
function isSameHead(there: SessionHead, given: SessionHead): boolean {
  const same = (one: unknown, other: unknown) => other === null || canonicalJson(one) === canonicalJson(other);
  return (
    there.userId === given.userId &&
    same(there.createdAt, given.createdAt) &&
    same(there.language, given.language) &&
    same(there.totalTurns, given.totalTurns) &&
    same(there.planState, given.planState) &&
    same(there.context, given.context) &&
    same(there.externalRefs, given.externalRefs)
  );
}

/** Compares what was told of a turn with what is there; ids differ where it was restored under another session. */
function isSameTurn(there: ArchivedTurn, given: ArchivedTurn): boolean {
  return (
    (given.turnNumber === null || given.turnNumber === there.turnNumber) &&
    (given.createdAt === null || new Date(given.createdAt).toISOString() === there.createdAt) &&
    (given.language === null || given.language === there.language) &&
    (canonicalJson(given.messages) === canonicalJson(there.messages) ||
      canonicalJson(given.messages.filter(isLasting)) === canonicalJson(there.messages.filter(isLasting))) &&
    canonicalJson(given.metadata) === canonicalJson(there.metadata)
  );
}

/** False for what is kept for a day only, and may be gone on either side. */
function isLasting({ role, type, disposable }: SentMessage): boolean {
  return role !== 'tool' && type !== 'tool' && disposable !== true;
}

function conflict(sessionId: string): HipocampoError {
  return new HipocampoError('version_conflict', `session ${sessionId} is there already, with other content`);
}
