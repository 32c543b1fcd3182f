/** A sentence model's folder as the hub lays it out: the files present, and the way the model is run. */
import { access, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { findDamage, readManifest } from './model-manifest.ts';

/** A model as its thread receives it, with all that it needs to run. */
export interface ModelFolder {
  readonly folder: string;
  /** The name that vectors are labelled with, the model and its precision, such as `all-MiniLM-L6-v2-int8`. */
  readonly name: string;
  readonly graph: string;
  /** The most tokens of a text, the special ones included; the rest is cut off. */
  readonly maxTokens: number;
  readonly padId: number;
  readonly pooling: 'mean' | 'cls';
}

/** The failure of a folder that holds no model that can be run, or one that gives wrong vectors: its message is for the operator. */
export class ModelUnusable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ModelUnusable';
  }
}

/** Places of an ONNX export, the smallest first: on a CPU int8 is also the fastest. */
const GRAPHS = [
  { file: 'onnx/model_quantized.onnx', precision: 'int8' },
  { file: 'onnx/model_int8.onnx', precision: 'int8' },
  { file: 'model_quantized.onnx', precision: 'int8' },
  { file: 'onnx/model.onnx', precision: 'fp32' },
  { file: 'model.onnx', precision: 'fp32' },
] as const;

/** The most tokens for any model: attention costs by the square of the length, and no sentence model was trained on more. */
const MOST_TOKENS = 512;

const configSchema = z.object({
  _name_or_path: z.string().optional(),
  model_type: z.string().optional(),
  pad_token_id: z.number().int().nonnegative().nullish(),
  max_position_embeddings: z.number().int().positive().optional(),
});
const sentenceConfigSchema = z.object({ max_seq_length: z.number().int().positive().nullish() });
const poolingSchema = z.object({
  pooling_mode_cls_token: z.boolean().default(false),
  pooling_mode_mean_tokens: z.boolean().default(false),
});

/** Reads a model's folder; throws `ModelUnusable`, which tells the missing file and the remedy. */
export async function readModelFolder(modelDir: string): Promise<ModelFolder> {
  const folder = resolve(modelDir);
  const graph = await findGraph(folder);
  const config = await readJson(folder, 'config.json', configSchema);
  if (graph === undefined || config === undefined || !(await exists(join(folder, 'tokenizer.json')))) {
    const missing = [
      ...(config === undefined ? ['config.json'] : []),
      ...((await exists(join(folder, 'tokenizer.json'))) ? [] : ['tokenizer.json']),
      ...(graph === undefined ? ['onnx/model_quantized.onnx (or onnx/model.onnx, or model.onnx)'] : []),
    ];
    throw new ModelUnusable(
      `${folder} is no model's folder: it has no ${missing.join(', no ')}. Put the ONNX export of a sentence model there, ` +
        'or fetch one with `hipocampo download-model --to DIR`.',
    );
  }
  const manifest = await checkedManifest(folder);
  const sentence = await readJson(folder, 'sentence_bert_config.json', sentenceConfigSchema);
  return {
    folder,
    name: `${manifest?.name ?? nameOf(config._name_or_path, folder)}-${graph.precision}`,
    graph: join(folder, graph.file),
    maxTokens: Math.min(
      sentence?.max_seq_length ?? MOST_TOKENS,
      positions(config.max_position_embeddings, config.model_type),
      MOST_TOKENS,
    ),
    padId: config.pad_token_id ?? 0,
    pooling: await readPooling(folder),
  };
}

async function checkedManifest(folder: string) {
  try {
    const manifest = await readManifest(folder);
    const damage = manifest && (await findDamage(folder, manifest));
    if (damage !== undefined)
      throw new ModelUnusable(`the model in ${folder} is not usable: ${damage}. Fetch it anew.`);
    return manifest;
  } catch (error) {
    if (error instanceof ModelUnusable) throw error;
    throw new ModelUnusable(`the manifest of the model in ${folder} cannot be read. Fetch the model anew.`, error);
  }
}

/** Returns the number of positions for tokens: RoBERTa and its kin count from the padding's id on, which takes two of them. */
function positions(embedded: number | undefined, type: string | undefined): number {
  if (embedded === undefined) return MOST_TOKENS;
  return type?.includes('roberta') ? embedded - 2 : embedded;
}

/** Returns the model's name: x for `sentence-transformers/x` and `old_models/x/0_Transformer`. The folder's own name is the last resort. */
function nameOf(path: string | undefined, folder: string): string {
  const parts = (path ?? '').split('/').filter((part) => part !== '' && part !== '.' && !/^\d+_/.test(part));
  const name = parts.at(-1) ?? basename(folder);
  return name.replace(/-(int8|fp32)$/, '');
}

async function readPooling(folder: string): Promise<'mean' | 'cls'> {
  const pooling = await readJson(folder, '1_Pooling/config.json', poolingSchema);
  if (pooling === undefined || pooling.pooling_mode_mean_tokens) return 'mean';
  if (pooling.pooling_mode_cls_token) return 'cls';
  throw new ModelUnusable(
    `the model in ${folder} pools its tokens neither by their mean nor by the first: use another model`,
  );
}

async function findGraph(folder: string): Promise<(typeof GRAPHS)[number] | undefined> {
  for (const graph of GRAPHS) if (await exists(join(folder, graph.file))) return graph;
  return undefined;
}

async function readJson<T>(folder: string, file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const path = join(folder, file);
  if (!(await exists(path))) return undefined;
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new ModelUnusable(`${path} cannot be read as a model's ${file}`, error);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
