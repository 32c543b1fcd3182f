/** Days in English: one day, the parts of it, and what is said of several. */
export const day = `
  (today | later today) => day 0  ✓ today = 2026-11-18  ✗ tomorrow
  tonight => tonight  ✓ tonight = 2026-11-18 noche  ✗ night
  this {p:<dayparts>} => today p  ✓ this afternoon = 2026-11-18 tarde  ✗ the afternoon
  unless:you/after tomorrow => day 1  ✓ tomorrow = 2026-11-19  ✗ see you tomorrow
  ((the/on) [the] {w:<weekdays>} after !(next | that date) | [on] (the following | the next) {w:<weekdays>}) => weekdayafter w  ✓ the saturday after = 2026-11-21  ✗ saturday
  [the] day after tomorrow => day 2  ✓ the day after tomorrow = 2026-11-20  ✗ the day after
  (in | within) {n:count} [more] day/days ['] [time] => day n  ✓ in a couple of days = 2026-11-20  ✗ two days
  {n:count} days from (now | today) => day n  ✓ three days from now = 2026-11-21
  (in | within) a fortnight => day 14  ✓ in a fortnight = 2026-12-02  ✗ a fortnight
  (in | within) {n:count} week/weeks [time] => weeks n  ✓ in two weeks = 2026-12-02  ✗ two weeks
  {n:count} weeks from (now | today) => weeks n  ✓ two weeks from now = 2026-12-02
  (a week today | this time next week) => day 7  ✓ a week today = 2026-11-25
  ((a week | week) (on/from) {w:<weekdays>} | {w:<weekdays>} week) => weekdaylater w 1  ✓ a week on friday = 2026-11-27  ✓ a week on sunday = 2026-11-29  ✓ tuesday week = 2026-12-01  ✓ friday week = 2026-11-27  ✗ friday next week
  ([a] fortnight (on/from) {w:<weekdays>} | {w:<weekdays>} fortnight | two weeks (on/from) {w:<weekdays>}) => weekdaylater w 2  ✓ friday fortnight = 2026-12-04  ✓ a fortnight on sunday = 2026-12-06  ✗ a fortnight in Friday Harbor
  (in | within) {n:count} month/months [time] => months n  ✓ in a month = 2026-12-18  ✗ a month
  (in | within) {n:count} hour/hours/hrs => hours n  ✓ in two hours = 2026-11-18  ✗ two hours
  (in | within) half an hour => minutes 30  ✓ in half an hour = 2026-11-18  ✗ half an hour
  (in | within) an hour and a half => hours 1 30  ✓ in an hour and a half = 2026-11-18
  unless:every/each/last [on/this/for/coming] [the/this] [coming] {w:<weekdays>} !(mornings | nights) => weekday w  ✓ friday = 2026-11-20  ✗ every friday
  [on/for] next {w:<weekdays>} => weekday w following  ✓ next friday = 2026-11-27  ✗ next bar
  [on] [the] following {w:<weekdays>} => weekday w following  ✓ the following friday = 2026-11-27
  [on/the] {w:<weekdays>} [of] next week => weekday w nextweek  ✓ friday next week = 2026-11-27  ✗ friday
  next week [,] [on] {w:<weekdays>} => weekday w nextweek  ✓ next week on tuesday = 2026-11-24
  [on/the] [{w:<weekdays>} [,]] [the] {d:number} [st/nd/rd/th] [of] {m:<months>} [,] [{y:year}] => date d m y  ✓ 15th of December = 2026-12-15  ✗ 15 people in december
  [on/the] [{w:<weekdays>} [,]] {m:<months>} [the] {d:number} [st/nd/rd/th] !(people | am | pm | <people> | <currencies> | days | nights) [,] [{y:year}] => date d m y  ✓ Dec 15, 2027 = 2027-12-15  ✗ may 4 people come
  [on/for/by] [the] {w:<weekdays>} [,] [the] {d:number} (st/nd/rd/th) !(<months> | of <months>) => dayofmonth d  ✓ thursday the 26th = 2026-11-26  ✗ thursday 7pm
  [on/for/by/from/until] [the] {d:number} (st/nd/rd/th) !(of | <months> | std | standard | grade | grader | graders | form | year | semester | class | draft | version | floor | street | birthday | place | time | anniversary | one | avenue | century) => dayofmonth d  ✓ on the 25th = 2026-11-25  ✗ the 25th floor
  [on/for] {d:numeric} => numeric d  ✓ 25/12 = 2026-12-25  ✗ 12.5
  (new year's eve | new years eve | nye) => feast 12 31  ✓ for NYE = 2026-12-31  ✗ new year
  (new year's day | new years day) => feast 1 1  ✓ new year's day = 2027-01-01  ✗ new day
  (new year | new years | new year's) !(eve | day | resolution | resolutions) => feast 1 1  ✓ for new year = 2027-01-01  ✗ next year
  thanksgiving [day/weekend] => nth 4 4 11  ✓ thanksgiving = 2026-11-26  ✗ thanks
  christmas eve => feast 12 24  ✓ christmas eve = 2026-12-24  ✗ christmas
  (christmas day | on christmas | xmas day) => feast 12 25  ✓ christmas day = 2026-12-25  ✗ christmas lights
  boxing day => feast 12 26  ✓ boxing day = 2026-12-26  ✗ boxing
  (valentine's | valentine's day | valentines day | valentines) => feast 2 14  ✓ valentine's day = 2027-02-14
  (halloween) => feast 10 31  ✓ halloween = 2027-10-31  ✗ hello
  (st patrick's day | saint patrick's day | st paddy's) => feast 3 17  ✓ st patrick's day = 2027-03-17
  fourth of july => feast 7 4  ✓ fourth of july = 2027-07-04
  good friday => easter -2  ✓ good friday = 2027-03-26  ✗ a good day
  easter [sunday] !(weekend | egg | eggs) => easter 0  ✓ easter sunday = 2027-03-28  ✗ easter eggs
  easter monday => easter 1  ✓ easter monday = 2027-03-29`;

export const date = `
  [on/the] {o:<ordinals>} {w:<weekdays>} of/in {m:<months>} => nth o w m  ✓ the last saturday of january = 2027-01-30  ✗ saturday of january
  [on/the] {o:<ordinals>} weekend of/in {m:<months>} => nth o m weekend  ✓ the first weekend of april = 2027-04-03..2027-04-04  ✗ saturday of january
  {d:day} => d  ✓ friday = 2026-11-20
  (this | the | this coming | coming | at the | on the | over the | for the) weekend !(of | trip/getaway/break | after) => weekend  ✓ this weekend = 2026-11-21..2026-11-22  ✗ a weekend
  (the weekend after | the following weekend) !(next | that) => weekendafter  ✓ the weekend after = 2026-11-28..2026-11-29  ✗ the weekend
  next weekend => weekend after  ✓ next weekend = 2026-11-28..2026-11-29  ✗ weekend
  [the] weekend (of/after) [the] {d:number} [st/nd/rd/th] !(of | <months>) => weekendof d  ✓ the weekend of the 28th = 2026-11-28..2026-11-29
  [the] week of [the] {b:day} => b  ✓ week of july 13 = 2027-07-13  ✗ a week
  (a/one/some) {w:<weekdays>} (in/of) {m:<months>} => monthname m  ✓ a saturday in october = 2027-10  ✗ a saturday
  [the] weekend of {b:day} => b  ✓ the weekend of december 5 = 2026-12-05
  [the] (next | coming) week !end => week next  ✓ next week = 2026-11-23..2026-11-29  ✗ a week
  [later] this week => week  ✓ this week = 2026-11-18..2026-11-22  ✗ a week
  next month => month next  ✓ next month = 2026-12  ✗ a month
  this month => month  ✓ this month = 2026-11
  [at] the end of [the/this] month => month  ✓ at the end of the month = 2026-11  ✗ the end
  [the] (<ordinals>/first/last) week (of/in) {m:<months>} => monthname m  ✓ the last week of July = 2027-07  ✗ last week
  (in | for | during | sometime in | early | late | mid | by | of) [early/late/mid] {m:<months>} [of] [{y:year}] => monthname m y  ✓ in march = 2027-03  ✗ march
  {m:<certain months>} [{y:year}] !(heat | weather | sale) => monthname m y  ✓ december = 2026-12  ✗ dec
  ^ [actually/maybe/say/no] {m:<months>} [{y:year}] $ => monthname m y  ✓ march = 2027-03  ✗ march on
  [from/between] {a:day} (to | until | till | through | thru | - | – | and) [the] {b:day} => span a b  ✓ from Friday to Sunday = 2026-11-20..2026-11-22  ✗ friday or sunday
  [from/between] {m:<months>} [,] [from] [the] {d:number} [st/nd/rd/th] (to | until | till | through | thru | - | – | and) [the] {e:number} [st/nd/rd/th] !(<months> | people | pm | am) => dates d e m  ✓ May 3 to 5 = 2027-05-03..2027-05-05  ✗ May 3 to 5 people
  [from/between/the] {a:number} [st/nd/rd/th] (to | until | till | through | thru | - | – | and) [the] {b:day} => days a b  ✓ 3-5 May = 2027-05-03..2027-05-05  ✗ 3 or 5
  [from] the {d:number} [st/nd/rd/th] (to | until | till | through | thru | - | –) [the] {e:number} (st/nd/rd/th) => daypair d e  ✓ from the 20th to the 23rd = 2026-11-20..2026-11-23  ✗ from the 20 to the end
  {d:number} (st/nd/rd/th) (to | until | till | through | thru | - | –) [the] {e:number} (st/nd/rd/th) => daypair d e  ✓ 20th to 23rd = 2026-11-20..2026-11-23
  ^ [<corrections>] [<corrections>] [from] {d:number} (to/-/–) {e:number} [instead/then] $ => barepair d e  ✓ make it 5 to 7  ✗ 5 to 7 people
  ^ [the/on/maybe/say] {d:number} (st/nd/rd/th) $ => answerday d  ✓ the 15th  ✗ 15
  the {d:number} $ => answerday d  ✓ the 15  ✗ the 15 people
  (easter weekend | over easter) => easter -2 1  ✓ easter weekend = 2027-03-26..2027-03-29
  (yesterday | the other day | last night | the day before yesterday) => past  ✓ yesterday  ✗ today
  {w:<weekdays>} [is] (out/off/full/taken/gone | no good | no use | fully booked | booked up) !(in/at/of/to) => past  ✓ sunday is out  ✗ sunday out in York
  last (week | weekend | month | year | summer | winter | spring | autumn | {w:<weekdays>}) => past  ✓ last friday  ✗ the last bar
  {n:count} (days | weeks | months | years | hours | day | week | month | year) ago => past  ✓ 3 days ago  ✗ 3 days
  (every | each) (<weekdays> | day | week | weekend | month | morning | night | evening | year) => habit  ✓ every friday  ✗ friday
  [on] (weekends/weekdays/mondays/tuesdays/wednesdays/thursdays/fridays/saturdays/sundays) => habit  ✓ on weekends  ✗ on the weekend
  in {n:count} (min | mins | minute | minutes) => habit  ✓ in 5 minutes  ✗ 5 minutes
  see you (tomorrow | {w:<weekdays>} | at {n:number}) => habit  ✓ see you tomorrow  ✗ tomorrow
  unless:ever since ({d:day} | [last/early/late/mid] {m:<months>} [{y:year}] | the (weekend/summer/holidays)) => past  ✓ since tuesday  ✗ tuesday
  (move/moved/push/pushed/shift/shifted/postpone/postponed/change/put/bring) [it/that/this/us/everything] [the/our] [trip/holiday/wedding/party/booking] [back/forward] to [early/late/mid] {m:<months>} => monthname m  ✓ push the trip to May = 2027-05  ✗ may push it
  (until | till | til | through | leaving | back on | back | departing | returning | checking out | flying home) [on] [the] {b:day} => until b  ✓ until sunday = ..2026-11-22  ✗ until late`;
