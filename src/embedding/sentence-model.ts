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

/** A text as the model reads it, with the stretches of its tokens that a vector each is made of. */
export interface ReadText {
  readonly tokens: readonly number[];
  readonly spans: readonly Span[];
}

interface Span {
  readonly from: number;
  /** The first token behind it. */
  readonly to: number;
}

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

  /** Returns a text's tokens, cut to the model's length with its special tokens kept; its vector is that of them all. */
  read(text: string): ReadText {
    const tokens = [...this.#before, ...this.#tokensOf(text).slice(0, this.#room), ...this.#after];
    return { tokens, spans: [{ from: 0, to: this.#folder.pooling === 'cls' ? 1 : tokens.length }] };
  }

  /**
   * Returns the tokens of a text of several parts, a span for each of them and one for the whole; null where the model cannot read them
   * together: they are longer than it reads, one has no token, or its vectors are no means of states.
   */
  readParts(parts: readonly string[]): ReadText | null {
    if (this.#folder.pooling === 'cls') return null;
    const tokens = [...this.#before];
    const spans: Span[] = [];
    for (const part of parts) {
      const own = this.#tokensOf(part);
      if (own.length === 0 || tokens.length - this.#before.length + own.length > this.#room) return null;
      spans.push({ from: tokens.length, to: tokens.length + own.length });
      tokens.push(...own);
    }
    tokens.push(...this.#after);
    return { tokens, spans: [...spans, { from: 0, to: tokens.length }] };
  }

  /** The tokens that a text may have besides the special ones. */
  get #room(): number {
    return this.#folder.maxTokens - this.#before.length - this.#after.length;
  }

  #tokensOf(text: string): readonly number[] {
    const readable = text
      .toWellFormed()
      .replace(/\s+/g, ' ')
      .slice(0, this.#folder.maxTokens * CHARACTERS_PER_TOKEN)
      .toWellFormed();
    return this.#tokenizer.encode(readable, { add_special_tokens: false }).ids;
  }

  /** Returns one pooled vector a span of each text, not yet of length one. */
  async embed(texts: readonly ReadText[]): Promise<Float32Array[][]> {
    const length = Math.max(...texts.map(({ tokens }) => tokens.length));
    const { [this.#output]: hidden } = await this.#session.run(this.#feeds(texts, length));
    const [, , dimension] = hidden?.dims ?? [];
    if (hidden === undefined || dimension === undefined || !(hidden.data instanceof Float32Array)) {
      throw new Error('the graph gave no hidden states');
    }
    const states = hidden.data;
    return texts.map(({ spans }, row) =>
      spans.map(({ from, to }) => pool(states, (row * length + from) * dimension, to - from, dimension)),
    );
  }

  async release(): Promise<void> {
    await this.#session.release();
  }

  #feeds(texts: readonly ReadText[], length: number): Record<string, ort.Tensor> {
    const ids = new BigInt64Array(texts.length * length).fill(BigInt(this.#folder.padId));
    const attention = new BigInt64Array(ids.length);
    for (const [row, { tokens }] of texts.entries()) {
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

/** Returns the mean of so many states from `start` on: padding stands behind a text's. */
function pool(states: Float32Array, start: number, tokens: number, dimension: number): Float32Array {
  const sum = new Float32Array(dimension);
  for (let token = 0; token < tokens; token++) {
    const offset = start + token * dimension;
    for (let at = 0; at < dimension; at++) sum[at] = (sum[at] ?? 0) + (states[offset + at] ?? 0);
  }
  for (let at = 0; at < dimension; at++) sum[at] = (sum[at] ?? 0) / tokens;
  return sum;
}
