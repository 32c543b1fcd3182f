/** The embedding worker's own HTTP side: rankings for the HTTP workers, health and metrics for operators. Listens to nothing. */
import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { z } from 'zod';
import type { Embedder } from '../embedding/embedder.ts';
import { DependencyUnavailable, EmbeddingFailed, HipocampoError, RankerUnavailable } from '../errors.ts';
import type { Ranker } from '../memory/episodes/ranked-memories.ts';
import type { Logger } from '../telemetry/logger.ts';
import { refuseForeignHost } from './plugins/authentication.ts';
import { speakJson } from './plugins/json.ts';
import { registerProblems } from './plugins/problem.ts';
import type { App } from './route-plugin.ts';
import { identifier, LIMITS, language, longText, memoryType } from './schemas.ts';

const BODY_BYTES = LIMITS.bodyBytes + 4_096; // any query that an HTTP worker takes, and what goes with it
const MOST_RANKED = 1_000; // build-context asks for 500 memories and some to spare

export interface EmbeddingAppDeps {
  readonly recall: Ranker['rank'];
  /** The model that answers now; null while none is open. */
  readonly embedder: () => Pick<Embedder, 'model' | 'dimension' | 'embed'> | null;
  /** What the worker needs, by name; `ready`: it can rank. */
  readonly health: () => Promise<{ readonly ready: boolean; readonly parts: Readonly<Record<string, string>> }>;
  readonly metricsText: () => Promise<{ contentType: string; text: string }>;
  /** Null: only requests to this machine are answered. */
  readonly token: string | null;
  readonly isClosing: () => boolean;
  readonly logger: Logger;
}

const recallBody = z.strictObject({
  tenant: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/),
  user_id: identifier,
  query: longText,
  language,
  k: z.int().min(1).max(MOST_RANKED),
  types: z.array(memoryType).nullable(),
  session_id: identifier.nullable(),
});

const embedBody = z.strictObject({ text: longText });

export async function buildEmbeddingApp(deps: EmbeddingAppDeps): Promise<App> {
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000, // the HTTP workers keep their connections
    forceCloseConnections: 'idle',
  }) as unknown as App;
  speakJson(app as never);
  registerProblems(app as never);

  const guarded = { onRequest: admit(deps) };
  app.post('/recall', { ...guarded, schema: { body: recallBody } }, async (request, reply) => {
    const { tenant, user_id: userId, session_id: sessionId, ...rest } = request.body;
    const gone = abortedWith(reply);
    const { items, model } = await deps.recall({ tenant, userId }, { ...rest, sessionId }, gone).catch(unavailable);
    return { items: items.map(({ memoryId, ...item }) => ({ memory_id: memoryId, ...item })), model };
  });

  app.post('/embed', { ...guarded, schema: { body: embedBody } }, async (request, reply) => {
    const embedder = deps.embedder();
    if (embedder === null) throw new DependencyUnavailable('no model is open yet');
    const started = performance.now();
    await embedder.embed([request.body.text], { priority: 'query', signal: abortedWith(reply) }).catch(unavailable);
    return { model: embedder.model, dimension: embedder.dimension, milliseconds: performance.now() - started };
  });

  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (deps.isClosing()) return reply.code(503).send({ status: 'closing' });
    const { ready, parts } = await deps.health();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable', ...parts });
  });
  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await deps.metricsText();
    return reply.header('content-type', contentType).send(text);
  });

  await app.ready();
  return app;
}

/** Before the body is read: who has the token, or comes from this machine where there is none. */
function admit({ token, isClosing }: EmbeddingAppDeps) {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isClosing()) {
      reply.header('connection', 'close');
      throw new DependencyUnavailable('the embedding worker is closing');
    }
    if (expected === null) refuseForeignHost(request);
    else if (!timingSafeEqual(expected, digest(request.headers.authorization ?? ''))) {
      throw new HipocampoError('unauthorized', "the embedding worker's token is needed: Authorization: Bearer <token>");
    }
  };
}

/** Digests are of one length and tell nothing of where two texts differ. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Fires when the caller has gone away: nobody waits for the answer any more. */
function abortedWith(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(); // an error with its stack, which an answered request need not pay for
  });
  return gone.signal;
}

/** The ranker and the model fail in ways of their own; to a caller all of them mean "not now". */
function unavailable(error: unknown): never {
  if (error instanceof RankerUnavailable || error instanceof EmbeddingFailed) {
    throw new DependencyUnavailable(error.message, error);
  }
  throw error;
}
