import type { Transaction } from '../../stores/database.ts';
import type { EntityStore } from '../../stores/entity-store.ts';
import type { SearchStore } from '../../stores/search-store.ts';
import type { UnindexedTurn } from '../search/searched-turn.ts';
import { type TermHash, termHashOf } from '../search/term-key.ts';
import { ENTITY_KINDS, type EntityKind, type Mention, type SessionEntity } from './entity.ts';
import { entityName, shortName } from './read-entities.ts';
import { topicName } from './topics.ts';
import { entitiesOfTurn } from './turn-entities.ts';

/** Entities of a session that are kept, of each kind: those mentioned most, and of them the latest. */
const MOST_OF_A_SESSION = 50;
const UNCOUNTED_TURNS = 500; // that a reader counts for itself beside those that are counted
const UNCOUNTED_BYTES = 4_000_000; // of text
const MENTIONING_SESSIONS = 5_000; // that are looked up: a list of more says so
const LATEST_ENTITIES = 2_000; // of a user that patterns are read from
const MOST_FREQUENT = 5;
const OFTEN = 3; // mentions that make a word of one session a topic

/** The mentions of a turn, and where it stands. */
export interface TurnMentions {
  readonly sessionId: string;
  readonly turnNumber: number;
  readonly saidAt: Date;
  readonly mentions: readonly Mention[];
}

/** A name that comes up in several sessions. */
export interface FrequentName {
  readonly name: string;
  readonly mentions: number;
  readonly sessions: number;
}

/** The entities of a session by kind, those mentioned most first. */
export type EntitiesByKind = Readonly<Record<EntityKind, readonly string[]>>;

interface Deps {
  readonly entities: EntityStore;
  readonly index: Pick<SearchStore, 'secretOf' | 'unindexed' | 'unindexedOfUser'>;
}

/** The entities of sessions: counted in the background, and what is not counted yet by whoever reads them. */
export class SessionEntities {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Counts what turns of a user mention, in the transaction that takes them into the index, so that none counts twice. Turns that their
   * session no longer shows are passed over: it may have been reset since they were read.
   */
  async count(
    tx: Transaction,
    tenant: string,
    userId: string,
    hashOf: TermHash,
    turns: readonly TurnMentions[],
  ): Promise<void> {
    const { entities } = this.#deps;
    const sessionIds = [...new Set(turns.map(({ sessionId }) => sessionId))];
    const firstTurns = await entities.firstTurns(tx, tenant, sessionIds);
    const shown = turns.filter(({ sessionId, turnNumber }) => turnNumber >= (firstTurns.get(sessionId) ?? Infinity));
    const rows = summed(shown).map((one) => ({
      ...one,
      entity: hashOf(keyOf(one.kind, one.name)),
      shortEntity: hashOf(shortKeyOf(one.kind, one.name)),
    }));
    if (rows.length > 0) await entities.add(tx, tenant, userId, rows, MOST_OF_A_SESSION);
  }

  /** Returns the names that a session's turns mention. */
  async ofSession(tenant: string, sessionId: string): Promise<EntitiesByKind> {
    const [counted, uncounted] = await Promise.all([
      this.#deps.entities.ofSession(tenant, sessionId),
      this.#deps.index.unindexed(tenant, sessionId, LAST_TURN, UNCOUNTED_TURNS, UNCOUNTED_BYTES),
    ]);
    const all = merged([...counted, ...summed(uncounted.map(mentionsOf))]);
    const named = (kind: EntityKind) =>
      all
        .filter((one) => one.kind === kind)
        .sort((a, b) => b.mentions - a.mentions || b.lastTurn - a.lastTurn)
        .slice(0, MOST_OF_A_SESSION)
        .map(({ name }) => name);
    return Object.fromEntries(ENTITY_KINDS.map((kind) => [kind, named(kind)])) as unknown as EntitiesByKind;
  }

  /** Returns the commands and the topics that come up most over the latest sessions of a user. */
  async frequent(
    tenant: string,
    userId: string,
  ): Promise<{ readonly commands: FrequentName[]; readonly topics: FrequentName[] }> {
    const latest = await this.latest(tenant, userId);
    const topics = frequent(latest, 'topics').filter(({ sessions, mentions }) => sessions > 1 || mentions >= OFTEN);
    return { commands: frequent(latest, 'commands').slice(0, MOST_FREQUENT), topics: topics.slice(0, MOST_FREQUENT) };
  }

  /** Returns what a user's latest turns mention, a session at a time, the latest first. */
  async latest(tenant: string, userId: string): Promise<SessionEntity[]> {
    const { entities, index } = this.#deps;
    const [counted, uncounted] = await Promise.all([
      entities.latestOfUser(tenant, userId, LATEST_ENTITIES),
      index.unindexedOfUser(tenant, userId, UNCOUNTED_TURNS, UNCOUNTED_BYTES),
    ]);
    const all = merged([...counted, ...summed(uncounted.map(mentionsOf))]);
    return all.sort((a, b) => b.lastSaidAt.getTime() - a.lastSaidAt.getTime());
  }

  /** Returns the sessions of a user that mention an entity, by its name or its short form; `isCut` where there may be more than could be looked for. */
  async sessionsThatMention(
    tenant: string,
    userId: string,
    name: string,
  ): Promise<{ readonly sessionIds: readonly string[]; readonly isCut: boolean }> {
    const hashOf = termHashOf(tenant, userId, await this.#deps.index.secretOf(tenant, userId));
    const shorts = ENTITY_KINDS.map((kind) => hashOf(shortKeyOf(kind, name)));
    const exact = ENTITY_KINDS.map((kind) => hashOf(keyOf(kind, name)));
    const [counted, uncounted] = await Promise.all([
      this.#deps.entities.sessionsThatMention(tenant, userId, shorts, MENTIONING_SESSIONS),
      this.#deps.index.unindexedOfUser(tenant, userId, UNCOUNTED_TURNS, UNCOUNTED_BYTES),
    ]);
    const isShort = !/[\\/]/u.test(name);
    const sessions = counted
      .filter(({ entity }) => isShort || exact.includes(entity))
      .map(({ sessionId }) => sessionId);
    for (const turn of uncounted) {
      const names = entitiesOfTurn(turn);
      if (
        names.some(
          (one) =>
            keyOf(one.kind, one.name) === keyOf(one.kind, name) ||
            shortKeyOf(one.kind, one.name) === keyOf(one.kind, name),
        )
      )
        sessions.push(turn.sessionId);
    }
    const isCut = counted.length === MENTIONING_SESSIONS || uncounted.length === UNCOUNTED_TURNS;
    return { sessionIds: [...new Set(sessions)], isCut };
  }
}

const LAST_TURN = 2 ** 31 - 1;

/** Returns what tells entities of a kind apart: for topics the stem. */
function keyOf(kind: EntityKind, name: string): string {
  return `${kind} ${kind === 'topics' ? topicName(name) : entityName(name)}`;
}

/** Returns what the short form of an entity is known by. */
function shortKeyOf(kind: EntityKind, name: string): string {
  return keyOf(kind, kind === 'topics' ? name : shortName(kind, name));
}

/** Returns a turn's mentions, and where it stands. */
export function mentionsOf(turn: UnindexedTurn): TurnMentions {
  const { sessionId, turnNumber, createdAt } = turn;
  return { sessionId, turnNumber, saidAt: createdAt, mentions: entitiesOfTurn(turn) };
}

function summed(turns: readonly TurnMentions[]): SessionEntity[] {
  return merged(
    turns.flatMap(({ sessionId, turnNumber, saidAt, mentions }) =>
      mentions.map((one) => ({ ...one, sessionId, firstTurn: turnNumber, lastTurn: turnNumber, lastSaidAt: saidAt })),
    ),
  );
}

/** Adds up entities that are the same in the same session; the name is the first one's. */
function merged(entities: readonly SessionEntity[]): SessionEntity[] {
  const found = new Map<string, SessionEntity>();
  for (const one of entities) {
    const key = `${one.sessionId} ${keyOf(one.kind, one.name)}`;
    const known = found.get(key);
    found.set(
      key,
      known === undefined
        ? one
        : {
            ...known,
            mentions: known.mentions + one.mentions,
            firstTurn: Math.min(known.firstTurn, one.firstTurn),
            lastTurn: Math.max(known.lastTurn, one.lastTurn),
            lastSaidAt: new Date(Math.max(+known.lastSaidAt, +one.lastSaidAt)),
          },
    );
  }
  return [...found.values()];
}

/** Returns the names of a kind that come up in most sessions, and of those the ones mentioned most. */
function frequent(entities: readonly SessionEntity[], kind: EntityKind): FrequentName[] {
  const found = new Map<string, { name: string; mentions: number; sessions: number }>();
  for (const one of entities) {
    if (one.kind !== kind) continue;
    const key = keyOf(kind, one.name);
    const known = found.get(key) ?? { name: one.name, mentions: 0, sessions: 0 };
    found.set(key, { ...known, mentions: known.mentions + one.mentions, sessions: known.sessions + 1 });
  }
  return [...found.values()].sort((a, b) => b.sessions - a.sessions || b.mentions - a.mentions);
}
