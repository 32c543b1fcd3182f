import type { EventType } from './event.ts';

/** A webhook: an address that is told of events. */
export interface Webhook {
  readonly tenant: string;
  readonly webhookId: string;
  /** The one user whose events it is told of; null for all of the tenant. */
  readonly userId: string | null;
  readonly url: string;
  /** The types that it is told of; null for all. */
  readonly types: readonly EventType[] | null;
  readonly secret: string;
  readonly createdAt: Date;
  /** The entry up to which events are delivered, or have a delivery of their own. */
  readonly readThrough: number;
  readonly delivered: number;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
  readonly lastError: string | null;
}

/** A webhook that is to be registered. */
export type NewWebhook = Pick<Webhook, 'tenant' | 'webhookId' | 'userId' | 'url' | 'types' | 'secret'>;

/** The place where a list of webhooks goes on: after this one. */
export interface WebhookPosition {
  readonly createdAt: string;
  readonly webhookId: string;
}

/** A delivery that did not succeed at once. */
export interface Delivery {
  readonly entry: number;
  readonly attempts: number;
}

/** A delivery that was given up. */
export interface DeadDelivery extends Delivery {
  readonly type: EventType;
  readonly userId: string;
  readonly sessionId: string | null;
  readonly error: string | null;
  readonly deadAt: Date;
}

/** The outcome for events of a webhook, to be recorded together. */
export interface DeliveryRecord {
  /** The entry up to which events are now delivered or below; null where it has not moved. */
  readonly readThrough: number | null;
  readonly delivered: readonly number[];
  /** Those that failed, with the attempts so far; `retryMs` null is the end of trying. */
  readonly failed: readonly {
    readonly entry: number;
    readonly attempts: number;
    readonly error: string;
    readonly retryMs: number | null;
  }[];
  /** Those behind a failed one of their session. */
  readonly waiting: readonly number[];
}

/** The queue of a webhook, as its owner sees it. */
export interface WebhookQueue {
  /** Events that failed or wait behind one that did. */
  readonly pending: number;
  readonly dead: number;
  readonly oldestPendingAt: Date | null;
  readonly latestDead: readonly DeadDelivery[];
}
