import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltContext, type ContractApp, fresh, openContractApp } from './contract-app.ts';

type Plan = Record<string, unknown>;

/** A day so many days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('the plan of an earlier session', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
  });
  afterAll(() => app.close());

  const build = async (user: string, session: string, query: string, language = 'en'): Promise<Plan> => {
    const body = { user_id: user, session_id: session, current_query: query, current_language: language };
    const answer = await app.buildContext(body);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as BuiltContext).plan_state as Plan;
  };
  const save = async (user: string, session: string, query: string, plan?: Plan) => {
    const answer = await app.saveTurn({
      user_id: user,
      session_id: session,
      messages: [
        { role: 'user', content: query },
        { role: 'assistant', content: 'Ok.' },
      ],
      ...(plan && { extra_metadata: { plan_params: plan } }),
    });
    expect(answer.status, answer.text).toBe(201);
  };
  /** Says something as agents do that hand each build's plan back with the turn. */
  const say = async (user: string, session: string, query: string, language = 'en'): Promise<Plan> => {
    const plan = await build(user, session, query, language);
    await save(user, session, query, plan);
    return plan;
  };
  /** A user who has planned that in a session. */
  const planned = async (plan: Plan): Promise<{ user: string; session: string }> => {
    const [user, session] = [fresh('u'), fresh('s')];
    await save(user, session, 'that is settled then', plan);
    return { user, session };
  };
  const DINNER = { activity: 'dinner', location: 'Leeds', date: dayIn(20), party_size: 6 };

  it.each([
    ['en', DINNER, 'about the dinner: there are 8 of us now', { party_size: 8 }],
    ['es', { ...DINNER, activity: 'barbacoa' }, 'cambio en la barbacoa: seremos 9', { party_size: 9 }],
    ['pt', { ...DINNER, activity: 'piquenique' }, 'o piquenique agora vai ser para 11 pessoas', { party_size: 11 }],
  ])('goes on in the next (%s)', async (language, plan, query, change) => {
    const { user } = await planned(plan);
    const session = fresh('s');
    const changed = { ...plan, ...change };
    expect(await say(user, session, query, language)).toEqual(changed);
    expect(await say(user, session, 'ok', language)).toEqual(changed);
    expect(await build(user, fresh('s'), query, language)).toEqual(changed);
  });

  it('is as the session that told it last has it', async () => {
    const { user } = await planned(DINNER);
    await say(user, fresh('s'), 'make it 8 people for the dinner in Leeds');
    expect(await build(user, fresh('s'), 'what should I bring to the dinner?')).toEqual({ ...DINNER, party_size: 8 });
  });

  it.each([
    'what is the capital of Peru?',
    'dinner for two in York on friday',
    'I want to go to Whitby on saturday with my sister',
    'ok',
    'const dinner = { city: "Leeds" };',
  ])('says nothing where a query does not speak of it: %s', async (query) => {
    const { user } = await planned(DINNER);
    const alone = await build(fresh('u'), fresh('s'), query);
    expect(await build(user, fresh('s'), query)).toEqual(alone);
  });

  it('is gone once it was called off, in whatever session', async () => {
    const { user } = await planned(DINNER);
    expect(await say(user, fresh('s'), 'cancel the dinner')).toEqual({});
    expect(await build(user, fresh('s'), 'about the dinner: there are 8 of us now')).not.toHaveProperty('location');
  });

  it('is gone once a session that went on with it calls it off', async () => {
    const { user } = await planned(DINNER);
    const session = fresh('s');
    await say(user, session, 'about the dinner: there are 8 of us now');
    expect(await say(user, session, 'cancel the dinner')).toEqual({});
    expect(await build(user, fresh('s'), 'the dinner is for 9 now')).not.toHaveProperty('location');
  });

  it('is gone on with where its session went on to other matters', async () => {
    const [user, session] = [fresh('u'), fresh('s')];
    await say(user, session, 'dinner for 6 in Leeds on the 20th of next month');
    for (const query of ['what is VAT?', 'and corporation tax?', 'who pays it?', 'by when?', 'thanks', 'and a fine?'])
      await say(user, session, query);
    expect(await say(user, session, 'what is a bond?')).toEqual({});
    const query = 'about the dinner: there are 8 of us now';
    expect(await build(user, fresh('s'), query)).toMatchObject({ location: 'Leeds', party_size: 8 });
    expect(await build(user, session, query)).toMatchObject({ location: 'Leeds', party_size: 8 });
  });

  it('ends with its day', async () => {
    const { user } = await planned({ ...DINNER, date: dayIn(-3) });
    expect(await build(user, fresh('s'), 'about the dinner: there are 8 of us now')).not.toHaveProperty('location');
  });

  it('without a day is gone on with for two weeks', async () => {
    const { date: _date, ...dateless } = DINNER;
    const query = 'about the dinner: there are 8 of us now';
    for (const [days, isThere] of [
      [13, true],
      [15, false],
    ] as const) {
      const { user, session } = await planned(dateless);
      await app.sql("UPDATE sessions SET plan_told_at = now() - $2 * interval '1 day' WHERE session_id = $1", [
        session,
        days,
      ]);
      expect('location' in (await build(user, fresh('s'), query)), `${days} days`).toBe(isThere);
    }
  });

  it("is nobody else's", async () => {
    const { user } = await planned(DINNER);
    const query = 'about the dinner: there are 8 of us now';
    expect(await build(fresh('u'), fresh('s'), query)).not.toHaveProperty('location');
    expect(await build(user, fresh('s'), query)).toHaveProperty('location');
  });

  it('goes with its session', async () => {
    const { user, session } = await planned(DINNER);
    const deleted = await app.delete(`/v1/sessions/${session}`);
    expect(deleted.status, deleted.text).toBeLessThan(300);
    expect(await build(user, fresh('s'), 'about the dinner: there are 8 of us now')).not.toHaveProperty('location');
  });

  it('goes with its user', async () => {
    const { user } = await planned(DINNER);
    const deleted = await app.delete(`/v1/users/${user}`);
    expect(deleted.status, deleted.text).toBeLessThan(300);
    expect(await build(user, fresh('s'), 'about the dinner: there are 8 of us now')).not.toHaveProperty('location');
  });
});
