/** Reads how users like to be answered from their reactions: "I like it when you show your working", "it annoys me when you apologise". */
import { type Found, fact } from './found.ts';
import { type Phrase, phraseOf } from './phrases.ts';
import { assistantsWords } from './third-person.ts';
import { thirdPersonOf, verbOf } from './verbs.ts';

const OFTEN = '(?:(?:always|never|constantly|just|only|also|actually|keep|go|start|kind of|sort of) )*';
const FEELS = new RegExp(
  `^i (?:(?:really|absolutely|just|much|quite|do|always|honestly|kind of) )*(love|like|hate|dislike|prefer|enjoy|appreciate|detest|loathe|do not (?:really )?(?:like|appreciate|enjoy)|cannot (?:stand|bear))(?: it)? (?:when|if) (you ${OFTEN}([a-z]+)(?: .+)?)$`,
);
const MINDS = new RegExp(
  `^it (?:(?:really|always|just|kind of|so|seriously) )*(?:(?:annoys|bugs|irritates|bothers|frustrates|infuriates|distracts|confuses) me|winds me up|drives me (?:mad|crazy|nuts|insane|up the wall)|gets on my nerves|does my (?:head|nut) in|puts me off)(?: (?:a bit|a lot|so much|no end))? when (you ${OFTEN}([a-z]+)(?: .+)?)$`,
);
const HELPED = new RegExp(
  `^it (?:(?:really|always) )*helps(?: me)?(?: (?:a lot|so much|loads|no end))? when (you ${OFTEN}([a-z]+)(?: .+)?)$`,
);
const TOLD: Readonly<Record<string, string>> = {
  'do not like': 'does not like',
  'do not really like': 'does not like',
  'do not appreciate': 'does not appreciate',
  'do not really appreciate': 'does not appreciate',
  'do not enjoy': 'does not enjoy',
  'do not really enjoy': 'does not enjoy',
  'cannot stand': "can't stand",
  'cannot bear': "can't bear",
};
/** Things an assistant may always do: said of how it is, or of something it did once, they are no wish. */
const NOT_OF_ANSWERS =
  /^(?:are|were|was|have|had|did|can|could|will|would|might|get|go|see|know|think|feel|want|need|said|gave|told|made|wrote|did|came|took|went|live|leave|come|wake|lose|find|realise|realize|order|buy|travel|fly)$/;

/** Reads how the user likes to be answered; returns nothing where the clause is about anything else. */
export function reactionIn(whole: Phrase): Found[] {
  const { text } = whole;
  if (!OF_THE_ASSISTANT.test(text)) return [];
  const feels = FEELS.exec(text);
  const [words = '', verb = ''] = feels?.slice(2) ?? MINDS.exec(text)?.slice(1) ?? HELPED.exec(text)?.slice(1) ?? [];
  if (words === '' || NOT_OF_ANSWERS.test(verb) || /^(?:past|participle|s)$/.test(verbOf(verb)?.form ?? '')) return [];
  const feeling = feels?.[1] ?? '';
  const told =
    feels === null
      ? MINDS.test(text)
        ? 'dislikes it'
        : 'finds it helpful'
      : `${TOLD[feeling] ?? thirdPersonOf(feeling)} it`;
  const of = phraseOf(whole.source, whole.to - words.length, whole.to);
  return [fact('preference', `${told} when ${ofTheAssistant(of.written)}`, whole, { standing: true })];
}

/** A cheap test that comes before anything is matched. */
const OF_THE_ASSISTANT = /^(?:i|it) .*\b(?:when|if) you /;

/** "You keep apologising" as "the assistant keeps apologising". */
const ofTheAssistant = (written: string): string =>
  assistantsWords(written).replace(
    /^(?:it|you) (?:(always|never|constantly|just|only|also|actually) )?([\p{L}-]+)/iu,
    (_, often: string | undefined, verb: string) =>
      `the assistant ${often === undefined ? '' : `${often} `}${verb.endsWith('s') && verbOf(verb.toLowerCase())?.form !== 'base' ? verb : thirdPersonOf(verb)}`,
  );
