/** The Spanish words of what becomes of what their clause mentions, by kind and slots (see `polarity`). */
export const polarity = {
  drops: `
    deje, dejamos, dejado, abandone, abandonamos, abandonado, largue, largamos, largado, colgue, colgado, solte, tire, tiramos, tirado, corte, cortamos, trone, tronamos, cortado, borre, borramos, borrado, cancele, cancelamos, cancelado,
    elimine, eliminamos, desinstale, descarte, descartamos, descartado, archive, archivado, cerramos, cerrado, suspendi, suspendimos, aparque, aparcado, quite, quitamos, deseche, desechamos, pause, plante, jubile,
    jubilamos, reemplace, reemplazamos, cambie, cambiamos, desarme, congele, enterre, tiramos por la borda, eche a la basura, deje a un lado, deje de lado, deje atras, dejamos atras, pusimos fin a, puse fin a,
    tuve que dejar, mande a volar, mande al diablo, mandamos al diablo, dimos de baja, di de baja, pare, me quite, frene, corte con, cortamos con, termine con, terminamos con, acabe con, acabamos con, rompi con,
    rompimos con, me despedi del, nos despedimos de, di carpetazo a, me jubile del, me echaron del, me fui del, me sali del, sali del, renuncie al, me mude del, nos fuimos del, sali de, salimos de, salido de,
    me sali de, nos salimos de, me fui de, nos fuimos de, me he ido de, renuncie a, renunciado a, me retire de, me jubile de, me baje de, nos bajamos de, me borre de, me di de baja de, me aburri de, me canse de,
    nos cansamos de, me harte de, nos hartamos de, me despidieron de, me echaron de, me han echado de, me corrieron de, me rajaron de, me despedi de, me desvincularon de, pedi la baja de, pedi la baja en, desisti de,
    me olvide de, me desapunte de, me quite de, me mude de, nos mudamos de, nos pasamos de, me pase de, deje de, dejamos de, dejado de, pare de, termine harto de, termine harta de, me liberaron de, prescindimos de,
    pasamos de, pase de, me despego de, me separe de, me divorcie de, llevo meses sin, he tenido que dejar, tuvimos que dejar, tocó dejar, defendi, entregue, aprobe, me olvide del, ya me olvide de, ya me olvide del,
    desisti del, me canse del, me harte del, corte con lo de, me retire del, me baje del, me di de baja del, me di de baja en, renuncie a la, me fui de casa de, me fui de la casa de, termine con lo de, acabe con lo del,
    acabe con lo de, acabe con el, se me vencio, se me acabo, se me termino, perdi, perdimos, hemos perdido, he perdido, he dejado, hemos dejado, he dejado de, he vendido, vendieron, mate, pinche, sali por la puerta de,
    me marche de, nos marchamos de, nos marchamos del, me marche del, me largue de, me largue del, di por terminado, di por terminada, doy por terminado, puse punto final a, puse punto final al, ya he dejado,
    desconecte, liquide, cese en, me quitaron, me sacaron, nos quitaron, ya entregue, salde, termine de pagar, hice pomada, hice mierda, me canse de la, presente la renuncia en, presente mi renuncia en, renuncie en,
    avise en, me fui de la, sali de la, sali de las, salirme de, salirme del, tuve que salirme de, tuve que salirme del, mande a freir esparragos, le cambiamos el nombre a, le cambie el nombre a, renombramos a,
    me harte, lo deje, la deje, lo solte, la solte, lo vendi, la vendi, lo abandone, la abandone, lo tire, la tire, lo cambie, lo di, la di, me sacaron de, me sacaron del, me cambiaron, me retiraron, di de baja mi,
    me mude de la, me cambie de, apareció comprador para, aparecio comprador para, encontre comprador para, despedi a, eche a, ya no le reporto a, ya no dependo de, ya no respondo a, ya no salgo con, ya no estoy con,
    ya no ando con, ya no manejo, ya no doy, cerre mi cuenta de, cerre definitivamente, termine, acabe, terminamos, acabamos, complete, finalice, me quito, me saco, me suspendio, me retiro`,
  'sheds vehicle pet technology home project other_home': `
    vendi, vendimos, vendido, regale, regalamos, regalado, done, donamos, di en adopcion, dimos en adopcion, devolvi, devolvimos, entregue, desguace, estrelle, choque, chatarree, remate, malvendi, permute,
    me deshice de, nos deshicimos de, me desprendi de, lleve al desguace, mande al desguace, di, dimos, puse en venta, he vendido, hemos vendido, nos compraron, me compraron, nos robaron, me robaron, me chocaron,
    traspase, traspasamos, tuve que vender, tuvimos que vender, le di a mi, le pase a mi`,
  sheds: `
    nada de, chau, chao, adios, basta de, adios a, adios al, chau a, fuera, olvidate de, olvidense de, no mas, se acabo, se acabaron, se termino, se terminaron, el fin de, fin de, descartado, descartada, cancelado,
    cancelada, eliminado, murio la idea de, descansa en paz, dep, qepd, q.e.p.d, ultimo dia en, ultimo dia como, ultimo dia de, ultima semana en, ultimo turno en, antes era, antes tenia, antes usaba, antes trabajaba,
    antes jugaba, ya no soy, ya no uso, ya no usamos, ya no trabajo, ya no vivo, ya no vivimos, ya no tengo, ya no tenemos, ya no hago, ya no juego, ya no toco, ya no tomo, ya no como, ya no estudio, ya no estoy,
    ya no ando, ya no salgo, ya no voy, ya no vendo, ya no corro, ya no fumo, ya no manejo, ya no escribo, ya no pinto, ya no canto, ya no bailo, ya no entreno, ya no practico, ya no doy, ya no nado, ya no es,
    ya no esta, ya no hay, ya no va a ser, ya no sera, en vez de, en lugar de`,
  goes: `
    paso a la historia, quedo en el pasado, quedo en el olvido, se fue al garete, se fue a pique, se fundio, se rompio, se jodio, peto, palmo, quebro, cerro, se disolvio, se separo, quedo obsoleto, se vendio, se perdio,
    se escapo, lo atropellaron, la atropellaron, tuvo que irse, ya no existe, dejo de existir, pertenece al pasado, ya no cuenta, ya no aplica, lo dejamos atras, se curo, remitio, desaparecio, ya no me duele,
    se quedo en nada, ya fue, ya es historia, es historia, se acabo, se termino, ya no, ya no va, pasa a mejor vida, al desguace, fuera, descartado, descartada, cancelado, cancelada, quedo atras, quedo en la nada,
    quedo descartado, quedo descartada, no va mas, se cayo, cayo, ya paso, ya esta superado, eliminado, eliminada, se suspendio, no sigue, se cancelo, fue historia, no corre mas, quedo afuera, quedo fuera,
    se fue al tacho, pasado, ya era, no mas, quedo en la historia, ya no mas, quedo en un cajon, esta en un cajon, fue a la basura, se la quedo mi, se lo quedo mi, se lo vendi a, se la vendi a, no dio para mas,
    no da mas, no aguanto mas, dijo basta, no era lo mio, no era para mi, no funciono, no funcionaba, termino, ha terminado, se ha acabado, se acabaron, se terminaron, llego a su fin, esta terminado, esta terminada,
    por fin esta terminado, ya esta curado, ya esta curada, esta curado, esta curada, se me curo, ya sano, esta descartado, esta descartada, quedo cancelado, quedo cancelada, esta vendido, esta vendida,
    prescindio de mi, me echo, me despidio, me dejo en la calle, nos despidio a todos, cerro la oficina, cerro las puertas, bajo la persiana, al final no, se puso carisima, se puso carisimo, se puso imposible, es mi ex,
    ya es mi ex, ahora es mi ex, ex marido, ex mujer, ex novia, ex novio, me dijeron basta, ya es pasado, es pasado, es cosa del pasado, no trabajo mas, no vivo mas, no juego mas, no uso mas, no hago mas, no voy mas,
    no toco mas, no estudio mas, no salgo mas, lo deje, la deje, los deje, las deje, los vendi, las vendi, quedo viejo, y yo terminamos, y yo cortamos, y yo rompimos, y yo nos separamos, y yo nos divorciamos, nos echo,
    nos echo a todos, terminaron, terminaron en, termino en, se nos murieron, se me murieron, se murieron, se me murio, se nos murio, me engano, me puso los cuernos, era demasiado dificil, fue demasiado, me supero,
    ya no es mia, ya no es mio, ya no es nuestra, ya no es nuestro, quedaron atras, lo echaron, la echaron, cerro definitivamente, bajo las persianas, fundio`,
  'goes pet partner family vehicle technology': `
    murio, se murio, se me murio, se nos murio, ha muerto, se ha muerto, fallecio, ha fallecido, ya no esta, nos dejo, se nos fue, se me fue, partio, estiro la pata, se apago, cruzo el arcoiris, ya no esta con nosotros,
    descansa en paz, se rompio, se me rompio, paso a mejor vida, dejo de funcionar para siempre`,
  over: `
    exmarido, exmujer, exnovio, exnovia, ya es historia, ya fue, cosa del pasado, nunca mas`,
  'over partner marital_status': `
    mi ex, ex marido, ex mujer, ex esposa, ex esposo`,
  'unnamed partner marital_status': `
    terminamos, rompimos, cortamos, tronamos, nos separamos, nos divorciamos, nos dejamos, lo dejamos,
    hemos terminado, hemos roto, hemos cortado, lo hemos dejado, nos hemos separado, nos hemos divorciado,
    nos hemos dejado, me divorcie, me separe, me he divorciado, me he separado, ya no estamos juntos,
    ya no estamos juntas, no estamos juntos, no estamos juntas, no seguimos juntos, se acabo lo nuestro,
    lo nuestro se acabo, se termino lo nuestro, lo nuestro termino, me dejo, me ha dejado, me corto, termino conmigo,
    corto conmigo, rompio conmigo, ha roto conmigo, me pidio el divorcio, firmamos el divorcio, enviude, quede viuda,
    quede viudo`,
  'unnamed work': `
    renuncie, he renunciado, presente la renuncia, presente mi renuncia, me echaron, me despidieron, me han echado,
    me han despedido, me corrieron, me quede sin trabajo, me quede sin laburo, me quede sin curro, me quede sin pega,
    me quede sin chamba, me quede sin empleo, perdi el trabajo, perdi mi trabajo, perdi el empleo, perdi el curro,
    perdi el laburo, deje el trabajo, deje mi trabajo, deje el laburo, deje el curro, he dejado el trabajo,
    he dejado el curro`,
  'unnamed work profession': `
    me jubile, me he jubilado, ya me jubile`,
  lacks: `
    no, sin, ni, nunca, tampoco, llevo, llevamos`,
  lapse: `
    hace siglos, hace anos, hace meses, hace semanas, hace mucho, desde ano nuevo, desde enero, desde febrero, desde marzo, desde abril, desde mayo, desde junio, desde julio, desde agosto, desde septiembre,
    desde octubre, desde noviembre, desde diciembre, desde navidad, desde el verano, desde el accidente, desde la lesion, desde la operacion, meses sin, anos sin, semanas sin, un ano sin, mas`,
  now: `
    ahora, ya, actualmente, hoy en dia, oficialmente, desde hoy, desde el lunes, desde enero, nuevo, nueva, ya no, cambio, cambiamos, en vez, en lugar, al final, por fin, en su lugar`,
  opens: `
    fuera de, harto de, harta de, adios a la, adios al, ya mayor para el, ya mayor para la`,
  'closes decision goal technology': `
    no, ya no, nunca mas, no mas, fuera, jamas, out`,
  'goes boss': `
    lo pasaron a, la pasaron a, lo trasladaron, la trasladaron, se jubilo, se fue de la empresa, renuncio, lo ascendieron, la ascendieron, lo cambiaron de, la cambiaron de, lo movieron a, la movieron a`,
  none: `
    casi se muere, se murio de risa, me muero, deje mi, deje a mi hijo, deje las llaves, perdi las llaves, perdi el bus, perdi el tren, se rompio el, se rompio la, se rompio un, se rompio una, no se acabo,
    me dejo tirado, me dejo tirada, de ahora en mas, de aca en mas, de hoy en mas, de aqui en mas, se me acabo la bateria, se acabo la bateria, se quedo sin bateria`,
  new: `
    nuevo, nueva, actual`,
} as const;

/** Words by which it is told what such a word is said of, and whose doing it is. */
export const sides = {
  aside: `
    en, para, con, sin, por un, por una, a mi, por otro, por otra, a las, encendido, abierto, prendido, temprano, tarde, hoy, solo, sola`,
  light: `
    ya, por fin, al final, de plano, me parece que, oficialmente, lamentablemente, tristemente, se, nos, me, lo, la, los, las, el lunes, el martes, el miercoles, el jueves, el viernes, el sabado, el domingo, ayer,
    anoche, otra vez, de nuevo, la semana, este, hace, y, pero, hoy, de la empresa, del equipo, para siempre, en, por el, por la, a los, tras, después, despues, desde, finalmente, ahora, para, de viejito, de vieja, de viejo`,
  'turn tails': `
    de, del, a, al, con, en, la, el, lo`,
  openings: `
    eso, esto, no, ya no, si, nada, uf, no hace falta, que va, la verdad, para nada`,
  joints: `
    y, e, pero, asi que, porque, bueno, pues, entonces, che, oye, ah, uf, jaja, si, no, tambien, ademas, resulta que, al final, ayer, hoy, cuando, mientras, aunque, ahora`,
  they: `
    él, ella, ellos, ellas, alguien, la gente, nadie, uno de los, una de las, uno de mis, una de mis`,
  determiners: `
    mi, mis, tu, tus, su, sus, nuestro, nuestra, nuestros, nuestras, el, la, los, las, un, una, ese, esa, al, a mi, a mis, a la, a los, del, el de mi, mi mejor, mi propio`,
  own: `
    yo, nosotros, nosotras, me, nos, soy, estoy, tengo, voy, vivo, trabajo, uso, hago, ando, estudio, manejo, somos, estamos, tenemos, vamos, vivimos, usamos, mi cumple`,
  it: `
    lo, la, los, las`,
  swaps: `
    cambie, cambiamos, cambiaron, me cambiaron, sustitui, reemplace, reemplazamos, pase, pasamos, me pase de, migre, converti, transforme, troque, me cambie de, me cambio, nos cambiaron, me sustituyo, me reemplazo,
    cambio, migramos, migre todo, saltamos, salte, mude, me cambie, nos cambiamos de, nos pasamos de, me pasaron de, sustituimos, reemplazaron`,
  into: `
    por, a, al, a la`,
  moods: `
    bien, mal, genial, buenisimo, duro, dificil, facil, feliz, triste, contento, contenta, contentisimo, cansado, cansada, muy, mas, menos, mejor, peor, super, re, nervioso, nerviosa, harto, harta, lindo, linda, bueno,
    buena, rara, raro, enfermo, enferma, aburrido, aburrida, listo, lista, loco, loca, tan, poco, monton, rato, desastre, ganas, miedo, hambre, sueno, frio, calor, pensando, buscando, tratando, viendo, mi, todo, todos,
    ella, ellos, ti, gente, donde, cuando, como, quien, lo, la verdad, culpa, causa, las ocho, las nueve, las siete, las seis, las cinco, las diez, las once, las doce, la una, las dos, las tres, las cuatro, casa`,
  moment: `
    un rato, una hora, media hora, un minuto, otra vez, de nuevo, esta noche, hoy, esta semana, este finde, por hoy, hasta manana, temprano`,
  'at hours': `
    a las, a la, sobre las, hasta las, tipo, como a las`,
  wholes: `
    clases, clase, curso, carrera, tema, idea, plan, trabajo, puesto, proyecto, suscripcion, cuenta, vida, dieta, club, grupo, equipo, entrenamientos, entrenamiento, vicio, habito, cosas, negocio, pastillas,
    tratamiento, membresia, licencia, hobby, piso, casa, depa, departamento, mundo, doctorado, master, maestria, taller, fase, etapa, lo, historia, turno, empleo, rollo, asunto, los dias, dias, fin, ultimo dia, dia`,
  whens: `
    cuando, una vez que, hasta que, en cuanto, apenas, antes de que, despues de que`,
  ifs: `
    si, sí = no, ojala, como si, en caso de, a menos que`,
  be: `
    es, esta, son, estan, quedo, quedaron, fue, ha quedado`,
  any: `
    una, otro, otra, algun, alguna, algunos, unos, unas, cualquier, un`,
};

/** Words that read what holds now: nouns of slots, kinds of things in them and what stands between. */
export const values = {
  nouns: `
    trabajo = work, laburo = work, curro = work, pega = work, chamba = work, empresa = work, empleo = work, curso = studies, carrera = studies, facu = studies, facultad = studies, uni = studies, coche = vehicle,
    auto = vehicle, carro = vehicle, moto = vehicle, novia = partner, novio = partner, marido = partner, mujer = partner, esposa = partner, esposo = partner, casa = home, piso = home, depa = home, jefe = own:jefe,
    jefa = own:jefa, iphone = technology/phones, celular = technology/phones, movil = technology/phones, telefono = technology/phones, laptop = technology/laptops, compu = technology/laptops,
    computadora = technology/laptops, ordenador = technology/laptops`,
  'renewed nouns': `
    puesto = work, pareja = partner, departamento = home, direccion = home, ciudad = home, editor = technology/editors, navegador = technology/browsers, apellido = name, nombre = name, gato = pet, gata = pet,
    perro = pet, perra = pet, conejo = pet`,
  phones: `
    iphone, pixel, galaxy, samsung, xiaomi, motorola, nokia, huawei, oneplus, celular, movil, android, redmi`,
  laptops: `
    macbook, thinkpad, dell, laptop, compu, computadora, ordenador, pc, lenovo, mac, notebook`,
  editors: `
    vim, neovim, emacs, code, vs, vscode, zed, cursor, intellij, pycharm, webstorm, sublime, editor`,
  browsers: `
    chrome, firefox, safari, brave, edge, opera, arc, vivaldi, navegador`,
  filler: `
    ahora, ya, actualmente, oficialmente, se llama, llamado, llamada, el, la, un tal, una tal, desde el lunes, hoy en dia, desde hoy, desde ayer, nuevo, nueva, esta en, queda en, en`,
  called: `
    se llama, que se llama, es, su nombre es, esta vez, llamado, llamada, un tal, una tal`,
  subjects: `
    yo, estoy = be está, soy = be es, ando = be anda, estamos = be está, me dedico = be se dedica, ya estoy = be está, ya soy = be es`,
};

/** The endings of verbs whose subject is the user. */
export const ownEnding = /(?:é|í|amos|emos|imos|oy)$/u;
