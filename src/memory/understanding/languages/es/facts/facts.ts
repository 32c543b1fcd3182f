import type { FactData } from '../../../language.ts';
import { mergeLists } from '../../../merge-lists.ts';
import { answers, answerWords } from './answers.ts';
import { answerHeads, asked, askedWords } from './asked.ts';
import { body, bodyWords } from './body.ts';
import { factFlagLists, factFlags } from './fact-flags.ts';
import { factWords, ownWords } from './fact-words.ts';
import { forgetRequests, requestLists } from './forget-requests.ts';
import { forgetting, forgettingWords } from './forgetting.ts';
import { notes, noteWords } from './notes.ts';
import { ages, deeds, people, peopleWords, within } from './people.ts';
import { self, selfWords } from './self.ts';
import { tastes, tasteWords } from './tastes.ts';
import { work, workWords } from './work.ts';

/** The lists and tables that facts are read by: one table of all slots, so that the longest match of any decides who gets the words. */
export const facts: FactData = {
  lists: { ...factWords, ...requestLists, ...answerHeads },
  own: mergeLists(
    ownWords,
    factFlagLists,
    answerWords,
    askedWords,
    selfWords,
    peopleWords,
    bodyWords,
    forgettingWords,
    noteWords,
    workWords,
    tasteWords,
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
