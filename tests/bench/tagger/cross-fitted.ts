/** Taggers of a language that were each fitted without a part of its messages, by which that part can be read as if it were new; kept on disk for as long as what they learn from stays. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LEAST_CERTAINTY } from '../../../src/memory/facts/extraction/certainty.ts';
import { packedTagWeights, TagWeights } from '../../../src/memory/facts/extraction/tag-weights.ts';
import type { Tagger } from '../../../src/memory/facts/extraction/tagged-facts.ts';
import type { FactLanguage } from '../../../src/memory/facts/said.ts';
import { type CrfOptions, fitCrf } from './crf.ts';
import { messagesBeside, SLOTS, type TaughtMessage, taughtMessages } from './taught-rows.ts';

export const TAGGER_OPTIONS: CrfOptions = { l1: 0.001, l2: 0.003, rounds: 6, step: 0.1, least: 2, prune: 0.2 };
export const PARTS = 4;

const KEPT = new URL('../../../node_modules/.cache/packed-taggers/', import.meta.url).pathname;

/** Returns the part that a message, or a conversation, falls into, whatever others there are. */
export function partOf(source: string): number {
  return createHash('sha1').update(source).digest().readUInt32LE(0) % PARTS;
}

/** Returns the weights that messages teach, as their file holds them. */
export function fittedTagger(messages: readonly TaughtMessage[]): Uint8Array {
  const rows = messages.flatMap((one) => one.rows);
  return packedTagWeights({ slots: SLOTS, ...fitCrf(rows, SLOTS.length, TAGGER_OPTIONS) });
}

/** Returns for each part the tagger that was fitted without it. */
export function crossFitted(code: FactLanguage): Tagger[] {
  const messages = taughtMessages(code);
  return Array.from({ length: PARTS }, (_, part) => {
    const others = messages.filter(({ source }) => partOf(source) !== part);
    return kept(`${code}-${part}-${digestOf(others)}`, others);
  });
}

/** Returns the tagger that did not learn from what changes something known. */
export function taggerBeside(code: FactLanguage): Tagger {
  const messages = messagesBeside(code);
  return kept(`${code}-beside-${digestOf(messages)}`, messages);
}

function kept(name: string, messages: readonly TaughtMessage[]): Tagger {
  mkdirSync(KEPT, { recursive: true });
  const path = `${KEPT}${name}.bin`;
  if (!existsSync(path)) writeFileSync(path, fittedTagger(messages));
  return { weights: new TagWeights(readFileSync(path)), least: LEAST_CERTAINTY };
}

function digestOf(messages: readonly TaughtMessage[]): string {
  const hash = createHash('sha1').update(JSON.stringify(TAGGER_OPTIONS));
  for (const { rows } of messages)
    for (const { features, allowed, weight } of rows) {
      hash.update(String(weight));
      for (const one of [...features, ...allowed]) hash.update(one);
    }
  return hash.digest('hex').slice(0, 12);
}
