/** Spanish rules of what the user asks to have noted. */
export const notes = `
  [no] <note> [de] [,] [por favor] [,] (que/:) [yo] !(avis- | llamar | comprar | decirme | -arme | -erme | -irme | mañana | hoy | el <weekdays> | lo que | esto) {x:rest} => note+planned+negated+past+hypothetical+temporary {x}  ✓ recordá que la oficina de mi empresa cierra los viernes = note la oficina de su empresa cierra los viernes  ✗ recordá avisarme
  <note> : {x:rest} => note+planned+negated+past+temporary {x}  ✓ Tomá nota: el portón se abre con el 9 = note el portón se abre con el 9  ✗ nota: 9`;
