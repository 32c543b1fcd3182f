/** What `npm run bench:recall -- …` may be told. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const RECALL_PARTS = ['locomo', 'spanish', 'second', 'days', 'latency'] as const;
export type RecallPart = (typeof RECALL_PARTS)[number];
export type RecallSettings = ReturnType<typeof readRecallSettings>;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DATA = '../shared/data/locomo-dev.json';

const HELP = `npm run bench:recall -- [options]

  --only locomo,spanish,second,days,latency   what to measure (all; latency needs PostgreSQL)
  --data ${DATA}   LoCoMo conversations, by a path from the project
  --conversations 100             of the data, so many at most
  --plain                         messages without names: only roles tell who speaks
  --untold                        turns and questions without a language
  --no-baselines                  the service alone
  --database                      the service on PostgreSQL with an embedding worker of its own, instead of the embedded default
  --untranslated                  without a translator, even where one is installed
  --model-dir DIR                 another sentence model than the bundled one
  --memories 1000000              of the latency part, in all
  --users 2000                    whose they are
  --large 10000                   memories of the one user who asks
  --queries 200                   of each kind, one after the other
  --server dist/server.js         the service; a path in src/ runs the sources
  --profile DIR                   CPU profiles of the latency part's processes
  --patient                       no recall ends at its deadline: what is found does not hang on how busy the machine is
  --misses                        tells the questions whose evidence was not found in the first ten
  --json FILE                     the figures as one document, besides the one that is printed

BENCH_DATABASE_URL (postgres://postgres@127.0.0.1:5432/postgres) must be allowed to create databases.`;

/** Reads the flags; prints the help and ends where asked to. Throws on anything it does not know. */
export function readRecallSettings(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: flag,
      only: { ...text, default: RECALL_PARTS.join(',') },
      data: { ...text, default: DATA },
      conversations: { ...text, default: '100' },
      plain: flag,
      untold: flag,
      'no-baselines': flag,
      database: flag,
      untranslated: flag,
      'model-dir': text,
      memories: { ...text, default: '1000000' },
      users: { ...text, default: '2000' },
      large: { ...text, default: '10000' },
      queries: { ...text, default: '200' },
      server: { ...text, default: 'dist/server.js' },
      profile: text,
      patient: flag,
      misses: flag,
      json: text,
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    process.exit(0);
  }
  const count = (name: 'conversations' | 'memories' | 'users' | 'large' | 'queries'): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above 0`);
    return value;
  };
  const modelDir = values['model-dir'];
  if (modelDir !== undefined && !existsSync(modelDir)) throw new Error(`--model-dir: ${modelDir} is not there`);
  return {
    parts: chosen(values.only),
    data: resolve(ROOT, values.data),
    conversations: count('conversations'),
    plain: values.plain,
    untold: values.untold,
    baselines: !values['no-baselines'],
    onPostgres: values.database,
    translated: !values.untranslated,
    modelDir: modelDir === undefined ? undefined : resolve(modelDir),
    memories: count('memories'),
    users: count('users'),
    large: count('large'),
    queries: count('queries'),
    server: values.server,
    profile: values.profile,
    patient: values.patient,
    misses: values.misses,
    json: values.json,
    databaseUrl: process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
  };
}

function chosen(given: string): readonly RecallPart[] {
  const names = given.split(',');
  const unknown = names.filter((name) => !RECALL_PARTS.includes(name as RecallPart));
  if (unknown.length > 0) throw new Error(`--only: ${unknown.join(', ')} is not one of ${RECALL_PARTS.join(', ')}`);
  return RECALL_PARTS.filter((name) => names.includes(name));
}
