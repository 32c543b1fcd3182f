/** Names of people, where a user may tell one: "I'm Ana", "called Bo", "my sister Ines". */
import { type Found, fact } from './found.ts';
import { DIET, GIVEN_NAMES, LANGUAGE, NATIONALITY, RELIGION } from './lexicon.ts';
import { after, before, isWrittenAsName, type Phrase, phraseOf } from './phrases.ts';
import type { Trait } from './trait.ts';

const NOT_A_NAME =
  /^(?:a|an|the|i|ok|okay|fine|good|great|sorry|sure|back|here|there|home|done|ready|in|at|on|so|not|very|going|trying|just|team|gen|type|pro|anti|ex|new|from|with|about|all|out|up|down|off|over|under|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|aries|taurus|gemini|libra|scorpio|sagittarius|capricorn|aquarius|pisces|batman|god|lost|stuck|tired|hungry|happy|sad|bored|confused|late|busy|free|open|using|looking|working|getting|having|being|building|doing|afraid|glad|aware|able|available|unable|allergic|married|single|thinking|no|yes|your|my|his|her|their|our|it|that|this|one|two|he|she|they|we|you)$/;
const STATES_OF_MIND = /(?:ing|ed|ful|less|ous|able|ible|ive|ic|ish)$/;
const NO_NAME =
  /^(?:mud|legion|irrelevant|private|unknown|important|spelled|spelt|misspelled|mispronounced|wrong|correct|common|rare|long|short|hard|easy|pronounced|written|missing|listed|changed|different|unusual|weird|secret|confidential|taken|already)\b/;
const NO_PERSON = new RegExp(`^(?:${NATIONALITY}|${RELIGION}|${DIET}|${LANGUAGE})\\b`);

/** Returns the name in a phrase where one may stand: a few words with capitals, and nothing that describes a mood. */
export function nameIn(phrase: Phrase, certain = false): Phrase | null {
  const of = phraseOf(
    phrase.source,
    phrase.from,
    phrase.from +
      (/^(?:dr |mr |mrs |ms |miss |prof )?[\p{L}\uE000'’.-]+(?: [\p{L}\uE000'’-]+){0,3}/u.exec(phrase.text)?.[0]
        .length ?? 0),
  );
  const name = before(
    of,
    / (?:and|by|from|but|or|so|in|at|the|here|again|with|for|now|too|please|because|if|is|was|who|my|your|on|as|btw|not|instead|ok|okay)(?= |$)/,
  );
  const first = name.text.split(' ')[0] ?? '';
  if (name.text === '' || NOT_A_NAME.test(first)) return null;
  if (certain && NO_NAME.test(name.text)) return null;
  if (/\uE000/.test(name.text)) return certain ? name : null;
  const rest = phrase.source.text.slice(name.to, phrase.to).trim();
  const capitals = name.written
    .split(' ')
    .every((word) => /^(?:\p{Lu}|(?:de|da|del|della|van|von|der|den|ter|ten|bin|al|la|el|dos|di|du|le)$)/u.test(word));
  if (certain) return capitals || isWrittenAsName(name) || name.text.split(' ').length === 1 ? name : null;
  if (rest !== '' && !/^(?:and|by|from|but|so|in|here|again|with|btw)\b/.test(rest)) return null;
  if (capitals) {
    if (/^\p{Lu}{2,}$/u.test(name.written.split(' ')[0] ?? '')) return null;
    if (GIVEN_NAMES.has(first)) return name;
    if (STATES_OF_MIND.test(first) && name.text === first) return null;
    return NO_PERSON.test(name.text) ? null : name;
  }
  return GIVEN_NAMES.has(first) && isWrittenAsName(name) ? name : null;
}

/** Reads a name after its verb: "called Bo", "known as Bo". */
export function calledIn({ bare, text }: Trait): Found[] | null {
  if (!/^(?:called|named|known as) /.test(text)) return null;
  const name = nameIn(after(bare, text.indexOf(' ') + (text.startsWith('known') ? 4 : 1)), true);
  return name === null ? [] : [fact('name', `is called ${name.written}`, bare)];
}

/** Reads a name that stands alone after "I'm": "I'm Ana". */
export function nameAlone({ phrase, fragment }: Trait): Found[] | null {
  const name = fragment ? null : nameIn(phrase);
  return name === null ? null : [fact('name', `is called ${name.written}`, name)];
}
