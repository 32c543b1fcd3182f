/** English rules of what the user’s body needs: allergies, health, diet. */
export const body = `
  (i'm | i am) allergic to {x:items} => allergy is allergic to {x}  ✓ I'm allergic to nuts = allergy is allergic to nuts  ✗ allergic to nuts`;
