/** Reads the uses of "go" that are no walk: "go by Sam", "went vegan", "go to Purdue", "went with Postgres". */
import { type Found, fact } from './found.ts';
import { DIET } from './lexicon.ts';
import { after, before, isWrittenAsName, namesSomething, type Phrase } from './phrases.ts';
import { evidence, holds, isNow, object, type Statement, says } from './statement.ts';
import { theirWords } from './third-person.ts';

/** A reader of one use of "go". It returns null where the clause is not of that kind and others may look, [] where it only looks like it. */
type GoingReader = (statement: Statement, of: Phrase) => Found[] | null;

/** Readers of "go", in order: the first that recognises its use reads it. */
const READERS: readonly GoingReader[] = [wentOnDiet, toSchool, byName, goneOnDiet, goesInFor, goneFor, wentWith];

export function goes(statement: Statement): Found[] {
  const of = object(statement, true);
  for (const reader of READERS) {
    const found = reader(statement, of);
    if (found !== null) return found;
  }
  return [];
}

const WENT = new RegExp(
  `^(?:fully |full |completely |totally )?${DIET}(?=$| (?:after|since|because|in (?:my|20|19)|at \\d|years ago|ages ago|for (?:health|ethical|good)))`,
);

/** "Went gluten free after my diagnosis": not for a month. */
function wentOnDiet(statement: Statement, of: Phrase): Found[] | null {
  const { verb } = statement;
  const diet = WENT.exec(of.text)?.[0];
  return diet !== undefined && !verb.negated && /^(?:past|perfect)$/.test(verb.mood)
    ? [fact('diet', `is ${diet}`, evidence(statement, of), { replaces: true })]
    : null;
}

const TO_NO_SCHOOL =
  /^to (?:bed|sleep|work|the|a|my|see|get|be|do|make|try|need|have|want|go|buy|tell|write|use|[a-z]+ (?:it|that|this))\b/;
const SCHOOL = /\b(?:university|college|school|academy|institute|tech|state|community college|poly|conservatory)\b/;
const SCHOOL_BY_NAME =
  /^(?:stanford|harvard|mit|ucla|usc|nyu|yale|princeton|cornell|brown|columbia|penn|duke|berkeley|cal|oxford|cambridge|lse|ucl|kings|imperial|rice|purdue|caltech|georgetown|tulane|emory|vanderbilt|northwestern|tufts|rutgers|umass|virginia tech|penn state|ohio state|asu|ubc|mcgill|eth|rmit|durham|bristol|leeds|manchester uni)\b/;

/** "I go to Purdue", "off to the community college". */
function toSchool(statement: Statement, of: Phrase): Found[] | null {
  if (!/^(?:to|off to) /.test(of.text) || TO_NO_SCHOOL.test(of.text) || !holds(statement)) return null;
  const school = after(of, 3).text;
  return SCHOOL.test(school) || SCHOOL_BY_NAME.test(school) ? says(statement, 'studies', of) : null;
}

const BY = /^by (?!the (?:book|rules|name of nothing)|bus|train|car|foot|bike|fast|so fast)/;
const BY_NAME = /^by (?:the (?:name|nickname)(?: of)? )?/;
const AFTER_NAME = / (?:so|not|and|but|instead|online|rather|as|at|in|on|for|with)(?= |$)|,/;

/** "I go by Sam online", "I go by they/them". */
function byName(statement: Statement, of: Phrase): Found[] | null {
  if (!BY.test(of.text) || !holds(statement)) return null;
  const name = before(after(of, BY_NAME.exec(of.text)?.[0].length ?? 3), AFTER_NAME);
  if (!isWrittenAsName(name) || name.text.split(' ').length > 3 || !namesSomething(name.text))
    return pronouns(statement, of);
  return [
    fact('nickname', `goes by ${name.written}`, evidence(statement, name), {
      standing: true,
      replaces: isNow(statement),
    }),
  ];
}

function pronouns(statement: Statement, of: Phrase): Found[] {
  return /\b(?:he|she|they)\/(?:him|her|them)\b/.test(of.text)
    ? says(statement, 'attribute:pronouns', of, { key: 'pronouns' })
    : [];
}

const TURNED_DIET = new RegExp(`^(?:fully |full |completely |totally )?(${DIET})\\b`);

/** "I've gone fully vegan", however long ago. */
function goneOnDiet(statement: Statement, of: Phrase): Found[] | null {
  const { verb } = statement;
  return verb.mood === 'perfect' && !verb.negated && TURNED_DIET.test(of.text)
    ? [fact('diet', `is ${of.written}`, evidence(statement, of), { replaces: true })]
    : null;
}

const PURSUIT =
  /^(hiking|climbing|bouldering|running|swimming|cycling|kayaking|fishing|hunting|camping|birding|birdwatching|surfing|skiing|dancing|sailing|jogging|rowing|foraging|thrifting|salsa dancing|wild swimming|horse riding|horseback riding|rock climbing|mountain biking)\b/;

/** "I go bouldering twice a week". */
function goesInFor(statement: Statement, of: Phrase): Found[] | null {
  return PURSUIT.test(of.text) && holds(statement) && statement.verb.mood === 'present'
    ? says(statement, 'hobby', of)
    : null;
}

const FOR_A_CHOICE =
  /^for (?!an? (?:walk|run|drive|swim|drink|ride|coffee|meal|bite|jog|hike|nap|look|beer|while|chat|check-?up|scan|curry|pint|week|day|few|couple)|dinner|lunch|drinks|food|months?|years?|days|hours|so|it|him|her|them|\d|my|our|the (?:day|night|week|weekend)|good|now|ever)\b/;

/** "We've gone for oak floors"; not "for a walk". */
function goneFor(statement: Statement, of: Phrase): Found[] | null {
  const { verb } = statement;
  return FOR_A_CHOICE.test(of.text) && verb.mood === 'perfect' && !verb.negated
    ? [fact('decision', `went ${theirWords(of.written)}`, evidence(statement, of))]
    : null;
}

const WITH_NO_CHOICE =
  /^with (?:my|our|him|her|them|you|it|that|this|the (?:flow|kids|family|first|second|third|former|latter|other|one)|a friend|friends|option|number|what|whatever)\b/;

/** "We went ahead with Postgres"; not "with my sister". */
function wentWith(statement: Statement, of: Phrase): Found[] | null {
  const { verb } = statement;
  if (!/^(?:ahead )?with /.test(of.text) || verb.negated || !/^(?:past|perfect|progressive)$/.test(verb.mood))
    return null;
  if (WITH_NO_CHOICE.test(of.text)) return [];
  const told = verb.mood === 'progressive' ? 'is going' : 'went';
  return [fact('decision', `${told} ${theirWords(of.written)}`, evidence(statement, of))];
}
