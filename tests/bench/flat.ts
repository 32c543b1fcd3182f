/** Whether a build costs the same however long the session is and however full the database. */
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { client } from '../support/client.ts';
import { type Bench, type Findings, startService } from './bench.ts';
import { median, quantile, short } from './figures.ts';
import type { RedisDatabase } from './redis-database.ts';
import { buildBody, TURNS_PER_SESSION, turnBody } from './requests.ts';
import { copySessions, repeatSession, seedThroughApi } from './seed.ts';
import type { ServerProcess } from './server-process.ts';
import { table } from './table.ts';
import { timedPost } from './timed-post.ts';

const AIM = 1.15; // times the p50 of the small one
const MOST_WRONG = 0.01; // share of builds whose cache was not as asked
const FORGET_ATTEMPTS = 20; // some 20 ms: a Redis too slow for the service's own timeout may never get the entry
const PAST_REACH = 3; // times 20 turns: the shortest session that fills the window and the reach as the long one does

/** Cold is what no tier has: an entry in the worker's memory would outlive the one that is taken out of Redis. */
const SHARED_TIER_ALONE = { WORKER_CACHE_MB: '0' };

/** One thing that is read, again and again. */
interface Subject {
  readonly name: string;
  readonly server: ServerProcess;
  readonly session: string;
}

interface Reads {
  readonly name: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly replyBytes: number;
  /** Of the p50, to the first subject's. */
  readonly ratio: number;
}

export async function measureFlatness(bench: Bench): Promise<Findings> {
  process.stderr.write('flat: sessions\n');
  const bySession = await bySessionLength(bench);
  process.stderr.write('flat: databases\n');
  const byDatabase = await byDatabaseSize(bench);
  const rows = [...bySession, ...byDatabase].flatMap(({ of, kind, reads }) =>
    reads.map((read, index) => [
      `${kind}, ${read.name}`,
      short(read.p50Ms),
      short(read.p95Ms),
      short(read.replyBytes),
      short(read.ratio),
      index === reads.length - 1 ? `${of} <= ${AIM}: ${read.ratio <= AIM ? 'met' : 'MISSED'}` : '',
    ]),
  );
  const head = ['build-context', 'p50 ms', 'p95 ms', 'reply bytes', 'ratio', ''];
  return {
    tables: [table('Flat (one connection, one request after the other, in alternation)', head, rows)],
    figures: { aim: AIM, bySession, byDatabase },
  };
}

async function bySessionLength(bench: Bench) {
  const { databases, settings, text } = bench;
  const url = await databases.create('sessions');
  const service = await startService(bench, url, undefined, SHARED_TIER_ALONE);
  await seedThroughApi(service.url, text, 1);
  const times = Math.ceil(settings.longTurns / TURNS_PER_SESSION);
  await databases.within(url, async (database) => {
    await repeatSession(database, 'past-reach', PAST_REACH);
    await repeatSession(database, 'long', times);
    await repeatSession(database, 'written-on', times);
  });
  await databases.settle(url);
  await checkSeeded(bench, service, 'long', times * TURNS_PER_SESSION);
  const subjects = [
    { name: `session of ${TURNS_PER_SESSION} turns`, server: service, session: 'seed-0' },
    { name: `session of ${PAST_REACH * TURNS_PER_SESSION} turns`, server: service, session: 'past-reach' },
    { name: `session of ${times * TURNS_PER_SESSION} turns`, server: service, session: 'long' },
  ];
  const found = await readAll(bench, 'session length', subjects);
  await service.stop();
  await databases.drop(url);
  return found;
}

async function byDatabaseSize(bench: Bench) {
  const { databases, settings, text } = bench;
  const smallUrl = await databases.create('small');
  const seeding = await startService(bench, smallUrl, undefined, SHARED_TIER_ALONE);
  const seeds = Math.max(1, Math.round(settings.smallTurns / TURNS_PER_SESSION));
  await seedThroughApi(seeding.url, text, seeds);
  await seeding.stop();
  const largeUrl = await databases.create('large', smallUrl);
  await databases.within(largeUrl, (database) =>
    copySessions(database, 'copy', seeds, Math.round(settings.largeTurns / TURNS_PER_SESSION) - seeds),
  );
  await databases.settle(smallUrl);
  await databases.settle(largeUrl);
  const small = await startService(bench, smallUrl, undefined, SHARED_TIER_ALONE);
  const large = await startService(bench, largeUrl, undefined, SHARED_TIER_ALONE);
  const found = await readAll(bench, 'database size', [
    { name: `database of ${settings.smallTurns} turns`, server: small, session: 'seed-0' },
    { name: `database of ${settings.largeTurns} turns`, server: large, session: 'seed-0' },
  ]);
  await small.stop();
  await large.stop();
  await databases.drop(largeUrl);
  await databases.drop(smallUrl);
  return found;
}

/** Throws unless the service reads the session made in SQL as if it had written it: its figures, its last turns, the next one. */
async function checkSeeded({ text }: Bench, service: ServerProcess, session: string, turns: number): Promise<void> {
  const { get, buildContext, saveTurn } = client(service.url);
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      throw new Error(`${session}: ${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };
  const stored = await get<{ total_turns: number; version: number }>(`/v1/sessions/${session}`);
  expect('total_turns', stored.body.total_turns, turns);
  expect('version', stored.body.version, turns);
  const page = await get<{ items: { turn_number: number }[] }>(`/v1/sessions/${session}/turns?limit=5`);
  expect(
    'last page',
    page.body.items.map((turn) => turn.turn_number),
    [4, 3, 2, 1, 0].map((back) => turns - back),
  );
  const long = await buildContext(buildBody(text, session, 0));
  const short = await buildContext(buildBody(text, 'seed-0', 0));
  expect('history', long.body.history_messages, short.body.history_messages);
  expect('sections.history', long.body.sections.history, short.body.sections.history);
  const next = await saveTurn(turnBody(text, 'written-on', 0, 0)); // its twin, so that `long` stays as it was made
  expect('next turn_number', next.body.turn_number, turns + 1);
}

async function readAll(bench: Bench, of: string, subjects: readonly Subject[]) {
  return [
    { of, kind: 'warm', reads: await read(bench, subjects, 'hit') },
    { of, kind: 'cold', reads: await read(bench, subjects, 'miss') },
  ];
}

async function read(bench: Bench, subjects: readonly Subject[], cache: 'hit' | 'miss'): Promise<Reads[]> {
  const { settings, redis, text } = bench;
  const agent = new Agent({ keepAlive: true });
  const samples = subjects.map(() => ({ milliseconds: [] as number[], bytes: [] as number[] }));
  const warmUp = Math.max(20, Math.round(settings.flatRequests / 10));
  let wrong = 0;
  for (let round = -warmUp; round < settings.flatRequests; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      if (cache === 'miss' && round === -warmUp) await forget(redis, subject.session);
      const body = JSON.stringify(buildBody(text, subject.session, 0));
      const reply = await timedPost(agent, `${subject.server.url}/v1/build-context`, body);
      if (reply.status !== 200) throw new Error(`${subject.name}: build-context answered ${reply.status}`);
      // Now, not before the next read: the entry is stored beside the reply, and two servers may share its key.
      if (cache === 'miss') await forget(redis, subject.session);
      if (round < 0) continue;
      if (!reply.text.includes(`"cache":"${cache}"`)) wrong += 1;
      samples[index]?.milliseconds.push(reply.milliseconds);
      samples[index]?.bytes.push(Buffer.byteLength(reply.text));
    }
  }
  agent.destroy();
  if (wrong > MOST_WRONG * settings.flatRequests) throw new Error(`${wrong} builds were no ${cache}`);
  const first = median(samples[0]?.milliseconds ?? []);
  return subjects.map(({ name }, index) => {
    const { milliseconds = [], bytes = [] } = samples[index] ?? {};
    const p50Ms = median(milliseconds);
    return { name, p50Ms, p95Ms: quantile(milliseconds, 0.95), replyBytes: median(bytes), ratio: p50Ms / first };
  });
}

/** Frees the entry that a read has just stored, once it is there. */
async function forget(redis: RedisDatabase, session: string): Promise<void> {
  for (let attempt = 0; attempt < FORGET_ATTEMPTS; attempt += 1) {
    if ((await redis.redis.del(`conversation_context:${session}`)) === 1) return;
    await sleep(1);
  }
}
