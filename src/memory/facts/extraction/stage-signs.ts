/**
 * The words by which a conversation shows that what its user says next is not their own: a part that they play, or a text to work on. The signs of each
 * language are data in `stage-signs/`; a text is held against those of all, for people mix them.
 */
import { placeOf, shownBy, signsOf } from '../signs/signs.ts';
import { ENGLISH } from './stage-signs/en.ts';
import { SPANISH } from './stage-signs/es.ts';
import { PORTUGUESE } from './stage-signs/pt.ts';

export const STAGE_SIGNS = [SPANISH, ENGLISH, PORTUGUESE].flatMap(signsOf);

/** True where a folded text shows a sign of this kind. */
export const tellsOf = shownBy(STAGE_SIGNS);

/** Returns where a folded text first shows a sign of this kind. */
export const firstOf = placeOf(STAGE_SIGNS);
