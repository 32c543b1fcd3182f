/**
 * Whole conversations, with what a memory should keep marked in them: how much of it stands at their end, and what stands there that should not. The form of
 * the files (`tests/fixtures/facts/chats-*.txt`, `unread-chats-*.txt`): conversations behind empty lines; `# ` a user message that takes up a new matter, `= ` one that
 * goes on, `> ` what the assistant says; values marked as in `marked-text`; behind ` | ` what becomes of earlier ones: `end pet: Biscuit; replace home: Leeds`.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Fact } from '../../../src/memory/facts/fact.ts';
import type { FactLanguage } from '../../../src/memory/facts/said.ts';
import type { Findings } from '../bench.ts';
import { table } from '../table.ts';
import { tells, tellsPartOf } from '../tagger/marked-score.ts';
import { type Mark, type MarkedMessage, markedMessage } from '../tagger/marked-text.ts';
import { fold } from './labelled-set.ts';
import { ToldTurns } from './told-turns.ts';

/** What becomes of a value that was told earlier. */
interface Becomes {
  readonly what: 'end' | 'replace' | 'confirm' | 'forget';
  readonly slot: string;
  readonly words: string;
}

/** A message of a user, with what the assistant said before it. */
export interface ChatMessage extends MarkedMessage {
  readonly isNewMatter: boolean;
  readonly before: string | undefined;
  readonly reply: string;
  readonly becomes: readonly Becomes[];
}

export type Chat = readonly ChatMessage[];

/** The sets that may be read and learnt from, and those of which only the score is looked at. */
export const CHATS = {
  read: ['chats-t', 'chats-v', 'chats-w', 'chats-y', 'chats-z', 'chats-q', 'chats-r', 'chats-c', 'chats-d'],
  unread: ['unread-chats-u', 'unread-chats-x'],
} as const;
const FOLDER = new URL('../../fixtures/facts/', import.meta.url);

/** Returns the conversations of a set; none where there is no such file. Throws a `MarkError`. */
export function readChats(name: string, language: FactLanguage): Chat[] {
  const path = new URL(`${name}.${language}.txt`, FOLDER);
  if (!existsSync(path)) return [];
  const chats: ChatMessage[][] = [];
  let isNew = true;
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    if (isNew) chats.push([]);
    isNew = false;
    const chat = chats.at(-1) as ChatMessage[];
    const last = chat.at(-1);
    if (line.startsWith('> ')) {
      if (last !== undefined) chat[chat.length - 1] = { ...last, reply: line.slice(2) };
      continue;
    }
    const [said = '', changes = ''] = line.slice(2).split(' | ');
    const before = last === undefined || last.reply === '' ? undefined : last.reply;
    chat.push({
      ...markedMessage(said, index + 1),
      isNewMatter: line.startsWith('#'),
      before,
      reply: '',
      becomes: changes.split('; ').filter(Boolean).map(becomesOf),
    });
  }
  return chats;
}

function becomesOf(said: string): Becomes {
  const {
    what,
    slot = '',
    words = '',
  } = /^(?<what>end|replace|confirm|forget) (?<slot>[a-z_:]+?)(?:: (?<words>.*))?$/.exec(said.trim())?.groups ?? {};
  return { what: (what ?? 'confirm') as Becomes['what'], slot, words };
}

/** A mark as it was told, with the message that it stands in. */
interface Told {
  readonly mark: Mark;
  readonly text: string;
}

interface ChatScore {
  /** What should stand at the end, and of it what does. */
  readonly wanted: number;
  readonly held: number;
  /** Facts that stand at the end, and of them those that tell a part of what should, and nothing else, and those that tell nothing that should; of these those that tell what is over. */
  readonly standing: number;
  readonly thin: number;
  readonly wrong: number;
  readonly stale: number;
  /** Facts of high confidence that stand at the end, and of them those that tell nothing that should. */
  readonly sure: number;
  readonly sureWrong: number;
  readonly faults: readonly string[];
}

/** Tells a conversation to a user of whom nothing is known, and returns what stands at its end. */
export function scoreChat(chat: Chat, language: FactLanguage, { isAnswered = true } = {}): ChatScore {
  const user = new ToldTurns(language);
  let wanted: Told[] = [];
  const gone: Told[] = [];
  for (const { text, marks, before, becomes } of chat) {
    for (const one of becomes) {
      const isMeant = ({ mark, text: of }: Told) =>
        one.slot === 'all' || (isSlot(mark, one.slot) && sharesWords(of.slice(mark.start, mark.end), one.words));
      if (one.what === 'confirm') continue;
      gone.push(...wanted.filter(isMeant));
      wanted = wanted.filter((told) => !isMeant(told));
    }
    wanted.push(...marks.map((mark) => ({ mark, text })));
    user.tell(text, { before: isAnswered ? before : undefined });
  }
  const standing = user.standing;
  const isTold = ({ mark, text }: Told) => standing.some((fact) => tells(fact, mark, text));
  const others = standing.filter((fact) => !wanted.some(({ mark, text }) => tells(fact, mark, text)));
  const wrong = others.filter((fact) => !wanted.some(({ mark, text }) => tellsPartOf(fact, mark, text)));
  const stale = wrong.filter((fact) => gone.some(({ mark, text }) => tells(fact, mark, text)));
  const isSure = ({ confidence }: Fact) => confidence === 'high';
  const missed = wanted.filter((one) => !isTold(one));
  return {
    wanted: wanted.length,
    held: wanted.length - missed.length,
    standing: standing.length,
    thin: others.length - wrong.length,
    wrong: wrong.length,
    stale: stale.length,
    sure: standing.filter(isSure).length,
    sureWrong: wrong.filter(isSure).length,
    faults: [
      ...missed.map(({ mark, text }) => `missed ${mark.slots[0]} "${text.slice(mark.start, mark.end)}" in: ${text}`),
      ...wrong.map((fact) => `${stale.includes(fact) ? 'stale' : 'wrong'} ${fact.slot} "${fact.value}"`),
    ],
  };
}

function isSlot({ slots }: Mark, slot: string): boolean {
  return slot === '' || slots.some((one) => slot.split('|').some((name) => name.split(':')[0] === one));
}

function sharesWords(one: string, other: string): boolean {
  if (other === '') return true;
  const [own, named] = [fold(one), fold(other)];
  return (
    own.includes(named) ||
    named.includes(own) ||
    named.split(/\s+/).some((word) => word.length > 3 && own.includes(word))
  );
}

/** The scores of every set and language, as a part of `npm run bench:facts`: aggregates alone, each set by itself. */
export function measureChats(): Findings {
  const found = [...CHATS.read, ...CHATS.unread].flatMap((set) =>
    (['es', 'en', 'pt'] as const).flatMap((language) => {
      const chats = readChats(set, language);
      return chats.length === 0 ? [] : [{ set, language, chats: chats.length, ...scoreChats(chats, language) }];
    }),
  );
  const head = [
    '',
    'chats',
    'to hold',
    'held',
    'share',
    'standing',
    'thin',
    'wrong',
    'share',
    'of them stale',
    'sure',
    'of them wrong',
  ];
  const rows = found.map(({ set, language, chats, wanted, held, standing, thin, wrong, stale, sure, sureWrong }) => [
    `${set}, ${language}`,
    ...[chats, wanted, held].map(String),
    (held / Math.max(1, wanted)).toFixed(3),
    ...[standing, thin, wrong].map(String),
    (wrong / Math.max(1, standing)).toFixed(3),
    ...[stale, sure, sureWrong].map(String),
  ]);
  return { tables: [table('What stands at the end of whole conversations', head, rows)], figures: { found } };
}

/** Returns the sums over conversations. */
export function scoreChats(
  chats: readonly Chat[],
  language: FactLanguage,
  options?: { isAnswered: boolean },
): Omit<ChatScore, 'faults'> {
  const scores = chats.map((chat) => scoreChat(chat, language, options));
  const sum = (of: 'wanted' | 'held' | 'standing' | 'thin' | 'wrong' | 'stale' | 'sure' | 'sureWrong') =>
    scores.reduce((all, one) => all + one[of], 0);
  return {
    wanted: sum('wanted'),
    held: sum('held'),
    standing: sum('standing'),
    thin: sum('thin'),
    wrong: sum('wrong'),
    stale: sum('stale'),
    sure: sum('sure'),
    sureWrong: sum('sureWrong'),
  };
}
