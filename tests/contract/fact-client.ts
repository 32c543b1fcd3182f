import { expect } from 'vitest';
import type { z } from 'zod';
import {
  extractedFacts,
  factHistory,
  factPage,
  fact as factSchema,
  forgotten,
  rememberedFact,
} from '../../src/http/fact-schemas.ts';
import { type ContractApp, fresh, turnBody } from './contract-app.ts';

export type Fact = z.infer<typeof factSchema>;

type Headers = Record<string, string>;

/** The calls about facts, each checked to answer in the documented form. */
export function factClient(app: ContractApp, headers: Headers = {}) {
  const factsOf = (userId: string) => `/v1/users/${userId}/facts`;
  const client = {
    remember: async (userId: string, key: string, value: string, more: Record<string, unknown> = {}) => {
      const answer = await app.post(factsOf(userId), { key, value, ...more }, headers);
      expect([200, 201], answer.text).toContain(answer.status);
      const remembered = rememberedFact.strict().parse(answer.body);
      expect(answer.status).toBe(remembered.event === 'added' ? 201 : 200);
      return remembered;
    },
    page: async (userId: string, query: Record<string, string> = {}) => {
      const answer = await app.get(`${factsOf(userId)}?${new URLSearchParams(query)}`, headers);
      expect(answer.status, answer.text).toBe(200);
      return factPage.strict().parse(answer.body);
    },
    list: async (userId: string, query: Record<string, string> = {}) => (await client.page(userId, query)).items,
    values: async (userId: string, query: Record<string, string> = {}) =>
      (await client.list(userId, query)).map((fact) => fact.value),
    forget: async (userId: string, key: string, language?: string) => {
      const query = new URLSearchParams({ key, ...(language !== undefined && { language }) });
      const answer = await app.delete(`${factsOf(userId)}?${query}`, headers);
      expect(answer.status, answer.text).toBe(200);
      return forgotten.strict().parse(answer.body);
    },
    forgetOne: async (userId: string, factId: string, language?: string) => {
      const query = language === undefined ? '' : `?language=${language}`;
      const answer = await app.delete(`${factsOf(userId)}/${factId}${query}`, headers);
      expect(answer.status, answer.text).toBe(200);
      return forgotten.strict().parse(answer.body);
    },
    confirm: async (userId: string, factId: string) => client.change(userId, factId, 'confirm'),
    restore: async (userId: string, factId: string) => client.change(userId, factId, 'restore'),
    change: async (userId: string, factId: string, verb: 'confirm' | 'restore') => {
      const answer = await app.send({ method: 'POST', url: `${factsOf(userId)}/${factId}/${verb}`, headers });
      expect(answer.status, answer.text).toBe(200);
      return factSchema.strict().parse(answer.body);
    },
    history: async (userId: string, factId: string) => {
      const items: z.infer<typeof factHistory>['items'] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const answer = await app.get(`${factsOf(userId)}/${factId}/history?limit=200${query}`, headers);
        expect(answer.status, answer.text).toBe(200);
        const page = factHistory.strict().parse(answer.body);
        items.push(...page.items);
        cursor = page.next_cursor;
      }
      return items;
    },
    extract: async (userId: string, said: string | readonly unknown[], more: Record<string, unknown> = {}) => {
      const messages = typeof said === 'string' ? [{ role: 'user', content: said }] : said;
      const answer = await app.post(`${factsOf(userId)}/extract`, { messages, ...more }, headers);
      expect(answer.status, answer.text).toBe(200);
      return extractedFacts.strict().parse(answer.body).facts;
    },
    /** Says it in a turn of a new session. */
    say: async (userId: string, content: string, more: Record<string, unknown> = {}) => {
      const body = turnBody(userId, fresh('s'), { messages: [{ role: 'user', content }], ...more });
      const answer = await app.saveTurn(body, headers);
      expect(answer.status, answer.text).toBe(201);
      return answer.body;
    },
    /** As if the fact had last been confirmed so many days ago, and a minute. */
    age: async (factId: string, days: number) => {
      const text = `UPDATE facts SET last_confirmed_at = now() - make_interval(days => $2, mins => 1) WHERE fact_id = $1`;
      await app.sql(text, [factId, days]);
    },
  };
  return client;
}
