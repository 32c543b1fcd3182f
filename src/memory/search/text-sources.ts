/** The texts beside messages that a search finds: read as they are, the newest first, up to a thousand of a kind. */
import type { ToldTextStore } from '../../stores/told-text-store.ts';
import type { SessionEntities } from '../entities/session-entities.ts';
import type { MemoryLine } from '../episodes/memory.ts';
import { renderContent } from '../episodes/turn-memory.ts';
import type { FactMemory } from '../facts/fact-memory.ts';
import type { TextSource } from './history-search.ts';
import type { SearchableText } from './search-hit.ts';

const MOST_TEXTS = 1_000; // of a kind: some 10 ms
const MOST_SNAPSHOTS = 100;

interface Deps {
  readonly facts: Pick<FactMemory, 'list'>;
  readonly told: ToldTextStore;
  readonly entities: Pick<SessionEntities, 'latest'>;
}

/** Returns the sources of a search by kind. A turn's memory is not among them: the turn's messages are found themselves. */
export function textSources({
  facts,
  told,
  entities,
}: Deps): Readonly<Record<'fact' | 'memory' | 'daily_log' | 'snapshot' | 'entity', TextSource>> {
  return {
    fact: async (tenant, { userId }) => {
      const query = { key: null, domain: null, states: ['active', 'dormant', 'stale'], limit: MOST_TEXTS, after: null };
      const found = await facts.list(tenant, userId, query as Parameters<FactMemory['list']>[2]);
      return found.map(({ fact }) => ({
        text: `${fact.key}: ${fact.value}`,
        sessionId: fact.saidIn?.sessionId ?? null,
        turnNumber: fact.saidIn?.turnNumber ?? null,
        createdAt: fact.createdAt,
      }));
    },
    memory: async (tenant, { userId }) => (await told.memories(tenant, userId, MOST_TEXTS)).map(textOf),
    // Also those that have left the journal.
    daily_log: async (tenant, { userId }) => (await told.journalLines(tenant, userId, MOST_TEXTS)).map(textOf),
    snapshot: async (tenant, { userId }) => {
      const found = await told.snapshotMessages(tenant, userId, MOST_SNAPSHOTS);
      return found.map(({ content, toTurn, ...message }) => ({ ...message, text: content, turnNumber: toTurn }));
    },
    entity: async (tenant, { userId }) => {
      const found = await entities.latest(tenant, userId);
      return found
        .filter(({ kind }) => kind !== 'topics')
        .map(({ name, sessionId, lastTurn, lastSaidAt }) => ({
          text: name,
          sessionId,
          turnNumber: lastTurn,
          createdAt: lastSaidAt,
        }));
    },
  };
}

type Told = Omit<SearchableText, 'text'> & { readonly lines: readonly MemoryLine[] };

function textOf({ lines, ...memory }: Told): SearchableText {
  return { ...memory, text: renderContent(lines) };
}
