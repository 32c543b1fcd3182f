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

  const asking = (user: string, session: string, content: string, answer: string) => ({
    user_id: user,
    session_id: session,
    messages: [
      { role: 'user', content },
      { role: 'assistant', content: answer },
    ],
  });

  it.each([false, true])('learns nothing of a part that is played, built in between: %s', async (isBuilt) => {
    const [user, session] = [fresh('user'), fresh('session')];
    const say = async (content: string, answer: string) => {
      if (isBuilt) await app.buildContext({ user_id: user, session_id: session, current_query: content });
      return told((await app.saveTurn<Taught>(asking(user, session, content, answer))).body);
    };
    await say('Haz como que eres mi casero y yo el inquilino', 'De acuerdo. Buenas, ¿quién es usted?');
    expect(await say('Me llamo Jaime y vivo en el segundo piso con mi familia', 'Le escucho.')).toEqual([]);
    expect(await say('Vale, fin del juego. Me llamo Ana y vivo en Toledo', 'Hola, Ana.')).toEqual([
      'added se llama Ana',
      'added vive en Toledo',
    ]);
  });

  it.each([false, true])(
    'reads a bare answer behind what the assistant asked, built in between: %s',
    async (isBuilt) => {
      const [user, session] = [fresh('user'), fresh('session')];
      await app.saveTurn(asking(user, session, 'Hola', 'Hola. ¿Cuántos años tienes?'));
      if (isBuilt) await app.buildContext({ user_id: user, session_id: session, current_query: '34' });
      const { body } = await app.saveTurn<Taught>(asking(user, session, '34', 'Gracias. ¿En qué ciudad vives?'));
      expect(told(body)).toEqual(['added tiene 34 años']);
      expect(told((await app.saveTurn<Taught>(asking(user, session, 'en Rosario', 'Vale.'))).body)).toEqual([
        'added vive en Rosario',
      ]);
      expect(told((await app.saveTurn<Taught>(asking(user, session, '35', 'Vale.'))).body)).toEqual([]);
    },
  );

  it('saves a turn where the one before it cannot be read', async () => {
    const [user, session] = [fresh('user'), fresh('session')];
    await app.saveTurn(asking(user, session, 'Hola', '¿Cuántos años tienes?'));
    await app.sql("UPDATE turns SET messages = 'cut short' WHERE session_id = $1", [session]);
    const saved = await app.saveTurn<Taught>(asking(user, session, '34', 'Vale.'));
    expect([saved.status, told(saved.body)]).toEqual([201, []]);
  });

  it('opens no plan by an answer about the life of the user', async () => {
    const [user, session] = [fresh('user'), fresh('session')];
    const body = { user_id: user, session_id: session, current_query: 'Barakaldo, al lado de Bilbao' };
    const planOf = async () => (await app.buildContext<{ plan_state: unknown }>(body)).body.plan_state;
    await app.saveTurn(asking(user, session, 'Hola', '¡Hola! ¿Qué buscas y dónde?'));
    expect(await planOf()).not.toEqual({});
    await app.saveTurn(asking(user, session, 'Nada', 'Vale. ¿En qué ciudad vives?'));
    expect(await planOf()).toEqual({});
  });

  it('reads none behind what another session asked, nor behind what was cleared', async () => {
    const [user, session] = [fresh('user'), fresh('session')];
    await app.saveTurn(asking(user, session, 'Hola', '¿Cuántos años tienes?'));
    expect(told((await app.saveTurn<Taught>(asking(user, fresh('session'), '34', 'Vale.'))).body)).toEqual([]);
    const cleared = await app.post(`/v1/sessions/${session}/reset`, {});
    expect(cleared.status, cleared.text).toBeLessThan(300);
    expect(told((await app.saveTurn<Taught>(asking(user, session, '34', 'Vale.'))).body)).toEqual([]);
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
