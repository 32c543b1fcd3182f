/** Reads users' decisions, choices, switches and aims. */
import { type Found, fact } from './found.ts';
import { goes } from './goings.ts';
import { DIET } from './lexicon.ts';
import { after, before, isPlace, namesSomething, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { evidence, isUnderWay, object, type Readings, type Statement, says } from './statement.ts';
import { theirWords } from './third-person.ts';
import { toolName } from './tools.ts';
import { isVehicle } from './vehicles.ts';
import { ingOf, verbOf } from './verbs.ts';

/** True for a choice that is made: "I chose", "we've switched". */
function isDone({ verb }: Statement): boolean {
  return !verb.negated && (verb.mood === 'past' || verb.mood === 'perfect');
}

/** "Decided against the loan"; not "to take a nap". */
function decided(statement: Statement): Found[] {
  const { verb } = statement;
  if (!isDone(statement)) return [];
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

/** "Swapped the Corolla for a van". */
function swapped(statement: Statement): Found[] {
  if (!isDone(statement)) return [];
  const of = object(statement, true);
  const taken = /^(?:out )?(?:my |the |our )?(.+?) for (?:an? |my |the )?(.+)$/.exec(of.text)?.[2];
  if (taken === undefined) return [];
  const fresh = after(of, of.text.length - taken.length);
  return isVehicle(fresh)
    ? [fact('vehicle', `has a ${fresh.written}`, evidence(statement, fresh), { replaces: true })]
    : [];
}

const DIET_PHRASE = new RegExp(`^an? ?${DIET}|^${DIET}`);

/** "Switched over to Linux last year", "switched to a keto diet". */
function switched(statement: Statement): Found[] {
  if (!isDone(statement)) return [];
  const of = object(statement, true);
  const to = /(?:^|\b)(?:over )?to (.+)$/.exec(of.text)?.[1];
  if (to === undefined) return [];
  const fresh = before(
    after(of, of.text.length - to.length),
    / (?:last|this|from|for|in|a few|two|recently|and|because)(?= |$)/,
  );
  const told = (slot: string, value: string) => [fact(slot, value, evidence(statement, fresh), { replaces: true })];
  if (toolName(fresh.text) !== '') return told('technology', `uses ${fresh.written}`);
  if (DIET_PHRASE.test(fresh.text)) return told('diet', `is on ${fresh.written}`);
  return namesSomething(fresh.text) && !/^(?:the|a) (?:other|next|new tab|different)\b/.test(fresh.text)
    ? told('decision', `switched to ${theirWords(fresh.written)}`)
    : [];
}

/** Verbs of choosing, by lemma: their form in the third person, and how the thing chosen begins. */
const CHOOSING: Readonly<Record<string, readonly [told: string, chosen: RegExp]>> = {
  settle: ['settled', /^(?:for|on|upon|in) /],
  opt: ['opted', /^(?:for|to|out of) /],
  land: ['landed', /^on /],
  choose: ['chose', /^(?!to ask)/],
  pick: ['picked', /^(?!up|on|at|out|it|that|this|my (?:kids|son|daughter)|a (?:fight|bad))/],
  agree: ['agreed', /^(?:to|on|that) /],
  commit: ['committed', /^to /],
};

/** "Settled on oak", "opted out of the pension", "picked the second plan". */
function chose(statement: Statement): Found[] {
  const { verb } = statement;
  const choosing = CHOOSING[verb.lemma];
  if (choosing === undefined || !isDone(statement)) return [];
  const of = object(statement, true);
  const { text } = of;
  const [told, needed] = choosing;
  if (!needed.test(text)) return [];
  const chosen = text.replace(/^(?:for|on|upon|to|out of|that) /, '');
  const numbered = /^the (?:first|second|third|last|other|next) (?!one\b|option\b|choice\b)\w/.test(chosen);
  if ((!namesSomething(chosen) && !numbered) || /^(?:the wrong|a bad|the worst|poorly)/.test(chosen)) return [];
  if (verb.lemma === 'settle' && /^in /.test(text))
    return isPlace(after(of, 3)) ? [fact('home', `lives ${of.written}`, evidence(statement, of))] : [];
  return [fact('decision', `${told} ${theirWords(of.written)}`, evidence(statement, of))];
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

/** Readers of choices, by the verb of the clause. */
export const CHOICES: Readings = {
  'decide resolve': decided,
  ditch: ditched,
  go: goes,
  swap: swapped,
  switch: switched,
  'settle opt land choose pick agree commit': chose,
  'train aim save prepare strive try put gun': aims,
};
