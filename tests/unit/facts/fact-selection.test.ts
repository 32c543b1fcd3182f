import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CandidateFact } from '../../../src/memory/facts/candidate-fact.ts';
import { selectFacts, unsaidIn } from '../../../src/memory/facts/fact-selection.ts';
import type { FactTopics } from '../../../src/memory/facts/fact-topics.ts';
import { daysAgo, fact, NOW } from './candidate-facts.ts';

const session = { sessionId: 's1', totalTurns: 10 };
const topics = (more: Partial<FactTopics> = {}): FactTopics => ({ slots: [], domains: [], terms: [], ...more });
/** The values told in a prompt that shows so many of the session's last turns. */
const told = (facts: readonly CandidateFact[], of = topics(), shownTurns = 10) => {
  const shown = Array.from({ length: shownTurns }, (_, back) => ({ turnNumber: session.totalTurns - back }));
  return unsaidIn(shown, selectFacts(facts, of, session, NOW).told).map((ranked) => ranked.fact.value);
};

describe('selectFacts', () => {
  it('tells what stands and what is touched, and nothing else', () => {
    const facts = [
      fact('nombre', 'se llama Juan'),
      fact('trabajo', 'trabaja en Google'),
      fact('mascota', 'tiene un perro'),
      fact('proyecto', 'arma una app'),
      fact('nota', 'guarda la llave', { hits: 1 }),
    ];
    expect(told(facts)).toEqual(['se llama Juan', 'guarda la llave']);
    expect(told(facts, topics({ slots: ['work'], domains: ['projects'] }))).toEqual([
      'se llama Juan',
      'trabaja en Google',
      'guarda la llave',
      'arma una app',
    ]);
  });

  it('ranks by relevance, then confidence, then recency, who the user is first and what merely stands last', () => {
    const facts = [
      fact('preferencia', 'quiere respuestas cortas', { standing: true }),
      fact('tecnologia', 'usa Vim', { confidence: 'medium' }),
      fact('tecnologia', 'usa Go', { confidence: 'high', lastConfirmedAt: daysAgo(9) }),
      fact('tecnologia', 'usa Rust', { confidence: 'high', lastConfirmedAt: daysAgo(2) }),
      fact('tecnologia', 'usa Kotlin para la app', { confidence: 'low', hits: 1 }),
      fact('nombre', 'se llama Juan'),
    ];
    expect(told(facts, topics({ slots: ['technology'] }))).toEqual([
      'se llama Juan',
      'usa Kotlin para la app',
      'usa Rust',
      'usa Go',
      'usa Vim',
      'quiere respuestas cortas',
    ]);
  });

  it('gives the same order whatever order the facts came in', () => {
    const facts = Array.from({ length: 12 }, (_, n) =>
      fact('hobby', `toca ${n}`, { hits: n % 3, lastConfirmedAt: daysAgo(n % 2) }),
    );
    const order = told(facts);
    fc.assert(
      fc.property(fc.shuffledSubarray(facts, { minLength: facts.length }), (shuffled) => {
        expect(told(shuffled)).toEqual(order);
      }),
    );
  });

  it('does not repeat what one of the last three turns of this session said, where the prompt shows them', () => {
    const said = (turnNumber: number, sessionId = 's1') =>
      fact('nombre', `dicho en ${turnNumber} de ${sessionId}`, { saidIn: { sessionId, turnNumber } });
    const facts = [said(10), said(8), said(7), said(10, 's2')];
    const kept = ['dicho en 7 de s1', 'dicho en 10 de s2'];
    expect(told(facts).toSorted()).toEqual(kept.toSorted());
    expect(told(facts, topics(), 1)).toContain('dicho en 8 de s1');
    expect(told(facts, topics(), 0)).toHaveLength(4);
  });

  it('keeps to the terms of decay, to the millisecond', () => {
    const aged = (confidence: CandidateFact['confidence'], days: number, more = 0) =>
      fact('nombre', `${confidence} ${days} ${more}`, {
        confidence,
        lastConfirmedAt: new Date(daysAgo(days).getTime() - more),
      });
    const facts = [
      aged('high', 180),
      aged('high', 180, 1),
      aged('medium', 90),
      aged('medium', 90, 1),
      aged('low', 30),
      aged('low', 30, 1),
    ];
    expect(told(facts, topics({ slots: ['name'] }))).toEqual(['high 180 0', 'medium 90 0', 'low 30 0']);
  });

  it('tells what is hardly certain only where it is asked for, be it a fact that stands', () => {
    const facts = [fact('nombre', 'se llama Fraud', { confidence: 'low' })];
    expect(told(facts)).toEqual([]);
    expect(told(facts, topics({ slots: ['name'] }))).toEqual(['se llama Fraud']);
  });

  it('asks about what is stale and touched by slot or words, three at once at most, and not about what is dormant', () => {
    const old = (key: string, more: Partial<CandidateFact> = {}) =>
      fact(key, key, { lastConfirmedAt: daysAgo(200), ...more });
    const facts = [
      old('trabajo'),
      old('mascota'),
      old('proyecto'),
      fact('equipo', 'equipo', { confidence: 'low', lastConfirmedAt: daysAgo(40) }),
    ];
    const asked = (of: FactTopics) => selectFacts(facts, of, session, NOW).toConfirm.map(({ key }) => key);
    expect(asked(topics({ slots: ['work', 'team'] }))).toEqual(['trabajo']);
    expect(asked(topics({ domains: ['work', 'personal', 'projects'] }))).toEqual([]);
    expect(asked(topics())).toEqual([]);
    const many = Array.from({ length: 9 }, () => old('hobby', { hits: 1 }));
    expect(selectFacts(many, topics(), session, NOW).toConfirm).toHaveLength(3);
  });
});
