import type { GateSigns } from '../question-signs.ts';

/** The English questions that no earlier answer answers. */
export const GATES: GateSigns = {
  doing: {
    phrases: `
      book/reserve/buy/pay/send/mail/email/delete/cancel/schedule/order/call/text/turn/switch/play/pause/start/stop/open/close/lock/unlock/set
      write/draft/compose/create/generate/design/draw/invent/make/build/rewrite/rephrase/paraphrase/translate/summarize/summarise/shorten/proofread/correct/fix/edit/update/change/add/remove/save/note/log/run/install/configure/pick/choose/roll/flip/search/find/look
      tell me a/another/an joke/story/riddle/poem/fact
      tell a/another joke/story/riddle
      remind me to/in/at/tomorrow/when/every
      give me a/an/another/some/random/ideas
      can/could/would/will you please/kindly book/reserve/buy/pay/send/email/delete/cancel/schedule/order/call/write/draft/create/generate/make/translate/summarize/turn/play/add/remove/find/check
      can/could/would/will you book/reserve/buy/pay/send/email/delete/cancel/schedule/order/call/write/draft/create/generate/make/translate/summarize/turn/play/add/remove/find/check
      can/could u book/reserve/buy/send/write/make/translate/convert`,
    examples: ['Book a table for two', 'Write me a poem', 'Send Ana an email', 'Tell me a joke'],
    others: ['How do I book a table?', 'Who wrote the poem?'],
  },
  passing: {
    phrases: `
      now/today/todays/today's/tonight/tonight's/yesterday/tomorrow/tomorrow's/currently/nowadays/lately/recently/latest/yet/still/anymore
      just now
      at the moment
      this morning/afternoon/evening/week/weekend/month/year/season/summer/winter/spring/monday/tuesday/wednesday/thursday/friday/saturday/sunday
      next/coming week/weekend/month/year/monday/tuesday/wednesday/thursday/friday/saturday/sunday/bus/train/flight/game/match/holiday/election/episode/tram/ferry/meeting/one
      last night/week/weekend/month/game/match/episode
      these days
      so far
      as of
      what/what's time is it
      what/what's/whats day/date/time is
      what/what's/whats the time/date/day/score
      what/what's is the time/date/day/score
      weather/forecast/raining/rain/snowing
      is it/going/gonna hot/cold/sunny/to/raining/snowing/rain/snow
      price/prices/cost/costs/stock/stocks/share/shares/bitcoin/btc/ethereum/crypto/inflation
      exchange rate
      how much is/are/for/it/would a/an/the/bitcoin/it/cost/petrol/gas/gold/silver/one
      how much does/do/will/did … cost/charge/costs/run/fetch
      what's/whats/what is/in/on in/on/my my/shopping/todo list/cart/basket/diary/fridge/shopping/to
      what's/whats in/on my
      what is in/on my
      how much … worth/cost/charge/charging
      dollar/euro/pound/pounds to/in euros/dollars/pounds/euro/dollar/pesos/rupees
      news/headlines/traffic
      score of/in/at/between
      scores/standings
      who's/whos winning/playing/leading
      who is/are winning/playing/leading
      is/are/was … open/closed/available/live/down/online/running
      has/have … arrived/shipped/started/landed/delivered
      did … arrive
      how long/many/much … left/until/till
      where is/where's/wheres my order/package/parcel/delivery/driver/bus
      where's/wheres my order/package/parcel/delivery/driver/bus
      my balance/order/package/calendar/schedule/inbox/agenda/appointment/appointments/meetings
      on my calendar/schedule/agenda/plate
      do i have … meetings/meeting/appointments/plans/messages/emails/anything
      any new
      what/what's is/on on/tv/at/telly/showing/playing/happening
      on tv/telly/sale
      what/what's/whats/anything … on netflix
      sunset/sunrise/tide/tides/moonrise
      sun/moon set/sets/rise/rises/phase/up/down
      air quality
      uv index
      pollen
      is/are/was there … delays/delay/traffic/queue/strike/outage/milk/anyone/anything/school/class/school
      delays/delayed/outage/roadworks
      days/weeks/months/hours/sleeps … until/till/left
      how long … until/till/left
      how much/many battery/storage/money/data/steps/credit/unread/emails/messages … do/have/is/left/did
      my battery/location/steps/flight/train/bus/delivery/emails/email/messages/tasks/todo/list/shift/alarm/parcel/heart
      where am i
      where/where's/wheres is my/the
      is the heating/light/lights/oven/alarm/tv/wifi/ac/stove/boiler/radio on/off
      is the … open/closed/locked/running/late/busy/free/working/ready/done/there
      is/are … down/delayed/cancelled/canceled/busy
      does/do the/it/they/he/she/this/that/my … play/open/close/start/arrive/leave/kick/land
      when/what time is/does/do/are … play/playing/open/close/next/kick/on/arrive/land/leave/start
      who's/whos on/playing/winning
      who/who's is won/top/leading/winning
      who won
      am i free/busy/late
      do i have … today/free/any/time/shift/class/classes/due/mail
      what do i have
      trending
      petrol/gas/diesel/fuel … price/prices/cost
      mortgage/interest rate/rates
      waiting/wait time/times
      how's/hows/how the/is traffic/weather/market/game/match/queue/surf/snow/road
      how busy/full/crowded
      on time
      did … win/won/lose/score
      followers/unread/subscribers
      any/my/new/many/more notifications
      is/are … busy/full/empty/awake/asleep
      is/are he/she/they/anyone/anybody/everyone/somebody/mum/mom/dad home/here/at/in
      what/how do i look
      on call
      in stock
      how much … worth
      what's/whats … worth
      gold/silver/oil … price/per/ounce`,
    examples: ['What time is it?', "What's the weather like in Lima?", 'How much is bitcoin?', 'Has my order arrived?'],
    others: ['What is the capital of France?', 'How long is a pregnancy?', 'How many ounces are in a pound?'],
  },
  more: {
    phrases: `
      another/other example/examples/option/options/idea/ideas/way/ways/one/ones/joke/recipe/suggestion/suggestions/alternative/alternatives/place/places/thing/things
      another of/please/time
      what/who/where/how/anything/something/anyone/somewhere else
      others
      something different/new
      more examples/options/ideas/details/info/information/like
      what/how about
      any more/others
      random
      a/fun/interesting/curious joke/riddle/idea/name/song/movie/film/story/quote/fact/poem/trivia
      a fun/interesting/curious/random/weird fact/story
      what should/shall/can/could i/we … cook/wear/eat/watch/read/make/play/get/buy
      what's/whats for dinner/lunch/tea/breakfast
      any ideas/suggestions/recommendations
      surprise me
      ideas/suggestions for`,
    examples: ['Do you have another example?', 'Give me more options'],
    others: ['How many planets are there?'],
  },
  mood: {
    phrases: `
      i/i'm/im feel/feeling/felt
      i am feeling
      i/i'm/im am/so/really/very so/really/very/sad/tired/anxious/angry/depressed/lonely/alone/bored/nervous/stressed/worried/scared/happy/upset/overwhelmed/exhausted
      i'm/im so/really/very/sad/tired/anxious/angry/depressed/lonely/alone/bored/nervous/stressed/worried/scared/happy/upset/overwhelmed/exhausted
      my … hurts/hurt/aches
      do you think
      how are you/u
      i can't/cant stop/sleep/cope/take
      crying/hopeless/heartbroken/lonely/worthless
      left/dumped/hates/ignores/cheated me/on
      i/i'm miss/missing my/him/her/you
      i hate my/myself/this
      broke up
      passed away
      nobody/noone/everyone likes/loves/hates/cares
      want to die/cry/disappear/quit
      can't/cant take/do/go/breathe/handle/cope
      panic/panicking
      i failed
      i'm/im a failure
      i'm/im not ok/okay/good/coping
      my … died/left/dumped/died/hates`,
    examples: ["I'm so sad, what should I do?", 'How are you?'],
    others: ['What is sadness?'],
  },
  leaning: {
    phrases: `
      it/its/it's/that/this/those/these/they/them/their/theirs/he/she/him/her/his/hers
      there
      the first/second/third/former/latter/same/previous one
      first/second/third/last/other/previous/former/latter one
      ones
      you said/mentioned/recommended/suggested/told/sent
      we talked/discussed`,
    examples: ['How much does it cost?', 'And the second one?', 'What did you say about that?'],
    others: ['What is the capital of France?'],
  },
  own: {
    phrases: `
      my/mine/our/ours
      am i
      do/did/have/was/where i live/work/study/born/said
      i live/work/study/like/prefer/hate/love/was`,
    examples: ["What's my favourite colour?", 'Where do I live?'],
    others: ['Who is the president?'],
  },
};
