/** The words of English rules of notes. */
export const noteLists = {
  kept: 'on, at, under, with, by, behind, near, from, before, after, until, is, are, has, have, goes, needs',
  'pointed at':
    'one, ones, time, times, day, night, week, weekend, summer, trip, guy, girl, conversation, talk, chat, story, joke, song, movie, film, thing, part, bit, moment',
  'no slips': `
      leaning, carving, waking, contacted, pumped, trials, factory, funded, compete, tucker, triple, handing, teaches, bounce, planed, staring, scared, raising, costume, breath, marital, martial,
      marina, desert, dessert, though, through, quiet, quite, pacific, calvary, angles, diary, dairy, casual, causal, united, untied, formed, framed, trails, rented, roster, signed, singed, sacred,
      beards, breads, crates, traces, reacts`,
  subjects: "i, i'm, i've, i'll, we, we're, we've, we'll",
} as const;

/** English rules of what the user asks to have noted. */
export const notes = `
  (note this down | jot this down | jot down | write this down | remember this | remember the following | for your info | for your information | for info | please note | kindly note | be aware
    | be advised | you should know | worth knowing | please bear in mind | bear in mind | don't forget | please don't forget | one to remember | something to remember | make a mental note | note down
    | remember that | keep in mind that | note that | bear in mind that | make a note that | don't forget that | please remember | for the record | for future reference | for your records
    | note to self | make a note | remember this | keep in mind) [:/,] [that] !(<pointed at>) !(that $ | , | the attached | the above | the following | the link | the file
    | the error) !(to/me/when/what/how/where/it/you/your/yourself/staying/sometimes/everyone/nobody/believe/there/, | i asked) {x:rest}
    => note+asks+negated+past+planned+temporary+voice+hypothetical {x}  ✓ keep in mind that my side gate code is 4471 = note their side gate code is 4471  ✗ I remember that
    ✗ remember that time we talked about boats
  remember (my/our/the) !(meeting/call/appointment/party/train/flight/deadline/exam/dentist/bus) {x:noun} (is/are/was) {y:phrase} => note their {x} is {y}
    ✓ remember my locker code is 2231 = note their locker code is 2231  ✗ remember my dog
  (remember | don't forget) {w:<subjects>} {x:rest} => note+negated+past+planned? {w} {x}  ✓ don't forget I can't do Tuesdays = note they can't do Tuesdays  ✗ I remember it
  (remember | don't forget) (my/our) {x:few} (is/are/was) {y:rest} => note+negated? their {x} is {y}  ✓ remember my mum's maiden name is Pettigrew = note their mum's maiden name is Pettigrew  ✗ remember my dog
  (fyi | for info | heads up | just so you know) [,/:] !(the/i/you/it/this/i'm/we/that/there) {x:rest} => note+negated+planned+temporary? {x}  ✓ FYI our office is closed on Fridays = note their office is closed on Fridays  ✗ fyi I live
  (remember | don't forget) (my/our) {x:few} {p:<kept>} {y:rest} => note+negated+planned? their {x} {p} {y}  ✓ remember my flight's on the 19th = note their flight's on the 19th  ✗ remember my dog
  (remember/note) : !(you/your | the file | the input | the output | the data | the code) {x:rest} => note {x}  ✓ Note: the office shuts at four = note the office shuts at four  ✗ note this`;
