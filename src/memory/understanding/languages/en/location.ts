/** The rules of places, in English: what leads to a place, from the surest. A \`place\` behind a sure lead may be in lower case. */
export const locationLists = {
  'place leads': `
      the neighbourhood of, the neighborhood of, neighbourhood of, the city of, city of, the town of, town of, the island of, the area of, the district of, the region of, the village of,
      the area around, the outskirts of, the heart of, central, greater, downtown, upstate, the middle of, the south of, the north of, the state of`,
  centres:
    'the city centre, city centre, the city center, city center, the town centre, town centre, the town center, town center, the old town, old town, downtown, midtown, uptown, the city, town, the coast',
  'small words': 'of, the, upon, van, den, der, de, la, del, los, las, el, le, on, by, du, di, da, do, von, am, and',
  'name openers':
    'fort, port, mount, mt, lake, south, north, east, west, new, st, saint, san, santa, point, cape, upper, lower, great, los, las, isle, glen, loch, ben, palm, long',
  'name endings': `
      house, hill, hills, park, town, street, beach, square, garden, gardens, bridge, quay, heights, island, islands, sands, zoo, museum, opera house, station, road, market, city, springs, village,
      green, valley, falls, bay, lane, harbour, harbor, river, creek, end, district, quarter, common, fields, coast, county, upstate, avenue, pier, docks, national park, north, south, east, west,
      grove, mountains, canyon, forest, wharf, moor, head, lakes`,
  'no place': `maths, math, mathematics, algebra, geometry, calculus, physics, chemistry, biology, history, geography, economics, literature, philosophy, science, psychology, accounting, statistics, grammar, utc, rfc, team, crew, meantime, interim, stalls, circle, balcony, world, advance, fact, case, order, person, persons, time, times, love, bed, mind, touch, charge, need, short, style, private, public, peace, cash, front, between, there, here, english, spanish, french, german, italian, turn, tune, line, place, it, them, us, me, you, him, her, this, that, these, those, which, what, where, my, your, our, their, his, its, a, an, the, and, or,
    total, all, both, any, some, <numbers>, least, most, first, last, once, home, work, school, night, noon, midnight, morning, mornings, afternoon, evening, weekend, weekends, week, weeks, day, days, hours, minutes, month, months, year, years, church, budget, price, card, car, bus, train, plane, bike, foot, ourselves, myself, accordance, addition, regard, common, detail, silence, theory,
    practice, return, response, spite, light, terms, winter, summer, spring, autumn, fall, hospital, prison, jail, eat, drink, have, get, see, do, go, be, stay, try, find, celebrate, relax, watch,
    meet, buy, rent, enjoy, spend, make, take, know, plan, hang, chill, catch, check, grab, python, java, javascript, typescript, excel, word, sql, netflix, youtube, spotify, instagram, whatsapp,
    facebook, tiktok, twitter, linux, windows, mac, android, github, chatgpt, react, january, february, march, april, may, june, july, august, september, october, november, december, monday, tuesday,
    wednesday, thursday, friday, saturday, sunday, christmas, easter, halloween, tomorrow, today, tonight, one, two, around, nature, town, town's, production, progress, general, particular, question,
    sale, stock, class, college,
    university, office, meeting, meetings, bit, while, couple, few, lot, people, friends, family, kids, person, group, half, minute, hour, second, future, past, end, middle, background, next, later,
    soon, about, same, other, another, couples, groups, each, every, someone, something, somewhere, anyone, anywhere, everywhere, nowhere, everyone, style, mood, person, room, house, flat, trouble,
    way, shape, public, doubt, hurry,
    bulk, debt, pain, tears, mexico time, advance, code, prod, staging, not, no, if, so, but, because, just, only, really, very, too, more, less, than, like, would, could, should, can, will, is, are,
    was, were, been, being, dec, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, tourists, locals, doors, hand, hands, love, law, laws, quid, pounds, dollars, euros, bucks, lunchtime, live,
    person, dates`,
  near: `
      near, near to, close to, next to, around, nearby, not far from, somewhere near, somewhere around, somewhere in, outside of, just outside, round, anywhere in, anywhere near, over in, up in,
      down in, out in, within walking distance of, walking distance from, somewhere round, back in, based in, staying in, out at`,
  motion: `go, going, travel, traveling, travelling, fly, flying, flight, flights, trip, trips, head, heading, getaway, drive, driving, train, trains, tour, cruise, trek, roadtrip, escape, pop, nip, ferry, bus, weekend`,
  visits: 'visit, visiting, explore, exploring, destination, discover, tour, do',
  'no lead': `not, than, live, born, work, live, from, lives, lived, works, worked, never, leaving, grew up, i'm, i am, that's, he's, she's, it's, is, was, interested, believe, moved, except, studied, rather`,
} as const;

export const location = `
  unless:<no lead> <near> {p:place} => sure p  ✓ near Camden Town  ✗ near me
  unless:<no lead> (<motion> | <stays> | <vague>) … (to/towards/toward) !(<undertakings> | <errands> | <idle verbs>) {p:place} => likely p  ✓ trip to Rome  ✗ go to eat
  unless:<no lead> (in | within | throughout) {p:place} => likely p  ✓ in soho  ✗ in advance
  unless:<no lead> <visits> {p:name} => likely p  ✓ visit Rome  ✗ visit friends
  see {p:known} => likely p  ✓ see Rome  ✗ see Wicked
  <visits>/see the * of {p:name} => likely p  ✓ see the ruins of Pompeii  ✗ see the ruins
  (by/to/at/toward/towards/over/across/along/on) {p:name} => maybe p  ✓ at Covent Garden  ✗ at least
  ^ [<corrections>] [<corrections>] (make it | how about | let's say | change it to | switch to | let's try | so | do | then | probably | it's) {p:name} [then/instead/please/maybe] $ => maybe p  ✓ make it Harrogate  ✗ make it friday
  from {p:name} to {q:place} => sure q  ✓ from Madrid to Rome  ✗ from Madrid
  {p:name} to {q:name} => sure q  ✓ Leeds to York
  (from/leaving | live in | work in) {p:name} => from p  ✓ from Madrid
  (upstate | downtown) !(as | in) => area  ✓ apple picking upstate  ✗ upstate as in Warwick
  {p:known} => named p  ✓ curry leeds  ✗ curry
  ^ {p:name} $ => alone p  ✓ Kew  ✗ kew gardens please
  {p:name} => next p  ✓ surf Bondi  ✗ surf`;
