/** Takes back what a run made, the last thing first, whether it ended, failed or was interrupted. */
export class Cleanup {
  readonly #undo: (() => Promise<unknown>)[] = [];
  #running: Promise<void> | undefined;
  #interrupted = false;

  /** Ends the process with 130 after taking everything back; a second signal ends it at once. */
  listenForSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (this.#running !== undefined) process.exit(130);
        this.#interrupted = true;
        process.stderr.write(`\n${signal}: cleaning up\n`);
        void this.run().finally(() => process.exit(130));
      });
    }
  }

  /** True once a signal came: what fails from then on fails because of it. */
  get interrupted(): boolean {
    return this.#interrupted;
  }

  add(undo: () => Promise<unknown>): void {
    this.#undo.push(undo);
  }

  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    for (let undo = this.#undo.pop(); undo !== undefined; undo = this.#undo.pop()) {
      await undo().catch((error: unknown) => process.stderr.write(`could not clean up: ${String(error)}\n`));
    }
  }
}
