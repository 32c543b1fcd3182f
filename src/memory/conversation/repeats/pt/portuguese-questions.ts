import type { QuestionSigns } from '../question-signs.ts';
import { ANSWERS } from './answers.ts';
import { ASKING } from './asking.ts';
import { GATES } from './gates.ts';
import { SLOTS } from './slots.ts';
import { WANTED } from './wanted.ts';

/** The rules of Portuguese questions. */
export const PORTUGUESE_QUESTIONS: QuestionSigns = {
  asking: ASKING,
  gates: GATES,
  slots: SLOTS,
  answers: ANSWERS,
  wanted: WANTED,
};
