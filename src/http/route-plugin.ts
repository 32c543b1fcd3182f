import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ConversationImport } from '../memory/archive/conversation-import.ts';
import type { SessionArchive } from '../memory/archive/session-archive.ts';
import type { SessionErasure } from '../memory/archive/session-erasure.ts';
import type { UserArchive } from '../memory/archive/user-archive.ts';
import type { UserErasure } from '../memory/archive/user-erasure.ts';
import type { SessionEntities } from '../memory/entities/session-entities.ts';
import type { SemanticMemoryStore } from '../memory/episodes/semantic-memory-store.ts';
import type { EventLog } from '../memory/events/event-log.ts';
import type { EventStreams } from '../memory/events/event-streams.ts';
import type { Webhooks } from '../memory/events/webhooks.ts';
import type { FactMemory } from '../memory/facts/fact-memory.ts';
import type { SessionEnd } from '../memory/facts/session-end.ts';
import type { Journal } from '../memory/journal/journal.ts';
import type { MemoryFiles } from '../memory/memory-file/memory-files.ts';
import type { MemoryManager } from '../memory/memory-manager.ts';
import type { PlanContextExtractor } from '../memory/plans/plan-context-extractor.ts';
import type { HistorySearch } from '../memory/search/history-search.ts';
import type { SessionContexts } from '../memory/sessions/session-contexts.ts';
import type { SessionCuts } from '../memory/sessions/session-cuts.ts';
import type { SessionDestruction } from '../memory/sessions/session-destruction.ts';
import type { SessionLocks } from '../memory/sessions/session-locks.ts';
import type { SessionReset } from '../memory/sessions/session-reset.ts';
import type { SessionUsage } from '../memory/sessions/session-usage.ts';
import type { ToolCache } from '../memory/tools/tool-cache.ts';
import type { JobStore } from '../stores/job-store.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The parts of the service that routes may call. */
export interface RouteDeps {
  readonly memory: MemoryManager;
  readonly memories: SemanticMemoryStore;
  readonly facts: Pick<
    FactMemory,
    'remember' | 'forget' | 'forgetOne' | 'confirm' | 'restore' | 'list' | 'changes' | 'extract'
  >;
  readonly journal: Pick<Journal, 'append' | 'day' | 'setTimezone'>;
  readonly memoryFiles: Pick<MemoryFiles, 'read' | 'write'>;
  readonly locks: SessionLocks;
  readonly sessionContexts: SessionContexts;
  readonly search: Pick<HistorySearch, 'search'>;
  readonly entities: Pick<SessionEntities, 'ofSession'>;
  readonly sessionEnd: Pick<SessionEnd, 'end'>;
  readonly reset: Pick<SessionReset, 'reset' | 'find' | 'list'>;
  readonly cuts: Pick<SessionCuts, 'trim'>;
  readonly destruction: Pick<SessionDestruction, 'destroy'>;
  readonly usage: Pick<SessionUsage, 'of'>;
  readonly toolCache: Pick<ToolCache, 'put' | 'get'>;
  readonly jobs: Pick<JobStore, 'list' | 'find' | 'retry' | 'cancel'>;
  readonly eventLog: Pick<EventLog, 'now' | 'resume' | 'resumeBeginning'>;
  readonly eventStreams: Pick<EventStreams, 'admit' | 'open' | 'close'>;
  readonly webhooks: Pick<Webhooks, 'register' | 'list' | 'find' | 'remove' | 'replay'>;
  readonly plans: PlanContextExtractor;
  readonly clock: { now(): Date };
  readonly sessionTtlSeconds: number;
  /** The language where neither the caller nor the text tells one, BCP-47. */
  readonly defaultLanguage: string;
  readonly archives: {
    readonly sessions: SessionArchive;
    readonly users: UserArchive;
    readonly conversations: ConversationImport;
  };
  readonly erasure: Pick<UserErasure, 'erase'>;
  readonly sessionErasure: Pick<SessionErasure, 'erase'>;
  /** The largest document that an import takes. */
  readonly importMaxBytes: number;
}

/** A plugin that adds one operation. */
export type RoutePlugin = (app: App, deps: RouteDeps) => void;
