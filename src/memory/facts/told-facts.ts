import type { EventType, NewEvent } from '../events/event.ts';
import type { FactEvent } from './fact-change.ts';

/** The kinds of changes of facts that are told as events; that something was said again is not. */
const TOLD: Partial<Record<FactEvent['event'], EventType>> = {
  added: 'fact.added',
  superseded: 'fact.superseded',
  forgotten: 'fact.forgotten',
};

/** Returns the events that tell of changes of facts. They name the fact, and leave its value to whoever may ask for it. */
export function tellingOf(
  changes: readonly FactEvent[],
  of: Pick<NewEvent, 'tenant' | 'userId' | 'sessionId'>,
): NewEvent[] {
  return changes.flatMap(({ event, fact, superseded }) => {
    const type = TOLD[event];
    if (type === undefined) return [];
    const detail = {
      fact_id: fact.id,
      key: fact.key.toWellFormed(),
      domain: fact.domain,
      ...(superseded !== null && { superseded_id: superseded.id }),
    };
    return { ...of, type, detail };
  });
}
