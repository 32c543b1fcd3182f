import type { ContextCache } from '../cache/context-cache.ts';
import { EncryptionWork } from '../memory/sealing/encryption-work.ts';
import { sealingStoreOf } from '../stores/sealing-store.ts';
import { SearchStore } from '../stores/search-store.ts';
import type { Foundations } from './foundations.ts';

/** Creates the work in the background that encryption has; null where nothing is encrypted. */
export function createEncryption(foundations: Foundations, shared: ContextCache | null): EncryptionWork | null {
  const { database } = foundations;
  const store = sealingStoreOf(database);
  if (store === null) return null;
  const index = new SearchStore({ database });
  return new EncryptionWork({
    ...foundations,
    store,
    index,
    clearShared: async () => shared === null || (await shared.clear()) !== null,
  });
}
