/**
 * A BERT encoder as an ONNX graph: `input_ids`, `attention_mask` and `token_type_ids` (batch × tokens, int64) in,
 * `last_hidden_state` (batch × tokens × hidden, float32) out. Pooling is left to who runs it, as with any model of the hub.
 */
import { ElementType, GraphBuilder } from './graph-builder.ts';
import { quantizeRows, transpose } from './quantization.ts';
import type { Weights } from './safetensors.ts';

/** The part of a model's `config.json` that decides its shape. */
export interface BertConfig {
  readonly hidden_size: number;
  readonly num_attention_heads: number;
  readonly num_hidden_layers: number;
  readonly layer_norm_eps: number;
}

export type Precision = 'fp32' | 'int8';

interface QuantizedTokens {
  readonly values: string;
  /** The tokens' scales: batch × tokens × 1. */
  readonly scales: string;
}

/** The value added to the attention of padding: after the softmax nothing of it is left. */
const MASKED = -10_000;

/** Builds the model file. Throws where the weights lack a tensor of such a model. */
export function buildBertGraph(config: BertConfig, weights: Weights, precision: Precision): Buffer {
  return new BertGraph(config, weights, precision).build();
}

/** Builder of the graph: its methods add nodes, and pass the names of their values along. */
class BertGraph {
  readonly #config: BertConfig;
  readonly #weights: Weights;
  readonly #precision: Precision;
  readonly #graph = new GraphBuilder();
  readonly #constants: ReturnType<typeof addConstants>;
  readonly #quantized = new Map<string, QuantizedTokens>();

  constructor(config: BertConfig, weights: Weights, precision: Precision) {
    this.#config = config;
    this.#weights = weights;
    this.#precision = precision;
    this.#constants = addConstants(this.#graph, config);
  }

  build(): Buffer {
    const graph = this.#graph;
    const tokens = ['batch', 'tokens'];
    const ids = graph.input('input_ids', ElementType.int64, tokens);
    const attention = graph.input('attention_mask', ElementType.int64, tokens);
    const types = graph.input('token_type_ids', ElementType.int64, tokens);

    const mask = this.#mask(attention);
    let hidden = this.#embeddings(ids, types);
    for (let layer = 0; layer < this.#config.num_hidden_layers; layer++) {
      hidden = this.#layer(`encoder.layer.${layer}`, hidden, mask);
    }
    graph.output(hidden, 'last_hidden_state', ElementType.float, [...tokens, this.#config.hidden_size]);
    return graph.build();
  }

  /** Returns the attention mask, 0 where a token attends and `MASKED` where padding would: batch × 1 × 1 × tokens. */
  #mask(attention: string): string {
    const graph = this.#graph;
    const axes = graph.integers('axes_head_and_query', [1, 2]);
    const attended = graph.node('Unsqueeze', [graph.node('Cast', [attention], { to: ElementType.float }), axes]);
    return graph.node('Mul', [graph.node('Sub', [this.#constants.one, attended]), this.#constants.masked]);
  }

  #embeddings(ids: string, types: string): string {
    const graph = this.#graph;
    const length = graph.node('Gather', [graph.node('Shape', [ids]), graph.integer('axis_token', 1)], { axis: 0 });
    const places = graph.node('Range', [graph.integer('first_place', 0), length, graph.integer('place_step', 1)]);
    const table = this.#parameter('embeddings.position_embeddings.weight');
    const rows = graph.node('Gather', [table, places], { axis: 0 });
    const position = graph.node('Unsqueeze', [rows, graph.integers('axis_batch', [0])]);
    const word = this.#lookUp('embeddings.word_embeddings.weight', ids);
    const type = this.#lookUp('embeddings.token_type_embeddings.weight', types);
    const sum = graph.node('Add', [graph.node('Add', [word, type]), position]);
    return this.#normalized(sum, 'embeddings.LayerNorm');
  }

  #layer(name: string, hidden: string, mask: string): string {
    const graph = this.#graph;
    const mixed = this.#attention(`${name}.attention.self`, hidden, mask);
    const attention = this.#dense(mixed, `${name}.attention.output.dense`);
    const attended = this.#normalized(graph.node('Add', [attention, hidden]), `${name}.attention.output.LayerNorm`);
    const inner = this.#dense(attended, `${name}.intermediate.dense`);
    const outer = this.#dense(this.#gelu(inner), `${name}.output.dense`);
    return this.#normalized(graph.node('Add', [outer, attended]), `${name}.output.LayerNorm`);
  }

  #attention(name: string, hidden: string, mask: string): string {
    const graph = this.#graph;
    const { byHead, joined, attentionScale } = this.#constants;
    const heads = (part: string, perm: readonly number[]) =>
      graph.node('Transpose', [graph.node('Reshape', [this.#dense(hidden, `${name}.${part}`), byHead])], { perm });
    const query = heads('query', [0, 2, 1, 3]);
    const key = heads('key', [0, 2, 3, 1]);
    const value = heads('value', [0, 2, 1, 3]);
    const scores = graph.node('Div', [graph.node('MatMul', [query, key]), attentionScale]);
    const shares = graph.node('Softmax', [graph.node('Add', [scores, mask])], { axis: -1 });
    const mixed = graph.node('Transpose', [graph.node('MatMul', [shares, value])], { perm: [0, 2, 1, 3] });
    return graph.node('Reshape', [mixed, joined]);
  }

  #gelu(value: string): string {
    const graph = this.#graph;
    const { root2, one, half } = this.#constants;
    const error = graph.node('Erf', [graph.node('Div', [value, root2])]);
    return graph.node('Mul', [graph.node('Mul', [value, graph.node('Add', [error, one])]), half]);
  }

  #normalized(value: string, name: string): string {
    const inputs = [value, this.#parameter(`${name}.weight`), this.#parameter(`${name}.bias`)];
    return this.#graph.node('LayerNormalization', inputs, {
      axis: -1,
      epsilon: { float: this.#config.layer_norm_eps },
    });
  }

  /** Looks up rows of an embedding table. In int8 each row has its scale, and only the rows asked for are widened. */
  #lookUp(name: string, ids: string): string {
    const graph = this.#graph;
    if (this.#precision === 'fp32') return graph.node('Gather', [this.#parameter(name), ids], { axis: 0 });
    const { data, shape } = this.#weights.tensor(name);
    const [rows, columns] = matrix(shape, name);
    const { values, scales } = quantizeRows(data, rows, columns);
    const row = graph.node('Gather', [graph.signedBytes(`${name}.values`, shape, values), ids], { axis: 0 });
    const scale = graph.node('Gather', [graph.floats(`${name}.scales`, [rows, 1], scales), ids], { axis: 0 });
    return graph.node('Mul', [graph.node('Cast', [row], { to: ElementType.float }), scale]);
  }

  /** Adds `value × weightᵀ + bias`, in int8 with a scale for each token of `value` and one for each output of the weight. */
  #dense(value: string, name: string): string {
    const graph = this.#graph;
    const { data, shape } = this.#weights.tensor(`${name}.weight`);
    const [outputs, inputs] = matrix(shape, name);
    const bias = this.#parameter(`${name}.bias`);
    if (this.#precision === 'fp32') {
      const turned = graph.node('Transpose', [graph.floats(`${name}.weight`, shape, data)], { perm: [1, 0] });
      return graph.node('Add', [graph.node('MatMul', [value, turned]), bias]);
    }
    const { values, scales } = quantizeRows(data, outputs, inputs);
    const token = this.#quantizedTokens(value);
    const product = graph.microsoftNode('MatMulIntegerToFloat', [
      token.values,
      graph.signedBytes(`${name}.values`, [inputs, outputs], transpose(values, outputs, inputs)),
      this.#constants.one,
      graph.floats(`${name}.scales`, [outputs], scales),
      this.#constants.byteZero,
    ]);
    return graph.node('Add', [graph.node('Mul', [product, token.scales]), bias]);
  }

  /**
   * Quantizes each token's values to bytes (128 is zero) with a scale of its own. ONNX's `DynamicQuantizeLinear` takes one scale
   * for the whole batch: some 20 % faster, but then a text's vector depends on the texts beside it. Cosines to the exact vectors,
   * 400 chat messages: 0.991 at the least and 0.997 in the mean, there 0.977; one word: 0.97, there 0.96.
   */
  #quantizedTokens(value: string): QuantizedTokens {
    const known = this.#quantized.get(value);
    if (known !== undefined) return known;
    const graph = this.#graph;
    const { nearlyZero, largestByte, byteStep, byteZeroRounded } = this.#constants;
    const largest = graph.node('ReduceMax', [graph.node('Abs', [value])], { axes: [-1], keepdims: 1 });
    const bounded = graph.node('Max', [largest, nearlyZero]);
    const scaled = graph.node('Mul', [value, graph.node('Div', [largestByte, bounded])]);
    const tokens = {
      values: graph.node('Cast', [graph.node('Add', [scaled, byteZeroRounded])], { to: ElementType.uint8 }),
      scales: graph.node('Mul', [bounded, byteStep]),
    };
    this.#quantized.set(value, tokens);
    return tokens;
  }

  #parameter(name: string): string {
    const { shape, data } = this.#weights.tensor(name);
    return this.#graph.floats(name, shape, data);
  }
}

function addConstants(graph: GraphBuilder, { hidden_size: hidden, num_attention_heads: heads }: BertConfig) {
  return {
    one: graph.floats('one', [], [1]),
    half: graph.floats('half', [], [0.5]),
    root2: graph.floats('root2', [], [Math.SQRT2]),
    masked: graph.floats('masked', [], [MASKED]),
    attentionScale: graph.floats('attention_scale', [], [Math.sqrt(hidden / heads)]),
    byHead: graph.integers('shape_by_head', [0, 0, heads, hidden / heads]),
    joined: graph.integers('shape_joined', [0, 0, hidden]),
    nearlyZero: graph.floats('nearly_zero', [], [1e-12]), // of a token of zeros: values are divided by it
    largestByte: graph.floats('largest_byte', [], [127]),
    byteStep: graph.floats('byte_step', [], [1 / 127]),
    byteZero: graph.bytes('byte_zero', [], Uint8Array.of(128)),
    byteZeroRounded: graph.floats('byte_zero_rounded', [], [128.5]), // the cast to a byte cuts the fraction off
  };
}

function matrix(shape: readonly number[], name: string): readonly [rows: number, columns: number] {
  const [rows, columns] = shape;
  if (rows === undefined || columns === undefined || shape.length !== 2) throw new Error(`${name} is no matrix`);
  return [rows, columns];
}
