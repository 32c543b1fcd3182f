/** English rules of how the user wants answers: language, form, manner. */
export const answers = `
  (answer/reply) without emojis => preference* wants answers without emojis  ✓ reply without emojis = preference wants answers without emojis  ✗ without emojis`;
