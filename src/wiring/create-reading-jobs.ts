import { SegmentSummarizer } from '../memory/conversation/segments/segment-summarizer.ts';
import { DistillationSchedule } from '../memory/episodes/distillation-schedule.ts';
import { EpisodeDistiller } from '../memory/episodes/episode-distiller.ts';
import { FactConsolidator } from '../memory/facts/fact-consolidator.ts';
import type { FactMemory } from '../memory/facts/fact-memory.ts';
import { FactReader } from '../memory/facts/fact-reader.ts';
import { SessionEnd } from '../memory/facts/session-end.ts';
import { JobRunner } from '../memory/jobs/job-runner.ts';
import { openChatModel } from '../memory/llm/chat-model.ts';
import { StretchJobs } from '../memory/llm/stretch-jobs.ts';
import { SessionDestruction } from '../memory/sessions/session-destruction.ts';
import { DistillationStore } from '../stores/distillation-store.ts';
import { EventStore } from '../stores/event-store.ts';
import { FactReadingStore } from '../stores/fact-reading-store.ts';
import { SegmentStore } from '../stores/segment-store.ts';
import { SessionDestructionStore } from '../stores/session-destruction-store.ts';
import { SessionEndStore } from '../stores/session-end-store.ts';
import { TurnStore } from '../stores/turn-store.ts';
import { createSemanticMemory } from './create-semantic-memory.ts';
import type { Foundations } from './foundations.ts';

const LLM_TIMEOUT_MS = 120_000; // nobody waits for it

/** The jobs that read turns in the background, for facts and, where there is semantic memory, for episodes. */
export interface ReadingJobs {
  readonly sessionEnd: SessionEnd;
  readonly destruction: SessionDestruction;
  readonly summarizer: SegmentSummarizer;
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
    readonly dropEntries: (tenant: string, sessionIds: readonly string[]) => Promise<unknown>;
  },
  { distils }: { readonly distils: boolean },
): ReadingJobs {
  const { config, database, jobs, keys, logger, facts } = deps;
  const { llm, sessionTtlSeconds } = config;
  const model = llm === undefined ? null : openChatModel({ ...llm, timeoutMs: LLM_TIMEOUT_MS });
  const readings = new FactReadingStore({ database });
  const distillations = new DistillationStore({ database });
  const turns = new TurnStore({ database });
  const consolidator = new FactConsolidator({ database, model, readings, facts, jobs });
  const reader =
    model === null ? null : new FactReader({ database, model, turns, readings, facts, consolidator, jobs });
  const stretchJobs = new StretchJobs({
    jobs,
    readings,
    kinds: distils ? ['extract_facts', 'distil'] : ['extract_facts'],
  });
  const destruction = new SessionDestruction({
    database,
    destructions: new SessionDestructionStore(),
    events: new EventStore({ database }),
    dropEntries: deps.dropEntries,
  });
  const sessionEnd = new SessionEnd({
    database,
    ends: new SessionEndStore(),
    destruction,
    readings,
    facts,
    consolidator,
    jobs,
    model: reader === null ? null : { reader, distillations, stretchJobs },
    onEnqueued: () => runner.wake(),
  });
  const distiller =
    model === null || !distils
      ? null
      : new EpisodeDistiller({
          database,
          model,
          turns,
          distillations,
          memories: createSemanticMemory(deps, null),
          jobs,
        });
  const summarizer = new SegmentSummarizer({
    database,
    segments: new SegmentStore({ database }),
    jobs,
    memories: createSemanticMemory(deps, null),
    settings: config.adaptive,
    logger,
    onEnqueued: () => runner.wake(),
  });
  const runner = new JobRunner({
    jobs,
    work: {
      summarize_segments: (job, signal) => summarizer.run(job, signal),
      end_session: (job, signal) => sessionEnd.run(job, signal),
      ...(reader !== null && { extract_facts: (job, signal) => reader.run(job, signal) }),
      ...(distiller !== null && { distil: (job, signal) => distiller.run(job, signal) }),
      consolidate_facts: (job, signal) => consolidator.run(job, signal),
    },
    logger,
  });
  const schedule =
    model === null
      ? null
      : new DistillationSchedule({ distillations, jobs, stretchJobs, keys, logger, sessionTtlSeconds });
  return {
    sessionEnd,
    destruction,
    summarizer,
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
