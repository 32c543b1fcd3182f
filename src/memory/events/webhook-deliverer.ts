import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../../stores/event-store.ts';
import type { WebhookStore } from '../../stores/webhook-store.ts';
import type { Logger } from '../../telemetry/logger.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { Event } from './event.ts';
import type { EventFrontier } from './event-frontier.ts';
import type { DeliveryRecord, Webhook } from './webhook.ts';
import type { WebhookSender } from './webhook-sender.ts';

const LOOK_EVERY_MS = 250; // from the commit to the delivery, half of it on average
const CLAIM_EVERY_MS = 1_000;
const LEASE_SECONDS = 5; // a killed process's hooks are taken up after it
const CLAIMED_AT_ONCE = 20;
const BATCH = 50; // events between two records: what is delivered twice after a kill
const AT_ONCE = 8; // sessions that a hook is told of side by side
const LOOKED_THROUGH = 50_000; // entries that one reading looks through for a user's events
/** Events of failing sessions that are kept aside, so that others go on; above it, the address itself is at fault and the hook waits. */
const MOST_WAITING = 1_000;
const NOTED_AFTER = 10_000; // entries that were none of the hook's, after which it is noted that they were read
/** The pauses between attempts: three within a minute, then ever longer, 23 hours in all until an event is given up. */
const RETRY_SECONDS = [5, 15, 30, 60, 300, 900, 3_600, 7_200, 14_400, 21_600, 36_000];
const JITTER = 0.2; // of a pause, either way: sessions that failed together come back apart

interface Deps {
  readonly webhooks: WebhookStore;
  readonly events: Pick<EventStore, 'read' | 'find' | 'lastEntry'>;
  readonly frontier: EventFrontier;
  readonly sender: WebhookSender;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

interface HeldHook {
  readonly hook: Webhook;
  /** The entry up to which events were read, and up to which that is noted. */
  readThrough: number;
  noted: number;
  isWorking: boolean;
}

/** The outcome for some events of one session, told one after another until one fails. */
interface Told {
  readonly delivered: number[];
  readonly failed: DeliveryRecord['failed'][number] | null;
  readonly waiting: number[];
}

/**
 * Tells webhooks of events, each at least once and those of a session in their order. A hook is read for by one process at a time,
 * from where it was noted last. An event that fails is put aside with those that follow it in its session, and is tried again later;
 * what was delivered is recorded after each batch, so a process that is killed before it delivers that batch again.
 */
export class WebhookDeliverer {
  readonly #deps: Deps;
  readonly #lease = randomUUID();
  readonly #held = new Map<string, HeldHook>();
  readonly #stopping = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Gives up what is being sent, which is sent again, and lets another process go on at once. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
    this.#deps.sender.close();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let claimAt = 0;
    let isAway = false;
    while (!signal.aborted) {
      try {
        if (performance.now() >= claimAt) {
          claimAt = performance.now() + CLAIM_EVERY_MS;
          await this.#hold();
        }
        if (this.#held.size > 0) await this.#look();
        isAway = false;
      } catch (error) {
        if (!isAway) this.#deps.logger.warn({ err: error }, 'webhooks_unavailable');
        isAway = true;
      }
      const pause = this.#held.size > 0 ? LOOK_EVERY_MS : CLAIM_EVERY_MS;
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
    while ([...this.#held.values()].some(({ isWorking }) => isWorking)) await sleep(10);
    await this.#deps.webhooks
      .release(this.#lease)
      .catch((error: unknown) => this.#deps.logger.warn({ err: error }, 'webhooks_not_released'));
  }

  /** Keeps the hooks that are held, and takes those that nobody holds. */
  async #hold(): Promise<void> {
    const { webhooks } = this.#deps;
    if (this.#held.size > 0) {
      const still = new Set(await webhooks.extend(this.#lease, LEASE_SECONDS));
      for (const id of this.#held.keys()) if (!still.has(id)) this.#held.delete(id);
    }
    for (const hook of await webhooks.claim(this.#lease, LEASE_SECONDS, CLAIMED_AT_ONCE)) {
      const { webhookId, readThrough } = hook;
      this.#held.set(webhookId, { hook, readThrough, noted: readThrough, isWorking: false });
    }
  }

  async #look(): Promise<void> {
    const frontier = await this.#deps.frontier.advance();
    for (const held of this.#held.values()) if (!held.isWorking) void this.#work(held, frontier);
  }

  /** Delivers to one hook until there is nothing left to do now. */
  async #work(held: HeldHook, frontier: number): Promise<void> {
    held.isWorking = true;
    try {
      let more = true;
      while (more && this.#holds(held)) {
        const [retried, read] = await Promise.all([this.#retry(held), this.#read(held, frontier)]);
        more = retried || read;
      }
    } catch (error) {
      this.#deps.logger.warn({ err: error, webhook_id: held.hook.webhookId }, 'webhook_not_served');
    } finally {
      held.isWorking = false;
    }
  }

  #holds(held: HeldHook): boolean {
    return !this.#stopping.signal.aborted && this.#held.get(held.hook.webhookId) === held;
  }

  /** Tries again what is due; true where something was. */
  async #retry(held: HeldHook): Promise<boolean> {
    const { webhooks, events } = this.#deps;
    const { hook } = held;
    const due = await webhooks.due(hook, BATCH);
    if (due.length === 0) return false;
    const told = await this.#sideBySide(held, due, async ({ entry, attempts }) => {
      const event = await events.find(hook.tenant, entry);
      return event === null ? { delivered: [entry], failed: null, waiting: [] } : this.#tell(held, [event], attempts);
    });
    await this.#record(held, null, told);
    return true;
  }

  /** Reads on, and tells what is new; true where there may be more. */
  async #read(held: HeldHook, frontier: number): Promise<boolean> {
    const { webhooks, events } = this.#deps;
    const { hook, readThrough } = held;
    // Below it is also the frontier of a process that has not looked for long, or never: only a database that was put back to an earlier state has given fewer.
    if (frontier < readThrough && (await events.lastEntry()) < readThrough) held.readThrough = frontier;
    if (frontier <= readThrough) return false;
    const { chains, waiting } = await webhooks.blocked(hook);
    if (waiting >= MOST_WAITING) return false;
    const end = Math.min(frontier, readThrough + LOOKED_THROUGH);
    const span = { after: readThrough, through: end, limit: BATCH };
    const { events: found, through } = await events.read(hook.tenant, span, hook.userId);
    const wanted = found.filter(({ type }) => hook.types === null || hook.types.includes(type));
    const told = await this.#sideBySide(held, bySession(wanted), async (session) => {
      const [first] = session;
      if (first !== undefined && !chains.has(chainOf(first))) return this.#tell(held, session, 0);
      return { delivered: [], failed: null, waiting: session.map(({ entry }) => entry) };
    });
    if (!this.#holds(held)) return false;
    if (told.length > 0 || through - held.noted > NOTED_AFTER) await this.#record(held, through, told);
    held.readThrough = through;
    return through < frontier;
  }

  /** Tells events of one session in their order, until one fails. */
  async #tell(held: HeldHook, session: readonly Event[], attempts: number): Promise<Told> {
    const { sender, metrics } = this.#deps;
    const delivered: number[] = [];
    for (const [at, event] of session.entries()) {
      const error = await sender.send(held.hook, event, attempts + 1, this.#stopping.signal);
      if (error === null) {
        delivered.push(event.entry);
        metrics.webhookDeliveries.inc({ result: 'delivered' });
        continue;
      }
      const seconds = RETRY_SECONDS[attempts];
      const retryMs = seconds === undefined ? null : seconds * 1_000 * (1 + JITTER * (2 * Math.random() - 1));
      metrics.webhookDeliveries.inc({ result: retryMs === null ? 'dead' : 'failed' });
      const { webhookId } = held.hook;
      this.#deps.logger.warn(
        { webhook_id: webhookId, event_id: event.entry, attempts: attempts + 1, error },
        'webhook_failed',
      );
      const failed = { entry: event.entry, attempts: attempts + 1, error, retryMs };
      return { delivered, failed, waiting: session.slice(at + 1).map(({ entry }) => entry) };
    }
    return { delivered, failed: null, waiting: [] };
  }

  /** Does the work for each item, some at once; none that has not begun once the process is stopping or the hook is lost. */
  async #sideBySide<Item>(
    held: HeldHook,
    items: readonly Item[],
    work: (item: Item) => Promise<Told>,
  ): Promise<Told[]> {
    const told: Told[] = [];
    const queue = [...items];
    const worker = async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        if (!this.#holds(held)) return;
        told.push(await work(item));
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
    return told;
  }

  /** Records what became of events, unless the process is stopping, when some of them were given up halfway. */
  async #record(held: HeldHook, readThrough: number | null, told: readonly Told[]): Promise<void> {
    if (!this.#holds(held)) return;
    const recorded = await this.#deps.webhooks.record(held.hook, this.#lease, {
      readThrough,
      delivered: told.flatMap(({ delivered }) => delivered),
      failed: told.flatMap(({ failed }) => failed ?? []),
      waiting: told.flatMap(({ waiting }) => waiting),
    });
    if (!recorded) this.#held.delete(held.hook.webhookId);
    else if (readThrough !== null) held.noted = readThrough;
  }
}

/** Returns what keeps the order of an event: its session, or its user where it has none; as the store has it. */
function chainOf({ sessionId, userId }: Event): string {
  return sessionId ?? userId;
}

function bySession(events: readonly Event[]): Event[][] {
  const sessions = new Map<string, Event[]>();
  for (const event of events) {
    const session = sessions.get(chainOf(event));
    if (session === undefined) sessions.set(chainOf(event), [event]);
    else session.push(event);
  }
  return [...sessions.values()];
}
