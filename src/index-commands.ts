/** What operators do with semantic memory by hand: look whether it is whole, build its index anew, fetch a model. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import { downloadModel } from './embedding/download-model.ts';
import type { ShardIndex } from './embedding/index/shard-index.ts';
import { openStoredIndex } from './semantic-wiring.ts';
import { ApiKeyStore } from './stores/api-key-store.ts';
import type { Database } from './stores/database.ts';
import { type AuditedUser, MemoryAudit } from './stores/memory-audit.ts';
import { MemoryStore } from './stores/memory-store.ts';

const LOOKS = 5;
const LOOK_AGAIN_MS = 200;

type Print = (text: string) => void;

/**
 * Compares turns, memories, vectors and the index with each other; true where they agree. What waits for its vector is no
 * fault. The index is read from the files that the embedding worker has saved, and brought up to date.
 */
export async function doctor(config: Config, database: Database, print: Print): Promise<boolean> {
  const memories = new MemoryStore({ database });
  const audit = new MemoryAudit({ database });
  const serving = (await memories.models()).find(({ state }) => state === 'serving');
  if (serving === undefined) {
    print('no embedding worker has worked on this database yet: nothing to compare\n');
    return true;
  }
  const index = openStoredIndex({ config, database, memories }, serving);
  let faults = 0;
  try {
    for (const tenant of await new ApiKeyStore({ database }).tenants()) {
      const found = await audit.tenant(tenant, serving.model);
      print(
        `tenant ${tenant}: ${found.memories} memories, ${found.pending} waiting for vectors of ${serving.model}, ` +
          `${found.given_up} given up, ${found.forgotten} forgotten, ${found.doubled} doubled\n`,
      );
      faults += found.forgotten + found.doubled;
      for await (const user of audit.users(tenant, serving.model)) {
        const fault = await disagreement(index, audit, tenant, serving.model, user);
        if (fault === null) continue;
        faults += 1;
        print(fault);
      }
    }
  } finally {
    await index.close();
  }
  print(faults === 0 ? 'all is well\n' : `${faults} fault(s); \`hipocampo rebuild-index\` mends the index\n`);
  return faults === 0;
}

/** Null where index and PostgreSQL agree; what is being written at this instant may take a few looks. */
async function disagreement(
  index: ShardIndex,
  audit: MemoryAudit,
  tenant: string,
  model: string,
  listed: AuditedUser,
): Promise<string | null> {
  let user = listed;
  for (let look = 1; ; look += 1) {
    const held = await index.inspect({ tenant, userId: user.userId });
    if (held.memories === user.memories && held.passages === user.passages) return null;
    if (look === LOOKS) {
      return (
        `user ${user.userId}: the index holds ${held.memories} memories and ${held.passages} vectors, ` +
        `PostgreSQL ${user.memories} and ${user.passages}\n`
      );
    }
    await sleep(LOOK_AGAIN_MS);
    user = await audit.user(tenant, model, user.userId);
  }
}

/** Removes the index's files: it is built from PostgreSQL again, user by user, when it is asked. */
export async function rebuildIndex(config: Config, print: Print): Promise<void> {
  const folder = join(config.dataDir, 'index');
  const models = await readdir(folder).catch(() => []);
  for (const model of models) await rm(join(folder, model), { recursive: true, force: true });
  print(
    `removed ${models.length === 0 ? 'nothing: there was no index' : `the index of ${models.join(', ')}`}; ` +
      'restart a running embedding worker so that it reads everything anew\n',
  );
}

/** Fetches a sentence model for `EMBEDDING_MODEL_DIR`. */
export async function fetchModel(name: string | undefined, to: string, print: Print): Promise<void> {
  const onFile = (file: string, bytes: number) => print(`${file}  ${Math.ceil(bytes / 1024)} KB\n`);
  await downloadModel({ ...(name !== undefined && { name }), to, onFile });
  print(`set EMBEDDING_MODEL_DIR=${to}\n`);
}
