import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractFacts } from '../../src/memory/facts/extraction/extract-facts.ts';
import type { Fact } from '../../src/memory/facts/fact.ts';
import type { TurnRef } from '../../src/memory/facts/fact-change.ts';
import type { FactMemory, TurnSaid } from '../../src/memory/facts/fact-memory.ts';
import { meaningOf } from '../../src/memory/facts/fact-slots.ts';
import type { FactUpkeep } from '../../src/memory/facts/fact-upkeep.ts';
import { touchOf } from '../../src/memory/facts/known/read-known.ts';
import type { LateFacts } from '../../src/memory/facts/late-facts.ts';
import type { Said, SaidFact } from '../../src/memory/facts/said.ts';
import type { Database } from '../../src/stores/database.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { createFactMemory } from '../../src/wiring/create-fact-memory.ts';
import { describeOnBoth, type Edition } from './store-editions.ts';

const inLanguage = (language: string) => ({ told: language, otherwise: 'es' });

const DAY = 86_400_000;
const ACTIVE = { key: null, domain: null, states: ['active', 'dormant'], limit: 100, after: null } as const;
const ALL = { ...ACTIVE, states: ['active', 'dormant', 'stale', 'superseded', 'deleted'] } as const;

describeOnBoth('FactMemory', (open) => {
  let edition: Edition;
  let database: Database;
  let memory: FactMemory;
  let late: LateFacts;
  let upkeep: FactUpkeep;
  let ahead = 0;
  let made = 0;
  const metrics = createMetrics();
  const clock = { now: () => new Date(Date.now() + ahead) };
  beforeAll(async () => {
    edition = await open();
    database = edition.database;
    const parts = createFactMemory({ database, clock, metrics }, { recalled: false });
    [memory, late, upkeep] = [parts.facts, parts.lateFacts, parts.factUpkeep];
  });
  afterAll(() => edition.close());

  const freshUser = () => `user-${++made}`;
  const later = async <T>(days: number, work: () => Promise<T>): Promise<T> => {
    ahead += days * DAY;
    try {
      return await work();
    } finally {
      ahead -= days * DAY;
    }
  };
  const remember = (user: string, key: string, value: string) =>
    memory.remember('default', user, { key, value, language: 'es' });
  const list = async (user: string, query: Parameters<FactMemory['list']>[2] = ACTIVE) =>
    (await memory.list('default', user, query)).map(({ fact }) => fact);
  const values = async (user: string, query?: Parameters<FactMemory['list']>[2]) =>
    (await list(user, query)).map(({ value }) => value).sort();
  const version = async (user: string) =>
    Number(
      (
        await database
          .as('default')
          .rows('SELECT facts_version FROM users WHERE tenant_id = $1 AND user_id = $2', ['default', user])
      )[0]?.[0],
    );
  let turns = 0;
  const nextTurn = (): TurnRef => ({ sessionId: 's', turnNumber: ++turns, turnId: randomUUID() });
  const says = (key: string, value: string, more: Partial<SaidFact> = {}): SaidFact => ({
    kind: 'fact',
    slot: meaningOf(key).slot,
    key,
    value,
    domain: meaningOf(key).domain,
    confidence: 'high',
    source: 'explicit',
    language: 'es',
    standing: false,
    replaces: false,
    evidence: { message: 0, start: 0, end: value.length, quote: value },
    ...more,
  });
  const learn = (user: string, said: readonly Said[], turn = nextTurn()) =>
    database.transaction('default', (tx) =>
      memory.learn(tx, 'default', user, { said, touch: null, follows: null }, turn),
    );
  const counted = async () => {
    const { values: samples } = await metrics.facts.get();
    return Object.fromEntries(samples.map(({ labels, value }) => [labels.result, value]));
  };
  const read = (user: string, said: SaidFact, turn: TurnRef, storedAt: Date) =>
    database.transaction('default', (tx) =>
      late.learnFromJob(tx, 'default', user, [{ said, turn: { ...turn, storedAt } }]),
    );
  const history = async (user: string, fact: Pick<Fact, 'id'>) =>
    (await memory.history('default', user, fact.id)).map(({ event, reason, stateBefore, stateAfter }) =>
      [event, reason, stateBefore, stateAfter].join(' '),
    );

  it('learns no bare answer where another turn came between it and the question', async () => {
    const user = freshUser();
    const said = [says('edad', 'tiene 34 años', { answers: true }), says('nombre', 'se llama Juan')];
    const learnBehind = (follows: number, turn: TurnRef) =>
      database.transaction('default', (tx) => memory.learn(tx, 'default', user, { said, touch: null, follows }, turn));
    const late = nextTurn();
    expect((await learnBehind(late.turnNumber - 2, late)).map(({ fact }) => fact.value)).toEqual(['se llama Juan']);
    const next = nextTurn();
    expect((await learnBehind(next.turnNumber - 1, next)).map(({ fact }) => fact.value)).toContain('tiene 34 años');
  });

  describe('remember', () => {
    it('adds, confirms the same value however it is written, and supersedes where a slot takes one value', async () => {
      const user = freshUser();
      const added = await remember(user, 'nombre', 'se llama Juan');
      expect(added).toMatchObject({ event: 'added', superseded: null, message: 'Recordado: nombre → se llama Juan' });
      expect(added.fact).toMatchObject({ slot: 'name', domain: 'personal', confidence: 'high', source: 'explicit' });
      const again = await remember(user, 'NAME', '  se  llama JUÁN ');
      expect(again).toMatchObject({ event: 'confirmed', fact: { id: added.fact.id, value: 'se llama Juan' } });
      const other = await remember(user, 'name', 'se llama Pedro');
      expect(other).toMatchObject({
        event: 'superseded',
        superseded: { id: added.fact.id, state: 'superseded', supersededBy: other.fact.id },
      });
      expect(await values(user)).toEqual(['se llama Pedro']);
      expect(await version(user)).toBe(3);
    });

    it('keeps key and value in one line, and knows a wish that stands', async () => {
      const user = freshUser();
      const { fact, message } = await remember(user, ' color \n favorito', '\tel  azul\r\nmarino ');
      expect(fact).toMatchObject({ key: 'color favorito', value: 'el azul marino', standing: false });
      expect(message).toBe('Recordado: color favorito → el azul marino');
      expect((await remember(user, 'preferencia', 'prefiere\nrespuestas cortas')).fact.standing).toBe(true);
      expect((await remember(user, 'preference', 'le gusta el tango')).fact.standing).toBe(false);
    });

    it('lets two values of a key that takes many stand, and merges what is nearly the same', async () => {
      const user = freshUser();
      await remember(user, 'hobby', 'le gusta el ajedrez');
      await remember(user, 'hobby', 'le gusta la fotografía nocturna');
      expect((await remember(user, 'hobby', 'le gusta la fotografia noctrna')).event).toBe('confirmed');
      expect(await values(user)).toEqual(['le gusta el ajedrez', 'le gusta la fotografía nocturna']);
    });

    it('ends what it contradicts where a key takes many values', async () => {
      const user = freshUser();
      await remember(user, 'preferencia', 'prefiere respuestas cortas');
      const other = await remember(user, 'preferencia', 'prefiere respuestas largas y detalladas');
      expect(other).toMatchObject({ event: 'superseded', superseded: { value: 'prefiere respuestas cortas' } });
    });

    it('gives the row back of a value that was superseded or forgotten, with its history', async () => {
      const user = freshUser();
      const first = await remember(user, 'trabajo', 'trabaja en Google');
      await remember(user, 'trabajo', 'trabaja en Meta');
      const back = await remember(user, 'work', 'Trabaja en google');
      expect(back).toMatchObject({ event: 'superseded', fact: { id: first.fact.id, state: 'active' } });
      await memory.forget('default', user, 'work', inLanguage('en'));
      const anew = await remember(user, 'trabajo', 'trabaja en Google');
      expect(anew).toMatchObject({ event: 'added', fact: { id: first.fact.id, deletedAt: null } });
      expect(await history(user, first.fact)).toEqual([
        'added remembered  active',
        'superseded contradicted active superseded',
        'added remembered superseded active',
        'forgotten forgotten active deleted',
        'added remembered deleted active',
      ]);
    });

    it('keeps one active value, the others superseded and no version lost, when twenty different ones come at once', async () => {
      const user = freshUser();
      const events = await Promise.all(
        Array.from({ length: 20 }, (_, place) => remember(user, 'trabajo', `trabaja en la empresa ${place}`)),
      );
      expect(events.filter(({ event }) => event === 'added')).toHaveLength(1);
      expect(events.filter(({ event }) => event === 'superseded')).toHaveLength(19);
      const all = await list(user, ALL);
      expect(all.filter(({ state }) => state === 'active')).toHaveLength(1);
      expect(all.filter(({ state }) => state === 'superseded')).toHaveLength(19);
      expect(await version(user)).toBe(20);
    });

    it('adds a value once when it comes twenty times at once', async () => {
      const user = freshUser();
      const events = await Promise.all(Array.from({ length: 20 }, () => remember(user, 'hobby', 'juega al tenis')));
      expect(events.filter(({ event }) => event === 'added')).toHaveLength(1);
      expect(events.filter(({ event }) => event === 'confirmed')).toHaveLength(19);
      expect(new Set(events.map(({ fact }) => fact.id)).size).toBe(1);
    });

    it('keeps tenants and users apart', async () => {
      const user = freshUser();
      const { fact } = await remember(user, 'nombre', 'se llama Juan');
      expect(await memory.list('other', user, ALL)).toEqual([]);
      expect(await values(freshUser(), ALL)).toEqual([]);
      for (const act of [
        () => memory.confirm('other', user, fact.id),
        () => memory.restore('default', freshUser(), fact.id),
        () => memory.forgetOne('other', user, fact.id, inLanguage('es')),
        () => memory.history('other', user, fact.id),
      ])
        await expect(act()).rejects.toMatchObject({ code: 'fact_not_found' });
      expect((await memory.forget('other', user, 'nombre', inLanguage('es'))).deleted).toBe(0);
      expect(await values(user)).toEqual(['se llama Juan']);
    });
  });

  describe('forget', () => {
    it('forgets what is active of a key in whatever language it is named, and says how much', async () => {
      const user = freshUser();
      await remember(user, 'tecnologia', 'usa Python');
      await remember(user, 'technology', 'usa Rust');
      expect(await memory.forget('default', user, 'tecnología', inLanguage('es'))).toEqual({
        deleted: 2,
        message: "Olvidado: 2 hechos sobre 'tecnología'",
      });
      expect(await memory.forget('default', user, 'technology', inLanguage('en'))).toEqual({
        deleted: 0,
        message: "I did not remember anything about 'technology'",
      });
      expect(await values(user)).toEqual([]);
    });

    it('answers in the language of what else is known, where nothing of the key is and none is told', async () => {
      const user = freshUser();
      await memory.remember('default', user, { key: 'hobby', value: 'plays chess', language: 'en' });
      expect(await memory.forget('default', user, 'work', { told: undefined, otherwise: 'es' })).toEqual({
        deleted: 0,
        message: "I did not remember anything about 'work'",
      });
    });

    it('forgets the values that were superseded too, and gives any of them back', async () => {
      const user = freshUser();
      const google = await remember(user, 'trabajo', 'trabaja en Google');
      const meta = await remember(user, 'trabajo', 'trabaja en Meta');
      const version0 = await version(user);
      expect(await memory.forget('default', user, 'trabajo', inLanguage('es'))).toEqual({
        deleted: 2,
        message: "Olvidado: 2 hechos sobre 'trabajo'",
      });
      expect(await version(user)).toBe(version0 + 1);
      expect((await list(user, ALL)).map(({ state }) => state)).toEqual(['deleted', 'deleted']);
      expect(await memory.restore('default', user, google.fact.id)).toMatchObject({ state: 'active' });
      expect(await values(user)).toEqual(['trabaja en Google']);
      await memory.restore('default', user, meta.fact.id);
      expect(await values(user)).toEqual(['trabaja en Meta']);
    });

    it('gives no contradiction back: what is restored takes the place of its contrary', async () => {
      const user = freshUser();
      const short = await remember(user, 'preferencia', 'prefiere respuestas cortas');
      const long = await remember(user, 'preferencia', 'prefiere respuestas largas');
      expect((await memory.forget('default', user, 'preferencia', inLanguage('es'))).deleted).toBe(2);
      await memory.restore('default', user, long.fact.id);
      await memory.restore('default', user, short.fact.id);
      expect(await values(user)).toEqual(['prefiere respuestas cortas']);
    });

    it('forgets by a command what was superseded: of a slot, of what is named, of everything', async () => {
      const user = freshUser();
      const forget = (more: Partial<Extract<Said, { kind: 'forget' }>>): Said => ({
        kind: 'forget',
        slot: null,
        about: null,
        everything: false,
        language: 'es',
        evidence: says('x', 'y').evidence,
        ...more,
      });
      const given = async () => {
        await remember(user, 'trabajo', 'trabaja en Google');
        await remember(user, 'trabajo', 'trabaja en Meta');
        await remember(user, 'preferencia', 'le gusta el café');
        await remember(user, 'preferencia', 'no le gusta el café');
      };
      const forgottenBy = async (command: Said) =>
        (await learn(user, [command])).map(({ event, fact }) => `${event} ${fact.value}`);
      await given();
      expect(await forgottenBy(forget({ slot: 'work' }))).toEqual([
        'forgotten trabaja en Meta',
        'forgotten trabaja en Google',
      ]);
      expect(await forgottenBy(forget({ about: 'café' }))).toEqual([
        'forgotten no le gusta el café',
        'forgotten le gusta el café',
      ]);
      await given();
      expect(await forgottenBy(forget({ slot: 'work', about: 'trabaja en Google' }))).toEqual([
        'forgotten trabaja en Google',
      ]);
      expect(await forgottenBy(forget({ everything: true }))).toHaveLength(3);
      const twice = [forget({ everything: true }), forget({ slot: 'work' })];
      expect(await learn(user, [...twice, says('trabajo', 'trabaja en Meta'), ...twice])).toMatchObject([
        { event: 'added' },
        { event: 'forgotten' },
      ]);
      expect(await values(user, { ...ALL, states: ['active', 'superseded'] })).toEqual([]);
    });

    it('forgets a key that no slot knows', async () => {
      const user = freshUser();
      await remember(user, 'Talla de gorro', '58');
      expect((await memory.forget('default', user, 'talla_de_gorro', inLanguage('es'))).deleted).toBe(1);
    });

    it('is undone for thirty days, and then is for good', async () => {
      const user = freshUser();
      const { fact } = await remember(user, 'alergia', 'es alérgico a las nueces');
      await memory.forgetOne('default', user, fact.id, inLanguage('es'));
      await later(29.9, async () => {
        expect(await upkeep.purgeForgotten('default')).toBe(0);
        expect(await memory.restore('default', user, fact.id)).toMatchObject({ state: 'active', deletedAt: null });
      });
      expect(await values(user)).toEqual(['es alérgico a las nueces']);
      await memory.forgetOne('default', user, fact.id, inLanguage('es'));
      await later(30.1, async () => {
        await expect(memory.restore('default', user, fact.id)).rejects.toMatchObject({ code: 'fact_not_found' });
        expect(await values(user, ALL)).toEqual([]);
        expect(await upkeep.purgeForgotten('default')).toBeGreaterThanOrEqual(1);
        await expect(memory.history('default', user, fact.id)).rejects.toMatchObject({ code: 'fact_not_found' });
      });
    });

    it('is counted by what time has made of the facts', async () => {
      const count = async () =>
        Object.fromEntries((await upkeep.countByState('default')).map((one) => [one.state, one.count]));
      const before = await count();
      const user = freshUser();
      await memory.remember('default', user, {
        key: 'gusto',
        value: 'le gusta el té',
        confidence: 'medium',
        language: 'es',
      });
      expect((await count()).active).toBe((before.active ?? 0) + 1);
      await later(100, async () => expect((await count()).dormant).toBeGreaterThan(0));
      await later(200, async () => expect((await count()).active ?? 0).toBe(0));
    });

    it('lets nothing that was forgotten be read again from turns that were stored before', async () => {
      const user = freshUser();
      const turn = nextTurn();
      const storedAt = new Date();
      await learn(user, [says('trabajo', 'trabaja en Google')], turn);
      await memory.forget('default', user, 'trabajo', inLanguage('es'));
      expect(await read(user, says('work', 'is employed at Google', { source: 'auto' }), turn, storedAt)).toEqual([]);
      expect(await read(user, says('work', 'works for Apple', { source: 'auto' }), nextTurn(), storedAt)).toEqual([]);
      const since = new Date(Date.now() + 1_000);
      expect(await read(user, says('trabajo', 'trabaja en Google'), nextTurn(), since)).toMatchObject([
        { event: 'added' },
      ]);
    });

    it('lets the value, its words and its turn be read no more where one fact was forgotten', async () => {
      const user = freshUser();
      const turn = nextTurn();
      const storedAt = new Date(Date.now() - 1_000);
      const [event] = await learn(
        user,
        [says('hobby', 'le gusta la fotografía'), says('hobby', 'juega al tenis')],
        turn,
      );
      await memory.forgetOne('default', user, event?.fact.id ?? '', inLanguage('es'));
      expect(await read(user, says('hobby', 'disfruta la fotografía'), nextTurn(), storedAt)).toEqual([]);
      expect(await read(user, says('hobby', 'sale a sacar fotos de aves'), turn, storedAt)).toEqual([]);
      expect(await read(user, says('hobby', 'toca el bajo'), nextTurn(), storedAt)).toMatchObject([{ event: 'added' }]);
    });
  });

  describe('restore and confirm', () => {
    it('swaps with the active one where a slot takes one value', async () => {
      const user = freshUser();
      const old = await remember(user, 'ubicacion', 'vive en Rosario');
      await remember(user, 'ubicacion', 'vive en Córdoba');
      expect(await memory.restore('default', user, old.fact.id)).toMatchObject({ state: 'active', supersededBy: null });
      expect(await values(user)).toEqual(['vive en Rosario']);
      expect(await values(user, ALL)).toEqual(['vive en Córdoba', 'vive en Rosario']);
      const before = await version(user);
      await memory.restore('default', user, old.fact.id);
      expect(await version(user)).toBe(before);
    });

    it('counts the days of a fact anew, and gives back one that does not stand any more', async () => {
      const user = freshUser();
      const { fact } = await remember(user, 'hobby', 'juega al tenis');
      await later(200, async () => {
        expect(await values(user)).toEqual([]);
        expect(await values(user, { ...ACTIVE, states: ['stale'] })).toEqual(['juega al tenis']);
        await memory.confirm('default', user, fact.id);
        expect(await values(user)).toEqual(['juega al tenis']);
      });
      await memory.forgetOne('default', user, fact.id, inLanguage('es'));
      expect(await memory.confirm('default', user, fact.id)).toMatchObject({ state: 'active' });
    });
  });

  describe('list', () => {
    it('tells each state at its day, from what stands in the table', async () => {
      const user = freshUser();
      const low = await memory.remember('default', user, {
        key: 'hobby',
        value: 'juega al tenis',
        confidence: 'low',
        language: 'es',
      });
      const medium = await memory.remember('default', user, {
        key: 'hobby',
        value: 'toca el bajo',
        confidence: 'medium',
        language: 'es',
      });
      const now = Date.now();
      const age = (id: string, days: number) =>
        database
          .as('default')
          .rows('UPDATE facts SET last_confirmed_at = $2 WHERE tenant_id = $3 AND fact_id = $1', [
            id,
            new Date(now - days * DAY),
            'default',
          ]);
      const dormant = { ...ACTIVE, states: ['dormant'] } as const;
      await age(low.fact.id, 29.99);
      expect(await values(user, dormant)).toEqual([]);
      await age(low.fact.id, 30.01);
      await age(medium.fact.id, 89.99);
      expect(await values(user, dormant)).toEqual(['juega al tenis']);
      await age(medium.fact.id, 90.01);
      expect(await values(user, dormant)).toEqual(['juega al tenis', 'toca el bajo']);
      await age(medium.fact.id, 180.01);
      expect(await values(user, { ...ACTIVE, states: ['stale'] })).toEqual(['toca el bajo']);
    });

    it('gives page after page, by key and domain', async () => {
      const user = freshUser();
      for (let place = 0; place < 7; place += 1) await remember(user, 'tecnologia', `usa la herramienta ${place}`);
      await remember(user, 'nombre', 'se llama Juan');
      const seen: string[] = [];
      let after: Parameters<FactMemory['list']>[2]['after'] = null;
      for (;;) {
        const page = await memory.list('default', user, { ...ACTIVE, key: 'technology', limit: 3, after });
        seen.push(...page.map(({ fact }) => fact.value));
        const last = page.at(-1);
        if (page.length < 3 || last === undefined) break;
        after = last.position;
      }
      expect(new Set(seen).size).toBe(7);
      expect(await values(user, { ...ACTIVE, domain: 'personal' })).toEqual(['se llama Juan']);
    });
  });

  describe('learn', () => {
    it('tells again what a turn taught, as it was then', async () => {
      const user = freshUser();
      await learn(user, [says('trabajo', 'trabaja en Google'), says('hobby', 'juega al tenis')]);
      const turn = nextTurn();
      const events = await learn(
        user,
        [
          says('trabajo', 'trabaja en Meta'),
          says('hobby', 'juega al tenis'),
          says('mascota', 'tiene un perro llamado Fideo'),
          {
            kind: 'forget',
            slot: 'hobby',
            about: null,
            everything: false,
            language: 'es',
            evidence: says('x', 'y').evidence,
          },
        ],
        turn,
      );
      expect(events.map(({ event }) => event)).toEqual(['superseded', 'confirmed', 'added', 'forgotten']);
      expect(events.map(({ evidence }) => evidence?.turnId)).toEqual(events.map(() => turn.turnId));
      expect(events[1]?.fact.evidence?.turnId, 'a fact keeps the words it came from').not.toBe(turn.turnId);
      await remember(user, 'trabajo', 'trabaja en Apple');
      expect(await memory.eventsOfTurn('default', turn.turnId)).toEqual(events);
      expect(await memory.eventsOfTurn('other', turn.turnId)).toEqual([]);
    });

    it('acts in the order of what is said', async () => {
      const user = freshUser();
      await learn(user, [says('trabajo', 'trabaja en Google')]);
      const forget: Said = {
        kind: 'forget',
        slot: 'work',
        about: null,
        everything: false,
        language: 'es',
        evidence: says('x', 'y').evidence,
      };
      await learn(user, [forget, says('trabajo', 'trabaja en Meta')]);
      expect(await values(user)).toEqual(['trabaja en Meta']);
      await learn(user, [says('nombre', 'se llama Ana'), { ...forget, slot: null, everything: true }]);
      expect(await values(user)).toEqual([]);
    });

    describe('in the light of what is known', () => {
      const saidIn = (content: string): TurnSaid => {
        const messages = [{ role: 'user', content }];
        return { said: extractFacts(messages, 'es'), touch: touchOf(messages, 'es'), follows: null };
      };
      const tell = (user: string, content: string, turn = nextTurn()) =>
        database.transaction('default', (tx) => memory.learn(tx, 'default', user, saidIn(content), turn));

      it('ends a fact that the words of a turn alone say nothing of, and gives the events back for the turn', async () => {
        const user = freshUser();
        await remember(user, 'mascota', 'tiene una perra, se llama Cuca');
        const turn = nextTurn();
        const events = await tell(user, 'se nos fue la Cuca el domingo', turn);
        expect(events).toMatchObject([{ event: 'forgotten', fact: { value: 'tiene una perra, se llama Cuca' } }]);
        expect(events[0]?.evidence?.quote).toBe('se nos fue la Cuca el domingo');
        expect(await memory.eventsOfTurn('default', turn.turnId)).toEqual(events);
        expect(await values(user)).toEqual([]);
      });

      it('puts a new value in the place of the one that is known, also a value of long ago', async () => {
        const user = freshUser();
        await remember(user, 'ubicacion', 'vive en Rosario');
        await remember(user, 'ubicacion', 'vive en Mendoza');
        const events = await tell(user, 'me devolví para Rosario');
        expect(events).toMatchObject([
          { event: 'superseded', fact: { value: 'vive en Rosario' }, superseded: { value: 'vive en Mendoza' } },
        ]);
        expect(await values(user)).toEqual(['vive en Rosario']);
      });

      it('files a second job beside the first, once, and what someone works on as a project', async () => {
        const user = freshUser();
        await remember(user, 'trabajo', 'trabaja en Shell');
        for (let time = 0; time < 2; time += 1) await tell(user, 'los fines de semana trabajo en una heladería');
        await tell(user, 'estoy trabajando en Rumi');
        expect((await list(user)).map(({ slot, value }) => `${slot} ${value}`).sort()).toEqual([
          'other_work trabaja en una heladería',
          'project está trabajando en Rumi',
          'work trabaja en Shell',
        ]);
      });

      it('changes nothing where a sign touches nothing that is known', async () => {
        const user = freshUser();
        await remember(user, 'mascota', 'tiene un perro, se llama Simón');
        const before = await version(user);
        expect(await tell(user, 'murió el perro de mi vecina')).toEqual([]);
        expect(await version(user)).toBe(before);
      });

      it('tells outside of any transaction whether a turn teaches anything', async () => {
        const user = freshUser();
        const teaches = (content: string) => memory.teaches('default', user, saidIn(content));
        expect(saidIn('se nos fue la Cuca el domingo').touch?.alone).toBe(true);
        expect(await teaches('se nos fue la Cuca el domingo')).toBe(false);
        await remember(user, 'mascota', 'tiene una perra, se llama Cuca');
        expect(await teaches('se nos fue la Cuca el domingo')).toBe(true);
        expect(await teaches('se nos fue la Lola el domingo')).toBe(false);
        expect(await teaches('¿qué hora es?')).toBe(false);
        expect(await teaches('me llamo Ana')).toBe(true);
      });

      it('finds the fact that is meant among many', async () => {
        const user = freshUser();
        await database.transaction('default', (tx) =>
          memory.learn(
            tx,
            'default',
            user,
            {
              said: Array.from({ length: 300 }, (_, index) =>
                says('preferencia', `le gusta la canción número ${index}`),
              ),
              touch: null,
              follows: null,
            },
            nextTurn(),
          ),
        );
        await remember(user, 'tecnologia', 'usa Trello');
        const events = await tell(user, 'dejé de usar Trello');
        expect(events).toMatchObject([{ event: 'forgotten', fact: { value: 'usa Trello' } }]);
      });
    });

    it('ends what is said to hold no longer, without a successor', async () => {
      const user = freshUser();
      await learn(user, [says('trabajo', 'trabaja en Google')]);
      const turn = nextTurn();
      const events = await learn(
        user,
        [
          {
            kind: 'retraction',
            slot: 'work',
            value: 'trabaja en Google',
            language: 'es',
            evidence: says('x', 'y').evidence,
          },
        ],
        turn,
      );
      expect(events).toMatchObject([{ event: 'forgotten', fact: { value: 'trabaja en Google' }, superseded: null }]);
      expect(await memory.eventsOfTurn('default', turn.turnId)).toEqual(events);
    });

    it('leaves nothing where the transaction of the turn is rolled back', async () => {
      const user = freshUser();
      await expect(
        database.transaction('default', async (tx) => {
          await memory.learn(
            tx,
            'default',
            user,
            { said: [says('nombre', 'se llama Ana')], touch: null, follows: null },
            nextTurn(),
          );
          throw new Error('the turn was not saved');
        }),
      ).rejects.toThrow('not saved');
      expect(await values(user, ALL)).toEqual([]);
    });

    it('is counted by who commits, not by what was written', async () => {
      const user = freshUser();
      const before = await counted();
      const events = await learn(user, [says('nombre', 'se llama Ana')]);
      expect(await counted()).toEqual(before);
      memory.count(events);
      await remember(user, 'nombre', 'se llama Eva');
      expect(await counted()).toEqual({
        ...before,
        added: (before.added ?? 0) + 1,
        superseded: (before.superseded ?? 0) + 1,
      });
    });
  });

  describe('learnFromJob', () => {
    it('learns turn after turn, each with its own, and counts the version up once', async () => {
      const user = freshUser();
      await remember(user, 'nombre', 'se llama Ana');
      const before = await version(user);
      const storedAt = new Date(Date.now() + 60_000);
      const turnsRead = [nextTurn(), nextTurn(), nextTurn()];
      const told = [
        says('trabajo', 'trabaja en Google', { source: 'auto' }),
        says('trabajo', 'trabaja en Meta', { source: 'auto' }),
        says('hobby', 'juega al tenis', { source: 'auto' }),
      ].map((said, place) => ({ said, turn: { ...(turnsRead[place] as TurnRef), storedAt } }));
      const events = await database.transaction('default', (tx) => late.learnFromJob(tx, 'default', user, told));
      expect(events.map(({ event }) => event)).toEqual(['added', 'superseded', 'added']);
      expect(await values(user)).toEqual(['juega al tenis', 'se llama Ana', 'trabaja en Meta']);
      expect(await version(user)).toBe(before + 1);
      for (const [place, turn] of turnsRead.entries())
        expect(await memory.eventsOfTurn('default', turn.turnId)).toEqual([events[place]]);
    });

    it('takes the place of nothing that the user said explicitly since, and changes nothing twice', async () => {
      const user = freshUser();
      const turn = nextTurn();
      const storedAt = new Date(Date.now() - 60_000);
      await learn(user, [says('ubicacion', 'vive en Madrid')]);
      expect(await read(user, says('ubicacion', 'vive en Lima', { source: 'auto' }), turn, storedAt)).toEqual([]);
      const hobby = says('hobby', 'juega al tenis', { source: 'auto', confidence: 'medium' });
      expect(await read(user, hobby, turn, storedAt)).toMatchObject([{ event: 'added' }]);
      expect(await read(user, hobby, turn, storedAt)).toEqual([]);
      expect(await values(user)).toEqual(['juega al tenis', 'vive en Madrid']);
    });
  });

  describe('consolidate', () => {
    it('lets one stand for the others, reversibly', async () => {
      const user = freshUser();
      const keep = await remember(user, 'hobby', 'juega al tenis los domingos');
      const drop = await remember(user, 'hobby', 'hace deporte con raqueta');
      const events = await database.transaction('default', (tx) =>
        late.consolidate(tx, 'default', user, [
          { keep: keep.fact.id, drop: [drop.fact.id, randomUUID()], reason: 'merged' },
        ]),
      );
      expect(events).toMatchObject([
        { event: 'superseded', fact: { id: keep.fact.id }, superseded: { id: drop.fact.id } },
      ]);
      await memory.restore('default', user, drop.fact.id);
      expect(await values(user)).toHaveLength(2);
      const others = [await remember(user, 'hobby', 'nada'), await remember(user, 'hobby', 'pinta acuarelas')];
      const before = await version(user);
      await database.transaction('default', (tx) =>
        late.consolidate(
          tx,
          'default',
          user,
          others.map(({ fact }) => ({ keep: keep.fact.id, drop: [fact.id], reason: 'merged' })),
        ),
      );
      expect(await version(user)).toBe(before + 1);
      expect(await history(user, drop.fact)).toEqual([
        'added remembered  active',
        'superseded merged active superseded',
        'restored restored superseded active',
      ]);
    });
  });
});
