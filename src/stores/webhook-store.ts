import type { EventType } from '../memory/events/event.ts';
import type {
  DeadDelivery,
  Delivery,
  DeliveryRecord,
  NewWebhook,
  Webhook,
  WebhookPosition,
  WebhookQueue,
} from '../memory/events/webhook.ts';
import type { Database } from './database.ts';
import {
  ADD_WEBHOOK,
  BLOCKED_CHAINS,
  CLAIM_WEBHOOKS,
  COUNT_DELIVERIES,
  DUE_DELIVERIES,
  EXTEND_WEBHOOKS,
  FIND_WEBHOOK,
  FORGET_DELIVERIES,
  LATEST_DEAD,
  LIST_WEBHOOKS,
  NOTE_DELIVERIES,
  PROMOTE_DELIVERIES,
  RECORD_WEBHOOK,
  RELEASE_WEBHOOKS,
  REMOVE_WEBHOOK,
  REWIND_WEBHOOK,
} from './webhook-sql.ts';

/** The reserved scope of whoever delivers for all tenants: the policies show it the hooks, and nothing else. */
const EVERY_TENANT = '*';
const DEAD_SHOWN = 20;

/** Store of webhooks and of the deliveries that did not succeed at once. One process at a time delivers to a hook: the one that holds its lease. */
export class WebhookStore {
  readonly #database: Database;

  constructor(deps: { readonly database: Database }) {
    this.#database = deps.database;
  }

  /** Registers a hook that is told of what has an entry after `readThrough`; null where it is there, or the tenant has `most` already. */
  async add(hook: NewWebhook, readThrough: number, most: number): Promise<Webhook | null> {
    const types = hook.types === null ? null : JSON.stringify(hook.types);
    const values = [hook.tenant, hook.userId, hook.url, types, hook.secret, readThrough, most, hook.webhookId];
    const { rows } = await this.#database.as(hook.tenant).query<HookRow>(ADD_WEBHOOK, values);
    return rows[0] === undefined ? null : toWebhook(rows[0]);
  }

  /** Returns hooks of a tenant, or of one user, the newest first, with the position that the next page goes on from. */
  async list(
    tenant: string,
    userId: string | null,
    limit: number,
    after: WebhookPosition | null,
  ): Promise<(Webhook & { position: WebhookPosition })[]> {
    const values = [tenant, userId, after?.createdAt ?? null, after?.webhookId ?? null, limit];
    const { rows } = await this.#database
      .as(tenant)
      .query<HookRow & { exact_created_at: string }>(LIST_WEBHOOKS, values);
    return rows.map((row) => ({
      ...toWebhook(row),
      position: { createdAt: row.exact_created_at, webhookId: row.webhook_id },
    }));
  }

  async find(tenant: string, webhookId: string): Promise<Webhook | null> {
    const { rows } = await this.#database.as(tenant).query<HookRow>(FIND_WEBHOOK, [tenant, webhookId]);
    return rows[0] === undefined ? null : toWebhook(rows[0]);
  }

  /** Removes a hook with its queue. */
  async remove(tenant: string, webhookId: string): Promise<void> {
    await this.#database.as(tenant).query(REMOVE_WEBHOOK, [tenant, webhookId]);
  }

  /** Has the hook be told again of everything after an entry. */
  async rewind(tenant: string, webhookId: string, after: number): Promise<void> {
    await this.#database.as(tenant).query(REWIND_WEBHOOK, [tenant, webhookId, after]);
  }

  /** Takes up to `limit` hooks that nobody holds. */
  async claim(lease: string, leaseSeconds: number, limit: number): Promise<Webhook[]> {
    const { rows } = await this.#database.as(EVERY_TENANT).query<HookRow>(CLAIM_WEBHOOKS, [lease, leaseSeconds, limit]);
    return rows.map(toWebhook);
  }

  /** Restarts the leases from now; returns the ids of the hooks that are still held. */
  async extend(lease: string, leaseSeconds: number): Promise<string[]> {
    const { rows } = await this.#database
      .as(EVERY_TENANT)
      .query<{ webhook_id: string }>(EXTEND_WEBHOOKS, [lease, leaseSeconds]);
    return rows.map((row) => row.webhook_id);
  }

  /** Lets go of all hooks, so that another process need not wait for the lease to end. */
  async release(lease: string): Promise<void> {
    await this.#database.as(EVERY_TENANT).query(RELEASE_WEBHOOKS, [lease]);
  }

  /** Returns the sessions (or users, for events without a session) whose events wait, and how many wait in all. */
  async blocked({ tenant, webhookId }: Webhook): Promise<{ chains: ReadonlySet<string>; waiting: number }> {
    const { rows } = await this.#database
      .as(tenant)
      .query<{ chain: string; waiting: number }>(BLOCKED_CHAINS, [tenant, webhookId]);
    return {
      chains: new Set(rows.map(({ chain }) => chain)),
      waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
    };
  }

  /** Returns deliveries that are to be tried again now, at most one of each session. */
  async due({ tenant, webhookId }: Webhook, limit: number): Promise<Delivery[]> {
    return (await this.#database.as(tenant).query<Delivery>(DUE_DELIVERIES, [tenant, webhookId, limit])).rows;
  }

  /** Records what became of events; false, and nothing is recorded, where the lease is lost. */
  async record({ tenant, webhookId }: Webhook, lease: string, record: DeliveryRecord): Promise<boolean> {
    const { readThrough, delivered, failed, waiting } = record;
    const error = failed.at(-1)?.error ?? null;
    const notes = [
      ...failed.map(({ entry, attempts, error, retryMs }) => ({
        entry,
        attempts,
        error,
        retry_ms: retryMs,
        dead: retryMs === null,
      })),
      ...waiting.map((entry) => ({ entry, attempts: 0, error: null, retry_ms: null, dead: false })),
    ];
    return this.#database.transaction(tenant, async (tx) => {
      const values = [tenant, webhookId, lease, readThrough, delivered.length, error];
      if ((await tx.query(RECORD_WEBHOOK, values)).rowCount === 0) return false;
      if (delivered.length > 0) await tx.query(FORGET_DELIVERIES, [tenant, webhookId, delivered]);
      if (notes.length > 0) await tx.query(NOTE_DELIVERIES, [tenant, webhookId, JSON.stringify(notes)]);
      await tx.query(PROMOTE_DELIVERIES, [tenant, webhookId]);
      return true;
    });
  }

  /** Returns what waits for a hook, and what was given up. */
  async queue({ tenant, webhookId }: Webhook): Promise<WebhookQueue> {
    const database = this.#database.as(tenant);
    const [counted, dead] = await Promise.all([
      database.query<CountRow>(COUNT_DELIVERIES, [tenant, webhookId]),
      database.query<DeadRow>(LATEST_DEAD, [tenant, webhookId, DEAD_SHOWN]),
    ]);
    return { ...toCount(counted.rows[0]), latestDead: dead.rows.map(toDead) };
  }

  /** Counts what waits for all hooks of a tenant. */
  async count(tenant: string): Promise<Omit<WebhookQueue, 'latestDead'>> {
    const { rows } = await this.#database.as(tenant).query<CountRow>(COUNT_DELIVERIES, [tenant, null]);
    return toCount(rows[0]);
  }
}

interface HookRow {
  readonly tenant_id: string;
  readonly webhook_id: string;
  readonly user_id: string | null;
  readonly url: string;
  readonly types: string | null;
  readonly secret: string;
  readonly created_at: Date;
  readonly read_through: number;
  readonly delivered: number;
  readonly last_success_at: Date | null;
  readonly last_failure_at: Date | null;
  readonly last_error: string | null;
}

interface CountRow {
  readonly pending: number;
  readonly dead: number;
  readonly oldest_pending_at: Date | null;
}

interface DeadRow {
  readonly entry: number;
  readonly attempts: number;
  readonly error: string | null;
  readonly dead_at: Date;
  readonly type: EventType;
  readonly user_id: string;
  readonly session_id: string | null;
}

function toCount(row: CountRow | undefined): Omit<WebhookQueue, 'latestDead'> {
  return { pending: row?.pending ?? 0, dead: row?.dead ?? 0, oldestPendingAt: row?.oldest_pending_at ?? null };
}

function toDead(row: DeadRow): DeadDelivery {
  const { entry, attempts, error, type } = row;
  return { entry, attempts, error, type, userId: row.user_id, sessionId: row.session_id, deadAt: row.dead_at };
}

function toWebhook(row: HookRow): Webhook {
  return {
    tenant: row.tenant_id,
    webhookId: row.webhook_id,
    userId: row.user_id,
    url: row.url,
    types: row.types === null ? null : (JSON.parse(row.types) as EventType[]),
    secret: row.secret,
    createdAt: row.created_at,
    readThrough: row.read_through,
    delivered: row.delivered,
    lastSuccessAt: row.last_success_at,
    lastFailureAt: row.last_failure_at,
    lastError: row.last_error,
  };
}
