import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../../../src/memory/memory-file/local-file.ts';
import { replaceText, savedRemains } from '../../../src/memory/memory-file/replace-text.ts';

const SAVES = 60;

/** The ways in which editors save. */
const EDITORS: Record<string, (path: string, text: string) => Promise<void>> = {
  'aside, and a rename': async (path, text) => {
    await writeFile(`${path}~`, text);
    await rename(`${path}~`, path);
  },
  'in place': (path, text) => writeFile(path, text),
  'a rename away, and anew': async (path, text) => {
    await rename(path, `${path}~`).catch(() => undefined);
    await writeFile(path, text);
  },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-text-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a file that is replaced while an editor saves it', () => {
  it.each(Object.entries(EDITORS))(
    'has the text of the editor, unless that was read before: %s',
    async (name, save) => {
      const path = join(folder, `${name.replaceAll(/\W/g, '')}.md`);
      const outcomes = { replaced: 0, kept: 0 };
      for (let round = 0; round < SAVES; round += 1) {
        await writeFile(path, `before ${round}\n`);
        const read = await readText(path);
        const saving = sleep(round % 12).then(() => save(path, `edited ${round}\n`));
        const isReplaced = await replaceText(path, `received ${round}\n`, read);
        await saving;
        const remains = await savedRemains(path);
        const there = [await readFile(path, 'utf8'), ...remains.map(({ text }) => text)];
        expect(there, `save ${round}`).toContain(`edited ${round}\n`);
        for (const one of remains) await rm(one.path);
        outcomes[isReplaced ? 'replaced' : 'kept'] += 1;
      }
      expect(outcomes.kept).toBeGreaterThan(0);
      expect((await readdir(folder)).filter((one) => one.startsWith('.'))).toEqual([]);
    },
  );
});
