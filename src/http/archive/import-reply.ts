/** The replies of imports: at once where nobody asks how far they are, else lines that tell it, of which the last is the reply. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { problemOfRequest } from '../plugins/problem.ts';
import type { Spool } from './spool.ts';

const LINE_EVERY_MS = 500;

/** The parameter by which a caller asks for lines. */
export const progressParameter = z.enum(['true', 'false']).optional().meta({
  description:
    '`true`: the reply is `200` with lines of JSON (`application/x-ndjson`): while it works `{"kind": "progress", "step": "checking" | "writing", "bytes", "of"}`, twice a second, and last `{"kind": "reply", "status", "body"}` with the reply or the problem that would have come otherwise',
});

/** The steps of an import, as its caller is told of them: the document is read, and then read again to be written. */
export type ImportStep = 'checking' | 'writing';

interface ImportOutcome {
  readonly status: 200 | 201;
  readonly body: object;
}

/** Sends what `work` makes of the spooled body of a request; `begin` tells which step it has come to. */
export async function replyToImport(
  request: FastifyRequest,
  reply: FastifyReply,
  tellsProgress: boolean,
  spool: Spool,
  work: (begin: (step: ImportStep) => void) => Promise<ImportOutcome>,
): Promise<FastifyReply> {
  if (!tellsProgress) {
    const { status, body } = await work(() => undefined);
    return reply.code(status).send(body);
  }
  let step: ImportStep = 'checking';
  const lines = new Readable({ read: () => undefined });
  const tell = (line: object) => {
    if (!lines.destroyed) lines.push(`${JSON.stringify(line)}\n`);
  };
  const tellProgress = () => tell({ kind: 'progress', step, bytes: spool.at, of: spool.bytes });
  tellProgress();
  const timer = setInterval(tellProgress, LINE_EVERY_MS);
  lines.once('close', () => clearInterval(timer));
  const done = work((next) => {
    step = next;
    tellProgress();
  }).then(
    ({ status, body }) => tell({ kind: 'reply', status, body }),
    (error: unknown) => {
      if (lines.destroyed) return; // nobody listens any more, and what it worked on went with the connection
      const problem = problemOfRequest(error, request);
      tell({ kind: 'reply', status: problem.status, body: problem });
    },
  );
  void done.finally(() => {
    clearInterval(timer);
    if (!lines.destroyed) lines.push(null);
  });
  return reply.header('content-type', 'application/x-ndjson; charset=utf-8').send(lines as never);
}
