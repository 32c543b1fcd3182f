/** Spanish rules of whom and what the user has: partner, family, animals, vehicles, belongings. */
export const people = `
  (tengo/tenemos) {x:items} => owned tiene {x}  ✓ tengo dos hijos, un perro y un gato = family tiene dos hijos  ✗ tiene dos hijos`;
