/** Finds the JSON object in a model's answer: bare, in a code fence, after its thoughts, or between words. */
import type { z } from 'zod';

const MAX_CHARACTERS = 100_000; // an answer longer than this is a model that does not stop
const MAX_STARTS = 50; // braces tried: "{" in prose costs a scan each

export type JsonAnswer<T> =
  | { readonly ok: true; readonly value: T }
  /** The fault, in words that quote nothing of the answer. */
  | { readonly ok: false; readonly fault: string };

/** Returns the first JSON object of the text that fits the schema. */
export function readJsonAnswer<T>(schema: z.ZodType<T>, text: string): JsonAnswer<T> {
  if (text.length > MAX_CHARACTERS) return { ok: false, fault: 'it was too long' };
  const answer = text.replace(/^[\s\S]*<\/think(?:ing)?>/i, '');
  let fault = answer.trim() === '' ? 'it was empty' : 'it held no JSON object';
  for (const candidate of objectsIn(answer)) {
    const parsed = schema.safeParse(candidate);
    if (parsed.success) return { ok: true, value: parsed.data };
    fault = faultOf(parsed.error);
  }
  return { ok: false, fault };
}

function* objectsIn(text: string): Generator<unknown> {
  let from = text.indexOf('{');
  for (let tried = 0; from >= 0 && tried < MAX_STARTS; tried += 1) {
    const end = endOfObject(text, from);
    const value = end === null ? undefined : parse(text.slice(from, end));
    if (value !== undefined) yield value;
    from = text.indexOf('{', value === undefined || end === null ? from + 1 : end);
  }
}

/** Returns the place after the brace that closes the one at `from`; null where none does. */
function endOfObject(text: string, from: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // braces in prose: the next ones may be the answer
  }
}

/** Describes the fault in the schema's own words and field names; never with a value. */
function faultOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map(
      (issue) =>
        `"${issue.path.join('.')}" ${issue.code === 'invalid_type' ? `must be ${issue.expected}` : 'is not as asked'}`,
    )
    .join('; ');
}
