/**
 * Writes an ONNX model without a library: as much of `onnx.proto3` (field numbers below) as a transformer's encoder needs.
 */

/** Element types of a tensor, from `TensorProto.DataType`. */
export const ElementType = { float: 1, uint8: 2, int8: 3, int64: 7 } as const;
type ElementType = (typeof ElementType)[keyof typeof ElementType];

/** An attribute. A number is an integer; floats say so, since 1 and 1.0 are the same in JavaScript but not in ONNX. */
export type Attribute = number | readonly number[] | { readonly float: number };
export type Dimension = number | string;

const OPSET = 17; // the first that has LayerNormalization
const IR_VERSION = 8; // the one of that opset
/** The domain of onnxruntime's own operators. */
const MICROSOFT = 'com.microsoft';
const ATTRIBUTE_TYPE = { float: 1, int: 2, ints: 7 } as const;

/** A protobuf message in pieces, which are put together once: the weights are in there, and every copy of them costs. */
type Message = readonly Buffer[];

/** Collects nodes and constants; every value is known by its name, which the methods hand out. */
export class GraphBuilder {
  readonly #nodes: Message[] = [];
  readonly #constants: Message[] = [];
  readonly #inputs: Message[] = [];
  readonly #outputs: Message[] = [];
  #lastId = 0;

  input(name: string, type: ElementType, dimensions: readonly Dimension[]): string {
    this.#inputs.push(messageField(11, valueInfo(name, type, dimensions)));
    return name;
  }

  output(value: string, name: string, type: ElementType, dimensions: readonly Dimension[]): void {
    this.#nodes.push(messageField(1, nodeProto('Identity', [value], name, {}, '')));
    this.#outputs.push(messageField(12, valueInfo(name, type, dimensions)));
  }

  floats(name: string, shape: readonly number[], data: Float32Array | readonly number[]): string {
    return this.#constant(
      name,
      ElementType.float,
      shape,
      data instanceof Float32Array ? data : Float32Array.from(data),
    );
  }

  bytes(name: string, shape: readonly number[], data: Uint8Array): string {
    return this.#constant(name, ElementType.uint8, shape, data);
  }

  signedBytes(name: string, shape: readonly number[], data: Int8Array): string {
    return this.#constant(name, ElementType.int8, shape, data);
  }

  integers(name: string, data: readonly number[]): string {
    return this.#constant(name, ElementType.int64, [data.length], BigInt64Array.from(data, BigInt));
  }

  integer(name: string, value: number): string {
    return this.#constant(name, ElementType.int64, [], BigInt64Array.of(BigInt(value)));
  }

  /** Adds a node of ONNX's own operators, and returns the name of its one output. */
  node(operator: string, inputs: readonly string[], attributes: Record<string, Attribute> = {}): string {
    return this.#node(operator, inputs, attributes, '');
  }

  /** Adds a node of onnxruntime's own operators, and returns the name of its one output. */
  microsoftNode(operator: string, inputs: readonly string[], attributes: Record<string, Attribute> = {}): string {
    return this.#node(operator, inputs, attributes, MICROSOFT);
  }

  /** Returns the model file. */
  build(): Buffer {
    const parts = [...this.#nodes, textField(2, 'encoder'), ...this.#constants, ...this.#inputs, ...this.#outputs];
    return Buffer.concat([
      ...intField(1, IR_VERSION),
      ...textField(2, 'hipocampo'),
      ...messageField(7, parts.flat()),
      ...messageField(8, [...textField(1, ''), ...intField(2, OPSET)]),
      ...messageField(8, [...textField(1, MICROSOFT), ...intField(2, 1)]),
    ]);
  }

  #node(operator: string, inputs: readonly string[], attributes: Record<string, Attribute>, domain: string): string {
    const output = `${operator}_${++this.#lastId}`;
    this.#nodes.push(messageField(1, nodeProto(operator, inputs, output, attributes, domain)));
    return output;
  }

  #constant(name: string, type: ElementType, shape: readonly number[], data: ArrayBufferView): string {
    const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    const sizes = shape.flatMap((size) => intField(1, size));
    const tensor = [...sizes, ...intField(2, type), ...textField(8, name), ...messageField(9, [raw])];
    this.#constants.push(messageField(5, tensor));
    return name;
  }
}

function nodeProto(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: Record<string, Attribute>,
  domain: string,
): Message {
  return [
    ...inputs.flatMap((input) => textField(1, input)),
    ...textField(2, output),
    ...textField(3, `make_${output}`),
    ...textField(4, operator),
    ...Object.entries(attributes).flatMap(([name, value]) => messageField(5, attributeProto(name, value))),
    ...textField(7, domain),
  ];
}

function attributeProto(name: string, value: Attribute): Message {
  const named = textField(1, name);
  if (typeof value === 'number') return [...named, ...intField(3, value), ...intField(20, ATTRIBUTE_TYPE.int)];
  if ('float' in value) return [...named, ...floatField(2, value.float), ...intField(20, ATTRIBUTE_TYPE.float)];
  return [...named, ...value.flatMap((item) => intField(8, item)), ...intField(20, ATTRIBUTE_TYPE.ints)];
}

function valueInfo(name: string, type: ElementType, dimensions: readonly Dimension[]): Message {
  const shape = dimensions.flatMap((dimension) =>
    messageField(1, typeof dimension === 'string' ? textField(2, dimension) : intField(1, dimension)),
  );
  const tensorType = [...intField(1, type), ...messageField(2, shape)];
  return [...textField(1, name), ...messageField(2, messageField(1, tensorType))];
}

/** Writes an integer field of protobuf. A field begins with its number and its wire type: 0 varint, 2 length and bytes, 5 four bytes. */
function intField(field: number, value: number): Message {
  return [Buffer.from([...varint(field << 3), ...varint(value)])];
}

function messageField(field: number, message: Message): Message {
  const length = message.reduce((sum, piece) => sum + piece.length, 0);
  return [Buffer.from([...varint((field << 3) | 2), ...varint(length)]), ...message];
}

function textField(field: number, value: string): Message {
  return messageField(field, [Buffer.from(value, 'utf8')]);
}

function floatField(field: number, value: number): Message {
  const four = Buffer.alloc(4);
  four.writeFloatLE(value);
  return [Buffer.from(varint((field << 3) | 5)), four];
}

/** Writes a varint, seven bits a byte, the lowest first; negative numbers as the 64-bit integers of ONNX. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const seven = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? seven | 128 : seven);
  } while (rest > 0n);
  return bytes;
}
