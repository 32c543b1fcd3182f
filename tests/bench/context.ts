/**
 * `npm run bench:context`: what a prompt takes as a chat grows. Whole conversations are said turn by turn to the service, each in one long
 * chat, with a context before each turn, as an agent would; in both profiles. With `--long-winded` they are the two chats of our own in
 * `tests/fixtures/chats`, of long answers and results of tools, instead of LoCoMo's short lines. Tables on stdout, then one JSON document.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { client } from '../support/client.ts';
import { Cleanup } from './cleanup.ts';
import { short } from './figures.ts';
import { type Conversation, type Evidence, type ReplayedTurn, readLocomo } from './recall/conversation-set.ts';
import { startRecallService } from './recall/recall-service.ts';
import { embedded } from './recall/replay.ts';
import { table } from './table.ts';

const DATA = '../shared/data/locomo-dev.json';
const SETTLED = 20; // turns, after which a prompt is to grow no more
const HALFWAY = 50; // the turn at which the saving is told
const ABOUT = 5; // turns to either side of it, of which the parts of a prompt are told
const INTERVAL = 1.96; // standard errors to either side: 95 %
const PROFILES = ['standard', 'adaptive'] as const;

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: DATA },
    conversations: { type: 'string', default: '3' },
    turns: { type: 'string', default: '120' },
    questions: { type: 'string', default: '60' },
    'long-winded': { type: 'boolean', default: false },
    server: { type: 'string', default: 'dist/server.js' },
    'no-memories': { type: 'boolean', default: false },
    /** What memories may take of the budget; absent: as the service has it. */
    'memory-share': { type: 'string' },
    json: { type: 'string' },
  },
});

const PART = `about turn ${HALFWAY}: `;

type Profile = (typeof PROFILES)[number];

/** The figures of one build. */
interface Built {
  readonly turn: number;
  readonly tokens: number;
  /** Of it what memories take: they fill their share of the budget as there is more to remember. */
  readonly memories: number;
  /** The tokens of a prompt that shows every turn so far. */
  readonly fullHistory: number;
  /** The tokens of each part of the prompt. */
  readonly sections: Readonly<Record<string, number>>;
}

const cleanup = new Cleanup();
cleanup.listenForSignals();

/** Says a conversation in one chat of a user per profile, and returns the figures of the builds. */
async function talk(url: string, chat: Chat, profile: Profile): Promise<Built[]> {
  const { saveTurn, buildContext } = client(url);
  const [user, session] = namesOf(chat, profile);
  const built: Built[] = [];
  let told = 0;
  for (const [index, { lines, tool }] of chat.turns.entries()) {
    const context = await buildContext({
      user_id: user,
      session_id: session,
      current_query: lines[0]?.text ?? '',
      current_language: chat.language,
      profile,
      ...(values['no-memories'] && { include_memories: false }),
    });
    if (context.status !== 200) throw new Error(`build-context answered ${context.status}`);
    const { estimated_tokens: tokens, sections } = context.body;
    const fullHistory = told + sections.query;
    built.push({ turn: index + 1, tokens, memories: sections.memories, fullHistory, sections: { ...sections } });
    const saved = await saveTurn({
      user_id: user,
      session_id: session,
      language: chat.language,
      messages: lines.flatMap(({ text }, at) => [
        { role: at === 0 ? 'user' : 'assistant', content: text },
        ...(at === 0 && tool !== undefined ? [{ role: 'tool', name: tool.name, content: tool.result }] : []),
      ]),
    });
    if (saved.status !== 201) throw new Error(`save-turn answered ${saved.status}`);
    told += saved.body.token_count;
  }
  return built;
}

/** Returns the share of the evidence of questions that their prompts say. */
async function coverage(url: string, chat: Chat, profile: Profile): Promise<readonly [found: number, of: number]> {
  const { buildContext } = client(url);
  const [user, session] = namesOf(chat, profile);
  let [found, of] = [0, 0];
  for (const { text, lines } of chat.questions.slice(0, Number(values.questions))) {
    const { body } = await buildContext({
      user_id: user,
      session_id: session,
      current_query: text,
      current_language: chat.language,
      profile,
    });
    const prompt = JSON.stringify(body.messages).replaceAll(/\s+|\\n/g, ' ');
    of += lines.length;
    found += lines.filter((line) =>
      prompt.includes(
        JSON.stringify(line)
          .slice(1, -1)
          .replaceAll(/\s+|\\n/g, ' '),
      ),
    ).length;
  }
  return [found, of];
}

/** A conversation as one long chat, with the questions whose evidence is in it. */
interface Chat {
  readonly name: string;
  readonly language: string;
  readonly turns: readonly (Pick<ReplayedTurn, 'lines'> & { readonly tool?: LongWinded['turns'][number]['tool'] })[];
  readonly questions: readonly { readonly text: string; readonly lines: readonly string[] }[];
}

/** A chat of our own. */
interface LongWinded {
  readonly language: string;
  readonly turns: readonly {
    readonly user: string;
    readonly tool?: { readonly name: string; readonly result: string };
    readonly assistant: string;
  }[];
  readonly questions: readonly { readonly text: string; readonly evidence: string }[];
}

function longWinded(name: string): Chat {
  const file = resolve(import.meta.dirname, `../fixtures/chats/long-winded.${name}.json`);
  const { language, turns, questions } = JSON.parse(readFileSync(file, 'utf8')) as LongWinded;
  return {
    name: `long-winded.${name}`,
    language,
    turns: turns.map(({ user, assistant, tool }) => ({
      lines: [
        { speaker: 'user', text: user },
        { speaker: 'assistant', text: assistant },
      ],
      ...(tool !== undefined && { tool }),
    })),
    questions: questions.map(({ text, evidence }) => ({ text, lines: [evidence] })),
  };
}

function chatOf(conversation: Conversation): Chat {
  const all = conversation.sessions.flatMap(({ turns }) => turns);
  const turns = all.slice(0, Number(values.turns));
  const lineOf = ({ session, turn, line }: Evidence) => {
    const said = conversation.sessions[session]?.turns[turn];
    return said !== undefined && line !== null && turns.includes(said) ? said.lines[line]?.text : undefined;
  };
  const questions = conversation.questions.flatMap(({ text, evidence }) => {
    const lines = evidence.map(lineOf);
    return lines.length === 0 || lines.includes(undefined) ? [] : [{ text, lines: lines as string[] }];
  });
  return { name: conversation.userId, language: conversation.language, turns, questions };
}

const namesOf = ({ name }: Chat, profile: Profile): readonly [user: string, session: string] => [
  `${name}.${profile}`,
  `${name}.${profile}.chat`,
];

/** Returns the slope of a line through the figures, tokens a turn, with its interval. */
function slopeOf(
  built: readonly Built[],
  of: (one: Built) => number,
): { readonly slope: number; readonly error: number } {
  const late = built.filter(({ turn }) => turn > SETTLED);
  const meanX = mean(late.map(({ turn }) => turn));
  const meanY = mean(late.map(of));
  const spread = late.reduce((sum, { turn }) => sum + (turn - meanX) ** 2, 0);
  const slope = late.reduce((sum, one) => sum + (one.turn - meanX) * (of(one) - meanY), 0) / spread;
  const rest = late.reduce((sum, one) => sum + (of(one) - meanY - slope * (one.turn - meanX)) ** 2, 0);
  return { slope, error: INTERVAL * Math.sqrt(rest / Math.max(1, late.length - 2) / spread) };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function chatsOfLocomo(): Chat[] {
  const set = readLocomo(resolve(import.meta.dirname, '../..', values.data));
  return set.conversations.slice(0, Number(values.conversations)).map(chatOf);
}

async function measure() {
  const chats = values['long-winded'] ? ['es', 'en'].map(longWinded) : chatsOfLocomo();
  const service = await startRecallService({
    cleanup,
    server: values.server,
    modelDir: undefined,
    env: {
      RECALL_DEADLINE_MS: '10000',
      ...(!values['long-winded'] && { TRANSLATOR: 'off' }),
      ...(values['memory-share'] !== undefined && { MEMORY_SHARE: values['memory-share'] }),
    },
  });
  const { url } = service.http;
  const figures: Record<string, Record<string, number>> = {};
  for (const profile of PROFILES) {
    const all: Built[][] = [];
    let [found, of] = [0, 0];
    for (const chat of chats) {
      all.push(await talk(url, chat, profile));
      await embedded(url, namesOf(chat, profile)[0]);
      const [here, asked] = await coverage(url, chat, profile);
      [found, of] = [found + here, of + asked];
      process.stderr.write(`${profile} ${chat.name}\n`);
    }
    const late = all.flat().filter(({ turn }) => turn > SETTLED);
    const half = all.flat().filter(({ turn }) => turn === HALFWAY);
    const slopes = [(one: Built) => one.tokens, (one: Built) => one.tokens - one.memories].map((pick) => {
      const each = all.map((built) => slopeOf(built, pick));
      return [
        mean(each.map(({ slope }) => slope)),
        Math.sqrt(each.reduce((sum, { error }) => sum + error ** 2, 0)) / each.length,
      ] as const;
    });
    figures[profile] = {
      mean: mean(all.flat().map(({ tokens }) => tokens)),
      max: Math.max(...all.flat().map(({ tokens }) => tokens)),
      meanWithoutMemories: mean(late.map(({ tokens, memories }) => tokens - memories)),
      slope: slopes[0]?.[0] ?? 0,
      slopeError: slopes[0]?.[1] ?? 0,
      slopeWithoutMemories: slopes[1]?.[0] ?? 0,
      slopeWithoutMemoriesError: slopes[1]?.[1] ?? 0,
      savingAtHalf: 1 - mean(half.map(({ tokens }) => tokens)) / mean(half.map(({ fullHistory }) => fullHistory)),
      savingAtEnd:
        1 -
        mean(all.map((built) => built.at(-1)?.tokens ?? 0)) / mean(all.map((built) => built.at(-1)?.fullHistory ?? 1)),
      coverage: of === 0 ? 0 : found / of,
      ...partsOf(all.flat().filter(({ turn }) => Math.abs(turn - HALFWAY) <= ABOUT)),
    };
  }
  await service.stop();
  return figures;
}

/** Returns the mean tokens of each part of the prompts that has any. */
function partsOf(built: readonly Built[]): Record<string, number> {
  const names = Object.keys(built[0]?.sections ?? {});
  const parts = names.map(
    (name) => [`${PART}${name}`, mean(built.map(({ sections }) => sections[name] ?? 0))] as const,
  );
  return Object.fromEntries(parts.filter(([, tokens]) => tokens > 0));
}

const rowsOf: readonly (readonly [string, (of: Record<string, number>) => string])[] = [
  ['tokens a build, mean', (of) => short(of.mean ?? 0)],
  ['tokens a build, most', (of) => short(of.max ?? 0)],
  [`mean after turn ${SETTLED}, without memories`, (of) => short(of.meanWithoutMemories ?? 0)],
  [`growth a turn after turn ${SETTLED}`, (of) => `${(of.slope ?? 0).toFixed(2)} ± ${(of.slopeError ?? 0).toFixed(2)}`],
  [
    'the same without memories',
    (of) => `${(of.slopeWithoutMemories ?? 0).toFixed(2)} ± ${(of.slopeWithoutMemoriesError ?? 0).toFixed(2)}`,
  ],
  [`saved against the whole history at turn ${HALFWAY}`, (of) => `${((of.savingAtHalf ?? 0) * 100).toFixed(1)} %`],
  ['and at the last turn', (of) => `${((of.savingAtEnd ?? 0) * 100).toFixed(1)} %`],
  ['evidence that the prompt says', (of) => `${((of.coverage ?? 0) * 100).toFixed(1)} %`],
];

try {
  const figures = await measure();
  const parts = new Set(
    Object.values(figures).flatMap((of) => Object.keys(of).filter((name) => name.startsWith(PART))),
  );
  const rows = [
    ...rowsOf,
    ...[...parts].map((name) => [name, (of: Record<string, number>) => short(of[name] ?? 0)] as const),
  ].map(([name, told]) => [name, ...PROFILES.map((profile) => told(figures[profile] ?? {}))]);
  process.stdout.write(table('What a prompt takes as a chat grows', ['', ...PROFILES], rows));
  const document = JSON.stringify({ settings: values, figures }, null, 2);
  process.stdout.write(`\n${document}\n`);
  if (values.json !== undefined) writeFileSync(values.json, document);
} finally {
  await cleanup.run();
}
