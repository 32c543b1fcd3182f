/** Partners, children, kin and animals, by their names and ages. */
import { nameIn } from './being.ts';
import type { Belonging } from './belongings.ts';
import { type Found, fact } from './found.ts';
import { ANIMAL, CHILD, NUMBER, PARTNER, RELATIVE } from './lexicon.ts';
import { before, isWrittenAsName, namesSomething, type Phrase, phraseAt, phraseOf } from './phrases.ts';

const WHICH = `(?:(?:late|older|younger|eldest|oldest|youngest|middle|big|little|twin|elder|step|new|first|second|third|dear|lovely|rescue|other|only|adopted|two|three|four|five|[\\w-]+-(?:year|month|week)-old|baby|teenage|tabby|ginger|black|white|old|elderly) )*`;
const KIN_NAMED = new RegExp(
  `^(?:my|our) ${WHICH}(${PARTNER}|${CHILD}|${RELATIVE}|${ANIMAL})(?:'s|'|s)?(?: (?:names? (?:is|are)|is (?:called|named)|are (?:called|named)|is (?:a|an) .{2,40}? (?:called|named)|goes by|answers to|(?<='s )(?:called|named)))(?: both)? (.+)$`,
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
  `^([\\p{L}'-]+(?: [\\p{L}'-]+)?) is (?:my|our) (?:(?:lovely|new|beloved|dear|oldest|youngest|eldest|older|younger|little|big|twin|rescue|old) )?(${PARTNER}|${CHILD}|${RELATIVE}|${ANIMAL})$`,
  'u',
);
const NOT_THEIRS =
  /^(?:he|she|it|this|that|who|what|which|here|there|today|tomorrow|one|the|a|an|my|our|your|his|her|where|how|why|so|and|but|not|only)\b/;
const AGES = new RegExp(
  `^(?:my|our) (?:two |three |four )?(kids|children|sons|daughters|boys|girls|twins|kid|son|daughter) (?:is|are) (?:both |now |all )*((?:\\d{1,2}|${NUMBER})(?: months?)?(?:(?:, ?| and )(?:\\d{1,2}|${NUMBER}))*)(?: (?:years? old|now))?$`,
);
const APPOSED_CHILD = new RegExp(`^(?:my|our) (${CHILD}) (\\p{L}+)$`, 'u');
/** "Imani is my girlfriend", "Rex is our dog". */
export function kinNamedFirst({ clause }: Belonging, text: string, start: number): Found[] {
  const theirs = IS_THEIRS.exec(text);
  if (theirs === null) return [];
  const of = phraseOf(clause.source, start, start + (theirs[1] ?? '').length);
  if (!/^\p{Lu}/u.test(of.written) || NOT_THEIRS.test(of.text) || nameIn(of, true) === null) return [];
  return [holding(theirs[2] ?? '', of.written, phraseOf(clause.source, start, clause.to))];
}

/** Partners, children, kin and animals, by name: "my wife's name is Ana", "my dog Rex", "my kids are 5 and 7". */
export function kinIn({ clause, following }: Belonging, text: string, start: number): Found[] {
  const named = KIN_NAMED.exec(text);
  const whole = phraseOf(clause.source, start, clause.to);
  if (named !== null) {
    const noun = named[1] ?? '';
    let names = before(
      phraseAt(clause.source, clause.to - (named[2] ?? '').length, clause.to),
      / (?:and (?:he|she|they|it|its|it's|we|i|our|you)|with|from|after|if|in case|for|because|who)(?= |$)/,
    );
    if (names.text === '' || !namesSomething(names.text) || !isWrittenAsName(names) || names.text.split(' ').length > 6)
      return [];
    for (const next of following) {
      const more = phraseOf(next.source, next.from, next.to);
      if (
        !/^(?:,|and|, ?and|&)$/.test(next.border) ||
        !/^(?:and )?\p{Lu}[\p{L}'-]+(?: and \p{Lu}[\p{L}'-]+)?$/u.test(more.written)
      )
        break;
      names = phraseOf(names.source, names.from, more.to);
    }
    return [holding(noun, names.written, { source: names.source, from: start, to: names.to })];
  }
  const is = PARTNER_IS.exec(text) ?? CHILD_IS.exec(text);
  if (is !== null) {
    const of = phraseOf(clause.source, clause.to - (is[2] ?? '').length, clause.to);
    const name = nameIn(of);
    if (name !== null && /^\p{Lu}/u.test(name.written))
      return [holding(is[1] ?? '', of.written, { source: of.source, from: start, to: of.to })];
  }
  const ages = AGES.exec(text);
  if (ages !== null) return [fact('family', `has ${ages[1]} aged ${ages[2]}`, whole)];
  const also = APPOSED_CHILD.exec(text);
  if (
    also !== null &&
    following.length === 0 &&
    /^\p{Lu}/u.test(clause.source.original(clause.to - (also[2] ?? '').length, clause.to))
  )
    return [holding(also[1] ?? '', clause.source.original(clause.to - (also[2] ?? '').length, clause.to), whole)];
  return [];
}

function holding(noun: string, names: string, of: Pick<Phrase, 'source' | 'from' | 'to'>): Found {
  const slot = IS_PARTNER.test(noun) ? 'partner' : IS_ANIMAL.test(noun) ? 'pet' : 'family';
  return fact(slot, `has a ${noun} called ${names}`, of);
}
