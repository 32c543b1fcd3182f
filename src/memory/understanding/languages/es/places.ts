/** The words and rules of whether a text in Spanish asks for places to go to, so that a numbered list behind it is one of places. */
export const placeLists = {
  venues: `bares, barcitos, bares de copas, pubs, cafes, cafeterias, restaurantes, restaurants, restos, tabernas, tascas, cervecerias, coctelerias, pizzerias, hamburgueserias, heladerias, pastelerias, panaderias, confiterias, marisquerias,
    asadores, parrillas, cantinas, bodegones, chiringuitos, mesones, gastrobares, terrazas, azoteas, rooftops, vinotecas, hoteles, hostales, hostels, albergues, campings, museos, galerias de arte, parques, playas, jardines, miradores,
    monumentos, castillos, iglesias, catedrales, teatros, cines, tiendas, mercadillos, supermercados, centros comerciales, farmacias, peluquerias, gimnasios, piscinas, discotecas, karaokes, boliches,
    spas, balnearios, barrios, lugares, sitios, rincones`,
  venue: `bar, barcito, bar de copas, pub, cafe, cafeteria, restaurante, restaurant, resto, taberna, tasca, cerveceria, cocteleria, pizzeria, hamburgueseria, heladeria, pasteleria, panaderia, confiteria, marisqueria,
    asador, parrilla, cantina, bodegon, chiringuito, meson, gastrobar, terraza, azotea, rooftop, vinoteca, hotel, hostal, hostel, albergue, camping, museo, galeria de arte, parque, playa, jardin, mirador,
    monumento, castillo, teatro, cine, mercadillo, supermercado, centro comercial, farmacia, peluqueria, gimnasio, piscina, discoteca, karaoke, boliche, spa, balneario, barrio, sitio, lugar, rincon`,
  // places only where it is told where they are: a "librería" may be of code, a "mercado" one of money
  'twofold venues':
    'librerias, libreria, mercados, mercado, tienda, plazas, plaza, clubs, clubes, club, bodegas, bodega, salas, sala, locales, local, pueblos, pueblo, galerias, galeria, estaciones, estacion, ruinas, iglesia',
  // what makes another thing of a place when it stands behind it
  'no venues': `web, online, virtual, virtuales, en linea, de internet, laboral, financier-, emergent-, bursatil-, comunes, comun, natal, de progreso, de trabajo, de datos, de bomberos, de nacimiento, de lectura, de fans, de futbol, de campaña,
    de aplicaciones, de apps, eolic-, geometrico-, de procedencia, de origen, en la tabla, en el codigo, en el ranking, en la lista, en la cola, de coordenadas, de cine en casa, de barras, de herramientas`,
  'before venues': `otros, otras, otro, otra, mas, varios, varias, buenos, buenas, buen, buena, mejores, algun, alguna, algunos, algunas, unos, unas, nuevos, nuevas, bonitos, bonitas, lindos, lindas, pequeños, grandes, principales, cualquier,
    una lista de, una lista con, un listado de, un par de, tres o cuatro, opciones de, alternativas de, recomendaciones de, sugerencias de, mas opciones de, <numbers>, uno, una, un, dos, tres, cuatro, cinco, seis, siete, ocho, diez`,
  'one venue':
    'un, una, algun, alguna, otro, otra, un buen, una buena, algun buen, alguna buena, otro buen, otra buena, el mejor, la mejor, cualquier',
  'asks for': `busc-, encuentra, encuentrame, encontrame, encontrar, encuentranos, encontranos, recomienda-, recomenda-, recomiend-, sugier-, sugeri-, sugerencias de, dame, deme, denme, danos, dime, decime, diga, muestrame, mostrame, muestranos, ensename,
    pasame, tirame, propon, proponme, proponeme, listame, enumera, conoces, conoceis, conocen, conoce, sabes de, sabe de, saben de, me recomiendas, me recomendas, nombrame, ponme, haceme, hazme`,
  'wishes for':
    'quiero, queremos, quisiera, quisieramos, querria, querriamos, necesito, necesitamos, gustaria, apetece, apeteceria, antoja, prefiero, preferimos, ganas de, tienes, tenes, teneis, tienen, podemos, podriamos',
  'is there': 'hay, habra, existe, existen, tienes, tenes, conoces, conocen, sabes de, queda, quedan',
  nearness: `
      cerca, cercan-, por aqui, por aca, por ahi, por la zona, por mi zona, en la zona, por el barrio, en el barrio, en mi barrio, en mi ciudad, por el centro, en el centro, alrededor, alrededores,
      proxim-, a pie, caminando, a mano, aqui al lado`,
  // what one does in places; "dónde" asks for a place only before one of these
  'done there': `comer, cenar, almorzar, desayunar, merendar, tapear, picar, picar algo, tomar algo, tomar, tomarnos, tomarme, beber, beber algo, brindar, bailar, salir, salir de fiesta, dormir, alojarme, alojarnos, alojarse, hospedarme, hospedarnos, quedarme, quedarnos,
    pasear, ir, ir de copas, ir de tapas, irnos, celebrar, festejar, brunch, comer bien, hacer un picnic`,
  'does there': `
      ceno, cenamos, como, comemos, almuerzo, almorzamos, desayuno, desayunamos, tomo algo, tomamos algo, tomamos, duermo, dormimos, me alojo, nos alojamos, me hospedo, nos hospedamos, me quedo,
      nos quedamos, voy, vamos, salgo, salimos, bailo, bailamos, celebro, celebramos, festejamos, se come, se cena, se toma, se duerme, se desayuna, se baila`,
  'eaten there': 'cenar, comer, almorzar, desayunar, merendar, picar, tomar, beber, salir, cenar hoy, cenar esta noche',
  'kind of something':
    'barato, economico, bueno, rico, romantico, elegante, tranquilo, bonito, lindo, especial, informal, cerca, por aqui, chulo, animado, centrico, distinto, diferente, mas barato, mas cerca, mas tranquilo',
  // of the kitchen at home: what is asked for are dishes
  'at home': `
      cocinar, cocino, cocinamos, receta, recetas, nevera, heladera, frigorifico, ingredientes, preparar, preparo, preparamos, preparo algo, microondas, en casa, thermomix, congelador,
      freidora de aire, dieta, menu semanal, lista de la compra, lista del super, tupper`,
  // other things than places that a list may be of
  'other things': `peliculas, pelicula, pelis, peli, series, serie, libros, libro, canciones, cancion, recetas, receta, platos, plato, postres, postre, vinos, vino, cocteles, nombres, nombre, pasos, razones, consejos, trucos, regalos, regalo, juegos,
    juego, ejercicios, dias, dia, horarios, horario, horas, precios, precio, telefono, telefonos, direccion, direcciones, menu, menus, carta, ingredientes, conciertos, obras, vuelos, trenes,
    autobuses, actores, frases, chistes, temas, invitados, info, informacion, detalles, datos, resumen, entradas`,
  'goes on asking': `
      me, nos, hay, tal, tienes, tenes, teneis, opciones, opcion, alternativas, alternativa, otro, otra, otros, otras, mas, recomiendas, recomendas, recomiendan, recomendarias, sugieres, sugeris,
      propones, buen, bueno, buena, es mejor, sitio, lugar, zona, por, te parece, se te ocurre`,
  'goes on wishing':
    'sea, sean, este, esten, tenga, tengan, no, se, haya, quede, queden, abra, abran, admita, admitan, acepte, acepten, cueste, puedan, podamos, sirva, sirvan, den, dejen',
  // words that do not stand between a place and what it is for
  'breaks off': 'web, online, virtual, y, o, en, de, del, con, sin, que, para, donde, común',
  'told before':
    'primero, primera, segundo, segunda, tercero, tercera, tercer, cuarto, cuarta, quinto, quinta, ultimo, ultima, primer',
  // places that one chooses for what is on there: with a plan for them, a list may as well be of films
  programmes: `
      cine, cines, pelicula, peliculas, peli, pelis, teatro, teatros, obra, obras, concierto, conciertos, recital, opera, musical, musicales, monologo, monologos, espectaculo, show, exposicion,
      exposiciones, festival, partido, vuelo, vuelos, viaje, fiesta`,
  steps: `
      añade, agrega, bate, calienta, cocina, corta, mezcla, pon, pone, deja, sirve, abre, cierra, haz, haga, ve, vaya, usa, instala, ejecuta, crea, reserva, llama, busca, elige, prueba, revisa,
      comprueba, escribe, define, primero, luego, despues`,
} as const;

/**
 * The rules of what is asked for: `places`; `asked` is that where the clause is a question; `more` where a plan to go out is open; `else` is
 * another thing, which ends that, and `never` says that no list here is of places.
 */
export const placesAsked = `
  unless:no/ni <asks for> [los/las] [<before venues>] [<before venues>] [{n:number}] [<before venues>] <venues> !<no venues> => 'places'  ✓ busca bares cerca de Sol  ✓ dame una lista de 5 restaurantes
    ✗ busca trabajo en bares  ✗ busca sitios web
  unless:no/ni <wishes for> [mas] [ir/salir] [a/de/por] [visitar/conocer/ver/encontrar/probar] [los/las] [<before venues>] [{n:number}] [<before venues>] <venues> !<no venues> => 'places'  ✓ quiero visitar museos  ✗ quiero vender bares
  unless:no/ni <asks for> [a/en/por] <one venue> <venue> !<no venues> => 'places'  ✓ recomiéndame un buen restaurante  ✗ dame el menú del restaurante  ✗ busca un bar de progreso
  unless:no/ni <wishes for> [ir/salir] [a/en/por] [visitar/conocer/ver/encontrar/probar/reservar] [en] <one venue> <venue> !<no venues> => 'places'  ✓ quiero ir a un museo  ✗ quiero abrir un bar  ✗ quiero ir al cine
  unless:no/ni (<asks for> | <wishes for>) (el/la) <venue> (mas/mejor) => 'places'  ✓ busca el hotel más barato  ✗ busca el hotel
  que [<before venues>] <venues> !<no venues> => 'places'  ✓ ¿qué museos abren los lunes?  ✗ ¿qué días abren los museos?
  (que/cual) [otro/otra/buen/buena] <venue> (me/nos/te/se/puedo/podemos/conviene/esta/queda/hay/es/elijo/elegimos/tiene/tenga/abre/con/cerca/en/para/recomi-/recome-/sugier-/ponen/echan/dan/sirven/venden/hacen
    | $) => 'places'  ✓ ¿qué restaurante me recomiendas?  ✗ es más que bar y menos que club
  cual- (son/serian) [los/las] [<before venues>] [{n:number}] [<before venues>] <venues> !<no venues> => 'places'  ✓ ¿cuáles son los mejores restaurantes?  ✗ ¿cuáles son los días?
  cual es (el/la) (mejor <venue> | <venue> (mas/mejor)) !<no venues> => 'places'  ✓ ¿cuál es el mejor bar de Madrid?  ✗ ¿cuál es el bar?
  <is there> [<before venues>] [<before venues>] (<venues> | <venue>) !<no venues> => 'asked'  ✓ ¿hay algún bar abierto?  ✗ ¿hay pan en el bar?
  ^ [y/hola/che/los/las] [los/las] [{n:number}] [<before venues>] <venues> !<no venues> (<nearness> | en/de/con/para/por/donde/barat-/tranquil-/abiert-) => 'places'  ✓ mejores restaurantes de Madrid  ✗ bares, museos y demás
  ^ [y] (otro/otra/otros/otras/mas/algun/alguna) [buen/buena] (<venues> | <venue>) !<no venues> => 'places'  ✓ ¿otros bares?  ✗ fui a otro bar
  unless:en/de/del/al/desde/con/hacia/como (otro/otra/otros/otras/mas/algun/alguna/algunos/algunas) [buen/buena/buenos/buenas] (<venues> | <venue>) !<no venues> => 'asked'  ✓ ¿me dices otros bares?  ✗ ¿qué compraste en otro bar?
  (que/otro/otra/otros/otras/mas/una/un | <asks for> | <wishes for> | <is there>) [una/un/alguna/algun] [<before venues>] <twofold venues> !<no venues> [*] [*] (<nearness> | (en/por/de) {p:known})
    => 'places'  ✓ busca librerías cerca de Sol  ✗ busca librerías de gráficos
  (donde/adonde) [me/nos/se/te] [puedo/podemos/podria/podriamos/puede/conviene/recomiendas/recomendas/apetece] [ir/salir] [a] <done there> !(clase- | curso- | decision- | apuntes | nota- | medida-
    | el pulso | la temperatura) => 'places'  ✓ ¿dónde podemos cenar?  ✗ ¿dónde está el error?  ✗ ¿dónde puedo tomar clases de inglés?
  (dónde/adónde) [me/nos] <does there> !(clase- | curso-) => 'places'  ✓ ¿dónde cenamos?  ✗ ¿dónde pongo el código?
  ^ [y/a/pero] (donde/adonde) [me/nos] <does there> !(clase- | curso-) => 'asked'  ✓ ¿y donde cenamos?  ✗ el bar donde cenamos
  (donde) (hay/habra/encuentro/encuentras/encontramos) [<before venues>] [<one venue>] (<venues> | <venue>) !<no venues> => 'places'  ✓ ¿dónde hay una farmacia?  ✗ ¿dónde hay errores?
  (donde) [puedo/podemos/podria | se puede] (comprar/compro/aparcar/aparco/estacionar/alquilar/alquilo/ver/sacar) … <nearness> => 'places'  ✓ ¿dónde puedo comprar pan por aquí?  ✗ ¿dónde puedo comprar pan?
  (sitio/sitios/lugar/lugares/local/locales/rincon/terraza/terrazas) [mas/muy] [!<breaks off> *] (para/donde) [ir a] <done there> => 'places'  ✓ un sitio tranquilo para cenar  ✗ un sitio para guardar llaves
  (una/un | <asks for> | <wishes for> | <is there> | que tal | ir a) algo [<kind of something>] [y] [<kind of something>] para <eaten there> => 'places'  ✓ búscame algo para cenar  ✗ compré algo para cenar
  ^ [y/hola] algo [<kind of something>] [y] [<kind of something>] para <eaten there> => 'places'  ✓ algo barato para cenar  ✗ sobró algo para cenar
  que [sitios/lugares/cosas] [puedo/podemos/deberia | se puede | hay que | hay para | merece la pena] (visitar | (ver/conocer) (en/por | cerca de) {p:known}) => 'places'  ✓ ¿qué ver en Roma?  ✗ ¿qué ver en Netflix?
  que hay <nearness> => 'asked'  ✓ ¿qué hay cerca de Atocha?  ✗ ¿qué hay de cena?
  // Of an open plan, the text goes on with it.
  (otro/otra/otros/otras/mas/que/alguna/algunas/dame/busca/quiero/hay/tienes/mejores) (opcion/opciones/alternativa/alternativas/sugerencia/sugerencias/recomendacion/recomendaciones/propuesta/propuestas)
    => 'more'  ✓ dame opciones  ✗ opciones de compra
  <asks for> (algo/alguno/alguna/uno/una) => 'more'  ✓ dame algo italiano  ✗ dame pan
  ^ [y/mejor/entonces] [algo/alguno/alguna/uno/una/mas] <nearness> => 'more'  ✓ y cerca de Sol?  ✗ vivo cerca de Sol
  ^ [y/mejor/entonces] (en/por) {p:name} => 'more'  ✓ y en Malasaña?  ✗ vivo en Malasaña
  ^ [y/dame/quiero/busca/hay] (otro/otra/otros/otras/alguno/alguna/mas) $ => 'more'  ✓ ¿otros?  ✗ ¿otros días?
  (algo/alguno/alguna/uno/una) (mas/menos) (barato/barata/cerca/tranquilo/tranquila/elegante/informal/romantico/centrico/caro/lejos) => 'more'  ✓ algo más barato  ✗ algo más
  que (me/nos) (recomi-/recome-/sugier-/sugeri-/propon-) => 'more'  ✓ ¿qué me recomiendas?  ✗ ¿qué me pongo?
  ^ [me/nos] (recomiendame/recomendame/recomiendanos/recomiendas/recomendas/buscame/sugiereme/sorprendeme/proponme) $ => 'more'  ✓ recomiéndame  ✗ recomiéndame un libro
  // Another thing is asked for.
  (qué/cuál/cuáles/cuánto/cuánta/cuántos/cuántas/cuándo/cómo/quién/quiénes) !(<goes on asking> | <venues> | <venue>) => 'else'  ✓ ¿y qué días abre?  ✗ ¿qué tal en Sol?
  ^ [y/pero/a/de/en/con] (que/cual/cuales/cuanto/cuanta/cuantos/cuantas/cuando/como/quien/quienes) !(<goes on asking> | <goes on wishing> | <venues> | <venue>) => 'else'  ✓ que dias abre  ✗ que sea barato
  (donde) (esta/estan/queda/quedan/es/son/pongo/guardo) => 'else'  ✓ ¿dónde está?  ✗ donde sea
  (ver/otra/otro/otras/otros/mas/la/el/los/las | <asks for> | lista de | listado de) [la/el/los/las] [<before venues>] [{n:number}] <other things> => 'else'  ✓ dame más info  ✗ dame bares
  (el/la/del/al) <told before> => 'else'  ✓ ¿y el segundo?  ✗ segundo
  (lista/listado) (de/del/con) !(<before venues> | <venues>) => 'else'  ✓ una lista de invitados  ✗ una lista de bares
  reserv- => 'else'  ✓ reserva mesa  ✗ bares
  // No list here is of places.
  unless:con/de/a <other subjects> !(de teatro | de cine) => 'never'  ✓ ¿qué sitios uso en React?  ✗ bares
  (escrib- | redact- | traduc- | resum- | explic-) => 'never'  ✓ escribe un cuento en un bar  ✗ un bar
  <at home> => 'never'  ✓ algo para cenar con lo que hay en la nevera  ✗ algo para cenar`;
