/** Words that ask to have something noted. */
export const noteWords = {
  note: `recorda, recordá, recuerda, recuerde, recorda que, recordad, acordate, acuerdate, acuérdate, acuerdese, acuérdese, anota, anotá, anote, apunta, apuntá, apunte, toma nota, tomá nota, tome nota, ten en cuenta, tené en cuenta,
    tene en cuenta, tenga en cuenta, tenlo en cuenta, ten presente, tené presente, tene presente, tenga presente, que sepas, que sepa, no olvides, no te olvides, no se te olvide, que no se te olvide, no olvide, guardate, guarda,
    memoriza, memorizá, quiero que sepas, quiero que recuerdes, quedate con que`,
  'noted at hand': `esto, eso, texto, funcion, respuesta, ejemplo, resumen, mail, informe, ensayo, archivo, variable, articulo, documento, anterior, dijiste, dije, decias, decimos, dijimos, hablamos, hablando, es para, va dirigida, va dirigido, el publico,
    el lector, la lectora, los lectores, destinatario, sos, eres, sea, sean, te, tu, tus, vos, protagonista, personaje, cliente, clienta, usuario, alumno, alumnos, tarea, trabajo practico, presupuesto`,
  passing: `
      hoy, mañana, pasado mañana, esta tarde, esta noche, esta semana, en un rato, la semana que viene, el mes que viene, hay que, tengo que, tenes que, tienes que, tengo turno, tengo cita,
      tengo reunion, tengo examen, voy a, vamos a, debo, dentro de`,
} as const;

/** Spanish rules of what the user asks to have noted. */
export const notes = `
  [no/para] <note> [de] [,] [por favor] [,] que [yo] !( … … … … … <noted at hand>) !( … … … … <passing>) !((el/la/los/las) (funcion/archivo/script/texto/informe/ejercicio/tabla) | avis- | llamar
    | comprar | decirme | -arme | -erme | -irme | mañana | hoy | el <weekdays> | lo que | esto | tengo que | tenemos que) {x:rest} => note+planned+negated+past+hypothetical+temporary {x}
    ✓ recordá que la oficina de mi empresa cierra los viernes = note la oficina de su empresa cierra los viernes  ✗ recordá avisarme
  ^ [<fillers>] para que (sepas/sepa/sepan/conste) , !(te/tu) {x:rest} => note+negated {x}  ✓ para que sepas, mi oficina queda en el microcentro = note su oficina queda en el microcentro  ✗ para que sepas
  <note> [,] [por favor] : !((mi/mis) <attributes> (es/son)) !( !(<my>/el/la/los/las/en/no/yo/siempre/nunca/cuando/<own verbs>)) {x:rest}
    => note+planned+negated+past+temporary {x}  ✓ Tomá nota: el portón se abre con el 9 = note el portón se abre con el 9  ✗ toma nota: leche y pan`;
