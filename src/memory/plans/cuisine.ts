import { planLanguage, type QueryText } from './query-text.ts';

interface Cuisine {
  es: string;
  en: string;
  /** Folded demonyms; they also say a film, a museum or a friend is from there, so they need a meal around them. */
  demonym: RegExp;
  /** Dishes that name the cuisine by themselves. */
  dish?: RegExp;
}

const cuisine = (es: string, en: string, demonym: RegExp, dish?: RegExp): Cuisine =>
  dish ? { es, en, demonym, dish } : { es, en, demonym };

const CUISINES: Cuisine[] = [
  cuisine(
    'italiana',
    'italian',
    /\b(?:italian[oa]s?|italian)\b/,
    /\b(?:pizzas?|pizzerias?|pasta|lasana|lasagna|risotto)\b/,
  ),
  cuisine(
    'japonesa',
    'japanese',
    /\b(?:japones(?:as?|es)?|japanese)\b/,
    /\b(?:sushi|ramen|izakaya|teppanyaki|sashimi)\b/,
  ),
  cuisine(
    'mexicana',
    'mexican',
    /\b(?:mexican[oa]s?|mexican|mejican[oa]s?)\b/,
    /\b(?:tacos|taqueria|taquerias|burritos?|enchiladas)\b/,
  ),
  cuisine('china', 'chinese', /\b(?:chin[oa]s?|chinese)\b/, /\b(?:dim sum)\b/),
  cuisine('india', 'indian', /\b(?:indi[oa]s?|indian|hindu)\b/, /\b(?:curry|tandoori|tikka masala)\b/),
  cuisine('tailandesa', 'thai', /\b(?:tailandes(?:as?|es)?|thai)\b/, /\bpad thai\b/),
  cuisine('vietnamita', 'vietnamese', /\b(?:vietnamitas?|vietnamese)\b/, /\bpho\b/),
  cuisine('coreana', 'korean', /\b(?:corean[oa]s?|korean)\b/, /\b(?:bibimbap|kimchi|korean bbq)\b/),
  cuisine('francesa', 'french', /\b(?:frances(?:as?|es)?|french)\b/),
  cuisine('española', 'spanish', /\b(?:espanol(?:as?|es)?|spanish)\b/, /\b(?:paella|paellas)\b/),
  cuisine('griega', 'greek', /\b(?:grieg[oa]s?|greek)\b/, /\b(?:gyros|souvlaki)\b/),
  cuisine('libanesa', 'lebanese', /\b(?:libanes(?:as?|es)?|lebanese)\b/, /\b(?:hummus|falafel)\b/),
  cuisine('turca', 'turkish', /\b(?:turc[oa]s?|turkish)\b/, /\b(?:kebabs?|doner)\b/),
  cuisine('marroquí', 'moroccan', /\b(?:marroqui(?:es)?|moroccan)\b/, /\b(?:cuscus|couscous)\b/),
  cuisine('peruana', 'peruvian', /\b(?:peruan[oa]s?|peruvian)\b/, /\b(?:ceviche|ceviches)\b/),
  cuisine(
    'argentina',
    'argentinian',
    /\b(?:argentin[oa]s?|argentinian|argentine)\b/,
    /\b(?:empanadas argentinas|parrilla argentina)\b/,
  ),
  cuisine('brasileña', 'brazilian', /\b(?:brasilen[oa]s?|brazilian)\b/, /\brodizio\b/),
  cuisine('colombiana', 'colombian', /\b(?:colombian[oa]s?|colombian)\b/, /\barepas\b/),
  cuisine(
    'americana',
    'american',
    /\b(?:american[oa]s?|american)\b/,
    /\b(?:hamburguesas?|hamburgueserias?|burgers?)\b/,
  ),
  cuisine('mediterránea', 'mediterranean', /\b(?:mediterrane[oa]s?|mediterranean)\b/),
  cuisine('asiática', 'asian', /\b(?:asiatic[oa]s?|asian)\b/),
  cuisine('gallega', 'galician', /\b(?:galleg[oa]s?|galician)\b/),
  cuisine('vasca', 'basque', /\b(?:vasc[oa]s?|basque)\b/, /\b(?:pintxos|pinchos)\b/),
  cuisine('etíope', 'ethiopian', /\b(?:etiopes?|ethiopian)\b/),
  cuisine('portuguesa', 'portuguese', /\b(?:portugues(?:as?|es)?|portuguese)\b/),
  cuisine('alemana', 'german', /\b(?:aleman(?:as?|es)?|german)\b/),
];

/** Behind these a demonym is of a thing or a person, or the word is the country itself. */
const NOT_OF_FOOD =
  /\b(?:cine|museo|museum|arte|art|jardin|garden|barrio|clase|clases|class|pelicula|film|movie|amig[oa]s?|novi[oa]|en|a|in|to|de|from|hablo|speak|embajada|embassy|teatro|theater|theatre|musica|hotel|mi|my|flamenco|un|una|plaza|calle) $/;
const FOOD_NOUN = /\b(?:comida|cocina|restaurantes?|food|cuisine|restaurants?|un|de|algo) (?:de )?$/;
const NEGATED =
  /\b(?:no|ni|sin|nada|not|nada de|menos|excepto|except)(?: (?:quiero|comida|cocina|de|un|una|food|a|any)){0,3} $/;

/** Finds a cuisine, in the language that its word was said in. `mealTime`: the query or the open plan is about eating. */
export function findCuisine(text: QueryText, mealTime: boolean, language: string): string | undefined {
  let first: { index: number; name: string } | undefined;
  for (const kind of CUISINES) {
    for (const pattern of [kind.dish, mealTime ? kind.demonym : undefined]) {
      const match = pattern?.exec(text.folded);
      if (!match || (first && first.index <= match.index)) continue;
      const before = text.folded.slice(Math.max(0, match.index - 30), match.index);
      if (NEGATED.test(before)) continue;
      if (pattern === kind.demonym && NOT_OF_FOOD.test(before) && !FOOD_NOUN.test(before)) continue;
      first = { index: match.index, name: nameOf(kind, match[0], text.folded, planLanguage(language)) };
    }
  }
  return first?.name;
}

const ENGLISH_CUE = /\b(?:the|for|a|find|in|some|place|near|food|restaurants?|want|at|to|with|dinner|lunch|tomorrow)\b/;
const SPANISH_CUE =
  /\b(?:el|la|los|las|para|un|una|busca\w*|en|cerca|comida|restaurantes?|quiero|con|de|manana|cenar|comer)\b/;

/** Names a cuisine; "sushi" is the same word in both languages, so its cuisine is named in the language around it. */
function nameOf(kind: Cuisine, word: string, folded: string, declared: 'es' | 'en'): string {
  if (word === kind.en) return kind.en;
  if (kind.demonym.test(word)) return kind.es;
  const english = ENGLISH_CUE.test(folded);
  if (english === SPANISH_CUE.test(folded)) return kind[declared];
  return english ? kind.en : kind.es;
}
