import type { Said } from '../said.ts';
import type { HeardMessage } from './heard-message.ts';
import type { Tagger } from './tagged-facts.ts';

/** Reads one language: gives what a message says, in spans that carry its place in the turn. */
export type Reader = (heard: HeardMessage, message: number, tagger: Tagger | null) => Said[];
