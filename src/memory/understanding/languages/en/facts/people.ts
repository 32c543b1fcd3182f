import { factWords } from './fact-words.ts';

/** Returns a list's words with the 's of what is theirs, as people write it: each stands for the word. */
export function possessive(list: string): string {
  return list
    .split(/,\s*/)
    .map((word) => `${word.trim()}'s|${word.trim()}s = ${word.trim()}`)
    .join(', ');
}

const near = `${factWords.partners}, ${factWords.relatives}, ${factWords.animals}`;

/** The words of English rules for whom and what the user has. */
export const peopleLists = {
  'near ones': near,
  "near's": possessive(near),
  'name articles': 'wee, baby, little, young, big',
  'first names': '',
  'age form': 'age = aged *',
  died: 'died, passed, passed away, has died, has passed',
  'who is': "is, are, who is, who's, whos, shes, she's, he's, hes, she is, he is, aged, age, now",
  'young times': 'month, months, week, weeks, mo',
  'kin deeds': `lives = lives, works = works, studies = studies, plays = plays, teaches = teaches, runs = runs, drives = drives, uses = uses, goes to = goes to,
    is studying = is studying, is training = is training, is working = works, is living = lives`,
  'no deeds':
    'too, hard, late, up, out, nights out, with it, me, it, them, all, again, so, very, a lot, this, that, trouble, there, here, bed, love, pain, the moment',
  opening: '(, [',
  "boss's": "boss's, manager's, supervisor's, line manager's, team lead's",
  'is called': `
      called, named, his name is, her name is, its name is, their name is, his name's, her name's, its name's, his names, her names, he's called, she's called, it's called, whose name is,
      by the name of, we named him, we named her, we called him, we called her, we call him, we call her`,
  'second ones': 'second, holiday, summer, beach, weekend, vacation, lake, rental, investment',
  another: 'a, an, another, a new, a second, a third, one more, our, our second, our new',
  'there is':
    "there's, theres, there is, there's also, we've adopted, i've adopted, we adopted, i adopted, we've rescued, we rescued, we got, we've taken in, we took in",
  'as well': 'too, also, now, as well, besides, and',
  "partner's": possessive(factWords.partners),
  "relative's": possessive(factWords.relatives),
  "vehicle's": possessive(factWords.vehicles),
  pause: '(, -, –, —',
  'fur parents':
    'dog mum, dog mom, dog dad, cat mum, cat mom, cat dad, plant mum, proud owner, owner, dog owner, cat owner, servant, slave',
  drives:
    'drive = drives, ride = rides, own = owns, cycle = cycles, commute on = commutes on, commute in = commutes in',
  keeps:
    'own = owns, keep = keeps, foster = fosters, breed = breeds, adopted = adopted, rescued = rescued, have = has, recently adopted = adopted, just adopted = adopted, just got = has',
  'year olds': 'year old, yr old, yo, y o, month old, mo, year olds, yos',
  offspring: `
      son, daughter, kids, kid, sons, daughters, children, child, boys, girls, twins, toddler, toddlers, baby, newborn, grandson, granddaughter, grandkids, grandchildren, eldest, youngest, little one,
      little ones, teenager, teenagers, stepson, stepdaughter, wee one, wee ones, weans, bairns, teen, teens, triplets, boy, girl, lad, kiddo, kiddos, grandsons, granddaughters, stepkids,
      step daughter`,
  'mums and dads': `
      mum, mom, dad, mother, father, parent, grandmother, grandfather, grandma, grandad, gran, nan, aunt, uncle, granny, nana, mam, single mum, single mom, single dad, single mother, single father,
      single parent, stay at home mum, stay at home mom, stay at home dad, foster parent, stepmum, stepdad, godmother, godfather`,
  'several kin': `
      kids, children, sons, daughters, boys, girls, twins, triplets, brothers, sisters, siblings, parents, grandparents, grandkids, grandchildren, nephews, nieces, cousins, stepkids, grandsons,
      granddaughters, little ones, wee ones, teenagers, toddlers, in laws, folks`,
  counted: 'a, an, two, three, four, five, six, seven, twin, 2, 3, 4, 5, 6',
  bosses: 'boss, manager, supervisor, line manager, team lead',
} as const;

/** English rules of whom and what the user has: partner, family, animals, vehicles, belongings. */
export const people = `
  ^ [<lead>] [,] (my/our) [new/current] {k:<bosses>} is [called/named/now] !<demonyms>/<diets> {x:proper} => own:boss+voice has a {k} called {x}  ✓ my boss is called Karen = own:boss has a boss called Karen  ✗ my boss is late
  <i> [now] report to {x:person} => own:boss has a boss called {x}  ✓ I report to Patricia = own:boss has a boss called Patricia  ✗ I report to work
  (<i have> | ^) [finally] [got] (my/our) own [little/first] {k:<dwellings>} in {x:proper} => home+past! lives in {x}  ✓ got my own flat in Sutton at last = home lives in Sutton  ✗ got my own way in Sutton
  (a/an/my/our/the) {x:noun} ? (that's/thats | it's | that is) my (car/van/truck/motor/bike/ride) [.] $ => vehicle+asks drives a {x}  ✓ what pressure for a Clio? That's my car = vehicle drives a Clio  ✗ for a Clio? That's my mum's car
  (<i have>/<there is>/weve) [<adverbs>] <another> [<adjectives>] [<adjectives>] {k:<animals>} [<as well>] [,/<pause>] <is called> {x:called} => pet+voice+past+asks has a {k} called {x}
    ✓ theres a second dog now, her names Senga = pet has a dog called Senga  ✗ there's a second dog now
  (<i have>/<there is>/weve) [<adverbs>] <another> [<adjectives>] [<adjectives>] {k:<relatives>} [<as well>] [,/<pause>] <is called> {x:called} => family+voice+past+asks has a {k} called {x}
    ✓ I have a sister too, her name is Kemi = family has a sister called Kemi  ✗ I have a sister too
  (<i have>/<there is>/weve) [<adverbs>] <another> [<adjectives>] [<adjectives>] {k:<animals>} (too/also | as well) , {x:called} $ => pet+past? has a {k} called {x}
    ✓ weve got a parrot as well, kevin = pet has a parrot called Kevin  ✗ weve got a parrot as well
  (<i have>/<there is>/weve) [<adverbs>] <another> [<adjectives>] {k:<relatives>} (too/also | as well) , {x:called} (is my <relatives> | $) => family? has a {k} called {x}
    ✓ theres a sister too, kemi is my sister = family has a sister called Kemi  ✗ there's a sister too
  <i'm> [<adverbs>] (dating | going out with | seeing) a (guy/girl/man/woman/lad/bloke/fella/lass/lady) (called/named) {x:called} => partner is with {x}  ✓ I'm dating a guy named Trevor = partner is with Trevor  ✗ I'm dating a guy
  (<i'm> | ^) [<adverbs>] engaged [to be married] ($ | , | but | so | and) => marital_status is engaged  ✓ Engaged, not yet married = marital_status is engaged  ✗ the line is engaged
  (as of | since) {y:few} [,] <i'm> {x:<marital states>} => marital_status! is {x}  ✓ As of last Saturday I'm married = marital_status is married  ✗ as of Saturday I'm late
  ^ [<lead>] [,] [finally] (sold/scrapped/crashed | got rid of | traded in) (my/our/the) {x:noun} => -vehicle+past? has a {x}  ✓ sold the mini cooper so no car = -vehicle has a mini cooper  ✗ sold out
  (a/an/my/our/the) {x:noun} [?/,/<pause>] (that's/thats | it's | that is) my (car/van/truck/motor/bike/ride) => vehicle+asks drives a {x}  ✓ tyre pressure for a Clio? thats my car = vehicle drives a Clio  ✗ for a Clio? That's my mum's car
  my {k:<vehicle's>} (a/an) {x:phrase} => vehicle+asks has a {x}  ✓ my car's a 2012 Fiesta, what tyres = vehicle has a 2012 Fiesta  ✗ my car's late
  (i/we/i've/we've/and) [<adverbs>] (sold/scrapped/crashed | got rid of | traded in) (my/our/the) {x:noun} => -vehicle+past has a {x}  ✓ I sold the Honda Fit and bought a Subaru = -vehicle has a Honda Fit  ✗ he sold the car
  (bought | i've bought | got myself | swapped it for | traded it in for) (a/an) {x:noun} => machine+past?! has a {x}  ✓ and bought a Subaru Outback = vehicle has a Subaru Outback  ✗ bought a book
  [<i'm>] [a] [proud] <fur parents> (to/of) [a/an/two/three] {x:phrase} => pet? has {x}  ✓ proud owner of a pug = pet has pug  ✗ owners
  <i'm> a [proud] {x:<animals>} (mum/mom/dad/owner/parent) => pet? has a {x}  ✓ I'm a proud dog owner = pet has a dog  ✗ a proud owner
  <i have> … (a/an/two/three) [<adjectives>] [<adjectives>] {k:<animals>} [called/named/,/<pause>] {x:proper} => pet has a {k} called {x}  ✓ I have at home a mad cat Miso = pet has a cat called Miso  ✗ I have a cat
  ^ [<lead>] {n:figure} [<adjectives>] [<adjectives>] {k:<animals>} [,/<pause>] [called/named] {x:propers} => pet has {n} {k}, {x}  ✓ two cats, Gin and Tonic, plus a dog = pet has two cats, Gin and Tonic  ✗ two cats
  (plus/and) (a/an/two/three/four) [very] [<adjectives>] [<adjectives>] {k:<animals>} => pet? has a {k}  ✓ two cats, Gin and Tonic, plus a very elderly tortoise = pet has a tortoise  ✗ a tortoise
  (got/adopted/rescued | picked up) (a/an/two/three) {x:few} , {z:few} , (called/named) {y:propers} => owned+past? has a {x} called {y}
    ✓ got a rescue greyhound, 6 yo, called Ned = pet has a rescue greyhound called Ned  ✗ got a book called Ned
  <i have> [<adverbs>] {x:few} , (her/his/their) (name/names) (is/are) {y:propers} => owned has {x} called {y}  ✓ I have a twin sister, her name is Mizuki = family has a twin sister called Mizuki  ✗ her name is Mizuki
  (my/our) {k:<relatives>} [has/have/is/are] [got/with] [<adverbs>] {x:<illnesses>} => family+voice+asks? has a {k} with {x}  ✓ my son has asthma = family has a son with asthma  ✗ my son has homework
  (my/our) {k:<relatives>} [*] [*] [*] (lives/live) with (us/me) => family+voice+asks? has a {k} who lives with them  ✓ my mother in law lives with us = family has a mother in law who lives with them  ✗ my mother lives
  (raising | raised | bringing up | dad to | mum to | mom to | father to | mother to | parent to | step dad to | stepmum to) {x:phrase} => kinfolk? is raising {x}
    ✓ raising three boys on my own = family is raising three boys on their own  ✗ raising the roof
  (share my | shares my | share the | share our) [<adjectives>] (flat/house/home/bed/sofa/life/apartment/place) with (a/an/my/two/three) {x:few} (called/named | , {z:proper}) [{y:called}]
    => owned? has a {x} called {y} {z}  ✓ I share my flat with a tortoise called Doris = pet has a tortoise called Doris  ✗ I share it
  (i'm | been | i've been) married to [my wife/my husband] {x:proper} => partner+past is married to {x}  ✓ I'm married to Tom = partner is married to Tom  ✗ married to the job
  mine are {n:figure} and {m:figure} => family? has kids aged {n} and {m}  ✓ mine are 4 and 6 = family has kids aged 4 and 6  ✗ mine is red
  (we're | i'm | we are | i am) expecting [our/my/a] (first/second/third/baby/twins/child/girl/boy/triplets/grandchild) [{x:phrase}] => family+planned is expecting a child {x}
    ✓ we're expecting our first in September = family is expecting a child in September  ✗ expecting you
  (my | our) (daily/ride/wheels | daily driver | family car | runabout | car | truck | van | bike) is (a/an) {x:phrase} => machine has a {x}  ✓ my daily is a beat up honda civic = vehicle has a beat up honda civic  ✗ my daily is a grind
  it's a {n:figure} {x:noun} => machine has a {n} {x}  ✓ It's a 2017 Transit Custom = vehicle has a 2017 Transit Custom  ✗ it's a 2017 wine
  <i have> [<adverbs>] (a/an/another) {x:<second ones>} {k:<dwellings>} (in/near/by) {y:where} => other_home has a {x} {k} in {y}  ✓ we have a holiday flat in Bali = other_home has a holiday flat in Bali  ✗ we have a flat in Bali
  <i have> [<adverbs>] (a/an) {k:<dwellings>} in {y:where} => home has a {k} in {y}  ✓ I have a flat in Bali = home has a flat in Bali  ✗ I have a flat tyre
  (<i have>/got) [<adverbs>] {x:few} [,/:/<pause>] [called/named | their names are] {y:each} => owned+planned has {x}: {y}
    ✓ I've got two boys, Tyson 4 and Ross (2) = family has two boys: Tyson, aged 4 ; family has two boys: Ross, aged 2  ✗ we have two rabbits, Biscuit and Clover
  <i have> [<adverbs>] {x:few} [,/<pause>] [called/named | their names are] {y:propers} [)] => owned has {x}, {y}  ✓ We have two rabbits, Biscuit and Clover = pet has two rabbits, Biscuit and Clover  ✗ we have to, Sam
  <i> [<adverbs>] {v:<keeps>} {x:few} [,/<pause>] {y:propers} => owned {v} {x}, {y}  ✓ We own two greyhounds, Biscuit and Gravy = pet owns two greyhounds, Biscuit and Gravy  ✗ we own it, Sam
  i [<adverbs>] call my {k:<partners>} {x:proper} => partner has a {k} called {x}  ✓ I call my wife Bee = partner has a wife called Bee  ✗ I call my wife
  <i'm> [<adverbs>] (dating | seeing | engaged to | married to | going out with) !(a/an/the/someone/somebody/this | my work) {x:called} => partner is with {x}  ✓ I'm married to Tom = partner is with Tom  ✗ I'm dating a vegan
  (my/our) {k:<partner's>} (birthday/bday) (is/falls) [on] [the] !( !({n:figure} | <months>)) {x:phrase} => own:{k}'s_birthday+voice their {k}'s birthday is {x}
    ✓ my husband's birthday is 3 March = own:husband's birthday their husband's birthday is 3 March  ✗ my husband's birthday is soon
  (my/our) {k:<relative's>} (birthday/bday) (is/falls) [on] [the] !( !({n:figure} | <months>)) {x:phrase} => own:{k}'s_birthday+voice their {k}'s birthday is {x}
    ✓ my mum's birthday is on June 5th = own:mum's birthday their mum's birthday is June 5th  ✗ my mum's birthday is today
  (my/our/the) {k:<relatives>} (is/are) [both/only/now/just] {n:figure} and {m:figure} !(percent/%/minutes/hours/days/weeks/inches/kg/of)
    => family+voice+asks+past+negated+planned has {k} aged {n} and {m}  ✓ the kids are 4 and 7 = family has kids aged 4 and 7  ✗ the kids are late
  (my/our) {n:figure} {u:<year olds>} [{k:<relatives>}] => family+voice+asks+past+negated+planned has a {n} {u} {k}  ✓ my 2 yo won't sleep = family has a 2 yo  ✗ my 2 dogs
  (my/our/two/three) {k:<animals>} !<phrase ends>/<noun ends> {x:few} (keep/keeps/is/has/won't/who/eats/loves/hates/got/just/needs/does/doesn't/barks) => pet+asks+past+negated? has a {k} called {x}
    ✓ my cat miso keeps yowling = pet has a cat called miso  ✗ my cat keeps yowling
  (<i have>/weve) [<adverbs>] !({z:few} , {y:propers}) !((a/an) (allergy/intolerance) to) !((a/an) * (allergy/intolerance) to) !(bigger fish | other fish | a frog | butterflies
    | two left feet) !(met/seen/found/loved/missed/lost/known/taken/told/heard/helped/watched/visited/tried/played/used/read) !(trouble/to/no/the | a question | a feeling | a list | a dataset
    | a table | a dataframe) {x:items} => owned has {x}  ✓ I have two kids, a dog and a cat = family has two kids  ✗ you have two kids
  <i have> [<adverbs>] [a/an/some] !(a/an/cold | bad cold) {x:noun} (with/since/for) => owned? has {x}  ✓ I have asthma since birth = health has asthma  ✗ I have time for it
  <i> [<adverbs>] {v:<keeps>} !({z:few} , {y:propers}) !((a/an) (allergy/intolerance) to) !((a/an) * (allergy/intolerance) to) !(it/this/that/up/going/calm) {x:items} => owned {v} {x}
    ✓ We own two greyhounds = pet owns two greyhounds  ✗ we own it
  (and/with/plus/have/got/own/by) (a/an/two/three/four/one/my/our) {x:few} (called/named) {y:called} => owned+asks+past+negated+planned has a {x} called {y}  ✓ living with a beagle named Laddu = pet has a beagle called Laddu  ✗ with a man
  ^ [<lead>] [got] {n:figure} {x:noun} (here/and/at/under | $) => owned? has {n} {x}  ✓ two kids at uni = family has two kids  ✗ two tickets here
  ^ [<lead>] got (a/an/my/our) {x:phrase} => owned+asks+past+negated? has a {x}  ✓ got a cockapoo called Monty = pet has a cockapoo called Monty  ✗ got a minute
  ^ [<lead>] {n:figure} [<adjectives>] {k:<relatives>} => family? has {n} {k}  ✓ 34, Austin, two kids = family has two kids  ✗ two tickets
  (<i'm>/being/as | ^) [<lead>] [<adverbs>] [a/the] [proud/busy/new] {k:<mums and dads>} (of/to) {x:phrase} [here] [,/<pause>] !<known places> [{y:propers}] => family is a {k} of {x}, {y}
    ✓ I am a father of two daughters = family is a father of two daughters  ✗ I'm a mother figure
  <i'm> (the/an) (oldest/youngest/eldest/middle | only child) of {x:phrase} => family is the youngest of {x}  ✓ I'm the youngest of four = family is the youngest of four  ✗ I'm the best of four
  (we're | we are) a family of {x:phrase} => family? is a family of {x}  ✓ We're a family of five = family is a family of five  ✗ we're late
  <i'm> [<adverbs>] {x:<marital states>} !(minded/handed/handedly/malt/file/in/out/to) => marital_status is {x}  ✓ I'm divorced = marital_status is divorced  ✗ I'm single minded
  with {n:<counted>} [<adjectives>] [<adjectives>] {k:<relatives>} => family? has {n} {k}  ✓ I'm divorced with two teenagers = family has two teenagers  ✗ with two friends
  (dating | going out with | seeing) a (guy/girl/man/woman/lad/bloke/fella/lass/lady) (called/named) {x:called} => partner? is with {x}  ✓ dating a guy called Felix = partner is with Felix  ✗ dating a guy
  (i've | we've | i have | we have) [<adverbs>] (adopted/rescued | taken in) (a/an/two/three) {x:few} [called/named {y:propers}] => owned+past? has a {x} {y}  ✓ we've just adopted a kitten = pet has a kitten  ✗ we've adopted it
  (me and | myself and | me n) my {k:<partners>} => partner+asks? has a {k}  ✓ me and my girlfriend went = partner has a girlfriend  ✗ me and you
  [my] {k:<partners>} $ and => partner+asks? has a {k}  ✓ wife and I both work = partner has a wife  ✗ my dog and I
  ^ [<lead>] {x:<marital states>} [for] [about/nearly/over] {n:figure} (years/months) => marital_status is {x}  ✓ widowed two years = marital_status is widowed  ✗ single two rooms
  (my/our) {k:<offspring>} [has/just/nearly/is] [just] (turned/turning/turns) {n:figure} => family+voice+past+planned+asks+temporary has a {k} aged {n}  ✓ my daughter turned nine = family has a daughter aged nine  ✗ my daughter turned up
  [<i'm>/been/we've/are | ^] [both/been] married !(now/to/with/again/and/but/so/life/,) {x:phrase} => marital_status+past has been married {x}
    ✓ Married nineteen years as I am = marital_status has been married nineteen years  ✗ get together
  [i/we] [just/recently] got (divorced | a divorce) => marital_status+past! is divorced  ✓ I got divorced last year = marital_status is divorced  ✗ they get divorced
  [i/we] [just/recently] got engaged => marital_status+past! is engaged  ✓ we just got engaged = marital_status is engaged  ✗ she is engaged
  [i/we] [just/recently] (got married | tied the knot | got hitched | got wed) [{x:phrase}] => marital_status+past! got married {x}  ✓ We got married in March = marital_status got married in March  ✗ they marry
  (my ex | my ex wife | my ex husband) and i => marital_status? has an ex  ✓ my ex and I share custody = marital_status has an ex  ✗ my exam and I
  (<i>/and) [<adverbs>] {v:<drives>} (a/an/my/the) {x:phrase} => machine {v} a {x}  ✓ I drive a 2012 Corolla = vehicle drives a 2012 Corolla  ✗ I drive him mad
  my {x:few} (is a {y:figure} | judders | won't start | is making | needs | has {z:figure} miles) => machine has a {x}  ✓ my Golf is making a noise = vehicle has a Golf  ✗ my back is making a noise
  (my/our) {n:figure} {x:noun} => machine+asks+past+negated+planned has a {n} {x}  ✓ My 2011 Corolla judders = vehicle has a 2011 Corolla judders  ✗ my 2 kids
  (my/our) (car/truck/van/bike/motorbike/motor/ute/camper) [is] [,] (a/an) {x:noun} => vehicle+asks+past+negated+planned drives a {x}  ✓ My car, a 2012 Skoda Fabia, failed = vehicle drives a 2012 Skoda Fabia  ✗ my car is dead
  (a/an/our/the) {x:noun} (is what i drive | that's what i drive | ? that's what i drive) => vehicle drives a {x}  ✓ a 2014 F-150 is what I drive = vehicle drives a 2014 F-150  ✗ what I drive
  my {k:<bosses>} {x:proper} => own:boss has a {k} called {x}  ✓ my boss Karen wants a report = own:boss has a boss called Karen  ✗ my boss wants`;

/** English rules of whom the user names within other statements. */
export const within = `
  (my/our) [{n:figure}] [<adjectives>] [<adjectives>] {k:<near ones>} [are/,/:/<pause>] [called/named] {x:each} => near+voice+asks+past+negated+planned has {n} {k}: {x}
    ✓ with my two boys, Leo (4) and Sam (7) = family has two boys: Leo, aged 4 ; family has two boys: Sam, aged 7  ✗ my two boys, Leo and Sam
  (my/our) [<numbers>] [<adjectives>] [<adjectives>] {k:<several kin>} [is/are/,/<pause>] [called/named] {x:propers} => family+voice+asks+past+negated+planned has {k} called {x}
    ✓ My kids, Leo, Maya and Theo, hate peas = family has kids called Leo, Maya and Theo  ✗ our kids
  !-ing {x:propers} (,/<pause>/is/are) (my/our/me) [<numbers>] [<adjectives>] {k:<several kin>} => family+asks+past has {k} called {x}  ✓ Ben and Zoe, my kids, say = family has kids called Ben and Zoe  ✗ rain, my kids
  (my/our) {n:figure} [<adjectives>] [<adjectives>] {k:<near ones>} [are/,/:/<pause>] [called/named] {x:propers} => near+voice+asks+past+negated+planned has {n} {k} called {x}
    ✓ our two dogs, Pippa and Bear, ate it = pet has two dogs called Pippa and Bear  ✗ our two dogs
  (my/our/me) [<adjectives>] [<adjectives>] {k:<near ones>} [is/,/:/<pause>] [is] [called/named] {x:propers} [)] !<died> [{d:deed}]
    => near+voice+asks+past+negated+planned+hypothetical has a {k} called {x}, {d}  ✓ my daughter Imogen, 14, plays the cello = family has a daughter called Imogen, aged 14, who plays the cello
    ✓ our daughter (Isla) = family has a daughter called Isla  ✗ our daughter
  (my/our/the) [<adjectives>] {k:<near's>} (name is | name | called | named) {x:called} => near+voice+asks+past+negated+planned has a {k} called {x}  ✓ my wifes name is joan = partner has a wife called Joan  ✗ my wife's car
  (my/our) [<adjectives>] {k:<near's>} !<diets>/<demonyms>/<afflictions>/<faiths> {x:propers} ($ | , | .) => near+voice has a {k} called {x}  ✓ my dog's Buddy = pet has a dog called Buddy  ✗ my wife's car
  ^ {x:called} , (that's/thats) (my/our) {k:<near ones>} => near has a {k} called {x}  ✓ pickle, thats my dog = pet has a dog called Pickle  ✗ that's my dog
  (my/our) {k:<near ones>} (, a * … | is) (called/named) {x:called} => near+voice+asks+past+negated+planned has a {k} called {x}  ✓ our son is called max = family has a son called Max  ✗ our son is late
  (^ | ^ [<lead>] [rescue] | ^ [yeah/yes/its/it's/his/hes/shes/she's/he's/got] (a/an) [<adjectives>]) !mrs {k:<near ones>} [,/<pause>] [called/named] {x:propers} [)] [{d:deed}]
    => near+voice has a {k} called {x}, {d}  ✓ yeah a lurcher, Moss = pet has a lurcher called Moss  ✓ wife Hansa says sell it = partner has a wife called Hansa  ✗ yeah a lurcher
  unless:-'s/his/her/their/your/a/an/my/our (the | the (young/youngest/oldest/eldest)) ({k:<partners>} | {k:<animals>}
    | {k:<offspring>}) [<pause>/,] [anyway/too/also/though] [,] [is] [called/named] {x:propers} [)] !<died> [{d:deed}] => near+voice+asks+past+negated+planned+hypothetical has a {k} called {x}, {d}
    ✓ for the wife anyway, Breda, she's 67 = partner has a wife called Breda, aged 67  ✓ walk the dog, Bruno = pet has a dog called Bruno  ✗ for the wife anyway
  !-ing {x:propers} (,/<pause>/is | , (that's/thats/is)) (my/our/me) [<adjectives>] {k:<near ones>} !({c:proper}) [{a:aged}] [{d:deed}]
    => near+asks+past+negated+planned+hypothetical has a {k} called {x}, {a}, {d}  ✓ Rufus, our dog, barks = pet has a dog called Rufus  ✗ rain, our dog  ✗ Sunday, my wife
  {x:propers} is (my/our) {k:<near's>} name => near has a {k} called {x}  ✓ Tomoko is my wife's name = partner has a wife called Tomoko  ✗ my wife's name
  (my/our) [<adjectives>] ({k:<near ones>} | {k:<near's>}) {a:aged} [{d:deed}] => near+voice+asks+past+negated+planned has a {k} aged {a}, {d}
    ✓ my daughter is 4 and loves horses = family has a daughter aged 4  ✓ My son's 15 and won't talk = family has a son aged 15  ✗ my daughter is 4 metres away
  [my/our] ({k:<partners>} | {k:<partner's>}) {d:deed} => near+voice+asks? has a {k} {d}  ✓ my wife is a nurse = partner has a wife who is a nurse
    ✓ My husband's a firefighter = partner has a husband who is a firefighter  ✗ my wife is late
  (my/our) [<adjectives>] ({k:<near ones>} | {k:<near's>}) !( !([is/are] [<adverbs>] allergic/<afflictions>/<diets>)) {d:deed} => near+voice+asks has a {k} {d}
    ✓ my son's allergic to eggs = family has a son who is allergic to eggs  ✗ my sister is a chemist`;

/** English rules of the age beside a name. */
export const ages = `
  [,] [<who is>] [only/just/now/nearly/almost/about] {n:figure} {u:<young times>} [old] => told {n} {u}  ✓ she's 14 months = 14 months  ✗ 14
  [,] [<who is>] [only/just/now/nearly/almost/about] {n:figure} (years/year/yrs/yr/yo/y) [old] => told {n}  ✓ 6 years old = 6  ✗ 6
  [,] [and] <who is> [only/just/now/already/nearly/almost] {n:figure} !( !($ | and | but | now | so | &)) => told {n}  ✓ who is 5 and loves trains = 5  ✗ is 4 metres away
  [,] !(one/two/three/four) {n:figure} !( !($ | and | & | now | but | so)) => told {n}  ✓ 11 = 11  ✗ 4 metres`;

/** English rules of what is said of somebody whom the user names: what they do, are and where they live. */
export const deeds = `
  [,] [who/and/that] [she/he] [now/still/also/currently] {v:<kin deeds>} !<no deeds> {x:phrase} => told who {v} {x}  ✓ who lives in Perth = who lives in Perth  ✗ lives up
  [,] [is/who's/she's/he's/hes/shes | who is] (a/an) [<adjectives>] !( !(<professions> | * <professions>)) {x:phrase} => told who is a {x}  ✓ is a bus driver = who is a bus driver  ✗ is a saint
  [,] (is/are/who's/she's/he's/hes/shes | who is) [<adverbs>] {x:<afflictions>} => told who is {x}  ✓ is autistic = who is autistic  ✗ is late
  [,] (is/are/who's/she's/he's/hes/shes | who is) [<adverbs>] {x:<diets>} => told who is {x}  ✓ is vegan = who is vegan  ✗ is late
  [,] (is/who's | who is) [<adverbs>] {x:<demonyms>} => told who is {x}  ✓ is Brazilian = who is Brazilian  ✗ is late
  [,] [is/are/who's/she's/he's | who is] [<adverbs>] allergic to !(me/work/it/that/this/everything) {x:phrase} => told who is allergic to {x}  ✓ is allergic to eggs = who is allergic to eggs  ✗ allergic to work`;
