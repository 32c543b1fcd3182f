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
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['^src/(server|cli|embedding-worker)\\.ts$', '-thread\\.ts$', '\\.d\\.ts$'] },
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
      comment: 'memory/ knows the rooms it uses by their types alone; wiring.ts brings the real ones',
      severity: 'error',
      from: { path: '^src/memory/' },
      to: { path: '^src/(stores|cache|http|embedding)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stores-cache-and-embedding-below',
      severity: 'error',
      from: { path: '^src/(stores|cache|embedding)/' },
      to: { path: '^src/(memory|http)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'leaves',
      severity: 'error',
      from: { path: '^src/(errors\\.ts|circuit-breaker\\.ts|telemetry/)' },
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
