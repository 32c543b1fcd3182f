/** The verb of a clause whose subject is the user: its lemma, how it is meant, and where its object begins. */
import { ingOf, participleOf, thirdPersonOf, verbOf } from './verbs.ts';

export interface VerbPhrase {
  readonly lemma: string;
  /** How it is meant: as a thing that is so, was so, is going on, has been, or could be. */
  readonly mood: 'present' | 'past' | 'progressive' | 'perfect' | 'possible';
  readonly modal: string | null;
  readonly negated: boolean;
  /** "no longer", "anymore". */
  readonly ended: boolean;
  readonly adverbs: readonly string[];
  /** Where the object begins. */
  readonly at: number;
  /** In the third person, up to the object: "never drinks". */
  readonly told: string;
  /** The same without the negation: "drinks". */
  readonly toldPlainly: string;
}

const ADVERB =
  /^(?:never|always|usually|mostly|often|rarely|seldom|sometimes|mainly|primarily|typically|generally|normally|regularly|only|hardly|strictly|exclusively|really|just|also|still|actually|currently|now|presently|absolutely|totally|truly|definitely|honestly|personally|simply|basically|literally|particularly|especially|quite|kinda|both|all|already|finally|recently|lately|officially|proudly|happily|genuinely|strongly|much|ever|even|sort|kind|of|apparently|obviously|clearly|certainly|very|pretty|so|too|fully|completely|originally|legally|mainly|largely|predominantly|occasionally|religiously|daily|ultimately|eventually|therefore|do|did|does)$/;
const KEPT =
  /^(?:never|always|usually|mostly|often|rarely|seldom|sometimes|mainly|primarily|typically|generally|normally|regularly|only|hardly|strictly|exclusively|strongly|occasionally|predominantly|largely|originally)$/;
const MODAL = /^(?:will|would|could|should|might|may|must|shall|can|cannot|ought)$/;

/** "I batch cook on Sundays": the first word is none of its own. */
const COMPOUND =
  /^(?:batch cook|meal prep|deep clean|binge watch|car ?share|house sit|dog sit|power nap|ice skate|roller skate|scuba dive|fly fish|bird watch|weight train|stress eat|home school|rock climb)$/;

/** "Visited": a verb that the rules do not know, in the past. */
const UNKNOWN_PAST = /(?<!e)ed$/;

/** Null where no verb follows that the rules know (unless any verb will do). */
export function verbPhraseAt(text: string, start: number, anyVerb = false): VerbPhrase | null {
  let at = start;
  let auxiliary: 'none' | 'be' | 'have' | 'been' = 'none';
  let modal: string | null = null;
  let negated = false;
  let ended = false;
  let past = false;
  let got = false;
  const adverbs: string[] = [];
  for (let steps = 0; steps < 12; steps += 1) {
    const word = wordAt(text, at);
    if (word === '') return auxiliary === 'none' ? null : copula();
    const next = at + word.length + (text[at + word.length] === ' ' ? 1 : 0);
    if (word === 'not') negated = true;
    else if (word === 'no' && wordAt(text, next) === 'longer') {
      negated = true;
      ended = true;
      at = next;
      at += 'longer'.length + 1;
      continue;
    } else if ((word === 'do' || word === 'did' || word === 'does') && auxiliary === 'none' && helps(text, next)) {
      past ||= word === 'did';
    } else if (MODAL.test(word)) {
      modal = word;
      if (word === 'cannot') negated = true;
    } else if (word === 'used' && wordAt(text, next) === 'to' && auxiliary === 'none')
      return { ...done('use', at), mood: 'past' };
    else if (ADVERB.test(word) && !/^(?:do|did|does)$/.test(word)) {
      if (word === 'of' && !/^(?:sort|kind)$/.test(adverbs.at(-1) ?? '')) return auxiliary === 'none' ? null : copula();
      if (auxiliary === 'be' || auxiliary === 'been') {
        // "I am really tired", "I am just a nurse": an adverb after the copula belongs to what follows.
        const verb = verbAfterAdverbs(text, next);
        if (verb === null) return copula();
      }
      adverbs.push(word);
    } else if (/^(?:am|are|is|be)$/.test(word) && auxiliary === 'none') auxiliary = 'be';
    else if ((word === 'was' || word === 'were') && auxiliary === 'none') {
      auxiliary = 'be';
      past = true;
    }
    // "Been living in Leeds since 2015" leaves "I have" out.
    else if (word === 'been' && (auxiliary === 'have' || (auxiliary === 'none' && at === start))) auxiliary = 'been';
    else if (/^(?:have|has|had)$/.test(word) && auxiliary === 'none' && perfectFollows(text, next)) {
      auxiliary = 'have';
      past ||= word === 'had';
    } else {
      const compound = `${word} ${wordAt(text, next)}`;
      if (auxiliary === 'none' && COMPOUND.test(compound)) return done(compound, next + compound.length - word.length);
      const verb = verbOf(word);
      if (auxiliary === 'be' || auxiliary === 'been') {
        if (verb?.form !== 'ing') return copula();
        return done(verb.lemma, next, verb.form);
      }
      if (auxiliary === 'have') {
        if (word === 'got' && !/^(?:married|divorced|engaged|into|used|rid|to)$/.test(wordAt(text, next))) {
          got = true;
          auxiliary = 'none';
          return done('have', next);
        }
        if (verb === null) return null;
        return done(verb.lemma, next, 'participle');
      }
      if (verb === null && !anyVerb) return null;
      if (verb === null && !/^[a-z][a-z-]+$/.test(word)) return null;
      return done(verb?.lemma ?? word, next, verb?.form ?? (UNKNOWN_PAST.test(word) ? 'past' : 'base'));
    }
    at = next;
  }
  return null;

  function copula(): VerbPhrase {
    const plainly = auxiliary === 'been' ? 'has been' : 'is';
    return phrase(
      'be',
      at,
      plainly,
      auxiliary === 'been' ? 'has not been' : 'is not',
      auxiliary === 'been' ? 'perfect' : 'present',
    );
  }

  function done(lemma: string, end: number, form: string = 'base'): VerbPhrase {
    if (auxiliary === 'be') return phrase(lemma, end, `is ${ingOf(lemma)}`, `is not ${ingOf(lemma)}`, 'progressive');
    if (auxiliary === 'been')
      return phrase(lemma, end, `has been ${ingOf(lemma)}`, `has not been ${ingOf(lemma)}`, 'perfect');
    if (auxiliary === 'have')
      return phrase(lemma, end, `has ${participleOf(lemma)}`, `has not ${participleOf(lemma)}`, 'perfect');
    if (form === 'past' || form === 'participle') past = true;
    if (got) return phrase('have', end, 'has', 'does not have', 'present');
    if (form === 'ing') return phrase(lemma, end, thirdPersonOf(lemma), `does not ${lemma}`, 'present');
    return phrase(
      lemma,
      end,
      thirdPersonOf(lemma),
      modal === 'cannot' ? `cannot ${lemma}` : `does not ${lemma}`,
      'present',
    );
  }

  function phrase(lemma: string, end: number, plainly: string, negation: string, mood: VerbPhrase['mood']): VerbPhrase {
    const kept = adverbs.filter(
      (word, place) => KEPT.test(word) || (word === 'ever' && adverbs[place - 1] === 'hardly'),
    );
    const rest = text.slice(end);
    const over = ended || (negated && /\b(?:any ?more|any longer|these days)\b/.test(rest));
    const withAdverbs = (words: string) =>
      kept.length === 0
        ? words
        : /^(?:is|does|cannot)\b|^has /.test(words)
          ? words.replace(/^\S+/, (first) => `${first} ${kept.join(' ')}`)
          : `${kept.join(' ')} ${words}`;
    return {
      lemma,
      at: end,
      modal,
      negated,
      ended: over,
      adverbs,
      mood: modal !== null && modal !== 'cannot' && modal !== 'can' ? 'possible' : past ? 'past' : mood,
      told: withAdverbs(negated ? negation : plainly),
      toldPlainly: withAdverbs(plainly),
    };
  }
}

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
