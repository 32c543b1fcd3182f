import type { SlotSigns } from '../question-signs.ts';

/** The parts of a English question that decide what it asks. */
export const SLOTS: SlotSigns = {
  numbers: `
    zero:0 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16
    seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 thousand:1000
    million:1000000 billion:1000000000 half:1/2 dozen:12 first:1 second:2 third:3 fourth:4 fifth:5 1st:1 2nd:2 3rd:3 4th:4 ii:2 iii:3 iv:4 viii:8
    double:x2 triple:x3 twice:x2`,
  negations:
    "no not never without nobody nothing none neither nor don't doesn't didn't isn't aren't wasn't weren't can't cannot couldn't won't wouldn't shouldn't dont doesnt didnt isnt arent cant wont except unless avoid",
  conditions: 'if unless provided assuming',
  from: 'from =replace',
  to: 'to into onto',
  beforeVerbs: 'i you we to can do does',
  speakers: "i you we i'm im you're we're i've i'll i'd it's",
  past: 'was were had used',
  measures: 'high deep wide big weigh speed population capacity',
  aspects: 'write invent paint found compose direct discover bear woman man play',
  verbEnds: 'ing',
  swaps:
    'can could may must should need with for about between by against my your his her their always ever is was will during',
  soft: `
    eat drink have travel come take put set keep get wear lose stop start stay leave let try like look buy own happen
    safe legal good bad better right proper correct recommended suitable unsafe wrong dangerous
    people person someone holder owner place city country town kind type sort advice tip help idea
    house body remove human temperature point code status error ask pay standard normal regular typical ordinary actually any`,
  whole: 'up down off before after over under more less fewer most least inside outside best worst last during',
  same: `
    car: automobile, vehicle
    motorway: autobahn, freeway, highway, motorways, highways
    phone: phone call, phone calls, mobile, cell, cellphone, smartphone, mobile phone, cell phone
    flat: apartment
    stove: hob, cooker, stovetop, stove top
    fridge: refrigerator
    cook: boiling point, boil, prepare, cooking, boiling
    ounce: oz, ounces
    pound: lb, lbs, pounds
    kilo: kg, kilogram, kilograms, kilos
    kilometer: km, kms, kilometre, kilometers, kilometres
    mile: miles, mi
    gram: grams, g
    litre: liter, liters, litres
    calorie: calories, kcal, cals
    minute: minutes, min, mins
    usa: united states, us, america, united states of america, u s, u s a
    uk: united kingdom, britain, great britain, u k
    british: brit, brits, british citizen, british person
    worldwar1: ww1, wwi, ww 1, world war 1, world war one, world war i, first world war
    worldwar2: ww2, wwii, ww 2, world war 2, world war two, world war ii, second world war
    legal: allowed, lawful, permitted
    escooter: e scooter, electric scooter, electric scooters, e scooters, scooter, scooters
    pavement: sidewalk, pavements, sidewalks
    bank: bank account
    sister: sis
    mother: mom, mum
    father: dad
    start: begin, started, began, beginning
    end: finish, ended, ending
    invent: invented, inventor
    discover: discovered, discoverer
    write: wrote, written, author, writer
    paint: painted, painter
    found: founded, founder
    compose: composed, composer
    direct: directed, director
    play: plays, played, portrays, actor, actress
    fall: fell, come down, came down, collapse, collapsed
    bear: born, birth, birthplace
    die: died, death, pass away, passed away
    win: won, winner
    travel: go, going, travelling, traveling, visit, enter, trip
    buy: purchase
    enable: turn on, switch on, activate, enabling
    disable: turn off, switch off, deactivate, disabling
    woman: female, women, lady
    man: male, men
    child: kid, kids, children
    toddler: toddlers
    baby: infant, babies
    temperature: temp, temps
    vegetable: veg, veggie, veggies, vegetables
    center: centre
    bicycle: bike
    bring: take, carry
    cover: covered, protect, protected
    lose: losing, loss
    worry: worried, concerned
    finish: complete
    lawyer: attorney
    trousers: pants
    holiday: vacation, holidays
    lift: elevator
    petrol: gas, gasoline
    tap: faucet
    rubbish: trash, garbage
    begin: starting
    - degree, degrees
    - coffee machine
    fix: repair, solve
    remove: get rid of, get out, delete, take out, clean, erase
    undo: revert, reverse
    keep: without losing, w o losing, not losing, preserving, preserve, keeping, without deleting
    doctor: physician
    cheap: inexpensive, affordable
    safe: ok, okay
    transfer: send, move, transferring
    postgresql: postgres, psql, pg
    javascript: js
    kubernetes: k8s
    typescript: ts
    database: db
    difference: vs, versus, differences, differ, different, differentiate, distinguish
    population: inhabitants, people live, people living, live there
    capacity: hold, holds
    replace: instead of, rather than, in place of, in lieu of, substitute, substitutes, substituted, substitution, replaced, replacement for, alternative to, swap
    freeze: freezing, frozen
    expire: expires, go off, goes off, gone off, go bad, goes bad, spoil, spoils, expiry, expiration
    fly: flight, flights
    ingredient: ingredients, goes into, go into, goes in, go in, contain, contains
    flush: flushing
    sink: sank, sunk, go down, went down, gone down
    build: built, put up, erected, construct, constructed, construction
    speed: fast, velocity
    high: tall, height, elevation, altitude
    deep: depth
    wide: width
    big: large, size, area
    weigh: weight, heavy, weighs
    movie: film
    rate: percentage
    document: documents, paperwork, papers
    symptom: symptoms, signs
    treat: cure, treatment
    benefit: benefits, advantages, advantage, pros
    drawback: disadvantages, disadvantage, cons
    function: functions, operate
    colour: color
    favourite: favorite
    password: passcode
    wifi: wi fi, wireless
    401k: 401 k
    - stain, stains
    - in the world
    - solar system
    - day, days
    - year
    - hour, hours
    - money`,
};
