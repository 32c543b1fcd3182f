import { createHash } from 'node:crypto';
import type { CandidateQuery } from '../../../src/memory/episodes/candidate.ts';
import type { IndexedMemory } from '../../../src/memory/episodes/indexed-memory.ts';

export const DIMENSION = 16;
export const SHAPE = { dimension: DIMENSION, graphFrom: 50_000 };
export const BM25 = { k1: 1.2, b: 0.75, prior: 10 };
export const NOW = new Date('2026-03-01T12:00:00Z');

/** A source of random numbers, 0 to 1, that gives the same ones in every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function randomVector(next: () => number, dimension = DIMENSION): Float32Array {
  const vector = Float32Array.from({ length: dimension }, () => next() - 0.5);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** The UUID that belongs to a number. */
export function idOf(number: number): string {
  const hex = createHash('md5').update(String(number)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function memory(number: number, more: Partial<IndexedMemory> = {}): IndexedMemory {
  return {
    memoryId: idOf(number),
    type: 'episodic',
    sessionId: null,
    turnNumber: null,
    createdAt: new Date(NOW.getTime() - 1_000_000 + number),
    expiresAt: null,
    terms: [`number${number}`],
    fingerprint: createHash('md5').update(`text ${number}`).digest('hex'),
    vectors: null,
    ...more,
  };
}

export function query(more: Partial<CandidateQuery> = {}): CandidateQuery {
  return { vector: null, terms: [], types: null, sessionId: null, now: NOW, limit: 10, ...more };
}
