/** The Spanish word lists of the rules of what is known, and of what they mention. */
export const lists = {
  small: `
    el, la, los, las, lo, al, del, a, de, un, una, mi, mis, nuestro, nuestra, nuestros, nuestras, con, en, lo del, lo de, lo de la, lo de los, lo de las, lo de mi, ese, esa, este, esta, el tema de, el tema del, todo el,
    toda la, a la, a los, por el, por la, me, nos, le, les, se, te, ya, he, hemos, ha, han, tanto, usar, ser, hacer, ir a, ir al, ir, comer, tomar, jugar a, jugar al, tocar, trabajar en, trabajar de, vivir en, estudiar`,
  leads: `un tal, una tal, un chico que se llama, una chica que se llama, uno que se llama, una que se llama, alguien que se llama, se llama, que se llama, llamado, llamada, ya, todo, todo a`,
  stops: `
    un ano sabatico, un descanso, un tiempo, unas vacaciones, un respiro, un rato, algo, nada, eso, esto, ello, isso, isto, desde, porque, hace, ahora, hoy, ayer, anoche, el lunes, el martes, el miercoles, el jueves,
    el viernes, el sabado, el domingo, la semana, el mes, el ano, este mes, este ano, esta semana, asi que, aunque, cuando, gracias, por fin, de momento, por ahora, por suerte, que, y, e, pero, ya, al final, todavia,
    aun, tambien, si, jaja, jajaja, mucho mejor, de una, para siempre, de vez, en verano, en invierno, despues, antes, ni, nomas, nada mas, en vez, en lugar, no, como siempre, por mi, a partir, de segunda, para que,
    los que, mis amigos`,
  theirs: 'su, sus, tu, tus, vuestro, vuestra',
  'of what': 'de, del, de la, de los, de las, de mi, de un, de una',
  of: 'de, del, de la, de los, de mi, de un, de una, de el',
  not: 'no, nunca, tampoco, ni, jamas, sin, todavia no, aun no, casi',
  grades: `
    primer grado, primero, segundo, tercero, cuarto, quinto, sexto, septimo, primer ano, segundo ano, tercer ano, cuarto ano, quinto ano, segundo grado, tercer grado, cuarto grado, quinto grado, sexto grado, primaria,
    secundaria, la secundaria, la prepa, prepa, bachillerato, el instituto, instituto, jardin, el jardin, la universidad, la eso, el liceo, segundo curso, tercer semestre, cuarto semestre, quinto semestre,
    sala de cinco, preescolar, guarderia, infantil, el cole`,
  titles: `
    gerente, gerenta, jefe, jefa, encargad-, director, directora, subdirector, subdirectora, lider, coordinador, coordinadora, supervisor, supervisora, analista, consultor, consultora, senior, responsable, capitan,
    capitana, editora, editor, socio, socia, gobernanta, capataz, maitre, inspector, inspectora, fijo, fija, plantilla, titular, profesor, profesora, catedratic-, ejecutiv-, especialista, ingenier-, tecnic-,
    desarrollador, desarrolladora, oficial, sargento, cabo, presidente, presidenta, vicepresidente, vicepresidenta, vendedor, vendedora, administrador, administradora, comercial, cajero, cajera, planta, indefinid-,
    enfermera, enfermero, medic-, chef, cocinero, cocinera, teniente, comisari-, delegad-, tesorer-, secretari-`,
  mine: 'mi, mis, nuestro, nuestra, el, la, los, las, del, al',
  me: 'me, nos, mi, mis, yo, nosotros, nuestro, nuestra, conmigo',
  doing: `
    comer, vivir, trabajar, buscar, ver, estudiar, correr, hacer, ser, usar, tomar, dormir, cenar, jugar, pasear, nadar, cocinar, entrenar, caminar, programar, escribir, leer, pensar, hablar, salir, ir, beber, fumar,
    decir, aprender, saludar, almorzar, viajar, visitar, llorar, tocar, pintar, bailar, cantar, casar, tener, poder, cuidar, sentir, empezar, mirar, dar, llamar, comprar, probar, casarme, casarnos, verte, sentirme,
    andar, descansar, estar`,
  roles:
    'novio = marido, novia = esposa, prometido = marido, prometida = esposa, pareja = esposa, pololo = marido, polola = esposa, chico = marido, chica = esposa',
  spouses: 'marido, esposo, mujer, esposa',
  animals:
    'perro, perra, perrito, perrita, gato, gata, gatito, gatita, tortuga, conejo, loro, canario, pez, hamster, pajaro',
  languages:
    'ingles, frances, aleman, italiano, portugues, chino, japones, ruso, arabe, catalan, gallego, euskera, coreano, español = español, castellano, guarani, quechua, griego, turco, hindi, holandes, sueco',
  'own verbs': `
    soy, uso, usamos, trabajo, trabajamos, vivo, vivimos, estudio, hago, hacemos, juego, toco, tomo, como, salgo, estoy, estamos, tengo, tenemos, manejo, conduzco, practico, bailo, entreno, es, sera,
    va, curro, laburo, programo, escribo, ando, corro, nado, pinto, canto, fumo, bebo, doy, vendo`,
  dwellings:
    'monoambiente, piso, depa, departamento, casa, apartamento, casita, estudio, duplex, chalet, depto, loft, habitacion, cuarto',
};
