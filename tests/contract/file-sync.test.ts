import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileSync, type RemoteFile } from '../../src/memory/memory-file/file-sync.ts';
import { etagOf } from '../../src/memory/memory-file/memory-document.ts';
import { syncWords } from '../../src/memory/memory-file/sync-words.ts';
import { watchFiles } from '../../src/memory/memory-file/watch-files.ts';
import { remoteMemoryFile } from '../../src/remote-memory-file.ts';
import { CHAOS } from '../support/chaos.ts';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';
import { factClient } from './fact-client.ts';

const SAVES = CHAOS ? 1_000 : 40;

let app: ContractApp;
let url: string;
let folder: string;
let facts: ReturnType<typeof factClient>;
beforeAll(async () => {
  app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'false' });
  url = await app.app.listen({ host: '127.0.0.1', port: 0 });
  facts = factClient(app);
  folder = await mkdtemp(join(tmpdir(), 'file-sync-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** A file on a machine of its own, in step with a user. */
async function machine(userId: string, address = url) {
  const place = join(folder, randomBytes(6).toString('hex'));
  await mkdir(place);
  const path = join(place, 'MEMORY.md');
  const remote = remoteMemoryFile({ url: address, key: undefined }, userId);
  const calls = { get: 0, put: 0 };
  const counted: RemoteFile = {
    get: (known) => {
      calls.get += 1;
      return remote.get(known);
    },
    put: (...edited) => {
      calls.put += 1;
      return remote.put(...edited);
    },
  };
  const told: string[] = [];
  const open = () =>
    new FileSync({
      path,
      remote: counted,
      agreedWith: userId,
      words: syncWords('en'),
      tell: (line) => told.push(line),
    });
  return {
    place,
    path,
    calls,
    told,
    sync: open(),
    open,
    read: () => opened(path),
    /** Saves as an editor does: aside, and then by a rename. */
    save: async (text: string) => {
      await writeFile(`${path}~new`, text);
      await rename(`${path}~new`, path);
    },
    edit: async (change: (text: string) => string) => {
      await writeFile(`${path}~new`, change(await opened(path)));
      await rename(`${path}~new`, path);
    },
  };
}

/** Opens a file that may be missing for an instant, as it is while any editor saves it. */
async function opened(path: string): Promise<string> {
  for (;;) {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return null;
    });
    if (text !== null) return text;
  }
}

const add = (line: string) => (text: string) => text.replace('## Trabajo', `- ${line}\n\n## Trabajo`);

describe('a file in step with memory.md', () => {
  it('is written where there is none, and brings changes both ways', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { sync, read, edit, place, calls } = await machine(user);
    await sync.pass();
    expect(await read()).toContain('- nombre: se llama Juan');
    await edit(add('hobby: toca la guitarra'));
    await sync.pass();
    expect(await facts.values(user)).toContain('toca la guitarra');
    await facts.remember(user, 'edad', 'tiene 30 años');
    await sync.pass();
    expect(await read()).toContain('- edad: tiene 30 años');
    const puts = calls.put;
    for (let pass = 0; pass < 5; pass += 1) await sync.pass();
    expect(calls.put).toBe(puts);
    expect((await readdir(place)).toSorted()).toEqual(['.MEMORY.md.hipocampo', 'MEMORY.md']);
  });

  it('merges a file that was there before, taking nothing away from either side', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { sync, read, save } = await machine(user);
    await save('# Mis cosas\n\n- hobby: corre\n\nUna nota.\n');
    await sync.pass();
    for (const kept of ['- nombre: se llama Juan', '- hobby: corre', 'Una nota.', '# Mis cosas'])
      expect(await read()).toContain(kept);
  });

  it.each([
    ['missing', null],
    ['empty', ''],
    ['blank', ' \n\n'],
  ])('is written anew where it is %s, and nothing is forgotten', async (_, text) => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { sync, read, save, path } = await machine(user);
    await sync.pass();
    const before = await read();
    if (text === null) await rm(path);
    else await save(text);
    await sync.pass();
    expect(await read()).toBe(before);
    expect(await facts.values(user)).toEqual(['se llama Juan']);
  });

  it('goes on after it was ended anywhere, and catches up with both sides', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { sync, open, edit, read } = await machine(user);
    await sync.pass();
    await edit(add('hobby: corre'));
    await facts.remember(user, 'edad', 'tiene 30 años');
    await open().pass();
    for (const line of ['- nombre: se llama Juan', '- hobby: corre', '- edad: tiene 30 años'])
      expect(await read()).toContain(line);
    await edit((text) => text.replace('- hobby: corre\n', ''));
    await open().pass();
    expect((await facts.values(user)).toSorted()).toEqual(['se llama Juan', 'tiene 30 años']);
  });

  it('keeps what is edited while the service is away, says so once, and sends it when it is back', async () => {
    const user = fresh('u');
    const { sync, path, told, save } = await machine(user, 'http://127.0.0.1:9');
    await save('- hobby: corre\n');
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await sync.pass()).toBe(false);
    expect(told).toEqual([syncWords('en').offline]);
    expect(await readFile(path, 'utf8')).toBe('- hobby: corre\n');
  });

  it('shows a conflict in a file beside, sends and receives nothing, and takes the file as it is once that is deleted', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { sync, open, read, edit, path, calls, told } = await machine(user);
    await sync.pass();
    await edit((text) => add('hobby: corre')(text.replace('se llama Juan', 'se llama Ana')));
    await facts.remember(user, 'nombre', 'se llama Pedro');
    await facts.remember(user, 'edad', 'tiene 30 años');
    const mine = await read();
    await sync.pass();
    const conflict = await readFile(`${path}.conflict`, 'utf8');
    for (const side of ['se llama Juan', 'se llama Ana', 'se llama Pedro']) expect(conflict).toContain(side);
    expect(told.at(-1)).toContain('MEMORY.md.conflict');
    const { put } = calls;
    await sync.pass();
    await open().pass();
    expect([calls.put, await read()]).toEqual([put, mine]);
    await rm(`${path}.conflict`);
    await open().pass();
    expect((await facts.values(user)).toSorted()).toEqual(['corre', 'se llama Ana', 'tiene 30 años']);
    expect(await read()).toContain('- edad: tiene 30 años');
    expect(existsSync(`${path}.conflict`)).toBe(false);
  });

  it('removes the file of a conflict that was settled by taking the other side', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { sync, edit, path } = await machine(user);
    await sync.pass();
    await edit((text) => text.replace('se llama Juan', 'se llama Ana'));
    await facts.remember(user, 'nombre', 'se llama Pedro');
    await sync.pass();
    expect(existsSync(`${path}.conflict`)).toBe(true);
    await edit((text) => text.replace('se llama Ana', 'se llama Pedro'));
    await sync.pass();
    expect(existsSync(`${path}.conflict`)).toBe(false);
    expect(await facts.values(user)).toEqual(['se llama Pedro']);
  });

  it('does not take what just came for deleted where an editor saves a text that it had read before', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { sync, read, save } = await machine(user);
    await sync.pass();
    const buffer = await read();
    await facts.remember(user, 'edad', 'tiene 30 años');
    await sync.pass();
    await save(add('hobby: corre')(buffer));
    await sync.pass();
    expect((await facts.values(user)).toSorted()).toEqual(['corre', 'se llama Juan', 'tiene 30 años']);
    for (const line of ['- edad: tiene 30 años', '- hobby: corre']) expect(await read()).toContain(line);
  });

  it('takes nothing for deleted either where that text was read several versions before', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { sync, read, save } = await machine(user);
    await sync.pass();
    const buffer = await read();
    const came = ['edad: tiene 30 años', 'ciudad: vive en Salta', 'talle de camisa: usa el 42'];
    for (const one of came) {
      const [key = '', value = ''] = one.split(': ');
      await facts.remember(user, key, value);
      await sync.pass();
    }
    await save(add('hobby: corre')(buffer));
    await sync.pass();
    for (const line of ['nombre: se llama Juan', 'hobby: corre', ...came]) expect(await read()).toContain(`- ${line}`);
  });

  it('merges what an editor had saved when the process was killed that was replacing the file', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { sync, open, read, place, path } = await machine(user);
    await sync.pass();
    const text = await read();
    await facts.remember(user, 'edad', 'tiene 30 años');
    await writeFile(join(place, `.MEMORY.md.${etagOf(text)}.0a1b2c3d.replaced`), add('hobby: corre')(text));
    await open().pass();
    for (const line of ['nombre: se llama Juan', 'edad: tiene 30 años', 'hobby: corre'])
      expect(await read()).toContain(`- ${line}`);
    // Killed between the two calls that put one file in the place of another.
    const edited = add('mascota: tiene un perro')(await read());
    await writeFile(join(place, `.MEMORY.md.${etagOf(await read())}.0a1b2c3d.replaced`), edited);
    await rm(path);
    await open().pass();
    expect(await facts.values(user)).toContain('tiene un perro');
    expect((await readdir(place)).toSorted()).toEqual(['.MEMORY.md.hipocampo', 'MEMORY.md']);
  });

  it('leaves a file of Windows its line ends and its mark', async () => {
    const user = fresh('u');
    const { sync, save, read } = await machine(user);
    await save('\uFEFF# Memoria\r\n\r\n## Personal\r\n\r\n- hobby: corre\r\n');
    await sync.pass();
    await facts.remember(user, 'nombre', 'se llama Juan');
    await sync.pass();
    const text = await read();
    expect(text).toMatch(/^\uFEFF# Memoria\r\n/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('- nombre: se llama Juan\r\n');
  });

  it('says why a file is refused, and does not send it again until it is another', async () => {
    const user = fresh('u');
    const { sync, save, calls, told } = await machine(user);
    await save(`- hobby: ${'x'.repeat(600)}\n`);
    for (let pass = 0; pass < 3; pass += 1) await sync.pass();
    expect(calls.put).toBe(1);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('line:1');
    await save('- hobby: corre\n');
    await sync.pass();
    expect(await facts.values(user)).toEqual(['corre']);
  });

  it(`makes no loop of ${SAVES} saves on two machines, by editors that rename; ends equal`, async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const machines = [await machine(user), await machine(user)];
    const passes: Promise<unknown>[] = [];
    const seen = new Set<string>();
    for (const { sync } of machines) await sync.pass();
    const watches = await Promise.all(
      machines.map(({ place, sync }) =>
        watchFiles(place, {
          names: new Set(['MEMORY.md', 'MEMORY.md.conflict']),
          depth: 0,
          onChange: (path) => {
            seen.add(path);
            passes.push(sync.pass());
          },
        }),
      ),
    );
    const lines: string[] = [];
    for (let save = 0; save < SAVES; save += 1) {
      const { edit } = machines[save % 2] as (typeof machines)[0];
      const line = `asunto ${String.fromCharCode(97 + (save % 26))}${Math.floor(save / 26)}: dice ${randomBytes(4).toString('hex')}`;
      if (save % 5 !== 4) lines.push(line);
      // Every fifth is a save of the file as it is.
      await edit(save % 5 === 4 ? (text) => text : add(line));
      if (save % 10 === 9) await Promise.all(machines.map(({ sync }) => sync.pass()));
    }
    for (let round = 0; round < 3; round += 1) for (const { sync } of machines) await sync.pass();
    await Promise.all(passes);
    const quiet = () => machines.map(({ calls }) => calls.put);
    const puts = quiet();
    // A save of the file as it is, seen: then whatever was written before it has been seen too.
    seen.clear();
    for (const { edit } of machines) await edit((text) => text);
    await expect.poll(() => machines.every(({ path }) => seen.has(path))).toBe(true);
    await Promise.all(passes);
    expect(quiet(), 'a file that nobody edits is sent').toEqual(puts);
    expect(puts.reduce((sum, put) => sum + put, 0)).toBeLessThanOrEqual(SAVES + 10);
    const texts = await Promise.all(machines.map(({ read }) => read()));
    expect(texts[0]).toBe(texts[1]);
    for (const line of lines) expect(texts[0]).toContain(`- ${line}`);
    await Promise.all(watches.map((watch) => watch.close()));
  });
});
