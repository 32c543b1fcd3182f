#!/usr/bin/env node
/** The command `hipocampo`. It runs what is built and never builds: a build under a running service is for its owner to ask for. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cli = new URL('../dist/cli.js', import.meta.url);
if (existsSync(cli)) await import(cli.href);
else {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  process.stderr.write(`Hipocampo is not built yet: run \`npm ci && npm run build\` in ${folder}\n`);
  process.exitCode = 1;
}
