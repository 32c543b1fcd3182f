/** Portuguese rules of whom and what the user has: partner, family, animals, vehicles, belongings. */
export const people = `
  (tenho/temos) {x:items} => owned tem {x}  ✓ tenho dois filhos, um cachorro e um gato = family tem dois filhos  ✗ tem dois filhos`;
