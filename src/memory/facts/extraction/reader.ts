import type { Said } from '../said.ts';
import type { Sentence } from './prepared-text.ts';
import type { Tagger } from './tagged-facts.ts';

/** Reads one language: gives what the sentences of one message say, in spans that carry `message: index`. */
export type Reader = (sentences: readonly Sentence[], message: number, tagger: Tagger | null) => Said[];
