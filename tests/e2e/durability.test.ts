import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import type { RunningService } from '../support/service.ts';
import { check } from './consistency/checker.ts';
import { History } from './consistency/history.ts';
import { TENANTS } from './consistency/installation.ts';
import { hotSessions, readFinals, runWorkload } from './consistency/workload.ts';
import { describeOnBothEditions } from './editions.ts';

const KILLINGS = CHAOS ? 8 : 1;
const SAVED_BEFORE_EACH = 12; // however slowly the machine starts: callers who were refused pause for up to a second
const SAVED_WITHIN_MS = 240_000;
const CLIENTS = 4; // enough to be in mid-write at any moment, and to leave a core to the next start

describeOnBothEditions('kill -9 in mid-write', (kind) => {
  it(`keeps every turn that had its 201 through killings of all its processes (${KILLINGS})`, async () => {
    const edition = await kind.open();
    const env = {
      API_KEYS: JSON.stringify(TENANTS.map(({ name, key }) => ({ key, tenant: name }))),
      SESSION_MAX_MESSAGES: '10000000',
      SESSION_MAX_BYTES: '1000000000',
      LOG_LEVEL: 'warn',
    };
    const first = await edition.start(env);
    const { baseUrl, port } = first;
    const door = { name: 'the service', baseUrl };
    const sessions = hotSessions(TENANTS);
    const history = new History();
    const saved = () => history.operations.filter(({ kind, outcome }) => kind === 'save' && outcome === 'ok').length;
    // Without a write that was cut off, no killing was in mid-write.
    const cutOff = () =>
      history.operations.filter(({ kind, why }) => kind === 'save' && /ECONNRESET|EPIPE|UND_ERR_SOCKET/.test(why))
        .length;
    let running = true;
    const workload = runWorkload({ doors: [door], sessions, history, clients: CLIENTS, goOn: () => running });

    let service: RunningService = first;
    try {
      for (let killing = 1; killing <= KILLINGS || cutOff() === 0; killing += 1) {
        const before = saved();
        await vi.waitFor(() => expect(saved() - before).toBeGreaterThanOrEqual(SAVED_BEFORE_EACH), SAVED_WITHIN_MS);
        await sleep(Math.random() * 400); // so that each kills at another moment
        for (const pid of service.pids()) service.kill('SIGKILL', pid);
        await service.stop();
        service = await edition.start(env, { port });
      }
    } finally {
      running = false;
    }
    await workload;
    expect(check(history.operations, await readFinals(door, sessions)).slice(0, 5)).toEqual([]);

    expect(cutOff()).toBeGreaterThan(0);
  });
});
