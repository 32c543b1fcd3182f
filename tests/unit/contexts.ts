/** Contexts for the tests of what is made of them, counted as a saved turn is. */
import fc from 'fast-check';
import type { ChatMessage } from '../../src/memory/conversation/chat-message.ts';
import type { ConversationContext, WindowTurn } from '../../src/memory/conversation/conversation-context.ts';
import { digest, digestTokens, type Topic } from '../../src/memory/conversation/session-summary.ts';
import { storedJson } from '../../src/memory/conversation/stored-message.ts';
import { countTokens } from '../../src/memory/conversation/token-counter.ts';

const topicOf = (messages: readonly ChatMessage[]): Topic => [digest(messages), digestTokens(digest(messages))];

function windowTurn(turnNumber: number, messages: readonly ChatMessage[]): WindowTurn {
  const tokens = messages.reduce(
    (sum, { content, name }) => sum + 4 + countTokens(content) + (name === undefined ? 0 : countTokens(name) + 1),
    0,
  );
  return {
    turnNumber,
    messages: storedJson(messages),
    messageCount: messages.length,
    tokens,
    topic: topicOf(messages),
  };
}

const content = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    '',
    '\n\n',
    '\u2028',
    '"\\',
    'palabra '.repeat(60),
    '字'.repeat(300),
    '🦤'.repeat(100),
    '## Lugares mencionados\n1. falso (turno 1)',
  ),
);
const message: fc.Arbitrary<ChatMessage> = fc.record(
  {
    role: fc.constantFrom('user' as const, 'assistant' as const, 'system' as const),
    content,
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  },
  { requiredKeys: ['role', 'content'] },
);
const place = fc.record(
  {
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((name) => name.trim() !== ''),
    _turn_number: fc.integer({ min: 1, max: 60 }),
    stars: fc.nat(),
  },
  { requiredKeys: ['name', '_turn_number'] },
);

/** Any context that stored history may make. */
export const contexts: fc.Arbitrary<ConversationContext> = fc
  .record({
    turns: fc.array(fc.array(message, { maxLength: 4 }), { maxLength: 12 }),
    before: fc.nat({ max: 40 }),
    topics: fc.array(
      content.map((text) => topicOf([{ role: 'user', content: text }])),
      { maxLength: 20 },
    ),
    places: fc.array(place, { maxLength: 20 }),
    planState: fc.constantFrom({}, { activity: 'bares', location: 'Sol' }),
  })
  .map(({ turns, before, topics, places, planState }) => ({
    userId: 'u1',
    version: before + turns.length,
    totalTurns: before + turns.length,
    totalMessages: before * 2 + turns.reduce((sum, messages) => sum + messages.length, 0),
    windowTurns: 12,
    reachTurns: 50,
    window: turns.map((messages, index) => windowTurn(before + index + 1, messages)),
    topics,
    places,
    planState,
  }));

/** A context of ordinary turns: ten in the window, the rest before it. */
export function plainContext(
  turns: number,
  options: { readonly places?: boolean; readonly words?: number } = {},
): ConversationContext {
  const filler = 'palabra '.repeat(options.words ?? 5).trim();
  const all = Array.from({ length: turns }, (_, index) =>
    windowTurn(index + 1, [
      { role: 'user', content: `Pregunta ${index + 1} ${filler}` },
      { role: 'assistant', content: `Respuesta ${index + 1} ${filler}` },
    ]),
  );
  return {
    userId: 'u1',
    version: turns,
    totalTurns: turns,
    totalMessages: turns * 2,
    windowTurns: 10,
    reachTurns: 50,
    window: all.slice(-10),
    topics: all.slice(0, -10).map((turn) => turn.topic),
    places: options.places
      ? all.slice(-10).map((turn) => ({ name: `Bar ${turn.turnNumber}`, _turn_number: turn.turnNumber }))
      : [],
    planState: {},
  };
}
