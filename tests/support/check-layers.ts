/**
 * Checks the layers, and that the checker saw every file of src/: one that silently sees nothing finds nothing.
 * Exit code 1 with each violation named.
 */
import { readdirSync } from 'node:fs';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const config = await extractConfig('./.dependency-cruiser.cjs');
const { output } = await cruise(['src'], { ...config.options, ruleSet: config, validate: true } as never, undefined, {
  tsConfig: extractTsConfig('tsconfig.json'),
} as never);
const result = output as ICruiseResult;
process.stdout.write(`${(await format(result, { outputType: 'err' })).output}\n`);

const seen = result.modules.filter((module) => module.source.startsWith('src/')).length;
const there = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts')).length;
if (seen < there) process.stdout.write(`the checker saw ${seen} of the ${there} modules of src/\n`);
process.exitCode = result.summary.error > 0 || seen < there ? 1 : 0;
