import type { Names } from '../../understanding/pattern-names.ts';
import type { ReadText } from '../../understanding/read-text.ts';

/** The ways in which a language tells that something known ended, changed, goes on, or has company: data of the same shape for each. */
export interface KnownData {
  /** The ISO 639 code. */
  readonly code: string;
  /** Words that begin a clause of their own: "pero", "but". */
  readonly splits: string;
  /** Word lists, beside those of the language. */
  readonly lists: Readonly<Record<string, string>> & {
    /** Words that stand before what is mentioned and say nothing of it: "el", "my". */
    readonly small: string;
    /** Words at which a new value ends: "desde", "since". */
    readonly stops: string;
    /** Words before a value that are no part of it: "un tal", "called". */
    readonly leads: string;
    /** Words of somebody else's things, before them: "su", "their". */
    readonly theirs: string;
    /** Words for the user: what is done to them is said of them. */
    readonly me: string;
    /** Words before a noun that make it the user's: "my job". */
    readonly mine: string;
    /** Words of which the name of a post has one. */
    readonly titles: string;
    /** Words between a thing and its owner: "de", "of". */
    readonly of: string;
    readonly not: string;
    /** Nouns by which a fact is meant, with its slot. */
    readonly nouns: string;
    /** Words behind what is left that make it a place, or no end: "at", "unlocked". */
    readonly aside: string;
    /** Words between what ended and the word that says so: "finally". */
    readonly light: string;
    /** Words at the end of such words that lead to what ended: "from". */
    readonly 'turn tails': string;
    /** Words before those of an end that name nothing: "no need", "that's". */
    readonly openings: string;
    /** Words before a subject: "and", "because". */
    readonly joints: string;
    /** Words for others, as subjects; those before a noun for them; and those for the user. */
    readonly they: string;
    readonly determiners: string;
    readonly own: string;
    /** Words for what was just named, as what something is done to: "it", "lo". */
    readonly it: string;
    /** Words by which one thing is changed for another, and those between the two: "swapped", "for". */
    readonly swaps: string;
    readonly into: string;
    /** Words that begin what is no value: how something is or feels. */
    readonly moods: string;
    /** Nouns of slots whose new value may be told, beside `nouns`, that mention nothing by themselves: "home". */
    readonly 'renewed nouns': string;
    /** Words of what passes, and those before an hour: "tonight", "at". */
    readonly moment: string;
    readonly 'at hours': string;
    /** Nouns beside what is known that stand for the whole of it: "classes", "the job". */
    readonly wholes: string;
    /** Words that open what is not yet: "when". */
    readonly whens: string;
    /** Words that open what is only supposed; those that do not, for all that they look like them, have the value `no`. */
    readonly ifs: string;
    /** Words before what is any of its kind: "a", "another". */
    readonly any: string;
    /** Words between something and the state it is in: "is", "está". */
    readonly be: string;
    /** Words that may stand there, too, and say nothing: "now", "called". */
    readonly filler: string;
    /** Words that open a clause with a name or a value of what was named just before: "her name is". */
    readonly called: string;
    /** The user as a subject; `be` and its third person where it is a form of that. */
    readonly subjects: string;
  };
  /**
   * Words of what becomes of what their clause mentions, by their kind (see `polarity`) and the slots of which they are said; of all where none
   * is named.
   */
  readonly polarity: Readonly<Record<string, string>>;
  /** The endings of verbs whose subject is the user, where they show it: "dejé". */
  readonly ownEnding: RegExp | undefined;
  /**
   * Rules of known facts (`{k:known}`) that end, where they take more than a word and what it is said of. They yield `ended k slot …`: what is mentioned holds no longer, where it is of one of these
   * slots; or `over slot …`: the fact of that slot holds no longer, unnamed.
   */
  readonly ends: string;
  /**
   * Rules of new values (`{v:value}`): `swap k v`, one for the other; `is v slot … >frame`, what holds now, in the place of what ended where the
   * slot is `ended` (in the frame `_` for a blank, `@` for where the value stands, `…` for where a job is); `reword v list slot …`, the part of a
   * value that is in a list is another now.
   */
  readonly news: string;
  /** Rules of what goes on: `still`, all that its sentence mentions. */
  readonly stays: string;
  /** Rules of what holds beside what is known: `also` for its sentence, `also v slot >frame` with a value; `busy v slot >frame`, what someone works on. */
  readonly besides: string;
  /** Rules of sentences that change nothing: nearly, dreams, films, what is only thought of. */
  readonly idle: string;
}

/** A language as readers of mentions and values ask it. */
export interface KnownNames extends Names {
  readonly code: string;
  readonly ownEnding: RegExp | undefined;
  read(content: string): ReadText;
}
