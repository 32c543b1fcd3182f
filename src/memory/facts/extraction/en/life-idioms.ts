/** Reads kin, partners, health, food and vehicles in set phrases after "I": "tied the knot", "live with fibromyalgia", "don't touch pork". */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { CHILD, CONDITION, FOOD, NUMBER, PARTNER } from './lexicon.ts';
import { withNames } from './names-after.ts';
import { phraseAt, phraseOf } from './phrases.ts';
import { TODAY } from './statement.ts';
import { theirWords } from './third-person.ts';
import { isVehicle } from './vehicles.ts';

interface Idiom {
  readonly pattern: RegExp;
  readonly slot: string;
  /** Puts the words of the pattern's first group in the third person. */
  readonly told: (words: string) => string;
  readonly replaces?: boolean;
}

const idiom = (pattern: RegExp, slot: string, told: Idiom['told'], replaces = false): Idiom => ({
  pattern,
  slot,
  told,
  replaces,
});
const LATELY = '^(?:(?:have|just|finally|recently|also|really|then) )*';
const FOODS = `(?:any |any kind of )?${FOOD}(?:(?: or | and |, )(?:any )?${FOOD})*`;

const IDIOMS: readonly Idiom[] = [
  idiom(new RegExp(`${LATELY}(?:tied|tying) the knot\\b()`), 'marital_status', () => 'is married', true),
  idiom(new RegExp(`${LATELY}(?:got|gotten) hitched\\b()`), 'marital_status', () => 'is married', true),
  idiom(/^been (married|divorced|widowed) (?:for |since |\d)/, 'marital_status', (how) => `is ${how}`),
  idiom(
    new RegExp(`^(?:currently |still |now )?live with my (${PARTNER})(?= |$)(?!'s)`),
    'partner',
    (who) => `lives with their ${who}`,
  ),
  idiom(
    /^(?:am (?:now |currently )?|have been |started )(?:going out with|seeing) ((?:someone|somebody|an? (?:[\w-]+ )?(?:guy|girl|lad|lass|man|woman|fella|bloke)) (?:called|named) [\p{L}'-]+)/u,
    'partner',
    (who) => `is seeing ${who}`,
  ),
  idiom(
    new RegExp(
      `^(?:am |have been )?raising ((?:my |our )?(?:an? |${NUMBER} )(?:\\w+ )?${CHILD}\\b(?!.*\\b(?:is|are|was)\\b).*)$`,
    ),
    'family',
    (whom) => `is raising ${whom}`,
  ),
  idiom(
    new RegExp(`^(?:am |have been )(?:truly |so )?blessed with ((?:an? |${NUMBER} )(?:[\\w-]+ ){0,2}${CHILD}\\b.*)$`),
    'family',
    (whom) => `has ${whom}`,
  ),
  idiom(
    new RegExp(
      `^(?:have )?got ((?:${NUMBER}) (?:[\\w-]+ )?${CHILD}\\b)(?! (?:in|on|from) (?:my|the|our) (?:class|team|group|year|course|school))`,
    ),
    'family',
    (whom) => `has ${whom}`,
  ),
  idiom(
    /^share (?:my|our|a) (?:flat|home|house|apartment|life|place) with ((?:an?|one|two|three|four|\d) (?:[\w-]+ )?(?:dogs?|cats?|rabbits?|ferrets?|parrots?|budgies|greyhounds?|tortoises?))\b/,
    'pet',
    (whom) => `has ${whom}`,
  ),
  idiom(new RegExp(`^live with (${CONDITION})(?= |$)`), 'health', (what) => `has ${what}`),
  idiom(
    new RegExp(`^(?:have )?(?:got|been|was|got myself)? ?diagnosed (?:with|as having) (${CONDITION}|\\w+)(?= |$)`),
    'health',
    (what) => `has ${what}`,
  ),
  idiom(
    /^am on ((?:blood thinners|antidepressants|beta[- ]blockers|insulin|metformin|statins|warfarin|lithium|immunosuppressants|methotrexate|levothyroxine|ssris|dialysis|hrt|thyroid (?:meds|medication|tablets)|bp (?:meds|tablets|medication)|blood pressure (?:meds|tablets|medication|pills)))\b/,
    'health',
    (what) => `is on ${what}`,
  ),
  idiom(
    /^am (?:an? )((?:bp|sugar|heart|thyroid|asthma|kidney|cancer|diabetes|diabetic|migraine|epilepsy|dialysis) patient)\b/,
    'health',
    (what) => `is a ${what}`,
  ),
  idiom(/^carry (an epi-?pen)\b/, 'health', (what) => `carries ${what}`),
  idiom(
    new RegExp(
      `^((?:do not|never) (?:take|touch|consume|have)) (${FOODS})(?= (?:at all|anymore|any more|ever|for religious reasons|on religious grounds)|$)`,
    ),
    'diet',
    (what) => what,
  ),
  idiom(
    new RegExp(`^(cannot (?:have|eat|do|tolerate)) (${FOODS})(?= (?:at all|anymore|any more|ever)|$)`),
    'diet',
    (what) => what,
  ),
  idiom(
    new RegExp(
      `${LATELY}(?:given up|gave up|cut out|gone off|sworn off|quit eating) (${FOODS})(?= (?:completely|altogether|entirely|for good|years ago|a few|last|in \\d|since)|$)`,
    ),
    'diet',
    (what) => `has given up ${what}`,
  ),
  idiom(
    /^((?:will |can )?eat (?:everything|anything|most things|all meat) (?:except|but|apart from|besides|bar) [\p{L}' -]{3,40})$/u,
    'diet',
    (what) => what.replace(/^(?:will |can )?eat/i, 'eats'),
  ),
  idiom(
    /^bank with (?!you\b|them\b|him\b|her\b|a\b|the\b)([\p{L}&' ]{2,25})$/u,
    'attribute:bank',
    (what) => `banks with ${what}`,
  ),
  idiom(
    /^(?:take|wear) (?:an? )?((?:wide-fit |narrow )?(?:uk |us |eu )?(?:size )?\d[\d.½]* (?:in|for) (?:shoes|boots|trainers))\b/,
    'attribute:shoe_size',
    (what) => `takes a ${what}`,
  ),
];

/** A cheap test that comes before anything is matched. */
const BEGINS =
  /^(?:(?:just|finally|recently|also|really|then|currently|still|now|have|got|am) )*(?:tied|tying|hitched|been|live|seeing|dating|going out|started|raising|blessed|got|one|two|three|four|five|\d|share|diagnosed|was|on|an?|carry|do not|never|cannot|given|gave|cut|gone|sworn|quit|eat|will|can|bank|take|wear|run|get)\b/;
const RUNS = /^(?:run|get about on|get around on|commute on) (an? .+)$/;

/** Reads an idiom of somebody's life; `at` is where its verb begins in the clause, after "I" or where "I" is left out. */
export function lifeIdiomIn(clause: Clause, at: number): Found[] {
  const text = clause.text.slice(at);
  if (!BEGINS.test(text) || TODAY.test(text)) return [];
  const stretch = (from: number, length: number) =>
    phraseOf(clause.source, clause.from + at + from, clause.from + at + from + length);
  for (const { pattern, slot, told, replaces = false } of IDIOMS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [all, first = '', second = ''] = match;
    const words = stretch(all.indexOf(first), first.length);
    const named = slot === 'family' || slot === 'pet' ? withNames(words) : words;
    const whole = phraseOf(clause.source, clause.from, Math.max(named.to, clause.from + at + all.length));
    const of =
      second === ''
        ? named.written
        : `${THIRD[first] ?? first} ${stretch(all.lastIndexOf(second), second.length).written}`;
    return [fact(slot, theirWords(told(of)), whole, { replaces })];
  }
  const runs = RUNS.exec(text)?.[1];
  if (runs === undefined) return [];
  const of = phraseAt(clause.source, clause.to - runs.length, clause.to);
  return isVehicle(of) ? [fact('vehicle', `has ${of.written}`, clause)] : [];
}

const THIRD: Readonly<Record<string, string>> = {
  'do not take': 'does not take',
  'do not touch': 'does not touch',
  'do not consume': 'does not consume',
  'do not have': 'does not have',
  'never take': 'never takes',
  'never touch': 'never touches',
  'never consume': 'never consumes',
  'never have': 'never has',
  'cannot have': "can't have",
  'cannot eat': "can't eat",
  'cannot do': "can't do",
  'cannot tolerate': "can't tolerate",
};
