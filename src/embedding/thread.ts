import { Worker } from 'node:worker_threads';

/** Starts one of the `*-thread` files beside this one, with `data` as its `workerData`. */
export function startThread(name: string, data: unknown): Worker {
  const options = { workerData: data };
  if (import.meta.url.endsWith('.js')) return new Worker(new URL(`./${name}.js`, import.meta.url), options);
  // Run from the sources: a thread of Node 20 reads TypeScript only once tsx is registered in that very thread.
  const tsx = import.meta.resolve('tsx/esm/api');
  const file = new URL(`./${name}.ts`, import.meta.url).href;
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(file)})))`;
  return new Worker(code, { ...options, eval: true });
}
