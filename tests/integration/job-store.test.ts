import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ConstraintViolated } from '../../src/errors.ts';
import type { Job, NewJob } from '../../src/memory/jobs/job.ts';
import type { Database } from '../../src/stores/database.ts';
import { JobStore } from '../../src/stores/job-store.ts';
import { describeOnBoth, type Edition, insertTurn, rememberedTurn, TENANTS } from './store-editions.ts';

describeOnBoth('JobStore', (open) => {
  let edition: Edition;
  let database: Database;
  let jobs: JobStore;
  beforeAll(async () => {
    edition = await open();
    database = edition.database;
    jobs = new JobStore({ database });
  });
  afterAll(() => edition.close());
  beforeEach(async () => {
    for (const tenant of TENANTS) await run(tenant, 'DELETE FROM jobs');
  });

  const run = (tenant: string, text: string, values: unknown[] = []) => database.as(tenant).rows(text, values);
  const enqueue = (job: Partial<NewJob> = {}, tenant = 'default') =>
    jobs.enqueue(database.as(tenant), tenant, { kind: 'test', ...job });
  const claimOne = async (leaseSeconds = 60): Promise<Job> => {
    const [job] = await jobs.claim(['test'], 1, leaseSeconds);
    if (job === undefined) throw new Error('there is nothing to claim');
    return job;
  };
  const leaseOver = () =>
    run('default', "UPDATE jobs SET locked_until = now() - interval '1 second' WHERE status = 'running'");
  const due = () => run('default', "UPDATE jobs SET run_at = now() - interval '1 second' WHERE status = 'pending'");
  const succeed = (tenant: string, held: readonly Job[]) =>
    database.transaction(tenant, (tx) => jobs.succeed(tx, tenant, held));

  it('gives each of 500 jobs of two tenants to exactly one of eight claimers', async () => {
    await run('default', "INSERT INTO jobs (tenant_id, kind) SELECT 'default', 'test' FROM generate_series(1, 300)");
    await run('other', "INSERT INTO jobs (tenant_id, kind) SELECT 'other', 'test' FROM generate_series(1, 200)");
    const claimer = async (limit: number) => {
      const mine: Job[] = [];
      for (;;) {
        const claimed = await jobs.claim(['test'], limit, 60);
        if (claimed.length === 0) return mine;
        mine.push(...claimed);
        for (const tenant of TENANTS)
          await succeed(
            tenant,
            claimed.filter((job) => job.tenant === tenant),
          );
      }
    };
    const claimed = (await Promise.all(Array.from({ length: 8 }, (_, n) => claimer(5 + n)))).flat();
    expect(claimed).toHaveLength(500);
    expect(new Set(claimed.map((job) => job.jobId)).size).toBe(500);
    expect(claimed.filter((job) => job.tenant === 'other')).toHaveLength(200);
    expect(claimed.every((job) => job.attempts === 1 && job.status === 'running')).toBe(true);
    expect(await jobs.counts()).toEqual([]);
  });

  it('claims what is due of the kinds that were asked for, what has waited longest first', async () => {
    const late = await enqueue({ runAt: new Date(Date.now() - 1_000) });
    const early = await enqueue({ runAt: new Date(Date.now() - 60_000) });
    await enqueue({ runAt: new Date(Date.now() + 60_000) });
    await enqueue({ kind: 'another' });
    const claimed = await jobs.claim(['test', 'unheard-of'], 10, 60);
    expect(claimed.map((job) => job.jobId)).toEqual([early, late]);
    expect(await jobs.claim(['test'], 10, 60)).toEqual([]);
    expect(await jobs.claim([], 10, 60)).toEqual([]);
  });

  it('takes a job over once its lease is over, and the one who comes too late changes nothing', async () => {
    const id = await enqueue({ payload: { size: 3 } });
    const first = await claimOne();
    expect(await jobs.claim(['test'], 1, 60)).toEqual([]);
    await leaseOver();
    const second = await claimOne();
    expect(second).toMatchObject({ jobId: id, attempts: 2, payload: { size: 3 } });

    expect(await succeed('default', [first])).toEqual([]);
    await jobs.fail('default', [first], 'too late', { retryable: false });
    expect(await jobs.extend([first], 600)).toEqual([]);
    expect(await jobs.find('default', id)).toMatchObject({ status: 'running', attempts: 2, error: null });

    expect(await succeed('default', [second])).toEqual([id]);
    expect(await succeed('default', [second])).toEqual([]);
    const done = await jobs.find('default', id);
    expect(done).toMatchObject({ status: 'succeeded', attempts: 2 });
    expect(done?.finishedAt?.getTime()).toBeGreaterThanOrEqual(done?.startedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  });

  it('leaves a job with its holder for as long as the lease is extended', async () => {
    const id = await enqueue();
    const held = await claimOne(0);
    expect(await jobs.extend([held], 60)).toEqual([id]);
    expect(await jobs.claim(['test'], 1, 60)).toEqual([]);
  });

  it('takes a success back with the transaction that it was part of', async () => {
    const id = await enqueue();
    const held = await claimOne();
    const work = database.transaction('default', async (tx) => {
      await jobs.succeed(tx, 'default', [held]);
      throw new Error('on purpose');
    });
    await expect(work).rejects.toThrow('on purpose');
    expect(await jobs.find('default', id)).toMatchObject({ status: 'running' });
  });

  it('tries again after a pause that doubles, with jitter, and gives up once the attempts are used up', async () => {
    const id = await enqueue();
    const pauses: number[] = [];
    for (let attempt = 1; attempt < 60; attempt += 1) {
      const held = await claimOne();
      expect(held.attempts).toBe(attempt);
      await jobs.fail('default', [held], `attempt ${attempt}`, { retryable: true });
      expect(await jobs.find('default', id)).toMatchObject({ status: 'pending', error: `attempt ${attempt}` });
      const [row] = await run(
        'default',
        'SELECT extract(epoch FROM run_at - clock_timestamp())::float8 FROM jobs WHERE job_id = $1',
        [id],
      );
      pauses.push(Number(row?.[0]));
      expect(await jobs.claim(['test'], 1, 60)).toEqual([]);
      await due();
    }
    for (const [index, pause] of pauses.entries()) {
      const whole = Math.min(900, 2 ** (index + 1));
      expect(pause).toBeGreaterThan(whole * 0.75 - 1);
      expect(pause).toBeLessThanOrEqual(whole * 1.25);
    }
    await jobs.fail('default', [await claimOne()], 'the last\0 one', { retryable: true });
    expect(await jobs.find('default', id)).toMatchObject({ status: 'failed', attempts: 60, error: 'the last one' });
    expect(await jobs.claim(['test'], 1, 60)).toEqual([]);
  });

  it('makes a dead letter at once of what would fail again, and of a job that kills whoever runs it', async () => {
    const hopeless = await enqueue();
    await jobs.fail('default', [await claimOne()], 'no such model', { retryable: false });
    expect(await jobs.find('default', hopeless)).toMatchObject({
      status: 'failed',
      attempts: 1,
      error: 'no such model',
    });

    const killer = await enqueue();
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await claimOne();
      await leaseOver();
    }
    expect(await jobs.claim(['test'], 1, 60)).toEqual([]);
    expect(await jobs.find('default', killer)).toMatchObject({ status: 'failed', attempts: 60 });
    expect((await jobs.find('default', killer))?.error).toMatch(/never came back/);
  });

  it('sends a dead letter back to work with as many attempts again, so that a claim from before is not taken for one of now', async () => {
    const id = await enqueue();
    const before = await claimOne();
    await jobs.fail('default', [before], 'broken', { retryable: false });
    expect(await jobs.retry('default', id)).toMatchObject({
      jobId: id,
      status: 'pending',
      maxAttempts: 61,
      finishedAt: null,
    });
    expect(await jobs.retry('default', id)).toBeNull();
    const now = await claimOne();
    expect(await succeed('default', [before])).toEqual([]);
    expect(await succeed('default', [now])).toEqual([id]);
    expect(await jobs.retry('default', id)).toBeNull();
    expect(await jobs.retry('default', randomUUID())).toBeNull();
  });

  it('cancels what is pending and nothing else, and a cancelled job can be sent to work again', async () => {
    const id = await enqueue();
    expect(await jobs.cancel('other', id)).toBeNull();
    expect(await jobs.cancel('default', id)).toMatchObject({ status: 'cancelled' });
    expect(await jobs.cancel('default', id)).toBeNull();
    expect(await jobs.claim(['test'], 1, 60)).toEqual([]);
    await jobs.retry('default', id);
    await claimOne();
    expect(await jobs.cancel('default', id)).toBeNull();
  });

  it('keeps one unfinished job of a kind and dedupe key, however many ask at once', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => enqueue({ dedupeKey: 'model m' })));
    expect(new Set(ids).size).toBe(1);
    const elsewhere = await Promise.all([
      enqueue({ dedupeKey: 'model m' }, 'other'),
      enqueue({ dedupeKey: 'model m', kind: 'another' }),
      enqueue({ dedupeKey: 'model n' }),
    ]);
    expect(new Set([...ids, ...elsewhere]).size).toBe(4);

    const held = (await jobs.claim(['test'], 10, 60)).filter((job) => job.jobId === ids[0]);
    expect(await enqueue({ dedupeKey: 'model m' })).toBe(ids[0]);
    await jobs.fail('default', held, 'broken', { retryable: false });
    const next = await enqueue({ dedupeKey: 'model m' });
    expect(next).not.toBe(ids[0]);
    expect(await jobs.retry('default', String(ids[0]))).toBeNull();
  });

  it('enqueues with the transaction that it is part of', async () => {
    const work = database.transaction('default', async (tx) => {
      await jobs.enqueue(tx, 'default', { kind: 'test' });
      throw new Error('on purpose');
    });
    await expect(work).rejects.toThrow('on purpose');
    expect(await jobs.counts()).toEqual([]);
  });

  it('lists the newest first, page by page, filtered', async () => {
    await run('default', "INSERT INTO users (tenant_id, user_id) VALUES ('default', 'lister') ON CONFLICT DO NOTHING");
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.unshift(await enqueue(n === 2 ? { userId: 'lister', kind: 'another' } : {}));
    // All of one instant: pages must not lose any of them.
    await run('default', "UPDATE jobs SET created_at = '2026-01-01T00:00:00.123456Z' WHERE kind = 'test'");
    const seen: string[] = [];
    let after: { createdAt: string; jobId: string } | null = null;
    do {
      const page: Awaited<ReturnType<JobStore['list']>> = await jobs.list('default', { limit: 2, after });
      seen.push(...page.map((job) => job.jobId));
      after = page.at(-1)?.position ?? null;
    } while (after !== null);
    expect(seen[0]).toBe(made[2]);
    expect([...seen].sort()).toEqual([...made].sort());

    const ids = async (filter: Partial<Parameters<JobStore['list']>[1]>) =>
      (await jobs.list('default', { limit: 10, after: null, ...filter })).map((job) => job.jobId);
    expect(await ids({ userId: 'lister' })).toEqual([made[2]]);
    expect(await ids({ kind: 'another' })).toEqual([made[2]]);
    expect(await ids({ status: 'running' })).toEqual([]);
    expect(await jobs.list('other', { limit: 10, after: null })).toEqual([]);
  });

  it('shows a tenant nothing of the jobs of another', async () => {
    const id = await enqueue();
    expect(await jobs.find('other', id)).toBeNull();
    const held = await claimOne();
    await jobs.fail('other', [held], 'not yours', { retryable: false });
    expect(await succeed('other', [held])).toEqual([]);
    expect(await run('other', "UPDATE jobs SET status = 'failed' RETURNING 1")).toEqual([]);
    expect(await jobs.find('default', id)).toMatchObject({ status: 'running', error: null });
  });

  it('lets the scope of all tenants see jobs alone, and add none', async () => {
    await insertTurn(database, rememberedTurn('u-scope', randomUUID(), ['luna']));
    expect(await run('*', 'SELECT DISTINCT tenant_id FROM jobs')).toEqual([['default']]);
    for (const table of ['users', 'sessions', 'turns', 'memories', 'memory_embeddings', 'memory_tombstones'])
      expect(await run('*', `SELECT 1 FROM ${table}`), table).toEqual([]);
    await expect(run('*', "INSERT INTO jobs (tenant_id, kind) VALUES ('default', 'test')")).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('does not let a tenant have the name of that scope', async () => {
    await expect(run('default', "INSERT INTO tenants (tenant_id) VALUES ('*')")).rejects.toThrow(ConstraintViolated);
  });

  it('counts what is unfinished and what is dead, with the age of the oldest', async () => {
    await enqueue();
    await enqueue({}, 'other');
    await enqueue({ kind: 'another' });
    await run('other', "UPDATE jobs SET created_at = now() - interval '90 seconds'");
    await jobs.fail('default', await jobs.claim(['another'], 1, 60), 'broken', { retryable: false });
    const counts = await jobs.counts();
    expect(counts.map(({ kind, status, count }) => [kind, status, count]).sort()).toEqual([
      ['another', 'failed', 1],
      ['test', 'pending', 2],
    ]);
    expect(counts.find((entry) => entry.kind === 'test')?.oldestSeconds).toBeCloseTo(90, -1);
  });

  it('puts one of two failed jobs of a dedupe key back, and not both, when both are retried at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const dedupeKey = `key ${round}`;
      const ids: string[] = [];
      for (let n = 0; n < 2; n += 1) {
        ids.push(await enqueue({ dedupeKey }));
        await jobs.fail('default', [await claimOne()], 'broken', { retryable: false });
      }
      const retried = await Promise.all(ids.map((id) => jobs.retry('default', id)));
      expect(retried.filter((job) => job !== null)).toHaveLength(1);
      await run('default', 'DELETE FROM jobs');
    }
  });

  it('keeps a cancelled job as long as the memory that it is about', async () => {
    const turn = rememberedTurn('u-cancel', randomUUID(), ['luna']);
    await insertTurn(database, turn);
    const [about] = await jobs.list('default', { userId: 'u-cancel', limit: 1, after: null });
    const ids = [String(about?.jobId), await enqueue()];
    for (const id of ids) await jobs.cancel('default', id);
    await run('default', "UPDATE jobs SET finished_at = now() - interval '2 hours'");
    expect(await jobs.purgeFinished(1, 10)).toBe(1);
    expect(await jobs.find('default', String(ids[0]))).toMatchObject({ status: 'cancelled', memoryId: turn.turnId });
    await run('default', 'DELETE FROM memories WHERE memory_id = $1', [turn.turnId]);
    expect(await jobs.find('default', String(ids[0]))).toBeNull();
  });

  it('gives the turn at a task to one of eight, and again when it is due', async () => {
    const takers = () => Promise.all(Array.from({ length: 8 }, () => jobs.takeTurn('purge', 60)));
    expect((await takers()).filter((taken) => taken)).toHaveLength(1);
    expect(await jobs.takeTurn('purge', 60)).toBe(false);
    expect(await jobs.takeTurn('count', 60)).toBe(true);
    await run('', "UPDATE upkeep SET due_at = now() - interval '1 second'");
    expect((await takers()).filter((taken) => taken)).toHaveLength(1);
  });

  it('purges in batches what has been finished for long, and keeps dead letters', async () => {
    for (let n = 0; n < 5; n += 1) await enqueue({}, n === 0 ? 'other' : 'default');
    const claimed = await jobs.claim(['test'], 10, 60);
    const mine = claimed.filter((job) => job.tenant === 'default');
    await jobs.fail('default', mine.slice(0, 1), 'broken', { retryable: false });
    await succeed('default', mine.slice(1));
    await succeed('other', claimed);
    expect(await jobs.purgeFinished(1, 10)).toBe(0);
    for (const tenant of TENANTS) await run(tenant, "UPDATE jobs SET finished_at = now() - interval '2 hours'");
    expect(await jobs.purgeFinished(1, 3)).toBe(3);
    expect(await jobs.purgeFinished(1, 3)).toBe(1);
    expect(await jobs.counts()).toMatchObject([{ status: 'failed', count: 1 }]);
  });
});
