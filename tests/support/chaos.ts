import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** True in `npm run test:chaos`: each fault over and over, properties with all their runs. False: each once. */
    chaos: boolean;
  }
}

export const CHAOS: boolean = inject('chaos');

/** The runs of a property: all of them in `npm run test:chaos`, which draws anew each time; a fifth in `npm test`. */
export const runsOf = (all: number): number => (CHAOS ? all : Math.ceil(all / 5));
