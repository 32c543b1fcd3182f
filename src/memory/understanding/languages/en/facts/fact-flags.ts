import { possessive } from './people.ts';

const SOMEONE = `brother, sister, brothers, sisters, son, daughter, sons, daughters, friend, friends, boss, boyfriend, girlfriend, wife, husband, partner, mother, father, mum, mom, dad, parents, cousin, cousins, uncle, aunt, grandma, grandpa, grandparents, neighbour, neighbor, neighbours, neighbors, colleague, colleagues, coworker, co worker, flatmate, roommate, housemate, mate, mates, teacher, nephew, niece, manager, client, customer, patient, landlord,
    professor, prof, intern, new hire, candidate, recruiter, interviewer, doctor, kid, kids, buddy, nan, gran, hubby, missus, mailman, postie, guy, bloke, man, woman, lady, girl, lad, fella, student, pupil, tenant, supervisor, trainer, coach, bride, groom, boy, toddler, stepson, in laws, dentist, plumber, electrician, barista, waiter, driver, president, ceo, hero, character, narrator, persona, user, user's, users, guest, someone, somebody, horoscope, review, leaflet, people, everyone, everybody, nurses, kids these days, dogs, cats, teachers, most people, folks, girlfriend's, mother in law, father in law`;

/** The words by which English clauses are told apart. */
export const factFlagLists = {
  someone: SOMEONE,
  "someone's": possessive(SOMEONE),
  'does it': `
      is, has, works, lives, says, said, speaks, drives, loves, hates, prefers, plays, uses, wants, thinks, swears, keeps, told, was, likes, needs, never, always, just, only, still, got, gets, goes,
      went, had, takes, owns, eats, collects, claims, reckons, wrote, put, writes, also, can't, won't, doesn't, isn't, hasn't, can, will, does, did, who, that, from, in, at, with, opened, starts,
      wrote, asked, insists, are, have, work, live, eat, tend, love, end, deserve, prefer, hate, i'm`,
  'said verbs':
    'said, says, used to say, always used to say, used to tell us, goes, went, was like, is like, told, wrote, put, texted, replied, typed, shouted, reckons, were like, be like, claims, claimed, opened with, has put, says on, announced',
  'was doing': `
      was, were, had, lived, worked, went, did, studied, owned, played, wanted, came, left, started, taught, ran, took, saw, ate, drank, visited, stayed, met, bought, sold, loved, liked, hated,
      used to, made, tried, wrote, spoke, knew, grew, kept, thought, volunteered, drove, rode, attended, practised, smoked`,
  'hopes to': `want, need, plan, hope, wish, might, may, could, would, should, must, will, intend, wanna, fancy, dream, wanted, expect, consider, aspire`,
  'is about to': `
      going to, gonna, thinking of, thinking about, considering, looking for, looking to, looking at, about to, trying to, hoping to, planning, planning to, planning on, getting, moving, flying,
      heading, visiting, starting, meeting, having, tempted, dying, debating, supposed to, due to, meant to, interviewing, applying, travelling, traveling, cooking, hosting, expecting to, joining,
      renting, buying, getting ready, off to, craving, babysitting, dogsitting, hoping`,
  'a while': `
      this week, this weekend, this month, this fortnight, this morning, this afternoon, this evening, for the weekend, tonight, tomorrow, for a few days, for a few nights, for a couple of days,
      for a bit, for a week, for the day, on holiday, on vacation, for a conference, for a wedding, for a trade show, for the training, for a meeting, on a layover, layover, while the, while mine's,
      stuck at, stuck on, stuck in, on hold, hire car, rental, a rental, rental car, airbnb, crashing at, filling in, antibiotics, in the shop, at the airport, on the train, on the bus,
      splitting headache, on my phone, in a meeting, on my way, right now, delayed, stinking cold, a cold, hungover, jet lagged, knackered, starving, craving`,
  tasks: `
      write, draft, compose, translate, proofread, rewrite, paraphrase, rephrase, reword, summarise, summarize, fix the grammar, fix my grammar, fix the spelling, correct, polish, edit, make this,
      make a, make up, continue, finish, open my, start the story, generate, create, conjugate, parse, tidy up, sing, recite, make it sound, improve, critique, check the grammar, check my grammar,
      check this, help me write, help me draft, need a cover, punch up, explain pls, spell check, type up, start, begin, roleplay, role play, caption, complete the sentence, give her three,
      need a best`,
  games: `
      let's play, let's roleplay, let's role play, lets roleplay, roleplay time, role play time, pretend you're, pretend you are, pretend i'm, pretend i am, pretend to be, act as, act like, you are a,
      you are the, you're the, you're a, you're my parrot, you be the, in this scenario, in this story, in this game, in my novel, in my story, in my book, my character, my d d character,
      my opening paragraph, chapter one, in chapter, the narrator, once upon a time, my npc, npc, roll for, dungeon master, dnd character, imagine you're, play the part, i draw my sword, mock,
      persona, the story like, story like so, write a story, here's the csv, sample, test data, captain`,
} as const;

/** The rules of what a clause is to facts, in English. A flag is given to the clause in which its rule's match begins; how far it reaches stands in `facts/extraction/heard-clauses`. */
export const factFlags = `
  ^ [<lead>] [<lead>] (which/who/whom/whose/where/why/who's/where's/when's/why's) !(i/we/my/our/you) => 'asks'  ✓ where is Leeds  ✗ where I live
  ^ [<lead>] [<lead>] what/what's/whats !(i/we/with/my) => 'asks'  ✓ what is it  ✗ what I do
  ^ [<lead>] [<lead>] (how/how's) !(i/we) => 'asks'  ✓ how would I do it  ✗ how I work
  ^ [<lead>] [<lead>] when (is/are/do/does/did/can/will/should) => 'asks'  ✓ when is it  ✗ when you answer
  ^ [<lead>] [<lead>] (is/are/was/were/am) (i/we/it/this/that/there/they/he/she/you/my/the/a/an/being/any) => 'asks'  ✓ is it ok  ✗ it is ok
  ^ [<lead>] [<lead>] (do/does/did/have/has/can/could/would/will/should/shall/may/might/wouldn't/isn't/don't/aren't/couldn't/shouldn't) (i/we/it/this/that/they/he/she/you/my/the/a/an/people/there/anyone/most) !<degrees>
    => 'asks'  ✓ do I need it  ✗ I do
  ^ [<lead>] (any/anyone/anybody) !(time) => 'asks'  ✓ any tips  ✗ tips
  (worth it | wondering if | wonder if | do you think | is it true | know if | not sure if | idea if | does that mean | tell me if | should i) => 'asks'  ✓ no idea if I'm late  ✗ my idea
  when (i/we) (have/get/become/retire/finish/move/buy/grow/own) [a/the/kids/my/old/up/to] => 'planned'  ✓ a library for when I have kids  ✗ I have kids when
  (if/whether/unless) (i/we/my/only/someone/somebody/i'm/we're/you're/you/he/she/they/i'd/one/i've) !(need it | ever | can | could | ask | want to know | must know | were wondering) => 'hypothetical'  ✓ if I was vegan  ✗ if you need it
  ^ [<lead>] [please] (suppose/supposing/imagine/assume/assuming/hypothetically/pretend/say/picture) (i/we/my/that/i'm/we're/a/you/i've/it/someone) => 'hypothetical'  ✓ say I'm vegan  ✗ I say
  (let's (say/pretend/assume/imagine/suppose) | let us (say/pretend/assume/imagine/suppose) | what if | as if | as though | in theory | hypothetically | even if | for the sake of | for the purposes of
    | imagine that | assume that | suppose) => 'hypothetical'  ✓ let's say I'm Bob  ✗ let's go
  ^ [<lead>] (had/were/should) (i/we) => 'hypothetical'  ✓ had I been born in France  ✗ I had
  (i wish | wish i | wish my | if only | i'd love | id love | would love | i'd like | i'd kill | id kill | would kill | wouldn't mind | wouldnt mind | i would like to | one day | some day | someday
    | oh to have | how i would | dream of | in another life | i'd give | a girl can dream) !(you to) => 'planned'  ✓ I wish I lived there  ✗ a wish
  (i wish | if only | wouldn't it | id love it | i'd love it | oh , to | how i would | were i | imagine) => 'hypothetical'  ✓ I wish I had a cottage, a burner  ✗ a wish
  (i/we) [<adverbs>] [just/really] <hopes to> !(be called | to be called | rather/short/you) => 'planned'  ✓ I want a dog  ✗ I have a dog
  (<i'm>/was/been/maybe/probably | ^) [<lead>] [<adverbs>] <is about to> !(a degree | up for the) => 'planned'  ✓ I'm thinking of Leeds  ✗ I think
  (i'll | we'll | he'll | she'll | maybe | perhaps | might | probably | gonna) !(my/our/the) => 'planned'  ✓ I'll be in Leeds  ✗ I am in Leeds
  (i'm/i/we/am/we're/my/we/it's/that's) [<adverbs>] (not/never/isn't/ain't) (a/an/the/from/in/been/really/sure/exactly/even/quite/gonna/going/into/vegan/vegetarian/religious/married/your/my/called/allergic/at/on/so/that/speaking/one/based/much/any)
    => 'negated'  ✓ I'm not a doctor  ✗ I'm a doctor
  (i/we/he/she/they/you/it/and/also/just/really/who/still/my/<someone>) [<adverbs>] (don't/doesn't/didn't/haven't/hasn't/cannot/can't/isn't/wasn't/won't/never | do not | does not | no longer | did not
    | have not) [really/even/actually/currently] (live/work/have/own/speak/use/play/drive/know/think/need/want/see/run/teach/study/believe/got/been/had/a/remember/mean/collect/come) !(to you)
    => 'negated'  ✓ I don't live in London  ✗ I live in London
  (i have no | i've no | i've got no | we have no | nobody | no one) => 'negated'  ✓ I have no kids  ✗ I have kids
  (i/we/and/who/just/also/once) [<adverbs>] <was doing> !(born/raised/diagnosed/promoted/married/divorced/into/brought | a baby | with {x:number}) => 'past'  ✓ I lived in Leeds  ✗ I live in Leeds
  (when i was | when we were | as a kid | as a child | growing up | back when | back then | back in | years ago | used to | in my youth | once upon | in the 80 s | in the 90 s | last summer
    | last year | last night | yesterday | in uni | when i lived | when i worked | my first car | my old job | in a past life) => 'past'  ✓ I worked there when I was young  ✗ I'm young
  <a while> => 'temporary'  ✓ I'm in Lisbon this week  ✗ I'm in Lisbon
  (till/until/til) (<weekdays>/monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow/next/the/six/seven/summer/i/we/then/late | {n:figure}) => 'temporary'  ✓ in Denver till monday  ✗ still in Denver
  unless:from/every today !(on/onwards) => 'temporary'  ✓ tired today  ✗ from today on
  (landed/landing/arrived/arriving/layover/stopover) (in/at) => 'temporary'  ✓ landed in Dublin at noon  ✗ lives in Dublin
  (staying/working) (at/with/from/out/in) (my/a/an/the/her/his/mum's/our) => 'temporary'  ✓ staying at my sister's  ✗ living at my sister's
  <i'm> [<adverbs>] (at/on) (a/an/my/gatwick/heathrow/work/hold/antibiotics | the airport | the train | the bus | the library | the office | the station | the phone | the way | the plane | the beach
    | the pub | the hospital | the gym | the shop | the shops) !(team/board/mac/pc) => 'temporary'  ✓ I'm at the airport  ✗ I'm at Google
  (i/i'm/i've/we've/we) [<adverbs>] (have a meeting | have an interview | got a meeting | have a question | have an appointment | got an appointment | got a question | have a merge | have a list
    | have a table) => 'temporary'  ✓ I have a meeting  ✗ I have a dog
  ^ [<lead>] [<lead>] (he/she/they/he's/she's/they're/they've/someone/somebody/one | you (live/get/always/never/know/learn/pay)) => 'voice'  ✓ she lives in Rome  ✗ I live in Rome
  ^ [<lead>] [<lead>] (my/our/the/a/an/his/her/their/this/some/one/that/most) [*] [<someone>] <someone> [*] [*] <does it> !(and i) => 'voice'  ✓ my brother works at Google  ✗ my work at Google
  ^ [<lead>] (a/some/this/that) (friend/mate/colleague/customer/coworker/guy/bloke/client/buddy/girl/woman/man/lady) => 'voice'  ✓ a friend of mine, a plumber  ✗ a plumber
  ^ [<lead>] (his/her/their/your) * => 'voice'  ✓ her name is Anna  ✗ my name is Anna
  ^ [<lead>] [<lead>] (my/our/the/a/this/one) [*] <someone's> !(name/called/birthday) (a/an/the/in/at/from/been/got/allergic/always/not/just/really/so/very/vegan/vegetarian/also/too/-ing/like/only/trying/moved/never/diabetic)
    => 'voice'  ✓ my friend's a mum of three  ✗ my friend's name
  ^ [*] [*] [<lead>] (in {n:figure} | in (the/my/late/early) <decades> | in the 90 s) [,] (i/we) [<adverbs>] (moved/relocated/started/joined/got/turned/went/quit/left/stopped/married) => 'temporary'
    ✓ In 2010 I moved to Berlin  ✗ I moved to Berlin
  ^ [<lead>] (said/says/wrote/sang/quoth/replied/goes/went) (the/he/she/they/my/a/our) => 'idle'  ✓ said the poet  ✗ she said
  ^ [<polite>] [<polite>] (<tasks>/classify/label/categorise/categorize) (it/this/that | the (above/text/sentence/paragraph/message/previous) | my grammar) !(short/brief/simple/easy/quick/a/clear)
    => 'material'  ✓ Classify it please  ✗ make it short
  ^ [<lead>] [<lead>] (my/our/the/a) [*] <someone> -ed !(and i) => 'voice'  ✓ my mum turned 60  ✗ I turned 60
  ^ [<lead>] [my] (dad/mum/mom/mam/gran/nan/grandma/grandad/granny/grandpa) (is/has/works/lives/says/said/loves/hates/wants/thinks/was/likes/needs/just/always/never/got/gets/goes/went/had/took/sold/bought/-ed) !(and i)
    => 'voice'  ✓ dad sold his van and bought an Audi  ✗ dad of two
  ^ [<lead>] {p:person} [{q:person}] (works/lives/says/loves/hates/has/speaks/wants/drives/plays/likes/prefers) => 'voice'  ✓ Gerry has a dog  ✗ I have a dog
  ^ (people/everyone/everybody/nobody/kids/dogs/most/nurses/patient/applicant/candidate) !(weekends/days/nights/mornings/evenings/weeks/sundays/saturdays/of/i/we) => 'voice'  ✓ people live there  ✗ I live there
  (my/our/the/a) -'s (wife/husband/brother/sister/son/daughter/cousin/friend/dad/mum/mom/dog/cat/kid/kids) => 'voice'  ✓ my boss's wife works here  ✗ my wife works here
  unless:not (asking for a) => 'idle'  ✓ asking for a mate who's diabetic  ✗ not asking for a mate
  unless:asking for a friend => 'idle'  ✓ it's for a friend who's diabetic  ✗ not asking for a friend
  (of a friend | a friend of | for my mate | for my uncle | for my nephew | for my mum | for a client | for my student | in my student's | my pupils) => 'idle'  ✓ the dog of a friend  ✗ my friend
  (as/like) !(i/we/you/ive/i've/we've) [*] [*] [*] [always] (says/said/say/sings/sang | used to (say/tell/sing) | likes to say | puts it | put it) [me/us] [,/:/that] (i/i'm/im/my/i've/ive/we/we're)
    => 'reported'  ✓ like Johnny Cash says, I'm a man in black  ✗ as I said, I'm a vegan
  unless:as/like (he/she/they/who/guy/girl/bloke/man/i/mate/boss/sister/brother/mum/dad/manager/radio/interviewer/recruiter/leaflet/poster/sign/email/review/horoscope/profile/ad/song/student/he's/it) [just/then/all/literally/in] [*] [*] <said verbs> [that/with/on/:/,/and/me
    | i quote | the whole meeting] (i/i'm/my/we/im/i've | and i quote) => 'reported'  ✓ she said I live in Rome  ✗ I said so
  (that goes | song goes | lyrics | who sang | what song | who said | and i quote | whats that song | he's put | according to | dating profile | on reddit | on tinder | on hinge) => 'idle'
    ✓ what's the song that goes I live my life  ✗ I go
  (for/in) this (essay/email/table/letter/one/document/report/case/chapter/question/exercise/piece/paper/task/poem) => 'idle'  ✓ for this essay always use commas  ✗ for every essay
  ^ (yeah yeah | oh sure | yeah right) => 'idle'  ✓ yeah yeah I'm a chef  ✗ yeah I'm a chef
  ^ (scene/act/chapter/verse/panel/episode) (<numbers> | {n:figure}) => 'fiction'  ✓ Scene two. I am a shepherd  ✗ the scene
  (i think | i guess | i suspect | pretty sure | maybe | not sure if | i believe) (i'm/i/we/my) [might/may] [be] {x:noun} , (not sure | maybe not | unsure | or not | could be wrong | no idea)
    => 'hypothetical'  ✓ I think I'm lactose intolerant, not sure  ✗ I think I'm fine
  unless:<pause>/,/and ^ <given names> , {n:figure} , => 'idle'  ✓ Anna, 34, Leeds, teacher  ✗ I'm Anna, 34, hi
  ^ [<lead>] (my/our) [*] <someone> , => 'voice'  ✓ My kids, Leo, Maya and Theo, hate peas  ✗ my work, hi
  ^ from the (ticket/support/queue/inbox/forum) => 'fiction'  ✓ from the ticket queue  ✗ from the north
  (isn't/not) that (i/i'm/we) => 'hypothetical'  ✓ it isn't that I'm allergic  ✗ that I'm allergic
  (remind me | ping me | nudge me | don't let me forget | dont let me forget | set a timer | set me a reminder | set a reminder | remember to | make a note to | add to the list | put on the list)
    => 'idle'  ✓ remind me at 5 that I have a viva  ✗ my mind
  (i'm a (big/good/bad) (boy/girl) | oh sure | yeah right | sure because | the worst | just saying | i mean , | as they say) => 'idle'  ✓ oh sure, I just adore it  ✗ sure
  ^ [<polite>] [<polite>] [<lead>] <tasks> !(note/in/back | to me | me in | with me | my answers | from now | it shorter) => 'fiction'  ✓ translate to German: I am 30  ✗ write to me in French
  (just/only/i'm/im/totally) (kidding/joking) !(about/myself) => 'unsaid'  ✓ I have nine kids, just kidding  ✗ my kids are kidding
  (jk (, | $ | lol/haha) | in my dreams | i made that up | that was a joke | that's a joke) => 'unsaid'  ✓ I own a castle (in my dreams)  ✗ jk rowling
  (-'s/<someone's> | <someone> (is/are) | {p:proper} is | they're) [<adverbs>] (allergic/intolerant/coeliac/celiac/vegan/vegetarian/diabetic/pregnant/vego/veggie) => 'ascribed'
    ✓ can't do nuts, Mia's allergic  ✗ can't do nuts, I'm allergic
  (write/draft/need/make) [me] [a/an/the] [short/quick/formal/cover/dating/linkedin/sample
    | thank you] (story/letter/bio/email/poem/speech/profile/text/message/essay/summary/novel/song/toast/caption/post/tweet/review/intro) !(that/of | to self) => 'fiction'  ✓ write a story: I am Bob
    ✗ my story
  (write/draft/need/compose) [me] [a/an/the] [short/quick/formal/sample | thank you] note !(that/of/to) => 'fiction'  ✓ write a note: I am Bob  ✗ make a note
  (if anyone asks | if anybody asks | if they ask | if she asks | if he asks | apparently) => 'hypothetical'  ✓ if anyone asks, I work at a circus  ✗ anyone who asks
  ^ [so/and/lol/haha/ok/well] in (the/this/that/my/a) [video/new/next/first/last] (game/movie/film/show/series/book/novel/story/play/dream/episode/campaign/sims) !(studio/studios/club/group/shop/store/company/design/dev/theory/industry)
    => 'fiction'  ✓ in the game I'm playing I got married  ✗ in my book club I met Ana
  <games> => 'fiction'  ✓ let's play, I'm a pirate  ✗ I play
  (now | these days | nowadays | no longer | any more | anymore) !(and then) => 'changed'  ✓ I live in Bath now  ✗ I live in Bath`;
