/** The words of English rules for what the user does. */
export const workLists = {
  works:
    'work = works, teach = teaches, volunteer = volunteers, freelance = freelances, currently work = works, now work = works, also work = works, mostly work = works, both work = works, work part time = works part time, work full time = works full time, intern = interns, still work = still works',
  'works in':
    'at, for, in, as, with, from, on the, nights, shifts, remotely, part time, full time, under, out of, freelance, weekends, evenings',
  runs: 'run = runs, own = owns, manage = manages, lead = leads, head = heads, oversee = oversees, supervise = supervises, co own = co-owns, co founded = co-founded, founded = founded, started = started',
  fields: `sales, marketing, finance, accounting, tech, hr, human resources, law, education, healthcare, health care, medicine, nursing, construction, real estate, retail, hospitality, insurance, banking, logistics, manufacturing, advertising, publishing, journalism, consulting, customer service, customer support, procurement, pr, biotech, pharma, fintech, edtech, aerospace, agriculture, farming, fashion, television, media, gaming, cybersecurity, devops, data science, engineering, software, academia, recruitment, recruiting, compliance, operations, product, design, ux, government, the civil service, social work, the army, the navy, the police, the military, tourism, transport, mining, oil and gas, catering, childcare, events, policy, it support, the trades, the air force, the marines`,
  studies: 'study = studies, major in = majors in, read = reads, am studying = is studying, currently study = studies',
  learns:
    'studying = is studying, majoring in = majors in, doing = is doing, reading for = is reading for, finishing = is finishing, taking = is taking, pursuing = is pursuing, enrolled in = is enrolled in, in my = is in their, starting = is starting, halfway through = is halfway through',
  crafts:
    'building, writing, developing, making, designing, creating, working on, coding, restoring, renovating, composing, recording, launching, producing, drafting, illustrating, programming, directing, filming, doing up, translating, self publishing, converting, planning out, converting',
  'single parents': 'single mum, single mom, single dad, single parent, single mother, single father',
  genders: 'woman, man, guy, girl, bloke, trans woman, trans man, nonbinary person, dude, lady, female, male, gal',
  'own shops':
    'bakery, salon, barbershop, farm, restaurant, cafe, shop, store, startup, brewery, practice, food truck, stall, etsy shop, kennels, vineyard, dairy, boutique, small business, coffee shop, garage, workshop, clinic, nursery, allotment business, smallholding',
  nth: 'first, second, third, fourth, final, last, 1st, 2nd, 3rd, 4th',
  masterworks:
    "novel, podcast, thesis, dissertation, memoir, screenplay, cookbook, webcomic, side project, side hustle, pet project, debut novel, children's book, open source project",
  shifts:
    'nights, days, shifts, lates, earlies, weekends, remotely, from home, night shifts, shift work, part time, full time',
  gerunds:
    'managing, running, teaching, driving, selling, working, designing, building, writing, cleaning, fixing, making, looking after, leading, doing, handling, answering, editing, caring, delivering, coding, testing, buying, training, helping, planning, coordinating, installing, repairing, supporting, translating, cooking, serving, organising, organizing, flying, nursing, recruiting, auditing',
  aims: 'lose, run, learn, save, pay off, become, get, retire, finish, pass, buy, quit, read, write, move, start, build, reach, qualify, save up, save for, cut, reduce, stop, be, do, complete, earn, improve, speak, gain, hit, launch, publish, eat, walk, cycle, train, swim, climb, apply, land',
  tools:
    'use, code in, program in, write, develop in, build in, work in, deploy on, deploy to, ship with, run, code mostly in, code in mostly, write mostly, mostly write, mainly use, mostly use, work with, rely on, model in, edit in, code, edit with, host on, ship everything through, deploy everything on, do everything in, run everything on, mainly write, mix in',
  "company's":
    "our company, our startup, my company, my startup, my business, our business, our team's, my employer, my workplace, our place",
  chosen:
    'go with = go with, use = use, switch to = switch to, move to = move to, drop = drop, stick with = stick with, migrate to = migrate to',
} as const;

/** English rules of what the user does: work, profession, team, studies, projects, tools, decisions, goals. */
export const work = `
  (no longer work | don't work | do not work | not working | stopped working) (at/for) {x:few} (anymore | any more | any longer | now) => -work+negated+past works at {x}  ✓ I don't work at Google anymore = -work works at Google  ✗ I work at Google
  (no longer work | don't work | do not work | stopped working) (at/for) {x:phrase} => -work+negated+past works at {x}  ✓ I no longer work for Dell = -work works at Dell  ✗ I work for Dell
  (i quit | i left | i've left | i've quit | i got fired from | i was fired from | i was laid off from | made redundant from | i resigned from | i got laid off from | got let go from | handed in my notice at) {x:proper} => -work+past works at {x}  ✓ I quit Google last month = -work works at Google  ✗ I left home
  (i was laid off | i got laid off | i lost my job | i quit my job | i got fired | i was made redundant | they let me go) => -work+past works  ✓ I was laid off = -work works  ✗ he was laid off
  (i'm no longer | i am no longer | i'm not | i am not) [a/an] {x:few} (anymore | any more | any longer) => -being+negated is {x}  ✓ I'm not vegetarian anymore = -diet is vegetarian  ✗ I'm vegetarian
  (i'm no longer | i am no longer | no longer) [a/an] {x:noun} => -being+negated is {x}  ✓ I'm no longer vegetarian = -diet is vegetarian  ✗ I'm vegetarian
  (i also use | i use | another thing i use is | on top of that i use) (a lot of | lots of | a bit of | loads of) {x:things} => tech uses {x}  ✓ I also use a lot of Elixir = technology uses Elixir  ✗ I use a lot of salt
  (in my | i'm in my | into my | halfway through my) {y:<nth>} year [of] [a/an/at/doing/studying/my] {x:phrase} => studies is in their {y} year: {x}  ✓ I'm in my second year of nursing = studies is in their second year: nursing  ✗ in my year
  (my major is | my major's | i major in | majoring in | my degree is in | my degree's in | my phd is in | my phd's on | my thesis is on | at uni doing | at college doing | at school doing | night school for | studying for my | revising for my | sitting my | finishing my | doing a course in | taking a course in | taking classes in | evening classes in | enrolled on | enrolled in | phd candidate in | doctoral student in) {x:phrase} => studies? studies {x}  ✓ my major's linguistics = studies studies linguistics  ✗ my minor
  (<i'm> | ^) [<lead>] [a/an] {x:few} (student/undergrad/postgrad/fresher) (at/in/here/, | $) [{y:phrase}] => studies? is a {x} student at {y}  ✓ final-year law student at Ibadan = studies is a final-year law student at Ibadan  ✗ students
  (knocking together | hacking on | cobbling together | putting together | tinkering with | been building | been writing | been making | been developing | throwing together | working away at | beavering away on | plugging away at | chipping away at) {x:phrase} => made is working on {x}  ✓ I've been building a synth = project is working on a synth  ✗ been building up
  (my/our) [<adjectives>] {k:<made things>} [is] [,] (called/named/, | is called) {x:proper} => project? has a {k} called {x}  ✓ our app, Hopstop, crashed = project has a app called Hopstop  ✗ our app, then
  (my/our) {x:<masterworks>} => project? has a project: {x}  ✓ my novel drags in the middle = project has a project: novel  ✗ a novel
  (my/our) {x:<own shops>} => work? owns a {x}  ✓ my bakery loses money = work owns a bakery  ✗ the bakery
  (i make my living | i earn my living | i earn a living | i get paid | i earn my crust | i'm paid | i make a living | what pays the bills is | pays the bills) [as/by/to/from/doing] [a/an] {x:phrase} => work? makes a living as {x}  ✓ I make my living as a piano tuner = work makes a living as piano tuner  ✗ I make it
  [i've] (spent/been/done/got/clocked/had) {n:figure} years (as/in/at/with/of) [a/an/the] {x:phrase} => work+past? has spent {n} years as {x}  ✓ I've spent 12 years as a locksmith = work has spent 12 years as locksmith  ✗ 12 years ago
  {n:figure} years (as a | as an | in the) {x:phrase} => work? has {n} years as {x}  ✓ 12 years as a locksmith = work has 12 years as locksmith  ✗ 12 years old
  (on the payroll at | employed by | employed at | hired by | on staff at | my shift at | my shifts at | my job at | my boss at | contracted to | on contract at) !(the/a/my/this) {x:phrase} => work? works at {x}  ✓ on the payroll at Siemens = work works at Siemens  ✗ my shift
  {x:proper} (pays my wages | pays me | signs my paychecks | is my employer | employs me | is where i work) => work works at {x}  ✓ Siemens pays my wages = work works at Siemens  ✗ he pays
  {x:few} is my (trade/job/profession/living | line of work | day job | bread and butter | livelihood) => work? has the job {x}  ✓ thatching is my trade = work has the job thatching  ✗ it is mine
  my background is in {x:phrase} => profession? has a background in {x}  ✓ my background is in nursing = profession has a background in nursing  ✗ my background
  {x:<technologies>} is (my daily driver | my bread and butter | my weapon of choice | my editor of choice | my editor | my go to | what i use | my main language | my ide | my os | where i live | home) => technology uses {x}  ✓ Neovim is my daily driver = technology uses Neovim  ✗ it is my editor
  (i live in | built on | built in | written in | all built on | we're on | lives in | daily driver is | my go to is | stack : | we deploy to | deployed on | hosted on | backed by | my laptop runs | my machine runs) {x:things} => tech? uses {x}  ✓ the whole thing is built on Rails = technology uses Rails  ✗ built on sand
  (we've/i've/we/i) [<adverbs>] (gone with | plumped for | landed on | settled on | signed off on | committed to | chosen | picked | chose | opted for | voted for) !(up/him/her/it/this/that | a fight | the wrong) {x:phrase} => decision+past? decided on {x}  ✓ we've plumped for the oak floor = decision decided on the oak floor  ✗ we've gone home
  ^ [<lead>] [,] {x:noun} it is [then] $ => decision? decided on {x}  ✓ right, Postgres it is then = decision decided on Postgres  ✗ it is late
  (determined to | my heart's set on | sights set on | working my way towards | the dream is to | the plan is to | the goal is to | the target is | what i'm after is | bound and determined to | on a mission to | aiming for | aiming to | my mission is to | working towards | working up to) {x:phrase} => goal+planned? aims to {x}  ✓ I'm determined to finish my novel = goal aims to finish their novel  ✗ sets on it
  [i want to | i'd like to | trying to | hoping to | i'm trying to | i'm hoping to | we want to] {v:<aims>} {x:few} (before/by) {y:phrase} => goal+planned? wants to {v} {x} by {y}  ✓ hoping to retire from it by 55 = goal wants to retire from it by 55  ✗ hoping so
  (hoping to | planning to | want to | i'd like to | trying to) retire (at/by/in) {x:phrase} => goal+planned wants to retire at {x}  ✓ hoping to retire at 55 = goal wants to retire at 55  ✗ retire at 55
  <i> [<adverbs>] {v:<tools>} {x:<technologies>} for a living => technology uses {x}  ✓ I write Kotlin for a living = technology uses Kotlin  ✗ I write for a living
  (my/our) (employer/company/firm) , {x:phrase} , => work works at {x}  ✓ my employer, the Royal Mail, changed it = work works at the Royal Mail  ✗ my employer changed it
  (as someone who | i'm someone who | as somebody who) (lives/works) {p:<places>} {x:noun} => home? lives {p} {x}  ✓ as someone who lives in phoenix = home lives in phoenix  ✗ someone who lives here
  (retrained as | trained as | qualified as | i became | requalified as) (a/an) {x:phrase} => being+past! is a {x}  ✓ I've retrained as a paramedic = profession is a paramedic  ✗ I became tired
  [<i>/and] [<adverbs>] do {s:<shifts>} [at {x:phrase}] => work? works {s} {x}  ✓ i do nights at a warehouse = work works nights a warehouse  ✗ do it
  <i> [<adverbs>] (lead/run/handle/head/do/manage) {x:<fields>} [for {y:phrase}] => work? leads {x} for {y}  ✓ I lead marketing for a nonprofit = work leads marketing for a nonprofit  ✗ I lead him
  (my job's | my job is | my work is | my work's) in {x:phrase} => work works in {x}  ✓ my job's in logistics = work works in logistics  ✗ my job is fun
  (now | i'm now | now i'm | then) (a/an) {x:noun} => role? is a {x}  ✓ ex army, now a postman = profession is a postman  ✗ now a word
  <i'm> {x:<demonyms>} , [originally] from {y:phrase} => origin is {x}, from {y}  ✓ I'm Scottish, from a wee town = origin is Scottish, from a wee town  ✗ I'm tired, from here
  ^ [<lead>] [,] {x:<demonyms>} (living/based/here/in/abroad) => origin? is {x}  ✓ Texan living in Oslo = origin is Texan  ✗ Oslo living
  <i'm> a {x:<genders>} [here/,] => attribute:gender? is a {x}  ✓ I'm a woman, stop = attribute:gender is a woman  ✗ I'm a mess
  ^ currently reading {x:proper} (at/in) {y:proper} => studies? reads {x} at {y}  ✓ Currently reading Law at Unilag = studies reads Law at Unilag  ✗ currently reading it
  ^ in (year/grade) {n:figure} => studies? is in year {n}  ✓ 16, in year 11 = studies is in year 11  ✗ in the year
  (and/with/plus/on/in | on top of | deployed with | underneath) [some | a bit of | a fair bit of | a little | mostly] !<technologies and words> {x:<technologies>} => technology? uses {x}  ✓ At work I write Elixir, with some Terraform = technology uses Terraform  ✗ with some salt
  {x:<technologies>} (underneath/mostly | for everything | for me these days) => technology? uses {x}  ✓ we're a Rails shop, Postgres underneath = technology uses Postgres  ✗ salt underneath
  (editor/shell/distro/os/ide/stack) [is/:] [=] {x:<technologies>} => technology? uses {x}  ✓ editor: helix = technology uses helix  ✗ my editor is late
  my (job/work/title/role) (is/'s) in {x:phrase} => work works in {x}  ✓ my job is in logistics = work works in logistics  ✗ my job is fun
  <i> [<adverbs>] {v:<works>} {p:<works in>} !(mobile/it/this/that/them/me/peanuts/hard/mysterious/groups/excel/progress | my phone | my essay | my thesis | myself on | a new) {x:phrase} => work {v} {p} {x}  ✓ I work at Acme because I must = work works at Acme  ✗ work at home
  <i> [<adverbs>] work {x:<shifts>} => work works {x}  ✓ I work nights = work works nights  ✗ I work hard
  ^ [<lead>] [,] (work/working) (at/for/as/in) !(progress/it/this/that/peanuts | the moment) {x:phrase} => work? works at {x}  ✓ working as an au pair in Madrid = work works at an au pair in Madrid  ✗ works
  (and/also) [<adverbs>] {v:<works>} (at/for/as/in) {x:phrase} => work? {v} at {x}  ✓ and work for Dell = work works at Dell  ✗ and works for Dell
  <i'm> [<adverbs>] working (at/for/as/with) {x:phrase} => work works as {x}  ✓ I'm working as a barista = work works as a barista  ✗ I'm working on it
  [i'm/i've/we're/and] [just/recently] (started at | started working at | started working for | joined | got hired at | got a job at | new job at | now work for | now work at | i now work for | i now work at | i'm now at) !(the gym | a gym) {x:phrase} => work+past! works at {x}  ✓ Started at Atlassian on Monday!! = work works at Atlassian on Monday  ✗ he works at school
  (<i have>/been) [been] with {x:proper} [for] => work+past? has been with {x}  ✓ I've been with Qantas for eleven years = work has been with Qantas  ✗ I've been with him
  [<i have>] been (a/an) {x:phrase} => being+past has been a {x}  ✓ I've been a paralegal for six years = profession has been a paralegal for six years  ✗ I've been a fool
  [<i have>] been [working] at {x:proper} !(this/it/airport/station) => work+past? has been at {x}  ✓ been at Barclays 6 years = work has been at Barclays  ✗ been at it
  <i'm> at {x:proper} (now | full time) => work? works at {x}  ✓ im at Atlassian now = work works at Atlassian  ✗ I'm at Heathrow
  (my/our) (employer/company/workplace/firm) [is] (is/:/called) !(a/an/the/in/hiring/moving/growing/asking/paying/planning/going/registered/based/making/doing/not) {x:phrase} => work works at {x}  ✓ My employer is Tata Steel = work works at Tata Steel  ✗ my company is growing
  (my job | my day job | my work | what i do for a living | for a living i | my job it) [is/involves] [basically/mostly/mainly/just] {y:<gerunds>} {x:phrase} => work has a job: {y} {x}  ✓ My job is basically managing the night shift = work has a job: managing the night shift  ✗ my job is killing me
  <i'm> [<adverbs>] in {x:<fields>} [{y:phrase}] => work? works in {x} {y}  ✓ I'm in sales, mostly medical devices = work works in sales  ✗ I'm in trouble
  <i> [<adverbs>] {v:<runs>} (a/an/my/our/the) [own] {x:phrase} => venture {v} a {x}  ✓ I run a bakery in Leeds = work runs a bakery in Leeds  ✗ I run a mile
  the {x:noun} (i/we) (own/run/manage) => venture owns a {x}  ✓ The bakery I own is losing money = work owns a bakery  ✗ the film I own
  <i> [<adverbs>] teach !(him/her/them/you/me/my/it/myself/people/kids/us/manners/how) {x:phrase} => work teaches {x}  ✓ I teach 8th grade science = work teaches 8th grade science  ✗ I teach him manners
  <i> {does:phrase} for a living => work {does}  ✓ I shear sheep for a living = work shears sheep  ✗ for a living
  [for] what i do [for (a living | work)] is {does:phrase} => work? does {does}  ✓ what i do for a living is shear sheep = work does shears sheep  ✗ what i do
  (<i'm>/being/am) [<adverbs>] (a/an/the) !(bit/lot/little/fan/member/friend/user/customer/morning/only/keen/avid | big fan | huge fan | cat person | dog person) {x:phrase} => being is a {x}  ✓ I'm a pediatric nurse so skip it = profession is a pediatric nurse  ✗ I'm a mess
  <i'm> [<adverbs>] !(a/an/the/in/at/on/from/with/not/so/too/very/going/trying/looking) {x:noun} => being? is {x}  ✓ I'm divorced and broke = marital_status is divorced  ✗ I'm tired
  (by profession | by trade) [,] [i'm | i am] [a/an] {x:noun} => profession is {x}  ✓ By profession I am a chartered accountant = profession is chartered accountant  ✗ by trade
  ^ [<lead>] [,] [a/an] {x:noun} by (trade/profession/training) => profession is {x}  ✓ Electrician by trade here = profession is Electrician  ✗ by trade
  ^ [<lead>] [,] {x:<single parents>} => marital_status is a {x}  ✓ single dad here = marital_status is a single dad  ✗ the single mum
  (mum/mom/dad/mother/father/parent/grandmother/grandfather/grandad/grandma/nan/gran) [and] of {n:figure} [!here {x:noun}] => family? is a parent of {n} {x}  ✓ Mum of three = family is a parent of three  ✗ mum of mine
  ^ [<lead>] [,] [a/an/as/being] [a/an] {x:noun} (here | , {y:figure} years in) => being is {x}  ✓ nurse here, permanent nights = profession is nurse  ✗ rain here
  ^ [<lead>] [,] (as/being | speaking as) (a/an/someone/somebody) [with | who is] {x:phrase} [,/i/we/here] => being? is {x}  ✓ Being a nurse, I know = profession is nurse  ✗ as a rule
  i , (a/an) {x:phrase} , => being is {x}  ✓ I, a retired maths teacher, still = profession is retired maths teacher  ✗ I, too
  ^ [<lead>] [<adverbs>] [,] !(the/my/a/an/i/we/this/that/it/dear) {x:noun} $ => role? is {x}  ✓ Divorced, two kids at uni = marital_status is Divorced  ✗ the weather
  [just/recently] (i got | i was | got | i've been | we got) [just/recently] (promoted to | made) {x:phrase} => profession+past! is {x}  ✓ I got promoted to head of ops = profession is head of ops  ✗ I got a letter
  (i retired | just retired | i'm retired | i am retired) => work+past! is retired  ✓ I retired in March = work is retired  ✗ retire
  my (title/role/position/occupation/profession | job title | trade) is [a/an] {x:phrase} => profession is {x}  ✓ my role is QA lead = profession is QA lead  ✗ my role
  (my/our) team (is/has | is made of | consists of) [about] {x:figure} {y:phrase} => team has a team of {x} {y}  ✓ My team is five people = team has a team of five people  ✗ my team is late
  <i> [<adverbs>] (manage/lead/run/supervise/have) a team of {x:phrase} => team manages a team of {x}  ✓ I manage a team of twelve in support = team manages a team of twelve in support  ✗ a team of horses
  (there's | there are | it's) {x:figure} of us (on/in/at) {y:phrase} => team is one of {x} on {y}  ✓ there's 9 of us on my team = team is one of 9 on their team  ✗ 9 of us
  (<i'm>/sit | ^) [on/in] the {x:few} (team/squad/desk) => team is on the {x} team  ✓ I'm on the platform team = team is on the platform team  ✗ the team
  <i'm> on the {x:few} (team/squad) at {c:proper} => team is on the {x} team ; work works at {c}  ✓ I'm on the data team at Spotify = work works at Spotify  ✗ on the data team
  <i> [<adverbs>] {v:<studies>} !(minds/it/this/that/about/every/hard/for/books/fiction/novels/manga/the | the market | the case | my data | a lot) {x:phrase} => studies? {v} {x}  ✓ I study marine biology in Vigo = studies studies marine biology in Vigo  ✗ they study
  (<i'm> | ^) [<lead>] [<adverbs>] {v:<learns>} (a/an/my/the) {x:phrase} => degree {v} a {x}  ✓ I'm doing a part-time MSc in epidemiology = studies is doing a part-time MSc in epidemiology  ✗ I'm doing a thing
  [<i'm>] [<lead>] (studying | majoring in | a student of) !(the/a/for/my/hard | at home) {x:phrase} => studies is studying {x}  ✓ I'm studying law at Unilag = studies is studying law at Unilag  ✗ studied
  (doing | currently reading | reading) [my] {x:<degrees>} [in] [{y:phrase}] => studies? is doing {x} {y}  ✓ doing my a levels in bio = studies is doing a levels bio  ✗ doing my hair
  (<i have>/with) [a/an/my] {x:<degrees>} in {y:phrase} => studies has a {x} in {y}  ✓ I've got a PhD in marine biology = studies has a PhD in marine biology  ✗ a PhD
  (i did | did) my {x:<degrees>} in {y:phrase} => studies+past did a {x} in {y}  ✓ did my degree in History = studies did a degree in History  ✗ did my hair
  {n:<nth>} year [of] (at/in) {x:proper} => studies? is in their {n} year at {x}  ✓ second year at Otago = studies is in their second year at Otago  ✗ second year in a row
  ^ [<lead>] [,] [i'm | doing] [a/in/my] (second/first/third/final/fourth/1st/2nd/3rd/last) year !(at/in/of) {x:phrase} => studies? is a student: {x}  ✓ second year mechanical engg student = studies is a student: mechanical engg student  ✗ second year
  <i'm> in [year/grade] {n:figure} [grade] , => studies? is in year {n}  ✓ i'm in year 11, is it worth it = studies is in year 11  ✗ I'm in 2 minds
  <i'm> [<adverbs>] {v:<crafts>} {x:phrase} [that {y:phrase}] => made is {v} {x} {y}  ✓ I'm building a meal planner = project is building a meal planner  ✗ I'm building up
  (the thing | the app | the tool | the game) i'm {v:<crafts>} [,] [is | is called] {x:phrase} => project is {v} {x}  ✓ The app I'm building, Plotwise, matches = project is building Plotwise  ✗ the app
  (my | our | my latest | my current) (project | side project | side hustle | novel | thesis | dissertation | side project's | startup) (is/'s/called | is called | is/'s) !(due/about/late/not/behind/stuck/going/killing | in trouble) {x:phrase} => project has a project: {x}  ✓ my side project is a seed library = project has a project: a seed library  ✗ my project fails
  (our startup | my startup | our company | my company) (makes/sells/does/builds) !us {x:phrase} => work {x} is what their company makes  ✓ Our startup makes software for vets = work software for vets is what their company makes  ✗ our startup makes us cry
  (<i>/and) [<adverbs>] {v:<tools>} {x:things} => tech uses {x}  ✓ we use Elixir with Phoenix = technology uses Elixir  ✗ we use salt
  (everything at our place | our stack | our whole stack | the stack | my stack | my setup | my daily setup | my editor | whole stack) (is | runs on | is mostly | is all) {x:things} => tech uses {x}  ✓ our stack is Django = technology uses Django  ✗ our stack is old
  (it's all | it's mostly | all in | mostly in | mainly | mostly | all) {x:<technologies>} [{y:phrase}] => technology? uses {x}  ✓ it's mostly kotlin for me = technology uses kotlin  ✗ mostly rain
  (we're | i'm | we are) a {x:<technologies>} (shop/house/team/dev/developer/person) => technology uses {x}  ✓ we're a Django shop = technology uses Django  ✗ a shop
  (runs on | running | on a | i'm on) {x:<technologies>} => technology? uses {x}  ✓ running Ubuntu on an old laptop = technology uses Ubuntu  ✗ running late
  [i/we] (have | i've | we've | i | we) [<adverbs>] [finally/already] (decided | made up my mind | settled on | chosen | resolved | opted | agreed) [to/on/that/for/:] {x:phrase} => decision+past+planned decided to {x}  ✓ we've decided to go with Stripe = decision decided to go with Stripe  ✗ decide
  (decision made | it's decided | its decided | final decision | made up my mind | final call | decision final) [:/,] [i'm | we're | i decided to | we're | were] {x:rest} => decision+past+planned decided: {x}  ✓ it's decided, we're going with the heat pump = decision decided: going with the heat pump  ✗ your decision
  (i/we) [finally] (went with | settled on | have settled on | opted for | landed on | have opted for) {x:phrase} => decision+past decided: {x}  ✓ we went with Postgres in the end = decision decided: Postgres in the end  ✗ went with him
  (we're going with | i'm going with | we are going with) !(him/her/them/my/friends | the flow | the second | the first) {x:phrase} => decision? is going with {x}  ✓ we're going with Stripe = decision is going with Stripe  ✗ going with the flow
  (my/our/the) [main/big/current/fitness/career | number one] (goal/aim/objective/target/ambition/resolution) [this year | for this year | for me this year | , … ,] (is/:) [to] {x:phrase} [that {y:phrase}] => goal has the goal to {x}  ✓ My goal is to run a marathon = goal has the goal to run a marathon  ✗ my goal
  (trying to | hoping to | aiming to | planning to | working towards | i want to | i'm aiming for) {v:<aims>} {x:few} (before/by/in/this/at/next) {y:phrase} => goal+planned? wants to {v} {x} by {y}  ✓ trying to lose 10 kilos before the wedding = goal wants to lose 10 kilos by the wedding  ✗ trying to print
  [<i'm>] [been] saving [up] (for/to) {x:phrase} => goal+planned is saving for {x}  ✓ im saving for a house deposit = goal is saving for a house deposit  ✗ saving the file
  [<i'm>] [currently] training for {x:phrase} => goal is training for {x}  ✓ training for my first half marathon = goal is training for their first half marathon  ✗ a training
  [<i have>] been trying to save up {x:phrase} => goal+planned+past is trying to save up {x}  ✓ ive been trying to save up 20k for a house = goal is trying to save up 20k for a house  ✗ been trying`;
