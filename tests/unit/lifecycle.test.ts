import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

const MODULE = new URL('../../src/lifecycle.ts', import.meta.url).href;

/** Starts a process whose closing takes this long; `lines` fills with what it logs. */
async function started(closingMs: number) {
  const code = `
    import { Lifecycle } from ${JSON.stringify(MODULE)};
    const say = (fields, event = fields) => console.log(event);
    const lifecycle = new Lifecycle({ logger: { info: say, error: say }, timeoutMs: 20_000 });
    lifecycle.onClose({ name: 'slow', run: () => new Promise((done) => setTimeout(done, ${closingMs})) });
    lifecycle.listenForSignals({ supervised: false });
    const open = setInterval(() => 0, 1_000_000);
    lifecycle.onClose({ name: 'last', run: async () => clearInterval(open) });
    console.log('open');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (text) => lines.push(...String(text).trim().split('\n')));
  await expect.poll(() => lines).toContain('open');
  return { child, lines };
}

describe('Lifecycle.listenForSignals', () => {
  it('closes in order though Ctrl-C comes twice, from the terminal and from npm', async () => {
    const { child, lines } = await started(300);
    child.kill('SIGINT');
    await expect.poll(() => lines).toContain('closing');
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect({ code, lines }).toEqual({ code: 0, lines: ['open', 'closing', 'closed'] });
  });

  it('ends at once where somebody asks again', async () => {
    const { child, lines } = await started(15_000);
    child.kill('SIGINT');
    await sleep(1_000);
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect({ code, lines }).toEqual({ code: 1, lines: ['open', 'closing'] });
  });
});
