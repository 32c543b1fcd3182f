/** English rules of what the user asks to have forgotten. */
export const forgetting = `
  forget everything [about me] => everything  ✓ forget everything about me  ✗ forget it
  unless:i/we/to forget my {x:noun} => named {x}  ✓ forget my address  ✗ I forget my keys`;
