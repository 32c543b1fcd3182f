/** A stretch of what a user says they are, as those see it who read such stretches. */
import { type Found, fact } from './found.ts';
import { after, type Phrase, phraseAt } from './phrases.ts';
import { theirWords } from './third-person.ts';

/** Null: nothing of the kind is said, and others may look. Empty: it looks like it and is not. */
export type TraitReader = (trait: Trait) => Found[] | null;

const TOO =
  '(?:also|just|actually|only|already|currently|now|still|both|basically|officially|originally|proudly|legally|technically|really|a bit|very|pretty|quite|totally|fully|completely|strictly|strict|pure|purely|practically|full-on|happily|recently|newly|severely|badly|mildly|deathly|highly|extremely|seriously|quite|super|terribly|violently|slightly|definitely|mostly|100%|a strict|a full-on|a lifelong|a proud|an?) ';
const LEAD = new RegExp(`^(?:${TOO})+`);

export class Trait {
  /** With the clauses that hang on it. */
  readonly long: Phrase;
  /** What stands before it in the value: "is", "is not". */
  readonly told: string;
  /** Whether "I'm" was left out. */
  readonly fragment: boolean;
  readonly phrase: Phrase;
  /** Without "also", "currently", "a" before it. */
  readonly bare: Phrase;
  /** Of what is bare. */
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

  /** The last so many characters of what is bare. */
  tail(length: number): Phrase {
    return after(this.bare, this.text.length - length);
  }
}
