/** Reads users' employers and work. */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { TRANSIENT } from './homes.ts';
import { isProfession, NUMBER } from './lexicon.ts';
import { after, before, namesSomething, type Phrase, phraseOf } from './phrases.ts';
import { possessions } from './possessions.ts';
import { projects } from './projects.ts';
import { habits } from './routines.ts';
import { evidence, object, type Readings, rest, type Statement, says } from './statement.ts';
import { theirWords } from './third-person.ts';
import { toolsIn } from './tools.ts';

const NO_WORK =
  /^(?:at|for|in|with|as|on|from) (?:it|this|that|these|those|them|you|him|her|all|me|fine|best(?! buy)|well|least|night|nights|silence|pajamas|pyjamas|bed|batches|sprints|bursts|circles|progress|peace|vain|my (?:room|pajamas|pyjamas|head|favor|favour|kitchen|bedroom|garden)|the (?:dark|morning|mornings|evening|evenings|afternoon|moment|background|same|kitchen|garden|past|weekend)|a (?:hurry|rush|loop|vacuum|bubble)|parallel|pairs|part|general|theory|first|last|some|any|my (?:computer|laptop|phone|machine)|tandem|advance|excel|word|inches|meters|metres|celsius|dark mode|light mode)\b/;

function works(statement: Statement): Found[] {
  const words = rest(statement).replace(
    /^(?:(?:remotely|full[- ]time|part[- ]time|freelance|mostly|mainly|here|over|out|down|up|back|just|now|currently|there|primarily|evenings|days|nights) )+/,
    '',
  );
  if (
    /^(?:hard|out|on (?!the (?:\w+ )?team|oil rigs?|(?:an?|the) (?:[\w-]+ )?(?:farm|ship|boat|ranch|rig|yacht|ferry|ward|railway|site|plantation|trading floor|assembly line)|wall street|capitol hill|climate)|too|late|well|fine|best|better|like|great|a lot|through|around|overtime|up|off|toward|towards|this|that|today|tonight|again|it)/.test(
      words,
    ) &&
    !/^(?:full|part)/.test(words)
  ) {
    if (/^(?:on|towards?) /.test(words)) return projects(statement);
    return [];
  }
  if (words === '' || TRANSIENT.test(words))
    return statement.verb.ended && words === '' ? says(statement, 'work', object(statement)) : [];
  if (/^(?:at|for|in|with|as|from|on|under|within|across|there)\b/.test(words)) {
    if (NO_WORK.test(words)) return [];
    if (/^from (?!home|anywhere|coffee)/.test(words)) return [];
    const of = object(statement);
    const tool = /^(?:\w+ )?(?:with|in) (.+)$/.exec(of.text);
    if (tool !== null) {
      const lead = of.text.slice(0, of.text.length - (tool[1] ?? '').length);
      const tools = toolsIn(statement, after(of, lead.length), statement.verb.told, lead);
      if (tools.length > 0) return tools;
      if (/^in /.test(of.text) && !namesSomething(of.text.slice(3))) return [];
    }
    return says(statement, 'work', of);
  }
  if (
    /^(?:remotely|full[- ]time|part[- ]time|freelance|nights?|days|weekends|the \w+ shifts?|night shifts?|shifts|evenings|three days|four days|\d+ hours|(?:the )?graveyard|rotating|twelve|from home|two jobs|three jobs|for myself|alone|solo|retail|construction|security|customer service|reception)\b/.test(
      rest(statement),
    ) &&
    !/\btoday|tonight|this week\b/.test(words)
  )
    return says(statement, 'work', object(statement));
  return [];
}

function teaches(statement: Statement): Found[] {
  const of = object(statement);
  return /^(?:myself|me|him|her|them|my|people how|you|the kids|how)\b/.test(of.text) || !namesSomething(of.text)
    ? []
    : says(statement, 'work', of);
}

const NO_EMPLOYER =
  /^(?:the|an?) (?:gym|club|call|meeting|meet|chess|choir|class|course|discord|band|league|waitlist|group|server|new)\b/;
const NEW_JOB =
  /^(?:(?:work|working|a new (?:job|role|position)|my new (?:job|role)|out|a job|a position|as (?:an? )?[\w -]{3,40}) )*(?:at|with|for) (?=.)/;

/** "I started at Shopify", "I joined Bosch in March". */
function joins(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  const founded = businessOf(statement, of);
  if (founded.length > 0) return founded;
  if (verb.negated || verb.modal !== null || (verb.mood !== 'past' && verb.mood !== 'perfect')) return [];
  const team = onTeam(of);
  if (verb.lemma === 'join' && team !== null)
    return [fact('team', `is on ${theirWords(team.written)}`, evidence(statement, team), { replaces: true })];
  const lead = verb.lemma === 'join' ? '' : NEW_JOB.exec(of.text)?.[0];
  if (lead === undefined) return [];
  const place = before(after(of, lead.length), / (?:as|in|last|two|three|this|yesterday|recently|on|a few)(?= |$)/);
  if (!/^\p{Lu}|^(?:an?|the) /u.test(place.written) || NO_EMPLOYER.test(place.text)) return [];
  if (/^(?:an?|the) /.test(place.text) && verb.lemma === 'join') return [];
  return [fact('work', `works at ${place.written}`, evidence(statement, place), { replaces: true })];
}

const LED = new RegExp(
  `^(?:(?:a|the|my|our|two|three|four|several) (?:[\\w-]+ ){0,3}teams?\\b|(?:${NUMBER}|about \\d+|around \\d+) (?:[\\w-]+ ){0,2}(?:people|engineers|developers|designers|nurses|teachers|reports|employees|staff|salespeople|analysts|agents|volunteers|interns|students|technicians|direct reports)\\b)`,
);
const RUN =
  /^(?:the|an?|our) (?:[\w-]+ ){0,3}(?:department|division|office|region|warehouse|floor|lab|portfolio|accounts|projects|programme?|operations)\b/;

const KEPT_DIET =
  /^(?:(?:strictly|strict|fully|mostly|an?) )*(?:halal|kosher)(?: (?:kitchen|home|house|household|diet))?(?= (?:at|in|for|since|all|year|and)\b|$)/;

/** "I manage a team of 12", "I run a bakery", "I head the research division". */
function leads(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  if (LED.test(of.text)) return says(statement, 'team', of);
  if (verb.lemma === 'keep' && KEPT_DIET.test(of.text)) return says(statement, 'diet', of);
  const led = businessOf(statement, of);
  if (led.length > 0) return led;
  if (/^(?:manage|head|lead|supervise|oversee)$/.test(verb.lemma) && RUN.test(of.text))
    return says(statement, 'work', of);
  if (verb.lemma === 'own' || verb.lemma === 'keep') return possessions(statement, of);
  if (/^(?:run|manage|store|track|organi[sz]e)$/.test(verb.lemma)) {
    const tool =
      /^(?:(?:everything|all|most|things|stuff|our|my|it all|production|prod|servers?|workloads|services|apps|the whole) (?:[\w' ]{0,30}? )?)?(?:on|with|using|via) (?=\w)/.exec(
        of.text,
      );
    if (tool === null && (verb.mood !== 'present' || verb.lemma !== 'run')) return employed(statement, of);
    return toolsIn(statement, after(of, tool?.[0].length ?? 0), verb.told, tool === null ? '' : 'things with ');
  }
  return employed(statement, of);
}

/** Returns the slot of "a bakery", "our own podcast"; null where it is no business. */
export function business(text: string): 'work' | 'project' | null {
  const [kind] = BUSINESS.exec(text) ?? [];
  if (kind === undefined || OF_A_BUSINESS.test(kind)) return null;
  return MADE_PUBLIC.test(text) ? 'project' : 'work';
}

const BUSINESS =
  /^(?:an?|my own|our own|the|two|three|my|our) [\p{L}\p{N}' &-]*?\b(?:company|business|startup|start-up|shop|store|bakery|cafe|coffee shop|restaurant|bar|pub|agency|studio|firm|salon|gym|farm|ranch|vineyard|winery|brewery|hotel|hostel|b&b|bed and breakfast|practice|clinic|school|academy|nursery|daycare|garage|workshop|warehouse|gallery|bookshop|bookstore|boutique|food truck|franchise|nonprofit|non-profit|charity|consultancy|dealership|hardware store|florist|deli|butchers?|stall|laundromat|dental office|law office|accounts|night shift|kitchen|branch|plant|factory|pizzeria|podcast|newsletter|blog|channel|meetup)\b/u;
/** "An ad campaign for my store" is no store. */
const OF_A_BUSINESS = / (?:for|about|at|with|to|from|against|near) /;
const MADE_PUBLIC = /\b(?:podcast|newsletter|blog|channel|meetup)\b/;

function businessOf(statement: Statement, of: Phrase): Found[] {
  const { verb } = statement;
  const kind = business(of.text);
  if (kind === null || verb.lemma === 'join') return [];
  const begun = verb.mood === 'progressive' && /^(?:launch|start|found)$/.test(verb.lemma);
  const slot = begun ? 'project' : kind;
  if (verb.mood !== 'past' && !(verb.mood === 'perfect' && !/^(?:run|own|manage|lead)$/.test(verb.lemma)))
    return says(statement, slot, of);
  // Founders still have the thing they founded; those who ran it may not.
  if (verb.negated || !/^(?:found|launch|start)$/.test(verb.lemma)) return [];
  return [fact(slot, `${verb.lemma}ed ${theirWords(of.written)}`, evidence(statement, of))];
}

/** Nouns for the groups that people work in. */
export const TEAM = '(?:team|squad|crew|tribe|guild|unit|pod|department|dept|division|desk)';
const ON_TEAM = new RegExp(
  `^(?:the|our) (?!(?:same|other|wrong|right|winning|losing|opposite|opposing|best|worst|whole|entire|home|away|first|second|national|olympic|football|soccer|rugby|cricket|netball|basketball|baseball|hockey|volleyball|swim|swimming|relay|quiz|debate|debating|school|pub|fence|front|reception|help|information|check-in|hotel|next|previous|last|old) )((?:[\\p{L}\\p{N}&'/-]+ ){1,4})${TEAM}(?=$|,| (?:at|in|here|now|and|of|for|where|which|so|within)\\b)`,
  'u',
);

/** Returns the team ("the Payments squad"), or null where it is no team at work. */
export function onTeam(of: Phrase): Phrase | null {
  const match = ON_TEAM.exec(of.text);
  return match === null ? null : phraseOf(of.source, of.from, of.from + match[0].length);
}

/** "I sit in the growth team", "I belong to the checkout squad". */
function belongs(statement: Statement): Found[] {
  const of = object(statement);
  const lead = /^(?:(?:over|up|down) )?(?:in|on|with|within|to|under) /.exec(of.text);
  const team = lead === null ? null : onTeam(after(of, lead[0].length));
  return team === null || TRANSIENT.test(rest(statement))
    ? []
    : says(statement, 'team', phraseOf(of.source, of.from, team.to));
}

const MONEY = /^(?:my|our|a) (?:living|crust|money) (?:as|by|from|out of) /;

/** "I earn my living as a translator". */
function earns(statement: Statement): Found[] {
  const of = object(statement);
  return MONEY.test(of.text) ? says(statement, 'work', of) : [];
}

const HIRED =
  /^i (?:(?:have|just|finally|recently|got|was|been|newly|am) )*(?:hired|recruited|headhunted|poached|taken on) (?:at|by|to work (?:at|for)) (?=\p{L})/u;

/** Reads a new job: "I just got hired at Nestle". */
export function hiredIn(clause: Clause, at: number): Found[] {
  const text = clause.text.slice(at);
  const match = HIRED.exec(text);
  if (match === null) return [];
  const of = before(
    phraseOf(clause.source, clause.from + at + match[0].length, clause.to),
    / (?:as|in|last|this|two|three|a few|and|to|on|after|yesterday|today)(?= |$)/,
  );
  return /^(?:the )?\p{Lu}/u.test(of.written)
    ? [fact('work', `works at ${of.written}`, phraseOf(clause.source, clause.from + at, of.to), { replaces: true })]
    : [];
}

/** "I handle customs paperwork at Maersk". */
function employed(statement: Statement, of: Phrase): Found[] {
  const at = /(?:^| )(?:at|for) (?:the )?(?=\p{Lu})/u.exec(of.written);
  return at !== null && /^(?:present|progressive|perfect)$/.test(statement.verb.mood)
    ? says(statement, 'work', of)
    : [];
}

const handles = (statement: Statement) => employed(statement, object(statement));

function servesAt(statement: Statement): Found[] {
  const of = object(statement);
  const place = after(of, /^(?:for|at|with) /.exec(of.text)?.[0].length ?? 0);
  return place.from > of.from && /^(?:the )?\p{Lu}/u.test(place.written)
    ? says(statement, 'work', of)
    : habits(statement, rest(statement));
}

/** "I've retrained as a paramedic": what they turned to they are. */
function retrained(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  const as = /^as (?=(?:an?|the) )/.exec(of.text);
  if (as === null || verb.negated || verb.mood !== 'perfect') return [];
  const trade = before(after(of, as[0].length), / (?:in|at|after|last|since|this)(?= |$)/);
  return isProfession(trade.text.replace(/^(?:an?|the) /, ''))
    ? [fact('profession', `is ${trade.written}`, evidence(statement, trade), { replaces: true })]
    : [];
}

/** Readers of work, by the verb of the clause. */
export const JOBS: Readings = {
  work: works,
  'retrain qualify': retrained,
  teach: teaches,
  'found launch start join': joins,
  'run own keep manage lead supervise head oversee store track organize organise': leads,
  'handle coordinate process sell stack serve nurse lecture tutor': handles,
  'sit belong': belongs,
  earn: earns,
  'fly consult freelance intern coach report': servesAt,
};
