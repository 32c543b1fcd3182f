/**
 * The forms and words by which a message shows that others speak in it. The signs of each language are data in `voice-signs/`; a text is held against those of all,
 * for people mix them.
 */
import { shownBy, signsOf } from '../signs/signs.ts';
import { ENGLISH } from './voice-signs/en.ts';
import { SPANISH } from './voice-signs/es.ts';
import { PORTUGUESE } from './voice-signs/pt.ts';

export const VOICE_SIGNS = [SPANISH, ENGLISH, PORTUGUESE].flatMap(signsOf);

/** True where a folded text shows a sign of this kind. */
export const shows = shownBy(VOICE_SIGNS);
