/** Reads the name that the assistant is asked to call the user: "call me Beth", "never call me Elizabeth". */
import { type Found, fact } from './found.ts';
import { after, before, isWrittenAsName, type Phrase, phraseOf } from './phrases.ts';

const CALL =
  /^(?:(?:always|please|just) )*(?:call|address|refer to) me (?!(?:in|with|using|more|less|(?:in)?formally|politely|properly|respectfully|casually|directly)\b)(?:as |by )?(.+)$/;

/** Reads the name in a wish: "I'd rather you called me Beth"; `asked` is the thing wished. */
export function calledAsWished(
  asked: Phrase,
  infinitive: string,
  wish: Phrase,
  how: { readonly negated: boolean; readonly standing: boolean },
): Found[] {
  const called = CALL.exec(infinitive)?.[1];
  if (called === undefined) return [];
  const of = termIn(after(asked, asked.text.length - called.length));
  return how.negated ? notCalled(of, wish) : calledIn(of, wish, how.standing);
}

/** Reads the name in an order: "from now on call me Beth", "don't call me sir"; null where the order is about something else. */
export function calledAsOrdered(
  imperative: Phrase,
  whole: Phrase,
  how: { readonly refused: boolean; readonly lasting: boolean; readonly standing: boolean; readonly to: number },
): Found[] | null {
  const called = CALL.exec(imperative.text)?.[1];
  if (called === undefined) return null;
  const of = termIn(phraseOf(imperative.source, how.to - called.length, how.to));
  if (how.refused) return notCalled(of, whole);
  return how.lasting || /^\p{Lu}/u.test(of.written) ? calledIn(of, whole, how.standing) : [];
}

const termIn = (words: Phrase): Phrase =>
  before(words, / (?:from|please|instead|not|for|always|going|when|if|because|and|but|or|rather|in|at|on|by)(?= |$)/);

function calledIn(of: Phrase, whole: Phrase, replaces: boolean): Found[] {
  return isWrittenAsName(of) && isTerm(of)
    ? [fact('nickname', `wants to be called ${of.written}`, whole, { standing: true, replaces })]
    : [];
}

const notCalled = (of: Phrase, whole: Phrase): Found[] =>
  isTerm(of) ? [fact('preference', `does not want to be called ${of.written}`, whole, { standing: true })] : [];

const isTerm = (of: Phrase) =>
  of.text !== '' &&
  of.text.split(' ').length <= 3 &&
  !/^(?:later|back|when|if|at|on|tomorrow|today|a|an|the|crazy|old)\b/.test(of.text);
