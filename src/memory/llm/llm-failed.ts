/**
 * Reasons for which a model gave no answer: `refused` (the endpoint does not take this request, key or model), `busy` (429),
 * `away` (unreachable, too slow, 5xx), `unusable` (the answer is not of the kind asked for), `stopped` (the caller gave up).
 */
export type LlmFailure = 'refused' | 'busy' | 'away' | 'unusable' | 'stopped';

const UNUSABLE_ATTEMPTS = 3; // a model that answers nonsense about a stretch so often will not learn it in twenty

/**
 * A failure of the language model to answer. The message is safe to show: it holds neither the key nor anything of the
 * conversation, which is why no cause hangs on it (an endpoint's error may quote both).
 */
export class LlmFailed extends Error {
  readonly failure: LlmFailure;
  /** True when the same request may work later. */
  readonly retryable: boolean;

  constructor(failure: LlmFailure, message: string, options: { readonly retryable: boolean }) {
    super(message);
    this.name = 'LlmFailed';
    this.failure = failure;
    this.retryable = options.retryable;
  }

  /** True where no further attempt at the same request is worth its cost, after so many of them. */
  isHopeless(attempts: number): boolean {
    return !this.retryable || (this.failure === 'unusable' && attempts >= UNUSABLE_ATTEMPTS);
  }
}
