/** The rules of what an English clause is, by its words. A flag is given to the clause in which its rule's match begins. */
export const flagLists = {
  kin: `brother, sister, brothers, sisters, son, daughter, sons, daughters, friend, friends, boss, boyfriend, girlfriend, wife, husband, partner, mother, father, mum, mom, dad, parents, cousin, cousins, uncle, aunt, grandma, grandpa, grandparents, neighbour, neighbor, neighbours, colleague, colleagues,
    coworker, flatmate, roommate, mate, mates, team, teacher, ex, nephew, niece, manager, client, company, landlord, in laws, doctor, kids, kid, flatmates, roommates, buddy, nan, gran`,
  'third verbs': `
      is, are, has, have, had, was, were, went, goes, wants, lives, works, says, said, told, loves, hates, likes, plays, runs, owns, got, gets, thinks, thought, booked, made, took, used, never,
      always, just, keeps, recommended, bought, cooked, celebrated, did, does, can, will, opened, started, wanted, asked, visited, moved, flies, flew, came, comes, stayed`,
  'past verbs': `
      killed, lost, ran, won, forgot, broke, became, taught, fell, sold, wore, slept, swam, sang, was, were, went, had, ate, visited, did, saw, took, drove, flew, spent, paid, stayed, came, met,
      bought, booked, drank, loved, hated, enjoyed, wasn't, weren't, didn't, used, got, gave, found, felt, ended, closed, opened, cost, cooked, ordered, tried, played, walked, hiked, watched, danced,
      threw, hosted, celebrated, cancelled, canceled, made, kept, waited, brought, voted, evacuated, grew, missed, charged, ruined, refused, asked, invited`,
} as const;

export const flags = `
  <past verbs> !(to be | back | there yet | up to | down to | thinking | planning | hoping | wondering) => 'past'  ✓ I had dinner in Soho  ✗ have dinner
  (i/we/he/she/they) [just/already/also/finally/really/all/both/only] !(need/speed/feed/wed) -ed !to => 'past'  ✓ we hiked in Leeds  ✗ we need a bar
  ^ [and/so/btw/oh/hey/wait] (is/are/does/do/did/has/have/was/were/will) (it/there/this/that/these/you/the/my) => 'asks'  ✓ is it alright for beginners  ✗ it is alright
  ^ [and/so/btw/oh/hey/wait] (how/how's) !(about/much/many/long/far/old/tall/does/we/i/us) => 'asks'  ✓ how longs the drive from Dublin  ✗ how about Dublin
  ^ [and/so/btw/oh/hey/wait] (what/what's) (a/an) !(good/best/nice/there) => 'asks'  ✓ what's a francesinha  ✗ what about Leeds
  (not going to be | won't be | isn't going to be | no longer | not in | not on) !(too/very/anything) => 'negated'  ✓ it's not going to be in august  ✗ it's going to be in august
  (yesterday | last night | the other day | ages ago | back then | when i was | as a kid | growing up) => 'past'  ✓ last night  ✗ tonight
  last (week/weekend/month/year/summer/winter/spring/autumn/<weekdays>) !(of/in) => 'past'  ✓ last friday  ✗ the last bus
  {n:count} (days/weeks/months/years/hours/day/week/month/year/hour) ago => 'past'  ✓ two weeks ago  ✗ in two weeks
  (have/has/i've/we've/he's/she's/they've) (been/seen/eaten/gone/done/visited/tried) => 'past'  ✓ we've been to Rome  ✗ we have
  (don't/doesn't/not/never/can't/won't/cannot | do not | no longer) [really] (want/need/fancy/like/go/going/can/make/book/do/think | feel like) !(to spend | anything | a big | too) => 'negated'
    ✓ I don't want to go to the cinema  ✗ I want to go
  ^ [but/and/or/well] (not/forget/nevermind/scrap) [on/the/in/at] * [sorry/then/anymore] $ => 'negated'  ✓ not friday  ✗ nothing too dear
  ^ [hmm/ok/no/actually/and/but] (forget/leave/skip/drop/ditch/scrap/cancel/lose) (the/about) [the] * [*] $ => 'negated'  ✓ leave the karaoke  ✗ leave on friday
  (can't | cannot | can't do | can't make | doesn't work | won't work | is out | is no good | is off | is not) $ => 'negated'  ✓ friday doesn't work  ✗ friday
  ^ [and/but/so/because/oh/btw] [my/his/her/our/their/the] <kin> [in/of] [*] (<third verbs>) !(and i | and we) => 'voice'  ✓ my brother has a restaurant in Boston  ✗ my brother and I want dinner
  ^ [and/but/so/because/oh] (he/she/they/he's/she's/they're/it) [is/are/was/will/has/just/really/always] (going/went/wants/said/told/has/lives/works/will/likes/loves/booked/needs/never/got/having/taking/planning/visiting) !(to be)
    => 'voice'  ✓ they're going to Paris  ✗ the bar
  ^ [and/but/so/because/oh] {p:person} [and {q:person}] (<third verbs>/going/having) !(and i | and me) => 'voice'  ✓ Sarah wants dinner in Soho  ✗ dinner wants time
  (my/his/her/their/our) -'s … (is/are/was/has/starts) => 'voice'  ✓ my sister's hen do is in Leeds  ✗ my sister's dinner
  ^ [and/but/so/because/oh] (he/she/they/he's/she's/they're) [is/are] -ing => 'voice'  ✓ they are building a new cinema  ✗ a new building
  ^ [and/but/so/because/oh] my <kin> !(and/or/with/to/for/in/on/at/this/next/also/too/plus/i/me/is/are/wants/today/tomorrow/tonight/<weekdays>) * => 'voice'  ✓ my nephew starts swimming lessons  ✗ my brother and I
  ^ [and/but/so/because/oh] (he/she/they) * => 'voice'  ✓ they close at 12  ✗ the bar closes at 12
  ^ [and/but/so/because/oh] (a/an) <kin> !and … (<third verbs>/visiting/coming) => 'voice'  ✓ a friend from Lisbon is visiting  ✗ a friend and I
  ^ [and/but/so/because/oh/btw] (my/his/her/their) -'s !(coming/joining/bringing/turning) (-ing/in/at/been/got/not/on/just/still/always/a) !(with/too/along) => 'voice'  ✓ my sister's moving to Dallas  ✗ my sister's joining us
  ^ [and/but/so/because/oh] (they've/they'd/she'd/he'd/they'll/she'll/he'll) * => 'voice'  ✓ they've closed the bar in Leeds  ✗ we've closed it
  (says | said | told me | apparently | according to | reckons) => 'voice'  ✓ she said dinner in Soho  ✗ say
  (imagine | suppose | picture a | let's say i | hypothetically | in theory) !(us) => 'hypothetical'  ✓ imagine a town with one bar  ✗ a town with one bar
  (if i [ever] (had/were/was/won/could) | if we [ever] (had/were/was/won/could) | i wish | one day !(later/earlier/before/after/trip/only) | some day !soon | someday | in another life | dream of
    | would have | could have) => 'hypothetical'  ✓ if I had money I'd go to Rome  ✗ if you can
  (for now | at the moment | temporarily | these days) => 'temporary'  ✓ for now  ✗ now
  (want to | want | would like | i'd like | we'd like | i'd love | we'd love | going to | planning to | let's | fancy | looking for | need | shall we | could we | can we | thinking of | thinking about
    | how about | up for | we're after | i'm after | hoping | hoping to | keen | (have/got) to (<undertakings>/<errands>/get) | should (<undertakings>/<errands>/get)) => 'planned'  ✓ I want dinner
    ✗ I had dinner
  (i/we/i'd/we'd/i'm/we're/let's) [all/both/really/just/would/also] (want/need/fancy/like/love/thinking/looking/going/planning/hoping/taking/meeting/go/have/after) => 'ours'  ✓ and we want a curry  ✗ she wants a curry
  ^ [please/hey/hi/can you/could you] (find/book/recommend/suggest/reserve/show/get/plan/organise/organize/give) => 'command'  ✓ find bars  ✗ bars
  ^ [just/finally/recently/also/and] [just/only] (moved/hired/signed/adopted/graduated/retired/switched/upgraded | (opened/started/joined/finished) (a/the/my/our) | got (back from | the job)) !up
    => 'past'  ✓ moved to Seattle in March with my girlfriend  ✗ guided tour in York
  ^ [so/and/btw/oh] ((it's | it is) | (<weekdays>/today/tomorrow) (is/it's)
    | today's) [my/our/his/her/their/the] [best] [-'s] (-'s) [45/nth/big] (birthday/anniversary/wedding/graduation/funeral/christening/baptism) => 'feast'  ✓ tomorrow is my cousin's wedding in Madurai
    ✗ it's a birthday dinner
  ^ [and/so] (my/our) … (does/serves/sells/plays/delivers/opens/closes/meets/makes) => 'told'  ✓ my band plays in Camden  ✗ my band in Camden
  ^ [and/so/btw] (i/we/my/our) … … (on (mondays/tuesdays/wednesdays/thursdays/fridays/saturdays/sundays) | every (day/week/morning/evening/night/<weekdays>)) => 'told'  ✓ I sell candles in Frome on Sundays  ✗ yoga on Sundays in Frome
  (do/did) (i/we) [already] have (a/any/anything/something) … (booked/planned/scheduled/on) => 'aside'  ✓ do we have a dinner booked for Sunday  ✗ have you anything on Sunday
  what plans (did/do/have) => 'aside'  ✓ what plans did I have for the weekend  ✗ what plans are there
  (having/have/getting/undergoing) [a/my/an] [*] (surgery/operation) => 'aside'  ✓ I'm having surgery on my shoulder in March  ✗ dinner in March
  ^ [and/so] (starting | i start | i'm starting | joining) (at/with) {p:name} in <months> => 'work'  ✓ starting at Stripe in January  ✗ starting at Soho on Friday
  // Somebody's age, family or journey: the numbers, days and places told there are their own.
  unless:has/before/it/until (turn/turns/turning/turned) {n:number} => 'apart'  ✓ I turn 40 in May  ✗ it turns out 40
  (i'm | i am | he's | she's) [only] {n:number} ([years] [old] $ | years old) => 'apart'  ✓ I'm 41  ✗ we're 41
  (i have | we have | i've got | we've got | he has
    | she has) {n:count} (brothers/sisters/brother/sister/kids/children/sons/daughters/son/daughter/cousins/siblings/nephews/nieces/dogs/cats) !(who/coming/joining/and) => 'apart'
    ✓ I have two sisters  ✗ I have two tickets
  (i/we) live with => 'apart'  ✓ I live with my two brothers  ✗ live music
  (my/our/his/her) (flight/flights/train/plane/age) [from/to] [*] [is/will] (-s/land/leave/arrive/wrong) => 'apart'  ✓ my flight lands at 6pm  ✗ my flight
  (my/his/her) (birthday's | birthday is | birthday was) => 'apart'  ✓ my birthday's the 3rd of March  ✗ my birthday dinner
  [my/our] <kin> (is/are) (flying/driving/landing/arriving/visiting/moving/travelling/traveling) => 'voice'  ✓ by the way my sister is flying in  ✗ my sister is coming too
  got my age wrong => 'apart'  ✓ got my age wrong  ✗ got it wrong
  // Statements: of the user's life, of how things are. No plan is in them.
  unless:we/they/can/should/shall/may/could/let i (play/cook/swim/train/practise/practice/sing/paint/volunteer) => 'told'  ✓ I play tennis in Clapham  ✗ can I play tennis
  unless:we/they (i/we/i'm/we're) (live/lived/born/moved/study/studied/own/teach/manage/run/grew | come from) !(for a) => 'told'  ✓ I live in Madrid  ✗ live music
  (i/we) [really/absolutely/just/also/don't/do] (like/love/hate/prefer/enjoy/adore) !(to | it if | somewhere) => 'told'  ✓ I like museums  ✗ I'd like a museum
  (i'm | i am | we're
    | we are) [so/very/really/just/a/feeling/bit] [bit/little] (tired/hungry/sick/bored/exhausted/happy/sad/busy/ill/stressed/broke/vegetarian/reading/watching/studying/working/writing/learning/coding/debugging/trying) !to
    => 'told'  ✓ I'm tired today  ✗ I'm looking for a bar
  (i have | we have | i've got | we've got | i got) (a/an/to/the/my/this/another/work/exams) !(<undertakings> | <errands> | get | craving | budget | reservation | birthday | few hours | free | day off
    | weekend | couple) => 'told'  ✓ I have an exam tomorrow  ✗ I have 50 quid
  ^ [and/but/so] (the/this/that/these/those/a/an/our) !(budget
    | party) … (is/are/was/has/have/closes/opens/costs/serves/looks/seems/got/isn't/aren't/crashed/keeps/needs/runs/sits/belongs/starts/fails) !(there | free on) => 'state'
    ✓ the museum is closed in March  ✗ the museum on Sunday
  ^ [ugh/god/still/just/been] (feeling/missing/regretting/dreading/worried/sick) => 'told'  ✓ feeling low since the trip  ✗ how are you feeling
  ^ [and] every (year/thanksgiving/christmas/easter/summer/winter/spring/autumn/time/other/single) => 'told'  ✓ every thanksgiving it's 14 of us  ✗ every bar
  since the (trip/holiday/party/concert/wedding/dinner/weekend) => 'past'  ✓ since the trip to Leeds  ✗ the trip
  ^ [and/so] (the/my/our) <services> … (can/is/will/has/says/said/was/charges) => 'told'  ✓ the vet can see the dog monday  ✗ need a vet on monday
  (my birthday | our anniversary | my anniversary) is => 'told'  ✓ my birthday is Dec 15  ✗ birthday on friday
  (i find | we find | i think | i believe | i read | i may | i might | i saw | i heard) => 'told'  ✓ I find museums boring  ✗ find museums
  (it/that) (takes/took) {n:count} <lengths> => 'aside'  ✓ it takes 2 hours to drive to Bath  ✗ take 2 hours
  ^ [ugh/lol/haha/wow/god/oh] (what a (day/week/morning/mess/pain/nightmare/game/match/goal) | (it's | it is
    | it's been) [so/really/absolutely] (raining/pouring/freezing/boiling/snowing/hot/cold/windy/sunny/humid)) => 'aside'  ✓ ugh it's raining today  ✗ what a view
  (talk/speak/chat [to/with] [you] (later/soon/tomorrow/then/monday) | see you | i'll let you know | get back to you | let me know | i'll tell you) => 'aside'  ✓ cheers, talk tomorrow  ✗ talk to a guide
  ^ [and/so/btw/but] (do/does/did) !(you/we/us/i/u/anybody | anyone (know/have/do/fancy)) * => 'aside'  ✓ do people in Spain eat dinner late  ✗ do you know a bar
  (what/how) (should/can/could/do/shall/would/to) [i/we/you] (cook/bake/roast/fry/prepare/make) => 'aside'  ✓ what should I cook tonight  ✗ what should we do tonight
  ^ [<greetings>] (what/how) (can/do/should/shall/would) i … if => 'aside'  ✓ what can I give him if he won't eat tonight  ✗ what can I see in Leeds
  ((do/does/will/would) (i/we/you/he/she/they) need !(a (table/hotel/guide/ticket/room)) | (visa/passport/permit/vaccination/vaccinations) [is/are] (needed/required)) => 'aside'  ✓ do I need a visa for Japan  ✗ do I need a table
  (do/does/did) i (go/get/take/turn/use/put/set/fight/beat/unlock) => 'aside'  ✓ do I go to the desert first  ✗ do I need a table
  ^ [and/so/btw] (what/what's) (temp/temperature/year/kind) => 'aside'  ✓ what temp do I roast it at  ✗ what bar
  [what's] (that/the) (film/movie/song/book/episode/series/scene) (where/about/with/when/in) => 'aside'  ✓ what's that film where they go to Rome  ✗ that film on friday
  (what's a/an !(good/nice/decent/cheap/great/fun) | how much | how many | how long | how far | how old | how tall | how does | how do | what time | which one | which of | what is | what are
    | what was | what's the (time/weather/difference/meaning/name/population/capital/wifi | best way to) | why is | why are | why do | why does | who | who's | whose | when is | when was | when does
    | when do | is it true | did you) !(there to | you recommend | good places | the best) => 'aside'  ✓ how many museums are there  ✗ what about a museum
  (i work | works at/in/for/as | worked | working | my job | a job | job at | my shift | on shift | internship | salary | promotion | apply | applying
    | (hire/hired/hiring) [a/an/two/three/more/new/another] [new/senior/junior] (staff/people/developer/developers/engineer/engineers/manager/someone/team/freelancer/designer)) !(up | for me | for us
    | well | best | fine | lunch) => 'work'  ✓ I work at a hotel  ✗ work lunch
  unless:after/before/<numbers> (client/clients/attendee/attendees/meeting/meetings/interview/exam/exams/mocks/prelims/midterms/gcse/gcses/tutorial/syllabus/deadline/sprint/deploy/deployment/presentation/standup/audit/zoom/invoice/invoices/payroll/onboarding/quarterly/stakeholder/stakeholders/revision/rota/dissertation/delivery/parcel) !(my
    | a friend | friends | up | point) => 'work'  ✓ meeting on thursday in Leeds  ✗ meet up
  (the/our/this) (client/server/project/report/contract/supplier/patient/department/warehouse/branch/ticket/release/customer/app/site) => 'work'  ✓ the report on the hotel  ✗ the bar`;
