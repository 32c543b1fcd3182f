/** The process in which the bundled weights become an ONNX graph: half a second of arithmetic, and 300 MB that are needed once. */
import { createHash } from 'node:crypto';
import { closeSync, copyFileSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workApart } from '../process-apart.ts';
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
  /** The folder that it fills; complete when the process has ended well. */
  readonly folder: string;
}

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

workApart(convert);
