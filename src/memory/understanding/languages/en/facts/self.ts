/** The words of English rules for who and where the user is. */
export const selfLists = {
  newly:
    "new, my new, the new, a new, changed my, i changed my, i've changed my, updated my, i've updated my, switched my, i've got a new, got a new, here's my new, use my new",
  renewed: 'has changed, changed, is different now, is new, has moved, is no longer the same',
  "it's now":
    "it's, its, it is, it's now, its now, is, is now, now, use, the new one is, the good one is, the right one is",
  'where i live':
    "is where i live, is where i stay, is where i'm based, is where we live, is where we stay, is where i hang my hat, is home, is home now, is home these days, is my home, home for me, is home for me, has been home",
  'said again': 'remember, as i said, like i said, again, remember that, as you know, as i told you, yes',
  i: 'i, we, me i, and i, and we, i who',
  "i'm": "i'm, i am, we're, we are, me i'm, i'm also, i being",
  'i have':
    "i have, i've got, i've, we have, we've got, we've, i got, we got, i have got, we have got, i do have, i'm having, i am having, we are having",
  feet: 'ft, feet, foot',
  an: 'a, an, the',
  lead: `
      but, though, although, because, hi, hey, hello, hiya, howdy, yo, so, ok, okay, well, also, and, btw, fyi, oh, right, quick intro, context, for context, background, um, ja so, morning,
      good morning, just so you know, heads up, actually, yes, yeah, no, sorry, cheers, ta, thanks`,
  lives:
    'live = lives, reside = resides, dwell = dwells, currently live = lives, now live = lives, both live = lives, still live = still lives, both lived = lives, mostly live = lives, also live = also lives',
  living: `
      living = is living, based = is based, residing = is residing, settled = is settled, located = is located, currently living = is living, currently based = is based, now living = is living,
      now based = is based, originally based = is based`,
  lived:
    'lived = has lived, been living = has been living, been based = has been based, been settled = has been settled, been in a flat = has been in a flat, been = has been',
  places: `
      in, at, near, outside, out in, over in, down in, up in, just outside, just outside of, out at, way out at, way out in, out, up, over, down, by, close to, not far from, south of, north of,
      east of, west of, right by, next to, around, in the, across from, between`,
  'time zones': `
      eastern time, pacific time, mountain time, central time, atlantic time, west africa time, est, edt, pst, pdt, cst, cdt, mst, mdt, ist, aest, aedt, acst, awst, gmt, bst, cet, cest, eet, jst, kst,
      sgt, sast, nzst, nzdt, wat, eat, utc, hkt, brt, msk, pkt, wib, eastern, pacific, mountain, the east coast, the west coast, east coast time, west coast time`,
  attributes: `
      shoe size, blood type, blood group, height, weight, pronouns, star sign, zodiac sign, sign, shirt size, dress size, eye colour, eye color, dominant hand, religion, insurance number,
      passport number, username, handle, zip code, zip, postcode, number plate, license plate, salary, gender, bank, gp, therapist, github, instagram, twitter, linkedin, website, wifi network, club,
      football team`,
  hands: 'left handed, right handed, ambidextrous',
  titles: 'dr, mr, mrs, ms, miss, prof, professor, sir, captain, father, sister, rev',
  offset: '+, -, plus = +, minus = -',
  decades: 'twenties, thirties, forties, fifties, sixties, seventies, eighties, teens, 20s, 30s, 40s, 50s, 60s, 70s',
  blood: 'a, b, ab, o',
  signs: 'positive, negative',
  pronouns: 'he, she, they, xe, ze',
  contacts:
    'my email, my mail, my e mail, email, contact, contact is, my contact, my address, my work email, my personal email',
  phones:
    'my number, my phone, my cell, my mobile, my phone number, my mobile number, my cell number, my tel, phone, mobile, whatsapp, my whatsapp, my landline, cell',
  'month names':
    'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec',
  ages: 'y o, yo, yrs old, years old, yr old, years of age, years young, yrs, m, f',
} as const;

/** English rules of who the user is: name, age, birthday, origin, home, languages, contacts, attributes. */
export const self = `
  (finally/just/we/i/we've/i've) moved [at last] [in] ./!/, [and] (we're/i'm) [now] in !(zoom/a/the/my/here) {x:proper} [now] => home+past+temporary! lives in {x}
    ✓ Finally moved! We're in Swansea now = home lives in Swansea  ✗ moved the meeting. I'm in Zoom now
  new here [./!/,] [<i'm>] !<no name> {x:proper} , {n:figure} , {h:proper} , [a/an] {p:<professions>} => name is called {x} ; age is {n} years old ; home lives in {h} ; profession is a {p}
    ✓ New here. Orla, 41, Trim, baker = home lives in Trim  ✗ new here, any tips
  <newly> (email/mail) [address] [for me] [,/:/;/<pause>] [<it's now>] {x:address} => email+asks+planned+temporary! has the email {x}  ✓ New email for me: a.b@c.org, use that = email has the email a.b@c.org  ✗ new email
  my (email/mail) [address] <renewed> [,/:/;/<pause>] [<it's now>] {x:address} => email+asks+planned+temporary! has the email {x}  ✓ my email has changed, its a.b@c.org = email has the email a.b@c.org  ✗ my email has changed
  <newly> (number/phone/mobile/cell) [number] [for me] [,/:/;/<pause>] [<it's now>] {x:dialled} => phone+asks+planned+temporary! has the phone number {x}
    ✓ I've changed my number, it's 0161 496 0777 now = phone has the phone number 0161 496 0777  ✗ I've changed my number
  my (number/phone/mobile/cell) [number] <renewed> [,/:/;/<pause>] [<it's now>] {x:dialled} => phone+asks+planned+temporary! has the phone number {x}
    ✓ my number has changed, it's 0161 496 0777 = phone has the phone number 0161 496 0777  ✗ my number has changed
  put [down] my (email/mail) [address] [down] (as/at/is) {x:address} => email+asks+planned has the email {x}  ✓ Put my email down as a.b@c.org = email has the email a.b@c.org  ✗ put my email down
  {x:proper} [-] born (as i am | myself | and proud | , so | and still) => origin was born in {x}  ✓ Lagos-born as I am, I find this cold = origin was born in Lagos  ✗ born as I am
  ^ [<lead>] [,] !<no name>/<own openers> {x:called} (is where i live | is where i stay | is where we live | is where we stay) => home lives in {x}  ✓ yeah ibadan is where i stay = home lives in Ibadan  ✗ this is where i live
  ^ [<lead>] [,] [at] {n:figure} [<ages>] [,] (i/i'm/i've) (should/still/am/feel/can/can't/have/learning/starting) => age+planned is {n} years old
    ✓ at 41 years old i should know how to iron = age is 41 years old  ✗ at 41 years old she ran a marathon
  <i'm> on {x:<time zones>} => timezone is on {x}  ✓ Since the move I'm on Pacific Time = timezone is on Pacific Time  ✗ I'm on time
  ^ [<lead>] [,] {x:person} , (that's/thats) (me | my name) => name is called {x}  ✓ Siobhan, that's me = name is called Siobhan  ✗ Guilty, that's me
  ^ [<lead>] [,] {x:person} (here again | again here | back again) => name is called {x}  ✓ Gwen here again = name is called Gwen  ✗ here again
  <i'm> [well/already] (in my | in my early | in my mid | in my late) {x:<decades>} => age is in their {x}  ✓ I'm in my late twenties = age is in their twenties  ✗ in my time
  in a (village/town/suburb/hamlet/flat/house/bungalow/cottage | small town | little village | wee village) (near/outside/in/off/by) {x:proper} => home? lives near {x}  ✓ we're in a village near Ely = home lives near Ely  ✗ in a village
  (new | my new | the new) (number/email/address/phone) [is/,/:/<pause>] [it's/its] {x:dialled} => phone+asks! has the phone number {x}  ✓ new number, it's 0161 496 0777 = phone has the phone number 0161 496 0777  ✗ new number
  (my email is now | my email has changed , it's now | my new email is | new email :) {x:address} => email! has the email {x}  ✓ my new email is a.b@c.org = email has the email a.b@c.org  ✗ new email
  {x:dialled} [,/<pause>] [that's/thats/is] (my | the best) (number/cell/mobile/phone/whatsapp) => phone+asks has the phone number {x}  ✓ 0161 496 0777, that's my cell = phone has the phone number 0161 496 0777  ✗ 0161 496 0777
  (don't live | no longer live | not living | do not live) in {x:few} (anymore | any more | any longer) => -home+negated lives in {x}  ✓ I don't live in Leeds anymore = -home lives in Leeds  ✗ I live in Leeds
  (no longer live | don't live | do not live) in {x:phrase} => -home+negated lives in {x}  ✓ I no longer live in Leeds = -home lives in Leeds  ✗ I live in Leeds
  {x:proper} is my (surname | last name | family name | maiden name) => surname has the surname {x}  ✓ Adeyemi is my surname = surname has the surname Adeyemi  ✗ it is my surname
  (surname/née/nee | last name) {x:proper} => surname? has the surname {x}  ✓ Ruth, surname Adeyemi = surname has the surname Adeyemi  ✗ the surname
  ^ [<lead>] [,] !-ly {x:person} [{y:proper}] (speaking | on the line) => name is called {x} {y}  ✓ Gerald speaking. = name is called Gerald  ✗ Strictly speaking
  {x:proper} (speaking | on the line | checking in | reporting in | signing off) => name? is called {x}  ✓ Moira speaking, hello = name is called Moira  ✗ strictly speaking
  (you're talking to | you're speaking to | you've got | it's your pal | yours truly) {x:proper} => name? is called {x}  ✓ you're talking to Moira = name is called Moira  ✗ you've got it
  ^ - {x:proper} $ => name? is called {x}  ✓ - Moira = name is called Moira  ✗ - yes
  (regards/sincerely | best wishes | all the best | kind regards | many thanks | yours truly) , {x:person} $ => name? is called {x}  ✓ kind regards, Moira = name is called Moira  ✗ cheers, Moira
  (gmt/utc) {s:<offset>} {n:figure} => timezone? is on gmt{s}{n}  ✓ I'm on UTC+3 so = timezone is on gmt+3  ✗ at 3
  (times/clock/clocks/hours/schedule/meetings/everything/convert/o'clock) … (in/on/to/at/as) {x:<time zones>} => timezone? is on {x}  ✓ all times in CET please = timezone is on CET  ✗ in time
  {x:<time zones>} is (my | what my | where i) => timezone? is on {x}  ✓ AEST is my zone = timezone is on AEST  ✗ it is mine
  (keep/keeps/run/runs/operate/live/work) (on/in/to) {x:<time zones>} => timezone? is on {x}  ✓ my clock runs on AEST = timezone is on AEST  ✗ on time
  (pushing | nearly | almost | coming up to | going on | knocking on | just shy of | rising) {n:figure} [now] ($ | and | , | here) => age? is nearly {n} years old  ✓ I'm pushing 50, so = age is nearly 50 years old  ✗ pushing 50 boxes
  (i'll be | i turn | i'll turn | i'm turning | turning) {n:figure} in {x:phrase} => age+planned? turns {n} in {x}  ✓ I'll be 50 in June = age turns 50 in June  ✗ I'll be there
  i was born in {n:figure} => age+past? was born in {n}  ✓ I was born in 1984 = age was born in 1984  ✗ I was born
  ^ [<lead>] [,] at {n:figure} , i => age? is {n} years old  ✓ At 71, I still swim = age is 71 years old  ✗ at 71 percent
  (folks know me as | people know me as | known as | they call me | i answer to | answers to | friends shorten it to | goes by the name | go by the name | knows me as | know me as
    | i'd rather you called me | i prefer being called | you can call me | feel free to call me) !(a/an/the) {x:called} => nickname+voice+planned wants to be called {x}
    ✓ folks know me as Skip = nickname wants to be called Skip  ✗ known as a fool
  {x:proper} (to my friends | will do | is fine | works fine | to my mates | for short) => nickname? wants to be called {x}  ✓ just Bea will do = nickname wants to be called Bea  ✗ it will do
  the name's {x:proper} => name is called {x}  ✓ the name's Ravi = name is called Ravi  ✗ the name
  (an/a) {x:proper} (native/lass/lad/girl/boy) [born/through/and] => origin? is a {x} native  ✓ a Leeds lad = origin is a Leeds native  ✗ a good lad
  {x:proper} (born and bred | born and raised | born n bred | through and through) => origin? was born and raised in {x}  ✓ Glasgow born and bred, me = origin was born and raised in Glasgow  ✗ born and bred
  (native of | my roots are in | my family's from | my family is from | my people are from | my folks are from | i'm a native of | originally out of | hail from | hailing from) {x:phrase}
    => origin? is from {x}  ✓ my people are from Donegal = origin is from Donegal  ✗ the roots
  (i call | we call) !(it/this/that/my) {x:few} home => home lives in {x}  ✓ I call Oslo home = home lives in Oslo  ✗ I call home
  (home base is | home these days is | home for now is | home is | we've a house in | our house is in | our place is in | i'm up in | i'm down in | i'm over in | i'm out in | we're up in
    | we're over in | we're out in | we're down in | holed up in | my place in | our place in | my house in | around here in | i bought a house in | settled down in
    | my neighbourhood in) !(the/a/my/this/bed) {x:noun} => home? lives in {x}  ✓ I'm over in Tacoma, so = home lives in Tacoma  ✗ I'm over it
  {x:propers} home for me => home lives in {x}  ✓ Dunedin's home for me = home lives in Dunedin  ✗ it's home for me
  !-'s {x:proper} <where i live> => home lives in {x}  ✓ Tromso is home now = home lives in Tromso  ✗ it is home
  (grew up speaking | raised speaking | we speak | at home we speak | i get by in | conversational in | bilingual in | think in | fluent in | native speaker of
    | brought up speaking) !(to/about/up) {x:items} => tongue+past? speaks {x}  ✓ I grew up speaking Basque at home = spoken_language speaks Basque at home  ✗ we speak up
  (my/conversational/rusty/decent/basic/passable/fluent) {x:<tongues>} (is (fluent/rusty/good/decent/native/better) | and) => tongue? speaks {x}  ✓ my Polish is rusty = spoken_language speaks Polish  ✗ my polish shoes
  <i'm> {n:figure} hours (ahead of | behind) {x:phrase} => timezone? is {n} hours off {x}  ✓ I'm 3 hours behind London = timezone is 3 hours off London  ✗ I'm 3 hours late
  {x:<time zones>} here => timezone? is on {x}  ✓ AEST here, so = timezone is on AEST  ✗ right here
  (i blow out candles on | i turn {n:figure} on | another year older on | my birthday lands on | my birthday is always on | cake day is | i celebrate my birthday on) {x:phrase}
    => birthday? has their birthday on {x}  ✓ I blow out candles on 4 May = birthday has their birthday on 4 May  ✗ candles on the cake
  this is {x:person} (, | here | from | again | $ | and) => name is called {x}  ✓ this is Priyanka, I need help = name is called Priyanka  ✗ this is great
  (i'm/it's/its | this is) !<no name> {x:<given names>} (btw/here/and/, | by the way | $ | again | from) => name is called {x}  ✓ im chidi btw = name is called chidi  ✗ im tired btw
  ^ [<lead>] [,] {x:<given names>} here => name is called {x}  ✓ howya, aoife here = name is called aoife  ✗ nurse here
  <i'm> !<no name>/<professions>/<demonyms>/<diets> {x:proper} , {n:figure} !(miles/minutes/km/of/people) => name is called {x} ; age is {n} years old
    ✓ I'm Priyanka, 29, UX researcher = name is called Priyanka ; age is 29 years old  ✗ I'm Priyanka, hi
  <i'm> !<no name>/<professions>/<demonyms>/<diets>/<marital states>/<afflictions> {x:words} , {n:figure} , from {y:noun} => name is called {x} ; age is {n} years old ; origin is from {y}
    ✓ i'm tyrell, 19, from detroit = name is called tyrell  ✗ i'm vegan, 19, from detroit
  <i'm> !<no name> {x:<given names>} , {n:figure} , [from {y:noun}] => name? is called {x} ; age? is {n} years old  ✓ im jaylen, 17, from detroit = age is 17 years old  ✗ Anna, 17, tall
  {n:figure} , from {y:proper} => origin? is from {y}  ✓ 17, from Detroit = origin is from Detroit  ✗ from Detroit
  my name (isn't | is not) * , it's {x:called} => name+negated! is called {x}  ✓ My name isn't Steve, it's Stefan = name is called Stefan  ✗ my name isn't Steve
  it's {x:proper} , my (surname | last name | family name) => surname has the surname {x}  ✓ It's Okafor, my last name = surname has the surname Okafor  ✗ my last name
  [please] (call me | address me as | refer to me as | i'd like you to address me as | i'd like you to call me) {t:<titles>} [.] {x:proper} => nickname+planned! wants to be called {t}. {x}
    ✓ Please address me as Dr Okonkwo = nickname wants to be called Dr. Okonkwo  ✗ call me a doctor
  it's {x:proper} for me [now] => home? lives in {x}  ✓ these days it's Bath for me = home lives in Bath  ✗ it's fine for me
  i may live in {x:phrase} (these days/now | right now) => home+planned lives in {x}  ✓ I may live in Leeds these days = home lives in Leeds  ✗ I may live in Leeds
  [i/we/i've/we've] [just/recently] bought (a/an) [<adjectives>] {k:<dwellings>} in {x:phrase} => home+past! has a {k} in {x}  ✓ I've just bought a house in Leeds = home has a house in Leeds  ✗ I bought a book in Leeds
  <i> [<adverbs>] rent (a/an) !<vehicles> {x:phrase} => home? rents a {x}  ✓ I rent a studio in Lyon = home rents a studio in Lyon  ✗ I rent a car in Lyon
  (living/residing | currently based | based) in {x:proper} => home? lives in {x}  ✓ Texan living in Oslo = home lives in Oslo  ✗ living in fear
  <i have> been in (a/an) [rented/little/small/new] {k:<dwellings>} in {x:noun} => home lives in {x}  ✓ We've been in a rented flat in Glasgow = home lives in Glasgow  ✗ we've been in a fight in Glasgow
  <i'm> {x:<blood>} {y:<signs>} => attribute:blood_type is {x} {y}  ✓ i'm O negative = attribute:blood_type is O negative  ✗ I'm negative
  (reach/contact) me (at/on) {x:address} (or/and) [on/at] {y:dialled} => email+asks+planned has the email {x} ; phone+asks+planned has the phone number {y}
    ✓ reach me at a.k@fast.com or on 0712 555 194 = phone has the phone number 0712 555 194  ✗ reach me
  unless:when/if/that/where (my name's | my name is | my names | my full name is | my full name's | my real name is | my first name is | my given name is | my name is spelt | my name's spelt
    | my name is spelled) !(spelt/spelled/on/in) {x:called} !(is/are/has) => name is called {x}  ✓ my name's Danielle Brooks = name is called Danielle Brooks  ✗ my name
  ^ [<lead>] [,] (name's/names/name | name is) [:/=] {x:proper} !(is/was/has) => name is called {x}  ✓ hiya, name's Chidi = name is called Chidi  ✗ name is required
  (my name it is | myself | i was christened | i was baptised | my parents named me | first name | first name's | first name is) [:] {x:proper} => name+past is called {x}
    ✓ myself Arjun, working as QA lead = name is called Arjun  ✗ this is great
  i'm called {x:called} => name is called {x}  ✓ im called tendai = name is called Tendai  ✗ I'm called in
  it's {x:proper} [,] (with/without/spelled) (a/an) => name? is called {x}  ✓ It's Karin, with an i = name is called Karin  ✗ it's fine with me
  ^ [<lead>] [,] {x:person} [{y:proper}] here $ => name is called {x} {y}  ✓ Hiya, Priya here = name is called Priya  ✗ nurse here
  ^ [<lead>] [,] {x:person} here [,] (from/in) {h:proper} => name is called {x} ; origin is from {h}  ✓ Dana here, from Leeds = origin is from Leeds  ✗ it is here
  (i'm | i am | on paper i'm) !<no name>/<professions>/<demonyms>/<faiths>/<diets>/<marital states>/<students>/<afflictions>/<known places>/<relatives>/<technologies>/<makes> {x:proper} !(here
    | and i are | is/fan/person/supporter/guy) => name is called {x}  ✓ I'm Marcus and I bake = name is called Marcus  ✗ I'm Scottish
  (it's | its | that's) {x:person} (btw | not | by the way | with | here) => name! is called {x}  ✓ it's Tunde btw = name is called Tunde  ✗ it's raining
  (introduce myself | quick intro | about me) [:] [i'm | i am] {x:proper} => name is called {x}  ✓ Permit me to introduce myself: Chukwuemeka Obi, a surveyor = name is called Chukwuemeka Obi  ✗ introduce yourself
  (surname/surname's | last name's | family name's | my surname | my last name | the surname is | my surname is | my surname's | my last name is | my last name's | my family name is
    | last name) [is/spelled/:] [spelled] {x:called} => surname has the surname {x}  ✓ Surname's Featherstone = surname has the surname Featherstone  ✗ my name
  [please] [just] (call me | address me as | refer to me as) !(a/an/the/when/if/at/on/back/crazy/stupid/tomorrow/later/old/paranoid/anything/whatever/in/once) {x:called}
    => nickname wants to be called {x}  ✓ call me Teddy = nickname wants to be called Teddy  ✗ call me when you can
  [literally] (everyone/everybody/friends/mates/people/they/family) [literally/just/all/usually] (calls/call) me !(a/an/the/when/crazy) {x:called} => nickname+voice wants to be called {x}
    ✓ everyone calls me Thiru = nickname wants to be called Thiru  ✗ everyone calls me the boss
  (i go by | i'm known as | i prefer to be called | i'd like to be called | i like to be called) {x:called} => nickname goes by {x}  ✓ I go by Bex = nickname goes by Bex  ✗ I go by
  ^ {x:person} is fine => nickname? wants to be called {x}  ✓ Tj is fine = nickname wants to be called Tj  ✗ this is fine
  unless:time/when/like/if/as/before/until/till <i'm> [only/just/nearly/about/actually] {n:figure} [<ages>] !(!($
    | and/but/with/so/years/who/now)) !(minutes/kg/cm/km/pounds/kilos/feet/foot/ft/inches/weeks/months/days/hours/percent) => age is {n} years old  ✓ I'm 41 years old and happy = age is 41 years old
    ✗ I'm 34 minutes late
  unless:time/when/like/if/as <i'm> {n:figure} (here | this year) => age is {n} years old  ✓ I'm 34 here = age is 34 years old  ✗ I'm 6 in a row
  [just] (turned | i turned | i've just turned | just hit | i'm turning | turning) {n:figure} !(of/pages/to/degrees/%) => age! is {n} years old  ✓ just turned 34 and lost = age is 34 years old  ✗ turned 5 pages
  (as a | as an | i'm a | i am a | being a) {n:figure} (year old | yr old | yo | y o) {x:noun} => age is {n} years old ; being? is a {x}  ✓ As a 67-year-old retired postman = profession is a retired postman  ✗ as a 34 page book
  unless:, ^ {n:figure} , {h:known} , => age is {n} years old ; home? lives in {h}  ✓ 34, Austin, two kids = home lives in Austin  ✗ 34, then
  ^ (f/m/female/male) , {n:figure} , => age is {n} years old  ✓ F, 29, vegetarian, desk job = age is 29 years old  ✗ a, 29, b
  unless:<given names> , {h:known} , => home? lives in {h}  ✓ 38M, divorced, Denver, two kids = home lives in Denver  ✗ in Denver
  (as a | i'm a | i am a | being a) {n:figure} (year old | yr old | yo | y o) => age is {n} years old  ✓ As a 34 year old with PCOS = age is 34 years old  ✗ as a 34 page book
  (at the age of | at age | aged | my age is | at) {n:words} [years of age] , (am i | which is what i am | which is what i'm) => age+asks is {n} years old  ✓ At the age of forty, am I late = age is forty years old  ✗ at forty
  at the age of {n:figure} => age? is {n} years old  ✓ At the age of 27 = age is 27 years old  ✗ at 27
  at {n:words} {m:words} years of age => age? is {n}-{m} years old  ✓ At sixty-eight years of age = age is sixty-eight years old  ✗ years of age
  ^ [<lead>] [,] {n:figure} (here | <ages> here | year old here) => age is {n} years old  ✓ 16 here = age is 16 years old  ✗ 16 people
  ^ [<lead>] {n:figure} <ages> => age is {n} years old  ✓ 58 years young = age is 58 years old  ✗ 58 years ago
  ^ {n:figure} , {x:<marital states>} => age? is {n} years old ; marital_status? is {x}  ✓ 42, divorced = age is 42 years old ; marital_status is divorced  ✗ 42
  ^ {n:figure} , (female | male | <professions>) => age? is {n} years old  ✓ 42, nurse = age is 42 years old  ✗ 42
  unless:-'s/his/her/their/your/its/whose/the/<someone's>/<given names> (my birthday is | my birthday's | my birthday falls | my birthday is on | my birthday's on | my birthday falls on | my bday is
    | my bday's | my bday is on | my bday falls on | birthday : | birthday is | my birthday it is | my dob is) !(is/coming/soon/next/in/tomorrow/today/this/on
    | the best) {x:phrase} [, [on] {d:figure} {e:<month names>}] [, [on] {m:<month names>} {y:figure}] => birthday+past has their birthday on {x} {d} {e} {m} {y}
    ✓ My birthday is March 9th = birthday has their birthday on March 9th  ✗ my birthday
  (i was born on | born on) {x:phrase} [, {y:figure} {m:<month names>}] => birthday+past was born on {x}, {y} {m}  ✓ i was born on hogmanay, 31 december = birthday was born on hogmanay, 31 december  ✗ I was born
  (i was born | born) [in/on] (the/<month names>) {x:phrase} => birthday+past? was born in {x}  ✓ I was born in the 80s = birthday was born in 80s  ✗ I was bored
  [i/we] (was/were) born and (raised/bred) {x:phrase} => origin+past was born and raised {x}  ✓ I was born and raised in El Paso = origin was born and raised in El Paso  ✗ I was born
  (i was born | born | born and bred | born and raised) (in/at/near) !(the/<month names>/<numbers>) {x:phrase} => origin+past was born in {x}  ✓ I was born in Lagos = origin was born in Lagos  ✗ born in the 80s
  (i/we | ^) [was] (grew up | raised | brought up) (in/on/near/outside) !(the era | a time) {x:phrase} => origin+past grew up in {x}  ✓ I grew up in Kerala = origin grew up in Kerala  ✗ the kids grew up in London
  (<i'm>/and/though) [originally/actually/really/also/coming] (from | originally from | coming originally from | coming from | native of) !(the (future/internet/past/government/media/start/beginning)
    | the … (team/desk/department/office/bank/council/company/agency) | now on | work/there/here/it/this/a/an/now/<numbers>/scratch/-ing) {x:where} => origin is from {x}
    ✓ I'm from Cork originally but live here = origin is from Cork  ✗ he is from Cork
  <i> come [originally] from !(work/there/here/it/this/now) {x:phrase} => origin is from {x}  ✓ i come from Vietnam = origin is from Vietnam  ✗ the water may come from Vietnam
  <i> hail from {x:phrase} => origin is from {x}  ✓ I hail from Goa = origin is from Goa  ✗ hail from above
  ^ [<lead>] [,] [originally] from !(now/here/the/my/a/this/today/what/there/monday/then/scratch) {x:proper} [originally] $ => origin? is from {x}  ✓ from Leeds originally = origin is from Leeds  ✗ from now on
  my (hometown/nationality) is {x:phrase} => origin is from {x}  ✓ my hometown is Cork = origin is from Cork  ✗ my house is Cork
  <i'm> half {x:<demonyms>} [{y:phrase}] => origin is half {x} {y}  ✓ i'm half Polish = origin is half Polish  ✗ i'm half asleep
  (<i>/and) [<adverbs>] {v:<lives>} {p:<places>} !(hope/fear/denial/toast/coffee/ramen | the moment | a world | an age | my head) {x:where} => home {v} {p} {x}
    ✓ I live in Austin and work for Dell = home lives in Austin  ✗ live music in Austin
  <i> [<adverbs>] (stay/live) on [the] {x:proper} => home lives on {x}  ✓ I live on Skye = home lives on Skye  ✗ I live on crisps
  <i> [<adverbs>] live on (a/an/the/my/our) {x:phrase} => home? lives on the {x}  ✓ we live on a farm = home lives on the farm  ✗ I live on crisps
  <i> [<adverbs>] stay in !(bed/hilton/marriott/airbnbs/hotels/touch/shape/line/town/character/contact/hostels/my/the/a/pyjamas) {x:called} !(when/whenever/for/until/till/if/on/tonight/tomorrow)
    => home stays in {x}  ✓ I stay in Accra = home stays in Accra  ✗ I stay in bed
  <i'm> staying in {x:proper} (since | from the last | from last | for the past | for the last) [{n:figure} [years/months]] => home+temporary stays in {x}  ✓ I am staying in Pune since 5 years = home stays in Pune  ✗ I'm staying in Pune
  [<i have>/but/and] [now] been in {x:proper} [for/since] [the] [past/last/about/over] (<numbers> | {n:figure}) [years/year/months] => home? has been in {x}  ✓ been in Dubai ten years now = home has been in Dubai  ✗ been in love ten years
  [<i'm>] (as a | as an | i'm a | i am a) {x:proper} (resident/local/native) => home lives in {x}  ✓ As a Leeds resident, do I get in free = home lives in Leeds  ✗ as a local
  ^ [<lead>] [,] [i've] been (living/based) {p:<places>} {x:phrase} since {y:phrase} => home has been living {p} {x} since {y}  ✓ Been living in Toronto since 2015 = home has been living in Toronto since 2015  ✗ been living it
  <i'm> [<adverbs>] {v:<living>} {p:<places>} {x:where} => home {v} {p} {x}  ✓ I'm based in Halifax = home is based in Halifax  ✗ I'm in Halifax
  <i> have [<adverbs>] {v:<lived>} {p:<places>} {x:phrase} => home {v} {p} {x}  ✓ I have lived in Houston = home has lived in Houston  ✗ I lived in Houston
  <i have> [<adverbs>] (lived | been living | been based | been settled) {p:<places>} !(touch/trouble/love) {x:phrase} [since/for] [{y:phrase}] => home+past has been living {p} {x}
    ✓ We've been living in Duluth since 2016 = home has been living in Duluth  ✗ we lived in Duluth
  ^ [<lead>] [,] [i] (been based | been living | currently based | based | currently living | living | residing | live | settled) {p:<places>} !(this/it/that/hope/a/your/these) {x:phrase}
    => home? lives {p} {x}  ✓ Based in Nairobi, so prices in KES = home lives in Nairobi  ✗ based on this
  {x:phrase} based [here] $ => home? is based in {x}  ✓ lagos based = home is based in lagos  ✗ based
  (i/we/just/finally/and/recently | ^) [just/finally/recently/only] (moved to | moved into | relocated to | settled in | settled down in | moved back to | have moved to) !(bed/tears | a new
    | the next) {x:phrase} => home+past! lives in {x}  ✓ We moved to Wellington for good = home lives in Wellington for good  ✗ he moved to Wellington
  (i/we) [just/finally/recently] moved (out/down) to {x:proper} => home+past! lives in {x}  ✓ We moved out to Otley in the spring = home lives in Otley  ✗ we moved up to Gold
  (i've | we've | i have | we have) [just/recently/finally] (moved/relocated) (to/into | back to) {x:phrase} => home+past! lives in {x}  ✓ I've just moved to Bristol = home lives in Bristol  ✗ I moved it
  unless:is/are/was here in {x:proper} => home? lives in {x}  ✓ here in Melbourne it's winter = home lives in Melbourne  ✗ here in the office
  [<lead>] (home is | home's | home has been | home for me is) !(the/where/a) {x:proper} [these/now] => home lives in {x}  ✓ Home is Galway these days = home lives in Galway  ✗ home is where
  (over/up/down/out/back) here in {x:proper} => home lives in {x}  ✓ Down here in Dunedin it gets dark = home lives in Dunedin  ✗ down here in the office
  {x:proper} (is home | is where i live | that's where i live | , that's where i live | has been home) => home lives in {x}  ✓ Oamaru, that's where I live = home lives in Oamaru  ✗ where I live
  (home is | home has been | home for me is | i call) {x:proper} [home] => home? lives in {x}  ✓ home is Leith = home lives in Leith  ✗ home is nice
  (my flat | our flat | my house | our house | my place | my apartment | our apartment | my flat's | our flat's | my place is | my house is) [is] in !(the/my/a/this) {x:phrase} => home lives in {x}
    ✓ my flat in Hackney is tiny = home lives in Hackney  ✗ my flat is tiny
  [officially] a resident of {x:noun} => home? is a resident of {x}  ✓ Officially a resident of Asheville = home is a resident of Asheville  ✗ a resident
  (i can get by in | i get by in | can get by in) {x:items} => tongue gets by in {x}  ✓ I can get by in French = spoken_language gets by in French  ✗ I get by
  ^ [<lead>] (languages/language | my languages | languages spoken) [:/are/=] {x:items} [, {y:items}] => tongue speaks {x} ; tongue speaks {y}
    ✓ Languages: Tamil at home, Malay well enough = spoken_language speaks Tamil at home  ✗ languages are hard
  (my mother tongue is | mother tongue is | my native language is | my first language is | i speak | i'm fluent in | i am fluent in | i also speak | also speak | i signed | native speaker of
    | my languages are | i've fluent) !(to/for/as/with/up/about | only the) {x:items} => tongue speaks {x}  ✓ I speak Tagalog and a little Korean = spoken_language speaks a little Korean
    ✗ I speak to him
  (and/also/languages/english/besides) [:] (speak | i speak | fluent in | can get by in) {x:items} => tongue? speaks {x}  ✓ and speak a decent amount of Tagalog = spoken_language speaks a decent amount of Tagalog  ✗ speak up
  (fluent/native/bilingual) [in] {x:<tongues>} [speaker] => spoken_language? speaks {x}  ✓ native Portuguese speaker = spoken_language speaks Portuguese  ✗ Portuguese
  {x:<tongues>} (is my mother tongue | is my native language | is my first language | is my second language | is my third language | isn't my first language | is not my first language)
    => spoken_language+negated speaks {x}  ✓ english is my third language = spoken_language speaks english  ✗ english is hard
  (my timezone is | my time zone is | my timezone's | timezone : | my tz is) {x:phrase} => timezone has the time zone {x}  ✓ my timezone is gmt+1 = timezone has the time zone gmt+1  ✗ my time is up
  (<i'm>/operate/run/use/in) [on/in] {x:<time zones>} [({y:phrase} | time | timezone)] => timezone? is on {x} {y}  ✓ I'm on Mountain Time = timezone is on Mountain Time  ✗ I'm on time
  {x:<time zones>} , [that/being/which] (being my time zone | being my timezone | that's my timezone | thats my timezone | that's my time zone | that's the zone i'm in | is my timezone
    | is my time zone) => timezone+temporary has the time zone {x}  ✓ in IST, that being my time zone = timezone has the time zone IST  ✗ in IST
  (date of birth | dob | d o b | birthdate) [is/:] {x:phrase} => birthday+past has their birthday on {x}  ✓ Date of birth: 3 June 1990 = birthday has their birthday on 3 June 1990  ✗ date of birth
  (i turn | i'll turn | i'm turning | turning | i'll be) {n:figure} on {x:phrase} => birthday+planned has their birthday on {x}  ✓ turning 39 on 12 March = birthday has their birthday on 12 March  ✗ turning it on
  (i have become | i became | i've become) {n:figure} [<ages>] => age+past+temporary! is {n} years old  ✓ Today I have become 40 years old = age is 40 years old  ✗ I have become old
  <i'm> [a] [<adverbs>] [practising/practicing/lapsed/devout] {x:<faiths>} => attribute:religion is {x}  ✓ I'm Hindu so no beef = attribute:religion is Hindu  ✗ I'm here
  (i take | i'm a | i'm | i wear) [a] [shoe] size {n:figure} [in] [shoe/shoes/feet] => attribute:shoe_size? has size {n}  ✓ I take a size 11 shoe = attribute:shoe_size has size 11  ✗ size 11
  i bank with {x:proper} => attribute:bank banks with {x}  ✓ I bank with Nationwide = attribute:bank banks with Nationwide  ✗ the bank
  (i/we) support {x:proper} => favorite:team? supports {x}  ✓ I support Everton for my sins = favorite:team supports Everton  ✗ I support you
  my (birthday/birthday's/bday) [is] (in/coming/next/soon) {x:few} , [it's/its] [on] {y:phrase} => birthday has their birthday on {y}
    ✓ my birthday's in two weeks, on the 14th of May = birthday has their birthday on the 14th of May  ✗ my birthday's in two weeks
  this is {t:<titles>} [.] {x:proper} => name is called {t} {x}  ✓ This is Mrs Adeyemi = name is called Mrs Adeyemi  ✗ this is great
  (moved/relocated) from {y:few} to {x:where} => home+past! lives in {x}  ✓ I moved from Cork to Galway in May = home lives in Galway in May  ✗ moved from it
  being {n:figure} (and/,) => age? is {n} years old  ✓ being 19 and broke = age is 19 years old  ✗ being 19 kilos
  my {k:<attributes>} (is/are/:) !(uk/us/eu/eur/too/so/very/not/going/wrong | a mess) {x:phrase} => attribute:{k} has the {k} {x}  ✓ My shoe size is 10 = attribute:shoe_size has the shoe size 10  ✗ my size is wrong
  {x:<hands>} => attribute:handedness? is {x}  ✓ I'm left-handed = attribute:handedness is left-handed  ✗ my left hand
  <i'm> [about/only/around] {x:figure} ('/’) [{y:figure}] => attribute:height is {x}'{y}  ✓ I'm 6'2 = attribute:height is 6'2  ✗ I'm 6
  <i'm> [about/only/around] {x:figure} {u:<feet>} [{y:figure}] => attribute:height is {x} {u} {y}  ✓ I'm 6 ft 2 = attribute:height is 6 ft 2  ✗ I'm 6
  (size | a size) {n:figure} (feet/shoe/shoes/foot) => attribute:shoe_size has size {n} feet  ✓ Size 13 feet, sadly = attribute:shoe_size has size 13 feet  ✗ size 13
  (my pronouns are | i use | i go by) {x:<pronouns>} / {y:few} ($ | pronouns | please | so | , | and) => attribute:pronouns uses {x}/{y} pronouns  ✓ my pronouns are they/them = attribute:pronouns uses they/them pronouns  ✗ I use them
  (<contacts> | my email's) [address] [is/:/,] [with] {x:address} => email+asks+planned has the email {x}  ✓ my email is dani@example.com = email has the email dani@example.com  ✗ my email
  {x:address} [is/,/as/;] (that's my | thats my | is my | my | as my | please , that's my | as the best) [e] (email/address/mail) => email+asks+planned has the email {x}
    ✓ put dana@mail.com as my email = email has the email dana@mail.com  ✗ my email
  (reach me | contact me | write me | send it to me | email me | to me | mail me) [at/on] {x:address} => email+asks+planned has the email {x}  ✓ reach me at m.k@fastmail.com = email has the email m.k@fastmail.com  ✗ reach me
  (<phones> | my number's | my mobile's | my cell's | my phone's | the number's | my num is | my digits are) [number] [is/:/,/down/as] [as] {x:dialled} => phone+asks+planned has the phone number {x}
    ✓ my cell is 613-555-0148 = phone has the phone number 613-555-0148  ✗ my cell is dead
  (reach/call/ring/text/contact) me … (at/on) {x:dialled} => phone+asks+planned has the phone number {x}  ✓ reach me on 0712 555 194 = phone has the phone number 0712 555 194  ✗ call me at 5`;
