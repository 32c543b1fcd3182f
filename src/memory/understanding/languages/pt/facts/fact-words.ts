/** Portuguese words that rules of facts speak of. */
export const factWords = {
  'phrase ends': 'que, porque, por isso, mas, quando, onde, se, como',
  'noun ends':
    'em, de, do, da, dos, das, no, na, nos, nas, com, para, pra, por, desde, ha, o, a, os, as, um, uma, meu, minha',
  with: 'com, mais',
  'own openers': 'eu, me, meu, minha, meus, minhas, sou, tenho, moro, trabalho, estou, uso, nosso, nossa, temos',
  'no name': 'um, uma, o, a, muito, bem, mal, hoje',
  'third person': `eu = ele, meu = seu, minha = sua, meus = seus, minhas = suas, me = lhe, comigo = consigo, nosso = seu, nossa = sua, sou = é, tenho = tem, moro = mora, trabalho = trabalha, estou = está, uso = usa`,
  'favorite key': 'favorite = favorite *',
  forgettable: 'onde eu moro = home, minha idade = age',
  partners: 'namorado, namorada, esposo, esposa, marido, noivo, noiva',
  relatives: 'filho, filha, filhos, filhas, irmao, irma, irmaos, irmas, pai, mae, gemeos',
  animals: 'cachorro, cachorra, cachorros, gato, gata, gatos, cachorrinha, papagaio',
  intolerances: 'alergia, alergias, intolerancia',
  illnesses: 'asma, diabetes, enxaqueca, epilepsia',
  vehicles: 'carro, moto, caminhonete, bicicleta, bike',
  degrees: 'mestrado, doutorado, graduacao, diploma',
  dwellings: 'casa, apartamento, ape',
} as const;
