/** Shutdown of the process, from a signal to its end, in named phases with deadlines. */
import type { Logger } from './telemetry/logger.ts';

export interface Phase {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** How long signals after the first are the same one: Ctrl-C comes from the terminal, and a moment later once more from `npm start`. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs the phases in order once a signal asks to stop, within `timeoutMs` in all. A phase that fails is logged and the
 * next one runs; past the deadline the process is ended as it is, which costs no acknowledged turn. A second signal,
 * half a second later or more, ends it at once, unless a supervisor decides that.
 */
export class Lifecycle {
  readonly #logger: Logger;
  readonly #timeoutMs: number;
  readonly #phases: Phase[] = [];
  #closing: Promise<void> | undefined;
  #endsAtOnce = false;

  constructor(options: { readonly logger: Logger; readonly timeoutMs: number }) {
    this.#logger = options.logger;
    this.#timeoutMs = options.timeoutMs;
  }

  get isClosing(): boolean {
    return this.#closing !== undefined;
  }

  onClose(...phases: Phase[]): void {
    this.#phases.push(...phases);
  }

  /**
   * Listens for signals; `supervised`: an interrupt reaches worker and supervisor alike, so the worker hears of it twice and must
   * not lose patience.
   */
  listenForSignals({ supervised }: { readonly supervised: boolean }): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (this.isClosing) {
          if (!supervised && this.#endsAtOnce) process.exit(1);
          return;
        }
        setTimeout(() => {
          this.#endsAtOnce = true;
        }, SAME_SIGNAL_MS).unref();
        this.#logger.info({ signal }, 'closing');
        if (this.#phases.length === 0) process.exit(0); // still starting: nothing was accepted yet
        void this.close();
      });
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#run();
    return this.#closing;
  }

  async #run(): Promise<void> {
    const deadline = setTimeout(() => {
      this.#logger.error({ timeout_ms: this.#timeoutMs }, 'closing_took_too_long');
      process.exit(1);
    }, this.#timeoutMs).unref();
    for (const { name, run } of this.#phases) {
      try {
        await run();
      } catch (error) {
        this.#logger.error({ err: error, phase: name }, 'closing_phase_failed');
      }
    }
    clearTimeout(deadline);
    this.#logger.info('closed');
  }
}
