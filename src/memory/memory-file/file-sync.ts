import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { type LocalText, NotText, readText, writeText } from './local-file.ts';
import type { MemoryConflict } from './merge-document.ts';
import { replaceText, savedRemains } from './replace-text.ts';
import { conflictPathOf, readState, type SyncState, writeState } from './sync-state.ts';
import type { SyncWords } from './sync-words.ts';

const ROUNDS = 20; // of one pass, while somebody writes faster than it: the next one goes on

/** An editor may save, within this time, a text that it had read before the file was written here. */
const STALE_MS = 5_000;
const STALE_VERSIONS = 20; // written within that time, of which an editor may have read any

/** A document at the service. Tags are without quotes. */
export interface RemoteFile {
  /** Returns the document; null where it is the version that is known. Throws `RemoteRefused`, or anything else where it is away. */
  get(known: string | null): Promise<{ readonly text: string; readonly etag: string } | null>;
  put(text: string, base: string, resolves: string | null): Promise<RemoteMerged | RemoteConflict>;
}

export interface RemoteMerged {
  readonly etag: string;
  readonly received: string;
  readonly changes: number;
}

export interface RemoteConflict {
  readonly conflicts: readonly MemoryConflict[];
  readonly etag: string;
  readonly current: string;
}

/** The refusal of the service to take a text, which the same text meets again. */
export class RemoteRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RemoteRefused';
  }
}

interface Deps {
  readonly path: string;
  readonly remote: RemoteFile;
  /** The service and the user, by which the state of another is told from this one's. */
  readonly agreedWith: string;
  readonly words: SyncWords;
  readonly tell: (line: string) => void;
}

/** What both sides are told of an edit that nobody was ever handed. */
const NOTHING = { etag: 'empty', text: '' };

/**
 * A file and a document that are kept in step, both ways. A pass looks at both and brings them together; it does nothing where neither
 * has changed, so what it wrote itself starts no other. What it knows stands in a file beside: it may be ended anywhere, and goes on.
 */
export class FileSync {
  readonly #deps: Deps;
  #state: SyncState | null | undefined;
  /** A text that was refused: the same one is not sent again. */
  #refused: string | null = null;
  #isAway = false;
  /** The versions that the file had before it was written here, the newest last. */
  #before: readonly { readonly etag: string; readonly text: string; readonly until: number }[] = [];
  #isRecovered = false;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Brings both sides together, after a pass under way. Returns false where the service is away. */
  pass(): Promise<boolean> {
    const done = this.#running.then(() => this.#pass());
    this.#running = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async #pass(): Promise<boolean> {
    const { words, tell } = this.#deps;
    try {
      for (let round = 0; round < ROUNDS && (await this.#round()); round += 1);
      if (this.#isAway) tell(words.online);
      this.#isAway = false;
      return true;
    } catch (error) {
      if (error instanceof NotText) tell(words.notText);
      else if (error instanceof RemoteRefused) tell(words.refused(error.message));
      else if (isOfDisk(error)) throw error;
      else {
        if (!this.#isAway) tell(words.offline);
        this.#isAway = true;
        return false;
      }
      return true;
    }
  }

  /** Does one thing; returns true where there may be another. */
  async #round(): Promise<boolean> {
    const { path, agreedWith } = this.#deps;
    this.#state ??= await readState(path, agreedWith);
    if (!this.#isRecovered) await this.#recover();
    const local = await readText(path);
    if (local === null) return this.#writeAnew();
    const state = this.#state;
    if (state === null) return this.#meet(local);
    if (state.conflict !== null) {
      if (!existsSync(conflictPathOf(path))) return this.#push(local, state, state.conflict.etag);
      return local.text === state.conflict.text ? false : this.#push(local, state, null);
    }
    return local.text === state.text ? this.#pull(local, state) : this.#push(local, state, null);
  }

  /** Writes a file that is missing or empty: that makes nobody forget anything. */
  async #writeAnew(): Promise<boolean> {
    const { path, remote, words, tell } = this.#deps;
    const found = await remote.get(null);
    if (found === null) return false;
    // What an editor saves instead was edited from what was agreed on before.
    if (!(await this.#replace(found.text, null))) return true;
    if (this.#state != null) this.#remember(this.#state.text);
    await this.#agree(found);
    await rm(conflictPathOf(path), { force: true });
    tell(words.created);
    return false;
  }

  /** Sends what an editor had saved when a process was killed that was about to replace the file: the edit started from what was agreed on then. */
  async #recover(): Promise<void> {
    const { path, remote, words, tell } = this.#deps;
    const base = this.#state?.etag ?? NOTHING.etag;
    for (const remains of await savedRemains(path)) {
      try {
        let result = await remote.put(remains.text, base, null);
        // It is what its user saved last; what it takes the place of can be restored.
        for (const from of [base, NOTHING.etag])
          if ('conflicts' in result) result = await remote.put(remains.text, from, result.etag);
        if (!('conflicts' in result)) await rm(remains.path, { force: true });
      } catch (error) {
        if (!(error instanceof RemoteRefused)) throw error;
        tell(words.refused(error.message));
      }
    }
    this.#isRecovered = true;
  }

  /** Brings together two sides that know nothing of each other: what either has stays. */
  async #meet(local: LocalText): Promise<boolean> {
    const found = await this.#deps.remote.get(null);
    if (found !== null && found.text === local.text) {
      await this.#agree(found);
      return false;
    }
    return this.#push(local, { ...NOTHING, version: 1, with: this.#deps.agreedWith, conflict: null }, null);
  }

  async #pull(local: LocalText, state: SyncState): Promise<boolean> {
    const found = await this.#deps.remote.get(state.etag);
    if (found === null) return false;
    return this.#take(found, local);
  }

  /** Writes the document to the file, unless that was edited meanwhile. */
  async #take(found: { readonly text: string; readonly etag: string }, local: LocalText): Promise<boolean> {
    const { words, tell } = this.#deps;
    if (found.text !== local.text) {
      if (!(await this.#replace(found.text, local))) return true;
      this.#remember(local.text);
      tell(words.received);
    }
    await this.#agree(found);
    return false;
  }

  /** Replaces the file; returns false where an editor saved meanwhile, whose version is merged by the next round. */
  async #replace(text: string, local: LocalText | null): Promise<boolean> {
    this.#isRecovered = false;
    const isReplaced = await replaceText(this.#deps.path, text, local);
    this.#isRecovered = isReplaced;
    return isReplaced;
  }

  /** Remembers the version that the file had, for an editor that may have read it. */
  #remember(text: string): void {
    const before = { etag: this.#state?.etag ?? NOTHING.etag, text, until: Date.now() + STALE_MS };
    this.#before = [...this.#before, before].slice(-STALE_VERSIONS);
  }

  async #push(local: LocalText, from: SyncState, resolves: string | null): Promise<boolean> {
    const { path, remote, words, tell } = this.#deps;
    if (this.#refused === local.text && resolves === null) return false;
    let result: RemoteMerged | RemoteConflict;
    try {
      result = await remote.put(local.text, this.#baseOf(local, from), resolves);
      // A version that was forgotten is merged as none: nothing is taken away.
      if ('conflicts' in result && result.conflicts.length === 0)
        result = await remote.put(local.text, NOTHING.etag, null);
    } catch (error) {
      if (error instanceof RemoteRefused) this.#refused = local.text;
      throw error;
    }
    this.#refused = null;
    if ('conflicts' in result) return this.#showConflict(local, from, result);
    const conflictPath = conflictPathOf(path);
    if (from.conflict !== null) tell(words.resolved);
    if (result.changes > 0) tell(words.sent(result.changes));
    // Whatever happens from here on, what was sent is what the next edit started from.
    await this.#agree({ etag: result.received, text: local.text });
    await rm(conflictPath, { force: true });
    const found = await remote.get(result.received);
    return found === null ? false : this.#take(found, local);
  }

  /** Returns the version that a text was edited from: the last one, or one before, where it knows nothing of what was brought since. */
  #baseOf({ text, savedAt }: LocalText, from: SyncState): string {
    let base: { readonly etag: string; readonly text: string } = from;
    if (from.conflict !== null) return base.etag;
    let next = from.text;
    for (const before of this.#before.toReversed()) {
      if (savedAt > before.until || knowsOf(text, before.text, next)) break;
      base = before;
      next = before.text;
    }
    return base.etag;
  }

  async #showConflict(local: LocalText, from: SyncState, refusal: RemoteConflict): Promise<boolean> {
    const { path, words, tell } = this.#deps;
    const conflictPath = conflictPathOf(path);
    await writeText(conflictPath, words.conflictFile(basename(path), refusal.conflicts, refusal.current));
    await this.#keep({ ...from, conflict: { text: local.text, etag: refusal.etag } });
    tell(words.conflict(conflictPath));
    return false;
  }

  async #agree(on: { readonly text: string; readonly etag: string }): Promise<void> {
    const { etag, text } = on;
    const state = this.#state;
    if (state?.etag === etag && state.text === text && state.conflict === null) return;
    await this.#keep({ version: 1, with: this.#deps.agreedWith, etag, text, conflict: null });
  }

  async #keep(state: SyncState): Promise<void> {
    await writeState(this.#deps.path, state);
    this.#state = state;
  }
}

type Sides = [Set<string>, Set<string>, Set<string>];

/** Returns whether a text knows anything of what a version brought to the one before. */
function knowsOf(text: string, before: string, version: string): boolean {
  const [then, last, now] = [before, version, text].map((one) => new Set(one.split('\n'))) as Sides;
  const brought = [...last].filter((line) => !then.has(line));
  const taken = [...then].filter((line) => !last.has(line));
  if (brought.length + taken.length === 0) return true;
  return brought.some((line) => now.has(line)) || taken.some((line) => !now.has(line));
}

function isOfDisk(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    code !== undefined &&
    syscall !== undefined &&
    ['open', 'rename', 'link', 'read', 'write', 'stat', 'fstat', 'fsync', 'scandir'].includes(syscall)
  );
}
