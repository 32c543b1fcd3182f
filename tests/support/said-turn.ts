/** Turns that are drafted and committed as the service does it, without a server around them. */
import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '../../src/memory/conversation/chat-message.ts';
import type { Insertion, NewTurn } from '../../src/memory/conversation/new-turn.ts';
import { draftTurn } from '../../src/memory/conversation/turn-draft.ts';
import type { Database } from '../../src/stores/database.ts';
import { TurnStore } from '../../src/stores/turn-store.ts';

interface Said {
  readonly tenant?: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly messages: readonly ChatMessage[];
  readonly language?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly createdAt?: string;
  /** Whether it becomes a memory too. */
  readonly remember?: boolean;
}

/** A turn that its session took, with the draft it was made of. */
export interface SaidTurn {
  readonly draft: NewTurn;
  readonly saved: Extract<Insertion, { kind: 'saved' }>;
}

/** Commits a turn; throws where the session does not take it. */
export async function sayTurn(database: Database, said: Said): Promise<SaidTurn> {
  const draft = await draftTurn(
    {
      userId: said.userId,
      sessionId: said.sessionId,
      messages: said.messages,
      language: said.language ?? 'es',
      metadata: said.metadata ?? null,
      createdAt: said.createdAt ?? null,
      turnId: null,
      idempotencyKey: null,
      expectedVersion: null,
      lockToken: null,
      outputValid: null,
      error: null,
      body: {},
    },
    {
      tenant: said.tenant ?? 'default',
      newTurnId: randomUUID,
      language: said.language ?? 'es',
      languageTold: true,
      limits: null,
      maxContextTokens: 4_000,
      remember: said.remember ?? false,
      now: new Date(),
      factsRead: true,
    },
  );
  const saved = await new TurnStore({ database }).insert(database.as(draft.tenant), draft);
  if (saved.kind !== 'saved') throw new Error(`the session did not take the turn: ${saved.kind}`);
  return { draft, saved };
}
