/** The document of a user: a line of JSON a part, the last one the checksum of those before it; written and read line by line. */
import { createHash, type Hash } from 'node:crypto';
import { HipocampoError } from '../../errors.ts';
import type { ArchivedTurn } from '../../memory/archive/archived-session.ts';
import type { ArchivedFact, UserPart, UserSource } from '../../memory/archive/user-archive.ts';
import type { Evidence, Fact } from '../../memory/facts/fact.ts';
import type { Layout } from '../../memory/memory-file/memory-document.ts';
import { jsonOf, parsed } from './archive-parsing.ts';
import { FORMAT_VERSION, type Line, USER_FORMAT, type UserLine, userLine } from './archive-schemas.ts';
import { inChunks } from './document-chunks.ts';
import { archivedTurnView, headOf, headView, turnOf } from './session-document.ts';
import type { Spool } from './spool.ts';

const LINE_CHARACTERS = 32 * 1_048_576; // well above a turn of 64 messages

/** Yields the bytes of a user's document. */
export async function* userDocument(parts: AsyncIterable<UserPart>): AsyncGenerator<Buffer> {
  const digest = createHash('sha256');
  for await (const chunk of inChunks(linesOf(parts))) {
    digest.update(chunk);
    yield chunk;
  }
  const last = { kind: 'checksum', algorithm: 'sha256', checksum: digest.digest('hex') };
  yield Buffer.from(`${JSON.stringify(last)}\n`);
}

/** Yields the lines of a user's document but for the last, each followed by its end. */
async function* linesOf(parts: AsyncIterable<UserPart>): AsyncGenerator<string> {
  for await (const part of parts) {
    yield JSON.stringify(partView(part));
    yield '\n';
    if (part.kind !== 'session') continue;
    const { sessionId } = part.head;
    for await (const turn of part.turns) {
      yield JSON.stringify({ kind: 'turn', session_id: sessionId, ...archivedTurnView(turn) });
      yield '\n'; // by itself: put behind a text, it would have that copied
    }
  }
}

/**
 * Reads a user's document. Its first line tells whose it is; that it is whole is known once its parts were read to their end, which
 * throw `invalid_request` with the line of what is wrong, as `/line/field`, counted from 0.
 */
export async function readUser(spool: Spool): Promise<UserSource> {
  const { value: first } = await spool.lines(LINE_CHARACTERS).next();
  const user = lineOf(first ?? '', 0);
  if (user.kind !== 'user') throw faultAt(0, 'kind', 'must be the user, whose parts follow');
  return { userId: user.user_id, parts: () => partsOf(spool, user.user_id) };
}

async function* partsOf(spool: Spool, userId: string): AsyncGenerator<UserPart> {
  const lines = new Lines(spool);
  for (let line = await lines.next(); line !== null; line = await lines.next()) {
    const at = lines.at;
    switch (line.kind) {
      case 'user':
        if (at !== 0) throw faultAt(at, 'kind', 'must be of one user');
        yield {
          kind: 'user',
          user: { userId, createdAt: new Date(line.created_at).toISOString(), timezone: line.timezone },
        };
        break;
      case 'session':
        if (line.user_id !== userId) throw faultAt(at, 'user_id', 'must be the user of the first line');
        yield { kind: 'session', head: headOf(line, null), turns: turnsOf(lines, line.session_id) };
        for await (const _ of turnsOf(lines, line.session_id)); // those that nobody read
        break;
      case 'turn':
        throw faultAt(at, 'session_id', 'must be of the session before it');
      case 'fact':
        yield { kind: 'fact', fact: factOf(line, userId) };
        break;
      case 'forgetting':
        yield {
          kind: 'forgetting',
          mark: { slot: line.slot, identity: line.identity, turnId: line.turn_id, forgottenAt: line.forgotten_at },
        };
        break;
      case 'memory':
        yield {
          kind: 'memory',
          memory: {
            id: line.id.toLowerCase(),
            type: line.type,
            lines: line.lines,
            language: line.language,
            metadata: line.metadata,
            createdAt: line.created_at,
            ttlDays: line.ttl_days,
            sessionId: line.session_id,
            turnNumber: line.turn_number,
            distilledFrom: line.distilled_from,
            contentHash: line.content_hash,
          },
        };
        break;
      case 'snapshot':
        yield {
          kind: 'snapshot',
          snapshot: {
            slug: line.slug,
            sessionId: line.session_id,
            language: line.language,
            messages: line.messages,
            messageCount: line.message_count,
            toTurn: line.to_turn,
            createdAt: line.created_at,
          },
        };
        break;
      case 'journal':
        yield {
          kind: 'journal',
          line: {
            id: line.id.toLowerCase(),
            source: line.source,
            text: line.text,
            language: line.language,
            sessionId: line.session_id,
            turnNumber: line.turn_number,
            createdAt: line.created_at,
          },
        };
        break;
      case 'memory_file':
        yield {
          kind: 'memory_file',
          layout: { preamble: line.preamble, sections: line.sections as Layout['sections'], extras: line.extras },
        };
        break;
      case 'checksum':
        await lines.end(line.checksum);
        return;
    }
  }
  throw notWhole('', 'ends before its checksum');
}

/** Yields the turns of a session until another part begins. */
async function* turnsOf(lines: Lines, sessionId: string): AsyncGenerator<ArchivedTurn> {
  for (let line = await lines.peek(); line?.kind === 'turn'; line = await lines.peek()) {
    if (line.session_id !== sessionId) return;
    await lines.next();
    const { kind: _kind, session_id: _session, ...turn } = line;
    yield turnOf(turn);
  }
}

/** The lines of a document, of which the next one may be looked at before it is taken. */
class Lines {
  readonly #lines: AsyncGenerator<string>;
  readonly #digest: Hash = createHash('sha256');
  #peeked: { readonly line: UserLine; readonly text: string } | null = null;
  #read = -1;

  constructor(spool: Spool) {
    this.#lines = spool.lines(LINE_CHARACTERS);
  }

  /** The number of the line that was taken last, from 0. */
  get at(): number {
    return this.#read;
  }

  async peek(): Promise<UserLine | null> {
    if (this.#peeked === null) {
      const { value: text } = await this.#lines.next();
      if (text === undefined) return null;
      this.#peeked = { line: lineOf(text, this.#read + 1), text };
    }
    return this.#peeked.line;
  }

  async next(): Promise<UserLine | null> {
    await this.peek();
    if (this.#peeked === null) return null;
    const { line, text } = this.#peeked;
    this.#peeked = null;
    this.#read += 1;
    if (line.kind !== 'checksum') this.#digest.update(`${text}\n`);
    return line;
  }

  /** Holds the lines before the last one against their checksum. */
  async end(checksum: string): Promise<void> {
    if (this.#digest.digest('hex') !== checksum)
      throw notWhole(`/${this.#read}/checksum`, 'is not the checksum of the lines before it');
    for await (const text of this.#lines)
      if (text.trim() !== '') throw notWhole(`/${this.#read + 1}`, 'follows the checksum');
  }
}

function lineOf(text: string, at: number): UserLine {
  let value: unknown;
  try {
    value = jsonOf(text);
  } catch {
    throw faultAt(at, '', 'must be a line of JSON');
  }
  return parsed(userLine, value, `/${at}`);
}

function faultAt(at: number, field: string, message: string): HipocampoError {
  return new HipocampoError('invalid_request', 'the document does not have the right form', {
    faults: [{ pointer: field === '' ? `/${at}` : `/${at}/${field}`, message }],
  });
}

function notWhole(pointer: string, message: string): HipocampoError {
  return new HipocampoError('invalid_request', 'the document is not whole, or was changed', {
    faults: [{ pointer, message }],
  });
}

function partView(part: UserPart): object {
  switch (part.kind) {
    case 'user': {
      const { userId, createdAt, timezone } = part.user;
      return {
        kind: 'user',
        format: USER_FORMAT,
        format_version: FORMAT_VERSION,
        user_id: userId,
        created_at: createdAt,
        timezone,
      };
    }
    case 'session':
      return { kind: 'session', ...headView(part.head) };
    case 'fact':
      return { kind: 'fact', ...factView(part.fact.fact), history: part.fact.history.map(changeView) };
    case 'forgetting': {
      const { slot, identity, turnId, forgottenAt } = part.mark;
      return { kind: 'forgetting', slot, identity, turn_id: turnId, forgotten_at: forgottenAt };
    }
    case 'memory': {
      const { memory } = part;
      return {
        kind: 'memory',
        id: memory.id,
        type: memory.type,
        lines: memory.lines,
        language: memory.language,
        metadata: memory.metadata,
        created_at: memory.createdAt,
        ttl_days: memory.ttlDays,
        session_id: memory.sessionId,
        turn_number: memory.turnNumber,
        distilled_from: memory.distilledFrom,
        content_hash: memory.contentHash,
      };
    }
    case 'snapshot': {
      const { snapshot } = part;
      return {
        kind: 'snapshot',
        slug: snapshot.slug,
        session_id: snapshot.sessionId,
        language: snapshot.language,
        messages: snapshot.messages,
        message_count: snapshot.messageCount,
        to_turn: snapshot.toTurn,
        created_at: snapshot.createdAt,
      };
    }
    case 'journal': {
      const { id, source, text, language, sessionId, turnNumber, createdAt } = part.line;
      return {
        kind: 'journal',
        id,
        source,
        text,
        language,
        session_id: sessionId,
        turn_number: turnNumber,
        created_at: createdAt,
      };
    }
    case 'memory_file': {
      const { preamble, sections, extras } = part.layout;
      return { kind: 'memory_file', preamble, sections, extras };
    }
  }
}

function factView(fact: Fact) {
  return {
    id: fact.id,
    key: fact.key,
    slot: fact.slot,
    value: fact.value,
    domain: fact.domain,
    confidence: fact.confidence,
    source: fact.source,
    language: fact.language,
    standing: fact.standing,
    state: fact.state,
    created_at: fact.createdAt.toISOString(),
    updated_at: fact.updatedAt.toISOString(),
    last_confirmed_at: fact.lastConfirmedAt.toISOString(),
    superseded_by: fact.supersededBy,
    deleted_at: fact.deletedAt?.toISOString() ?? null,
    evidence: evidenceView(fact.evidence),
    said_in: fact.saidIn === null ? null : { session_id: fact.saidIn.sessionId, turn_number: fact.saidIn.turnNumber },
  };
}

function changeView(change: ArchivedFact['history'][number]) {
  const { turn } = change;
  return {
    event: change.event,
    reason: change.reason,
    state_before: change.stateBefore,
    state_after: change.stateAfter,
    other: change.other,
    turn: turn === null ? null : { session_id: turn.sessionId, turn_number: turn.turnNumber, turn_id: turn.turnId },
    at: change.at.toISOString(),
    fact: factView(change.fact),
    evidence: evidenceView(change.evidence),
  };
}

function evidenceView(evidence: Evidence | null) {
  return evidence === null
    ? null
    : {
        quote: evidence.quote.toWellFormed(), // cut, it may end in half a character
        start: evidence.start,
        end: evidence.end,
        message: evidence.message,
        session_id: evidence.sessionId,
        turn_number: evidence.turnNumber,
        turn_id: evidence.turnId,
      };
}

type FactFields = Omit<Line<'fact'>, 'kind' | 'history'>;

function factOf({ history, ...line }: Line<'fact'>, userId: string): ArchivedFact {
  return {
    fact: factFrom(line, userId),
    history: history.map((change) => ({
      event: change.event,
      reason: change.reason,
      stateBefore: change.state_before,
      stateAfter: change.state_after,
      other: change.other,
      turn:
        change.turn === null
          ? null
          : { sessionId: change.turn.session_id, turnNumber: change.turn.turn_number, turnId: change.turn.turn_id },
      at: new Date(change.at),
      fact: factFrom(change.fact, userId),
      evidence: evidenceFrom(change.evidence),
    })),
  };
}

function factFrom(line: FactFields, userId: string): Fact {
  return {
    id: line.id.toLowerCase(),
    userId,
    key: line.key,
    slot: line.slot,
    value: line.value,
    domain: line.domain,
    confidence: line.confidence,
    source: line.source,
    language: line.language,
    standing: line.standing,
    state: line.state,
    createdAt: new Date(line.created_at),
    updatedAt: new Date(line.updated_at),
    lastConfirmedAt: new Date(line.last_confirmed_at),
    supersededBy: line.superseded_by,
    deletedAt: line.deleted_at === null ? null : new Date(line.deleted_at),
    evidence: evidenceFrom(line.evidence),
    saidIn: line.said_in === null ? null : { sessionId: line.said_in.session_id, turnNumber: line.said_in.turn_number },
  };
}

function evidenceFrom(evidence: FactFields['evidence']): Evidence | null {
  return evidence === null
    ? null
    : {
        quote: evidence.quote,
        start: evidence.start,
        end: evidence.end,
        message: evidence.message,
        sessionId: evidence.session_id,
        turnNumber: evidence.turn_number,
        turnId: evidence.turn_id,
      };
}
