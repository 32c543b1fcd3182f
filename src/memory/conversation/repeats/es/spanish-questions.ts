import type { QuestionSigns } from '../question-signs.ts';
import { ANSWERS } from './answers.ts';
import { ASKING } from './asking.ts';
import { GATES } from './gates.ts';
import { SLOTS } from './slots.ts';
import { WANTED } from './wanted.ts';

/** The rules of Spanish questions. */
export const SPANISH_QUESTIONS: QuestionSigns = {
  asking: ASKING,
  gates: GATES,
  slots: SLOTS,
  answers: ANSWERS,
  wanted: WANTED,
};
