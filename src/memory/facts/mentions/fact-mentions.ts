import type { MentionStore } from '../../../stores/mention-store.ts';
import type { Logger } from '../../../telemetry/logger.ts';
import type { Metrics } from '../../../telemetry/metrics.ts';
import type { FactUpkeep } from '../fact-upkeep.ts';
import { type LaterTurn, sequelOf, wordsOfTurn } from './next-words.ts';
import type { WaitingBuild } from './waiting-build.ts';

const LOOK_MS = 1_000; // how often what is due is looked at
const LONGEST_PAUSE_MS = 15 * 60_000; // between two looks at one that waits
const AT_ONCE = 50; // builds a statement: at most 20 MB of what was said behind them
const MOST_WAITING = 10_000; // builds, some 5 MB: beyond, the oldest is forgotten
const UNANSWERED_MS = 60 * 60_000; // then nobody answers it any more
const QUIET_MS = 10 * 60_000; // then words of the user in another session are the next ones
const WAIT_MS = 7 * 24 * 60 * 60_000; // for someone who comes once a week

interface Deps {
  readonly mentions: Pick<MentionStore, 'later' | 'elsewhere'>;
  readonly factUpkeep: Pick<FactUpkeep, 'mention'>;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'facts'>;
  /** Returns milliseconds that only go forward. */
  readonly now: () => number;
}

/** The facts that a build told because its query touches them. */
export interface ToldFacts extends WaitingBuild {
  readonly tenant: string;
  readonly factIds: readonly string[];
}

interface Waiting extends ToldFacts {
  readonly since: number;
  readonly dueAt: number;
}

/**
 * The mentions of facts. A fact that a query touches and that was told in the prompt of an answer is confirmed as of that time, once
 * its user's next words are there and do not contradict it: those behind the answer in the session or, where that stays quiet, the
 * first ones elsewhere.
 *
 * A build writes nothing: what it told waits in the worker that built it, which looks now and then whether the words have come, of
 * many at once. A worker that ends forgets its mentions: a fact may lose one, and none is ever made up.
 */
export class FactMentions {
  readonly #deps: Deps;
  readonly #waiting = new Map<string, Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isLooking = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (!this.#isLooking) void this.look();
    }, LOOK_MS).unref();
  }

  /** Stops, and waits for the look under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#waiting.clear();
    await this.#looking;
  }

  /** Notes what a build told. Another build for the same answer takes its place. */
  told(told: ToldFacts): void {
    if (told.factIds.length === 0 && this.#waiting.size === 0) return;
    const key = keyOf(told);
    this.#waiting.delete(key);
    if (told.factIds.length === 0) return;
    if (this.#waiting.size >= MOST_WAITING) {
      const [oldest] = this.#waiting.keys();
      if (oldest !== undefined) this.#waiting.delete(oldest);
    }
    const now = this.#deps.now();
    this.#waiting.set(key, { ...told, since: now, dueAt: now + LOOK_MS });
  }

  /** Forgets what waits of sessions that are gone. */
  forget(tenant: string, sessionIds: readonly string[]): void {
    for (const [key, one] of this.#waiting)
      if (one.tenant === tenant && sessionIds.includes(one.sessionId)) this.#waiting.delete(key);
  }

  /** Looks at what is due. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(async () => {
      this.#isLooking = true;
      await this.#look().finally(() => {
        this.#isLooking = false;
      });
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const now = this.#deps.now();
    const byTenant = new Map<string, Waiting[]>();
    for (const one of this.#waiting.values()) {
      if (one.dueAt > now) continue;
      const ofTenant = byTenant.get(one.tenant);
      if (ofTenant === undefined) byTenant.set(one.tenant, [one]);
      else ofTenant.push(one);
    }
    for (const [tenant, due] of byTenant)
      for (let from = 0; from < due.length; from += AT_ONCE) {
        const some = due.slice(from, from + AT_ONCE);
        await this.#settle(tenant, some, now).catch((error: unknown) => {
          this.#deps.logger.warn({ err: error }, 'mentions_not_settled');
          for (const one of some) this.#wait(one, now);
        });
      }
  }

  async #settle(tenant: string, some: readonly Waiting[], now: number): Promise<void> {
    const { mentions } = this.#deps;
    const later = await mentions.later(tenant, some);
    const quiet: Waiting[] = [];
    for (const [place, one] of some.entries()) {
      const sequel = sequelOf(later[place] ?? []);
      const age = now - one.since;
      if (sequel.kind === 'replied') await this.#confirm(one, sequel.words);
      else if (age > (sequel.kind === 'answered' ? WAIT_MS : UNANSWERED_MS)) this.#drop(one);
      else if (sequel.kind === 'answered' && age > QUIET_MS) quiet.push(one);
      else this.#wait(one, now);
    }
    const elsewhere: LaterTurn[][] = await mentions.elsewhere(tenant, quiet);
    for (const [place, one] of quiet.entries()) {
      const turn = elsewhere[place]?.[0];
      if (turn === undefined) this.#wait(one, now);
      else await this.#confirm(one, wordsOfTurn(turn));
    }
  }

  /** Confirms what was told, unless the words contradict it; words that cannot be read might. */
  async #confirm(one: Waiting, words: readonly string[] | null): Promise<void> {
    if (words !== null) {
      const confirmed = await this.#deps.factUpkeep.mention(one.tenant, one.userId, one, words);
      if (confirmed > 0) this.#deps.metrics.facts.inc({ result: 'mentioned' }, confirmed);
    }
    this.#drop(one);
  }

  /** Has it looked at again, after as long as it waited so far. */
  #wait(one: Waiting, now: number): void {
    if (this.#waiting.get(keyOf(one)) !== one) return;
    const pause = Math.min(Math.max(now - one.since, LOOK_MS), LONGEST_PAUSE_MS);
    this.#waiting.set(keyOf(one), { ...one, dueAt: now + pause });
  }

  /** Forgets it, unless another build took its place meanwhile. */
  #drop(one: Waiting): void {
    if (this.#waiting.get(keyOf(one)) === one) this.#waiting.delete(keyOf(one));
  }
}

function keyOf({ tenant, userId, sessionId, afterTurn }: Omit<ToldFacts, 'factIds' | 'at'>): string {
  return `${tenant} ${userId} ${sessionId} ${afterTurn}`;
}
