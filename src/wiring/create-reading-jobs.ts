import { randomUUID } from 'node:crypto';
import { EarlierSegments } from '../memory/conversation/segments/earlier-segments.ts';
import { SegmentSummarizer } from '../memory/conversation/segments/segment-summarizer.ts';
import { DistillationSchedule } from '../memory/episodes/distillation-schedule.ts';
import { EpisodeDistiller } from '../memory/episodes/episode-distiller.ts';
import { FactConsolidator } from '../memory/facts/fact-consolidator.ts';
import type { FactMemory } from '../memory/facts/fact-memory.ts';
import { FactReader } from '../memory/facts/fact-reader.ts';
import type { LateFacts } from '../memory/facts/late-facts.ts';
import { SessionEnd } from '../memory/facts/session-end.ts';
import { JobRunner } from '../memory/jobs/job-runner.ts';
import type { JournalReader } from '../memory/journal/journal-reader.ts';
import { openChatModel } from '../memory/llm/chat-model.ts';
import { StretchJobs, stretchKinds } from '../memory/llm/stretch-jobs.ts';
import { StretchReader } from '../memory/llm/stretch-reader.ts';
import { SessionDestruction } from '../memory/sessions/session-destruction.ts';
import { DistillationStore } from '../stores/distillation-store.ts';
import { EventStore } from '../stores/event-store.ts';
import { FactReadingStore } from '../stores/fact-reading-store.ts';
import { SegmentStore } from '../stores/segment-store.ts';
import { SessionDestructionStore } from '../stores/session-destruction-store.ts';
import { SessionEndStore } from '../stores/session-end-store.ts';
import { SessionStore } from '../stores/session-store.ts';
import { TurnStore } from '../stores/turn-store.ts';
import { createSemanticMemory } from './create-semantic-memory.ts';
import type { Foundations } from './foundations.ts';

const LLM_TIMEOUT_MS = 120_000; // nobody waits for it

/** The jobs that read turns in the background, for facts and, where there is semantic memory, for episodes. */
export interface ReadingJobs {
  readonly sessionEnd: SessionEnd;
  readonly destruction: SessionDestruction;
  readonly summarizer: SegmentSummarizer;
  readonly earlier: EarlierSegments;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Puts the reading of turns together, in as many processes as there are. Where a language model is configured it reads turns as they fall due, also
 * for episodes if `distils`; without one, sessions that are ended are read by rules.
 */
export function createReadingJobs(
  deps: Foundations & {
    readonly facts: FactMemory;
    readonly lateFacts: LateFacts;
    readonly journalReader: JournalReader;
    readonly dropEntries: (tenant: string, sessionIds: readonly string[]) => Promise<unknown>;
  },
  { distils }: { readonly distils: boolean },
): ReadingJobs {
  const { config, database, jobs, keys, logger, metrics, facts, lateFacts } = deps;
  const { llm, sessionTtlSeconds } = config;
  const model = llm === undefined ? null : openChatModel({ ...llm, timeoutMs: LLM_TIMEOUT_MS });
  const readings = new FactReadingStore({ database });
  const distillations = new DistillationStore({ database });
  const turns = new TurnStore({ database });
  const consolidator = new FactConsolidator({ database, model, readings, facts, lateFacts, jobs });
  const memories = createSemanticMemory(deps, null);
  const kinds = stretchKinds(distils);
  const reader =
    model === null
      ? null
      : new StretchReader({
          database,
          model,
          turns,
          readings,
          facts: new FactReader({ database, readings, facts, lateFacts }),
          episodes: distils ? new EpisodeDistiller({ database, distillations, memories }) : null,
          consolidator,
          jobs,
          metrics,
        });
  const destruction = new SessionDestruction({
    database,
    destructions: new SessionDestructionStore(),
    events: new EventStore({ database }),
    dropEntries: deps.dropEntries,
  });
  const { journalReader } = deps;
  const sessionEnd = new SessionEnd({
    database,
    journal: journalReader,
    ends: new SessionEndStore(),
    destruction,
    readings,
    lateFacts,
    consolidator,
    jobs,
    model: reader === null ? null : { reader, distillations },
    onEnqueued: () => runner.wake(),
  });
  const sessions = new SessionStore({ database });
  const segmentStore = new SegmentStore({ database });
  const summarizer = new SegmentSummarizer({
    database,
    segments: segmentStore,
    jobs,
    memories,
    flush: async (tenant, sessionId, throughTurn) => {
      await sessionEnd.readByRules(tenant, sessionId, throughTurn);
      await journalReader.read(tenant, sessionId, throughTurn);
    },
    model,
    renew: (tenant, sessionId) => sessions.beginGeneration(tenant, sessionId, null),
    settings: config.adaptive,
    logger,
    onEnqueued: () => runner.wake(),
  });
  const earlier = new EarlierSegments({
    ...{ database, jobs, logger, segments: segmentStore, settings: config.adaptive },
    memories: config.semanticMemory.enabled ? deps.memoryStore : null,
    clock: deps.clock,
    newId: randomUUID,
    onEnqueued: () => runner.wake(),
  });
  const runner = new JobRunner({
    jobs,
    work: {
      summarize_segments: (job, signal) => summarizer.run(job, signal),
      merge_segments: (job, signal) => earlier.run(job, signal),
      end_session: (job, signal) => sessionEnd.run(job, signal),
      ...(reader !== null && Object.fromEntries(kinds.map((kind) => [kind, reader.run.bind(reader)]))),
      consolidate_facts: (job, signal) => consolidator.run(job, signal),
    },
    logger,
  });
  const schedule =
    model === null
      ? null
      : new DistillationSchedule({
          distillations,
          jobs,
          stretchJobs: new StretchJobs({ jobs, readings, kinds }),
          keys,
          logger,
          sessionTtlSeconds,
          maxMessages: config.conversationMaxMessages,
        });
  return {
    sessionEnd,
    destruction,
    summarizer,
    earlier,
    start: () => {
      schedule?.start();
      runner.start();
    },
    stop: async () => {
      await schedule?.stop();
      await runner.stop();
    },
  };
}
