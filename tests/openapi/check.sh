#!/usr/bin/env bash
# Checks the OpenAPI description with the tools of those who will use it: redocly and spectral find nothing to say by their recommended
# rules, and the clients that openapi-typescript and openapi-ts make of it compile in a strict program. The tools are of fixed versions,
# run by npx from a temporary folder: needs npm's registry the first time, later its cache has them.
#   tests/openapi/check.sh [description, by default openapi/openapi.json]
set -euo pipefail
script=$(realpath "${BASH_SOURCE[0]}")
description=$(realpath "${1:-$(dirname "$script")/../../openapi/openapi.json}")
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true SCARF_ANALYTICS=false NODE_NO_WARNINGS=1
tell() { echo "[$(date +%T)] $*"; }

if [ -z "${WITH_TOOLS:-}" ]; then
  work=$(mktemp -d "${TMPDIR:-/tmp}/hipocampo-openapi.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  cd "$work"
  tell 'getting the tools'
  # openapi-fetch is what programs call openapi-typescript's types by; both generators want a typescript beside them.
  WITH_TOOLS=yes npx --yes --loglevel=error \
    --package=@redocly/cli@2.77.0 --package=@stoplight/spectral-cli@6.16.3 \
    --package=openapi-typescript@7.13.0 --package=openapi-fetch@0.17.0 --package=@hey-api/openapi-ts@0.94.0 \
    --package=typescript@5.9.3 --package=@types/node@20.19.43 -- bash "$script" "$description"
  exit
fi

tell 'redocly'
redocly lint --extends=recommended --format=json "$description" >redocly.json 2>redocly.log || [ -s redocly.json ] || { cat redocly.log; exit 1; }
node -e '
  const { totals, problems } = JSON.parse(require("node:fs").readFileSync("redocly.json", "utf8"));
  for (const { severity, ruleId, message, location } of problems) console.log(severity, ruleId, message, location?.[0]?.pointer);
  process.exit(totals.errors + totals.warnings === 0 ? 0 : 1);
'

tell 'spectral'
echo '{"extends": ["spectral:oas"]}' >ruleset.json
spectral lint --ruleset=ruleset.json --fail-severity=hint "$description"

tell 'generating clients'
ln -s "$(dirname "$(dirname "$(command -v openapi-typescript)")")" node_modules
echo '{"private": true, "type": "module"}' >package.json
cat >tsconfig.json <<'END'
{
  "compilerOptions": {
    "target": "es2022",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "nodenext",
    "moduleResolution": "nodenext",
    "strict": true,
    "exactOptionalPropertyTypes": true,
    "noUncheckedIndexedAccess": true,
    "noEmit": true
  },
  "include": ["*.ts", "made/**/*.ts"]
}
END
# What openapi-ts makes of this description is compiled like any other source. The client that it copies beside that (the folders client
# and core, the same for every description) is not written for exactOptionalPropertyTypes, in 0.94 nor in 0.99, for fetch nor for another:
# it is used as it is declared, as a package would be.
cat >openapi-ts.config.mjs <<END
export default { input: '$description', output: { path: 'generated', importFileExtension: '.js' } };
END
openapi-typescript "$description" --output schema.ts >generate.log 2>&1 || { cat generate.log; exit 1; }
openapi-ts --no-log-file >generate.log 2>&1 || { cat generate.log; exit 1; }

cat >of-openapi-typescript.ts <<'END'
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

type Context = components['schemas']['BuildContextReply'];
type Turn = components['schemas']['SaveTurnRequest'];

const client = createClient<paths>({ baseUrl: 'http://127.0.0.1:8000', headers: { authorization: 'Bearer key' } });

export async function answer(query: string): Promise<Context> {
  const { data, error } = await client.POST('/v1/build-context', {
    body: { user_id: 'u1', session_id: 's1', current_query: query },
  });
  if (data === undefined) throw new Error(`${error.code}: ${error.detail}`);
  const turns: number = data.total_turns;
  const question: string | null = data.plan_prompt;
  const first: string | undefined = data.memories[0]?.content;
  console.log(turns, question, first, data.sections.history);
  return data;
}

export async function save(turn: Turn): Promise<number> {
  const { data, error } = await client.POST('/v1/save-turn', {
    params: { header: { 'idempotency-key': 'k1' } },
    body: turn,
  });
  if (data === undefined) throw new Error(error.title);
  return data.turn_number;
}

export async function titles(): Promise<void> {
  const { data } = await client.GET('/v1/sessions/{session_id}', { params: { path: { session_id: 's1' } } });
  console.log(data?.total_turns);
}

// A misspelt name is found by the types, else they would allow anything.
// @ts-expect-error
export const wrong: Turn = { user: 'u1', session_id: 's1', messages: [] };
END

cat >of-openapi-ts.ts <<'END'
import { buildContext, getSession, recall, saveTurn } from './made/index.js';
import { client } from './made/client.gen.js';
import type { BuildContextReply, SaveTurnRequest } from './made/index.js';

client.setConfig({ baseUrl: 'http://127.0.0.1:8000', auth: 'key' });

export async function answer(query: string): Promise<BuildContextReply> {
  const { data } = await buildContext({
    body: { user_id: 'u1', session_id: 's1', current_query: query },
    throwOnError: true,
  });
  const turns: number = data.total_turns;
  const question: string | null = data.plan_prompt;
  console.log(turns, question, data.facts[0]?.value, data.sections.history);
  return data;
}

export async function save(turn: SaveTurnRequest): Promise<number> {
  const { data, error } = await saveTurn({ headers: { 'idempotency-key': 'k1' }, body: turn });
  if (data === undefined) throw new Error(error.title);
  return data.turn_number;
}

export async function remember(): Promise<void> {
  const { data } = await recall({ path: { user_id: 'u1' }, body: { query: 'bares' } });
  const session = await getSession({ path: { session_id: 's1' } });
  console.log(data?.items[0]?.content, session.data?.total_turns);
}

// @ts-expect-error
export const wrong: SaveTurnRequest = { user: 'u1', session_id: 's1', messages: [] };
END

tell 'compiling them'
mkdir made
mv generated/*.ts made/
tsc --strict --module nodenext --target es2022 --lib es2023,dom,dom.iterable --declaration --emitDeclarationOnly --rootDir generated \
  --outDir made generated/client/index.ts
tsc --project tsconfig.json --listFilesOnly >files
for part in made/types.gen.ts made/sdk.gen.ts made/client.gen.ts made/client/index.d.ts schema.ts; do
  grep --quiet "/$part\$" files || { echo "$part was not compiled"; exit 1; }
done
tsc --project tsconfig.json
tell 'nothing found'
