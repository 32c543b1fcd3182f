/** A stretch of words by which users say what they are, in the shape that the readers of such stretches receive. */
import { type Found, fact } from './found.ts';
import { after, type Phrase, phraseAt } from './phrases.ts';
import { theirWords } from './third-person.ts';

/** A reader of one kind of trait. It returns null where the stretch is not of that kind and others may look, [] where it only looks like it. */
export type TraitReader = (trait: Trait) => Found[] | null;

const TOO =
  '(?:also|just|actually|only|already|currently|now|still|both|basically|officially|originally|proudly|legally|technically|really|a bit|very|pretty|quite|totally|fully|completely|strictly|strict|pure|purely|practically|full-on|happily|recently|newly|severely|badly|mildly|deathly|highly|extremely|seriously|quite|super|terribly|violently|slightly|definitely|mostly|100%|a strict|a full-on|a lifelong|a proud|an?) ';
const LEAD = new RegExp(`^(?:${TOO})+`);

export class Trait {
  /** The phrase with the clauses that hang on it. */
  readonly long: Phrase;
  /** The words before the trait in the value: "is", "is not". */
  readonly told: string;
  /** True when "I'm" was left out. */
  readonly fragment: boolean;
  readonly phrase: Phrase;
  /** The phrase without "also", "currently", "a" before it. */
  readonly bare: Phrase;
  /** The text of `bare`. */
  readonly text: string;
  readonly replaces: boolean;

  constructor(long: Phrase, told: string, fragment: boolean) {
    this.long = long;
    this.told = told;
    this.fragment = fragment;
    this.replaces = /\bnow$/.test(long.text) || /\bnow\b/.test(told);
    this.phrase = phraseAt(long.source, long.from, long.to);
    this.bare = after(this.phrase, LEAD.exec(this.phrase.text)?.[0].length ?? 0);
    this.text = this.bare.text;
  }

  is(slot: string, of: Phrase = this.phrase, more: Partial<Found> = {}): Found[] {
    return [fact(slot, `${this.told} ${theirWords(of.written)}`, of, { replaces: this.replaces, ...more })];
  }

  /** Returns the phrase of the last `length` characters of `bare`. */
  tail(length: number): Phrase {
    return after(this.bare, this.text.length - length);
  }
}
