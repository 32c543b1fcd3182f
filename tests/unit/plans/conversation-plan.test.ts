import { describe, expect, it } from 'vitest';
import { LET_GO, type PlanTurn, readConversationPlan } from '../../../src/memory/plans/conversation-plan.ts';
import { PlanContextExtractor } from '../../../src/memory/plans/plan-context-extractor.ts';
import { mergePlanState, type PlanState } from '../../../src/memory/plans/plan-state.ts';
import { scoreMixed } from './mixed-talks.ts';

const plans = new PlanContextExtractor();
const DINNER: PlanState = { activity: 'dinner', location: 'Leeds', date: '2026-12-05', party_size: 4 };
const turn = (query: string, reply = '', isShift = false): PlanTurn => ({ query, reply, isShift });

function read(query: string, turns: readonly PlanTurn[], { language = 'en', open = DINNER, isShift = false } = {}) {
  const options = { language, planState: open, referenceTime: new Date('2026-11-30T10:00:00Z'), timeZone: 'UTC' };
  return readConversationPlan(plans, query, { ...options, turns: () => turns, isShift: () => isShift });
}

describe('readConversationPlan', () => {
  it.each([
    ['en', '4', 'How many exercises are left?'],
    ['en', '9am', "What time's the exam?"],
    ['es', 'a las 8', '¿A qué hora rindes?'],
    ['pt', '70 quilos', 'Quanto você pesa?'],
  ])('fills no slot by "%s: %s", which answers "%s" of another matter', (language, query, asked) => {
    const turns = [turn('can you help me with maths', 'Sure.', true), turn('with fractions', asked)];
    expect(read(query, turns, { language })).toEqual({ found: {}, isBeside: true });
  });

  it('fills a slot by a bare answer to what the assistant asked of the plan', () => {
    expect(read('at 8', [turn('dinner in Leeds for 4', 'What time?')]).found).toEqual({ time: '20:00' });
    const aside = [turn('is the food good there?', 'It is. What time is dinner?')];
    expect(read('at 8', aside).found).toEqual({ time: '20:00' });
  });

  it.each([
    ['es', '34', 'Para el seguro de la cena, ¿qué edad tienes?'],
    ['en', '34.', 'For the dinner deposit, how old are you?'],
    ['pt', '34.', 'Para o seguro do jantar, qual a sua idade?'],
    ['en', '72', 'Dinner sounds lovely. What do you weigh?'],
  ])('fills no slot by "%s: %s", which answers "%s", though that names the plan', (language, query, asked) => {
    const open = { activity: { es: 'cena', en: 'dinner', pt: 'jantar' }[language] ?? '', location: 'Leeds' };
    expect(read(query, [turn('ok', asked)], { language, open }).found).toEqual({});
  });

  it('does not ask for what a plan lacks in another matter', () => {
    const open = { activity: 'dinner' };
    expect(read('and a cover letter?', [turn('help with my CV', 'Done.', true)], { open }).isBeside).toBe(true);
    expect(read('for 4', [turn('dinner', 'Ok.')], { open }).isBeside).toBe(false);
  });

  const matters = Array.from({ length: LET_GO }, (_turn, at) => turn(`what is ${at} plus ${at}?`, 'Two of it.'));

  it('lets a plan go after six turns without a word of it, and keeps it after five', () => {
    const { found } = read('and seven squared?', matters);
    expect(mergePlanState(DINNER, found)).toEqual({});
    expect(mergePlanState(DINNER, read('and seven squared?', matters.slice(1)).found)).toEqual(DINNER);
  });

  it('keeps the keys of the caller when it lets a plan go', () => {
    const open = { ...DINNER, crm_id: 7 };
    expect(mergePlanState(open, read('and seven squared?', matters, { open }).found)).toEqual({ crm_id: 7 });
  });

  it('goes on with a plan that a message names, however long ago it was', () => {
    expect(read('about the dinner: make it sunday', matters).found).toEqual({ date: '2026-12-06' });
  });

  it('opens another plan with nothing of the one that is let go', () => {
    const { found } = read('bowling in York on friday', matters);
    expect(mergePlanState(DINNER, found)).toEqual({ activity: 'bowling', location: 'York', date: '2026-12-04' });
  });

  it('asks for nothing that was said before where there is no plan, and the query opens none by an answer', () => {
    const never = (): never => {
      throw new Error('asked for');
    };
    const options = { language: 'en', planState: {}, referenceTime: new Date('2026-11-30T10:00:00Z'), timeZone: 'UTC' };
    const before = { turns: never, isShift: never };
    for (const query of ['what is a moving average?', 'thanks'])
      expect(readConversationPlan(plans, query, { ...options, ...before }).found, query).toEqual({});
  });

  it('opens no plan by an answer that says nothing of what is sought', () => {
    const turns = [turn('I just moved', 'Who do you live with?')];
    expect(read('with two friends, in Leeds', turns, { open: {} }).found).toEqual({});
  });

  /** What the conversations reach: messages right, and the most about other matters that fill a slot. */
  const FLOORS = { es: [73, 1], en: [96, 0], pt: [86, 0] } as const;

  it.each(Object.entries(FLOORS))('reads mixed conversations in %s as well as this', (language, [right, filled]) => {
    const score = scoreMixed(language);
    expect(score.right).toBeGreaterThanOrEqual(right);
    expect(score.filled).toBeLessThanOrEqual(filled);
  });
});
