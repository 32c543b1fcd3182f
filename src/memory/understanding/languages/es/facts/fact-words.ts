/** Spanish words that rules of facts speak of. */
export const factWords = {
  'phrase ends': 'que, porque, asi que, y eso, pero, como, cuando, donde, aunque',
  'noun ends': 'en, de, del, con, para, por, desde, hasta, hace, a, al, sobre, sin, el, la, los, las, un, una, mi',
  with: 'con, mas, junto con',
  'own openers': 'yo, me, mi, mis, soy, tengo, vivo, trabajo, estoy, uso, nuestro, nuestra, somos, tenemos',
  'no name': 'un, una, el, la, muy, asi, bien, mal, hoy',
  'third person': `yo = él, mi = su, mis = sus, me = le, conmigo = consigo, nuestro = su, nuestra = su, nuestros = sus, nuestras = sus, soy = es, tengo = tiene, vivo = vive, trabajo = trabaja, estoy = está, uso = usa`,
  'favorite key': 'favorite = * favorito',
  forgettable: 'donde vivo = ubicacion, mi edad = edad',
  partners: 'novio, novia, esposo, esposa, marido, pareja',
  relatives: 'hijo, hija, hijos, hijas, hermano, hermana, hermanos, hermanas, nene, nena, mellizos, padre, madre',
  animals: 'perro, perra, perros, gato, gata, gatos, tortuga, caniche, loro',
  intolerances: 'alergia, alergias, intolerancia',
  illnesses: 'asma, diabetes, migrana, migranas, epilepsia',
  vehicles: 'auto, coche, carro, moto, camioneta, bici, furgoneta',
  degrees: 'titulo, licenciatura, maestria, master, doctorado',
  dwellings: 'casa, departamento, piso, depto',
} as const;
