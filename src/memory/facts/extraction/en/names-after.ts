/** Reads the names that stand after a noun for their bearers: "(Ella, Finn and baby Rose)", ", Miso and Soba", ": Tom, 4, and Ann, 7". */
import type { EnglishText } from './english-text.ts';
import { ANIMAL, CHILD, GIVEN_NAMES, PARTNER, RELATIVE } from './lexicon.ts';
import { Phrase, phraseOf } from './phrases.ts';

const OPENS =
  /^(?: (?:now|already|as well|too|here|at home|together))?(?:(?: ?[,(:;]| [—–-]+) ?(?:(?:and )?(?:(?:their|the) names are|called|named|namely|aka) )?| (?:called|named) | (?=\p{L}+ (?:and|&) ))/u;
const ITEM =
  /^(?:(?:my |our )?(?:baby|little|wee|big|young|the late|eldest|youngest) )?((?:[\p{L}'’-]+)(?: [\p{L}'’-]+)??)(?=[\s,;:.!?()—–-]|$)/u;
const AGE = /^(?: ?\(\d{1,2}(?: months?)?\)|,? (?:who is )?\d{1,2}(?: months?)?(?=[,).;]| and |$))/;
const JOINS = /^(?:,? (?:and|&) |, ?)/;
/** Endings allowed after the last name: no noun that the names only describe ("Manchester and Liverpool fans"). */
const ENDS =
  /^(?:\s*(?:$|[,;:.!?)(—–])| -| (?:and|but|who|are|is|was|were|all|both|here|on|at|in|so|with|to|for|from|because|plus|has|have|hate|love|like|want|keep|need|will|cannot|do|does|my|our|i|we|lol|btw)\b)/;
const FARTHEST = 160; // characters read for a row of names
const NOT_A_NAME =
  /^(?:I|I'm|We|My|Our|God|Mr|Mrs|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|English|British|American|Christmas|Easter|The|A|An|What|How|Any|Please|Can|Could|Which|Where|Help|Both|All|One|Two|Three)$/;

export interface Names {
  /** The start of the first name in the text; `to` is the end of the last. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Reads the names that begin at `at`; null where none follow. */
export function namesAfter(source: EnglishText, at: number): Names | null {
  const text = source.text.slice(at, at + FARTHEST);
  let to = OPENS.exec(text)?.[0].length ?? 0;
  if (to === 0) return null;
  const opened = to;
  let end = 0;
  let count = 0;
  for (;;) {
    const match = ITEM.exec(text.slice(to));
    if (match === null) break;
    const nameAt = to + match[0].length - (match[1] ?? '').length;
    const length = nameLength(source, at + nameAt, match[1] ?? '');
    if (length === 0) break;
    count += 1;
    to = nameAt + length;
    to += AGE.exec(text.slice(to))?.[0].length ?? 0;
    end = to;
    const joined = JOINS.exec(text.slice(to))?.[0] ?? (/^ (?=\p{L}+ and )/u.test(text.slice(to)) ? ' ' : '');
    if (joined === '') break;
    to += joined.length;
  }
  return count === 0 || !ENDS.test(text.slice(end)) ? null : { from: at + opened, to: at + end, count };
}

/** Returns the length of the one or two words, as they are written, that are a name. */
function nameLength(source: EnglishText, at: number, words: string): number {
  const isName = (from: number, word: string) =>
    source.hasCapitals()
      ? /^\p{Lu}/u.test(source.original(from, from + word.length)) &&
        !NOT_A_NAME.test(source.original(from, from + word.length))
      : GIVEN_NAMES.has(word);
  const [first = '', second] = words.split(' ');
  if (!isName(at, first)) return 0;
  return second !== undefined && isName(at + first.length + 1, second) ? words.length : first.length;
}

const SEVERAL =
  /\b(?:two|three|four|five|six|seven|eight|[2-9]|both|twins?|triplets|kids|children|boys|girls|sons|daughters|ones)\b/;

/** Returns the phrase with the names after it. A plural needs several of them, or they may be something else ("mum of two, Leeds"). */
export function withNames(of: Phrase): Phrase {
  const names = namesAfter(of.source, of.to);
  if (names === null) return of;
  const enough = names.count > 1 || (!SEVERAL.test(of.text) && CHILD_LAST.test(of.text));
  return enough ? new Named(of, names) : of;
}

/** A phrase with its names: "Mum of three here (Ella, Finn and Rose)" is told as "mum of three, Ella, Finn and Rose". */
class Named extends Phrase {
  readonly #told: string;

  constructor(of: Phrase, { from, to }: Names) {
    super(of.source, of.from, to);
    this.#told = `${of.written}, ${phraseOf(of.source, from, to).written}`;
  }

  override get written(): string {
    return this.#told;
  }
}

/** Phrases that end with the noun for the bearer of the name: "a son, Kofi"; not "mum of one, Leeds". */
const CHILD_LAST = new RegExp(`\\b(?:${PARTNER}|${CHILD}|${RELATIVE}|${ANIMAL})$`);
