/** The wire of the cache of tools' results. */
import { z } from 'zod';
import { TOOL_LIMITS } from '../memory/tools/tool-result.ts';
import { byteLength, faultOfJson, identifier, shortText, TOO_LARGE } from './field-schemas.ts';
import { inexactNumbers } from './inexact-numbers.ts';

export const toolParams = z.strictObject({ tool: shortText(128) });

/** Checks a JSON value of so many bytes; a field that is not there is none. */
function checkJson(value: unknown, most: number, context: z.RefinementCtx): void {
  const fault = value === undefined ? { message: 'is required', path: [] } : faultOfJson(value);
  if (fault !== null) context.addIssue({ code: 'custom', ...fault });
  else if (byteLength(JSON.stringify(value), most) > most)
    context.addIssue({ code: 'custom', message: `must be at most ${most} bytes of JSON`, ...TOO_LARGE });
}

const params = z
  .unknown()
  .superRefine((value, context) => checkJson(value, TOOL_LIMITS.paramsBytes, context))
  .meta({
    description: `Any JSON value, mostly an object, of at most ${TOOL_LIMITS.paramsBytes} bytes; the order of keys does not matter`,
  });

const ownUser = identifier
  .optional()
  .meta({ description: 'Whose alone the result is; without it, it is of all users' });

export const toolResultBody = z
  .strictObject({
    params,
    result: z
      .unknown()
      .superRefine((value, context) => checkJson(value, TOOL_LIMITS.resultBytes, context))
      .meta({ description: `Any JSON value of at most ${TOOL_LIMITS.resultBytes} bytes` }),
    user_id: ownUser,
    ttl_seconds: z
      .int()
      .min(1)
      .max(TOOL_LIMITS.ttlSeconds)
      .optional()
      .meta({ description: "How long it is kept; by default the server's TOOL_CACHE_TTL_SECONDS, an hour" }),
    side_effects: z.boolean().default(false).meta({ description: 'True for a tool that changes something: refused' }),
    time_dependent: z
      .boolean()
      .default(false)
      .meta({ description: 'True where the answer depends on when it is asked: refused' }),
  })
  .meta({
    required: ['params', 'result'],
    examples: [
      { params: { ciudad: 'Madrid', idioma: 'es' }, result: { barrios: ['Sol', 'Lavapiés'] } },
      { params: { city: 'London' }, result: { boroughs: ['Camden', 'Hackney'] }, user_id: 'u1', ttl_seconds: 600 },
    ],
  });

export const toolResultQuery = z.strictObject({
  params: z
    .string()
    .transform((text, context): unknown => {
      try {
        const value: unknown = JSON.parse(text);
        for (const { pointer, message } of inexactNumbers(text, value))
          context.addIssue({ code: 'custom', message, path: pointer.split('/').slice(1) });
        return value;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(params)
    .meta({ description: 'The parameters as JSON', examples: ['{"ciudad":"Madrid"}'] }),
  user_id: ownUser,
});

export const toolResult = z
  .object({
    tool: z.string(),
    user_id: z.string().nullable(),
    result: z.unknown(),
    created_at: z.string().meta({ description: 'When it was kept' }),
    expires_at: z.string(),
  })
  .meta({ id: 'ToolResult' });
