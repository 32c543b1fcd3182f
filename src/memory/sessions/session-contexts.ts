import { HipocampoError } from '../../errors.ts';
import type { SessionContextStore } from '../../stores/session-context-store.ts';
import { type ExternalRefsPatch, mergeExternalRefs } from './external-refs.ts';
import { type SessionContext, type VersionedContext, wholeContext, withKey, withoutKey } from './session-context.ts';

interface Deps {
  readonly contexts: SessionContextStore;
}

/** The session that a caller names. */
export interface NamedSession {
  readonly tenant: string;
  readonly sessionId: string;
  /** The one user whose sessions the caller may see; null: any. */
  readonly onlyUser: string | null;
}

/**
 * The things that callers keep with a session: its key-value context and its external references. A write of the context is a version of the
 * session, and may be held to the one before; no prompt tells of it, so what is cached of the session goes on.
 */
export class SessionContexts {
  readonly #contexts: SessionContextStore;

  constructor({ contexts }: Deps) {
    this.#contexts = contexts;
  }

  /** Returns the context; throws `session_not_found`, as every other call here does. */
  async read({ tenant, sessionId, onlyUser }: NamedSession): Promise<VersionedContext> {
    const found = await this.#contexts.find(tenant, sessionId, onlyUser);
    if (found === null) throw new HipocampoError('session_not_found', 'there is no such session');
    return found;
  }

  /** Returns the value of a key; throws `key_not_found`. */
  async readKey(session: NamedSession, key: string): Promise<{ value: unknown; version: number }> {
    const { context, version } = await this.read(session);
    if (!Object.hasOwn(context, key)) throw keyNotFound();
    return { value: context[key], version };
  }

  /** Puts a whole context in the place of the session's. Throws `version_conflict`, `invalid_request`, `payload_too_large`. */
  async replace(
    session: NamedSession,
    context: SessionContext,
    expectedVersion: number | null,
    pointer: string,
  ): Promise<VersionedContext> {
    const whole = wholeContext(context, pointer);
    return this.#change(session, expectedVersion, () => whole);
  }

  /** Sets a key. Throws as `replace` does. */
  async setKey(
    session: NamedSession,
    key: string,
    value: unknown,
    expectedVersion: number | null,
  ): Promise<VersionedContext> {
    return this.#change(session, expectedVersion, (context) => withKey(context, key, value));
  }

  /** Removes a key. Throws `key_not_found`, `version_conflict`. */
  async removeKey(session: NamedSession, key: string, expectedVersion: number | null): Promise<VersionedContext> {
    return this.#change(session, expectedVersion, (context) => {
      const rest = withoutKey(context, key);
      if (rest === null) throw keyNotFound();
      return rest;
    });
  }

  /** Sets and removes external references, and leaves those that the patch does not name. Throws `invalid_request`. */
  async patchExternalRefs({ tenant, sessionId, onlyUser }: NamedSession, patch: ExternalRefsPatch): Promise<void> {
    const there = await this.#contexts.changeExternalRefs(tenant, sessionId, onlyUser, (refs) =>
      mergeExternalRefs(refs, patch),
    );
    if (!there) throw new HipocampoError('session_not_found', 'there is no such session');
  }

  async #change(
    { tenant, sessionId, onlyUser }: NamedSession,
    expectedVersion: number | null,
    change: (context: SessionContext) => SessionContext,
  ): Promise<VersionedContext> {
    const changed = await this.#contexts.change(tenant, sessionId, onlyUser, ({ context, version }) => {
      if (expectedVersion !== null && expectedVersion !== version) {
        throw new HipocampoError('version_conflict', `the session is at version ${version}, not ${expectedVersion}`);
      }
      return change(context);
    });
    if (changed === null) throw new HipocampoError('session_not_found', 'there is no such session');
    return changed;
  }
}

function keyNotFound(): HipocampoError {
  return new HipocampoError('key_not_found', "the session's context has no such key");
}
