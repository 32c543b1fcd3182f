/** Reads allergies, diets and ailments from what users say they are: "allergic to nuts", "vegan", "on keto", "diabetic". */
import { type Found, fact } from './found.ts';
import { CONDITION_ADJECTIVE, DIET } from './lexicon.ts';
import { after, before, itemsOf, namesSomething, type Phrase, phraseOf } from './phrases.ts';
import { theirWords } from './third-person.ts';
import type { Trait } from './trait.ts';

const NO_ALLERGEN =
  /^(?:mondays?|work|people|drama|(?:bad|good|ugly|slow|long|early|stupid|dumb|lazy) |his|her|their|people who|being|doing|having|waking|bullshit|bs|nonsense|stupid\w*|idiots?|exercise|meetings|commitment|mornings|responsibility|small talk|fun|effort|that|this|it|everything|anything|money|math|maths|your|my (?:ex|job|boss)|hard work|feelings|cardio|excel|javascript|java|php|css)\b/;

/** Returns one allergy for each thing named: "nuts and shellfish". */
export function allergies(objects: Phrase, whole: Phrase): Found[] {
  const items = itemsOf(objects).filter((item) => namesSomething(item.text) && !NO_ALLERGEN.test(item.text));
  return items.map((item) =>
    fact('allergy', `is allergic to ${theirWords(item.written)}`, { ...whole, to: Math.max(whole.from, item.to) }),
  );
}

const ALLERGIC =
  /^(?:(?:badly|very|severely|deathly|mildly|highly|extremely|really|super|seriously|quite|terribly|violently|slightly|also) )*(?:allergic|intolerant|hypersensitive) to (?:all (?:kinds|types|sorts) of )?(.+)$/;

/** Reads an allergy: "badly allergic to bee stings". */
export function allergicTo({ phrase }: Trait): Found[] | null {
  const objects = ALLERGIC.exec(phrase.text)?.[1];
  return objects === undefined ? null : allergies(after(phrase, phrase.text.length - objects.length), phrase);
}

const INTOLERANT = /^((?:lactose|gluten|fructose|histamine|dairy|wheat|soy|egg|milk|nut|alcohol)[- ]intolerant)/;

/** Reads an intolerance: "lactose intolerant". */
export function intolerantOf(trait: Trait): Found[] | null {
  const intolerant = INTOLERANT.exec(trait.text)?.[1];
  if (intolerant === undefined) return null;
  const { source, from } = trait.bare;
  return trait.is('allergy', phraseOf(source, from, from + intolerant.length));
}

const DIETS = new RegExp(`^(${DIET})(?= |$)(?! (?:curious|food|recipe|restaurant|option|lover))`);

/** Reads a diet: "vegan", "a vegetarian household". */
export function dietIn(trait: Trait): Found[] | null {
  const { bare, phrase, text } = trait;
  if (!DIETS.test(text)) return null;
  if (/\b(?:household|family|home|house)$/.test(text)) return [fact('diet', `has a ${bare.written}`, phrase)];
  return trait.is('diet', before(phrase, / (?:for|at home|since|lah|la|lor|yaar|mate|ish)\b/));
}

const ON_DIET = new RegExp(`^on (?:a |an |the )?(?:strict )?(?:(${DIET})(?: diet)?|[\\w-]+(?: [\\w-]+)? diet)$`);

/** Reads a diet that somebody is on: "on a low-carb diet". */
export function dietOn(trait: Trait): Found[] | null {
  return ON_DIET.test(trait.text) ? trait.is('diet', trait.bare) : null;
}

const CONDITIONS = new RegExp(`^(${CONDITION_ADJECTIVE})(?= |$)(?! (?:to|by|for|with (?:rage|love)|about|spot|as)\\b)`);

/** Reads an ailment: "dyslexic", "a migraine sufferer"; not "blind to it". */
export function conditionIn(trait: Trait): Found[] | null {
  const { bare, phrase, text, told } = trait;
  const condition = CONDITIONS.exec(text);
  if (condition === null) return null;
  const rest = text.slice((condition[1] ?? '').length).trim();
  if (rest !== '' && !/^(?:since|in|with|for|from|on|and|at|of)\b/.test(rest)) return null;
  const article = /(?:sufferer|user|alcoholic|addict)$/.test(text) && !/^an? /.test(phrase.text);
  return article ? [fact('health', `${told} a ${bare.written}`, phrase)] : trait.is('health', phrase);
}
