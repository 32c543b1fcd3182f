/** Clauses that leave "I am" out: "42, divorced, two sons", "Dana here", "electrician by trade". */
import { traitsIn } from './being.ts';
import { whatIsTheirs } from './belongings.ts';
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { introducedIn } from './introductions.ts';
import { ANIMAL, FOOD, GIVEN_NAMES } from './lexicon.ts';
import { withNames } from './names-after.ts';
import { phraseAt, phraseOf } from './phrases.ts';
import { theirWords } from './third-person.ts';

/** "Nut allergy here". */
const ALLERGY_HERE =
  /^((?:severe |bad )?(?:nut|peanut|tree nut|egg|milk|dairy|shellfish|fish|sesame|soya?|wheat|gluten|latex|penicillin|pollen|cat|dog|dust|bee|wasp) (?:allergy|intolerance)) (?:here|btw|by the way|in (?:the|our) (?:house|family|household))$/;
/** "Size 13 feet on me". */
const SIZE_OF_FEET = /^(?:with )?((?:uk |us |eu )?size \d{1,2}(?:\.5|½)? feet)(?: (?:on me|here))?$/;
/** "No pork for me". */
const NONE_FOR_ME = new RegExp(`^no ${FOOD}(?: (?:or|and) ${FOOD})? for me$`);

interface Fragment {
  readonly clause: Clause;
  /** The start of the fragment, after the opening. */
  readonly at: number;
  readonly later: readonly Clause[];
  /** True when the clause before it spoke of the user. */
  readonly leans: boolean;
  /** True when nothing was said before it in the sentence. */
  readonly opens: boolean;
}

const HERE = /^([\p{L}'-]+(?: [\p{L}'-]+)?) (?:here|speaking|(?:on |from )?this (?:side|end))(?: again)?$/u;
const TRADE_HERE =
  /^([\p{L}\p{N} -]{3,40}?)(?: by (?:trade|profession|training|day))?(?: over)? here(?: as (?:you know|ever|always|i said))?$|^([\p{L} -]{3,40}?) by (?:trade|profession)$/u;
const CAPITALS = /^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*$/u;
/** "16 here, …", "33F, …", "42 years young and …". */
const AGE_HERE = /^(1[3-9]|[2-9]\d)(?: ?[mf]|(?: ?yo| years? (?:old|young))?(?: ?[mf])? here)$/;
const SHIFTS_AT =
  /^(?:(?:permanent|full[- ]time|part[- ]time|rotating|mostly|currently) )*(?:nights?|days|shifts?|night shifts?|earlies|lates|weekends|part[- ]time|full[- ]time) (?:at|for) /;
/** Introductions that are only ever of oneself: "self-employed welder, need a van", "second-year law student, pls help". */
const QUALIFIED =
  /^(?:self[- ]employed|freelance|retired|semi-retired|qualified|newly qualified|trainee|apprentice|full[- ]time|part[- ]time|ex-?pat|(?:first|second|third|fourth|fifth|final|last|1st|2nd|3rd|4th)[- ]year|\d00[- ]level|(?:proud )?(?:phd|masters|master's|grad|medical|med|law|nursing|mature|international)(?= (?:student|candidate))|\d{2} ?(?:yo|y\/o)\b|\d{2}[- ]year[- ]old) /;
const NOBODY_HERE =
  /^(?:it|still|only|over|right|same|nothing|anyone|someone|not|new|back|from|all|no|yes|out|up|down|in|long|first|beginner|newbie|noob|english|everyone|everything|strictly|generally|honestly|frankly)\b/;
/** Fragments that speak of the user alone, even with nothing around them. */
const FOND =
  /^(not )?(?:(?:an?|really|very|too|that|much of an?|big|huge|massive|lifelong|real|total|avid|particularly) )*(?:fan of|keen on|fond of|big on|partial to)\b|^(?:an? )?(?:lifelong|die-hard|diehard|huge|massive|big|long-time|long-suffering) [\w' ]{2,25} (?:fan|supporter)\b/;
const OF_ONESELF =
  /^(?:(?:badly|severely|very|deathly|highly|also|mildly) )*(?:allergic to|lactose intolerant|based in|(?:born|raised) in|born and (?:raised|bred)|born on (?=[^,]*\d)|originally from|happily married|recently divorced|(?:newly |recently )?widowed|coeliac|type (?:1|2|one|two) diabetic|pure veg(?:etarian)?|(?:vegan|vegetarian|veggie|keto|plant[- ]based|gluten[- ]free|dairy[- ]free|pescatarian) (?:since|for (?:\w+|\d+) years)|partially deaf|deaf in|(?:(?:single|proud|new|busy|working|full-time|divorced|widowed) )*(?:mom|mother|dad|father|parent|grandmother|grandfather|grandma|grandpa|nan|mama) (?:of|to) (?:twins?|one|two|three|four|five|six|\d|a (?:\d|toddler|teenager|newborn|baby|boy|girl|son|daughter))|(?:proud|happy) (?:new )?owner of|(?:dog|cat|rabbit|pug|horse) (?:mom|dad|parent|mama|owner)(?: (?:of|to) (?:an?|one|two|three|four|\d)| here))\b/;

export function fragmentsIn({ clause, at, later, leans, opens }: Fragment): Found[] {
  const { source } = clause;
  const body = clause.text.slice(at);
  const from = clause.from + at;
  const allergy = ALLERGY_HERE.exec(body)?.[1];
  if (allergy !== undefined) {
    const of = phraseOf(source, from, from + allergy.length);
    return [fact('allergy', `has a ${of.written}`, of)];
  }
  const feet = opens ? SIZE_OF_FEET.exec(body)?.[1] : undefined;
  if (feet !== undefined) {
    const of = phraseOf(source, clause.to - body.length, clause.to - body.length + body.indexOf(feet) + feet.length);
    return [fact('attribute:shoe_size', `has ${feet}`, of, { key: 'shoe size' })];
  }
  // The clause after it tells why: an allergy says it all.
  if (NONE_FOR_ME.test(body) && !/\ballergic\b/.test(later[0]?.text ?? '')) {
    const of = phraseOf(source, from, clause.to);
    return [fact('diet', `eats ${of.written.replace(/^no/i, 'no').replace(/ for me$/i, '')}`, of)];
  }
  const here =
    HERE.exec(body)?.[1] ??
    TRADE_HERE.exec(body)
      ?.slice(1)
      .find((words) => words !== undefined);
  if (here !== undefined) {
    const traits = traitsIn(source, from, from + here.length, 'is', true);
    if (traits.length > 0) return traits;
    const name = phraseOf(source, from, from + here.length);
    const named = HERE.test(body) && !NOBODY_HERE.test(name.text);
    return named && (CAPITALS.test(name.written) || GIVEN_NAMES.has(name.text))
      ? [fact('name', `is called ${name.written}`, name)]
      : [];
  }
  if (/^(?:myself|name:|name is|name's|call me|it is [\p{L}'-]+ (?:again|here|speaking)$)/u.test(body)) {
    const own = whatIsTheirs({ clause, at, changed: false, following: later });
    if (own.length > 0) return own;
  }
  const introduced = opens ? introducedIn(clause, from, later) : [];
  if (introduced.length > 0) return introduced;
  const aged =
    opens && later.length > 0 && !/ there$/.test(later[0]?.text ?? '') ? AGE_HERE.exec(body)?.[1] : undefined;
  if (aged !== undefined) return [fact('age', `is ${aged} years old`, clause)];
  const shift = SHIFTS_AT.exec(body);
  if ((leans || opens) && shift !== null) {
    const of = phraseAt(source, from, clause.to);
    if (/ (?:at|for) (?:the )?\p{Lu}/u.test(of.written)) return [fact('work', `works ${theirWords(of.written)}`, of)];
  }
  if (leans || (opens && (QUALIFIED.test(body) || introduces(clause, from, later) || namesPets(clause, from))))
    return traitsOrKin(clause, from);
  const fond = FOND.exec(body);
  if (fond !== null) {
    const denied = fond[1] ?? '';
    return traitsIn(source, from + denied.length, clause.to, denied === '' ? 'is' : 'is not', true);
  }
  return OF_ONESELF.test(body) ? traitsIn(source, from, clause.to, 'is', true) : [];
}

const MAX_AHEAD = 4; // clauses looked at to see whether a row of fragments has begun

/** True for a row of fragments, at the head of a sentence, that only makes sense of oneself. */
function introduces(clause: Clause, from: number, later: readonly Clause[]): boolean {
  const slots = new Set(traitsOrKin(clause, from).map(({ slot }) => slot));
  if (slots.size === 0) return false;
  for (const next of later.slice(0, MAX_AHEAD)) {
    if (/^(?:i|we|my|our|he|she|it|what|how|so|please|can|the) /.test(next.text)) break;
    for (const { slot } of traitsOrKin(next, next.from)) slots.add(slot);
  }
  return slots.size >= 2;
}

/** True for pets counted and named, with nothing more said of them, so that they must be the user's: "Two cats, Gin and Tonic, plus …". */
function namesPets({ source, to }: Clause, from: number): boolean {
  const of = phraseAt(source, from, to);
  if (!COUNTED_PETS.test(of.text) || !PETS.test(of.text)) return false;
  const named = withNames(of);
  return (
    named.to > of.to &&
    /^(?:\)?[,.;:!?)]| (?:and|plus) an? |$)(?! (?:who|that|which|is|are|was|were|had|live|belong))/.test(
      source.text.slice(named.to, named.to + 20),
    )
  );
}

const KIN =
  /^(?:one|two|three|four|five|six|\d|a|twin) (?:[\w-]+ ){0,2}(?:kids?|children|sons?|daughters?|boys?|girls?|twins|toddlers?|teens|teenagers)(?: .*)?$/;
const PETS = new RegExp(
  `^(?!.*\\b(?:fish|ducks?|cows?|goats?|quails?|boxers?|setters?|pointers?|rescue|rats?|snakes?)$)(?:one|two|three|four|five|an?|\\d) (?:[\\w-]+ ){0,3}?${ANIMAL}(?: (?:(?:that |which )?(?:i|we) (?:inherited|adopted|rescued|own|have)|(?:called|named) .+))?$`,
);
const COUNTED_PETS = /^(?:two|three|four|five|[2-5]) /;

function traitsOrKin(clause: Clause, start: number): Found[] {
  const speaking = 'speaking as ';
  const from = start + (clause.source.text.startsWith(speaking, start) ? speaking.length : 0);
  const traits = traitsIn(clause.source, from, clause.to, 'is', true);
  if (traits.length > 0) return traits;
  const of = phraseAt(clause.source, from, clause.to);
  const slot = KIN.test(of.text) ? 'family' : PETS.test(of.text) ? 'pet' : null;
  if (slot === null) return [];
  const named = withNames(of);
  return [fact(slot, `has ${theirWords(named.written)}`, named)];
}
