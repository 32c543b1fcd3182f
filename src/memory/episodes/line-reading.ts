/** Reads what the words of a line tell by themselves, whatever is asked. */
import { LRUCache } from 'lru-cache';
import { readTerms, spokenLanguage } from '../text/text-analysis.ts';
import { SignedText } from './signs/read-signs.ts';

const LONGEST_READ = 2_000; // characters of a line whose words are read: an answer's words stand together
const MANY = 3; // words of a kind: more say no more
const REMEMBERED = 2_000; // lines of the users who are asking, some 5 MB: a line costs 40 µs to read, a remembered one 1 µs
const REMEMBERED_MS = 300_000; // then it is forgotten, as whatever was erased must be

/** The reading of a line. Numbers are 0 to 1. */
export interface LineReading {
  readonly terms: ReadonlySet<string>;
  /** Words of whoever speaks, of whoever is spoken to, and verbs in the past: three or more are 1. */
  readonly first: number;
  readonly second: number;
  readonly past: number;
  /** True where it says that something is otherwise from now on. */
  readonly changes: boolean;
  /** True where it tells a time, a reason, a name, a number, something quoted; and where it asks. */
  readonly time: boolean;
  readonly reason: boolean;
  readonly name: boolean;
  readonly number: boolean;
  readonly quoted: boolean;
  readonly asks: boolean;
  readonly words: number;
}

const readings = new LRUCache<string, LineReading>({ max: REMEMBERED, ttl: REMEMBERED_MS });

/** Reads a line; `language`: the tag of its memory, BCP-47. */
export function readLine(speaker: string | null, text: string, language: string): LineReading {
  const said = `${speaker ?? ''}\n${text.slice(0, LONGEST_READ)}`;
  const key = `${language}\n${said}`;
  const known = readings.get(key);
  if (known !== undefined) return known;
  const { terms, language: told } = readTerms(said, language);
  const own = text.slice(0, LONGEST_READ);
  const signs = new SignedText(own, told ?? 'es');
  const spoken = spokenLanguage(own, language);
  const isAsSigned = spoken === (told ?? 'es') && !own.includes('?');
  const stated = isAsSigned ? signs : new SignedText(own.replace(ASKING, ''), spoken);
  const reading: LineReading = {
    terms: new Set(terms),
    first: signs.count('first', MANY) / MANY,
    second: signs.count('second', MANY) / MANY,
    past: signs.count('past', MANY) / MANY,
    changes: stated.has('changes'),
    time: signs.has('time'),
    reason: signs.has('reason'),
    name: NAME.test(own),
    number: NUMBER.test(own),
    quoted: QUOTED.test(own),
    asks: text.trimEnd().endsWith('?'),
    words: signs.words.length,
  };
  readings.set(key, reading);
  return reading;
}

/** A sentence that asks: what it says is not so yet. */
const ASKING = /(?<=^|[.!?\n])[^.!?\n]*\?/g;
const NAME = /(?<=[\p{Ll}\p{N},;)] )\p{Lu}\p{Ll}+/u;
const NUMBER =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b/u;
/** Looked for from the first mark behind one that closes: from every mark that nothing closes it would take time by the square of their number. */
const QUOTED = /(?:"|(?:^|["”»])[^"“«”»]*[“«])[^"”»]{2,}["”»]/u;
