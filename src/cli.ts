#!/usr/bin/env node
/** Door 3: the commands that operators run by hand. What a command needs is loaded with it, so that asking for help takes no time. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Print } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `hipocampo <command>

  serve                            run the service, as \`npm start\` does
  embedding-worker                 run the embedding worker (with DATABASE_URL; embedded, it is part of \`serve\`)
  migrate                          bring the database to this version's schema
  backup FILE                      write everything in the database to a file (- for standard output)
  restore FILE                     read such a file into an empty database (- for standard input)
  export-user USER FILE            write everything of a user to a file (- for standard output)
  import-user FILE [--user U]      bring such a file back; with --user, the conversations.json of a ChatGPT export in
  export-session SESSION FILE      write a session to a file
  import-session FILE [--session S]
                                   bring such a file back, under another id where one is given
  erase-user USER FILE             erase a user everywhere, and write the signed receipt to a file
  erase-session SESSION FILE       erase a session likewise; the facts that it taught stay
  sync --user U FILE               keep a file, ./MEMORY.md say, in step with the user's facts, both ways, until Ctrl-C
  verify-receipt FILE              whether this installation gave that receipt; exit 1 where it did not
  keys create [--tenant T] [--user U] [--read] [--label L]
                                   make an API key and print it, once
  keys list [--tenant T]           the keys of a tenant
  keys revoke <key_id>             end a key (known everywhere within 5 s)
  doctor                           compare memories, vectors and index; exit 1 where they do not agree
  rebuild-index                    remove the index's files, to be built from the database again
  download-model [name] --to DIR   fetch a sentence model (paraphrase-multilingual-MiniLM-L12-v2) for EMBEDDING_MODEL_DIR

  --help, --version

Exports, imports, erasures and sync call a running service: --url or HIPOCAMPO_URL (http://127.0.0.1:8080), with HIPOCAMPO_API_KEY.
The other commands open the database of DATABASE_URL, else the embedded one under DATA_DIR, which must not be in use.
`;

const OPTIONS = {
  tenant: { type: 'string' },
  user: { type: 'string' },
  read: { type: 'boolean', default: false },
  label: { type: 'string', default: '' },
  to: { type: 'string' },
  url: { type: 'string' },
  session: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

/** The words after the command, and the options. */
interface Given {
  readonly words: readonly string[];
  readonly options: ReturnType<typeof parse>['values'];
}

/** A command: how many words follow its name, and its work, which says what the process is to exit with where that is not 0. */
interface Command {
  readonly words: readonly [least: number, most: number];
  run(given: Given): Promise<unknown>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { words: [0, 0], run: () => import('./server.ts') },
  'embedding-worker': { words: [0, 0], run: () => import('./embedding-worker.ts') },
  migrate: {
    words: [0, 0],
    run: async () => (await import('./key-commands.ts')).migrate(print),
  },
  backup: {
    words: [1, 1],
    run: async ({ words }) => (await import('./backup-commands.ts')).backup(words[0] ?? '', print),
  },
  restore: {
    words: [1, 1],
    run: async ({ words }) => (await import('./backup-commands.ts')).restore(words[0] ?? '', print),
  },
  'keys create': {
    words: [0, 0],
    run: async ({ options }) => (await import('./key-commands.ts')).createKey(options, print),
  },
  'keys list': {
    words: [0, 0],
    run: async ({ options }) => (await import('./key-commands.ts')).listKeys(options, print),
  },
  'keys revoke': {
    words: [0, 1],
    run: async ({ words }) => (await import('./key-commands.ts')).revokeKey(words[0], print),
  },
  'export-user': {
    words: [2, 2],
    run: async ({ words, options }) =>
      (await archives()).exportUser(await serviceOf(options), words[0] ?? '', words[1] ?? '', print),
  },
  'import-user': {
    words: [1, 1],
    run: async ({ words, options }) =>
      (await archives()).importUser(await serviceOf(options), words[0] ?? '', options.user, print),
  },
  'export-session': {
    words: [2, 2],
    run: async ({ words, options }) =>
      (await archives()).exportSession(await serviceOf(options), words[0] ?? '', words[1] ?? '', print),
  },
  'import-session': {
    words: [1, 1],
    run: async ({ words, options }) =>
      (await archives()).importSession(await serviceOf(options), words[0] ?? '', options.session, print),
  },
  'erase-user': {
    words: [2, 2],
    run: async ({ words, options }) =>
      (await archives()).eraseUser(await serviceOf(options), words[0] ?? '', words[1] ?? '', print),
  },
  'erase-session': {
    words: [2, 2],
    run: async ({ words, options }) =>
      (await archives()).eraseSession(await serviceOf(options), words[0] ?? '', words[1] ?? '', print),
  },
  sync: {
    words: [1, 1],
    run: async ({ words, options }) =>
      (await import('./sync-command.ts')).syncFile(await serviceOf(options), options.user, words[0] ?? '', print),
  },
  'verify-receipt': {
    words: [1, 1],
    run: async ({ words }) => {
      if (!(await (await import('./receipt-command.ts')).verifyReceipt(words[0] ?? '', print))) process.exitCode = 1;
    },
  },
  doctor: {
    words: [0, 0],
    run: async () => {
      if (!(await (await import('./index-commands.ts')).examine(print))) process.exitCode = 1;
    },
  },
  'rebuild-index': {
    words: [0, 0],
    run: async () => (await import('./index-commands.ts')).rebuild(print),
  },
  'download-model': {
    words: [0, 1],
    run: async ({ words, options }) => {
      if (options.to === undefined) throw new UsageError('download-model needs --to and a folder');
      return (await import('./index-commands.ts')).fetchModel({ name: words[0], to: options.to }, print);
    },
  },
};

const archives = () => import('./archive-commands.ts');
const serviceOf = async ({ url }: { url?: string | undefined }) =>
  (await import('./config.ts')).loadServiceAddress(url);

const print: Print = (text) => {
  process.stdout.write(text);
};

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
}

/** Finds the command that the first one or two words name, and gives it the rest of them. */
function find(positionals: readonly string[]): { command: Command; words: readonly string[] } {
  for (const length of [2, 1]) {
    const command = COMMANDS[positionals.slice(0, length).join(' ')];
    const words = positionals.slice(length);
    if (command === undefined) continue;
    const [least, most] = command.words;
    if (words.length >= least && words.length <= most) return { command, words };
    if (words.length < least)
      throw new UsageError(
        `${positionals.slice(0, length).join(' ')} needs ${least === 1 ? 'a file' : 'a name and a file'}`,
      );
  }
  throw new UsageError(`unknown command: ${positionals.join(' ')}`);
}

/** Returns the usage of the commands whose names begin with these words; all of it where there is none, or none is named. */
function usageOf(positionals: readonly string[]): string {
  const command = [2, 1].map((length) => positionals.slice(0, length).join(' ')).find(isCommand);
  if (command === undefined) return USAGE;
  const [, ...entries] = USAGE.split(/^ {2}(?=\S)/m);
  const own = entries.filter((entry) => `${entry} `.startsWith(`${command} `));
  return `${own.map((entry) => `  ${entry.trimEnd()}\n`).join('')}\n  hipocampo --help tells of all commands, and of what they open.\n`;
}

const isCommand = (name: string) => Object.keys(COMMANDS).some((command) => `${command} `.startsWith(`${name} `));

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

async function main(args: readonly string[]): Promise<void> {
  const { values: options, positionals } = parse(args);
  if (options.version) return print(`${version()}\n`);
  if (options.help || positionals.length === 0) return print(usageOf(positionals));
  const { command, words } = find(positionals);
  await command.run({ words, options });
}

/** Returns true for what the words themselves were wrong: the usage helps. */
function isUsage(error: unknown): boolean {
  return error instanceof UsageError || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const { sentenceOf } = await import('./start-failure.ts');
  process.stderr.write(`${sentenceOf(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  if (isUsage(error)) process.stderr.write(`\n${usageOf(process.argv.slice(2))}`);
  process.exitCode = 1;
}
