/** A real conversation, turn by turn through the HTTP API, as an agent's backend would keep it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type BuiltContext, client, type SavedTurn } from '../support/client.ts';
import { describeWhen } from '../support/needs.ts';
import type { RunningService } from '../support/service.ts';
import { describeOnBothEditions, type EditionKind } from './editions.ts';

const FILE = fileURLToPath(new URL('../../../shared/data/locomo-dev.json', import.meta.url));
const USER = 'caroline|melanie';
const MAX_TOKENS = 4000;
const TIGHT_TOKENS = 400; // less than the window of most sessions: the budget has to bind
const WINDOW_TURNS = 10;

interface Line {
  readonly speaker: string;
  readonly text: string;
}

interface Turn {
  readonly messages: readonly {
    readonly role: 'user' | 'assistant';
    readonly name: string;
    readonly content: string;
  }[];
}

/** The sessions of each conversation, oldest first. Two lines that follow each other are one turn; an odd last one is alone. */
function readConversations(): Turn[][][] {
  const conversations = JSON.parse(readFileSync(FILE, 'utf8')) as { conversation: Record<string, unknown> }[];
  return conversations.map(({ conversation }) =>
    Object.keys(conversation)
      .filter((name) => /^session_\d+$/.test(name))
      .sort((a, b) => Number(a.slice(8)) - Number(b.slice(8)))
      .map((name) => turnsOf(conversation[name] as Line[], String(conversation.speaker_a))),
  );
}

function turnsOf(lines: readonly Line[], firstSpeaker: string): Turn[] {
  const messages = lines.map(({ speaker, text }) => ({
    role: speaker === firstSpeaker ? ('user' as const) : ('assistant' as const),
    name: speaker,
    content: text,
  }));
  return Array.from({ length: Math.ceil(messages.length / 2) }, (_, index) => ({
    messages: messages.slice(2 * index, 2 * index + 2),
  }));
}

interface Measured {
  readonly turn: number;
  readonly bytes: number;
  readonly tokens: number;
  readonly compressed: boolean;
}

/** Saves the turns one by one, each followed by a build, whose every promise is checked. */
async function replay(service: RunningService, sessionId: string, turns: readonly Turn[]): Promise<Measured[]> {
  const { request } = client(service.baseUrl);
  const measured: Measured[] = [];
  for (const [index, turn] of turns.entries()) {
    const saved = await request<SavedTurn>('POST', '/v1/save-turn', {
      body: { user_id: USER, session_id: sessionId, language: 'en', ...turn },
    });
    expect(saved.status).toBe(201);
    expect(saved.body.turn_number).toBe(index + 1);

    // Every fifth build asks for little, so that the budget binds and not only the window.
    const maxTokens = index % 5 === 4 ? TIGHT_TOKENS : MAX_TOKENS;
    const built = await request<BuiltContext>('POST', '/v1/build-context', {
      body: {
        user_id: USER,
        session_id: sessionId,
        current_query: 'What did we talk about last time?',
        current_language: 'en',
        system_prompt: 'You are a friend with a good memory.',
        max_tokens: maxTokens,
      },
    });
    expect(built.status).toBe(200);
    expectPromises(built.body, turns.slice(0, index + 1), maxTokens);
    const bytes = Buffer.byteLength(JSON.stringify(built.body));
    const { estimated_tokens: tokens, compressed } = built.body;
    if (maxTokens === MAX_TOKENS) measured.push({ turn: index + 1, bytes, tokens, compressed });
  }
  return measured;
}

function expectPromises(context: BuiltContext, turns: readonly Turn[], maxTokens: number): void {
  expect(context.estimated_tokens).toBeLessThanOrEqual(maxTokens);
  expect(context.estimated_tokens).toBe(Object.values(context.sections).reduce((sum, tokens) => sum + tokens, 0));
  expect(context.tokens_remaining).toBe(maxTokens - context.estimated_tokens);
  expect(context.total_turns).toBe(turns.length);

  const shown = context.history_messages.map(({ type, data }) => ({ type, content: data.content }));
  const said = turns
    .slice(-WINDOW_TURNS)
    .flatMap(({ messages }) =>
      messages.map(({ role, content }) => ({ type: role === 'user' ? 'human' : 'ai', content })),
    );
  // The window, or where the budget binds its newest turns: never anything else, and the last one always.
  expect(shown.length).toBeGreaterThanOrEqual(turns.at(-1)?.messages.length ?? 0);
  expect(shown).toEqual(said.slice(-shown.length));
  if (maxTokens === MAX_TOKENS) expect(shown).toHaveLength(said.length);
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

describeWhen(existsSync(FILE), `needs ${FILE}`)('a replayed conversation', () => {
  const conversations = existsSync(FILE) ? readConversations() : [];

  describeOnBothEditions('session by session', (kind: EditionKind) => {
    it('keeps every prompt within its budget, adds up, and shows the last turn', async () => {
      const edition = await kind.open();
      const service = await edition.start();
      // Conversations at the same time, as users are; the turns of one in their order.
      const measured = await Promise.all(
        conversations.map(async (sessions, conversation) => {
          const all: Measured[] = [];
          for (const [index, turns] of sessions.entries()) {
            all.push(...(await replay(service, `conversation-${conversation}-session-${index + 1}`, turns)));
          }
          return all;
        }),
      );
      expect(measured.flat().length).toBeGreaterThan(400);
    });
  });

  describeOnBothEditions('as one long session', (kind: EditionKind) => {
    it('gets replies that do not grow with the conversation', async () => {
      const edition = await kind.open();
      const service = await edition.start({ SESSION_MAX_MESSAGES: '100000' });
      const lengths = await Promise.all(
        conversations.map((sessions, index) => replay(service, `conversation-${index}`, sessions.flat())),
      );
      for (const measured of lengths) {
        const third = Math.floor(measured.length / 3);
        const middle = p95(measured.slice(third, 2 * third).map(({ bytes }) => bytes));
        const last = p95(measured.slice(2 * third).map(({ bytes }) => bytes));
        process.stdout.write(
          `replay, ${kind.name}: ${measured.length} builds, p95 of reply bytes ${middle} in the middle third, ${last} in the last\n`,
        );
        // A reply that grew with every turn would be 1.5 times as long there (3/3 against 2/3 of the way); how wordy two
        // people are on a day moves a window of ten turns by some 10 %.
        expect(last / middle).toBeLessThan(1.25);
      }
    });
  });
});
