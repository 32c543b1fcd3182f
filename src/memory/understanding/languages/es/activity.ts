/** The things that people go out for, in Spanish: lists by what they tell of hour and purpose. */
export const activityLists = {
  // of an evening with food
  dinner: `cenar, cena, cenas, cenita, tapas, tapear, tapeo, copas, cañas, canas, cocteles, cocteleria, coctelerias, cervezas, birras, birra, cerveza, tragos, trago, unos tragos, tomar algo, beber algo, tomar unas cervezas,
    tomar unas birras, tomar unas copas, tomar una copa, ir de tapas, salir de copas, happy hour, after office, antro, peña, parrillada`,
  lunch: 'comer, comida, almorzar, almuerzo, almuerzos, paella, vermut, vermu, carne asada, morfar, una comida',
  breakfast: 'desayunar, desayuno, desayunos, brunch',
  eating: `restaurante, restaurantes, restaurant, restaurants, resto, restos, gastrobar, gastrobares, bar, bares, barcito, taberna, tabernas, cerveceria, cervecerias, marisqueria, marisquerias, pizzeria, pizzerias, hamburgueseria,
    hamburgueserias, asador, asadores, bodega, bodegas, bodegon, bodegones, cata de vinos, catas de vinos, cata, degustacion, degustacion de vinos, cafe, cafes, cafecito, cafeteria, cafeterias, heladeria, heladerias, pasteleria,
    pastelerias, panaderia, panaderias, merendar, merienda, meriendas, picnic, barbacoa, asado, asadito, parrilla, parrillas, terrazas, rooftop, rooftops, foodtruck, mercado gastronomico, cantina, cantinas, fonda, marisco,
    mariscos, chiringuito, chiringuitos, arroceria, sidreria, vinoteca, trattoria, tapiz, helado, helados, sushi, ramen, tacos, taqueria, taquerias, pizza, pizzas, hamburguesa, hamburguesas, kebab, curry, pasta, empanadas,
    ceviche, cevicheria, choripan, pollo asado, matear, tomar mate, tomar un cafe, tomar cafe, tomar el te, un cafe, comer algo, picar algo, picoteo, coffee shops, churros, arroz, marisquería, cocina`,
  night: `discoteca, discotecas, disco, boliche, boliches, karaoke, karaokes, salir de fiesta, fiesta, fiestas, fieston, concierto, conciertos, recital, recitales, monologo, monologos, stand up, standup, teatro, teatros, obra de teatro, obras de teatro, opera,
    musicales, musical, flamenco, tablao, espectaculo, espectaculos, show, cine, cines, pelicula, peli, pelis, ver una pelicula, ver una peli, bailar, milonga, milongas, tango, show de tango, clase de tango,
    pub, pubs, club, clubs, club de jazz, jazz, música en directo, noche de chicas, noche de juegos, bowling, peña folclorica, obra, salir de joda, joda, previa, after, rave, circo`,
  outdoors: `camino de santiago, senderismo, excursion, excursiones, ruta, rutas, caminata, caminatas, trekking, trekkings, hiking, escalada, escalar, esqui, esquiar, snowboard, surf, surfear, surfing, kayak, kayaks, remo, remar, canoa, buceo, bucear, snorkel, yoga,
    pilates, rafting, ciclismo, bici, bicicleta, andar en bici, salir en bici, paseo en bici, cabalgata, cabalgatas, andar a caballo, pescar, pesca, camping, acampar, correr, salir a correr, running, parapente, tirolesa, canopy, vela,
    navegar, paseo en barco, paseo en lancha, paseo en velero, avistaje, avistaje de ballenas, avistamiento de ballenas, globo, paseo en globo, windsurf, kitesurf, paddle surf, barranquismo, espeleologia, observar aves`,
  outings: `museo, museos, galeria, galerias, galeria de arte, galerias de arte, exposicion, exposiciones, expo, expos, muestra, muestras, parque, parques, parque de atracciones, parque de diversiones, parque acuatico, jardin botanico,
    playa, playas, mirador, miradores, monumento, monumentos, catedral, mercadillo, mercadillos, mercados, mercado, feria, ferias, compras, ir de compras, shopping, tiendas, librerias, spa, spas,
    balneario, balnearios, termas, aguas termales,
    masaje, masajes, bolera, bolos, escape room, sala de escape, cuarto de escape, zoo, zoologico, acuario, acuarios, planetario, festival, festivales, paseo, paseos, pasear, caminar, padel,
    partido de padel, jugar al padel, tenis, jugar al tenis, partido de tenis, golf, futbol,
    futbol 5, partido de futbol, jugar al futbol, partido, partidito, voleibol, voleibol de playa, velero, recreativos, reunion de egresados, basquet, voley, gimnasio, gimnasios, visita guiada,
    visitas guiadas, free tour, tour, tours, city tour, piscina, piscinas, pileta, pista de hielo, patinar, patinaje, paintball,
    karting, kart, karts, lucha libre, parque tematico, parques tematicos, taller, talleres, taller de ceramica, taller de cocina, clase de cocina, clases de cocina, clase de ceramica, clase de yoga,
    clases de surf, clase de surf, clase de baile, clase de salsa, ruinas, castillo, castillos,
    bosque, cascada, cascadas, lago, cumpleanos, cumple, despedida de soltera, despedida de soltero, reunion familiar, boda, sesion de spa, dia de spa, teleferico, plan romantico, cita, turistear, recorrer, visita`,
  stays: `hotel, hoteles, hotelito, hostal, hostales, hostel, hostels, alojamiento, alojamientos, hospedaje, hospedarme, hospedarnos, alojarme, alojarnos, cabaña, cabanas, cabana, departamento, apartamento, apartamentos, airbnb, casa rural, casas rurales, casa de campo,
    posada, posadas, albergue, albergues, glamping, resort, all inclusive, vuelo, vuelos, pasajes, crucero, cruceros, escapada, escapadas, escapadita, escaparnos, escaparme, roadtrip, mochilear,
    luna de miel, quinta, estancia, bungalow, habitacion`,
  shows: 'funcion',
  vague:
    'viaje, viajes, viajecito, viajar, visitar, vacaciones, actividad, actividades, salida, salir, turismo, juntada, juntarnos, hacer algo',
  table: 'mesa, mesas',
  weekends: 'fin de semana, finde, puente, semana',
  'left out': `
      no, ni, sin, nada de, excepto, menos, salvo, tampoco, no al, ni al, no a, ni a, no ir al, en vez de, en vez del, en vez de ir al, en lugar de, en lugar del, no me gusta el, no me gustan los,
      no me gusta la, no quiero, no queremos, ni de, antes de, despues de, despues del, antes del, tras el, tras la, luego de`,
  'not sought': `
      mi, mis, tu, tus, su, sus, nuestro, nuestra, con, con una, con un, desde el, desde la, cerca del, cerca de la, cerca de un, cerca de una, junto al, junto a la, al lado del, al lado de la,
      frente al, frente a la, de la, del mismo, con vistas al, con vista a la, cerca de, del, a dos cuadras de la, saliendo del, llegar al, llegar a la, ese, esa, aquel, este, esta`,
  'other senses': `
      of, de trabajo, de datos, de negocio, laboral, de puntos, de gastos, de acceso, del archivo, de estudios, de estudio, de mesa, medico, de vida, critica, de navegacion, de red, para el trabajo,
      de negocios, de software, de precios, de archivos`,
} as const;

export const activity = `
  unless:<left out>/<not sought> {a:<dinner>} !<other senses> => activity a food evening  ✓ cenar  ✗ ni cenar
  unless:<left out>/<not sought> {a:<lunch>} !<other senses> => activity a food midday  ✓ almorzar  ✗ sin almorzar
  unless:<left out>/<not sought> {a:<breakfast>} !<other senses> => activity a food morning  ✓ desayuno  ✗ mi desayuno
  unless:<left out>/<not sought>/cine {a:<eating>} !<other senses> => activity a food  ✓ bares  ✗ nada de bares
  (una/la/ver/otra/uma/a/outra) {a:<shows>} !<other senses> => activity a evening  ✓ una función  ✗ función en Python
  unless:<left out>/<not sought> {a:<night>} !<other senses> => activity a evening  ✓ karaoke  ✗ ni karaoke
  unless:<left out>/<not sought> {a:<outdoors>} !<other senses> => activity a morning  ✓ senderismo  ✗ la ruta del archivo
  unless:<left out>/<not sought> {a:<outings>} !(<other senses> | de/del/de la <known places> | nacional) => activity a  ✓ museos  ✗ desde el museo
  unless:<left out>/<not sought> {a:<stays>} !<other senses> => activity a travel  ✓ hotel  ✗ mi hotel
  unless:<left out>/<not sought> {a:<services>} !<other senses> => activity a service  ✓ fontanero  ✗ mi fontanero
  unless:<left out>/<not sought> {a:<vague>} !(<other senses> | de (trabajo/empresa/estudios/<weekdays>) | del/que/los/las/lo) => activity a travel vague  ✓ viaje  ✗ viaje de negocios
  (clase | clases | taller | curso | noche | cata | degustacion | tour | partido | torneo | festival | feria | muestra | exposicion | show | recital | concierto | sesion | paseo | obra) de {x:words}
    => phrase x  ✓ clase de cerámica  ✗ clases
  (dia/tarde/noche/manana/finde) de {x:<outings>} => phrase x  ✓ día de museos  ✗ día de lluvia
  <occasions> (de/del) [la/las/los] !({p:name} | mi/mis/tu/tus/su/sus/nuestra/nuestro) {x:words} !(<months> | <weekdays>) => phrase x  ✓ revisión del gas  ✗ revisión en mayo
  ^ {a:<table>} para {n:count} => table a food  ✓ mesa para 4  ✗ mesa para datos
  ver (el/la/los/las/un/una) !(<night> | <outings> | <outdoors> | <eating> | <shows>) {x:words} !de => phrase x evening vague  ✓ ver el derbi  ✗ ver si
  (nos vamos | vamos | ir | irnos | me voy | vamonos
    | iremos) de !(!(setas/tapas/compras/copas/cañas/pinchos/pintxos/vinos/excursion/camping/acampada/rebajas/pesca/fiesta/marcha/ruta/rutas/senderismo/bares)) {x:words} => activity x
    ✓ nos vamos de setas el domingo  ✗ nos vamos de aquí
  {a:<weekends>} !(!en) => activity a travel vague  ✓ fin de semana en Toledo  ✗ fin de semana
  (reserv- | para | libre | una) [una/la/otra] {a:<table>} [de/para/en/libre] !(madera | ping | datos | luz | vidrio) => table a food  ✓ reserva una mesa  ✗ compré mesa`;
