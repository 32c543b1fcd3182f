/** Turns that teach, beside whoever else changes facts of the same user, through the whole service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, fresh, openContractApp, turnBody } from './contract-app.ts';
import { factClient } from './fact-client.ts';

const AT_ONCE = 16;
const TURNS = 40; // of each session
const ROUNDS = 3;

let app: ContractApp;
let facts: ReturnType<typeof factClient>;
beforeAll(async () => {
  app = await openContractApp();
  facts = factClient(app);
});
afterAll(() => app.close());

/** Each teaches something; every fifth asks to forget. */
const said = (place: number) =>
  [
    `Trabajo en Acme${place}`,
    `Me gusta el jazz ${place}`,
    `Vivo en Rosario y tengo un perro llamado Fideo${place}`,
    `Ya no trabajo en Acme${place - 3}`,
    'Olvidate de mi trabajo',
  ][place % 5] ?? '';

async function inAnyOrder(work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const left = work.values();
  const worker = async () => {
    for (const one of left) await one();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

describe('Turns of two sessions of a new user, beside remembers and forgets of that user', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'lose no turn and no version, and never block each other for good (%s)',
    async () => {
      const user = fresh('u');
      const sessions = [fresh('s'), fresh('s')];
      const numbers = new Map(sessions.map((session) => [session, [] as number[]]));
      const turn = (session: string, place: number) => async () => {
        const messages = [{ role: 'user', content: said(place) }];
        const answer = await app.saveTurn(turnBody(user, session, { messages }));
        expect(answer.status, answer.text).toBe(201);
        numbers.get(session)?.push(answer.body.turn_number);
      };
      const others = (place: number) =>
        [
          () => facts.remember(user, 'trabajo', `trabaja en Zeta${place}`),
          () => facts.remember(user, 'hobby', `colecciona sellos ${place}`),
          () => facts.forget(user, place % 2 === 0 ? 'trabajo' : 'hobby'),
          () => facts.extract(user, 'Me llamo Juan y trabajo en Omega'),
        ][place % 4] ?? (() => Promise.resolve());
      const work = Array.from({ length: TURNS }, (_, place) => [
        ...sessions.map((session) => turn(session, place)),
        others(place),
      ]).flat();
      await inAnyOrder(work);

      for (const [session, given] of numbers) {
        expect(given.toSorted((one, other) => one - other)).toEqual(Array.from({ length: TURNS }, (_, n) => n + 1));
        const rows = await app.sql<{ numbers: number[] }>(
          'SELECT array_agg(turn_number ORDER BY turn_number) AS numbers FROM turns WHERE session_id = $1',
          [session],
        );
        expect(rows[0]?.numbers).toHaveLength(TURNS);
      }
      // Rows of one transaction carry its number; nothing changes a row of the history later.
      const [counted] = await app.sql<{ version: string; changing: string }>(
        `SELECT facts_version AS version, (SELECT count(DISTINCT xmin::text) FROM fact_history WHERE user_id = $1) AS changing
         FROM users WHERE user_id = $1`,
        [user],
      );
      expect(Number(counted?.changing)).toBeGreaterThan(TURNS);
      expect(counted?.version).toBe(counted?.changing);
      const active = await app.sql<{ slot: string }>(
        "SELECT slot FROM facts WHERE user_id = $1 AND single AND state = 'active'",
        [user],
      );
      expect(new Set(active.map(({ slot }) => slot)).size).toBe(active.length);
    },
  );

  it('come to no deadlock', async () => {
    const rows = await app.sql<{ deadlocks: string }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(Number(rows[0]?.deadlocks)).toBe(0);
  });
});
