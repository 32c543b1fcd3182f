/** Days in Spanish: one day, the parts of it, and what is said of several. */
export const day = `
  hoy => day 0  ✓ hoy = 2026-11-18  ✗ mañana
  esta {p:<dayparts>} => today p  ✓ esta noche = 2026-11-18 noche  ✗ la noche
  unless:la/de/cada/esta/tempranito manana => day 1  ✓ mañana = 2026-11-19  ✗ por la mañana
  pasado manana => day 2  ✓ pasado mañana = 2026-11-20  ✗ pasado el puente
  (en | dentro de | de aqui a) {n:count} dia/dias !en/por/entero => day n  ✓ en dos días = 2026-11-20  ✗ dos días
  (en | dentro de | de aqui a) {n:count} semana/semanas => weeks n  ✓ dentro de dos semanas = 2026-12-02  ✗ dos semanas
  (en | dentro de | de aqui a) {n:count} mes/meses => months n  ✓ en un mes = 2026-12-18  ✗ un mes
  (en | dentro de) {n:count} hora/horas/h => hours n  ✓ dentro de dos horas = 2026-11-18  ✗ dos horas
  (en | dentro de) {n:count} hora/horas y media => hours n 30  ✓ dentro de una hora y media = 2026-11-18
  (en | dentro de) media hora => minutes 30  ✓ en media hora = 2026-11-18
  unless:los/cada/todos [el/este/para/al] {w:<weekdays>} => weekday w  ✓ el viernes = 2026-11-20  ✗ los viernes
  [el/al] ({w:<weekdays>} (siguiente | de despues) | siguiente {w:<weekdays>}) => weekdayafter w  ✓ el sábado siguiente = 2026-11-21  ✗ el sábado
  [de/del/el] [este] {w:<weekdays>} en (ocho | ocho dias | una semana) => weekdaylater w 1  ✓ del viernes en ocho = 2026-11-27  ✓ el domingo en ocho días = 2026-11-29  ✗ el viernes a las ocho
  [de/del/el] [este] {w:<weekdays>} en (quince | quince dias | dos semanas) => weekdaylater w 2  ✓ el viernes en quince días = 2026-12-04  ✗ el viernes, quince personas
  [el/para] proximo {w:<weekdays>} => weekday w next  ✓ el próximo miércoles = 2026-11-25  ✗ el próximo bar
  [el/para] {w:<weekdays>} (que viene | proximo | que entra) => weekday w next  ✓ el viernes que viene = 2026-11-20
  [el/este] {w:<weekdays>} {d:number} [de] {m:<months>} [de/del {y:year}] => date d m y  ✓ el sábado 5 de diciembre = 2026-12-05  ✗ el sábado a las 5
  [el/este/para] {w:<weekdays>} {d:number} !(horas | h | personas | <people> | y | euros | <currencies> | <months> | de <months>) => dayofmonth d  ✓ el jueves 26 = 2026-11-26  ✗ el jueves somos 6
  [el] {w:<weekdays>} de (la semana que viene | la proxima semana | la semana proxima | la otra semana) => weekday w nextweek  ✓ el viernes de la semana que viene = 2026-11-27
  (la semana que viene | la proxima semana | la semana proxima) [,] el {w:<weekdays>} => weekday w nextweek  ✓ la semana que viene el martes = 2026-11-24
  [el/dia/para] {d:number} [de] {m:<months>} [de/del {y:year}] => date d m y  ✓ 15 de diciembre de 2027 = 2027-12-15  ✗ 15 personas en diciembre
  [el] primero [de] {m:<months>} [de/del {y:year}] => date 1 m y  ✓ el primero de enero = 2027-01-01  ✗ el primero
  (el dia | dia | para el | para el dia) {d:number} !(<lengths> | <people> | <currencies> | % | <months> | de <months>) => dayofmonth d  ✓ para el 20 = 2026-11-20  ✗ para 20
  [el/para/del] {d:numeric} => numeric d  ✓ 12/5 = 2027-05-12  ✗ 12.5
  (nochevieja | fin de ano | ano viejo) => feast 12 31  ✓ en Nochevieja = 2026-12-31  ✗ noche
  (la/en/esta) nochebuena => feast 12 24  ✓ en nochebuena = 2026-12-24
  nochebuena => feast 12 24  ✓ nochebuena = 2026-12-24  ✗ buenas noches
  [dia de | el dia de] navidad => feast 12 25  ✓ en navidad = 2026-12-25  ✗ natividad
  (ano nuevo | el primero de ano) => feast 1 1  ✓ año nuevo = 2027-01-01  ✗ un año
  [la] noche de reyes => feast 1 5  ✓ la noche de reyes = 2027-01-05
  (reyes | el dia de reyes) !de => feast 1 6  ✓ para reyes = 2027-01-06  ✗ reyes de España
  [el] (san valentin | dia de los enamorados) => feast 2 14  ✓ san valentín = 2027-02-14  ✗ valentín
  halloween => feast 10 31  ✓ halloween = 2027-10-31  ✗ hallo`;

export const date = `
  [el] {o:<ordinals>} {w:<weekdays>} de/del {m:<months>} => nth o w m  ✓ el primer sábado de enero = 2027-01-02  ✗ sábado de enero
  [el] {o:<ordinals>} (finde | fin de semana) de/del {m:<months>} => nth o m weekend  ✓ el primer finde de abril = 2027-04-03..2027-04-04  ✗ sábado de enero
  {d:day} => d  ✓ el viernes = 2026-11-20
  [el/al] (finde | fin de semana) siguiente => weekendafter  ✓ el finde siguiente = 2026-11-28..2026-11-29  ✗ el finde
  (este | el | para el | en el) (finde | fin de semana) !pasado => weekend  ✓ este finde = 2026-11-21..2026-11-22  ✗ un finde
  [el/del] (finde | fin de semana) del {a:number} (y/al/e) [el] {b:day} => days a b  ✓ el finde del 12 y 13 de diciembre = 2026-12-12..2026-12-13  ✗ el finde
  el {d:number} (y/al) el {e:number} !(<people> | <lengths>) => daypair d e  ✓ el 28 y el 29 = 2026-11-28..2026-11-29  ✗ el 28
  (un/algun) {w:<weekdays>} de {m:<months>} => monthname m  ✓ un sábado de octubre = 2027-10  ✗ un sábado
  [el/este/para] proximo (finde | fin de semana) => weekend next  ✓ el próximo finde = 2026-11-21..2026-11-22
  [el/este] (finde | fin de semana) (que viene | proximo | que entra) => weekend next  ✓ el finde que viene = 2026-11-21..2026-11-22
  (el/del) (finde | fin de semana) del {d:number} !(de) => weekendof d  ✓ el finde del 28 = 2026-11-28..2026-11-29
  [la/para/en] (semana que viene | semana proxima | proxima semana | semana entrante | otra semana) => week next  ✓ la semana que viene = 2026-11-23..2026-11-29  ✗ una semana
  esta semana => week  ✓ esta semana = 2026-11-18..2026-11-22
  [el/para/en] (mes que viene | proximo mes | mes proximo | mes entrante) => month next  ✓ el mes que viene = 2026-12  ✗ un mes
  este mes => month  ✓ este mes = 2026-11
  (a/para/hacia) (fin/fines/finales) de mes => month  ✓ a fin de mes = 2026-11  ✗ el fin
  (en | para | durante | <ordinals> (semana/quincena) (de/del) | a mediados de | a principios de | a fines de | a finales de | de) [el mes de] {m:<months>} [de/del {y:year}] => monthname m y  ✓ en marzo = 2027-03  ✗ marzo
  desde [principios/mediados/finales/fines/el/primeros] [de] [mes] [de] {m:<months>} [de/del {y:year}] => monthsince m y  ✓ desde diciembre = 2026-12  ✗ desde el martes
  unless:<months>/aqui/hoy/ahora a {m:<months>} => monthname m  ✓ lo pasamos a septiembre = 2027-09  ✗ de aquí a septiembre
  [en] {m:<months>} [,] (del/de) {d:number} (al/a) {e:number} !(<people> | <currencies>) => dates d e m  ✓ febrero del 7 al 12 = 2027-02-07..2027-02-12  ✗ febrero del 2027
  ^ [mejor/en/no/perdon] {m:<months>} [de/del {y:year}] $ => monthname m y  ✓ marzo = 2027-03  ✗ marzo es lindo
  [del/desde/desde el/entre el] {a:day} (a/al/hasta | hasta el | y el) {b:day} => span a b  ✓ del viernes al domingo = 2026-11-20..2026-11-22  ✗ el viernes o el domingo
  (de/del/desde/entre | desde el | entre el | el | [los] dias) {a:number} (al/hasta/a/y | hasta el | y el) [el] {b:day} => days a b  ✓ del 3 al 5 de mayo = 2027-05-03..2027-05-05
    ✓ el 3 y 4 de mayo = 2027-05-03..2027-05-04  ✗ de 3 a 5 personas
  [los] dias {d:number} (y/al/a) {e:number} !(<lengths> | <people> | de) => daypair d e  ✓ los días 20 y 21 = 2026-11-20..2026-11-21  ✗ 20 y 21
  {a:number} (al/-/a) {b:day} => days a b  ✓ 3 al 5 de mayo = 2027-05-03..2027-05-05
  (del | desde el) {d:number} (al | hasta el) {e:number} !(<lengths> | <people> | <currencies>) => daypair d e  ✓ del 20 al 23 = 2026-11-20..2026-11-23  ✗ del 1 al 10 personas
  ^ [<corrections>] [<corrections>] de {d:number} a {e:number} $ => barepair d e  ✓ mejor de 5 a 7  ✗ de 5 a 7 personas
  [toda] (la semana santa | semana santa) => easter -7 0  ✓ en semana santa = 2027-03-21..2027-03-28  ✗ santa semana
  [el/los/para] carnaval/carnavales => easter -50 -47  ✓ en carnaval = 2027-02-06..2027-02-09  ✗ carne
  ^ [mejor/para/pues/vale/que/sea/dale] el {d:number} $ => answerday d  ✓ el 15  ✗ qué tal el 2
  unless:es/son/tal el/al {d:number} !(<lengths> | <people> | <currencies> | por | de | y) => bareday d  ✓ cenar el 15 en Sol  ✗ el 15 por ciento
  // Gone by, or every week: no day of a plan.
  ayer/anoche/anteayer/antier/antenoche => past  ✓ ayer  ✗ hoy
  hace {n:count} <lengths> => past  ✓ hace dos días  ✗ dos días
  hace poco/mucho/tiempo/anos/meses/semanas/rato => past  ✓ hace poco  ✗ hace calor
  [el/la/este/esta] (semana | mes | ano | finde | fin de semana | verano | {w:<weekdays>}) pasado/pasada => past  ✓ el lunes pasado  ✗ el lunes
  (los | todos los | cada | todas las) {w:<weekdays>} => habit  ✓ los viernes  ✗ el viernes
  (los | todos los) sabados/domingos => habit  ✓ los sábados  ✗ el sábado
  (todas las | cada) noches/tardes/mananas/semanas/noche/tarde/manana/semana => habit  ✓ todas las noches  ✗ la noche
  (todos los | cada) dias/dia/findes/mes/ano => habit  ✓ todos los días  ✗ el día
  (en | dentro de) {n:count} min/minutos/minuto => habit  ✓ en 5 minutos  ✗ 5 minutos
  hasta (manana | el lunes | luego) $ => habit  ✓ hasta mañana  ✗ hasta mañana a la noche
  hasta [el] {b:day} => until b  ✓ hasta el domingo = ..2026-11-22  ✗ hasta 30 euros`;
