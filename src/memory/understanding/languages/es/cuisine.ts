/** Cuisines in Spanish. A dish tells one by itself; a demonym also says that a film or a friend is from there, so it needs a meal. */
export const cuisineLists = {
  'cuisine demonyms': `italian- = italian, japones- = japanese, nipon- = japanese, mexican- = mexican, mejican- = mexican, chin-|chino|china|chinos|chinas = chinese, indio|india|hindu|indu = indian, tailandes- = thai, thai = thai,
    vietnamita = vietnamese, corean- = korean, frances- = french, espanola|espanol|espanolas = spanish, griega|griego|griegas|griegos = greek, libanes- = lebanese, turca|turco|turcas = turkish, marroqui = moroccan, peruan- = peruvian,
    argentina|argentino|argentinas|argentinos = argentinian, brasilen- = brazilian, brasiler- = brazilian, colombian- = colombian, american- = american, mediterrane- = mediterranean, asiatic- = asian, gallega|gallego = galician,
    vasca|vasco = basque, etiope = ethiopian, portugues- = portuguese, aleman|alemana = german, arabe = arab, andaluz|andaluza = andalusian, cubana|cubano = cuban, venezolan- = venezuelan, nikkei = nikkei, fusion = fusion,
    criolla = creole, vegana|vegano = vegan, vegetariana|vegetariano = vegetarian, casera = home, catalana|catalan = catalan, canaria = canarian, asturiana = asturian, valenciana = valencian, rusa = russian, judia = jewish`,
  'cuisine names': `italian = italiana, japanese = japonesa, mexican = mexicana, chinese = china, indian = india, thai = tailandesa, vietnamese = vietnamita, korean = coreana, french = francesa, spanish = española,
    greek = griega, lebanese = libanesa, turkish = turca, moroccan = marroquí, peruvian = peruana, argentinian = argentina, brazilian = brasileña, colombian = colombiana, american = americana,
    mediterranean = mediterránea, asian = asiática, galician = gallega, basque = vasca, ethiopian = etíope, portuguese = portuguesa, german = alemana, arab = árabe, andalusian = andaluza, cuban = cubana,
    venezuelan = venezolana, creole = criolla, home = casera, catalan = catalana, canarian = canaria, asturian = asturiana, valencian = valenciana, russian = rusa, jewish = judía, british = británica,
    polish = polaca, caribbean = caribeña, hawaiian = hawaiana`,
  'food nouns':
    'comida, cocina, restaurante, restaurantes, restaurant, sitio, lugar, lugares, algo, cena, almuerzo, gastronomia, resto, local, sitios, bodegon, bar, plato, platos',
} as const;

export const cuisine = `
  unless:<left out> {c:<dishes>} => dish c  ✓ sushi  ✗ suela
  <food nouns> [tipico/tipica/autentico/buena/buen] [de/del] [cocina/comida/la/estilo] {c:<cuisine demonyms>} => cuisine c  ✓ comida italiana  ✗ amiga italiana
  unless:cine/museo/arte/barrio/clase/clases/pelicula/amigo/amiga/novio/novia/en/a/hablo/embajada/teatro/musica/mi/flamenco/calle/plaza/jardin {c:<cuisine demonyms>} => meal c  ✓ tailandés  ✗ novia italiana
  (apetece/antoja/quiero/queremos/cenar/comer/pinta/almorzar) [un/una/algo/comida] {c:<cuisine demonyms>} => cuisine c  ✓ me apetece italiano  ✗ italiano
  (un | el | al | una) {c:<cuisine demonyms>} => meal c  ✓ un mexicano`;
