import { RecallClient } from '../embedding/recall-client.ts';
import type { Foundations } from './foundations.ts';

/** Creates the embedding worker as the HTTP workers see it; null where none is configured. */
export function createRecallClient({ config, metrics }: Foundations): RecallClient | null {
  const { workerUrl, workerToken, recallDeadlineMs } = config.semanticMemory;
  if (workerUrl === undefined) return null;
  return new RecallClient({
    url: workerUrl,
    token: workerToken ?? null,
    timeoutMs: Math.max(1_000, recallDeadlineMs),
    channel: true,
    onFailure: (reason) => metrics.rankerFailures.inc({ reason }),
    now: () => performance.now(),
  });
}
