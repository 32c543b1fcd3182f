import type { LanguageSigns } from './language-signs.ts';

/** The signs of English. */
export const ENGLISH_SIGNS: LanguageSigns = {
  wanting: {
    greeting: {
      at: 'whole',
      speaksFor: 'nothing',
      phrases: `
        hi/hello/hey/hiya/yo/howdy/greetings
        hi/hello/hey there/again …
        hi/hello/hey … how are/is you/it …
        how are you …
        good morning/afternoon/evening/night …
        bye/goodbye/see/later/cheers …
        what's up`,
      examples: ['hello', 'hi there, how are you?', 'good morning', 'bye, see you'],
      others: ['hi, what did we eat yesterday?'],
    },
    thanks: {
      at: 'whole',
      speaksFor: 'nothing',
      phrases: `
        … thanks/thank/thx/cheers …
        thank you/u … much/lot/again/helpful/help/great
        that/this/it … helped/helps/works/worked/great/perfect/helpful … lot
        that/this/it … helped/helps/works/worked/great/perfect/helpful`,
      examples: ['thanks!', 'Thank you so much, that helped a lot', 'great, thanks'],
      others: ['thanks for the other day, when was my appointment with the doctor?'],
    },
    assent: {
      at: 'whole',
      speaksFor: 'nothing',
      phrases: `
        ok/okay/sure/yes/no/yep/nope/yeah/perfect/great/cool/nice/fine/right/haha/lol/continue/awesome
        sounds good/great …
        haha-
        go on/ahead …
        are you sure …
        no that's/thats fine/ok/okay/all
        i have a/another question
        i need/want help/some …
        can/could you help me …
        what can you do …
        who are you
        now in/more …
        i don't/dont/didn't understand
        put it more/simply …
        say/try that/it again …`,
      examples: ['ok', 'haha', "no, that's fine", 'Are you sure?', 'I have a question'],
      others: ['no idea what the name of the restaurant was that we went to'],
    },
    task: {
      at: 'start',
      speaksFor: 'nothing',
      phrases: `
        write/draft/compose/generate/create/invent/translate/summarize/summarise/rewrite/rephrase/paraphrase/proofread/explain/define
        calculate/compute/convert/sort/list/conjugate/roll/count/fix/correct/simplify/shorten/repeat
        make up/a/an/it/this
        put this/it
        give me a/an/some/two/three/four/five/ten/ideas
        tell me a/an/some
        show me a/an/how
        can/could/would you write/draft/translate/summarize/explain/rewrite/convert/calculate
        can/could/would you please write/draft/translate/summarize/explain/rewrite/convert/calculate`,
      examples: [
        'Write me a haiku',
        'Translate this to French: where is it?',
        'Give me a recipe for pancakes',
        'Tell me a joke',
      ],
      others: ['What did you write for me?', 'Tell me about the wedding of Ana', 'Give me the number of my dentist'],
    },
    arithmetic: {
      at: 'anywhere',
      speaksFor: 'nothing',
      phrases: `
        what's/whats/is … times/plus/minus/percent/divided …
        square/cube root
        how many ounces/grams/pounds/meters/feet/inches/miles/minutes/seconds/liters are/is in
        area/volume of a/an`,
      examples: ["What's 48 times 17?", 'How many ounces are in a pound?'],
      others: ['How many times did I go?'],
    },
    knowledge: {
      at: 'start',
      speaksFor: 'nothing',
      phrases: `
        what is/are a/an
        what is/are the capital/largest/longest/biggest/smallest/highest/fastest/speed/plural/difference/meaning/population/distance/formula/square/rules/benefits/best/boiling/chemical/opposite
        what's the capital/largest/longest/biggest/smallest/highest/fastest/speed/plural/difference/meaning/population/distance/formula/square/rules/benefits/best/boiling/chemical/opposite
        what does * mean/do
        what does the word/command/term …
        which countries/planets/country/planet/language/languages
        who wrote/painted/invented/discovered/composed/directed/founded
        who won/is/was the
        how do/does/can/to you/a/an/the/i/people
        how do * work/form/happen/grow/fly/sleep
        how many people/calories/countries/planets
        how long do/does/is you/it/a/an/the/one/sunlight/light
        how far/tall/big/deep/old is the
        why is/are/do/does the
        in what/which year
        at what temperature
        is it * or
        is it true
        where is/are the`,
      examples: [
        'What is a black hole?',
        'Who painted the Mona Lisa?',
        'Why is the sky blue?',
        'How do hurricanes form?',
      ],
      others: ['What did Ana want?', 'Why was I angry?'],
    },
    definite: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: 'the/that/those *',
      examples: ['What do the dancers stand for?', 'Where was that party?'],
      others: ['What is a black hole?'],
    },
    now: {
      at: 'anywhere',
      speaksFor: 'nothing',
      phrases: `
        what time/day/date … is it/today
        will it rain/snow
        what's/whats/is/how's the weather/temperature/forecast
        what's/whats/is the dollar/euro/bitcoin`,
      examples: ['What time is it in Tokyo?', 'What day of the week is it today?', 'Will it rain in London tomorrow?'],
      others: ['What day is the appointment?'],
    },
    favour: {
      at: 'anywhere',
      speaksFor: 'nothing',
      phrases: `
        help/give/tell/show/teach/write/make/send/explain/suggest/recommend me/us
        can/could/would you
        how do/can/should i/we
        i/i'd want/need/would/like to/a/an/some`,
      examples: ['Can you explain inflation?', 'How do I center a div?', 'I need a recipe for pancakes'],
      others: ['Who did I meet?'],
    },
    asksMemory: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: `
        remember/recall/remind/remembered
        i/we told/mentioned/said/asked you
        you told/said/mentioned/recommended/suggested
        did/had we/i/you
        we agreed/decided/planned/discussed/talked/said/settled
        last time/week/month/year/night/weekend
        yesterday
        the other day/night/week
        ago/earlier/before/previously/again
        where were we`,
      examples: ['Do you remember what I told you?', 'What did we agree on?', 'What did I do last week?'],
      others: ['What is memory?'],
    },
    ours: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: 'my/mine/our/ours',
      examples: ["What's my dog called?", 'When does our flight leave?'],
      others: ['When does the flight leave?'],
    },
    mePast: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: `
        i/we … -ed/was/were/went/did/had/got/bought/said/made/took/saw/came/gave/found/left/met/told/wrote/won
        was/were/did/had/have/am/do/are/should/will/must i/we
        did/do/does/has/have/was/were … me/us
        me/us`,
      examples: ['Where did I adopt the cat?', 'What am I allergic to?', 'Who lent me money?'],
      others: ['How is bread made?'],
    },
    ofOthers: {
      at: 'start',
      speaksFor: 'past',
      phrases: `
        what/when/where/who/why/how/which/whose … did/was/were/had/has/does/would/might
        did/was/were/has/had/would/does/is/are *`,
      examples: ['What did Ana give him?', 'When was the cat found?', 'Would Melanie like it?'],
    },
  },
  openers: 'hi/hello/hey/ok/okay/please/so/now/and/well/great/sorry',
  first: "i/me/my/mine/we/us/our/ours/myself/i'm/i've/i'll/i'd/we're/we've/we'll/im/ive",
  second: "you/your/yours/you're/you've/you'll/yourself",
  past: `
    -ed/was/were/did/had/went/got/made/took/saw/came/gave/found/left/met/told/said/wrote/won/bought/felt/thought/knew/began/ran/ate/kept/brought/taught/built/spent/lost/heard/held/sent
    have/has/i've/we've been/done/gone/seen/had/got`,
  changes: `
    upped/raised/increased/bumped/doubled/lowered/reduced/cut/changed/switched/swapped/moved/adjusted/dropped … … to/for
    up/down to
    is/are/it's/i'm/we're/he's/she's/they're/am … now
    now it's/i'm/we're/he's/she's/they're/on
    no longer
    took/takes/taken/taking me/him/her/us/them off
    stopped/quit taking/doing/going
    sold my/our/his/her/their
    not/n't/don't/doesn't/isn't/aren't … anymore
    not/n't/don't/doesn't/isn't/aren't … any more`,
  time: `
    yesterday/today/tomorrow/tonight/monday/tuesday/wednesday/thursday/friday/saturday/sunday/january/february/march/april/june/july/august/september/october/november/december
    week/month/year/weekend/ago/days/weeks/months/years
    last/next/since/in night/summer/winter/fall/spring/20-/may`,
  reason: 'because/since/so/as/to/due/reason/cause',
  asksWhen: 'when\nwhat/which date/day/year/month/time\nhow long',
  asksNumber: 'how many/much/often/old/long',
  asksWhy: 'why\nwhat reason/motivat-/inspired\nhow come',
  asksWho: 'who/whom/whose\nname',
};
