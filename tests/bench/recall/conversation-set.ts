/** Conversations and the questions about them, in the one form that the replay and the measures work on. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faultOfKind, QUESTION_KINDS, type QuestionKind, type StemmedLanguage } from './question-kinds.ts';

/** One thing said by one side. */
export interface Line {
  /** Null: an assistant without a name. */
  readonly speaker: string | null;
  readonly text: string;
}

/** A turn of the service: two consecutive lines, or one where a session ends on an odd one. */
export interface ReplayedTurn {
  readonly lines: readonly Line[];
}

export interface ReplayedSession {
  readonly createdAt: Date;
  readonly turns: readonly ReplayedTurn[];
}

/** Where evidence stands, all counted from 0. */
export interface Evidence {
  readonly session: number;
  readonly turn: number;
  /** Null: the whole turn. */
  readonly line: number | null;
}

export interface Question {
  readonly text: string;
  /** What the figures are grouped by. */
  readonly category: string;
  /** None: nothing in the conversation answers it. */
  readonly evidence: readonly Evidence[];
}

export interface Conversation {
  readonly userId: string;
  readonly language: string;
  /** Who says the first line of the conversation, and so has the role `user`. */
  readonly userSpeaker: string;
  readonly sessions: readonly ReplayedSession[];
  readonly questions: readonly Question[];
}

export interface ConversationSet<Of extends StemmedLanguage = StemmedLanguage> {
  readonly name: string;
  readonly language: Of;
  readonly conversations: readonly Conversation[];
  readonly categories: readonly string[];
  /** Queries that want nothing of the past: a hundred, in Portuguese 25. */
  readonly wantsNothing: readonly string[];
}

const fixture = (name: string): URL => new URL(`../../fixtures/recall/${name}.json`, import.meta.url);

const readFixture = (name: string): unknown => JSON.parse(readFileSync(fileURLToPath(fixture(name)), 'utf8'));

const readWantsNothing = (name: string, language: StemmedLanguage): readonly string[] =>
  (readFixture(name) as Record<StemmedLanguage, string[]>)[language];

const LOCOMO_CATEGORIES = ['', 'multi-hop', 'temporal', 'open-domain', 'single-hop', 'adversarial'] as const;

interface LocomoLine {
  readonly speaker: string;
  readonly dia_id: string;
  readonly text: string;
  readonly blip_caption?: string;
}

interface LocomoSample {
  readonly sample_id: string;
  readonly conversation: Readonly<Record<string, unknown>>;
  readonly qa: readonly {
    readonly question: string;
    readonly evidence: readonly string[];
    readonly category: number;
  }[];
}

/** Reads LoCoMo conversations. Throws, saying where the file belongs, when it is not there. */
export function readLocomo(path: string): ConversationSet<'en'> {
  if (!existsSync(path)) {
    throw new Error(
      `${path} is not there: it holds LoCoMo conversations (github.com/snap-research/locomo, CC BY-NC 4.0), which do not come with the project.\n` +
        'Name the file with --data, or measure without it: --only spanish, --only latency.',
    );
  }
  const samples = JSON.parse(readFileSync(path, 'utf8')) as LocomoSample[];
  return {
    name: 'LoCoMo',
    language: 'en',
    conversations: samples.map(locomoConversation),
    categories: LOCOMO_CATEGORIES.slice(1),
    wantsNothing: readWantsNothing('wants-nothing', 'en'),
  };
}

function locomoConversation({ sample_id, conversation, qa }: LocomoSample): Conversation {
  const numbers = Object.keys(conversation)
    .map((key) => /^session_(\d+)$/.exec(key)?.[1])
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
  const places = new Map<string, Evidence>();
  const sessions = numbers.map((number, session): ReplayedSession => {
    const lines = conversation[`session_${number}`] as LocomoLine[];
    for (const [index, { dia_id }] of lines.entries()) {
      places.set(dia_id, { session, turn: index >> 1, line: index % 2 });
    }
    return {
      createdAt: locomoDate(String(conversation[`session_${number}_date_time`])),
      turns: pairs(lines.map(({ speaker, text, blip_caption }) => ({ speaker, text: captioned(text, blip_caption) }))),
    };
  });
  const first = sessions[0]?.turns[0]?.lines[0]?.speaker;
  if (typeof first !== 'string') throw new Error(`${sample_id}: nobody speaks`);
  return {
    userId: sample_id,
    language: 'en',
    userSpeaker: first,
    sessions,
    questions: qa.map(({ question, evidence, category }) => ({
      text: question,
      category: LOCOMO_CATEGORIES[category] ?? `category ${category}`,
      evidence: locomoEvidence(evidence, places),
    })),
  };
}

const captioned = (text: string, caption: string | undefined): string =>
  caption === undefined ? text : `${text} [${caption}]`;

function pairs(lines: readonly Line[]): ReplayedTurn[] {
  return lines.flatMap((_, index) => (index % 2 === 0 ? [{ lines: lines.slice(index, index + 2) }] : []));
}

/** Some entries hold several ids in one string, `D9:1 D4:4` or `D8:6; D9:17`, some a zero too many, and some name a line that does not exist. */
function locomoEvidence(entries: readonly string[], places: ReadonlyMap<string, Evidence>): Evidence[] {
  const ids = entries.flatMap((entry) =>
    [...entry.matchAll(/D(\d+):(\d+)/g)].map(([, d, n]) => `D${Number(d)}:${Number(n)}`),
  );
  return [...new Set(ids)].flatMap((id) => places.get(id) ?? []);
}

/** `1:56 pm on 8 May, 2023`, taken as UTC. */
function locomoDate(text: string): Date {
  const [, hour, minute, half, day] = /^(\d+):(\d+) ([ap]m) on (.+)$/.exec(text) ?? [];
  const date = new Date(`${day} ${(Number(hour) % 12) + (half === 'pm' ? 12 : 0)}:${minute} UTC`);
  if (Number.isNaN(date.getTime())) throw new Error(`"${text}" is no date of LoCoMo`);
  return date;
}

interface OwnSet {
  readonly users: readonly {
    readonly user_id: string;
    readonly language: string;
    readonly speakers: readonly [user: string, assistant: string | null];
    readonly sessions: readonly {
      readonly created_at: string;
      readonly turns: readonly (readonly [string, string])[];
    }[];
    /** Evidence: session and turn, both counted from 1. */
    readonly questions: readonly {
      readonly kind: QuestionKind;
      readonly question: string;
      readonly evidence: readonly (readonly [session: number, turn: number])[];
    }[];
  }[];
}

/**
 * The sets of the project's own. `first` is what patterns and weights were written against; `second` is by an author who had seen neither, and is
 * there for figures alone: nobody looks at what is missed in it. Portuguese has the second alone.
 */
const OWN_SETS = { first: ['conversations', 'wants-nothing'], second: ['second', 'second-wants-nothing'] } as const;

const WEEK = 7 * 86_400_000; // ms

const ASKING = {
  es: {
    date: (day: string) => `¿De qué hablamos el ${day}?`,
    weeks: (weeks: number) => `¿Qué te conté hace ${weeks} semanas?`,
  },
  en: {
    date: (day: string) => `What did we talk about on ${day}?`,
    weeks: (weeks: number) => `What did I tell you ${weeks} weeks ago?`,
  },
  pt: {
    date: (day: string) => `Do que falamos em ${day}?`,
    weeks: (weeks: number) => `O que eu te contei há ${weeks} semanas?`,
  },
} as const;

/** Returns a set with questions that name the day of each session, by its date and by its distance from today: all that was said then answers. */
export function askingForDays(set: ConversationSet): ConversationSet {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const written = new Intl.DateTimeFormat(set.language, format);
  const ask = ASKING[set.language];
  const week = (time: number) => Math.floor((time - 4 * (WEEK / 7)) / WEEK); // weeks begin on Mondays, the epoch on a Thursday
  const conversations = set.conversations.map((conversation) => ({
    ...conversation,
    questions: conversation.sessions.flatMap(({ createdAt, turns }, session) => {
      const evidence = turns.map((_, turn) => ({ session, turn, line: null }));
      const weeks = week(Date.now()) - week(createdAt.getTime());
      return [
        { text: ask.date(written.format(createdAt)), category: 'date', evidence },
        ...(weeks <= 120 ? [{ text: ask.weeks(weeks), category: 'weeks', evidence }] : []),
      ];
    }),
  }));
  return { ...set, name: `${set.name}, by day`, conversations, categories: ['date', 'weeks'] };
}

/** Reads a set of the project's own. Throws when a question is not of the kind that it says. */
export function readOwnSet<Of extends StemmedLanguage>(
  name: string,
  which: keyof typeof OWN_SETS,
  language: Of,
): ConversationSet<Of> {
  const [conversationsFile, wantsNothingFile] = OWN_SETS[which];
  const { users } = readFixture(`${conversationsFile}.${language}`) as OwnSet;
  const faults: string[] = [];
  const conversations = users.map((user): Conversation => {
    const [asUser, asAssistant] = user.speakers;
    const textOf = (session: number, turn: number) => user.sessions[session - 1]?.turns[turn - 1]?.join('\n') ?? '';
    for (const { kind, question, evidence } of user.questions) {
      if (evidence.some(([session, turn]) => textOf(session, turn) === ''))
        faults.push(`${user.user_id}: ${question}: no such turn`);
      const told = evidence.map(([session, turn]) => textOf(session, turn));
      const before = evidence.map(([session, turn]) => textOf(session, turn - 1));
      const fault = faultOfKind(kind, question, told, before, language);
      if (fault !== null) faults.push(`${user.user_id}: ${kind}: ${question} ${fault}`);
    }
    return {
      userId: user.user_id,
      language: user.language,
      userSpeaker: asUser,
      sessions: user.sessions.map(({ created_at, turns }) => ({
        createdAt: new Date(created_at),
        turns: turns.map(([said, answered]) => ({
          lines: [
            { speaker: asUser, text: said },
            { speaker: asAssistant, text: answered },
          ],
        })),
      })),
      questions: user.questions.map(({ kind, question, evidence }) => ({
        text: question,
        category: kind,
        evidence: evidence.map(([session, turn]) => ({ session: session - 1, turn: turn - 1, line: null })),
      })),
    };
  });
  if (faults.length > 0)
    throw new Error(`${name}: ${faults.length} questions are not what they say:\n${faults.join('\n')}`);
  const wantsNothing = readWantsNothing(wantsNothingFile, language);
  return { name, language, conversations, categories: QUESTION_KINDS, wantsNothing };
}
