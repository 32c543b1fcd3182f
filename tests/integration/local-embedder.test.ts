import { copyFile, cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBundledModel } from '../../src/embedding/bundled-model.ts';
import { EmbeddingFailed } from '../../src/embedding/embedder.ts';
import { LocalEmbedder } from '../../src/embedding/local-embedder.ts';
import { MANIFEST_FILE } from '../../src/embedding/model-manifest.ts';
import { cosine } from '../../src/embedding/unit-vector.ts';
import { cpuNow } from '../support/cpu-time.ts';

/** Sentences of many lengths, no two the same. */
const TEXTS = Array.from(
  { length: 200 },
  (_, index) =>
    `${index}. ${'We talked about the trip to the mountains and who would bring what. '.repeat(1 + (index % 5))}`,
);

/** What the thread's own code throws on, as it would on a fault of its own. `terminate()` in a run would abort this very process. */
const DEADLY = null;

let dataDir: string;
let modelDir: string;
let embedder: LocalEmbedder;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hipocampo-model-'));
  modelDir = await prepareBundledModel(dataDir);
  embedder = await LocalEmbedder.open({ modelDir, threads: 1 });
});

afterAll(async () => {
  await embedder.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The model's folder again, to be damaged. */
async function copyOfModel(name: string): Promise<string> {
  const copy = join(dataDir, name);
  await cp(modelDir, copy, { recursive: true });
  return copy;
}

/** The same without the manifest, as somebody would put it there by hand. */
async function copyByHand(name: string): Promise<string> {
  const copy = await copyOfModel(name);
  await rm(join(copy, MANIFEST_FILE));
  return copy;
}

async function one(text: string): Promise<Float32Array> {
  const [vector] = await embedder.embed([text], { priority: 'query' });
  if (vector === undefined) throw new Error('a text has a vector');
  return vector;
}

describe('LocalEmbedder.embed', () => {
  it('finds a paraphrase nearer than what is unrelated', async () => {
    const question = await one('Where does her brother live?');
    expect(cosine(question, await one('Her brother has a house in Lisbon.'))).toBeGreaterThan(0.5);
    expect(cosine(question, await one('The printer is out of paper again.'))).toBeLessThan(0.2);
  });

  it('names the model and its dimension', () => {
    expect(embedder.model).toBe('all-MiniLM-L6-v2-int8');
    expect(embedder.dimension).toBe(384);
  });

  it('answers in the order of the texts, whatever order it computes them in', async () => {
    const texts = TEXTS.slice(0, 40).reverse();
    const together = await embedder.embed(texts, { priority: 'batch' });
    for (const [index, text] of texts.entries()) {
      expect(cosine(together[index] ?? new Float32Array(), await one(text))).toBeGreaterThan(0.999_99);
    }
  });

  it('reads the parts of a text in the light of each other, and gives the whole the vector that it has as one text', async () => {
    const parts = ['Where did you spend the summer?', 'In Lisbon, with my brother.'];
    const question = await one('Where was the summer spent?');
    const [vectors = []] = await embedder.embedParts([parts], { priority: 'batch' });
    expect(vectors).toHaveLength(3);
    const [asked, answered, whole] = vectors as [Float32Array, Float32Array, Float32Array];
    expect(cosine(whole, await one(parts.join('\n')))).toBeGreaterThan(0.999_99);
    expect(cosine(asked, await one(parts[0] ?? ''))).toBeLessThan(0.99);
    expect(cosine(answered, question)).toBeGreaterThan(0.1 + cosine(await one(parts[1] ?? ''), question));
  });

  it('reads parts alone that are longer together than the model reads, or of which one has nothing to read', async () => {
    const long = 'lorem ipsum dolor '.repeat(60);
    const texts = [[long, `${long}fin`], ['\u0000', 'sol'], ['solo'], []];
    const [twoLong = [], strange = [], single = [], none] = await embedder.embedParts(texts, { priority: 'batch' });
    expect([twoLong.length, strange.length, single.length, none]).toEqual([3, 3, 1, []]);
    expect(cosine(twoLong[0] ?? new Float32Array(), await one(long))).toBeGreaterThan(0.999_99);
    expect(cosine(strange[1] ?? new Float32Array(), await one('sol'))).toBeGreaterThan(0.999_99);
    expect(cosine(single[0] ?? new Float32Array(), await one('solo'))).toBeGreaterThan(0.999_99);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '.repeat(500)],
    ['emoji', '😀😀🏳️‍🌈'],
    ['right-to-left script', 'أين تقع محطة القطار؟ איפה תחנת הרכבת?'],
    ['Chinese and Japanese', '火车站在哪里？駅はどこですか。'],
    ['code', 'const total = items.reduce((sum, item) => sum + item.price, 0);'],
    ['half a character', 'a\ud800b'],
    ['control characters', '\u0000\u0001\uffff'],
    ['special tokens', '[CLS] [SEP] [MASK] <s> </s>'],
  ])('gives %s a vector of length one', async (_, text) => {
    const vector = await one(text);
    expect(cosine(vector, vector)).toBeCloseTo(1, 5);
  });

  it.each([
    ['one word', 'x'.repeat(262_144)],
    ['words', 'lorem ipsum dolor '.repeat(14_563)],
    ['ideographs', '山'.repeat(87_381)],
    ['spaces', ' '.repeat(262_144)],
  ])('cuts 256 KiB of %s before it costs anything', async (_, text) => {
    await one(text);
    const started = cpuNow();
    await one(text);
    expect(cpuNow() - started).toBeLessThan(500); // 256 tokens take 20 ms; all of them would take seconds
  });

  it('answers a query within a few runs of a batch that is under way', async () => {
    let finished = false;
    const began = performance.now();
    const batch = embedder.embed(TEXTS, { priority: 'batch' }).then(() => {
      finished = true;
    });
    await sleep(100);
    const asked = performance.now();
    await one('Who brings the tent?');
    const waited = performance.now() - asked;
    expect(finished).toBe(false);
    await batch;
    expect(waited).toBeLessThan((performance.now() - began) / 5); // a run is a small part of the batch on any machine
  });

  it('leaves the event loop to others while it computes', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const before = performance.eventLoopUtilization();
    await embedder.embed(TEXTS, { priority: 'batch' });
    delay.disable();
    // Not the slowest turns of the loop, which a busy machine makes: computing here would make each of them slow.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
    expect(delay.percentile(50) / 1e6).toBeLessThan(50);
  });

  it('lets a request go that is given up, and computes no more of it', async () => {
    const given = new AbortController();
    const batch = embedder.embed(TEXTS, { priority: 'batch', signal: given.signal });
    const refused = expect(batch).rejects.toBeInstanceOf(EmbeddingFailed);
    await sleep(50);
    given.abort();
    await refused;
    const started = cpuNow();
    await embedder.embed(['next'], { priority: 'batch' });
    expect(cpuNow() - started).toBeLessThan(500); // the rest of the batch would take a second
  });

  it('refuses at once what is given up before it began', async () => {
    await expect(embedder.embed(['a'], { priority: 'query', signal: AbortSignal.abort() })).rejects.toThrow(
      EmbeddingFailed,
    );
  });
});

describe('LocalEmbedder when its thread dies', () => {
  it('rejects what waits, tells of it, and embeds again at the next call', async () => {
    const threads: Worker[] = [];
    const note = (thread: Worker) => threads.push(thread);
    process.on('worker', note);
    const problems: string[] = [];
    const mortal = await LocalEmbedder.open({ modelDir, threads: 1, onProblem: (event) => problems.push(event) });
    const before = await mortal.embed(['the same'], { priority: 'query' });
    const batch = mortal.embed(TEXTS, { priority: 'batch' }).catch((error: unknown) => error);
    await sleep(50);
    threads.at(-1)?.postMessage(DEADLY);
    const error = await batch;
    expect(error).toBeInstanceOf(EmbeddingFailed);
    expect((error as EmbeddingFailed).retryable).toBe(true);
    expect(problems).toEqual(['embedding_thread_died']);
    expect(await mortal.embed(['the same'], { priority: 'query' })).toEqual(before);
    expect(threads).toHaveLength(2);
    await mortal.close();
    process.off('worker', note);
  });

  it('takes a longer pause with each death that nothing useful came before', async () => {
    const threads: Worker[] = [];
    const note = (thread: Worker) => threads.push(thread);
    process.on('worker', note);
    const problems: string[] = [];
    const mortal = await LocalEmbedder.open({ modelDir, threads: 1, onProblem: (event) => problems.push(event) });
    threads.at(-1)?.postMessage(DEADLY);
    await expect.poll(() => problems).toHaveLength(1);
    const second = expect(mortal.embed(['a'], { priority: 'query' })).rejects.toThrow(/died|cannot be loaded/);
    await expect.poll(() => threads).toHaveLength(2);
    threads.at(-1)?.postMessage(DEADLY);
    await second;
    await expect(mortal.embed(['a'], { priority: 'query' })).rejects.toThrow(/started again in a while/);
    expect(threads).toHaveLength(2);
    const again = () => mortal.embed(['a'], { priority: 'query' }).catch(() => []);
    await expect.poll(again).toHaveLength(1);
    await mortal.close();
    process.off('worker', note);
  });

  it('gives a thread up that says nothing while texts wait', async () => {
    const problems: string[] = [];
    const silenceMs = 1; // shorter than any run
    const onProblem = (event: string) => problems.push(event);
    await expect(LocalEmbedder.open({ modelDir, threads: 1, silenceMs, onProblem })).rejects.toThrow(EmbeddingFailed);
    expect(problems).toEqual(['embedding_thread_died']);
  });
});

describe('LocalEmbedder.open', () => {
  it('says what a folder lacks and what to do', async () => {
    const empty = await mkdtemp(join(dataDir, 'empty-'));
    await expect(LocalEmbedder.open({ modelDir: empty, threads: 1 })).rejects.toThrow(
      /has no config\.json, no tokenizer\.json, no onnx\/model_quantized\.onnx .* `hipocampo download-model/,
    );
  });

  it('refuses a model whose tokens would be pooled wrongly', async () => {
    const wrong = await copyByHand('cls');
    await mkdir(join(wrong, '1_Pooling'));
    await writeFile(
      join(wrong, '1_Pooling/config.json'),
      '{"pooling_mode_cls_token":true,"pooling_mode_mean_tokens":false}',
    );
    await expect(LocalEmbedder.open({ modelDir: wrong, threads: 1 })).rejects.toThrow(
      /gives wrong vectors: .* cosine of 0\./,
    );
  });

  it('refuses a file that is not as the manifest says', async () => {
    const cut = await copyOfModel('cut');
    await truncate(join(cut, 'onnx/model_quantized.onnx'), 1_000_000);
    await expect(LocalEmbedder.open({ modelDir: cut, threads: 1 })).rejects.toThrow(/has 1000000 bytes instead of \d+/);
  });

  it('refuses a damaged graph and a tokenizer that is none, also where no manifest tells', async () => {
    const cut = await copyByHand('cut-by-hand');
    await truncate(join(cut, 'onnx/model_quantized.onnx'), 1_000_000);
    await expect(LocalEmbedder.open({ modelDir: cut, threads: 1 })).rejects.toThrow(/cannot be loaded/);
    await copyFile(join(modelDir, 'onnx/model_quantized.onnx'), join(cut, 'onnx/model_quantized.onnx'));
    await writeFile(join(cut, 'tokenizer.json'), '{"model":');
    await expect(LocalEmbedder.open({ modelDir: cut, threads: 1 })).rejects.toThrow(/cannot be loaded/);
  });

  it('runs a folder put there by hand under the name its config tells', async () => {
    const byHand = await LocalEmbedder.open({ modelDir: await copyByHand('by-hand'), threads: 2 });
    expect(byHand.model).toBe('all-MiniLM-L6-v2-int8');
    await byHand.close();
  });

  it('refuses calls once it is closed', async () => {
    const closed = await LocalEmbedder.open({ modelDir, threads: 1 });
    const waiting = expect(closed.embed(TEXTS, { priority: 'batch' })).rejects.toThrow(/closed/);
    await closed.close();
    await closed.close();
    await waiting;
    await expect(closed.embed(['a'], { priority: 'query' })).rejects.toThrow(/closed/);
  });
});

describe('prepareBundledModel', () => {
  it('makes the same model when two do so at once, and leaves nothing else', async () => {
    const shared = await mkdtemp(join(dataDir, 'shared-'));
    const [first, second] = await Promise.all([prepareBundledModel(shared), prepareBundledModel(shared)]);
    expect(first).toBe(second);
    expect(await readdir(join(shared, 'models'))).toEqual(['all-MiniLM-L6-v2-int8']);
  });

  it('makes a damaged model anew', async () => {
    const damaged = await mkdtemp(join(dataDir, 'damaged-'));
    const folder = await prepareBundledModel(damaged);
    await truncate(join(folder, 'onnx/model_quantized.onnx'), 10);
    await rm(join(folder, 'tokenizer.json'));
    await prepareBundledModel(damaged);
    await (await LocalEmbedder.open({ modelDir: folder, threads: 1 })).close();
    expect(await readdir(join(damaged, 'models'))).toEqual(['all-MiniLM-L6-v2-int8']);
  });

  it('says so where it cannot write', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    await expect(prepareBundledModel(file)).rejects.toThrow(/cannot be written to .* set EMBEDDING_MODEL_DIR/);
  });
});
