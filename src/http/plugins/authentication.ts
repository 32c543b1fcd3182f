/** Finds out who is asking: an API key names a tenant, and may be narrowed to one user and to reading. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DEFAULT_TENANT } from '../../cache/cache-keys.ts';
import type { ApiKeySetting } from '../../environment.ts';
import { HipocampoError } from '../../errors.ts';
import type { ApiKeyStore, KeyOwner } from '../../stores/api-key-store.ts';

const KEYS_REMEMBERED = 10_000;
const REMEMBERED_MS = 5_000; // a key that is made or revoked is known everywhere after this long

/** The caller in whose name a request speaks. */
export interface Principal extends KeyOwner {
  /** An id that names the key without telling it, for rate limits. */
  readonly id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
  }
  interface FastifyContextConfig {
    /** The access that a key must have for this route; `none` for the routes of operations. */
    access?: 'none' | 'read' | 'write';
    /** True where the reply is a stream of events, which lasts. */
    stream?: boolean;
    /** True where the reply is Markdown. */
    markdown?: boolean;
  }
}

/** The one principal of a service without keys, which serves only this machine. */
const LOCAL: Principal = { id: 'local', tenant: DEFAULT_TENANT, userId: null, scope: 'write' };

const KEY_NEEDED = new HipocampoError('unauthorized', 'an API key is needed: Authorization: Bearer <key>');
const KEY_UNKNOWN = new HipocampoError('unauthorized', 'the API key is not known');

interface Deps {
  readonly keys: Pick<ApiKeyStore, 'findByHash' | 'any'>;
  readonly settings: readonly ApiKeySetting[];
}

/** Finds the principal of each request before its body is read; routes without `access` need one that may write. */
export function registerAuthentication(app: FastifyInstance, deps: Deps): void {
  const configured = new Map(
    deps.settings.map(({ key, tenant, user_id, scope }): [string, Principal] => {
      const id = hashKey(key).toString('hex');
      return [id, { id, tenant, userId: user_id ?? null, scope }];
    }),
  );
  const remembered = new LRUCache<string, { principal: Principal | null }>({
    max: KEYS_REMEMBERED,
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
  });
  const open = new LRUCache<'open', boolean>({ max: 1, ttl: REMEMBERED_MS, ttlResolution: 0 });

  /** Returns the principal, at once where the key is known to this process, which is nearly always. */
  function principalOf(authorization: string | undefined): Principal | Promise<Principal> {
    if (authorization === undefined) {
      if (configured.size > 0) throw KEY_NEEDED;
      const known = open.get('open');
      return known === undefined ? isOpen().then(localIf) : localIf(known);
    }
    const key = /^Bearer +([\x21-\x7e]{1,512})$/i.exec(authorization)?.[1];
    if (key === undefined) throw new HipocampoError('unauthorized', 'the Authorization header must read: Bearer <key>');
    const hash = hashKey(key);
    const id = hash.toString('hex');
    const known = configured.get(id) ?? remembered.get(id)?.principal;
    if (known === undefined) return findPrincipal(hash, id);
    if (known === null) throw KEY_UNKNOWN;
    return known;
  }

  async function findPrincipal(hash: Buffer, id: string): Promise<Principal> {
    const owner = await deps.keys.findByHash(hash);
    const principal = owner === null ? null : { id, ...owner };
    remembered.set(id, { principal });
    if (principal === null) throw KEY_UNKNOWN;
    return principal;
  }

  async function isOpen(): Promise<boolean> {
    const none = !(await deps.keys.any());
    open.set('open', none);
    return none;
  }

  app.decorateRequest('principal', null as unknown as Principal);
  app.addHook('onRequest', (request, _reply, done) => {
    const access = request.routeOptions.config.access ?? 'write';
    if (access === 'none' || request.is404) return done();
    const admit = (principal: Principal): void => {
      request.principal = principal;
      if (principal === LOCAL) refuseForeignHost(request);
      if (access === 'write' && principal.scope === 'read')
        throw new HipocampoError('forbidden', 'this API key may only read');
    };
    try {
      const principal = principalOf(request.headers.authorization);
      if (principal instanceof Promise) {
        principal.then(admit).then(() => done(), done);
        return;
      }
      admit(principal);
    } catch (error) {
      return done(error as Error);
    }
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const only = request.principal?.userId ?? null;
    if (only === null) return done();
    for (const part of [request.body, request.query, request.params]) {
      const named = (part as { user_id?: unknown } | null | undefined)?.user_id;
      if (named !== undefined && named !== only)
        return done(new HipocampoError('forbidden', 'this API key is for another user'));
    }
    done();
  });
}

function localIf(open: boolean): Principal {
  if (!open) throw KEY_NEEDED;
  return LOCAL;
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Refuses a foreign Host: without keys, a web page could reach this service under a name that resolves to this machine. */
export function refuseForeignHost(request: Pick<FastifyRequest, 'headers'>): void {
  if (!/^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '')) {
    throw new HipocampoError('forbidden', 'without API keys the service answers only requests to this machine');
  }
}
