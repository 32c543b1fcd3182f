/** Numbers that name nothing, in English: with an open plan they answer (`bare`) or correct (`corrected`) one of its slots. */
export const answers = `
  ^ [<corrections>] (so | so that's | so we're | that makes | that makes it | so it's) {n:number} [now/then/total/altogether | in total] $ => company n  ✓ so 29  ✗ so 29 pounds
  so (like/about/around/maybe/say) {n:number} $ => bare n  ✓ after school so like 4  ✗ so 4 bars
  ^ [about/around/roughly/like/maybe/probably] {n:amount} [total/altogether/ish/please | in total | i think] $ => bare n  ✓ 5  ✗ 5 nights
  ^ [<corrections>] [<corrections>] <corrections> {n:amount} [instead/then/now/please/total/altogether | in total | i think | with * [*]] $ => corrected n  ✓ call it 12  ✗ call it 12 euros
  ^ {n:amount} with (the/my/a/our) <one person> $ => bare n  ✓ twelve with the baby  ✗ twelve with a view
  ^ {n:number} (confirmed/definitely | for sure) [now] $ => company n  ✓ 38 confirmed  ✗ 38 miles
  ^ {n:amount} (now | instead) $ => corrected n  ✓ 10 now  ✗ 10 bars
  ^ [<corrections>] (nothing over | not over | not more than | no more than | under | max | up to) {n:amount} [then/now/please] $ => corrected n  ✓ nothing over 60 then  ✗ under 60 minutes`;
