/** English rules of whom and what the user has: partner, family, animals, vehicles, belongings. */
export const people = `
  (i have | i've got | we have) {x:items} => owned has {x}  ✓ I have two kids, a dog and a cat = family has two kids  ✗ you have two kids`;
