import { describe, expect, it } from 'vitest';
import { withoutRepeated } from '../../../src/memory/conversation/flow/repeated-turns.ts';
import { storedJson } from '../../../src/memory/conversation/stored-message.ts';

const turn = (turnNumber: number, user: string, assistant: string) => ({
  turnNumber,
  messages: storedJson([
    { role: 'user', content: user },
    { role: 'assistant', content: assistant },
  ]),
  messageCount: 2,
  tokens: 100,
  tokenCount: 100,
  digest: [user, 5, turnNumber] as const,
});
const WINDOW = [
  turn(1, '¿Cuánto cuesta el flete a Rosario?', 'Cuesta 200 pesos.'),
  turn(2, '¿Y qué pasa si llueve mucho ese día?', 'Sale igual, con lona.'),
  turn(3, 'Decime de nuevo cuánto cuesta el flete a Rosario', 'El flete a Rosario cuesta 200 pesos.'),
  turn(4, '¿Cuánto cuesta el flete a Córdoba?', 'Cuesta 350 pesos.'),
];

describe('withoutRepeated', () => {
  it('leaves all as it is while there is room', () => {
    expect(withoutRepeated(WINDOW, 400, 'es')).toEqual({ window: WINDOW, repeated: [] });
  });

  it('lets a turn go that a newer one says again, and none that tells a place or a number more', () => {
    const { window, repeated } = withoutRepeated(WINDOW, 100, 'es');
    expect(repeated).toEqual([1]);
    expect(window.map(({ turnNumber }) => turnNumber)).toEqual([2, 3, 4]);
  });
});
