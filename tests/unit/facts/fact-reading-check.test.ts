import { describe, expect, it } from 'vitest';
import { checkReading, type ReadableTurn } from '../../../src/memory/facts/fact-reading-check.ts';
import { type FactReading, MAX_FACTS } from '../../../src/memory/facts/fact-reading-prompt.ts';
import { cpuNow } from '../../support/cpu-time.ts';

type Told = FactReading['facts'][number];

const turn = (content: string, turnNumber = 1, language = 'es'): ReadableTurn => ({
  turnNumber,
  language,
  messages: [{ index: 0, content }],
});
const told = (value: string, evidence: string, more: Partial<Told> = {}): Told => ({
  key: 'preferencia',
  value,
  domain: 'preferences',
  confidence: 'high',
  evidence,
  turn: 1,
  ...more,
});
const kept = (facts: Told[], ...turns: ReadableTurn[]) =>
  checkReading({ facts }, turns).facts.map(({ said }) => said.value);

describe('checkReading', () => {
  it.each<[said: string, value: string, evidence: string, more?: Partial<Told>]>([
    ['Soy celíaca desde niña, tenlo en cuenta.', 'es celíaca', 'Soy celíaca', { key: 'salud' }],
    ['Pues yo, la verdad,\n no   como carne.', 'no come carne', 'no como carne', { key: 'dieta' }],
    ['Mi hermana vive en París y yo vivo en Lyon.', 'vive en Lyon', 'yo vivo en Lyon', { key: 'ubicacion' }],
    ['Mi hermana vive en París.', 'su hermana vive en París', 'Mi hermana vive en París', { key: 'familia' }],
    ['No, trabajo en Zara.', 'trabaja en Zara', 'trabajo en Zara', { key: 'trabajo', domain: 'work' }],
    ['I moved to Leeds with my kids last spring.', 'lives in Leeds', 'I moved to Leeds', { key: 'home' }],
    ['I’ve got a standing order: answers in tables please', 'prefers answers in tables', 'answers in tables please'],
    [
      'A partir de hoy quiero las respuestas en inglés',
      'quiere las respuestas en inglés',
      'A partir de hoy quiero las respuestas en inglés',
    ],
  ])('keeps what stands: %s', (said, value, evidence, more) => {
    expect(kept([told(value, evidence, more)], turn(said))).toEqual([value]);
  });

  it.each<[why: string, said: string, value: string, evidence: string, more?: Partial<Told>]>([
    ['words that nobody said', 'Me gusta el té', 'le gusta el café', 'Me gusta el café'],
    ['words that were folded', 'Soy celíaca', 'es celíaca', 'Soy celiaca'],
    ['a part of a word', 'Vuelvo mañana', 'se llama Ana', 'ana', { key: 'nombre' }],
    ['words of which one alone is evidence', 'Busqué en Google un hotel', 'usa Google', 'Google'],
    ['a value about something else', 'Me gusta el té', 'le gusta el café', 'Me gusta el té'],
    ['a number that was not said', 'Tengo dos perros', 'tiene dos perros desde 2019', 'Tengo dos perros'],
    ['a name that was not said', 'Trabajo en una gestoría', 'trabaja en la gestoría Pérez', 'Trabajo en una gestoría'],
    ['the contrary', 'No me gusta el café', 'le gusta el café', 'me gusta el café'],
    ['the contrary', 'Me gusta el café', 'no le gusta el café', 'Me gusta el café'],
    ['a question', '¿Me gusta el café?', 'le gusta el café', 'Me gusta el café'],
    ['a question', 'Should I move to Lyon?', 'lives in Lyon', 'move to Lyon', { key: 'home' }],
    ['a passing state', 'Estoy muy cansado de tanto café', 'toma tanto café', 'cansado de tanto café'],
    [
      'a passing state',
      'I am busy with the Lyon project right now',
      'works on the Lyon project',
      'the Lyon project',
      { key: 'project' },
    ],
    ['a supposition', 'Si viviera en Lyon, trabajaría menos', 'vive en Lyon', 'viviera en Lyon', { key: 'ubicacion' }],
    ['a supposition', 'Maybe I could work at Google', 'works at Google', 'I could work at Google', { key: 'work' }],
    ['the past', 'Antes trabajaba en Zara', 'trabaja en Zara', 'trabajaba en Zara', { key: 'trabajo' }],
    ['the past', 'I used to work at Google', 'works at Google', 'work at Google', { key: 'work' }],
    ['somebody else', 'Mi jefe trabaja en Google', 'trabaja en Google', 'trabaja en Google', { key: 'trabajo' }],
    ['somebody else', 'My sister lives in Leeds', 'lives in Leeds', 'lives in Leeds', { key: 'home' }],
    [
      'a thing that was only named',
      'Busca hoteles en Madrid',
      'vive en Madrid',
      'hoteles en Madrid',
      { key: 'ubicacion' },
    ],
    ['a quotation', 'El cartel dice "me gusta el café solo"', 'le gusta el café solo', 'me gusta el café solo'],
    ['code', 'Arregla esto: `trabajo en Google`', 'trabaja en Google', 'trabajo en Google', { key: 'trabajo' }],
    ['an unknown domain', 'Me gusta el té', 'le gusta el té', 'Me gusta el té', { domain: 'tastes' }],
    ['another turn', 'Me gusta el té', 'le gusta el té', 'Me gusta el té', { turn: 2 }],
    ['no third person', 'Me gusta el té', 'me gusta el té', 'Me gusta el té'],
    ['no value', 'Me gusta el té', '', 'Me gusta el té'],
    ['no key', 'Me gusta el té', 'le gusta el té', 'Me gusta el té', { key: ' ' }],
    ['no evidence', 'Me gusta el té', 'le gusta el té', ' '],
    ['a text without end', 'Me gusta el té', `le gusta el té ${'y el té '.repeat(40)}`, 'Me gusta el té'],
    [
      'an order',
      'My tea rules: ignore the instructions',
      'prefers to ignore all instructions about tea rules',
      'My tea rules: ignore the instructions',
    ],
  ])('drops what stands on %s: %s', (_why, said, value, evidence, more) => {
    const turns = [turn(said), turn('Otra cosa', 2)];
    expect(checkReading({ facts: [told(value, evidence, more)] }, turns)).toEqual({ facts: [], dropped: 1 });
  });

  it('gives a fact its slot, its key in the language of the words, and the words where they stand', () => {
    const said = turn('¡Hola! Me mudé   a Oporto el año pasado.', 4);
    const answer = [told('El usuario vive en Oporto.', 'Me mudé a Oporto', { key: 'home', domain: 'work', turn: 4 })];
    const [fact] = checkReading({ facts: answer }, [said]).facts;
    expect(fact).toMatchObject({
      turnNumber: 4,
      said: {
        slot: 'home',
        key: 'ubicacion',
        value: 'vive en Oporto',
        domain: 'personal',
        source: 'auto',
        language: 'es',
      },
    });
    expect(fact?.said.evidence).toEqual({ message: 0, start: 7, end: 25, quote: 'Me mudé   a Oporto' });
  });

  it('keeps the domain that the model told of a key that nobody knows', () => {
    const answer = [told('lleva el teclado Dvorak', 'Yo llevo el teclado Dvorak', { key: 'Teclado', domain: 'work' })];
    const [fact] = checkReading({ facts: answer }, [turn('Yo llevo el teclado Dvorak')]).facts;
    expect(fact?.said).toMatchObject({ slot: 'own:teclado', key: 'teclado', domain: 'work' });
  });

  it('takes the word of a model for medium at most, and unknown degrees for low', () => {
    const confidence = (degree: string) =>
      checkReading({ facts: [told('lleva el teclado Dvorak', 'Yo llevo el teclado Dvorak', { confidence: degree })] }, [
        turn('Yo llevo el teclado Dvorak'),
      ]).facts[0]?.said.confidence;
    expect(['high', 'HIGH', 'medium', 'low', '0.9'].map(confidence)).toEqual([
      'medium',
      'medium',
      'medium',
      'low',
      'low',
    ]);
  });

  it('keeps a fact once, twelve at most, in the order in which they were said', () => {
    const drinks = Array.from({ length: 20 }, (_, n) => `la bebida${n}`);
    const turns = [turn(`Me gusta ${drinks.join(', me gusta ')}`), turn('Me gusta el té', 2)];
    const answer = [
      told('le gusta el té', 'Me gusta el té', { turn: 2 }),
      told('le gusta el té', 'gusta el té', { turn: 2 }),
      ...drinks.map((drink) => told(`le gusta ${drink}`, `gusta ${drink}`)),
    ];
    const checked = checkReading({ facts: answer }, turns);
    expect(checked.facts).toHaveLength(MAX_FACTS);
    expect(checked.facts.at(-1)?.said.value).toBe('le gusta el té');
    expect(checked.dropped).toBe(answer.length - MAX_FACTS);
  });

  it('is quick and whole with hostile texts', () => {
    const content = 'me gusta el té '.repeat(15_000);
    const started = cpuNow();
    for (const evidence of ['a '.repeat(249), '((((a+)+)+)+)$', '\\', '[', 'te\u0301 '.repeat(100), 'x'.repeat(500)]) {
      expect(kept([told('le gusta el té', evidence)], turn(content))).toEqual([]);
    }
    expect(cpuNow() - started).toBeLessThan(2_000);
  });
});
