/** `npm run bench`: the figures of the main job, as tables on stdout, then as one JSON document. `--help` tells the flags. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { measureAgainstFloor } from './against-floor.ts';
import type { Bench, Findings } from './bench.ts';
import { Cleanup } from './cleanup.ts';
import { conversationText } from './conversation-text.ts';
import { Databases } from './databases.ts';
import { measureEmbedded } from './embedded.ts';
import { measureFlatness } from './flat.ts';
import { measureLeanness } from './lean.ts';
import { measureLoop } from './loop.ts';
import { describeMachine } from './machine.ts';
import { RedisDatabase } from './redis-database.ts';
import { measureRemembering } from './remembering.ts';
import { measureSealing } from './sealed.ts';
import { type Part, readSettings } from './settings.ts';
import { table } from './table.ts';
import { measureVersions } from './versions.ts';

const MEASURES: Readonly<Record<Part, (bench: Bench) => Promise<Findings>>> = {
  loop: measureLoop,
  floor: measureAgainstFloor,
  flat: measureFlatness,
  lean: measureLeanness,
  embedded: measureEmbedded,
  sealed: measureSealing,
  remembering: measureRemembering,
  versions: measureVersions,
};

const settings = readSettings(process.argv.slice(2));
const cleanup = new Cleanup();
cleanup.listenForSignals();
try {
  const databases = await Databases.connect(settings.databaseUrl, cleanup);
  const redis = await RedisDatabase.take(settings.redisUrl, cleanup);
  const bench: Bench = { settings, cleanup, databases, redis, text: conversationText() };
  const figures: Partial<Record<Part, unknown>> = {};
  for (const part of settings.parts) {
    const found = await MEASURES[part](bench);
    figures[part] = found.figures;
    process.stdout.write(found.tables.join(''));
  }
  const machine = await describeMachine(databases.owner, redis.redis);
  process.stdout.write(
    table(
      'Machine',
      ['', ''],
      Object.entries(machine).map(([name, value]) => [name, String(value)]),
    ),
  );
  const { databaseUrl: _database, redisUrl: _redis, ...told } = settings; // URLs may hold passwords
  const document = JSON.stringify({ machine, settings: told, text: bench.text.source, figures });
  process.stdout.write(`\n${document}\n`);
  if (settings.json !== undefined) {
    mkdirSync(dirname(settings.json), { recursive: true });
    writeFileSync(settings.json, `${document}\n`);
  }
} catch (error) {
  if (!cleanup.interrupted)
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanup.run();
}
