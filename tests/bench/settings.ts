/** What `npm run bench -- …` may be told. Durations are seconds. */
import { parseArgs } from 'node:util';

export const PARTS = ['loop', 'floor', 'flat', 'lean', 'embedded', 'sealed', 'remembering', 'versions'] as const;
const BY_DEFAULT = PARTS.filter((part) => part !== 'versions'); // which needs another version
export const JOBS = ['warm', 'cold', 'save'] as const;
export type Part = (typeof PARTS)[number];
export type Job = (typeof JOBS)[number];

export type Settings = ReturnType<typeof readSettings>;

const HELP = `npm run bench -- [options]

  --parts loop,floor,flat,lean,embedded,sealed,remembering   what to measure (all these); versions
  --jobs warm,cold,save              of the floor part, and of versions beside the loop (all)
  --rounds 7                         pairs of rounds, floor then service
  --round-seconds 5                  of each round
  --warm-up-seconds 3                of each server before the first round of a job
  --connections 16                   closed loop, no pipelining
  --pool-size 10                     database connections of either server
  --warm-sessions 200                of 20 turns each
  --cold-sessions 20000              of 20 turns each; more than a round can read
  --save-sessions 500
  --long-turns 50000                 of the long session of the flat part
  --small-turns 1000                 of the small database of the flat part
  --large-turns 1000000              of the large one
  --flat-requests 400                of each kind, one after the other
  --starts 5                         of the lean part
  --idle-seconds 30
  --growth-seconds 60                600 for the full figure
  --embedded-seconds 5
  --log-level info                   of the service; its log goes to /dev/null
  --server dist/server.js            the built service
  --against FILE                     of the versions part: the built service of the other version
  --profile DIR                      CPU profiles of floor and service, one for each job
  --json FILE                        the figures as one document, besides the one that is printed

BENCH_DATABASE_URL (postgres://postgres@127.0.0.1:5432/postgres) must be allowed to create databases.
BENCH_REDIS_URL (redis://127.0.0.1:6379/7) names the numbered database that is emptied again and again.`;

/** Reads the flags; prints the help and ends where asked to. Throws on anything it does not know. */
export function readSettings(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      parts: { ...text, default: BY_DEFAULT.join(',') },
      jobs: { ...text, default: JOBS.join(',') },
      rounds: { ...text, default: '7' },
      'round-seconds': { ...text, default: '5' },
      'warm-up-seconds': { ...text, default: '3' },
      connections: { ...text, default: '16' },
      'pool-size': { ...text, default: '10' },
      'warm-sessions': { ...text, default: '200' },
      'cold-sessions': { ...text, default: '20000' },
      'save-sessions': { ...text, default: '500' },
      'long-turns': { ...text, default: '50000' },
      'small-turns': { ...text, default: '1000' },
      'large-turns': { ...text, default: '1000000' },
      'flat-requests': { ...text, default: '400' },
      starts: { ...text, default: '5' },
      'idle-seconds': { ...text, default: '30' },
      'growth-seconds': { ...text, default: '60' },
      'embedded-seconds': { ...text, default: '5' },
      'log-level': { ...text, default: 'info' },
      server: { ...text, default: 'dist/server.js' },
      against: text,
      profile: text,
      json: text,
    },
  });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    process.exit(0);
  }
  const count = (name: Exclude<keyof typeof values, 'help'>): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above 0`);
    return value;
  };
  return {
    parts: chosen('parts', values.parts, PARTS),
    jobs: chosen('jobs', values.jobs, JOBS),
    rounds: count('rounds'),
    roundSeconds: count('round-seconds'),
    warmUpSeconds: count('warm-up-seconds'),
    connections: count('connections'),
    poolSize: count('pool-size'),
    warmSessions: count('warm-sessions'),
    coldSessions: count('cold-sessions'),
    saveSessions: count('save-sessions'),
    longTurns: count('long-turns'),
    smallTurns: count('small-turns'),
    largeTurns: count('large-turns'),
    flatRequests: count('flat-requests'),
    starts: count('starts'),
    idleSeconds: count('idle-seconds'),
    growthSeconds: count('growth-seconds'),
    embeddedSeconds: count('embedded-seconds'),
    logLevel: values['log-level'],
    server: values.server,
    against: values.against,
    profile: values.profile,
    json: values.json,
    databaseUrl: process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    redisUrl: process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379/7',
  };
}

function chosen<Name extends string>(flag: string, given: string, known: readonly Name[]): readonly Name[] {
  const names = given.split(',');
  const unknown = names.filter((name) => !known.includes(name as Name));
  if (unknown.length > 0) throw new Error(`--${flag}: ${unknown.join(', ')} is not one of ${known.join(', ')}`);
  return known.filter((name) => names.includes(name));
}
