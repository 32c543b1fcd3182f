import type { TurnStore } from '../../stores/turn-store.ts';
import type { SessionEntities } from '../entities/session-entities.ts';
import { patternsOf, type UserPatterns } from './user-patterns.ts';

interface Deps {
  readonly turns: Pick<TurnStore, 'latestOfUser'>;
  readonly entities: Pick<SessionEntities, 'frequent'>;
}

/** Reader of what users have the habit of, in their latest turns and sessions. */
export class PatternReader {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async of(tenant: string, userId: string, timeZone: string): Promise<UserPatterns> {
    const { turns, entities } = this.#deps;
    const [latest, frequent] = await Promise.all([
      turns.latestOfUser(tenant, userId),
      entities.frequent(tenant, userId),
    ]);
    return patternsOf(latest, frequent, timeZone);
  }
}
