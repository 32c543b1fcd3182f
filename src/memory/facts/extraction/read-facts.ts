/** Reads facts about the user from the sentences of a message, by the rules of a language. */
import { foldAccents } from '../../text/fold-accents.ts';
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Call, Match } from '../../understanding/rule-set.ts';
import { domainOf } from '../fact-slots.ts';
import type { FactLanguage, Said, SaidFact } from '../said.ts';
import { isStanding } from '../standing.ts';
import { factsOf } from './facts-told.ts';
import { forgettingIn } from './forgetting.ts';
import { type Hearing, hearingOf, OF_ANSWERS } from './heard-clauses.ts';
import type { Sentence } from './prepared-text.ts';
import { teachingLogit } from './second-opinion.ts';

/** What is written for machines: nobody speaks in it. */
const CODE =
  /[{}]|<\/?[a-z]|\w=["'\w]|\w\(["'\w)]|=>|&&|\|\||^\s*(?:\$ |#!|# |>>>|\/\/|--)|\b(?:select|insert|update) .*\b(?:from|into|set|where)\b|^\s*\w+_\w+:|\\n|^\[?\d{4}-\d\d-\d\d/i;
const LONGEST_SENTENCE = 1_500; // characters: what nobody ends is no sentence but a paste
const MOST_SAID = 20; // of a message: who says more has pasted something
const UNLIKELY = -4; // logit of a sentence of which nothing is believed: of those that teach, hardly one in a hundred is so; of others, a third
const LIKELY = -1; // logit from which broad rules are believed: nine of ten sentences that teach, two of ten others

const OWN_LIKELY = -2; // logit of the words of a match alone, which makes up for the sentence's

/** The flag in which a rule that names somebody stands: it is told wherever it is said, also within what another rule took ("vivo con mi gato Milo"). */
const WITHIN = 'hypothetical';

/** A sentence as it is read. */
interface Reading {
  readonly sentence: Sentence;
  readonly message: number;
  readonly language: Language;
  readonly text: ReadText;
  readonly hearing: Hearing;
}

/** Returns what the sentences of message `message` say of their user, in order. */
export function readFacts(sentences: readonly Sentence[], message: number, language: Language): Said[] {
  const said: Said[] = [];
  for (const sentence of sentences) {
    if (sentence.raw.length > LONGEST_SENTENCE || CODE.test(sentence.raw)) continue;
    const text = language.readWords(sentence.raw);
    const hearing = hearingOf(text, language);
    if (hearing.silencesAll) return [];
    const reading = { sentence, message, language, text, hearing };
    const forgotten = forgettingIn(text, hearing, language);
    for (const { from, to, ...forget } of forgotten)
      said.push({ ...forget, language: codeOf(language), evidence: { message, ...sentence.spanOf(text, from, to) } });
    if (forgotten.length === 0) said.push(...factsIn(reading));
    if (hearing.silencesRest || said.length >= MOST_SAID) break;
  }
  return withoutEchoes(said);
}

/** What a clause states, and whom it names besides ("vivo en Lugo con mi gata Nube"); where it states nothing that has a slot, what the user asks to have noted. */
function factsIn(reading: Reading): Said[] {
  const facts = [...saidBy('facts', reading), ...saidBy('within', reading)];
  return facts.length > 0 ? facts : saidBy('notes', reading);
}

function saidBy(table: string, reading: Reading): Said[] {
  return reading.language.rules(table).told(reading.text, (match, isWithin) => saidIn(match, isWithin, reading));
}

function saidIn(match: Match, isWithin: boolean, { sentence, message, language, text, hearing }: Reading): Said[] {
  const blocking = hearing.blocking(match.from, match.to);
  const evidence = { message, ...sentence.spanOf(text, match.from, match.to) };
  const told = factsOf(match.value as Call, language).filter(
    ({ stands, slot }) =>
      (!isWithin || stands.has(WITHIN)) &&
      [...blocking].every((flag) => stands.has(flag) || (flag === 'once' && !OF_ANSWERS.has(slot))),
  );
  if (told.length === 0) return [];
  const likelihood = teachingLogit(sentence.folded, codeOf(language));
  // A sentence may ask at length and state in passing: what is no guess is believed by its own words, too.
  const isOwnLikely = () => teachingLogit(foldAccents(evidence.quote.toLowerCase()), codeOf(language)) >= OWN_LIKELY;
  return told
    .filter(({ isUnsure }) => (isUnsure ? likelihood >= LIKELY : likelihood >= UNLIKELY || isOwnLikely()))
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
