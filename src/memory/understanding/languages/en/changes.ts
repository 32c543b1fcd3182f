/** The words and rules of what a text in English takes back of an open plan: the plan itself, a slot, what another value takes the place of, an hour that is moved. */
export const changeLists = {
  'slot names': `how old = age, time|hour|start time|times = time, budget|price|spending|cost|money = budget, number|numbers|headcount|head count|group size|party size|number of people|how many|how many of us|how many people = party_size,
    date|day|dates|when = date, cuisine|type of food|kind of food = cuisine, location|area|place|neighbourhood|neighborhood|city|where = location, duration|length = duration`,
  'answer tails': `ideally, please, pls, then, i think, i guess, i reckon, probably, maybe, perhaps, or so, if possible, preferably, instead, thanks, thank you, say, sorry, actually, definitely, for sure, sounds good, works, is fine, is good, is better, would be better, would be great, would be good, is best, it is, too, now, better, haha, lol, yeah, ok, okay, or thereabouts, ish, mate, though, if we can`,
  'instead of': 'instead of, rather than, in place of',
  cancelling: `cancel, cancels, cancelled, canceled, cancelling, canceling, scrap, scrapped, scrapping, ditch, ditching, bin, binning, call off, called off, calling off, sack off, nix, axe, axed, abandon, abort, forget, forget about, never mind all that, drop, skip, skipping, skipped, pull out of, pulled out of, pulling out of, bail on, bailed on, bailing on, back out of, backed out of, backing out of, pull the plug on, pulled the plug on, knock on the head, put off indefinitely`,
  'plan marks': `was|were|is|are|got|gets|get|has been|have been|had been|being|been|ended up|ended up being|had to be = passive, wouldn't|shouldn't|couldn't|can't|won't|might|may|maybe|perhaps|thinking|considering|would|should|could|if|unless|avoid|without|instead of|tempted = doubt, not|don't|didn't|doesn't|never|almost|nearly|about to|came close to = undone, of = of, our|my|the whole = owner`,
  'off words': `can you, could you, can we, could we, i'd like to, we'd like to, i want to, we want to, i need to, we need to, need to, i have to, we have to, i had to, we had to, had to, have to, i'm going to, we're going to, let's, lets, we'll, i'll, we're, i'm, we've, i've, i, we, has been, has, have, is, it, it's, that, this, all, everything, about, on, for, of, a, the, our, my, whole, plan,
    plans, booking, reservation, table, thing, idea, outing, night, evening, after all, in the end, eventually, anymore, any more, any longer, out, now, then, just, so, think, decided to, better, best, altogether, entirely, unfortunately, sadly, that's, guess, from, as well, cos, because`,
  reasons: 'because, cos, coz, as, since, due to',
  conditions: 'if, what if, and if, when',
} as const;

export const changes = `
  (the day after | the next day | the following day | a day later) !(that/tomorrow/christmas/we/i) => later 1 D  ✓ better the day after  ✗ the day after tomorrow
  (the day before | a day earlier) !(yesterday/that/christmas/we/i) => earlier 1 D  ✓ make it the day before  ✗ the day before yesterday
  (the week after | the following week) !(next/that/we/i) => later 1 W  ✓ the week after  ✗ the week after next
  -'s [been/all/now] (off/cancelled/canceled) $ => off named  ✓ trivia's off  ✗ trivia's on
  ^ [<corrections>/<greetings>] [<corrections>/<greetings>] [just/let's/we'll/i'll] leave it [then/now] $ => off going  ✓ yeah nah leave it  ✗ leave it at six
  (not | no longer) rescheduling => off going  ✓ not rescheduling  ✗ rescheduling
  ^ [sorry/so/but/and/i/we] (can't | cannot | won't be able to) (make it | come | go) [anymore/now | any more | any longer] $ => off going  ✓ can't make it anymore  ✗ Bec can't make it
  (everyone/everybody | (we/they) all | whole crew | the lot) [has/have/-'s] (bailed/cancelled/canceled | pulled out | dropped out) => off going  ✓ everyone bailed  ✗ Bec bailed
  (fell through | fallen through | fell apart | didn't happen | did not happen | never happened | isn't happening | is not happening | won't happen | didn't work out | came to nothing | got rained off | was rained off | got called off | was called off) => off own fell  ✓ the dinner fell through  ✗ she fell
  <cancelling> => off own  ✓ cancel dinner  ✗ dinner
  (call/calling/called) [the/our/my] {a:activity} off => off own  ✓ call the dinner off  ✗ call it dinner
  {a:activity} (is/-'s) off $ => off own  ✓ dinner is off  ✗ dinner is on
  (we're | i'm | we are | i am | let's | lets) (not | no longer) (going | coming | go | going to go | going to make it | going to come | gonna go | gonna make it | going out | do this | doing it | doing this | going ahead) !to => off going  ✓ we're not going after all  ✗ we're not going to Leeds
  (we're | i'm | we are | i am | let's | lets) (not | no longer) (doing | having | going for | going to | go for | do | have | going out for) [the/to/out/have/for/a] {a:activity} => off going  ✓ we're not doing dinner  ✗ we're not going to Leeds
  (we/i) (won't | will not) be (going | coming | making it) => off going  ✓ we won't be going  ✗ we will be going
  (we/i) (can't | cannot | won't) (make it | go | come) [anymore/now] => off going  ✓ we can't make it anymore  ✗ can we make it nine
  (decided/deciding) (not to | against) [go/going/bother/come/do/doing] [out/ahead/it] => off going  ✓ we've decided not to go  ✗ we've decided to go
  (don't need | do not need | no longer need | no need | don't want | don't fancy | don't feel like) [for] [it/this/that/one/to/going] [go] [out] (anymore | any more | any longer | now) => off going  ✓ I don't need it anymore  ✗ I don't need it cheap
  no longer (need/want) (it/this/that | to go) => off going  ✓ we no longer need it  ✗ we need it
  (we're | i'm | we are | let's | lets | we'll | i'll | gonna | going to | rather | decided to) [just/all/be/gonna/probably] (stay/staying) (in | home | at home | put) [instead/tonight/then/now] $ => off going  ✓ let's just stay home  ✗ we're staying in Leeds
  (^ [maybe] (another time | some other time | another day) [then] $ | ((leave/save) it for | do (it/this/that)) (another time | another day | some other time | next time)) => off going  ✓ let's leave it for another time  ✗ another time in May
  ((it's | dinner's | lunch's | party's | trip's | trips | plan's | plans) off [then/sorry] $ | (been | got | getting) called off) => off going  ✓ dinner's off  ✗ dinner's off the table
  (cancel/cancelled/canceled/scrap/forget/drop/ditch/scratch/bin/nix) [about] (everything | it all | all of it | the whole thing | that whole thing | the lot | the whole lot | the whole plan | the plan | the plans | our plan | our plans | the reservation | the booking | the trip | the outing | that plan) => off  ✓ cancel the whole thing  ✗ cancel the sushi
  (cancel/drop/scrap/bin) (the/my/our) (appointment/booking/reservation/table/meeting | whole idea) $ => off  ✓ drop the appointment  ✗ drop the price
  (cancel | call) [the] (it | the whole thing | everything | the plan | the trip) off => off  ✓ call it off  ✗ call it friday
  ^ [<corrections>/<greetings>] [<corrections>] [let's/can/could/lets/please] [we] (change | switch | drop) [the] (subject | topic) $ => off  ✓ let's change the subject  ✗ what subject
  ^ [<corrections>/<greetings>] [<corrections>] [let's/can/could/lets/please] [we] (talk about | move on to | discuss) something (else | different | new) => off  ✓ let's talk about something else  ✗ let's do something else
  (not happening | isn't happening | won't happen | won't be happening) [anymore/now/then] $ => off  ✓ it's not happening  ✗ it is happening
  [please/just/let's] (leave/take/drop/forget/remove/scrap/lose/skip/ignore/delete/clear/ditch) [out/off/about] [the/that/my/our] {s:<slot names>} => drop s  ✓ leave the number out  ✗ leave at eight
  (don't/not/no/haven't/unsure) [really] [know/sure/decided/set/fixed/idea] [yet/on/of/about] [the/a/what/which] [exact] {s:<slot names>} [yet] => drop s  ✓ not sure how many of us there are  ✗ not sure
  (no/without) [a/any/fixed/set] [fixed/set] {s:<slot names>} (limit/cap/yet | in mind | for now | anymore) => drop s  ✓ no budget limit  ✗ no time to eat
  (money | budget | price | cost) (doesn't matter | is no object | is no issue | isn't an issue | isn't a problem | is not an issue | no object | is irrelevant) => drop budget  ✓ money is no object  ✗ money
  <instead of> [the/a/this/on] ({d:day} | {a:activity} | {p:name} | {h:clock}) => back  ✓ instead of saturday, sunday  ✗ sunday instead
  (move/change/switch/swap/push/shift/bring) [it/that/this/us/the] [date/day/booking/plan/dinner] from [the] ({d:day} | {p:name} | {h:hour}) to => back  ✓ move it from saturday to sunday  ✗ from saturday to sunday
  (swap/change/switch/replace/trade) [the/out] ({d:day} | {a:activity} | {p:name}) (for/with/to) => back  ✓ swap Soho for Camden  ✗ swap places
  [{n:count}] (half an hour | half hour) later => later 30 m  ✓ half an hour later  ✗ half an hour
  half an hour (earlier | before that) => earlier 30 m  ✓ half an hour earlier  ✗ half an hour
  {n:count} {u:<lengths>} later !(that/than/on) => later n u  ✓ an hour later  ✗ later
  {n:count} {u:<lengths>} earlier !than => earlier n u  ✓ an hour earlier  ✗ earlier
  (push/move/shift/put/bump/knock/slide) [it/that/dinner/everything/things/all/us] [of] [it] [the] [(lot | whole lot | whole thing | trip | booking)] [back/on/out/along] [by] {n:count} {u:<lengths>} !(in/at/of/with/earlier/later/forward/back/ago) => later n u  ✓ shift the lot by a week  ✗ put it back
  (push/move/shift/put) [it/that/dinner/everything] back [by] {n:count} {u:<lengths>} => later n u  ✓ push it back an hour  ✗ push it back
  (bring/move/shift/pull) [it/that/dinner/everything] forward [by] (an/one) hour and a half => earlier 90 m  ✓ bring it forward an hour and a half  ✗ an hour and a half
  (bring/move/shift/pull) [it/that/dinner/everything] forward [by] {n:count} {u:<lengths>} => earlier n u  ✓ bring it forward an hour  ✗ bring it`;

/** The rules of what tells, in English, that an open plan is to be otherwise: another value is preferred or proposed. */
export const planTurns = `
  (plan change | change of plan | change of plans | plans have changed | plans changed | rather | prefer | i'd prefer | we'd prefer | switch to | switch it to | change to | change it to | change to a | swap it for | swapping | go for | go with | going with | in the end | instead | same (time/place/day/people/number/crew/lot) | better (<weekdays>/<months>/on/in/from/the)) => 'change'  ✓ I'd rather have lunch  ✓ bowling on Sunday, same time  ✗ lunch
  ((can/could) (we/you) (move/push/shift/switch) … to | what about | how about | could it be | can it be | could we do it | what if we | what if it's | what if it | would it work | is it possible to | can we make it | could we make it | shall we make it | shall we say | does * work) => 'proposal'  ✓ could it be at half eight?  ✗ could be`;
