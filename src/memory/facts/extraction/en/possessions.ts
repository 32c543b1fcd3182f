/** Reads the people and things users have: kin, animals, conditions, allergies, vehicles, degrees. */
import { allergies } from './being-well.ts';
import { type Found, fact } from './found.ts';
import { dwells } from './homes.ts';
import {
  ANIMAL,
  CHILD,
  CONDITION,
  GIVEN_NAMES,
  MARITAL,
  NUMBER,
  PARTNER,
  RELATIVE,
  resemblesAnimal,
} from './lexicon.ts';
import { withNames } from './names-after.ts';
import { after, namesSomething, type Phrase, phraseOf } from './phrases.ts';
import { habits } from './routines.ts';
import { evidence, listed, object, type Readings, rest, type Statement, says, TODAY } from './statement.ts';
import { theirWords } from './third-person.ts';
import { BRANDS, isVehicle } from './vehicles.ts';

function drives(statement: Statement): Found[] {
  const of = object(statement);
  if (DRIVEN_FOR_PAY.test(of.text) && statement.verb.mood === 'present') return says(statement, 'work', of);
  if (
    statement.verb.mood === 'progressive' ||
    (/\b(?:to work|home|everyone|my (?:husband|wife|boss|kids?|mom))\b/.test(of.text) && !/^an? /.test(of.text))
  )
    return [];
  if (
    isVehicle(of) ||
    (/^an? /.test(of.text) &&
      namesSomething(of.text) &&
      !/^an? (?:hard|bargain|lot|point|bus to|train|taxi to|horse)\b/.test(of.text)) ||
    /^(?:a )?(?:manual|automatic|stick)/.test(of.text)
  )
    return says(
      statement,
      /^(?:a )?(?:taxi|bus|truck|lorry|forklift|van) for a living|^for (?:uber|lyft)/.test(of.text)
        ? 'work'
        : 'vehicle',
      of,
    );
  return /^for (?:uber|lyft|doordash|a living|amazon)/.test(of.text) ? says(statement, 'work', of) : [];
}

/** Vehicles driven only for a living. */
const DRIVEN_FOR_PAY =
  /^(?:lorries|trucks|buses|coaches|trains|trams|taxis|cabs|an? (?:(?:big|school|black|double-decker|articulated|delivery) )?(?:lorry|hgv|artic|tram|train|bus|taxi|cab|minicab|forklift|combine|rig|ambulance))(?=$| (?:for (?:a|the|my)|in|at|around|out of|part|full|since|by|all|six|five|seven)\b)/;

/** Reads clauses with "have": kin, animals, conditions, allergies, vehicles, degrees. */
function has(statement: Statement): Found[] {
  const home = dwells(statement);
  return home.length > 0 ? home : possessions(statement, object(statement));
}

const COUNTED = `(?:(?:an?|the|my|our|another|no) |${NUMBER} |)`;

/** Words that may follow a relative: their name, or a place or companion; but no other noun ("a son-in-law question"). */
const ENDS =
  '(?=$|,| (?:called|named|who|whose|and|in|at|with|from|aged|under|of|that|living|already|to|plus|but|both|on|now|together|here|back|as|or|is|are|all|too|over|for|by|only|each|still|i|\\d))';
const OWN_CHILD = new RegExp(`^${COUNTED}(?:(?:[\\w-]+ ){0,3})${CHILD}\\b(?!(?:'s|s')|-)${ENDS}`);

const OWN_KIN = new RegExp(
  `^${COUNTED}(?:(?:older|younger|little|big|twin|elder|half|identical|baby|step|estranged|\\w+) ){0,2}${RELATIVE}\\b(?!'s|-)${ENDS}`,
);

const OWN_PARTNER = new RegExp(`^(?:an?|the|my) (?:(?:[\\w-]+ ){0,2})${PARTNER}\\b(?!'s|-)${ENDS}`);

const OWN_ANIMAL = new RegExp(
  `^${COUNTED}(?:(?:[\\w'-]+ ){0,4})${ANIMAL}\\b(?!(?:'s)| (?:person|problem|allerg\\w+|food|show|sitter|walker|nap|question|scan|breath|phobia|hair|bite|in my inbox|videos?|memes?|pictures?|photos?|pics?|gifs?|jokes?|emojis?|tattoo|costume|shirt|toy|bed|house|poster|drawing|story|calendar|mug|in this fight))`,
);

const NAMED_ANIMAL = /^(?:an?|the|my|our|two|three) (?:[\w-]+ ){0,3}?([a-z]{5,}) (?:named|called) /;

const OWN_CONDITION = new RegExp(
  `^(?:(?:a|an|some|very|pretty|really|quite|severe|mild|bad|terrible|chronic|acute|moderate|serious|slight|early|late|been diagnosed with|the|something called|seasonal|undiagnosed|lifelong|exercise-induced|treatment-resistant) )*(${CONDITION})(?= |$)(?! (?:test|screening|questions?))`,
);

const OWN_ALLERGY =
  /^(?:(?:an?|some|severe|bad|pretty|really|mild|terrible|serious|very|quite|life-threatening|seasonal|lifelong|known|nasty|slight|couple of|few|lots of|two|three|several|the) )*((?:[\w-]+ ){0,3}?(?:allerg(?:y|ies)|intolerances?|hay fever|hayfever))(?: to (.+))?$/;

/** "I am having two sons": Indian for having them; "having a baby" is not yet so. */
const HAVING =
  /^(?:(?:only )?(?:one|two|three|four) (?:\w+ )?(?:sons?|daughters?|brothers?|sisters?|children|kids|dogs?|cats?)\b|(?:an? )?(?:\w+ )?allergy\b|(?:high |low )?(?:diabetes|asthma|thyroid|bp|blood pressure|migraine|sinus|sugar)\b)/;

const REPORTS = new RegExp(
  `^(?:${NUMBER}) (?:direct reports|people (?:reporting to me|on my team|under me|in my team)|reports|employees|team members|engineers|developers)\\b`,
);

const SMALL_TEAM = new RegExp(`^an? (?:[\\w-]+ )?team of (?:${NUMBER})`);

/** "I no longer have the cat": what is had no more. */
function hadOnce(statement: Statement, of: Phrase): Found[] {
  const { text } = of;
  const slot = OWN_ANIMAL.test(text)
    ? 'pet'
    : OWN_CHILD.test(text)
      ? 'family'
      : isVehicle(of)
        ? 'vehicle'
        : OWN_PARTNER.test(text)
          ? 'partner'
          : null;
  return slot === null ? [] : says(statement, slot, of);
}

/** True for a thing not owned, not yet, or for today alone. */
function isNotHad(statement: Statement, { text }: Phrase): boolean {
  const { verb } = statement;
  return (
    verb.negated ||
    verb.modal !== null ||
    verb.mood === 'past' ||
    (verb.mood === 'progressive' && !HAVING.test(text)) ||
    text === '' ||
    TODAY.test(rest(statement).replace(/ (?:who|which|that) .*$/, '')) ||
    /^no\b/.test(text)
  );
}

/** "A question", "a cold", "a meeting": nothing that is theirs. */
const PASSING =
  /^(?:to|some (?:questions?|issues?|problems?)|an? (?:question|problem|issue|meeting|idea|feeling|doubt|friend|coworker|colleague|client|customer|headache|cold|fever|cough|hangover|date|appointment|interview|student|patient|neighbou?r|bug|error|file|table|list|string|boss|roommate|flatmate|teacher))\b/;
const ALLERGY_TO_SOMETHING =
  /^(?:nut|peanut|dairy|egg|cat|dog|pollen|latex|shellfish|penicillin|gluten|soy|wheat|fish|dust|milk|food|seasonal|bee|wasp|sesame|nickel|banana|kiwi|mold|mould)/;

/** "A nut allergy", "allergies to dust and pollen"; not "allergies" alone. */
function allergyHad(statement: Statement, of: Phrase): Found[] | null {
  const allergy = OWN_ALLERGY.exec(of.text);
  if (allergy === null) return null;
  if (allergy[2] !== undefined) {
    const objects = after(of, of.text.length - allergy[2].length);
    const items = listed(statement, objects, () => true);
    return items.flatMap((item) => allergies(item, evidence(statement, item)));
  }
  const unnamed = /^(?:an? |some |the |bad |\w+ )?(?:allerg(?:y|ies))$/.test(of.text);
  return unnamed && !ALLERGY_TO_SOMETHING.test(allergy[1] ?? '') ? [] : says(statement, 'allergy', of);
}

/** "Always have dogs over" is no pet. */
const isAnimal = ({ text }: Phrase, { verb }: Statement) =>
  OWN_ANIMAL.test(text) && !verb.adverbs.some((word) => /^(?:always|usually|never|often)$/.test(word));

/** "A labradour called Bo". */
function isMisspeltAnimal({ text }: Phrase): boolean {
  const misspelt = NAMED_ANIMAL.exec(text)?.[1];
  return misspelt !== undefined && resemblesAnimal(misspelt);
}

const OWN_DEGREE =
  /^(?:an? )?(?:[\w']+ ){0,3}(?:degree|phd|ph\.d|doctorate|masters?|master's|bachelor's|bachelors?|mba|diploma|bsc|msc|ba|ma|jd|md|associate's|certificate) (?:in|from|of)\b/;
const OWN_LEANING =
  /^(?:an? )?(?:sweet tooth|soft spot for|weakness for|thing for|aversion to|passion for|love for|fondness for|strong preference for|preference for)\b/;
const OWN_DEVICE =
  /^(?:an? |my |the )?(?:iphone|ipad|macbook|android|samsung|pixel|thinkpad|chromebook|windows (?:laptop|pc|machine)|mac|raspberry pi|galaxy|kindle|xbox|playstation|ps5|steam deck|nintendo|linux)\b/;
const OWN_JOB = /^an? (?:[\w-]+ )*(?:job|position|gig|role) (?:at|with|in|as)\b/;
const OWN_PROJECT =
  /^an? (?:[\w'-]+ ){0,3}(?:blog|podcast|newsletter|youtube channel|side project|side hustle|startup|start-up)(?= |$)/;
const HAS_MEAL = /^(?:been )?(?:coffee|breakfast|dinner|lunch|tea|oatmeal|porridge)\b/;

/** The kinds of people and things somebody has, by slot: the first that fits is told, with the name after it where it has one. */
const HAD: readonly (readonly [slot: string, fits: (of: Phrase, statement: Statement) => boolean, named?: 'named'])[] =
  [
    ['health', ({ text }) => OWN_CONDITION.test(text)],
    ['pet', isAnimal, 'named'],
    ['pet', isMisspeltAnimal],
    ['partner', ({ text }) => OWN_PARTNER.test(text), 'named'],
    ['family', ({ text }) => OWN_CHILD.test(text) || OWN_KIN.test(text), 'named'],
    ['studies', ({ text }) => OWN_DEGREE.test(text)],
    ['vehicle', (of) => isVehicle(of) && /^(?:an?|my|our|two|three|the) /.test(of.text)],
    ['team', ({ text }) => REPORTS.test(text) || SMALL_TEAM.test(text)],
    ['preference', ({ text }) => OWN_LEANING.test(text) && !/\b(?:this|that|it)\b/.test(text)],
    ['technology', ({ text }) => OWN_DEVICE.test(text) && /^an? /.test(text)],
    ['work', ({ text }) => OWN_JOB.test(text) && !/\binterview\b/.test(text)],
    ['project', ({ text }) => OWN_PROJECT.test(text) && !/\b(?:idea|question|post)\b/.test(text)],
  ];

/** Reads the object of "have": "two cats", "a nut allergy", "a degree in law", "asthma". */
export function possessions(statement: Statement, of: Phrase): Found[] {
  if (statement.verb.ended) return hadOnce(statement, of);
  if (isNotHad(statement, of) || PASSING.test(of.text)) return [];
  const allergy = allergyHad(statement, of);
  if (allergy !== null) return allergy;
  const had = HAD.find(([, fits]) => fits(of, statement));
  if (had !== undefined) {
    const [slot, , named] = had;
    return says(statement, slot, named === undefined ? of : withName(of, statement));
  }
  return HAS_MEAL.test(of.text) ? habits(statement, rest(statement)) : [];
}

/** "two cats, Miso and Soba": the names stand in the next clause. */
function withName(of: Phrase, statement: Statement): Phrase {
  const [next, more] = statement.following;
  const introduced = /^(?:(?:and|whose) )?(?:her|his|its|their|the) names? (?:is|are) [\p{L}' -]+$/u;
  if (next !== undefined && introduced.test(next.text)) return phraseOf(of.source, of.from, next.to);
  const several = withNames(of);
  if (several.to > of.to) return several;
  const cut = of.source.text.slice(of.to, statement.clause.to);
  if (next === undefined || !/^[,(—–:-]$/.test(next.border) || !/^.?$|^ (?:as well|too|now|already)$/.test(cut))
    return of;
  const named =
    /^(?:[\p{L}'-]+)(?: and [\p{L}'-]+| [\p{L}'-]+)?$/u.test(next.text) || /^(?:called|named) /.test(next.text);
  const names = phraseOf(of.source, next.from, next.to);
  const small = !of.source.hasCapitals() && GIVEN_NAMES.has(names.text);
  if (!named || !(small || /^(?:called|named|\p{Lu})/u.test(names.written))) return of;
  const last =
    more !== undefined &&
    /^(?:,|and|, ?and)$/.test(more.border) &&
    /^\p{Lu}[\p{L}'-]+(?: and \p{Lu}[\p{L}'-]+)?$/u.test(phraseOf(of.source, more.from, more.to).written)
      ? more.to
      : next.to;
  return phraseOf(of.source, of.from, last);
}

const GOT_MARRIED = new RegExp(`^(?:${MARITAL})\\b`);

function got(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  const done = (verb.mood === 'past' || verb.mood === 'perfect') && !verb.negated;
  if (
    verb.lemma === 'get' &&
    verb.mood === 'present' &&
    (OWN_CONDITION.test(of.text) ||
      /^(?:bad |terrible |seasonal )?(?:hay ?fever|allergies|(?:motion|car|sea|travel|altitude) ?sick(?:ness)?)\b/.test(
        of.text,
      ))
  )
    return says(statement, /allerg|hay ?fever/.test(of.text) ? 'allergy' : 'health', of);
  if (!done) return habits(statement, rest(statement));
  if (verb.lemma === 'sell')
    return isVehicle(of) || (/^(?:my|our|the) /.test(of.text) && BRANDS.test(of.text))
      ? [fact('vehicle', `has ${theirWords(of.written)}`, evidence(statement, of), { kind: 'retraction' })]
      : [];
  if (OWN_ANIMAL.test(of.text) && !/^(?:the|my|our) /.test(of.text))
    return [
      fact(
        'pet',
        `has ${theirWords(withName(of, statement).written.replace(/ (?:(?:a (?:few|couple of)|two|three|four|five|six|\d+|some) \w+ ago|last \w+|yesterday|recently|today|this \w+)\b.*$/, ''))}`,
        evidence(statement, of),
      ),
    ];
  // "Got twin boys": who leaves "I" out means that they have them.
  if (/^got /.test(statement.clause.text) && OWN_CHILD.test(of.text))
    return [fact('family', `has ${theirWords(of.written)}`, evidence(statement, of))];
  if (verb.lemma === 'get' && GOT_MARRIED.test(of.text) && !/ to (?:the|my|this)\b/.test(of.text))
    return [fact('marital_status', `is ${of.written}`, evidence(statement, of), { replaces: true })];
  if (verb.lemma === 'get' && /^(?:diagnosed with|been diagnosed with) /.test(of.text))
    return [
      fact('health', `has ${theirWords(after(of, of.text.indexOf(' with ') + 6).written)}`, evidence(statement, of)),
    ];
  if (
    verb.lemma === 'get' &&
    /^(?:an? |my )?(?:new |great )?(?:job|position|gig|offer and accepted)(?: (?:working )?(?:at|with|in|as|for) .+)$/.test(
      of.text,
    )
  )
    return [fact('work', `has ${theirWords(of.written)}`, evidence(statement, of), { replaces: true })];
  if (/^(?:get|buy|purchase)$/.test(verb.lemma) && isVehicle(of) && /^(?:an?|my|our) /.test(of.text))
    return [
      fact('vehicle', `has ${theirWords(of.written)}`, evidence(statement, of), { replaces: verb.lemma !== 'get' }),
    ];
  if (
    verb.lemma === 'buy' &&
    /^(?:a|our|my) (?:\w+ ){0,3}(?:house|home|flat|apartment|condo|place|cottage|farm|farmhouse|townhouse|bungalow|villa|studio|ranch) (?:in|near|outside) /.test(
      of.text,
    )
  )
    return [fact('home', `has ${theirWords(of.written)}`, evidence(statement, of), { replaces: true })];
  return [];
}

/** Readers of possessions, by the verb of the clause. */
export const POSSESSIONS: Readings = {
  'drive ride': drives,
  have: has,
  'adopt rescue get buy sell purchase': got,
};
