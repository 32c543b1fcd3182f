/** Webhooks as callers see them: never with their secret. */
import { EVENT_TYPES } from '../memory/events/event.ts';
import type { Webhook, WebhookQueue } from '../memory/events/webhook.ts';

export function webhookView(hook: Webhook) {
  return {
    id: hook.webhookId,
    url: hook.url,
    events: [...(hook.types ?? EVENT_TYPES)],
    user_id: hook.userId,
    created_at: hook.createdAt.toISOString(),
    delivered: hook.delivered,
    last_success_at: hook.lastSuccessAt?.toISOString() ?? null,
    last_failure_at: hook.lastFailureAt?.toISOString() ?? null,
    last_error: hook.lastError,
  };
}

export function queueView({ pending, dead, oldestPendingAt, latestDead }: WebhookQueue) {
  return {
    pending,
    failed: dead,
    oldest_pending_at: oldestPendingAt?.toISOString() ?? null,
    failures: latestDead.map(({ entry, type, userId, sessionId, attempts, error, deadAt }) => ({
      event_id: String(entry),
      type,
      user_id: userId,
      session_id: sessionId,
      attempts,
      error,
      failed_at: deadAt.toISOString(),
    })),
  };
}
