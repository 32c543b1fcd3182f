import { expect } from 'vitest';
import type { z } from 'zod';
import { mergedFile } from '../../src/http/memory-file-schemas.ts';
import type { Answer, ContractApp, Problem } from './contract-app.ts';

export type Merged = z.infer<typeof mergedFile>;

/** A refusal to merge, as callers see it. */
export interface Refused extends Problem {
  readonly conflicts: readonly { base: string | null; yours: string | null; current: string | null }[];
  readonly etag: string;
  readonly current: string;
}

/** The calls about MEMORY.md. */
export function memoryFileClient(app: ContractApp, headers: Record<string, string> = {}) {
  const urlOf = (userId: string) => `/v1/users/${userId}/memory.md`;
  const client = {
    get: async (userId: string): Promise<{ text: string; etag: string }> => {
      const answer = await app.get(urlOf(userId), headers);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(answer.headers.etag).toMatch(/^"[\w-]{20,}"$/);
      return { text: answer.text, etag: String(answer.headers.etag) };
    },
    send: <Body = Merged>(
      userId: string,
      text: string | Buffer,
      etag: string | null,
      more: { readonly query?: string; readonly type?: string } = {},
    ): Promise<Answer<Body>> =>
      app.send<Body>({
        method: 'PUT',
        url: `${urlOf(userId)}${more.query ?? ''}`,
        headers: {
          'content-type': more.type ?? 'text/markdown',
          ...(etag !== null && { 'if-match': etag }),
          ...headers,
        },
        payload: text,
      }),
    put: async (userId: string, text: string, etag: string): Promise<Merged> => {
      const answer = await client.send(userId, text, etag);
      expect(answer.status, answer.text).toBe(200);
      return mergedFile.strict().parse(answer.body);
    },
    /** Edits the text as it is now. */
    edit: async (userId: string, change: (text: string) => string): Promise<Merged> => {
      const { text, etag } = await client.get(userId);
      return client.put(userId, change(text), etag);
    },
  };
  return client;
}

/** The lines of facts in a text. */
export const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('- '));
