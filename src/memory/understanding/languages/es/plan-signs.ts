export const planSignLists = {
  'other subjects': `una app, mi app, la app, una web, mi web, pagina web, sitio web, preguntas de practica, ejercicios, diapositivas, tesis, apuntes, archivo, archivos, fichero, ficheros, carpeta, servidor, servidores, chiste, chistes, receta, recetas, codigo, funcion, funciones, python, javascript, typescript, java, sql, regex, script, api, endpoint, bug, bugs, debug, array, json, html, css,
    programar, excel, algoritmo, query, commit, docker, backend, frontend, clase abstracta, bucle, variable, tabla, base de datos, repositorio, compila, framework, dataset, kubernetes, react, node, git, pull request, ticket, stacktrace, cron, timeout, log, logs, test unitario, tests, capitulo, dialogo, personaje, personajes, guion, villano, protagonista, eslogan, logo, ingredientes, horno, marinada, sobras, cucharadas, calorias, masa madre, curriculum, tinder, biografia, orden del dia`,
  'subject verbs': `es, son, está, están, fue, cierra, abre, cuesta, cuestan, sale, salen, empieza, termina, queda, quedan, tiene, tienen, parece, falla, dura, cobra, cobran`,
  'no aims':
    'empezando, comenzando, feliz, buen, buena, buenos, buenas, otro, otra, movamos, pasemos, pereza, exito, suerte, tiempo, clima, trafico, atasco, noticias, alquiler, precio, precios, poblacion, trabajo, elecciones, guerra, lluvia, nieve, datos, error, errores, casa, piso, familia, gente, escuela, colegio, oficina, vida, problema, problemas, dinero, ayuda, huelga, nada, algo, invierno, verano',
  // Verbs that tell of a life or of work where a message begins with them: what stands before a place is then nothing to do.
  'telling verbs': `viene, vienen, empezar, comenzar, empiezan, comienzan, recibi, ofrecieron, empiezo, empieza, empezamos, empece, comienzo, comienza, comenzamos, comence, arranco, arranca, arrancamos, arranque, inicio, vivo, vive, viven, vivimos, vivi, comparto, comparte, compartimos, firmo, firme, firmamos, decidi, decidimos, decido, alquile, alquilo, alquilamos, compre, compramos, compro, vendo, vendi, vendimos, abro, abri, abre, abrimos, cierro, cerramos, contrate, contratamos, contrato,
    me mudo, estudio, estudia, estudian, estudie, trabaja, trabajan, enseño, termino, termine, acabo, acabe, defiendo, entro, entre, naci, casada, casado, me case, nos casamos, entrega, entregan, desplegamos, usamos, toca, tocan, tengo, tiene, tienen, nunca, siempre, decidido, cuentame, cuentamelo, cuentalo, escribelo, escribeme, juego, entreno, voy flojo, ando flojo, falte, aprobe, suspendi, renuncie, falla, fallan`,
  addresses:
    'tio, tia, nena, nene, che, mija, mijo, guey, parce, querido, querida, profe, profesor, profesora, maestro, maestra, seño, señor, señora, jefe, jefa, bro, chicos, colega, amigo, amiga',
  askers: 'que, cuales, cual, algun, alguna',
  'asks beside':
    'abre, abren, cierra, cierran, aceptan, se puede, se pueden, puedo, quien, cuando, como, cuanto, por que, hace falta',
  'relative pronouns': 'que, donde',
  hedges: 'creo que, creo, me parece que, supongo que, diria que',
} as const;

/** The rules of what a Spanish text wants, as far as its words say so. They help where few slots are there; no plan needs them. */
export const planSigns = `
  (busc- | encuentra/encuentrame/encontrame/encontrar/encuentranos) !(el error | errores | trabajo) => 'request'  ✓ busca bares  ✗ barca
  (recomienda- | recomenda- | recomiend- | sugier- | sugeri- | sugerencia- | sugerí-) => 'request'  ✓ recomiéndame un bar  ✗ comienda
  (muestrame | mostrame | ensename | dame | deme | dime | decime | pasame | tirame | tirate | armame | armar | arma | organiz- | planea- | planific-) !(que | como | cuando | mas | por | si | la respuesta | info | un resumen) => 'request'  ✓ dame planes  ✗ dime que sí
  (donde/adonde) (puedo | podemos | podria | podriamos | hay | se puede | ir | vamos | comer | cenar | almorzar | desayunar | tomar | salir | bailar | merendar | me recomiendas | recomiendan | conviene | esta el mejor | puedo ir) => 'request'  ✓ dónde cenar  ✗ donde vivo
  (hay/habra/conoces/conocen/sabes/saben/tienes/tenes) [de] (algun | alguna | algunos | algunas | algo | un buen | buen | buenos | buenas | una | un) => 'request'  ✓ hay algún bar  ✗ hay que ir
  ^ [y/che/hola] hay => 'request'  ✓ ¿hay karaokes?  ✗ no hay
  (cerca de mi | por aqui | por aca | cerca de aqui | cerca de aca | cerca mio | cerca de casa) => 'request'  ✓ bares por acá  ✗ cerca
  (algun/un/alguna/otro) [buen/lindo] (sitio | lugar | plan | lado) => 'request'  ✓ algún sitio para cenar  ✗ sitio
  (que/cuales/cual) [son/es] (bares/restaurantes/hoteles/museos/planes/lugares/sitios/playas | los mejores | las mejores | el mejor | la mejor) => 'request'  ✓ qué bares hay  ✗ que bar
  (reserv- | reserva | reservá | haceme una reserva | hacer una reserva | sacame/saca [entradas/pasajes]) !(natural | de la) => 'book'  ✓ resérvame el segundo  ✗ conserva
  (quiero | queremos | quisiera | quisieramos | querria | querriamos | gustaria | apetece | apeteceria | antoja | pinta | pintaria | ganas de | se me ocurre | necesito | necesitamos | podemos | podriamos | podria | vamos | vamonos | vayamos | voy a | iremos | ire | pensando en | pensaba en | pensabamos en | pensaba | estaria bueno | estaria bien | por que no | a ver si | hace falta | tengo ganas | antojo de | quedamos | nos juntamos | nos vemos | planeando | pensamos | que tal un/una/si | y si | que te parece | salimos | hagamos | hacemos | hacer | festejar | celebrar | (montamos/organizamos/alquilamos/echamos/pillamos/preparamos) (un/una/unos/unas)) => 'wish'  ✓ me apetece cenar  ✗ no apetecible
  (quiero/queremos/quisiera/gustaria/apetece/de/podriamos/podemos/vamos/voy/en/necesito/planeando/pensamos/pensando/toca) [a] (ir | irme | irnos | viajar | volar | visitar | conocer | escaparme | escaparnos | recorrer) => 'motion'  ✓ quiero ir a Granada  ✗ quiero cenar
  (pasar/pasaremos/pasamos) [unos/el/un/las/la/una/<numbers>] (dias | finde | fin de semana | vacaciones | semana | puente | navidad | nochevieja) => 'motion'  ✓ pasar unos días en Cádiz  ✗ pasar el rato
  (vamos | vamonos | vayamos | iremos | nos vamos | me voy | viajamos | viajo | voy | vuelo/vuelos/viaje/escapada/pasajes/pasaje) [de] a => 'motion'  ✓ vamos a Tigre  ✗ vamos
  que (hacemos | hacer | ver | visitar | hay para hacer | se puede hacer | puedo hacer | podemos hacer | hay) !(con | para la | de) => 'todo'  ✓ qué hacer en Roma  ✗ que hora
  (cosas para hacer | cosas que hacer | actividades | planes | un plan | plan para) => 'todo'  ✓ planes en Madrid  ✗ el plan de pagos
  (empecemos | empezar | empeza | empieza | arranquemos | volvamos a empezar | empezamos) [todo] (de nuevo | de cero | otra vez | desde cero | desde el principio) => 'over'  ✓ empecemos de nuevo  ✗ empezar la carrera
  (borron y cuenta nueva | borra todo | olvida todo | olvidate de todo | olvida lo anterior | olvidate de lo anterior | borra el plan | reinicia | resetea | de cero) => 'over'  ✓ borrón y cuenta nueva  ✗ borra eso
  // Texts about something else, whatever they mention.
  ^ en (la/el/una/un) (peli/pelicula/serie/novela/libro/cuento/videojuego/comic) => 'other'  ✓ en la peli, cenan en Roma  ✗ cenar y ver una peli
  (recomiend-/recomend-/sugier-/suger-/dime/idea/ideas) [de/para/un/una/algun/alguna] [un/una/buen/buena] (regalo/regalos/brindis/discurso/tarjeta/podcast/serie/series/libro/libros/tarta/torta/pastel) => 'other'  ✓ sugiéreme un regalo para el cumple de papá  ✗ sugiéreme un bar para el cumple de papá
  (peli/pelicula/serie/algo) … … (en [el/la/mi] (sofa/sillon/cama/netflix/tele/casa)) => 'other'  ✓ qué peli veo en el sofá esta noche  ✗ qué peli echan esta noche
  (quiero/queria/quisiera/gustaria) [entrar en] (ser !voluntari- * | medicina/derecho/enfermeria/pediatria/odontologia/psicologia/ingenieria/veterinaria/fisioterapia/magisterio) => 'other'  ✓ quiero ser veterinaria  ✗ quiero una veterinaria
  <other subjects> !(de teatro | de cine | de las | de la noche | de la tarde) => 'other'  ✓ una función en Python  ✗ función de teatro
  (escrib- | redact- | traduc- | poema/poemas/novela/ensayo/cuento/cancion/rima | resum- | explic- | significa | define | definicion | corrige | corregi/corregime | cancel- | anul- | ensayo) => 'other'  ✓ escribe un poema  ✗ escritorio
  (prepar-/hacer/hago/armar/elabor-/mand-/envi-/un/una) [un/una/la/el] [*] (carta/correo/email/mail/mensaje/reclamacion/queja/notificacion/burofax/denuncia/solicitud) (a/al | para !(-ar/-er/-ir) | de reclamacion) => 'other'  ✓ preparar una reclamación para el casero de Valencia  ✗ mándame un mensaje para confirmar
  (ponerle | poner | pongo | ponemos | fijar | fijo | calculo | calcular | sacar) [el/un] precio (a/al/de/del/para) => 'other'  ✓ quiero poner precio a un almuerzo para 20  ✗ a buen precio
  (califica mi | puntua mi | valora mi | revisa mi | actua como | haz de cuenta | describe | describime | parafrasea | del mundo | capital de | historia de | historia del | quien es | quien fue | quien diseno | quien invento | cuantos habitantes | que idioma | cambio climatico | arquitecto) => 'other'  ✓ la capital de Francia  ✗ el capital
  (aprender | aprendo | estudiar | estudio) !(a | <outdoors>) => 'other'  ✓ quiero aprender inglés  ✗ bailar`;
