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
      anyway different/new/another/unrelated question/thing
      … on another/a … note
      forget/leave/park the … for/a sec/second/now/minute
      speaking of which
      while i'm/im/we're here/at
      switching/changing topics/subject/gears
      not related
      random question
      going back to
      ok/okay/right/so/now/anyway/and back to
      back to the/my/our/work/business
      ok/okay/right/now work
      next topic/subject/question/item
      last thing/question
      new subject/question
      something unrelated/different
      let's talk about
      let's move on to
      moving on to
      totally/completely different/unrelated/separate question/topic/thing/matter
      different topic/subject/matter`,
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
      the other/others/same/latter/former
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
  pointing: {
    phrases: `
      the first/second/third/last`,
    examples: ['And the first one?', 'Tell me more about the second, for Friday'],
    others: ['It took a second', 'Do you have another?'],
  },
  going: {
    phrases: `
      and/but/or/so/then/because/though/although/also/or/nor
      what/how if/about
      what if
      so when/if/what/is/it/that/a/does
      i meant/mean
      no/nope/nah/yes/yeah/yep/yup/exactly/true/sure/haha-/lol/hmm/wait/oh/ah/ugh
      it/it's/its/that/that's/thats/this/those/these/they/them/he/he's/she/she's/there
      the first/second/third/last/other/same one/two
      the first/second/third/last/other/same
      which/why one/not/is/that
      which of
      more/less/shorter/longer/better/cheaper/another/again/instead/bit/too
      make/put/change/add/remove/use/try/keep/give it/that/them/one/the
      still/not/didn't/doesn't/don't/dont/isn't
      even/only if/when
      could/would/can/is/does/do/did/will/should it/that/this/they/he/she
      my/our mum/mom/dad/wife/husband too/also/threw
      lighter/heavier/bigger/smaller`,
    examples: ['And in summer?', 'what if we move', 'I meant the pace'],
    others: ['What vaccines does a puppy need?', 'I need insurance for my bike'],
  },
  asking: {
    phrases: `
      … what/what's/whats/which/where/when/who/who's/why/how/how's
      … is/are/do/does/can/could/should/will i/you/u/it/there/a/the/my
      … can/could/would you/u
      … i need/want
      … i'd like
      … help me
      … give/tell/show/write/recommend/suggest/explain me
      … give/write/recommend/suggest/explain/proofread/translate/convert a/an/this/the/some
      … ideas for
      … i'm supposed/trying/looking`,
    examples: ['What vaccines does a puppy need?', 'can you recommend a series'],
    others: ['two people on leave'],
  },
  assent: {
    phrases: `
      ok/okay/right/good/great/perfect/nice/cool/thanks/ta/cheers/fine/sure/yes/yep/yeah/done/lovely/brilliant/awesome/ace/sorted
      thank you
      good/ok/okay/great/all done/thanks/right/good/fine
      got it
      makes sense
      no worries
      anyway`,
    examples: ['Right.', 'Good, done.'],
    others: ['What vaccines does it need?'],
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
