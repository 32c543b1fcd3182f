/** Cuisines in Portuguese. A dish tells one by itself; a demonym also says that a film or a friend is from there, so it needs a meal. */
export const cuisineLists = {
  demonyms: `italian-|italiana|italiano = italian, japones|japonesa|japa|japones- = japanese, mexican- = mexican, chines|chinesa = chinese, indiana|indiano = indian, tailandes|tailandesa|thai = thai, vietnamita = vietnamese, corean- = korean, frances|francesa = french, espanhol|espanhola = spanish, grega|grego = greek,
    libanes|libanesa = lebanese, turca|turco = turkish, marroquin- = moroccan, peruan- = peruvian, argentin- = argentinian, brasileir- = brazilian, colombian- = colombian, american- = american, mediterrane- = mediterranean, asiatic- = asian, portugues|portuguesa = portuguese, alema|alemao = german, arabe = arab, mineir- = minas,
    baian- = bahian, nordestin- = northeastern, gauch- = gaucho, capixaba = capixaba, paraense|amazonica|nortista = amazonian, caipira = country, caseir- = home, vegan- = vegan, vegetarian- = vegetarian, etiope = ethiopian, africana = african, fusion|fusao = fusion, contemporane- = contemporary, alentejan- = alentejan, transmontan- = transmontan`,
  'cuisine names': `italian = italiana, japanese = japonesa, mexican = mexicana, chinese = chinesa, indian = indiana, thai = tailandesa, vietnamese = vietnamita, korean = coreana, french = francesa, spanish = espanhola, greek = grega, lebanese = libanesa, turkish = turca, moroccan = marroquina, peruvian = peruana,
    argentinian = argentina, brazilian = brasileira, colombian = colombiana, american = americana, mediterranean = mediterrânea, asian = asiática, portuguese = portuguesa, german = alemã, arab = árabe, minas = mineira, bahian = baiana, northeastern = nordestina, gaucho = gaúcha, capixaba, amazonian = amazônica, country = caipira,
    home = caseira, ethiopian = etíope, african = africana, basque = basca, british = britânica, polish = polonesa, caribbean = caribenha, hawaiian = havaiana, alentejan = alentejana, transmontan = transmontana`,
  'food nouns':
    'comida, cozinha, restaurante, restaurantes, lugar, lugares, algo, jantar, almoco, gastronomia, cantina, bistro, prato, pratos, rodizio, culinaria, tasca, boteco',
} as const;

export const cuisine = `
  unless:<left out> {c:<dishes>} => dish c  ✓ sushi  ✗ sopa
  <food nouns> [tipico/tipica/bom/boa] [de/da/do] [cozinha/comida/culinaria] {c:<demonyms>} => cuisine c  ✓ comida italiana  ✗ amiga italiana
  unless:cinema/museu/arte/aula/aulas/filme/amigo/amiga/namorado/namorada/em/falo/musica/meu/minha/teatro/embaixada/na/praca {c:<demonyms>} => meal c  ✓ tailandês  ✗ namorada italiana
  (quero/queria/vontade/jantar/comer/almocar/afim | a fim de | vontade de) [um/uma/algo/comida/de] {c:<demonyms>} => cuisine c  ✓ queria japonês  ✗ japonês
  (um | uma | o | no | num) {c:<demonyms>} => meal c  ✓ um mexicano`;
