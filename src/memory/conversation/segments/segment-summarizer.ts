import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../stores/database.ts';
import type { JobStore } from '../../../stores/job-store.ts';
import type { SegmentStore } from '../../../stores/segment-store.ts';
import type { Logger } from '../../../telemetry/logger.ts';
import type { GivenMemory } from '../../episodes/given-memory.ts';
import type { SemanticMemoryStore } from '../../episodes/semantic-memory-store.ts';
import type { Job } from '../../jobs/job.ts';
import type { ChatModel } from '../../llm/chat-model.ts';
import { LlmFailed } from '../../llm/llm-failed.ts';
import type { AdaptiveSettings } from '../flow/adaptive-settings.ts';
import { flowOf, termsOfTurn } from '../flow/continuity.ts';
import { closedSegments } from '../flow/entry-flow.ts';
import type { TurnTerms } from '../flow/flow-features.ts';
import { isShift } from '../flow/window-policy.ts';
import { parseStored } from '../stored-message.ts';
import { wordsFor } from '../words.ts';
import type { Segment, SegmentTurn } from './segment.ts';
import { lineOf } from './segment-block.ts';
import { readSegment } from './segment-reader.ts';

const AT_ONCE = 60; // turns a reading: some twenty segments
const LATEST = 60; // turns of a session whose segments a model may read: of one that was imported whole the rest goes by rules
const MODEL_MS = 20_000; // for a segment: jobs that are behind it wait so long at most
const BEFORE = 2; // turns that a turn is held against, as in the entry

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly segments: SegmentStore;
  readonly jobs: Pick<JobStore, 'enqueue' | 'succeed'>;
  readonly memories: Pick<SemanticMemoryStore, 'draft' | 'keep' | 'isEnabled'>;
  /** Reads turns up to one for facts, then for the journal: what leaves the window has told all that it had to tell. */
  readonly flush: (tenant: string, sessionId: string, throughTurn: number) => Promise<void>;
  /** The language model that reads segments; null: rules alone do. */
  readonly model: ChatModel | null;
  /** Has the next build of a session read it whole, with the segments that are stored of it now. */
  readonly renew: (tenant: string, sessionId: string) => Promise<unknown>;
  readonly settings: AdaptiveSettings;
  readonly logger: Logger;
  /** Called when there is a job to run. */
  readonly onEnqueued: () => void;
}

/** A session of whose turns the last ones made a segment. */
export interface ClosedSegment {
  readonly tenant: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly toTurn: number;
  /** The turn from which on all segments are at hand, where earlier ones may be missing there; null: none is. */
  readonly heldFrom: number | null;
}

/** The background work that writes the summaries of a session's segments, and has them found as memories. */
export class SegmentSummarizer {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Asks as `askFor` does, beside whatever is going on: what is not asked for now is with the next segment. */
  askForSoon(of: ClosedSegment): void {
    this.askFor(of).catch((error: unknown) =>
      this.#deps.logger.warn({ err: error, session_id: of.sessionId }, 'segments_not_asked_for'),
    );
  }

  /** Asks for the summaries of a session's turns as far as one; whoever asks for the same turn again asks for nothing more. */
  async askFor({ tenant, userId, sessionId, toTurn, heldFrom }: ClosedSegment): Promise<void> {
    const { database, jobs, onEnqueued } = this.#deps;
    await database.transaction(tenant, (tx) =>
      jobs.enqueue(tx, tenant, {
        kind: 'summarize_segments',
        userId,
        payload: { session_id: sessionId, ...(heldFrom !== null && { held_from: heldFrom }) },
        // With the turn: a job under way may have read the session before it.
        dedupeKey: `${sessionId} ${toTurn}${heldFrom === null ? '' : ` ${heldFrom}`}`,
      }),
    );
    onEnqueued();
  }

  /**
   * Writes what is missing, reading by reading: facts and lines of the journal first, then each segment with its memory in one
   * transaction. A job that runs again, killed wherever it was, goes on after the last segment that is there.
   */
  async run(job: Job, signal: AbortSignal): Promise<{ segments: number }> {
    const { jobs, database, renew, settings, segments: stored } = this.#deps;
    const { held_from: heldFrom } = job.payload;
    const sessionId = String(job.payload.session_id);
    const reading: Reading = { model: this.#deps.model, signal };
    let segments = 0;
    for (let closed = -1; closed !== 0 && !signal.aborted; segments += closed)
      closed = await this.#summarize(job.tenant, sessionId, reading);
    // Whoever asked could not tell of them: the turns had left the window before anybody summarised them.
    if (typeof heldFrom === 'number') {
      const nearest = { before: heldFrom, from: heldFrom - settings.segmentTurns };
      if (await stored.hasBetween(job.tenant, sessionId, nearest)) await renew(job.tenant, sessionId);
    }
    if (!signal.aborted) await database.transaction(job.tenant, (tx) => jobs.succeed(tx, job.tenant, [job]));
    return { segments };
  }

  /** Returns how many segments one reading closed. */
  async #summarize(tenant: string, sessionId: string, reading: Reading): Promise<number> {
    const { segments, settings, database, memories, flush, renew } = this.#deps;
    const unread = await segments.unsummarised(tenant, sessionId, AT_ONCE);
    if (unread === null) return 0;
    const { turns, language, userId, after, totalTurns } = unread;
    const before: TurnTerms[] = [];
    const said = new Map(
      turns.map(({ turnNumber, messages: json }) => {
        const turn = { turnNumber, messages: parseStored(json) };
        const query = turn.messages.find(({ role }) => role === 'user')?.content ?? '';
        const flow = flowOf(query, before.slice(-BEFORE), language);
        before.push(termsOfTurn(turn.messages, language));
        return [turn.turnNumber, { ...turn, shifts: isShift(flow, settings) }];
      }),
    );
    const closed = closedSegments(said, after, turns.at(-1)?.turnNumber ?? 0, settings, language);
    if (closed.length === 0) return 0;
    await flush(tenant, sessionId, closed.at(-1)?.toTurn ?? 0);
    let read = false;
    for (const byRules of closed) {
      const segment =
        byRules.toTurn > totalTurns - LATEST
          ? await this.#read(byRules, [...said.values()], { reading, language, sessionId })
          : byRules;
      if (reading.signal.aborted) break;
      read ||= !isDeepStrictEqual(segment, byRules);
      const memory = memories.isEnabled
        ? await memories.draft(tenant, userId, memoryOf(segment, sessionId, language))
        : null;
      await database.transaction(tenant, async (tx) => {
        const isNew = await segments.add(tx, tenant, { sessionId, userId }, segment);
        if (isNew && memory !== null) await memories.keep(tx, tenant, userId, memory);
      });
    }
    if (read) await renew(tenant, sessionId); // what builds hold of it was made by rules
    return closed.length;
  }

  /** Returns a segment as the model reads it, the rules' own where there is none, where it fails or is slow: then the rest of the job does without. */
  async #read(
    byRules: Segment,
    turns: readonly SegmentTurn[],
    {
      reading,
      language,
      sessionId,
    }: { readonly reading: Reading; readonly language: string; readonly sessionId: string },
  ): Promise<Segment> {
    const { model, signal } = reading;
    if (model === null) return byRules;
    const own = turns.filter(({ turnNumber }) => turnNumber >= byRules.fromTurn && turnNumber <= byRules.toTurn);
    try {
      return await readSegment(
        model,
        own,
        { byRules, language },
        AbortSignal.any([signal, AbortSignal.timeout(MODEL_MS)]),
      );
    } catch (error) {
      if (!(error instanceof LlmFailed)) throw error;
      // An answer that cannot be used says nothing of the next one; an endpoint that is away will not be back for it.
      if (error.failure !== 'unusable') reading.model = null;
      if (!signal.aborted) this.#deps.logger.info({ err: error, session_id: sessionId }, 'segment_summarised_by_rules');
      return byRules;
    }
  }
}

/** The reading of a job: the model, as long as it answers. */
interface Reading {
  model: ChatModel | null;
  readonly signal: AbortSignal;
}

function memoryOf(segment: Segment, sessionId: string, language: string): GivenMemory {
  return {
    type: 'summary',
    content: lineOf(segment, wordsFor(language)).replace(/^- /, ''),
    language,
    metadata: { session_id: sessionId, from_turn: segment.fromTurn, to_turn: segment.toTurn },
    expiresDays: undefined,
    distilledFrom: sessionId,
  };
}
