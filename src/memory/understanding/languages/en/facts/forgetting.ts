/** The words of English commands to forget. */
export const forgettingLists = {
  forget:
    'forget, forget about, unlearn, disregard, unremember, stop remembering, stop storing, stop keeping, stop tracking, stop saving, no need to remember, you can forget',
  delete:
    'delete, erase, wipe, remove, scrub, clear, purge, discard, get rid of, clear out, nuke, trash, wipe out, expunge',
  take: 'take, drop, scrap, strike, lose, bin, dump, get, scratch, cross, edit, move, ditch',
  'not keep': `
      don't keep, don't remember, don't store, don't save, do not keep, do not remember, do not store, do not save, don't hold on to, i don't want you to remember, i don't want you to keep,
      i don't want you to know, i don't want you to store, i'd rather you didn't remember, i'd rather you forgot, i'd rather you didn't know, i'd rather you didn't keep, you don't need to remember,
      i want you to forget, stop remembering, you no longer need to know, i no longer want you to know, i no longer want you to remember, no longer remember, ignore`,
  known: `
      what you know about, everything you know about, whatever you know about, anything you know about, all you know about, what you have on, everything you have on, whatever you have on,
      anything you have on, what you've stored about, everything you've stored about, anything you've stored about, whatever you've stored about, what i've said about, what i said regarding,
      what i told you about, whatever i told you about, everything i told you about, anything i told you about, what i said about, what i've told you about, everything i've told you about,
      whatever you have stored regarding, whatever you have stored about, everything you have stored about, anything you have about, what you have about, everything about, anything about, all about,
      all info about, everything you remember about, what you remember about, all the information about, the fact that, the bit about, the part about, all of`,
  'contact names': 'phone number, phone, email, email address, address, age, birthday, home address, employer',
  memory: `
      from your memory, from your notes, from your records, from your database, from memory, from whatever you've stored, from whatever you've saved, from what you know, from what you've stored,
      from anything you've stored, from everything you've stored, from your files, from your system, out of your memory, from whatever you have, from the record, from your profile of me,
      from your data, off your records, off your notes, out of your records, out of your notes, out of your system, off your files, from your head, from your brain, from your storage, from your mind`,
} as const;

/** English rules of what the user asks to have forgotten. */
export const forgetting = `
  (that/the) {x:noun} (i/you) (gave/told/mentioned/shared/stored/saved/have) [you] [about] , [kindly/please/just] (forget/delete/erase/remove/scrap) (it/him/her/them/that) => named {x}
    ✓ That phone number I gave you, delete it please  ✗ that dog I gave you
  unless:i/we/to/me/don't/not [please] (delete/erase/remove/scrub/scrap) [the bit] (that/about | the fact that | the note that) !(!i/i'm/we/my/we're/i've) {x:rest} => that {x}
    ✓ you can delete that im lactose intolerant  ✗ delete that file
  (my/our) {x:noun} , whatever … … , [kindly/please] (forget/delete/erase) (it/him/her/them/that) => named {x}  ✓ My dog, whatever I told you about him, kindly forget it  ✗ my dog ate it
  (<forget>/<delete>) (everything/all/anything/whatever | all of it | the lot) [that] (you know | you have | you've stored | you've got | you remember | i told you | i've told you | i said
    | you've saved | about me | you stored | you saved) [stored/saved] [about/on] [me] !(my/the/our/where/what) => everything  ✓ forget everything you know about me  ✗ forget it
  <forget> everything [about] [me] !(about/on/i/you/my) => everything  ✓ forget everything about me  ✗ forget it
  (everything/whatever | all) (you know | you have | you've stored | you remember) (about/on) me , (forget/delete/erase) => everything  ✓ Everything you know about me, forget it, the lot  ✗ everything is fine
  (<forget>/<not keep>) [<known>] [all] [of] [my/our/about] {x:<forgettable>} !(to/on/in/at) => slot {x}  ✓ forget where I live, please  ✗ I forget my keys
  (<delete>/<take>) [<known>] [all] [of] [my/our] {x:<forgettable>} <memory> => slot {x}  ✓ scrub where I live from memory  ✗ delete the file
  (<delete>/<take>) [all/absolutely] [of] (my data | my info | my information | my details | my personal data | my personal info | my facts | my memories | my history
    | our history) [<memory>/please/now] $ => everything  ✓ please delete all my data  ✗ delete my data partition
  (i'd like | i want | i would like) (my/our) {x:few} (gone/deleted/removed/erased/wiped/scrubbed/forgotten) [<memory>] [please/now] $ => named {x}  ✓ I'd like my address gone from your memory  ✗ I'd like my address
  (i don't want | i do not want | i'd rather not have | i never want) (my/our) {x:few} (stored/kept/saved/remembered | on file | on record) => named {x}  ✓ I don't want my age stored  ✗ I don't want my age
  unless:i/we/to/me/you'll/will/always/never <forget> [about] [<known>] [all] [of] (my/our) {x:noun} !(to/on/in/at) => named {x}  ✓ forget my address  ✗ I forget my keys
  unless:let/i/we <not keep> [<known>] (my/our) {x:noun} => named {x}  ✓ dont keep my phone number  ✗ don't let me forget my keys
  <delete> <known> (my/our/where) {x:noun} => named {x}  ✓ please delete anything you've stored about my health  ✗ delete my file
  (<delete>/<take>) [all] [of] (my/our) {x:noun} [now/please] <memory> => named {x}  ✓ Scrub my email address from your notes  ✗ remove my name from the header
  <forget> <known> (my/our) {x:noun} => named {x}  ✓ forget what I told you about my diet  ✗ forget what I said
  (my/our) {x:noun} , (whatever/anything/what | please) … (forget/delete/erase) (it/him/her/them/that) => named {x}  ✓ My allergy, please you delete it  ✗ my dog ate it
  unless:i/we/to/me/don't/not forget (that | the fact that | i told you that | i said that) {x:rest} => that {x}  ✓ forget that I'm vegan  ✗ I forget that
  ^ [please] (delete/erase) my {x:<contact names>} [please] $ => named {x}  ✓ delete my phone number  ✗ delete my account`;
