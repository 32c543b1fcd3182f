/** Makes the memory of a turn: who said what, the terms it is found by, and the passages its meaning is taken from. */
import { type ChatMessage, isPromptWorthy } from '../conversation/chat-message.ts';
import { WRITTEN_LANGUAGES, wordsFor } from '../conversation/words.ts';
import { termsOfDay } from '../text/date-terms.ts';
import { termsOf } from '../text/text-analysis.ts';
import { wholeCharacter } from '../text/token-counter.ts';
import { MEMORY_TYPES, type MemoryLine } from './memory.ts';

const MAX_CHARACTERS = 16_384; // of a turn: some 4,000 tokens, more than a prompt has room for
const GAP = ' […] ';
const HEAD = 2 / 3; // of what is kept of a long message; the rest is its end, where questions and results tend to stand
const MAX_PASSAGES = 16;
const PASSAGE_CHARACTERS = 1_200; // some 200 words: what the models read is 256 word pieces

export interface TurnMemory {
  readonly lines: MemoryLine[];
  readonly terms: string[];
}

/** The names of speakers where nobody has a name, each with its role: said of every turn, so no turn is found by them. */
const ROLE_NAMES: ReadonlyMap<string, 'user' | 'assistant' | 'system'> = new Map(
  WRITTEN_LANGUAGES.flatMap((language) =>
    (['user', 'assistant', 'system'] as const).map((role) => [wordsFor(language).roles[role], role] as const),
  ),
);

/** True for the name that an assistant without a name has in a memory. */
export function isAssistantsName(speaker: string | null): boolean {
  return speaker !== null && ROLE_NAMES.get(speaker) === 'assistant';
}

/**
 * Returns the lines of a memory with the names of roles in its language: a turn whose words tell none was written in the default one,
 * before anyone looked which language its session has.
 */
export function namedIn(language: string, lines: readonly MemoryLine[]): MemoryLine[] {
  const { roles } = wordsFor(language);
  return lines.map(([speaker, text]) => {
    const role = speaker === null ? undefined : ROLE_NAMES.get(speaker);
    return [role === undefined ? speaker : roles[role], text];
  });
}

interface RememberedTurn {
  readonly messages: readonly ChatMessage[];
  /** The language of the session, BCP-47. */
  readonly language: string;
  readonly createdAt: Date;
}

/** Returns the memory of a turn; null where nothing was said that could be found again. */
export function memoryOfTurn({ messages, language, createdAt }: RememberedTurn): TurnMemory | null {
  const roles = wordsFor(language).roles;
  const said = messages
    .filter((message) => isPromptWorthy(message) && message.role !== 'system')
    .map((message) => ({
      speaker: message.name?.trim() || (message.role === 'user' ? roles.user : roles.assistant),
      text: withoutEcho(message.content).trim(),
    }))
    .filter(({ text }) => text !== '');
  if (said.length === 0) return null;

  const texts = shareOut(said.map(({ text }) => text));
  const lines = said.map(({ speaker }, index): MemoryLine => [speaker, texts[index] ?? '']);
  return { lines, terms: termsOfLines(lines, language, createdAt) };
}

/** Returns the terms that a turn's lines are found by: their words, the names of who speaks, and the day. */
export function termsOfLines(lines: readonly MemoryLine[], language: string, createdAt: Date): string[] {
  const said = lines.flatMap(([speaker, text]) =>
    termsOf(`${speaker === null || ROLE_NAMES.has(speaker) ? '' : speaker}\n${text}`, language),
  );
  return [...said, ...termsOfDay(createdAt)];
}

/** Renders the lines as text, one line each, `speaker: text`. */
export function renderContent(lines: readonly MemoryLine[]): string {
  return lines.map(([speaker, text]) => (speaker === null ? text : `${speaker}: ${text}`)).join('\n');
}

/** The passages that the meaning of a memory is taken from: a vector each, and behind those of a short turn one of them all. */
export interface Passages {
  /** Each line by itself, a long one in pieces that a model reads whole; at most 16, of the text in their order. */
  readonly parts: readonly string[];
  /** True for a short turn: an answer makes sense beside its question, and each is better understood beside the other. */
  readonly areRead: 'together' | 'apart';
}

/** Returns the passages of a memory's lines. */
export function passagesOf(lines: readonly MemoryLine[]): Passages {
  const parts = lines.flatMap(([, text]) => piecesOf(text)).slice(0, MAX_PASSAGES);
  const whole = lines.map(([, text]) => text).join('\n');
  if (parts.length === 0) return { parts: [whole], areRead: 'apart' }; // no memory is without a vector
  const isShort = parts.length > 1 && parts.length < MAX_PASSAGES && whole.length <= PASSAGE_CHARACTERS;
  return { parts, areRead: isShort ? 'together' : 'apart' };
}

/** Returns the number of parts of `passagesOf` that each line has, in their order. */
export function piecesByLine(lines: readonly MemoryLine[]): number[] {
  let left = MAX_PASSAGES;
  return lines.map(([, text]) => {
    const count = text.length <= PASSAGE_CHARACTERS ? Number(text.trim() !== '') : piecesOf(text).length;
    const taken = Math.min(left, count);
    left -= taken;
    return taken;
  });
}

// A line of the block in which a prompt shows memories, however it is quoted.
const ECHOED = new RegExp(
  `^[ \\t>*]*(?:(?:[-*•]|\\d+[.)]) )?\\[(?:${MEMORY_TYPES.join('|')})\\] .*\\(score: [01](?:\\.\\d+)?\\)[ \\t]*$\\n?`,
  'gm',
);
const ECHOED_HEADING = /^[ \t>]*## Episodic Memory[ \t]*$\n?/gm;
/** A line of the block as it is told without its score: known by the name of a role, which nobody writes after a mark of a list. */
const ECHOED_ROLE = new RegExp(`^[ \\t>*]*[-*•] (?:${[...ROLE_NAMES.keys()].join('|')}): .*$\\n?`, 'gm');
const ECHOED_DAY = /^[ \t>*]*### \d{4}-\d\d-\d\d[ \t]*$\n?(?:^[ \t>*]*- .*$\n?)*/gm;
const SAID_ABOVE = WRITTEN_LANGUAGES.map((language) => wordsFor(language).memoriesHeading);

/** Returns the text without any memory that a prompt showed and a turn repeats: it is not said anew. */
function withoutEcho(text: string): string {
  let without = text.includes('(score: ') ? text.replace(ECHOED, '') : text;
  if (text.includes('## Episodic Memory'))
    without = without.replace(ECHOED_HEADING, '').replace(ECHOED_DAY, '').replace(ECHOED_ROLE, '');
  return SAID_ABOVE.reduce((left, said) => left.replaceAll(said, ''), without);
}

/** Shares out the bound among texts: short ones stay whole, long ones are cut to their beginnings and ends. */
function shareOut(texts: readonly string[]): string[] {
  let left = MAX_CHARACTERS;
  const cut: string[] = [];
  const shortestFirst = [...texts.entries()].sort(([, a], [, b]) => a.length - b.length);
  for (const [rank, [index, text]] of shortestFirst.entries()) {
    const share = Math.floor(left / (shortestFirst.length - rank));
    cut[index] = shorten(text, share);
    left -= cut[index].length;
  }
  return cut;
}

function shorten(text: string, room: number): string {
  if (text.length <= room) return text;
  const kept = Math.max(0, room - GAP.length);
  const head = text.slice(0, wholeCharacter(text, Math.floor(kept * HEAD)));
  return head + GAP + text.slice(wholeCharacter(text, text.length - Math.floor(kept * (1 - HEAD))));
}

/** Splits a line into the pieces that are embedded, of at most some 200 words, cut after a sentence where there is one. */
export function piecesOf(text: string): string[] {
  const size = PASSAGE_CHARACTERS;
  const found: string[] = [];
  let from = 0;
  while (text.length - from > size) {
    const window = text.slice(from, wholeCharacter(text, from + size));
    const sentence = Math.max(...['. ', '? ', '! ', '\n', '。'].map((end) => window.lastIndexOf(end)));
    const blank = window.lastIndexOf(' ');
    const at = sentence > size / 2 ? sentence + 1 : blank > size / 2 ? blank : window.length;
    found.push(window.slice(0, at).trim());
    from += at;
  }
  found.push(text.slice(from).trim());
  return found.filter((piece) => piece !== '');
}
