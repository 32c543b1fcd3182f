/**
 * Stops asking a part that does not answer (Redis, the embedding worker). Written here because it stands in every read
 * of a context, where a library's general policies cost as much as the rest of the cache's code.
 *
 * closed: every call is tried. After `failures` in a row: open, none is tried. After `restMs` one call is let through
 * (half open): it closes the breaker, or opens it for as long again.
 */
export class CircuitBreaker {
  readonly #failuresAllowed: number;
  readonly #restMs: number;
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;

  constructor(options: { readonly failures: number; readonly restMs: number; readonly now: () => number }) {
    this.#failuresAllowed = options.failures;
    this.#restMs = options.restMs;
    this.#now = options.now;
  }

  /** True when a call now would not be tried; unlike `admits`, asking changes nothing. */
  get isResting(): boolean {
    return this.#failures >= this.#failuresAllowed && this.#now() < this.#openUntil;
  }

  /** True when the next call may be tried. */
  admits(): boolean {
    if (this.#failures < this.#failuresAllowed) return true;
    const now = this.#now();
    if (now < this.#openUntil) return false;
    this.#openUntil = now + this.#restMs; // the one that is let through; others wait for its outcome or the next rest
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.#failuresAllowed) this.#openUntil = this.#now() + this.#restMs;
  }
}
