import type { IndexedMemory } from '../../memory/episodes/indexed-memory.ts';
import type { MemoryType } from '../../memory/episodes/memory.ts';
import type { TimeSlice } from './time-slice.ts';
import { type Arrays, packTexts, pick, type TypedArray, unpackTexts, withRoom } from './typed-array.ts';

/** The facts of a shard about a memory, besides its words and vectors. */
export type MemoryFacts = Omit<IndexedMemory, 'terms' | 'vectors'>;

const NONE = -1;
/** The type of a memory that is gone. */
const GONE = 255;
const ID_BYTES = 16;
/** The turns around one whose memories are kept at hand: two before, one before, one after, two after. */
const DISTANCES = [-2, -1, 1, 2] as const;
export const AROUND = DISTANCES.length;
/** The hexadecimal digits kept of a fingerprint: as many as a number holds exactly. */
const PRINT_DIGITS = 13;

/**
 * Table of one user's memories by slot (counted from 0; a slot is used once, so that the words of one memory are never taken for
 * another's), by id, and by session and turn. An id is a UUID as PostgreSQL writes it.
 */
export class MemoryTable {
  readonly #slots = new Map<string, number>();
  #used = 0;
  #ids = new Uint8Array(0); // packed: a text for each would take more than all the rest
  #types = new Uint8Array(0);
  #sessions = new Int32Array(0);
  #turns = new Int32Array(0);
  #created = new Float64Array(0);
  #expires = new Float64Array(0);
  #fingerprints = new Float64Array(0);
  #wordPrints = new Float64Array(0);
  #firstRows = new Int32Array(0);
  /** The slots of the turns around each, `AROUND` a slot in the order of `DISTANCES`; NONE where there is none. */
  #around = new Int32Array(0);
  #typeNames: string[] = [];
  #sessionNames: string[] = [];
  readonly #sessionNumbers = new Map<string, number>();
  /** Slots of turns, by session: turn number → slot. */
  #slotsOfTurns: Map<number, number>[] = [];

  /** The number of slots given out, those of memories that are gone included. */
  get slots(): number {
    return this.#used;
  }
  /** The number of memories that are there. */
  get count(): number {
    return this.#slots.size;
  }

  get bytes(): number {
    const arrays: TypedArray[] = [
      this.#ids,
      this.#types,
      this.#sessions,
      this.#turns,
      this.#created,
      this.#expires,
      this.#fingerprints,
      this.#wordPrints,
      this.#firstRows,
      this.#around,
    ];
    // An id's text, its entry, and the entry of its turn: some 150 bytes a memory in V8.
    return arrays.reduce((sum, array) => sum + array.byteLength, 0) + this.#slots.size * 150;
  }

  slotOf(memoryId: string): number | undefined {
    return this.#slots.get(memoryId);
  }

  /** Adds a memory; `wordPrint` tells its words from others. */
  add(facts: MemoryFacts, wordPrint: number): number {
    const slot = this.#used++;
    this.#ids = withRoom(this.#ids, (slot + 1) * ID_BYTES);
    packId(facts.memoryId, this.#ids, slot);
    this.#slots.set(facts.memoryId, slot);
    this.#types = withRoom(this.#types, slot + 1);
    this.#sessions = withRoom(this.#sessions, slot + 1);
    this.#turns = withRoom(this.#turns, slot + 1);
    this.#created = withRoom(this.#created, slot + 1);
    this.#expires = withRoom(this.#expires, slot + 1);
    this.#fingerprints = withRoom(this.#fingerprints, slot + 1);
    this.#wordPrints = withRoom(this.#wordPrints, slot + 1);
    this.#firstRows = withRoom(this.#firstRows, slot + 1);
    this.#around = withRoom(this.#around, (slot + 1) * AROUND);
    this.#wordPrints[slot] = wordPrint;
    this.#firstRows[slot] = NONE;
    this.#set(slot, facts);
    return slot;
  }

  /** Takes over the facts that may change while the words stay the same. */
  update(slot: number, facts: MemoryFacts): void {
    this.#forgetTurn(slot);
    this.#set(slot, facts);
  }

  remove(slot: number): void {
    this.#forgetTurn(slot);
    this.#slots.delete(this.idAt(slot));
    this.#types[slot] = GONE;
  }

  isThere(slot: number): boolean {
    return this.#types[slot] !== GONE;
  }
  idAt(slot: number): string {
    return unpackId(this.#ids, slot);
  }
  typeAt(slot: number): MemoryType {
    return this.#typeNames[this.#types[slot] as number] as MemoryType;
  }
  sessionAt(slot: number): string | null {
    return this.#sessionNames[this.#sessions[slot] as number] ?? null;
  }
  turnAt(slot: number): number | null {
    const turn = this.#turns[slot] as number;
    return turn === NONE ? null : turn;
  }
  createdAt(slot: number): number {
    return this.#created[slot] as number;
  }
  fingerprintAt(slot: number): string {
    return this.printAt(slot).toString(16).padStart(PRINT_DIGITS, '0');
  }
  /** Returns the fingerprint as the number that it is. */
  printAt(slot: number): number {
    return this.#fingerprints[slot] as number;
  }
  wordPrintAt(slot: number): number {
    return this.#wordPrints[slot] as number;
  }
  firstRowAt(slot: number): number {
    return this.#firstRows[slot] as number;
  }
  setFirstRow(slot: number, row: number): void {
    this.#firstRows[slot] = row;
  }

  factsAt(slot: number): MemoryFacts {
    const expires = this.#expires[slot] as number;
    return {
      memoryId: this.idAt(slot),
      type: this.typeAt(slot),
      sessionId: this.sessionAt(slot),
      turnNumber: this.turnAt(slot),
      createdAt: new Date(this.createdAt(slot)),
      fingerprint: this.fingerprintAt(slot),
      expiresAt: expires === Number.POSITIVE_INFINITY ? null : new Date(expires),
    };
  }

  /** Returns the slots of the turns around each slot, `AROUND` a slot, -1 where there is none; valid until the next change. */
  get around(): Int32Array {
    return this.#around;
  }

  isAlive(slot: number, now: number): boolean {
    return this.#types[slot] !== GONE && (this.#expires[slot] as number) > now;
  }

  /** Returns slots of memories that are still there though they expired at `now` or before: nobody has purged them yet. */
  expired(now: number): number[] {
    const slots: number[] = [];
    for (let slot = 0; slot < this.#used; slot++)
      if ((this.#expires[slot] as number) <= now && this.#types[slot] !== GONE) slots.push(slot);
    return slots;
  }

  /** Returns a test of slots: alive at `now`, and of the types and the session where they are given. */
  filter(types: readonly MemoryType[] | null, sessionId: string | null, now: number): (slot: number) => boolean {
    const session = sessionId === null ? undefined : (this.#sessionNumbers.get(sessionId) ?? NONE - 1);
    const wanted = types === null ? undefined : this.#typeNames.map((name) => types.includes(name as MemoryType));
    return (slot) =>
      this.isAlive(slot, now) &&
      (session === undefined || this.#sessions[slot] === session) &&
      (wanted === undefined || wanted[this.#types[slot] as number] === true);
  }

  snapshot(): Arrays {
    const slots = this.#used;
    return {
      ids: this.#ids.slice(0, slots * ID_BYTES),
      types: this.#types.slice(0, slots),
      sessions: this.#sessions.slice(0, slots),
      turns: this.#turns.slice(0, slots),
      created: this.#created.slice(0, slots),
      expires: this.#expires.slice(0, slots),
      fingerprints: this.#fingerprints.slice(0, slots),
      wordPrints: this.#wordPrints.slice(0, slots),
      firstRows: this.#firstRows.slice(0, slots),
      typeNames: packTexts(this.#typeNames),
      sessionNames: packTexts(this.#sessionNames),
    };
  }

  static async restore(arrays: Arrays, slice: TimeSlice): Promise<MemoryTable> {
    const table = new MemoryTable();
    table.#types = pick(arrays, 'types', Uint8Array);
    table.#sessions = pick(arrays, 'sessions', Int32Array);
    table.#turns = pick(arrays, 'turns', Int32Array);
    table.#created = pick(arrays, 'created', Float64Array);
    table.#expires = pick(arrays, 'expires', Float64Array);
    table.#fingerprints = pick(arrays, 'fingerprints', Float64Array);
    table.#wordPrints = pick(arrays, 'wordPrints', Float64Array);
    table.#firstRows = pick(arrays, 'firstRows', Int32Array);
    table.#typeNames = unpackTexts(pick(arrays, 'typeNames', Uint8Array));
    table.#sessionNames = unpackTexts(pick(arrays, 'sessionNames', Uint8Array));
    for (const [number, name] of table.#sessionNames.entries()) table.#sessionNumbers.set(name, number);
    table.#slotsOfTurns = table.#sessionNames.map(() => new Map());
    table.#ids = pick(arrays, 'ids', Uint8Array);
    table.#around = new Int32Array(table.#types.length * AROUND);
    for (let slot = 0; slot < table.#types.length; slot++) {
      table.#used++;
      if (table.isThere(slot)) {
        table.#slots.set(table.idAt(slot), slot);
        table.#placeTurn(slot);
      }
      if (slice.isOver()) await slice.next();
    }
    return table;
  }

  #set(slot: number, facts: MemoryFacts): void {
    const known = this.#typeNames.indexOf(facts.type);
    this.#types[slot] = known >= 0 ? known : this.#typeNames.push(facts.type) - 1;
    const session = facts.sessionId === null ? NONE : this.#sessionNumber(facts.sessionId);
    const turn = facts.turnNumber ?? NONE;
    this.#sessions[slot] = session;
    this.#turns[slot] = turn;
    this.#fingerprints[slot] = Number.parseInt(facts.fingerprint.slice(0, PRINT_DIGITS), 16);
    this.#created[slot] = facts.createdAt.getTime();
    this.#expires[slot] = facts.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
    this.#placeTurn(slot);
  }

  /** Takes a slot in among the turns of its session. */
  #placeTurn(slot: number): void {
    const turn = this.#turns[slot] as number;
    const turns = turn === NONE ? undefined : this.#slotsOfTurns[this.#sessions[slot] as number];
    turns?.set(turn, slot);
    for (const [place, distance] of DISTANCES.entries()) {
      const other = turns?.get(turn + distance) ?? NONE;
      this.#around[slot * AROUND + place] = other;
      if (other !== NONE) this.#around[other * AROUND + mirrored(place)] = slot;
    }
  }

  #sessionNumber(name: string): number {
    const known = this.#sessionNumbers.get(name);
    if (known !== undefined) return known;
    const number = this.#sessionNames.push(name) - 1;
    this.#sessionNumbers.set(name, number);
    this.#slotsOfTurns.push(new Map());
    return number;
  }

  /** Gives up a slot's turn number, unless another memory has taken it over meanwhile. */
  #forgetTurn(slot: number): void {
    const turns = this.#slotsOfTurns[this.#sessions[slot] as number];
    const turn = this.#turns[slot] as number;
    if (turns?.get(turn) !== slot) return;
    turns.delete(turn);
    for (const [place, distance] of DISTANCES.entries()) {
      const other = turns.get(turn + distance);
      if (other !== undefined) this.#around[other * AROUND + mirrored(place)] = NONE;
    }
  }
}

/** Returns the place of the opposite distance. */
function mirrored(place: number): number {
  return AROUND - 1 - place;
}

function packId(id: string, ids: Uint8Array<ArrayBuffer>, slot: number): void {
  Buffer.from(ids.buffer).write(id.replaceAll('-', ''), slot * ID_BYTES, 'hex');
}

function unpackId(ids: Uint8Array<ArrayBuffer>, slot: number): string {
  const hex = Buffer.from(ids.buffer).toString('hex', slot * ID_BYTES, (slot + 1) * ID_BYTES);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
