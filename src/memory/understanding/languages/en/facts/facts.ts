import type { FactData } from '../../../language.ts';
import { mergeLists } from '../../../merge-lists.ts';
import { answerLists, answers } from './answers.ts';
import { answerHeads, asked, askedWords } from './asked.ts';
import { body, bodyLists } from './body.ts';
import { factFlagLists, factFlags } from './fact-flags.ts';
import { factWords } from './fact-words.ts';
import { forgetRequests, requestLists } from './forget-requests.ts';
import { forgetting, forgettingLists } from './forgetting.ts';
import { noteLists, notes } from './notes.ts';
import { ages, deeds, people, peopleLists, within } from './people.ts';
import { self, selfLists } from './self.ts';
import { tasteLists, tastes } from './tastes.ts';
import { work, workLists } from './work.ts';

/** The lists and tables that facts are read by: one table of all slots, so that the longest match of any decides who gets the words. */
export const facts: FactData = {
  lists: { ...factWords, ...requestLists, ...answerHeads },
  own: mergeLists(
    selfLists,
    workLists,
    peopleLists,
    bodyLists,
    tasteLists,
    answerLists,
    askedWords,
    forgettingLists,
    noteLists,
    factFlagLists,
  ),
  rules: {
    facts: [answers, self, work, people, body, tastes].join('\n'),
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
