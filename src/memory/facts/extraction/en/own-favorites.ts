/** "My favorite film is Alien", "mate is my go-to drink". */
import { meaningOf } from '../../fact-slots.ts';
import { IS } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import type { Owned } from './owned.ts';
import { namesSomething, type Phrase } from './phrases.ts';
import { theirWords } from './third-person.ts';

const FAVORITE = new RegExp(
  `^(?:of all (?:the )?[\\w -]{2,30} )?(?:(?:(?:my|our) )?(?:(?:own|absolute|personal|current|all-time|number one|new) )*(?:favorite|best(?= (?:food|colou?r|film|movie|song|artist|singer|player|subject|dish|drink|meal|musician|actor|actress|author|season)(?: is| are|'s| has| would|:)))(?: (.+?))?(?: (?:of all time|ever|right now|at the moment|growing up|of them all|by far))?|(?:my|our) go-to (.+?))(?:${IS}| (?:has|have) (?:got )?to be| would have to be| must be) (?:probably |definitely |hands down |easily |by far |gotta be |still |always |and always has been )*(.+)$`,
);

export function favoriteIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const favorite = FAVORITE.exec(text);
  if (favorite === null) return null;
  const of = owned.tail((favorite[3] ?? '').length);
  const [plain] = /of all (?:the )?([\w -]+?)s? my/.exec(text)?.slice(1) ?? [];
  const thing = (favorite[1] ?? favorite[2] ?? plain ?? 'thing').replace(/^(?:is|are)$/, 'thing');
  if (
    !namesSomething(of.text) ||
    /^(?:part|one|bit|line|option|version|so far|of (?:these|those|them))\b/.test(thing) ||
    thing.length > 40 ||
    /\b(?:so far|here|of these|of those|of them)\b/.test(thing)
  )
    return [];
  return [liking(thing, of, owned.spanning(of), owned.replacing)];
}

export function favoriteFirst(owned: Owned): Found[] | null {
  const { text } = owned;
  const favored =
    /^(.{2,60}?) (?:is|are|has always been|remains|has (?:got )?to be|have to be|must be|would have to be) (?:still |probably |definitely |easily |hands down |by far |also )*(?:my|our) (?:(?:absolute|all-time|number one|personal) )*(?:favorite|go-to|best(?= (?:food|colou?r|film|movie|song|artist|singer|player|subject|dish|drink|meal|musician|actor|actress|author|season)$))(?: (.+))?$/.exec(
      text,
    );
  if (favored === null) return null;
  const of = owned.head((favored[1] ?? '').length);
  const thing = (favored[2] ?? 'thing').replace(/ (?:of all time|ever|by far|in the world|hands down).*$/, '');
  if (
    !namesSomething(of.text) ||
    /^(?:the|option|number|version|he|she|they|who|which|here|mine)\b/.test(of.text) ||
    /^(?:part|one|bit|line|so far|of|option)\b/.test(thing)
  )
    return [];
  return [liking(thing, of, owned.whole, owned.replacing)];
}

function liking(
  thing: string,
  of: Phrase,
  spanning: Pick<Phrase, 'source' | 'from' | 'to'>,
  more: Partial<Found>,
): Found {
  const key = `favorite ${thing}`;
  // The title of a work stays as it is: "I Am Legend".
  const named = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(of.written) ? of.written : theirWords(of.written);
  return fact(meaningOf(key).slot, `has ${named} as favorite ${thing}`, spanning, { key, ...more });
}
