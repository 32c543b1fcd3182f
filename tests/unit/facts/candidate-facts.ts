/** Facts for the tests of what is told of them. */
import type { CandidateFact } from '../../../src/memory/facts/candidate-fact.ts';
import { meaningOf } from '../../../src/memory/facts/fact-slots.ts';

export const NOW = new Date('2026-11-22T12:00:00.000Z');
export const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);

let facts = 0;
export function fact(key: string, value: string, more: Partial<CandidateFact> = {}): CandidateFact {
  const { slot, domain } = meaningOf(key);
  facts += 1;
  return {
    id: `00000000-0000-4000-8000-${String(facts).padStart(12, '0')}`,
    slot,
    key,
    value,
    domain,
    confidence: 'high',
    language: 'es',
    standing: slot === 'name' || slot === 'language',
    state: 'active',
    lastConfirmedAt: daysAgo(1),
    saidIn: null,
    hits: 0,
    ...more,
  };
}
