/** Reads the words after "I": a verb, or "am" and what follows. */

import { traitsIn } from './being.ts';
import type { Clause } from './clauses.ts';
import { whatTheyDo } from './doing.ts';
import { type Found, fact } from './found.ts';
import { nameBeforeAge } from './introductions.ts';
import { onTeam } from './jobs.ts';
import { GIVEN_NAMES, isProfession } from './lexicon.ts';
import { isWrittenAsName, type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { placeIn } from './places.ts';
import { FREQUENT, isPastimeSetting } from './routines.ts';
import type { Surroundings } from './statement.ts';
import { theirWords } from './third-person.ts';
import { type VerbPhrase, verbPhraseAt } from './verb-phrase.ts';

/** Reads a predicate; `at` is where the verb, or the adverb before it, begins in the clause. */
export function predicate(surroundings: Surroundings, at: number): Found[] {
  const { clause, setting } = surroundings;
  const anyVerb =
    isPastimeSetting(setting) ||
    FREQUENT.test(` ${clause.text}`) ||
    /\b(?:always|never|usually|every|daily|for a living)\b/.test(clause.text);
  const verb = verbPhraseAt(clause.text, at, anyVerb);
  if (verb === null) return [];
  return verb.lemma === 'be' ? whatTheyAre(surroundings, verb) : whatTheyDo({ ...surroundings, verb });
}

function whatTheyAre({ clause, start, changed, following }: Surroundings, verb: VerbPhrase): Found[] {
  const traits = (told: string) =>
    traitsIn(clause.source, clause.from + verb.at, clause.to, told).map((one) => ({ ...one, from: start }));
  if (verb.ended) return traits('is').map((one) => ({ ...one, kind: 'retraction' }));
  if (verb.negated) {
    const disliked = traits('is not').filter(({ slot }) => slot === 'preference' && DISLIKED.test(clause.text));
    if (disliked.length > 0 || verb.mood !== 'present' || verb.modal !== null) return disliked;
    if (/\b(?:just|only|yet|sure|simply|exactly|really|even|that|as|too|so)\b/.test(clause.text)) return [];
    return traits('is')
      .filter(({ slot }) => /^(?:allergy|diet|health|marital_status|profession|studies)$/.test(slot))
      .map((one) => ({ ...one, kind: 'retraction' }));
  }
  if (verb.modal !== null) return [];
  const here = verb.mood === 'perfect' ? BEEN_IN.exec(clause.text.slice(verb.at)) : null;
  if (here !== null) {
    const place = placeIn(
      phraseOf(clause.source, clause.from + verb.at + 'in '.length, clause.from + verb.at + here[0].length),
    );
    return place === null || NOT_IN_A_PLACE.test(place.text)
      ? []
      : [fact('home', `has been in ${place.written}`, { source: clause.source, from: start, to: place.to })];
  }
  if (verb.mood === 'perfect') {
    const employer = employerIn(clause, verb.at, following);
    if (employer !== null)
      return [
        fact('work', `has been ${clause.text.startsWith('at', verb.at) ? 'at' : 'with'} ${employer.written}`, {
          ...employer,
          from: start,
        }),
      ];
  }
  if (verb.mood === 'past') {
    return [...traits('was'), ...diagnosed(clause, verb.at)]
      .filter(
        ({ slot, value }) => /^(?:birthday|health)$/.test(slot) || (slot === 'origin' && /born|raised/.test(value)),
      )
      .map((one) => ({ ...one, value: one.value.replace(/^was was /, 'was '), from: start }));
  }
  const moved = JOB_CHANGED.test(clause.source.text.slice(0, clause.from))
    ? NOW_AT.exec(clause.text.slice(verb.at))
    : null;
  if (moved !== null && !NO_EMPLOYER.test(moved[1] ?? '')) {
    const at = clause.from + verb.at + moved[0].indexOf(' ') + 1;
    const of = phraseOf(clause.source, at, at + (moved[1] ?? '').length);
    if (isWrittenAsName(of))
      return [fact('work', `works at ${of.written}`, { ...of, from: start }, { replaces: true })];
  }
  const settled = verb.mood === 'present' ? settledIn(clause, verb.at) : null;
  if (settled !== null)
    return [fact('home', `lives in ${settled.written}`, { ...settled, from: start }, { replaces: true })];
  const named = nameBeforeAge(clause, verb.at, following);
  if (named.length > 0) return named;
  const now = changed || verb.adverbs.includes('now');
  return [...traits(now ? 'is' : verb.told), ...diagnosed(clause, verb.at), ...teamOf(clause, verb.at)].map((one) => ({
    ...one,
    replaces: one.replaces === true || now,
    from: start,
  }));
}

const MOVED =
  /\b(?:moved(?! (?:the|my|our|it|this|that|on|up|forward|back|over)\b)|relocated|emigrated|got the keys|new (?:house|flat|home|place)|(?:used to live|lived|was living|were living) in)\b/;
const IN_NOW =
  /^(?:in ([\p{L} .'-]{2,40}?) (?:now|these days)(?= |$)|now in ([\p{L} .'-]{2,40}?)(?= (?:and|but|so|with)\b|$))/u;

/** Returns the home in "Finally moved! We're in Swansea now": after talk of a move, "now" tells where they live. */
function settledIn(clause: Clause, at: number): Phrase | null {
  const match = IN_NOW.exec(clause.text.slice(at));
  if (match === null || !MOVED.test(`${clause.source.before} ${clause.source.text.slice(0, clause.from)}`)) return null;
  const named = match[1] ?? match[2] ?? '';
  const from = clause.from + at + match[0].indexOf(named);
  const place = placeIn(phraseOf(clause.source, from, from + named.length));
  return place === null || NOT_IN_A_PLACE.test(place.text) || !isWrittenAsName(place) ? null : place;
}

/** Reads a home from a long stay: "I've been in Cork for nine years". */
const BEEN_IN =
  /^in (?=\p{L})[\p{L} .'-]{2,60}?(?= (?:for (?:(?:over|about|almost|nearly|more than|the|last|past) )*[\w-]+ (?:years|yrs|decades)|since (?:\d{4}|college|uni|university|school|childhood|birth|lockdown|covid|the pandemic|we|i (?!started|began))|all (?:my|our) li(?:fe|ves)|my whole life)\b)/u;
const NOT_IN_A_PLACE =
  /^(?:the )?(?:and out|love|pain|therapy|recovery|remission|debt|business|bands?|choirs?|it|tech|care|hospital|prison|jail|rehab|charge|touch|contact|limbo|\w+ing|\w+ (?:industry|sector|business|trade|field))\b/;

const BEEN_WITH =
  /^(?:with|at) (?!this|that|the|it|my|home|work|school|uni)([\p{L}][\p{L}\p{N} .&'-]{1,40}?) (?:(?:for|going on) (?:over |about |almost |nearly |more than )?[\w-]+ (?:years|months)|since \S+)( as (?:an? )?\p{L}.*)?/u;
/** Words that show the place named to be their workplace: "…and they've offered me redundancy". */
const OF_A_JOB =
  /\b(?:redundancy|redundant|promot\w+|pay ?rise|raise|notice|appraisal|line manager|my (?:boss|manager|shifts?|rota|salary|pay|wages?|contract|role|team)|payroll|hr|overtime|annual leave|laying (?:people|us) off|layoffs?|probation|rehire|resign|hand in)\b/;
const POST =
  /\b(?:crew|staff|operations|sales|marketing|logistics|claims|payroll|maintenance|shop|floor|depot|warehouse|dept|department|yard)$/;

/** "With Qantas for eleven years, cabin crew": without a post it may be a friend, or a bank. */
function employerIn(clause: Clause, at: number, following: readonly Clause[]): Phrase | null {
  const match = BEEN_WITH.exec(clause.text.slice(at));
  if (match === null) return null;
  const from = clause.from + at + match[0].indexOf(' ') + 1;
  const of = phraseOf(clause.source, from, from + (match[1] ?? '').length);
  const [next] = following;
  if (/^at /.test(clause.text.slice(at))) return /^(?:the )?\p{Lu}/u.test(of.written) ? of : null;
  const post =
    match[2] !== undefined ||
    (next !== undefined && (POST.test(next.text) || isProfession(next.text))) ||
    OF_A_JOB.test(clause.source.text.slice(clause.to));
  return post && /^\p{Lu}/u.test(of.written) && !GIVEN_NAMES.has(of.text) ? of : null;
}

/** "Changed jobs, I'm at Monzo now": after it "at" is where they work. */
const JOB_CHANGED =
  /\b(?:(?:changed|switched|swapped|moved|new|got a|found a|started a(?: new)?) (?:jobs?|gig|employers?|companies)|left (?:my (?:old )?job|there|\w+)|handed in my notice|career change|been poached|got headhunted)\b/;
const NOW_AT =
  /^(?:at|with) ([\p{L}\p{N}][\p{L}\p{N}&.' -]{1,30}?)(?: (?:now|these days|instead|from \w+day|since \w+))*$/u;
const NO_EMPLOYER =
  /^(?:home|work|school|uni|lunch|dinner|breakfast|peace|a|an|the (?:airport|station|pub|gym|doctor|dentist|hospital|beach)|my|your|his|her|their|it|that|this|you|him|them|rest|risk|least|last|ease|sea)\b/;

/** "Not a fan of": of all that somebody is not, the only thing worth keeping. */
const DISLIKED =
  /\b(?:fan of|into|keen on|fond of|big on|one for|partial to|much of an?|mad (?:about|for|on)) |\bperson$/;

function diagnosed(clause: Clause, at: number): Found[] {
  const match = /^(?:\w+ )?(?:diagnosed with|living with|a survivor of) (.+)$/.exec(clause.text.slice(at));
  if (match === null) return [];
  const of = phraseAt(clause.source, clause.to - (match[1] ?? '').length, clause.to);
  return [fact('health', `has ${theirWords(of.written.replace(/ (?:last|in|when|two|a few)\b.*$/, ''))}`, of)];
}

/** "On the platform team at Shopify". */
function teamsEmployer(clause: Clause, from: number): Found[] {
  const match = /^ (?:at|for|over at) ((?:\p{Lu}[\p{L}\p{N}&'’.-]*)(?: \p{Lu}[\p{L}\p{N}&'’.-]*)*)/u.exec(
    clause.source.original(from, clause.to),
  );
  return match === null ? [] : [fact('work', `works at ${match[1]}`, clause)];
}

function teamOf(clause: Clause, at: number): Found[] {
  const lead = /^(?:now )?(?:on|in|with|part of|a member of|one of|attached to|assigned to) /.exec(
    clause.text.slice(at),
  );
  const team = lead === null ? null : onTeam(phraseAt(clause.source, clause.from + at + lead[0].length, clause.to));
  if (team !== null)
    return [
      fact('team', `is ${theirWords(phraseOf(clause.source, clause.from + at, team.to).written)}`, team),
      ...teamsEmployer(clause, team.to),
    ];
  const match = /^(?:on |in )?an? (?:[\w-]+ ){0,2}team of [\w-]+/.exec(clause.text.slice(at));
  return match === null
    ? []
    : [
        fact(
          'team',
          `is ${theirWords(phraseOf(clause.source, clause.from + at, clause.from + at + match[0].length).written)}`,
          clause,
        ),
      ];
}
