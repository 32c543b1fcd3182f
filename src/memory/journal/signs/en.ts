import type { JournalSigns } from './journal-signs.ts';

/** Signs in English. */
export const ENGLISH_SIGNS: JournalSigns = {
  decided: {
    phrases: `
      i/we decided/chose
      i've/we've decided/chosen/agreed/settled
      i/we have decided/chosen/agreed/settled
      it's/is decided/settled
      we agreed
      we settled on
      let's go with
      i'll/we'll go/stick with
      i'm/we're going with the/option/plan
      i'll take the
      i confirm the
      in the end … go/going/buy/use with/for/the`,
    examples: [
      'We decided to use PostgreSQL for the project',
      "Let's go with the second one",
      "No, I'll take the cheap one, I'll take the bus",
      "We've agreed to meet on Thursday",
      "OK, we're going with the second option",
    ],
    others: [
      'Have we decided yet?',
      "I haven't decided anything",
      'We have not decided on a colour',
      'My boss decided to leave',
      'If we go with the second one, what do I lose?',
      'When we decided that, nobody listened',
      "I'm going with my sister",
    ],
  },
  solved: {
    phrases: `
      works/working now
      it/that works/worked
      it's/is working now
      that/this fixed/solved it
      i fixed/solved it
      that did it
      fixed/solved/resolved
      problem solved
      it was that`,
    examples: ['It works now, thanks!', 'That fixed it', 'Solved by changing the port', 'Perfect, that did it'],
    others: [
      "It doesn't work now",
      'Not fixed yet',
      'Does it work now?',
      'Tell me when it is fixed',
      'Still not working now',
      'If that fixed it, why does it fail?',
    ],
  },
  open: [
    'not',
    'never',
    'no',
    'if',
    'when',
    'once',
    "haven't",
    "hasn't",
    "isn't",
    "doesn't",
    "didn't",
    "wasn't",
    'until',
    'unless',
    'maybe',
    'without',
    'still',
    'be',
    "won't",
  ],
};
