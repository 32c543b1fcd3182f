/**
 * Values by their keys, as long as they are asked for: of the oldest half those that nobody has asked for since go at once when the newer half is
 * full. It takes room for what it holds alone, where a list of the most that it may hold takes some megabytes of an idle process.
 */
export class RecentlyUsed<Value> {
  readonly #half: number;
  #lately = new Map<string, Value>();
  #before = new Map<string, Value>();

  /** `most`: the keys that it holds at most. */
  constructor(most: number) {
    this.#half = Math.ceil(most / 2);
  }

  get(key: string): Value | undefined {
    const value = this.#lately.get(key);
    if (value !== undefined) return value;
    const older = this.#before.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, value: Value): void {
    if (this.#lately.size >= this.#half && !this.#lately.has(key)) {
      this.#before = this.#lately;
      this.#lately = new Map();
    }
    this.#lately.set(key, value);
  }

  delete(key: string): void {
    this.#lately.delete(key);
    this.#before.delete(key);
  }
}
