import type { z } from 'zod';
import { HipocampoError } from '../../errors.ts';
import { invalidRequest } from '../plugins/problem.ts';

/** Returns the value as its schema reads it; throws `invalid_request` with the places of its faults, below `pointer`. `first`: the index of an array's first element in the document. */
export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  pointer: string,
  first = 0,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const error = invalidRequest(result.error, 'body');
  const faults = error.faults.map((fault) => ({
    pointer: pointer + (first === 0 ? fault.pointer : fault.pointer.replace(/^\/0/, `/${first}`)),
    message: fault.message,
  }));
  throw new HipocampoError(error.code, error.message, { faults });
}

/** Names of keys by which an object would change what all objects are. */
const POISON = /__proto__|constructor|\\u00/;

/** Returns the value of a JSON text. Throws `invalid_request` for what is none, and for keys that poison. */
export function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (!POISON.test(text) || !isPoisoned(value)) return value;
  } catch {
    // told below
  }
  throw new HipocampoError('invalid_request', 'the body is not valid JSON');
}

function isPoisoned(root: unknown): boolean {
  const open = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) return true;
    const made = Object.hasOwn(value, 'constructor') ? (value as Record<string, unknown>).constructor : null;
    if (typeof made === 'object' && made !== null && Object.hasOwn(made, 'prototype')) return true;
    for (const inner of Object.values(value)) open.push(inner);
  }
  return false;
}
