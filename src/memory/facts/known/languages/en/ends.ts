/** The English rules of what ends. */
export const ends = `
  (^ | <i>) (left | quit | finished) {k:known} (for (good/ever/{v:known}) | in (january/february/march/april/may/june/july/august/september/october/november/december) | at the end | on (monday/friday/tuesday/wednesday/thursday) | last | after) => ended k work profession studies home project hobby  ✓ left Barclays in May  ✗ left Barclays in a bad mood
  (^ | <i>) (stopped/quit) {k:known} $ => ended k  ✓ I've stopped tutoring  ✗ I stop
  (^ | <i>) put {k:known} (down | to sleep) => ended k pet  ✓ we had to put Rusty down  ✗ put Rusty in the car
  (^ | <i>) traded {k:known} in => ended k  ✓ traded the Civic in  ✗ traded cards
  handed in my (badge/notice/keys/resignation/laptop/uniform) [at/to] {k:known} => ended k  ✓ handed in my badge at Stagecoach  ✗ handed in my homework
  (not | no longer) … {k:known} (any more | anymore | any longer | these days) => ended k  ✓ not Ines any longer  ✗ not Ines
  (i'm not | i am not | we're not | it's not | not) [a/an/at/in/with/the] {k:known} (anymore | any more | any longer | these days) => ended k  ✓ I'm not vegan anymore  ✗ I'm not vegan
  (don't | doesn't | do not) * [the/a/at/in/for] {k:known} (anymore | any more | any longer | these days) => ended k  ✓ I don't play squash anymore  ✗ I don't play squash
  {k:known} (dumped | left | ditched | broke up with | walked out on | divorced | ended it with | ghosted | finished with) me => ended k partner  ✓ Zoe dumped me  ✗ Zoe called me
  {k:known} and (i | me) [have/just/finally/sadly] (split | split up | broke up | separated | divorced | parted ways | called it quits | are (done | over | no longer | finished | through) | aren't together | called it off | ended things | got divorced) => ended k partner  ✓ Mia and I split up  ✗ Mia and I ate
  (it's over (with | between me and) | things ended with | ended things with | broke it off with | finished with | done with | the divorce from) {k:known} => ended k partner  ✓ it's over with Luke  ✗ it's fun with Luke
  {k:known} [is/has] (out | left | quit | resigned | retired | moved on | got fired | was fired | got moved | got transferred | is leaving | stepped down | got promoted | got sacked) ($ | and | so | the (company/team/firm) | last (week/month/friday)) => ended k boss  ✓ Derek's out, I report to Yolanda  ✗ Hugh's out today
  ([some/somebody/someone/they] (stole | nicked | smashed | crashed | totalled | hit | rear ended)) {k:known} => ended k vehicle technology pet  ✓ someone stole the Yaris  ✗ someone saw the Yaris
  (took me off | taken me off | weaned me off | took away | i'm off | i am off | came off | been off) [of] {k:known} => ended k health diet allergy  ✓ doc took me off metformin  ✗ took me to metformin
  (graduated | passed my (finals/exams) | got my degree) !soon => over studies  ✓ I graduated!  ✗ I graduate in June
  (i/we) lost the (baby/pregnancy) => over health  ✓ I lost the baby  ✗ I lost the bet
  (cleared of | cured of | recovered from | over my | got over) {k:known} => ended k health allergy  ✓ recovered from the anemia  ✗ suffer from anemia
  (did my | did in my | injured my | done my) * so [that's] … {k:known} => ended k hobby  ✓ did my cruciate so that's the end of five-a-side  ✗ did my homework
  // What is over without being named.
  (^ | <i>) (quit | retired | resigned | [got/was/been] (laid off | let go | fired | sacked | made redundant) | lost my job | quit my job | left my job | changed (jobs/companies/careers) | switched (jobs/companies/careers) | handed in my notice | gave notice | jumped ship) => over job  ✓ I retired on Friday  ✗ my boss quit
  (^ | <i>) (relocated | moved (for/because/when/after) | moved house | moved cities | moved away | packed up | sold the house) => over home  ✓ we relocated, we're in Raleigh  ✗ the relocated office
  (we | we've) (broke up | split up | separated | divorced | called it quits) => over pair  ✓ we broke up in May  ✗ they broke up
  (i'm | i am | officially | got | we got | i got) (single | divorced | a widow | a widower | widowed | separated) [again/now] => over pair  ✓ I'm single again  ✗ single malt
  (the divorce is (final/through) | signed the divorce papers | the divorce came through) => over pair  ✓ the divorce is final  ✗ the divorce lawyer
  (switched | changed | swapped) (majors/degrees/courses/schools/unis/universities/programs) => over studies  ✓ switched majors  ✗ switched sides
  (change of plan | change of plans | changed our minds | changed my mind | plans have changed | plans changed) => over decision  ✓ change of plan: we're going with Postgres  ✗ the plan`;
