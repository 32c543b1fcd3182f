import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { DependencyUnavailable } from '../../src/errors.ts';
import { registerProblems } from '../../src/http/plugins/problem.ts';
import { createLogger } from '../../src/telemetry/logger.ts';

describe('the problem plugin', () => {
  it('tells the log, once a minute, why requests are refused, and the caller nothing of it', async () => {
    const lines: string[] = [];
    const app = Fastify({ loggerInstance: createLogger('warn', { write: (line) => lines.push(line) }) });
    registerProblems(app as never);
    const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
    app.get('/', () => {
      throw new DependencyUnavailable('the database is not available', full);
    });
    const replies = [await app.inject('/'), await app.inject('/')];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(replies[0]?.body).not.toContain('space');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, msg: 'requests_refused', reason: '53100', cause: 'could not extend file: No space left on device' },
    ]);
  });
});
