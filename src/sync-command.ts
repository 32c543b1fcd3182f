/** The command that keeps a file in step with the memory of a user, both ways. */
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { ServiceAddress } from './config.ts';
import { IDENTIFIER, IDENTIFIER_RULE } from './identifier.ts';
import { FileSync } from './memory/memory-file/file-sync.ts';
import { conflictPathOf } from './memory/memory-file/sync-state.ts';
import { syncWords } from './memory/memory-file/sync-words.ts';
import { watchFiles } from './memory/memory-file/watch-files.ts';
import { followFacts, remoteMemoryFile } from './remote-memory-file.ts';
import type { Print } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const LOOK_EVERY_MS = 15_000; // beside the events: what they do not tell, such as notes, comes this much later
const RETRY_MS = 2_000; // while the service is away

/** Keeps a file in step until a signal ends it. */
export async function syncFile(
  address: ServiceAddress,
  userId: string | undefined,
  file: string,
  print: Print,
): Promise<void> {
  if (userId === undefined || !IDENTIFIER.test(userId))
    throw new UsageError(`sync needs --user and a user_id: ${IDENTIFIER_RULE}`);
  const path = resolve(file);
  if (!existsSync(dirname(path))) throw new UsageError(`there is no folder ${dirname(path)}`);
  const words = syncWords(Intl.DateTimeFormat().resolvedOptions().locale);
  const tell = (line: string) => print(`${new Date().toTimeString().slice(0, 8)}  ${line}\n`);
  const agreedWith = `${new URL(address.url).origin}/${userId}`;
  const sync = new FileSync({ path, remote: remoteMemoryFile(address, userId), agreedWith, words, tell });

  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  let timer: NodeJS.Timeout | undefined;
  let passing: Promise<void> = Promise.resolve();
  let isAsked = false;
  const look = (): void => {
    if (isAsked || ending.signal.aborted) return;
    isAsked = true;
    passing = passing.then(async () => {
      isAsked = false;
      clearTimeout(timer);
      const isThere = await sync.pass().catch((error: Error) => {
        tell(error.message);
        return false;
      });
      if (!ending.signal.aborted) timer = setTimeout(look, isThere ? LOOK_EVERY_MS : RETRY_MS);
    });
  };
  tell(words.watching(path, userId));
  const names = new Set([basename(path), basename(conflictPathOf(path))]);
  const watch = await watchFiles(dirname(path), { names, depth: 0, onChange: look });
  const following = followFacts(address, userId, look, ending.signal);
  look();
  await ended;
  ending.abort();
  clearTimeout(timer);
  await watch.close();
  await passing;
  await following;
  tell(words.stopped);
}
