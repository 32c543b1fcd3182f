import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createProgress } from '../../src/telemetry/progress.ts';

describe('createProgress', () => {
  it('draws a bar on a terminal, and leaves none behind', async () => {
    let drawn = '';
    const terminal = { write: (text: string) => (drawn += text) };
    const lines: unknown[] = [];
    const progress = createProgress({ terminal, onLine: (state) => lines.push(state), barAfterMs: 0 });
    const result = await progress('migrating', async (tell) => {
      tell(3, 12);
      while (!drawn.includes('3/12')) await sleep(5);
      return 'done';
    });
    expect(result).toBe('done');
    expect(drawn).toContain('[======                  ] 3/12 migrating');
    expect(drawn.endsWith('\r\u001b[K')).toBe(true);
    expect(lines).toEqual([]);
  });

  it('tells lines elsewhere, the last one at the end, also of what failed', async () => {
    const lines: { work: string; done: number | null }[] = [];
    const progress = createProgress({ onLine: (state) => lines.push(state), lineEveryMs: 5 });
    const failed = progress('making the model', async (tell) => {
      while (lines.length === 0) await sleep(5);
      tell(2, 2);
      throw new Error('the disk is full');
    });
    await expect(failed).rejects.toThrow('the disk is full');
    expect(lines[0]).toMatchObject({ work: 'making the model', done: null, total: null });
    expect(lines.at(-1)).toMatchObject({ work: 'making the model', done: 2, total: 2 });
  });

  it('says nothing of what is done at once', async () => {
    const lines: unknown[] = [];
    let drawn = '';
    const terminal = { write: (text: string) => (drawn += text) };
    for (const options of [{}, { terminal }])
      await createProgress({ ...options, onLine: (state) => lines.push(state) })('nothing', async () => undefined);
    expect([lines, drawn]).toEqual([[], '']);
  });
});
