/** Portuguese rules of what the user likes, prefers and does: tastes, favorites, hobbies, habits. */
export const tastes = `
  unless:nao (gosto de | adoro) {x:items} => preference gosta de {x}  ✓ gosto de chá = preference gosta de chá  ✗ gosta de chá`;
