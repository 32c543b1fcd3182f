/** Pairs of texts that belong together, of the parts of the labelled sets that are to fit on: questions with their answers and asked again, messages with what they go on from. */
import { readConversations, readQuestions } from '../../unit/flow/compact-sets.ts';
import { type FlowCase, type QuestionPair, readPart } from '../../unit/flow/labelled-set.ts';

type Spoken = 'es' | 'en';

const CHATS = ['author-a', 'author-b', 'author-e', 'author-f'] as const;
const ASKED = ['author-a', 'author-b', 'author-c', 'author-e', 'author-f'] as const;
const COMPACT = 'author-h';
const BEFORE = 2; // turns

/** Returns the pairs of a language; `without` leaves one author out. */
export function topicPairs(language: Spoken, without?: string): [string, string][] {
  const isIn = (author: string) => author !== without;
  const tuning = <Entry extends FlowCase | QuestionPair>(
    name: 'topic-shift' | 'repeated-question',
    author: `author-${string}`,
  ) => readPart<Entry>(name, { language, author, set: 'tuning' });
  const chats = [
    ...CHATS.filter(isIn).flatMap((author) => tuning<FlowCase>('topic-shift', author)),
    ...(isIn(COMPACT) ? readConversations(language, COMPACT) : []),
  ];
  const asked = [
    ...ASKED.filter(isIn).flatMap((author) => tuning<QuestionPair>('repeated-question', author)),
    ...(isIn(COMPACT) ? readQuestions(language, COMPACT) : []),
  ];
  const pairs = [
    ...chats.flatMap(({ turns }) =>
      turns.slice(-BEFORE).map(({ user, assistant }): [string, string] => [user, assistant]),
    ),
    ...chats.flatMap(({ turns, query, shift }): [string, string][] =>
      shift
        ? []
        : [
            [
              query,
              turns
                .slice(-BEFORE)
                .flatMap(({ user, assistant }) => [user, assistant])
                .join('\n'),
            ],
          ],
    ),
    ...asked.map(({ earlier, answer }): [string, string] => [earlier, answer]),
    ...asked.flatMap(({ earlier, query, repeated }): [string, string][] => (repeated ? [[earlier, query]] : [])),
  ];
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
}
