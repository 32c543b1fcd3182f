/** What becomes of facts that are told in Portuguese, from the message to the prompt. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../../src/memory/conversation/words.ts';
import { directAnswer } from '../../../src/memory/facts/direct-answer.ts';
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import { isPlausible } from '../../../src/memory/facts/extraction/plausible.ts';
import type { Fact } from '../../../src/memory/facts/fact.ts';
import { renderFactBlock } from '../../../src/memory/facts/fact-block.ts';
import { eventsOf } from '../../../src/memory/facts/fact-change.ts';
import { changesFor } from '../../../src/memory/facts/fact-life.ts';
import { type Likeness, likeness } from '../../../src/memory/facts/fact-likeness.ts';
import { toConfirm } from '../../../src/memory/facts/fact-question.ts';
import { checkReading } from '../../../src/memory/facts/fact-reading-check.ts';
import { meaningOf, slotNamed } from '../../../src/memory/facts/fact-slots.ts';
import { topicsOf } from '../../../src/memory/facts/fact-topics.ts';
import { doubted } from '../../../src/memory/facts/mentions/doubts.ts';
import { inSecondPerson } from '../../../src/memory/facts/second-person.ts';
import { isStanding } from '../../../src/memory/facts/standing.ts';
import { fact, NOW } from './candidate-facts.ts';

const portuguese = (key: string, value: string) => fact(key, value, { language: 'pt' });

/** Tells messages one after another, a turn each; returns what the last brought about, and what then stands. */
function tell(...messages: readonly string[]): { readonly events: string[]; readonly active: string[] } {
  const facts = new Map<string, Fact>();
  let events: string[] = [];
  for (const [index, content] of messages.entries()) {
    const { changes } = changesFor(extractFacts([{ role: 'user', content }], 'pt'), [...facts.values()], {
      userId: 'u',
      now: new Date(Date.UTC(2026, 0, index + 1)),
      newId: randomUUID,
      reason: 'said',
      turn: { sessionId: 's', turnNumber: index + 1, turnId: randomUUID() },
    });
    for (const { fact: changed } of changes) facts.set(changed.id, changed);
    events = eventsOf(changes).map(({ event, fact: { slot } }) => `${event} ${slot}`);
  }
  return { events, active: [...facts.values()].filter(({ state }) => state === 'active').map(({ value }) => value) };
}

describe('facts told in Portuguese', () => {
  it.each([
    [['moro em Olinda', 'eu moro em Olinda mesmo'], ['confirmed home'], ['mora em Olinda']],
    [['sou alérgica a camarão', 'tenho alergia a camarão'], ['confirmed allergy'], ['é alérgica a camarão']],
    [['moro em Santos', 'me mudei pra Campinas'], ['superseded home'], ['mora em Campinas']],
    [['moro no Porto', 'mudei-me para Braga'], ['superseded home'], ['mora em Braga']],
    [['tenho 29 anos', 'ontem fiz 30 anos'], ['superseded age'], ['tem 30 anos']],
    [['moro em Manaus', 'esquece onde eu moro'], ['forgotten home'], []],
    [['sou alérgico a camarão', 'esquece a minha alergia'], ['forgotten allergy'], []],
    [['tenho um cachorro chamado Thor', 'apaga o meu cachorro da memória'], ['forgotten pet'], []],
    [['falo inglês', 'também falo francês'], ['added spoken_language'], ['fala inglês', 'fala francês']],
  ])('%j', (messages, events, active) => {
    const told = tell(...messages);
    expect(told.events).toEqual(events);
    expect(told.active).toEqual(active);
  });

  it.each<[slot: string, first: string, second: string, expected: Likeness]>([
    ['work', 'trabalha no Itaú', 'trabalha em Itaú', 'same'],
    ['home', 'mora em Recife', 'vive no Recife', 'same'],
    ['pet', 'tem um cachorro chamado Thor', 'seu cachorro se chama Thor', 'same'],
    ['preference', 'gosta de samba', 'adora samba', 'same'],
  ])('%s: %s / %s', (slot, first, second, expected) => {
    expect(likeness(slot, first, second)).toBe(expected);
  });

  it('are found by the names that Portuguese has for their slots', () => {
    expect(['trabalho', 'emprego', 'idade', 'endereço', 'cachorro', 'alergia', 'profissão'].map(slotNamed)).toEqual([
      'work',
      'work',
      'age',
      'home',
      'pet',
      'allergy',
      'profession',
    ]);
    expect(meaningOf('cor favorita').slot).toBe('favorite:cor');
    expect(meaningOf('CPF').slot).toBe('attribute:id_number');
  });

  it.each([
    ['o que eu posso jantar hoje?', 'allergy'],
    ['meu chefe quer um relatório', 'work'],
    ['preciso de um veterinário pro cachorro', 'pet'],
    ['um presente pra minha namorada', 'partner'],
    ['quantos anos eu tenho?', 'age'],
    ['qual é o meu endereço?', 'home'],
  ])('are looked up for "%s"', (query, slot) => {
    expect(topicsOf(query, 'pt').slots).toContain(slot);
  });

  it.each([
    ['Onde eu moro?', 'Você mora em Olinda.'],
    ['oi, você lembra qual é o meu nome?', 'Você se chama Ana.'],
    ['quantos anos eu tenho?', 'Você tem 34 anos.'],
    ['Como se chama o meu cachorro?', 'Seu cachorro se chama Thor.'],
    ['a que eu sou alérgica?', 'Você é alérgica a camarão.'],
    ['qual é a minha cor favorita?', 'Sua cor favorita é roxo.'],
    ['onde eu moro hoje?', null],
  ])('answer "%s"', (query, expected) => {
    const candidates = [
      portuguese('name', 'se chama Ana'),
      portuguese('home', 'mora em Olinda'),
      portuguese('age', 'tem 34 anos'),
      portuguese('pet', 'seu cachorro se chama Thor'),
      portuguese('allergy', 'é alérgica a camarão'),
      portuguese('cor favorita', 'sua cor favorita é roxo'),
    ];
    const asking = { userId: 'u', language: 'pt', now: NOW };
    expect(directAnswer(query, { version: 1, candidates }, asking, [])?.answer ?? null).toBe(expected);
  });

  it('stand in the prompt among Portuguese words, and are turned to their user where the service asks after them', () => {
    const home = portuguese('home', 'mora em Olinda');
    const block = renderFactBlock([{ fact: home, relevance: 3, saidIn: null }], wordsFor('pt'), 1_000);
    expect(block.text).toBe('<memory>\nO que você sabe do usuário:\n- home: mora em Olinda\n</memory>');
    expect(toConfirm(home, 'pt').question).toBe('Faz tempo você me disse que você mora em Olinda. Continua assim?');
    expect(toConfirm(home, 'en').question).toBe(
      'Some time ago you told me this: “home: mora em Olinda”. Is that still so?',
    );
  });

  it('are turned to their user only where a verb stands first', () => {
    expect(inSecondPerson('não gosta de coentro', 'pt')).toBe('você não gosta de coentro');
    expect(inSecondPerson('sua gata se chama Pituca', 'pt')).toBe('sua gata se chama Pituca');
    expect(inSecondPerson('Google', 'pt')).toBeNull();
  });

  it.each([
    ['quer respostas curtas', true],
    ['não quer emojis', true],
    ['sem emojis', true],
    ['gosta de samba', false],
  ])('stand whatever the query: "%s" %s', (value, expected) => {
    expect(isStanding('preference', value)).toBe(expected);
  });

  it.each([
    ['home', 'mora no mundo da lua', false],
    ['allergy', 'é alérgico a segunda-feira', false],
    ['home', 'mora no Recife', true],
    ['allergy', 'é alérgico a camarão', true],
  ])('are plausible: %s "%s" %s', (slot, value, expected) => {
    expect(isPlausible({ slot, value, language: 'pt' })).toBe(expected);
  });

  it.each([
    ['Não, isso mudou', ['home', 'pet']],
    ['Na verdade minha cachorra morreu', ['pet']],
    ['Não, obrigado', []],
    ['Perfeito, reserva para quatro', []],
  ])('are doubted by "%s": %j', (words, expected) => {
    const known = [
      { ...portuguese('home', 'mora em Olinda'), id: 'home' },
      { ...portuguese('pet', 'tem uma cachorra chamada Mel'), id: 'pet' },
    ];
    expect([...doubted(known, [words])]).toEqual(expected);
  });

  it('are kept as Portuguese when a language model reads them', () => {
    const { facts } = checkReading(
      {
        facts: [
          {
            key: 'trabalho',
            value: 'trabalha no Itaú',
            domain: 'work',
            confidence: 'high',
            evidence: 'trabalho no Itaú',
            turn: 1,
          },
        ],
      },
      [{ turnNumber: 1, language: 'pt', messages: [{ index: 0, content: 'Bom, eu trabalho no Itaú desde março.' }] }],
    );
    expect(facts.map(({ said: { language, key, confidence } }) => ({ language, key, confidence }))).toEqual([
      { language: 'pt', key: 'trabalho', confidence: 'high' },
    ]);
  });
});
