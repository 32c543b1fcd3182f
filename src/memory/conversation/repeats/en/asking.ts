import type { AskingSigns } from '../question-signs.ts';

/** The ways in which a question is put in English. */
export const ASKING: AskingSigns = {
  frames: {
    phrases: `
      hi/hello/hey/hiya/yo/excuse/please/pls/plz/thanks/thankyou/cheers/ta/right/so/well/um/hmm/oh/ok/okay/also/sorry/sir/mate/bro/anyway/anyways/lol/haha/btw
      by the way
      hang/hold on
      or not
      back to the/my
      excuse me
      thank you
      thanks in advance
      sorry to bother/ask/be … again
      sorry to bother/ask
      sorry to be a pain/pest
      quick/another/one/silly/dumb/stupid question/one
      can/could/would/will you … tell/explain/remind/say/show/help/describe/clarify/repeat me/us/to
      can/could/would/will you please/kindly tell/explain/remind/say/show/help/describe/clarify/repeat
      can/could/would/will you tell/explain/remind/say/show/help/describe/clarify/repeat
      do/did you happen to know
      do you know if/what/where/when/who/how/why/which
      do you know
      would you happen to know
      would you mind telling/explaining me
      would you mind telling/explaining
      any idea/ideas
      i/i'd/id want/wanted/need/would/like/love to know/ask/understand/learn/find
      i/i'd/id would/want/like like/to know/ask/understand
      i want/need/wanted to know/ask/understand/learn
      i was/am/i'm wondering if
      i was wondering
      i'm/im wondering/curious
      i wonder
      just wondering/curious/checking
      wondering
      tell/show/explain/help/give me
      explain/explained it/this/that simply/easily/briefly/quickly
      explain/explained/put simply/easily/briefly/quickly
      in simple/easy/plain/layman's/basic/other/few/simpler/easier terms/words/english/language
      in one/two/a line/sentence/word/few/couple
      easy/simple/plain words/terms/english
      tell/explain/describe/clarify
      i don't/dont know
      was it
      is it true that
      is/was/isn't it
      is/are/was/were there
      there is/are/was/were
      there's
      a friend asks/asked me
      my bad/question is/was/question:
      does/did/will it take
      to do it
      exactly/actually/really/basically/just`,
    examples: ['Please', 'Could you tell me', 'I want to know', 'Hi', 'in plain English'],
    others: ['What is the capital?'],
  },
  again: {
    phrases: `
      again
      once/one more/again/time
      one more time
      remind me
      remind
      refresh my memory/mind
      i/i've/ive/keep forgot/forget/forgotten/forgetting
      i keep/always forget/forgetting
      forgot/forget/forgotten already/again/it
      i can't/cant/don't/dont remember/recall
      can't/cant/don't/dont remember/recall
      drawing a blank
      slipped my mind
      did you say/tell/mention
      what/which/who/when/where was/were it/they
      you said/told/mentioned/recommended/suggested me/us/earlier/before
      you said/told/mentioned/recommended/suggested
      i/we need/want/lost that/the/those … … again
      send/give/show/pass/resend me/us that/the/those … … again`,
    examples: ['What was the capital of Peru again?', 'remind me, how do I reset it', 'send me the gumbo recipe again'],
    others: ['What is the capital of Peru?', 'Send me the recipe'],
  },
  asking: {
    phrases: `
      what/what's/whats/which/where/where's/wheres/when/when's/whens/who/who's/whos/whose/why/how/how's/hows
      in/at/on/for/from/to/by/with/of/during what/which/whom/where
      is/are/was/were/does/do/did/can/could/should/must/has/have/will/would
      tell/remind/explain/describe/clarify/recommend/suggest
      define/definition/meaning/difference/differences/capital/recipe/formula/synonym/synonyms/causes/symptoms/steps/requirements/distance
      the capital/recipe/formula/difference/definition/year/name/distance/steps
      best way to`,
    examples: ['What is the capital of France', 'difference between virus and bacteria'],
    others: ['Find bars near Sol', 'I went to the doctor yesterday'],
  },
  noun: {
    phrases: `
      definition/meaning/difference/differences/synonym/synonyms/formula/name/capital/requirements/symptoms/actor/author/inventor/founder/what/which/what's/whats`,
    examples: ['photosynthesis definition'],
    others: ['Find bars near Sol'],
  },
  kinds: {
    'what to do': {
      phrases: `
        what should/can/could/must/do i/we/you do
        what to do
        what's/whats the best thing to do
        what is the best thing to do`,
      examples: ['What should I do if a wasp stings me?'],
      others: ['What does a wasp do in winter?'],
    },
    'what for': {
      phrases: `
        used for
        what … do/does for
        what does/do … do
        what is/are/was/were … for
        what's … for
        what purpose
        what's/what the use/point/purpose/function/role of
        what is the use/point/purpose/function/role of`,
      examples: ['What is baking soda used for?'],
      others: ['What is baking soda?'],
    },
    why: {
      phrases: `
        why
        how come
        the reason/reasons
        what makes/made/causes/caused
        what/what's/whats is/are/the … reason/reasons/cause/causes for/of/that/why
        what causes/caused/makes/made
        for what reason
        reason/reasons/cause/causes for/of/why`,
      examples: ['Why is the sky blue?', 'What causes rust?'],
      others: ['What is rust?'],
    },
    'what time': {
      phrases: `
        what/which time/times/hours
        at what time
        when … open/opens/close/closes
        opening/closing hours/time/times`,
      examples: ['What are the opening hours of the museum?'],
      others: ['When was the museum built?'],
    },
    'how long': {
      phrases: `
        how long
        how much time
        how many hours/minutes/seconds/weeks/months/days
        what/what's/whats is/the length/duration
        duration of
        time from/between
        how many minutes/hours/days/weeks does/do/should/is
        for how long`,
      examples: ['How long is the flight to Lima?', 'How long do I boil an egg?'],
      others: ['How many eggs do I need?'],
    },
    'how far': {
      phrases: `
        how far
        what/what's/whats is/the … distance
        how many miles/kilometers/kilometres/km … is/from/between/to/away
        distance`,
      examples: ['How far is the Moon?', 'What is the distance to the Moon?'],
      others: ['What is on the Moon?'],
    },
    'how often': {
      phrases: `
        how often/frequently/regularly
        how many times
        what frequency`,
      examples: ['How often should I water a cactus?'],
      others: ['How much water does a cactus need?'],
    },
    'how old': {
      phrases: `
        how old
        what age
        what/what's/whats is the age
        age of`,
      examples: ['How old is the universe?'],
      others: ['How large is the universe?'],
    },
    when: {
      phrases: `
        when/when's/whens
        in/on what/which year/date/day/month/century
        on what/which day/date of
        what/which year/date/day/month/century
        what's/whats the date/year
        what is/was the date/year
        the year/day/date
        date/year of
        best/right/ideal time/month/season/day/moment to/for
        birthday`,
      examples: ['When was Cervantes born?', 'What year did the war end?'],
      others: ['Where was Cervantes born?'],
    },
    'how many': {
      phrases: `
        how many/much
        what/what's/whats is/the number/amount/quantity of
        what is/was the number/amount/quantity
        number/amount of
        how tall/high/deep/big/large/fast/heavy/wide
        what/which height/depth/size/speed/weight/width/population`,
      examples: ['How many bones are there in the body?'],
      others: ['Which bones are in the hand?'],
    },
    where: {
      phrases: `
        where/where's/wheres
        in/on/at what/which country/city/place/part/state/continent/region/town
        what/which country/city/place/part/state/continent/region/town is/are/was/were … in/on/from
        location of
        birthplace of
        birthplace
        what/which places/place/spots/spot to/where/in/can/could/do
        places/place to/where
        what/what's/whats are/is the … places/place`,
      examples: ['Where is Bariloche?', 'In which country is Bariloche?'],
      others: ['Which country won the cup?'],
    },
    whom: {
      phrases: `
        who/whom did/does/do/will
        who/whom … to/with/against/for`,
      examples: ['Who did Brazil beat in 2014?'],
      others: ['Who beat Brazil in 2014?'],
    },
    who: {
      phrases: `
        who/who's/whos/whose/whom
        by whom
        which/what person/man/woman/author/writer/scientist/actor/artist/painter/player/president/king/queen is/was/has/had/did/wrote/painted/won/invented
        which person
        what/what's/whats is/the name/author/inventor of
        name of the person
        actor/actress`,
      examples: ['Who painted Guernica?'],
      others: ['What did Picasso paint?'],
    },
    how: {
      phrases: `
        how/how's/hows
        is there a/any way/trick/method to/of
        what/what's/whats is/the … way/method/procedure/process/steps to/for/of
        easiest/right/correct/proper/good/best/quickest/simplest/safest way/ways/method/procedure/process to/of/for
        procedure/process/technique/procedures to/for
        working principle of
        the working principle
        the best/right/correct/proper way/ways/method
        way/ways/steps/method to
        recipe/recipes
        what/what's/whats is/the … command/trick/key/shortcut to/for
        command/shortcut to/for
        instructions for/to`,
      examples: ['How do I bake bread?', "What's the best way to bake bread?", 'bread recipe'],
      others: ['Which bread is better?'],
    },
  },
  light: `
    make makes made making have has get got give gives take takes work works say says tell told know mean means meaning define definition called call name
    mean meant need needs needed want wants use uses using used exist exists happen happens
    thing things stuff something someone way ways case topic info information question answer
    exact current simple easy quick short brief detail details example
    possible able supposed
    amount number total
    find found normally usually generally typically
    word term phrase ever else please
    check see view
    stay lasts require requires required
    w/ im id itself command way
  `,
};
