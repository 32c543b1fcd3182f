/** English rules of what the user asks to have noted. */
export const notes = `
  (remember that | keep in mind that | note that | bear in mind that | make a note that | don't forget that | please remember | for the record | for future reference | for your records | note to self | make a note | just so you know | remember this | keep in mind) [:/,] [that] !(to/me/when/what/how/where/it | i asked) {x:rest} => note+asks+negated+past+planned+temporary {x}  ✓ keep in mind that my side gate code is 4471 = note their side gate code is 4471  ✗ I remember that
  remember (my/our/the) {x:noun} (is/are/was) {y:phrase} => note their {x} is {y}  ✓ remember my locker code is 2231 = note their locker code is 2231  ✗ remember my dog
  (remember/note) : {x:rest} => note {x}  ✓ Note: the office shuts at four = note the office shuts at four  ✗ note this`;
