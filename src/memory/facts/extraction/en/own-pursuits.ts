/** Reads hobbies, goals, dislikes and employers: "Chess is my hobby", "a goal of mine is…", "what I do for fun is…", "the bank I work for is…". */
import { type Found, fact } from './found.ts';
import type { Owned } from './owned.ts';
import { isWrittenAsName, namesSomething } from './phrases.ts';
import { theirWords } from './third-person.ts';

export function hobbyFirst(owned: Owned): Found[] | null {
  const { text } = owned;
  const hobby =
    /^(.{2,60}?) (?:is|are|has become|became) (?:also |still |really |probably |now )*(?:(?:my|our|one of my|another) (?:\w+ )?(?:hobby|hobbies|pastime|passion|passions)(?: of mine)?|a (?:hobby|passion) of mine|how i (?:relax|unwind)|what i do for fun)\b/.exec(
      text,
    );
  if (hobby === null) return null;
  const of = owned.head((hobby[1] ?? '').length);
  return namesSomething(of.text) && !/^(?:he|she|they|who|which)\b/.test(of.text)
    ? [fact('hobby', `has ${theirWords(of.written)} as a hobby`, owned.whole)]
    : [];
}

/** Reads a hobby: "Chess is my thing". Denials ("not my thing") are read with the other effects of things on users. */
export function theirThing(owned: Owned): Found[] | null {
  const thing =
    /^(?!(?:it|that|this|what|who|which|he|she|they|these|those|the) )([\w' -]{2,40}?) (?:really |just )?(?:is|are) (?:really |just |so |totally |definitely )*my (?:thing|jam)$/.exec(
      owned.text,
    );
  if (thing === null) return null;
  return [fact('hobby', `has ${owned.head((thing[1] ?? '').length).written} as their thing`, owned.whole)];
}

/** Reads a pursuit "of mine": "a goal of mine is…". */
export function ofTheirs(owned: Owned): Found[] | null {
  const { text } = owned;
  const ofMine =
    /^(?:another|one|a|an old|a new|a big|the main) (hobby|passion|goal|pet peeve|dislike) of (?:mine|ours) is (.+)$/.exec(
      text,
    );
  if (ofMine === null) return null;
  const of = owned.tail((ofMine[2] ?? '').length, true);
  if (!namesSomething(of.text)) return [];
  const value = theirWords(of.written);
  if (ofMine[1] === 'goal') return [fact('goal', `aims ${value}`, owned.spanning(of))];
  return /peeve|dislike/.test(ofMine[1] ?? '')
    ? [fact('preference', `dislikes ${value}`, owned.spanning(of))]
    : [fact('hobby', `has ${value} as a hobby`, owned.spanning(of))];
}

export function employerIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const employer =
    /^the (?:company|firm|place|school|hospital|agency|startup|bank|lab|store|shop|restaurant) (?:where )?i work(?: (?:for|at|in|with))? is (?:called )?(.+)$/.exec(
      text,
    );
  if (employer === null) return null;
  const of = owned.tail((employer[1] ?? '').length);
  return isWrittenAsName(of) && /^\p{Lu}/u.test(of.written)
    ? [fact('work', `works at ${of.written}`, owned.spanning(of))]
    : [];
}

/** Words before "is", with the slot of their answer and its value in the third person. */
const ACTIVITIES: readonly (readonly [RegExp, string, (value: string) => string])[] = [
  [/fun|relax|unwind/, 'hobby', (value) => `does ${value} for fun`],
  [/living|for work/, 'work', (value) => `does ${value} for a living`],
  [/live/, 'home', (value) => `lives in ${value}`],
  [/drive|ride/, 'vehicle', (value) => `drives ${value}`],
  [/studying/, 'studies', (value) => `studies ${value}`],
  [/allergic/, 'allergy', (value) => `is allergic to ${value}`],
  [/building|working|making/, 'project', (value) => `is building ${value}`],
];

/** Reads an activity or a home in a noun clause: "what I do for a living is…", "where I live is…". */
export function whatTheyDoIs(owned: Owned): Found[] | null {
  const { text } = owned;
  const what =
    /^(?:what i do for (?:fun|a living|work)|what i do(?: to (?:relax|unwind))?|the (?:city|town|place) i live in|where i live|what i (?:drive|ride)|what i am (?:building|working on|making)|what i am studying|(?:the (?:thing|app|project|game|tool) )i am (?:building|working on|making)|what i am allergic to|the (?:thing|one thing|only thing) i am allergic to)(?: now| currently| right now)? is (.+)$/.exec(
      text,
    );
  if (what === null) return null;
  const of = owned.tail((what[1] ?? '').length, true);
  const activity = ACTIVITIES.find(([pattern]) => pattern.test(text));
  if (!namesSomething(of.text) || activity === undefined) return [];
  const [, slot, told] = activity;
  return [fact(slot, told(theirWords(of.written)), owned.spanning(of))];
}
