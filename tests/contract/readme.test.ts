import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltContext, type ContractApp, openContractApp } from './contract-app.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp();
});
afterAll(() => app.close());

describe('the first five minutes of the README', () => {
  it('go as they are told there', async () => {
    const calls = [...README.matchAll(/curl -s http:\/\/\S+(\/v1\/\S+) [^']*'[^']*' -d '([^']*)'/g)];
    const told = /```json\n(\{ "language"[\s\S]*?)```/.exec(README)?.[1];
    expect(calls.map(([, path]) => path)).toEqual(['/v1/save-turn', '/v1/build-context']);
    const [save, build] = calls.map(([, , body]) => JSON.parse(body ?? '') as object);
    expect((await app.post('/v1/save-turn', save)).status).toBe(201);
    const { body } = await app.post<BuiltContext>('/v1/build-context', build);
    const reply = JSON.parse(told ?? '') as { plan_state: { date: string } };
    const { date } = body.plan_state as { date: string };
    expect(new Date(date).getUTCDay(), 'a Friday').toBe(5);
    expect(body).toMatchObject({ ...reply, plan_state: { ...reply.plan_state, date } });
  });
});
