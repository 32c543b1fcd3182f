/** The words and rules of what a text in English takes back of an open plan: the plan itself, a slot, what another value takes the place of, an hour that is moved. */
export const changeLists = {
  'slot names': `time|hour|start time|times = time, budget|price|spending|cost|money = budget, number|numbers|headcount|head count|group size|party size|number of people|how many|how many of us|how many people = party_size,
    date|day|dates = date, cuisine|type of food|kind of food = cuisine, location|area|place|neighbourhood|neighborhood = location, duration|length = duration`,
  'answer tails': `ideally, please, pls, then, i think, i guess, i reckon, probably, maybe, perhaps, or so, if possible, preferably, instead, thanks, thank you, say, sorry, actually, definitely, for sure, sounds good, works, is fine, is good, is better, would be better, would be great, would be good, is best, it is, too, now, better, haha, lol, yeah, ok, okay, or thereabouts, ish, mate, though, if we can`,
  'instead of': 'instead of, rather than, in place of',
} as const;

export const changes = `
  (cancel/cancelled/canceled/scrap/forget/drop/ditch/scratch/bin/nix) [about] (everything | it all | all of it | the whole thing | that whole thing | the lot | the whole lot | the whole plan | the plan | the plans | our plan | our plans | the reservation | the booking | the trip | the outing | that plan) => off  ✓ cancel the whole thing  ✗ cancel the sushi
  (cancel | call) [the] (it | the whole thing | everything | the plan | the trip) off => off  ✓ call it off  ✗ call it friday
  ^ [<corrections>] [<corrections>] [please] (cancel | cancel it | cancel that | cancel please | forget it | forget about it | scrap that | abort) [please/then/all/now/altogether] $ => off  ✓ forget it  ✗ forget the rain
  (we're/i'm/were) (not | no longer) (going/doing) [it/this/anymore/ahead] (anymore | any more | after all | now) => off  ✓ we're not going anymore  ✗ we're not going to Leeds
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
  (push/move/shift/put) [it/that/dinner/everything] back [by] {n:count} {u:<lengths>} => later n u  ✓ push it back an hour  ✗ push it back
  (bring/move/shift/pull) [it/that/dinner/everything] forward [by] {n:count} {u:<lengths>} => earlier n u  ✓ bring it forward an hour  ✗ bring it`;

/** The rules of what tells, in English, that an open plan is to be otherwise: another value is preferred or proposed. */
export const planTurns = `
  (rather | prefer | i'd prefer | we'd prefer | switch to | switch it to | change to | change it to | change to a | swap it for | swapping | go for | go with | going with | in the end | instead) => 'change'  ✓ I'd rather have lunch  ✗ lunch
  (what about | how about | could it be | can it be | could we do it | what if we | what if it's | what if it | would it work | is it possible to | can we make it | could we make it | shall we make it | shall we say | does * work) => 'proposal'  ✓ could it be at half eight?  ✗ could be`;
