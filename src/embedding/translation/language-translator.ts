import { EmbeddingFailed } from '../embedder.ts';
import { untilAborted } from '../until-aborted.ts';
import type { TranslationRoute } from './apertium.ts';
import { ApertiumChain } from './apertium-chain.ts';
import { translatable } from './translatable.ts';
import type { TranslateOptions } from './translator.ts';

/** An end of the programs that nobody asked for. */
export interface TranslatorProblem {
  readonly language: string;
  readonly cause: string;
}

interface Deps {
  readonly route: TranslationRoute;
  readonly onProblem: ((problem: TranslatorProblem) => void) | undefined;
  readonly silenceMs: number;
}

interface Waiting {
  readonly text: string;
  readonly resolve: (translation: string) => void;
  readonly reject: (error: Error) => void;
  /** The number of chains that ended while it was under way. */
  deaths: number;
  /** True once nobody waits for it. */
  givenUp: boolean;
}

const PROBE = 'hola'; // translated by each chain before any other text
const MOST_UNDER_WAY = 8; // texts: enough to keep every program busy, and a query waits for no more than these
const MOST_WAITING = 20_000; // texts: further calls had better come later
const MOST_DEATHS = 3; // of chains under one text: once among others, twice by itself
const FIRST_PAUSE_MS = 1_000; // after a chain that did not even start; then 2, 4 … seconds
const LONGEST_PAUSE_MS = 60_000;

/**
 * The texts of one language that wait for their translation, queries first, and the chain that they go through. A chain that ends
 * is started again. Texts that were under way in it are suspects and go through by themselves, so that one that ends the programs
 * each time takes nobody along, and is refused for good.
 */
export class LanguageTranslator {
  readonly #deps: Deps;
  #chain: ApertiumChain | undefined;
  /** True once the chain has translated the probe. */
  #ready = false;
  /** True once it has translated a text: should it end, another is started ahead of the next one. */
  #useful = false;
  #queries: Waiting[] = [];
  #batches: Waiting[] = [];
  #underWay: Waiting[] = [];
  #failedStarts = 0;
  #startAgainAt = 0;
  #closed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async translate(texts: readonly string[], { priority, signal }: TranslateOptions): Promise<string[]> {
    if (this.#queries.length + this.#batches.length + texts.length > MOST_WAITING)
      throw failed('has too much to do', true);
    const all: Waiting[] = [];
    const work = texts.map(
      (text) =>
        new Promise<string>((resolve, reject) => {
          const readable = translatable(text);
          if (readable === '') resolve('');
          else all.push({ text: readable, resolve, reject, deaths: 0, givenUp: false });
        }),
    );
    for (const one of all) (priority === 'query' ? this.#queries : this.#batches).push(one);
    this.#pump();
    try {
      return await untilAborted(Promise.all(work), signal);
    } finally {
      for (const one of all) one.givenUp = true; // those that are answered do not mind
      this.#queries = this.#queries.filter(({ givenUp }) => !givenUp);
      this.#batches = this.#batches.filter(({ givenUp }) => !givenUp);
    }
  }

  /** Starts the programs if they do not run. */
  start(): void {
    if (this.#closed || this.#chain !== undefined || performance.now() < this.#startAgainAt) return;
    this.#ready = false;
    this.#useful = false;
    this.#chain = new ApertiumChain({
      route: this.#deps.route,
      silenceMs: this.#deps.silenceMs,
      onTranslation: (translation) => this.#take(translation),
      onEnd: (cause) => this.#bury(cause),
    });
    this.#chain.send(PROBE);
  }

  /** Refuses what waits and ends the programs. Idempotent. */
  close(): void {
    this.#closed = true;
    this.#chain?.end();
    this.#chain = undefined;
    this.#refuseAll('is closed');
  }

  #pump(): void {
    if (this.#queries.length + this.#batches.length === 0) return;
    this.start();
    if (this.#chain === undefined) this.#refuseAll(this.#closed ? 'is closed' : 'died and is started again in a while');
    while (this.#ready && this.#chain !== undefined && this.#underWay.length < MOST_UNDER_WAY) {
      const queue = this.#queries.length > 0 ? this.#queries : this.#batches;
      const [next] = queue;
      if (next === undefined) return;
      const alone = next.deaths > 0 || this.#underWay.some(({ deaths }) => deaths > 0);
      if (alone && this.#underWay.length > 0) return;
      queue.shift();
      this.#underWay.push(next);
      this.#chain.send(next.text);
    }
  }

  #take(translation: string): void {
    if (this.#ready) {
      this.#underWay.shift()?.resolve(translation);
      this.#useful = true;
    }
    this.#ready = true;
    this.#failedStarts = 0;
    this.#pump();
  }

  #bury(cause: string): void {
    this.#chain = undefined;
    this.#deps.onProblem?.({ language: this.#deps.route.language, cause });
    const suspects = this.#underWay.filter(({ givenUp }) => !givenUp);
    this.#underWay = [];
    if (!this.#ready) {
      this.#startAgainAt =
        performance.now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(this.#failedStarts, 16));
      this.#failedStarts += 1;
    }
    for (const one of suspects) one.deaths += 1;
    const refused = suspects.filter(({ deaths }) => deaths >= MOST_DEATHS);
    for (const one of refused) one.reject(failed('ends at this text each time', false));
    this.#batches.unshift(...suspects.filter(({ deaths }) => deaths < MOST_DEATHS));
    if (this.#useful) this.start();
    this.#pump();
  }

  #refuseAll(why: string): void {
    const all = [...this.#underWay, ...this.#queries, ...this.#batches];
    this.#underWay = [];
    this.#queries = [];
    this.#batches = [];
    for (const one of all) one.reject(failed(why, true));
  }
}

function failed(why: string, retryable: boolean): EmbeddingFailed {
  return new EmbeddingFailed(`the translator ${why}`, { retryable });
}
