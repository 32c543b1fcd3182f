import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { HipocampoError } from '../../errors.ts';
import type { MemoryFileStore } from '../../stores/memory-file-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { FileSync, type RemoteFile, RemoteRefused } from './file-sync.ts';
import { folderNameOf } from './folder-names.ts';
import type { MemoryFiles, Refusal } from './memory-files.ts';
import { remainsOf } from './replace-text.ts';
import { conflictPathOf, readState, statePathOf } from './sync-state.ts';
import { syncWords } from './sync-words.ts';
import { type FileWatch, watchFiles } from './watch-files.ts';

const LOOK_EVERY_MS = 2_000; // from a change of a fact to the file, half of it on average; one statement while nothing happens
const SWEEP_EVERY = 30; // looks after which every file is looked at, seen to change or not
const USERS = 1_000; // a small installation: of more, those who were there first have files
const FILE = 'MEMORY.md';
const NAMES: ReadonlySet<string> = new Set([FILE, `${FILE}.conflict`]);

/** The hold on a folder, of one process at a time. */
export interface FolderHold {
  release(): Promise<void>;
}

interface Deps {
  readonly folder: string;
  /** False: files are written, and edits of them are found when a file is written next. */
  readonly watches: boolean;
  readonly tenant: string;
  readonly files: Pick<MemoryFileStore, 'changes'>;
  readonly memoryFiles: Pick<MemoryFiles, 'read' | 'write'>;
  /** Holds the folder until it is released or this process ends, however it ends; throws where another process holds it. */
  readonly hold: (folder: string) => Promise<FolderHold>;
  /** Names the database: files of another one are not taken for this one's. */
  readonly identify: () => Promise<string>;
  /** BCP-47 tag of the words in files of conflicts. */
  readonly language: string;
  readonly logger: Logger;
}

interface Watched {
  readonly sync: FileSync;
  readonly path: string;
  /** What was known of the user's facts when the file was last brought in step. */
  seen: string | null;
}

/**
 * A folder with the MEMORY.md of every user of a tenant, kept in step both ways. Of all processes that share it one does so at a time: the
 * one that holds the folder, which the next one takes over however that one ends. Files of users who are erased go.
 */
export class MemoryFolder {
  readonly #deps: Deps;
  readonly #users = new Map<string, Watched>();
  readonly #byFolder = new Map<string, string>();
  readonly #edited = new Set<string>();
  #hold: FolderHold | null = null;
  #watch: FileWatch | null = null;
  #identity = '';
  #looks = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#next(0);
  }

  /** Stops after the file under way, and lets another process take over. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
    await this.#watch?.close();
    await this.#hold?.release();
  }

  #next(afterMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.look()
        .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'memory_folder_failed'))
        .finally(() => this.#next(LOOK_EVERY_MS));
    }, afterMs).unref();
  }

  /** Brings in step what has changed on either side since the last look, if this process holds the folder. */
  async look(): Promise<void> {
    if (!(await this.#holds())) return;
    const { files, tenant } = this.#deps;
    const users = await files.changes(tenant, USERS);
    const isSweep = this.#looks % SWEEP_EVERY === 0;
    this.#looks += 1;
    for (const { userId, changed, isEmpty } of users) {
      if (this.#isStopped) return;
      const known = this.#users.get(userId);
      if (known === undefined && isEmpty) continue;
      const user = known ?? this.#add(userId);
      if (user.seen !== changed || this.#edited.delete(user.path) || (isSweep && this.#deps.watches))
        await this.#bring(userId, user, changed);
    }
    if (users.length < USERS) await this.#removeOthers(new Set(users.map(({ userId }) => folderNameOf(userId))));
  }

  async #holds(): Promise<boolean> {
    if (this.#hold !== null) return true;
    const { folder, hold, identify, watches } = this.#deps;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    this.#identity = await identify();
    try {
      this.#hold = await hold(folder);
    } catch (error) {
      if ((error as Error).name === 'CannotStart') return false; // another process has it
      throw error;
    }
    if (watches)
      this.#watch = await watchFiles(folder, { names: NAMES, depth: 1, onChange: (path) => this.#onEdit(path) });
    return true;
  }

  #onEdit(path: string): void {
    this.#edited.add(join(dirname(path), FILE));
  }

  #add(userId: string): Watched {
    const { folder, tenant, memoryFiles, language, logger } = this.#deps;
    const path = join(folder, folderNameOf(userId), FILE);
    const words = syncWords(language);
    const remote = remoteOf(memoryFiles, tenant, userId);
    const tell = (line: string) => logger.debug({ file: basename(dirname(path)), line }, 'memory_file');
    const user = {
      sync: new FileSync({ path, remote, agreedWith: this.#agreedWith(userId), words, tell }),
      path,
      seen: null,
    };
    this.#users.set(userId, user);
    this.#byFolder.set(folderNameOf(userId), userId);
    return user;
  }

  /** Brings one file in step; what fails is tried again at the next sweep, and keeps no other from its turn. */
  async #bring(userId: string, user: Watched, changed: string): Promise<void> {
    try {
      await mkdir(dirname(user.path), { recursive: true, mode: 0o700 });
      if (await user.sync.pass()) user.seen = changed;
    } catch (error) {
      this.#deps.logger.warn({ err: error, user_id: userId }, 'memory_file_failed');
    }
  }

  #agreedWith(userId: string): string {
    return `${this.#identity}/${this.#deps.tenant}/${userId}`;
  }

  /** Removes what this service wrote for users who are no longer there; whatever else is in their folders stays. */
  async #removeOthers(there: ReadonlySet<string>): Promise<void> {
    for (const [name, userId] of [...this.#byFolder]) {
      if (there.has(name)) continue;
      const path = join(this.#deps.folder, name, FILE);
      this.#users.delete(userId);
      this.#byFolder.delete(name);
      await removeFiles(path);
    }
    if (this.#looks % SWEEP_EVERY !== 1) return;
    for (const entry of await readdir(this.#deps.folder, { withFileTypes: true })) {
      if (!entry.isDirectory() || there.has(entry.name) || entry.name.startsWith('%h')) continue;
      const userId = decoded(entry.name);
      const path = join(this.#deps.folder, entry.name, FILE);
      // Its state tells that the file is of this database and of this user.
      if (folderNameOf(userId) === entry.name && (await readState(path, this.#agreedWith(userId))) !== null)
        await removeFiles(path);
    }
  }
}

/** Returns the user of a folder; a name that this service never gave stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function removeFiles(path: string): Promise<void> {
  for (const file of [path, statePathOf(path), conflictPathOf(path), ...(await remainsOf(path))])
    await rm(file, { force: true });
  await rmdir(dirname(path)).catch(() => undefined); // something of somebody's own is in it
}

/** Returns the document of a user as it is in this process. */
function remoteOf(memoryFiles: Deps['memoryFiles'], tenant: string, userId: string): RemoteFile {
  return {
    get: async (known) => {
      const { text, etag } = await memoryFiles.read(tenant, userId);
      return etag === known ? null : { text, etag };
    },
    put: async (text, base, resolves) => {
      try {
        const { etag, received, events } = await memoryFiles.write(tenant, userId, { text, base, resolves });
        return { etag, received, changes: events.length };
      } catch (error) {
        if (!(error instanceof HipocampoError)) throw error;
        if (error.code === 'memory_md_conflict') {
          const { conflicts, etag, current } = error.told as unknown as Refusal;
          return { conflicts, etag: etag.replaceAll('"', ''), current };
        }
        if (error.code === 'invalid_request' || error.code === 'payload_too_large')
          throw new RemoteRefused(error.message);
        throw error;
      }
    },
  };
}
