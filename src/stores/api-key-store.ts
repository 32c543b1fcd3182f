import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import { NO_TENANT } from './database.ts';
import { drizzleOver } from './drizzle.ts';
import { apiKeys, tenants } from './schema.ts';

/** The rights of a key: the tenant it speaks for, perhaps one user of it, and its scope. */
export interface KeyOwner {
  readonly tenant: string;
  /** The one user that the key is narrowed to; null: any. */
  readonly userId: string | null;
  readonly scope: 'write' | 'read';
}

export interface ApiKeyRecord extends KeyOwner {
  readonly keyId: string;
  readonly label: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** Store of API keys, by the SHA-256 of the key; the key itself is stored nowhere. */
export class ApiKeyStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  async findByHash(keyHash: Uint8Array): Promise<KeyOwner | null> {
    const [row] = await this.#drizzle()
      .select({ tenant: apiKeys.tenantId, userId: apiKeys.userId, scope: apiKeys.scope })
      .from(apiKeys)
      .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)));
    return row ?? null;
  }

  /** Returns true when any key is in force. */
  async any(): Promise<boolean> {
    const rows = await this.#drizzle()
      .select({ keyId: apiKeys.keyId })
      .from(apiKeys)
      .where(isNull(apiKeys.revokedAt))
      .limit(1);
    return rows.length > 0;
  }

  /** Adds a key to a tenant, which is made known first where it is not, and returns the key's id. */
  async add(keyHash: Uint8Array, owner: KeyOwner, label: string): Promise<string> {
    await this.addTenant(owner.tenant);
    const [row] = await this.#drizzle()
      .insert(apiKeys)
      .values({ keyHash, tenantId: owner.tenant, userId: owner.userId, scope: owner.scope, label })
      .returning({ keyId: apiKeys.keyId });
    if (row === undefined) throw new Error('the key was not stored');
    return row.keyId;
  }

  async addTenant(tenant: string): Promise<void> {
    await this.#drizzle().insert(tenants).values({ tenantId: tenant }).onConflictDoNothing();
  }

  async tenants(): Promise<string[]> {
    const rows = await this.#drizzle().select({ tenantId: tenants.tenantId }).from(tenants);
    return rows.map((row) => row.tenantId);
  }

  /** Returns the keys of a tenant, the oldest first. */
  async list(tenant: string): Promise<ApiKeyRecord[]> {
    return this.#drizzle()
      .select({
        keyId: apiKeys.keyId,
        tenant: apiKeys.tenantId,
        userId: apiKeys.userId,
        scope: apiKeys.scope,
        label: apiKeys.label,
        createdAt: apiKeys.createdAt,
        revokedAt: apiKeys.revokedAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.tenantId, tenant))
      .orderBy(apiKeys.createdAt);
  }

  /** Ends a key; false where there is no such key in force. */
  async revoke(keyId: string): Promise<boolean> {
    const rows = await this.#drizzle()
      .update(apiKeys)
      .set({ revokedAt: new Date() })
      .where(and(eq(apiKeys.keyId, keyId), isNull(apiKeys.revokedAt)))
      .returning({ keyId: apiKeys.keyId });
    return rows.length > 0;
  }

  #drizzle() {
    return drizzleOver(this.#database.as(NO_TENANT));
  }
}
