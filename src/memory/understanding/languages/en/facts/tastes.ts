/** Returns a list whose entries are told in small letters, wherever they stand. */
function asSaid(list: string): string {
  return list
    .split(/,\s*/)
    .map((entry) => (entry.includes('=') ? entry : `${entry.trim()} = ${entry.trim()}`))
    .join(', ');
}

/** The words of English rules for what the user likes and does. */
export const tasteLists = {
  loved:
    'love love love = loves, love love = loves, love loved = loves, absolutely love = loves, absolutely hate = hates, absolutely adore = adores',
  'won over by':
    'come round to, come around to, warmed to, warmed up to, grown to like, grown to love, learned to like, learned to love, learnt to like, learnt to love, been won over by, converted to, developed a taste for, got a taste for',
  'cold on': asSaid(
    `can't stand, cant stand = can't stand, can't abide, can't bear, cannot stand = can't stand, never understood the appeal of, can't be doing with, can't be dealing with, can't be bothered with, can't be arsed with, can't get on with, can't get into, can't do with, never liked, never been one for, never been a fan of, never been into, never got on with, never got into, no time for, have no time for, got no time for, can't stomach, can't face, could never get into, never cared for, have no patience for, have a thing against`,
  ),
  'not on': asSaid(
    `not wild about, not that wild about, not mad into, not that into, not much into, not bothered about, not arsed about, not crazy on, not huge on, not massively into, not a lover of, not one of those who likes, not one for, not big on, not mad on, not mad about, not mad keen on, not crazy about, not keen on, not that keen on, not into, not really into, not a fan of, not a big fan of, not much of a fan of, no fan of, not fussed about, not fussed on, not fond of, sick of, not a massive fan of, not a huge fan of, not overly fond of, terrified of, scared of, petrified of, afraid of, not about`,
  ),
  'warm on': asSaid(
    `huge into, massively into, heavily into, really into, wild about, in thrall to, devoted to, big on, hot on, fond of, partial to, keen on, mad about, mad for, mad on, nuts about, nuts for, crazy about, crazy for, obsessed with, obsessed by, into, a fan of, fan of, a big fan of, a huge fan of, a massive fan of, a lifelong fan of, big into, well into, right into, dead into, a sucker for, big fan of, huge fan of, hooked on, addicted to, passionate about, enthusiastic about, all about, a stickler for, a devotee of, a lover of, a fiend for, an absolute fiend for, a glutton for, in love with`,
  ),
  fans: `
      people, person, guy, girl, lover, fan, nut, nerd, geek, buff, fanatic, enthusiast, addict, freak, obsessive, junkie, aficionado, man, woman, kind of guy, kind of person, type of person, type,
      supporter, head, fiend, hater, anorak, snob, purist, devotee, tragic, lass, lad`,
  'mass days': `
      mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, weekends, weekdays, weeknights, bank holidays, sunday mornings, sunday nights, saturday mornings, friday nights,
      monday nights, tuesday nights, wednesday nights, thursday nights, saturday nights, weekday mornings, weekend mornings, school nights, the weekend, a sunday, a saturday, a friday, a monday,
      a tuesday, a wednesday, a thursday, a weekend, monday mornings, friday evenings, sunday evenings, monday evenings, saturday afternoons, sunday afternoons, tuesday evenings, wednesday evenings,
      thursday evenings, alternate weekends, lunchtimes, lunch breaks`,
  verdicts: `vile, disgusting, minging, manky, rank, overrated, rotten, unbearable, the devil, the devil's work, gorgeous, heaven, a nightmare food, horrid, gross, revolting, repulsive, foul, life, elite, superior, underrated, yuck, yum`,
  'going out': `go = goes, used to going = goes, do go = goes, head = heads, get out = gets out, go out = goes out`,
  likes: `like = likes, love = loves, enjoy = enjoys, adore = adores, prefer = prefers, hate = hates, dislike = dislikes, detest = detests, loathe = loathes, despise = despises, can't stand = can't stand, cannot stand = can't stand, can't abide = can't abide, can't bear = can't bear, don't like = does not like, do not like = does not like, don't enjoy = does not enjoy, much prefer = prefers, really like = likes, really love = loves,
    absolutely love = loves, absolutely adore = adores, absolutely hate = hates, really hate = hates, really enjoy = enjoys, fucking hate = hates, do love = loves, do like = likes, also love = loves,
    also like = likes, love love = loves, tend to prefer = prefers, would rather = would rather, 'd rather = would rather, always prefer = prefers, generally prefer = prefers,
    don't care for = does not care for, can't handle = can't handle, really don't like = does not like, usually prefer = prefers, just love = loves, crave = craves`,
  passing: `
      isn't, more, better, less, anything you, a good idea, a good point, a good laugh, helping people, mondays, the shorter, the longer, the old, the original, the previous, the latter, the former,
      the other, the earlier, the simpler, the newer, the older, the bit, the layout, the logo, the photo, that photo, my new, all the, the self, is, are, was, were, will, does, do, i, we, they, best,
      most, punishment, trouble, it, this, that, these, those, them, him, her, you, your, how, where, when, what, the first, the second, the third, the last, the one, the other, the blue, the red,
      the title, the idea, the way, the new, the font, the heading, the draft, the version, to, seeing, everyone, everything, me, my job, myself, so far, the sound, option, version, that's, both,
      all of, the look, the tone, the colour, the color, here, the part, the ending`,
  pastimes: `
      in my free time, in my spare time, in our free time, in my downtime, on weekends, on the weekends, at weekends, at the weekend, weekends, on my days off, on my day off, for fun, most weekends,
      outside work, outside of work, after hours, when i'm not working, when i'm not at work, when i'm not at my desk, to relax, to unwind, on the side, most evenings, in the evenings, on sundays,
      on saturdays, every weekend, what i do for fun is, my hobby is to`,
  plays: `
      keep chickens = keeps chickens, do stand up = does stand up, do woodwork = does woodwork, do ceramics = does ceramics, do calligraphy = does calligraphy, do embroidery = does embroidery,
      do gardening = does gardening, do ballet = does ballet, do gymnastics = does gymnastics, do boxing = does boxing, do triathlons = does triathlons, do parkrun = does parkrun,
      do cosplay = does cosplay, do drag = does drag, do magic = does magic, do am dram = does am dram, do taekwondo = does taekwondo, do jiu jitsu = does jiu jitsu, do ju jitsu = does ju jitsu,
      do muay thai = does muay thai, do aikido = does aikido, do archery = does archery, do fencing = does fencing, do salsa = does salsa, do tai chi = does tai chi, do zumba = does zumba,
      do spin = does spin, do genealogy = does genealogy, do photography = does photography, do macrame = does macrame, make jewellery = makes jewellery, make jewelry = makes jewelry,
      make candles = makes candles, make soap = makes soap, make model = makes model, build model = builds model, fly kites = flies kites, fly drones = flies drones, race = races,
      race pigeons = races pigeons, ring bells = rings bells, tend = tends, grow = grows, cross stitch = cross stitches, spin wool = spins wool, carve = carves, whittle = whittles,
      throw pots = throws pots, do pottery = does pottery, mountain bike = mountain bikes, trail run = trail runs, rock climb = rock climbs, ride horses = rides horses, roller skate = roller skates,
      rollerblade = rollerblades, longboard = longboards, windsurf = windsurfs, kitesurf = kitesurfs, wild swim = wild swims, lift weights = lifts weights, powerlift = powerlifts, umpire = umpires,
      bowl = bowls, fence = fences, juggle = juggles, beatbox = beatboxes, dj = djs, cosplay = cosplays, blog = blogs, vlog = vlogs, journal = journals, meditate = meditates, sketch = sketches,
      tinker with = tinkers with, dabble in = dabbles in, moonlight = moonlights, brew beer = brews beer, play = plays, collect = collects, knit = knits, sew = sews, crochet = crochets,
      garden = gardens, paint = paints, climb = climbs, surf = surfs, ski = skis, skate = skates, skateboard = skateboards, hike = hikes, camp = camps, fish = fishes, hunt = hunts, sail = sails,
      row = rows, brew = brews, sculpt = sculpts, sing = sings, whittle = whittles, forage = forages, birdwatch = birdwatches, swim = swims, run marathons = runs marathons, draw = draws, bake = bakes,
      snowboard = snowboards, kayak = kayaks, box = boxes, restore = restores, make pottery = makes pottery, do yoga = does yoga, do pottery = does pottery, do pilates = does pilates,
      do karate = does karate, do judo = does judo, do crossfit = does crossfit, do photography = does photography, do parkour = does parkour, do crosswords = does crosswords,
      do jigsaws = does jigsaws, do improv = does improv, write poetry = writes poetry, write songs = writes songs, volunteer at = volunteers at, sing in = sings in, quilt = quilts,
      embroider = embroiders, metal detect = metal detects, do bjj = does bjj, do martial arts = does martial arts, cycle = cycles, busk = busks, boulder = boulders, golf = golfs, jog = jogs,
      dance = dances, scuba dive = scuba dives, freedive = freedives, keep bees = keeps bees, breed = breeds, coach = coaches, referee = referees, train bjj = trains bjj`,
  played: `
      been playing = has been playing, been climbing = has been climbing, been knitting = has been knitting, been painting = has been painting, been collecting = has been collecting,
      been sailing = has been sailing, been running = has been running, been learning = has been learning, been doing yoga = has been doing yoga, got into = got into, taken up = has taken up,
      recently taken up = has taken up, got really into = got into`,
  arts: `
      guitar, piano, drums, bass, violin, cello, ukulele, banjo, fiddle, chess, tennis, football, soccer, rugby, hockey, basketball, squash, badminton, golf, cricket, netball, pottery, ceramics,
      photography, woodworking, woodwork, carpentry, gardening, baking, knitting, crochet, sewing, quilting, embroidery, calligraphy, origami, yoga, pilates, karate, judo, bjj, boxing, kickboxing,
      climbing, bouldering, hiking, hillwalking, running, cycling, swimming, sailing, rowing, surfing, skiing, snowboarding, skateboarding, kayaking, fishing, fly fishing, birdwatching, birding,
      astronomy, stargazing, genealogy, brewing, homebrewing, d d, dnd, board games, video games, gaming, warhammer, lego, model trains, vinyl, record collecting, poetry, painting, watercolour,
      watercolor, sketching, drawing, dancing, salsa, ballet, choir, singing, karaoke, metal detecting, bell ringing, beekeeping, foraging, bonsai, orchids, cosplay, anime, manga, true crime,
      crossfit, powerlifting, weightlifting, triathlons, ultrarunning, mountain biking, archery, fencing, horse riding, dressage, paddleboarding, scuba diving, diving, crosswords, sudoku, jigsaws,
      puzzles, bridge, poker, darts, snooker, padel, pickleball, trail running, cooking, wild swimming, amateur dramatics, juggling, magic, sourdough, aquariums, 3d printing, electronics, ham radio`,
  days: `
      bank holiday, sunday morning, saturday morning, friday night, monday night, tuesday night, wednesday night, thursday night, saturday night, sunday night, mornings, evenings, nights, days, weeks,
      weekends, bank holidays, fortnight, lunchtime, lunch break, weeknight, school night, christmas, easter, season, holiday, school holiday, monday, tuesday, wednesday, thursday, friday, saturday,
      sunday, day, morning, night, evening, week, month, weekend, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, year, single day, single morning, single night, afternoon,
      other day, summer, winter, spring, autumn, fall, weekday, two weeks, few days, three months, six months`,
  'best things': `
      album, pub, biscuit, restaurant, holiday, musician, podcast, series, video game, meal, concert, gig, beer, wine, cheese, game, film, movie, band, book, author, singer, song, album, artist,
      player, subject, dish, food, meal, drink, colour, color, season, team, actor, actress, show, game, place, city, musician`,
  'how often':
    'almost never, hardly ever, nearly always, almost always, seldom, rarely ever, always, never, usually, normally, rarely, typically, religiously, generally',
  each: 'every = every, each = each, most = most',
  frequently: `
      every now and then, from time to time, once a year, twice a year, first thing in the morning, three times a day, every so often, once a fortnight, twice a month, twice weekly, most days,
      most nights, most mornings, most evenings, most weekends, straight after work, on my lunch break, after school, over breakfast, at dawn, before dawn, of a morning, of an evening, of a sunday,
      of a saturday, all year round, all winter, all summer, in the afternoons, every two weeks, every other week, every other sunday, every other saturday, daily, nightly, weekly, twice a week,
      once a week, first thing, before bed, after work, before work, twice a day, once a month, three times a week, four times a week, five times a week, every few days, a few times a week,
      several times a week, in the mornings, at night, in the evenings, every other day, once a day, before breakfast, for fun, after dinner`,
  commutes: `
      commute = commutes, cycle = cycles, walk = walks, bike = bikes, drive = drives, take the train = takes the train, take the bus = takes the bus, take the tube = takes the tube, run = runs,
      get the train = gets the train, get the bus = gets the bus`,
  onto: 'to, into, in to',
  started: `
      doing, playing, learning, going to, making, growing, collecting, running, training, practising, writing, painting, knitting, climbing, swimming, boxing, dancing, cycling, volunteering at,
      lifting, baking, brewing, sewing, birdwatching, foraging`,
  darlings:
    'hero, idol, icon, comfort food, comfort film, comfort show, guilty pleasure, spirit animal, role model, celebrity crush, happy place, poison, tipple, desert island disc, north star, inspiration, muse',
  sides:
    'football team, footy team, baseball team, hockey team, rugby team, sport, player, tipple, poison, drink, usual, usual order, coffee order, go to order, comfort food, go to, star sign, favourite, favorite, hero, idol',
  consumes:
    'eat = eats, drink = drinks, have = has, do = does, watch = watches, touch = touches, take = takes, use = uses, wear = wears',
  'daily things': `
      breakfast, lunch, dinner, coffee, tea, telly, tv, television, sugar, caffeine, social media, news, the news, makeup, perfume, fast food, takeaways, soft drinks, fizzy drinks, soda, snacks,
      dessert, leather, fur, cash, facebook, twitter, tiktok, instagram`,
  upsets: `
      dizzy, ill, sick, queasy, nauseous, itch, sneeze, bloat, gag, wheeze, vomit, faint, anxious, panic, migraine, migraines, headache, headaches, heartburn, hives, rash, stomach ache, indigestion,
      palpitations, motion sick, car sick, carsick, break out, come out in hives`,
  where: 'at, in, on, with, for, round, around, along, every, before, after, most',
  undone: `
      look at = looks at, drink = drinks, eat = eats, watch = watches, have = has, answer = answers, check = checks, work = works, read = reads, go out = goes out, smoke = smokes, touch = touches,
      take calls = takes calls, use = uses, go on = goes on, buy = buys`,
  'times of day': `
      noon, midday, midnight, bed, bedtime, work, breakfast, lunch, dinner, dark, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      weekdays, weekends, weeknights, sundays, saturdays, fridays, mondays, school nights, 6pm, 7pm, 8pm, 9pm, 10pm, 2pm, 3pm, 4pm, 5pm, the evening, the week`,
  'by when': 'after, before, past, until, on, at, during',
  elided:
    'love love love = loves, love love = loves, love = loves, hate = hates, enjoy = enjoys, prefer = prefers, adore = adores, really love = loves, really hate = hates',
  doing:
    'playing, climbing, knitting, painting, collecting, sailing, running, rowing, singing, cycling, surfing, skating, lifting, boxing, dancing, fencing, brewing',
  groups:
    'club, team, band, choir, league, orchestra, group, society, troupe, squad, class, classes, lessons, guild, side, quartet, circle, meetup',
  'giving up':
    'smoking = smokes, drinking = drinks, vaping = vapes, running = runs, eating meat = eats meat, drinking coffee = drinks coffee, gambling = gambles, biting my nails = bites their nails, playing = plays',
  sleepers: 'night owl, morning person, early bird, early riser, light sleeper, insomniac',
  around: 'around, about, half, quarter past',
  routines: `up at, wake up at, get up at, go to bed at, get up around, in bed by, wake at`,
  adjectives: `
      wee, oul, auld, daft, mad, poor, beloved, geriatric, three legged, one eyed, fat, ginger, tabby, stupid, clumsy, grumpy, old, new, big, small, little, young, severe, bad, mild, chronic,
      part time, full time, online, second, rescue, teenage, pretty, really, very, own, younger, older, twin, grown, lovely, beautiful, elderly, electric, red, blue, white, black, silver, dodgy,
      terrible, awful, serious, final, current, first`,
  stars: 'favorite, favourite, fav, fave, favorites, favourites, go to',
  topped: 'all time, absolute, number one, own, personal, current, top',
} as const;

/** English rules of what the user likes, prefers and does: tastes, favorites, hobbies, habits. */
export const tastes = `
  ^ [<lead>] [,] i [<adverbs>] (smoke/vape) ($ | , | too/and/so | about {n:figure} | {m:figure}) !(salmon/cigars) => habit smokes  ✓ I smoke = habit smokes  ✗ I smoke salmon
  ^ [<lead>] [my/our] [<topped>] <stars> {k:noun} ? !(any/what/which/who/got/yours/you/probably/<no name>) {x:proper} ($ | . | ! | ,) => favorite:{k}+asks has {x} as favorite {k}
    ✓ Favourite food? Ramen. = favorite:food has Ramen as favorite food  ✗ Favourite food? any ideas
  ^ [<lead>] [,] {v:<loved>} !<passing> !(it/this/that/you/your/how/the) {x:items} => preference {v} {x}  ✓ Love love love mangoes = preference loves mangoes  ✗ love love love it
  <i> [<adverbs>] {v:<plays>} !(it/this/that/with/along/the | a role) {x:<arts>} (on/every/each) {d:<mass days>} => hobby {v} {x} on {d}  ✓ I play squash on Tuesdays = hobby plays squash on Tuesdays  ✗ I play it on Tuesdays
  (i've | i | we've) [<adverbs>] <won over by> {x:few} , (i/we) [really/actually/absolutely] {v:<likes>} (it/them) [now] => preference! {v} {x}
    ✓ I've come round to blue cheese, I love it now = preference loves blue cheese  ✗ I've come round
  (i've | i | we've) [<adverbs>] <won over by> !(it/that/this/them/him/her/you | the idea) {x:noun} => preference+past! likes {x}  ✓ I've come round to olives = preference likes olives  ✗ I've come round to it
  my (other/second/latest/newest/biggest/main/favourite/favorite/real) (hobby/hobbies/pastime/passion/obsession) (is/are/:) !(not/so/too/that/it) {x:items} => hobby has {x} as a hobby
    ✓ My other hobby is geocaching, know any apps = hobby has geocaching as a hobby  ✗ my other half is geocaching
  {x:few} (is/are) (another/a/one) [big/new] (hobby/passion/pastime/interest) of mine => hobby has {x} as a hobby  ✓ Pottery is another hobby of mine = hobby has Pottery as a hobby  ✗ Pottery is a hobby
  (i | i've | i have | we) (stopped/quit | given up | gave up) {g:<giving up>} => -habit+past {g}  ✓ I quit smoking = -habit smokes  ✗ I quit it
  another (hobby/passion) of mine is {x:phrase} => hobby has {x} as a hobby  ✓ Another hobby of mine is calligraphy = hobby has calligraphy as a hobby  ✗ a hobby of his
  {x:few} is my hobby => hobby has {x} as a hobby  ✓ Crown green bowls is my hobby = hobby has Crown green bowls as a hobby  ✗ it is mine
  <i'm> [<adverbs>] [a/an] {x:<sleepers>} => habit is a {x}  ✓ I'm a night owl = habit is a night owl  ✗ a night
  (a bit of | a spot of | into my | big into | i do | i'm into | we do | mad into | love my | i love my | keep up the | back into | i'm at the | out for the | out doing | love a bit of | love a good
    | i still do | took up | member of a) {x:<arts>} [{y:<groups>}] => hobby? does {x} {y}  ✓ mad into my hillwalking these days, mostly = hobby does hillwalking  ✗ a bit of rain
  {x:<arts>} (keeps me sane | is my life | is my escape | is what i do | is life | nut | nerd | mad | addict | obsessed | geek | fanatic | enthusiast | junkie | fiend) => hobby? is into {x}
    ✓ climbing keeps me sane = hobby is into climbing  ✗ rain keeps me in
  (in a | play for a | play in a | join a | local | member of a | part of a | i run a | i captain a) [local] {x:few} {g:<groups>} => hobby? is in a {x} {g}  ✓ they play in a gospel choir = hobby is in a gospel choir  ✗ a choir
  (my thing is | my things are | my escape is | what keeps me sane is | i unwind with | i unwind by | i relax by | i relax with | i switch off by | my weekends are for | weekends are for
    | my evenings are for | days off are for | free time goes on | spare time goes on | free time goes to) {x:phrase} => hobby? is into {x}  ✓ my weekends are for surfing = hobby is into surfing
    ✗ weekends are long
  ^ [<lead>] [,] [and] {x:few} (is/are) (not my cup of tea | not for me | not my bag | my happy place | my jam | my guilty pleasure | my weakness | my comfort food | my downfall | my favourite thing)
    => preference+negated? has a taste: {x}  ✓ horror films are not my cup of tea = preference has a taste: horror films  ✗ not for me
  (soft spot for | can't get enough of | i live for | i could live on | could eat nothing but | go weak for | never tire of | a weakness for | a thing for | a real thing for
    | a massive soft spot for) !<passing> {x:items} => preference+negated? is fond of {x}  ✓ I've a soft spot for brutalist buildings = preference is fond of brutalist buildings  ✗ live for it
  (you can keep | allergic to the taste of | you couldn't pay me to | wouldn't touch) !<passing> {x:items} => preference+negated? dislikes {x}  ✓ you can keep marzipan = preference dislikes marzipan  ✗ you can keep it
  (give me | i'll take) {x:few} over {y:few} (any day | every time | always) => preference+planned prefers {x} over {y}  ✓ give me tea over coffee any day = preference prefers tea over coffee  ✗ give me tea
  <i> [<adverbs>] [<adverbs>] {v:<likes>} !<passing> {x:items} => preference {v} {x}  ✓ I quite like brutalist architecture = preference likes brutalist architecture  ✗ they like tea
  (<i'm>/been/am | ^) [<lead>] [<adverbs>] [<adverbs>] {v:<warm on>} !<passing> !(trouble/bed/punishment) {x:items} => preference? is {v} {x}  ✓ I'm really into brutalism = preference is into brutalism  ✗ I'm into it
  (<i'm> | <i> am | ^ [<lead>]) [<adverbs>] {v:<not on>} !<passing> !(to) {x:items} => preference+negated is {v} {x}  ✓ I'm not one for jargon = preference is not one for jargon  ✗ I'm not one of them
  (<i> | <i have> | ^ [<lead>]) [<adverbs>] {v:<cold on>} !<passing> !(to) {x:items} => preference+negated {v} {x}  ✓ I can't be doing with crowds = preference can't be doing with crowds  ✗ I can't be doing with it
  (we're | we are) [<adverbs>] !(the/not/your/all/just/good/bad/nice/busy/simple/ordinary/normal/old/young) {x:few} (people/lovers) => preference? is a {x} person
    ✓ We're dog people, not cat people = preference is a dog person  ✗ we're people
  (<i'm>/been/am | ^) [<lead>] [<adverbs>] [<adverbs>] {v:<warm on>} [my/the] {x:<arts>} => hobby is {v} {x}  ✓ I'm big into hillwalking too = hobby is big into hillwalking  ✗ I'm big into jazz
  <i'm> [<adverbs>] (more of a | more of an | a bit of a | a bit of an | a | an | kind of a | sort of a | something of a | definitely a | very much a | not a
    | not much of a) [big/huge/massive/total/lifelong/proper/real/right/diehard
    | die hard] !(a/an/family/good/bad/nice/old/young/busy/different/new/better/happy/single/business/poor/rich/only/best/lucky/free/very/married/grown/changed) {x:few} {k:<fans>} [here
    | than {y:phrase}] => preference+negated is a {x} {k}  ✓ I'm a bit of a train nerd so go deep = preference is a train nerd  ✗ I'm a man
  ^ [<lead>] [big/huge/massive/lifelong/diehard/keen | die hard | long time] !(a/an/the/my) {x:few} {k:<fans>} here => preference? is a {x} {k}  ✓ huge Arsenal fan here, what time = preference is a Arsenal fan  ✗ the fan here
  ^ [<lead>] !(it/this/that/these/those/they/he/she/my/the/your/here/which/and/what/there) {x:few} (is/are) [<adverbs>] {k:<verdicts>} ($ | , | to me | so) => preference? finds {x} {k}
    ✓ olives are vile, so leave them out = preference finds olives vile  ✗ this is mine
  <i> [<adverbs>] (support/follow | barrack for | root for | am a supporter of) {x:proper} => favorite:team? has {x} as favorite team
    ✓ I support Partick Thistle, god help me = favorite:team has Partick Thistle as favorite team  ✗ I support him
  (<i have> | ^) [<lead>] [<adverbs>] (supported | barracked for | followed | been a supporter of) {x:noun} (since/for/all | $ | ,) => favorite:team+past? has {x} as favorite team
    ✓ ive barracked for geelong since I was small = favorite:team has geelong as favorite team  ✗ I followed him
  (<i'm> | <i have> been | been | ^) [<lead>] [<adverbs>] (learning | teaching myself | relearning | trying to learn) !(a lot/about/that/so/more/on/from/by/new/it/this/curve | as i) {x:phrase}
    => hobby+planned? is learning {x}  ✓ I'm teaching myself banjo from youtube = hobby is learning banjo from youtube  ✗ I'm learning a lot
  (<i have>/i | ^) [<lead>] [just/recently/only/finally] (started | begun | took up | taken up) {v:<started>} !(it/this/that/the/my/a/today/late/early/on) {x:phrase} => hobby+past has started {v} {x}
    ✓ I've started doing parkrun with my niece = hobby has started doing parkrun  ✗ I've started it
  <i> [<adverbs>] do [a] (bit/spot/fair/lot/little) [bit] of !(work/research/everything/this/that/it/both/thinking/the/my/overtime/damage/harm/good) {x:phrase} => hobby does {x}
    ✓ I do a bit of wood turning in the shed = hobby does wood turning in the shed  ✗ I do a bit of research
  ^ [<lead>] {x:few} (is/are) my [<topped>] {k:<darlings>} => favorite:{k}? has {x} as {k}  ✓ Dolly Parton is my absolute hero, quiz me = favorite:hero has Dolly Parton as hero  ✗ that was my hero
  my (team/club) (is/are) the {x:proper} => favorite:team? has the {x} as favorite team  ✓ my team is the Raptors = favorite:team has the Raptors as favorite team  ✗ my team is the best
  {x:proper} (is/are) my (team/club) (since | for life | till i die | through | , has been | , have been | , always) => favorite:team? has {x} as favorite team
    ✓ Arsenal is my team, has been since I was small = favorite:team has Arsenal as favorite team  ✗ that was my team
  my {k:<sides>} (is/are) !(playing/winning/losing/so/not/in/at/bad/good/doing/going/called/made/too/late/on) {x:phrase} => favorite:{k}? has {x} as favorite {k}
    ✓ my tipple is Guinness = favorite:tipple has Guinness as favorite tipple  ✗ my team is late
  (favorite/favourite/fav/fave) {k:<best things>} (on earth | in the world | ever | of all time | to eat | of mine | in town) [:/is/,/-] {x:phrase} => favorite:{k}+asks? has {x} as favorite {k}
    ✓ Favourite place on earth: Ullapool = favorite:place has Ullapool as favorite place  ✗ favourite place
  my [morning/evening/daily/bedtime/sunday/weekly/gym] (routine/ritual/schedule) (is/:/goes) {x:rest} => habit? has the routine: {x}  ✓ My routine: coffee, crossword, dog = habit has the routine: coffee, crossword, dog  ✗ my routine
  <i> (don't | do not | never) [usually/really/normally] {v:<consumes>} {x:<daily things>} => habit+negated? never {v} {x}  ✓ I don't eat breakfast, never have = habit never eats breakfast  ✗ I don't eat it
  (i can't | i cannot | i'm not allowed to | i'm not supposed to) (drink/have) !(it/this/that/any/the/a/both/one/kids) {x:noun} => diet+negated? can't have {x}
    ✓ I can't drink red wine, gives me a headache = diet can't have red wine  ✗ I can't have it
  ^ [<lead>] !(it/this/that/which/he/she/you/they/what/who) {x:few} (makes/make/gives/give) me [a/the/really/so] {k:<upsets>} => health? reacts to {x}  ✓ heights make me dizzy, so no cliffs = health reacts to heights  ✗ it makes me ill
  ^ [<lead>] {f:<frequently>} [,] <i> !(see/feel/think/hear/need/want/am/get | have to) {does:phrase} => habit {does} {f}  ✓ twice a week I swim = habit swims twice a week  ✗ twice a week it rains
  ^ [<lead>] {x:few} over {y:few} [,] (always | any day | every time | all day long | any day of the week) => preference prefers {x} over {y}  ✓ trains over planes any day = preference prefers trains over planes  ✗ over there
  (fav/fave/favourite/favorite) {k:<best things>} !(is/are/was/of/ever/on/in/for/to/and/please) {x:noun} => favorite:{k}? has {x} as favorite {k}
    ✓ fav colour green, fav team the Lakers = favorite:team has the Lakers as favorite team  ✗ favourite colour
  (fav/fave) * {x:noun} $ => favorite:thing? has {x} as favorite  ✓ fav biltong kudu = favorite:thing has kudu as favorite  ✗ fav colour
  (hobbies/interests) : {x:noun} , {y:noun} ($ | .) => hobby has {x} as a hobby ; hobby has {y} as a hobby  ✓ Hobbies: chess, hiking = hobby has hiking as a hobby  ✗ hobbies
  the {k:few} i (love/like/enjoy) (most/best) (is/are) {x:phrase} => favorite:{k} has {x} as favorite {k}  ✓ The book I love most is Emma = favorite:book has Emma as favorite book  ✗ the book I love
  (one thing | the one thing | another thing | something | the thing | what) i {v:<likes>} [most] (is/are) !(that/how/when | the fact) {x:phrase} => preference+voice {v} {x}
    ✓ One thing I can't stand is lateness = preference can't stand lateness  ✗ one thing I know
  (best/greatest/worst/funniest/scariest) {k:<best things>} (i ever (read/saw/heard/ate/watched/played/had) | i've ever (read/seen/heard/eaten/watched/played/had) | ever | of all time) (is/was/:
    | has to be) {x:phrase} => favorite:{k} has {x} as favorite {k}  ✓ Best book I ever read is Stoner = favorite:book has Stoner as favorite book  ✗ best book
  (<i have> | ^) [<lead>] been doing !(it/this/that/some/well/the/my/a/so/ok/fine/research/homework/great) {x:phrase} => hobby+past? has been doing {x}
    ✓ I've been doing stand up for about a year = hobby has been doing stand up for about a year  ✗ been doing it for years
  <i> [<adverbs>] (tend to | have a habit of | make a point of | am in the habit of | make sure to | never miss | never skip | can't function without | can't start the day without) {x:phrase}
    => habit? tends to {x}  ✓ I tend to skip lunch = habit tends to skip lunch  ✗ I tend him
  <i> [<adverbs>] !(see/feel/think/get/hear/need/want/am/learn/stay | have to) {does:few} (on/at/of) {d:<mass days>} => habit? {does} on {d}  ✓ I do a big shop on Thursdays, plan me the list = habit does a big shop on Thursdays  ✗ I see it
  (^ [<lead>] | and/but) [on/at] {d:<mass days>} [,] <i> [<adverbs>] !(have to | need) {does:phrase} => habit? {does} on {d}  ✓ Fridays we get a takeaway = habit gets a takeaway on Fridays  ✗ on Fridays he goes
  ^ [<lead>] (don't | do not | never) [ever/usually] {v:<undone>} [{x:few}] {p:<by when>} {y:<times of day>} => habit+negated? never {v} {x} {p} {y}
    ✓ don't look at my phone after nine, it's a rule = habit never looks at their phone after nine  ✗ don't look at it now
  <i> (don't | do not | never
    | won't) [ever/usually] !(know/think/like/have/want/need/get/see/forget/mind/understand/remember/tell/call/give/use/say/make/add/write) {does:few} {p:<by when>} !(that/this/all/it/the/my/a/an) {y:phrase}
    => habit+negated? never {does} {p} {y}  ✓ I don't look at my phone after nine = habit never looks at their phone after nine  ✗ I don't know after all
  <i> [<adverbs>] {v:<going out>} !(* through) !(blank/quiet/red/broke/live/dark/cold/pale/grey/mental/bananas/nuts/a/an/the/once/twice/three/every/to/for/with/on/in/it/there/home/back/out/mad/crazy/through/off/down/up/over/by/ahead/wrong/straight/around/from/and/viral/too/so/into/about) {x:phrase}
    => hobby? {v} {x}  ✓ we go wild camping most bank holidays = hobby goes wild camping most bank holidays  ✗ I go to bed
  {x:noun} over {y:noun} [,] (always | any day | every time | all day long | all day) => preference? prefers {x} over {y}  ✓ window seat over aisle every time = preference prefers window seat over aisle  ✗ over there
  ^ [<lead>] [,] [and] !(it/this/that/which/what/one) {x:few} (turns my stomach | does nothing for me | leaves me cold | makes me gag | tastes like soap | gives me the creeps | makes my skin crawl
    | bores me to tears) [to me] => preference dislikes {x}  ✓ coriander tastes like soap = preference dislikes coriander  ✗ it tastes nice
  (i dabble in | i moonlight as | i potter about with | i spend my weekends | spend my evenings | spend my weekends | spend most weekends | spend my free time | i've got the bug for | i've taken up
    | i've got into | i've got really into | been getting into | my latest obsession is | currently obsessed with | i'm hooked on | got the bug for | i tinker with
    | i mess about with) !<passing> [a/an] {x:phrase} => hobby? is into {x}  ✓ I dabble in beekeeping = hobby is into beekeeping  ✗ I dabble
  (come rain or shine | like clockwork | without fail | every single day | religiously) [,] i {does:phrase} => habit {does}  ✓ come rain or shine I swim in the sea = habit swims in the sea  ✗ rain
  i {does:few} (come rain or shine | like clockwork | without fail | religiously | every single day) => habit {does} without fail  ✓ I swim in the lake come rain or shine = habit swims in the lake without fail  ✗ rain
  (no screens after | lights out by | in bed by | asleep by | at my desk by | up by | up before | no coffee after | no caffeine after | i'm up at | i'm in bed by
    | at the gym by) {n:figure} [{x:phrase}] => habit? keeps to {n} {x}  ✓ lights out by 10 on weeknights = habit keeps to 10 on weeknights  ✗ lights out
  (first thing i do | the first thing i do) [every] [morning] is {x:phrase} => habit? starts the day with {x}  ✓ first thing I do is make coffee = habit starts the day with make coffee  ✗ the first thing
  ^ [<lead>] {v:<elided>} !<passing> !(and/or) {x:items} => preference? {v} {x}  ✓ Love spicy food, hate slime = preference loves spicy food  ✗ love it
  {x:few} (is/are) my club => favorite:team? has {x} as favorite team  ✓ Arsenal is my club = favorite:team has Arsenal as favorite team  ✗ that was my team
  (i've | ^ | we've) [<lead>] been {g:<doing>} !(with/around) {x:phrase} => hobby? has been {g} {x}  ✓ been playing bass in a ska band = hobby has been playing bass in a ska band  ✗ been there
  (<i>/and) {v:<likes>} !<passing> {x:items} => preference {v} {x}  ✓ I like tea = preference likes tea  ✗ they like tea
  <i> {v:<likes>} (it when you | it if you | when you) {x:phrase} => preference* likes it when you {x}  ✓ I like when you give me the steps numbered = preference likes it when you give them the steps numbered  ✗ I like you
  (<i'm>/really) [<adverbs>] [really/so/quite/very/super/a] (fond of | partial to | keen on | mad about | crazy about | obsessed with | into | a fan of | fan of | a big fan of | a huge fan of
    | big into | a sucker for | big fan of | huge fan of) !<passing> !(trouble/bed/punishment) {x:items} => preference? is fond of {x}  ✓ I'm a big fan of Murakami = preference is fond of Murakami
    ✗ I'm into it
  ^ [<lead>] [,] !<lead> !(it/this/that/which/who/what/and | the one) {x:few} i {v:<likes>} ($ | , | to) => preference? {v} {x}  ✓ Coriander I can't stand, so leave it = preference can't stand Coriander  ✗ I can't stand it
  ^ [<lead>] [,] !<mass days> !(it/this/that/which/who/what/and/i) {x:few} (is not my thing | isn't my thing | aren't my thing | do my nut in | does my nut in | does my head in | do my head in
    | drives me mad | drive me mad | drives me nuts | drives me up the wall | winds me up | is not for me | isn't for me | aren't for me | gives me the ick) => preference+negated can't stand {x}
    ✓ bullet points do my nut in = preference can't stand bullet points  ✗ this is not for me
  (i'd rather | i would rather | we'd rather) !(you/not/be/die/stay/go/know/just/see/wait/the) {x:few} (than/over | instead of) {y:phrase} => preference would rather {x} than {y}
    ✓ I'd rather read than watch tv = preference would rather read than watch tv  ✗ I'd rather not
  {x:noun} over {y:noun} , (always | any day | every time) => preference prefers {x} over {y}  ✓ bullet points over paragraphs, always = preference prefers bullet points over paragraphs  ✗ over there
  (my/our | ^ [<lead>]) [<topped>] <stars> {k:noun} [ever | of all time | of mine] (is/are/: | has to be | would have to be | gotta be | has always been) [probably/still/definitely/easily/,
    | hands down] !(so/not/too | the one) {x:phrase} => favorite:{k} has {x} as favorite {k}  ✓ My favorite band is Wilco = favorite:band has Wilco as favorite band  ✗ my favorite
  (my/our) [<topped>] (best/top | number one) {k:<best things>} (is/are) {x:phrase} => favorite:{k} has {x} as favorite {k}  ✓ My best film is Alien = favorite:film has Alien as favorite film  ✗ my best is this
  {x:few} (is/are/remains | has to be | is probably | has always been) [still] (my/our) [<topped>] <stars> {k:noun} => favorite:{k} has {x} as favorite {k}
    ✓ Terry Pratchett is my all-time favourite author = favorite:author has Terry Pratchett as favorite author  ✗ that is my favorite
  {x:few} (is/are) my [<topped>] <stars> ($ | , | hands down | by far) => favorite:thing? has {x} as favorite thing  ✓ Thai is my absolute favourite = favorite:thing has Thai as favorite thing  ✗ this one is mine
  (favorite/favourite/fav/fave/favorites/favourites) {k:noun} [?/:/-] [is | hands down | has to be] !(of/and/when/is) {x:phrase} => favorite:{k}+asks? has {x} as favorite {k}
    ✓ favourite author? hands down Janet Frame = favorite:author has Janet Frame as favorite author  ✗ favorite
  of all [the] {k:few} [,] [my] <stars> is {x:phrase} => favorite:{k} has {x} as favorite {k}  ✓ Of all the cuisines my favourite is Ethiopian = favorite:cuisines has Ethiopian as favorite cuisines  ✗ of all people
  <pastimes> [,] <i> [<adverbs>] {does:items} => hobby+negated {does}  ✓ In my free time I restore old typewriters = hobby restores old typewriters  ✗ in my free time you wait
  <pastimes> [,] (i'm | you'll find me | i am) [usually/always/out/mostly] [out] !(usually/always/out/mostly/sleeping/asleep/tired/working/knackered/busy/here/home/exhausted/dead/resting
    | in bed) {x:phrase} => hobby+negated+planned is usually {x}  ✓ Most weekends you'll find me fly fishing in Derbyshire = hobby is usually fly fishing in Derbyshire  ✗ most weekends
  <i> [<adverbs>] !(have/am/get/need/want/see/feel/think/stay/sleep/lie/rest/sit) {does:few} <pastimes> => hobby? {does}  ✓ I restore old typewriters in my free time = hobby restores old typewriters  ✗ they restore it for fun
  <i> [<adverbs>] {v:<plays>} !(tired/old/weary/apart/impatient/fond/it/this/that/to/into/at/in/on/before/after/every/dead/dumb/along/with/devil/devil's/nice/by/up/hard/down/feedback/logs/data/information/around/blame
    | a role | a part | the victim | a bleak | my data | for time | the long | a game) [{x:items}] => hobby {v} {x}  ✓ I play the bodhrán in a band = hobby plays the bodhrán in a band  ✗ they play
  <i> [<adverbs>] {v:<plays>} {p:<where>} !(it/this/that/my head/a game/a role/time/the face/the end/my own | the long run | a bit) {x:phrase} => hobby {v} {p} {x}
    ✓ I swim at the lido before work = hobby swims at the lido before work  ✗ I paint it
  (and/also | ^) [<lead>] [i] {v:<plays>} !(it/this/that/with/along/the | a role) {x:<arts>} [{y:phrase}] => hobby? {v} {x} {y}  ✓ and play tennis on Sundays = hobby plays tennis on Sundays  ✗ play it
  <i have> {v:<played>} !(trouble/it/this/that | the position | an argument | a fight | the habit) {x:phrase} => hobby {v} {x}
    ✓ I've been playing guitar for ten years = hobby has been playing guitar for ten years  ✗ they've been playing it
  ^ [<lead>] [i] [recently/just] (got into | taken up | took up) !(trouble/it/a/an/the) {x:phrase} => hobby+past? got into {x}  ✓ got into bouldering last yr = hobby got into bouldering last yr  ✗ got into trouble
  {x:<arts>} is [kind of] (my thing | my hobby | my passion | my jam | what i do for fun | my favourite hobby) => hobby has {x} as their thing  ✓ photography is my thing = hobby has photography as their thing  ✗ rain is my thing
  {x:few} is my (thing/hobby/passion/pastime/vice/obsession/escape/therapy/addiction | guilty pleasure | happy place | first love | big love | comfort) => hobby has {x} as their thing
    ✓ Bell-ringing is my thing = hobby has Bell-ringing as their thing  ✗ it was my thing
  (my hobbies are | my hobby is | my hobby it is | my hobby's | hobbies : | my hobbies include | i'm really into | really into | i'm into | my passion is | what i do for fun is
    | my main hobby is) !<passing> {x:items} => hobby has {x} as a hobby  ✓ My hobbies are chess and baking = hobby has chess as a hobby  ✗ my hobby is it
  what i do for fun [, … … ,] is {x:phrase} => hobby does {x} for fun  ✓ What I do for fun, and have done since school, is bell ringing = hobby does bell ringing for fun  ✗ what I do
  (<i'm>) [<adverbs>] a (keen/avid/hobby/amateur/passionate/lifelong/enthusiastic) {x:phrase} => hobby? is a keen {x}  ✓ i'm a keen gardener with clay soil = hobby is a keen gardener with clay soil  ✗ I'm keen
  <i> {a:<how often>} !(* it) !(* them) !(* that) !(* this) !(* up) !(agree/only/just/once/said/knew/say/forget/know/understand/had/wanted/thought/see/think/feel/loved/hated/been/seen/heard/was/could/would/understood/remember/mix/mess/struggle/got/find
    | get it | get this | have to | get confused | get asked) {does:phrase} => habit {a} {does}  ✓ I never drink coffee after noon = habit never drinks coffee after noon  ✗ I never knew
  <i> [<adverbs>] !(see/feel/think/hear/need/want/am/learn | get it | get this | get stuck | get confused | have to) {does:few} {e:<each>} {d:<days>} [!and {y:phrase}] => habit {does} {e} {d} {y}
    ✓ I run five miles every morning before work = habit runs five miles every morning before work  ✗ they run every morning
  <i> [<adverbs>] !(see/feel/think/hear/need/want/am | have to) {does:few} {f:<frequently>} => habit {does} {f}  ✓ i climb three times a week = habit climbs three times a week  ✗ they climb daily
  (^ [<lead>] | and/but) {e:<each>} {d:<days>} [, | without fail] <i> [<adverbs>] {does:phrase} => habit? {does} {e} {d}  ✓ Every Sunday I batch cook = habit batch cooks every Sunday  ✗ every Sunday
  [<i'm>/i/usually] [<lead>] <routines> [{p:<around>}] {n:figure} [{x:phrase}] => habit? gets up at {p} {n} {x}  ✓ Up at 5 every morning for a swim = habit gets up at 5 every morning for a swim  ✗ up at the top
  before (bed/work/any/every/each/breakfast) [{y:noun}] [,] i always {does:phrase} => habit always {does} before {y}
    ✓ Before any client meeting I always walk round the block = habit always walks round the block before client meeting  ✗ before bed
  <i> [{a:<adverbs>}] {v:<commutes>} {p:<onto>} !(this/that/an/a/it/you/him/her/them/problems/trouble/issues/errors/someone/tomorrow) {x:phrase} => habit {a} {v} {p} {x}  ✓ i cycle to work = habit cycles to work  ✗ I drive you to work
  <i> (don't | do not | never) [usually] (drink/eat/smoke/watch/use/wear/have) {x:few} {p:<by when>} {y:phrase} => habit+negated does not have {x} {p} {y}
    ✓ i dont drink coffee after 2pm = habit does not have coffee after 2pm  ✗ I don't drink`;
