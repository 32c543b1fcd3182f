/** The words and rules of what somebody wants to do, in Spanish, where no list of activities names it: a verb of doing, behind a wish or at the beginning. */
export const aimLists = {
  // Verbs that tell by themselves that something is undertaken.
  undertakings: `despedir-, echarnos, echarme, tomarnos, comernos, echar una, echar un, echar unas, tirarme, tirarnos, bajar el rio, bajar el, descender-, apadrinar-, regalarle, regalarles, visitar-, recorrer el, recorrer la, recorrer los, recorrer las, conocer el, conocer la, subir al, subir a, subir la, subir el, escalar, montar a, montar en, pasear-, navegar, remar, nadar, bucear, esquiar, patinar, acampar, pescar, jugar a, jugar al, jugar un, jugar una, jugar unos, celebrar-, festejar-, disfrutar de, disfrutar del, probar el, probar la, probar un, probar una, probar unos, probar los,
    asistir a, asistir al, presenciar, bailar, cantar, correr la, correr una, correr un, correr el, participar en, apuntarme, apuntarnos, apuntar a, inscribirme, inscribirnos, inscribir a, anotarme,
    anotarnos, anotar a, coger setas, buscar setas, coger fresas, recoger setas, recoger fresas, avistar, observar, contemplar, fotografiar, hacerme, hacernos, hacerle, hacer una escapada,
    hacer un curso, hacer una ruta, hacer el camino,
    quedar con, quedar para, juntarme, juntarnos, reunirme con, reunirnos con, encontrarme con, despedir a, despedirme de, ver a, ver a mi, ver a mis, ver a los, ver al, ver el, ver la, ver los,
    ver las, ver un, ver una, ver jugar, ver volar, tirarme en, tirarnos en, lanzarme en, volar en, saltar en, relajarme, relajarnos, desconectar, hospedar-, alojar-, dormir en, pasar el dia,
    pasar la tarde, pasar la noche, pasar el finde, pasar un, pasar unos, pasar una, salir a, salir de, salir con, irme de, irnos de, casarme, casarnos, bautizar-, voluntariado, andar en, andar por,
    caminar por`,
  // Verbs of which what they are done to is part of the name.
  errands: `llevar a, llevar al, llevar el, llevar la, llevar mi, llevar los, llevar las, llevarlo a, llevarla a, llevarlos a, llevarme a, llevarnos a, recoger el, recoger la, recoger los, recoger las, recoger a, recoger al, recoger mi, recoger unas, recoger un, comprar-, alquilar-, rentar-, arrendar-, mudarme, mudarnos, renovar el, renovar la, renovarme, sacar el pasaporte, sacarme el, sacarme la, sacar la licencia, sacar el carnet, sacar el dni, sacar a pasear,
    tramitar-, poner a punto, dar sangre, sacar al perro, sacar a pasear, vacunar-, cortarme, cortarle, cortarnos, cortar el pelo, tatuarme, tatuarnos, depilar-, teñirme, peinarme, maquillarme,
    operarme, donar-, adoptar-, plantar-, podar-, firmar la, firmar el, firmar en, pasar la itv, pasar la revision, pasar la vtv, pasar la inspeccion, ir a buscar, ir a recoger, ir a comprar,
    dejar al perro, dejar a los, dejar las llaves, dejar el coche, dejar el auto, dejar la ropa, regalarle, hacer la compra, hacer la mudanza, montar un mueble, montar los muebles, lavar el, lavar la,
    decorar-, reformar-, pintar-, empadronarme, empadronarnos, enviar un paquete, mandar un paquete, devolver el`,
  // What people own and have seen to.
  belongings: `cuna, cama, litera, estanteria, mesa, mesas, caldera, calefaccion, lavadora, lavarropas, secadora, lavavajillas, nevera, heladera, frigorifico, congelador, horno, cocina, ducha, grifo, canilla, fregadero, inodoro, vater, baño, techo, tejado, ventana, ventanas, persiana, persianas, puerta, valla, canalon, coche, auto, carro, alfombra, alfombras, traje, trajes, sillon, sillones, ropa, cuchillos, furgoneta, camioneta, moto, bici, bicicleta, movil, celular, pantalla, reloj, gafas, lentes, anteojos, zapatos, botas, traje, vestido, chaqueta, abrigo,
    casa, piso, departamento, habitacion, cuarto, salon, sala, comedor, garaje, jardin, cesped, alfombra, sofa, colchon, cortinas, ruedas, neumaticos, llantas, cubiertas, frenos, bateria, aceite,
    radiador, tele, television, televisor, piano, guitarra, cerradura, llaves, chimenea, terraza, tuberia, cañeria, desague, muela, diente, dientes, ojos, pelo, uñas, oidos, espalda, pasaporte,
    carnet, perro, perra, gato, gata, fuga, gotera, goteras, luz, luces, muebles, mueble, armario, sillas, arbol, piscina, pileta, aire acondicionado, termo, ordenador, portatil`,
  // Words that may stand between a wish and its verb.
  lightly: `
      alguien, a alguien, algun sitio, algun lugar, organizar, planear, planificar, reservar, agendar, programar, montar, un, una, unas, unos, a, de, en, que, ir, ir a, hacer, finalmente, tambien,
      ademas, ya, por fin, un dia, nosotros, todos, juntos, para, si, poder, volver a, empezar a, acercarme a, yo, nos, me, hoy, mañana`,
  wanting: `ocupo, ocupamos, quiero, queremos, quisiera, quisieramos, querria, querriamos, queria, queriamos, gustaria, me gustaria, nos gustaria, necesito, necesitamos, necesitaria, tengo que, tenemos que, tendria que, tendriamos que, hay que, habria que, habra que, debo, debemos, deberia, deberiamos, toca, me toca, nos toca, voy a, vamos a, pensando en, pensaba, pensabamos, pensamos, pienso, planeando, planeamos, planeo, apetece, antoja, ganas de, tengo ganas de, ocurre, podemos, podriamos, podria, puedo, podemos,
    y si, que tal, que tal si, por que no, a ver si, hace falta, estaria bien, estaria bueno, hora de, plan de, plan para, busco, buscamos, buscando, alguien para, alguien que pueda, sitio para,
    un sitio para, lugar para, un lugar para, donde, donde puedo, donde podemos, quedamos para, quedamos en, hemos quedado para, muero por, urge, toca ya, intentando, idea de, la idea es, animo a,
    animamos a, propongo, organizando, organizar, preparando, decidido, hemos decidido, listos para, ilusion`,
  // What leads to what is to be done at the beginning of a message.
  starters: `
      al final, nos animamos a, me animo a, andamos viendo, andamos con ganas de, lo de, estoy pensando en, estamos pensando en, pensando en, ponme, ponnos, poneme, apuntame a, apuntanos a, anotame a,
      anotanos en, monta, monta tu, montame, montamos, montemos, armemos, armamos, arma, armame, hacemos, hagamos, organiza, organizame, organicemos, buscando, busco, buscamos, vamos de, vamos a,
      vamos por, nos vamos de, se viene, quedamos para, echamos, pillame, sacame, mirame, miranos, necesitamos, ando buscando, andamos buscando, le montamos, les montamos`,
  'under way': 'estoy, estamos, estare, estaremos',
  // What stands behind a verb that tells of nothing to be undertaken.
  'no objects': `
      si, que, como, cuando, por que, donde, quien, nada, eso, esto, cuenta, cuentas, de cabeza, de fondo, adelante, el problema, el error, la diferencia, los resultados, el resultado, el punto,
      la cuenta, tiempo, lo, mal, de mal en, de aqui, de esta, de dudas, de mi cabeza, de la rutina, al grano, por partes, papel, un papel, mejor, bien, trabajar, dormir, clase, dormirme, acostarme,
      currar, la oficina, trabajo, cama, la cama, la compra online`,
  // People and places that one goes to for something.
  services: `banco, ayuntamiento, comisaria, correos, consulado, embajada, hacienda, juzgado, registro civil, ferreteria, taller mecanico, modista, tapicero, costurera, local, limpieza general, tintoreria, zapatero, dentista, medico, medica, doctor, doctora, pediatra, oftalmologo, oculista, dermatologo, dermatologa, ginecologa, ginecologo, traumatologo, fisio, fisioterapeuta, kinesiologo, osteopata, podologo, psicologo, psicologa, nutricionista, veterinario, veterinaria, peluqueria, peluquero, peluquera, barberia, barbero, fontanero, plomero, gasista, electricista, pintor, albañil, carpintero, cerrajero, mecanico, jardinero, canguro, niñera, niñero, notario, escribano, escribania, gestor,
    itv, vtv, revision del coche, revision de la caldera, analisis de sangre, analisis, radiografia, ecografia, resonancia, vacuna, vacunas, limpieza dental, chequeo, revision medica, revision,
    manicura, pedicura, depilacion, tatuaje, corte de pelo, clase de conducir, clases de conducir, clases de natacion, clase de natacion, autoescuela, mudanza, mudanzas, furgoneta, guarderia canina,
    residencia canina, lavadero, limpieza a domicilio, pasaporte, empadronamiento, fotografo, catering, carpa, castillo hinchable, mago, salon de fiestas, cita previa`,
  // What may stand at the head of a name of something to do.
  occasions: `
      observacion, avistamiento, bautizo, partida, timba, carrera, maraton, torneo, campeonato, competicion, concurso, fiesta, celebracion, ceremonia, graduacion, bautizo, comunion, aniversario,
      inauguracion, despedida, quedada, encuentro, sesion, clase, clases, curso, cursillo, taller, charla, conferencia, lectura, recital, actuacion, proyeccion, ensayo, desfile, procesion, romeria,
      verbena, feria, subasta, mercadillo, regata, travesia, ruta, marcha, paseo, vuelo, bautismo, salto, descenso, cata, visita, tour, alquiler, revision, reparacion, cita, consulta, prueba,
      limpieza, mudanza, quinceañera, quince, carreras, campamento, retiro, micro abierto`,
  // A verb of any kind stands behind these, or ends so.
  performed: 'concierto, conciertos, recital, show, musical, monologo, obra, pelicula, partido, espectaculo, entradas',
  'before verbs': 'deber de, acabar de',
  'deed endings':
    'ar, er, ir, arme, arnos, arle, arles, arlo, arla, arlos, arlas, erme, ernos, erlo, erla, irme, irnos, irlo, irla',
  // Verbs of mind, of speech, of work: what is meant by them is done nowhere and on no day.
  'idle verbs': `continuar-, retomar-, repasar-, convertir-, emprender, facturar-, ser, estar, tener-, haber, poder, deber, saber-, entender-, comprender-, pensar-, creer-, hablar-, decir-, preguntar-, contar-, comentar-, explicar-, aprender-, estudiar-, trabajar-, terminar-, acabar-, empezar-, comenzar-, entregar-, escribir-, leer-, redactar-, programar-, usar-, utilizar-, cambiar-, mejorar-, agradecer-, ayudar-, resolver-, crear-, generar-, hacer-, poner-, quitar-, dejar-, quedar-, seguir-, dormir-, descansar, llorar, vivir, morir-, adelgazar-, bajar-, perder-, ganar-, ahorrar-, gastar-, pagar-, cobrar-, vender-, invertir-,
    llegar-, salir-, venir-, volver-, ir, irme, irnos, dar, darle, darte, mandar-, enviar-, responder-, contestar-, llamar-, avisar-, recordar-, olvidar-, preparar-, revisar-, corregir-, traducir-,
    ver, verte, verlo, sentir-, cuidar-, lograr, conseguir-, encontrar-, buscar-, elegir-, decidir-, confirmar-, cancelar-, mover-, migrar-, desplegar-, instalar-, configurar-, implementar-,
    refactorizar-, actuar, convertir-, calcular-, medir-, imprimir-, probar-, arreglar-, subir-, pasar-, pedir-, gustar, lugar, bar, mar, mujer, ayer, cualquier, par, hogar, familiar, popular,
    escolar, militar, taller, alquiler, primer, tercer, mejor, renunciar, dimitir, presentar-, opositar, madrugar, cargar-, actualizar-, borrar-, añadir-, agregar-, desarrollar-, solucionar-,
    depurar-, publicar-, compartir-, reunir-, negociar-, discutir-, opinar, evitar-, necesitar, querer-, esperar-, tardar, tomar-, sacar-, meter-, levantar-, despertar-, acostar-, recoger datos`,
} as const;

/** Verbs that an aim begins with. `errand`: what it is done to is part of its name, whatever else that is called. */
export const aims = `
  <undertakings> !<no objects> => 'verb'  ✓ visitar a mi tía  ✗ ver si viene
  <errands> !<no objects> => 'errand'  ✓ recoger el vestido de novia  ✗ recoger datos
  (organizar/celebrar/montar/preparar/planear/hacer/convocar) [la/el/una/un/mi/su/unas/unos] [gran/pequeña/pequeño] <occasions> => 'verb'  ✓ organizar la despedida  ✗ organizar los archivos
  (arregl- | cort- | tapic- | tapiz- | planch- | afil- | desatasc- | barniz- | cos- | ajust- | repar- | cambi- | instal- | limpi- | lav- | pint- | mov- | vend- | revis- | mir- | tapiz-
    | afin-) [el/la/los/las/un/una/mi/mis/unas/unos/al] [viej-/nuev-] [perr-] <belongings> => 'errand'  ✓ arreglar la lavadora  ✗ arreglar el bug
  (sacar/pedir/coger/tomar/reservar) [el/un/una] (cita | turno | hora) [previa] [con/para/en/de] [el/la] [<services>] => 'errand'  ✓ sacar turno para el pediatra  ✗ sacar fotos
  (ir/pasar/acercarme) (al | a la | por el | por la) <services> => 'errand'  ✓ ir al banco a abrir una cuenta  ✗ ir a Sol
  (montar) [el/la/los/las/un/una] <belongings> => 'errand'  ✓ montar la cuna  ✗ montar un circo
  (cita | turno | hora | visita | consulta | sesion | sesión | clase) (con/de/para/en) [el/la/un/una] <services> => 'errand'  ✓ cita con el dentista  ✗ cita con Ana`;
