/** The thread in which the bundled weights become an ONNX graph: half a second of arithmetic that nobody else should wait for. */
import { createHash } from 'node:crypto';
import { closeSync, copyFileSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { describeFiles, MANIFEST_FILE } from './model-manifest.ts';
import { type BertConfig, buildBertGraph } from './onnx/bert-graph.ts';
import { Weights } from './onnx/safetensors.ts';

export interface ConversionData {
  readonly name: string;
  readonly weights: string;
  readonly weightsSha256: string;
  readonly config: string;
  readonly tokenizer: string;
  readonly maxTokens: number;
  /** The folder that it fills; complete when the thread says so. */
  readonly folder: string;
}

export type ConversionResult = { readonly done: true } | { readonly failed: string; readonly code: string | undefined };

const GRAPH = 'onnx/model_quantized.onnx';

async function convert(data: ConversionData): Promise<void> {
  const file = readFileSync(data.weights);
  const found = createHash('sha256').update(file).digest('hex');
  if (found !== data.weightsSha256)
    throw new Error(`${data.weights} holds other weights than it should (SHA-256 ${found})`);
  const config = JSON.parse(readFileSync(data.config, 'utf8')) as BertConfig;
  const at = (name: string) => join(data.folder, name);
  mkdirSync(dirname(at(GRAPH)), { recursive: true });
  writeFileSync(at(GRAPH), buildBertGraph(config, new Weights(file), 'int8'));
  writeFileSync(at('config.json'), JSON.stringify({ ...config, _name_or_path: `sentence-transformers/${data.name}` }));
  writeFileSync(at('sentence_bert_config.json'), JSON.stringify({ max_seq_length: data.maxTokens }));
  copyFileSync(data.tokenizer, at('tokenizer.json'));
  const files = [GRAPH, 'config.json', 'sentence_bert_config.json', 'tokenizer.json'];
  writeFileSync(at(MANIFEST_FILE), JSON.stringify(await describeFiles(data.folder, data.name, files)));
  for (const name of [...files, MANIFEST_FILE, 'onnx', '.']) flush(at(name));
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

let result: ConversionResult = { done: true };
try {
  await convert(workerData as ConversionData);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  result = { failed: message, code };
}
parentPort?.postMessage(result);
