/** Bodies of Markdown: the text as it was sent. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HipocampoError } from '../../errors.ts';
import { isPlain, NOT_PLAIN } from '../field-schemas.ts';

/** Gives the routes below `app` bodies of Markdown, and of nothing else. */
export function takeMarkdown(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['text/markdown', 'text/plain'], { parseAs: 'buffer' }, (_request, body, done) => {
    const bytes = body as Buffer;
    // Bytes that are not UTF-8 would be stored with replacement characters: refused instead.
    if (!isUtf8(bytes)) return done(new HipocampoError('invalid_request', 'the body is not valid UTF-8'), undefined);
    const text = bytes.toString();
    const fault = { faults: [{ pointer: '', message: NOT_PLAIN }] };
    done(isPlain(text) ? null : new HipocampoError('invalid_request', 'the body is not plain text', fault), text);
  });
}
