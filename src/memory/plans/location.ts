import { isActivityWord } from './activity.ts';
import type { QueryText } from './query-text.ts';

/** A preposition, and how surely a place follows it: "cerca de" takes any word, "por" only a proper name. */
type Cue = { pattern: RegExp; lowerCase: boolean };

const TRAVEL_WORD =
  '(?:ir|irme|irnos|voy|vamos|vamonos|vayamos|iremos|ire|viajar|viaje|viajes|volar|vuelos?|escapada|escapadas|excursion|excursiones|escaparme|escaparnos|billetes?|tren|trenes|llegar|llegamos|go|going|travel|traveling|travelling|fly|flying|flights?|trip|trips|head|heading|getaway|drive|train|trains|move|tour|cruise)';

/** Cues of a place, from the surest; the first that yields a place wins. */
const CUES: Cue[] = [
  {
    pattern:
      /\b(?:cerca (?:de|del)|junto (?:a|al)|al lado (?:de|del)|alrededor de|alrededores de|(?:zona|barrio|distrito) (?:de|del)|near(?: to)?|close to|next to|around|nearby|not far from)(?= )/g,
    lowerCase: true,
  },
  { pattern: new RegExp(`\\b${TRAVEL_WORD}(?: [a-z]+){0,2}? (?:a|al|hasta|hacia|to)(?= )`, 'g'), lowerCase: true },
  {
    pattern:
      /\b(?:en|in|within|visitar|visit|visiting|conocer|explore|exploring|explorar|recorrer|destino|destination)(?= )/g,
    lowerCase: true,
  },
  { pattern: /\b(?:por|hacia|a|al|at|by|to|toward|towards)(?= )/g, lowerCase: false },
  {
    pattern:
      /\b(?:bares|bar|restaurantes?|hoteles|hotel|hostales|cafeterias?|discotecas|museos|tiendas|playas?|conciertos|planes|terrazas|centro) (?:de|del)(?= )/g,
    lowerCase: false,
  },
];

/** "No en Sol", "que en Sol", "desde Madrid": places the plan is not in. */
const NOT_THERE = /\b(?:no|ni|not|que|than|(?<!en )vivo|live|estoy|estamos|naci|born|trabajo|work|nada) $/;

/** Words before a name that are no part of it. "El centro" is a place itself: "el centro de Madrid" keeps it. */
const BEFORE_NAME =
  /(?:(?:todo|toda|pleno|plena|mismo|misma|downtown|central|the|el|la|los|las|l') )?(?:(?:barrio|zona|distrito|ciudad|pueblo|area|isla|provincia|region|comunidad|neighbou?rhood|city|town|district|region|island) (?:de|del|of) )?(?:(?:el|la|los|las|the) |l')?/y;

/** Places that are no proper names, and names whose article is part of them, whatever the case they were typed in. */
const KNOWN =
  /(?:el centro(?: (?:historico|de la ciudad))?|centro|el casco (?:antiguo|viejo|historico)|(?:the )?(?:city|town) cent(?:er|re)|(?:the )?old town|downtown|la latina|los angeles|las palmas|las vegas|la rioja|la coruna|la habana|la paz|la haya|la plata|la gomera|la palma|el cairo|el escorial|el retiro|el salvador|las rozas|los cabos|gran via|puerta del sol|plaza mayor|nueva york|new york|new orleans|san francisco|buenos aires|ciudad de mexico|mexico city|costa rica|costa brava|costa del sol|puerto rico|estados unidos|reino unido|united states|rio de janeiro|cabo verde|sierra nevada|picos de europa|hong kong|palma de mallorca|santiago de compostela|sant [a-z]+|san [a-z]+|santa [a-z]+|santo [a-z]+|saint [a-z]+|st [a-z]+|los [a-z]+(?= street)|covent garden|hyde park|central park|times square)(?![a-z])/y;
const CENTRE = /^(?:el centro|centro|el casco|downtown|the city|city|town|the town|the old|old town)/;

/** Words that begin a name also in lower case: "plaza mayor", "playa del carmen". */
const NAME_OPENERS =
  /^(?:plaza|calle|avenida|paseo|parque|playa|puerto|puerta|villa|nueva|nuevo|new|gran|monte|isla|lago|valle|castillo|rio|torre|palacio|estadio|estacion|mercado|ciudad|fort|port|mount|lake|south|north|east|west|costa|sierra)$/;

/** "En la sierra" says enough to search by; "en la plaza" does not. */
const STANDS_ALONE = /^(?:sierra|costa)$/;

const SMALL_WORDS = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'i',
  'of',
  'the',
  'upon',
  'do',
  'da',
  'dos',
  'di',
  'du',
  'des',
  'am',
  'sur',
  'les',
  'le',
  "d'",
  'von',
]);

/** Words that follow a preposition but name no place. Folded. */
const NO_PLACE = new Set(
  (
    'casa serio rato espanol ingles frances aleman italiano catalan castellano portugues general total principio cuanto vez lugar caso cambio realidad verdad ' +
    'internet google linea persona personas familia pareja grupo coche tren avion bus autobus barco bici moto metro mano mente paz efectivo tarjeta verano ' +
    'invierno primavera otono navidad navidades semana pascua puente agosto plan terraza exterior interior vivo directo forma breve seguida adelante ' +
    'conjunto particular especial privado publico silencio compania oferta promocion condiciones marcha proceso duda dos tres cuatro cinco seis un una uno ' +
    'mi tu su mis tus sus nuestra nuestro que donde cual quien este esta ese esa estos estas aquel aquella algun alguna algo nada todo todos todas otra otro ' +
    'otras otros cualquier mi mismo misma aqui ahi alli alla torno medio media base funcion parte cuenta teoria practica resumen vano balde contra favor ' +
    'fin ejemplo supuesto cierto ahora lo la el los las de y o a si no mas muy unos unas horas dias minutos semanas meses noche manana tarde mediodia ' +
    'hora dia ti ella ellos nosotros vosotros usted ustedes cena comida comer cenar desayunar almorzar tomar beber ver hacer salir bailar disfrutar celebrar descansar ' +
    'recomendar buscar reservar conocer visitar viajar volar pasar pasear comprar probar ' +
    'advance fact case order person time times love bed mind touch charge need short style private public peace cash front between there here english spanish ' +
    'french german italian town turn tune line place it them us me you him her this that these those which what where my your our their his its a an the and or ' +
    'total all both any some one two three four five six seven eight nine ten least most first last once home work school night noon midnight morning ' +
    'afternoon evening weekend week day days hours minutes month months year bed church budget price card car bus train plane bike foot ourselves myself ' +
    'accordance addition regard common detail silence theory practice return response spite light terms winter summer spring autumn fall ' +
    'hospital prison jail carcel eat drink have get see do go be stay try visit book find celebrate relax dance watch play meet buy rent enjoy spend make take know plan hang chill ' +
    'python java javascript typescript excel word sql netflix youtube spotify instagram whatsapp facebook tiktok twitter linux windows mac android github chatgpt ' +
    'enero febrero marzo abril mayo junio julio septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo ' +
    'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday ' +
    'christmas easter nochevieja nochebuena halloween'
  ).split(' '),
);
/** "En promoción", "en privado", "rápidamente": endings that few places have and many set phrases do. */
const ABSTRACT_ENDING = /(?:cion|ciones|sion|mente|idad|ando|iendo|ing|ness|ment|mento|ancia|encia)$/;
const PLACES_WITH_SUCH_ENDINGS =
  /^(?:asuncion|concepcion|trinidad|beijing|reading|valencia|palencia|plasencia|florencia|numancia|francia|nanjing|wyoming)$/;

/** One-word replies, whose capital only marks the start of the sentence. */
const BARE_REPLY =
  /^(?:si|no|ok|okay|vale|gracias|hola|adios|perfecto|genial|claro|bueno|buenas|buenos dias|nada|ninguno|ninguna|depende|exacto|correcto|entiendo|entendido|ya|listo|bien|mal|quizas?|tal vez|luego|despues|mejor|otra|otro|cualquiera|da igual|me da igual|no se|ni idea|yes|no|yep|nope|sure|thanks|thank you|hi|hello|hey|cool|great|nice|perfect|fine|maybe|whatever|anything|anywhere|none|right|exactly|good|bad|wow|please|sorry|por favor|stop|bye|jaja\w*|haha\w*|lol|continua|sigue|ayuda|help|donde sea)$/;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’·-]*(?:\.(?= \p{Lu}))?/uy;
const MAX_NAME_WORDS = 6;

/** Returns the place of the plan, from the surest preposition that leads to one. */
export function findLocation(text: QueryText): string | undefined {
  const shouting = !/\p{Ll}/u.test(text.original);
  for (const cue of CUES) {
    for (const match of text.folded.matchAll(cue.pattern)) {
      // "El Barrio de las Letras", with its capital, is a name and not a kind of place.
      if (/^(?:Zona|Barrio|Distrito)/.test(text.original.slice(match.index))) continue;
      if (NOT_THERE.test(text.folded.slice(Math.max(0, match.index - 12), match.index))) continue;
      const name = nameAt(text, match.index + match[0].length + 1, cue.lowerCase || shouting, shouting);
      if (name) return name;
    }
  }
  return undefined;
}

/** Returns a place that is the whole answer to "¿en qué zona?": "Malasaña". */
export function bareLocation(text: QueryText): string | undefined {
  if (text.folded.includes('|')) return undefined;
  const said = text.original.replace(/[.!…]+$/, '').trim();
  if (!/^\p{Lu}/u.test(said) || /[?¿|,:;]/.test(said) || BARE_REPLY.test(text.folded.replace(/[.!…]+$/, '').trim()))
    return undefined;
  const name = nameAt(text, 0, false, false);
  return name && name.length >= said.length - 3 ? name : undefined;
}

function nameAt(text: QueryText, from: number, lowerCase: boolean, shouting: boolean): string | undefined {
  const known = stickyMatch(KNOWN, text.folded, from);
  const spelled = known && !shouting ? properName(text, from) : undefined;
  if (known && spelled && spelled.length > known.length) return spelled;
  if (known) {
    const centreOf = CENTRE.test(known) ? centreName(text, from + known.length, shouting) : '';
    const said = text.original.slice(from, from + known.length);
    if (centreOf) return `${said.replace(/^(?:el|the) /i, '')} ${centreOf}`;
    return CENTRE.test(known) ? said.toLowerCase().replace(/^(?:el|the) /, '') : asTitle(said);
  }
  const lead = leadLength(text, from, shouting);
  return shouting
    ? lowerName(text, from + lead)
    : (properName(text, from + lead) ?? (lowerCase ? lowerName(text, from + lead) : undefined));
}

/** "(centro) de Madrid", "(downtown) Austin". */
function centreName(text: QueryText, at: number, shouting: boolean): string {
  const joint = stickyMatch(/ (?:de |of )?/y, text.folded, at);
  if (!joint) return '';
  const name = shouting
    ? lowerName(text, at + joint.length)
    : (properName(text, at + joint.length) ?? (joint.length > 1 ? lowerName(text, at + joint.length) : undefined));
  return name ? `${joint.trim()} ${name}`.trim() : '';
}

/** Returns the length of the words before the name. An article with a capital mid-sentence is part of it ("La Latina"). */
function leadLength(text: QueryText, from: number, shouting: boolean): number {
  const lead = stickyMatch(BEFORE_NAME, text.folded, from) ?? '';
  const capital = shouting ? -1 : text.original.slice(from, from + lead.length).search(/\p{Lu}/u);
  return capital < 0 ? lead.length : capital;
}

function properName(text: QueryText, from: number): string | undefined {
  const words: string[] = [];
  let pending: string[] = [];
  let at = from;
  let end = from;
  while (words.length + pending.length < MAX_NAME_WORDS && text.folded[at] !== '|') {
    const word = stickyMatch(WORD, text.original, at);
    if (!word) break;
    if (/^\p{Lu}/u.test(word) || (words.length > 0 && /^\d+$/.test(word) && pending.length === 0)) {
      words.push(...pending, word);
      pending = [];
      end = at + word.length;
    } else if (words.length > 0 && pending.length < 2 && SMALL_WORDS.has(word.toLowerCase())) {
      pending.push(word);
    } else break;
    at += word.length;
    if (text.original[at] !== ' ') break;
    at += 1;
  }
  const name = text.original.slice(from, end).replace(/(?:'s|’s)$/, '');
  const folded = text.folded.slice(from, end);
  if (name.length < 2 || NO_PLACE.has(folded)) return undefined;
  return name;
}

function lowerName(text: QueryText, from: number): string | undefined {
  const first = stickyMatch(WORD, text.folded, from);
  if (!first || first.length < 3 || /\d/.test(first) || NO_PLACE.has(first) || isActivityOnly(text, first, from))
    return undefined;
  if (ABSTRACT_ENDING.test(first) && !PLACES_WITH_SUCH_ENDINGS.test(first)) return undefined;
  let end = from + first.length;
  if (NAME_OPENERS.test(first)) {
    const rest = stickyMatch(/ (?:(?:de|del|of) )?(?:(?:la|las|los|el) )?[a-z]{3,}/y, text.folded, end);
    if (rest) end += rest.length;
    else if (!STANDS_ALONE.test(first)) return undefined;
  }
  return asTitle(text.original.slice(from, end));
}

/** "al cine", "en un museo": the thing to do, unless a name goes on behind it ("parque del oeste"). */
function isActivityOnly(text: QueryText, word: string, from: number): boolean {
  return (
    isActivityWord(word) && !(NAME_OPENERS.test(word) && /^ (?:de|del) /.test(text.folded.slice(from + word.length)))
  );
}

function asTitle(name: string): string {
  const words = name.toLowerCase().split(' ');
  return words
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

function stickyMatch(pattern: RegExp, text: string, from: number): string | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0];
}
