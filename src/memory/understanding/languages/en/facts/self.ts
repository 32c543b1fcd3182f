/** English rules of who the user is: name, age, birthday, origin, home, languages, contacts, attributes. */
export const self = `
  my name's/name {x:called} => name is called {x}  ✓ my name's Danielle Brooks = name is called Danielle Brooks  ✗ my name
  (i'm | i am) {n:number} [years old] $ => age is {n} years old  ✓ I'm 34 = age is 34 years old  ✗ I'm 34 minutes late
  (i/we) live (in/on) {x:phrase} => home lives in {x}  ✓ I live in Austin and work for Dell = home lives in Austin  ✗ live music in Austin`;
