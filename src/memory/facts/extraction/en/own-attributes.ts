/** Reads attributes that have a name and a value but no slot of their own: "my shoe size is 42", "my blood type is A+". */
import { slotNamed } from '../../fact-slots.ts';
import { NOT_A_VALUE } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import type { Owned } from './owned.ts';
import { itemsOf } from './phrases.ts';
import { theirWords } from './third-person.ts';

const ATTRIBUTE =
  /^(?:(?:my|our) )?((?:[\w-]+ ){0,3}?(?:size|height|weight|blood type|blood group|pronouns|star sign|zodiac sign|sign|religion|faith|handle|username|user name|gamertag|screen name|nick|budget|salary|inseam|waist|chest|collar|passport number|license plate|licence plate|license number|plate number|registration|id number|employee (?:id|number)|student (?:id|number)|member(?:ship)? (?:id|number)|frequent flyer number|locker (?:code|number|combination)|door code|gate code|wifi (?:name|password|network)|bank|insurance|insurer|health insurance|doctor|dentist|gp|therapist|accountant|lawyer|landlord|vet|sexual orientation|orientation|gpa|iq|mbti|personality type|enneagram|ethnicity|race|eye color|eye colour|hair color|hair colour|hair type|skin type|shoe|resting heart rate|max heart rate|lucky number|ring|prescription|a1c|blood pressure|vo2 max|handicap|elo|chess rating|rating|citizenship|visa|visa status|anniversary|wedding anniversary|football team|soccer team|baseball team|team of choice|locker|apartment number|flat number|room number|desk number|extension|allergies|allergy|linkedin|github|twitter|instagram|website|domain|blog|mascot|reg|reg number|registration number|pan number|aadhaar(?: number)?|matric number|nhs number|ni number|national insurance number|medicare number|dress size|hat size|ring size|mobile network|broadband provider))(?: is| are| =|'s|:) (?:an? (?!(?:positive|negative|pos|neg|plus|minus|rh)\b|[+-])|now |currently |about |around |roughly |exactly |always )*(.+)$/;

export function attributeIn(owned: Owned): Found[] | null {
  const match = ATTRIBUTE.exec(owned.text);
  // "The side gate code is 4471": a note, where it is asked to be kept.
  if (match === null || /^the /.test(owned.text)) return null;
  const of = owned.tail((match[2] ?? '').length);
  const key = match[1] ?? '';
  if (/\b(?:screen|font|file|image|batch|page|window|sample|dataset|table|heap|buffer|array|class|message)\b/.test(key))
    return [];
  if (
    of.text === '' ||
    !/[\p{L}\p{N}\uE000]/u.test(of.text) ||
    NOT_A_VALUE.test(of.text) ||
    /^(?:this|that|it|wrong|acting|high|low|too|the same|tight|limited|down|up|back|off|asking|says?|being|on|in)\b/.test(
      of.text,
    )
  )
    return [];
  // "My shoe size is UK": how it is measured is no size.
  if (/\bsize$/.test(key) && !/\d|^(?:x*[sml]|[a-z]|small|medium|large)\b/.test(of.text)) return [];
  if (/^allerg/.test(key))
    return itemsOf(of).map((item) => fact('allergy', `is allergic to ${item.written}`, owned.spanning(of)));
  if (
    /\banniversary$/.test(key) &&
    !/\d|january|february|march|april|may|june|july|august|september|october|november|december/.test(of.text)
  )
    return [];
  const known =
    slotNamed(key) ??
    [...key.matchAll(/ /g)].map((blank) => slotNamed(key.slice(blank.index + 1))).find((slot) => slot !== null) ??
    null;
  const slot = known ?? `attribute:${key.replaceAll(' ', '_')}`;
  return [
    fact(
      slot.startsWith('attribute:') ? slot : `attribute:${key.replaceAll(' ', '_')}`,
      `has the ${key} ${theirWords(of.written)}`,
      owned.spanning(of),
      { key, ...owned.replacing },
    ),
  ];
}
