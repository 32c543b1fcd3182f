/** The English rules of what ends. */
export const ends = `
  (had to | we | i) put {k:known} (down | to sleep) => ended k pet  ✓ we had to put Rusty down  ✗ put Rusty in the car
  {k:known} (dumped | left | ditched | broke up with | walked out on | divorced | ended it with | ghosted | finished with) me => ended k partner  ✓ Zoe dumped me  ✗ Zoe called me
  (it's over (with | between me and) | things ended with | ended things with | broke it off with | finished with | done with | the divorce from) {k:known} => ended k partner  ✓ it's over with Luke  ✗ it's fun with Luke
  {k:known} and (i/me) [have/just/finally/recently/officially] (split up | broke up | separated | divorced | called it quits | parted ways | called it off | are over | are done | are no longer together | aren't together) => ended k partner  ✓ Zoe and me split up  ✗ Zoe and me split the bill
  ([some/somebody/someone/they] (stole | nicked | smashed | crashed | totalled | hit | rear ended)) {k:known} => ended k vehicle technology pet  ✓ someone stole the Yaris  ✗ someone saw the Yaris
  (i/we) lost the (baby/pregnancy) => over health  ✓ I lost the baby  ✗ I lost the bet
  (cleared of | cured of | recovered from | over my | got over) {k:known} => ended k health allergy  ✓ recovered from the anemia  ✗ suffer from anemia
  // What is over without being named.
  (quit !(years/ages/months/long) | resigned | (got/was/been) (laid off | let go | fired | sacked | made redundant) | handed in my notice | gave notice | lost my job | quit my job | left my job | changed (jobs/companies/careers) | switched (jobs/companies/careers) | jumped ship) => over work  ✓ I changed jobs at last  ✗ my boss quips
  (dropped out of | quit | flunked out of | got kicked out of) [my] (uni | university | college | grad school) => over studies  ✓ I dropped out of uni  ✗ I live near uni
  retired => over job  ✓ I retired on Friday  ✗ I was tired on Friday
  (relocated | finally moved | just moved $ | we moved ($ | at last) | i moved ($ | at last) | moved at last | we've moved $ | i've moved $ | moved (for/because/when/after) | moved house | moved cities | moved away | packed up | sold the house) => over home  ✓ we relocated, we're in Raleigh  ✗ the local office
  (i'm | i am | officially | got | we got | i got) (single | divorced | a widow | a widower | widowed | separated) [again/now] => over pair  ✓ I'm single again  ✗ single malt
  (the divorce is (final/through) | signed the divorce papers | the divorce came through) => over pair  ✓ the divorce is final  ✗ the divorce lawyer
  (change of plan | change of plans | changed our minds | changed my mind | plans have changed | plans changed) => over decision  ✓ change of plan: we're going with Postgres  ✗ the plan`;
