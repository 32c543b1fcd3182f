/** Portuguese rules of what the user asks to have noted. */
export const notes = `
  (lembra/lembre) [de/-se] que {x:rest} => note {x}  ✓ lembra que o portão da minha casa abre às seis = note o portão da sua casa abre às seis  ✗ lembro que sim`;
