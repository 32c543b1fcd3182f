/** English rules of what the user likes, prefers and does: tastes, favorites, hobbies, habits. */
export const tastes = `
  i (like/love/enjoy) {x:items} => preference likes {x}  ✓ I like tea = preference likes tea  ✗ they like tea`;
