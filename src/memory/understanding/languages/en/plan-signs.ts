export const planSignLists = {
  'other subjects': `an app, my app, the app, web app, booking app, website, quiz me, practice questions, mock test, slides, thesis, worksheet, file, files, folder, server, servers, joke, jokes, recipe, recipes, python, javascript, typescript, java, sql, regex, script, api, endpoint, bug, bugs, debug, array, json, html, css, algorithm, query, commit, docker, backend, frontend, database, class method, variable, function, functions, code, coding, repo, repository, compile, compiler, framework,
    dataset, kubernetes, react, node, git, pull request, stacktrace, cron, timeout, logs, unit test, unit tests, spreadsheet, excel, essay, poem, story, novel, lyrics, haiku, homework, dissertation, migration, schema, branch name, localhost, npm, exception, null, async, thread, printer, laptop, bio, caption, captions, tweet, blog post, chapter, dialogue, plot, plot twist, character, characters, screenplay, villain, protagonist, slogan, logo, flashcards, ingredients, oven, marinade, leftovers, tbsp, calories, dough, agenda, resume, cv, cover letter, tinder, substitute for`,
  'subject verbs': `sells, serves, needs, turns, feels, takes, took, charged, lasts, lasted, killed, said, ran, runs, is, isn't, are, aren't, was, were, has, leaves, leave, costs, cost, closes, opens, starts, ends, begins, makes, looks, smells, tastes, gets, keeps, crashes, works, got, had, went`,
  'no aims':
    'comes, visits, starting, beginning, happy, merry, good, great, another, more, less, roll, bring, luckily, weather, traffic, news, rent, price, prices, population, jobs, job, work, election, elections, war, rain, snow, time, data, bug, error, errors, house, flat, family, back, still, stuck, born, married, life, living, people, school, office, yes, no, winter, summer, friends, someone, everyone, nothing, something, anything, money, help, love, issue, issues, problem, problems, delay, delays',
  // Verbs that tell of a life or of work where a message begins with them: what stands before a place is then nothing to do.
  'telling verbs':
    'starting, beginning, starts, started, start, begins, began, live, lives, lived, living, moved, signed, opened, opens, open, hired, bought, sold, rented, rent, married, born, decided, meets, meet, deploy, deploys, released, worked, studied, studying, study, teach, teaches, weak, stuck, is, are, was, were, runs, never, always, joined, finished, graduated, quit',
  addresses:
    'man, girl, babe, pal, boss, honey, lads, guv, sir, maam, mam, madam, miss, bro, buddy, dude, folks, guys, teacher, hello, mate',
  askers: 'which, what, any',
  'asks beside': 'is there parking, is it, are they, do they, does it, can i, who, why, how, did, was',
  'relative pronouns': 'that, which, who, there',
  hedges: 'i think, i believe, i guess, i reckon, probably, i suppose',
} as const;

/** The rules of what an English text wants, as far as its words say so. They help where few slots are there; no plan needs them. */
export const planSigns = `
  unless:i/we/they/you/i've/we've find !(the bug | out | my | boring | it | that) => 'request'  ✓ find bars  ✗ I find museums boring
  (can/could/would/will) you find => 'request'  ✓ could you find a tennis court  ✗ do you find
  (search | searching | look for | looking for | looking at | after some | recommend | recommendation | recommendations | suggest | suggestions | suggestion | any tips) !(a job | a new job | work | errors) => 'request'  ✓ looking for a bar  ✗ looking for a job
  (show | give | get) (me | us) !(how | what | why | more | the answer) => 'request'  ✓ show me bars  ✗ show me how
  (where (can | could | should | do | shall) (i | we) | where to | where's good | where is good | where's | where's a) => 'request'  ✓ where can we eat  ✗ where is it
  (which/what) (galleries/museums/bars/restaurants/hotels/beaches/places/shows/markets/gigs/pubs/events/cafes/films/tours/trails/hikes/concerts/clubs | are the best | is the best) => 'request'  ✓ which galleries can I see  ✗ which one
  (are there any | is there a | is there any | are there | any good | any decent | anything good | anything on | what's on | whats on | got any | know any | know of any | know a good) => 'request'  ✓ any good bars  ✗ any
  (somewhere | some place | a place | a good place | a nice place | places to | place to | spots for | spot for | a spot) => 'request'  ✓ somewhere to eat  ✗ where
  (near me | nearby | around here | close by | near here | round here | local) => 'request'  ✓ bars near me  ✗ near
  (book | reserve | make a reservation | make a booking | get tickets | sort tickets | need tickets) !(club | shop | shops | about | review) => 'book'  ✓ book the second  ✗ book about bars
  (want to | want | would like | would love | i'd like | i'd love | we'd like | we'd love | need | let's | let us | shall we | how about | what about | fancy | feel like | mood for | can we | could we | we should | why don't we | going to | thinking of | thinking about | up for | craving | planning | plan | plan a | organise | organize | organising | organizing | want somewhere | i'm after | we're after | dying to | keen | hoping | celebrate | celebrating | treat | taking | take | going | we're doing | i'm doing | we're having | we'll do | who's up | join me | meeting up) => 'wish'  ✓ let's have dinner  ✗ dinner
  (want to | would like to | would love to | i'd like to | i'd love to | we'd like to | we'd love to | let's | shall we | going to | planning to | need to | thinking of | could we | can we | hoping to | keen to | might | may | we're | i'm | wanting to) (go/going/travel/traveling/travelling/fly/flying/visit/visiting/explore/exploring/head/heading/drive/driving) !(crazy | mad | to bed | to sleep | home | back) => 'motion'  ✓ I want to go to Paris  ✗ I want to eat
  (spend/spending) [a/the/some/our/my/<numbers>] [few/couple] [of] (days/weekend/nights/week/holidays/christmas/easter) => 'motion'  ✓ spend a few days in York  ✗ spend money
  (trip to | getaway to | flight to | flights to | weekend in | holiday in | holiday to | vacation in | vacation to | days in | nights in | week in | heading to | flying to | off to | days away in) => 'motion'  ✓ trip to Rome  ✗ trip
  (going/heading/flying/travelling/traveling/off/moving) to {p:known} => 'motion'  ✓ going to Kyoto  ✗ going to sleep
  (what to | what is there to | what's there to | things to | stuff to | something to | anything to | what can we | what can i | what should we | what should i) (do/see/visit/eat) !(with | about | if | when | next) => 'todo'  ✓ things to do in London  ✗ what to wear
  (start over | start again | start from scratch | scratch that | scrap that | scrap all that | forget all that | forget all of that | forget everything | from scratch | clear everything | reset | begin again | new plan | wipe it | clean slate | start fresh | forget it all | clear the plan | scrap the plan | scrap it | forget the whole thing | scrap everything) => 'over'  ✓ start over  ✗ start
  // Texts about something else, whatever they mention.
  ^ in (the/a/this/my) (film/movie/book/novel/series/story/sequel/video) => 'other'  ✓ in the film they have dinner in Rome  ✗ dinner and a film
  (story/novel/plot/romance/romantasy/fantasy/fanfic/screenplay/book/film) (idea/ideas/pitch/premise) => 'other'  ✓ novel idea: two cooks in Rome  ✗ any idea for dinner
  (recommend/suggest/ideas/idea/think) [me/us/of/for] [a/an/some] [good/nice/small/birthday] (gift/gifts/present/presents/toast/speech/card/podcast/series/cake/cakes) => 'other'  ✓ suggest a gift for dad's birthday  ✗ suggest a bar for dad's birthday
  (film/films/movie/series/show/something) … … (on the sofa | in bed | on netflix | on tv | on the telly) => 'other'  ✓ what film should I watch on the sofa tonight  ✗ what film is on tonight
  (want/wanna/like) [to] (be/become) a/an !volunteer => 'other'  ✓ I want to be a vet  ✗ I want a vet
  <other subjects> => 'other'  ✓ the code of the bar  ✗ the bar
  (write/writing/draft/drafting/describe/critique/paraphrase/rephrase/shorten/translate/translation/summarise/summarize/summary/explain/define/definition/meaning/cancel/cancelled/refund/proofread/rewrite/poem/essay/calculate) !(us off) => 'other'  ✓ write a poem about bars  ✗ the bar
  (put together | prepare | preparing | compose | word | wording | phrase | reply to | help with | a/an/this/my) [a/an/the/my/our/this] [formal/short/polite] (letter/email/complaint/notice/petition/contract) (to/for/about/from) !(confirm/say/remind/tell/let/book/check) => 'other'  ✓ put together a letter to the landlord in Leeds  ✗ send an email to confirm
  ((work out | set | put | charge | quote | fix) [a/the/my] price (for/on) | (to/i) (price/charge) [for] (a/an/my/the)) => 'other'  ✓ I want to work out a price for lunch for 20  ✗ a fixed price lunch
  (rate my | review my | grade my | check my | act as | pretend you | in the world | average price | average cost | worth visiting in general | is set in | based on the | capital of | history of | who is | who was | who designed | who built | who invented | architect of | population of | pros and cons | how do i | how does | how do you | difference between | i read a book | i am reading) => 'other'  ✓ the history of the Prado museum  ✗ the bar
  (learn | learning | study | studying) !(to surf | to ski | to dance | to cook | how to surf | salsa | surfing) => 'other'  ✓ I want to learn French  ✗ French`;
