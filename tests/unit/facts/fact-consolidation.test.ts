import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/memory/facts/fact.ts';
import { findConsolidations } from '../../../src/memory/facts/fact-consolidation.ts';
import { CHAOS } from '../../support/chaos.ts';
import { cpuNow } from '../../support/cpu-time.ts';

/** As many as a user may come to have, or enough to see that the work does not grow with their square. */
const FACTS = CHAOS ? 10_000 : 3_000;

const idOf = (number: number): string => String(number).padStart(5, '0');

const fact = (id: number, value: string, more: Partial<Fact> = {}): Fact => {
  const at = new Date('2026-11-20T10:00:00Z');
  return {
    ...{ id: idOf(id), userId: 'u', key: 'preferencia', slot: 'preference', value, language: 'es' },
    ...{ domain: 'preferences', confidence: 'high', source: 'auto', standing: false, state: 'active', createdAt: at },
    ...{ updatedAt: at, lastConfirmedAt: at, supersededBy: null, deletedAt: null, evidence: null, saidIn: null },
    ...more,
  };
};

describe('findConsolidations', () => {
  it(`finds a needle among thousands of facts (${FACTS}), and lets the process do other things meanwhile`, async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const letter = () => 'abcdefghijklmnoprstuvz'[random(22)];
    const words = Array.from({ length: 3_000 }, () => Array.from({ length: 5 + random(5) }, letter).join(''));
    const word = () => words[random(words.length)];
    const facts = Array.from({ length: FACTS }, (_, n) => fact(n, `le gusta ${word()} ${word()} ${word()}`));
    facts.push(
      fact(FACTS, 'le gusta la escalada en hielo', { source: 'explicit' }),
      fact(FACTS + 1, 'le gusta la escalada sobre hielo'),
    );
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const started = cpuNow();
    const found = await findConsolidations(facts);
    clearInterval(timer);
    expect(cpuNow() - started).toBeLessThan(2 * FACTS);
    expect(turns).toBeGreaterThan(5);
    expect(found).toContainEqual({ keep: idOf(FACTS), drop: [idOf(FACTS + 1)], reason: 'merged' });
  });

  it('drops nothing twice, and nothing for one that is dropped itself', async () => {
    const facts = ['le gusta el té', 'le gusta el té', 'Le gusta el te', 'no le gusta el té'].map((value, n) =>
      fact(n, value),
    );
    const found = await findConsolidations(facts);
    const dropped = found.flatMap(({ drop }) => drop);
    expect(new Set(dropped).size).toBe(dropped.length);
    expect(dropped).toHaveLength(3);
  });
});
