import type { QueryText } from './query-text.ts';

interface Preference {
  pattern: RegExp;
  name: string;
  /** The name of its denial, for users who rule it out; without one, a negated mention is dropped. */
  negated?: string;
  /** True for a preference that is kept only as a denial: "no muy caro", because nobody asks for dear. */
  onlyNegated?: boolean;
}

const wish = (pattern: RegExp, name: string, negated?: string): Preference =>
  negated === undefined ? { pattern, name } : { pattern, name, negated };
const dislike = (pattern: RegExp, negated: string): Preference => ({ pattern, name: '', negated, onlyNegated: true });

/** Canonical terms in lower case; a term said in two ways is one preference. */
const PREFERENCES: Preference[] = [
  wish(/\bterraza\b/, 'terraza', 'sin terraza'),
  wish(/\bal aire libre\b/, 'al aire libre'),
  wish(/\bvegetarian[oa]s?\b/, 'vegetariano'),
  wish(/\bvegan[oa]s?\b/, 'vegano'),
  wish(/\b(?:sin gluten|celiac[oa]s?)\b/, 'sin gluten'),
  wish(/\b(?:sin lactosa|intolerantes? a la lactosa)\b/, 'sin lactosa'),
  wish(/\bhalal\b/, 'halal'),
  wish(/\bkosher\b/, 'kosher'),
  wish(/\b(?:con |buenas |tenga )?vistas(?= al mar)\b/, 'con vistas al mar'),
  wish(/\b(?:con (?:buenas )?|buenas |tenga )vistas\b(?! al mar)/, 'con vistas'),
  wish(/\btranquil[oa]s?\b/, 'tranquilo', 'no muy tranquilo'),
  wish(/\bsilencios[oa]s?\b/, 'tranquilo'),
  wish(/\b(?:musica en (?:vivo|directo))\b/, 'música en vivo', 'sin música en vivo'),
  wish(/\b(?:barat[oa]s?|economic[oa]s?|low cost|bien de precio)\b/, 'barato', 'no muy barato'),
  wish(/\b(?:romantic[oa]s?)\b/, 'romántico', 'no muy romántico'),
  wish(/\b(?:luj[oa]|lujos[oa]s?|elegantes?)\b/, 'elegante', 'no muy elegante'),
  wish(/\b(?:informal(?:es)?)\b/, 'informal'),
  wish(/\b(?:acogedor(?:a|es|as)?)\b/, 'acogedor'),
  wish(/\b(?:familiar(?:es)?|para ninos|con ninos)\b/, 'para niños'),
  wish(/\b(?:admit\w+ (?:perros|mascotas)|con (?:mi )?perros?|mascotas)\b/, 'admite mascotas'),
  wish(/\b(?:accesible|silla de ruedas)\b/, 'accesible'),
  wish(/\b(?:aparcamiento|con parking)\b/, 'con aparcamiento'),
  wish(/\b(?:centric[oa]s?)\b/, 'céntrico'),
  wish(/\b(?:tipic[oa]s?|tradicional(?:es)?)\b/, 'tradicional'),
  wish(/\bcon (?:desayuno|desayuno incluido)\b/, 'con desayuno'),
  wish(/\bcon piscina\b/, 'con piscina'),
  wish(/\bgratis\b/, 'gratis'),
  dislike(/\bruido\b/, 'sin ruido'),
  dislike(/\bruidos[oa]s?\b/, 'sin ruido'),
  dislike(/\bcar[oa]s?\b/, 'no muy caro'),
  dislike(/\bturistic[oa]s?\b/, 'no muy turístico'),
  dislike(/\b(?:llen[oa]s?|concurrid[oa]s?)\b/, 'no muy lleno'),
  dislike(/\blejos\b/, 'no muy lejos'),
  dislike(/\bpicante\b/, 'sin picante'),

  wish(/\b(?:outdoor (?:seating|dining|terrace|tables)|terrace|patio)\b/, 'outdoor seating', 'no outdoor seating'),
  wish(/\b(?:pet|dog)[ -]friendly\b/, 'pet friendly'),
  wish(/\b(?:family|kid|child)[ -]friendly\b/, 'family friendly'),
  wish(/\bquiet(?:er)?\b/, 'quiet', 'not too quiet'),
  wish(/\bvegan\b/, 'vegan'),
  wish(/\bvegetarian\b/, 'vegetarian'),
  wish(/\b(?:gluten[ -]free|coeliac|celiac)\b/, 'gluten free'),
  wish(/\b(?:dairy|lactose)[ -]free\b/, 'dairy free'),
  wish(
    /\b(?:with (?:a )?(?:nice |good |great |sea |ocean )?views?|nice views?|great views?|good views?)\b/,
    'with views',
  ),
  wish(/\blive music\b/, 'live music', 'no live music'),
  wish(/\b(?:cheap(?:er)?|inexpensive|affordable|budget[ -]friendly)\b/, 'cheap', 'not too cheap'),
  wish(/\bromantic\b/, 'romantic', 'not too romantic'),
  wish(/\b(?:fancy|upscale|elegant|luxury|luxurious)\b(?! (?:a|an|going|some)\b)/, 'fancy', 'not too fancy'),
  wish(/\bcasual\b/, 'casual'),
  wish(/\b(?:cosy|cozy)\b/, 'cozy'),
  wish(/\b(?:wheelchair[ -]accessible|accessible|step[ -]free)\b/, 'accessible'),
  wish(/\b(?:free parking|with parking)\b/, 'with parking'),
  wish(/\b(?:traditional|authentic)\b/, 'traditional'),
  wish(/\bwith (?:a )?(?:pool|swimming pool)\b/, 'with a pool'),
  wish(/\b(?:breakfast included|with breakfast)\b/, 'with breakfast'),
  dislike(/\b(?:expensive|pricey)\b/, 'not too expensive'),
  dislike(/\b(?:noisy|loud)\b/, 'not too noisy'),
  dislike(/\b(?:touristy)\b/, 'not too touristy'),
  dislike(/\b(?:crowded|busy)\b/, 'not too crowded'),
  dislike(/\bspicy\b/, 'not too spicy'),
];

/** "sin …", "no muy …", "que no sea demasiado …", "nothing too …", "don't want a …". */
const NEGATION =
  /\b(?:sin|no|nada|ni|tampoco|without|not|nothing|isn't|aren't|don't|doesn't|avoid|evita|evitar|quita|quitar|elimina|remove)(?: (?:sea|sean|este|esten|muy|tan|demasiado|mucho|quiero|queremos|que|haya|de|too|so|very|anything|want|need|be|a|an|the|any|super|excesivamente|especialmente|la|el|una|un|hace falta|need to be)){0,4} $/;
const LOOK_BACK = 40;

export function findPreferences(text: QueryText): string[] {
  const found: { index: number; name: string }[] = [];
  for (const preference of PREFERENCES) {
    const match = preference.pattern.exec(text.folded);
    if (!match) continue;
    const negated = NEGATION.test(text.folded.slice(Math.max(0, match.index - LOOK_BACK), match.index));
    const name = negated ? preference.negated : preference.onlyNegated ? undefined : preference.name;
    if (name && !found.some((other) => other.name === name)) found.push({ index: match.index, name });
  }
  return found.sort((one, other) => one.index - other.index).map(({ name }) => name);
}
