import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FactMemory } from '../../src/memory/facts/fact-memory.ts';
import type { FactUpkeep } from '../../src/memory/facts/fact-upkeep.ts';
import { FactMentions } from '../../src/memory/facts/mentions/fact-mentions.ts';
import { MentionStore } from '../../src/stores/mention-store.ts';
import { createLogger } from '../../src/telemetry/logger.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createFactMemory } from '../../src/wiring/create-fact-memory.ts';
import { sayTurn } from '../support/said-turn.ts';
import { describeOnBoth, type Edition } from './store-editions.ts';

const MINUTE = 60_000;
const LAST_YEAR = '2025-01-01T00:00:00Z';

describeOnBoth('FactMentions', (open) => {
  let edition: Edition;
  let facts: FactMemory;
  let factUpkeep: FactUpkeep;
  let made = 0;
  beforeAll(async () => {
    edition = await open();
    ({ facts, factUpkeep } = createFactMemory(
      { database: edition.database, clock: { now: () => new Date() }, metrics: createMetrics() },
      { recalled: false },
    ));
  });
  afterAll(() => edition.close());

  /** A user with a fact that a build told just now, and what looks after it on a clock that moves when it is told to. */
  async function told() {
    const userId = `user-${++made}`;
    const sessionId = `${userId}-one`;
    const { fact } = await facts.remember('default', userId, {
      key: 'mascota',
      value: 'tiene un perro',
      language: 'es',
    });
    const clock = { now: 0 };
    const mentions = new FactMentions({
      mentions: new MentionStore({ database: edition.database }),
      factUpkeep,
      logger: createLogger('silent'),
      metrics: createMetrics(),
      now: () => clock.now,
    });
    const at = new Date(Math.max(Date.now(), fact.lastConfirmedAt.getTime() + 1));
    mentions.told({ tenant: 'default', userId, sessionId, afterTurn: 0, at, factIds: [fact.id] });
    const say = (content: string, where = sessionId, createdAt?: string) =>
      sayTurn(edition.database, {
        ...{ userId, sessionId: where, ...(createdAt !== undefined && { createdAt }) },
        messages: [
          { role: 'user', content },
          { role: 'assistant', content: 'Claro.' },
        ],
      });
    const isConfirmedAfter = async (minutes: number) => {
      clock.now += minutes * MINUTE;
      await mentions.look();
      const [found] = await facts.list('default', userId, {
        ...{ key: null, domain: null, states: ['active'], limit: 1, after: null },
      });
      return found?.fact.lastConfirmedAt.getTime() === at.getTime();
    };
    return { mentions, sessionId, say, isConfirmedAfter };
  }

  it('takes what the user says elsewhere for the next words once the session has been quiet for ten minutes', async () => {
    const { say, isConfirmedAfter } = await told();
    await say('¿qué come mi perro?');
    await say('¿qué hora es?', `elsewhere-${made}`);
    expect(await isConfirmedAfter(9)).toBe(false);
    expect(await isConfirmedAfter(9)).toBe(true);
  });

  it('hears a doubt elsewhere as well, and takes no import for words that were said now', async () => {
    const doubting = await told();
    await doubting.say('¿qué come mi perro?');
    await doubting.say('Ya no tengo perro', `elsewhere-${made}`);
    expect(await doubting.isConfirmedAfter(20)).toBe(false);
    const imported = await told();
    await imported.say('¿qué come mi perro?');
    await imported.say('¿qué hora es?', `elsewhere-${made}`, LAST_YEAR);
    expect(await imported.isConfirmedAfter(20)).toBe(false);
    await imported.say('¿qué hora es?', `elsewhere-${made}`);
    expect(await imported.isConfirmedAfter(60)).toBe(true);
  });

  it('forgets a build that nobody answered for an hour, and what sessions that are gone were told', async () => {
    const late = await told();
    expect(await late.isConfirmedAfter(61)).toBe(false);
    await late.say('¿qué come mi perro?');
    await late.say('Gracias');
    expect(await late.isConfirmedAfter(60)).toBe(false);
    const gone = await told();
    await gone.say('¿qué come mi perro?');
    await gone.say('Gracias');
    gone.mentions.forget('default', [gone.sessionId]);
    expect(await gone.isConfirmedAfter(60)).toBe(false);
  });
});
