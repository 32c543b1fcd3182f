/** Reads users' names: "my name is Ana", "my surname is Vega", "call me Bex". */

import { IS, OWN } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import { GIVEN_NAMES } from './lexicon.ts';
import type { Owned } from './owned.ts';
import { nameIn } from './person-names.ts';
import { before, isWrittenAsName, phraseOf } from './phrases.ts';

const NAME = new RegExp(
  `^(?:${OWN}name${IS}|my names(?= (?!are\\b|of\\b|in\\b|for\\b|and\\b))|(?:the )?name is|the name on my (?:passport|birth cert(?:ificate)?|licen[cs]e|id|visa|papers|badge|payslip) is|(?:first|given|full) name(?: is|'s|:)?|name:|(?:the )?name's|this is|it is(?= [\\p{L}'-]+(?: [\\p{L}'-]+)? (?:here|again|speaking)$)|i am called|(?:i was|they|my (?:parents|mom|dad|mother|father|folks)) (?:named|christened|baptised)(?: me)?|people call me|myself|you are (?:talking|speaking|chatting) (?:to|with)) (?!not\\b)(.+)$`,
  'u',
);

const GIVEN = /^(?:(?:first|given|full) name|(?:i was|they|my \w+) (?:named|christened|baptised))\b/;
const SURNAME =
  /^(?:(?:my|our) )?(?:last name|surname|family name)(?: is(?: now)?(?: (?:spelled|spelt|written))?|'s|:| (?:has )?changed to| became) (?!not\b)(.+)$|^(?:last name|surname|family name) (?!not\b|is\b|and\b|for\b|in\b|or\b)(.+)$/;
const NICKNAME =
  /^(?:(?:(?:but|so|and|literally|basically|practically|pretty much|almost|nearly|just) )*(?:my|mates|pals|family|colleagues|coworkers|workmates|teammates|most folks|everyone|everybody|most people|people|friends|they|folks|nearly everyone|almost everyone|(?:(?:all|most) )?(?:of )?(?:my|ma|me|the) (?:\w+ )?(?:friends|mates|pals|family|colleagues|coworkers|lads|girls|kids|students|team|boss|wife|husband|mom|dad|gran|nan))(?: (?:at|in|on|from|round|around|back) (?:the |my )?[a-z']+)? (?:(?:all|just|usually|mostly|always|only|literally|actually|still|simply) )*(?:calls?|knows?) me(?: as)?|(?:you (?:can|may|could|should|must) )?(?:always )?(?:just )?(?:call|address|refer to) me(?: as| by)?|i (?:would )?(?:rather|prefer|like)(?: to be| being| be) (?:called|known as)|i (?:would )?(?:rather|prefer|like)(?: it)?(?: if| that)? you (?:to )?call(?:ed)? me|i (?:also |only )?(?:answer|respond) to(?: the name)?|you (?:may|might|can) know me as|i (?:usually |mostly )?(?:use|go with) the name|i am (?:usually |mostly |also |better )?known as|(?:my|our) (?:nickname|nick|preferred name)(?: is|'s| has always been)|it is (?:just )?|feel free to call me) (.+)$/;
const NOT_CALLED =
  /^(?:when|later|back|tomorrow|today|tonight|if|at|on|a|an|the|crazy|old|old-fashioned|picky|weird|lazy|paranoid|naive|cynical|stupid|dumb|biased|pedantic|skeptical|sceptical|boring|in|by|after|before|that|this|out|up|maybe|asap|now|any|every|as|names|sir|madam|it|what|whatever|nuts|sentimental|impatient|jealous|spoiled|greedy|old school|silly|for|with|to|too|well|better|best|inside|only|my|his|her|your|their|about|please|ishmael|curious|basic|extra)\b/;

/** Particles that the bearers of a name write small: "van der Westhuizen". */
const PARTICLES = /^(?:(?:van|von|der|den|de|da|del|della|di|du|dos|ter|ten|le|la|bin|al|el|af|av) )+\p{Lu}/u;

export function surnameIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const surname = SURNAME.exec(text);
  if (surname === null) return null;
  const of = nameIn(owned.rest((surname[1] ?? surname[2] ?? '').length), true);
  if (of === null || !(isWrittenAsName(of) || PARTICLES.test(of.written))) return [];
  return [fact('surname', `has the surname ${of.written}`, owned.spanning(of), owned.replacing)];
}

export function ownNameIn(owned: Owned): Found[] | null {
  const { text, source, clause } = owned;
  const name = NAME.exec(text);
  if (name === null) return null;
  const certain = !/^(?:this is|myself)/.test(text);
  const of = nameIn(owned.rest((name[1] ?? '').length), certain);
  const title = of !== null && /^ (?:is|was|has|are) /.test(source.text.slice(of.to, clause.to));
  if (title) return [];
  // "First name is required", "I was named captain".
  if (of !== null && GIVEN.test(text) && !/^\p{Lu}\p{Ll}/u.test(of.written) && !GIVEN_NAMES.has(of.text)) return [];
  if (
    of !== null &&
    !(/^this is/.test(text) && !/^this is [\p{L} ]+ (?:here|speaking|again)$/u.test(text) && owned.at !== 0)
  ) {
    if (/^people call/.test(text))
      return [fact('nickname', `is called ${of.written}`, owned.spanning(of), { standing: true })];
    return /^this is/.test(text) &&
      !/(?:here|speaking|from|again)\b/.test(text.slice(-12)) &&
      owned.following.length === 0
      ? []
      : [fact('name', `is called ${of.written}`, owned.spanning(of), owned.replacing)];
  }
  return certain ? null : [];
}

/** Reads a name that stands first: "Ana Vega is my legal name". */
export function nameFirst(owned: Owned): Found[] | null {
  const { text } = owned;
  const legal =
    /^([\p{L}' -]{2,40}?)(?:'s| is) (?:my|our) (?:(?:legal|full|real|given|first|actual|birth|last|middle) )?(?:sur)?name\b/u.exec(
      text,
    ) ?? /^([\p{L}'-]{2,20}(?: [\p{L}'-]{2,20})?)(?:'s| is) the name$/u.exec(text);
  if (legal === null) return null;
  const of = nameIn(owned.head((legal[1] ?? '').length), true);
  if (of === null || !/^\p{Lu}/u.test(of.written)) return [];
  return /\b(?:last |sur)name\b/.test(text)
    ? [fact('surname', `has the surname ${of.written}`, owned.spanning(of), owned.replacing)]
    : [fact('name', `is called ${of.written}`, owned.spanning(of), owned.replacing)];
}

/** "It's Hamish btw, not James"; "Not Karen. It's Karin, with an i". */
const IT_IS = /^it is ([\p{L}'-]+)(?: (?:btw|by the way|actually|in fact))*(?: not ([\p{L}'-]+))?$/u;
const OTHERS_NAME = /\b(?:he|she|they|his|her|their|our|my (?!name))\b/;

export function nameMended(owned: Owned): Found[] {
  const { text, source } = owned;
  const match = IT_IS.exec(text);
  if (match === null || OTHERS_NAME.test(`${source.before} ${source.text}`)) return [];
  const [next] = owned.following;
  const wrong =
    match[2] ??
    /^(?:and )?not ([\p{L}'-]+)$/u.exec(next?.text ?? '')?.[1] ??
    (/^with an? [a-z]\b/.test(next?.text ?? '')
      ? /^(?:no[,.]? )?(?:(?:i am|my name is|it is) )?not ([\p{L}'-]+)[.!]*$/u.exec(source.before)?.[1]
      : undefined);
  const at = owned.start + 'it is '.length;
  const of = phraseOf(source, at, at + (match[1] ?? '').length);
  if (wrong === undefined || !isWrittenAsName(of)) return [];
  if (!GIVEN_NAMES.has(wrong) && !GIVEN_NAMES.has(of.text)) return [];
  return [fact('name', `is called ${of.written}`, owned.spanning(of), { replaces: true })];
}

/** "Natasha, or Tash to my friends", "Pip for short". */
const FOR_SHORT =
  /^(?:(?:it is [\p{L}'-]+ )?(?:or|but|just) )?([\p{L}'-]+) (?:to (?:my|most of my|all my) (?:friends|mates|pals|family|colleagues|students)|for short)$/u;
/** A name that will do, counted only in talk about names: "TJ is fine, nobody uses my full name". */
const WILL_DO =
  /^(?:just )?([\p{L}'-]+)(?: is| 's|'s)? (?:fine|will do|works|does fine|is ok|okay|good|grand)(?: (?:by|with|for) me)?$/u;
const OF_NAMES =
  /\b(?:full name|first name|surname|my name|nickname|mr|mrs|ms|formal\w*|calls? me|says? [\p{Lu}]\w+|for short|nobody (?:calls|says|uses))\b/iu;

function shortForm(owned: Owned): Found[] | null {
  const { text, source, clause } = owned;
  const short = FOR_SHORT.exec(text) ?? (OF_NAMES.test(source.text.slice(clause.to)) ? WILL_DO.exec(text) : null);
  if (short === null) return null;
  const of = nameIn(owned.head(text.indexOf(short[1] ?? '') + (short[1] ?? '').length), true);
  const name = of === null ? null : phraseOf(of.source, owned.start + text.indexOf(short[1] ?? ''), of.to);
  const known = name !== null && (/^\p{Lu}/u.test(name.written) || name.text.length <= 3 || GIVEN_NAMES.has(name.text));
  if (name === null || !known || /^(?:it|that|this|which|anything|either|whatever)$/.test(name.text)) return null;
  return [fact('nickname', `wants to be called ${name.written}`, owned.whole, { standing: true, ...owned.replacing })];
}

export function nicknameIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const short = shortForm(owned);
  if (short !== null) return short;
  const called = NICKNAME.exec(text);
  if (called !== null && !NOT_CALLED.test(called[1] ?? '') && !/^it is/.test(text)) {
    const of = before(
      owned.rest((called[1] ?? '').length),
      / (?:from|please|instead|not|everybody|everyone|for short|going|ok|okay|if|when|because|and|but|or|rather|thanks|in|at|on|by)(?= |$)/,
    );
    const short = of.text.split(' ').length <= 3 && /[\p{L}\uE000]/u.test(of.text);
    if (short && (isWrittenAsName(of) || /\uE000/.test(of.text)) && !/\b(?:later|back|tomorrow|today)\b/.test(of.text))
      return [
        fact('nickname', `wants to be called ${of.written}`, owned.spanning(of), {
          standing: true,
          ...owned.replacing,
        }),
      ];
  }
  return null;
}
