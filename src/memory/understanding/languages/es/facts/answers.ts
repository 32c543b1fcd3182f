/** Spanish rules of how the user wants answers: language, form, manner. */
export const answers = `
  (respondeme/contestame/responde) sin emojis => preference* quiere respuestas sin emojis  ✓ contestame sin emojis = preference quiere respuestas sin emojis  ✗ sin emojis`;
