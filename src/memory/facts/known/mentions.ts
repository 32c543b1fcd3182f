/** Finds where a text speaks of known facts: by the words that they are about, other words for the same, and the nouns of their slots. */
import { RecentlyUsed } from '../../../recently-used.ts';
import { canonical, kindsOf } from '../../text/concepts.ts';
import { foldAccents } from '../../text/fold-accents.ts';
import { stem } from '../../text/stemmer.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { factLanguageOf } from '../../understanding/languages.ts';
import type { Reader } from '../../understanding/matcher.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Token } from '../../understanding/token.ts';
import type { Fact } from '../fact.ts';
import { subjectsOf } from '../fact-likeness.ts';
import { slotNamed } from '../fact-slots.ts';
import { LANGUAGE_NAMES } from '../frame-words.ts';
import type { KnownNames } from './known-data.ts';
import { hasEntry } from './new-value.ts';

/** The facts that each token of a text mentions; undefined for a token that mentions none. */
export type Mentions = readonly (readonly Fact[] | undefined)[];

/** What texts mention, while they are read; a text that is not here is read before anything is known, and any word may be a mention. */
const mentionsOf = new WeakMap<ReadText, Mentions>();

const SHORTEST = 2; // letters
/** Slots of things that are spoken of by their kind: "my pet", "my bike". */
const OF_A_KIND: ReadonlySet<string> = new Set(['pet', 'family', 'partner', 'vehicle', 'home']);
/** The lists of what those near the user may be. */
const KINDS_OF_NEAR_ONES: Readonly<Record<string, string>> = { family: 'relatives', pet: 'animals' };
const SMALL_BEFORE = 3; // words between a verb and what it speaks of: "lo de la …"

/** Notes which facts a text mentions. Facts are found by their words: those that share none with the text are not compared. */
export function noteMentions(text: ReadText, names: KnownNames, facts: readonly Fact[]): Mentions {
  const index = new Map<string, Fact[]>();
  for (const fact of facts)
    for (const key of keysOf(fact)) {
      const there = index.get(key);
      if (there === undefined) index.set(key, [fact]);
      else if (!there.includes(fact)) there.push(fact);
    }
  const stops = stopsOf(names);
  const [nouns, mine] = [names.list('nouns'), names.list('mine')];
  const mentions = text.tokens.map((token, at) => {
    if (!mayMention(token, stops)) return undefined;
    const isMine = at > 0 && mine.at(text, at - 1) !== undefined;
    const found = index.get(bare(token)) ?? (isOrdinary(token) ? byMeaning(token, index, isMine) : undefined);
    const [slot, kind] =
      found === undefined && isMine ? (nouns.at(text, at)?.value ?? slotNamed(token.plain) ?? '').split('/') : [];
    const ofSlot = index.get(`slot:${slot}`)?.filter(({ value }) => kind === undefined || hasEntry(value, names, kind));
    const all =
      found ?? (ofSlot?.length === 1 && !ofSlot.some((one) => isAnother(one, token, names)) ? ofSlot : undefined);
    return all !== undefined && isOthers(text, names, at) ? undefined : all;
  });
  mentionsOf.set(text, mentions);
  return mentions;
}

const FACTS = 5_000; // some 5 MB
const factKeys = new RecentlyUsed<readonly string[]>(FACTS);

/** Returns the keys under which a fact is found: its words, what means the same, its initials, its slot. */
function keysOf({ slot, value }: Fact): readonly string[] {
  const name = `${slot} ${value}`;
  const known = factKeys.get(name);
  if (known !== undefined) return known;
  const keys: string[] = [];
  for (const { plain, es, en, exact } of subjectsOf(slot, value)) {
    keys.push(plain);
    if (exact) {
      keys.push(`${plain}s`);
      continue;
    }
    keys.push(`es:${es}`, `en:${en}`);
    for (const concept of [canonical(es, 'es'), canonical(en, 'en')]) if (concept.startsWith('=')) keys.push(concept);
    if (!OF_A_KIND.has(slot)) continue;
    for (const kind of [...kindsOf(es, 'es'), ...kindsOf(en, 'en')]) keys.push(`kind${kind}`);
  }
  keys.push(...initialsIn(value), `slot:${slot}`);
  const each = [...new Set(keys)];
  factKeys.set(name, each);
  return each;
}

function bare({ plain }: Token): string {
  const name = plain.replace(/'s$/, '');
  return LANGUAGE_NAMES.get(name) ?? name;
}

/** Words that mention nothing: Spanish and Portuguese are taken for each other in a few words. */
const ROMANCE: ReadonlySet<string> = new Set([...STOP_WORDS.es, ...STOP_WORDS.pt]);
const stopsOf = ({ code }: KnownNames): ReadonlySet<string> => (code === 'en' ? STOP_WORDS.en : ROMANCE);

/** "OU" for the Open University, "HC" for the Hospital das Clínicas. */
const NAMES =
  /\p{Lu}[\p{L}\p{M}]+(?: (?:of|de|da|do|das|dos|del|la|los|y|and|the) \p{Lu}[\p{L}\p{M}]+| \p{Lu}[\p{L}\p{M}]+)+/gu;

function initialsIn(value: string): string[] {
  return (value.match(NAMES) ?? []).map((name) => foldAccents(name.replace(/[^\p{Lu}]/gu, '').toLowerCase()));
}

function isOrdinary({ plain, kind }: Token): boolean {
  return kind === 'word' && plain.length > SHORTEST;
}

function mayMention({ kind, plain, written, isCapital }: Token, stops: ReadonlySet<string>): boolean {
  if (kind === 'number') return true;
  return kind === 'word' && plain.length >= SHORTEST && (isCapital || !stops.has(written));
}

/** The keys by which a word finds facts through its meaning, and those by which "my" and the word do. */
interface MeaningKeys {
  readonly own: readonly string[];
  readonly mine: readonly string[];
}

const WORDS = 10_000; // some 4 MB
const meaningKeys = new RecentlyUsed<MeaningKeys>(WORDS);

function meaningKeysOf(written: string): MeaningKeys {
  const known = meaningKeys.get(written);
  if (known !== undefined) return known;
  const [es, en] = [stem(written, 'es'), stem(written.replace(/'s$/, ''), 'en')];
  const concepts = [canonical(es, 'es'), canonical(en, 'en')];
  const keys = { own: [`es:${es}`, `en:${en}`, ...concepts], mine: concepts.map((concept) => `kind${concept}`) };
  meaningKeys.set(written, keys);
  return keys;
}

/** "My pet" is the dog that is known, "a pet" is any. */
function byMeaning({ written }: Token, index: ReadonlyMap<string, Fact[]>, isMine: boolean): Fact[] | undefined {
  const { own, mine } = meaningKeysOf(written);
  return firstAt(own, index) ?? (isMine ? firstAt(mine, index) : undefined);
}

/** True for a word that means another, or a kind of it: a son is one of the kids. */
function isKindOf(word: string, kind: string): boolean {
  return (['es', 'en'] as const).some((code) => {
    const [one, other] = [stem(word, code), canonical(stem(kind, code), code)];
    return canonical(one, code) === other || kindsOf(one, code).includes(other);
  });
}

/** True for one of whom a fact says what they are, where a word says something else: "my brother" is not the twins, "my dog" not the cat. */
function isAnother({ slot, value }: Fact, { plain }: Token, { code }: KnownNames): boolean {
  const [name, language] = [KINDS_OF_NEAR_ONES[slot], factLanguageOf(code)];
  const list = name === undefined ? undefined : language?.list(name);
  if (language === undefined || list?.valueOf(plain) === undefined) return false;
  const text = language.readWords(value);
  const kinds = text.tokens.filter((_token, at) => list.at(text, at) !== undefined);
  return kinds.length > 0 && !kinds.some((one) => isKindOf(one.plain, plain));
}

function firstAt(keys: readonly string[], index: ReadonlyMap<string, Fact[]>): Fact[] | undefined {
  for (const key of keys) {
    const found = index.get(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** True for what somebody else has: "el perro de mi vecina", "my neighbour's dog", "their car". */
function isOthers(text: ReadText, names: KnownNames, at: number): boolean {
  const before = text.tokens[at - 1];
  if (before !== undefined && !text.begins(at)) {
    if (/'s$/.test(before.plain) && names.list('kin').valueOf(before.plain.slice(0, -2)) !== undefined) return true;
    if (names.list('theirs').at(text, at - 1)?.end === at) return true;
  }
  const of = names.list('of').at(text, at + 1);
  return (
    of !== undefined && names.list('kin').at(text, names.list('small').at(text, of.end)?.end ?? of.end) !== undefined
  );
}

/** Reads what a text mentions of what is known, with the small words before it; its value are the facts. */
export function mentionReader(names: KnownNames): Reader {
  const small = names.list('small');
  const of = names.list('of');
  const theirs = names.list('theirs');
  const stops = stopsOf(names);
  return {
    first: null,
    read(text, at) {
      const mentions = mentionsOf.get(text);
      const isMention = (place: number) => {
        const token = text.tokens[place];
        if (token === undefined) return false;
        return mentions === undefined ? mayMention(token, stops) : mentions[place] !== undefined;
      };
      let from = at;
      for (let skipped = 0; skipped < SMALL_BEFORE && !isMention(from); skipped += 1) {
        const end = small.at(text, from)?.end;
        if (end === undefined) {
          if (
            !isMention(from + 1) ||
            text.tokens[from]?.kind !== 'word' ||
            text.ends(from + 1) ||
            theirs.at(text, from) !== undefined
          )
            return undefined;
          from += 1; // a word of what it is like: "my old car"
          break;
        }
        from = end;
      }
      if (!isMention(from)) return undefined;
      let to = from + 1;
      for (;;) {
        const next = of.at(text, to)?.end ?? to;
        if (isMention(to) && mentions !== undefined) to += 1;
        else if (mentions !== undefined && next > to && isMention(next)) to = next + 1;
        else break;
      }
      return { value: mentions === undefined ? [] : meantAt(mentions, from, to), end: to };
    },
  };
}

/** Returns the facts that most words of a stretch mention. */
export function meantAt(mentions: Mentions, from: number, to: number): Fact[] {
  const counts = new Map<Fact, number>();
  for (const facts of mentions.slice(from, to))
    for (const fact of facts ?? []) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([fact]) => fact);
}
