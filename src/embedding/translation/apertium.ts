/**
 * Finds Apertium on this machine: the language pairs that it has into the model's English, and the programs that make them up. It
 * is free software under the GPL that an operator installs; it runs as processes of its own, and nothing of it is part of this one.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BARE_WORDS } from './bare-words.ts';
import { GLOSSES } from './glosses.ts';

/** A program of a translation with its arguments: it reads the output of the one before. */
export type Stage = readonly [program: string, ...args: string[]];

/** The way of one language into English. */
export interface TranslationRoute {
  readonly language: string;
  readonly stages: readonly [Stage, ...Stage[]];
  /** Letters that the first program reads either way, bare or as given. */
  readonly restored?: Readonly<Record<string, string>>;
  /** Words that are respelled before, as `bare-words` lists them. */
  readonly bareWords?: string;
  /** The English of words that the programs leave as they are, as `glosses` lists them. */
  readonly glosses?: string;
}

export interface Apertium {
  /** The name with the version of the programs and a print of the data: `apertium-3.8.3-0f1e2d3c`. */
  readonly name: string;
  readonly routes: readonly TranslationRoute[];
}

/** The modes that lead from a language to English, the better way first; several modes are translations one after the other. */
const WAYS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  es: [['spa-eng'], ['es-en']],
  pt: [['por-eng'], ['pt-en'], ['por-spa', 'spa-eng'], ['pt-es', 'spa-eng']],
};

/** Debian's packages of each way: what an operator installs to have it. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  es: ['apertium-eng-spa'],
  pt: ['apertium-es-pt', 'apertium-eng-spa'],
};

/**
 * The letters that hurried writers leave bare, so that "violin" is read as "violín". Not `e`: bare "se" and "que" are nearly always
 * meant as they stand, and would be read as "sé" and "qué". Nor `n`, for the sake of "una": its words are respelled instead.
 */
const RESTORED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { a: 'á', i: 'í', o: 'ó', u: 'ú' },
};

/** Where Debian installs, and where `make install` does. */
const FOLDERS = ['/usr/share/apertium', '/usr/local/share/apertium'];
/** Folders of programs, for the processes started here too: they need nothing else of this one's environment. */
export const PROGRAM_FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin'];

/** The programs known to take `-z`, by which they answer each text at once. */
const FLUSHING = new Set([
  'lt-proc',
  'apertium-tagger',
  'apertium-pretransfer',
  'lrx-proc',
  'apertium-transfer',
  'apertium-interchunk',
  'apertium-postchunk',
  'cg-proc',
]);

/** The placeholders of a mode: `$1` how words that it does not know are marked (`-n`: not at all), `$2` a choice of the tagger's. */
const PLACEHOLDERS: Readonly<Record<string, string>> = { $1: '-n', $2: '' };

/** Returns what is installed and complete; null where that is no way into English. */
export async function findApertium(folders: readonly string[] = FOLDERS): Promise<Apertium | null> {
  const routes: TranslationRoute[] = [];
  for (const [language, ways] of Object.entries(WAYS)) {
    const [first, ...rest] = (await firstOf(ways, (modes) => stagesOf(modes, folders))) ?? [];
    const [restored, bareWords, glosses] = [RESTORED[language], BARE_WORDS[language], GLOSSES[language]];
    if (first === undefined) continue;
    routes.push({
      language,
      stages: [first, ...rest],
      ...(restored && { restored }),
      ...(bareWords !== undefined && { bareWords }),
      ...(glosses !== undefined && { glosses }),
    });
  }
  if (routes.length === 0) return null;
  return { name: `apertium-${await programVersion()}-${await printOf(routes)}`, routes };
}

/** Returns the languages that could be translated and are not, and Debian's packages that would do it. */
export function untranslated(apertium: Apertium | null): { languages: string[]; packages: string[] } {
  const found = new Set(apertium?.routes.map(({ language }) => language));
  const languages = Object.keys(WAYS).filter((language) => !found.has(language));
  return { languages, packages: [...new Set(languages.flatMap((language) => PACKAGES[language] ?? []))] };
}

/** Returns the programs of a mode, each made to answer text by text; null where one of them cannot. */
export function parseMode(mode: string): Stage[] | null {
  const stages: Stage[] = [];
  for (const command of mode.trim().split(/\|(?=(?:[^']*'[^']*')*[^']*$)/)) {
    const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare);
    const [program, ...args] = words.map((word) => PLACEHOLDERS[word] ?? word).filter((word) => word !== '');
    if (program === undefined || !FLUSHING.has(program)) return null;
    stages.push([program, '-z', ...args]);
  }
  return stages;
}

async function firstOf<From, To>(all: readonly From[], find: (one: From) => Promise<To | null>): Promise<To | null> {
  for (const one of all) {
    const found = await find(one);
    if (found !== null) return found;
  }
  return null;
}

async function stagesOf(modes: readonly string[], folders: readonly string[]): Promise<Stage[] | null> {
  const all: Stage[] = [];
  for (const mode of modes) {
    const text = await firstOf(folders, (folder) => readText(join(folder, 'modes', `${mode}.mode`)));
    const stages = text === null ? null : parseMode(text);
    if (stages === null || !(await areThere(stages))) return null;
    all.push(...stages);
  }
  return all;
}

/** True where every program and every file of its arguments can be found. */
async function areThere(stages: readonly Stage[]): Promise<boolean> {
  for (const [program, ...args] of stages) {
    if ((await firstOf(PROGRAM_FOLDERS, (folder) => existing(join(folder, program)))) === null) return false;
    for (const file of filesOf(args)) if ((await existing(file)) === null) return false;
  }
  return true;
}

const filesOf = (args: readonly string[]): string[] => args.filter((arg) => arg.startsWith('/'));

async function existing(path: string): Promise<string | null> {
  return access(path).then(
    () => path,
    () => null,
  );
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null); // what cannot be read is as good as not installed
}

async function programVersion(): Promise<string> {
  const env = { PATH: PROGRAM_FOLDERS.join(':') };
  const versions = await Promise.all(
    (
      [
        ['apertium', '-V'],
        ['lt-proc', '-v'],
      ] as const
    ).map(([program, flag]) =>
      promisify(execFile)(program, [flag], { env, timeout: 10_000 }).then(
        ({ stdout, stderr }) => /\d+(?:\.\d+)+/.exec(stdout + stderr)?.[0] ?? 'unknown',
        () => 'unknown',
      ),
    ),
  );
  return versions.join('-');
}

/** Returns a print of the routes: their programs, arguments, and what stands in their files. */
async function printOf(routes: readonly TranslationRoute[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(routes));
  const files = new Set(routes.flatMap(({ stages }) => stages.flatMap(([, ...args]) => filesOf(args))));
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}
