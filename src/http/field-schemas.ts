/** The fields that operations of several nouns take: names, texts, times, pages. */
import { z } from 'zod';
import { IDENTIFIER, IDENTIFIER_RULE } from '../identifier.ts';

/** Limits on the size of a request; the document and the parser read the same numbers. */
export const LIMITS = {
  bodyBytes: 1_048_576,
  messageBytes: 262_144,
  metadataBytes: 65_536,
  messagesPerTurn: 64,
  jsonDepth: 64,
  pageItems: 200,
} as const;

/** The mark of a fault of size, which is answered 413 instead of 400. */
export const TOO_LARGE = { params: { tooLarge: true } } as const;

const encoder = new TextEncoder();
/** Returns the bytes of a text in UTF-8, at least where they could pass `limit`. */
export const byteLength = (value: string, limit: number): number =>
  value.length * 3 <= limit ? value.length : encoder.encode(value).length;

/** True when PostgreSQL and UTF-8 can keep the text as it is. */
export const isPlain = (value: string) => value.isWellFormed() && !value.includes('\0');

/** The fault of a text that is not plain. */
export const NOT_PLAIN = 'must not contain NUL or lone surrogates';

/** The name that a caller gives a user or a session. */
export const identifier = z
  .string()
  .regex(IDENTIFIER, `must be ${IDENTIFIER_RULE}`)
  .meta({ description: `Identifier: ${IDENTIFIER_RULE}` });

/** The path of whatever belongs to one user. */
export const userParams = z.strictObject({ user_id: identifier });

/** Text of up to 256 KiB in UTF-8. */
export const longText = z
  .string()
  .refine(isPlain, NOT_PLAIN)
  .refine((value) => byteLength(value, LIMITS.messageBytes) <= LIMITS.messageBytes, {
    message: `must be at most ${LIMITS.messageBytes} bytes of UTF-8`,
    ...TOO_LARGE,
  });

/** Returns the schema of a text that says something in at most so many characters. */
export const shortText = (max: number) =>
  z
    .string()
    .refine(isPlain, NOT_PLAIN)
    .refine((value) => /[^\s_\p{Cf}\p{Cc}-]/u.test(value), 'must not be blank')
    .refine((value) => [...value].length <= max, `must be at most ${max} characters`)
    .meta({ minLength: 1, maxLength: max });

/** The language of a text, as a tag. */
export const language = z
  .string()
  .max(35)
  .regex(
    /^([A-Za-z]{2,8}|[IXix]-[A-Za-z0-9]{1,8})(-[A-Za-z0-9]{1,8})*$/,
    'must be a BCP-47 language tag, such as es or en-GB',
  )
  .meta({
    description:
      'BCP-47 tag. `es` gets Spanish words from the service, any other tag English ones. Not told, it is found.',
    examples: ['es'],
  });

/** A time with its offset, within the years that every calendar has. */
export const moment = z.iso
  .datetime({ offset: true, error: 'must be an ISO-8601 time with Z or an offset' })
  .refine((value) => {
    const year = new Date(value).getUTCFullYear();
    return year >= 1 && year <= 9999;
  }, 'must lie in the years 1 to 9999')
  .meta({ examples: ['2026-11-21T20:00:00.000Z'] });

/** A time with its offset, or a day (UTC). */
export const timeOrDay = z.union([moment, z.iso.date('must be an ISO-8601 time with an offset, or a day')]);

/** Returns the first instant of a time or a day. */
export function startOf(said: string): Date {
  return new Date(said);
}

/** Returns the last instant of a time or a day. */
export function endOf(said: string): Date {
  return new Date(said.length === 'YYYY-MM-DD'.length ? `${said}T23:59:59.999Z` : said);
}

/** A day that relative dates are counted from: near enough that every calendar has it. */
export const referenceMoment = moment.refine(
  (value) => /^(?:19|20|21)/.test(value),
  'must lie in the years 1900 to 2199',
);

/** The time zone in which a caller's days begin. */
export const timezone = z
  .string()
  .max(64)
  .refine((value) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: value });
      return true;
    } catch {
      return false;
    }
  }, 'must be an IANA time zone, such as Europe/Madrid')
  .meta({ description: 'IANA time zone in which days begin', examples: ['Europe/Madrid'] });

/** A JSON object of the caller's own, of up to 64 KiB and a depth that any reader can take. */
export const ownJson = z
  .record(z.string(), z.unknown())
  .superRefine((value, context) => {
    const fault = faultOfJson(value);
    if (fault !== null) context.addIssue({ code: 'custom', ...fault });
    else if (byteLength(JSON.stringify(value), LIMITS.metadataBytes) > LIMITS.metadataBytes) {
      context.addIssue({
        code: 'custom',
        message: `must be at most ${LIMITS.metadataBytes} bytes of JSON`,
        ...TOO_LARGE,
      });
    }
  })
  .meta({ type: 'object', additionalProperties: true });

/** Returns the first text in a JSON value that cannot be stored, or its depth; iterative, so that depth itself cannot break it. */
export function faultOfJson(root: unknown): { message: string; path: (string | number)[] } | null {
  const open: { value: unknown; path: (string | number)[] }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isPlain(value)) return { message: NOT_PLAIN, path };
    if (typeof value === 'number' && !Number.isFinite(value))
      return { message: 'is a number too large to be kept', path };
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= LIMITS.jsonDepth)
      return { message: `must be at most ${LIMITS.jsonDepth} levels deep`, path: path.slice(0, 1) };
    for (const [key, inner] of Object.entries(value)) {
      if (!isPlain(key)) return { message: `keys ${NOT_PLAIN}`, path };
      open.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
}

/** Returns the schema of a query string's number: digits only, nothing coerced that is not plainly one. */
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** The position from which a page goes on. */
export const cursor = z.string().min(1).max(1024).optional().meta({ description: '`next_cursor` of the page before' });

/** The most items of a page. */
export const limit = whole(1, LIMITS.pageItems).default(20).meta({ description: '1-200, default 20' });
