#!/usr/bin/env node
/** The command `hipocampo`. It runs what is built and never builds: a build under a running service is for its owner to ask for. */
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PARENT_MS = 500; // between two looks at who started it

/** Ends this process with the npx that runs it: that hands a signal to its shell alone, which ends without telling anybody. */
function endWithNpx() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_MS).unref();
}

const cli = new URL('../dist/doors/cli.js', import.meta.url);
if (existsSync(cli)) {
  if (process.env.npm_command === 'exec' && cluster.isPrimary) endWithNpx();
  await import(cli.href);
} else {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  process.stderr.write(`Hipocampo is not built yet: run \`npm ci && npm run build\` in ${folder}\n`);
  process.exitCode = 1;
}
