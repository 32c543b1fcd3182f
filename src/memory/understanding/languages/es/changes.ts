/** The words and rules of what a text in Spanish takes back of an open plan: the plan itself, a slot, what another value takes the place of, an hour that is moved. */
export const changeLists = {
  'slot names': `hora|horario|la hora|el horario = time, presupuesto|precio|dinero|plata|tope|limite de presupuesto|limite de precio|limite de gasto = budget, numero|cantidad|numero de personas|cantidad de personas|cuantos|cuantas|cuanta gente|numero de gente|cantidad de gente = party_size,
    fecha|dia|fechas = date, tipo de comida|tipo de cocina = cuisine, lugar|zona|sitio|ubicacion = location, duracion = duration`,
  'answer tails': `por favor, porfa, porfis, creo, creo yo, mejor, supongo, quizas, quiza, tal vez, entonces, de preferencia, preferentemente, si se puede, si puede ser, idealmente, gracias, digamos, pues, che, seguro, perdon, mas o menos, o asi, dale, vale, esta bien, me va bien, nos va bien, va bien, es mejor, seria mejor, seria ideal, estaria bien, estaria bueno, viene bien, nos viene bien, me viene bien, tambien, ya, ahora, jaja, no, ok, o por ahi`,
  'instead of': 'en vez de, en vez del, en lugar de, en lugar del, en vez de el, en vez de la',
} as const;

export const changes = `
  (cancel- | anul- | borr- | olvid- | dejemos/deja/dejalo) [que/de/a] (todo | todo esto | el plan | la reserva | los planes | todo el plan | la salida | la escapada | el viaje) !(lo/eso/incluido) => off  ✓ cancela todo  ✗ cancela el sushi
  ^ [<corrections>] [<corrections>] (cancela | cancelalo | cancelar | cancelen | cancelemos | cancelado | cancelada | anulalo | anula | anulala | cancelala | se cancela | se cancelo | olvidalo | dejalo asi no | olvidemoslo | lo cancelamos | la cancelamos | suspendelo) [todo/mejor/entonces/ya] [por/porfa] [favor] $ => off  ✓ mejor no, cancélalo  ✗ cancela el viernes
  ([al/ya] [final] ya no (vamos/iremos/voy/salimos/viajamos/hacemos | vamos a ir)) [a/al/la] [nada/ir/ninguna] [parte/lado] $ => off  ✓ ya no vamos  ✗ ya no vamos al cine
  (no vamos nada | no vamos a ir | no vamos a ningun lado | no vamos a ninguna parte | al final no vamos | no vamos al final | al final no salimos) $ => off  ✓ al final no vamos  ✗ no vamos al cine
  (quita/quitale/quitar/saca/sacale/sacar/borra/borrar/elimina/eliminar/olvida/olvidate/deja/dejemos/descarta/ignora/quitemos) [de/fuera/sin/poner] [el/la/lo/los] [del/de] [la] {s:<slot names>} => drop s  ✓ quita el presupuesto  ✗ quita la terraza
  (el/la/los/lo/del/de) [de/del] {s:<slot names>} … (no la sabemos | no lo sabemos | no la se | no lo se | no sabemos | quitala/quitalo/quitalos/sacala/sacalo/borrala/borralo/olvidala/olvidalo | no importa | da igual | por definir | a definir | esta por verse) => drop s  ✓ la hora todavía no la sabemos  ✗ la hora es a las 8
  (no) [lo/la] (se/sabemos/tengo/tenemos/esta) [claro/clara/seguro/definido/definida] [aun/todavia/bien/muy] [el/la/los/a] [que] {s:<slot names>} => drop s  ✓ no sé a qué hora  ✗ no sé
  (sin | no hay | no tenemos | no pongas) [un/tope/limite/problema/problemas] [de/maximo/limite] {s:<slot names>} !(de) => drop s  ✓ sin límite de presupuesto  ✗ sin ruido
  (el dinero | la plata | el precio | el presupuesto) (no importa | da igual | no es problema | es lo de menos | no es un problema) => drop budget  ✓ el dinero no importa  ✗ el dinero
  <instead of> [el/la/los/las/un/una/en/a] ({d:day} | {a:activity} | {p:name} | {h:clock}) => back  ✓ en vez del sábado, el domingo  ✗ el domingo
  (cambi- | pas- | muev- | mov- | corr-) [la/el/lo] [fecha/reserva/cena/plan/dia] (del/de/desde) [la/el] ({d:day} | {p:name} | {h:hour}) (al/a/para/por) => back  ✓ pásalo del sábado al domingo  ✗ del sábado al domingo
  (del/de) {d:day} (pasal-/pasemosl-/cambial-/cambiemosl-/muevel-/movel-/correl- | lo pasamos | lo cambiamos) (al/a/para) => back  ✓ del sábado pásalo al domingo  ✗ del sábado al domingo
  (cambia/cambiar/cambiemos/cambiamos/cambiame/sustituye/reemplaza) [el/la/los/las] ({d:day} | {a:activity} | {p:name}) (por/para) => back  ✓ cambia Palermo por Recoleta  ✗ cambia de idea
  media hora (mas tarde | despues | luego) => later 30 m  ✓ media hora más tarde  ✗ media hora
  media hora (antes | mas temprano) !de => earlier 30 m  ✓ media hora antes  ✗ media hora
  {n:count} {u:<lengths>} (mas tarde | despues) !(de/del) => later n u  ✓ una hora más tarde  ✗ más tarde
  {n:count} {u:<lengths>} (antes | mas temprano) !(de/del) => earlier n u  ✓ una hora antes  ✗ antes
  (retras- | atras- | posterg- | corr-) [la/el] [cena/reserva/hora] {n:count} {u:<lengths>} => later n u  ✓ retrásalo una hora  ✗ retraso
  (adelant-) [la/el] [cena/reserva/hora] {n:count} {u:<lengths>} => earlier n u  ✓ adelántalo una hora  ✗ adelante`;

/** The rules of what tells, in Spanish, that an open plan is to be otherwise: another value is preferred or proposed. */
export const planTurns = `
  (prefiero | preferimos | preferiria | prefeririamos | preferimos | mejor | cambi- (a/por/al) | cambialo por | cambiala por | cambiemos por | cambiemos | en su lugar | a cambio) => 'change'  ✓ prefiero almorzar  ✗ almorzar
  (puede ser | podria ser | podemos ir | y si | que tal | te parece | les parece | os parece | lo dejamos | lo hacemos | nos vendria | quedaria bien | se puede a/el | seria posible) => 'proposal'  ✓ ¿puede ser a las ocho y media?  ✗ se puede`;
