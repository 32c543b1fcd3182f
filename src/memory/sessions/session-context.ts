/** The key-value context of a session: what an agent keeps with a chat beside its turns, such as its working directory. */
import { HipocampoError } from '../../errors.ts';

export type SessionContext = Readonly<Record<string, unknown>>;

/** A session's context with the session's version, which a write may be held to. */
export interface VersionedContext {
  readonly context: SessionContext;
  readonly version: number;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys whose meaning is known, so that their values are held to it; any other key takes any JSON value. */
export const KNOWN_KEYS: Readonly<
  Record<string, { readonly form: string; readonly fits: (value: unknown) => boolean }>
> = {
  working_dir: { form: 'a string', fits: isText },
  last_command: { form: 'a string', fits: isText },
  environment: { form: 'an object', fits: isObject },
  file_cache: { form: 'an object', fits: isObject },
};

export const CONTEXT_LIMITS = {
  keys: 100,
  valueBytes: 65_536,
  // The whole of it is read and written with every change, and shown with its session.
  totalBytes: 262_144,
} as const;

/** Returns a context with one key set. Throws `invalid_request`, `payload_too_large`. */
export function withKey(context: SessionContext, key: string, value: unknown): SessionContext {
  checkValue(key, value, '/value');
  return checked({ ...context, [key]: value }); // an own property whatever its name, `__proto__` included
}

/** Returns a context without one key; null where it has none of that name. */
export function withoutKey(context: SessionContext, key: string): SessionContext | null {
  if (!Object.hasOwn(context, key)) return null;
  return Object.fromEntries(Object.entries(context).filter(([name]) => name !== key));
}

/** Returns the context if it can be kept as a whole; `pointer` is its place in the request. Throws `invalid_request`, `payload_too_large`. */
export function wholeContext(context: SessionContext, pointer: string): SessionContext {
  for (const [key, value] of Object.entries(context)) {
    checkValue(key, value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
  return checked(context);
}

function checkValue(key: string, value: unknown, pointer: string): void {
  const known = Object.hasOwn(KNOWN_KEYS, key) ? KNOWN_KEYS[key] : undefined;
  if (known !== undefined && !known.fits(value)) {
    throw new HipocampoError('invalid_request', `${key} must be ${known.form}`, {
      faults: [{ pointer, message: `${key} must be ${known.form}` }],
    });
  }
  if (Buffer.byteLength(JSON.stringify(value)) > CONTEXT_LIMITS.valueBytes) {
    const message = `must be at most ${CONTEXT_LIMITS.valueBytes} bytes of JSON`;
    throw new HipocampoError('payload_too_large', `the value of a key ${message}`, { faults: [{ pointer, message }] });
  }
}

function checked(context: SessionContext): SessionContext {
  const { keys, totalBytes } = CONTEXT_LIMITS;
  if (Object.keys(context).length > keys)
    throw new HipocampoError('payload_too_large', `a session's context has at most ${keys} keys`);
  if (Buffer.byteLength(JSON.stringify(context)) > totalBytes)
    throw new HipocampoError('payload_too_large', `a session's context is at most ${totalBytes} bytes of JSON in all`);
  return context;
}
