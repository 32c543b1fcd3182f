import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../src/memory/conversation/chat-message.ts';
import { wordsFor } from '../../../src/memory/conversation/words.ts';
import { memoryOfTurn, passagesOf, renderContent } from '../../../src/memory/episodes/turn-memory.ts';
import { cpuMilliseconds } from '../../support/cpu-time.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

const createdAt = new Date('2026-05-03T10:00:00Z');
const remember = (messages: readonly ChatMessage[], language = 'es') => memoryOfTurn({ messages, language, createdAt });
const user = (content: string): ChatMessage => ({ role: 'user', content });

describe('memoryOfTurn', () => {
  it('keeps who said what: the name where there is one, else the word for the role', () => {
    const messages: ChatMessage[] = [
      { role: 'user', content: ' Me mudé a Lugo ', name: 'Ana' },
      { role: 'assistant', content: '¡Qué bien!' },
    ];
    expect(remember(messages)?.lines).toEqual([
      ['Ana', 'Me mudé a Lugo'],
      ['Asistente', '¡Qué bien!'],
    ]);
    expect(remember(messages, 'en')?.lines[1]?.[0]).toBe('Assistant');
  });

  it('remembers only what user and assistant said and a prompt may show', () => {
    const messages: ChatMessage[] = [
      { role: 'system', content: 'Eres un asistente' },
      { role: 'tool', content: '{"ok":true}' },
      { role: 'assistant', content: 'traza', disposable: true },
      user('hola, soy Ana'),
    ];
    expect(remember(messages)?.lines).toEqual([['Usuario', 'hola, soy Ana']]);
  });

  it('is null where nothing was said', () => {
    expect(remember([])).toBeNull();
    expect(remember([user(''), { role: 'assistant', content: ' \n\t' }])).toBeNull();
    expect(remember([{ role: 'tool', content: 'x' }])).toBeNull();
  });

  it('is found by the words, the speaker and the day', () => {
    const terms = remember([{ role: 'user', content: 'Compré un violín', name: 'Berta' }])?.terms;
    expect(terms).toEqual(expect.arrayContaining(['bert', '=violin', '=buy', '2026', '@05', '@05-03']));
  });

  it('does not remember again what a prompt showed and a turn repeats', () => {
    const block = [
      '## Episodic Memory',
      wordsFor('es').memoriesHeading,
      '- [episodic] 2026-03-01 Usuario: fue a Oaxaca la semana pasada (score: 0.87)',
      '> - [summary] habló de la Pi 4 (score: 0.72)',
    ].join('\n');
    const memory = remember([user('¿Qué recuerdas?'), { role: 'assistant', content: `Esto:\n${block}\nY nada más.` }]);
    const content = renderContent(memory?.lines ?? []);
    expect(content).not.toMatch(/Oaxaca|Pi 4|Episodic|Recuerd[oa]s re/);
    expect(content).toContain('Y nada más.');
    expect(remember([user(block)])).toBeNull();
  });

  it('keeps what only looks a little like it', () => {
    expect(remember([user('- [ ] comprar pan (score: nada)')])?.lines[0]?.[1]).toContain('comprar pan');
  });

  it('cuts long messages to their beginnings and ends and leaves short ones whole', () => {
    const long = `PRINCIPIO ${'relleno '.repeat(30_000)}FINAL`;
    const memory = remember([user(long), { role: 'assistant', content: 'corto' }]);
    expect(memory?.lines[0]?.[1]).toMatch(/^PRINCIPIO .* \[…\] .*FINAL$/s);
    expect(memory?.lines[1]?.[1]).toBe('corto');
    expect(renderContent(memory?.lines ?? []).length).toBeLessThan(16_500);
  });

  it('stays within its bound for a turn of 64 long messages', () => {
    const memory = remember(Array.from({ length: 64 }, () => user('palabra '.repeat(1_000))));
    expect(memory?.lines).toHaveLength(64);
    expect(renderContent(memory?.lines ?? []).length).toBeLessThan(18_000);
    expect(passagesOf(memory?.lines ?? []).parts).toHaveLength(16);
  });

  it.each(HOSTILE_TEXTS)('is quick and well formed for 256 KiB of %s', (_name, text) => {
    let memory = null as ReturnType<typeof memoryOfTurn>;
    expect(cpuMilliseconds(() => (memory = remember([user(text), user('fin')])))).toBeLessThan(1_000);
    expect(renderContent(memory?.lines ?? []).isWellFormed()).toBe(true);
    for (const passage of passagesOf(memory?.lines ?? []).parts) expect(passage.isWellFormed()).toBe(true);
  });
});

describe('passagesOf', () => {
  it('gives each line by itself, those of a short turn together', () => {
    expect(
      passagesOf([
        ['Ana', '¿Tienes hermanos?'],
        ['Bea', 'Dos.'],
      ]),
    ).toEqual({ parts: ['¿Tienes hermanos?', 'Dos.'], areRead: 'together' });
    expect(passagesOf([[null, 'una sola cosa']])).toEqual({ parts: ['una sola cosa'], areRead: 'apart' });
  });

  it('cuts a long line after a sentence, losing nothing', () => {
    const text = 'Esta es una oración de cierta longitud que dice algo. '.repeat(60).trim();
    const { parts: passages, areRead } = passagesOf([['Ana', text]]);
    expect(areRead).toBe('apart');
    expect(passages.length).toBeGreaterThan(2);
    for (const passage of passages) {
      expect(passage.length).toBeLessThanOrEqual(1_200);
      expect(passage).toMatch(/\.$/);
    }
    expect(passages.join(' ')).toBe(text);
  });
});
