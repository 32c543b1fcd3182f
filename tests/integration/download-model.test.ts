import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareBundledModel } from '../../src/embedding/bundled-model.ts';
import { downloadModel } from '../../src/embedding/download-model.ts';
import { LocalEmbedder } from '../../src/embedding/local-embedder.ts';
import { fetchModel } from '../../src/index-commands.ts';
import type { Progress } from '../../src/telemetry/progress.ts';

const GRAPH = '/Xenova/all-MiniLM-L6-v2/resolve/main/onnx/model_quantized.onnx';
const OWN = '/sentence-transformers/all-MiniLM-L6-v2/resolve/main/';

let folder: string;
let server: Server;
let baseUrl: string;
const hub = new Map<string, Buffer>();
let asked: string[];
/** What befalls the first requests of the graph. */
let faults: ((file: Buffer, response: ServerResponse) => void)[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hipocampo-download-'));
  const modelDir = await prepareBundledModel(folder);
  for (const file of ['config.json', 'tokenizer.json', 'sentence_bert_config.json']) {
    hub.set(OWN + file, await readFile(join(modelDir, file)));
  }
  hub.set(GRAPH, await readFile(join(modelDir, 'onnx/model_quantized.onnx')));
  server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  asked = [];
  faults = [];
});

function serve({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const file = hub.get(url);
  asked.push(`${url} ${headers.range ?? 'whole'}`);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const etag = `"${createHash('sha256').update(file).digest('hex')}"`;
  response.setHeader('etag', etag);
  const fault = url === GRAPH ? faults.shift() : undefined;
  if (fault !== undefined) {
    fault(file, response);
    return;
  }
  const start = headers['if-range'] === etag ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0) : 0;
  if (start > 0) response.setHeader('content-range', `bytes ${start}-${file.length - 1}/${file.length}`);
  response.writeHead(start > 0 ? 206 : 200, { 'content-length': file.length - start }).end(file.subarray(start));
}

function breakAfter(bytes: number) {
  return (file: Buffer, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': file.length });
    response.write(file.subarray(0, bytes), () => setTimeout(() => response.destroy(), 100));
  };
}

async function freshFolder(): Promise<string> {
  return mkdtemp(join(folder, 'to-'));
}

describe('downloadModel', () => {
  it('fills a folder that can be opened, and leaves a folder that has the model as it is', async () => {
    const to = await freshFolder();
    await downloadModel({ name: 'all-MiniLM-L6-v2', to, baseUrl });
    expect((await readdir(to)).sort()).toEqual([
      'config.json',
      'hipocampo-model.json',
      'onnx',
      'sentence_bert_config.json',
      'tokenizer.json',
    ]);
    const embedder = await LocalEmbedder.open({ modelDir: to, threads: 1 });
    expect(embedder.model).toBe('all-MiniLM-L6-v2-int8');
    await embedder.close();
    asked = [];
    await downloadModel({ name: 'all-MiniLM-L6-v2', to, baseUrl });
    expect(asked).toEqual([]);
  });

  it('goes on where a broken connection stopped, and tells all along how far it is', async () => {
    faults = [breakAfter(5_000_000)];
    const steps: (readonly [string, number, number | null])[] = [];
    const onBytes = (...step: [string, number, number | null]) => void steps.push(step);
    await downloadModel({ name: 'all-MiniLM-L6-v2', to: await freshFolder(), baseUrl, onBytes });
    const ofGraph = steps.filter(([file]) => file === 'onnx/model_quantized.onnx');
    const bytes = ofGraph.map(([, done]) => done);
    const size = hub.get(GRAPH)?.length;
    expect(new Set(ofGraph.map(([, , total]) => total))).toEqual(new Set([size]));
    expect(bytes).toEqual(bytes.toSorted((a, b) => a - b)); // what was there is not counted again
    expect([bytes.length > 10, bytes.at(-1)]).toEqual([true, size]);
    const ranges = asked.filter((request) => request.startsWith(GRAPH)).map((request) => request.split(' ')[1]);
    expect(ranges).toHaveLength(2);
    expect(ranges[1]).toMatch(/^bytes=[1-9]/);
  });

  it('shows it in MB a file as a command, and prints what came when it is all there', async () => {
    const steps: unknown[] = [];
    const progress: Progress = (_work, run) => run((...step) => void steps.push(step));
    const to = await freshFolder();
    const megabytes = Math.round((hub.get(GRAPH)?.length ?? 0) / 1_000_000);
    let printed = '';
    const print = (text: string) => {
      expect(steps.at(-1)).toEqual([0, null, 'checking the model']);
      printed += text;
    };
    await fetchModel({ name: 'all-MiniLM-L6-v2', to, baseUrl }, print, progress);
    expect(steps).toContainEqual([1, megabytes, 'onnx/model_quantized.onnx (MB)']);
    expect(steps).toContainEqual([megabytes, megabytes, 'onnx/model_quantized.onnx (MB)']);
    expect(printed).toMatch(
      /^config\.json {2}1 KB\n(?:.*\n)*onnx\/model_quantized\.onnx {2}\d+ KB\nset EMBEDDING_MODEL_DIR=/,
    );
  });

  it('begins anew when the file there is another one now', async () => {
    const other = Buffer.from(hub.get(GRAPH) ?? '').fill(0, 0, 10);
    faults = [
      (_, response) => {
        response.setHeader('etag', '"before"');
        breakAfter(1_000_000)(other, response);
      },
    ];
    await downloadModel({ name: 'all-MiniLM-L6-v2', to: await freshFolder(), baseUrl }); // opened at the end: it is whole
  });

  it('asks again after a 503, and when nothing more comes', async () => {
    faults = [
      (_, response) => void response.writeHead(503).end(),
      (file, response) =>
        void response.writeHead(200, { 'content-length': file.length }).write(file.subarray(0, 1_000)),
    ];
    await downloadModel({ name: 'all-MiniLM-L6-v2', to: await freshFolder(), baseUrl, stallMs: 500 });
  });

  it('refuses what is served damaged, and leaves no model behind', async () => {
    const whole = hub.get(GRAPH) ?? Buffer.alloc(0);
    const damaged = Buffer.from(whole);
    damaged.fill(0x41, 2_000_000, 2_400_000);
    faults = [(_, response) => void response.writeHead(200, { 'content-length': damaged.length }).end(damaged)];
    const to = await freshFolder();
    await expect(downloadModel({ name: 'all-MiniLM-L6-v2', to, baseUrl })).rejects.toThrow(
      /wrong vectors|cannot be loaded/,
    );
    expect(await readdir(to)).not.toContain('hipocampo-model.json');
  });

  it('says where it looked for a model that is not there', async () => {
    await expect(downloadModel({ name: 'someone/nothing', to: await freshFolder(), baseUrl })).rejects.toThrow(
      /there is none at .*someone\/nothing: config\.json/,
    );
    await expect(downloadModel({ name: '../etc', to: await freshFolder(), baseUrl })).rejects.toThrow(
      /no name of a model/,
    );
  });
});
