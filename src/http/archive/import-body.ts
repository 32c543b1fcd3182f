/** The bodies of imports: of any size, so they are not read into memory but spooled, checked, and then worked on. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { HipocampoError } from '../../errors.ts';
import { tightenHeap } from '../../tight-heap.ts';
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

const SILENT_MS = 30_000; // between two pieces of a body: a caller that is silent for so long is gone

const TYPES = ['application/json', 'application/x-ndjson', 'application/ndjson'];

/** Gives the routes below `app` bodies that arrive as streams. */
export function takeImports(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPES, (_request, body, done) => done(null, body));
  app.decorateRequest('takeSpool', async function takeSpool(this: FastifyRequest): Promise<Spool> {
    if (this.body === undefined || this.body === null)
      throw new HipocampoError('invalid_request', 'the document to import is missing');
    const loosen = tightenHeap();
    try {
      const spool = await Spool.of(unlessSilent(this.body as Readable), this.routeOptions.config.importMaxBytes ?? 0);
      opened.set(this, { spool, loosen });
      return spool;
    } finally {
      if (!opened.get(this)?.spool.isLarge) loosen();
      taking.delete(this.raw.socket);
    }
  });
  app.addHook('onRequest', (request, _reply, done) => {
    taking.add(request.raw.socket);
    done();
  });
  app.addHook('onResponse', async (request) => {
    taking.delete(request.raw.socket);
    const body = opened.get(request);
    opened.delete(request);
    body?.loosen();
    await body?.spool.close();
  });
}

const opened = new WeakMap<FastifyRequest, { readonly spool: Spool; readonly loosen: () => void }>();
const taking = new WeakSet<object>();

/** True while an import comes in over the socket: it takes as long as it takes, where any other request has to be there in time. */
export function takesItsTime(socket: object): boolean {
  return taking.has(socket);
}

async function* unlessSilent(body: Readable): AsyncGenerator<Uint8Array> {
  const late = setTimeout(() => {
    body.destroy(new HipocampoError('invalid_request', 'the body does not go on'));
  }, SILENT_MS).unref();
  try {
    for await (const chunk of body) {
      late.refresh();
      yield chunk;
    }
  } finally {
    clearTimeout(late);
  }
}

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
