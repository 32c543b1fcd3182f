import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CannotStart } from '../../src/errors.ts';
import { runApart } from '../../src/process-apart.ts';
import type { Asked } from '../support/fixtures/apart-process.ts';

const CALLER = new URL('../support/fixtures/x.ts', import.meta.url).href;
const apart = (asked: Asked) => runApart<Asked, { pid: number; twice: number }>('apart-process', CALLER, asked);

describe('runApart', () => {
  it('returns what another process worked out, which is gone then', async () => {
    const { pid, twice } = await apart({ answer: 21 });
    expect([twice, pid === process.pid]).toEqual([42, false]);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('throws what the work threw, with its code, and by its name where that is why nothing starts', async () => {
    await expect(apart({ open: '/nowhere' })).rejects.toMatchObject({ message: 'no /nowhere here', code: 'ENOENT' });
    await expect(apart({ refuse: 'in use' })).rejects.toThrow(new CannotStart('in use'));
  });

  it('throws where the process was killed, and names the work', async () => {
    const file = await placeOfPid();
    const done = apart({ stay: file });
    const pid = await pidIn(file);
    process.kill(pid, 'SIGKILL');
    await expect(done).rejects.toThrow('apart-process ended with SIGKILL');
  });

  it('ends with the process that asked, and not by the signals that a terminal sends to both', async () => {
    const file = await placeOfPid();
    const module = new URL('../../src/process-apart.ts', import.meta.url).href;
    const code = `import { runApart } from ${JSON.stringify(module)}; await runApart('apart-process', ${JSON.stringify(CALLER)}, ${JSON.stringify({ stay: file })});`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = await pidIn(file);
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');
    expect(parent.exitCode).toBe(null);
    parent.kill('SIGKILL');
    await once(parent, 'close'); // when neither of them has the other end of its output any more
  });
});

async function placeOfPid(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-apart-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'pid');
}

async function pidIn(file: string): Promise<number> {
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toMatch(/^\d+$/);
  return Number(await readFile(file, 'utf8'));
}
