import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import { client } from '../support/client.ts';
import { describeWithRedis } from '../support/needs.ts';
import { startReaper } from '../support/reaper.ts';
import { startService } from '../support/service.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { createTestRedis } from '../support/test-redis.ts';

const CONTENDERS = 8;
const TTL_SECONDS = 1;
const SESSIONS = ['shared-1', 'shared-2', 'shared-3'];
/** In chaos mode as many as a minute takes; `LOCK_ACQUISITIONS=10000` for a long run. */
const ACQUISITIONS = Number(process.env.LOCK_ACQUISITIONS ?? (CHAOS ? 800 : 100));
const KILLINGS = Math.max(2, Math.round(ACQUISITIONS / 200));
const PAUSES = KILLINGS;
const ENDS_WITHIN_MS = Math.max(480_000, ACQUISITIONS * 1_000); // ends what hangs, also in a long run on a busy machine

/** A line that a contender told: what it did, and between which two instants the service did it. */
interface Told {
  readonly kind: 'acquired' | 'saved' | 'releasing';
  readonly session: string;
  readonly owner: string;
  readonly fencing: number;
  readonly token?: string;
  readonly status?: number;
  readonly sent: number;
  readonly got: number;
}

interface Contender {
  readonly process: ChildProcess;
  readonly name: string;
}

/** Runs contenders until enough locks were taken, kills some that hold one and pauses others beyond its end. */
async function contend(baseUrl: string): Promise<{ told: Told[]; killed: number; paused: number }> {
  const told: Told[] = [];
  const contenders = new Set<Contender>();
  const doing = new Set<Promise<unknown>>();
  let [made, killed, paused, acquired] = [0, 0, 0, 0];
  let over = false;

  const start = (): void => {
    const name = `contender-${++made}`;
    const reaper = startReaper('KILL');
    const child = spawn(
      process.execPath,
      ['tests/support/fixtures/lock-contender.mjs', baseUrl, name, String(TTL_SECONDS), ...SESSIONS],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    if (child.pid !== undefined) reaper.watch(child.pid);
    const contender = { process: child, name };
    contenders.add(contender);
    child.once('exit', () => {
      reaper.dismiss();
      contenders.delete(contender);
      if (!over) start();
    });
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const one = JSON.parse(line) as Told;
      told.push(one);
      if (one.kind === 'acquired') strike(contender);
    });
  };
  /** Now and then ends or stops whoever has just been given a lock. */
  const strike = (contender: Contender): void => {
    acquired += 1;
    const every = Math.max(1, Math.floor(ACQUISITIONS / (KILLINGS + PAUSES + 1)));
    if (acquired % every !== 0 || killed + paused >= KILLINGS + PAUSES) return;
    if (killed <= paused) {
      killed += 1;
      contender.process.kill('SIGKILL');
      return;
    }
    paused += 1;
    contender.process.kill('SIGSTOP');
    const woken = sleep(TTL_SECONDS * 1_000 + 400).then(() => contender.process.kill('SIGCONT'));
    doing.add(woken);
  };

  onTestFinished(() => {
    over = true;
    for (const { process: child } of contenders) child.kill('SIGKILL');
  });
  for (let n = 0; n < CONTENDERS; n += 1) start();
  await expect.poll(() => acquired, { timeout: ENDS_WITHIN_MS }).toBeGreaterThanOrEqual(ACQUISITIONS);
  await Promise.all(doing);
  await sleep(300); // those that woke up try to go on
  over = true;
  const ended = [...contenders].map(({ process: child }) => new Promise((resolve) => child.once('close', resolve)));
  for (const { process: child } of contenders) child.kill('SIGKILL');
  await Promise.all(ended);
  return { told, killed, paused };
}

/** Returns where a lock was surely given while another was surely held. */
function heldTwice(told: readonly Told[]): string[] {
  const releases = new Map(told.filter(({ kind }) => kind === 'releasing').map((one) => [one.owner, one]));
  const found: string[] = [];
  for (const session of SESSIONS) {
    const given = told
      .filter((one) => one.kind === 'acquired' && one.session === session)
      .sort((a, b) => a.got - b.got);
    for (const holder of given) {
      const until = Math.min(
        holder.sent + TTL_SECONDS * 1_000,
        releases.get(holder.owner)?.sent ?? Number.POSITIVE_INFINITY,
      );
      for (const other of given) {
        if (other.owner !== holder.owner && other.sent >= holder.got && other.got <= until)
          found.push(`${session}: ${other.owner} was given the lock that ${holder.owner} held`);
      }
    }
  }
  return found;
}

/** Returns the first message of every turn of a session, the oldest first. */
async function said(baseUrl: string, session: string): Promise<string[]> {
  const found: string[] = [];
  for (let before = ''; ; ) {
    const { status, body } = await client(baseUrl).get<{
      items: { turn_number: number; messages: { content: string }[] }[];
    }>(`/v1/sessions/${session}/turns?limit=200${before}`);
    expect(status).toBe(200);
    found.unshift(...body.items.map(({ messages }) => messages[0]?.content ?? ''));
    const first = body.items[0]?.turn_number ?? 1;
    if (first === 1) return found;
    before = `&before=${first}`;
  }
}

describeWithRedis('locks of sessions, over several workers', () => {
  it(
    `has one holder at a time and takes no stale write: ${ACQUISITIONS} acquisitions by ${CONTENDERS}, killed and paused`,
    async () => {
      const [database, redis] = await Promise.all([createTestDatabase(), createTestRedis()]);
      onTestFinished(async () => {
        await Promise.all([database.drop(), redis.drop()]);
      });
      const service = await startService({
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        WORKERS: CHAOS ? '3' : '2',
        SESSION_MAX_MESSAGES: '10000000',
        SESSION_MAX_BYTES: '1000000000',
        LOG_LEVEL: 'warn',
      });
      onTestFinished(async () => {
        await service.stop();
      });
      const { told, killed, paused } = await contend(service.baseUrl);
      const acquired = told.filter(({ kind }) => kind === 'acquired');
      const saved = told.filter(({ kind, status }) => kind === 'saved' && (status === 201 || status === 200));
      const refused = told.filter(({ kind, status }) => kind === 'saved' && status === 423);
      expect({ killed, paused }).toEqual({ killed: KILLINGS, paused: PAUSES });
      expect(heldTwice(told)).toEqual([]);

      for (const session of SESSIONS) {
        const mine = acquired.filter((one) => one.session === session);
        expect(new Set(mine.map(({ fencing }) => fencing)).size, 'a fencing token was given twice').toBe(mine.length);
        // In the order in which they were surely given: one whose reply came before another was asked for has the lower token.
        const inOrder = [...mine].sort((a, b) => a.fencing - b.fencing);
        for (const [index, one] of inOrder.entries()) {
          expect(one.sent, 'a fencing token fell').toBeLessThan(
            inOrder.slice(index + 1).reduce((least, { got }) => Math.min(least, got), Number.POSITIVE_INFINITY),
          );
        }
        // The turns as they were committed: none of an earlier holder after one of a later.
        const contents = await said(service.baseUrl, session);
        const written = contents.map((content) => Number(content.split(' ')[0]));
        expect(written.filter((fencing, index) => index > 0 && fencing < (written[index - 1] ?? 0))).toEqual([]);
        const committed = new Set(contents);
        for (const one of saved.filter((save) => save.session === session))
          expect(committed).toContain(`${one.fencing} ${one.owner}`);
      }

      // Nothing was taken from a holder whose time was surely over when it sent.
      const given = new Map(acquired.map((one) => [one.owner, one]));
      const late = saved.filter((one) => one.sent > (given.get(one.owner)?.got ?? 0) + TTL_SECONDS * 1_000);
      expect(late).toEqual([]);
      expect(refused.length, 'nobody who was paused came back to write').toBeGreaterThan(0);
      expect(saved.length).toBeGreaterThan(ACQUISITIONS);
    },
    ENDS_WITHIN_MS,
  );
});
