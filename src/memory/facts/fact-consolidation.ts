/**
 * Finds facts that say the same, and facts that cannot both hold, over everything that is known of a user. It compares facts in
 * blocks that share an uncommon word, so that ten thousand are not compared with each other.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldAccents } from '../text/fold-accents.ts';
import { stem } from '../text/stemmer.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { type Fact, saidAt } from './fact.ts';
import { identityOf, likeness } from './fact-likeness.ts';
import type { Consolidation } from './late-facts.ts';

const COMMON = 40; // facts of a slot with the same word: beyond, the word is a frame that says nothing of likeness
const COMPARED_WORDS = 3; // of a fact, the least common ones
const LEAST_SHARED = 0.5; // of the words of the shorter one: cheaper to tell than likeness, which they then have a chance of
const AT_ONCE_MS = 10; // of work, before other work of the process has its turn

/** Finds consolidations by rules: each fact is dropped once at most, and one that is dropped keeps no other. Lets other work run in between. */
export async function findConsolidations(facts: readonly Fact[]): Promise<Consolidation[]> {
  const found: Consolidation[] = [];
  const gone = new Set<string>();
  const end = (one: Fact, other: Fact, reason: Consolidation['reason']) => {
    const [keep, drop] = reason === 'merged' ? ofDuplicates(one, other) : ofContraries(one, other);
    gone.add(drop.id);
    found.push({ keep: keep.id, drop: [drop.id], reason });
  };
  let busySince = performance.now();
  const giveWay = async () => {
    if (performance.now() - busySince < AT_ONCE_MS) return;
    await nextTurn();
    busySince = performance.now();
  };

  const words = new Map<Fact, ReadonlySet<string>>();
  const identities = new Map<Fact, string>();
  for (const fact of facts) {
    words.set(fact, wordsOf(fact.value));
    identities.set(fact, identityOf(fact.value));
    await giveWay();
  }
  for (const [one, other] of sameTexts(facts, identities)) {
    if (!gone.has(one.id) && !gone.has(other.id)) end(one, other, 'merged');
  }
  for (const inSlot of grouped(facts, ({ slot }) => slot).values()) {
    const postings = postingsOf(inSlot, words);
    for (const fact of inSlot) {
      await giveWay();
      const own = telling(words.get(fact) ?? NO_WORDS, postings);
      for (const other of candidates(own, postings)) {
        if (gone.has(fact.id)) break;
        if (gone.has(other.id) || fact.id >= other.id) continue; // each pair once
        if (!shareEnough(own, telling(words.get(other) ?? NO_WORDS, postings))) continue;
        const [first, second] = saidAt(fact) <= saidAt(other) ? [fact, other] : [other, fact];
        const are = likeness(fact.slot, first.value, second.value);
        if (are === 'contrary') end(first, second, 'consolidated');
        else if (are !== 'other') end(first, second, 'merged');
      }
    }
  }
  return found;
}

/** Orders two facts that say the same, keep before drop: the one that was asked for, then the one of a known key, then the newer. */
export function ofDuplicates(one: Fact, other: Fact): [keep: Fact, drop: Fact] {
  const worth = (fact: Fact) => (fact.source === 'explicit' ? 2 : 0) + (isLoose(fact) ? 0 : 1);
  if (worth(one) !== worth(other)) return worth(one) > worth(other) ? [one, other] : [other, one];
  return newerFirst(one, other);
}

/** Orders two facts that cannot both hold, keep before drop: the one that was asked for, then the newer. */
export function ofContraries(one: Fact, other: Fact): [keep: Fact, drop: Fact] {
  const [explicit, inferred] = [one.source === 'explicit', other.source === 'explicit'];
  if (explicit !== inferred) return explicit ? [one, other] : [other, one];
  return newerFirst(one, other);
}

function newerFirst(one: Fact, other: Fact): [Fact, Fact] {
  return saidAt(one) >= saidAt(other) ? [one, other] : [other, one];
}

/** True for a fact without a known key: under a key of the caller's own, or none. */
function isLoose({ slot }: Fact): boolean {
  return slot === 'note' || slot.startsWith('own:');
}

/** Yields pairs with the same text, whatever their keys; where both keys are known, only pairs of one slot. */
function* sameTexts(facts: readonly Fact[], identities: ReadonlyMap<Fact, string>): Generator<[Fact, Fact]> {
  for (const same of grouped(facts, (fact) => identities.get(fact) ?? '').values()) {
    const [first, ...rest] = same.toSorted((a, b) => Number(isLoose(a)) - Number(isLoose(b)) || (a.id < b.id ? -1 : 1));
    for (const other of rest) {
      if (first !== undefined && (isLoose(other) || other.slot === first.slot)) yield [first, other];
    }
  }
}

const NO_WORDS: ReadonlySet<string> = new Set();

function shareEnough(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const word of fewer) if (more.has(word)) shared += 1;
  return shared >= fewer.size * LEAST_SHARED;
}

type Postings = ReadonlyMap<string, readonly Fact[]>;

function postingsOf(facts: readonly Fact[], words: ReadonlyMap<Fact, ReadonlySet<string>>): Postings {
  const postings = new Map<string, Fact[]>();
  for (const fact of facts) {
    for (const word of words.get(fact) ?? []) {
      const there = postings.get(word);
      if (there === undefined) postings.set(word, [fact]);
      else there.push(fact);
    }
  }
  return postings;
}

/** Returns the words that are not in too many facts of the slot. */
function telling(words: ReadonlySet<string>, postings: Postings): ReadonlySet<string> {
  return new Set([...words].filter((word) => (postings.get(word)?.length ?? 0) <= COMMON));
}

function candidates(words: ReadonlySet<string>, postings: Postings): ReadonlySet<Fact> {
  const lists = [...words]
    .map((word) => postings.get(word) ?? [])
    .filter(({ length }) => length > 1)
    .sort((a, b) => a.length - b.length);
  return new Set(lists.slice(0, COMPARED_WORDS * 2).flat()); // a word is in two lists, one of each language
}

/** Returns the stems of a value, each once, of both languages, since a fact may be known in both. */
function wordsOf(value: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of value.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    if (STOP_WORDS.es.has(word) || STOP_WORDS.en.has(word)) continue;
    const plain = foldAccents(word);
    stems.add(`es ${stem(plain, 'es')}`);
    stems.add(`en ${stem(plain, 'en')}`);
  }
  return stems;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
