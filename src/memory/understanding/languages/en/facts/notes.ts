/** English rules of what the user asks to have noted. */
export const notes = `
  (remember that | keep in mind [that] | note that) {x:rest} => note {x}  ✓ keep in mind that my side gate code is 4471 = note their side gate code is 4471  ✗ I remember that`;
