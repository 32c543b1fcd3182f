import { MemoryRequestCounter } from '../../src/cache/memory-request-counter.ts';
import { requestCounterSpec } from './request-counter.spec.ts';

requestCounterSpec('MemoryRequestCounter', async () => ({
  counter: new MemoryRequestCounter(),
  close: async () => undefined,
}));
