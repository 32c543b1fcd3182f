/** Portuguese rules of what the user’s body needs: allergies, health, diet. */
export const body = `
  (sou alergico | sou alergica) (a/ao) {x:items} => allergy é alérgico a {x}  ✓ sou alérgica a camarão = allergy é alérgico a camarão  ✗ sou alérgica`;
