/** The sorts of answers that a question says it wants: by its kind, and by its words. */
import type { Word } from '../../text/phrase.ts';
import type { Rules } from './question-rules.ts';
import type { AskedKind } from './question-signs.ts';

/** What each kind of question wants to be told. */
const WANTED_BY_KIND: Readonly<Record<AskedKind, readonly string[]>> = {
  'what to do': ['way'],
  'what for': ['use'],
  why: ['cause'],
  'what time': ['time'],
  'how often': ['frequency'],
  'how long': ['duration'],
  'how far': ['distance'],
  'how old': ['age'],
  when: ['when'],
  'how many': ['amount'],
  where: ['place'],
  whom: ['who'],
  who: ['who'],
  how: ['way'],
  what: [],
};
/** Kinds of which a word tells more closely what is wanted: "how much does it cost", "who directed it". */
const BROAD: ReadonlySet<AskedKind> = new Set(['how many', 'how', 'who']);

/** Returns the sorts of answers that a question says it wants, a word or its kind at a time. */
export function wantsOf({ wanted }: Rules, words: readonly Word[], kind: AskedKind): readonly (readonly string[])[] {
  const told = words.flatMap(({ plain }) => {
    const sorts = wanted.get(plain);
    return sorts === undefined ? [] : [sorts];
  });
  const ofKind = WANTED_BY_KIND[kind];
  return ofKind.length === 0 || (told.length > 0 && BROAD.has(kind)) ? told : [...told, ofKind];
}
