/** Reads a user's household, standing and traits: "married", "mum of two", "a night owl", "left-handed", "a Quaker". */
import { fondnessIn } from './fondness.ts';
import { type Found, fact } from './found.ts';
import { ANIMAL, HOBBYIST, MARITAL, NUMBER, RELIGION, ZODIAC } from './lexicon.ts';
import { withNames } from './names-after.ts';
import { after, isWrittenAsName } from './phrases.ts';
import { theirWords } from './third-person.ts';
import type { Trait } from './trait.ts';

const MARITAL_STATUS = new RegExp(
  `^(${MARITAL})(?= |$)(?! (?:to (?:this|that)|minded|handed|out|player|use|file|in (?:a|the|this|my) |with (?:this|that|the|my (?:work|job))|to (?:my|the) (?:job|work|idea)|person|parent|mom|mother|dad|father|digit|page))`,
);
const STATUS_ALONE =
  /^(?:[\w-]+|a \w+)(?: (?:to|with|for|since|from|again|\d+|nineteen|twenty|ten|five|\w+ years)\b.*)?$/;
const SPOUSE = /^(?:married|engaged) to (?!(?:my|this|that|the|your|work|a|an) )([\p{L}' -]{2,40})$/u;

/** Reads a marital status or a named spouse: "divorced", "married to Ines". */
export function maritalIn(trait: Trait): Found[] | null {
  const { text, bare } = trait;
  if (!MARITAL_STATUS.test(text) || !STATUS_ALONE.test(text.replace(/^in a .*/, 'x'))) return null;
  const named = SPOUSE.test(text) && isWrittenAsName(after(bare, text.indexOf(' to ') + 4));
  return trait.is(named ? 'partner' : 'marital_status', bare);
}

const RHYTHM =
  /^(?:(?:quite|such|very much|definitely|more of|a bit of) )?(?:an? )?(?:(?:real|total|complete|natural|proper) )?(?:night owl|early bird|early riser|late riser|morning lark|light sleeper|heavy sleeper|homebody|creature of habit)$/;

/** Reads when somebody is up and how they sleep: "a night owl". */
export function rhythmIn(trait: Trait): Found[] | null {
  return RHYTHM.test(trait.text) ? trait.is('habit') : null;
}

/** Reads a fondness: "into bouldering", "a fan of jazz". */
export function fondIn(trait: Trait): Found[] | null {
  const fondness = fondnessIn(trait.phrase, trait.told, trait.fragment);
  if (fondness === null) return null;
  return fondness === '' ? [] : trait.is(fondness);
}

const PARENT = new RegExp(
  `^(?:an? |the )?(?:(?:single|proud|new|busy|working|stay-at-home|first-time|divorced|widowed|full-time) )*(?:mom|mother|dad|father|parent|mama|papa|grandmother|grandfather|grandma|grandpa|stepmom|stepdad|mommy|daddy)(?: (?:of|to) (?:${NUMBER}|an? |my |the |teenage|twin|three).*)$`,
);
/** "Dog mum to a spaniel", "the proud owner of a pug". */
const KEEPER = new RegExp(
  `^(?:an? |the )?(?:(?:proud|happy|new|devoted|full-time) )*(?:${ANIMAL} (?:mom|dad|parent|mama|papa|owner)(?: (?:of|to) .+)?|owner (?:of|to) (?:an?|two|three|four) (?:[\\w-]+ ){0,3}?${ANIMAL}\\b.*)$`,
);
const CHILD_OF =
  /^(?:the |an? )?(?:only child|one of (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:siblings|children|kids|brothers|sisters|girls|boys)|(?:oldest|youngest|eldest|middle child|second|third|firstborn|middle)(?: child)? (?:of|in|out of) .+|twin|(?:oldest|youngest|eldest|middle) (?:child|sibling|son|daughter|sister|brother)(?: .*)?)$/;

/** Reads children, animals and siblings: "mum of three", "a proud dog owner", "the eldest of four". */
export function householdIn(trait: Trait): Found[] | null {
  const { text, phrase, told, fragment, replaces } = trait;
  const keeps = PARENT.test(text) ? 'family' : KEEPER.test(text) ? 'pet' : null;
  if (keeps === null) return CHILD_OF.test(phrase.text) ? trait.is('family', phrase) : null;
  // "Mum of three here" leaves its article out.
  const article = fragment && !/^(?:an?|the|my|our) /.test(phrase.text) ? 'a ' : '';
  const of = withNames(phrase);
  const said = article === '' ? of.written : of.written.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return [fact(keeps, `${told} ${article}${theirWords(said)}`, of, { replaces })];
}

const HANDED = /^(?:left|right)[- ]handed$|^a (?:lefty|southpaw|leftie)$|^ambidextrous$/;
const TALL =
  /^(?:about |around |only )?(?:(?:four|five|six) (?:foot|feet|ft)(?: (?:and a half|one|two|three|four|five|six|seven|eight|nine|ten|eleven))?|\d{3} ?cm|\d[.,]\d{2} ?m(?:eters?|etres?)?|\d ?(?:'|ft|feet|foot) ?\d{0,2}(?:"|''|in|inches)?)(?: tall)?$/;
const BLOOD = /^(?:type )?(?:a|b|ab|o)(?: ?[+-]| (?:positive|negative))$/;
const SIGN = new RegExp(`^an? (${ZODIAC})$`);
const FAITH = new RegExp(
  `^(?:an? )?(?:(?:practi[sc]ing|lapsed|devout|observant|cradle|born-again|roman|reform|secular) )*(${RELIGION})$`,
);

/** Standings by pattern, tried on the bare words or on the whole phrase with its article. */
const STANDINGS: readonly (readonly [pattern: RegExp, of: 'bare' | 'phrase', slot: string, key: string])[] = [
  [HANDED, 'bare', 'attribute:handedness', 'handedness'],
  [TALL, 'bare', 'attribute:height', 'height'],
  [BLOOD, 'bare', 'attribute:blood_type', 'blood type'],
  [SIGN, 'phrase', 'attribute:zodiac_sign', 'zodiac sign'],
  [FAITH, 'phrase', 'attribute:religion', 'religion'],
];

/** Reads handedness, height, blood type, sign or faith: "left-handed", "six foot two", "AB negative", "a Libra", "a lapsed Catholic". */
export function standingIn(trait: Trait): Found[] | null {
  const standing = STANDINGS.find(([pattern, of]) => pattern.test(trait[of].text));
  if (standing === undefined) return null;
  const [, , slot, key] = standing;
  return trait.is(slot, trait.phrase, { key });
}

/** Reads a hobby in the name for those who have it: "a keen birder"; not "a slow learner". */
export function hobbyIn(trait: Trait): Found[] | null {
  const { text, phrase, fragment } = trait;
  return HOBBYIST.test(text.replace(/^an? (?:bit of an? )?/, '')) &&
    (/^an? /.test(phrase.text) || (fragment && /^(?:keen|avid|amateur) /.test(text))) &&
    !/\b(?:driver|sleeper|eater|smoker|drinker|reader of|learner|listener)\b/.test(text)
    ? trait.is('hobby')
    : null;
}
