import { NUMBER_EN, NUMBER_ES } from './number-words.ts';
import type { QueryText } from './query-text.ts';

/**
 * The influence of an activity on other slots: "a las 9" is 21:00 for a dinner and 09:00 for a hike. With `food` "italiana" is a
 * cuisine; with `travel` "a Roma" is the destination; `vague` gives way to any more telling word of the query.
 */
export type ActivityTrait = 'evening' | 'midday' | 'morning' | 'food' | 'travel' | 'vague';

const LEXICON: [traits: ActivityTrait[], words: string][] = [
  [
    ['food', 'evening'],
    'cenar cena cenas cenita tapas tapear copas canas cocteles cocteleria coctelerias cervezas tomar algo salir de copas ir de tapas dinner supper drinks cocktails cocktail bar cocktail bars',
  ],
  [['food', 'midday'], 'comer comida almorzar almuerzo lunch paella vermut'],
  [['food', 'morning'], 'desayunar desayuno brunch breakfast'],
  [
    ['food'],
    'restaurante restaurantes gastrobar gastrobares bar bars bares taberna tabernas cerveceria cervecerias marisqueria marisquerias pizzeria pizzerias hamburgueseria hamburgueserias asador asadores bodega bodegas cata de vinos cafe cafes cafeteria cafeterias heladeria heladerias pasteleria pastelerias panaderia panaderias merendar merienda picnic barbacoa terrazas restaurant restaurants coffee shop coffee shops coffee bakery bakeries food eat eating brewery breweries winery wineries wine tasting steakhouse steakhouses pizzeria diner diners tea house bbq barbecue rooftop bars rooftop bar',
  ],
  [['food'], 'sushi ramen tacos pizza pizzas hamburguesas hamburguesa burger burgers kebab curry pasta'],
  [
    ['evening'],
    'discoteca discotecas karaoke salir de fiesta fiesta fiestas concierto conciertos monologo monologos teatro opera musicales flamenco tablao espectaculo espectaculos cine cines teatros bailar pub pubs club clubs clubes nightclub nightclubs clubbing dancing concert concerts theatre theater movies movie cinema comedy show comedy shows live music gig gigs party jazz club jazz clubs',
  ],
  [
    ['morning'],
    'senderismo excursion excursiones ruta rutas caminata caminatas trekking hiking hike hikes escalada climbing esqui esquiar skiing surf surfing surfear kayak kayaking buceo diving snorkel snorkeling yoga rafting ciclismo cycling bike ride camping birdwatching',
  ],
  [
    [],
    'museo museos galeria galerias exposicion exposiciones parque parques parque de atracciones parque acuatico jardin botanico playa playas mirador miradores monumentos catedral mercadillo mercadillos mercados compras ir de compras tiendas librerias spa spas balneario balnearios masaje masajes bolera bolos escape room zoo acuario acuarios festival festivales feria ferias paseo pasear picnic padel tenis gimnasio gimnasios visita guiada visitas guiadas free tour tours tour partido de futbol circo piscina piscinas museum museums gallery galleries exhibition exhibitions park parks beach beaches viewpoints landmarks markets shopping shops bookshops bookstores massage bowling aquarium festivals walk walking tour walking tours sightseeing swimming golf golfing tennis gym gyms theme park theme parks water park football match football game basketball game',
  ],
  [
    ['travel'],
    'hotel hoteles hostal hostales hostel hostels alojamiento alojamientos casa rural casas rurales vuelo vuelos crucero cruceros escapada escapadas hotels accommodation airbnb flight flights cruise cruises getaway road trip safari',
  ],
  [
    ['travel', 'vague'],
    'viaje viajes viajar visitar vacaciones trip trips travel travelling traveling vacation holiday visit visiting actividades activities',
  ],
  [['food', 'vague'], 'mesa table'],
];

/** Activities in more than one word, kept apart so that the lists above can stay plain prose. */
const PHRASES =
  /\b(?:tomar algo|salir de (?:copas|fiesta)|ir de (?:tapas|compras)|cocktail bars?|cata de vinos|coffee shops?|wine tasting|tea house|rooftop bars?|comedy shows?|live music|jazz clubs?|bike ride|parque (?:de atracciones|acuatico)|jardin botanico|escape room|visitas? guiadas?|free tour|partido de futbol|walking tours?|(?:theme|water) parks?|(?:football|basketball) (?:match|game)|casas? rural(?:es)?|road trip)\b/g;

const TRAITS = new Map<string, readonly ActivityTrait[]>();
for (const [traits, words] of LEXICON) {
  const phrases = words.match(PHRASES) ?? [];
  const singles = words.replace(PHRASES, '').split(' ').filter(Boolean);
  for (const word of [...phrases, ...singles]) TRAITS.set(word, traits);
}

const ACTIVITY_SOURCE = [...TRAITS.keys()].sort((one, other) => other.length - one.length).join('|');
const ANY_ACTIVITY = new RegExp(`\\b(?:${ACTIVITY_SOURCE})\\b`);
const EVERY_ACTIVITY = new RegExp(ANY_ACTIVITY, 'g');

/** "nada de museos", "ni cine": named to be left out. */
const LEFT_OUT =
  /\b(?:no|ni|sin|nada de|excepto|menos|salvo|tampoco|not|without|except|instead of|en vez de|en lugar de)(?: (?:el|la|los|las|un|una|al|a|the|any|ir|de)){0,2} $/;
/** "Mi hotel", "near the beach", "desde el hotel": someone's own, or a landmark, not what is sought. */
const NOT_SOUGHT =
  /\b(?:mi|mis|tu|su|sus|nuestro|nuestra|my|your|his|her|their|our|desde el|desde la|from the|(?:near|close to|next to|cerca de|cerca del|junto a|junto al|al lado de|al lado del)(?: (?:el|la|los|las|the|un|una|a))?) $/;
/** A party of five, a bar chart, a walk through the numbers. */
const OTHER_SENSE = /^ (?:of|favou?rs?|charts?|codes?|exam|graphs?|through|insurance|agency|agent|websites?|pages?)\b/;
/** A table is one to sit at when it is booked or counted for people; elsewhere it is furniture, or data. */
const TABLE = /^(?:mesa|table)$/;
const BOOKED = /\b(?:reserv|book)/;
const FOR_PEOPLE = new RegExp(`^ (?:para|for) (?:${NUMBER_ES}|${NUMBER_EN})`);
/** A look back of this many characters decides; it keeps the scan linear. */
const LOOK_BACK = 24;

export interface FoundActivity {
  name: string;
  index: number;
  end: number;
  traits: readonly ActivityTrait[];
}

export function mentionsActivity(folded: string): boolean {
  return ANY_ACTIVITY.test(folded);
}

export function isActivityWord(folded: string): boolean {
  return TRAITS.has(folded);
}

export function traitsOf(foldedName: string): readonly ActivityTrait[] {
  const found = ANY_ACTIVITY.exec(foldedName);
  return found ? (TRAITS.get(found[0]) ?? []) : [];
}

/** Returns every activity the query seeks, in its order, in the user's own words. */
export function findActivities(text: QueryText): FoundActivity[] {
  const found: FoundActivity[] = [];
  for (const match of text.folded.matchAll(EVERY_ACTIVITY)) {
    const before = text.folded.slice(Math.max(0, match.index - LOOK_BACK), match.index);
    if (LEFT_OUT.test(before) || NOT_SOUGHT.test(before)) continue;
    const end = match.index + match[0].length;
    const after = text.folded.slice(end, end + LOOK_BACK);
    if (OTHER_SENSE.test(after)) continue;
    if (TABLE.test(match[0]) && !BOOKED.test(text.folded) && !FOR_PEOPLE.test(after)) continue;
    const name = text.original.slice(match.index, end).toLowerCase();
    found.push({ name, index: match.index, end, traits: TRAITS.get(match[0]) ?? [] });
  }
  return found;
}

/** Returns the first telling one: "un viaje para hacer senderismo" is senderismo. */
export function chooseActivity(found: FoundActivity[]): FoundActivity | undefined {
  return found.find((activity) => !activity.traits.includes('vague')) ?? found[0];
}
