import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATUSES } from '../../src/http/plugins/problem.ts';
import { OPENAPI_FILE, openApiText } from '../support/write-openapi.ts';
import { type ContractApp, openContractApp } from './contract-app.ts';

interface Media {
  readonly schema?: Record<string, unknown>;
  readonly example?: unknown;
  readonly examples?: Record<string, { readonly value: unknown }>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, Media> };
  readonly responses: Record<string, { readonly description: string; readonly content?: Record<string, Media> }>;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object>; readonly securitySchemes: Record<string, object> };
  readonly security: readonly Record<string, unknown>[];
}

const text = await openApiText();
const document = JSON.parse(text) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, name: operation.operationId, operation })),
);
const versioned = operations.filter(({ path }) => path.startsWith('/v1/'));

/** Refusals that any call of an operation may meet, and those that its parts allow. */
const OF_ALL = [400, 401, 403, 406, 429, 500, 503];
const OF_BODIES = [413, 415];
const OF_OPERATION: Record<string, readonly number[]> = {
  saveTurn: [404, 409, 422],
  buildContext: [404, 422],
  getSession: [404],
  endSession: [404, 413, 415],
  listTurns: [404],
  getTurn: [404],
  forgetFacts: [413, 415],
  forgetFact: [404, 413, 415],
  confirmFact: [404, 413, 415],
  restoreFact: [404, 413, 415],
  factHistory: [404],
  deleteMemory: [404, 413, 415],
  getJob: [404],
  retryJob: [404, 409, 413, 415],
  cancelJob: [404, 409, 413, 415],
};

const ajv = new Ajv2020({ strict: false, validateFormats: false });
for (const [name, schema] of Object.entries(document.components.schemas)) {
  ajv.addSchema(schema, `#/components/schemas/${name}`);
}

const examplesOf = (media: Media | undefined): unknown[] => [
  ...(media?.example === undefined ? [] : [media.example]),
  ...Object.values(media?.examples ?? {}).map(({ value }) => value),
  ...((media?.schema?.examples as unknown[] | undefined) ?? []),
];
const exampleOf = (media: Media | undefined): unknown => examplesOf(media)[0];

/** Bodies that people read the words of: metrics, and streams of ids, are none. */
const LANGUAGES_MATTER = ['application/json', 'application/x-ndjson', 'text/markdown'];
const SPANISH = /[¿¡áíóú]|"es"|[Bb]ares|nombre|barrios|Olvidado|Recordado/;
/** The states that examples name: words of the contract, the same in any language. */
const STATES = ['live', 'ready', 'up', 'off', 'embed', 'pending', 'failed', 'cancelled'];
/** What is told to operators, in English whatever the language. */
const FOR_OPERATORS = ['error'];

/** Returns the texts of an example that are words of people: all but numbers, ids, times, addresses, paths and states. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return STATES.includes(value) || /^(?=.*[\d._:/-])\S+$/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => [
    ...(/^\w+$/.test(key) ? [] : [key]),
    ...(FOR_OPERATORS.includes(key) ? [] : wordsOf(held)),
  ]);
}

/** Returns the bodies, and the replies of success, that come in one of these media types. */
function toldIn(described: typeof operations, types: readonly string[]): { name: string; media: Media }[] {
  return described.flatMap(({ name, operation }) => {
    const replies = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    const told = [['its body', operation.requestBody] as const, ...replies];
    return told.flatMap(([which, part]) =>
      Object.entries(part?.content ?? {})
        .filter(([type]) => types.includes(type))
        .map(([, media]) => ({ name: `${name}: ${which}`, media })),
    );
  });
}

describe('openapi/openapi.json', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
  });
  afterAll(() => app.close());

  it('is what the routes say now, so that nobody reads an old contract: `npm run openapi` writes it', () => {
    expect(existsSync(OPENAPI_FILE)).toBe(true);
    expect(
      readFileSync(OPENAPI_FILE, 'utf8') === text,
      'openapi/openapi.json is out of date: run `npm run openapi`',
    ).toBe(true);
  });

  it('is the document that the running service gives', async () => {
    const served = await app.get<Document>('/openapi.json');
    expect(served.status).toBe(200);
    expect(served.body).toEqual(document);
  });

  it('has a page for people at /docs', async () => {
    const page = await app.get('/docs', { accept: 'text/html' });
    expect([200, 301, 302]).toContain(page.status);
  });

  it('is OpenAPI 3.1: version, info, unique operation ids, declared tags, path parameters that the path has', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.title).toBe('Hipocampo');
    expect(document.info.version).toMatch(/\S/);
    const ids = operations.map(({ name }) => name);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = new Set(document.tags.map((tag) => tag.name));
    for (const { path, operation } of operations) {
      for (const tag of operation.tags) expect(tags).toContain(tag);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map((parameter) => parameter.name).sort()).toEqual(inPath.sort());
      for (const parameter of declared) expect(parameter.required).toBe(true);
      for (const status of Object.keys(operation.responses)) expect(status).toMatch(/^[1-5]\d\d$/);
    }
  });

  it('has only schemas that a JSON Schema 2020-12 validator compiles, and references that lead somewhere', () => {
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map((match) => match[1] ?? '');
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\//);
      expect(Object.keys(document.components.schemas)).toContain(reference.split('/').at(-1));
    }
    for (const { name, operation } of operations) {
      for (const media of mediaOf(operation)) {
        if (media.schema !== undefined) expect(() => ajv.compile(media.schema as object), name).not.toThrow();
      }
      for (const parameter of operation.parameters ?? [])
        expect(() => ajv.compile(parameter.schema), name).not.toThrow();
    }
  });

  it('asks for a bearer key everywhere but at the operations routes', () => {
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.components.securitySchemes.bearer).toEqual({ type: 'http', scheme: 'bearer' });
    for (const { path, operation } of operations) {
      const own = (operation as { security?: unknown[] }).security;
      if (path.startsWith('/v1/')) expect(own).toBeUndefined();
      else expect(own).toEqual([]);
    }
  });

  it('has every path that the service serves, and no other', () => {
    const served = new Set(
      pathsOf(app.app.printRoutes({ commonPrefix: false })).filter((path) => !path.startsWith('/docs')),
    );
    expect([...served].map((path) => path.replaceAll(/:(\w+)/g, '{$1}')).sort()).toEqual(
      Object.keys(document.paths).sort(),
    );
  });

  it.each(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
      Object.keys(document.paths).map((path) => [method, path] as const),
    ),
  )('does not hide that %s %s exists, nor promise it when it does not', async (method, path) => {
    if (path === '/v1/events') return; // a stream has no end to wait for: its own test opens it
    if (path.endsWith('/import')) return; // any other method is about the session or the user of that name
    const url = path
      .replace(/\{(session_id|user_id)\}/, 's1')
      .replace(/\{(turn_id|fact_id|memory_id|job_id)\}/, '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10');
    const answer = await app.send({ method: method as 'GET', url });
    const documented = document.paths[path]?.[method.toLowerCase()] !== undefined;
    expect(answer.status === 405).toBe(!documented);
  });

  describe.each(operations)('$name', ({ path, operation }) => {
    it('has an operationId, a summary and a main reply', () => {
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary.length).toBeGreaterThan(5);
      expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
      expect(operation.description.length).toBeGreaterThan(10);
      for (const reply of Object.values(operation.responses)) expect(reply.description).toMatch(/\S/);
    });

    it('has bodies and replies of objects under names, so that a generated client has types with names', () => {
      for (const { schema } of mediaOf(operation)) {
        if (schema?.type === 'string') continue;
        expect(Object.keys(schema ?? {})).toEqual(['$ref']);
        expect(schema?.$ref).toMatch(/^#\/components\/schemas\/[A-Z][A-Za-z0-9]+$/);
      }
    });

    it('shows its body and its main reply by an example that its own schema takes', () => {
      const main = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      const replies = main.flatMap(([, reply]) => Object.values(reply.content ?? {}));
      const silent = main.every(([status]) => status === '204');
      expect(replies.length === 0).toBe(silent);
      expect(
        silent || replies.some((media) => exampleOf(media) !== undefined),
        `${path}: no example of its reply`,
      ).toBe(true);
      for (const media of [...replies, ...Object.values(operation.requestBody?.content ?? {})]) {
        if (media.schema === undefined) continue;
        const valid = ajv.compile(media.schema);
        for (const example of examplesOf(media)) expect(valid(example), JSON.stringify(valid.errors)).toBe(true);
      }
      if (operation.requestBody !== undefined) {
        const { content } = operation.requestBody;
        expect(exampleOf(content['application/json'] ?? content['text/markdown'])).toBeDefined();
        expect(operation.requestBody.required).toBe(true);
      }
    });
  });

  describe.each(versioned)('$name', ({ name, operation }) => {
    it('names every problem that its codes allow, each as application/problem+json', () => {
      const expected = [
        ...OF_ALL,
        ...(operation.requestBody === undefined ? [] : OF_BODIES),
        ...(OF_OPERATION[name] ?? []),
      ];
      const documented = Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status >= 400);
      expect(documented).toEqual(expect.arrayContaining(expected));
      for (const status of documented) {
        const reply = operation.responses[String(status)];
        expect(Object.keys(reply?.content ?? {})).toEqual(['application/problem+json']);
        const codes = [...(reply?.description ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1] ?? '');
        expect(codes.length).toBeGreaterThan(0);
        for (const code of codes) expect(STATUSES[code as keyof typeof STATUSES]).toBe(status);
      }
    });
  });

  it('tells the defaults of bodies in words, for generated clients would have to send what has a default', () => {
    const requests = Object.entries(document.components.schemas).filter(([name]) => name.endsWith('Request'));
    expect(requests.length).toBeGreaterThan(10);
    for (const [name, schema] of requests) expect(JSON.stringify(schema), name).not.toContain('"default":');
    expect(JSON.stringify(document.components.schemas.BuildContextRequest)).toContain('Default: `\\"langchain\\"`.');
  });

  it('shows each body and reply in Spanish and in English, or once where it has no words of people', () => {
    const shown: Record<string, number> = { both: 0, once: 0 };
    for (const { name, media } of toldIn(operations, LANGUAGES_MATTER)) {
      const { es, en, example, ...others } = media.examples ?? {};
      expect(Object.keys(others), name).toEqual([]);
      if (example === undefined) {
        shown.both = (shown.both ?? 0) + 1;
        expect([typeof es?.value, typeof en?.value], name).not.toContain('undefined');
        expect(en?.value, `${name} shows the same twice`).not.toEqual(es?.value);
        expect(JSON.stringify(en?.value), name).not.toMatch(SPANISH);
      } else {
        shown.once = (shown.once ?? 0) + 1;
        expect([es, en], name).toEqual([undefined, undefined]);
        expect(wordsOf(example.value), `${name} has words, and shows them in one language`).toEqual([]);
      }
    }
    expect(shown.both).toBeGreaterThan(45);
    expect(shown.once).toBeGreaterThan(20);
  });

  it.each([
    [{ title: 'Bars' }, ['Bars']],
    [{ items: [{ last_command: 'ls -la' }] }, ['ls -la']],
    [{ 'my key': 1 }, ['my key']],
    [{ id: '6f1c9c1e-3f0e-4c58-9c1b-5a4f7d1f2a10', status: 'pending', user_id: 'u1', error: 'it was not there' }, []],
  ])('finds the words of %j', (value, words) => {
    expect(wordsOf(value)).toEqual(words);
  });

  it.each(['es', 'en'])('shows archives that can be imported as they are, in %s', async (language) => {
    const shownBy = (path: string, method: string) => {
      const shown = document.paths[path]?.[method];
      const content = shown?.requestBody?.content ?? shown?.responses['200']?.content ?? {};
      return content['application/json']?.examples?.[language]?.value as object;
    };
    const session = shownBy('/v1/sessions/{session_id}/export', 'get');
    const first = await app.post(`/v1/sessions/import?session_id=shown-${language}`, session);
    expect([first.status, first.body]).toMatchObject([201, { imported: true, total_turns: 1 }]);
    const again = await app.post(`/v1/sessions/import?session_id=shown-${language}`, session);
    expect([again.status, again.body]).toMatchObject([200, { imported: false }]);

    const messages = { ...shownBy('/v1/sessions/import', 'post'), session_id: `messages-${language}` };
    expect((await app.post('/v1/sessions/import', messages)).status).toBe(201);

    const [conversation] = shownBy('/v1/users/import', 'post') as object[];
    const taken = await app.post(`/v1/users/import?user_id=chatgpt-${language}`, [
      { ...conversation, conversation_id: `c-${language}` },
    ]);
    expect([taken.status, taken.body]).toMatchObject([201, { imported: { sessions: 1, turns: 1 } }]);
  });

  it('bounds no number by what JavaScript can count', () => {
    expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });

  it('tells that readiness is 503 while PostgreSQL is away', () => {
    expect(Object.keys(document.paths['/health/ready']?.get?.responses ?? {})).toContain('503');
  });

  it('does not close its replies to new fields, for the contract says that fields are added freely', () => {
    for (const { name, operation } of versioned) {
      for (const [status, reply] of Object.entries(operation.responses)) {
        if (!status.startsWith('2')) continue;
        for (const media of Object.values(reply.content ?? {})) {
          const named = document.components.schemas[String(media.schema?.$ref).split('/').at(-1) ?? ''];
          expect((named as Media['schema'])?.additionalProperties, `${name} ${status}`).not.toBe(false);
        }
      }
    }
  });
});

function mediaOf(operation: Operation): Media[] {
  const bodies = Object.values(operation.requestBody?.content ?? {});
  return [...bodies, ...Object.values(operation.responses).flatMap((reply) => Object.values(reply.content ?? {}))];
}

/** The paths of Fastify's route tree. */
function pathsOf(tree: string): string[] {
  const stack: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^([│ ]*)[├└]── (.*?)( \([A-Z, ]+\))?$/.exec(line);
    if (match === null) return [];
    stack.length = (match[1] ?? '').length / 4;
    stack.push(match[2] ?? '');
    return match[3] === undefined ? [] : [stack.join('')];
  });
}
