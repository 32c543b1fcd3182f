/** Lengths of time in English; dates are taken before, so "in 3 days" is gone. */
export const duration = `
  unless:per/every/last/each/next [for/about/of] [the/another] {n:count} {u:<lengths>} !(a/per week | ago | old | drive | walk | away | before | after | later | time | one/each) => length n u  ✓ 3 nights  ✗ every 3 nights
  unless:per/every {n:count} and a half {u:<lengths>} => length n u half  ✓ two and a half hours  ✗ two hours
  (an/one) hour and a half => length 1 H half  ✓ an hour and a half  ✗ an hour
  half an hour => length 30 m  ✓ half an hour  ✗ an hour
  ^ [a/one/another/for] [a/the] week !(!(in/at/by/on)) => length 7 D stay  ✓ week in Cornwall  ✗ next week in Leeds
  a weekend !(!(in/at/by/on)) => length 2 D stay  ✓ a weekend in Porto  ✗ the weekend in Porto
  (a weekend | weekend trip | weekend getaway | weekend break | weekend away | weekend escape | the whole weekend | for the weekend) => length 2 D  ✓ a weekend trip  ✗ this weekend
  (all day | the whole day | whole day | full day | day trip | for the day) => length 1 D  ✓ for the whole day  ✗ the day
  (a fortnight | two weeks | fortnight) => length 14 D  ✓ a fortnight
  (overnight | a night away | one night) => length 1 D  ✓ overnight  ✗ night`;
