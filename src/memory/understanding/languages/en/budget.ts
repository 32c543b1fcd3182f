/** The rules of what may be spent, in English: money by itself, or an amount beside a word for it. */
export const budget = `
  {m:money} => m  ✓ 30 euros  ✗ 30 minutes
  budget [of/is/around/about/max/total/=/for/to/up] [about/around/to] [:] {a:amount} !(<lengths> | <people> | <currencies>) => amount a  ✓ budget of 500  ✗ budget for 3 days
  budget's [about/around] {a:amount} !<currencies> => amount a  ✓ budget's about 70
  (up to | under | max | less than | no more than | around | about | at most) {a:amount} !<lengths> <per person> => amount a  ✓ up to 40 per person  ✗ up to 4 people
  (max/maximum | up to | no more than | under) {a:amount} $ => amount a  ✓ max 500  ✗ max 4 people
  {a:amount} <per person> [,] [in] {c:<currencies>} => amount a c  ✓ 25 a head in pounds  ✗ 25 a head in
  {a:amount} !(<people>|<lengths>) <per person> => amount a  ✓ 40 per person  ✗ 2 per table
  {a:amount} (max/tops/maximum | at most) => amount a  ✓ 500 tops  ✗ five of the tops`;
