/**
 * Tells whether a question says all that another one says and goes on: "how long does a refund take if I paid by PayPal" asks of some refunds, and is
 * answered for these alone. A single word more may be implied, and is weighed; who puts the same at greater length does so before what both say, or
 * around it (of 1,030 pairs to fit on that are taken for the same, one goes on and is).
 */
import { STOP_WORDS } from '../../text/stop-words.ts';
import type { AskedTerm } from './asked-terms.ts';
import type { Compared } from './question-measures.ts';
import { RULES } from './question-rules.ts';
import type { Question } from './read-question.ts';

/** True where one of two questions goes on with a clause behind the last word that the other says too. A query in few words leaves out what it may. */
export function narrowsBehind(query: Question, earlier: Question, { pairs, kin, added, left }: Compared): boolean {
  if (query.isTyped || query.kind !== earlier.kind || kin.length > 0) return false;
  const goesOn = (one: Question, other: Question, common: readonly AskedTerm[], odd: readonly AskedTerm[]) => {
    const places = common.map(({ plain }) => one.words.indexOf(plain));
    const last = Math.max(...places);
    const isBehind = odd.every(({ plain }) => one.words.indexOf(plain) > last);
    return (
      isBehind &&
      ((odd.length > 1 && odd.some(({ isSoft }) => !isSoft)) || setsCondition(one.words.slice(last + 1), one, other))
    );
  };
  if (left.length === 0 && goesOn(query, earlier, firstOf(pairs), added)) return true;
  return added.length === 0 && goesOn(earlier, query, secondOf(pairs), left);
}

function firstOf(pairs: Compared['pairs']): readonly AskedTerm[] {
  return pairs.map(([one]) => one);
}

function secondOf(pairs: Compared['pairs']): readonly AskedTerm[] {
  return pairs.map(([, other]) => other);
}

/** True where words set a condition in words that the other question has not, be they such as tell little: "if I work there". */
function setsCondition(words: readonly string[], { language }: Question, other: Question): boolean {
  const at = words.findIndex((word) => RULES[language].conditions.has(word));
  return at >= 0 && words.slice(at + 1).some((word) => !STOP_WORDS[language].has(word) && !other.words.includes(word));
}
