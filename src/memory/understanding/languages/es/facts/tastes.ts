/** Spanish rules of what the user likes, prefers and does: tastes, favorites, hobbies, habits. */
export const tastes = `
  unless:no me (gusta/gustan/encanta/encantan) {x:items} => preference le gusta {x}  ✓ me gusta el té = preference le gusta el té  ✗ le gusta el té`;
