/** Words about people who join the company, and about those who leave it. */
export const partyLists = {
  joins: `
      coming with me, coming with us, coming, coming, come, joining, join us, join, tagging along, tag along, in, up for it, keen, coming along, come along, in as well, in too, coming too,
      going to come, able to make it, make it after all, free after all, on board`,
  leaves: `
      bailed, bails, bailing, staying at home, staying home, staying behind, stays home, stays at home, has to work, have to work, is working, are working, is grounded, are grounded, out of action,
      won't come, won't join, isn't joining, aren't joining, can't join, couldn't come, canceled on us, cancelled on us, begged off, bailed,  dropped out, dropping out, drops out, drop out,
      pulled out, pulling out, quit, cancelled, canceled, can't come, can't make it, cannot come, cannot make it, couldn't make it, won't make it, won't be coming, not coming, off sick, off ill,
      poorly, not up for it, not able to come, isn't coming, aren't coming, is out, are out, is ill, are ill, is sick, are sick, has flu, fell ill, fallen ill, backed out, called off`,
  adds: `add, plus, include, count in, squeeze in, put down, adding, bringing, bring`,
} as const;

/** The rules of how many people go, in English. \`company\` is whom the speaker takes along; the speaker is counted by the slot. */
export const company = `
  (another | one other | a second) couple => 2  ✓ another couple  ✗ a couple of bars
  [my/a/an/the/his/her/our/one/another] [little/older/younger/big/best/old] <one person> => 1  ✓ my wife  ✗ my friends
  [my/the/both/his/her/our] [elderly] <two people> => 2  ✓ my parents  ✗ the house
  [my/our/the/another/her/his/their] {n:count} [best/other/little/old/close/small/of] [my] <people> !(of) => n  ✓ my two kids  ✗ my kids
  {n:count} <one person> => n  ✓ one friend  ✗ friend
  him => 1  ✓ him  ✗ his
  her => 1  ✓ her  ✗ hers`;

export const partySize = `
  ^ [as/a/the/in/we're/we'll] [be] [a/the] {n:<group sizes>} $ => n  ✓ as a trio = 3  ✗ a jazz trio in Soho
  (us | my partner and i) and another couple => 4  ✓ us and another couple  ✗ us and another bar
  (there'll be | there will be | there's | it'll be | that'll be | we'll be | we're) {n:count} more [now/coming/people] [of us] $ => more n  ✓ there'll be one more  ✗ there'll be one more bar
  {g:group} (wants/want) {h:group} to (come/join/play/be/tag) => more h  ✓ Jerry wants his wife to play  ✗ Jerry wants his wife to stay at home
  ^ [we're/there's] {n:number} [of us] [,] (plus/and/with) {g:group} => sum n g  ✓ seven, plus Emma's boyfriend  ✗ seven
  (she/he/shes/hes | she's | he's) [also/now/just/has/is] <leaves> !(the/in/at/of/on) => less 1  ✓ so she won't come  ✗ she has to leave at 9
  unless:it's/that's/this -'s (out | a no) $ => less 1  ✓ Joe's out  ✗ Joe's out at sea
  ^ [<corrections>/and] (minus/without | except for | not counting) {g:group} => less g  ✓ minus my brother  ✗ minus the bar
  (room for | space for | fit) [only/just] {n:number} [of us] $ => n  ✓ there's only room for five  ✗ room for improvement
  [just/only] {c:crew} => crew c  ✓ me, my husband and his mum  ✗ my husband and his mum
  (there's | we're | it's | there will be) {c:crew} => crew c  ✓ there's me, Kaz and Dee  ✗ there's a bar
  [for/we'll/we're] [be/about] {n:count} couples => times n 2  ✓ we'll be three couples  ✗ a couple
  [for] {n:count} (adults/kids/children/teachers/toddlers/parents/boys/girls/women/men | grown ups) [,] (and/plus/with/& | [,]) {m:count} (<people>/<one person>) => sum n m  ✓ 28 kids and 4 teachers  ✗ 28 kids
  ^ {n:count} [tickets] (in the stalls | in the circle | in the balcony) => n  ✓ two in the stalls  ✗ two in the morning
  {n:number} (in total | altogether | all in | all up | all told) => total n  ✓ me and the lads, 6 in total  ✗ in total
  [for/we're/there's/it's | there are | there will be] {n:count} adult/adults [,] [and/plus/with/&/+] {m:count} [<children>] => sum n m  ✓ 2 adults and 2 kids  ✗ 2 adults
  (party of | group of | table for | table of | reservation for | booking for | we're | we are | we'll be | we will be | there's | there are | there is | there'll be | there will be | it's | it'll be
    | that's | make it for) [just/only/about/for/now/a] [party/table/group] [of] [about/around] {n:count} [<people>] !(<lengths> | <currencies> | reasons/things/ways/places/options/bars/pm/am/:/%
    | year/years/km/miles/minutes | in | too | bit/lot/good/nice/place/bar/restaurant/museum | *) => n  ✓ party of 5  ✗ there are 5 reasons
  (party of | group of | table for | table of | we're | we are | we'll be | there's | there are | there'll be | there will be) [just/only/about] {n:count} [<people>] [total/altogether/people] ($ | in
    | at | on | for | tomorrow | and | with | please | now | <weekdays> | from | next | this) => n  ✓ we are 6 in total  ✗ we are happy
  (there's | there are | there'll be | there will be | there is | we're | we are) [about/only/just/gonna be/going to be/probably] {n:count} of us => n  ✓ there's six of us  ✗ six
  (we're | we are | we'll be) {n:count} (only/total/tops) $ => n  ✓ we are 5 only  ✗ we are only tired
  {n:count} (people | persons | guests | adults | pax | of us | diners | travellers | travelers | attendees | heads | players | passengers) => n  ✓ 6 people  ✗ 6 friends
  (for/with a group of | for) !((a/an) !(dozen/couple/hundred)) {n:count} [<people>] !(<lengths> | <currencies> | pm/am/:/%/- | st/nd/rd/th
    | bars/restaurants/options/years/miles/minutes/months/o'clock/pounds/quid/bucks/drink/bit/walk/change/drinks/place/dinner/lunch/hike/good/nice/week/few/while/table/birthday/date/picnic/couple/quick)
    => n  ✓ for two  ✗ for two nights
  [just/only] {n:count} [of us] altogether => n  ✓ 5 of us altogether  ✗ altogether
  {n:number} (ticket/tickets/seat/seats/spots/players) => n  ✓ two tickets  ✗ tickets
  [for/we're/there's/it's | there are | there will be] {n:count} <children> [,] [and/plus/with/&/+] {m:count} (adult/adults | grown ups) => sum n m  ✓ 8 kids and 2 adults  ✗ 8 kids
  unless:<near>/no {n:count} more [person/people/friend/friends] [is/are/will/wants/want/might/just/can] [be/to] (coming/come/joining/join/in) => more n  ✓ one more is coming  ✗ one more thing
  ^ [<corrections>/oh/and] <adds> {g:group} => more g  ✓ plus my mum  ✗ plus the bar
  {g:group} (is/are/has/wants/want/might/will/would) [also/now/all/just/maybe] [be/to] <joins> [too/also/along/us | as well] !(from/at/on/the/in) => more g  ✓ his mate Theo wants in as well  ✗ his mate Theo wants it
  ^ [and/oh/plus/actually] {g:group} (too | as well | also) $ => more g  ✓ uncle Rob too  ✗ the pub too
  {n:count} adults [,] [and] {g:group} => sum n g  ✓ two adults, a teenager and a grandad  ✗ two adults
  back to {n:number} $ => crew n  ✓ back to six  ✗ back to the six
  {g:group} (is/are) bringing {h:group} => more h  ✓ Kev is bringing his cousin  ✗ Kev is bringing wine
  -'s bringing {g:group} => more g  ✓ Kev's bringing his cousin  ✗ Kev's bringing wine
  {g:group} (fancies/fancy/wants/want) (it | to come | to join | in) [too/also] => more g  ✓ my sister fancies it too  ✗ my sister fancies sushi
  -'s [just/also/now] <leaves> !(the/in/at/of/on) => less 1  ✓ aunty's dropped out  ✗ aunty's dropped it
  -'s [just/also/now] (coming/joining) [too/along/us | as well] !(from/at/on/in/to) => more 1  ✓ Tom's coming too  ✗ Tom's coming from Leeds
  {g:group} [has/have/had/just/is/are] [just/both/all/now] <leaves> !(the/in/at/of/on) => less g  ✓ Carla dropped out  ✗ Carla dropped it
  {n:number} [of] * [has/have/had/just] <leaves> => less n  ✓ two tenors have quit  ✗ two tenors have sung
  (leave/leaving/take/count/drop) {g:group} (out | off the list) => less g  ✓ leave the toddler out  ✗ leave the bill out
  {g:group} (is/are) <joins> [,] (that's/thats) another {n:number} $ => more n  ✓ the Nguyens are coming, that's another five  ✗ the Nguyens are coming
  (that's/thats/thatll/that'll) [be] another {n:number} $ => more n  ✓ that's another 4  ✗ that's another bar
  (just/only) us {n:count} => n  ✓ just us 4  ✗ just us
  (team/crew/gang/bunch/squad/class) of [about] {n:count} => n  ✓ team of six  ✗ team of the year
  (plus/and/add) {n:number} more $ => more n  ✓ plus two more  ✗ two more bars
  {n:number} (less/fewer) [person/people] $ => less n  ✓ one less  ✗ less
  {n:number} (of them | of us) (can't/cannot/aren't/isn't/won't | dropped out | bailed) => less n  ✓ two of us can't come  ✗ two of us
  {n:number} [of/have/has/people] [them/us] [have/has/just] (dropped/drop/dropping/bailed/cancelled/canceled/pulled) [out] => less n  ✓ 2 have dropped out  ✗ 2 have dogs
  ({p:person} | {a:company}) (can't/cannot/won't/isn't/not | is not) [now/be] (coming | make it | come | joining | able to) => less 1  ✓ Pedro can't make it  ✗ Pedro can't swim
  {n:number} (including/counting/with) (me/us/the/myself) => n  ✓ four including me  ✗ four
  me plus {n:number} => plus n  ✓ me plus three  ✗ me
  ^ [no/actually/oh/ok] [just/only] me and * $ => plus 1  ✓ me and shazza  ✗ me and the girls
  [a] family of {n:number} => n  ✓ family of five  ✗ family
  {n:count} [complete/total] (blokes/beginners/lads/ladies/girls/men/women) => n  ✓ 14 blokes  ✗ 14
  {n:count} couples => times n 2  ✓ two couples  ✗ a cup
  (the) {n:count} of us => n  ✓ the four of us
  (two of us | both of us | the pair of us | romantic dinner for us | for a couple | us two | just us two | just the two) => 2  ✓ the two of us  ✗ of us
  ^ (just/only) for {c:company} $ => c  ✓ just for my daughter  ✗ just for fun
  ^ {n:count} (grown ups | adults) [,] [and/plus] {m:count} <children> => sum n m  ✓ 2 grown ups, 4 kids  ✗ 2 grown ups
  (we're/there's | we are | there are) {n:count} (plus/and) {b:company} => sum n b  ✓ we're 4 plus a baby  ✗ we're 4
  ^ (for | just | only) {n:count} $ => n  ✓ for two  ✗ for two nights
  (with/bring/bringing/taking/take | w / | along with) {g:group} => plus g  ✓ with Isla and 3 friends  ✗ with friends
  (just me | only me | by myself | on my own | going alone | going solo | travelling alone | traveling alone | dining alone | solo traveller | solo traveler | table for one | flying solo | alone) => 1  ✓ just me  ✗ me
  ^ {n:count} <people> $ => n  ✓ 8 boys  ✗ 8 boys' shirts
  ^ (me | for me | solo) $ => 1  ✓ for me  ✗ for my wife`;
