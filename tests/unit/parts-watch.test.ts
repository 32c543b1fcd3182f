import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { type FoundPart, type PartState, PartsWatch } from '../../src/telemetry/parts-watch.ts';

function watched() {
  const lines: { level: number; msg: string; part?: string; status?: number }[] = [];
  const into = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const metrics = createMetrics();
  const state: {
    postgres: PartState;
    worker: PartState;
    llm: FoundPart;
    backlog: () => Promise<number | null>;
    oldestJob: number;
    now: number;
    looks: number;
  } = {
    postgres: 'up',
    worker: 'up',
    llm: { state: 'off' },
    backlog: async () => 7,
    oldestJob: 12,
    now: 0,
    looks: 0,
  };
  const watch = new PartsWatch({
    probes: {
      postgres: async () => ({ state: state.postgres }),
      redis: () => 'up',
      embeddingWorker: async () => {
        state.looks += 1;
        return { state: state.worker };
      },
      llm: async () => state.llm,
      indexBacklog: () => state.backlog(),
      oldestJobSeconds: async () => state.oldestJob,
    },
    logger: pino({}, into),
    metrics,
    now: () => state.now,
  });
  return { lines, metrics, state, watch };
}

describe('PartsWatch', () => {
  it('tells every part, and shows those that are configured as metrics', async () => {
    const { watch, metrics } = watched();
    expect(await watch.look()).toEqual({ redis: 'up', embedding_worker: 'up', llm: 'off', index_backlog: 7 });
    const text = await metrics.registry.metrics();
    expect(text).toContain('hipocampo_part_up{part="embedding_worker"} 1');
    expect(text).toContain('hipocampo_index_backlog_memories 7');
    expect(text).not.toContain('part="llm"');
  });

  it('names the job that waits longest once it waits for long', async () => {
    const { watch, state } = watched();
    expect(await watch.look()).not.toHaveProperty('oldest_job_seconds');
    state.oldestJob = 400.4;
    expect(await watch.look()).toHaveProperty('oldest_job_seconds', 400);
  });

  it('logs one line when a part goes away and one when it is back', async () => {
    const { watch, state, lines, metrics } = watched();
    for (const worker of ['up', 'down', 'down', 'down', 'up', 'up'] as const) {
      state.worker = worker;
      await watch.look();
      const shown = (await metrics.registry.metrics()).includes('hipocampo_part_up{part="embedding_worker"} 1');
      expect(shown).toBe(worker === 'up');
    }
    expect(lines.map(({ level, msg, part }) => [level, msg, part])).toEqual([
      [40, 'part_away', 'embedding_worker'],
      [30, 'part_back', 'embedding_worker'],
    ]);
  });

  it('tells of PostgreSQL in metrics and log, where nobody calls who would hear of a 503', async () => {
    const { watch, state, lines, metrics } = watched();
    for (const postgres of ['up', 'down'] as const) {
      state.postgres = postgres;
      expect(await watch.look()).not.toHaveProperty('postgres');
      const shown = `hipocampo_part_up{part="postgres"} ${postgres === 'up' ? 1 : 0}`;
      expect(await metrics.registry.metrics()).toContain(shown);
    }
    expect(lines.map(({ msg, part }) => [msg, part])).toEqual([['part_away', 'postgres']]);
  });

  it('names the status of a part that answers and is down all the same, once, whatever it answers then', async () => {
    const { watch, state, lines } = watched();
    for (const status of [null, 401, 403, 401, null]) {
      state.llm = status === null ? { state: 'up' } : { state: 'down', status };
      await watch.look();
    }
    expect(lines.map(({ msg, part, status }) => [msg, part, status])).toEqual([
      ['part_away', 'llm', 401],
      ['part_back', 'llm', undefined],
    ]);
  });

  it('logs nothing of a part that is only starting, and one line of one that does not come', async () => {
    const { watch, state, lines } = watched();
    state.worker = 'down';
    await watch.look();
    expect(lines).toEqual([]);
    await watch.look();
    await watch.look();
    expect(lines.map(({ msg }) => msg)).toEqual(['part_away']);
    const other = watched();
    for (const worker of ['down', 'up'] as const) {
      other.state.worker = worker;
      await other.watch.look();
    }
    expect(other.lines).toEqual([]);
  });

  it('asks the parts once a second at most, however many probes come', async () => {
    const { watch, state } = watched();
    await Promise.all([watch.current(), watch.current(), watch.current()]);
    await watch.current();
    expect(state.looks).toBe(1);
    state.now = 1_001;
    await watch.current();
    expect(state.looks).toBe(2);
  });

  it('does not wait for a database that does not answer', async () => {
    const { watch, state } = watched();
    state.backlog = () => new Promise(() => undefined);
    expect((await watch.look()).index_backlog).toBe('unknown');
    state.backlog = () => Promise.reject(new Error('away'));
    expect((await watch.look()).index_backlog).toBe('unknown');
    state.backlog = async () => null;
    expect((await watch.look()).index_backlog).toBe('off');
  });
});
