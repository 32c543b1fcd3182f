import type { FactData } from '../../../language.ts';
import { mergeLists } from '../../../merge-lists.ts';
import { answers } from './answers.ts';
import { answerHeads, asked, askedWords } from './asked.ts';
import { body } from './body.ts';
import { factFlags } from './fact-flags.ts';
import { factWords, ownWords } from './fact-words.ts';
import { forgetRequests, requestLists } from './forget-requests.ts';
import { forgetting } from './forgetting.ts';
import { notes } from './notes.ts';
import { ages, deeds, people, within } from './people.ts';
import { self } from './self.ts';
import { tastes } from './tastes.ts';
import { work } from './work.ts';

/** The lists and tables that facts are read by: one table of all slots, so that the longest match of any decides who gets the words. */
export const facts: FactData = {
  lists: { ...factWords, ...requestLists, ...answerHeads },
  own: mergeLists(ownWords, askedWords),
  rules: {
    facts: [answers, self, work, body, people, tastes].join('\n'),
    within,
    ages,
    deeds,
    factFlags,
    forgetting,
    forgetRequests,
    notes,
    asked,
  },
};
