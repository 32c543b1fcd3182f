/** Spanish words that rules of several slots speak of; without accents where they may be left out. */
export const words = {
  articles: 'el, la, los, las',
  or: 'o, u',
  and: 'y, e',
  numbers: `uno|un|una = 1, dos = 2, tres = 3, cuatro = 4, cinco = 5, seis = 6, siete = 7, ocho = 8, nueve = 9, diez = 10, once = 11, doce = 12, trece = 13,
    catorce = 14, quince = 15, dieciseis = 16, diecisiete = 17, dieciocho = 18, diecinueve = 19, veinte = 20, veintiuno|veintiun|veintiuna = 21, veintidos = 22,
    veintitres = 23, veinticuatro = 24, veinticinco = 25, veintiseis = 26, veintisiete = 27, veintiocho = 28, veintinueve = 29, treinta = 30, cuarenta = 40,
    cincuenta = 50, sesenta = 60, setenta = 70, ochenta = 80, noventa = 90, cien|ciento = 100, doscientos|doscientas = 200, trescientos|trescientas = 300,
    cuatrocientos = 400, quinientos = 500, seiscientos = 600, setecientos = 700, ochocientos = 800, novecientos = 900, mil = 1000`,
  'number joints': 'y',
  few: 'un par de = 2, un par = 2, media docena de = 6, media docena = 6, una docena de = 12, una docena = 12',
  scales: 'k = 1000, mil = 1000, luca|lucas = 1000',
  'range joints': '-, –, a, o, y, hasta',
  'of money': 'de, en',
  'hour marks': 'h, hs, hrs, horas',
  weekdays: 'domingo = 0, lunes = 1, martes = 2, miercoles = 3, jueves = 4, viernes = 5, sabado = 6',
  months: `enero|ene = 1, febrero|feb = 2, marzo|mar = 3, abril|abr = 4, mayo = 5, junio|jun = 6, julio|jul = 7, agosto|ago = 8, septiembre|setiembre|sept|sep|set = 9,
    octubre|oct = 10, noviembre|nov = 11, diciembre|dic = 12`,
  dayparts:
    'manana|mananita|tempranito = mañana, tarde|tardecita|siesta = tarde, noche|nochecita = noche, madrugada = noche',
  'hour parts': 'manana = mañana, tarde = tarde, noche = noche, madrugada = madrugada',
  'clock minutes':
    'media|30 = 30, cuarto|15 = 15, cinco|5 = 5, diez|10 = 10, veinte|20 = 20, veinticinco|25 = 25, cuarenta y cinco|45 = 45, pico = 0',
  meridiem: 'am|a.m.|a.m = am, pm|p.m.|p.m = pm',
  lengths: `minuto|minutos|min|mins = m, hora|horas|h|hs|hrs|horita|horitas = H, dia|dias|diitas = D, noche|noches = D, semana|semanas = W, mes|meses = M`,
  // People that one says one goes with.
  'one person': `pareja, adolescente, novi-, marido, mujer, espos-, madre, padre, mama, papa, mami, papi, vieja, viejo, hermano, hermana, hijo, hija, amigo, amiga, primo, prima, abuelo,
    abuela, jefe, jefa, companero, companera, tio, tia, suegro, suegra, cunado, cunada, colega, chico, chica, nino, nina, bebe, sobrino, sobrina, nieto, nieta, socio, roommate, bestie, mejor amigo,
    mejor amiga, compa, pibe, piba, nene, nena, hijita, hijito, peque`,
  'two people': 'gemelos, gemelas, mellizos, padres, viejos, papas, abuelos, suegros, papis',
  people: `persona, personas, comensales, adultos, adulto, amigos, amigas, amiguitos, invitados, gente, hijos, hijas, hermanos, hermanas, ninos, ninas, primos, primas, companeros, companeras, colegas, tios,
    tias, chicos, chicas, sobrinos, sobrinas, nietos, nietas, nenes, nenas, bebes, pibes, menores, menor, compas, peques, jubilados, cubiertos, plazas, viajeros, turistas, mayores, huespedes,
    pasajeros, jugadores, locos, cabezas, profes, profesores, maestros, padres, manes, cuates, chavales, chavalas, chavos, crios, tipos`,
  children:
    'nino, nina, ninos, ninas, hijo, hija, hijos, hijas, menor, menores, bebe, bebes, nene, nena, nenes, nenas, chicos, chico, peques, peque, nietos',
  'per person': `por persona, por cabeza, por barba, cada uno, cada una, c / u, c / uno, pp, p / p, / persona, / pers, / pax, por comensal, la persona, por pera, por piocha, por cubierto,
    el cubierto, por pers, cada quien, la entrada, por entrada, cada entrada`,
  corrections: `
      sube a, subelo a, subimos a, baja a, bajalo a, o, no, uy, ay, perdon, perdona, mejor, mejor dicho, digo, quiero decir, que sea, que sean, sea, sean, ponle, pon, pongamos, ponele, dejalo en,
      dejemoslo en, o sea, al final, entonces, pues, ahora, bueno, vale, espera, en realidad, ya, asi que, de hecho, pensandolo mejor, casi, casi mejor, que, pero, a ver, hasta, seremos, somos, solo`,
  definite: 'el, del, al, la, ese, esa, este, esta, los, las',
  'table name': 'restaurante',
  spent: 'en, entera, entero, por, solo, solamente, nada mas',
  ordinals: 'primer = 1, primero = 1, segundo = 2, tercer = 3, tercero = 3, cuarto = 4, ultimo = 5',
  'activity joints': 'de, en, con, al',
  'activity heads': 'juvenil, infantil',
  'aim fillers':
    'entradas para, entradas, tickets para, boletos para, a, al, ir, un, una, unos, unas, hacer, reservar, el, la, los, las, hola, buenas, che, oye, salir, que, quiero, organizar, algo, ver si, y, pero',
  'aim stops': `
      llegamos, volvemos, estaremos, tenemos, necesito, necesitamos, en, el, para, con, por, a, al, este, esta, del, desde, entre, sobre, y, o, que, si, se, me, nos, es, son, esta, hay, como, cuando,
      no, lo, le, mi, tu, su, he, ha, tengo, cerca, donde, cual, ya, esto, eso, muy, mas, porque, pero, te, ni, fue, era, estoy, va, van, soy, somos, sin`,
  mistakes:
    'para era, para eran, pará, me he liado, me lie, me confundi, me he confundido, me he equivocado, espera, perdon, perdona, queria decir, quise decir, quiero decir, digo, me equivoque, uy, ay',
  selves:
    'yo|una servidora|un servidor|servidora|servidor|un menda|para mi = 1, nosotros dos|nosotras dos = 2, ellos dos|ellas dos|los dos ellos = 2t',
  'crew joints': 'y, e, mas, y tambien, con, junto con',
  'crew leads': 'con, para, a',
  'crew owners': 'de|del = of',
  'group sizes': 'duo|duos = 2, trio = 3, cuarteto = 4',
  'crew articles': 'la, el',
  'no company': `
      perro, perra, perrito, gato, gata, mascota, coche, carro, auto, moto, bici, casa, piso, hotel, cumple, cumpleaños, aniversario, boda, viaje, plan, presupuesto, reserva, trabajo, fiesta, cena,
      idea, parte, cuenta, hora, nombre, primer, primera`,
  'crew possessives': 'mi, su, nuestro, nuestra, tu',
  denials: 'no',
  one: 'un, una, unos, unas',
  'aim within':
    'el, la, los, las, a, al, mi, mis, tu, su, un, una, unos, unas, del, de, lo, me, nos, le, nuestro, nuestra, nuestros',
  replies: `si, no, ok, okay, vale, gracias, hola, adios, perfecto, genial, claro, bueno, buenas, buenos dias, nada, ninguno, ninguna, depende, exacto, correcto, entiendo, entendido, ya, listo, bien, mal, quiza, quizas, tal vez, luego, despues, mejor, otra, otro,
    cualquiera, da igual, me da igual, no se, ni idea, por favor, jaja, continua, sigue, ayuda, donde sea, dale, joya, buenisimo, barbaro, che, igual, todavia, aun, obvio, seguro, excelente, increible`,
  greetings:
    'hola, buenas, oye, che, bueno, dale, ok, vale, entonces, pues, ah, eh, mira, hey, ey, genial, perfecto, si, claro, listo, por favor, gracias, y, pero, mejor, no, mmm, jaja, ja, aver, a ver, oiga, bien, joya, barbaro',
} as const;
