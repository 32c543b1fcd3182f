/** The bodies of imports: of any size, so they are not read into memory but spooled, checked, and then worked on. */
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { HipocampoError } from '../../errors.ts';
import { invalidRequest } from '../plugins/problem.ts';
import { Spool } from './spool.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Returns the spooled body; it is closed with the reply. */
    takeSpool(): Promise<Spool>;
  }
  interface FastifyContextConfig {
    /** The largest body that an import takes. */
    importMaxBytes?: number;
  }
}

const TYPES = ['application/json', 'application/x-ndjson', 'application/ndjson'];

/** Gives the routes below `app` bodies that arrive as streams. */
export function takeImports(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPES, (_request, body, done) => done(null, body));
  app.decorateRequest('takeSpool', async function takeSpool(this: FastifyRequest): Promise<Spool> {
    if (this.body === undefined || this.body === null)
      throw new HipocampoError('invalid_request', 'the document to import is missing');
    const spool = await Spool.of(this.body as AsyncIterable<Uint8Array>, this.routeOptions.config.importMaxBytes ?? 0);
    opened.set(this, spool);
    return spool;
  });
  app.addHook('onResponse', async (request) => {
    await opened.get(request)?.close();
    opened.delete(request);
  });
}

const opened = new WeakMap<FastifyRequest, Spool>();

/** Returns the options of a route that takes an import: its body is described by its schema, and read by the route itself. */
export function importOf<Schema extends FastifySchema>(schema: Schema, importMaxBytes: number) {
  return {
    config: { importMaxBytes },
    schema: schema as Omit<Schema, 'body'>,
    validatorCompiler:
      ({ schema: part, httpPart }: { schema: unknown; httpPart?: string }) =>
      (data: unknown) => {
        if (httpPart === 'body') return { value: data };
        const result = (part as z.ZodType).safeParse(data);
        return result.success ? { value: result.data } : { error: invalidRequest(result.error, httpPart) };
      },
  };
}
