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

/**
 * `it` or `describe`, for what `npm run test:chaos` would do no more of than `npm test`: there it is nothing, and is not even counted as
 * skipped. No suite may be left empty by it.
 */
export const inShort = <Define extends (...given: never[]) => unknown>(define: Define): Define =>
  CHAOS ? ((() => undefined) as unknown as Define) : define;
