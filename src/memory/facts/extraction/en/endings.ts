/** Reads the end of things that were so until now: "I quit my job", "I stopped smoking", "we split up". */
import type { Clause } from './clauses.ts';
import { type Found, fact } from './found.ts';
import { after, phraseOf } from './phrases.ts';
import { evidence, object, type Statement } from './statement.ts';
import { theirWords } from './third-person.ts';
import { thirdPersonOf, verbOf } from './verbs.ts';

/** Reads retractions: "I quit my job", "I stopped smoking", "we split up". */
export function retractions(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  const { text } = of;
  const over = (slot: string, value: string) => [
    fact(slot, value, evidence(statement, of), { kind: 'retraction' as const }),
  ];
  // "Quit" is its own past.
  const done = verb.mood === 'past' || verb.mood === 'perfect' || (verb.lemma === 'quit' && verb.mood === 'present');
  if (verb.negated || verb.modal !== null || !done) return [];
  if (verb.lemma === 'end' && ENDED_UP.test(text))
    return [fact('decision', `ended ${theirWords(of.written)}`, evidence(statement, of))];
  if (verb.lemma === 'retire') return [fact('profession', 'is retired', evidence(statement, of), { replaces: true })];
  if (/^(?:break|split|end)$/.test(verb.lemma))
    return (verb.lemma !== 'end' && /^up\b/.test(text)) ||
      /^(?:things|it off|my (?:relationship|engagement))/.test(text)
      ? over('partner', 'has a partner')
      : [];
  if (/^(?:my|our|the) (?:[\w']+ )?(?:job|position|gig|post)\b/.test(text)) return over('work', 'works');
  if (verb.lemma === 'lose') return [];
  const activity = verbOf(text.split(' ')[0] ?? '');
  if (/^(?:quit|stop)$/.test(verb.lemma) && activity?.form === 'ing') {
    if (/^(?:working at|working for)/.test(text)) return over('work', `works ${theirWords(after(of, 8).written)}`);
    const slot = /^(?:eating)/.test(text)
      ? 'diet'
      : /^(?:smoking|drinking|vaping|going|running|getting|waking)/.test(text)
        ? 'habit'
        : /^using/.test(text)
          ? 'technology'
          : null;
    return slot === null
      ? []
      : over(
          slot,
          `${thirdPersonOf(activity.lemma)} ${theirWords(after(of, (text.split(' ')[0] ?? '').length).written)}`.trim(),
        );
  }
  if (/^(?:quit|leave)$/.test(verb.lemma) && (/^\p{Lu}/u.test(of.written) || /^(?:the company|the firm)/.test(text)))
    return over('work', `works at ${of.written.replace(/ (?:last|in|a few|two|this|yesterday)\b.*$/, '')}`);
  return [];
}

/** "We ended up going with oak". */
const ENDED_UP =
  /^up (?:choosing|picking|going (?:with|for)|settling (?:on|for)|opting for|deciding (?:on|to)) (?!it\b|that\b|this\b|the (?:wrong|first)|my\b|our\b|him\b|her\b|them\b|friends?\b|a (?:friend|film|movie)\b)\w/;
const DISMISSED =
  /^i (?:have |just |finally |recently |also |sadly |actually |got |get |was |were |been )*(?:(?:fired|laid off|let go|sacked|made redundant|dismissed|axed)(?: (?:from|by|at|of) (.+))?|(?:resigned|stepped down)(?: (?:from|at) (.+))?|(?:lost|left|quit|handed in my notice at) (?:my job|my position|my post)(?: (?:at|with|in) (.+))?|quit (?:at )?(\p{L}.+))$/u;
const WHEN =
  / (?:last|this|in (?:\d|january|february|march|april|may|june|july|august|september|october|november|december)|on \w+day|\w+ (?:days?|weeks?|months?|years?) ago|yesterday|today|recently|already|back in|two|a few|and|because|after)\b.*$/;

/** Reads the end of a job: "I got fired from Google", "I was laid off", "I quit Google last month". */
export function endingIn(clause: Clause, at: number): Found[] {
  const text = clause.text.slice(at);
  const match = DISMISSED.exec(text);
  if (match === null) return [];
  const [, ...places] = match;
  const place = places.find((words) => words !== undefined) ?? '';
  const start = clause.from + at;
  const whole = phraseOf(clause.source, start, clause.to);
  const of = phraseOf(
    clause.source,
    clause.to - place.length,
    clause.to - place.length + place.replace(WHEN, '').length,
  );
  const named = /^(?:the |a )?\p{Lu}/u.test(of.written);
  if (/^i (?:\w+ )*quit (?!my (?:job|position|post))/.test(text) && !named) return [];
  if (/^my (?:job|position|post|role)/.test(of.text) || !named)
    return [fact('work', 'works', whole, { kind: 'retraction' })];
  return [fact('work', `works at ${of.written}`, whole, { kind: 'retraction' })];
}
