/** The wire of a session's key-value context and of its external references. */
import { z } from 'zod';
import { CONTEXT_LIMITS, KNOWN_KEYS } from '../memory/sessions/session-context.ts';
import { inEnglish } from './english-examples.ts';
import { sessionContextExample } from './examples.ts';
import { faultOfJson, identifier, isPlain, NOT_PLAIN, shortText } from './field-schemas.ts';

const known = Object.entries(KNOWN_KEYS).map(([key, { form }]) => `\`${key}\` is ${form}`);

/** The rule of keys, in words. */
export const KEYS_IN_WORDS =
  `${known.join(', ')}; any other key takes any JSON value. A value is at most ${CONTEXT_LIMITS.valueBytes} bytes of JSON, ` +
  `a context at most ${CONTEXT_LIMITS.keys} keys and ${CONTEXT_LIMITS.totalBytes} bytes.`;

const key = shortText(128);

export const contextKeyParams = z.strictObject({ session_id: identifier, key });

/** Any JSON value; a field that is not there is none. */
const json = z
  .unknown()
  .superRefine((value, context) => {
    const fault = value === undefined ? { message: 'is required', path: [] } : faultOfJson(value);
    if (fault !== null) context.addIssue({ code: 'custom', ...fault });
  })
  .meta({ description: `Any JSON value. ${KEYS_IN_WORDS}` });

export const contextValueBody = z
  .strictObject({ value: json })
  .meta({ required: ['value'], examples: [{ value: '/workspace/project' }] });

const contextObject = z
  .record(key, z.unknown())
  .superRefine((value, context) => {
    const fault = faultOfJson(value);
    if (fault !== null) context.addIssue({ code: 'custom', ...fault });
  })
  .meta({ type: 'object', additionalProperties: true });

export const contextBody = z
  .strictObject({
    context: contextObject.optional().meta({ description: 'The whole context' }),
    value: contextObject.optional().meta({ description: 'Another name of `context`' }),
  })
  .superRefine((body, context) => {
    if ((body.context === undefined) === (body.value === undefined))
      context.addIssue({ code: 'custom', message: 'must have `context`', path: ['context'] });
  })
  .meta({
    examples: [{ context: sessionContextExample.context }, { context: inEnglish(sessionContextExample.context) }],
  });

/** The version that a write is held to, as an entity tag: `7`, `"7"`, or `*` for any. */
export const versionHeaders = z.object({
  'if-match': z
    .string()
    .regex(/^ *(?:\*|(?:W\/)?"\d{1,15}"|\d{1,15}) *$/, 'must be a version, such as "7", or *')
    .transform((value) => (value.includes('*') ? null : Number(value.replace(/\D/g, ''))))
    .optional()
    .meta({ description: 'The version that the session must have, such as `"7"`' }),
});

export const contextValue = z.object({ key: z.string(), value: z.unknown(), version: z.int() });

export const wholeContext = z.object({
  session_id: z.string(),
  context: z.record(z.string(), z.unknown()),
  version: z.int(),
});

const reference = z.string().min(1).max(512).refine(isPlain, NOT_PLAIN).meta({ description: 'At most 512 characters' });

export const patchSessionBody = z
  .strictObject({
    external_refs: z
      .record(shortText(64), reference.nullable())
      .meta({ description: 'Those named are set, those that are null removed, any other stays' }),
  })
  .meta({ examples: [{ external_refs: { container_id: 'abc123def456', branch: null } }] });
