/** Commands of operators on semantic memory: look whether it is whole, build its index anew, fetch a model. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, loadConfig } from './config.ts';
import { downloadModel } from './embedding/download-model.ts';
import type { Scope } from './memory/episodes/candidate.ts';
import { ApiKeyStore } from './stores/api-key-store.ts';
import type { Database } from './stores/database.ts';
import { EmbeddingStore } from './stores/embedding-store.ts';
import { type AuditedUser, MemoryAudit } from './stores/memory-audit.ts';
import { MemoryStore } from './stores/memory-store.ts';
import { type Progress, untold } from './telemetry/progress.ts';
import { type Print, progressOfCommand } from './terminal.ts';
import { openExisting } from './wiring/open-for-command.ts';
import { indexFolders, openStoredIndex } from './wiring/open-index.ts';

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000);
const LOOKS = 5;
const LOOK_AGAIN_MS = 200;
const PGVECTOR_REMEDY = 'a restart of the embedding worker has it take in the vectors that its index lacks';

/** The contents of an index for a user. One on pgvector holds vectors alone: its words are the memories themselves. */
interface Inspected {
  inspect(scope: Scope): Promise<{ readonly memories?: number; readonly passages: number }>;
  close(): Promise<void>;
}

/** Opens the configured database, and examines it. */
export async function examine(print: Print): Promise<boolean> {
  const config = loadConfig();
  const progress = progressOfCommand();
  const database = await openExisting(progress, config);
  try {
    return await doctor(config, database, print, progress);
  } finally {
    await database.close();
  }
}

/** Removes the files of the configured index. */
export async function rebuild(print: Print): Promise<void> {
  await rebuildIndex(loadConfig(), print, progressOfCommand());
}

/**
 * Compares turns, memories, vectors and the index with each other; true where they agree. What waits for its vector is no fault.
 * Of shards it reads the files that the embedding worker has saved, and brings them up to date.
 */
export async function doctor(
  config: Config,
  database: Database,
  print: Print,
  progress: Progress = untold,
): Promise<boolean> {
  const memoryStore = new MemoryStore({ database });
  const audit = new MemoryAudit({ database });
  const serving = (await new EmbeddingStore({ database }).models()).find(({ state }) => state === 'serving');
  if (serving === undefined) {
    print('no embedding worker has worked on this database yet: nothing to compare\n');
    return true;
  }
  const onPgvector = config.semanticMemory.index === 'pgvector';
  const index = onPgvector
    ? onPgvectorOf(audit, serving.model)
    : openStoredIndex({ config, database, memoryStore }, serving);
  let faults = 0;
  try {
    for (const tenant of await new ApiKeyStore({ database }).tenants()) {
      const lines = await progress(`comparing the memories of tenant ${tenant}`, async (tell) => {
        const found = await audit.tenant(tenant, serving.model);
        faults += found.forgotten + found.doubled;
        const told = [
          `tenant ${tenant}: ${found.memories} memories, ${found.pending} waiting for vectors of ${serving.model}, ` +
            `${found.given_up} given up, ${found.forgotten} forgotten, ${found.doubled} doubled\n`,
        ];
        let compared = 0;
        for await (const user of audit.users(tenant, serving.model)) {
          const fault = await disagreement(index, audit, tenant, serving.model, user);
          compared += user.memories;
          tell(compared, found.memories);
          if (fault === null) continue;
          faults += 1;
          told.push(fault);
        }
        return told;
      });
      print(lines.join('')); // when the bar is gone: both may be on one terminal
    }
  } finally {
    await index.close();
  }
  const remedy = onPgvector ? PGVECTOR_REMEDY : '`hipocampo rebuild-index` mends the index';
  print(faults === 0 ? 'all is well\n' : `${faults} fault(s); ${remedy}\n`);
  return faults === 0;
}

function onPgvectorOf(audit: MemoryAudit, model: string): Inspected {
  return {
    inspect: async ({ tenant, userId }) => ({ passages: await audit.indexedPassages(tenant, model, userId) }),
    close: async () => undefined,
  };
}

/** Returns a difference between index and PostgreSQL; null where they agree: what is being written at this instant may take a few looks. */
async function disagreement(
  index: Inspected,
  audit: MemoryAudit,
  tenant: string,
  model: string,
  listed: AuditedUser,
): Promise<string | null> {
  let user = listed;
  for (let look = 1; ; look += 1) {
    const held = await index.inspect({ tenant, userId: user.userId });
    const { memories = user.memories, passages } = held;
    if (memories === user.memories && passages === user.passages) return null;
    if (look === LOOKS) {
      return (
        `user ${user.userId}: the index holds ${memories} memories and ${passages} vectors, ` +
        `PostgreSQL ${user.memories} and ${user.passages}\n`
      );
    }
    await sleep(LOOK_AGAIN_MS);
    user = await audit.user(tenant, model, user.userId);
  }
}

/**
 * Removes the index's files: it is built from PostgreSQL again, user by user, when it is asked. The one on pgvector has none,
 * and mends itself when the embedding worker starts.
 */
export async function rebuildIndex(config: Config, print: Print, progress: Progress = untold): Promise<void> {
  if (config.semanticMemory.index === 'pgvector') return print(`nothing to remove: ${PGVECTOR_REMEDY}\n`);
  const folder = indexFolders(config, config.encryption !== undefined);
  const models = await readdir(folder).catch(() => []);
  await progress('removing the index (files)', async (tell) => {
    const inside = models.map(async (model) =>
      (await readdir(join(folder, model)).catch(() => [])).map((file) => join(folder, model, file)),
    );
    const files = (await Promise.all(inside)).flat();
    for (const [before, file] of files.entries()) {
      await rm(file, { recursive: true, force: true });
      tell(before + 1, files.length);
    }
    for (const model of models) await rm(join(folder, model), { recursive: true, force: true });
  });
  print(
    `removed ${models.length === 0 ? 'nothing: there was no index' : `the index of ${models.join(', ')}`}; ` +
      'restart a running embedding worker so that it reads everything anew\n',
  );
}

/** Fetches a sentence model for `EMBEDDING_MODEL_DIR`. */
export async function fetchModel(
  { name, ...where }: { readonly name?: string | undefined; readonly to: string; readonly baseUrl?: string },
  print: Print,
  progress: Progress = progressOfCommand(),
): Promise<void> {
  const { to } = where;
  const lines: string[] = [];
  await progress('fetching the model', (tell) =>
    downloadModel({
      ...(name !== undefined && { name }),
      ...where,
      onBytes: (file, bytes, total) => tell(megabytes(bytes), total && megabytes(total), `${file} (MB)`),
      onFile: (file, bytes) => lines.push(`${file}  ${Math.ceil(bytes / 1024)} KB\n`),
      onCheck: () => tell(0, null, 'checking the model'),
    }),
  );
  print(lines.join('')); // when the bar is gone: both may be on one terminal
  print(`set EMBEDDING_MODEL_DIR=${to}\n`);
}
