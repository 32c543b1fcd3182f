import { randomUUID } from 'node:crypto';
import { TurnDrafter } from '../memory/conversation/turn-drafter.ts';
import type { Foundations } from './foundations.ts';

/** Creates what makes turns ready to be written, saved ones and imported ones alike. */
export function createTurnDrafter({ config, clock, logger, metrics }: Foundations): TurnDrafter {
  return new TurnDrafter({
    remembers: config.semanticMemory.enabled,
    maxContextTokens: config.maxContextTokens,
    defaultLanguage: config.defaultLanguage,
    newId: randomUUID,
    clock,
    logger,
    metrics,
  });
}
