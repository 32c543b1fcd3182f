/** `npm run bench:facts`: what the rules learn, what that costs, as tables on stdout, then as one JSON document. `--help` tells the flags. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Findings } from './bench.ts';
import { Cleanup } from './cleanup.ts';
import { conversationText } from './conversation-text.ts';
import { Databases } from './databases.ts';
import { measureChats } from './facts/chats.ts';
import { measureExtractionTime } from './facts/extraction-time.ts';
import { measureFactsFlat } from './facts/facts-flat.ts';
import { measureKnownLines } from './facts/known-lines.ts';
import { measureKnownPairs } from './facts/known-pairs.ts';
import { measurePairs } from './facts/pairs.ts';
import { measurePeople } from './facts/people.ts';
import { measureQuality } from './facts/quality.ts';
import { RedisDatabase } from './redis-database.ts';
import { readSettings } from './settings.ts';

const HELP = `npm run bench:facts -- [options]

  --parts quality,pairs,known,lines,people,chats,time,flat   what to measure (all but lines)
  --set NAMES                 sets of tests/fixtures/facts to score, with commas between; by default those by which nobody wrote rules:
                              untouched,untouched-natural,untouched-varied
  --language es|en|pt         one language alone
  --folder DIR                where the sets are
  --quarter 0                 of the lines, the quarter that fit-known.ts --without left out
  --errors                    print what was missed and what was invented
  --requests 400              of each kind, one after the other, of the flat part
  --json FILE                 the figures as one document, besides the one that is printed

The flat part needs PostgreSQL and Redis: see npm run bench -- --help.`;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    parts: { type: 'string' },
    set: { type: 'string', default: 'untouched,untouched-natural,untouched-varied' },
    language: { type: 'string' },
    folder: { type: 'string' },
    quarter: { type: 'string' },
    errors: { type: 'boolean', default: false },
    requests: { type: 'string', default: '400' },
    json: { type: 'string' },
  },
});
const sets = options.set.split(',');
const parts = (
  options.parts ?? (options.errors ? 'quality,pairs' : 'quality,pairs,known,people,chats,time,flat')
).split(',');
const labelled = { folder: options.folder, language: options.language, errors: options.errors };
const figures: Record<string, unknown> = {};

if (options.help) process.stdout.write(`${HELP}\n`);
else {
  if (parts.includes('quality')) tell('quality', measureQuality(sets, labelled));
  if (parts.includes('pairs')) tell('pairs', measurePairs(sets, labelled));
  if (parts.includes('known')) tell('known', measureKnownPairs());
  if (parts.includes('lines'))
    tell('lines', measureKnownLines(options.quarter === undefined ? undefined : Number(options.quarter)));
  if (parts.includes('people')) tell('people', measurePeople());
  if (parts.includes('chats')) tell('chats', measureChats());
  if (parts.includes('time')) tell('time', measureExtractionTime(conversationText(), sets));
  if (parts.includes('flat')) tell('flat', await onServices());
  const document = JSON.stringify(figures);
  if (!options.errors) process.stdout.write(`\n${document}\n`);
  if (options.json !== undefined) {
    mkdirSync(dirname(options.json), { recursive: true });
    writeFileSync(options.json, `${document}\n`);
  }
}

function tell(part: string, found: Findings): void {
  figures[part] = found.figures;
  process.stdout.write(found.tables.join(''));
}

async function onServices(): Promise<Findings> {
  const settings = readSettings([`--flat-requests=${options.requests}`]);
  const cleanup = new Cleanup();
  cleanup.listenForSignals();
  try {
    const databases = await Databases.connect(settings.databaseUrl, cleanup);
    const redis = await RedisDatabase.take(settings.redisUrl, cleanup);
    return await measureFactsFlat({ settings, cleanup, databases, redis, text: conversationText() });
  } finally {
    await cleanup.run();
  }
}
