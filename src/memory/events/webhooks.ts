import { randomBytes, randomUUID } from 'node:crypto';
import { HipocampoError } from '../../errors.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { WebhookStore } from '../../stores/webhook-store.ts';
import { derivedId } from '../archive/derived-id.ts';
import type { EventType } from './event.ts';
import type { EventLog } from './event-log.ts';
import type { Webhook, WebhookPosition, WebhookQueue } from './webhook.ts';
import type { WebhookSender } from './webhook-sender.ts';

const MOST_OF_TENANT = 100; // each is read for by itself
const SECRET_BYTES = 32;
const MADE = 'whsec_'; // how the secrets begin that are made here

interface Deps {
  readonly webhooks: WebhookStore;
  readonly events: Pick<EventStore, 'find' | 'oldest'>;
  readonly log: Pick<EventLog, 'now'>;
  readonly sender: Pick<WebhookSender, 'refusalOf'>;
}

/** A webhook as a caller asks for it. */
export interface WantedWebhook {
  readonly url: string;
  readonly userId: string | null;
  readonly types: readonly EventType[] | null;
  /** What bodies are signed with; one is made where it is not given. */
  readonly secret: string | undefined;
  /** Of those who are told of the same events the same key is the same webhook, so that a retry registers none. */
  readonly idempotencyKey: string | null;
}

/** A webhook that was registered, now or by the request that this one repeats. */
export interface RegisteredWebhook {
  readonly hook: Webhook;
  readonly replayed: boolean;
}

/** The webhooks of tenants: who is told of events by a request of ours. A caller that speaks for one user sees that user's alone. */
export class Webhooks {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Registers a webhook, which is told of what happens from now on. Throws `invalid_request` for an address that may not be called, and
   * `idempotency_mismatch` for a key that another webhook came with.
   */
  async register(tenant: string, wanted: WantedWebhook): Promise<RegisteredWebhook> {
    const { webhooks, log, sender } = this.#deps;
    const { url, userId, types, secret, idempotencyKey } = wanted;
    const refusal = await sender.refusalOf(new URL(url));
    if (refusal !== null) throw refused('/url', refusal);
    const hook = {
      tenant,
      webhookId: idempotencyKey === null ? randomUUID() : derivedId('webhook', tenant, userId ?? '', idempotencyKey),
      userId,
      url,
      types: types === null ? null : [...new Set(types)],
      secret: secret ?? `${MADE}${randomBytes(SECRET_BYTES).toString('base64url')}`,
    };
    const registered = await webhooks.add(hook, await log.now(), MOST_OF_TENANT);
    if (registered !== null) return { hook: registered, replayed: false };
    const there = idempotencyKey === null ? null : await webhooks.find(tenant, hook.webhookId);
    if (there === null) throw refused('', `a tenant may have ${MOST_OF_TENANT} webhooks; remove one first`);
    const isSame =
      there.url === url &&
      JSON.stringify(there.types) === JSON.stringify(hook.types) &&
      (secret === undefined ? there.secret.startsWith(MADE) : there.secret === secret);
    if (!isSame) throw new HipocampoError('idempotency_mismatch', 'another webhook was registered with this key');
    return { hook: there, replayed: true };
  }

  /** Lists up to `limit` webhooks, the newest first, each with its place in the list. */
  async list(tenant: string, only: string | null, limit: number, after: WebhookPosition | null) {
    return this.#deps.webhooks.list(tenant, only, limit, after);
  }

  /** Returns a webhook with its queue; throws `webhook_not_found`. */
  async find(tenant: string, webhookId: string, only: string | null): Promise<{ hook: Webhook; queue: WebhookQueue }> {
    const hook = await this.#one(tenant, webhookId, only);
    return { hook, queue: await this.#deps.webhooks.queue(hook) };
  }

  /** Removes a webhook with its queue; throws `webhook_not_found`. */
  async remove(tenant: string, webhookId: string, only: string | null): Promise<void> {
    await this.#one(tenant, webhookId, only);
    await this.#deps.webhooks.remove(tenant, webhookId);
  }

  /**
   * Has a webhook be told again of an event and of all after it; of one that is older than all that is kept, of these. Throws
   * `webhook_not_found`, `event_not_found`.
   */
  async replay(tenant: string, webhookId: string, from: number, only: string | null): Promise<void> {
    const { events, webhooks } = this.#deps;
    const hook = await this.#one(tenant, webhookId, only);
    const event = await events.find(tenant, from);
    const oldest = event === null ? await events.oldest(tenant) : null;
    const isMine = event !== null && (hook.userId === null || hook.userId === event.userId);
    if (!isMine && (oldest === null || oldest.entry < from)) {
      throw new HipocampoError('event_not_found', 'there is no such event, or it is no longer kept');
    }
    await webhooks.rewind(tenant, hook.webhookId, from - 1);
  }

  async #one(tenant: string, webhookId: string, only: string | null): Promise<Webhook> {
    const hook = await this.#deps.webhooks.find(tenant, webhookId);
    if (hook === null || (only !== null && hook.userId !== only)) {
      throw new HipocampoError('webhook_not_found', 'there is no such webhook');
    }
    return hook;
  }
}

function refused(pointer: string, message: string): HipocampoError {
  return new HipocampoError('invalid_request', message, { faults: [{ pointer, message }] });
}
