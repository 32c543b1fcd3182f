/** Cuisines in English. A dish tells one by itself; a demonym also says that a film or a friend is from there, so it needs a meal. */
export const cuisineLists = {
  'cuisine demonyms': `italian = italian, japanese = japanese, mexican = mexican, tex mex = tex mex, chinese = chinese, cantonese = cantonese, sichuan|szechuan = sichuan, indian = indian, thai = thai, vietnamese = vietnamese, korean = korean, french = french, spanish = spanish, greek = greek, lebanese = lebanese, turkish = turkish,
    moroccan = moroccan, peruvian = peruvian, argentinian|argentine|argentinean = argentinian, brazilian = brazilian, colombian = colombian, american = american, mediterranean = mediterranean,
    asian = asian, galician = galician, basque = basque, ethiopian = ethiopian, eritrean = eritrean, portuguese = portuguese, german = german, middle eastern = middle eastern,
    caribbean = caribbean, jamaican = jamaican, british = british, polish = polish, persian|iranian = persian, israeli = israeli, hawaiian = hawaiian, nepalese = nepalese, malaysian = malaysian,
    filipino = filipino, cajun = cajun, creole = creole, georgian = georgian, russian = russian, scandinavian|nordic = nordic, african = african, cuban = cuban,
    seafood = seafood, vegan = vegan, vegetarian = vegetarian, kosher = kosher, fusion = fusion, southern = southern, soul food = soul food, sri lankan = sri lankan, pakistani = pakistani,
    bangladeshi = bangladeshi, afghan = afghan, syrian = syrian, scottish = scottish, irish = irish, hungarian = hungarian, burmese = burmese, taiwanese = taiwanese, cypriot = cypriot`,
  'cuisine names': `italian, japanese, mexican, tex mex, chinese, cantonese, sichuan, indian, thai, vietnamese, korean, french, spanish, greek, lebanese, turkish, moroccan, peruvian, argentinian, brazilian, colombian, american, mediterranean, asian, galician, basque, ethiopian, eritrean, portuguese, german, middle eastern, caribbean, jamaican,
    british, polish, persian, israeli, hawaiian, nepalese, malaysian, filipino, cajun, creole, georgian, russian, nordic, african, cuban, seafood, fusion, southern, soul food, sri lankan, pakistani,
    bangladeshi, afghan, syrian, scottish, irish, hungarian, burmese, taiwanese, cypriot`,
  'food nouns':
    'food, cuisine, restaurant, restaurants, place, meal, dinner, lunch, spot, joint, takeaway, cooking, bistro, bakery, brunch, cafe, dishes, eatery, tapas',
} as const;

export const cuisine = `
  unless:<left out> {c:<dishes>} => dish c  ✓ sushi  ✗ soup
  unless:speak/learn {c:<cuisine demonyms>} [style/fusion] <food nouns> => cuisine c  ✓ italian food  ✗ speak italian food
  unless:speak/learn/in/museum/my/the/to/study/studying {c:<cuisine demonyms>} !(film | movie | art | class | lessons | friend | friends | wife | husband | girlfriend | boyfriend | music | embassy
    | teacher | colleague | homework | grammar | government | dancing | market | museum) => meal c  ✓ thai  ✗ italian friend
  (fancy/craving/crave | feel like | in the mood for) [some/a/good] {c:<cuisine demonyms>} !(film | movie | music) => cuisine c  ✓ fancy thai  ✗ thai
  (fancy/craving/some/a/nice/good/proper/decent/the | feel like) [good/nice/decent] {c:<cuisine demonyms>} !(film | movie | art | class | lessons | friend | friends | music | embassy) => meal c  ✓ a good mexican  ✗ an italian friend`;
