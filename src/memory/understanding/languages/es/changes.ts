/** The words and rules of what a text in Spanish takes back of an open plan: the plan itself, a slot, what another value takes the place of, an hour that is moved. */
export const changeLists = {
  'slot names': `edad|cuantos años = age, hora|horario|la hora|el horario = time, presupuesto|precio|dinero|plata|tope|limite de presupuesto|limite de precio|limite de gasto = budget, numero|cantidad|numero de personas|cantidad de personas|cuantos|cuantas|cuanta gente|numero de gente|cantidad de gente = party_size,
    fecha|dia|fechas|cuando = date, tipo de comida|tipo de cocina = cuisine, lugar|zona|sitio|ubicacion|ciudad|donde = location, duracion = duration`,
  'answer tails': `por favor, porfa, porfis, creo, creo yo, mejor, supongo, quizas, quiza, tal vez, entonces, de preferencia, preferentemente, si se puede, si puede ser, idealmente, gracias, digamos, pues, che, seguro, perdon, mas o menos, o asi, dale, vale, esta bien, me va bien, nos va bien, va bien, es mejor, seria mejor, seria ideal, estaria bien, estaria bueno, viene bien, nos viene bien, me viene bien, tambien, ya, ahora, jaja, no, ok, o por ahi`,
  'instead of': 'en vez de, en vez del, en lugar de, en lugar del, en vez de el, en vez de la',
  cancelling: `abortamos, abortar, aborta, abortemos, cancela, cancelad, cancelar, cancelarlo, cancelarla, cancelalo, cancelala, cancelame, cancelamela, cancelamelo, cancelen, cancelamos, cancelemos, cancelado, cancelada, cancelo, anula, anular, anulame, anulamos, anulado, anulada, anulalo, anulala, suspende, suspender, suspendemos, suspendido,
    suspendida, suspendelo, olvida, olvidar, olvidate, olvidalo, olvidemos, olvidemonos, olvidaos, olvidense, descarta, descartamos, descartado, descartada, descarto, anulo, anule, anulen, anulan, anularon, cancele, cancelaron, cancelan, suspendo, suspendi, suspendieron, dejalo asi no`,
  'plan marks': `fue|fueron|ha sido|han sido|quedo|queda|quedan|esta|estan|se ha|acabo|termino|acabamos por|terminamos por|hubo que = passive, tampoco|quiza|quizas|tal vez|a lo mejor|capaz|pensando|pensaba|pensamos|podria|podriamos|deberia|deberiamos|habria|si|sin|evitar|antes de|en vez de = doubt, no|nunca|casi|por poco|a punto de|estuve por|estuvimos por = undone, de|del = of, nuestro|nuestra|mi|lo del|lo de la|lo de = owner`,
  'off words': `que, hay que, tengo que, tenemos que, tuve que, tuvimos que, he tenido que, hemos tenido que, habra que, quiero, queremos, quisiera, voy a, vamos a, puedes, podes, podrias, me, nos, os, se, se ha, ha sido, queda, esta, he, hemos, y, pero, asi, mejor, al final, finalmente, todo, toda, lo, lo de, lo del, de, del, la, el, en, nuestro, nuestra, mi, fuera, reserva, mesa,
    plan, planes, salida, quedada, asunto, favor, por favor, porfa, porfis, ya, hoy no, nada, hemos decidido, he decidido, decidimos, creo que, gracias, de todo, este, esta, ese, esa, en nada, porque no, con todo, acabamos por, terminamos por, hemos acabado por, hubo que`,
  reasons: 'que, porque, por, ya que, pues, pq',
  conditions: 'si, y si, que pasa si, cuando',
} as const;

export const changes = `
  (al dia siguiente | el dia siguiente | un dia despues | el dia despues) !de => later 1 D  ✓ mejor al día siguiente  ✗ el día después de Navidad
  (el dia anterior | el dia antes | un dia antes) !de => earlier 1 D  ✓ un día antes  ✗ el día antes de Navidad
  (la semana siguiente | una semana despues) !de => later 1 W  ✓ la semana siguiente  ✗ la semana
  ^ [<corrections>/<greetings>] [al/final] se (cayo | ha caido | chafo | fastidio | suspende | suspendio | cancelo) [el/la/lo/todo] [plan/reserva/salida | {a:activity}] $ => off going  ✓ se cayó el plan  ✗ se cayó Ana
  ([lo] (el/la/del | de la) {a:activity} [ya] (se (cayo | ha caido | suspendio | cancelo) | no va [mas] | queda en nada) | no va [mas] (el/la | lo (del | de la)) {a:activity}) $ => off own  ✓ al final la cena no va  ✗ la cena no va de Ana
  ^ [<corrections>/<greetings>] [ya/al/final] (no se hace | ya no se hace | ya no hay plan) $ => off going  ✓ ya no se hace  ✗ ya no se hace de noche
  (todos/todas | todo el mundo | la gente) [se] [me/nos] [ha/han] (rajo/rajaron/rajado/bajo/bajaron/bajado/cancelo/cancelaron/cancelado) => off going  ✓ todo el mundo se ha rajado  ✗ Ana se ha rajado
  (se cayo | se ha caido | se nos cayo | se nos ha caido | se cancelo | se ha cancelado | se anulo | se suspendio | se ha suspendido | se chafo | se fastidio | se pincho | se aguo | no se hizo | no se hace | no se hara | no se dio | no salio | no se va a hacer | quedo en nada | queda en nada | no va a poder ser | no pudo ser) => off own fell  ✓ la cena se cayó  ✗ Ana cayó
  ^ [<corrections>/<greetings>] [<corrections>/<greetings>] ya fue $ => off going  ✓ no, ya fue  ✗ ya fue el martes
  <cancelling> => off own  ✓ cancela la cena  ✗ la cena
  lo (del/de) … (nada | fuera | descartado) $ => off own  ✓ lo del sábado nada  ✗ lo del sábado
  no ((vamos a | voy a | podemos | puedo | podremos | vamos a poder | voy a poder) (salir/ir/hacer/hacerlo/hacerla/quedar/viajar) | vamos | voy | iremos | ire | salimos | salgo | saldremos | hacemos | quedamos | viajamos) [nada/ir | a (ningun lado | ninguna parte)] => off going  ✓ no vamos a salir  ✗ vamos a salir
  no (vamos a | voy a | podemos | puedo | hacemos | hago | va a haber | habra) [ir/la/el/a] {a:activity} => off going  ✓ no vamos a cenar  ✗ no vamos a Leeds
  (nos quedamos | me quedo | nos quedaremos | quedarnos | quedarme | quedemonos) en casa [entonces/mejor/y/ya] $ => off going  ✓ mejor nos quedamos en casa  ✗ nos quedamos en casa de Ana
  ((lo/la) (dejamos/dejo) para (otra [vez/ocasion] | otro dia | otro momento | mas adelante) $ | (otro dia | otra vez) sera) => off going  ✓ lo dejamos para otra  ✗ lo dejamos para el 20
  ya no (hace falta | es necesario | lo necesito | la necesito | lo necesitamos | la necesitamos | me apetece | nos apetece | quiero | queremos | tengo ganas | tenemos ganas | me interesa | nos interesa) [ir/salir] => off going  ✓ ya no hace falta  ✗ no hace falta
  (decidido/decidimos/decidi) [que] no (ir | salir | hacerlo | hacerla | hacer nada | quedar | viajar | vamos) => off going  ✓ hemos decidido no salir  ✗ hemos decidido salir
  ^ [<corrections>] [<corrections>] (lo/la) (dejamos | vamos a dejar | voy a dejar | dejo) [estar/correr/ahi] => off going  ✓ mejor lo dejamos  ✗ dejamos el coche
  (cancel- | anul- | borr- | olvid- | dejemos/deja/dejalo) [que/de/a] (todo | todo esto | el plan | la reserva | los planes | todo el plan | la salida | la escapada | el viaje) !(lo/eso/incluido) => off  ✓ cancela todo  ✗ cancela el sushi
  ^ [<corrections>/<greetings>] [<corrections>] (dejalo | dejemoslo | dejadlo | nada dejalo) !asi [ya/estar/mejor/entonces] $ => off  ✓ déjalo, no se ponen de acuerdo  ✗ déjalo en 6
  ^ [<corrections>/<greetings>] [<corrections>] (cambiemos/cambiamos/cambia/cambio | vamos a cambiar) de tema => off  ✓ cambiemos de tema  ✗ el tema de la boda
  ^ [<corrections>/<greetings>] [<corrections>] (hablemos | hablamos | vamos a hablar | pasemos | pasamos) (de otra cosa | a otra cosa | a otro tema | de otro tema) => off  ✓ hablemos de otra cosa  ✗ hablamos de otra fecha
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
  (muev- | mov- | desplaz- | aplaz- | retras- | atras- | posterg- | empuj- | corr-) [todo/el/la] [plan/viaje/reserva/fecha] {n:count} {u:<lengths>} !(antes/mas) => later n u  ✓ muévelo todo una semana  ✗ muévelo todo
  (pasal- | pasemosl- | (lo/la) (pasamos/pasas)) [todo] {n:count} {u:<lengths>} => later n u  ✓ pásalo todo una semana  ✗ pasamos una semana
  (adelant-) [todo/el/la] hora y media => earlier 90 m  ✓ adelántalo hora y media  ✗ hora y media
  (lo/la) (pasamos/movemos/cambiamos/corremos) => back  ✓ lo pasamos al domingo siguiente  ✗ pasamos el domingo
  (adelant-) [todo/el/la] [plan/viaje] media hora => earlier 30 m  ✓ lo adelantas media hora  ✗ media hora
  (retras- | atras- | corr-) [todo/el/la] media hora => later 30 m  ✓ retrásalo media hora  ✗ media hora
  (adelant-) [la/el] [cena/reserva/hora] {n:count} {u:<lengths>} => earlier n u  ✓ adelántalo una hora  ✗ adelante`;

/** The rules of what tells, in Spanish, that an open plan is to be otherwise: another value is preferred or proposed. */
export const planTurns = `
  (cambio de plan | cambio de planes | cambian los planes | prefiero | preferimos | preferiria | prefeririamos | preferimos | mejor | cambi- (a/por/al) | cambialo por | cambiala por | cambiemos por | cambiemos | en su lugar | a cambio | (la misma/mismo | el mismo | mismo/misma | los mismos) (hora/horario/sitio/lugar/dia/gente)) => 'change'  ✓ prefiero almorzar  ✓ bolos el domingo, a la misma hora  ✗ almorzar
  ((se puede | podemos | puedes | podrias | podeis) (pas-/cambi-/mov-/adelantar-/retrasar-) | (me/nos) (mueves/cambias/pasas/adelantas/retrasas) | puede ser | podria ser | podemos ir | y si | que tal | te parece | les parece | os parece | lo dejamos | lo hacemos | nos vendria | quedaria bien | se puede a/el | seria posible) => 'proposal'  ✓ ¿puede ser a las ocho y media?  ✗ se puede`;
