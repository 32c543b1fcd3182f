/** Reads the makes and models that users drive and ride: "my 2011 Corolla judders", "a 2014 F-150? That's what I drive". */
import type { Clause } from './clauses.ts';
import type { EnglishText } from './english-text.ts';
import { type Found, fact } from './found.ts';
import { type Phrase, phraseOf } from './phrases.ts';

export const BRANDS =
  /\b(?:toyota|honda|ford|chevy|chevrolet|nissan|mazda|subaru|kia|hyundai|volkswagen|vw|golf|polo|audi|bmw|mercedes|volvo|skoda|seat|fiat|renault|peugeot|citroen|opel|vauxhall|tesla|lexus|jeep|dodge|ram|gmc|buick|cadillac|lincoln|mini cooper|jaguar|land rover|range rover|porsche|dacia|suzuki|mitsubishi|tata|mahindra|maruti|byd|rivian|polestar|corolla|civic|accord|camry|prius|outback|forester|impreza|fiesta|focus|mustang|f-150|silverado|tacoma|tundra|rav4|cr-v|fabia|octavia|corsa|astra|clio|panda|harley|harley-davidson|yamaha|kawasaki|ducati|triumph|vespa|royal enfield|brompton|picanto|fit|jazz|leaf|model [3sxy]|wrangler|bronco|odyssey|sienna|miata|beetle|zafira|yaris|hilux|qashqai|juke|micra|duster|sandero|creta|activa|kona|tucson|sportage|passat|tiguan|megane|kuga|scooty|i10|i20|nexon|swift dzire|transit|berlingo|insignia|navara|elantra|altima|sentra|mondeo|kangoo|kodiaq|karoq|touran|baleno|ertiga|fortuner|innova)\b/;

const VEHICLE_NOUN =
  /\b(?:car|truck|van|campervan|camper|motorcycle|motorbike|motor bike|scooter|moped|minivan|suv|pickup|pick-up|hatchback|sedan|saloon|estate|station wagon|wagon|convertible|ev|hybrid|e-bike|ebike|electric bike|cargo bike|bike|bicycle|tractor|rv|motorhome|lorry|boat|sailboat|narrowboat|4x4|jeep)\b/;

export function isVehicle(phrase: Phrase): boolean {
  return (
    (BRANDS.test(phrase.text) || VEHICLE_NOUN.test(phrase.text)) &&
    !/^(?:the|that|this|his|her|their|your)\b/.test(phrase.text) &&
    !/\b(?:test|insurance|loan|payment|crash|accident|wash|ride|trouble|problem|key|keys|park|appointment|show|chase|cup|sticker|interview)\b/.test(
      phrase.text,
    )
  );
}

/** Reads the vehicles in a clause: "My 2011 Corolla judders", "what oil for a 2014 F-150, that's what I drive". */
export function vehiclesIn(clause: Clause, previous: Clause | undefined): Found[] {
  if (!OF_THE_USER.test(clause.text)) return [];
  if (THAT_IS_DRIVEN.test(clause.text) && previous !== undefined)
    return modelNamed(previous.source, previous.from, previous.to);
  const match = MY_MODEL.exec(clause.text);
  if (match === null || GONE.test(clause.text)) return [];
  const { source, from } = clause;
  const [all, age, model = ''] = match;
  const at = from + match.index + all.length - model.length;
  const of = phraseOf(source, at, at + model.length);
  // A golf swing and a polo shirt are no cars: without its year such a word must be a make's, or nothing else.
  if (age === undefined && !PLAIN_MAKE.test(of.text) && !IS_ONLY_MODEL.test(of.text)) return [];
  const said = { source, from: from + match.index, to: of.to };
  const later = YEAR_AFTER.exec(clause.text.slice(match.index + all.length))?.[1];
  const year = age ?? later;
  return [fact('vehicle', `has a ${year === undefined ? '' : `${year} `}${of.written.replace(/['’]s$/, '')}`, said)];
}

/**
 * Reads a vehicle that the sentence before names: "What oil goes in a 2014 F-150? That's what I drive", "Tyre pressure for my
 * van? It's a 2017 Transit".
 */
export function vehiclePointedAt(earlier: EnglishText, source: EnglishText): Found[] {
  if (THAT_IS_DRIVEN.test(source.text)) return modelNamed(earlier, 0, earlier.text.length);
  const it = IT_IS_ONE.exec(source.text);
  if (it === null || !ENDS_WITH_MINE.test(earlier.text)) return [];
  const [all, one = ''] = it;
  const of = phraseOf(source, all.length - one.length, all.length);
  return isVehicle(of) ? [fact('vehicle', `has ${of.written}`, { source, from: 0, to: of.to })] : [];
}

/** Reads the only make or model between two places of a sentence that is not said to be somebody's. */
function modelNamed(source: EnglishText, from: number, to: number): Found[] {
  const text = source.text.slice(from, to);
  const [match, other] = text.matchAll(NAMED_MODELS);
  if (match === undefined || other !== undefined || GONE.test(text)) return [];
  const of = phraseOf(
    source,
    from + match.index + match[0].length - (match[1] ?? '').length,
    from + match.index + match[0].length,
  );
  return [fact('vehicle', `drives a ${of.written}`, of)];
}

/** A cheap test that comes before anything is matched. */
const OF_THE_USER = /\b(?:my|our|i|we)\b/;
const MAKE =
  '(?:toyota|honda|ford|chevy|chevrolet|nissan|mazda|subaru|kia|hyundai|volkswagen|vw|audi|bmw|mercedes|volvo|skoda|fiat|renault|peugeot|citroen|opel|vauxhall|holden|tesla|lexus|jeep|dodge|gmc|buick|cadillac|jaguar|land rover|range rover|porsche|dacia|suzuki|mitsubishi|tata|mahindra|maruti|byd|harley|yamaha|kawasaki|ducati|triumph|vespa|royal enfield|bajaj|tvs|brompton)';
const PLAIN_MAKE = new RegExp(
  `^${MAKE}\\b(?!(?:'s)? (?:dealer|dealership|shares|stock|job|jacket|keyboard|amp|factory|ad|piano|guitar)\\b)`,
);
const MODEL =
  '(?:corolla|civic|accord|camry|prius|outback|forester|impreza|fiesta|focus|mustang|golf|polo|passat|tiguan|f-?150|silverado|tacoma|tundra|rav4|cr-v|fabia|octavia|corsa|astra|zafira|clio|megane|panda|swift|alto|i10|i20|creta|activa|yaris|hilux|ranger|transit|qashqai|juke|micra|sandero|duster|jazz|leaf|picanto|rio|sportage|tucson|kona|model [3sxy]|berlingo|wrangler|miata|sienna|odyssey|mondeo|elantra|altima|kangoo|innova)';
/** Models whose name is no word for anything else. */
const IS_ONLY_MODEL =
  /^(?:corolla|camry|prius|forester|impreza|tiguan|f-?150|silverado|rav4|cr-v|fabia|octavia|corsa|zafira|clio|megane|yaris|hilux|qashqai|micra|sandero|picanto|sportage|mondeo|elantra|altima|kangoo|berlingo)(?:'s)?$/;
/** Words that are no part of a model's name. */
const NOT_OF_IT =
  '(?!(?:is|has|was|will|would|needs?|keeps?|and|in|on|to|at|with|for|or|but|failed|does|makes|just|got|broke|died|judders|worth|that|which|i|if|when|after|before|still|any|so|a|the|my)\\b)';
const OLD =
  '(?:(?:old|new|trusty|beloved|poor|little|second-hand|used|ageing|aging|battered|family|ancient|beat-up|rusty) )*';
const YEAR = '(?:(?:19|20)\\d\\d)';
const MY_MODEL = new RegExp(
  `\\b(?:my|our) ${OLD}(?:(${YEAR}) )?(${MAKE}(?: ${NOT_OF_IT}[a-z0-9-]+)?|${MODEL})(?:'s)?(?= |$)`,
);
/** Words for a vehicle that is no longer theirs: "traded my Clio in". */
const GONE =
  /\b(?:traded|swapped|exchanged|replaced|sold|scrapped|selling|totall?ed|wrote off|used to|got rid of|part[- ]exchanged) /;
/** "My hilux is a 2009 diesel". */
const YEAR_AFTER = new RegExp(`^ is an? (?:\\w+ )?(${YEAR})\\b`);
const NAMED_MODELS = new RegExp(
  `\\b(?:an?|the|on|for|in) ((?:${YEAR} )?(?:${MAKE}(?: ${NOT_OF_IT}[a-z0-9-]+){0,2}|${MODEL}(?: (?:${NOT_OF_IT}[a-z0-9-]+))?))(?= |\\W*$)`,
  'g',
);
const THAT_IS_DRIVEN =
  /^(?:and |because |as |since )?(?:that|which|it) is (?:(?:what|the (?:car|one|truck|van|bike|model|thing)(?: that)?) (?:i|we) (?:drive|ride|have|own|(?:have )?got)\b(?! (?:at|for|to|in) )|(?:my|our) (?:own |daily |new |current |family )?(?:car|truck|van|bike|motorbike|scooter|ride|wheels|motor|ute|daily|daily driver|runabout)\b(?! (?:insurance|payment|loan|park)))/;
const ENDS_WITH_MINE =
  /\b(?:my|our) (?:old |new )?(?:car|truck|van|camper|campervan|bike|motorbike|motorcycle|scooter|suv|ute|motor|ride|minivan)[\s?.!]*$/;
const IT_IS_ONE = /^(?:it|she|he) is (an? [\w. -]{3,40}?)(?=[,;.!?]|$| (?:with|and|so|but|if)\b)/;
