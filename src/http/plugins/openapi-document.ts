/**
 * Makes the OpenAPI document one that clients are generated from: every body and reply has a name, by its own `id` or by its operation,
 * and stands once among the components; examples stand beside the schemas, one a language.
 */

type Schema = Record<string, unknown>;

interface Media {
  schema?: Schema;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

interface Reply {
  content?: Record<string, Media>;
}

interface Operation {
  operationId?: string;
  parameters?: { schema?: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, Reply>;
}

interface Document {
  readonly paths?: Record<string, Record<string, Operation>>;
  readonly components?: { readonly schemas?: Record<string, Schema> };
}

const REFERENCE = '#/components/schemas/';

/** The languages of examples, in the order in which schemas list them. */
const LANGUAGES = [
  ['es', 'En español'],
  ['en', 'In English'],
] as const;

/** The examples of bodies and replies, by the names that their schemas would have. */
export type Examples = Map<string, readonly unknown[]>;

/** A route's schemas as JSON, before they stand in a document. */
interface RouteSchemas {
  readonly operationId?: string;
  readonly body?: Schema;
  readonly response?: Record<string, Reply>;
}

/** Takes the examples out of a route's schemas. */
export function takeExamples({ operationId = '', body, response = {} }: RouteSchemas, examples: Examples): void {
  const take = (name: string, schema: Schema | undefined) => {
    if (schema?.examples === undefined) return;
    examples.set(name, schema.examples as unknown[]);
    delete schema.examples;
  };
  take(nameOfRequest(operationId), body);
  for (const [status, { content }] of Object.entries(response)) {
    for (const { schema } of Object.values(content ?? {})) take(nameOfReply(operationId, status), schema);
  }
}

/** Names the schemas of a document and puts each where it belongs; what no operation speaks of is left out. */
export function nameSchemas<Any extends object>(generated: Any, examples: Examples): Any {
  const document = withoutInputTwins(structuredClone(generated) as Document);
  const components: Record<string, Schema> = { ...document.components?.schemas };
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path)) nameParts(operation, components, examples);
  }
  const named = { ...document, components: { ...document.components, schemas: components } };
  for (const name of unspokenOf(named)) delete components[name];
  return named as Any;
}

function nameOfRequest(operationId: string): string {
  return `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`;
}

function nameOfReply(operationId: string, status: string): string {
  const reply = nameOfRequest(operationId).replace(/Request$/, 'Reply');
  return status.startsWith('2') ? reply : reply + status;
}

function nameParts(operation: Operation, components: Record<string, Schema>, examples: Examples): void {
  const { operationId = '', requestBody, responses = {} } = operation;
  const place = (name: string, media: Media) => {
    const shown = examples.get(name);
    if (shown !== undefined) media.examples = byLanguage(shown);
    media.schema = hoist(media.schema ?? {}, name, components);
  };
  for (const media of Object.values(requestBody?.content ?? {})) {
    tellDefaults(media.schema);
    place(nameOfRequest(operationId), media);
  }
  for (const [status, { content }] of Object.entries(responses)) {
    for (const media of Object.values(content ?? {})) place(nameOfReply(operationId, status), media);
  }
}

/** Tells the defaults of a body's properties in words: generated clients take a property with a `default` for one that must be sent. */
function tellDefaults(body: Schema | undefined): void {
  for (const property of Object.values((body?.properties ?? {}) as Record<string, Schema>)) {
    if (property.default === undefined) continue;
    const told = `Default: \`${JSON.stringify(property.default)}\`.`;
    const { description } = property;
    property.description = typeof description === 'string' ? `${description.replace(/\.$/, '')}. ${told}` : told;
    delete property.default;
  }
}

function byLanguage(examples: readonly unknown[]): NonNullable<Media['examples']> {
  if (examples.length === 1) return { example: { value: examples[0] } };
  return Object.fromEntries(
    examples.map((value, index) => {
      const [key = `${index + 1}`, summary] = LANGUAGES[index] ?? [];
      return [key, summary === undefined ? { value } : { summary, value }];
    }),
  );
}

/** Moves a schema to the components, unless it is there already or is none of an object; returns what stands in its place. */
function hoist(schema: Schema, name: string, components: Record<string, Schema>): Schema {
  const isObject = schema.type === 'object' || schema.anyOf !== undefined || schema.allOf !== undefined;
  if (!isObject || '$ref' in schema) return schema;
  const same = Object.entries(components).find(([, known]) => isSame(known, schema))?.[0] ?? name;
  components[same] = schema;
  return { $ref: REFERENCE + same };
}

/** Leaves one of the two listings of a schema that requests and replies share, where they are the same or only one is spoken of. */
function withoutInputTwins(document: Document): Document {
  const schemas = document.components?.schemas ?? {};
  let text = JSON.stringify(document);
  for (const [name, schema] of Object.entries(schemas)) {
    const twin = schemas[`${name}Input`];
    if (twin === undefined) continue;
    const isSpoken = text.includes(`"${REFERENCE}${name}"`);
    if (isSpoken && !isSame(normal(schema), normal(twin))) continue;
    text = text.replaceAll(`"${REFERENCE}${name}Input"`, `"${REFERENCE}${name}"`);
    if (!isSpoken) schemas[name] = twin;
  }
  return JSON.parse(text) as Document;

  /** A schema with the names of twins as one. */
  function normal(schema: Schema): Schema {
    return JSON.parse(JSON.stringify(schema).replaceAll(/(#\/components\/schemas\/\w+?)Input"/g, '$1"')) as Schema;
  }
}

/** Returns the names of components that nothing refers to, nor anything that they alone refer to. */
function unspokenOf(document: Document): string[] {
  const { schemas = {} } = document.components ?? {};
  const spoken = new Set<string>();
  const open: unknown[] = [document.paths];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (spoken.has(name)) continue;
      spoken.add(name);
      if (schemas[name] !== undefined) open.push(schemas[name]);
    }
  }
  return Object.keys(schemas).filter((name) => !spoken.has(name));
}

function isSame(one: Schema, other: Schema): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
