/** What a user decided, switched to, goes by, and aims at. */
import { type Found, fact } from './found.ts';
import { DIET } from './lexicon.ts';
import { after, before, isPlace, isWrittenAsName, namesSomething, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { evidence, holds, isNow, isUnderWay, object, type Readings, type Statement, says } from './statement.ts';
import { theirWords } from './third-person.ts';
import { toolName } from './tools.ts';
import { isVehicle } from './vehicles.ts';
import { ingOf, verbOf } from './verbs.ts';

function decided(statement: Statement): Found[] {
  const { verb } = statement;
  if (verb.negated || (verb.mood !== 'past' && verb.mood !== 'perfect')) return [];
  const of = wholeDecision(statement);
  if (verb.lemma === 'resolve' && verbOf(of.text.split(' ')[1] ?? '')?.form !== 'base') return [];
  if (!/^(?:to |on |that |against |in favou?r of |we |i )/.test(of.text) && of.text !== '') return [];
  if (
    /^(?:(?:against|on|for) (?:it|that|this|them)\b|to (?:ask|try (?:you|this)|write|come|check|see|start over|stop by|(?:buy|take|get|try|use|keep|pick|choose) (?:this|that|it|these|those)\b|take a nap|order|go to bed|call it|stay (?:in|home)|sleep|wait|message|reach out|give (?:you|it|this)|eat|skip (?:lunch|breakfast|dinner))|on (?:it|this|that|what|how|whether)\b|(?:that )?i (?:hate|need|want|like|love)\b)/.test(
      of.text,
    )
  )
    return [];
  if (
    /\b(?:tonight|today|tomorrow|this (?:morning|evening|afternoon|weekend)|right now)\b|^not to (?:go|come|do|bother|say|ask|wait)$/.test(
      of.text,
    )
  )
    return [];
  if (/^(?:on|for|against) /.test(of.text) && !namesSomething(of.text.replace(/^\w+ /, ''))) return [];
  return of.text === '' ? [] : [fact('decision', `decided ${theirWords(of.written)}`, evidence(statement, of))];
}

/** "To drop Redux and use Zustand": what was decided goes on after the "and". */
function wholeDecision(statement: Statement): Phrase {
  const of = object(statement, true);
  const [next] = statement.following;
  const goesOn =
    next !== undefined &&
    /^(?:and|and instead|and just)$/.test(next.border) &&
    GOES_ON.test(next.text) &&
    of.text.startsWith('to ') &&
    of.to >= statement.clause.to - 1;
  return goesOn ? phraseOf(of.source, of.from, phraseAt(next.source, next.from, next.to, true).to) : of;
}

const GOES_ON =
  /^(?:(?:just|instead|only|then) )*(?:use|go|switch|move|adopt|stick|try|rewrite|build|write|buy|rent|take|start|stay|keep|become|focus|migrate|put|run|learn|make|get|deploy|manage)\b/;

const TURNED_DIET = new RegExp(`^(?:fully |full |completely |totally )?(${DIET})\\b`);

/** "Went gluten free after my diagnosis": not for a month. */
const WENT = new RegExp(
  `^(?:fully |full |completely |totally )?${DIET}(?=$| (?:after|since|because|in (?:my|20|19)|at \\d|years ago|ages ago|for (?:health|ethical|good)))`,
);
const DIET_PHRASE = new RegExp(`^an? ?${DIET}|^${DIET}`);

function chose(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement, true);
  const { text } = of;
  if (verb.lemma === 'go') {
    const diet = WENT.exec(text)?.[0];
    if (diet !== undefined && !verb.negated && /^(?:past|perfect)$/.test(verb.mood))
      return [fact('diet', `is ${diet}`, evidence(statement, of), { replaces: true })];
    if (
      /^(?:to|off to) /.test(text) &&
      !/^to (?:bed|sleep|work|the|a|my|see|get|be|do|make|try|need|have|want|go|buy|tell|write|use|[a-z]+ (?:it|that|this))\b/.test(
        text,
      ) &&
      holds(statement)
    ) {
      const school = after(of, 3);
      if (
        /\b(?:university|college|school|academy|institute|tech|state|community college|poly|conservatory)\b/.test(
          school.text,
        ) ||
        /^(?:stanford|harvard|mit|ucla|usc|nyu|yale|princeton|cornell|brown|columbia|penn|duke|berkeley|cal|oxford|cambridge|lse|ucl|kings|imperial|rice|purdue|caltech|georgetown|tulane|emory|vanderbilt|northwestern|tufts|rutgers|umass|virginia tech|penn state|ohio state|asu|ubc|mcgill|eth|rmit|durham|bristol|leeds|manchester uni)\b/.test(
          school.text,
        )
      )
        return says(statement, 'studies', of);
    }
    if (
      /^by (?!the (?:book|rules|name of nothing)|bus|train|car|foot|bike|fast|so fast)/.test(text) &&
      holds(statement)
    ) {
      const name = before(
        after(of, /^by (?:the (?:name|nickname)(?: of)? )?/.exec(text)?.[0].length ?? 3),
        / (?:so|not|and|but|instead|online|rather|as|at|in|on|for|with)(?= |$)|,/,
      );
      if (isWrittenAsName(name) && name.text.split(' ').length <= 3 && namesSomething(name.text))
        return [
          fact('nickname', `goes by ${name.written}`, evidence(statement, name), {
            standing: true,
            replaces: isNow(statement),
          }),
        ];
      return pronouns(statement, of);
    }
    if (verb.mood === 'perfect' || verb.mood === 'present') {
      const diet = TURNED_DIET.exec(text);
      if (diet !== null && verb.mood === 'perfect' && !verb.negated)
        return [fact('diet', `is ${of.written}`, evidence(statement, of), { replaces: true })];
    }
    const hobby =
      /^(hiking|climbing|bouldering|running|swimming|cycling|kayaking|fishing|hunting|camping|birding|birdwatching|surfing|skiing|dancing|sailing|jogging|rowing|foraging|thrifting|salsa dancing|wild swimming|horse riding|horseback riding|rock climbing|mountain biking)\b/.exec(
        text,
      );
    if (hobby !== null && holds(statement) && verb.mood === 'present') return says(statement, 'hobby', of);
    const taken =
      /^for (?!an? (?:walk|run|drive|swim|drink|ride|coffee|meal|bite|jog|hike|nap|look|beer|while|chat|check-?up|scan|curry|pint|week|day|few|couple)|dinner|lunch|drinks|food|months?|years?|days|hours|so|it|him|her|them|\d|my|our|the (?:day|night|week|weekend)|good|now|ever)\b/.test(
        text,
      );
    if (taken && verb.mood === 'perfect' && !verb.negated)
      return [fact('decision', `went ${theirWords(of.written)}`, evidence(statement, of))];
    if (!/^(?:ahead )?with /.test(text) || verb.negated || !/^(?:past|perfect|progressive)$/.test(verb.mood)) return [];
    if (
      /^with (?:my|our|him|her|them|you|it|that|this|the (?:flow|kids|family|first|second|third|former|latter|other|one)|a friend|friends|option|number|what|whatever)\b/.test(
        text,
      )
    )
      return [];
    return [
      fact(
        'decision',
        `${verb.mood === 'progressive' ? 'is going' : 'went'} ${theirWords(of.written)}`,
        evidence(statement, of),
      ),
    ];
  }
  if (verb.lemma === 'swap') {
    const swapped = /^(?:out )?(?:my |the |our )?(.+?) for (?:an? |my |the )?(.+)$/.exec(text);
    if (swapped === null || verb.negated || (verb.mood !== 'past' && verb.mood !== 'perfect')) return [];
    const fresh = after(of, text.length - (swapped[2] ?? '').length);
    return isVehicle(fresh)
      ? [fact('vehicle', `has a ${fresh.written}`, evidence(statement, fresh), { replaces: true })]
      : [];
  }
  if (verb.lemma === 'switch') {
    if (verb.negated || (verb.mood !== 'past' && verb.mood !== 'perfect')) return [];
    const to = /(?:^|\b)(?:over )?to (.+)$/.exec(text);
    if (to === null) return [];
    const fresh = before(
      after(of, text.length - (to[1] ?? '').length),
      / (?:last|this|from|for|in|a few|two|recently|and|because)(?= |$)/,
    );
    const tool = toolName(fresh.text);
    if (tool !== '')
      return [fact('technology', `uses ${fresh.written}`, evidence(statement, fresh), { replaces: true })];
    if (DIET_PHRASE.test(fresh.text))
      return [fact('diet', `is on ${fresh.written}`, evidence(statement, fresh), { replaces: true })];
    return namesSomething(fresh.text) && !/^(?:the|a) (?:other|next|new tab|different)\b/.test(fresh.text)
      ? [fact('decision', `switched to ${theirWords(fresh.written)}`, evidence(statement, fresh), { replaces: true })]
      : [];
  }
  if (verb.negated || (verb.mood !== 'past' && verb.mood !== 'perfect')) return [];
  const needs: Readonly<Record<string, RegExp>> = {
    settle: /^(?:for|on|upon|in) /,
    opt: /^(?:for|to|out of) /,
    land: /^on /,
    choose: /^(?!to ask)/,
    pick: /^(?!up|on|at|out|it|that|this|my (?:kids|son|daughter)|a (?:fight|bad))/,
    agree: /^(?:to|on|that) /,
    commit: /^to /,
  };
  if (!needs[verb.lemma]?.test(text)) return [];
  const chosen = text.replace(/^(?:for|on|upon|to|out of|that) /, '');
  const numbered = /^the (?:first|second|third|last|other|next) (?!one\b|option\b|choice\b)\w/.test(chosen);
  if ((!namesSomething(chosen) && !numbered) || /^(?:the wrong|a bad|the worst|poorly)/.test(chosen)) return [];
  if (verb.lemma === 'settle' && /^in /.test(text))
    return isPlace(after(of, 3)) ? [fact('home', `lives ${of.written}`, evidence(statement, of))] : [];
  const past: Readonly<Record<string, string>> = {
    settle: 'settled',
    opt: 'opted',
    land: 'landed',
    choose: 'chose',
    pick: 'picked',
    agree: 'agreed',
    commit: 'committed',
  };
  return [fact('decision', `${past[verb.lemma]} ${theirWords(of.written)}`, evidence(statement, of))];
}

/** "We're ditching Mongo for Postgres". */
function ditched(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement, true);
  if (
    verb.negated ||
    verb.modal !== null ||
    verb.mood === 'present' ||
    verb.mood === 'past' ||
    /^(?:my|our) (?:date|friends?|mates?|diet|plans?)\b/.test(of.text) ||
    !/^\S.* (?:for|in favou?r of) \S/.test(of.text)
  )
    return [];
  return [
    fact(
      'decision',
      `${verb.mood === 'progressive' ? 'is ditching' : 'ditched'} ${theirWords(of.written)}`,
      evidence(statement, of),
    ),
  ];
}

function pronouns(statement: Statement, of: Phrase): Found[] {
  return /\b(?:he|she|they)\/(?:him|her|them)\b/.test(of.text)
    ? says(statement, 'attribute:pronouns', of, { key: 'pronouns' })
    : [];
}

function aims(statement: Statement): Found[] {
  const of = object(statement, true);
  const { verb } = statement;
  if (verb.negated || !(isUnderWay(statement) || verb.mood === 'perfect')) {
    if (verb.lemma !== 'aim' || verb.negated || verb.mood !== 'present') return [];
  }
  const needs: Readonly<Record<string, RegExp>> = {
    train: /^(?:for|to) /,
    aim: /^(?:to|for) /,
    save: /^(?:up )?(?:for|to|towards?) /,
    prepare:
      /^for (?:my|the|an?|[a-z]+ exams?\b|ielts|toefl|gate|upsc|neet|jee|cat|gre|gmat|lsat|mcat|jamb|waec|sat)\b/,
    work: /^towards? (?:(?:becoming|being|getting|buying|my|a|an|running|owning|paying)\b)/,
    put: /^(?:some )?(?:money|cash|a bit|\S+ (?:a|per) month) (?:away|aside|by) (?:for|towards?) (?:an?|my|our) /,
    gun: /^for (?:an?|the|my) /,
    strive: /^(?:to|for) /,
    try:
      statement.verb.mood === 'progressive'
        ? /^to /
        : /^to (?:lose|quit|save|learn|get (?:fit|in shape|out of debt|pregnant)|pay off|give up|put on|gain|become|conceive|cut down)\b/,
  };
  return needs[verb.lemma]?.test(of.text) === true &&
    !/\b(?:today|tonight|tomorrow|this (?:meeting|call))\b|^(?:for|to) \d{1,2}(?::\d\d)? ?(?:am|pm|ish|o'clock)?$/.test(
      of.text,
    )
    ? says(
        statement,
        'goal',
        of,
        statement.verb.mood === 'present' && isUnderWay(statement)
          ? { value: `is ${ingOf(statement.verb.lemma)} ${theirWords(of.written)}` }
          : {},
      )
    : [];
}

/** By verb. */
export const CHOICES: Readings = {
  'decide resolve': decided,
  ditch: ditched,
  'settle opt land go choose pick agree commit switch swap': chose,
  'train aim save prepare strive try put gun': aims,
};
