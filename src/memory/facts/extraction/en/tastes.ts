/** Reads users' likes, dislikes, preferences and eating habits. */
import { type Found, fact } from './found.ts';
import { DIET, LANGUAGE } from './lexicon.ts';
import { after, before, namesSomething } from './phrases.ts';
import { habits } from './routines.ts';
import { evidence, isNow, object, type Readings, rest, type Statement, says, TODAY } from './statement.ts';
import { theirWords } from './third-person.ts';
import { verbOf } from './verbs.ts';

const REACTED_TO =
  /^(?:when (?:that|this|it|you|things)|it|this|that|these|those|them|you|your|what|how|when you|where|him|her|the (?!(?:smell|taste|feel|feeling|sound|texture|outdoors|beach|sea|ocean|mountains?|cold|heat|rain|snow|winter|summer|desert|countryside|city|theatre|theater|blues|arts|taste|opera|cinema|ballet|stage|gym|dentist|color|colour|original star|night|early|holidays|dark)\b)|my|our|his|their|one|some of|all of|both|to (?:see|hear|say|think|know|admit|break|bother|ask|be|believe|point|interrupt|complain)|being (?:here|back|able)|seeing|having to|hearing|working with you|talking to you|for you|if|as|so|most of|all (?:the|of|these|those|that|your)|any|every (?:bit|word|one)|where|option|version|draft|idea|number|letter|a good (?:idea|point|question|one|deal|job|laugh|chat|time|day|reason|answer|start|plan|bit|challenge|example)|a (?:challenge|bit)|to you|myself|everything about|everyone|people$|things?\b|everything|nothing|something|anything(?! (?:with|by|to do with|made (?:of|with)|slimy|spicy|sweet|sour|bitter|salty|greasy|fried|crunchy|fizzy|sticky|minty|fishy|creamy|crispy|chocolatey?|cheesy|scary|gory|too )\b)|each|a lot|fun|doing (?:this|that|it))\b/;

/** "When people interrupt me": of everybody, whenever. */
const OF_PEOPLE = /^(?:it )?when people (?!are\b|were\b|have\b|did\b|came\b).*\bme\b/;

function likes(statement: Statement): Found[] {
  const { verb } = statement;
  if (verb.modal !== null || verb.mood === 'past' || verb.mood === 'progressive') return [];
  const of = object(statement, true);
  const { text } = of;
  if (verb.ended) return says(statement, 'preference', of);
  const mine =
    /^(?:my|our) (?:[\p{L}-]+ ){1,3}(?:black|strong|weak|sweet|rare|medium(?: rare)?|well done|spicy|hot|mild|cold|iced|short|brief|long|concise|detailed|formal|informal|dark|crispy|runny|raw|plain|with|without|to be|in|al dente|extra|on the|straight|neat|scrambled|fried)\b|^my (?:tea|coffee|steak|eggs|toast|food|curry|pizza|novels|books|movies|films|music|answers|explanations|beer|wine|showers?|whisk(?:e)?y|meat|burgers?|pasta|bread|milk|water) (?!(?:and|or)\b)\S/u;
  const named = /^the \p{Lu}/u.test(of.written);
  if (/ (?:of|about|with|like|in) (?:that|this|it|these|those|them)$/.test(text)) return [];
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: mornings?)?$/.test(text)) return [];
  if (
    verb.adverbs.includes('just') &&
    /^(?:sitting|waiting|being|getting|having|paying|spending|losing|standing|dealing|repeating|listening|when)\b/.test(
      text,
    )
  )
    return [];
  if (text === '' || (REACTED_TO.test(text) && !mine.test(text) && !named && !OF_PEOPLE.test(text))) return [];
  if (/^(?:my|our) /.test(text) && !mine.test(text)) return [];
  if (verb.lemma === 'like' && /^(?:that|to (?:be|get) )/.test(text) && !/^to be /.test(text)) return [];
  if (/^(?:better|best|more|most|very much|so much|too)$/.test(text)) return [];
  // "Love love love mangoes", "love me some bluegrass".
  const plain = of.written.replace(/^(?:(?:love|hate|really) )+/i, '').replace(/^me (?:some|a) /i, '');
  const value = `${verb.told} ${theirWords(plain)}`;
  if (verb.mood !== 'present' && verb.mood !== 'perfect') return [];
  const gerund = verbOf(text.split(' ')[0] ?? '')?.form === 'ing';
  const slot =
    gerund &&
    !verb.negated &&
    /^(?:love|enjoy|like|adore)$/.test(verb.lemma) &&
    !/^(?:being|having|getting|using|working|doing)/.test(text)
      ? 'hobby'
      : 'preference';
  return [fact(slot, value, evidence(statement, of), { replaces: isNow(statement) })];
}

const LANGUAGE_OF_ANSWERS = new RegExp(
  `^(?:(?:to )?(?:answers?|replies|responses|chat(?:ting)?|talk(?:ing)?|writ(?:e|ing)|speak(?:ing)?|communicat\\w+|messages?|conversations?)(?: [\\w ]{0,20}?)? in |you (?:to )?(?:reply|answer|respond|write|speak|talk)(?: to me)? in )?(${LANGUAGE})(?: (?:answers|replies|responses|over \\w+|to \\w+))?$`,
);

function prefers(statement: Statement): Found[] {
  const { verb } = statement;
  if (verb.negated && !verb.ended) return [];
  if (verb.mood === 'past' || (verb.mood === 'possible' && verb.modal !== 'would')) return [];
  const of = object(statement, true);
  const { text } = of;
  if (verb.lemma === 'rather' && verb.modal !== 'would') return [];
  if (verb.lemma === 'rather' && /^(?:not|you|i|do|go|be|stay|wait|die|eat|it|that|this)\b/.test(text)) return [];
  if (
    verb.modal === 'would' &&
    !/\b(?:you|your|answers?|replies|responses?|explanations?|examples?|messages?|output|always|in general|to be (?:called|addressed)|prose|bullets?|emojis?|short|concise|brief|metric|celsius|units)\b/.test(
      text,
    )
  )
    return [];
  if (verb.modal === 'would' && /\b(?:this|that|here|today|tonight|the (?:first|second|other|blue|red))\b/.test(text))
    return [];
  const called =
    /^(?:that you (?:call|address) me|(?:you |it if you )?(?:to )?(?:be called|be addressed as|call me|called|going by|being called))(?: as| by)? (.+)$/.exec(
      text,
    );
  if (called !== null) {
    const name = before(
      after(of, text.length - (called[1] ?? '').length),
      / (?:over|to|instead|rather|not|please)(?= |$)|,/,
    );
    return [fact('nickname', `prefers to be called ${name.written}`, evidence(statement, name), { standing: true })];
  }
  if (
    /^to (?:wait|stay|go|leave|do|see|think|keep|be|have|get|ask|try|start|skip|pass|stop|continue|use)(?: \w+){0,2}$/.test(
      text,
    )
  )
    return [];
  if (REACTED_TO.test(text) || /^(?:the|option|version|number|not to|if|a different|another|it)\b/.test(text)) {
    if (
      !/^(?:that you|it (?:when|if) you|if you|you (?:to|not)|your (?:answers|replies|responses|explanations)|my \w+ (?:black|short|brief|concise|rare|strong|in|with|without)|the (?:metric|imperial|24|window|aisle|outdoors|cold|heat|morning|night|mountains|beach|city|countryside))\b/.test(
        text,
      )
    )
      return [];
  }
  const language = LANGUAGE_OF_ANSWERS.exec(text);
  if (language !== null)
    return [fact('language', `prefers ${theirWords(of.written)}`, evidence(statement, of), { standing: true })];
  return [
    fact(
      'preference',
      `prefers ${theirWords(of.written.replace(/^(?:have|get|receive) /i, ''))}`,
      evidence(statement, of),
      { standing: true },
    ),
  ];
}

function stands(statement: Statement): Found[] {
  const { verb } = statement;
  if (verb.modal !== 'cannot' && !(verb.modal === 'can' && verb.negated)) return [];
  const of = object(statement, true);
  if (of.text === '' || REACTED_TO.test(of.text) || /^(?:up|by|still|here|for)\b/.test(of.text)) return [];
  return [
    fact(
      /^(?:lactose|gluten|dairy|milk)\b/.test(of.text) && verb.lemma === 'tolerate' ? 'allergy' : 'preference',
      `can't ${verb.lemma} ${theirWords(of.written)}`,
      evidence(statement, of),
    ),
  ];
}

function avoids(statement: Statement): Found[] {
  const of = object(statement);
  return namesSomething(of.text) &&
    !/^(?:the|a|an|my|using|doing|having to)\b/.test(of.text) &&
    /\b(?:gluten|dairy|meat|pork|sugar|caffeine|alcohol|lactose|carbs|wheat|soy|nuts|red meat|salt|processed|seafood|shellfish|fried|palm oil|eggs|spicy)\b/.test(
      of.text,
    )
    ? says(statement, 'diet', of)
    : [];
}

const EATEN_DIET = new RegExp(`^(?:only |strictly |mostly |a |an )*(?:${DIET}|halal|kosher|plant-based|vegan)\\b`);

function eats(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  const { text } = of;
  if (verb.modal !== null && verb.modal !== 'cannot' && verb.modal !== 'can') return [];
  if (verb.mood !== 'present' || TODAY.test(rest(statement))) return [];
  const negative = verb.negated || verb.adverbs.includes('never') || /^no /.test(text);
  if (verb.ended) return says(statement, verb.lemma === 'eat' ? 'diet' : 'habit', of);
  if (negative && !verb.adverbs.includes('always')) {
    if (
      /^(?:it|that|this|much|enough|well|properly|here|there|today|at|out|lunch|breakfast|dinner|the|your|them)\b/.test(
        text,
      ) ||
      (text === '' && verb.lemma === 'eat')
    )
      return habits(statement, rest(statement));
    if (verb.lemma === 'drink')
      return [fact('habit', `${verb.told} ${theirWords(of.written)}`.trim(), evidence(statement, of))];
    return [
      fact(
        /\bafter|before|past|until\b/.test(text) ? 'habit' : 'diet',
        `${verb.told} ${theirWords(of.written)}`,
        evidence(statement, of),
      ),
    ];
  }
  if (EATEN_DIET.test(text)) return says(statement, 'diet', of);
  if (verb.adverbs.includes('only') && namesSomething(text)) return says(statement, 'diet', of);
  return [];
}

/** Readers of tastes, by the verb of the clause. */
export const TASTES: Readings = {
  'love like hate dislike enjoy adore detest loathe despise': likes,
  'prefer rather': prefers,
  'stand tolerate bear abide': stands,
  avoid: avoids,
  'eat drink': eats,
};
