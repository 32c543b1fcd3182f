/** The embedded default with a translator before its English model. */
import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { untranslated } from '../../src/embedding/translation/apertium.ts';
import { describeWithApertium, describeWithPortuguese, installedApertium } from '../support/apertium.ts';
import { client, type Recalled } from '../support/client.ts';
import { createDataFolder } from '../support/embedded-folder.ts';
import { type RunningService, startService } from '../support/service.ts';

interface Recollection {
  readonly items: Recalled[];
  readonly mode: 'hybrid' | 'lexical';
}

async function start(folder: string, translator: 'auto' | 'off'): Promise<RunningService> {
  const env = { DATA_DIR: folder, RECALL_DEADLINE_MS: '10000', TRANSLATOR: translator, LOG_LEVEL: 'info' };
  const service = await startService(env);
  onTestFinished(async () => {
    await service.stop();
  });
  return service;
}

async function say(service: RunningService, content: string, language = 'es'): Promise<void> {
  const { saveTurn } = client(service.baseUrl);
  const messages = [
    { role: 'user', content },
    { role: 'assistant', content: 'Anotado.' },
  ];
  expect((await saveTurn({ user_id: 'u1', session_id: 's1', language, messages })).status).toBe(201);
}

async function recall(service: RunningService, query: string, language = 'es'): Promise<Recollection> {
  const body = { query, language, min_score: 0 };
  const reply = await service.request<Recollection>('POST', '/v1/users/u1/recall', { body });
  expect(reply.status).toBe(200);
  return reply.body;
}

const said = (service: RunningService, event: string) => service.log().some((line) => line.includes(event));

describeWithApertium('a translator that is installed', () => {
  it('takes over from the model without it while recall goes on, and finds what shares no word with the question', async () => {
    const folder = await createDataFolder();
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const before = await start(folder, 'off');
    await say(before, 'Adopté un gatito gris en el refugio');
    await say(before, 'El alquiler vence el cinco');
    await say(before, 'Se rompió la impresora de la oficina');
    await expect.poll(async () => (await recall(before, '¿Qué mascota tengo?')).mode).toBe('hybrid');
    expect(said(before, 'translator_started')).toBe(false);
    expect(await before.stop()).toBe(0);

    const after = await start(folder, 'auto');
    await expect.poll(() => said(after, 'embedding_model_changed')).toBe(true);
    expect(said(after, '"recall_goes_on":true')).toBe(true);
    const { items, mode } = await recall(after, '¿Qué animal traje a mi hogar?');
    expect(mode).toBe('hybrid');
    expect(items[0]?.content).toContain('gatito');
    const { languages, packages } = untranslated(installedApertium);
    const told = after.log().find((line) => line.includes('languages_not_translated'));
    expect(told === undefined).toBe(languages.length === 0);
    for (const name of packages) expect(told).toContain(name);
    expect(await after.stop()).toBe(0);
  });
});

describeWithPortuguese('Portuguese', () => {
  it('is found by its meaning, translated by way of Spanish', async () => {
    const folder = await createDataFolder();
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const service = await start(folder, 'auto');
    expect(said(service, 'languages_not_translated')).toBe(false);
    await say(service, 'Comprei um carro usado do meu vizinho', 'pt');
    await say(service, 'A reunião com a diretora ficou para segunda', 'pt');
    await say(service, 'Minha irmã vai casar em outubro', 'pt');
    const first = async (query: string) => (await recall(service, query, 'pt')).items[0]?.content ?? '';
    await expect.poll(() => first('Que veículo eu tenho?')).toContain('carro');
    await expect.poll(() => first('Quando é o matrimônio?')).toContain('casar');
    expect(await service.stop()).toBe(0);
  });
});
