/** Portuguese rules of how the user wants answers: language, form, manner. */
export const answers = `
  (responde/responda) sem emojis => preference* quer respostas sem emojis  ✓ responde sem emojis = preference quer respostas sem emojis  ✗ sem emojis`;
