import type { Bm25Parameters } from '../../memory/episodes/candidate.ts';
import type { TimeSlice } from './time-slice.ts';
import { type Arrays, packTexts, pick, unpackTexts, withRoom } from './typed-array.ts';

/** A list of entries grows by slices of 1, 2, 4 … 512: a word said once costs two numbers, a common one is read in long runs. */
const LONGEST_SLICE = 512;
/** An entry is the memory's slot times 256 plus how often it says the term, up to 255 times. */
const SLOT_SHIFT = 8;
const MOST_SLOTS = 2 ** (32 - SLOT_SHIFT);
const MOST_TIMES = 255;

/** The measure of BM25: `scores` by slot, valid until the next call; the slots that have one; and the best a memory could have. */
export interface WordScores {
  readonly scores: Float64Array;
  readonly slots: Uint32Array;
  readonly best: number;
}

/** The last measuring: the terms (null for one that no memory says) with their weights, and the lengths' standard. */
interface Measured {
  readonly terms: ({ readonly number: number; readonly idf: number } | null)[];
  readonly k1: number;
  readonly b: number;
  readonly average: number;
  readonly lengths: Uint32Array;
}

/**
 * Inverted index of one user: the memories that say each term, how often, and how long they are. All lists of entries lie in one
 * array (`#pool`), as chains of slices; a slice begins with the place of the next one, 0 for none. Entries of a memory that is
 * gone stay, and are passed over, until the shard is compacted; so a slot is used once.
 */
export class WordIndex {
  readonly #numbers = new Map<string, number>();
  #terms = 0;
  /** The lists by the term's number: the starts of the first and the last slice, the place for the next entry, and the last slice's size. */
  #first = new Uint32Array(0);
  #last = new Uint32Array(0);
  #tail = new Uint32Array(0);
  #size = new Uint16Array(0);
  #pool = new Uint32Array(64);
  #used = 1; // 0 says "none"
  /** The number of terms of each memory, by slot; 0 once it is gone. */
  #lengths = new Uint32Array(0);
  #slots = 0;
  #documents = 0;
  #totalLength = 0;
  #textBytes = 0;
  #scores = new Float64Array(0);
  #touched = new Uint32Array(0);
  #touchedCount = 0;
  /** The entries of the term that is being measured, without those of memories that are gone. */
  #entries = new Uint32Array(0);
  #measured: Measured = { terms: [], k1: 0, b: 0, average: 1, lengths: new Uint32Array(0) };
  #latest: WordScores | undefined;

  get bytes(): number {
    const arrays = [
      this.#first,
      this.#last,
      this.#tail,
      this.#size,
      this.#pool,
      this.#lengths,
      this.#scores,
      this.#touched,
      this.#entries,
    ];
    // A Map's entry and its string: some 64 bytes beside the text itself.
    return arrays.reduce((sum, array) => sum + array.byteLength, 0) + this.#textBytes + this.#numbers.size * 64;
  }

  /** Adds the memory in `slot`, which must be a new one. */
  add(slot: number, terms: readonly string[]): void {
    this.addLength(slot, terms.length);
    const times = new Map<string, number>();
    for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
    for (const [term, count] of times) this.#append(term, slot, count);
  }

  remove(slot: number): void {
    this.#documents--;
    this.#totalLength -= this.#lengths[slot] ?? 0;
    this.#lengths[slot] = 0;
  }

  /** Computes BM25 for every memory that says one of the terms, over all memories except those of the `expired` slots. */
  score(terms: readonly string[], { k1, b, prior }: Bm25Parameters, expired: readonly number[]): WordScores {
    for (let index = 0; index < this.#touchedCount; index++) this.#scores[this.#touched[index] as number] = 0;
    this.#touchedCount = 0;
    if (this.#scores.length < this.#slots) {
      this.#scores = new Float64Array(this.#lengths.length);
      this.#touched = new Uint32Array(this.#lengths.length);
      this.#entries = new Uint32Array(this.#lengths.length);
    }
    const corpus = this.#corpusWithout(expired);
    const average = corpus.totalLength / Math.max(1, corpus.documents) || 1;
    const measured: Measured = { terms: [], k1, b, average, lengths: corpus.lengths };
    let best = 0;
    for (const term of terms) {
      const number = this.#numbers.get(term);
      const frequency = number === undefined ? 0 : this.#gather(number, corpus.lengths);
      const idf = Math.log(1 + (corpus.documents + prior - frequency + 0.5) / (frequency + 1));
      best += (idf * (k1 + 1)) / (1 + k1 * (1 - b));
      const isSaid = number !== undefined && frequency > 0;
      measured.terms.push(isSaid ? { number, idf } : null);
      if (isSaid) this.#addScores(frequency, idf, measured);
    }
    this.#measured = measured;
    this.#latest = { scores: this.#scores, slots: this.#touched.subarray(0, this.#touchedCount), best };
    return this.#latest;
  }

  /** True when nothing was measured after this, whose figures would stand in their place. */
  isLatest(scores: WordScores): boolean {
    return scores === this.#latest;
  }

  /**
   * Returns the share of each term of the last `score` in the score of `count` slots: a row a slot, in the order of the terms.
   * `places`, by slot: its row, counted from 1; 0 for one that is not asked for.
   */
  termScores(places: Uint32Array, count: number): { terms: number; termScores: Float64Array } {
    const measured = this.#measured;
    const { terms, lengths } = measured;
    const shares = new Float64Array(count * terms.length);
    for (const [position, term] of terms.entries()) {
      if (term === null) continue;
      const said = this.#gather(term.number, lengths);
      for (let index = 0; index < said; index++) {
        const entry = this.#entries[index] as number;
        const place = places[entry >>> SLOT_SHIFT] as number;
        if (place === 0) continue;
        const times = entry & MOST_TIMES;
        const length = lengths[entry >>> SLOT_SHIFT] as number;
        shares[(place - 1) * terms.length + position] = scoreOf(times, term.idf, length, measured);
      }
    }
    return { terms: terms.length, termScores: shares };
  }

  /** Copies the entries of the slots that `slotOf` maps to 0 or more; their lengths must have been added. */
  async copyTo(target: WordIndex, slotOf: Int32Array, slice: TimeSlice): Promise<void> {
    for (const [term, number] of this.#numbers) {
      this.#eachRun(number, (from, to) => {
        for (let place = from; place < to; place++) {
          const entry = this.#pool[place] as number;
          const slot = slotOf[entry >>> SLOT_SHIFT] as number;
          if (slot >= 0) target.#append(term, slot, entry & MOST_TIMES);
        }
      });
      if (slice.isOver()) await slice.next();
    }
  }

  lengthOf(slot: number): number {
    return this.#lengths[slot] as number;
  }

  addLength(slot: number, length: number): void {
    if (slot >= MOST_SLOTS) throw new Error(`a shard holds at most ${MOST_SLOTS} memories`);
    this.#lengths = withRoom(this.#lengths, slot + 1);
    this.#lengths[slot] = length;
    this.#slots = slot + 1;
    this.#documents++;
    this.#totalLength += length;
  }

  snapshot(): Arrays {
    const terms = this.#terms;
    // A term that no memory says any more is not written: what was erased leaves nothing on the disk.
    const said: string[] = Array.from({ length: terms }, () => '');
    for (const [term, number] of this.#numbers) if (this.#isSaid(number)) said[number] = term;
    return {
      first: this.#first.slice(0, terms),
      last: this.#last.slice(0, terms),
      tail: this.#tail.slice(0, terms),
      size: this.#size.slice(0, terms),
      pool: this.#pool.slice(0, this.#used),
      lengths: this.#lengths.slice(0, this.#slots),
      counts: Float64Array.of(this.#documents, this.#totalLength),
      terms: packTexts(said),
    };
  }

  static async restore(arrays: Arrays, slice: TimeSlice): Promise<WordIndex> {
    const index = new WordIndex();
    index.#first = pick(arrays, 'first', Uint32Array);
    index.#last = pick(arrays, 'last', Uint32Array);
    index.#tail = pick(arrays, 'tail', Uint32Array);
    index.#size = pick(arrays, 'size', Uint16Array);
    index.#pool = pick(arrays, 'pool', Uint32Array);
    index.#lengths = pick(arrays, 'lengths', Uint32Array);
    index.#used = index.#pool.length;
    index.#slots = index.#lengths.length;
    [index.#documents, index.#totalLength] = pick(arrays, 'counts', Float64Array) as unknown as [number, number];
    const packed = pick(arrays, 'terms', Uint8Array);
    index.#textBytes = packed.length;
    for (const term of unpackTexts(packed)) {
      if (term !== '') index.#numbers.set(term, index.#terms);
      index.#terms++;
      if (slice.isOver()) await slice.next();
    }
    return index;
  }

  #append(term: string, slot: number, times: number): void {
    const number = this.#numbers.get(term) ?? this.#newTerm(term);
    let place = this.#tail[number] as number;
    const size = this.#size[number] as number;
    if (place === (this.#last[number] as number) + 1 + size) {
      const larger = Math.min(size * 2, LONGEST_SLICE);
      const slice = this.#newSlice(larger);
      this.#pool[this.#last[number] as number] = slice;
      this.#last[number] = slice;
      this.#size[number] = larger;
      place = slice + 1;
    }
    this.#pool[place] = slot * 2 ** SLOT_SHIFT + Math.min(times, MOST_TIMES);
    this.#tail[number] = place + 1;
  }

  #newTerm(term: string): number {
    const number = this.#terms++;
    this.#numbers.set(term, number);
    this.#textBytes += term.length + 1;
    this.#first = withRoom(this.#first, number + 1);
    this.#last = withRoom(this.#last, number + 1);
    this.#tail = withRoom(this.#tail, number + 1);
    this.#size = withRoom(this.#size, number + 1);
    const slice = this.#newSlice(1);
    this.#first[number] = slice;
    this.#last[number] = slice;
    this.#tail[number] = slice + 1;
    this.#size[number] = 1;
    return number;
  }

  #newSlice(size: number): number {
    const slice = this.#used;
    this.#used += 1 + size;
    this.#pool = withRoom(this.#pool, this.#used);
    return slice;
  }

  /** Returns the corpus without the expired slots; the lengths are 0 for memories that do not count. */
  #corpusWithout(expired: readonly number[]) {
    const corpus = { lengths: this.#lengths, documents: this.#documents, totalLength: this.#totalLength };
    if (expired.length === 0) return corpus;
    corpus.lengths = this.#lengths.slice();
    for (const slot of expired) {
      corpus.documents--;
      corpus.totalLength -= corpus.lengths[slot] as number;
      corpus.lengths[slot] = 0;
    }
    return corpus;
  }

  #isSaid(number: number): boolean {
    let isSaid = false;
    this.#eachRun(number, (from, to) => {
      for (let place = from; place < to && !isSaid; place++)
        isSaid = this.#lengths[(this.#pool[place] as number) >>> SLOT_SHIFT] !== 0;
    });
    return isSaid;
  }

  /** Gathers the entries of the memories that say the term, at the beginning of `#entries`, and counts them. */
  #gather(number: number, lengths: Uint32Array): number {
    const pool = this.#pool;
    const entries = this.#entries;
    const last = this.#last[number] as number;
    const tail = this.#tail[number] as number;
    let count = 0;
    let slice = this.#first[number] as number;
    for (let size = 1; ; size = Math.min(size * 2, LONGEST_SLICE)) {
      const end = slice === last ? tail : slice + 1 + size;
      for (let place = slice + 1; place < end; place++) {
        const entry = pool[place] as number;
        if (lengths[entry >>> SLOT_SHIFT] !== 0) entries[count++] = entry;
      }
      if (slice === last) return count;
      slice = pool[slice] as number;
    }
  }

  /** Adds the scores of a term whose `said` entries were gathered. */
  #addScores(said: number, idf: number, measured: Measured): void {
    const scores = this.#scores;
    const { lengths } = measured;
    for (let index = 0; index < said; index++) {
      const entry = this.#entries[index] as number;
      const slot = entry >>> SLOT_SHIFT;
      const known = scores[slot] as number;
      if (known === 0) this.#touched[this.#touchedCount++] = slot;
      scores[slot] = known + scoreOf(entry & MOST_TIMES, idf, lengths[slot] as number, measured);
    }
  }

  #eachRun(number: number, visit: (from: number, to: number) => void): void {
    const last = this.#last[number] as number;
    let slice = this.#first[number] as number;
    for (let size = 1; slice !== last; size = Math.min(size * 2, LONGEST_SLICE)) {
      visit(slice + 1, slice + 1 + size);
      slice = this.#pool[slice] as number;
    }
    visit(last + 1, this.#tail[number] as number);
  }
}

/** Returns BM25 of a term that a memory of so many terms says so many times. */
function scoreOf(times: number, idf: number, length: number, { k1, b, average }: Measured): number {
  return (idf * times * (k1 + 1)) / (times + k1 * (1 - b + (b * length) / average));
}
