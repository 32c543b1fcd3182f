/** The embedding worker's own HTTP side: rankings for the HTTP workers, health and metrics for operators. Listens to nothing. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { z } from 'zod';
import type { Embedder } from '../embedding/embedder.ts';
import { DependencyUnavailable, EmbeddingFailed, HipocampoError, RankerUnavailable } from '../errors.ts';
import type { Ranker } from '../memory/episodes/ranked-memories.ts';
import type { Logger } from '../telemetry/logger.ts';
import { identifier, LIMITS, language, longText } from './field-schemas.ts';
import { memoryType } from './memory-schemas.ts';
import { refuseForeignHost } from './plugins/authentication.ts';
import { speakJson } from './plugins/json.ts';
import { registerProblems } from './plugins/problem.ts';
import { acceptRecallChannels } from './recall-upgrade.ts';
import type { App } from './route-plugin.ts';

const BODY_BYTES = LIMITS.bodyBytes + 4_096; // any query that an HTTP worker takes, and what goes with it
const MOST_RANKED = 1_000; // build-context asks for 500 memories and some to spare

export interface EmbeddingAppDeps {
  readonly recall: Ranker['rank'];
  /** The model that answers now; null while none is open. */
  readonly embedder: () => Pick<Embedder, 'model' | 'dimension' | 'embed'> | null;
  /** Returns the state of the worker's parts, by name; `ready`: it can rank. */
  readonly health: () => Promise<{ readonly ready: boolean; readonly parts: Readonly<Record<string, string>> }>;
  readonly metricsText: () => Promise<{ contentType: string; text: string }>;
  /** The token that callers must have; null: only requests to this machine are answered. */
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
  goes_on_from: identifier.optional(), // absent from an HTTP worker of an earlier version
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

  const admitting = admission(deps);
  const guarded = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (deps.isClosing()) reply.header('connection', 'close');
      admitting(request.headers);
    },
  };
  app.post('/recall', { ...guarded, schema: { body: recallBody } }, async (request, reply) => {
    return ranking(deps, request.body, abortedWith(reply)).catch(unavailable);
  });
  const endChannels = acceptRecallChannels(app.server, {
    admit: (headers) => admitting(headers),
    answer: async (body, gone) => {
      if (deps.isClosing()) throw new DependencyUnavailable('the embedding worker is closing');
      const { success, data } = recallBody.safeParse(body);
      if (!success) throw new HipocampoError('invalid_request', 'this is no question that can be ranked for');
      return ranking(deps, data, gone);
    },
    bodyBytes: BODY_BYTES,
    logger: deps.logger,
  });
  app.addHook('preClose', async () => endChannels());

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

/** Returns the check that is made before the body is read: it admits who has the token, or comes from this machine where there is none. */
function admission({ token, isClosing }: EmbeddingAppDeps) {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  return (headers: IncomingHttpHeaders): void => {
    if (isClosing()) throw new DependencyUnavailable('the embedding worker is closing');
    if (expected === null) refuseForeignHost({ headers });
    else if (!timingSafeEqual(expected, digest(headers.authorization ?? ''))) {
      throw new HipocampoError('unauthorized', "the embedding worker's token is needed: Authorization: Bearer <token>");
    }
  };
}

/** Ranks and returns the result as it is sent. */
async function ranking(
  { recall }: EmbeddingAppDeps,
  { tenant, user_id: userId, session_id: sessionId, goes_on_from: goesOnFrom, ...rest }: z.infer<typeof recallBody>,
  gone: AbortSignal,
) {
  const { items, evidence, lately, model } = await recall(
    { tenant, userId },
    { ...rest, sessionId, ...(goesOnFrom !== undefined && { goesOnFrom }) },
    gone,
  );
  return {
    items: items.map(({ memoryId, score, passage, measures, explanation }) => ({
      memory_id: memoryId,
      score,
      passage,
      explanation,
      ...(measures !== undefined && {
        measures: {
          words_around: measures.wordsAround,
          covered: measures.covered,
          covered_next: measures.coveredNext,
          similarities: measures.similarities,
          nearest_next: measures.nearestNext,
          nearest_around: measures.nearestAround,
        },
      }),
    })),
    ...(evidence !== undefined && { evidence }),
    ...(lately !== undefined && {
      lately: lately.map(({ turnNumber, cosine }) => ({ turn_number: turnNumber, cosine })),
    }),
    model,
  };
}

/** Returns a digest to compare by: digests are of one length and tell nothing of where two texts differ. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Returns a signal that fires when the caller has gone away: nobody waits for the answer any more. */
function abortedWith(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(); // an error with its stack, which an answered request need not pay for
  });
  return gone.signal;
}

/** Throws the failures of the ranker and the model as one that tells a caller "not now". */
function unavailable(error: unknown): never {
  if (error instanceof RankerUnavailable || error instanceof EmbeddingFailed) {
    throw new DependencyUnavailable(error.message, error);
  }
  throw error;
}
