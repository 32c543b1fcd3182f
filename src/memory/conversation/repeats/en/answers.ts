import type { AnswerSigns } from '../question-signs.ts';

/** The English signs of answers that are none, and of a user who says that one was wrong. */
export const ANSWERS: AnswerSigns = {
  none: {
    phrases: `
      i/we don't/dont/do/can't/cannot/couldn't/could/didn't/wasn't not/know/have/find/help/answer/tell/access/able
      i'm/i am/not not/unable/sure/able
      i'm/unable
      sorry … i/we/but/that
      unfortunately … i/we
      as an ai
      i/i'd need to know/see/check
      i need more
      i would need
      you haven't/havent/didn't/didnt/never told/said/mentioned/given/tell/say/mention/give
      there was/were an/a/some error/problem
      an error
      something went wrong
      one/just a/moment/second/sec
      let me check/look/see/find/search
      could/can you clarify/specify/tell/be
      which one do/did
      what do you mean`,
    examples: [
      "I don't know.",
      "Sorry, I don't have that information.",
      'There was an error while searching.',
      "You haven't told me that yet.",
    ],
    others: ['The capital of France is Paris.'],
  },
  correction: {
    phrases: `
      no that's/that/thats/it's/its/not/you/wrong
      that's/thats wrong/incorrect/false/untrue/not
      that is/was not/wrong/incorrect/false/untrue
      that isn't/wasn't/doesn't right/correct/true/what/seem/look
      you're/youre wrong/mistaken/confusing/mixing
      you are/were wrong/mistaken/confusing/mixing
      wrong/incorrect/nope/nah
      not what i asked/meant/wanted
      i didn't/did ask/mean/not
      i meant/mean
      i asked for/about
      are you sure
      it's/its not/wrong
      actually it's/its/it/no/that's`,
    examples: ["No, that's not right", "You're wrong", "That's incorrect", 'I meant the other one'],
    others: ['Thanks, and Spain?', "I didn't know, thanks"],
  },
};
