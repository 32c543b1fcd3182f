/** The wire of messages: as client libraries write them, and as they are given back. */
import { z } from 'zod';
import { STORED_TYPES } from '../memory/conversation/langchain-form.ts';
import { byteLength, faultOfJson, isPlain, LIMITS, longText, moment, NOT_PLAIN, TOO_LARGE } from './field-schemas.ts';

const part = z
  .looseObject({ type: z.string().min(1) })
  .superRefine((value, context) => {
    if (value.type === 'text' && typeof value.text !== 'string')
      context.addIssue({ code: 'custom', path: ['text'], message: 'must be the text of the part' });
  })
  .meta({ id: 'MessagePart', description: 'Text, or anything else under its own type' });

const CHECKED_FIELDS: ReadonlySet<string> = new Set(['role', 'content', 'name', 'created_at', 'disposable']);

/** What a message may say instead of words. */
const INSTEAD_OF_WORDS = ['tool_calls', 'function_call', 'refusal', 'audio'] as const;

const chatMessage = z
  .looseObject({
    role: z.enum(['user', 'assistant', 'system', 'developer', 'tool']),
    content: z
      .union([z.null(), z.array(part), longText])
      .optional()
      .meta({ description: 'Text, or parts of which `text` ones are text; null beside `tool_calls` alone' }),
    name: z.string().min(1).max(128).refine(isPlain, NOT_PLAIN).nullish(),
    created_at: moment.optional(),
    disposable: z
      .boolean()
      .optional()
      .meta({ description: 'Tool output and the like: kept for a day, never in a prompt. Implied by role `tool`.' }),
  })
  .superRefine((value, context) => {
    const { content } = value;
    if (typeof content !== 'string' && !Array.isArray(content) && !INSTEAD_OF_WORDS.some((field) => says(value[field])))
      context.addIssue({
        code: 'custom',
        path: ['content'],
        message: 'must be text or parts, or null beside tool_calls',
      });
    const { content: text, ...rest } = value;
    const further = typeof text === 'string' ? rest : value;
    if (further !== value && Object.keys(rest).every((field) => CHECKED_FIELDS.has(field))) return;
    checkKept(further, context);
  })
  .meta({ id: 'ChatMessage', description: "A message of OpenAI's form; further fields are kept with it" });

const storedForm = z
  .looseObject({
    type: z.enum(STORED_TYPES as [string, ...string[]]),
    data: z.looseObject({
      content: z.union([z.null(), z.array(z.union([z.string(), part])), longText]),
    }),
  })
  .superRefine((value, context) => {
    if (value.role !== undefined) context.addIssue({ code: 'custom', path: ['role'], message: 'must stand in data' });
    checkKept(value, context);
  })
  .meta({ id: 'StoredMessage', description: "A message of LangChain's stored form" });

/** Checks what is kept and never interpreted: every text in it can be stored, and it is not too deep or too large. */
function checkKept(value: Record<string, unknown>, context: z.RefinementCtx): void {
  const fault = faultOfJson(value);
  if (fault !== null) context.addIssue({ code: 'custom', ...fault });
  else if (byteLength(JSON.stringify(value), LIMITS.messageBytes) > LIMITS.messageBytes)
    context.addIssue({ code: 'custom', message: `must be at most ${LIMITS.messageBytes} bytes of JSON`, ...TOO_LARGE });
}

function says(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

/** A message, in a request as in a reply: it is given back as it came. */
export const message = z.union([chatMessage, storedForm]).meta({ id: 'Message' });

export const messages = z.array(message).min(1).max(LIMITS.messagesPerTurn);
