/** The verb of a clause whose subject is the user: its lemma, how it is meant, and where its object begins. */
import { ingOf, participleOf, thirdPersonOf, verbOf } from './verbs.ts';

export interface VerbPhrase {
  readonly lemma: string;
  /** The mood of the verb: a thing that is so, was so, is going on, has been, or could be. */
  readonly mood: 'present' | 'past' | 'progressive' | 'perfect' | 'possible';
  readonly modal: string | null;
  readonly negated: boolean;
  /** "no longer", "anymore". */
  readonly ended: boolean;
  readonly adverbs: readonly string[];
  /** The position at which the object begins. */
  readonly at: number;
  /** The verb in the third person, up to the object: "never drinks". */
  readonly told: string;
  /** The same without the negation: "drinks". */
  readonly toldPlainly: string;
}

const ADVERB =
  /^(?:never|always|usually|mostly|often|rarely|seldom|sometimes|mainly|primarily|typically|generally|normally|regularly|only|hardly|strictly|exclusively|really|just|also|still|actually|currently|now|presently|absolutely|totally|truly|definitely|honestly|personally|simply|basically|literally|particularly|especially|quite|kinda|both|all|already|finally|recently|lately|officially|proudly|happily|genuinely|strongly|much|ever|even|sort|kind|of|apparently|obviously|clearly|certainly|very|pretty|so|too|fully|completely|originally|legally|mainly|largely|predominantly|occasionally|religiously|daily|ultimately|eventually|therefore|do|did|does)$/;
const KEPT =
  /^(?:never|always|usually|mostly|often|rarely|seldom|sometimes|mainly|primarily|typically|generally|normally|regularly|only|hardly|strictly|exclusively|strongly|occasionally|predominantly|largely|originally)$/;
const MODAL = /^(?:will|would|could|should|might|may|must|shall|can|cannot|ought)$/;

/** Verbs of two words, whose first is no verb of its own: "I batch cook on Sundays". */
const COMPOUND =
  /^(?:batch cook|meal prep|deep clean|binge watch|car ?share|house sit|dog sit|power nap|ice skate|roller skate|scuba dive|fly fish|bird watch|weight train|stress eat|home school|rock climb)$/;

/** "Visited": a verb that the rules do not know, in the past. */
const UNKNOWN_PAST = /(?<!e)ed$/;

/** Helpers, adverbs and a verb: more than these is no verb phrase. */
const MOST_WORDS = 12;

/** Reads the verb phrase at `start`; null where no verb follows that the rules know (unless any verb will do). */
export function verbPhraseAt(text: string, start: number, anyVerb = false): VerbPhrase | null {
  const reading = new VerbReading(text, start);
  for (let steps = 0; steps < MOST_WORDS; steps += 1) {
    const word = wordAt(text, reading.at);
    if (word === '' || reading.stopsAt(word)) return reading.withoutVerb();
    if (!reading.takes(word)) return reading.withVerb(word, anyVerb);
  }
  return null;
}

/** The state of a reading: the words of a verb phrase from its first up to `at`. */
class VerbReading {
  readonly #text: string;
  readonly #start: number;
  /** The position of the next word. */
  at: number;
  #auxiliary: 'none' | 'be' | 'have' | 'been' = 'none';
  #modal: string | null = null;
  #negated = false;
  #ended = false;
  #past = false;
  readonly #adverbs: string[] = [];

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
    this.at = start;
  }

  /** "I am really tired", "I am just a nurse": an adverb after the copula belongs to what follows; so does "of" without "kind". */
  stopsAt(word: string): boolean {
    if (!isAdverb(word)) return false;
    if (word === 'of' && !/^(?:sort|kind)$/.test(this.#adverbs.at(-1) ?? '')) return true;
    return this.#isCopula && verbAfterAdverbs(this.#text, this.#after(word)) === null;
  }

  /** Takes a word that stands before the verb: "not", "do", "would", "usually", "have been". */
  takes(word: string): boolean {
    const next = this.#after(word);
    if (word === 'no' && wordAt(this.#text, next) === 'longer') {
      this.#negated = true;
      this.#ended = true;
      this.at = next + 'longer'.length + 1;
      return true;
    }
    if (word === 'not') this.#negated = true;
    else if (isAdverb(word)) this.#adverbs.push(word);
    else if (MODAL.test(word)) this.#takeModal(word);
    else if (!this.#takesAuxiliary(word, next)) return false;
    this.at = next;
    return true;
  }

  #takeModal(word: string): void {
    this.#modal = word;
    if (word === 'cannot') this.#negated = true;
  }

  #takesAuxiliary(word: string, next: number): boolean {
    // "Been living in Leeds since 2015" leaves "I have" out.
    if (word === 'been' && (this.#auxiliary === 'have' || (this.#auxiliary === 'none' && this.at === this.#start))) {
      this.#auxiliary = 'been';
      return true;
    }
    if (this.#auxiliary !== 'none') return false;
    if (/^(?:am|are|is|be|was|were)$/.test(word)) this.#auxiliary = 'be';
    else if (/^(?:have|has|had)$/.test(word) && perfectFollows(this.#text, next)) this.#auxiliary = 'have';
    else if (!/^(?:do|did|does)$/.test(word) || !helps(this.#text, next)) return false;
    this.#past ||= /^(?:was|were|had|did)$/.test(word);
    return true;
  }

  /** "I am", where no verb follows. */
  withoutVerb(): VerbPhrase | null {
    if (this.#auxiliary === 'none') return null;
    return this.#auxiliary === 'been'
      ? this.#phrase('be', this.at, 'has been', 'has not been', 'perfect')
      : this.#phrase('be', this.at, 'is', 'is not', 'present');
  }

  /** Returns the verb phrase, given the word in its verb's place: "drink", "living" after "am", "got" after "have". */
  withVerb(word: string, anyVerb: boolean): VerbPhrase | null {
    const next = this.#after(word);
    const following = wordAt(this.#text, next);
    if (word === 'used' && following === 'to' && this.#auxiliary === 'none')
      return { ...this.#plain('use', this.at, 'base'), mood: 'past' };
    const compound = `${word} ${following}`;
    if (this.#auxiliary === 'none' && COMPOUND.test(compound))
      return this.#plain(compound, next + compound.length - word.length, 'base');
    const verb = verbOf(word);
    if (this.#isCopula) return verb?.form === 'ing' ? this.#goingOn(verb.lemma, next) : this.withoutVerb();
    if (this.#auxiliary === 'have') {
      if (word === 'got' && !/^(?:married|divorced|engaged|into|used|rid|to)$/.test(following))
        return this.#phrase('have', next, 'has', 'does not have', 'present');
      return verb === null ? null : this.#perfect(verb.lemma, next);
    }
    if (verb !== null) return this.#plain(verb.lemma, next, verb.form);
    if (!anyVerb || !/^[a-z][a-z-]+$/.test(word)) return null;
    return this.#plain(word, next, UNKNOWN_PAST.test(word) ? 'past' : 'base');
  }

  get #isCopula(): boolean {
    return this.#auxiliary === 'be' || this.#auxiliary === 'been';
  }

  #after(word: string): number {
    const end = this.at + word.length;
    return end + (this.#text[end] === ' ' ? 1 : 0);
  }

  /** "I am living", "I have been living". */
  #goingOn(lemma: string, end: number): VerbPhrase {
    const ing = ingOf(lemma);
    return this.#auxiliary === 'be'
      ? this.#phrase(lemma, end, `is ${ing}`, `is not ${ing}`, 'progressive')
      : this.#phrase(lemma, end, `has been ${ing}`, `has not been ${ing}`, 'perfect');
  }

  /** "I have lived". */
  #perfect(lemma: string, end: number): VerbPhrase {
    const participle = participleOf(lemma);
    return this.#phrase(lemma, end, `has ${participle}`, `has not ${participle}`, 'perfect');
  }

  /** "I live", "I lived", "I cannot live". */
  #plain(lemma: string, end: number, form: string): VerbPhrase {
    if (form === 'past' || form === 'participle') this.#past = true;
    const negation = form !== 'ing' && this.#modal === 'cannot' ? 'cannot' : 'does not';
    return this.#phrase(lemma, end, thirdPersonOf(lemma), `${negation} ${lemma}`, 'present');
  }

  #phrase(lemma: string, end: number, plainly: string, negation: string, mood: VerbPhrase['mood']): VerbPhrase {
    const over =
      this.#ended || (this.#negated && /\b(?:any ?more|any longer|these days)\b/.test(this.#text.slice(end)));
    const possible = this.#modal !== null && this.#modal !== 'cannot' && this.#modal !== 'can';
    return {
      lemma,
      at: end,
      modal: this.#modal,
      negated: this.#negated,
      ended: over,
      adverbs: this.#adverbs,
      mood: possible ? 'possible' : this.#past ? 'past' : mood,
      told: this.#withAdverbs(this.#negated ? negation : plainly),
      toldPlainly: this.#withAdverbs(plainly),
    };
  }

  /** "Usually drinks", "is usually drinking". */
  #withAdverbs(words: string): string {
    const adverbs = this.#adverbs;
    const kept = adverbs
      .filter((word, place) => KEPT.test(word) || (word === 'ever' && adverbs[place - 1] === 'hardly'))
      .join(' ');
    if (kept === '') return words;
    return /^(?:is|does|cannot)\b|^has /.test(words)
      ? words.replace(/^\S+/, (first) => `${first} ${kept}`)
      : `${kept} ${words}`;
  }
}

/** "Do" and its forms among them are helpers or verbs. */
const isAdverb = (word: string) => ADVERB.test(word) && !/^(?:do|did|does)$/.test(word);

function wordAt(text: string, at: number): string {
  let end = at;
  while (end < text.length && text[end] !== ' ') end += 1;
  return text.slice(at, end);
}

function helps(text: string, at: number): boolean {
  const word = wordAt(text, at);
  return word === 'not' || /^(?:indeed|always|never|really|also|still)$/.test(word) || verbOf(word)?.form === 'base';
}

function verbAfterAdverbs(text: string, start: number): string | null {
  let at = start;
  for (let steps = 0; steps < 4; steps += 1) {
    const word = wordAt(text, at);
    if (verbOf(word)?.form === 'ing') return word;
    if (!ADVERB.test(word) && word !== 'not') return null;
    at += word.length + 1;
  }
  return null;
}

function perfectFollows(text: string, start: number): boolean {
  let at = start;
  for (let steps = 0; steps < 4; steps += 1) {
    const word = wordAt(text, at);
    if (word === '') return false;
    if (word === 'been' || word === 'got' || word === 'become') return true;
    const verb = verbOf(word);
    if (verb !== null && (verb.form === 'participle' || verb.form === 'past')) return true;
    if (
      verb !== null &&
      (verb.lemma === 'read' || verb.lemma === 'run' || verb.lemma === 'come') &&
      verb.form === 'base'
    )
      return steps > 0;
    if (!ADVERB.test(word) && word !== 'not') return false;
    at += word.length + 1;
  }
  return false;
}
