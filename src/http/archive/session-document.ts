/** The document of a session: written turn by turn, and read back from a body of any size. */
import { createHash, type Hash } from 'node:crypto';
import type { z } from 'zod';
import { HipocampoError } from '../../errors.ts';
import type { ArchivedTurn, SessionHead, SessionSource } from '../../memory/archive/archived-session.ts';
import { canonicalJson } from '../../memory/archive/canonical-json.ts';
import { turnsOfMessages } from '../../memory/archive/foreign-turns.ts';
import { splitJson } from '../../memory/archive/json-splitter.ts';
import type { SentMessage } from '../../memory/conversation/message-reading.ts';
import { messages as messagesSchema } from '../message-schemas.ts';
import { jsonOf, parsed } from './archive-parsing.ts';
import {
  archivedTurn,
  type archivedTurn as archivedTurnSchema,
  FORMAT_VERSION,
  foreignHead,
  SESSION_FORMAT,
  sessionDocumentHead,
} from './archive-schemas.ts';
import { inChunks } from './document-chunks.ts';
import type { Spool } from './spool.ts';

const STREAMED: ReadonlySet<string> = new Set(['turns', 'messages']);

/** Returns a session without its turns as its documents tell it. */
export function headView(head: SessionHead) {
  return {
    user_id: head.userId,
    session_id: head.sessionId,
    created_at: head.createdAt,
    language: head.language,
    total_turns: head.totalTurns,
    plan_state: head.planState,
    context: head.context,
    external_refs: head.externalRefs,
  };
}

/** Returns a turn as documents tell it. */
export function archivedTurnView(turn: ArchivedTurn) {
  return {
    turn_id: turn.turnId,
    turn_number: turn.turnNumber,
    created_at: turn.createdAt,
    language: turn.language,
    messages: turn.messages,
    extra_metadata: turn.metadata,
    ...(turn.report.outputValid !== null && { output_valid: turn.report.outputValid }),
    ...(turn.report.error !== null && { error: turn.report.error }),
    ...(turn.forgotten && { forgotten: true as const }),
  };
}

/** Yields the bytes of a session's document: valid JSON, a turn a line. */
export function sessionDocument(head: SessionHead, turns: AsyncIterable<ArchivedTurn>): AsyncGenerator<Buffer> {
  return inChunks(textOf(head, turns));
}

async function* textOf(head: SessionHead, turns: AsyncIterable<ArchivedTurn>): AsyncGenerator<string> {
  const members = { format: SESSION_FORMAT, format_version: FORMAT_VERSION, ...headView(head) };
  const digest = createHash('sha256');
  yield `${JSON.stringify(members).slice(0, -1)},"turns":[`;
  let between = '\n';
  for await (const turn of turns) {
    const view = archivedTurnView(turn);
    addTurn(digest, view);
    yield between;
    yield JSON.stringify(view);
    between = ',\n';
  }
  yield `\n],"checksum":"${checksumOf(members, digest)}"}\n`;
}

/**
 * Reads the body of an import: a session's document, which must be whole, or foreign messages. Throws `invalid_request` with the
 * places of what is wrong. `sessionId`: the id to restore it under; null: its own.
 */
export async function readSession(spool: Spool, sessionId: string | null): Promise<SessionSource> {
  const members: Record<string, unknown> = {};
  const digest = createHash('sha256');
  const streamed = new Set<string>();
  let first: string | null = null;
  for await (const { key, index, text } of splitJson(spool.text(), STREAMED)) {
    const value = jsonOf(text);
    if (index === null) {
      if (key === '') throw notAnObject();
      members[key] = value;
      continue;
    }
    if (key === '') throw notAnObject();
    streamed.add(key);
    if (key === 'turns') addTurn(digest, parsed(archivedTurn, value, `/turns/${index}`));
    else {
      const [message] = parsed(messagesSchema, [value], `/messages`, index);
      first ??= (message as { created_at?: string }).created_at ?? null;
    }
  }
  if (members.format !== undefined || streamed.has('turns')) return documentSource(spool, members, digest, sessionId);
  return foreignSource(spool, members, first, streamed.has('messages'), sessionId);
}

function documentSource(
  spool: Spool,
  members: Record<string, unknown>,
  digest: Hash,
  sessionId: string | null,
): SessionSource {
  const { turns: _empty, ...given } = members;
  const { checksum, ...head } = parsed(sessionDocumentHead, given, '');
  if (checksum !== checksumOf(head, digest))
    throw new HipocampoError('invalid_request', 'the document is not whole, or was changed', {
      faults: [{ pointer: '/checksum', message: 'is not the checksum of the document' }],
    });
  return {
    head: headOf(head, sessionId),
    async *turns() {
      for await (const { key, index, text } of splitJson(spool.text(), STREAMED))
        if (key === 'turns' && index !== null) yield turnOf(parsed(archivedTurn, jsonOf(text), `/turns/${index}`));
    },
  };
}

function foreignSource(
  spool: Spool,
  members: Record<string, unknown>,
  first: string | null,
  hasMessages: boolean,
  sessionId: string | null,
): SessionSource {
  const { messages: _empty, ...given } = members;
  const head = parsed(foreignHead, given, '');
  if (!hasMessages)
    throw new HipocampoError('invalid_request', 'the request does not have the right form', {
      faults: [{ pointer: '/messages', message: 'must be a list of at least one message' }],
    });
  async function* messages(): AsyncGenerator<SentMessage> {
    for await (const { key, index, text } of splitJson(spool.text(), STREAMED))
      if (key === 'messages' && index !== null)
        yield parsed(messagesSchema, [jsonOf(text)], '/messages', index)[0] as SentMessage;
  }
  return {
    head: {
      userId: head.user_id,
      sessionId: sessionId ?? head.session_id,
      createdAt: first === null ? null : new Date(first).toISOString(),
      language: null,
      totalTurns: null,
      planState: null,
      context: null,
      externalRefs: null,
    },
    turns: () => turnsOfMessages(messages(), head.language ?? null),
  };
}

/** Returns what a document tells of a session. */
export function headOf(
  head: Omit<z.infer<typeof sessionDocumentHead>, 'format' | 'format_version' | 'checksum'>,
  sessionId: string | null,
): SessionHead {
  return {
    userId: head.user_id,
    sessionId: sessionId ?? head.session_id,
    createdAt: new Date(head.created_at).toISOString(),
    language: head.language,
    totalTurns: head.total_turns,
    planState: head.plan_state,
    context: head.context,
    externalRefs: head.external_refs,
  };
}

/** Returns a turn that a document tells. */
export function turnOf(turn: z.infer<typeof archivedTurnSchema>): ArchivedTurn {
  return {
    turnId: turn.turn_id.toLowerCase(),
    turnNumber: turn.turn_number,
    createdAt: new Date(turn.created_at).toISOString(),
    language: turn.language,
    messages: turn.messages as readonly SentMessage[],
    metadata: turn.extra_metadata,
    report: { outputValid: turn.output_valid ?? null, error: turn.error ?? null },
    forgotten: turn.forgotten === true,
  };
}

function addTurn(digest: Hash, turn: unknown): void {
  digest.update(canonicalJson(turn)).update('\n');
}

function checksumOf(members: object, turns: Hash): string {
  const whole = canonicalJson({ ...members, turns: turns.copy().digest('hex') });
  return createHash('sha256').update(whole).digest('hex');
}

function notAnObject(): HipocampoError {
  return new HipocampoError('invalid_request', 'the body is neither the document of a session nor messages to import');
}
