/**
 * Labelled sets in a compact form, all to fit on. Conversations (`conversations.<language>.<author>.txt`) stand with an empty line between them, a line a
 * message: `#` what the user comes to, `=` what the user goes on with, `>` the answer. Questions (`questions.<language>.<author>.txt`) stand
 * likewise: `Q` the question, `A` its answer, `+` the same asked again, `-` something else that looks like it.
 */
import { readFileSync } from 'node:fs';
import { readChats } from '../../bench/facts/chats.ts';
import type { FlowCase, QuestionPair } from './labelled-set.ts';

const FOLDER = new URL('../../fixtures/flow/', import.meta.url);

/** The authors of Portuguese whose texts may be read, all of them to fit on. */
export const PORTUGUESE_AUTHORS = ['author-m', 'author-n'] as const;

/** The Portuguese sets: those to fit on, and one that was written before any rule of Portuguese and is scored, not read. */
export const PORTUGUESE_SETS = [
  ...PORTUGUESE_AUTHORS.map((author) => ({ language: 'pt' as const, author, set: 'tuning' as const })),
  { language: 'pt' as const, author: 'author-p' as const, set: 'unread' as const },
];

/** Questions with near misses in few words and whole ones, by two authors to fit on and by two who are scored, not read. */
export const TYPED_SETS = (['es', 'en', 'pt'] as const).flatMap((language) =>
  (['author-q', 'author-r', 'author-s', 'author-x'] as const).flatMap((author) =>
    (['in few words', 'whole'] as const).map((put) => ({ language, author, put })),
  ),
);

interface Line {
  readonly sign: string;
  readonly text: string;
}

/** Returns the decisions of an author's conversations: each message of the user behind the first, after the turns before it. */
export function readConversations(language: 'es' | 'en' | 'pt', author: string): FlowCase[] {
  return blocksOf(`conversations.${language}.${author}.txt`).flatMap((lines, at) => {
    const turns: { user: string; assistant: string }[] = [];
    const cases: FlowCase[] = [];
    for (const { sign, text } of lines) {
      const open = turns.at(-1);
      if (sign === '>' && open !== undefined) open.assistant = `${open.assistant} ${text}`.trim();
      if (sign === '>') continue;
      if (open !== undefined)
        cases.push({
          id: `${at} ${turns.length}`,
          set: 'tuning',
          turns: turns.map((turn) => ({ ...turn })),
          query: text,
          shift: sign === '#',
        });
      turns.push({ user: text, assistant: '' });
    }
    return cases;
  });
}

/** Returns the decisions of whole conversations (`tests/bench/facts/chats.ts`), likewise. */
export function readChatCases(language: 'es' | 'en' | 'pt', name: string): FlowCase[] {
  return readChats(name, language).flatMap((chat, at) => {
    const turns = chat.map(({ text, reply }) => ({ user: text, assistant: reply }));
    return chat.slice(1).map(
      ({ text, isNewMatter }, place): FlowCase => ({
        id: `${at} ${place + 1}`,
        set: 'tuning',
        turns: turns.slice(0, place + 1),
        query: text,
        shift: isNewMatter,
      }),
    );
  });
}

/** Returns the pairs of an author's questions. */
export function readQuestions(language: 'es' | 'en' | 'pt', author: string): QuestionPair[] {
  return blocksOf(`questions.${language}.${author}.txt`).flatMap((lines, at) => {
    const said = (sign: string) => lines.find((line) => line.sign === sign)?.text ?? '';
    return lines.flatMap(({ sign, text }, place): QuestionPair[] =>
      sign === '+' || sign === '-'
        ? [
            {
              id: `${at} ${place}`,
              set: 'tuning',
              earlier: said('Q'),
              answer: said('A'),
              query: text,
              repeated: sign === '+',
            },
          ]
        : [],
    );
  });
}

function blocksOf(name: string): Line[][] {
  return readFileSync(new URL(name, FOLDER), 'utf8')
    .trim()
    .split(/\n\n+/)
    .map((block) => block.split('\n').map((line) => ({ sign: line.charAt(0), text: line.slice(2) })));
}

const FEW = 6; // words

/** True for a query as it is typed into a search box: a few words and no question mark. */
export function isInFewWords(query: string): boolean {
  return !query.includes('?') && query.trim().split(/\s+/).length <= FEW;
}
