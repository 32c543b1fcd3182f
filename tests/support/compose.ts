/** The file of Docker Compose as Compose reads it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ComposeService {
  readonly build?: string;
  readonly image?: string;
  readonly command?: readonly string[];
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
  readonly environment?: Record<string, string>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Record<string, { condition: string }>;
  readonly healthcheck?: { test: readonly string[] };
}
interface Compose {
  readonly services: Record<string, ComposeService>;
  readonly volumes: Record<string, unknown>;
}

export const compose = parse(readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8')) as Compose;

/** Settings without which compose starts nothing. */
export const NEEDED = {
  API_KEYS: '[{"key":"0123456789abcdef","tenant":"default"}]',
  EMBEDDING_WORKER_TOKEN: '0123456789abcdef',
};

/** Returns the environment that a container of ours has with such a `.env`, by the rules of Compose: `environment` wins over `env_file`, that over the image. */
export function environmentIn(
  { env_file, environment = {} }: ComposeService,
  image: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const interpolated = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, setting: string, kind: string, word: string) => {
      if (given[setting]) return given[setting];
      if (kind === '?') throw new Error(word);
      return word;
    }),
  ]);
  const reads = env_file?.some(({ path }) => path === '.env') ?? false;
  return { ...image, ...(reads && given), ...(Object.fromEntries(interpolated) as Record<string, string>) };
}
