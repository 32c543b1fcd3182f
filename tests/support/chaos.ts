import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** True in `npm run test:chaos`: each fault over and over, properties with all their runs. False: each once. */
    chaos: boolean;
  }
}

export const CHAOS: boolean = inject('chaos');
