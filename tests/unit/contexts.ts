/** Contexts for the tests of what is made of them, counted as a saved turn is. */
import fc from 'fast-check';
import type { ChatMessage } from '../../src/memory/conversation/chat-message.ts';
import type { ConversationContext, Span, WindowTurn } from '../../src/memory/conversation/conversation-context.ts';
import { NOTHING_REPORTED } from '../../src/memory/conversation/delta/reported.ts';
import type { HistoryTurn, SessionChanges } from '../../src/memory/conversation/session-history.ts';
import { digest, digestTokens, type TurnDigest } from '../../src/memory/conversation/session-summary.ts';
import { storedJson } from '../../src/memory/conversation/stored-message.ts';
import { countTokens } from '../../src/memory/text/token-counter.ts';

const digestOf = (messages: readonly ChatMessage[], turnNumber: number): TurnDigest => [
  digest(messages),
  digestTokens(digest(messages)),
  turnNumber,
];

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
    tokenCount: tokens,
    digest: digestOf(messages, turnNumber),
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
    digests: fc.array(
      content.map((text) => digestOf([{ role: 'user', content: text }], 1)),
      { maxLength: 20 },
    ),
    places: fc.array(place, { maxLength: 20 }),
    planState: fc.constantFrom({}, { activity: 'bares', location: 'Sol' }),
  })
  .map(({ turns, before, digests, places, planState }) => ({
    userId: 'u1',
    generation: 1,
    version: before + turns.length,
    totalTurns: before + turns.length,
    totalMessages: before * 2 + turns.reduce((sum, messages) => sum + messages.length, 0),
    totalTokens: before * 40,
    windowTurns: 12,
    reachTurns: 50,
    window: turns.map((messages, index) => windowTurn(before + index + 1, messages)),
    digests,
    places,
    planState,
    reported: NOTHING_REPORTED,
  }));

interface TurnSeed {
  readonly messages: readonly ChatMessage[];
  readonly places: readonly { readonly name: string }[];
  /** Tokens of the turn: not of its messages, so that long ones need no long text. */
  readonly tokenCount: number;
  readonly hasExcerpt: boolean;
}

/** Returns the reports of a last turn, which change with its number. */
function reportsOf(length: number) {
  return {
    report: length % 4 === 0 ? JSON.stringify({ valid: true }) : null,
    openResults: length % 6 === 0 ? JSON.stringify([`- search: ${length}`]) : null,
  };
}

/**
 * The store's rule, told once more: the last turns of the reach; of the window whole, as far as the largest prompt could
 * hold them; the newest one cut short where it alone is too long.
 */
function changesAt(
  seeds: readonly TurnSeed[],
  length: number,
  known: number | null,
  { windowTurns, reachTurns }: Span,
  maxTokens: number,
): SessionChanges {
  const turns = seeds.slice(0, length).map(({ messages, places, tokenCount, hasExcerpt }, index): HistoryTurn => {
    const turnNumber = index + 1;
    const isCut = turnNumber === length && tokenCount > maxTokens;
    const back = seeds.slice(index, length).reduce((sum, turn) => sum + turn.tokenCount, 0);
    const isShown = turnNumber > length - windowTurns && (isCut ? hasExcerpt : back <= maxTokens);
    const shown = { tokens: isCut ? 3 : tokenCount, messageCount: messages.length, messages: storedJson(messages) };
    return {
      turnNumber,
      digest: digest(messages),
      digestTokens: digestTokens(digest(messages)),
      places,
      tokenCount,
      shown: isShown ? shown : null,
      ...(turnNumber === length && length % 2 === 0 && reportsOf(length)),
    };
  });
  return {
    generation: 1,
    version: length,
    turnCount: length,
    messageCount: seeds.slice(0, length).reduce((sum, turn) => sum + turn.messages.length, 0),
    tokenCount: seeds.slice(0, length).reduce((sum, turn) => sum + turn.tokenCount, 0),
    planState: length % 2 === 0 ? {} : { activity: 'bares' },
    reports: { tools: length % 3 === 0 ? ['search'] : [], wasValid: length > 4 },
    extends: known !== null,
    turns: turns.slice(-Math.max(windowTurns, reachTurns)).filter(({ turnNumber }) => turnNumber > (known ?? 0)),
  };
}

/** Sessions that grow: as they are `at` a length, and what was appended `since` another; `lengths` rise. */
export const histories = fc
  .record({
    seeds: fc.array(
      fc.record({
        messages: fc.array(message, { maxLength: 3 }),
        places: fc.array(
          place.map(({ name }) => ({ name })),
          { maxLength: 3 },
        ),
        tokenCount: fc.oneof(
          { weight: 6, arbitrary: fc.integer({ min: 1, max: 20 }) },
          fc.integer({ min: 1, max: 150 }),
        ),
        hasExcerpt: fc.boolean(),
      }),
      { minLength: 6, maxLength: 24 },
    ),
    span: fc.record({ windowTurns: fc.integer({ min: 1, max: 6 }), reachTurns: fc.integer({ min: 1, max: 14 }) }),
    maxTokens: fc.constantFrom(40, 100, 4_000),
    steps: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 2, maxLength: 8 }),
  })
  .map(({ seeds, span, maxTokens, steps }) => {
    const reached = steps.map((_, index) =>
      Math.min(
        seeds.length,
        steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0),
      ),
    );
    const lengths = [...new Set(reached)]; // what was appended is one turn at least
    return {
      span,
      maxTokens,
      lengths,
      at: (length: number) => changesAt(seeds, length, null, span, maxTokens),
      since: (known: number, length: number) => changesAt(seeds, length, known, span, maxTokens),
    };
  });

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
    generation: 1,
    version: turns,
    totalTurns: turns,
    totalMessages: turns * 2,
    totalTokens: turns * 40,
    windowTurns: 10,
    reachTurns: 50,
    window: all.slice(-10),
    digests: all.slice(0, -10).map((turn) => turn.digest),
    places: options.places
      ? all.slice(-10).map((turn) => ({ name: `Bar ${turn.turnNumber}`, _turn_number: turn.turnNumber }))
      : [],
    planState: {},
    reported: NOTHING_REPORTED,
  };
}
