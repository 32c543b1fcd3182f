import type { Clause } from '../../understanding/read-text.ts';
import type { Call, Match } from '../../understanding/rule-set.ts';
import { isLaterAge } from '../ages.ts';
import type { Fact } from '../fact.ts';
import { isMeant, speakOfTheSame } from '../fact-likeness.ts';
import { domainOf, takesOneValue } from '../fact-slots.ts';
import type { Said, SaidFact } from '../said.ts';
import type { SlotId } from '../slots.ts';
import { endsBehind } from './asked.ts';
import { fitsLike } from './fitting-value.ts';
import { type Mentions, noteMentions } from './mentions.ts';
import { hasEntry, withEntry, wordedLike } from './new-value.ts';
import { isNamed } from './renewals.ts';
import { FAMILIES, familyOf, type Sign, type SignedMessage, standingSigns } from './signs.ts';
import { factTold, keyOf, type News, retractionTold } from './told.ts';
import { leftOf } from './what-is-left.ts';

const ECHO = 3; // words of a question that repeats what was said

/** The names that a value ends with: "has a cottage in North Wales". */
const NAMES_AT_END = /\p{Lu}[\p{L}'’-]*(?: (?:d[aeo]s? |del? )?\p{Lu}[\p{L}'’-]*)*$/u;

/** Slots of one value, and where what is had in addition goes. */
export const BESIDE: Readonly<Record<string, SlotId>> = {
  work: 'other_work',
  profession: 'other_work',
  home: 'other_home',
};
/** One message held against the facts. */
export class Light {
  readonly #message: SignedMessage;
  readonly #known: readonly Fact[];
  readonly #ended = new Map<Fact, number>();
  readonly #confirmed = new Map<Fact, number>();
  readonly #news: News[] = [];
  #mentions: Mentions = [];
  /** Sentences in which something ends. */
  readonly #ends = new Set<number>();
  /** Sentences of what is had in addition, and of what someone is working on. */
  readonly #besides = new Set<number>();
  readonly #busy = new Set<number>();

  constructor(message: SignedMessage, known: readonly Fact[]) {
    this.#message = message;
    this.#known = known;
  }

  read(): void {
    const { text, language } = this.#message;
    this.#mentions = noteMentions(text, language, this.#known);
    // Where nothing is known nothing ends, goes on or is another: only what is had in addition is news.
    const isCompany = ({ value }: Match) => (value as Call).call === 'also';
    if (this.#known.length === 0 && !language.signsIn(text).some(isCompany)) return;
    const signs = standingSigns(this.#message, this.#mentions);
    for (const { act, clause } of signs) if (act === 'also') this.#besides.add(clause.sentence);
    for (const sign of signs) this.#end(sign);
    // The words that end something tell no new value: "got rid of the van".
    const ends = signs.filter(({ act }) => act === 'ended' || act === 'over');
    for (const { clause } of ends) this.#ends.add(clause.sentence);
    const telling = signs.filter(
      (sign) => sign.act !== 'is' || !ends.some(({ at, end }) => sign.at >= at && sign.at < end),
    );
    // What names its slot knows better than what takes any that ended.
    for (const sign of telling) if (sign.slots.length > 1 || sign.slots[0] !== 'ended') this.#renew(sign);
    for (const sign of telling) if (sign.slots.length === 1 && sign.slots[0] === 'ended') this.#renew(sign);
    this.#moveIn();
    for (const { act, clause, at } of signs) {
      if (act !== 'still') continue;
      for (const fact of this.#echoedIn(clause.sentence))
        if (!this.#isTouched(fact) && !endsBehind({ text, mentions: this.#mentions }, fact, language))
          this.#confirmed.set(fact, at);
    }
  }

  #end({ act, facts, slots, end }: Sign): void {
    const at = end - 1; // what comes behind its words tells what is so instead
    if (act === 'ended' || act === 'swap') {
      for (const fact of single(within(facts, slots))) this.#ended.set(fact, at);
    } else if (act === 'over') {
      for (const slot of slots) {
        const ofSlot = this.#known.filter((fact) => fact.slot === slot);
        // Who loses a job is what they are by profession still, where that is another fact.
        if (slot === 'profession' && this.#known.some((fact) => fact.slot === 'work')) continue;
        if (ofSlot.length === 1) for (const fact of ofSlot) this.#ended.set(fact, at);
      }
    }
  }

  #renew(sign: Sign): void {
    const { act, facts, slots, value, frame, at } = sign;
    if (act === 'swap') {
      const [fact] = single(within(facts, slots));
      if (fact !== undefined) this.#add(fact.slot, wordedLike(value, frame, fact), [fact], at);
    } else if (act === 'is') this.#become(sign);
    else if (act === 'renew') this.#replace(sign);
    else if (act === 'reword') this.#reword(sign);
    else if (act === 'busy') this.#work(sign);
    else if (act === 'also') {
      const slot = slots[0];
      if (slot !== undefined && value !== '')
        this.#add(BESIDE[slot] ?? slot, wordedLike(value, frame, undefined), [], at);
    }
  }

  /** Who gives up their home and names another one of theirs lives there: "we sold the flat, it's the cottage in Wales all year now". */
  #moveIn(): void {
    const [home, at] = [...this.#ended].find(([{ slot }]) => slot === 'home') ?? [];
    if (home === undefined || at === undefined || this.#news.some(({ instead }) => instead.includes(home))) return;
    const others = this.#known.filter(
      (fact) =>
        fact.slot === 'other_home' && !this.#ended.has(fact) && this.#mentions.some((facts) => facts?.includes(fact)),
    );
    const [other] = others;
    const place = NAMES_AT_END.exec(other?.value ?? '')?.[0];
    if (other === undefined || others.length > 1 || place === undefined) return;
    this.#ended.set(other, at);
    this.#add('home', wordedLike(place, undefined, home), [home, other], at);
  }

  /** Something is so now: in the place of what ended in this message, or of what is known in a slot. */
  #become({ slots, value, frame, at, facts, clause }: Sign): void {
    const ended = [...this.#ended]
      .filter(([fact, end]) => !this.#news.some((one) => one.instead.includes(fact)) && this.#isNear(end, clause))
      .map(([fact]) => fact);
    const own = slots.filter((slot) => slot !== 'ended');
    const ofSlots = own.flatMap((slot) =>
      this.#known.filter((fact) => fact.slot === slot && !this.#news.some((one) => one.instead.includes(fact))),
    );
    const instead =
      ended.find(({ slot }) => own.includes(slot)) ??
      (slots.includes('ended') ? ended[0] : this.#meant(ofSlots, facts));
    if (instead === undefined || (this.#besides.has(clause.sentence) && !this.#ended.has(instead))) return;
    // Who somebody is, worded like the old value, is of the old one's slot.
    const stays = own.includes(instead.slot) || (frame === undefined && isNamed(instead.slot));
    const slot = stays ? instead.slot : (own[0] ?? instead.slot);
    const worded = wordedLike(value, frame, instead);
    if (instead.slot === 'age' && !isLaterAge(instead.value, worded)) return;
    // Said again, perhaps with less: nothing is new.
    if (!this.#ended.has(instead) && isMeant(instead.slot, instead.value, worded)) return;
    if (frame === undefined && !fitsLike(value, worded, instead, this.#message.language)) return;
    const all = [instead, ...this.#alsoEndedBy(instead)];
    for (const fact of all) this.#ended.set(fact, at);
    this.#add(slot, worded, all, at);
  }

  /** A noun's new value, in the place of the one that is known of its slot. */
  #replace({ slots, value, frame: list, at }: Sign): void {
    const { language } = this.#message;
    const known = this.#known.filter(
      (fact) => slots.includes(fact.slot) && (list === undefined || hasEntry(fact.value, language, list)),
    );
    const fact = known.find((one) => this.#ended.has(one)) ?? (known.length === 1 ? known[0] : undefined);
    if (
      fact === undefined ||
      this.#news.some(({ instead }) => instead.includes(fact)) ||
      speakOfTheSame(fact.slot, fact.value, value)
    )
      return;
    this.#ended.set(fact, at);
    this.#add(fact.slot, wordedLike(value, undefined, fact), [fact, ...this.#alsoEndedBy(fact)], at);
  }

  /** What someone is working on is a project, where it is not what they are known to work at. */
  #work({ slots: [slot = ''], value, frame, clause, at }: Sign): void {
    const job = FAMILIES.job ?? [];
    if (
      !this.#known.some((fact) => job.includes(fact.slot)) ||
      [...this.#ended.keys()].some((fact) => job.includes(fact.slot))
    )
      return;
    const mentioned = this.#mentionedIn(clause.sentence).filter((fact) => job.includes(fact.slot));
    for (const fact of mentioned) this.#confirmed.set(fact, at);
    if (mentioned.length > 0) return;
    this.#busy.add(clause.sentence);
    this.#add(slot, wordedLike(value, frame, undefined), [], at);
  }

  /** True for what is said in the sentence in which something ended, or right behind or before it. */
  #isNear(at: number, { sentence }: Clause): boolean {
    return Math.abs((this.#message.text.clauseAt(at)?.sentence ?? 0) - sentence) <= 1;
  }

  /** A part of a known value is another now: the school year of a child, what a partner is. */
  #reword({ slots: [list = '', ...slots], value, facts, clause, at }: Sign): void {
    const { language } = this.#message;
    const mentioned = facts.length > 0 ? facts : this.#mentionedIn(clause.sentence);
    const own = this.#known.filter(({ slot }) => slots.includes(slot));
    const fact = own.find((one) => mentioned.includes(one)) ?? (own.length === 1 ? own[0] : undefined);
    if (fact === undefined || this.#ended.has(fact)) return;
    const reworded = withEntry(fact.value, value, language, list);
    if (reworded !== fact.value) this.#add(fact.slot, reworded, [fact], at);
  }

  #mentionedIn(sentence: number): Fact[] {
    const { text } = this.#message;
    return this.#mentions.flatMap((facts, at) => (text.clauseAt(at)?.sentence === sentence ? (facts ?? []) : []));
  }

  /** What a sentence mentions, or the word that it answers: "Doreen? oh yes". */
  #echoedIn(sentence: number): Fact[] {
    const mentioned = this.#mentionedIn(sentence);
    if (mentioned.length > 0) return mentioned;
    const echoed = this.#message.text.clauses.filter((clause) => clause.sentence === sentence - 1);
    return echoed.length === 1 && echoed[0]?.isAsked && echoed[0].to - echoed[0].from <= ECHO
      ? this.#mentionedIn(sentence - 1)
      : [];
  }

  /** Returns which of the facts of some slots is meant: the one that is mentioned, or the only one. */
  #meant(facts: readonly Fact[], mentioned: readonly Fact[]): Fact | undefined {
    const found = facts.filter((fact) => mentioned.includes(fact));
    if (found.length > 0) return found[0];
    const [first] = facts;
    return facts.filter(({ slot }) => slot === first?.slot).length === 1 ? first : undefined;
  }

  /** A job is told twice, as work and as profession: what speaks of the same ends with it. */
  #alsoEndedBy(fact: Fact): Fact[] {
    const job = FAMILIES.job ?? [];
    if (!job.includes(fact.slot)) return [];
    return this.#known.filter(
      (other) => other !== fact && job.includes(other.slot) && speakOfTheSame(fact.slot, fact.value, other.value),
    );
  }

  #add(slot: string, value: string, instead: readonly Fact[], at: number): void {
    if (!this.#news.some((one) => one.slot === slot && isMeant(slot, one.value, value)))
      this.#news.push({ slot, value, instead, at });
  }

  #isTouched(fact: Fact): boolean {
    return (
      this.#ended.has(fact) ||
      this.#news.some(({ slot, instead }) => instead.includes(fact) || (slot === fact.slot && takesOneValue(slot)))
    );
  }

  /** Returns what stands of the readers' statements, with what only shows in the light of what is known. */
  judge(said: readonly Said[]): Said[] {
    for (const fact of [...this.#ended.keys()])
      for (const other of this.#alsoEndedBy(fact)) this.#ended.set(other, this.#ended.get(fact) ?? 0);
    const left = said
      .filter((one) => !this.#isExplained(one))
      .map((one) => (one.kind === 'fact' ? this.#placed(one) : one));
    const news = this.#news.filter(
      ({ slot, value, instead }) =>
        !left.some(
          (one) =>
            one.kind === 'fact' &&
            (one.slot === slot || instead.length === 0) &&
            speakOfTheSame(slot, one.value, value),
        ),
    );
    const replaced = new Set<Fact>();
    const told = left.map((one) => (one.kind === 'fact' ? this.#instead(one, replaced) : one));
    const facts = news.map(({ slot, value, instead, at }) => {
      for (const fact of instead) replaced.add(fact);
      return factTold(this.#message, { slot, value, instead, at });
    });
    const retracted = [...this.#ended]
      .filter(([fact]) => !replaced.has(fact))
      .map(([fact, at]) => {
        const value = leftOf(fact, this.#wordsOf(fact, at));
        return value === undefined
          ? retractionTold(this.#message, fact, at)
          : factTold(this.#message, { slot: fact.slot, value, instead: [fact], at });
      });
    const confirmed = [...this.#confirmed]
      .filter(([fact]) => !this.#isSaid(fact, left))
      .map(([fact, at]) => factTold(this.#message, { slot: fact.slot, value: fact.value, instead: [], at }, fact));
    return [...retracted, ...told, ...facts, ...confirmed];
  }

  /** The words by which a fact is mentioned in the sentence of its end. */
  #wordsOf(fact: Fact, end: number): string[] {
    const { text } = this.#message;
    const sentence = text.clauseAt(end)?.sentence;
    const isHere = (at: number) => text.clauseAt(at)?.sentence === sentence && this.#mentions[at]?.includes(fact);
    return text.tokens.flatMap(({ plain }, at) => (isHere(at) ? [plain.replace(/'s$/, '')] : []));
  }

  #isSaid(fact: Fact, said: readonly Said[]): boolean {
    return said.some(
      (one) =>
        one.kind !== 'forget' &&
        one.slot === fact.slot &&
        (takesOneValue(fact.slot) || isMeant(fact.slot, fact.value, one.value)),
    );
  }

  /** True for a statement of what ended, whether it says so or takes it for news. */
  #isExplained(one: Said): boolean {
    if (one.kind === 'forget') return false;
    const { text } = this.#message;
    const said = text.tokens.findIndex(({ start }) => start >= one.evidence.start);
    const sentence = text.clauseAt(said)?.sentence;
    // "No more nursing school" is no taste.
    if (
      one.slot === 'preference' &&
      this.#ends.has(sentence ?? -1) &&
      [...this.#ended.keys()].some((fact) => speakOfTheSame(fact.slot, fact.value, one.value))
    )
      return !this.#news.some(({ slot }) => slot === one.slot);
    return [...this.#ended.keys()].some(
      (fact) =>
        familyOf(fact.slot) === familyOf(one.slot) &&
        isMeant(fact.slot, fact.value, one.value) &&
        (one.kind === 'retraction' || !this.#news.some(({ value }) => isMeant(one.slot, value, one.value))),
    );
  }

  /** A second job or home stands beside the first; what someone is working on is no employer. */
  #placed(one: SaidFact): SaidFact {
    const sentence = this.#sentenceOf(one);
    const before = this.#known.find(({ slot }) => slot === one.slot);
    if (before === undefined || this.#ended.has(before) || speakOfTheSame(one.slot, before.value, one.value))
      return one;
    if (this.#besides.has(sentence)) {
      const beside = BESIDE[one.slot];
      return { ...(beside === undefined ? one : this.#inSlot(one, beside)), replaces: false };
    }
    return one.slot === 'work' && this.#busy.has(sentence) && !one.replaces ? this.#inSlot(one, 'project') : one;
  }

  #sentenceOf({ evidence }: SaidFact): number {
    const { text } = this.#message;
    const at = text.tokens.findIndex(({ start }) => start >= evidence.start);
    return text.clauseAt(at)?.sentence ?? -1;
  }

  #inSlot(one: SaidFact, slot: SlotId): SaidFact {
    return { ...one, slot, key: keyOf(slot, this.#message.language.code), domain: domainOf(slot) };
  }

  /** A statement that takes the place of what ended in the same message. */
  #instead(one: SaidFact, replaced: Set<Fact>): SaidFact {
    const ended = [...this.#ended.keys()].filter(
      (fact) => familyOf(fact.slot) === familyOf(one.slot) && !replaced.has(fact),
    );
    if (ended.length === 0) return one;
    for (const fact of ended) replaced.add(fact);
    return { ...one, instead: ended.map(({ id }) => id) };
  }
}

function within(facts: readonly Fact[], slots: readonly string[]): readonly Fact[] {
  return slots.length === 0 ? facts : facts.filter(({ slot }) => slots.includes(slot));
}

/** Facts that may be meant together: of two in one slot it cannot be told which. */
function single(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter((fact) => facts.filter(({ slot }) => slot === fact.slot).length === 1);
}
