/** Reads facts about the user from the sentences of a message, by the rules of a language. */
import type { Language } from '../../understanding/language.ts';
import type { Rule } from '../../understanding/notation.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Call, Match, RuleSet } from '../../understanding/rule-set.ts';
import { domainOf } from '../fact-slots.ts';
import type { FactLanguage, Said, SaidFact } from '../said.ts';
import { isStanding } from '../standing.ts';
import { type FactYield, factYieldsOf } from './fact-yield.ts';
import { factsOf } from './facts-told.ts';
import { forgettingIn } from './forgetting.ts';
import { type Hearing, hearingOf } from './heard-clauses.ts';
import type { Sentence } from './prepared-text.ts';
import { teachingLogit } from './second-opinion.ts';

/** What is written for machines: nobody speaks in it. */
const CODE =
  /[{}]|<\/?[a-z]|\w=["'\w]|\w\(["'\w)]|=>|&&|\|\||^\s*(?:\$ |#!|>>>|\/\/|--)|\b(?:select|insert|update) .*\b(?:from|into|set|where)\b|^\s*\w+_\w+:|\\n|^\[?\d{4}-\d\d-\d\d/i;
const LONGEST_SENTENCE = 1_500; // characters: what nobody ends is no sentence but a paste
const MOST_SAID = 20; // of a message: who says more has pasted something
const UNLIKELY = -4; // logit of a sentence of which nothing is believed: of those that teach, hardly one in a hundred is so; of others, a third
const LIKELY = -1; // logit from which broad rules are believed: nine of ten sentences that teach, two of ten others

/** A sentence as it is read. */
interface Reading {
  readonly sentence: Sentence;
  readonly message: number;
  readonly language: Language;
  readonly text: ReadText;
  readonly hearing: Hearing;
  /** The logit that it teaches something. */
  readonly likelihood: number;
}

/** Returns what the sentences of message `message` say of their user, in order. */
export function readFacts(sentences: readonly Sentence[], message: number, language: Language): Said[] {
  const said: Said[] = [];
  for (const sentence of sentences) {
    if (sentence.raw.length > LONGEST_SENTENCE || CODE.test(sentence.raw)) continue;
    const text = language.readWords(sentence.raw);
    const hearing = hearingOf(text, language);
    const forgotten = forgettingIn(text, hearing, language);
    if (forgotten !== undefined) {
      const { from, to, ...forget } = forgotten;
      said.push({ ...forget, language: codeOf(language), evidence: { message, ...sentence.spanOf(text, from, to) } });
    } else {
      const likelihood = teachingLogit(sentence.folded, codeOf(language));
      if (likelihood >= UNLIKELY) said.push(...factsIn({ sentence, message, language, text, hearing, likelihood }));
    }
    if (hearing.silencesRest || said.length >= MOST_SAID) break;
  }
  return withoutEchoes(said);
}

/** What a clause states; where it states nothing that has a slot, what the user asks to have noted. */
function factsIn(reading: Reading): Said[] {
  const facts = saidBy('facts', reading);
  return facts.length > 0 ? facts : saidBy('notes', reading);
}

function saidBy(table: string, reading: Reading): Said[] {
  const rules = reading.language.rules(table);
  const broad = reading.likelihood < LIKELY ? broadOf(rules) : NO_RULES;
  return rules.told(reading.text, (match) => saidIn(match, reading), broad);
}

const NO_RULES: ReadonlySet<Rule> = new Set();
const broadRules = new WeakMap<RuleSet, ReadonlySet<Rule>>();

/** Returns the rules of a table that are believed only of likely sentences. */
function broadOf(rules: RuleSet): ReadonlySet<Rule> {
  let broad = broadRules.get(rules);
  if (broad === undefined) {
    broad = new Set(rules.rules.filter(({ yields }) => isBroad(yields)));
    broadRules.set(rules, broad);
  }
  return broad;
}

function isBroad(yields: Rule['yields']): boolean {
  return yields !== undefined && 'call' in yields && factYieldsOf(yields.call, yields.args).every(isUnsure);
}

const isUnsure = (told: { readonly isUnsure: boolean }): boolean => told.isUnsure;

function saidIn(match: Match, { sentence, message, language, text, hearing, likelihood }: Reading): Said[] {
  const { call, args, values } = match.value as Call;
  const blocking = hearing.blocking(match.from, match.to);
  const isBelieved = ({ stands, isUnsure }: Pick<FactYield, 'stands' | 'isUnsure'>) =>
    (!isUnsure || likelihood >= LIKELY) && (blocking.size === 0 || [...blocking].every((flag) => stands.has(flag)));
  // Most matches are refused here, and telling what they would say is the longer work.
  if (!factYieldsOf(call, args).some(isBelieved)) return [];
  const evidence = { message, ...sentence.spanOf(text, match.from, match.to) };
  return factsOf({ call, args, values }, language)
    .filter(isBelieved)
    .map(({ kind, slot, key, value, standing, replaces }) => {
      if (kind === 'retraction') return { kind, slot, value, language: codeOf(language), evidence };
      return {
        kind,
        slot,
        key,
        value,
        domain: domainOf(slot),
        confidence: 'high',
        source: 'explicit',
        language: codeOf(language),
        standing: standing || isStanding(slot, value),
        replaces: replaces || hearing.has(match.from, 'changed'),
        evidence,
      } satisfies SaidFact;
    });
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
