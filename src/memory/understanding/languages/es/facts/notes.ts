/** Words that ask to have something noted. */
export const noteWords = {
  note: `recorda, recordá, recuerda, recuerde, recorda que, recordad, acordate, acuerdate, acuérdate, acuerdese, acuérdese, anota, anotá, anote, apunta, apuntá, apunte, toma nota, tomá nota, tome nota, ten en cuenta, tené en cuenta,
    tene en cuenta, tenga en cuenta, tenlo en cuenta, ten presente, tené presente, tene presente, tenga presente, que sepas, que sepa, no olvides, no te olvides, no se te olvide, que no se te olvide, no olvide, guardate, guarda,
    memoriza, memorizá, quiero que sepas, quiero que recuerdes, quedate con que`,
} as const;

/** Spanish rules of what the user asks to have noted. */
export const notes = `
  [no] <note> [de] [,] [por favor] [,] (que/:) [yo] !(avis- | llamar | comprar | decirme | -arme | -erme | -irme | mañana | hoy | el <weekdays> | lo que | esto) {x:rest} => note+planned+negated+past+hypothetical+temporary {x}  ✓ recordá que la oficina de mi empresa cierra los viernes = note la oficina de su empresa cierra los viernes  ✗ recordá avisarme
  <note> : {x:rest} => note+planned+negated+past+temporary {x}  ✓ Tomá nota: el portón se abre con el 9 = note el portón se abre con el 9  ✗ nota: 9`;
