/** What stands after "I": a verb, or "am" and what they are. */
import { placeIn, traitsIn } from './being.ts';
import type { Clause } from './clauses.ts';
import { whatTheyDo } from './doing.ts';
import { type Found, fact } from './found.ts';
import { GIVEN_NAMES, isProfession } from './lexicon.ts';
import { type Phrase, phraseAt, phraseOf } from './phrases.ts';
import { isPastimeSetting } from './routines.ts';
import type { Surroundings } from './statement.ts';
import { theirWords } from './third-person.ts';
import { type VerbPhrase, verbPhraseAt } from './verb-phrase.ts';

/** `at`: where the verb, or what modifies it, begins in the clause. */
export function predicate(surroundings: Surroundings, at: number): Found[] {
  const { clause, setting } = surroundings;
  const anyVerb =
    isPastimeSetting(setting) || /\b(?:always|never|usually|every|daily|for a living)\b/.test(clause.text);
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
    if (employer !== null) return [fact('work', `has been with ${employer.written}`, { ...employer, from: start })];
  }
  if (verb.mood === 'past') {
    return [...traits('was'), ...diagnosed(clause, verb.at)]
      .filter(
        ({ slot, value }) => /^(?:birthday|health)$/.test(slot) || (slot === 'origin' && /born|raised/.test(value)),
      )
      .map((one) => ({ ...one, value: one.value.replace(/^was was /, 'was '), from: start }));
  }
  const now = changed || verb.adverbs.includes('now');
  return [...traits(now ? 'is' : verb.told), ...diagnosed(clause, verb.at), ...teamOf(clause, verb.at)].map((one) => ({
    ...one,
    replaces: one.replaces === true || now,
    from: start,
  }));
}

/** "I've been in Cork for nine years": who has been somewhere for years lives there. */
const BEEN_IN =
  /^in (?=\p{L})[\p{L} .'-]{2,60}?(?= (?:for (?:(?:over|about|almost|nearly|more than|the|last|past) )*[\w-]+ (?:years|yrs|decades)|since (?:\d{4}|college|uni|university|school|childhood|birth|lockdown|covid|the pandemic|we|i (?!started|began))|all (?:my|our) li(?:fe|ves)|my whole life)\b)/u;
const NOT_IN_A_PLACE =
  /^(?:the )?(?:love|pain|therapy|recovery|remission|debt|business|bands?|choirs?|it|tech|care|hospital|prison|jail|rehab|charge|touch|contact|limbo|\w+ing|\w+ (?:industry|sector|business|trade|field))\b/;

const BEEN_WITH =
  /^with ([\p{L}][\p{L}\p{N} .&'-]{1,40}?) (?:for (?:over |about |almost |nearly |more than )?[\w-]+ (?:years|months)|since \S+)( as (?:an? )?\p{L}.*)?/u;
const POST = /\b(?:crew|staff|operations|sales|marketing|logistics|claims|payroll|maintenance)$/;

/** "With Qantas for eleven years, cabin crew": without a post it may be a friend, or a bank. */
function employerIn(clause: Clause, at: number, following: readonly Clause[]): Phrase | null {
  const match = BEEN_WITH.exec(clause.text.slice(at));
  if (match === null) return null;
  const from = clause.from + at + 'with '.length;
  const of = phraseOf(clause.source, from, from + (match[1] ?? '').length);
  const [next] = following;
  const post = match[2] !== undefined || (next !== undefined && (POST.test(next.text) || isProfession(next.text)));
  return post && /^\p{Lu}/u.test(of.written) && !GIVEN_NAMES.has(of.text) ? of : null;
}

/** "Not a fan of": of all that somebody is not, the only thing worth keeping. */
const DISLIKED =
  /\b(?:fan of|into|keen on|fond of|big on|one for|partial to|much of an?|mad (?:about|for|on)) |\bperson$/;

function diagnosed(clause: Clause, at: number): Found[] {
  const match = /^(?:\w+ )?(?:diagnosed with|living with|a survivor of) (.+)$/.exec(clause.text.slice(at));
  if (match === null) return [];
  const of = phraseAt(clause.source, clause.to - (match[1] ?? '').length, clause.to);
  return [fact('health', `has ${theirWords(of.written.replace(/ (?:last|in|when|two|a few)\b.*$/, ''))}`, of)];
}

function teamOf(clause: Clause, at: number): Found[] {
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
