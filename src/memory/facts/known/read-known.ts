/**
 * Reads messages in the light of what is known: which known fact a message touches, and whether it ended, changed, goes on, or has company.
 * What the readers made of the message alone is held against that: statements that this explains better go.
 */

import { languagesOf } from '../../understanding/languages.ts';
import type { Clause, ReadText } from '../../understanding/read-text.ts';
import type { Call } from '../../understanding/rule-set.ts';
import type { ReadableMessage } from '../extraction/extract-facts.ts';
import { othersVoices } from '../extraction/others-voices.ts';
import type { Fact } from '../fact.ts';
import { isMeant, speakOfTheSame } from '../fact-likeness.ts';
import { domainOf, SLOTS, type SlotId, takesOneValue } from '../fact-slots.ts';
import { termsOfText } from '../fact-terms.ts';
import type { Said, SaidFact, Span } from '../said.ts';
import { isStanding } from '../standing.ts';
import { type KnownLanguage, knownLanguageOf } from './known-language.ts';
import { type Mentions, noteMentions } from './mentions.ts';
import { withEntry, wordedLike } from './new-value.ts';

/** A message with signs of a change, read before anything is known. */
interface SignedMessage {
  readonly index: number;
  readonly content: string;
  readonly text: ReadText;
  readonly language: KnownLanguage;
}

/** Messages that may change what is known, and what to look for there. */
export interface Touch {
  readonly messages: readonly SignedMessage[];
  /** Terms of the facts that may be mentioned. */
  readonly terms: readonly string[];
  /** Slots of facts that may be meant without being mentioned. */
  readonly slots: readonly string[];
}

const MOST_MESSAGES = 8; // of a turn
const MOST_LANGUAGES = 2; // tried of a text
const ECHO = 3; // words of a question that repeats what was said

/** Returns what of a turn is to be held against the known facts; null where nothing has a sign of it, as most turns. */
export function touchOf(messages: readonly ReadableMessage[], language: string): Touch | null {
  const found: SignedMessage[] = [];
  const slots = new Set<string>();
  const terms = new Set<string>();
  for (const [index, { role, content, disposable }] of messages.entries()) {
    if (role !== 'user' || disposable === true || found.length >= MOST_MESSAGES) continue;
    const signed = signedIn(content, language);
    if (signed === undefined) continue;
    const { text, language: spoken, signs } = signed;
    found.push({ index, content, text, language: spoken });
    for (const { value } of signs)
      for (const name of namesIn(value as Call)) for (const slot of slotsOf(name)) slots.add(slot);
    for (const term of termsOfText(text.original, spoken.code)) terms.add(term);
  }
  return found.length === 0 ? null : { messages: found, terms: [...terms], slots: [...slots] };
}

/** Returns the signs in a text, in the likeliest of its languages that has any. */
function signedIn(content: string, declared: string) {
  for (const { code } of languagesOf(content, declared).slice(0, MOST_LANGUAGES)) {
    const language = knownLanguageOf(code);
    const text = language?.read(content);
    if (language === undefined || text === undefined) continue;
    const signs = language.signsIn(text).filter(({ from, value }) => {
      const clause = text.clauseAt(from);
      return clause !== undefined && !clause.isAsked && !clause.flags.has('quoted') && leads(value as Call);
    });
    if (signs.length > 0) return { language, text, signs };
  }
  return undefined;
}

/** True for a sign that counts by itself: others only say more of something that ended, or of what the readers read. */
function leads({ call, args }: Call): boolean {
  if (call === 'is') return args.some((arg) => arg !== 'ended' && !arg.startsWith('>') && arg.length > 1);
  return call !== 'also' || args.length > 0;
}

/** Returns what messages say, held against the facts that are known: `said` is what the readers made of them. */
export function inLightOf(touch: Touch, said: readonly Said[], known: readonly Fact[]): Said[] {
  const active = known.filter(({ state }) => state === 'active');
  let all = [...said];
  for (const message of touch.messages) {
    const light = new Light(message, active);
    light.read();
    const own = all.filter(({ evidence }) => evidence.message === message.index);
    all = [...all.filter(({ evidence }) => evidence.message !== message.index), ...light.judge(own)];
  }
  return all;
}

type Act = 'ended' | 'over' | 'swap' | 'is' | 'reword' | 'still' | 'also' | 'busy';

interface Sign {
  readonly act: Act;
  readonly at: number;
  readonly end: number;
  readonly clause: Clause;
  /** The facts mentioned in it. */
  readonly facts: readonly Fact[];
  readonly value: string;
  readonly slots: readonly string[];
  readonly frame: string | undefined;
}

/** A new value: beside what is known, or in the place of facts. */
interface News {
  readonly slot: string;
  readonly value: string;
  readonly instead: readonly Fact[];
  readonly at: number;
}

/** The slots that a name in a rule stands for. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  job: ['work', 'profession'],
  boss: ['boss', 'own:boss', 'own:jefe', 'own:jefa', 'own:manager', 'own:chefe', 'own:gerente', 'own:supervisor'],
  pair: ['partner', 'marital_status'],
};
/** Facts whose subject is a person or an animal: what "my son" or "the cat" does is said of them. */
const OF_OTHERS: ReadonlySet<string> = new Set(['family', 'pet', 'partner', 'vehicle', ...(FAMILIES.boss ?? [])]);
/** Slots of one value, and where what is had in addition goes. */
const BESIDE: Readonly<Record<string, SlotId>> = { work: 'other_work', profession: 'other_work', home: 'other_home' };

const slotsOf = (name: string): readonly string[] => FAMILIES[name] ?? [name];

function namesIn({ args, values }: Call): string[] {
  return args.filter((arg) => !(arg in values) && !arg.startsWith('>') && arg !== 'ended');
}

/** One message held against the facts. */
class Light {
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
    const signs = this.#signs();
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
    for (const { act, clause, at } of signs) {
      if (act !== 'still') continue;
      for (const fact of this.#echoedIn(clause.sentence)) if (!this.#isTouched(fact)) this.#confirmed.set(fact, at);
    }
  }

  /** The signs that stand: not denied, asked, supposed, planned, quoted, or said of others. */
  #signs(): Sign[] {
    const { text, language, content } = this.#message;
    const found = language.signsIn(text);
    if (found.length === 0) return [];
    const flags = language.language.flags.every(text);
    const idle = new Set(
      language.idle
        .every(text)
        .flatMap(({ from, to }) =>
          this.#mentions.slice(from, to).some((facts) => facts !== undefined) ? [] : [text.clauseAt(from)?.sentence],
        ),
    );
    const voices = othersVoices(content);
    return found.flatMap(({ from, to, value }) => {
      const clause = text.clauseAt(from);
      if (clause === undefined || idle.has(clause.sentence)) return [];
      const start = text.tokens[from]?.start ?? 0;
      if (voices.some(([first, end]) => start >= first && start < end) || this.#isDenied(from)) return [];
      const sign = signOf(value as Call, from, to, clause);
      // What comes behind it in the clause says nothing of it: "sold the car and I'm going to walk".
      const before = flags
        .filter((flag) => flag.from >= clause.from && flag.from <= from)
        .map((flag) => String(flag.value));
      return this.#stands(sign, new Set(before)) ? [sign] : [];
    });
  }

  #stands({ act, at, end, clause, facts, slots }: Sign, flags: ReadonlySet<string>): boolean {
    if (clause.isAsked || flags.has('hypothetical') || clause.flags.has('quoted')) return false;
    if (flags.has('planned') && !slots.includes('decision') && !facts.some(({ slot }) => slot === 'decision'))
      return false;
    if (flags.has('temporary') && (act === 'is' || act === 'also')) return false;
    return (
      !flags.has('voice') ||
      this.#isOfUser(at, end) ||
      facts.some(({ slot }) => OF_OTHERS.has(slot)) ||
      slots.some((slot) => OF_OTHERS.has(slot))
    );
  }

  /** True behind a word that denies: "no dejé Google", "I haven't quit". */
  #isDenied(from: number): boolean {
    const { text, language } = this.#message;
    const [not, small] = [language.list('not'), language.list('small')];
    if (not.at(text, from) !== undefined) return false;
    for (let at = from - 1; at >= 0 && at >= from - 2 && !text.ends(at + 1); at -= 1) {
      if (not.at(text, at) !== undefined) return true;
      if (small.at(text, at) === undefined) return false;
    }
    return false;
  }

  #isOfUser(from: number, to: number): boolean {
    const { text, language } = this.#message;
    const me = language.list('me');
    return text.tokens.slice(from, to).some((_token, place) => me.at(text, from + place) !== undefined);
  }

  #end({ act, facts, slots, at }: Sign): void {
    if (act === 'ended' || act === 'swap') {
      for (const fact of single(within(facts, slots))) this.#ended.set(fact, at);
    } else if (act === 'over') {
      for (const slot of slots) {
        const ofSlot = this.#known.filter((fact) => fact.slot === slot);
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
    else if (act === 'reword') this.#reword(sign);
    else if (act === 'busy') this.#work(sign);
    else if (act === 'also') {
      const slot = slots[0];
      if (slot !== undefined && value !== '')
        this.#add(BESIDE[slot] ?? slot, wordedLike(value, frame, undefined), [], at);
    }
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
      (slots.includes('ended') ? ended[0] : undefined) ??
      this.#meant(ofSlots, facts);
    if (instead === undefined || (this.#besides.has(clause.sentence) && !this.#ended.has(instead))) return;
    const slot = own.length === 0 || own.includes(instead.slot) ? instead.slot : (own[0] ?? instead.slot);
    const all = [instead, ...this.#alsoEndedBy(instead)];
    for (const fact of all) this.#ended.set(fact, at);
    this.#add(slot, wordedLike(value, frame, instead), all, at);
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
      return this.#fact(slot, value, instead, at);
    });
    const retracted = [...this.#ended]
      .filter(([fact]) => !replaced.has(fact))
      .map(([fact, at]) => this.#retraction(fact, at));
    const confirmed = [...this.#confirmed]
      .filter(([fact]) => !this.#isSaid(fact, left))
      .map(([fact, at]) => this.#fact(fact.slot, fact.value, [], at, fact));
    return [...retracted, ...told, ...facts, ...confirmed];
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
    const { text } = this.#message;
    const at = text.tokens.findIndex(({ start }) => start >= one.evidence.start);
    const sentence = text.clauseAt(at)?.sentence ?? -1;
    const before = this.#known.find(({ slot }) => slot === one.slot);
    if (before === undefined || this.#ended.has(before) || speakOfTheSame(one.slot, before.value, one.value))
      return one;
    if (this.#besides.has(sentence)) {
      const beside = BESIDE[one.slot];
      return { ...(beside === undefined ? one : this.#inSlot(one, beside)), replaces: false };
    }
    return one.slot === 'work' && this.#busy.has(sentence) && !one.replaces ? this.#inSlot(one, 'project') : one;
  }

  #inSlot(one: SaidFact, slot: SlotId): SaidFact {
    return { ...one, slot, key: keyOf(slot, this.#message.language.code), domain: domainOf(slot) };
  }

  /** A statement that takes the place of what ended in the same message. */
  #instead(one: SaidFact, replaced: Set<Fact>): SaidFact {
    const instead = [...this.#ended.keys()].filter(
      (fact) => familyOf(fact.slot) === familyOf(one.slot) && !replaced.has(fact),
    );
    if (instead.length === 0) return one;
    for (const fact of instead) replaced.add(fact);
    return { ...one, instead: instead.map(({ id }) => id) };
  }

  #fact(slot: string, value: string, instead: readonly Fact[], at: number, same?: Fact): SaidFact {
    const like = same ?? instead.find((fact) => fact.slot === slot);
    const { code } = this.#message.language;
    return {
      kind: 'fact',
      slot,
      key: like?.key ?? keyOf(slot, code),
      value,
      domain: like?.domain ?? domainOf(slot),
      confidence: 'high',
      source: 'explicit',
      language: (same?.language ?? code) as SaidFact['language'],
      standing: isStanding(slot, value),
      replaces: instead.length > 0,
      evidence: this.#span(at),
      ...(instead.length > 0 && { instead: instead.map(({ id }) => id) }),
    };
  }

  #retraction(fact: Fact, at: number): Said {
    return {
      kind: 'retraction',
      slot: fact.slot,
      value: fact.value,
      language: this.#message.language.code as SaidFact['language'],
      evidence: this.#span(at),
      of: fact.id,
    };
  }

  /** The sentence in which a token stands. */
  #span(at: number): Span {
    const { text, index, content } = this.#message;
    const sentence = text.clauseAt(at)?.sentence;
    const inSentence = text.clauses.filter((clause) => clause.sentence === sentence);
    const start = text.tokens[inSentence[0]?.from ?? 0]?.start ?? 0;
    const end = text.tokens[(inSentence.at(-1)?.to ?? 1) - 1]?.end ?? 0;
    if (!content.startsWith(text.original)) return { message: index, start: 0, end: content.length, quote: content };
    return { message: index, start, end, quote: content.slice(start, end) };
  }
}

function signOf({ call, args, values }: Call, at: number, end: number, clause: Clause): Sign {
  const names = namesIn({ call, args, values });
  const frame = args.find((arg) => arg.startsWith('>'))?.slice(1);
  const { k = [], v, ...others } = values as { k?: readonly Fact[]; v?: string };
  const [other] = Object.values(others);
  return {
    act: call as Act,
    at,
    end,
    clause,
    facts: k,
    value: v ?? String(other ?? ''),
    slots: [...names.flatMap(slotsOf), ...(args.includes('ended') ? ['ended'] : [])],
    frame,
  };
}

function within(facts: readonly Fact[], slots: readonly string[]): readonly Fact[] {
  return slots.length === 0 ? facts : facts.filter(({ slot }) => slots.includes(slot));
}

/** Facts that may be meant together: of two in one slot it cannot be told which. */
function single(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter((fact) => facts.filter(({ slot }) => slot === fact.slot).length === 1);
}

const familyOf = (slot: string) => Object.keys(FAMILIES).find((name) => FAMILIES[name]?.includes(slot)) ?? slot;

function keyOf(slot: string, code: string): string {
  return slot in SLOTS ? SLOTS[slot as SlotId].keys[code === 'en' ? 'en' : 'es'] : slot.replace(/^\w+:/, '');
}
