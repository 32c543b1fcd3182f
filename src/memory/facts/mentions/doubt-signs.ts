/** The words by which a user doubts what an answer took for granted, for folded sentences. The signs of each language are data in `doubt-signs/`. */
import { type Sign, signsOf } from '../signs/signs.ts';
import type { DoubtKind } from './doubt-signs/doubt-kind.ts';
import { ENGLISH } from './doubt-signs/en.ts';
import { SPANISH } from './doubt-signs/es.ts';
import { PORTUGUESE } from './doubt-signs/pt.ts';

export const DOUBT_SIGNS: Readonly<Record<'es' | 'en' | 'pt', readonly Sign<DoubtKind>[]>> = {
  es: signsOf(SPANISH),
  en: signsOf(ENGLISH),
  pt: signsOf(PORTUGUESE),
};
