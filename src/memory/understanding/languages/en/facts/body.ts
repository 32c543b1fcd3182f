/** The words of English rules for the user's body. */
export const bodyLists = {
  allergens: `pollen, cats, dogs, bee stings, wasp stings, penicillin, latex, amoxicillin, ibuprofen, aspirin, sulfa, dust, mould, mold, nickel, hay fever, ragweed, grass, cat hair, dog hair, horses, nuts, peanuts, shellfish, sulfa drugs`,
  diagnosed: 'diagnosed with, living with, suffering from, recovering from, dealing with, managing, prone to',
  remedies: `statins, beta blockers, blood thinners, antidepressants, ssris, hrt, blood pressure meds, the pill, thyroid meds, anticoagulants, steroids`,
  terms: 'weeks, months',
  without: 'deaf, blind',
  vices: 'drink, smoke, vape, gamble',
  walkers: 'a wheelchair, a walking stick, a cane, crutches, a walker',
  lenses: 'glasses, contacts, contact lenses, hearing aids, a hearing aid, dentures',
  aids: 'inject insulin, an inhaler, dialysis, chemo, a pacemaker, hearing aids, a hearing aid, a cpap machine, a cochlear implant, an insulin pump, a walking stick, one kidney, a colostomy bag, a stoma, a prosthetic leg, an epipen',
  surgeries: 'replacement, transplant, bypass, removed, surgery, bypass surgery, operation',
  limbs: 'ticker, knee, knees, back, hip, hips, shoulder, ankle, wrist, heart, eyesight, hearing, kidneys, neck, lungs',
} as const;

/** English rules of what the user's body needs: allergies, health, diet. */
export const body = `
  {x:noun} [, <said again> ,] (is/are) [another thing] (what i'm allergic to | i'm allergic to | something i'm allergic to) => allergy is allergic to {x}
    ✓ Penicillin, remember, is what I'm allergic to = allergy is allergic to Penicillin  ✗ I'm allergic to it
  <i have> [<adverbs>] (a/an) [*] (allergy/intolerance) to !(it/that/this/them) {x:items} => allergy is allergic to {x}  ✓ i have an allergy to peanuts = allergy is allergic to peanuts  ✗ I have an allergy to it
  (i'm not | i am not | i'm no longer) allergic to {x:items} => -allergy+negated is allergic to {x}  ✓ I'm not allergic to nuts = -allergy is allergic to nuts  ✗ I'm allergic to nuts
  {x:few} (allergy/intolerance) (here | in this house | in the house | in the family | so | , so) => allergy has a {x} allergy  ✓ nut allergy here = allergy has a nut allergy  ✗ an allergy
  {x:few} is [another thing] (what i'm allergic to | i'm allergic to | something i'm allergic to) => allergy is allergic to {x}  ✓ Kiwi is another thing I'm allergic to = allergy is allergic to Kiwi  ✗ I'm allergic to it
  (<i'm>) on (a/an/the) {x:<diets>} [diet] => diet? is on {x}  ✓ I'm on a low carb diet = diet is on low carb  ✗ on a diet
  <i'm> on {x:<diets>} => diet is on {x}  ✓ I'm on keto = diet is on keto  ✗ I'm on it
  (i've gone | i went | gone | i'm a full on | gone fully | i'm fully | now i'm) [fully/full] {x:<diets>} !(for (a/january/february/march/lent/<month names>/one) | this | today) [now]
    => diet+past! is {x}  ✓ I've gone fully vegan now = diet is vegan  ✗ I've gone home
  ^ [<lead>] [,] [and] {x:few} (and i don't get on | and i don't get along | and me don't mix | and i don't agree | makes my throat close | makes my throat swell | sends me to a e | is off limits
    | is off the table | is a no go | is out for me | is poison to me | brings me out in hives | doesn't sit right with me | wrecks my stomach | is a hard no | does a number on me)
    => food+negated? does not eat {x}  ✓ dairy and I don't get on = diet does not eat dairy  ✗ it is out
  (i carry an epipen for | carry an epipen because of | epipen for | i steer clear of | steering clear of | i stay away from | i've cut out | i cut out | i'm off | i've sworn off | swore off
    | i don't touch | i won't touch | i haven't touched | i haven't eaten | haven't eaten | haven't touched | i've not touched | i gave up | gave up | went off
    | i don't do) !(it/this/that/the/my/trouble) {x:items} => food+negated+past? does not eat {x}  ✓ I don't touch pork = diet does not eat pork  ✗ I don't touch it
  (i/have/had/with/wear/use/on/a/an/and/carry) [<adverbs>] {x:<aids>} => health? has {x}  ✓ I carry an inhaler = health has an inhaler  ✗ I carry it
  my {x:<illnesses>} (plays up | acts up | is playing up | flares up | is acting up | flares | is bad | is worse) => health has {x}  ✓ my arthritis plays up = health has arthritis  ✗ my dog plays up
  {x:<illnesses>} (here | runs my life | sufferer | , so) => health? has {x}  ✓ Migraine sufferer so no wine = health has Migraine  ✗ rain here
  {x:<foods>} free (since | for {n:figure} | household) => diet? is {x} free  ✓ meat free since 2010 = diet is meat free  ✗ free since 2010
  <i> [<adverbs>] keep [strictly/strict] {x:<diets>} !(salt/<foods>) [at home] => diet keeps {x}  ✓ we keep kosher = diet keeps kosher  ✗ I keep kosher salt
  <i> [<adverbs>] eat [strictly/strict/only/mostly] {x:<diets>} !<foods> => diet eats {x}  ✓ we eat halal = diet eats halal  ✗ we eat it
  (<i'm>/been) [<adverbs>] [been] {x:<diets>} !(curious/friendly/food/restaurant/options/recipes/this/today | for (a/january/february/march/lent/one/now/this)) => diet is {x}
    ✓ I'm vegan and allergic to soy = diet is vegan  ✗ I'm vegan curious
  <i'm> [<adverbs>] {x:<afflictions>} !(to/with/by/from) => health is {x}  ✓ I'm diabetic = health is diabetic  ✗ I'm blind to it
  <i'm> [<adverbs>] {x:<intolerant>} => allergy is {x}  ✓ I'm lactose intolerant = allergy is lactose intolerant  ✗ I'm tolerant
  {x:<allergens>} … , i'm allergic => allergy is allergic to {x}  ✓ anything but penicillin for me, im allergic = allergy is allergic to penicillin  ✗ nothing, I'm allergic
  {x:<foods>} … , i'm allergic => allergy is allergic to {x}  ✓ Shellfish off the table, I'm allergic = allergy is allergic to Shellfish  ✗ nothing, I'm allergic
  (went/gone/going) {x:<diets>} !(for (a/january/february/march/lent/<month names>/one) | this | today) => diet+past? is {x}  ✓ Went gluten free after it = diet is gluten free  ✗ went home
  with [<adjectives>] {x:<illnesses>} => health? has {x}  ✓ a woman with PCOS = health has PCOS  ✗ with milk
  i don't {x:<vices>} (, | $ | at all) => habit+negated does not {x}  ✓ I don't drink, haven't for years = habit does not drink  ✗ I don't drink it
  (i use | i'm in) {x:<walkers>} => health uses {x}  ✓ i use a wheelchair so = health uses a wheelchair  ✗ I use a fork
  (<i'm>/am/and) [<adverbs>] [severely/badly/deathly/highly/very/mildly/super/really] allergic to !(it/that/this/them/mondays/work/bullshit/nonsense/commitment/mornings/stupidity/effort/exercise/drama/people) {x:items}
    => allergy is allergic to {x}  ✓ I'm allergic to nuts = allergy is allergic to nuts  ✗ allergic to nuts
  ^ {x:noun} [i'm] [badly/severely/really] allergic to (, | $) => allergy? is allergic to {x}  ✓ Shellfish I'm badly allergic to, so swap = allergy is allergic to Shellfish  ✗ allergic to it
  <i> [<adverbs>] (have/get/got) [a/an] {x:few} (allergy/allergies/intolerance) => allergy has a {x} allergy  ✓ i have a severe peanut allergy = allergy has a severe peanut allergy  ✗ a peanut allergy
  (<i have>/with/my) [a/an] [pretty/really] [bad/severe/mild/serious] {x:few} (allergy/allergies/intolerance) => allergy? has a {x} allergy  ✓ I've got a pretty bad latex allergy = allergy has a latex allergy  ✗ an allergy test
  {x:<foods>} (puts/put | will put | send/sends | will literally put | could kill | will kill) me => allergy is allergic to {x}  ✓ shellfish will literally put me in hospital = allergy is allergic to shellfish  ✗ bread will make me fat
  {x:<allergens>} (puts/put | will put | send/sends | could kill | will kill | make/makes) me => allergy is allergic to {x}  ✓ bee stings send me to hospital = allergy is allergic to bee stings  ✗ cats love me
  {x:<allergens>} [:] (i get hives | i come out in hives | i break out) => allergy is allergic to {x}  ✓ penicillin: I get hives from it = allergy is allergic to penicillin  ✗ penicillin works
  (i break out | i come out in hives | i get hives) (from/with | when i eat) {x:noun} => allergy is allergic to {x}  ✓ I get hives from penicillin = allergy is allergic to penicillin  ✗ i break it
  (can't do | can't have | can't eat | cannot eat | i can't tolerate | can't tolerate | i avoid | i'm off | i don't eat | i do not eat | don't eat | i don't drink | i gave up | i've given up
    | i quit eating | we don't eat) [any] !(it/this/that/much/before/after/for/here/lunch/dinner/breakfast) {x:items} => food+negated+past does not eat {x}  ✓ I don't eat pork = diet does not eat pork
    ✗ I don't eat lunch
  {x:<foods>} (is a no go for me | is off the menu | is out for me | doesn't agree with me | disagrees with me | makes me ill | makes me sick | upsets my stomach) => diet does not eat {x}
    ✓ gluten is a no go for me = diet does not eat gluten  ✗ gluten is fine
  <i'm> {n:figure} [<ages>] (with | and have) [<adjectives>] {x:<illnesses>} => age? is {n} years old ; health? has {x}  ✓ I'm 61 with gout = health has gout  ✗ I'm 61 with a headache
  {x:few} (gives me | give me | causes me) (an allergic reaction | allergic reactions | hives | a rash | anaphylaxis) => allergy is allergic to {x}
    ✓ kiwi gives me an allergic reaction = allergy is allergic to kiwi  ✗ it gives me a headache
  [<i>] [<adverbs>] (have/got/with) [a/an] (dodgy/bad/bum/gammy/arthritic/knackered) {x:<limbs>} => health has bad {x}  ✓ I've got dodgy knees = health has bad knees  ✗ a bad mood
  ^ [<lead>] (dodgy/bad/bum/gammy/arthritic/knackered) {x:<limbs>} (so/here/,) => health has bad {x}  ✓ dodgy knees so no burpees = health has bad knees  ✗ bad mood so
  no {x:<foods>} (for me | please) , i'm allergic [to] [it/them] => allergy is allergic to {x}  ✓ no shellfish for me, I'm allergic to it = allergy is allergic to shellfish  ✗ no shellfish, I'm late
  (my/our) (allergies/allergens | food allergies) [are/include/:] {x:items} => allergy is allergic to {x}  ✓ my allergies: birch pollen, cats, and penicillin = allergy is allergic to cats  ✗ my allergies
  unless:i'm/am/is/are/be/not/was/he's/she's/and/not/were ^ [<lead>] [,] [badly/severely/also] allergic to !(it/that/this/mondays/work) {x:items} => allergy? is allergic to {x}
    ✓ Vegetarian, allergic to mushrooms = allergy is allergic to mushrooms  ✗ is he allergic to nuts
  anything with {x:noun} and (my throat | i/i'm) => allergy? is allergic to {x}  ✓ anything with kiwi and my throat closes up = allergy is allergic to kiwi  ✗ anything with an engine
  had my {x:<limbs>} (replaced/removed/fused/transplanted/amputated) => health+past had their {x} replaced or removed  ✓ had my hip replaced last year = health had their hip replaced or removed  ✗ had my car replaced
  no {x:<foods>} for me !(today/tonight/thanks/this) => diet does not eat {x}  ✓ no dairy for me = diet does not eat dairy  ✗ no dairy for me today
  (<i>/<i'm> | ^) [<lead>] [<adverbs>] (eat/eating/keep/keeping/follow/following/do) [a/an] [strictly/only/mostly/mainly/strict] {x:<diets>} !(salt/food/cheese/<foods>) [diet/only] => diet? eats {x}
    ✓ I keep strictly halal = diet eats halal  ✗ eat up
  [<i'm>/been/am/it's/mostly/largely] [mostly/strictly/largely] {x:<diets>} [household/diet] (since/here | these days | for {n:figure}) => diet? is {x}  ✓ Vegan since 2016 = diet is Vegan  ✗ vegan food
  ^ [<lead>] [,] [mostly/strictly/pure/largely] {x:<diets>} [household/family] [i am] [here] [and/,/lah | $ | these days] => diet? is {x}  ✓ Mostly plant based these days = diet is plant based  ✗ a vegan cake
  {x:<diets>} (household/family/kitchen) => diet has a {x} household  ✓ pure veg household here = diet has a pure veg household  ✗ veg soup
  (<i'm>/was/been | i was | ^) [<lead>] [<adverbs>] {v:<diagnosed>} [my/a/an/severe/mild] !(it/this/that/customers/the/people/expectations | a lot | a question) {x:noun} => illness+past has {x}
    ✓ I was diagnosed with ADHD = health has ADHD  ✗ dealing with it
  (with my | what with my | because of my | due to my | given my | my) [<adjectives>] {x:<illnesses>} => health has {x}  ✓ What with my asthma, carpet? = health has asthma  ✗ my car
  (someone/somebody/person/woman/man/mum/dad/guy) with [<adjectives>] {x:<illnesses>} (,/here/i) => health? has {x}  ✓ As someone with coeliac disease, which flour = health has coeliac disease  ✗ a man with a dog
  as someone with [<adjectives>] {x:<illnesses>} => health has {x}  ✓ As someone with coeliac disease = health has coeliac disease  ✗ someone with a dog
  (i get | i suffer from | i struggle with | i deal with | i live with) [<adverbs>] [bad/terrible/chronic/awful/severe | really bad] {x:<illnesses>} => health has {x}  ✓ i get migraines from red wine = health has migraines  ✗ I get milk
  <i> [<adverbs>] (take | am on) ({x:<medicines>} | {x:<remedies>}) => health takes {x}  ✓ I take sertraline = health takes sertraline  ✗ I take milk
  (<i'm> [back/now/still] on | <i'm> taking | i started [taking/on] | i've started [taking/on] | (put/started/got/have/has/keeps) me [back] on | prescribed me | i was prescribed
    | i got prescribed) [the/some/a/daily] ({x:<medicines>} | {x:<remedies>}) => health+voice takes {x}  ✓ I'm on warfarin = health takes warfarin  ✓ they put me on Eliquis = health takes Eliquis
    ✗ I'm on fire
  (switched/swapped/changed/moved | <i'm> switching | i switched) [me] [over] (from/off) [the/my] ({y:<medicines>} | {y:<remedies>}) (to/onto | on to) [the] ({x:<medicines>} | {x:<remedies>})
    => -health+voice takes {y} ; health+voice takes {x}  ✓ he switched me from the warfarin to Eliquis  ✗ switched me to decaf
  (took/taken/taking/weaned) me off [the/my] ({x:<medicines>} | {x:<remedies>}) => -health+voice takes {x}  ✓ the doctor took me off the metformin = -health takes metformin  ✗ took me off the list
  my {x:<limbs>} (is/are) [really/pretty/so] (bad/dodgy/shot/knackered/gone/weak) => health has bad {x}  ✓ my knees are bad so no running = health has bad knees  ✗ my mood is bad
  <i'm> [<adverbs>] {d:<without>} in {x:phrase} => health is {d} in {x}  ✓ I'm deaf in my left ear = health is deaf in their left ear  ✗ I'm fine in my left ear
  <i'm> [<adverbs>] {n:figure} {u:<terms>} pregnant => health is {n} {u} pregnant  ✓ I'm 20 weeks pregnant = health is 20 weeks pregnant  ✗ 20 weeks
  (<i'm>/been | i've been) sober [for/since] {x:phrase} => health+past? has been sober {x}  ✓ I've been sober for 3 years = health has been sober 3 years  ✗ a sober look
  <i> wear {x:<lenses>} => health wears {x}  ✓ i wear glasses = health wears glasses  ✗ wear gloves
  [i/i've] had (a/my) {x:few} {z:<surgeries>} [{y:phrase}] => health+past had a {x} {z}  ✓ had a hip replacement last year = health had a hip replacement  ✗ had a battery swap`;
