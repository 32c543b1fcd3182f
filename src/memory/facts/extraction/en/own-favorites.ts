/** Reads favourites: "My favorite film is Alien", "mate is my go-to drink". */
import { meaningOf } from '../../fact-slots.ts';
import { IS } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import type { Owned } from './owned.ts';
import { after, isWrittenAsName, namesSomething, type Phrase } from './phrases.ts';
import { theirWords } from './third-person.ts';
import { thirdPersonOf } from './verbs.ts';

const FAVORITE = new RegExp(
  `^(?:of all (?:the )?[\\w -]{2,30} )?(?:(?:(?:my|our) )?(?:(?:own|absolute|personal|current|all[- ]time|number one|new) )*(?:favorite|best(?= (?:food|colou?r|film|movie|song|artist|singer|player|subject|dish|drink|meal|musician|actor|actress|author|season)(?: is| are|'s| has| would|:)))(?: (.+?))?(?: (?:of all time|ever|right now|at the moment|growing up|of them all|by far))?|(?:my|our) go[- ]to (.+?)|(?:my|our) (?:number one|top|all[- ]time|desert island) (?=(?:film|movie|book|band|song|album|artist|show|game|team|dish|food|drink|author|singer|place|city)\b)(.+?))(?:${IS}| (?:has|have|is|are) (?:(?:got|have) )?to be| would have to be| must be) (?:probably |definitely |hands down |easily |by far |(?:gotta|have to|got to|has to) be |still |always |and always has been )*(.+)$`,
);

export function favoriteIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const favorite = FAVORITE.exec(text);
  if (favorite === null) return null;
  const of = owned.tail((favorite[4] ?? '').length);
  const [plain] = /of all (?:the )?([\w -]+?)s? my/.exec(text)?.slice(1) ?? [];
  const thing = (favorite[1] ?? favorite[2] ?? favorite[3] ?? plain ?? 'thing').replace(/^(?:is|are)$/, 'thing');
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
    /^(?:of all (?:the )?[a-z]+?s? )?(.{2,60}?) (?:is|are|has always been|remains|has (?:got )?to be|have to be|must be|would have to be) (?:still |probably |definitely |easily |hands down |by far |also )*(?:my|our) (?:(?:absolute|all-time|number one|personal) )*(?:favorite|go-to|best(?= (?:food|colou?r|film|movie|song|artist|singer|player|subject|dish|drink|meal|musician|actor|actress|author|season)$))(?: (.+))?$/.exec(
      text,
    );
  if (favored === null) return null;
  const all = /^of all (?:the )?([a-z]+?)s? /.exec(text);
  const of = after(owned.head((all?.[0] ?? '').length + (favored[1] ?? '').length), (all?.[0] ?? '').length);
  const thing = (favored[2] ?? all?.[1] ?? 'thing').replace(
    / (?:of all time|ever|by far|in the world|hands down).*$/,
    '',
  );
  if (
    !namesSomething(of.text) ||
    /^(?:the|option|number|version|he|she|they|who|which|here|mine)\b/.test(of.text) ||
    /^(?:part|one|bit|line|so far|of|option)\b/.test(thing)
  )
    return [];
  return [liking(thing, of, owned.whole, owned.replacing)];
}

const TEAM_FIRST =
  /^([\w' -]{2,30}?) (?:is|are|has always been) my (?:(football|soccer|rugby|nfl|nba|mlb|nhl|afl|hurling|cricket|baseball|basketball|hockey|netball) )?(?:team|club|side)$/;
const FOR_LIFE =
  /^(?:(?:and )?(?:it )?has (?:always )?been(?: |$)|since |ever since |always (?:has|have|will)|for life|through)/;

/** Reads a favourite team: "Arsenal is my team, has been since I was six". Without a sport or the years it may be one at work. */
export function teamFirst(owned: Owned): Found[] | null {
  const team = TEAM_FIRST.exec(owned.text);
  if (team === null) return null;
  const of = owned.head((team[1] ?? '').length);
  const followed = team[2] !== undefined || FOR_LIFE.test(owned.following[0]?.text ?? '');
  return followed && isWrittenAsName(of) && namesSomething(of.text)
    ? [liking(`${team[2] ?? ''} team`.trim(), of, owned.whole, owned.replacing)]
    : [];
}

const MOST_LOVED =
  /^the ([a-z]+(?: [a-z]+)?) (?:that )?i (?:love|like|enjoy) (?:the )?most (?:of all )?(?:is|are) (.+)$/;
const MOST_FELT =
  /^(?:what|(?:the )?(?:one |main )?thing) (?:that )?i (really |absolutely )?(love|hate|like|dislike|enjoy|loathe|cannot stand|cannot bear|cannot abide)(?: (?:the )?most)?(?: (?:in life|in the world|of all))? is (.+)$/;

/** Reads a favourite or a dislike: "the book I love most is Emma", "one thing I can't stand is lateness". */
export function mostFelt(owned: Owned): Found[] | null {
  const loved = MOST_LOVED.exec(owned.text);
  const felt = loved === null ? MOST_FELT.exec(owned.text) : null;
  const words = loved?.[2] ?? felt?.[3];
  if (words === undefined) return null;
  const of = owned.tail(words.length, true);
  if (!namesSomething(of.text) || /^(?:the|your|how|that|when you|being able)\b/.test(of.text)) return [];
  if (loved !== null && !/^(?:thing|part|bit|one|version|option)$/.test(loved[1] ?? ''))
    return [liking(loved[1] ?? 'thing', of, owned.spanning(of), owned.replacing)];
  const feeling = felt?.[2] ?? 'love';
  const told = feeling.startsWith('cannot') ? feeling.replace('cannot', "can't") : thirdPersonOf(feeling);
  return [fact('preference', `${told} ${theirWords(of.written)}`, owned.spanning(of))];
}

export function liking(
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
