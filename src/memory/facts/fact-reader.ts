import type { Database, Transaction } from '../../stores/database.ts';
import type { FactReadingStore } from '../../stores/fact-reading-store.ts';
import { keptMessages } from '../conversation/kept-message.ts';
import type { StoredTurn } from '../conversation/turn.ts';
import { ordersTheModel } from '../llm/model-orders.ts';
import type { Stretch } from '../llm/stretch.ts';
import { UNTOLD_DOMAIN } from './fact.ts';
import type { FactMemory } from './fact-memory.ts';
import { checkReading, type ReadableTurn } from './fact-reading-check.ts';
import type { FactReading, KnownFact } from './fact-reading-prompt.ts';
import type { LateFacts } from './late-facts.ts';
import type { SaidFact } from './said.ts';

const KNOWN_FACTS = 60; // the model is shown: the newest ones

interface Deps {
  readonly database: Pick<Database, 'transaction'>;
  readonly readings: Pick<FactReadingStore, 'find' | 'record' | 'finish' | 'holdSession' | 'storedAt'>;
  readonly facts: Pick<FactMemory, 'list'>;
  readonly lateFacts: Pick<LateFacts, 'learnFromJob' | 'count'>;
}

/** A fact as it is kept until it is learnt. */
interface RecordedFact {
  readonly said: SaidFact;
  readonly turnNumber: number;
  readonly turnId: string;
}

/**
 * Learns the facts that a language model told of a stretch of turns, those that stand on what the user said. They are recorded
 * before they are learnt, and learnt in the transaction that closes the stretch: a job that runs twice, or in two processes,
 * learns nothing twice.
 */
export class FactReader {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** True once the model has told the facts of the stretch. */
  async isTold(tenant: string, stretch: Stretch): Promise<boolean> {
    return (await this.#deps.readings.find(tenant, stretch)) !== null;
  }

  /** Returns the newest facts of a user, which the model is shown. */
  async known(tenant: string, userId: string): Promise<KnownFact[]> {
    const known = await this.#deps.facts.list(tenant, userId, {
      key: null,
      domain: null,
      states: ['active', 'dormant', 'stale'],
      limit: KNOWN_FACTS,
      after: null,
    });
    return known.flatMap(({ fact }) => (fact.domain === UNTOLD_DOMAIN ? [] : [fact]));
  }

  /** Records those facts of an answer that stand on the turns, unless others were before; returns how many do not stand. */
  async record(
    tx: Transaction,
    tenant: string,
    stretch: Stretch,
    turns: readonly StoredTurn[],
    answer: FactReading,
  ): Promise<number> {
    const checked = checkReading(answer, turns.map(readableTurn));
    const idOf = new Map(turns.map(({ turnNumber, turnId }) => [turnNumber, turnId]));
    const recorded: RecordedFact[] = checked.facts.map(({ said, turnNumber }) => ({
      said,
      turnNumber,
      turnId: idOf.get(turnNumber) ?? '',
    }));
    await this.#deps.readings.record(tx, tenant, stretch, JSON.stringify(recorded));
    return checked.dropped;
  }

  /** Learns the recorded facts and returns how many changed anything: 0 where another process learnt them, or the session is gone. */
  async learn(tenant: string, stretch: Stretch): Promise<number> {
    const { database, readings, lateFacts } = this.#deps;
    const recorded = await readings.find(tenant, stretch);
    if (recorded === null || recorded === 'learnt') return 0;
    const storedAt = await readings.storedAt(tenant, stretch);
    const events = await database.transaction(tenant, async (tx: Transaction) => {
      const userId = await readings.holdSession(tx, tenant, stretch.sessionId);
      if (userId === null || !(await readings.finish(tx, tenant, stretch))) return [];
      const read = (JSON.parse(recorded.facts) as RecordedFact[]).flatMap(({ said, turnNumber, turnId }) => {
        const stored = storedAt.get(turnNumber);
        if (stored === undefined) return []; // the turn is gone, and what it told with it
        return [{ said, turn: { sessionId: stretch.sessionId, turnNumber, turnId, storedAt: stored } }];
      });
      return lateFacts.learnFromJob(tx, tenant, userId, read);
    });
    lateFacts.count(events);
    return events.length;
  }
}

/** Returns the messages of a turn that may be evidence of a fact. */
export function readableTurn({ turnNumber, language, ...stored }: StoredTurn): ReadableTurn {
  const readable = keptMessages(stored).flatMap(({ shown }, index) =>
    shown?.role === 'user' && shown.content.trim() !== '' && !ordersTheModel(shown.content)
      ? [{ index, content: shown.content }]
      : [],
  );
  return { turnNumber, language, messages: readable };
}
