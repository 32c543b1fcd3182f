/** The wire of session locks. */
import { z } from 'zod';
import { identifier, isPlain, NOT_PLAIN, shortText } from './field-schemas.ts';

const MAX_TTL_SECONDS = 3_600; // a holder that died keeps a session closed for at most an hour

/** The proof of holding a lock, as it was given: text that never was a token is one that does not hold. */
export const lockToken = z.string().min(1).max(128).refine(isPlain, NOT_PLAIN);

const ttlSeconds = z
  .int()
  .min(1)
  .max(MAX_TTL_SECONDS)
  .default(60)
  .meta({ description: `Held for so long unless renewed: 1-${MAX_TTL_SECONDS}, default 60` });

export const acquireLockBody = z
  .strictObject({
    owner: shortText(128).meta({
      description: 'Who asks, by a name of its own: under the same one, asking again renews',
    }),
    ttl_seconds: ttlSeconds,
    user_id: identifier.optional().meta({ description: 'On whose behalf: another user’s session is 404' }),
  })
  .meta({ examples: [{ owner: 'telegram-bot-2', ttl_seconds: 60 }] });

export const renewLockBody = z
  .strictObject({ lock_token: lockToken, ttl_seconds: ttlSeconds })
  .meta({ examples: [{ lock_token: '2f0c6f0e-5a3e-4a43-9d0f-6a3f8a1b7c55', ttl_seconds: 60 }] });

export const releaseLockBody = z
  .strictObject({ lock_token: lockToken })
  .meta({ examples: [{ lock_token: '2f0c6f0e-5a3e-4a43-9d0f-6a3f8a1b7c55' }] });

export const heldLock = z.object({
  lock_token: z.string(),
  fencing_token: z.int().meta({ description: 'Higher with every acquisition, the same over renewals' }),
  expires_at: z.string(),
});
