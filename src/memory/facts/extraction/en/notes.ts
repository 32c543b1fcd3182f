/** Reads the facts a user asks to have remembered that fit no slot: they are kept as they were said, in the third person. */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { phraseOf } from './phrases.ts';
import { theirWords } from './third-person.ts';
import { verbPhraseAt } from './verb-phrase.ts';

const SHORTEST = 3; // words
const LONGEST = 300; // characters
const NOT_LASTING =
  /^(?:it|this|that|these|those|you|he|she|they|there(?! (?:is|are) )|to|how|what|when|where|why|who|if|please|can|could|me|us|them|him|her|for|in|on|at|i (?:am (?:just|still|only|in a|on my|at|running|tired|late|busy|not|so|new|a beginner|asking|going|about|trying|looking|using|talking|back|here|done|ready|off|aware|waiting|happy|sorry)|need|want|will|would|might|may|think|guess|can|could|just|already|did|was|have (?:to|a (?:meeting|question|call|dentist)|already|no|not|been|got to)|asked|said|know|like this|love (?:it|this|that)))\b/;
const AT_HAND =
  /\b(?:the (?:function|code|output|script|answer|response|above|below|following|method|class|variable|array|loop))\b/;
const OF_OTHERS =
  /\b(?:this (?:function|code|output|script|file|message|question|email|text|request|version|is)|the (?:build|server|api|test|file|link|deadline is (?:today|tomorrow))|he|she)(?: |$)/;
/** Sayings of encouragement or of everybody, which tell nothing about the user. */
const ENCOURAGES =
  /^(?:even|sometimes|everyone|everybody|nobody|no one|every (?!\w+day)|life|love|staying|being|taking|having|small|things|good things|all (?:good|things|you)|it|mistakes|failure|success|change|progress|setbacks|\w+ing )\b|\b(?:(?:is|are) (?:very |so |really |always )?(?:important|okay|ok|possible|worth it|enough|key|normal|valid)|makes? (?:a|all the) difference|never too late|can be|you|your|yourself)\b/;
const APPOINTMENT =
  /^(?:the|my|our|i have (?:a|an|my)|we have (?:a|an|our)|there is (?:a|an)) (?:[\w'-]+ ){0,3}(?:meeting|appointment|call|interview|flight|exam|party|dinner|lunch|deadline|demo|presentation|standup|train|reservation|game|match|show|class|webinar)\b.*\b(?:is|at|on|tomorrow|in|leaves|starts|by)\b/;
const STATES = /\b(?:is|are|has|have|am|was|will|do|does|can|cannot|always|never|must|should|[a-z]+s|[a-z]+ed)\b/;

export function noteIn(clauses: readonly Clause[], index: number, at: number, asked: boolean): Found | null {
  const clause = clauses[index];
  if (clause === undefined) return null;
  const body = clause.text.slice(at);
  if (body.split(' ').length < SHORTEST || NOT_LASTING.test(body) || AT_HAND.test(body) || !STATES.test(body))
    return null;
  if (ENCOURAGES.test(body) && !/\b(?:i|we|my|our|me|us)\b/.test(body)) return null;
  if (APPOINTMENT.test(body) && !/\b(?:every|always|each|usually|weekly|daily|monthly|\w+days)\b/.test(body))
    return null;
  if (!asked && (!/^(?:the|my|our|we|i|all|every|no)\b/.test(body) || OF_OTHERS.test(body))) return null;
  const ends = clauses.slice(index + 1).find(({ border }) => !/^(?:and|or)$/.test(border));
  const to =
    ends === undefined ? (clauses.at(-1)?.to ?? clause.to) : (clauses[clauses.indexOf(ends) - 1]?.to ?? clause.to);
  const of = phraseOf(clause.source, clause.from + at, Math.min(to, clause.from + at + LONGEST));
  const value = toldOf({ ...clause, from: of.from, to: of.to, text: of.text }, 0);
  return fact('note', value, of);
}

/** Returns any clause in the third person: "I'm on leave in May" is "is on leave in May". */
export function toldOf(clause: Clause, at: number): string {
  const text = clause.text.slice(at);
  const subject = /^(?:i|we) /.exec(text);
  if (subject === null) return theirWords(phraseOf(clause.source, clause.from + at, clause.to).written);
  const verb = verbPhraseAt(clause.text, at + subject[0].length, true);
  if (verb === null) return theirWords(phraseOf(clause.source, clause.from + at, clause.to).written);
  const object = phraseOf(clause.source, clause.from + verb.at, clause.to);
  if (verb.modal !== null && verb.modal !== 'cannot')
    return `${verb.modal} ${verb.negated ? 'not ' : ''}${verb.lemma} ${theirWords(object.written)}`;
  if (verb.mood === 'past')
    return theirWords(phraseOf(clause.source, clause.from + at + subject[0].length, clause.to).written);
  return `${verb.told} ${theirWords(object.written)}`;
}
