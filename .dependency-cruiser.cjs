/** The layers of src/README.md, checked: an import against the arrows fails the build. */
const only = (name, comment, fromNot, module) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^src/', pathNot: fromNot },
  to: { path: module },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'what two modules both speak of has a file of its own; a circle of types is one too',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['^src/(server|cli|embedding-worker)\\.ts$', '-(thread|process)\\.ts$', '\\.d\\.ts$'],
      },
      to: {},
    },
    only('sql-in-stores', 'only stores/ speaks SQL', '^src/stores/', '^node_modules/(pg|drizzle-orm|@electric-sql)/'),
    only('redis-in-cache', 'only cache/ speaks Redis', '^src/cache/', '^node_modules/ioredis/'),
    only(
      'fastify-in-http',
      'only http/ knows Fastify',
      '^src/http/',
      '^node_modules/(fastify|@fastify|fastify-type-provider-zod)/',
    ),
    only(
      'models-and-vectors-in-embedding',
      'only embedding/ runs models and searches vectors',
      '^src/embedding/',
      '^node_modules/(onnxruntime-node|@huggingface|@lat\\.md|usearch)/',
    ),
    {
      name: 'memory-depends-on-no-room',
      comment: 'memory/ knows the rooms it uses by their types alone; wiring/ brings the real ones',
      severity: 'error',
      from: { path: '^src/memory/' },
      to: { path: '^src/(stores|cache|http|embedding)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nouns-of-memory-in-memory',
      comment:
        'memory/ names the classes of stores/ and the door to SQL; a type of the domain stands in memory/, where stores/ take it from. The names are checked by tests/support/layers.ts',
      severity: 'error',
      from: { path: '^src/memory/' },
      to: { path: '^src/stores/', pathNot: '^src/stores/([\\w-]+-store|database)\\.ts$' },
    },
    {
      name: 'wiring-for-doors',
      comment: 'a room is given its parts; only doors ask wiring/ for them',
      severity: 'error',
      from: { path: '^src/(memory|stores|cache|http|embedding|telemetry)/' },
      to: { path: '^src/wiring/' },
    },
    {
      name: 'stores-cache-and-embedding-below',
      severity: 'error',
      from: { path: '^src/(stores|cache|embedding)/' },
      to: { path: '^src/memory/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-above-all',
      comment: 'nobody but doors and wiring/ knows http/, not even its types',
      severity: 'error',
      from: { path: '^src/(memory|stores|cache|embedding|telemetry)/' },
      to: { path: '^src/http/' },
    },
    {
      name: 'leaves',
      severity: 'error',
      from: {
        path: '^src/(errors\\.ts|circuit-breaker\\.ts|frames\\.ts|identifier\\.ts|json-endpoint\\.ts|user-scope\\.ts|telemetry/)',
      },
      to: { path: '^src/(memory|stores|cache|http)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
