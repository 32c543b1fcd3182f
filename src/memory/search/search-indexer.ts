import { performance } from 'node:perf_hooks';
import { setTimeout as sleep, setImmediate as turnOfOthers } from 'node:timers/promises';
import type { ApiKeyStore } from '../../stores/api-key-store.ts';
import type { JobStore } from '../../stores/job-store.ts';
import type { SearchStore } from '../../stores/search-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { mentionsOf, type SessionEntities, type TurnMentions } from '../entities/session-entities.ts';
import type { JournalReader } from '../journal/journal-reader.ts';
import type { IndexRenewal } from './index-renewal.ts';
import { IndexedBatch } from './indexed-batch.ts';
import { placeVeilOf } from './place-veil.ts';
import { BLOCK_TURNS, type PostingList, withoutOrdinals } from './posting-list.ts';
import type { OrdinalRange, UnindexedTurn } from './searched-turn.ts';
import type { SweptPage } from './sweep.ts';
import type { TermHash } from './term-key.ts';
import { termHashOf } from './term-key.ts';
import { termsOfTurn } from './turn-terms.ts';

const EVERY_MS = 20_000; // so a turn is in the index some 40 s after it was stored; until then a search reads the turn itself
const OF_THE_PERIOD = 0.9;
const LEASE_SECONDS = 120; // a killed process's sweep is taken up after it
const SETTLE_SECONDS = 2; // between the time that a turn is given and the number of its transaction
const PAGE_TURNS = 500;
const BATCH_TURNS = 500;
const BATCH_BYTES = 4_000_000; // of text
const GONE_SECONDS = 600; // turns that go within ten minutes are taken out together
const LISTS_AT_ONCE = 2_000;
const JOURNAL_EVERY = 10; // turns: as many as the window of a prompt holds, so that a turn is read about when it leaves it
/** Rests for this many times as long as it worked: the requests of the same machine come first. */
const REST = { quiet: 1, busy: 20 } as const;
const BUSY = 0.5; // share of its time that this process was at work
const LONGEST_REST_MS = 10_000;

interface Deps {
  readonly index: SearchStore;
  readonly renewal: IndexRenewal;
  readonly entities: SessionEntities;
  readonly jobs: Pick<JobStore, 'takeTurn'>;
  readonly keys: Pick<ApiKeyStore, 'tenants'>;
  readonly logger: Logger;
  /** Reads a session for its user's journal up to a turn. */
  readonly journal: Pick<JournalReader, 'read'>;
  /** Called with the number of turns that were taken in. */
  readonly onIndexed?: (turns: number) => void;
  readonly settleSeconds?: number;
  readonly goneSeconds?: number;
}

/**
 * Takes turns into the search index, counts their entities, and has sessions that went on read for the journal, in the order in which
 * they were stored; one process at a time does it, and it gives way to requests. Killed at any line, it is gone on with where its last transaction ended, and no turn is taken twice.
 */
export class SearchIndexer {
  readonly #deps: Deps;
  readonly #stopping = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Stops, and waits for the batch under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  /** Sweeps the turns of all tenants that are surely committed; returns how many were taken in. */
  async sweep({ rests = false }: { readonly rests?: boolean } = {}): Promise<number> {
    let taken = 0;
    for (const tenant of await this.#deps.keys.tenants()) {
      if (this.#stopping.signal.aborted) break;
      try {
        taken += await this.#sweepTenant(tenant, rests);
        await this.#takeOut(tenant, rests);
        await this.#renew(tenant, rests);
      } catch (error) {
        this.#deps.logger.warn({ err: error }, 'search_sweep_failed'); // the other tenants still have theirs
      }
    }
    return taken;
  }

  async #sweepTenant(tenant: string, rests: boolean): Promise<number> {
    const { index, settleSeconds = SETTLE_SECONDS } = this.#deps;
    const lease = await index.leaseSweep(tenant, LEASE_SECONDS);
    if (lease === null) return 0;
    let through = lease.sweptThrough;
    let taken = 0;
    if (lease.nextThrough !== null) {
      for (let isLast = false; !isLast; ) {
        const began = performance.now();
        const page = await index.sweptSessions(tenant, through, lease.nextThrough, PAGE_TURNS);
        taken += await this.#takePage(tenant, page, rests);
        if (this.#stopping.signal.aborted) break;
        ({ through, isLast } = page);
        await index.moveSweep(tenant, through, LEASE_SECONDS);
        if (rests && page.sessions.length > 0) await this.#rest(performance.now() - began);
      }
    }
    if (lease.nextThrough !== null || !lease.hasNext) await index.planSweep(tenant, settleSeconds);
    await index.moveSweep(tenant, through, null);
    return taken;
  }

  async #takePage(tenant: string, { sessions }: SweptPage, rests: boolean): Promise<number> {
    let taken = 0;
    const pending = new PendingBatch(tenant);
    for (const { userId, sessionId, lastTurn } of sessions) {
      if (pending.userId !== userId) taken += await this.#take(tenant, pending, rests);
      for (let more = true; more && !this.#stopping.signal.aborted; ) {
        const turns = await this.#deps.index.unindexed(tenant, sessionId, lastTurn, BATCH_TURNS, BATCH_BYTES);
        for (const turn of turns) await this.#read(pending, userId, turn);
        if (turns.some(({ turnNumber }) => turnNumber % JOURNAL_EVERY === 0))
          await this.#readJournal(tenant, sessionId, lastTurn);
        more = turns.length > 0 && turns.at(-1)?.turnNumber !== lastTurn;
        // A session's next turns are read by what of it is in the index.
        if (more || pending.isFull) taken += await this.#take(tenant, pending, rests);
      }
    }
    return taken + (await this.#take(tenant, pending, rests));
  }

  async #read(pending: PendingBatch, userId: string, turn: UnindexedTurn): Promise<void> {
    await pending.begin(userId, (tenant) => this.#deps.index.secretOf(tenant, userId));
    await turnOfOthers(); // a turn of many words takes a millisecond, which a request need not wait for
    try {
      pending.add(turn);
    } catch (error) {
      const where = { session_id: turn.sessionId, turn_number: turn.turnNumber };
      this.#deps.logger.error({ err: error, ...where }, 'search_turn_unreadable');
      pending.addUnread(turn); // it is passed over, and the others are not held up
    }
  }

  /** Has a session read for the journal, which its end, or the removal of its turns, makes good where it fails. */
  async #readJournal(tenant: string, sessionId: string, throughTurn: number): Promise<void> {
    const { journal, logger } = this.#deps;
    await journal
      .read(tenant, sessionId, throughTurn)
      .catch((error: unknown) => logger.warn({ err: error, session_id: sessionId }, 'journal_not_read'));
  }

  async #take(tenant: string, pending: PendingBatch, rests: boolean): Promise<number> {
    const { index, entities, onIndexed } = this.#deps;
    const { batch, hashOf, mentions } = pending.take();
    if (batch === null || hashOf === null) return 0;
    const began = performance.now();
    const taken = await index.add(tenant, batch, (tx, sessions) =>
      entities.count(
        tx,
        tenant,
        batch.userId,
        hashOf,
        mentions.filter(({ sessionId }) => sessions.has(sessionId)),
      ),
    );
    onIndexed?.(taken);
    if (rests) await this.#rest(performance.now() - began);
    return taken;
  }

  /** Takes the ordinals of turns that are gone out of the lists of words. */
  async #takeOut(tenant: string, rests: boolean): Promise<void> {
    const { index, goneSeconds = GONE_SECONDS } = this.#deps;
    for (const userId of await index.usersWithGone(tenant, goneSeconds)) {
      const ranges = await index.goneRanges(tenant, userId);
      const without = (list: PostingList) => withoutRanges(list, ranges);
      let at: Pick<PostingList, 'term' | 'block'> | null = { term: -1, block: -1 };
      while (at !== null) {
        if (this.#stopping.signal.aborted) return;
        const began = performance.now();
        at = await index.rewriteLists(tenant, userId, at, LISTS_AT_ONCE, without);
        if (rests) await this.#rest(performance.now() - began);
      }
      await index.dropGone(tenant, userId, ranges);
    }
  }

  /** Renews a block that an earlier version wrote. */
  async #renew(tenant: string, rests: boolean): Promise<void> {
    const began = performance.now();
    if ((await this.#deps.renewal.renewNext(tenant)) && rests) await this.#rest(performance.now() - began);
  }

  /** Rests after work that took `milliseconds`, the longer the busier this process is. */
  async #rest(milliseconds: number): Promise<void> {
    const before = performance.eventLoopUtilization();
    const { signal } = this.#stopping;
    await sleep(Math.min(milliseconds * REST.quiet, LONGEST_REST_MS), undefined, { signal }).catch(() => undefined);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
    const more = Math.min(milliseconds * REST.busy, LONGEST_REST_MS);
    await sleep(more, undefined, { signal }).catch(() => undefined);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        const isOurs = await this.#deps.jobs.takeTurn('search', (EVERY_MS / 1_000) * OF_THE_PERIOD);
        if (isOurs) await this.sweep({ rests: true });
      } catch (error) {
        this.#deps.logger.warn({ err: error }, 'search_sweep_failed');
      }
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** The turns of one user that were read and are not in the index yet. */
class PendingBatch {
  readonly #tenant: string;
  #batch: IndexedBatch | null = null;
  #hashOf: TermHash | null = null;
  #mentions: TurnMentions[] = [];
  #characters = 0;

  constructor(tenant: string) {
    this.#tenant = tenant;
  }

  get userId(): string | null {
    return this.#batch?.userId ?? null;
  }

  get isFull(): boolean {
    return (this.#batch?.turnCount ?? 0) >= BATCH_TURNS || this.#characters >= BATCH_BYTES;
  }

  /** Has the turns of a user be added from here on. */
  async begin(userId: string, secretOf: (tenant: string) => Promise<Uint8Array | null>): Promise<void> {
    if (this.#batch !== null) return;
    const secret = await secretOf(this.#tenant);
    this.#hashOf = termHashOf(this.#tenant, userId, secret);
    this.#batch = new IndexedBatch(userId, placeVeilOf(secret));
  }

  add(turn: UnindexedTurn): void {
    const { terms, said } = termsOfTurn(turn, this.#hashOf as TermHash);
    const mentions = mentionsOf(turn);
    this.#batch?.add({ ...turn, said, terms });
    this.#mentions.push(mentions);
    this.#characters += turn.messages.length;
  }

  addUnread(turn: UnindexedTurn): void {
    this.#batch?.add({ ...turn, said: { from: turn.createdAt, to: turn.createdAt }, terms: new Map() });
  }

  take(): {
    readonly batch: IndexedBatch | null;
    readonly hashOf: TermHash | null;
    readonly mentions: readonly TurnMentions[];
  } {
    const taken = { batch: this.#batch, hashOf: this.#hashOf, mentions: this.#mentions };
    this.#batch = null;
    this.#hashOf = null;
    this.#mentions = [];
    this.#characters = 0;
    return taken;
  }
}

function withoutRanges({ block, ordinals }: PostingList, ranges: readonly OrdinalRange[]): Uint8Array | null {
  const from = block * BLOCK_TURNS;
  const gone = ranges.filter(({ first, last }) => last >= from && first < from + BLOCK_TURNS);
  if (gone.length === 0) return null;
  return withoutOrdinals(ordinals, (within) =>
    gone.some(({ first, last }) => from + within >= first && from + within <= last),
  );
}
