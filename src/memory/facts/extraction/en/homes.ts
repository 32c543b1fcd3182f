/** Reads users' homes. */

import { type Found, fact } from './found.ts';
import { CHILD, RELATIVE, TECHNOLOGIES } from './lexicon.ts';
import { after, before, isPlace, isWrittenAsName, phraseOf } from './phrases.ts';
import { placeIn } from './places.ts';
import { habits } from './routines.ts';
import { evidence, object, type Readings, rest, type Statement, says } from './statement.ts';
import { theirWords } from './third-person.ts';
import { toolName } from './tools.ts';

function lives(statement: Statement): Found[] {
  const match =
    /^(?:(?:with (?:my|our) (?:[\w-]+ ){0,2}[\w-]+(?= in )|together|alone|here|now|full-time|permanently|back|mostly|currently|right|just|happily|over|out|up|down|way|a bit|about \w+ \w+) )*(?:(?:in|at|near|outside(?: of)?|by|on|around|out of|close to|between|north of|south of|east of|west of|within|an hour from|downtown) )/.exec(
      rest(statement),
    );
  if (match === null) return livesWith(statement);
  const whole = object(statement);
  const tool = after(whole, match[0].length);
  if (ALL_DAY.test(rest(statement)) && toolName(tool.text.replace(ALL_DAY, '')) !== '')
    return says(statement, 'technology', whole);
  // "I live on coffee" names no island.
  if (/(?:^| )on $/.test(match[0]) && !/^(?:\p{Lu}|(?:an?|the|my|our) )/u.test(after(whole, match[0].length).written))
    return [];
  const place = placeIn(after(whole, match[0].length));
  if (place === null || TRANSIENT.test(rest(statement))) return [];
  const more =
    /\b(?:since|for)\b [\w ]+$/.exec(whole.text) === null ? phraseOf(whole.source, whole.from, place.to) : whole;
  return says(statement, 'home', more);
}

/** "I live in Excel all day". */
const ALL_DAY = / (?:all day(?: long)?|most of the day|at work|for work|from nine to five)\b.*$/;
const WITH_KIN = new RegExp(
  `^with (?:my|our) (?:(?:two|three|four|elderly|aging|older|younger|big|little|twin) )*(?:${RELATIVE}|${CHILD}|mom and dad|mum and dad|mother and father)(?: and (?:my )?(?:${RELATIVE}|${CHILD}))?$`,
);

/** "I live with my parents": of kin, not of a place. */
function livesWith(statement: Statement): Found[] {
  const of = object(statement);
  return WITH_KIN.test(of.text) && !statement.verb.negated && !TRANSIENT.test(rest(statement))
    ? says(statement, 'family', of)
    : [];
}

/** Words for a stay that lasts no longer than a season. */
export const TRANSIENT =
  /\b(?:for (?:(?:a|the|this|another|two|three|a few|a couple of) (?:day|days|week|weeks|weekend|month|months|summer|winter|semester|moment)|now)\b|until|till|temporarily|this (?:week|month|summer|winter)|while)\b/;

function moved(statement: Statement): Found[] {
  const { verb } = statement;
  if (
    verb.negated ||
    verb.mood === 'progressive' ||
    verb.mood === 'possible' ||
    (verb.mood === 'present' && verb.lemma !== 'move')
  )
    return [];
  if (verb.mood === 'present') return [];
  const match =
    /^(?:back |here |over |out |up |down |away |across |house |permanently |recently |(?:here )?from [\w .'-]{2,30}? )*(?:to|into|in with [\w ]+ in) /.exec(
      rest(statement),
    );
  if (match === null) return [];
  const whole = object(statement);
  // "We moved from Ruby to Elixir" is no move of house.
  const fresh = before(after(whole, match[0].length), / (?:last|this|in|for|recently|two|three|a few)(?= |$)/);
  if (TECHNOLOGIES.has(fresh.text))
    return [fact('technology', `uses ${fresh.written}`, evidence(statement, fresh), { replaces: true })];
  const place = placeIn(
    before(
      after(whole, match[0].length),
      / (?:last|in (?:\d|january|february|march|april|may|june|july|august|september|october|november|december|the spring|the fall|the summer)|\w+ (?:years?|months?|weeks?) ago|yesterday|recently|from|two|three|this|a few|over|on)(?= |$)/,
    ),
  );
  if (
    place === null ||
    /\b(?:i|we) (?:then )?(?:(?:came|moved|went|got) back|returned)\b/.test(whole.source.text.slice(place.to)) ||
    /^(?:the (?:next|new|other|cloud|front|back|end)|a (?:new|different) (?:team|role|project|job|desk))\b/.test(
      place.text,
    )
  )
    return [];
  return [fact('home', `lives in ${theirWords(place.written)}`, evidence(statement, place), { replaces: true })];
}

/** "I stay in Enugu" is "I live there" in much of the world; with a time, a reason or a hotel it is a visit. */
function stays(statement: Statement): Found[] {
  const { verb } = statement;
  const words = rest(statement);
  const lead =
    /^(?:(?:with (?:my|our) [\w' -]{3,30}?|here|now|currently|alone|out|over|down|up) )*(?:in|at|near|around|outside) /.exec(
      words,
    );
  const lasting = SINCE.test(words);
  if (lead === null || verb.modal !== null || VISIT.test(statement.clause.text) || TRANSIENT.test(words)) return [];
  if (verb.mood !== 'present' && !(lasting && /^(?:progressive|perfect)$/.test(verb.mood))) return [];
  const place = placeIn(after(object(statement), lead[0].length));
  if (place === null || !isWrittenAsName(place) || NO_DWELLING.test(place.text)) return [];
  return says(statement, 'home', phraseOf(place.source, object(statement).from, place.to));
}

const SINCE =
  /\b(?:since|for (?:the )?(?:last |past |over |about |almost |nearly |more than )*[\w-]+ (?:years?|yrs))\b/;
const VISIT =
  /\b(?:when|whenever|while|if|usually|often|sometimes|always|never|every|each|most|mostly|a lot|tonight|next|this|because|hotels?|hostels?|airbnbs?|hospital|resorts?|motel|inn|guest ?house)\b/;
const NO_DWELLING =
  /^(?:bed|shape|touch|contact|character|tune|place|line|control|sync|focus|power|school|uni|college|work|home|night|tonight|town|lane|love|peace|office|hotels?|hostels?|airbnbs?|most|all|my|our|the|a|an|late|weekends?|evenings?|pyjamas|pajamas|budget|position|business|style|front|charge|debt|pain|hospital|prison|jail|recovery|remission|therapy|training|tech|it|admin|hr|sales|finance|marketing|education|retail|hospitality|\w+ing)\b/;

/** Reads a home in the words for a dwelling: "I rent a one-bed in Leith", "we've a house in Sligo". */
export function dwells(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  const match = DWELLING.exec(of.text);
  if (
    match === null ||
    AWAY.test(of.text) ||
    LET.test(rest(statement)) ||
    verb.modal !== null ||
    verb.mood === 'past' ||
    verb.mood === 'possible'
  )
    return [];
  if (verb.negated && !verb.ended) return [];
  const place = placeIn(after(of, match[0].length));
  if (place === null || !isWrittenAsName(place)) return [];
  return says(statement, 'home', phraseOf(of.source, of.from, place.to));
}

const DWELLING =
  /^(?:an?|my own|our own|this|the|\d|one|two|three)[ -](?:[\w'-]+[ -]){0,4}?(?:bed(?:room|sit|ed|der)?s?|flats?|apartment|apt|house|home|unit|condo|studio|bungalow|cottage|terrace|townhouse|maisonette|duplex|granny flat|place|farm|farmhouse|houseboat|narrowboat|loft|semi|self-contain|room|bungalow) (?:(?:over|out|up|down) )?(?:in|near|outside|just outside|just off|on the edge of|on the outskirts of) /;
const LET = /\b(?:let|rent|hire) (?:it |them )?out\b|\bfor (?:sale|rent)\b|\buntil\b|\btill\b/;
/** Words for a home of theirs in which they do not live. */
const AWAY =
  /\b(?:holiday|vacation|second|summer|winter|weekend|beach|rental|buy-to-let|investment|airbnb|hotel|spare|other|sale|meeting|chat|conference|escape|party|timeshare|student|for (?:the|a|one|two|three) (?:\w+ )?(?:night|week|month|weekend|summer|winter)s?)\b/;

/** "I call Nairobi home". */
function calls(statement: Statement): Found[] {
  const of = object(statement);
  const match = /^(.{3,40}?) (?:my )?home(?: (?:now|these days|for now))?$/.exec(of.text);
  if (match === null || statement.verb.mood !== 'present' || / for now$/.test(of.text))
    return habits(statement, rest(statement));
  const place = phraseOf(of.source, of.from, of.from + (match[1] ?? '').length);
  return isPlace(place) && !/^(?:my|the|you|your|a)\b/.test(place.text)
    ? [fact('home', `lives in ${place.written}`, evidence(statement, of), { replaces: /now|these days/.test(of.text) })]
    : [];
}

/** Readers of homes, by the verb of the clause. */
export const HOMES: Readings = {
  'live reside': lives,
  stay: stays,
  rent: dwells,
  call: calls,
  'move relocate migrate emigrate immigrate shift': moved,
};
