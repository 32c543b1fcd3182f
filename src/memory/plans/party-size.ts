import { NUMBER_EN, NUMBER_ES, numberOf } from './number-words.ts';
import type { QueryText } from './query-text.ts';

/** A larger group is a slip of the finger or not a group. */
const MAX_PARTY = 500;

/** The words after a bare "para dos": the end, or a word for nothing that can be counted ("para dos restaurantes" is no party). */
const NOTHING_COUNTED =
  '(?= ?(?:$|[|,.;:!?)]| (?:en|a|al|el|la|con|cerca|por|y|o|que|sobre|desde|si|in|at|on|near|around|with|and|or|please|under|this|next|if)\\b))';
const PEOPLE_ES = '(?:personas?|comensales|adultos?|amig[oa]s|pax|invitados|plazas|gente)';
const PEOPLE_EN = '(?:people|persons?|guests?|adults?|friends|pax|of us|diners|travell?ers)';

const ADULTS_AND_CHILDREN = new RegExp(
  `\\b(?<adults>${NUMBER_ES}) adultos?,? (?:(?:y|mas|con) )?(?<children>${NUMBER_ES}) (?:nin[oa]s?|hij[oa]s?|menor(?:es)?|bebes?)\\b` +
    `|\\b(?<adultsEn>${NUMBER_EN}) adults?,? (?:(?:and|plus|with) )?(?<childrenEn>${NUMBER_EN}) (?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies))\\b`,
);

const COUNTED = [
  new RegExp(
    `\\b(?:somos|seremos|seriamos|vamos a ser|grupo de|mesa (?:para|de)|reserva para|iremos|vamos) (?:unos |unas |los |las )?(?<count>${NUMBER_ES})(?! ?(?:dias?|noches?|horas?|h|semanas?|parejas|euros?|€|\\$|veces|a |\\d|:))\\b`,
  ),
  new RegExp(
    `\\b(?:party of|group of|table (?:for|of)|we're|we are|we'll be|there(?:'s| are| is|'ll be| will be)|reservation for) (?:about )?(?<count>${NUMBER_EN})(?! ?(?:days?|nights?|hours?|weeks?|pm|am|euros?|dollars?|pounds?|reasons?|things?|ways?|:|\\d))\\b`,
  ),
  new RegExp(`(?<![\\d.,])\\b(?<!\\bcon )(?<count>${NUMBER_ES}) ${PEOPLE_ES}\\b`),
  new RegExp(`(?<![\\d.,])\\b(?<!\\bwith )(?<count>${NUMBER_EN}) ${PEOPLE_EN}\\b`),
  new RegExp(`\\bpara (?:los |las |nosotros |nosotras )?(?<count>${NUMBER_ES})${NOTHING_COUNTED}`),
  new RegExp(`\\bfor (?:the )?(?<count>${NUMBER_EN})${NOTHING_COUNTED}`),
  /^(?:nosotr[oa]s |solo |solo los |seriamos )?(?:los |las )?(?<count>dos|tres|cuatro|cinco|seis)[.! ]*$/,
];

const ONE =
  /\b(?:(?:voy|ire|iria|viajo|ceno|estoy|estare|quiero ir|ir) (?:yo )?sol[oa]|yo sol[oa]|sol[oa] yo|para mi sol[oa]|una sola persona|just me|only me|by myself|on my own|(?:going|travell?ing|dining|go|travel) (?:alone|solo)|solo travell?er)\b|^(?:sol[oa]|alone|solo|para mi|for me)[.! ]*$/;
const TWO =
  /\b(?:en pareja|romantic dinner for us|los dos juntos|(?:the )?two of us|both of us|(?:me and|with|and) my (?:wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse)|my (?:wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse|mum|mom|dad|friend|mother|father) and (?:i|me)|for a couple)\b/;

/** Companions: "con mi mujer y dos amigos" is three, and the user. An uncounted plural ("mis amigos") counts nothing. */
const COMPANIONS = new RegExp(
  `\\b(?:con|with) (?<first>(?:mi|mis|un|una|my|a|${NUMBER_ES}|${NUMBER_EN}) [a-z]+)(?<second>(?:,? (?:y|e|and) )(?:mi|mis|un|una|my|a|our|mis ${NUMBER_ES}|${NUMBER_ES}|${NUMBER_EN})(?: ${NUMBER_ES}| ${NUMBER_EN})? [a-z]+)?`,
  'g',
);
const ONE_PERSON =
  /^(?:pareja|novi[oa]|marido|mujer|espos[oa]|madre|padre|mama|papa|herman[oa]|hij[oa]|amig[oa]|prim[oa]|abuel[oa]|jef[ea]|companer[oa]|tio|tia|suegr[oa]|colega|chic[oa]|wife|husband|partner|girlfriend|boyfriend|fiancee?|mum|mom|mother|dad|father|brother|sister|son|daughter|friend|boss|colleague|cousin|kid|child|nin[oa]|bebe)$/;
const SEVERAL_PEOPLE =
  /^(?:amig[oa]s|hij[oa]s|herman[oa]s|nin[oa]s|personas|prim[oa]s|companer[oa]s|colegas|friends|kids|children|people|sons|daughters|brothers|sisters|cousins|colleagues|adults|adultos|mas|others|more)$/;

/** Takes the size of the party, with the user, out of the query. Dates, hours, money and lengths were taken out before. */
export function takePartySize(text: QueryText): number | undefined {
  const family = text.take(ADULTS_AND_CHILDREN)?.groups;
  if (family) {
    const adults = numberOf(family.adults ?? family.adultsEn ?? '') ?? 0;
    return sane(adults + (numberOf(family.children ?? family.childrenEn ?? '') ?? 0));
  }
  for (const pattern of COUNTED) {
    const match = pattern.exec(text.folded);
    const count = match && sane(numberOf(match.groups?.count ?? ''));
    if (!match || !count) continue;
    text.takeOut(match.index, match.index + match[0].length);
    return count;
  }
  const withCompany = companions(text);
  if (withCompany !== undefined) return withCompany;
  if (text.take(TWO)) return 2;
  return text.take(ONE) ? 1 : undefined;
}

function companions(text: QueryText): number | undefined {
  for (const match of text.folded.matchAll(COMPANIONS)) {
    const first = peopleIn(match.groups?.first);
    if (first === undefined) continue;
    const second = match.groups?.second ? peopleIn(match.groups.second.replace(/^,? (?:y|e|and) /, '')) : undefined;
    const end = match.index + 4 + (match.groups?.first?.length ?? 0);
    text.takeOut(match.index, Math.min(end, text.folded.length));
    return sane(1 + first + (second ?? 0));
  }
  return undefined;
}

/** "mi mujer" 1, "3 amigos" 3, "mis 2 hijos" 2, "mis padres" 2, "mis amigos" unknown. */
function peopleIn(phrase = ''): number | undefined {
  const words = phrase.split(' ');
  const noun = words.at(-1) ?? '';
  const count = words
    .slice(0, -1)
    .map(numberOf)
    .find((value) => value !== undefined);
  if (ONE_PERSON.test(noun)) return count ?? 1;
  if (noun === 'padres' || noun === 'parents' || noun === 'abuelos') return 2;
  return SEVERAL_PEOPLE.test(noun) ? count : undefined;
}

function sane(count: number | undefined): number | undefined {
  return count !== undefined && count >= 1 && count <= MAX_PARTY ? count : undefined;
}
