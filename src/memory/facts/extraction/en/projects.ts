/** Reads users' projects, the things they spend weeks making. */
import { type Found, fact } from './found.ts';
import { MADE } from './lexicon.ts';
import { after, before, namesSomething } from './phrases.ts';
import { evidence, isUnderWay, object, type Readings, rest, type Statement, says } from './statement.ts';
import { theirWords } from './third-person.ts';
import { toolsIn } from './tools.ts';

const MADE_THING = new RegExp(`\\b${MADE}\\b`);

const AT_HAND =
  /^(?:(?:a|an|the|my|our|some|another|this|that|these|those|new) )*(?:quick |small |little |short |simple |big |long |weird |new |few )*(?:email|e-mail|mail|letter|report|presentation|deck|slides?|spreadsheet|homework|assignment|essay|function|query|bug|issue|problem|ticket|task|test|tests|script|regex|message|reply|response|post|tweet|list|form|cv|resume|cover letter|proposal|speech|toast|review|summary|section|chapter|paragraph|page|fix|patch|pr|pull request|feature|class|method|file|bit|thing|one|it|this|that|them|something|stuff|question|draft|budget|invoice|exam|paper$)\b/;

export function projects(statement: Statement): Found[] {
  const { verb } = statement;
  if (
    verb.negated ||
    !/^(?:progressive|present|perfect)$/.test(verb.mood) ||
    (verb.mood === 'present' &&
      !isUnderWay(statement) &&
      !/^(?:write|build|develop|run|make|design|create|maintain)$/.test(verb.lemma))
  )
    return [];
  if (
    verb.mood === 'present' &&
    !isUnderWay(statement) &&
    verb.lemma !== 'maintain' &&
    !/\b(?:for fun|in my|on the side|at work|for a living)\b/.test(rest(statement))
  )
    return [];
  let of = object(statement, true);
  const lead = /^(?:on|at|away at|away on|towards?) /.exec(of.text);
  of = lead === null ? of : after(of, lead[0].length);
  const head = before(of, / (?:for|with|in|on|at|that|which|who|about|using|called|named|to|from|of|by|and)(?= |$)|,/);
  if (
    !namesSomething(of.text) ||
    AT_HAND.test(head.text) ||
    /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/.test(of.text)
  )
    return [];
  const named = / (?:called|named) /.test(of.text);
  const made = MADE_THING.test(head.text) || named || /\b(?:project|startup)\b/.test(head.text);
  const own = /^(?:build|develop|renovate|restore|convert|prototype|maintain|launch|found|found)$/.test(verb.lemma);
  if (
    !made &&
    !(
      own &&
      /^(?:an?|my|our|the) /.test(of.text) &&
      !/^(?:an?|my|our|the) (?:habit|team|case|reputation|relationship|following|career|family|life|better|strong|good|wall|list|query|react (?:component|form)|docker|component|form|model|table|page|loop|button|case)\b/.test(
        of.text,
      )
    )
  )
    return [];
  const value = `${verb.told}${lead === null ? '' : ` ${lead[0].trim()}`} ${theirWords(of.written)}`;
  return [fact('project', value, evidence(statement, of))];
}

function writes(statement: Statement): Found[] {
  const of = object(statement);
  const tools = toolsIn(statement, of);
  if (tools.length > 0) return tools;
  const code =
    /^(?:[\w' ]{0,30}?\b)?(?:code|software|scripts?|everything|apps?|backends?|most of (?:my|our) code) in /.exec(
      of.text,
    );
  if (code !== null) return toolsIn(statement, after(of, code[0].length), statement.verb.told, 'in ');
  return projects(statement);
}

function builds(statement: Statement): Found[] {
  const of = object(statement);
  if (statement.verb.lemma === 'build' && /^with /.test(of.text))
    return toolsIn(statement, after(of, 5), statement.verb.told, 'with ');
  if (
    statement.verb.lemma === 'make' &&
    /^up (?:my|our) minds? (?:to|that) /.test(of.text) &&
    /^(?:past|perfect)$/.test(statement.verb.mood)
  )
    return [
      fact(
        'decision',
        `decided ${theirWords(after(of, of.text.indexOf('mind') + 5).written)}`,
        evidence(statement, of),
      ),
    ];
  if (statement.verb.lemma === 'make' && /^(?:my own|our own) /.test(of.text)) return says(statement, 'hobby', of);
  return projects(statement);
}

function codes(statement: Statement): Found[] {
  const whole = object(statement);
  const match = /^(?:[\w ]{0,20}?\b)?(?:in|with|on) /.exec(whole.text);
  if (
    match !== null &&
    statement.verb.mood === 'progressive' &&
    !/\b(?:mostly|mainly|these days|at work|for work|for years)\b/.test(statement.clause.text)
  )
    return [];
  if (match !== null) return toolsIn(statement, after(whole, match[0].length), statement.verb.told, 'in ');
  return statement.verb.lemma === 'develop' ? projects(statement) : [];
}

/** Readers of projects, by the verb of the clause. */
export const PROJECTS: Readings = {
  'code program develop': codes,
  write: writes,
  'build design create craft compose make maintain renovate restore prototype draft convert record': builds,
};
