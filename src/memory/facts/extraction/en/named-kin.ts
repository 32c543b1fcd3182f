/** Partners, children, kin and animals, by their names and ages. */

import { type Found, fact } from './found.ts';
import { ANIMAL, CHILD, GIVEN_NAMES, NUMBER, PARTNER, RELATIVE } from './lexicon.ts';
import type { Owned } from './owned.ts';
import { nameIn } from './person-names.ts';
import { before, isWrittenAsName, namesSomething, type Phrase, phraseOf } from './phrases.ts';

const WHICH = `(?:(?:late|older|younger|eldest|oldest|youngest|middle|big|little|twin|elder|step|new|first|second|third|dear|lovely|rescue|other|only|adopted|two|three|four|five|[\\w-]+-(?:year|month|week)-old|baby|teenage|tabby|ginger|black|white|old|elderly) )*`;
const KIN_NAMED = new RegExp(
  `^(?:my|our) ${WHICH}(${PARTNER}|${CHILD}|${RELATIVE}|${ANIMAL}|eldest|oldest|youngest|firstborn)(?:'s|'|s)?(?: (?:names? (?:is|are)|is (?:called|named)|are (?:called|named)|is (?:a|an) .{2,40}? (?:called|named)|goes by|answers to|(?<='s )(?:called|named)))(?: both)? (.+)$`,
);
const IS_PARTNER = new RegExp(`^${PARTNER}$`);
const IS_ANIMAL = new RegExp(`^${ANIMAL}$`);
const PARTNER_IS = new RegExp(
  `^(?:my|our) (?:new )?(${PARTNER})(?: (?:now|these days))? is (?:actually |also |now )?([\\p{L}' -]+)$`,
  'u',
);
const CHILD_IS = new RegExp(
  `^(?:my|our) (?:oldest |youngest |eldest )?(${CHILD}|${ANIMAL})(?:s)? (?:is|are) ([\\p{L}' -]+)$`,
  'u',
);
const IS_THEIRS = new RegExp(
  `^([\\p{L}'-]+(?: [\\p{L}'-]+)?) is (?:my|our) (?:(?:lovely|new|beloved|dear|oldest|youngest|eldest|older|younger|little|big|twin|rescue|old) )?(${PARTNER}|${CHILD}|${RELATIVE}|${ANIMAL})(?:'s name)?$`,
  'u',
);
const NOT_THEIRS =
  /^(?:he|she|it|this|that|who|what|which|here|there|today|tomorrow|one|the|a|an|my|our|your|his|her|where|how|why|so|and|but|not|only)\b/;
/** A name in a message without capitals: one word, and none of those that say something of a person. */
const SMALL =
  /^(?!(?:[a-z]+(?:ing|ness|er|ion|ment|ed|ly|ful)|love|music|coffee|food|work|money|god|life|home|nature|sleep)$)\p{L}{3,10}$/u;
const SEVERAL = /(?:[^s]s|children|mice|in-laws)$(?<!missus|mrs)/;
const AGES = new RegExp(
  `^(?:my|our) (?:two |three |four )?(kids|children|sons|daughters|boys|girls|twins|kid|son|daughter) (?:is|are) (?:both |now |all )*((?:\\d{1,2}|${NUMBER})(?: months?)?(?:(?:, ?| and )(?:\\d{1,2}|${NUMBER}))*)(?: (?:years? old|now))?$`,
);
const APPOSED_CHILD = new RegExp(`^(?:my|our) (${CHILD}) (\\p{L}+)$`, 'u');
/** Reads kin, a partner or an animal named first: "Imani is my girlfriend", "Rex is our dog". */
export function kinNamedFirst(owned: Owned): Found[] | null {
  const theirs = IS_THEIRS.exec(owned.text);
  if (theirs === null) return null;
  const of = owned.head((theirs[1] ?? '').length);
  const small = isWrittenAsName(of) && (GIVEN_NAMES.has(of.text) || SMALL.test(of.text));
  if (!(small || /^\p{Lu}/u.test(of.written)) || NOT_THEIRS.test(of.text) || nameIn(of, true) === null) return null;
  return [holding(theirs[2] ?? '', of.written, owned.whole)];
}

/** Partners, children, kin and animals, by name: "my wife's name is Ana", "my dog Rex", "my kids are 5 and 7". */
export function kinIn(owned: Owned): Found[] | null {
  const { text, source, clause } = owned;
  const held = (noun: string, names: string, of: Pick<Phrase, 'source' | 'from' | 'to'>) => [
    { ...holding(noun, names, of), ...owned.replacing },
  ];
  const named = KIN_NAMED.exec(text);
  if (named !== null) {
    const names = namesFrom(owned, (named[2] ?? '').length);
    return names === null ? null : held(named[1] ?? '', names.written, owned.spanning(names));
  }
  const is = PARTNER_IS.exec(text) ?? CHILD_IS.exec(text);
  if (is !== null) {
    const of = owned.rest((is[2] ?? '').length);
    const name = nameIn(of);
    if (name !== null && /^\p{Lu}/u.test(name.written)) return held(is[1] ?? '', of.written, owned.spanning(of));
  }
  const ages = AGES.exec(text);
  if (ages !== null) return [fact('family', `has ${ages[1]} aged ${ages[2]}`, owned.whole, owned.replacing)];
  const also = APPOSED_CHILD.exec(text);
  if (also === null || owned.following.length > 0) return null;
  const name = source.original(clause.to - (also[2] ?? '').length, clause.to);
  return /^\p{Lu}/u.test(name) ? held(also[1] ?? '', name, owned.whole) : null;
}

/** Returns the names in the last `length` characters of the clause, with those of the clauses after it: "Ana, Luz and Eva". */
function namesFrom(owned: Owned, length: number): Phrase | null {
  let names = before(
    owned.tail(length),
    / (?:and (?:he|she|they|it|its|it's|we|i|our|you)|with|from|after|if|in case|for|because|who)(?= |$)/,
  );
  if (names.text === '' || !namesSomething(names.text) || !isWrittenAsName(names) || names.text.split(' ').length > 6)
    return null;
  for (const next of owned.following) {
    const more = phraseOf(next.source, next.from, next.to);
    if (
      !/^(?:,|and|, ?and|&)$/.test(next.border) ||
      !/^(?:and )?\p{Lu}[\p{L}'-]+(?: and \p{Lu}[\p{L}'-]+)?$/u.test(more.written)
    )
      break;
    names = phraseOf(names.source, names.from, more.to);
  }
  return names;
}

/** Returns the fact that a user has someone of that name: "has a wife called Ana", "has kids called Leo and Maya". */
export function holding(noun: string, names: string, of: Pick<Phrase, 'source' | 'from' | 'to'>): Found {
  const slot = IS_PARTNER.test(noun) ? 'partner' : IS_ANIMAL.test(noun) ? 'pet' : 'family';
  const whom = /(?:est|born)$/.test(noun) ? 'child' : noun;
  const article = SEVERAL.test(whom) ? '' : /^[aeiou]/.test(whom) ? 'an ' : 'a ';
  return fact(slot, `has ${article}${whom} called ${names}`, of);
}
