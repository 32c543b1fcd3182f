/** The words and rules of what somebody wants to do, in English, where no list of activities names it: a verb of doing, behind a wish or at the beginning. */
export const aimLists = {
  // Verbs that tell by themselves that something is undertaken.
  undertakings: `throw some, throw darts, jump out of, jumping out of, jump off, jumping off, give blood, giving blood, propose, visit, visiting, watch, watching, attend, attending, explore, exploring, climb, climbing, hike, hiking, ride, riding, cycle, cycling, paddle, paddling, row, rowing, sail, sailing, swim, swimming, dive, diving, snorkel, surf,
    ski, skiing, skate, skating, camp, camping, play, playing, taste, tasting, sample, sampling, celebrate, celebrating, throw a, throwing a, host a, hosting a, take my, take our, take the kids, take the dog, take the cat,
    take the car, take the children, take the family, take the girls, take the boys, take him, take her, take them, take mum, take dad, take granny, take gran, taking my, taking our, taking the kids, taking the dog,
    taking the car, treat my, treat our, treat her, treat him, treating, bring my, meet my, meet our, meet up, meeting up, meet some, meet a, catch up with, catching up with, say goodbye to, volunteer, volunteering, photograph,
    perform, sing, singing, dance, dancing, bowl, bake, baking, grill, barbecue, forage, foraging, stay at, stay in, staying in, spend a, spend the, spend some, spend my, spend our, spending, relax, unwind, get away,
    getting away, go out, going out, eat out, eating out, shop for, shopping for, view a, view the, view some, viewing, check out a, check out the, test drive, test driving, try out, try a, try some, try the, trying a,
    trying some, try, trying out, see a, see an, see the, see my, see some, see our, seeing a, seeing the, run a, run the, running a, running the, get married, learn to, learn how to, take up, have a go at, arrange a,
    arrange an, arranging a, organise a, organise an, organize a, organize an, organising a, organizing a, fly, flying, drive, driving, fish, fishing, walk in, walk along, walk around, race`,
  // Verbs of which what they are done to is part of the name.
  errands: `pick up, picking up, pick my, pick our, drop off, dropping off, drop the, drop my, collect my, collect the, collecting, buy a, buy some, buy my, buy the, buy new, buying, rent bikes, rent skis, rent kayaks, rent boats, hire bikes, hire kayaks, hire boats, hire skis, clear out, clearing out, rent a, rent an, rent some, renting, hire a, hire an,
    hire some, hire bikes, charter, chartering, move house, moving house, move flat, moving flat, move in, moving in, move out, moving out, paint the, paint my, painting the, painting my, decorate, decorating, renovate,
    renovating, mow, mowing, prune, plant, planting, sign up for, sign my, enrol, donate, adopt, walk the, walk my, groom, renew my, renewing my, vote, get a tattoo, cut my, feed the`,
  // What people own and have seen to.
  belongings: `boiler, washing machine, dishwasher, fridge, freezer, oven, cooker, shower, tap, sink, toilet, bath, roof, window, windows, door, doors, fence, gutter, gutters, car, van, bike, bicycle, motorbike, scooter, phone, screen, watch, clock, glasses, shoes, boots, suit, dress, jacket, coat, house, flat, room, bedroom, living room, kitchen, bathroom, garage, garden, lawn, hedge,
    carpet, carpets, sofa, mattress, curtains, blinds, tyres, tyre, tires, brakes, battery, radiator, radiators, heating, tv, telly, piano, guitar, lock, locks, keys, chimney, patio, drains, drain,
    teeth, tooth, eyes, hair, nails, ears, back, blood, passport, license, licence, dog, cat, leak, light, lights, furniture, wardrobe, shelves, chair, tree, pool, tent, skis, boat`,
  // Words of an aim that begins with them which add nothing to it.
  lightly: `
      organise, organize, plan, arrange, book, to, of, about, on, go, going, go and, do, doing, have, having, finally, just, also, really, maybe, probably, definitely, try and, come and, get to,
      got to, be able to, head out to, sort out, sort, get out and, all, both, together, quickly, some day soon`,
  wanting: `
      want, wanted, wanna, need, needing, would like, i'd like, we'd like, would love, i'd love, we'd love, have to, have got to, i've got to, we've got to, gotta, going to, gonna, planning, plan,
      plans, thinking, trying, looking, hoping, fancy, should, must, let's, lets, let us, shall we, shall i, can we, can i, could we, could i, could do with, how about, what about, why don't we,
      we'll, i'll, keen, up for, ready, it's time, time, due, decided, meant, help me, help us, dying, i'm after, we're after, like, feel like, tempted, wish, mean, want us, where to, where can i,
      where can we, where could we, somewhere, someone, someone who can, somebody, a place, place, places, anywhere, i fancy, we fancy, up to, craving, interested in`,
  // What leads to what is to be done at the beginning of a message.
  starters: `
      thinking, might do, might try, thinking of, we're after, i'm after, after, could do with, we could do with, sort, sort us, sort out, can you sort, up for, up for some, put me down for,
      put us down for, sign me up for, sign us up for, we're off, off to do, off for, how about, what about, let's, let's do, we're doing, i'm doing, set up, setting up, arrange, organising,
      organizing`,
  'under way': `i'm, we're, i am, we are, i'll be, we'll be`,
  // What stands behind a verb that tells of nothing to be undertaken.
  'no objects': `
      your, moves, our dreams, achievements, differences, ways, impact, impacts, if, how, what, why, whether, that, it, this, you, again, who, when, care, part, place, time, notes, note, advantage,
      a look at this, one another, each other, around with, role, a role, a part, devil's, a bug, a point, a pattern, a difference, a way, the point, the difference, the results, the result,
      the numbers, the problem, the issue, the impact, the bigger, some time thinking, to, money on, my own business, my life, better, through, the best of, my best, a break from, a chance, myself,
      our lives, the world, hard to, up on, awareness`,
  // People and places that one goes to for something.
  services: `engineer, gas engineer, bank, post office, embassy, consulate, council office, pharmacy, passport office, seamstress, dry cleaners, dry cleaner, cobbler, upholsterer, tree surgeon, dentist, dentists, dentist appointment, doctor, doctor's appointment, gp, vet, vets, hairdresser, hairdressers, barber, barbers, haircut, plumber, electrician, decorator, handyman, builder, mechanic, locksmith, gardener, cleaner, babysitter, nanny, optician, physio, physiotherapist, osteopath, chiropractor, dermatologist, optometrist, notary, solicitor, tailor, photographer, caterer, removal van, removal company, moving van, moving company, removals,
    mot, eye test, blood test, hearing test, check up, checkup, health check, boiler service, car service, oil change, driving lesson, driving lessons, driving test, manicure, pedicure, facial,
    tattoo, piercing, waxing, blow dry, passport photos, x ray, mri, scan, vaccination, vaccinations, jab, flu jab, deep clean, dog groomer, dog sitter, cattery, kennels, car wash, storage unit,
    skip hire, van hire, car hire, bike hire, car rental, bike rental, viewing, viewings, flat viewing, house viewing, pet sitter, marquee, bouncy castle, magician, dj, venue`,
  // What may stand at the end of a name of something to do.
  occasions: `
      photos, family photos, appointment, party, session, lesson, lessons, test, service, repair, repairs, tournament, championship, competition, marathon, meetup, meet up, get together, celebration,
      ceremony, graduation, christening, baptism, anniversary, housewarming, leaving do, farewell, sleepover, playdate, rehearsal, recital, fitting, photoshoot, photo shoot, screening, auction, sale,
      parade, regatta, derby, picking, watching, spotting, riding, racing, jumping, sailing, gliding, bathing, course, lecture, signing, exhibition, expo, convention, hunt`,
  // A verb of any kind stands behind these, or ends so.
  performed: 'concert, gig, show, musical, play',
  'before verbs': `to, let's, lets, shall we, can we, could we, we'll, i'll, why don't we, should, must`,
  'deed endings': 'ing',
  // Verbs of mind, of speech, of work: what is meant by them is done nowhere and on no day.
  'idle verbs': `carry on, resume, retake, revise, become, turn into, be, being, have, having, do, doing, know, knowing, understand, think, thinking, believe, talk, talking, speak, speaking, say, saying, tell, telling, ask, asking, discuss, explain, learn, learning, study, studying, work, working, finish, finishing, complete, start, starting, begin, stop, stopping, keep, keeping, quit, quitting, continue, submit, hand in, write, writing, read, reading, draft, code, coding, program, use, using, change, changing, improve, thank, help, helping, solve, create, creating, generate, make, making, put, putting, set, setting,
    leave, leaving, sleep, sleeping, rest, cry, live, living, die, lose, losing, gain, win, winning, save, saving, pay, paying, earn, sell, selling, invest, invested, arrive, come, coming, return, go,
    going, give, giving, send, sending, reply, answer, call, calling, text, email, message, remind, remember, remembering, forget, prepare, preparing, review, reviewing, check, correct, translate,
    feel, feeling, care, get, getting, find, finding, look, looking, choose, choosing, decide, deciding, confirm, cancel, move, moving, migrate, deploy, install, configure, implement, refactor, act,
    convert, calculate, measure, fix, fixing,
    debug, test, testing, push, pushing, pull, merge, upgrade, update, print, become, grow, try, trying, wait, waiting, worry, hope, like, love, hate, focus, apply, hire, hiring, let, share, sharing,
    show, showing, see, seeing, hear, hearing, support, supporting, express, inspire, follow, achieve, reach, build, building, raise, expand, launch, promote, run, running, stay, staying, take,
    taking, switch, switching, add, adding, remove, delete, convince, avoid, need, want, wonder, something, anything, nothing, everything, morning, evening, amazing, interesting, exciting, according,
    during, king, thing, lose weight, chat, bring, bringing, wake, admit, agree, turn, end, open, close, spring`,
} as const;

/** Verbs that an aim begins with. \`errand\`: what it is done to is part of its name, whatever else that is called. */
export const aims = `
  <undertakings> !<no objects> => 'verb'  ✓ visit my gran  ✗ visit it
  (go/going) !(<idle verbs> | <activity heads>) -ing => 'verb'  ✓ go tubing  ✗ go looking
  (see/seeing/watch/catch) !<no objects> {x:name} => 'verb'  ✓ see Wicked  ✗ see how
  (go/pop/nip/going) (to/into) the <services> => 'errand'  ✓ go to the bank  ✗ go to the moon
  <errands> !<no objects> => 'errand'  ✓ pick up the wedding dress  ✗ pick one
  (alter/altering/fix/fixing/repair/repairing/mend/mending/replace/replacing/install/clean/cleaning/wash/paint/painting/change/service/move/moving/sell/check) [my/the/our/a/an/some/his/her] [new/old/front/back/car's/dog's] <belongings>
    => 'errand'  ✓ fix the washing machine  ✗ fix the layout
  (organise/organize/organising/organizing/plan/planning/arrange/arranging/throw/host/hosting/sort/have) [the/a/an/my/our/some] [*] [*] <occasions> !(with the team) => 'verb'  ✓ organise the leaving do  ✗ organise the files
  (get/getting/have/having) (my/the/our/a/an/some/his/her) … (<belongings>/<services>) [*] (-ed/done/cut/seen/swept/redone/built/put) => 'errand'  ✓ get the boiler serviced  ✗ get the tests done
  (take/taking/drop/dropping/bring/bringing/get/getting) (the/my/our/some) * [*] (to/off) [at] (the/a) * => 'errand'  ✓ take the rugs to the dry cleaners  ✗ take the bus to town`;
