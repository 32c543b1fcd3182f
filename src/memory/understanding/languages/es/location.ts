/** The rules of places, in Spanish: what leads to a place, from the surest. A \`place\` behind a sure lead may be in lower case. */
export const locationLists = {
  'place leads': `el barrio de, barrio de, barrio, el barrio, la zona de, zona de, zona, la zona, el distrito de, distrito de, la ciudad de, ciudad de, el pueblo de, la isla de, isla de, la provincia de, la region de, pleno, plena, toda la zona de, todo, la costa de, el area de, la playa de, las afueras de, alrededores de, los alrededores de`,
  centres:
    'el centro, centro, el casco antiguo, casco antiguo, casco historico, el casco historico, el centro historico, centro historico, el microcentro, el centro de la ciudad, zona norte, zona sur, zona oeste, capital',
  'small words': 'de, del, la, las, los, el, do, da, dos, di, du, des, i, y',
  'name openers':
    'plaza, calle, avenida, av, paseo, parque, playa, puerto, puerta, villa, nueva, nuevo, monte, isla, islas, lago, bahia, ria, embalse, pantano, delta, playa de, cañon, cuevas, parque natural, parque nacional, valle, castillo, rio, torre, palacio, estadio, estacion, mercado, san, santa, santo, sant, mar, barrio, cabo, punta, las, los, cerro, sierra = alone, costa = alone',
  'name endings':
    'soho, hollywood, oeste, viejo, vieja, chico, chica, norte, sur, alto, alta, beach, mayor, street, park, town',
  'no place': `ser, estar, haber, tener, quedar, dejar, llevar, poder, cuando, mates, matematicas, algebra, geometria, calculo, fisica, quimica, biologia, bio, historia, geografia, economia, lengua, literatura, filosofia, ciencias, psicologia, contabilidad, estadistica, gramatica, utc, rfc, primera, segunda, tercera, sofa, sillon, platea, anfiteatro, palco, por, quad, canoa, globo, velero, trineo, patinete, caravana, autocaravana, paracaidas, parapente, helicoptero, kayak, mundo, casa, serio, rato, espanol, ingles, frances, aleman, italiano, catalan, castellano, general, total, principio, cuanto, vez, lugar, caso, cambio, realidad, verdad, internet, google, linea, persona, personas, familia, pareja, grupo, coche, auto,
    tren, avion, bus, autobus, barco, bici, moto, metro, mano, mente, paz, efectivo, tarjeta, verano, invierno, primavera, otono, navidad, navidades, semana, pascua, puente, plan, terraza, exterior, interior, vivo, directo, forma, breve, seguida, adelante,
    conjunto, particular, especial, privado, publico, silencio, compania, oferta, promocion, condiciones, marcha, proceso, duda, <numbers>, mi, tu, su, mis, tus, sus, nuestra, nuestro, que, donde, cual, quien, este, esta, ese, esa, estos, estas, aquel, aquella, algun, alguna,
    algunos, algunas, algo, nada, todo, todos, todas, otra, otro, otras, otros, cualquier, cualquiera, mismo, misma, aqui, ahi, alli, alla, aca, torno, medio, media, base, funcion, parte, cuenta, teoria, practica, resumen, vano, balde, contra, favor, fin, ejemplo, supuesto, cierto,
    ahora, lo, la, el, los, las, de, y, o, a, si, no, mas, muy, unos, unas, un, una, uno, horas, dias, minutos, semanas, meses, noche, noches, manana, tarde, tardes, mediodia, hora, dia, ti, ella, el, ellos, nosotros, vosotros, usted, ustedes, yo, vos, cena, comida, comer, cenar,
    desayunar, almorzar, tomar, beber, ver, hacer, salir, bailar, disfrutar, celebrar, descansar, recomendar, buscar, reservar, conocer, visitar, viajar, volar, pasar, pasear, comprar, probar, festejar, mes, ano, hoy, lunes, martes, miercoles, jueves, viernes, sabado, domingo,
    enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre, python, java, javascript, typescript, excel, word, sql, netflix, youtube, spotify, instagram, whatsapp, facebook, tiktok, twitter, linux, windows, mac, android, github,
    chatgpt, react, produccion, madera, carne, inglés, español, precio, presupuesto, horario, trabajo, escuela, facultad, oficina, colegio, hospital, carcel, cama, bebe, ninos, amigos, amigas, gente, marcha, mente, serie, realidad, absoluto, punto, familia, grande, chico, buena, buen, mala,
    cuanto, relacion, respuesta, pesos, euros, dolares, com, pdf, partido, equipo, tiempo, junio, nochevieja, nochebuena, halloween, voz, twitter, app, proyecto, codigo, servidor, reunion, dos, tres, cuatro, cuanto, tanto, tema, papel, tema, ropa, busca, honor, memoria, ayunas, pijama, camino, broma, playa,
    montana, atardecer, amanecer, aves, estrellas, hotel, hoteles, restaurante, bar, museo, cine, teatro, club, parque, mercado, crucero, combi, colectivo, subte, taxi, uber, verdad, vivo, movimiento, directo, tema, detalle, breve, resumen, blanco, negro, rojo, mejor, peor, cuero, ofertas, descuento, cuotas, gluten, tacc, cualquier lugar, donde sea, persona, sala, mesa, barra`,
  near: `cerca de, cerca del, junto a, junto al, al lado de, al lado del, alrededor de, alrededores de, en los alrededores de, por los lados de, a la vuelta de, no muy lejos de`,
  motion: `ir, irme, irnos, voy, vamos, vamonos, vayamos, iremos, ire, viajar, viaje, viajes, viajamos, volar, vuelo, vuelos, escapada, escapadas, escapadita, excursion, excursiones, escaparme, escaparnos, billete, billetes, pasaje, pasajes, tren, trenes, llegar, llegamos, ida, roadtrip, crucero, nos vamos, me voy, mudamos, tour, venimos, transfer`,
  visits: 'visitar, conocer, recorrer, explorar, destino, descubrir',
  'no lead':
    'no, ni, que, nada, vivo, estoy, estamos, naci, trabajo, desde, salgo, salimos, como, vive, soy, tampoco, excepto, menos, vivimos, trabaja, viven, laburo',
} as const;

export const location = `
  unless:<no lead> <near> {p:place} => sure p  ✓ cerca de Atocha  ✗ cerca
  unless:<no lead> <motion> … (a/al/hasta/hacia/para) ({p:name} | !-ar/-er/-ir/-rme/-rnos/-rlo/-rla/-rle {p:place}) => likely p  ✓ viaje a Roma  ✗ voy a cenar
  [por/la/el] zona/barrio [de] {p:place} => sure p  ✓ zona Palermo  ✗ zona
  unless:<no lead> en ({p:name} | !-ar/-er/-ir/-rme/-rnos/-rlo/-rla/-rle {p:place}) => likely p  ✓ en malasaña  ✗ en serio
  unless:<no lead> <visits> {p:name} => likely p  ✓ conocer Jujuy  ✗ conocer gente
  ver {p:known} => likely p  ✓ ver Roma  ✗ ver Wicked
  (<visits>/ver) (el/la/los/las) * (de/del) {p:name} => likely p  ✓ ver las pirámides de Teotihuacán  ✗ ver las pirámides
  ^ [<corrections>/<greetings>] [<corrections>] (es | vamos a | mejor | mejor en | prefiero | cambia a | que sea en) {p:name} [mejor/entonces] $ => maybe p  ✓ mejor en Tarifa  ✗ mejor el viernes
  (por/hacia/a/al/x) {p:name} => maybe p  ✓ por Chueca  ✗ por favor
  desde {p:name} (a/hasta/hacia) {q:place} => sure q  ✓ desde Madrid a Roma  ✗ desde Madrid
  de {p:name} (a/hasta/hacia) {q:place} => sure q  ✓ de Madrid a Roma  ✗ de Madrid
  desde {p:name} => from p  ✓ desde Madrid
  (de/del) {p:name} => behind p  ✓ de Madrid  ✗ de moda
  {p:known} => named p  ✓ parrilla boedo  ✗ parrilla
  ^ {p:name} $ => alone p  ✓ Kew  ✗ kew gardens please
  {p:name} => next p  ✓ surf Bondi  ✗ surf`;
