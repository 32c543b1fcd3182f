import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedFolder } from '../support/embedded-folder.ts';
import { type ContractApp, expectProblem, fresh, openContractApp } from './contract-app.ts';
import { factClient } from './fact-client.ts';
import { linesIn, memoryFileClient, type Refused } from './memory-file-client.ts';

const EMPTY = '# Memoria\n\n## Personal\n\n## Trabajo\n\n## Preferencias\n\n## Decisiones\n\n## Proyectos\n';
const READ_KEY = 'read-key-0123456789abcdef';
const USER_KEY = 'user-key-0123456789abcdef';

describe.each(['postgres', 'embedded'])('memory.md, edition %s', (edition) => {
  let app: ContractApp;
  let folder: string;
  let facts: ReturnType<typeof factClient>;
  let file: ReturnType<typeof memoryFileClient>;
  beforeAll(async () => {
    folder = edition === 'embedded' ? await createEmbeddedFolder() : '';
    const embedded = { DATABASE_URL: '', REDIS_URL: '', DATA_DIR: folder, SEMANTIC_MEMORY_ENABLED: 'false' };
    app = await openContractApp(edition === 'embedded' ? embedded : {});
    facts = factClient(app);
    file = memoryFileClient(app);
  });
  afterAll(async () => {
    await app.close();
    if (folder !== '') await rm(folder, { recursive: true, force: true });
  });

  const juan = async (): Promise<string> => {
    const user = fresh('u');
    await facts.remember(user, 'trabajo', 'trabaja en Google');
    await facts.remember(user, 'hobby', 'toca la guitarra');
    await facts.remember(user, 'nombre', 'se llama Juan');
    await facts.remember(user, 'hobby', 'juega al ajedrez');
    return user;
  };

  describe('GET', () => {
    it('tells a user never seen the headings alone, and makes no user of it', async () => {
      const user = fresh('u');
      expect((await file.get(user)).text).toBe(EMPTY);
      expect((await app.get(`/v1/users/${user}/export`)).status).toBe(404);
    });

    it('tells each active fact on a line of its own, by domain, in an order of subjects', async () => {
      expect((await file.get(await juan())).text).toBe(
        '# Memoria\n\n## Personal\n\n- nombre: se llama Juan\n- hobby: toca la guitarra\n- hobby: juega al ajedrez\n\n## Trabajo\n\n- trabajo: trabaja en Google\n\n## Preferencias\n\n## Decisiones\n\n## Proyectos\n',
      );
    });

    it('never tells what the user put the assistant right in', async () => {
      const user = await juan();
      const before = await file.get(user);
      const { fact } = await facts.remember(user, 'regla', 'no repite la pregunta');
      const door = app.database.as('default');
      await door.rows(`UPDATE facts SET domain = 'self_correction' WHERE fact_id = $1`, [fact.id]);
      expect(await file.get(user)).toEqual(before);
      await file.edit(user, (text) => text.replace('- hobby: toca la guitarra\n', ''));
      expect(await door.rows(`SELECT state FROM facts WHERE fact_id = $1`, [fact.id])).toEqual([['active']]);
    });

    it('has its headings in the language of the user', async () => {
      const user = fresh('u');
      await app.saveTurn({
        user_id: user,
        session_id: fresh('s'),
        messages: [{ role: 'user', content: 'My name is Ann and I work at Google' }],
        language: 'en',
      });
      expect((await file.get(user)).text).toContain('# Memory\n\n## Personal\n\n- name: is called Ann');
    });

    it('is 304 for a version that is known, and other for every change', async () => {
      const user = await juan();
      const { etag } = await file.get(user);
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const answer = await app.get(`/v1/users/${user}/memory.md`, { 'if-none-match': known });
        expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', etag]);
      }
      await facts.remember(user, 'edad', 'tiene 30 años');
      const answer = await app.get(`/v1/users/${user}/memory.md`, { 'if-none-match': etag });
      expect(answer.status).toBe(200);
      expect((await file.get(user)).etag).not.toBe(etag);
    });

    it('keeps lines where they are when one is superseded from elsewhere, and puts a new one beside what is alike', async () => {
      const user = await juan();
      await facts.remember(user, 'nombre', 'se llama Pedro');
      await facts.remember(user, 'hobby', 'cocina pan');
      expect(linesIn((await file.get(user)).text)).toEqual([
        '- nombre: se llama Pedro',
        '- hobby: toca la guitarra',
        '- hobby: juega al ajedrez',
        '- hobby: cocina pan',
        '- trabajo: trabaja en Google',
      ]);
    });

    it('takes Accept for Markdown and for anything, and refuses what it is not', async () => {
      const url = `/v1/users/${await juan()}/memory.md`;
      for (const accept of ['text/markdown', 'text/*', '*/*', 'text/plain, text/html'])
        expect((await app.get(url, { accept })).status).toBe(200);
      expectProblem(await app.get(url, { accept: 'text/html' }), 406, 'not_acceptable');
    });
  });

  describe('PUT', () => {
    it('changes nothing for the text as it was, whatever the editor does to line ends and blanks', async () => {
      const user = await juan();
      const { text, etag } = await file.get(user);
      const forms = [
        text,
        text.trimEnd(),
        `${text}\n\n`,
        text.replaceAll('\n', '\r\n'),
        `\uFEFF${text}`,
        text.replaceAll('\n', '  \n'),
        text.normalize('NFD'),
        text.replaceAll('- ', '* '),
        text.replaceAll('\n\n', '\n'),
      ];
      for (const form of forms) {
        expect((await file.put(user, form, etag)).events, JSON.stringify(form)).toEqual([]);
        expect(await file.get(user)).toEqual({ text, etag });
      }
    });

    it('supersedes by a changed line, remembers a new one, forgets one that is gone, each with its reason', async () => {
      const user = await juan();
      const before = await facts.list(user);
      const { events, etag } = await file.edit(user, (text) =>
        text
          .replace('trabaja en Google', 'trabaja en Meta')
          .replace('- hobby: toca la guitarra\n', '')
          .replace('## Preferencias\n', '## Preferencias\n\n- le gusta el té verde\n'),
      );
      expect(events.map(({ event, fact }) => `${event} ${fact.value}`).sort()).toEqual([
        'added le gusta el té verde',
        'forgotten toca la guitarra',
        'superseded trabaja en Meta',
      ]);
      const after = await file.get(user);
      expect(after.etag).toBe(etag);
      expect(linesIn(after.text)).toEqual([
        '- nombre: se llama Juan',
        '- hobby: juega al ajedrez',
        '- trabajo: trabaja en Meta',
        '- preferencia: le gusta el té verde',
      ]);
      const google = before.find(({ value }) => value === 'trabaja en Google');
      const guitar = before.find(({ value }) => value === 'toca la guitarra');
      expect((await facts.history(user, google?.id ?? '')).at(-1)).toMatchObject({
        event: 'superseded',
        reason: 'edited',
      });
      expect((await facts.history(user, guitar?.id ?? '')).at(-1)).toMatchObject({
        event: 'forgotten',
        reason: 'edited',
      });
      expect(await facts.restore(user, guitar?.id ?? '')).toMatchObject({ state: 'active', value: 'toca la guitarra' });
      expect(linesIn((await file.get(user)).text)).toContain('- hobby: toca la guitarra');
      expect((await facts.list(user, { key: 'preferencia' }))[0]).toMatchObject({
        source: 'explicit',
        confidence: 'high',
        domain: 'preferences',
        language: 'es',
      });
    });

    it('takes a line as it is written, also where only an accent, the key or the section is another', async () => {
      const user = await juan();
      const { events } = await file.edit(user, (text) => text.replace('se llama Juan', 'se llama Juán'));
      expect(events.map(({ event }) => event)).toEqual(['confirmed']);
      await file.edit(user, (text) => text.replace('- hobby: juega', '- deporte: juega'));
      await file.edit(user, (text) => {
        const line = '- hobby: toca la guitarra\n';
        return text.replace(line, '').replace('## Proyectos\n', `## Proyectos\n\n${line}`);
      });
      expect((await file.get(user)).text).toBe(
        '# Memoria\n\n## Personal\n\n- nombre: se llama Juán\n- deporte: juega al ajedrez\n\n## Trabajo\n\n- trabajo: trabaja en Google\n\n## Preferencias\n\n## Decisiones\n\n## Proyectos\n\n- hobby: toca la guitarra\n',
      );
      expect((await facts.list(user)).length).toBe(4);
    });

    it('keeps paragraphs, comments, code and headings of the user where they are, and the order of lines', async () => {
      const user = await juan();
      const text = [
        '# Memoria',
        '<!-- no borrar -->',
        '## Personal',
        '- hobby: juega al ajedrez\n- nombre: se llama Juan',
        'Un párrafo mío,\nde dos renglones.',
        '- hobby: toca la guitarra',
        '## Trabajo',
        '```\n- esto: no es un hecho\n```',
        '- trabajo: trabaja en Google',
        '## Preferencias',
        '## Decisiones',
        '## Proyectos',
        '## Recetas\n\nPaella los domingos.',
      ].join('\n\n');
      const { events } = await file.put(user, `${text}\n`, (await file.get(user)).etag);
      expect(events).toEqual([]);
      expect((await file.get(user)).text).toBe(`${text}\n`);
      await facts.remember(user, 'hobby', 'cocina pan');
      expect((await file.get(user)).text).toBe(
        `${text.replace('- hobby: toca la guitarra', '- hobby: toca la guitarra\n- hobby: cocina pan')}\n`,
      );
    });

    it('makes a fact of a bullet under a heading of the user, which is its key', async () => {
      const user = fresh('u');
      const { events } = await file.edit(user, (text) => `${text}\n## Mascotas\n\n- tiene un perro\n* tiene un gato\n`);
      expect(events.map(({ fact }) => [fact.key, fact.value, fact.domain])).toEqual([
        ['Mascotas', 'tiene un perro', 'personal'],
        ['Mascotas', 'tiene un gato', 'personal'],
      ]);
      expect((await file.get(user)).text).toContain(
        '- Mascotas: tiene un perro\n- Mascotas: tiene un gato\n\n## Trabajo',
      );
    });

    it('merges what both sides changed in different lines', async () => {
      const user = await juan();
      const { text, etag } = await file.get(user);
      await facts.remember(user, 'trabajo', 'trabaja en Meta');
      await facts.remember(user, 'edad', 'tiene 30 años');
      const merged = await file.put(user, text.replace('se llama Juan', 'se llama Pedro'), etag);
      expect(merged.events.map(({ event, fact }) => `${event} ${fact.value}`)).toEqual(['superseded se llama Pedro']);
      expect(linesIn((await file.get(user)).text).sort()).toEqual([
        '- edad: tiene 30 años',
        '- hobby: juega al ajedrez',
        '- hobby: toca la guitarra',
        '- nombre: se llama Pedro',
        '- trabajo: trabaja en Meta',
      ]);
    });

    it('is 409 with both sides where both changed one line, and writes nothing of the rest', async () => {
      const user = await juan();
      const { text, etag } = await file.get(user);
      await facts.remember(user, 'trabajo', 'trabaja en Meta');
      const edited = text.replace('trabaja en Google', 'trabaja en Apple').replace('se llama Juan', 'se llama Pedro');
      const before = await file.get(user);
      const answer = await file.send<Refused>(user, edited, etag);
      expectProblem(answer, 409, 'memory_md_conflict');
      expect(answer.body).toMatchObject({
        conflicts: [
          {
            base: 'trabajo: trabaja en Google',
            yours: 'trabajo: trabaja en Apple',
            current: 'trabajo: trabaja en Meta',
          },
        ],
        etag: before.etag,
        current: before.text,
      });
      expect(await file.get(user)).toEqual(before);
      const resolving = await file.send(user, edited, etag, { query: `?resolves=${encodeURIComponent(before.etag)}` });
      expect(resolving.status, resolving.text).toBe(200);
      expect(await facts.values(user, { key: 'trabajo' })).toEqual(['trabaja en Apple']);
      const late = await file.send(user, edited.replace('Apple', 'IBM'), etag, {
        query: `?resolves=${before.etag}`.replaceAll('"', ''),
      });
      expectProblem(late, 409, 'memory_md_conflict');
    });

    it.each([
      ['changed here, forgotten there', 'toca la guitarra', 'toca el bajo', 'toca el bajo'],
      ['gone here, changed there', '- hobby: toca la guitarra\n', '', null],
    ])('is 409 for a line %s', async (_, from, to, yours) => {
      const user = await juan();
      const { text, etag } = await file.get(user);
      const guitar = (await facts.list(user)).find(({ value }) => value === 'toca la guitarra');
      if (yours === null) await file.edit(user, (now) => now.replace('toca la guitarra', 'toca la guitarra eléctrica'));
      else await facts.forgetOne(user, guitar?.id ?? '');
      const answer = await file.send<Refused>(user, text.replace(from, to), etag);
      expectProblem(answer, 409, 'memory_md_conflict');
      expect(answer.body.conflicts).toEqual([
        {
          base: 'hobby: toca la guitarra',
          yours: yours === null ? null : `hobby: ${yours}`,
          current: yours === null ? 'hobby: toca la guitarra eléctrica' : null,
        },
      ]);
    });

    it('is 409 where both sides gave a new value to a key that takes one, and not where it is the same', async () => {
      const user = await juan();
      const { text, etag } = await file.get(user);
      await facts.remember(user, 'edad', 'tiene 30 años');
      const withAge = (age: string) => text.replace('## Trabajo', `- edad: ${age}\n\n## Trabajo`);
      expectProblem(await file.send(user, withAge('tiene 31 años'), etag), 409, 'memory_md_conflict');
      expect((await file.put(user, withAge('tiene 30 años'), etag)).events).toEqual([]);
    });

    it('is 409 with the current text for a version that it does not know, or knew 30 days ago', async () => {
      const user = await juan();
      const { text, etag } = await file.get(user);
      const unknown = await file.send<Refused>(user, text, '"nobodys-version"');
      expectProblem(unknown, 409, 'memory_md_conflict');
      expect(unknown.body).toMatchObject({ conflicts: [], etag, current: text });
      await facts.remember(user, 'edad', 'tiene 30 años');
      await app.database
        .as('default')
        .rows(`UPDATE memory_file_versions SET kept_at = now() - interval '30 days 1 hour' WHERE user_id = $1`, [user]);
      const old = await file.send<Refused>(user, text, etag);
      expectProblem(old, 409, 'memory_md_conflict');
      expect(old.body.current).toContain('tiene 30 años');
    });

    it('adds and never takes away where the text says that it was edited from none', async () => {
      const user = await juan();
      await file.put(user, '## Personal\n\n- hobby: cocina pan\n', '"empty"');
      expect((await facts.values(user)).length).toBe(5);
      const answer = await file.send<Refused>(user, '- nombre: se llama Pedro\n', '"empty"');
      expect(answer.body.conflicts).toEqual([
        { base: null, yours: 'nombre: se llama Pedro', current: 'nombre: se llama Juan' },
      ]);
    });

    it('takes what its sender goes on from for a version, though the text was merged with more', async () => {
      const user = await juan();
      const { text, etag } = await file.get(user);
      await facts.remember(user, 'edad', 'tiene 30 años');
      const first = text.replace('## Decisiones', '## Decisiones\n\n- usa tabuladores');
      const { received } = await file.put(user, first, etag);
      const second = await file.put(user, first.replace('usa tabuladores', 'usa espacios'), received);
      expect(second.events.map(({ event, fact }) => `${event} ${fact.value}`)).toEqual(['superseded usa espacios']);
      expect(await facts.values(user)).toContain('tiene 30 años');
    });

    it('does not learn from older turns what was deleted from the text', async () => {
      const user = fresh('u');
      const turn = {
        user_id: user,
        session_id: fresh('s'),
        messages: [{ role: 'user', content: 'Soy alérgica a las nueces' }],
      };
      await app.saveTurn(turn);
      const { text } = await file.get(user);
      expect(linesIn(text)).toHaveLength(1);
      await file.edit(user, (now) => now.replace(/^- .*\n/m, ''));
      const rows = await app.database
        .as('default')
        .rows('SELECT slot FROM fact_forgettings WHERE user_id = $1', [user]);
      expect(rows).toHaveLength(1);
      await app.send({ method: 'POST', url: `/v1/sessions/${turn.session_id}/end` });
      expect(linesIn((await file.get(user)).text)).toEqual([]);
    });

    it('is 428 without If-Match, 400 for an empty text, a tag that is none, and a line too long, 415 for JSON, 413 above 1 MiB', async () => {
      const user = await juan();
      const { text, etag } = await file.get(user);
      expectProblem(await file.send(user, text, null), 428, 'precondition_required');
      for (const empty of ['', ' \r\n\t\n', '\uFEFF', '\uFEFF\n'])
        expectProblem(await file.send(user, empty, etag), 400, 'invalid_request');
      for (const tag of ['x', '""', `${etag}, "y"`])
        expectProblem(await file.send(user, text, tag), 400, 'invalid_request');
      const long = await file.send(user, `- hobby: ${'x'.repeat(501)}\n`, '"empty"');
      expect(expectProblem(long, 400, 'invalid_request').errors?.[0]?.pointer).toBe('line:1');
      expectProblem(await file.send(user, '{}', etag, { type: 'application/json' }), 415, 'unsupported_media_type');
      expectProblem(await file.send(user, `x${'y'.repeat(1_048_576)}`, etag), 413, 'payload_too_large');
      expectProblem(await file.send(user, Buffer.from([0x2d, 0x20, 0xff]), etag), 400, 'invalid_request');
      expectProblem(await file.send(user, '- a: \0', etag), 400, 'invalid_request');
      expect(await file.get(user)).toEqual({ text, etag });
    });

    it('is not fooled by Markdown that has no end', async () => {
      const user = await juan();
      const { text, etag } = await file.get(user);
      for (const open of [
        '<!-- ',
        '```',
        '~~~~ \n````',
        '# '.repeat(3_000),
        '[x]('.repeat(3_000),
        '> '.repeat(3_000),
        '- - - - ',
      ]) {
        const answer = await file.send(user, `${open}\n\n${text}`, etag);
        expect(answer.status, answer.text).toBe(200);
        expect(await facts.values(user), open.slice(0, 9)).toEqual(
          expect.arrayContaining(['se llama Juan', 'toca la guitarra']),
        );
      }
    });
  });

  it('goes with an erased user, notes and versions too', async () => {
    const user = await juan();
    await file.edit(user, (text) => `${text}\nUna nota que se va.\n`);
    expect((await app.delete(`/v1/users/${user}`)).status).toBe(200);
    for (const table of ['memory_files', 'memory_file_versions'])
      expect(await app.database.as('default').rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, [user])).toEqual([]);
    expect((await file.get(user)).text).toBe(EMPTY);
  });

  it('merges edits that come at once, losing none', async () => {
    const user = fresh('u');
    await facts.remember(user, 'nombre', 'se llama Juan');
    const { text, etag } = await file.get(user);
    const sports = ['corre', 'nada', 'rema', 'salta'];
    const answers = await Promise.all(
      sports.map((sport) => file.send(user, text.replace('## Trabajo', `- hobby: ${sport}\n\n## Trabajo`), etag)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await facts.values(user, { key: 'hobby' })).sort()).toEqual(sports);
  });
});

describe('memory.md, who may', () => {
  it('is open to its own tenant and user, for reading to a key that may only read', async () => {
    const API_KEYS = JSON.stringify([
      { key: READ_KEY, tenant: 'acme', scope: 'read' },
      { key: USER_KEY, tenant: 'acme', user_id: 'u1' },
    ]);
    const keyed = await openContractApp({ API_KEYS });
    try {
      const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
      expectProblem(await keyed.get('/v1/users/u1/memory.md'), 401, 'unauthorized');
      const { etag } = await memoryFileClient(keyed, bearer(READ_KEY)).get('u1');
      expectProblem(await memoryFileClient(keyed, bearer(READ_KEY)).send('u1', '- a: b', etag), 403, 'forbidden');
      expectProblem(await keyed.get('/v1/users/u2/memory.md', bearer(USER_KEY)), 403, 'forbidden');
      expectProblem(await memoryFileClient(keyed, bearer(USER_KEY)).send('u2', '- a: b', etag), 403, 'forbidden');
      expect((await memoryFileClient(keyed, bearer(USER_KEY)).put('u1', '- a: b', etag)).events).toHaveLength(1);
    } finally {
      await keyed.close();
    }
  });
});
