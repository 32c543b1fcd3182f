import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const DOORS_TO_SQL = ['Database', 'Transaction'];

interface LayersReport {
  /** For people: each violation with its rule. */
  readonly text: string;
  /** A line a fault, `rule: from → to`; none where all is well. */
  readonly faults: readonly string[];
}

/** Holds src/ of a folder against the rules of `.dependency-cruiser.cjs`, and looks that it saw every file of it: a checker that sees nothing finds nothing. */
export async function checkLayers(folder: string): Promise<LayersReport> {
  const config = await extractConfig(resolve('.dependency-cruiser.cjs'));
  const tsConfig = resolve('tsconfig.json');
  const options = { ...config.options, tsConfig: { fileName: tsConfig }, baseDir: resolve(folder) };
  const { output } = await cruise(['src'], { ...options, ruleSet: config, validate: true } as never, undefined, {
    tsConfig: extractTsConfig(tsConfig),
  } as never);
  const result = output as ICruiseResult;
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
  const seen = result.modules.filter((module) => module.source.startsWith('src/')).length;
  const own = [
    ...(seen < files.length ? [`the checker saw ${seen} of the ${files.length} modules of src/`] : []),
    ...files
      .filter((file) => file.startsWith('memory/'))
      .flatMap((file) =>
        typesOfStoresIn(readFileSync(join(folder, 'src', file), 'utf8')).map(
          (name) => `nouns-of-memory-in-memory: src/${file} → ${name}, a type of the domain that stands in stores/`,
        ),
      ),
  ];
  const violations = result.summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const text = (await format(result, { outputType: 'err' })).output as string;
  return { text: [text, ...own].join('\n'), faults: [...violations, ...own] };
}

/** Names that a module of memory/ takes from stores/ and that are neither a store nor the door to SQL. */
function typesOfStoresIn(source: string): string[] {
  return [...source.matchAll(/import type \{([^}]*)\} from '[^']*\/stores\/[^']*'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !/Store$/.test(name) && !DOORS_TO_SQL.includes(name));
}
