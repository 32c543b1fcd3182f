/** The English words of what becomes of what their clause mentions, by kind and slots (see `polarity`). */
export const polarity = {
  drops: `
    turned my back on, washed my hands of, threw in the towel on, thrown in, packed up, hung up my, cashed in, retired my, torn up, ripped up, ended things with, ended it with, cut off, ran out of, had enough of,
    fell out of love with, lost interest in, no longer do, no longer use, no longer have, no longer own, moved past, stepped back from, signed off from, cancelled my, said no to, gave notice at, gave notice to,
    resigned at, checked out of, quitted, dropped, ditched, dumped, scrapped, binned, deleted, cancelled, canceled, uninstalled, stopped, gave up, given up, taken me off, took me off, been taken off, weaned off, gave up on, given up on, packed in, jacked in, chucked in,
    chucked, walked away from, retired from, resigned from, moved on from, moved out of, moved away from, broke up with, broken up with, split up with, split with, split from, separated from, divorced, lost, let go of,
    been let go from, let go from, got let go from, been laid off from, laid off from, got laid off from, got fired from, fired from, was fired from, got sacked from, sacked from, been made redundant from,
    made redundant at, withdrawn from, withdrew from, dropped out of, done with, am done with, finished with, through with, came off, come off, gone off, went off, grew out of, outgrew, outgrown, put down, put to sleep,
    parted ways with, swore off, shelved, abandoned, axed, killed off, pulled the plug on, called off, called it quits on, called it quits with, cut out, left, kicked, dropped off, backed out of, pulled out of,
    transferred out of, hung up, handed in my notice at, handed my notice in at, handed in my badge at, handed in my resignation at, said goodbye to, said farewell to, kissed goodbye to, sacked off, bailed on,
    closed down, shut down, wound up, wrapped up, retired, replaced, swapped, traded, moved off, unsubscribed from, cleared out of, been taken off, was taken off, finished, completed, got out of, weaned off,
    stepped down from, stepped away from, cut ties with, threw out, tossed, unfriended, cracked, smashed, broke, totalled, crashed, quit, quitting, fell out with, gave my notice at, gave in my notice at, was let go by,
    been let go by, let go by, got the sack from, got the boot from, got laid off by, laid off by, fired by, sacked by, took a break from, drop, ended my contract with, ended my lease on, hung up the, had to give up,
    had to quit, had to stop, had to drop, had to sell, had to leave, had to cancel, had to let go of, decided to stop, decided to quit, decided to drop, decided to leave, decided to give up, walked out of,
    walked out on, moved from, resigned my post at, signed out of, closed my account with, closed my, ended my, wiped, wrapped, defended, handed in, submitted, graduated from, grew tired of, got tired of, got sick of,
    got bored of, got bored with, burned out on, burnt out on, tired of, we're done with, i'm done with, kicked out, kicked the, had enough with, bid farewell to, waved goodbye to, waved goodbye to the, deactivated,
    cut loose, let it go, gave it up, given it up, let them go, gave it away, sold it, dropped it, ditched it, got rid of it, found a buyer for, lost my taste for, renamed, changed the name of, handed my notice in,
    gave my notice, moved me off, took me off, had my fill of, dumped him, dumped her, lost my job at, broke it off with, pivoted, wound down, wrapped up my, sacked in, sold on, switched from, cleared out,
    broke my lease on, shut my, sold up, no longer play, no longer work, no longer live, no longer a, no longer an, stopped being a, stopped being an, gave up being a, gave up being an, quit being a, quit being an, no longer at, no longer in, no longer with, no longer the, no longer on, no longer using,
    no longer doing, no longer playing, no longer working, no longer living, no longer`,
  'sheds vehicle pet technology home other_home project': `
    sold, sold off, gave away, given away, got rid of, gotten rid of, gave, donated, rehomed, traded in, part exchanged, returned, handed back, scrapped, junked, recycled, auctioned, flogged, let go of, wrecked,
    drowned, dropped, had to sell, had to rehome, bought off us, sold on, sold to, passed on, handed down, got shot of, offloaded, signed over, sell off, wrote off, written off`,
  sheds: `
    no more, enough of, goodbye, bye bye, bye, farewell, rip, r.i.p, so long, the end of, end of, that's it for, rest in peace, ciao, good riddance to, lost interest in, moved on from, last day at, last day in,
    last day of, last day as, last shift at, final day at, final shift at, last week at, used to be, used to have, used to own, used to work, used to live, used to play, used to use, used to do, used to drive,
    used to study, the days of, gone are the days of, what was my, didn't work out with, not renewing, won't be renewing, swore off, given up on, gave up on, stopped believing in, instead of, rather than, in place of`,
  goes: `
    came off, died, passed away, is gone, has gone, is no more, is dead, got stolen, was stolen, got nicked, was nicked, got written off, was written off, is history, is over, has ended, came to an end, fell through,
    is off, got cancelled, was cancelled, got canned, got scrapped, was scrapped, shut down, went bust, bit the dust, gave up the ghost, got run over, ran away, was put down, was put to sleep, conked out, blew up,
    broke up, split up, disbanded, went under, is dead in the water, didn't make it, crossed the rainbow bridge, was totalled, got totalled, wore out, got axed, went to a new home, has passed, has died,
    is out of the picture, healed, cleared up, is cured, expired, lapsed, was dropped, was axed, is a no go, got dropped, has been dropped, has been scrapped, has been cancelled, was called off, got called off,
    called off the engagement, called off the wedding, called it off, called it quits, is binned, is toast, no longer stands, is off the table, isn't any more, isn't anymore, is gone now, are gone, are over, was over,
    finally gave up, gave up, gave out, packed up, packed in, has had it, had its day, is behind me, are behind me, 's behind me, behind me, is done and dusted, done and dusted, is water under the bridge,
    is a thing of the past, is in the past, went in a drawer, is in a drawer, went in the bin, went to landfill, went to the scrapyard, went to a museum, went to my, went to a new owner, went out the window,
    went out of business, was sold, got sold, is sold, has been sold, finally sold, is finished, are finished, 's finished, is complete, is all done, is done, wrapped up, came to a close, has come to an end, is kaput,
    is shot, is broken beyond repair, didn't work out, hasn't worked out, wasn't for me, isn't for me, wasn't my thing, parted ways, and i have parted ways, and i parted ways, went our separate ways, is all healed up,
    all healed up, has healed, is healed, is better, 's off, is off the cards, 's dead, fell apart, got too expensive, got too dear, became too expensive, got too much, was too much, had to go, has to go, let me go,
    let us go, fired me, sacked me, laid me off, made me redundant, shut our, closed down, closed its doors, went bankrupt, no more, days are over, days are behind me, is history now, was a mistake, got the chop,
    got the axe, is out of the window, is on the scrapheap, has been retired, died on me, died on us, gave way, moved out, left me, left us, walked out, is my ex, 's my ex, is now my ex, are no longer together,
    aren't together, divorced, got divorced, separated, went belly up, finished in, finished last, finally finished, ended in, ended last, finished, ended, cheated, let everyone go, got moved, got transferred,
    was moved, got promoted, went to another, kicked the bucket, dissolved, came to nothing, and i divorced, and me are done, and i are done, and me split, and i split, was too hard, became too much, wore me out,
    burned me out, my two weeks, my notice`,
  'goes pet partner family vehicle technology boss': `
    died, passed, passed away, broke, packed in, gave out, retired, resigned, got fired, was fired, quit, stepped down, got promoted, moved on, got transferred, was transferred, was let go`,
  being: `
    over, gone, dead, off, history, finished, done, done and dusted, behind me, behind us, behind, out, kaput, toast, broken, my ex, my ex husband, my ex wife, no more, in the past, sold, ended, off the table,
    off the cards, cancelled, complete, completed, healed, all healed up, all healed, cured, closed, retired, written off, scrapped, stolen`,
  over: `
    my former, the former, good riddance, done and dusted, plan is dead, not any more, never again`,
  'over partner marital_status': `
    my ex, ex husband, ex wife, ex boyfriend, ex girlfriend`,
  'unnamed partner marital_status': `
    broke up, have broken up, 've broken up, broken up, split, split up, have split, have split up, separated,
    have separated, divorced, got divorced, called it quits, called it a day, ended things, ended it, parted ways,
    went our separate ways, are no longer together, aren't together, are not together, not together,
    no longer together, over between us, left me, dumped me, ditched me, broke up with me, broke it off with me,
    walked out on me, finished with me, ended it with me, ended things with me, divorced me,
    called off the engagement, called off the wedding`,
  'unnamed work': `
    quit, quit my job, left my job, lost my job, resigned, have resigned, handed in my notice,
    handed in my resignation, handed my notice in, gave notice, gave my notice, got laid off, was laid off,
    been laid off, got fired, was fired, been fired, got sacked, was sacked, been sacked, got let go, was let go,
    been let go, made redundant, they fired me, they let me go, they laid me off`,
  'unnamed work profession': `
    retired, have retired, 've retired`,
  lacks: `
    haven't, have not, hasn't, don't, do not, doesn't, does not, not, without, isn't, is not, aren't, am not, i'm not, we're not, didn't, never, wasn't, no, nobody's`,
  lapse: `
    anymore, any more, any longer, in ages, for ages, in months, for months, in weeks, in years, for years, since spring, since summer, since autumn, since fall, since winter, since christmas, since new year,
    since new year's, since easter, since january, since february, since march, since april, since may, since june, since july, since august, since september, since october, since november, since december,
    since last year, since the accident, since the injury, since the surgery, these days, months without, weeks without, years without, a year without, months`,
  now: `
    now, these days, nowadays, as of today, as of now, instead, currently, officially, from now on, already, since monday, since january, this is my, any more, anymore, no longer, changed, moved, new, slipped, isn't,
    not, after all`,
  opens: `
    off, out of, no to, done with, tired of, sick of, bored of, finally off, finally out of, over, so long to, so much for, too old for, through with, no longer in, no longer on, scrap, forget, forget about, nix`,
  'opens decision': `
    no`,
  none: `
    broke down, broke down again, stopped working, stopped working again, left early, ran away for, died laughing, lost it, lost my keys, lost my temper, gave up my seat, gave me, stopped by, stopped at, dropped by,
    dropped off at, dropped in at, left home, left work, left late, put on, called off sick, closed for, closed early, finished work, finished late, finished early, broke up for, quit it, stop it, stopped for`,
  'goes boss': `
    got moved, was moved, got transferred, was transferred, is moving to, has moved to, got promoted, was promoted, retired, has retired, resigned, has resigned, stepped down, left the company, got replaced,
    was replaced, went on to`,
  new: `
    new, current, newest, latest`,
} as const;

/** Words by which it is told what such a word is said of, and whose doing it is. */
export const sides = {
  aside: `
    at, in, with, for, on, to, by, behind, alone, outside, hanging, early, late, half, work, unlocked, running, open, here, there, around, tonight, today, this morning`,
  light: `
    has, have, had, just, finally, already, sadly, officially, was, is, got, only, both, really, actually, all, also, recently, now, so, and i, and i have, in the end, at last, eventually, i, we, yesterday, last,
    on sunday, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on the weekend, in, this, today, after, when, peacefully, of, from, for good, again, and, but, then, at the age`,
  'turn tails': `
    from, of, with, at, on, out, by, my, the`,
  openings: `
    that's, that is, no, nope, nah, not, no need, yes, yeah, yep, already, sadly, too late, afraid, i'm afraid`,
  joints: `
    and, but, so, because, oh, btw, well, then, yeah, yes, yep, no, also, plus, ok, okay, ugh, omg, lol, turns out, actually, apparently, when, while, since, after, though, now, today, yesterday`,
  they: `
    he, she, they, he's, she's, they're, they've, she'd, he'd, they'd, his, her, their, someone, somebody, everyone, everybody, people, who, nobody`,
  determiners: `
    my, our, his, her, their, your, the, a, an, one of our, one of my, some of my, this, that, both my, all my, our old, my old, my best, my younger, my older, my little, my big, the old, a good, every, my late,
    her best, his best`,
  own: `
    i, we, i've, we've, i'm, we're, i'd, we'd, i'll, we'll, ive, im, me, us, myself, i was, we all`,
  it: `
    it, them`,
  swaps: `
    swapped, switched, changed, traded, replaced, pivoted, ditched, dumped, dropped, converted, moved, left, turned, swapped out, exchanged, scrapped, gave up, switched me, switched me from, moved me from,
    changed me from, changed my, swapped my, transferred me, moved us from, switched us, migrated, migrated everything, ported, swap, trade, rewriting, rebuilding, porting, turning, converting, reworking, traded in`,
  into: `
    to, for, into, with, in favour of, in favor of, over to, in`,
  moods: `
    great, good, tough, hard, rough, awesome, amazing, fine, ok, okay, well, happy, sad, sorry, glad, excited, really, very, pretty, super, quite, thinking, going, trying, looking, hoping, sure, alright, all, just,
    lovely, nice, cool, bad, better, best, worse, worst, fun, busy, tired, hot, cold, nervous, scared, proud, grateful, thankful, lucky, bit, lot, bunch, few, big, huge, nightmare, blast, mess, great to, crazy, wild,
    insane, weird, raining, snowing, sunny, hectic, sick, ill, broke, bored, fed up, done, over, gone, off, way, about, like, how, what, why, who, where, there, here, only, more, less, much, too, track, hold, it, you,
    them, him, her, me, us, everyone, everything, people, wishing, feeling, making, getting, being, having`,
  moment: `
    tonight, for an hour, an hour, a minute, for a minute, a second, again, all good now, for the day, at noon, at midnight, at lunch, lunchtime, half an hour, at half, for a bit, for a while, this week, this weekend,
    for a sec, until tomorrow, till tomorrow, today`,
  'at hours': `
    at, by, around, till, until`,
  wholes: `
    classes, class, lessons, lesson, course, degree, practice, habit, thing, idea, plan, job, days, project, gig, side, career, position, school, bootcamp, app, diet, club, group, team, sessions, training, plans, life,
    stuff, business, tablets, pills, meds, medication, membership, licence, license, season, entirely, completely, altogether, totally, cold, allergy, problem, phase, beyond, screen, forever`,
  whens: `
    when, once, until, till, as soon as, before, by the time, after`,
  ifs: `
    if, unless, whether, in case, suppose, as if, as though, wish, had i`,
  be: `
    is, are, was, were, has been, have been, been, being, got, getting, called, is called`,
  any: `
    a, an, some, another, any, somebody's, a few, every, other`,
};

/** Words that read what holds now: nouns of slots, kinds of things in them and what stands between. */
export const values = {
  nouns: `
    job = work, career = work, employer = work, course = studies, degree = studies, uni = studies, college = studies, major = studies, car = vehicle, van = vehicle, bike = vehicle, motorbike = vehicle,
    girlfriend = partner, boyfriend = partner, wife = partner, husband = partner, fiance = partner, fiancee = partner, phone = technology/phones, mobile = technology/phones, cell = technology/phones,
    iphone = technology/phones, boss = own:boss, manager = own:boss, supervisor = own:boss, line manager = own:boss, team lead = own:boss`,
  'renewed nouns': `
    work = work, role = work, position = work, gig = work, school = studies, truck = vehicle, ride = vehicle, partner = partner, laptop = technology/laptops, computer = technology/laptops, editor = technology/editors,
    browser = technology/browsers, address = home, place = home, flat = home, apartment = home, house = home, home = home, city = home, surname = name, last name = name, name = name, cat = pet, dog = pet, puppy = pet,
    kitten = pet, rabbit = pet, hamster = pet, parrot = pet`,
  phones: `
    iphone, pixel, galaxy, samsung, xiaomi, motorola, nokia, huawei, oneplus, phone, mobile, android, fairphone, redmi`,
  laptops: `
    macbook, thinkpad, dell, laptop, computer, chromebook, imac, pc, lenovo, surface, mac`,
  editors: `
    vim, neovim, emacs, code, vs, vscode, zed, cursor, intellij, pycharm, webstorm, sublime, atom, nano, rider, eclipse, editor`,
  browsers: `
    chrome, firefox, safari, brave, edge, opera, arc, vivaldi, browser`,
  filler: `
    now, actually, currently, officially, just, finally, called, named, the, a guy called, a woman called, since monday, these days, is called, these, as of today, a lovely, btw, as of monday, at work, and`,
  called: `
    his name is, her name is, his name's, her name's, name is, he's called, she's called, called, named, it's, it is, this time it's, it's a, he's, she's`,
  healers: `
    doctor, doctors, doc, docs, gp, consultant, psychiatrist, cardiologist, neurologist, allergist, dermatologist, specialist, nurse, midwife, clinic, hospital, pharmacist`,
  subjects: `
    i, we, i'm = be is, we're = be is, i am = be is, we are = be is, im = be is, i've been = be is, i have been = be is, i've started, i started, i just, i mostly, i only, i mainly, i'm now = be is, i'm just = be is,
    i'm back = be is, i'm currently = be is`,
};

/** The endings of verbs whose subject is the user. */
export const ownEnding = undefined;
