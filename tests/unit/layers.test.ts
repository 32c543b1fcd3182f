import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLayers } from '../support/layers.ts';

const ORDERLY = {
  'src/server.ts': "import './wiring/create-service.ts';",
  'src/wiring/create-service.ts':
    "import '../http/app.ts';\nimport '../memory/buffer.ts';\nimport '../stores/turn-store.ts';",
  'src/http/app.ts': "import type { Buffer } from '../memory/buffer.ts';\nexport type App = Buffer;",
  'src/memory/turn.ts': 'export interface Turn { readonly id: string }',
  'src/memory/buffer.ts':
    "import type { TurnStore } from '../stores/turn-store.ts';\nexport interface Buffer { readonly turns: TurnStore }",
  'src/stores/turn-store.ts':
    "import type { Turn } from '../memory/turn.ts';\nexport class TurnStore { last: Turn | null = null }\nexport interface Page {}",
};

describe('checkLayers', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'layers-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function faultsOf(files: Record<string, string>): Promise<readonly string[]> {
    for (const [file, text] of Object.entries({ ...ORDERLY, ...files })) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    return (await checkLayers(folder)).faults;
  }

  it('finds nothing where stores take their types from memory and memory takes classes from stores', async () => {
    expect(await faultsOf({})).toEqual([]);
  });

  it('refuses a circle of types, though nothing of it is left when the program runs', async () => {
    const faults = await faultsOf({
      'src/memory/turn.ts': "import type { Topic } from './topic.ts';\nexport interface Turn { readonly topic: Topic }",
      'src/memory/topic.ts': "import type { Turn } from './turn.ts';\nexport interface Topic { readonly of: Turn }",
    });

    expect(faults).toEqual([expect.stringMatching(/^no-circular: src\/memory\/(turn|topic)\.ts → /)]);
  });

  it('refuses a circle of types alone', async () => {
    const faults = await faultsOf({
      'src/memory/turn.ts': "import type { Place } from './place.ts';\nexport interface Turn { readonly at: Place }",
      'src/memory/place.ts': "import type { Turn } from './turn.ts';\nexport interface Place { readonly of: Turn }",
    });

    expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(new Set(['no-circular']));
  });

  it('refuses a circle of modules that need each other to be loaded', async () => {
    const faults = await faultsOf({
      'src/http/app.ts': "import { page } from './page.ts';\nexport const app = () => page;",
      'src/http/page.ts': "import { app } from './app.ts';\nexport const page = () => app;",
    });

    expect(faults.map((fault) => fault.split(':')[0])).toContain('no-circular');
  });

  it('refuses a type of the domain that memory takes from a store, because its home is memory', async () => {
    const faults = await faultsOf({
      'src/memory/buffer.ts':
        "import type { Page, TurnStore } from '../stores/turn-store.ts';\nexport type Buffer = Page | TurnStore;",
    });

    expect(faults).toEqual([
      'nouns-of-memory-in-memory: src/memory/buffer.ts → Page, a type of the domain that stands in stores/',
    ]);
  });

  it('refuses what memory takes from a file of stores that holds no store', async () => {
    const faults = await faultsOf({
      'src/stores/turn-sql.ts': 'export interface TurnStore {}',
      'src/memory/buffer.ts':
        "import type { TurnStore } from '../stores/turn-sql.ts';\nexport type Buffer = TurnStore;",
    });

    expect(faults).toContain('nouns-of-memory-in-memory: src/memory/buffer.ts → src/stores/turn-sql.ts');
  });

  it('refuses a room that asks wiring for its parts, or speaks of http', async () => {
    const faults = await faultsOf({
      'src/memory/wired.ts':
        "import '../wiring/create-cache.ts';\nimport type { App } from '../http/app.ts';\nexport type Wired = App;",
      'src/wiring/create-cache.ts': 'export const cache = 1;',
    });

    expect(faults).toContain('wiring-for-doors: src/memory/wired.ts → src/wiring/create-cache.ts');
    expect(faults).toContain('http-above-all: src/memory/wired.ts → src/http/app.ts');
  });
});
