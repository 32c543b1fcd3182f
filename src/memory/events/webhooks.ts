import { randomBytes } from 'node:crypto';
import { HipocampoError } from '../../errors.ts';
import type { EventStore } from '../../stores/event-store.ts';
import type { WebhookStore } from '../../stores/webhook-store.ts';
import type { EventType } from './event.ts';
import type { EventLog } from './event-log.ts';
import type { Webhook, WebhookQueue } from './webhook.ts';
import type { WebhookSender } from './webhook-sender.ts';

const MOST_OF_TENANT = 100; // each is read for by itself
const SECRET_BYTES = 32;

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
}

/** The webhooks of tenants: who is told of events by a request of ours. A caller that speaks for one user sees that user's alone. */
export class Webhooks {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Registers a webhook, which is told of what happens from now on. Throws `invalid_request` for an address that may not be called. */
  async register(tenant: string, wanted: WantedWebhook): Promise<Webhook> {
    const { webhooks, log, sender } = this.#deps;
    const { url, userId, types, secret } = wanted;
    const refusal = await sender.refusalOf(new URL(url));
    if (refusal !== null) throw refused('/url', refusal);
    const hook = {
      tenant,
      userId,
      url,
      types: types === null ? null : [...new Set(types)],
      secret: secret ?? `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`,
    };
    const registered = await webhooks.add(hook, await log.now(), MOST_OF_TENANT);
    if (registered === null) throw refused('', `a tenant may have ${MOST_OF_TENANT} webhooks; remove one first`);
    return registered;
  }

  async list(tenant: string, only: string | null): Promise<Webhook[]> {
    return this.#deps.webhooks.list(tenant, only);
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
