import type { TaggedValues } from '../tagged-value-data.ts';

/** The data by which English tells the values that the tagger found. */
export const ENGLISH_VALUES: TaggedValues = {
  told: `
    name = name is called {x}, surname = surname has the surname {x}, nickname = nickname wants to be called {x}, home = home lives in {x},
    other_home = other_home has another home: {x}, origin = origin is from {x}, spoken_language = spoken_language speaks {x}, timezone = timezone is on {x}, work = work works at {x},
    other_work = other_work also works at {x}, profession = profession is a {x}, team = team has the team: {x}, studies = studies studies {x}, partner = partner has the partner {x},
    marital_status = marital_status is {x}, family = family has {x}, pet = pet has {x}, hobby = hobby has {x} as a hobby, likes = preference likes {x}, dislikes = preference dislikes {x},
    prefers = preference prefers {x}, technology = technology uses {x}, project = project is working on {x}, decision = decision decided: {x}, goal = goal has the goal: {x}, habit = habit has the habit: {x},
    allergy = allergy is allergic to {x}, health = health has {x}, diet = diet has the diet: {x}, vehicle = vehicle has a {x}, email = email has the email {x}, phone = phone has the phone number {x},
    birthday = birthday has their birthday on {x}, favorite = preference likes {x}, attribute = attribute:{k} their {k} is {x}, note = note {x}`,
  rules: `
    age {n:number} [years/yrs/yo/y] [old] $ => age is {n} years old  ✓ age 52 = age is 52 years old
    home !(!(with/alone)) {x:rest} => attribute:household! lives {x}  ✓ home alone = own:household lives alone
    home [a/an/the] <dwellings> in {x:rest} => home lives in {x}  ✓ home a flat in Hove = home lives in Hove
    home !(!(in/on/at/near/by/outside/just/between/off)) {x:rest} => home lives {x}  ✓ home near York = home lives near York
    origin !(!(<demonyms>)) {x:rest} => origin is {x}  ✓ origin Irish = origin is Irish
    work !(!(in/for/at/with/as/on/from)) {x:rest} => work works {x}  ✓ work in logistics = work works in logistics
    work !(!(<verbs>)) {does:rest} => work {does}  ✓ work run a bakery = work runs a bakery
    other work !(!(<verbs>)) {does:rest} => other_work {does}  ✓ other work drive for Uber = other_work drives for Uber
    profession !(!(retired/unemployed/freelance/self/semi/between/training/out/in/a/an/the/currently/on/off)) {x:rest} => profession is {x}  ✓ profession retired = profession is retired
    profession !(!(<verbs>)) !(!(!<professions>)) {does:rest} => profession {does}  ✓ profession drive a bus = profession drives a bus
    partner !(!(<partners>)) {x:rest} => partner has a {x}  ✓ partner husband = partner has a husband
    partner {k:<partners>} [,] {x:propers} => partner has a {k} called {x}  ✓ partner husband Kofi = partner has a husband called Kofi
    family {k:<relatives>} [,] {x:propers} => family has a {k} called {x}  ✓ family daughter Vera = family has a daughter called Vera
    family !(!(expecting/pregnant/due)) {x:rest} => family is {x}  ✓ family expecting a boy = family is expecting a boy
    pet {k:<animals>} [,] {x:propers} => pet has a {k} called {x}  ✓ pet cat Biscuit = pet has a cat called Biscuit
    hobby !(!(<verbs>)) {does:rest} => hobby {does}  ✓ hobby play bass = hobby plays bass
    likes !(!(love/like/adore/enjoy)) {does:rest} => preference {does}  ✓ likes love jazz = preference loves jazz
    dislikes !(!(hate/detest/loathe/dislike/don't/can't)) {does:rest} => preference {does}  ✓ dislikes hate coriander = preference hates coriander
    project !(!(<verbs>)) {does:rest} => project {does}  ✓ project write a memoir = project writes a memoir
    project !(!(-ing)) {x:rest} => project is {x}  ✓ project building a boat = project is building a boat
    habit !(!(<verbs> | <adverbs>)) {does:rest} => habit {does}  ✓ habit swim every morning = habit swims every morning
    habit (i/we) {does:rest} => habit {does}  ✓ habit I swim every morning = habit swims every morning
    allergy !(!(allergic/intolerant | <intolerant>)) {x:rest} => allergy is {x}  ✓ allergy allergic to nuts = allergy is allergic to nuts
    allergy {x:few} allergy/intolerance => allergy has a {x} allergy  ✓ allergy nut allergy = allergy has a nut allergy
    health !(!(<afflictions>)) {x:rest} => health is {x}  ✓ health diabetic = health is diabetic
    health !(!(take/wear/use/have/carry/suffer/live)) {does:rest} => health {does}  ✓ health take warfarin = health takes warfarin
    diet !(!(<diets>)) {x:rest} => diet is {x}  ✓ diet vegan = diet is vegan
    diet !(!(<verbs> | don't/can't/avoid)) {does:rest} => diet {does}  ✓ diet don't eat pork = diet does not eat pork
    vehicle !(!(a/an/one/two/three/four)) {x:rest} => vehicle has {x}  ✓ vehicle two bikes = vehicle has two bikes
    birthday in {x:rest} => birthday has their birthday in {x}  ✓ birthday in August = birthday has their birthday in August
    birthday on {x:rest} => birthday has their birthday on {x}  ✓ birthday on May 3rd = birthday has their birthday on May 3rd
    attribute !(!(<faiths>)) {x:rest} => being is {x}  ✓ attribute Buddhist = attribute:religion is Buddhist`,
  links: `:, is, are, 's, called, named, the, a, an, currently, still`,
  mine: 'my, our',
  nouns:
    'job|work|employer|company|firm|office|workplace|business|day job|boss|career|role|position|gig|shop|startup|agency|practice|studio|trade|shift|team = jobs',
  cues: 'birthday = birthday, bday = birthday, b-day = birthday, born = birthday, birth = birthday, dob = birthday, turn = birthday, turning = birthday',
  passing:
    'of = before, says = behind, said = behind, tells = behind, told = behind, asks = behind, asked = behind, wants = behind, thinks = behind, sends = behind, sent = behind, needs = behind, keeps = behind',
  sought:
    "want, wanted, i'd like, we'd like, would like, i'd love, prefer, i'd prefer, we'd prefer, i'd rather, we'd rather, looking for, searching for, hunting for, need, after, fancy, ideally, find me, find us, book me, book us, recommend, suggest, in search of",
};
