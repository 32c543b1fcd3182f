import { SessionEntities } from '../memory/entities/session-entities.ts';
import type { FactMemory } from '../memory/facts/fact-memory.ts';
import type { JournalReader } from '../memory/journal/journal-reader.ts';
import { HistorySearch } from '../memory/search/history-search.ts';
import { IndexRenewal } from '../memory/search/index-renewal.ts';
import { SearchIndexer } from '../memory/search/search-indexer.ts';
import { textSources } from '../memory/search/text-sources.ts';
import { EntityStore } from '../stores/entity-store.ts';
import { SearchRenewalStore } from '../stores/search-renewal-store.ts';
import { SearchStore } from '../stores/search-store.ts';
import { ToldTextStore } from '../stores/told-text-store.ts';
import type { Foundations } from './foundations.ts';

/** Creates the search in the history, the entities of sessions, and what takes turns into both. */
export function createSearch(
  { database, jobs, keys, clock, logger, metrics }: Foundations,
  facts: FactMemory,
  journal: JournalReader,
) {
  const index = new SearchStore({ database });
  const entities = new SessionEntities({ entities: new EntityStore({ database }), index });
  const sources = textSources({ facts, told: new ToldTextStore({ database }), entities });
  return {
    search: new HistorySearch({
      store: index,
      sources,
      clock,
      onSearch: (seconds) => metrics.searchSeconds.observe(seconds),
    }),
    entities,
    indexer: new SearchIndexer({
      index,
      renewal: new IndexRenewal({ index, store: new SearchRenewalStore({ database }) }),
      entities,
      jobs,
      keys,
      logger,
      journal,
      onIndexed: (turns) => metrics.turnsIndexed.inc(turns),
    }),
  };
}
