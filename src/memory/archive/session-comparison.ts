/** Sessions to import, held against those that are there. */
import { HipocampoError } from '../../errors.ts';
import type { SentMessage } from '../conversation/message-reading.ts';
import type { ArchivedTurn, SessionHead, SessionSource } from './archived-session.ts';
import { canonicalJson } from './canonical-json.ts';
import { CHATGPT } from './chatgpt-export.ts';
import type { ExportedSession } from './exported-session.ts';
import { dateOf } from './foreign-turns.ts';

/** A session that is there, held against one to import: the same as far as it goes. */
export interface Comparison {
  readonly session: ExportedSession;
  /** The turns of the document, and those of them that are there whole. */
  readonly turns: number;
  readonly through: number;
  /** What is not there of the turn behind those; null where nothing is missing. */
  readonly rest: ArchivedTurn | null;
}

/**
 * Compares a session with the one that is there. `stored`: the turns of that one. Throws `version_conflict` where they are not the same, as far as they go.
 */
export async function compareSessions(
  session: ExportedSession,
  stored: AsyncGenerator<ArchivedTurn>,
  source: SessionSource,
): Promise<Comparison> {
  const { head } = source;
  if (!isSameHead(session.head, head)) throw conflict(head.sessionId);
  const grows = isFromElsewhere(head);
  const cutOff = grows && session.firstTurn <= session.lastTurn ? session.firstTurn - 1 : 0;
  let [turns, through, compared] = [0, 0, 0];
  let rest: ArchivedTurn | null = null;
  try {
    for await (const given of source.turns()) {
      turns += 1;
      let open: ArchivedTurn | null = turns <= cutOff ? null : given;
      while (open !== null && rest === null) {
        const { value: there } = await stored.next();
        if (there === undefined) {
          if (!grows || compared === 0) throw conflict(head.sessionId);
          rest = open;
        } else {
          const more = beyond(there, open, grows);
          if (more === undefined) throw conflict(head.sessionId);
          open = more;
          compared += 1;
        }
      }
      if (rest === null) through = turns;
    }
    if (rest === null && (await stored.next()).value !== undefined) throw conflict(head.sessionId);
  } finally {
    await stored.return(undefined);
  }
  return { session, turns, through, rest };
}

/** Yields the turns of a session that are not there. */
export async function* turnsToWrite(source: SessionSource, there: Comparison | null): AsyncGenerator<ArchivedTurn> {
  let number = 0;
  for await (const turn of source.turns()) {
    number += 1;
    if (there === null || number > there.through + 1) yield turn;
    else if (number > there.through) yield there.rest ?? turn;
  }
}

/** True where a session has gone on by nothing but what was written to it: its last turn was this one, and it is of the same generation. */
export function follows(session: ExportedSession, lastTurn: number, generation: number): boolean {
  return session.lastTurn === lastTurn && session.generation === generation;
}

/** True for a conversation from elsewhere: of those that go on, the same comes again with more behind it. */
function isFromElsewhere(head: SessionHead): boolean {
  return head.totalTurns === null;
}

/** Compares what was told of a session with what is there. */
function isSameHead(there: SessionHead, given: SessionHead): boolean {
  const same = (one: unknown, other: unknown) => other === null || canonicalJson(one) === canonicalJson(other);
  return (
    there.userId === given.userId &&
    same(there.createdAt, given.createdAt) &&
    same(there.language, given.language) &&
    same(there.totalTurns, given.totalTurns) &&
    same(there.planState, given.planState) &&
    same(there.context, given.context) &&
    same(there.externalRefs, given.externalRefs)
  );
}

/** Compares what was told of a turn with what is there; ids differ where it was restored under another session. */
function isSameTurn(there: ArchivedTurn, given: ArchivedTurn): boolean {
  return (
    (given.turnNumber === null || given.turnNumber === there.turnNumber) &&
    (given.createdAt === null || new Date(given.createdAt).toISOString() === there.createdAt) &&
    (given.language === null || given.language === there.language) &&
    (canonicalJson(given.messages) === canonicalJson(there.messages) ||
      canonicalJson(given.messages.filter(isLasting)) === canonicalJson(there.messages.filter(isLasting))) &&
    canonicalJson(untitled(given.metadata)) === canonicalJson(untitled(there.metadata)) &&
    (isSilent(given.report) || canonicalJson(given.report) === canonicalJson(there.report))
  );
}

/**
 * Returns what a turn tells beyond the one that is there: null where they are the same, undefined where it is another. One that is there may
 * be the beginning of what has come since (`grows`): a question whose answer followed.
 */
function beyond(there: ArchivedTurn, given: ArchivedTurn, grows: boolean): ArchivedTurn | null | undefined {
  if (isSameTurn(there, given)) return null;
  const end = grows ? endOfBeginning(there.messages, given.messages) : null;
  if (end === null) return undefined;
  const begins = { ...given, messages: given.messages.slice(0, end), createdAt: dateOf(given.messages.slice(0, end)) };
  if (!isSameTurn(there, begins)) return undefined;
  const messages = given.messages.slice(end);
  return { ...given, messages, metadata: null, createdAt: dateOf(messages) ?? given.createdAt };
}

/** Returns how many messages of a turn the one that is there begins it with; null where it does not. */
function endOfBeginning(there: readonly SentMessage[], given: readonly SentMessage[]): number | null {
  if (canonicalJson(given.slice(0, there.length)) === canonicalJson(there)) return there.length;
  const lasting = there.filter(isLasting).length;
  let [end, seen] = [0, 0];
  for (; end < given.length && seen < lasting; end += 1) seen += Number(isLasting(given[end] as SentMessage));
  return seen < lasting ? null : end;
}

/** True where nothing is told of a report, as in documents from before they had any. */
function isSilent({ outputValid, error }: ArchivedTurn['report']): boolean {
  return outputValid === null && error === null;
}

/** Returns what metadata says but for the title of a conversation, which is given once it has begun, and given again. */
function untitled(metadata: ArchivedTurn['metadata']): unknown {
  if (metadata?.source !== CHATGPT) return metadata;
  return { ...metadata, title: null };
}

/** False for what is kept for a day only, and may be gone on either side. */
function isLasting({ role, type, disposable }: SentMessage): boolean {
  return role !== 'tool' && type !== 'tool' && disposable !== true;
}

export function conflict(sessionId: string): HipocampoError {
  return new HipocampoError('version_conflict', `session ${sessionId} is there already, with other content`);
}
