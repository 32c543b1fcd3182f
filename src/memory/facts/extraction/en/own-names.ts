/** What users are called: "my name is Ana", "my surname is Vega", "call me Bex". */
import { nameIn } from './being.ts';
import { IS, OWN } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import type { Owned } from './owned.ts';
import { before, isWrittenAsName } from './phrases.ts';

const NAME = new RegExp(
  `^(?:${OWN}name${IS}|my names(?= (?!are\\b|of\\b|in\\b|for\\b|and\\b))|(?:the )?name is|name:|name's|this is|i am called|people call me|myself|you are (?:talking|speaking|chatting) (?:to|with)) (?!not\\b)(.+)$`,
);
const SURNAME = /^(?:my|our) (?:last name|surname|family name)(?: is(?: now)?|'s|:) (?!not\b)(.+)$/;
const NICKNAME =
  /^(?:(?:my|everyone|everybody|most people|people|my friends|friends|they|folks|all my friends) (?:all |just |usually |mostly )?(?:calls?|know) me(?: as)?|(?:you (?:can|may|could|should|must) )?(?:always )?(?:just )?(?:call|address|refer to) me(?: as| by)?|i (?:prefer|like) to be called|i am (?:usually |mostly |also |better )?known as|(?:my|our) (?:nickname|nick|preferred name) is|it is (?:just )?|i respond to|feel free to call me) (.+)$/;
const NOT_CALLED =
  /^(?:when|later|back|tomorrow|today|tonight|if|at|on|a|an|the|crazy|old|old-fashioned|picky|weird|lazy|paranoid|naive|cynical|stupid|dumb|biased|pedantic|skeptical|sceptical|boring|in|by|after|before|that|this|out|up|maybe|asap|now|any|every|as|names|sir|madam|it|what|whatever|nuts|sentimental|impatient|jealous|spoiled|greedy|old school|silly|for|with|to|about|please|ishmael|curious|basic|extra)\b/;

export function surnameIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const surname = SURNAME.exec(text);
  if (surname === null) return null;
  const of = nameIn(owned.rest((surname[1] ?? '').length), true);
  if (of === null || !isWrittenAsName(of)) return [];
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

/** "Ana Vega is my legal name". */
export function nameFirst(owned: Owned): Found[] | null {
  const { text } = owned;
  const legal =
    /^([\p{L}' -]{2,40}?)(?:'s| is) (?:my|our) (?:(?:legal|full|real|given|first|actual|birth|last|middle) )?name\b/u.exec(
      text,
    );
  if (legal === null) return null;
  const of = nameIn(owned.head((legal[1] ?? '').length), true);
  return of === null || !/^\p{Lu}/u.test(of.written)
    ? []
    : [fact('name', `is called ${of.written}`, owned.spanning(of), owned.replacing)];
}

export function nicknameIn(owned: Owned): Found[] | null {
  const { text } = owned;
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
