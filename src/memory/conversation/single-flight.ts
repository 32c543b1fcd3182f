/**
 * Lets callers that ask for the same thing at once share the work, without ever answering from work that began before
 * the caller asked.
 *
 * The usual single flight joins whatever is under way; a load that began before a write was acknowledged would then
 * answer a read that was sent after it. Here at most one flight is under way and one waits for it to land; a newcomer
 * joins the one that waits, which begins after the newcomer arrived. So a stampede costs two loads, not one, and
 * nothing stale.
 */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>();

  run(key: string, load: () => Promise<T>): Promise<T> {
    const flight = this.#flights.get(key);
    if (flight === undefined) return this.#start(key, load);
    flight.next ??= flight.current.then(
      () => this.#start(key, load),
      () => this.#start(key, load),
    );
    return flight.next;
  }

  #start(key: string, load: () => Promise<T>): Promise<T> {
    const flight: Flight<T> = { current: load(), next: undefined };
    this.#flights.set(key, flight);
    const land = () => {
      if (flight.next === undefined) this.#flights.delete(key);
    };
    flight.current.then(land, land);
    return flight.current;
  }
}

interface Flight<T> {
  readonly current: Promise<T>;
  next: Promise<T> | undefined;
}
