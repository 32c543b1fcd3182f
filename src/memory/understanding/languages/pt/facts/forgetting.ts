/** Portuguese rules of what the user asks to have forgotten. */
export const forgetting = `
  (esquece/esqueca) tudo => everything  ✓ esquece tudo  ✗ esqueci tudo
  (esquece/esqueca) [o/a] (meu/minha) {x:noun} => named {x}  ✓ esquece o meu trabalho  ✗ esqueci o meu trabalho`;
