import fc from 'fast-check';
import { countTokens as exactly } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { HipocampoError } from '../../src/errors.ts';
import { ContextBuilder } from '../../src/memory/conversation/context-builder.ts';
import { contextOf, renderEntry } from '../../src/memory/conversation/context-entry.ts';
import type { ConversationContext } from '../../src/memory/conversation/conversation-context.ts';
import { ADAPTIVE_DEFAULTS } from '../../src/memory/conversation/flow/adaptive-settings.ts';
import { joinJson } from '../../src/memory/conversation/json-bytes.ts';
import type { MemoryTelling, Prompt, PromptRequest } from '../../src/memory/conversation/prompt.ts';
import { lineOf } from '../../src/memory/conversation/segments/segment-block.ts';
import { wordsFor } from '../../src/memory/conversation/words.ts';
import { asPromptText, type RecalledMemory } from '../../src/memory/episodes/memory-block.ts';
import type { RankedFact } from '../../src/memory/facts/fact-selection.ts';
import { runsOf } from '../support/chaos.ts';
import { cpuNow } from '../support/cpu-time.ts';
import { contexts, plainContext } from './contexts.ts';
import { fact } from './facts/candidate-facts.ts';

const asText = { disallowedSpecial: new Set<string>() };
const builder = new ContextBuilder();
const ALL: MemoryTelling = { limit: 40, tokens: null, stops: false, debug: true };
const request = (more: Partial<PromptRequest> = {}): PromptRequest => ({
  currentQuery: '¿Y el primero?',
  systemPrompt: 'Eres un guía.',
  maxTokens: 4_000,
  language: 'es',
  messageFormat: 'openai',
  sessionId: 's1',
  adaptive: null,
  memories: [],
  telling: { limit: 5, tokens: null, stops: false, debug: true },
  facts: [],
  ...more,
});
const build = (context: ConversationContext, more: Partial<PromptRequest> = {}) =>
  builder.buildPrompt(renderEntry(context, more.language ?? 'es'), request(more));
const sent = (prompt: Prompt) =>
  JSON.parse(joinJson(prompt.messages).toString()) as { role: string; content: string; name?: string }[];
const counted = (prompt: Prompt) =>
  sent(prompt).reduce(
    (sum, { content, name }) =>
      sum + 4 + exactly(content, asText) + (name === undefined ? 0 : exactly(name, asText) + 1),
    3,
  );
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
const anySegment = fc.record({
  fromTurn: fc.constant(1),
  toTurn: fc.constant(1),
  topic: fc.oneof(fc.constantFrom('bares cerca de Sol', 'tapas'), anyText),
  discussed: fc.array(anyText, { maxLength: 3 }),
  outcome: fc.oneof(fc.constant(''), anyText),
  decisions: fc.array(anyText, { maxLength: 2 }),
  openQuestions: fc.array(anyText, { maxLength: 2 }),
});
const told = (key: string, value: string, standing = false): RankedFact => ({
  fact: fact(key, value, { standing }),
  relevance: standing ? 0 : 3,
  saidIn: null,
});
const recalled = (turnNumber: number, sessionId = 's0', content = `recuerdo ${turnNumber}`): RecalledMemory => ({
  id: `00000000-0000-4000-8000-${String(turnNumber).padStart(12, '0')}`,
  type: 'episodic',
  content,
  lines: [{ place: 0, text: content, worth: -turnNumber / 10 }],
  score: 0.9 - turnNumber / 100,
  sessionId,
  turnNumber,
  language: 'es',
  createdAt: new Date('2026-11-01T00:00:00.000Z'),
  ofFact: false,
});
const parts = (prompt: Prompt) => ({
  turns: prompt.entry.turns.length,
  summary: prompt.sections.summaries > 0,
  places: prompt.sections.places > 0,
});

describe('ContextBuilder.buildPrompt', () => {
  it('tells a segment once, though it is recalled as a memory as well', () => {
    const segment = {
      fromTurn: 1,
      toTurn: 3,
      topic: 'un viaje a "Lima"',
      discussed: ['ceviche'],
      outcome: '',
      decisions: [],
      openQuestions: [],
    };
    const entry = { ...renderEntry(plainContext(12), 'es'), segments: [segment] };
    const line = lineOf(segment, wordsFor('es')).replace(/^- /, '');
    const memories: RecalledMemory[] = [
      { ...recalled(1, 's0', line), type: 'summary', sessionId: null, turnNumber: null },
      recalled(2),
    ];
    const adaptive = { requested: null, settings: ADAPTIVE_DEFAULTS, lately: [] };
    const prompt = builder.buildPrompt(entry, request({ memories, telling: ALL, adaptive }));
    expect(sent(prompt)[0]?.content.split(line)).toHaveLength(2);
    expect(prompt.memories.map(({ content }) => content)).toEqual(['recuerdo 2']);
  });

  it('never exceeds the budget, adds up, and says the query and the system prompt whole, for any window of either profile', () => {
    fc.assert(
      fc.property(
        contexts,
        fc.integer({ min: 64, max: 1_500 }),
        fc.option(fc.string({ unit: 'grapheme', maxLength: 120 }), { nil: null }),
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.constantFrom('es', 'en'),
        fc.array(fc.tuple(anyText, anyText, fc.boolean()), { maxLength: 6 }),
        fc.array(anyText, { maxLength: 3 }),
        fc.option(fc.array(anySegment, { maxLength: 5 }), { nil: null }),
        (context, maxTokens, systemPrompt, currentQuery, language, facts, memories, segments) => {
          let prompt: Prompt;
          try {
            prompt = build(segments === null ? context : { ...context, segments }, {
              adaptive: segments === null ? null : { requested: null, settings: ADAPTIVE_DEFAULTS, lately: [] },
              maxTokens,
              systemPrompt,
              currentQuery,
              language,
              facts: facts.map(([key, value, standing]) => told(key, value, standing)),
              memories: memories.map((content, index) => recalled(index + 1, 's0', asPromptText(content))),
            });
          } catch (error) {
            expect(error).toBeInstanceOf(HipocampoError);
            expect((error as HipocampoError).code).toBe('query_over_budget');
            return;
          }
          expect(prompt.estimatedTokens).toBeLessThanOrEqual(maxTokens);
          expect(Object.values(prompt.sections).reduce((sum, tokens) => sum + tokens, 0)).toBe(prompt.estimatedTokens);
          expect(Math.min(...Object.values(prompt.sections))).toBeGreaterThanOrEqual(0);
          expect(prompt.tokensRemaining).toBe(maxTokens - prompt.estimatedTokens);
          const messages = sent(prompt);
          const enhanced = JSON.parse(joinJson(prompt.systemPrompt).toString()) as string;
          expect(messages.at(-1)).toEqual({ role: 'user', content: currentQuery });
          expect(enhanced.startsWith(systemPrompt ?? '')).toBe(true);
          const hasMessage = systemPrompt !== null || enhanced !== '';
          if (hasMessage) expect(messages[0]).toEqual({ role: 'system', content: enhanced });
          expect(prompt.sections.system > 0).toBe(hasMessage);
          expect(counted(prompt)).toBeLessThanOrEqual(prompt.estimatedTokens);
        },
      ),
      { numRuns: runsOf(400) },
    );
  });

  it('tells no segment where the budget has no room for one, however short', () => {
    const segment = {
      fromTurn: 1,
      toTurn: 3,
      topic: 'bares',
      discussed: [],
      outcome: '',
      decisions: [],
      openQuestions: [],
    };
    const adaptive = { requested: null, settings: ADAPTIVE_DEFAULTS, lately: [] };
    for (let maxTokens = 64; maxTokens <= 200; maxTokens += 1) {
      for (const words of [5, 20, 40]) {
        const context = { ...plainContext(12, { words, places: true }), segments: [segment] };
        const prompt = build(context, { maxTokens, adaptive, systemPrompt: null });
        expect(prompt.estimatedTokens).toBeLessThanOrEqual(maxTokens);
        expect(counted(prompt)).toBe(prompt.estimatedTokens);
      }
    }
  });

  it('counts the end of a segment as it is sent, with what follows it', () => {
    const adaptive = { requested: null, settings: ADAPTIVE_DEFAULTS, lately: [] };
    for (const outcome of ['$', '20 $', 'ok', '!', '20 %', '...']) {
      const segment = {
        fromTurn: 1,
        toTurn: 1,
        topic: 'tapas',
        discussed: [],
        outcome,
        decisions: [],
        openQuestions: [],
      };
      for (const places of [true, false]) {
        const prompt = build({ ...plainContext(1, { places }), window: [], segments: [segment] }, { adaptive });
        expect(counted(prompt)).toBeLessThanOrEqual(prompt.estimatedTokens);
      }
    }
  });

  it('counts exactly what it sends where nothing is an unbroken run', () => {
    for (const words of [1, 5, 40]) {
      for (const turns of [0, 1, 10, 30]) {
        for (const maxTokens of [100, 300, 1_000, 4_000]) {
          for (const language of ['es', 'en']) {
            const prompt = build(plainContext(turns, { places: true, words }), { maxTokens, language });
            expect(counted(prompt)).toBe(prompt.estimatedTokens);
          }
        }
      }
    }
  });

  it('is the entry untouched below the threshold', () => {
    const entry = renderEntry(plainContext(12, { places: true }), 'es');
    const prompt = builder.buildPrompt(entry, request());
    expect(prompt.entry).toBe(entry);
    expect(prompt).toMatchObject({ compressed: false, neededCompression: false });
  });

  it('gives up the summary before turns of the window, then older turns before newer ones, and the newest last', () => {
    const context = plainContext(30, { words: 12, places: true });
    let last = { turns: 10, summary: true, places: true };
    for (let maxTokens = 2_000; maxTokens >= 64; maxTokens -= 7) {
      const prompt = build(context, { maxTokens });
      const now = parts(prompt);
      expect(now.turns, `at ${maxTokens}`).toBeLessThanOrEqual(last.turns);
      const kept = contextOf(prompt.entry).window.map((turn) => turn.turnNumber);
      expect(kept).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30].slice(10 - kept.length));
      last = now;
    }
    // The window is what is given up last: while any older turn is shown, the summary gave way before it.
    const tight = Array.from({ length: 280 }, (_, n) => parts(build(context, { maxTokens: 64 + n * 7 })));
    for (const { turns, summary } of tight) if (summary) expect(turns).toBeGreaterThanOrEqual(1);
    expect(tight.some(({ turns, summary }) => turns === 10 && !summary)).toBe(true);
  });

  it('keeps the newest turn as long as there is room for it, cut short where there is not', () => {
    const long: ConversationContext = { ...plainContext(3), window: plainContext(3, { words: 400 }).window };
    for (const maxTokens of [200, 400, 800]) {
      const messages = sent(build(long, { maxTokens }));
      expect(messages.at(-3)?.content).toMatch(/^Pregunta 3 .*/s);
      expect(messages.some((message) => message.content.includes('[…]'))).toBe(true);
    }
  });

  it('takes what had to go into the summary, where there is room for one', () => {
    const context = plainContext(10, { words: 60 });
    const summaries = Array.from({ length: 300 }, (_, n) => build(context, { maxTokens: 400 + n * 5 })).flatMap(
      (prompt) => {
        const summary = JSON.parse(prompt.entry.texts.summary.toString()) as string;
        return summary === '' ? [] : [[summary, 10 - prompt.entry.turns.length] as const];
      },
    );
    expect(summaries.length).toBeGreaterThan(10);
    for (const [summary, gone] of summaries) expect(summary).toMatch(new RegExp(`: ${gone * 2} mensajes`));
  });

  it('refuses a query or a system prompt that cannot fit, whatever else there is, and takes one that just fits', () => {
    const over = (more: Partial<PromptRequest>) =>
      expect(() => build(plainContext(5), more)).toThrow(expect.objectContaining({ code: 'query_over_budget' }));
    over({ currentQuery: 'palabra '.repeat(80), systemPrompt: null, maxTokens: 64 });
    over({ systemPrompt: 'palabra '.repeat(80), maxTokens: 64 });
    const least = 4 + exactly('x') + 3 + 4 + exactly('palabra '.repeat(80));
    const prompt = build(plainContext(5), { currentQuery: 'x', systemPrompt: 'palabra '.repeat(80), maxTokens: least });
    expect(prompt).toMatchObject({ estimatedTokens: least, tokensRemaining: 0, compressed: true });
    expect(prompt.sections).toMatchObject({ history: 0, summaries: 0, places: 0 });
  });

  it('remembers a system prompt without ever taking one for another', () => {
    const own = new ContextBuilder();
    const entry = renderEntry(plainContext(12), 'es');
    for (let n = 0; n < 450; n += 1) {
      const prompt = own.buildPrompt(entry, request({ systemPrompt: `Eres ${n % 230} ${'x'.repeat(n % 5)}` }));
      expect(counted(prompt)).toBe(prompt.estimatedTokens);
    }
  });

  it('is fast for an entry of a size that a cache may hold', () => {
    const context = plainContext(10, { words: 300 });
    const entry = renderEntry(context, 'es');
    const started = cpuNow();
    for (let n = 0; n < 200; n += 1) builder.buildPrompt(entry, request({ maxTokens: 100_000 }));
    expect((cpuNow() - started) / 200).toBeLessThan(5);
  });
});

describe('ContextBuilder.buildMessages', () => {
  it('gives LangChain messages: system, history, query', async () => {
    const messages = await builder.buildMessages(renderEntry(plainContext(1), 'es'), {
      ...request(),
      systemPrompt: 'Eres un guía.',
    });
    expect(messages.map((message) => message.getType())).toEqual(['system', 'human', 'ai', 'human']);
    expect(messages.at(-1)?.content).toBe('¿Y el primero?');
  });
});

describe('ContextBuilder.buildStringContext', () => {
  it('is a line each, in the words of the language', () => {
    const context = plainContext(1, { words: 1 });
    expect(builder.buildStringContext(renderEntry(context, 'es'))).toBe(
      'Usuario: Pregunta 1 palabra\nAsistente: Respuesta 1 palabra',
    );
    expect(builder.buildStringContext(renderEntry(context, 'en'))).toBe(
      'User: Pregunta 1 palabra\nAssistant: Respuesta 1 palabra',
    );
  });
});

describe('ContextBuilder.buildPrompt with memories', () => {
  const shown = (prompt: Prompt) => prompt.memories.map(({ turnNumber }) => turnNumber);

  it("puts them between the caller's own system prompt and the rest, counted to the token", () => {
    for (const places of [true, false]) {
      const prompt = build(plainContext(30, { places }), { memories: [recalled(1), recalled(2)] });
      const system = sent(prompt)[0]?.content ?? '';
      expect(system.startsWith('Eres un guía.\n\n## Episodic Memory\n')).toBe(true);
      expect(system.indexOf('recuerdo 2')).toBeLessThan(system.indexOf('## Resumen de la conversación'));
      expect(counted(prompt)).toBe(prompt.estimatedTokens);
      expect(prompt.sections.memories).toBeGreaterThan(0);
    }
    const alone = build(plainContext(0), { memories: [recalled(1)] });
    expect(sent(alone)[0]?.content.endsWith('### 2026-11-01\n- [episodic] recuerdo 1 (score: 0.89)')).toBe(true);
    expect(counted(alone)).toBe(alone.estimatedTokens);
  });

  it('does not repeat what the window shows, and shows what has left it', () => {
    const memories = [recalled(21, 's1'), recalled(20, 's1'), recalled(30, 's1'), recalled(30, 's0')];
    const prompt = build(plainContext(30), { memories });
    expect(prompt.entry.turns.length).toBe(10);
    expect(prompt.memories.map(({ sessionId, turnNumber }) => [sessionId, turnNumber])).toEqual([
      ['s1', 20],
      ['s0', 30],
    ]);
  });

  it('gives the limit to those that are not shown anyway', () => {
    const window = Array.from({ length: 10 }, (_, index) => recalled(21 + index, 's1'));
    const prompt = build(plainContext(30), {
      memories: [...window, recalled(3), recalled(4)],
      telling: { ...ALL, limit: 1 },
    });
    expect(shown(prompt)).toEqual([3]);
  });

  it('gives them up before anything else, by score, and never passes the budget', () => {
    const memories = Array.from({ length: 40 }, (_, index) =>
      recalled(index + 1, 's0', `recuerdo ${'largo '.repeat(10)}`),
    );
    for (const maxTokens of [64, 100, 200, 300, 500, 800, 1_500]) {
      const without = build(plainContext(12), { maxTokens });
      const prompt = build(plainContext(12), { maxTokens, memories, telling: ALL });
      expect(prompt.entry.head).toEqual(without.entry.head);
      expect(prompt.estimatedTokens).toBeLessThanOrEqual(maxTokens);
      expect(counted(prompt)).toBe(prompt.estimatedTokens);
      expect(shown(prompt)).toEqual(shown(prompt).toSorted((a, b) => (a ?? 0) - (b ?? 0)));
      expect(shown(prompt).length > 0).toBe(prompt.tokensRemaining > 0 && prompt.sections.memories > 0);
    }
  });
});

describe('ContextBuilder.buildPrompt with facts', () => {
  const facts = [told('nombre', 'se llama Juan', true), told('trabajo', 'trabaja en Google')];

  it("puts them right behind the caller's own system prompt, before all that is recalled, counted to the token", () => {
    for (const [turns, places, memories] of [
      [0, false, []],
      [0, false, [recalled(1)]],
      [30, false, []],
      [30, true, [recalled(1), recalled(2)]],
    ] as const) {
      for (const language of ['es', 'en']) {
        const prompt = build(plainContext(turns, { places }), { facts, memories, language });
        const system = sent(prompt)[0]?.content ?? '';
        expect(system).toMatch(
          /^Eres un guía\.\n\n<memory>\n[^\n]+\n- nombre: se llama Juan\n- trabajo: .+\n<\/memory>(?:$|\n\n## )/,
        );
        expect(counted(prompt)).toBe(prompt.estimatedTokens);
        expect(prompt.facts).toHaveLength(2);
      }
    }
  });

  it('gives them up after everything else, but for the query and the system prompt', () => {
    const long = plainContext(12, { words: 30, places: true });
    const whole = build(long, { facts }).sections.facts;
    for (let maxTokens = 64; maxTokens < 1_500; maxTokens += 9) {
      const prompt = build(long, { maxTokens, facts, memories: [recalled(1)] });
      expect(counted(prompt)).toBe(prompt.estimatedTokens);
      expect(prompt.estimatedTokens).toBeLessThanOrEqual(maxTokens);
      const { history, summaries, places, memories } = prompt.sections;
      if (history + summaries + places + memories > 0) expect(prompt.sections.facts, `at ${maxTokens}`).toBe(whole);
    }
  });

  it('counts them without a system prompt as with one', () => {
    const bare = build(plainContext(3), { facts, systemPrompt: null });
    expect(bare.sections.facts).toBe(build(plainContext(3), { facts }).sections.facts);
    expect(bare.facts).toHaveLength(2);
    expect(sent(bare)[0]?.content).toMatch(/^<memory>\n/);
    expect(counted(bare)).toBe(bare.estimatedTokens);
  });
});
