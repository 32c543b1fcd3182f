/** The model itself, as its thread runs it: text to tokens, tokens to hidden states, those to one vector. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import ort from 'onnxruntime-node';
import type { ModelFolder } from './model-folder.ts';

/** The characters read of a text for each token of the model: no natural text has longer tokens, and the tokenizer never sees 256 KiB. */
export const CHARACTERS_PER_TOKEN = 16;

/** The inputs that an export may ask for. Token types are all zero: a text is one sequence. */
const INPUTS = ['input_ids', 'attention_mask', 'token_type_ids'];
const HIDDEN_STATES = ['last_hidden_state', 'token_embeddings'];

export class SentenceModel {
  readonly #folder: ModelFolder;
  readonly #tokenizer: Tokenizer;
  readonly #session: ort.InferenceSession;
  readonly #output: string;
  /** The special tokens around every text, such as `[CLS]` and `[SEP]`. */
  readonly #before: readonly number[];
  readonly #after: readonly number[];

  /** Loads a model; throws the tokenizer's or onnxruntime's error, which is for an operator to read. */
  static async load(folder: ModelFolder, threads: number): Promise<SentenceModel> {
    const tokenizer = new Tokenizer(JSON.parse(readFileSync(join(folder.folder, 'tokenizer.json'), 'utf8')), {});
    const session = await ort.InferenceSession.create(folder.graph, {
      intraOpNumThreads: threads,
      logSeverityLevel: 3, // warnings go to stderr past the log, and tell of nothing but the export
      // Threads that spin while they wait for work take the core from the HTTP workers.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
    return new SentenceModel(folder, tokenizer, session);
  }

  private constructor(folder: ModelFolder, tokenizer: Tokenizer, session: ort.InferenceSession) {
    this.#folder = folder;
    this.#tokenizer = tokenizer;
    this.#session = session;
    const unknown = session.inputNames.filter((name) => !INPUTS.includes(name));
    if (unknown.length > 0)
      throw new Error(`the graph asks for ${unknown.join(', ')}, which a sentence model does not`);
    const output = HIDDEN_STATES.find((name) => session.outputNames.includes(name));
    if (output === undefined)
      throw new Error(`the graph gives ${session.outputNames.join(', ')}, but no last_hidden_state`);
    this.#output = output;
    const [word] = tokenizer.encode('a', { add_special_tokens: false }).ids;
    const { ids } = tokenizer.encode('a');
    const at = ids.indexOf(word ?? -1);
    this.#before = ids.slice(0, at);
    this.#after = ids.slice(at + 1);
  }

  /** Returns a text's tokens, cut to the model's length with its special tokens kept. */
  tokenize(text: string): readonly number[] {
    const room = this.#folder.maxTokens;
    const readable = text
      .toWellFormed()
      .replace(/\s+/g, ' ')
      .slice(0, room * CHARACTERS_PER_TOKEN)
      .toWellFormed();
    const { ids } = this.#tokenizer.encode(readable, { add_special_tokens: false });
    return [...this.#before, ...ids.slice(0, room - this.#before.length - this.#after.length), ...this.#after];
  }

  /** Returns one pooled vector a text, not yet of length one. */
  async embed(texts: readonly (readonly number[])[]): Promise<Float32Array[]> {
    const length = Math.max(...texts.map((tokens) => tokens.length));
    const { [this.#output]: hidden } = await this.#session.run(this.#feeds(texts, length));
    const [, , dimension] = hidden?.dims ?? [];
    if (hidden === undefined || dimension === undefined || !(hidden.data instanceof Float32Array)) {
      throw new Error('the graph gave no hidden states');
    }
    const states = hidden.data;
    return texts.map((tokens, row) => {
      const start = row * length * dimension;
      return pool(states, start, this.#folder.pooling === 'cls' ? 1 : tokens.length, dimension);
    });
  }

  async release(): Promise<void> {
    await this.#session.release();
  }

  #feeds(texts: readonly (readonly number[])[], length: number): Record<string, ort.Tensor> {
    const ids = new BigInt64Array(texts.length * length).fill(BigInt(this.#folder.padId));
    const attention = new BigInt64Array(ids.length);
    for (const [row, tokens] of texts.entries()) {
      for (const [at, token] of tokens.entries()) ids[row * length + at] = BigInt(token);
      attention.fill(1n, row * length, row * length + tokens.length);
    }
    const values = { input_ids: ids, attention_mask: attention, token_type_ids: new BigInt64Array(ids.length) };
    const feeds: Record<string, ort.Tensor> = {};
    for (const [name, data] of Object.entries(values)) {
      if (this.#session.inputNames.includes(name)) feeds[name] = new ort.Tensor('int64', data, [texts.length, length]);
    }
    return feeds;
  }
}

/** Returns the mean of the first `tokens` states: padding stands behind them. */
function pool(states: Float32Array, start: number, tokens: number, dimension: number): Float32Array {
  const sum = new Float32Array(dimension);
  for (let token = 0; token < tokens; token++) {
    const offset = start + token * dimension;
    for (let at = 0; at < dimension; at++) sum[at] = (sum[at] ?? 0) + (states[offset + at] ?? 0);
  }
  for (let at = 0; at < dimension; at++) sum[at] = (sum[at] ?? 0) / tokens;
  return sum;
}
