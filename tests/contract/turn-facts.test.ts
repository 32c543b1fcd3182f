/** What a turn teaches commits with it, is told again to a retry, and never costs the turn. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';

interface Taught {
  readonly turn_number: number;
  readonly facts: readonly { readonly event: string; readonly fact: { readonly value: string } }[];
}

const told = ({ facts }: Taught) => facts.map(({ event, fact }) => `${event} ${fact.value}`);

describe('facts of a save-turn', () => {
  let app: ContractApp;
  beforeAll(async () => {
    app = await openContractApp();
  });
  afterAll(() => app.close());

  const turn = (user: string, session: string, content: string) => ({
    user_id: user,
    session_id: session,
    messages: [
      { role: 'user', content },
      { role: 'assistant', content: 'Me llamo Roberto y vivo en Lima.' },
    ],
  });

  it('tells what was added, confirmed, superseded and forgotten, of what the user said alone', async () => {
    const user = fresh('user');
    const session = fresh('session');
    const say = async (content: string) => told((await app.saveTurn<Taught>(turn(user, session, content))).body);
    expect(await say('Me llamo Juan y trabajo en Google')).toEqual(['added se llama Juan', 'added trabaja en Google']);
    expect(await say('Hola, me llamo Juan')).toEqual(['confirmed se llama Juan']);
    expect(await say('Ahora trabajo en Meta')).toEqual(['superseded trabaja en Meta']);
    expect(await say('¿Qué hora es en Tokio?')).toEqual([]);
    expect(await say('Olvidate de mi trabajo')).toContain('forgotten trabaja en Meta');
  });

  it('tells a retry the same, though the facts have changed since', async () => {
    const user = fresh('user');
    const session = fresh('session');
    const key = { 'idempotency-key': fresh('key') };
    const body = turn(user, session, 'Vivo en Rosario');
    const first = await app.saveTurn<Taught>(body, key);
    await app.saveTurn(turn(user, session, 'Me mudé a Córdoba'));
    const again = await app.saveTurn<Taught>(body, key);
    expect(again.status).toBe(200);
    expect(again.body.facts).toEqual(first.body.facts);
    expect(told(first.body)).toEqual(['added vive en Rosario']);
  });

  it('saves the turn where its facts cannot be written, and leaves it to be read again', async () => {
    await app.sql(
      `CREATE FUNCTION refuse_facts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`,
    );
    await app.sql('CREATE TRIGGER refuse_facts BEFORE INSERT ON facts FOR EACH ROW EXECUTE FUNCTION refuse_facts()');
    const session = fresh('session');
    const saved = await app.saveTurn<Taught>(turn(fresh('user'), session, 'Me llamo Juan'));
    await app.sql('DROP TRIGGER refuse_facts ON facts');
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ turn_number: 1, facts: [] });
    const rows = await app.sql('SELECT turn_number, facts_read FROM turns WHERE session_id = $1', [session]);
    expect(rows).toEqual([{ turn_number: 1, facts_read: false }]);
  });
});
