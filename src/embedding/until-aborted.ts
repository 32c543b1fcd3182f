import { EmbeddingFailed } from './embedder.ts';

/** Awaits `work`, but rejects with `EmbeddingFailed` as soon as the signal is given; `onAbort` hears of it first. */
export async function untilAborted<T>(work: Promise<T>, signal?: AbortSignal, onAbort?: () => void): Promise<T> {
  if (signal === undefined) return work;
  let abort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      onAbort?.();
      reject(new EmbeddingFailed('the embedding was given up', { retryable: true, cause: signal.reason }));
    };
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (abort !== undefined) signal.removeEventListener('abort', abort);
  }
}
