import { describe, expect, it } from 'vitest';
import { withChanges } from '../../../src/memory/episodes/renewed-memories.ts';
import { asRanked } from '../../../src/memory/episodes/worthy-memories.ts';

/** Returns the texts in the order of their worth for a query that finds only the first of some, each said by the user in a session of its own. */
function toldBehind(first: string, language: string, others: readonly string[]): string[] {
  const worthy = [first, ...others].map((text, index) => {
    const memoryId = String(index);
    const memory = {
      memoryId,
      userId: 'u',
      type: 'episodic' as const,
      sessionId: `s${index}`,
      turnNumber: 1,
      lines: [['User', text] as const],
      language,
      metadata: null,
      createdAt: new Date(Date.UTC(2026, 2, 1 + index)),
      storedAt: new Date(Date.UTC(2026, 2, 1 + index)),
      expiresAt: null,
      ofFact: false,
      forgotten: [],
      saidIn: null,
      retells: null,
    };
    const score = index === 0 ? 0.9 : 0.3 - index / 100;
    return asRanked({ memory, ranked: { memoryId, score, passage: null, explanation: {} } });
  });
  const told = withChanges(worthy);
  expect(told.map(({ memory }) => memory)).toEqual(worthy.map(({ memory }) => memory));
  const worthOf = ({ lines }: (typeof told)[number]) => lines[0]?.worth ?? 0;
  return [...told].sort((a, b) => worthOf(b) - worthOf(a)).map(({ memory }) => memory.lines[0]?.[1] ?? '');
}

const CHANGES = [
  {
    language: 'en',
    first: 'they put him on metformin 500 twice a day. is the stomach stuff normal?',
    change: 'dr. Patel upped it to 1000 twice a day',
    others: ['he lives alone in Tucson', 'he is allergic to sulfa drugs', 'I am now a fan of Bach', 'we moved to Ohio'],
  },
  {
    language: 'es',
    first: 'le dieron metformina 500 con el desayuno y la cena',
    change: 'el doctor la subió a 1000 con el desayuno y la cena',
    others: ['vive solo en Haedo', 'es alérgico a la penicilina', 'ahora estoy en la playa', 'pasamos a saludar'],
  },
  {
    language: 'pt',
    first: 'receitaram metformina 500 no almoço e no jantar',
    change: 'o médico aumentou para 1000 no almoço e no jantar',
    others: ['ele mora sozinho em Contagem', 'ele é alérgico a dipirona', 'agora estou na praia', 'mudei para Recife'],
  },
  {
    language: 'en',
    first: 'I take ramipril, one in the morning, and I have a bike',
    change: 'the doctor took me off the ramipril because of the cough and has me on losartan',
    others: ['he lives alone in Tucson', 'we got off the train', 'I left the keys at home', 'the cough is gone'],
  },
  {
    language: 'es',
    first: 'enalapril, uno por la mañana, y caminar temprano',
    change: 'el médico me quitó el enalapril por la tos y ahora llevo losartán',
    others: ['vive solo en Haedo', 'ahora tengo hambre', 'dejé las llaves en casa', 'me sacaron una foto'],
  },
  {
    language: 'pt',
    first: 'enalapril, um de manhã, e caminhar cedo',
    change: 'o médico tirou o enalapril por causa da tosse, passei a tomar losartana',
    others: ['ele mora sozinho em Contagem', 'agora tenho fome', 'deixei as chaves em casa', 'parei de chorar'],
  },
] as const;

describe('withChanges', () => {
  it.each(CHANGES)('makes a later change of what is told worth nearly as much, in $language', (one) => {
    const told = toldBehind(one.first, one.language, [...one.others, one.change]);
    expect(told.slice(0, 2)).toEqual([one.first, one.change]);
    expect(told).toHaveLength(one.others.length + 2);
  });

  it.each(CHANGES)('leaves changes of something else where they stood, in $language', ({ language, first, others }) => {
    expect(toldBehind(first, language, others)).toEqual([first, ...others]);
  });

  it.each(CHANGES)(
    'tells nothing that was so before for what is told, in $language',
    ({ language, first, change, others }) => {
      expect(toldBehind(others[0], language, [change, first, ...others.slice(1)])[0]).toBe(others[0]);
      const before = toldBehind(others[0], language, [change, others[1], first]);
      expect(before).toEqual([others[0], change, others[1], first]);
    },
  );
});
