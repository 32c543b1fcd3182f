/** Hours and parts of the day in Spanish. */
export const time = `
  a la hora (del almuerzo | de comer | de la comida | de almorzar) => at 13  ✓ a la hora del almuerzo  ✗ la hora
  (a/para/sobre/hacia/tipo/desde/de/eso | a eso de | a partir de | antes de | despues de | alrededor de | como a
    | para eso de) la/las {h:hour} !(%|<people>|<currencies>|primeras|mejores|opciones|noches|dias) => clock h  ✓ a las 9  ✗ a las 9 personas
  (a/para/sobre/hacia/tipo/desde/de | a eso de | a partir de | como a) la/las {h:hour} [en punto] [horas/hs] (de/por/a/en) [la] {p:<hour parts>} => clock h p  ✓ a las 9 de la noche
  (a/para/sobre/hacia/tipo/desde/de | a eso de | a partir de | como a) la/las {h:hour} y {q:<clock minutes>} [(de/por) la {p:<hour parts>}] => clock h q p  ✓ a las nueve y media
  (a/para/sobre/hacia/tipo/desde/de | a eso de | como a) la/las {h:hour} menos {l:<clock minutes>} [(de/por) la {p:<hour parts>}] => clock h l p  ✓ a las ocho menos cuarto
  [(a/para/sobre/desde/tipo/de | a eso de | a la | a partir de) [las]] [las/tipo] {h:hour} {x:<meridiem>} => clock h x  ✓ a las 8pm  ✗ 8 pesos
  ^ [y/mejor/pero/no] las {h:hour} [y {q:<clock minutes>}] !<lengths> => clock h q  ✓ las 9  ✗ las 9 noches
  ^ [<corrections>] <corrections> {h:hour} y {q:<clock minutes>} !<lengths> => clock h q  ✓ mejor 9 y media  ✗ mejor 9 y medio
  ^ {h:hour} y {q:<clock minutes>} $ => clock h q  ✓ nueve y media  ✗ nueve y dos
  (volver/volviendo/vuelta/volvemos/regreso/regresando/regresamos/terminar) [antes/sobre/a/hacia] [de] las {h:hour} [(de/por) la {p:<hour parts>}] => ignored  ✓ volviendo antes de las 4  ✗ antes de las 4
  entre las {h:hour} y las {i:hour} [de la {p:<hour parts>}] => clock h p  ✓ entre las 5 y las 7 de la tarde  ✗ entre 5 y 7 personas
  ^ de {h:hour} a {i:hour} $ => clock h  ✓ de 5 a 7  ✗ de 5 a 7 personas
  las {h:hour} y {q:<clock minutes>} [(de/por) la {p:<hour parts>}] => clock h q p  ✓ las 9 y media
  {h:hour} y {q:<clock minutes>} de la {p:<hour parts>} => clock h q p  ✓ 8 y media de la tarde  ✗ 8 y media
  las {h:hour} (de/por) la {p:<hour parts>} => clock h p  ✓ las 9 de la noche
  {h:hour} (de/por) la {p:<hour parts>} => clock h p  ✓ 9 de la noche  ✗ 9 de la lista
  las {h:hour} (va/viene/esta) (bien/mejor/perfecto) => clock h  ✓ las 9 está bien  ✗ las 9 noches
  de {h:hour} a {i:hour} de la {p:<hour parts>} => clock h p  ✓ de 6 a 8 de la tarde  ✗ de 6 a 8 personas
  (al atardecer | atardecer | al caer el sol) => part tarde  ✓ al atardecer  ✗ tarde
  despues de (comer/almorzar | la comida) => part tarde  ✓ después de comer  ✗ antes de comer
  al amanecer => part mañana  ✓ al amanecer  ✗ amanece
  (entro/ficho | salgo (de (trabajar/clase/currar) | del (trabajo/curro/laburo/cole/instituto)) | (empiezo/termino/acabo) [de/a] [trabajar/currar]) [a trabajar | al (curro/trabajo/laburo)] (a/hacia/sobre) las {h:hour} [y {q:<clock minutes>}] [de la {p:<hour parts>}] => ignored  ✓ entro a las 8  ✗ entramos a las 8
  (diabetes/diabetico/diabetica) [,] [de] tipo {h:hour} => ignored  ✓ diabética, tipo 2  ✗ tipo 2
  (tipo/sobre) {h:hour} !(<people> | <currencies> | <lengths>) => clock h  ✓ tipo 9  ✗ tipo 9 personas
  [para/sobre/tipo] {h:clock} => clock h  ✓ 21:30  ✗ 21
  [a/la/a la] medianoche => at 0  ✓ a medianoche  ✗ media noche de hotel
  [al/a/el] (mediodia | medio dia) => at 12  ✓ al mediodía  ✗ medio pollo
  (por/en/a/durante/para/de) la {p:<dayparts>} => part p  ✓ por la noche  ✗ la noche anterior
  (de/por) {p:<dayparts>} => part p  ✓ de noche  ✗ dos noches
  (a ultima hora de la | a primera hora de la) {p:<dayparts>} => part p  ✓ a última hora de la tarde
  a primera hora => part mañana  ✓ a primera hora  ✗ la primera
  {h:hour} !(de/por/em/en) => clockbehind h  ✓ sábado 10h  ✗ 10 de abril
  // Straight behind a day: "mañana noche", "viernes noche".
  {p:<dayparts>} => behind p  ✓ noche  ✗ noches`;
