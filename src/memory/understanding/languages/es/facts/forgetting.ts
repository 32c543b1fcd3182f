/** Spanish rules of what the user asks to have forgotten. */
export const forgetting = `
  (olvida/olvidate) de todo => everything  ✓ olvidate de todo  ✗ me olvidé de todo
  (olvida/olvidate) [de] (mi/mis) {x:noun} => named {x}  ✓ olvidate de mi trabajo  ✗ olvidé mi trabajo`;
