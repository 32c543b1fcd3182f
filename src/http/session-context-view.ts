import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VersionedContext } from '../memory/sessions/session-context.ts';
import type { NamedSession } from '../memory/sessions/session-contexts.ts';

/** Returns the session that a request names in its path, as its caller may see it. */
export function namedSession(request: Pick<FastifyRequest, 'principal'>, sessionId: string): NamedSession {
  const { tenant, userId } = request.principal;
  return { tenant, sessionId, onlyUser: userId };
}

/** Tells the session's version as an entity tag, which `If-Match` takes. */
export function tagged(reply: FastifyReply, version: number): FastifyReply {
  return reply.header('etag', `"${version}"`);
}

/** Returns a whole context as callers see it. */
export function contextView(sessionId: string, { context, version }: VersionedContext) {
  return { session_id: sessionId, context, version };
}

/** Returns one key of a context as callers see it. */
export function contextValueView(key: string, value: unknown, version: number) {
  return { key, value, version };
}
