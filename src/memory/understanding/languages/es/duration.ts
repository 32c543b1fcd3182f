/** Lengths of time in Spanish; dates are taken before, so "en 3 días" is gone. */
export const duration = `
  unless:cada/por/al/hace [unos/unas/de/por] {n:count} {u:<lengths>} !(de/a la semana | de vuelo | antes | despues) => length n u  ✓ 3 noches  ✗ cada 3 noches
  unless:cada/por/al/hace [unos/unas/de/por] {n:count} {u:<lengths>} y media => length n u half  ✓ dos horas y media  ✗ las dos y media
  media hora => length 30 m  ✓ media hora  ✗ la hora
  hora y media => length 1 H half  ✓ hora y media  ✗ una hora
  ^ [una/la] semana !(!en) => length 7 D stay  ✓ semana en Cádiz  ✗ la semana
  un (finde | fin de semana) !(!en) => length 2 D stay  ✓ un finde en Oporto  ✗ el finde en Oporto
  (un | de | para el | para un) (finde | fin de semana) [largo] => length 2 D  ✓ un fin de semana  ✗ el fin de semana
  (todo el dia | el dia entero | el dia completo | dia completo | todo un dia) => length 1 D  ✓ todo el día  ✗ todos los días
  (una quincena | quince dias) => length 15 D  ✓ una quincena
  (el mes entero | todo el mes) => length 1 M  ✓ todo el mes`;
