/** Spanish rules of what the user’s body needs: allergies, health, diet. */
export const body = `
  soy (alergico/alergica) a {x:items} => allergy es alérgico a {x}  ✓ soy alérgica a las nueces = allergy es alérgico a las nueces  ✗ soy alérgica`;
