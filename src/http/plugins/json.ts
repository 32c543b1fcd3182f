/** JSON in and JSON out: the input of a route is checked by its zod schemas, its output is sent as it is. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { HipocampoError } from '../../errors.ts';
import { inexactNumbers } from '../inexact-numbers.ts';
import { invalidRequest } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True where a number tells one thing from another: one that would be kept as another is refused. Elsewhere it is rounded, as JSON is read in JavaScript: no turn is lost for an id within it. */
    exactNumbers?: boolean;
  }
}

export function speakJson(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (data: unknown) => {
    const result = (schema as z.ZodType).safeParse(data);
    return result.success ? { value: result.data } : { error: invalidRequest(result.error, httpPart) };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    const takesBody = request.routeOptions.schema?.body !== undefined;
    // Many callers name a type with every request: where no body is taken, an empty one is none.
    if (!takesBody && bytes.length === 0) return done(null, undefined);
    // Bytes that are not UTF-8 would be stored with replacement characters: refused instead.
    if (!isUtf8(bytes)) return done(new HipocampoError('invalid_request', 'the body is not valid UTF-8'), undefined);
    const text = bytes.toString();
    parse(request, text, (error, value) => {
      if (error !== null) return done(error, value);
      const surplus = !takesBody && !(isRecord(value) && Object.keys(value).length === 0);
      if (surplus) return done(new HipocampoError('invalid_request', 'this operation takes no body'), value);
      done(request.routeOptions.config.exactNumbers === true ? refusal(text, value) : null, value);
    });
  });
}

/** Returns the failure of a body with numbers that would be kept as others; null where there are none. */
function refusal(text: string, value: unknown): HipocampoError | null {
  const faults = inexactNumbers(text, value);
  return faults.length === 0
    ? null
    : new HipocampoError('invalid_request', 'the request does not have the right form', {
        faults: faults.slice(0, 50),
      });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
