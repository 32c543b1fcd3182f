/** Reads where users are, live, were born and come from: "from Porto", "based in Leeds", "born in 1988", "a Glaswegian". */
import { type Found, fact } from './found.ts';
import { NATIONALITY, TECHNOLOGIES, TOWNSFOLK } from './lexicon.ts';
import { after, before, isPlace, isWrittenAsName, Phrase, phraseAt, phraseOf } from './phrases.ts';
import { placeIn } from './places.ts';
import type { Trait } from './trait.ts';

const CLOCKS: readonly RegExp[] = [
  /^on (?:the |a )?(?:eastern|central|mountain|pacific|est|edt|cst|cdt|mst|mdt|pst|pdt|gmt|utc|cet|cest|bst|ist|jst|aest|aedt|nzst|eet|wet|msk|sgt|hkt|brt|art|[a-z]{2,12} time)\b/,
  /^in (?:the )?(?:[a-z/]+ )?(?:time ?zone|(?:gmt|utc) ?[+-] ?\d+|est|pst|cst|mst|cet|ist|gmt|utc)\b/,
  /^(?:gmt|utc) ?[+-] ?\d+/,
];

/** Reads a time zone: "on Eastern time", "in the GMT+2 zone". */
export function clockIn(trait: Trait): Found[] | null {
  return CLOCKS.some((clock) => clock.test(trait.text)) ? trait.is('timezone', trait.bare) : null;
}

const FROM = /^(?:coming )?(?:originally )?from (?:originally )?(.+)$/;
const NO_ORIGIN =
  /^(?:work|home|school|here|the (?:\w+ ){0,3}(?:team|department|office|company|future|agency|side|past|press|bank|group|council|start|beginning))\b/;

/** Reads an origin: "originally from Cork"; not "from the sales team". */
export function originIn(trait: Trait): Found[] | null {
  const named = FROM.exec(trait.text)?.[1];
  if (named === undefined) return null;
  const place = placeIn(trait.tail(named.length));
  return place === null || NO_ORIGIN.test(place.text)
    ? []
    : [fact('origin', `is from ${place.written}`, { ...trait.bare, to: place.to })];
}

const BASED =
  /^(?:(?:currently|now|mainly|mostly) )?(?:based|located|situated|living|settled|residing) (?:out of|just outside(?: of)?|outside(?: of)?|near|in|around|at|on|over in|out in|up in|down in|here in|close to) (.+)$/;

/** Reads a home: "based out of Nairobi". */
export function basedIn(trait: Trait): Found[] | null {
  const named = BASED.exec(trait.text)?.[1];
  if (named === undefined) return null;
  const { bare, replaces } = trait;
  const place = placeIn(trait.tail(named.length));
  if (place === null) return [];
  const { written } = phraseOf(bare.source, bare.from, place.to);
  return [fact('home', `is ${written}`, { ...bare, to: place.to }, { replaces })];
}

const BORN =
  /^(?:both )?(?:born|raised)(?:,? (?:and|&) (?:raised|bred|brought up|grew up))?(?: up)? (?:and \w+ )?(?:here )?(?:in|on|at|near) (.+)$/;
const STARTS_DATE =
  /^(?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december)/;
const MOST_OF_A_DATE = 40;
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const DATE_AFTER = new RegExp(
  `^, (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?: \\d{4})?\\b`,
);

/** Reads a birthplace and a birthday: "born and raised in Pune", "born on a Friday, 3 May 1990". */
export function birthIn({ bare, text }: Trait): Found[] | null {
  const when = BORN.exec(text)?.[1];
  if (when === undefined) return null;
  const place = phraseAt(bare.source, bare.to - when.length, bare.to);
  if (STARTS_DATE.test(place.text)) return bornOn(bare, place);
  if (/^born on /.test(text) && !/^(?:an?|the) |^\p{Lu}/u.test(place.written)) {
    const date = DATE_AFTER.exec(place.source.text.slice(place.to, place.to + MOST_OF_A_DATE));
    if (date === null) return [];
    const day = new Phrase(bare.source, bare.from, place.to + date[0].length);
    return [fact('birthday', `was ${day.written}`, day)];
  }
  return isPlace(place)
    ? [fact('origin', `was ${phraseOf(bare.source, bare.from, place.to).written}`, { ...bare, to: place.to })]
    : [];
}

/** "Born on 3 November 1988 in Thrissur": a day and a place. */
function bornOn(whole: Phrase, date: Phrase): Found[] {
  const match = / (?:in|at|near) (?=[a-z])/.exec(
    date.text.replace(
      / in (?=january|february|march|april|may|june|july|august|september|october|november|december)/,
      ' .. ',
    ),
  );
  const day = match === null ? date : phraseOf(date.source, date.from, date.from + match.index);
  const born = fact('birthday', `was ${phraseOf(whole.source, whole.from, day.to).written}`, { ...whole, to: day.to });
  const place = match === null ? null : placeIn(phraseOf(date.source, day.to + (match[0]?.length ?? 0), date.to));
  return place === null ? [born] : [born, fact('origin', `was born in ${place.written}`, { ...whole, to: place.to })];
}

/** Words that, "based" on or with "-based", name no place. */
const BASED_ON =
  /^(?:plant|cloud|web|fact|evidence|home|office|faith|text|rule|rules|turn|browser|carb|dairy|oil|water|value|needs?|skill|skills|project|team|values?|merit|usage|commission|community|game|paper|model|linux|windows|arm|soy|data)$/;

/** Reads a home in a compound: "Leeds-based". */
export function seatIn({ bare, text, fragment }: Trait): Found[] | null {
  const seat = /^([a-z][a-z' ]{2,20}?)[- ]based$/.exec(text)?.[1];
  if (seat === undefined) return null;
  const place = phraseOf(bare.source, bare.from, bare.from + seat.length);
  const named = /^\p{Lu}/u.test(place.written) || (fragment && !bare.source.hasCapitals());
  return named && !BASED_ON.test(seat) ? [fact('home', `is based in ${place.written}`, bare)] : [];
}

const OF_A_TOWN = /^(?:an? )?(?:(?:proud|adopted|lifelong|true|native|born) )*([a-z]+(?: yorker)?)/;

/** Reads an origin in a name for townsfolk: "a proud Glaswegian". */
export function townIn(trait: Trait): Found[] | null {
  if (!TOWNSFOLK.has(OF_A_TOWN.exec(trait.phrase.text)?.[1] ?? '')) return null;
  return trait.is('origin', before(trait.phrase, / (?:with|and|living|who|through|by|in) /));
}

const RESIDENT =
  /^(?:(?:now|officially|currently|proud|long-time|longtime|lifelong|legal|an?) )*(?:(?!medical\b|permanent\b|surgical\b|chief\b|proper\b)([a-z][a-z' .-]{2,30}?) resident|resident of ([a-z][a-z' .-]{2,40}))(?: (?:as of|since|for) .*)?$/;
const IN_A_DWELLING =
  /^(?:out |up |down |over )?in (?:an?|our) (?:[\w'-]+ ){0,3}?(?:village|town|hamlet|suburb|flat|apartment|house|cottage|bungalow|terrace|maisonette|bedsit|council house|farmhouse|townhouse|houseboat|new build|semi) (?:in|near|outside|just outside|on the edge of|on the outskirts of) /;

/** Reads a residence: "a Leeds resident", "officially a resident of Leeds", "in a village near Leeds". */
export function residenceIn({ phrase, told }: Trait): Found[] | null {
  const named = RESIDENT.exec(phrase.text)
    ?.slice(1)
    .find((words) => words !== undefined);
  if (named !== undefined) {
    if (told.includes('not')) return [];
    const at = phrase.from + phrase.text.lastIndexOf(named);
    const place = placeIn(phraseOf(phrase.source, at, at + named.length));
    return place === null || !/^(?:the )?\p{Lu}/u.test(place.written)
      ? []
      : [fact('home', `lives in ${place.written}`, phrase, { replaces: /\bofficially|now\b/.test(phrase.text) })];
  }
  const lead = IN_A_DWELLING.exec(phrase.text)?.[0];
  if (lead !== undefined && /^ (?:until|till|for)\b/.test(phrase.source.text.slice(phrase.to))) return [];
  if (lead === undefined) return null;
  const place = placeIn(after(phrase, lead.length));
  return place === null || !isWrittenAsName(place)
    ? []
    : [fact('home', `is ${phraseOf(phrase.source, phrase.from, place.to).written}`, { ...phrase, to: place.to })];
}

const NATION = new RegExp(
  `^(?:an? |half |part |half-|originally |ethnically )*(${NATIONALITY})(?:(?:-|[ ]and |[ ]\\/ ?|, )(${NATIONALITY}))?(?:-born)?(?: citizen| national| by birth| born| immigrant| expat)?$`,
);

/** Reads a nationality: "half Danish". */
export function countryIn(trait: Trait): Found[] | null {
  const { text } = trait;
  return NATION.test(text) && !/^an? (?:english|french|spanish|german|italian|chinese|japanese)$/.test(text)
    ? trait.is('origin')
    : null;
}

/** Reads an origin beside "native": "a Texas native", "native Texan". */
export function nativeOf(trait: Trait): Found[] | null {
  const { text, bare } = trait;
  if (!(/^(?:[\p{L}]+ )?native$|^native \p{L}+er$/u.test(text) && /\p{Lu}/u.test(bare.written))) return null;
  return TECHNOLOGIES.has(text) ? [] : trait.is('origin');
}
