/** Describes a route to callers, in one way for all, so that none forgets its errors. */
import type { FastifyReply, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { JsonBytes, JsonText } from '../memory/conversation/json-bytes.ts';
import { inEnglish } from './english-examples.ts';
import { STATUSES } from './plugins/problem.ts';
import { problem } from './problem-schema.ts';

/** The problems that any operation under /v1 may answer with besides its own refusals. */
const COMMON: readonly ErrorCode[] = [
  'invalid_request',
  'unauthorized',
  'forbidden',
  'not_acceptable',
  'rate_limited',
  'internal',
  'dependency_unavailable',
];
const OF_BODIES: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type'];

/** The schema of no query at all: an unknown parameter is refused, also where none is known. */
const NO_QUERY = z.strictObject({});

interface Operation<Parts> {
  readonly operationId: string;
  readonly summary: string;
  /** The details that the summary leaves open. */
  readonly description: string;
  readonly tag:
    | 'main job'
    | 'sessions'
    | 'facts'
    | 'memories'
    | 'plans'
    | 'journal'
    | 'tools'
    | 'jobs'
    | 'events'
    | 'archive';
  readonly parts: Parts;
  /** Replies by status; several statuses may share a schema, and one without any has no body. */
  readonly replies: Readonly<
    Record<
      number,
      {
        readonly description: string;
        readonly schema?: z.ZodType;
        /** In Spanish, where it has words; `english-examples.ts` has the same in English. */
        readonly example?: unknown;
        /** `application/json` where it is not told. */
        readonly mediaType?: string;
      }
    >
  >;
  readonly refusals: readonly ErrorCode[];
}

/** Returns the schema of a route: what it takes, what it gives, and every problem it may answer with. */
export function operation<
  Parts extends { body?: z.ZodType; querystring?: z.ZodType; params?: z.ZodType; headers?: z.ZodType },
>(options: Operation<Parts>): Parts & FastifySchema {
  const codes = [...COMMON, ...(options.parts.body === undefined ? [] : OF_BODIES), ...options.refusals];
  const response: Record<string, unknown> = {};
  for (const [status, { description, schema, example, mediaType = 'application/json' }] of Object.entries(
    options.replies,
  )) {
    response[status] =
      schema === undefined
        ? z.null().meta({ description }) // of which the document makes a reply without content
        : { description, content: { [mediaType]: { schema: withExample(schema, example) } } };
  }
  for (const status of new Set(codes.map((code) => STATUSES[code]))) {
    const here = codes.filter((code) => STATUSES[code] === status);
    response[status] = {
      description: here.map((code) => `\`${code}\``).join(', '),
      content: { 'application/problem+json': { schema: problem } },
    };
  }
  return {
    querystring: NO_QUERY,
    ...options.parts,
    operationId: options.operationId,
    summary: options.summary,
    description: options.description,
    tags: [options.tag],
    response,
  };
}

function withExample(schema: z.ZodType, example: unknown): z.ZodType {
  if (example === undefined) return schema;
  const english = inEnglish(example);
  return schema.meta({ examples: english === example ? [example] : [example, english] });
}

/** Sends JSON text as it is. */
export function sendJson(reply: FastifyReply, json: JsonText | JsonBytes): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(json);
}
