import type { FlowSigns } from './flow-signs.ts';

/** The signs of English. */
export const ENGLISH_FLOW: FlowSigns = {
  flush: {
    phrases: `
      … let's change the subject/topic
      … change the subject/topic
      … let's talk about something else
      … talk about something else
      … let's move on to something else/new/different
      new topic/subject
      forget about that/this/it
      enough about/of that/this
      … let's start over/afresh`,
    examples: [
      "Let's change the subject",
      "OK, let's talk about something else: what should I cook?",
      'New topic: mortgages',
      'Enough about that. How do I tie a tie?',
    ],
    others: ['We talked about the other house', 'What topic is it about?'],
  },
  shift: {
    phrases: `
      another thing/question
      one/and/oh/ok/also/just/quick another/other/unrelated/different thing/question
      and another thing
      one more thing
      … changing the subject/topic
      … changing subjects/topics
      … changing topic
      on another/a note/different/separate/side …
      on a different/separate/side/unrelated note
      by the way
      btw
      … i wanted to ask you/about
      … i meant to ask you/about
      … setting/leaving/putting that aside
      … switching gears
      moving on
      … different/unrelated/separate question
      unrelated
      off topic
      something else
      totally/completely unrelated/different
      before i forget
      going back to`,
    examples: [
      'Another thing: do you know anything about printers?',
      'By the way, what is the capital of Peru?',
      'Changing the subject, which series do you recommend?',
      'I wanted to ask you about my insurance',
      'Leaving that aside, I need a present for my mother',
      'Unrelated, but how do I clean a coffee machine?',
    ],
    others: ['Do you have something else, cheaper?', 'I want another one', 'Is there a way by the river?'],
  },
  leaning: {
    phrases: `
      it/its/that/this/those/these/they/them/their/there/here
      he/she/him/her/his
      which
      the first/second/third/last/other/others/same/latter/former
      one/ones
      more info/information/details/examples
      another/other/others
      more/less/cheaper/closer/shorter/longer/simpler/nearer/earlier/later/better
      again/instead/else/also/too/either/then
      and/but/or/so
      what about
      how about
      go on
      continue`,
    examples: [
      'And the first one?',
      'Which is closer?',
      'That does not work',
      'Do you have another?',
      'Make it shorter',
    ],
    others: ['Find bars near Sol', 'What vaccines does a puppy need?'],
  },
  decision: {
    phrases: `
      i/we/i've/we've … decided
      decided to/on
      let's go/do/stick with
      go with
      going with
      we'll/i'll/we/i go/take/use/book with/the/it/that
      i/we will go/take/use with/the/it/that
      i/we … agreed
      we're/i'm going with
      settled on
      … final answer
      i'd rather
      i prefer
      confirmed`,
    examples: [
      'I decided to use Postgres',
      "Let's go with the cheap one",
      "We'll take the second",
      'We agreed to meet on Thursday',
    ],
    others: ['What do you recommend?', "I don't know yet"],
  },
};
