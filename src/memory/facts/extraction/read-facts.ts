/** Reads facts about the user from the sentences of a message, by the rules of a language. */
import { foldAccents } from '../../text/fold-accents.ts';
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Call, Match } from '../../understanding/rule-set.ts';
import { domainOf, takesOneValue } from '../fact-slots.ts';
import type { FactLanguage, Said, SaidFact } from '../said.ts';
import { isStanding } from '../standing.ts';
import { confidenceBy, isKin, type Signs, signsOf } from './certainty.ts';
import { type FactYield, factYieldsOf } from './fact-yield.ts';
import { factsOf, type ToldFact } from './facts-told.ts';
import { forgettingIn } from './forgetting.ts';
import { type Hearing, OF_ANSWERS } from './heard-clauses.ts';
import type { HeardSentence } from './heard-message.ts';
import { isLate, withoutKeptBack } from './kept-back.ts';
import type { Sentence } from './prepared-text.ts';
import { teachingLogit } from './second-opinion.ts';
import { type Tagger, taggedFacts } from './tagged-facts.ts';

/** What is written for machines: nobody speaks in it. */
const CODE =
  /[{}]|<\/?[a-z]|\w=["'\w]|\w\(["'\w)]|=>|&&|\|\||^\s*(?:\$ |#!|# |>>>|\/\/|--)|\b(?:select|insert|update) .*\b(?:from|into|set|where)\b|^\s*\w+_\w+:|\\n|^\[?\d{4}-\d\d-\d\d/i;
/** A line of a table: "Ana,29,chef". */
const TABLE_LINE = /^\s*[\p{L}\d][\p{L}\d ]*(?:,[\p{L}\d][\p{L}\d ]*){2,}\s*$/u;
const LONGEST_SENTENCE = 1_500; // characters: what nobody ends is no sentence but a paste
const MOST_SAID = 20; // of a message: who says more has pasted something
const UNLIKELY = -5; // logit of a sentence of which nothing is believed: none of the labelled ones that teach is so, one in ten of the others
const LIKELY = -1; // logit from which broad rules are believed: nine of ten sentences that teach; of others, made to mislead, one in seven to a half
const OWN_LIKELY = -2; // logit of the words of a match alone, which makes up for the sentence's

/** The flag of a clause that says whose need it is that food is done without: "can't do nuts, Mia's allergic". */
const ASCRIBED = 'ascribed';
const RESTRAINT = /^(?:does not|do not|cannot|no|não) /;

/** The flag in which a rule that names somebody stands: it is told wherever it is said, also within what another rule took ("vivo con mi gato Milo"). */
const WITHIN = 'hypothetical';

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
  /** The logit that it teaches something. */
  readonly likelihood: number;
  /** True where what stands beside a statement makes it likelier to be said in earnest. */
  isInCompany = false;
  /** What was believed so far, and what was not, for being told by a broad rule in a sentence that teaches little. */
  readonly believed: Stretch[] = [];
  readonly doubted: Stretch[] = [];
  /** Matches of broad rules in a sentence that teaches too little for any of them: of no account where one stands alone. */
  readonly idle: [match: Match, isWithin: boolean][] = [];
  /** True where the sentence before ended with somebody else. */
  readonly isOthers: boolean;

  constructor(heard: HeardSentence, isOthers: boolean, { message, language, tagger }: Listening) {
    const { sentence } = heard;
    this.heard = heard;
    this.sentence = sentence;
    this.text = heard.text;
    this.message = message;
    this.language = language;
    this.tagger = tagger;
    this.likelihood = teachingLogit(sentence.folded, codeOf(language));
    this.isOthers = isOthers;
  }

  /** True where a clause of it says that somebody else needs what it tells. */
  get isAscribed(): boolean {
    const { hearing } = this;
    return this.text.clauses.some(({ from }) => hearing.has(from, ASCRIBED));
  }

  /** The way in which its clauses are heard: asked for in few sentences. */
  get hearing(): Hearing {
    return this.heard.hearing(this.isOthers);
  }
}

/** Tokens that tell something of a slot. */
interface Stretch {
  readonly slot: string;
  readonly from: number;
  readonly to: number;
  /** True where who is spoken of stands before. */
  readonly isElided: boolean;
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
    if (hearing.silencesRest || said.length >= MOST_SAID) break;
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

/** What clauses state, and whom they name besides ("vivo en Lugo con mi gata Nube"); beside it, or where nothing is stated, what the user asks to have noted. */
function factsIn(reading: Reading): Said[] {
  const ruled = [...believedTogether(reading), ...saidBy('within', reading)];
  const stated = [...reading.believed];
  const notes = reading.language.rules('notes').told(reading.text, (match, isWithin) => {
    const end = reading.text.clauseAt(match.from)?.to ?? match.to;
    const isStated = stated.some(({ from, to }) => from < end && to > match.from);
    const isNote = stated.length === 0 || (!isStated && !isBroad(match));
    return isNote ? saidIn(match, isWithin, reading) : [];
  });
  const all = [...ruled, ...saidByTagger(ruled, reading), ...notes];
  return reading.isAscribed ? all.filter((one) => !isRestraint(one)) : all;
}

/** True for food that somebody does without. */
function isRestraint(one: Said): boolean {
  return one.kind === 'fact' && (one.slot === 'diet' || one.slot === 'allergy') && RESTRAINT.test(one.value);
}

function isBroad({ value }: Match): boolean {
  const { call, args } = value as Call;
  return factYieldsOf(call, args).some(({ isUnsure }) => isUnsure);
}

/** True for what broad rules alone tell. */
function isGuess({ value }: Match): boolean {
  const { call, args } = value as Call;
  return factYieldsOf(call, args).every(({ kind, isUnsure }) => kind === 'fact' && isUnsure);
}

/** What broad rules tell is believed in the company of another statement, whether it stands before or behind: "retired teacher, widow, live in Whitstable". */
function believedTogether(reading: Reading): Said[] {
  const facts = saidBy('facts', reading);
  const { believed, doubted, idle } = reading;
  if (believed.length > 0 || doubted.length + idle.length > 1)
    for (const [match, isWithin] of idle) saidIn(match, isWithin, reading);
  const isAlone = (one: Stretch) => believed.every((other) => other.from >= one.to || one.from >= other.to);
  const isPaired = (one: Stretch) =>
    !one.isElided && doubted.some((other) => other.slot !== one.slot && other.from >= one.to);
  if (!doubted.some((one) => (believed.length > 0 ? isAlone(one) : isPaired(one)))) return facts;
  reading.isInCompany = true;
  return saidBy('facts', reading);
}

/** Returns what the tagger finds beside the rules: of a slot that takes one value, none where they told one; within what a rule took, only what the bounds let through. */
function saidByTagger(ruled: readonly Said[], reading: Reading): Said[] {
  const { heard, isOthers, tagger, sentence, message, language, text, likelihood, believed } = reading;
  if (tagger === null || likelihood < tagger.likely) return [];
  const { hearing } = reading;
  if (text.tokens.every((_token, at) => hearing.blocking(at, at + 1).size > 0)) return [];
  return taggedFacts(heard.tagging(isOthers, tagger.weights).spans, text, language, tagger).flatMap((found) => {
    if (hearing.blocking(found.from, found.to).size > 0) return [];
    const around = believed.filter((one) => one.from < found.to && one.to > found.from);
    if (around.length > 0 && found.probability < (tagger.within[found.slot] ?? 1)) return [];
    const evidence = { message, ...sentence.spanOf(text, found.from, found.to) };
    const words = evidence.quote.toLowerCase();
    const isRuled = ({ slot }: ToldFact) =>
      around.some((one) => one.slot === slot) ||
      ruled.some(
        (one) =>
          one.kind === 'fact' && one.slot === slot && (takesOneValue(slot) || one.value.toLowerCase().includes(words)),
      );
    return found.told
      .filter((one) => !isRuled(one))
      .map((one) => {
        const signs = signsOf({
          ...one,
          by: 'tagger',
          isGuess: false,
          isPlain: false,
          chance: found.probability,
        });
        return stated(one, { signs, isChanged: hearing.has(found.from, 'changed'), evidence }, language);
      });
  });
}

function saidBy(table: string, reading: Reading): Said[] {
  return reading.language.rules(table).told(reading.text, (match, isWithin) => {
    if (reading.isInCompany || reading.likelihood >= LIKELY || !isGuess(match)) return saidIn(match, isWithin, reading);
    reading.idle.push([match, isWithin]);
    return [];
  });
}

function saidIn(match: Match, isWithin: boolean, reading: Reading): Said[] {
  const { sentence, message, language, text, likelihood } = reading;
  const { call, args } = match.value as Call;
  const blocking = reading.hearing.blocking(match.from, match.to);
  // Most matches are refused here, and telling what they would say is the longer work.
  const mayStand = ({ stands }: Pick<FactYield, 'stands'>) =>
    (!isWithin || stands.has(WITHIN)) && [...blocking].every((flag) => stands.has(flag) || flag === 'once');
  if (!factYieldsOf(call, args).some(mayStand)) return [];
  // "I live in Leeds and work for Dell", "…, work for Dell": who is spoken of stands before.
  const isElided = isJoint(match.from, text, language);
  const evidence = { message, ...sentence.spanOf(text, isElided ? match.from + 1 : match.from, match.to) };
  const told = factsOf(match.value as Call, language).filter(
    (one) => mayStand(one) && (!blocking.has('once') || one.stands.has('once') || !OF_ANSWERS.has(one.slot)),
  );
  if (told.length === 0) return [];
  // A sentence may ask at length and state in passing: what is no guess is believed by its own words, too.
  const isOwnLikely = () => teachingLogit(foldAccents(evidence.quote.toLowerCase()), codeOf(language)) >= OWN_LIKELY;
  const least = (isUnsure: boolean) => {
    if (reading.isInCompany || !(isUnsure || isElided)) return UNLIKELY;
    return isUnsure && isElided ? Number.POSITIVE_INFINITY : LIKELY;
  };
  const isBelieved = (isUnsure: boolean) => likelihood >= least(isUnsure) || (!isUnsure && !isElided && isOwnLikely());
  const believed = told.filter(({ kind, isUnsure }) => kind === 'retraction' || isBelieved(isUnsure));
  const stretches = told.map(({ slot }) => ({ slot, from: match.from, to: match.to, isElided }));
  if (believed.length > 0) reading.believed.push(...stretches);
  else if (likelihood >= UNLIKELY) reading.doubted.push(...stretches);
  return believed.map((one) => {
    if (one.kind === 'retraction')
      return { kind: one.kind, slot: one.slot, value: one.value, language: codeOf(language), evidence };
    const signs = ruledSigns(one, match, reading);
    return stated(one, { signs, isChanged: reading.hearing.has(match.from, 'changed'), evidence }, language);
  });
}

/** Returns the signs of what a rule tells; none where there is no tagger to hold it against. */
function ruledSigns(told: ToldFact, { from, to }: Match, { heard, isOthers, tagger, text }: Reading): Signs | null {
  if (tagger === null) return null;
  const chance = heard.tagging(isOthers, tagger.weights).chanceOf(from, to, (tag) => isKin(tag, told.slot));
  return signsOf({ ...told, by: 'rule', isGuess: told.isUnsure, isPlain: takesAll(from, to, text), chance });
}

/** True for a stretch beside which its sentence has nothing but marks. */
function takesAll(from: number, to: number, { tokens }: ReadText): boolean {
  return tokens.every(({ kind }, at) => kind === 'mark' || (at >= from && at < to));
}

function stated(
  { slot, key, value, standing, replaces }: ToldFact,
  how: { readonly signs: Signs | null; readonly isChanged: boolean; readonly evidence: SaidFact['evidence'] },
  language: Language,
): SaidFact {
  return {
    kind: 'fact',
    slot,
    key,
    value,
    domain: domainOf(slot),
    confidence: how.signs === null ? 'high' : confidenceBy(how.signs),
    source: 'explicit',
    language: codeOf(language),
    standing: standing || isStanding(slot, value),
    replaces: replaces || how.isChanged,
    evidence: how.evidence,
    ...(how.signs !== null && { signs: how.signs }),
  };
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
