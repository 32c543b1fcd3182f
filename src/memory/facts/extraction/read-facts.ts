/** Reads facts about the user from the sentences of a message, by the rules of a language. */
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Call, Match } from '../../understanding/rule-set.ts';
import { domainOf, takesOneValue } from '../fact-slots.ts';
import type { FactLanguage, Said, SaidFact, Span } from '../said.ts';
import { isStanding } from '../standing.ts';
import { confidenceBy, type Found, isBelieved, isKin, NO_LEAST, signsOf } from './certainty.ts';
import { type FactYield, factYieldsOf } from './fact-yield.ts';
import { factsOf, type ToldFact } from './facts-told.ts';
import { forgettingIn } from './forgetting.ts';
import { type Hearing, OF_ANSWERS } from './heard-clauses.ts';
import type { HeardSentence } from './heard-message.ts';
import { isLate, withoutKeptBack } from './kept-back.ts';
import type { Sentence } from './prepared-text.ts';
import { teachingLogit } from './second-opinion.ts';
import { holdsAny, isSought, type Tagger, taggedFacts } from './tagged-facts.ts';
import { spokenOf } from './who-is-spoken-of.ts';

/** What is written for machines: nobody speaks in it. */
const CODE =
  /[{}]|<\/?[a-z]|\w=["'\w]|\w\(["'\w)]|=>|&&|\|\||^\s*(?:\$ |#!|# |>>>|\/\/|--)|\b(?:select|insert|update) .*\b(?:from|into|set|where)\b|^\s*\w+_\w+:|\\n|^\[?\d{4}-\d\d-\d\d/i;
/** A line of a table: "Ana,29,chef". */
const TABLE_LINE = /^\s*[\p{L}\d][\p{L}\d ]*(?:,[\p{L}\d][\p{L}\d ]*){2,}\s*$/u;
const LONGEST_SENTENCE = 1_500; // characters: what nobody ends is no sentence but a paste
const LEAST_LIKELY = -2; // logit of a sentence (`second-opinion`) whose guesses are weighed: spares most of them the tagger
const MOST_SAID = 20; // of a message: who says more has pasted something

/** The flag of a clause that says whose need it is that food is done without: "can't do nuts, Mia's allergic". */
const ASCRIBED = 'ascribed';
const RESTRAINT = /^(?:does not|do not|cannot|no|não) /;

/** The flag in which a rule that names somebody stands: it is told wherever it is said, also within what another rule took ("vivo con mi gato Milo"). */
const WITHIN = 'hypothetical';

/** Slots of those who are near the user: told also in a clause that speaks of others, and within the words of another slot ("vivo con mi gato Milo"). */
const OF_NEAR_ONES: ReadonlySet<string> = new Set(['family', 'partner', 'pet']);
/** The lists of what they are to the user, one of which a doubtful value must say: "mi tía Rosa, 80". */
const NEAR_ONES = ['relatives', 'partners', 'animals'] as const;
/** Flags in which what the tagger finds is doubtful, and not refused: of whatever slot, and of near ones. */
const IN_DOUBT: ReadonlySet<string> = new Set(['temporary']);
const IN_DOUBT_OF_NEAR_ONES: ReadonlySet<string> = new Set([...IN_DOUBT, 'voice', 'planned', 'hypothetical']);

/** Doubts of a statement: who is spoken of stands before it ("…, work for Dell"); it stands among the words that a rule took for another slot. */
const [ELIDED, WITHIN_RULES] = ['elided', 'within'];

/** A message as it is read. */
interface Listening {
  /** Its place in the turn. */
  readonly message: number;
  readonly language: Language;
  /** The tagger to ask besides; null where the rules stand alone. */
  readonly tagger: Tagger | null;
}

/** A sentence as it is read. */
class Reading {
  readonly heard: HeardSentence;
  readonly sentence: Sentence;
  readonly text: ReadText;
  readonly message: number;
  readonly language: Language;
  readonly tagger: Tagger | null;
  /** True where the sentence before ended with somebody else. */
  readonly isOthers: boolean;
  #isLikely: boolean | undefined;

  constructor(heard: HeardSentence, isOthers: boolean, { message, language, tagger }: Listening) {
    const { sentence } = heard;
    this.heard = heard;
    this.sentence = sentence;
    this.text = heard.text;
    this.message = message;
    this.language = language;
    this.tagger = tagger;
    this.isOthers = isOthers;
  }

  /** True where its words make it likely enough that it teaches something that guesses are weighed at all. */
  get isLikely(): boolean {
    this.#isLikely ??=
      teachingLogit(this.sentence.folded, codeOf(this.language)) >= LEAST_LIKELY || this.heard.asked.length > 0;
    return this.#isLikely;
  }

  /** True where a clause of it says that somebody else needs what it tells. */
  get isAscribed(): boolean {
    const { hearing } = this;
    return this.text.clauses.some(({ from }) => hearing.has(from, ASCRIBED));
  }

  /** Returns the words of the message that tokens of it are. */
  evidenceOf({ from, to }: Stretch): Span {
    return { message: this.message, ...this.sentence.spanOf(this.text, from, to) };
  }

  /** The way in which its clauses are heard: asked for in few sentences. */
  get hearing(): Hearing {
    return this.heard.hearing(this.isOthers);
  }
}

/** Tokens of a sentence. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Returns what the sentences of message `message` say of their user, in order. */
export function readFacts(
  sentences: readonly HeardSentence[],
  message: number,
  language: Language,
  tagger: Tagger | null,
): Said[] {
  const listening = { message, language, tagger };
  const spoken = sentences.filter(
    ({ sentence: { raw } }) => raw.length <= LONGEST_SENTENCE && !CODE.test(raw) && !TABLE_LINE.test(raw),
  );
  const alone = spoken.map((heard) => new Alone(heard, listening));
  // Most messages say nothing of their user, by whatever voice: only where one does is each of its sentences heard.
  return alone.some(({ said }) => said.length > 0) ? saidInTurn(alone, listening) : [];
}

/** A sentence by itself, read once it is asked for: who has pasted something says more than is kept of it. */
class Alone {
  readonly heard: HeardSentence;
  readonly #listening: Listening;
  #said: readonly Said[] | undefined;

  constructor(heard: HeardSentence, listening: Listening) {
    this.heard = heard;
    this.#listening = listening;
  }

  /** Its statements, unless another before or behind it makes it somebody else's. */
  get said(): readonly Said[] {
    this.#said ??= saidInSentence(this.heard, false, this.#listening);
    return this.#said;
  }
}

/** Returns what is left of what sentences say by themselves once all are heard, one after the other. */
function saidInTurn(all: readonly Alone[], listening: Listening): Said[] {
  const said: Said[] = [];
  let isOthers = false;
  let before = 0; // statements of the sentence before
  for (const one of all) {
    const hearing = one.heard.hearing(isOthers);
    if (hearing.silencesAll)
      return withoutKeptBack(
        all.flatMap(({ said: own }) => own).filter(isLate),
        all.map(({ heard }) => heard),
      );
    if (hearing.takesBack) said.length -= before;
    const own = one.said.length > 0 && isOthers ? saidInSentence(one.heard, true, listening) : one.said;
    said.push(...own);
    before = own.length;
    if (hearing.silentFrom !== undefined || said.length >= MOST_SAID) break;
    isOthers = hearing.endsWithOthers;
  }
  return withoutKeptBack(
    withoutEchoes(said),
    all.map(({ heard }) => heard),
  );
}

function saidInSentence(heard: HeardSentence, isOthers: boolean, listening: Listening): Said[] {
  const { language, message } = listening;
  const reading = new Reading(heard, isOthers, listening);
  const { sentence, text } = reading;
  const forgotten = forgettingIn(reading);
  const requests = forgotten.map(({ from, to, ...forget }) => ({
    ...forget,
    language: codeOf(language),
    evidence: { message, ...sentence.spanOf(text, from, to) },
  }));
  // Whose last words are taken back may have said them in the same breath.
  return requests.length === 0 || requests.some(isLate) ? [...factsIn(reading), ...requests] : requests;
}

/** A statement as a rule tells it, before it is known how certain it is. */
interface Told extends Stretch {
  readonly fact: ToldFact;
  /** True where who is spoken of stands before: "I live in Leeds and work for Dell", "…, work for Dell". */
  readonly isElided: boolean;
  /** What comes of a guess, which is weighed as it is found. */
  readonly said?: readonly Said[];
}

/** What clauses state, and whom they name besides ("vivo en Lugo con mi gata Nube"); beside it, or where nothing is stated, what the user asks to have noted. */
function factsIn(reading: Reading): Said[] {
  const told = [...toldBy('facts', reading), ...toldBy('within', reading)];
  const isPlain = takesAll(told, reading.text);
  const stated = new Map(told.flatMap((one) => (one.said ?? saidBy(one, isPlain, reading)).map((said) => [one, said])));
  const notes = reading.language.rules('notes').told(reading.text, (match, isWithin) => {
    const end = reading.text.clauseAt(match.from)?.to ?? match.to;
    const isStated = [...stated.keys()].some(({ from, to }) => from < end && to > match.from);
    const isNote = stated.size === 0 || (!isStated && !isBroad(match));
    return isNote ? toldIn(match, isWithin, reading).flatMap((one) => saidBy(one, isPlain, reading)) : [];
  });
  const all = [...stated.values(), ...saidByTagger(stated, reading), ...notes];
  return reading.isAscribed ? all.filter((one) => !isRestraint(one)) : all;
}

/** True where rules tell all of a sentence: nothing but marks stands beside what they match. */
function takesAll(told: readonly Stretch[], { tokens }: ReadText): boolean {
  return tokens.every(({ kind }, at) => kind === 'mark' || told.some(({ from, to }) => at >= from && at < to));
}

/** True for food that somebody does without. */
function isRestraint(one: Said): boolean {
  return one.kind === 'fact' && (one.slot === 'diet' || one.slot === 'allergy') && RESTRAINT.test(one.value);
}

function isBroad({ value }: Match): boolean {
  const { call, args } = value as Call;
  return factYieldsOf(call, args).some(({ isUnsure }) => isUnsure);
}

/** Returns what the tagger finds beside what rules state: of a slot that takes one value, none where they told one. */
function saidByTagger(ruled: ReadonlyMap<Told, Said>, reading: Reading): Said[] {
  const { heard, isOthers, tagger, text, language } = reading;
  if (tagger === null || !reading.isLikely) return [];
  const { hearing } = reading;
  return taggedFacts(heard.tagging(isOthers, tagger.weights).spans, text, language).flatMap((found) => {
    const isNear = OF_NEAR_ONES.has(found.slot);
    const flags = [...hearing.blocking(found.from, found.to)];
    if (flags.some((flag) => !(isNear ? IN_DOUBT_OF_NEAR_ONES : IN_DOUBT).has(flag))) return [];
    const words = text.sliceOf(found.from, found.to).toLowerCase();
    const around = [...ruled.keys()].filter((one) => one.from < found.to && one.to > found.from);
    if (flags.length > 0 && isNear && (around.length > 0 || !holdsAny(text, found, NEAR_ONES, language))) return [];
    const isRuled = ({ slot }: ToldFact) =>
      around.some((one) => !isNear || isKin(one.fact.slot, slot)) ||
      [...ruled.keys()].some(
        ({ fact }) => fact.slot === slot && (takesOneValue(slot) || fact.value.toLowerCase().includes(words)),
      );
    const doubts = [...flags.map((flag) => `heard ${flag}`), ...(around.length > 0 ? [WITHIN_RULES] : [])];
    return found.told
      .filter((fact) => !isRuled(fact))
      .flatMap((fact) =>
        stated(fact, found, { by: 'tagger', isPlain: false, chance: found.probability, doubts }, reading),
      );
  });
}

/** Returns what a table tells; where a broad rule's match is too uncertain, what a shorter one tells in its place. */
function toldBy(table: string, reading: Reading): Told[] {
  const weighed = (one: Told): Told[] => {
    if (!one.fact.isUnsure) return [one];
    const { slot } = one.fact;
    if (isSought(reading.text, { slot, from: one.isElided ? one.from + 1 : one.from }, reading.language)) return [];
    const said = reading.isLikely ? saidBy(one, false, reading) : [];
    return said.length === 0 ? [] : [{ ...one, said }];
  };
  return reading.language
    .rules(table)
    .told(reading.text, (match, isWithin) => toldIn(match, isWithin, reading).flatMap(weighed));
}

/** Returns what a match tells that stands in the way in which its clause is heard. */
function toldIn({ from, to, value }: Match, isWithin: boolean, { hearing, language, text }: Reading): Told[] {
  const { call, args } = value as Call;
  const blocking = hearing.blocking(from, to);
  // Most matches are refused here, and telling what they would say is the longer work.
  const mayStand = ({ stands }: Pick<FactYield, 'stands'>) =>
    (!isWithin || stands.has(WITHIN)) && [...blocking].every((flag) => stands.has(flag) || flag === 'once');
  if (!factYieldsOf(call, args).some(mayStand)) return [];
  const isElided = isJoint(from, text, language);
  return factsOf(value as Call, language)
    .filter((one) => mayStand(one) && (!blocking.has('once') || one.stands.has('once') || !OF_ANSWERS.has(one.slot)))
    .map((fact) => ({ fact, isElided, from, to }));
}

/** Returns what a rule tells as a statement; nothing where it is too uncertain. */
function saidBy({ fact, isElided, from, to }: Told, isPlain: boolean, reading: Reading): Said[] {
  const { heard, isOthers, tagger, language } = reading;
  const at = { from: isElided ? from + 1 : from, to };
  if (fact.kind === 'retraction') {
    const { kind, slot, value } = fact;
    return [{ kind, slot, value, language: codeOf(language), evidence: reading.evidenceOf(at) }];
  }
  if (tagger === null) return stated(fact, at, null, reading);
  const chance = heard.tagging(isOthers, tagger.weights).chanceOf(from, to, (tag) => isKin(tag, fact.slot));
  return stated(fact, at, { by: 'rule', isPlain, chance, doubts: isElided ? [ELIDED] : [] }, reading);
}

/** Returns a statement, as certain as its signs make it, or as certain as words are where there are none; nothing where it is too uncertain. */
function stated(
  fact: ToldFact,
  at: Stretch,
  found: Pick<Found, 'by' | 'isPlain' | 'chance' | 'doubts'> | null,
  reading: Reading,
): SaidFact[] {
  const { heard, hearing, tagger, language } = reading;
  const { slot, key, value, isUnsure: isGuess } = fact;
  const standing = fact.standing || isStanding(slot, value);
  const signs = found && signsOf({ ...found, slot, value, isGuess, standing, message: heard.message });
  if (signs !== null && !isBelieved(signs, tagger?.least ?? NO_LEAST)) return [];
  const names = spokenOf(reading.text, at, language);
  return [
    {
      kind: 'fact',
      slot,
      key,
      value,
      domain: domainOf(slot),
      confidence: signs === null ? 'high' : confidenceBy(signs),
      source: 'explicit',
      language: codeOf(language),
      standing,
      replaces: fact.replaces || hearing.has(at.from, 'changed'),
      evidence: reading.evidenceOf(at),
      ...(names.length > 0 && { spokenOf: names }),
      ...(signs !== null && { signs }),
    },
  ];
}

/** True for the "and" or comma behind which a statement has no subject of its own. */
function isJoint(at: number, text: ReadText, language: Language): boolean {
  return text.tokens[at]?.plain === ',' || language.list('and').at(text, at) !== undefined;
}

/** Leaves out what is said twice, what is said in full elsewhere ("my wife", "my wife Ana"), and ends of what something else takes the place of: "I left Lloyds, I work at Revolut now". */
function withoutEchoes(said: readonly Said[]): Said[] {
  const known = new Set<string>();
  return said.filter((one) => {
    const isReplaced =
      one.kind === 'retraction' &&
      /^(?:work|home|partner)$/.test(one.slot) &&
      said.some((other) => other.kind === 'fact' && other.slot === one.slot && other.replaces);
    const isPart =
      one.kind === 'fact' &&
      said.some(
        (other) =>
          other !== one && other.kind === 'fact' && other.slot === one.slot && other.value.startsWith(`${one.value} `),
      );
    const name = `${one.kind} ${one.slot} ${'value' in one ? one.value.toLowerCase() : one.about}`;
    const isKnown = known.has(name);
    known.add(name);
    return !isReplaced && !isKnown && !isPart;
  });
}

function codeOf(language: Language): FactLanguage {
  return language.code as FactLanguage;
}
