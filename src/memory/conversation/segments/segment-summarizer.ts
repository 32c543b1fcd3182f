import type { Database } from '../../../stores/database.ts';
import type { JobStore } from '../../../stores/job-store.ts';
import type { SegmentStore } from '../../../stores/segment-store.ts';
import type { Logger } from '../../../telemetry/logger.ts';
import type { SemanticMemoryStore } from '../../episodes/semantic-memory-store.ts';
import type { Job } from '../../jobs/job.ts';
import type { AdaptiveSettings } from '../flow/adaptive-settings.ts';
import { flowOf, type TurnTerms, termsOfTurn } from '../flow/continuity.ts';
import { closedSegments } from '../flow/entry-flow.ts';
import { isShift } from '../flow/window-policy.ts';
import { parseStored } from '../stored-message.ts';
import { wordsFor } from '../words.ts';
import { lineOf } from './segment-block.ts';

const AT_ONCE = 60; // turns a reading: some twenty segments
const BEFORE = 2; // turns that a turn is held against, as in the entry

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly segments: SegmentStore;
  readonly jobs: Pick<JobStore, 'enqueue' | 'succeed'>;
  readonly memories: Pick<SemanticMemoryStore, 'save' | 'isEnabled'>;
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
  async askFor({ tenant, userId, sessionId, toTurn }: ClosedSegment): Promise<void> {
    const { database, jobs, onEnqueued } = this.#deps;
    await database.transaction(tenant, (tx) =>
      jobs.enqueue(tx, tenant, {
        kind: 'summarize_segments',
        userId,
        payload: { session_id: sessionId },
        // With the turn: a job under way may have read the session before it.
        dedupeKey: `${sessionId} ${toTurn}`,
      }),
    );
    onEnqueued();
  }

  /** Writes what is missing, reading by reading: a job that runs again goes on after the last segment that is there. */
  async run(job: Job, signal: AbortSignal): Promise<{ segments: number }> {
    const { jobs, database } = this.#deps;
    const sessionId = String(job.payload.session_id);
    let segments = 0;
    for (let closed = -1; closed !== 0 && !signal.aborted; segments += closed)
      closed = await this.#summarize(job.tenant, sessionId);
    if (!signal.aborted) await database.transaction(job.tenant, (tx) => jobs.succeed(tx, job.tenant, [job]));
    return { segments };
  }

  /** Returns how many segments one reading closed. */
  async #summarize(tenant: string, sessionId: string): Promise<number> {
    const { segments, settings, database, memories } = this.#deps;
    const unread = await segments.unsummarised(tenant, sessionId, AT_ONCE);
    if (unread === null) return 0;
    const { turns, language, userId, after } = unread;
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
    await database.transaction(tenant, async (tx) => {
      for (const segment of closed) await segments.add(tx, tenant, { sessionId, userId }, segment);
    });
    if (!memories.isEnabled) return closed.length;
    for (const segment of closed)
      await memories.save(tenant, userId, {
        type: 'summary',
        content: lineOf(segment, wordsFor(language)).replace(/^- /, ''),
        language,
        metadata: { session_id: sessionId, from_turn: segment.fromTurn, to_turn: segment.toTurn },
        expiresDays: undefined,
        distilledFrom: sessionId,
      });
    return closed.length;
  }
}
