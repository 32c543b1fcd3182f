import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findApertium, parseMode, untranslated } from '../../../src/embedding/translation/apertium.ts';

describe('parseMode', () => {
  it('makes each program answer text by text, and mark no unknown word', () => {
    expect(
      parseMode(
        "lt-proc '/data/a b|c.bin' | apertium-tagger -g $2 '/data/es.prob' | apertium-transfer -b '/t1x' '/t1x.bin' | lt-proc $1 '/gen.bin'\n",
      ),
    ).toEqual([
      ['lt-proc', '-z', '/data/a b|c.bin'],
      ['apertium-tagger', '-z', '-g', '/data/es.prob'],
      ['apertium-transfer', '-z', '-b', '/t1x', '/t1x.bin'],
      ['lt-proc', '-z', '-n', '/gen.bin'],
    ]);
  });

  it('refuses a program that is not known to answer text by text', () => {
    expect(parseMode("lt-proc '/a.bin' | sh -c 'true'")).toBeNull();
    expect(parseMode('')).toBeNull();
  });
});

describe('findApertium', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hipocampo-apertium-'));
    await mkdir(join(folder, 'modes'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('finds nothing where nothing is installed', async () => {
    expect(await findApertium([join(folder, 'nowhere')])).toBeNull();
    expect(await findApertium([folder])).toBeNull();
  });

  it('finds nothing where a file or a program of a mode is missing', async () => {
    await writeFile(join(folder, 'modes', 'spa-eng.mode'), `lt-proc '${join(folder, 'missing.bin')}'`);
    expect(await findApertium([folder])).toBeNull();
  });
});

describe('untranslated', () => {
  const route = (language: string) => ({ language, stages: [['lt-proc']] as const });

  it('names what an operator would install for each language that is missing, once', () => {
    const packages = ['apertium-eng-spa', 'apertium-es-pt'];
    expect(untranslated(null)).toEqual({ languages: ['es', 'pt'], packages });
    expect(untranslated({ name: 'apertium', routes: [route('es')] })).toEqual({
      languages: ['pt'],
      packages: ['apertium-es-pt', 'apertium-eng-spa'],
    });
    expect(untranslated({ name: 'apertium', routes: [route('es'), route('pt')] })).toEqual({
      languages: [],
      packages: [],
    });
  });
});
