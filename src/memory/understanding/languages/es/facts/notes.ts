/** Spanish rules of what the user asks to have noted. */
export const notes = `
  (recorda/recuerda/acordate) que {x:rest} => note {x}  ✓ recordá que la oficina de mi empresa cierra los viernes = note la oficina de su empresa cierra los viernes  ✗ recuerdo que sí`;
