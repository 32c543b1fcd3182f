/** Reads users from the effects things have on them: "jazz does nothing for me", "nuts would kill me", "tea over coffee any day". */
import { allergies } from './being-well.ts';
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { GIVEN_NAMES } from './lexicon.ts';
import { namesSomething, type Phrase, phraseOf } from './phrases.ts';
import { TODAY } from './statement.ts';
import { theirWords } from './third-person.ts';

/** Words for things in general: no pronoun, nothing of somebody's, nothing at hand. */
const THINGS =
  "((?!(?:it|its|this|that|these|those|they|he|she|we|i|you|which|who|what|how|when|where|why|if|someone|somebody|something|everything|everyone|nothing|nobody|anything|one|ones|work|my|our|your|his|her|their|there|here|all|and|but|so|some|both|either|neither|option|version|mostly|as|is|are|was|do|does|did|can|maybe|the (?!(?:sound|smell|taste|texture|feel|sight|thought|idea|noise|smells|sounds) of (?!this|that|it\\b)))\\b)[\\p{L}][\\p{L}' -]{1,58}?)";
const LIKELY =
  '(?: (?:really|just|always|absolutely|simply|literally|totally|kind of|sort of|honestly|actually|definitely|usually|also|would|will|could|can|nearly))*';
const DISLIKED = new RegExp(
  `^${THINGS}${LIKELY} (?:do(?:es)? nothing for me|(?:drives?|sends?) me (?:up the wall|mad|nuts|crazy|insane|bonkers|round the (?:bend|twist)|bananas|spare|mental)|do(?:es)? my (?:head|nut) in|makes? me (?:gag|heave|cringe|queasy|want to (?:vomit|puke|hurl))|makes? my skin crawl|turns? my stomach|gives? me the (?:ick|creeps|heebie[- ]jeebies|willies)|gets? on my (?:nerves|wick)|gets? my goat|grinds? my gears|bores? me (?:to (?:tears|death)|rigid|stiff|silly)|tastes? (?:like|of) (?:soap|dirt|feet|cardboard|medicine|mud|vomit|metal) to me|makes? me feel (?:sick|ill|queasy|nauseous)|(?:is|are)(?: (?:really|just|so|definitely|honestly))* not (?:really |exactly |so much )?(?:for me|my (?:thing|bag|jam|cup of tea|scene|style|vibe)))(?: at all)?$`,
  'u',
);
const UP_MY_STREET = new RegExp(`^${THINGS}${LIKELY} (?:is|are) (?:right )?up my (?:street|alley)$`, 'u');
const NOTHING_BEATS =
  /^nothing (?:beats|tops|compares to) ((?!the |this|that|it\b|you|being)[\p{L}' -]{3,50}?) (?:for me|in my book)$/u;
const NOT_AT_HAND = '(?!(?:the|this|that|these|those|one|option|version|my|your|his|her|any)\\b)';
const ANY_DAY = new RegExp(
  `^(?:give me |i (?:would|will) (?:(?:always|rather|happily|gladly) )*(?:take|choose|have|pick|go for) )?(${NOT_AT_HAND}[\\p{L}' -]{2,40}? over ${NOT_AT_HAND}[\\p{L}' -]{2,40}?) (?:any (?:day|time)(?: of the week)?|every time|for me)(?: (?:for me|please|thanks))*$`,
  'u',
);
/** "Gardening keeps me sane". */
const PASTIMES = new RegExp(
  `^((?!(?:talking|chatting|being|having|seeing|knowing|thinking|helping|getting|doing|working|taking|going|nothing|something|everything|anything|living|making|hearing|speaking)\\b)[a-z]+ing(?: [\\p{L}' -]{2,30}?)?)${LIKELY} (?:keeps? me sane|helps me (?:relax|unwind|de-?stress|switch off|wind down)|is (?:my|how i) (?:escape|therapy|happy place|stress relief|switch off|unwind|relax|de-?stress))$`,
  'u',
);
const ALLERGEN =
  '(?:(?:tree |pea|wal|cashew |hazel|brazil )?nuts?|cashews?|almonds?|shellfish|prawns?|shrimps?|crab|lobster|mussels|sesame|eggs?|dairy|milk|fish|bees?|wasps?|(?:bee|wasp) stings?|penicillin|gluten|wheat|soya?|strawberries|kiwis?|latex|mustard|celery|lupin|ibuprofen|aspirin)';
const KILLS = new RegExp(
  `^(${ALLERGEN}(?: (?:and|or) ${ALLERGEN})?)(?: (?:would|could|will|can|might|literally|actually|nearly))* kill me$`,
);
const DISAGREES = new RegExp(
  `^${THINGS}${LIKELY} (?:do(?:es)? not agree with me|(?:wrecks?|upsets?) my (?:stomach|gut|tummy))$`,
  'u',
);
const SWELLS = new RegExp(
  `^${THINGS}${LIKELY} (?:sends? me into anaphyla\\w+(?: shock)?|makes? me (?:come|break) out in (?:hives|a rash)|makes? me swell up)$`,
  'u',
);
const REACTS =
  /^i (?:(?:really|always|also) )*(?:react (?:(?:really|very) )?(?:badly|severely|terribly) to|have a (?:(?:bad|severe|violent|nasty) )?(?:allergic )?reaction to|(?:come|break) (?:out|up) in (?:hives|a rash|spots) (?:from|with|(?:if|when|whenever|every time) i (?:eat|touch|have|drink|use|wear|am near|go near|take))|swell up (?:from|with|(?:if|when|whenever) i (?:eat|touch|have|get stung by|take))) ([\p{L}' -]{3,40})$/u;
const ALLERGIC_TO_IT =
  /^(?:(?:as|since|because) )?i am (?:(?:very|badly|severely|deathly|really|super|highly|also) )*allergic(?: to (?:it|them|those|that|these|both))?(?: and (?:carry|have) .+)?$/;
const REFUSED =
  /^(?:(?:please|and|but|so|just|ok) )*(?:no|skip|hold|leave out|leave off|avoid|without|lose|drop|ditch|omit|do not (?:use|add|include|put)|never (?:use|add|include|put)|i (?:cannot|do not|never) (?:eat|have|touch|do|go near|be around|be near)) (?:the |any |all )?([\p{L} -]{3,40}?)(?: (?:for me|in (?:anything|it|there|mine|the \w+)|please|at all|ever|out))*$/u;
const OFF_THE_TABLE =
  /^([\p{L} -]{3,30}?)(?:'s| is| are) (?:off the (?:table|menu)|out|a no-?no|a no[- ]go)(?: for me)?$/u;
/** "Anything but penicillin for me, I'm allergic". */
const ANYTHING_BUT =
  /^(?:please )?(?:i can (?:have|eat|take) )?(?:anything|everything) (?:but|except|bar|apart from|other than) ([\p{L} -]{3,30}?)(?: (?:for me|please))*$/u;
/** "Penicillin: I get hives from it". */
const HIVES_FROM_IT =
  /^i (?:always |really )?(?:get|break out in|come out in|come up in) (?:hives|a rash|anaphyla\w+) (?:from|with|off) (?:it|them|that)$/;
const IS_THING = /^([\p{L} -]{3,30})$/u;

/** Reads the facts about the user in a clause whose subject is something else. */
export function effectsIn(clause: Clause, previous: Clause | undefined, next: Clause | undefined): Found[] {
  const { text, source, from, to } = clause;
  if (!SPEAKS_OF_ME.test(text) || TODAY.test(text)) return [];
  for (const [pattern, slot, told] of EFFECTS) {
    const words = pattern.exec(text)?.[1];
    if (words === undefined) continue;
    const of = phraseOf(source, from, from + words.length);
    return isThing(of) ? [fact(slot, told(theirWords(lowered(of))), clause)] : [];
  }
  const beaten = NOTHING_BEATS.exec(text)?.[1];
  if (beaten !== undefined) {
    const at = from + text.indexOf(beaten, 'nothing '.length);
    return [fact('preference', `loves ${phraseOf(source, at, at + beaten.length).written}`, clause)];
  }
  const dangerous = KILLS.exec(text) ?? SWELLS.exec(text);
  if (dangerous !== null)
    return allergies(phraseOf(source, from, from + (dangerous[1] ?? '').length), phraseOf(source, from, to));
  return [...preferred(clause), ...reacting(clause, next), ...refused(clause, previous)];
}

const EFFECTS: readonly (readonly [RegExp, string, (things: string) => string])[] = [
  [DISLIKED, 'preference', (things) => `dislikes ${things}`],
  [UP_MY_STREET, 'preference', (things) => `likes ${things}`],
  [PASTIMES, 'hobby', (things) => `has ${things} as a hobby`],
  [DISAGREES, 'allergy', (things) => `does not tolerate ${things}`],
];

/** A cheap test that comes before anything is matched. */
const SPEAKS_OF_ME = /\b(?:me|my|i)\b|\b(?:any (?:day|time)|every time)\b/;

const isThing = (of: Phrase) =>
  namesSomething(of.text) &&
  !/^\w+days?(?: mornings?)?$/.test(of.text) &&
  !GIVEN_NAMES.has(of.text.split(' ')[0] ?? '');

/** Writes a word small that begins a sentence without being a name. */
function lowered(of: Phrase): string {
  const { written } = of;
  const plain = /^\p{Lu}\p{Ll}/u.test(written) && !/ \p{Lu}/u.test(written);
  return plain ? written.charAt(0).toLowerCase() + written.slice(1) : written;
}

/** "I'd take a train over a plane any day". */
function preferred({ text, source, from, to }: Clause): Found[] {
  const words = ANY_DAY.exec(text)?.[1];
  if (words === undefined) return [];
  const at = from + text.indexOf(words);
  const of = phraseOf(source, at, at + words.length);
  return [fact('preference', `prefers ${theirWords(lowered(of))}`, { source, from, to })];
}

/** "I come out in hives if I eat strawberries": what brings it on may stand in the next clause. */
function reacting({ text, source, from, to }: Clause, next: Clause | undefined): Found[] {
  if (!/^i (?:\w+ )?(?:react|have|come|break|swell)\b/.test(text)) return [];
  const end = next?.border === 'if' ? next.to : to;
  const words = REACTS.exec(source.text.slice(from, end))?.[1];
  return words === undefined ? [] : allergies(phraseOf(source, end - words.length, end), phraseOf(source, from, end));
}

/** "No shellfish for me, I'm allergic to it". */
function refused({ text, source, to }: Clause, previous: Clause | undefined): Found[] {
  if (previous === undefined || !(ALLERGIC_TO_IT.test(text) || HIVES_FROM_IT.test(text))) return [];
  const named = HIVES_FROM_IT.test(text)
    ? IS_THING.exec(previous.text)
    : (ANYTHING_BUT.exec(previous.text) ?? REFUSED.exec(previous.text) ?? OFF_THE_TABLE.exec(previous.text));
  const words = named?.[1];
  if (words === undefined) return [];
  const at = previous.from + previous.text.indexOf(words);
  return allergies(phraseOf(source, at, at + words.length), phraseOf(source, previous.from, to));
}
