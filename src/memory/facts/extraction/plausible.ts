/**
 * Refuses values that cannot be what their slot holds, whoever found them: the rules, the tagger, or what is known. A value must have a word that says
 * something outside its message, a home a place, an age a number of years. Values are read in the third person, a verb first.
 */
import { foldAccents } from '../../text/fold-accents.ts';
import { factLanguageOf } from '../../understanding/languages.ts';
import type { FactLanguage } from '../said.ts';
import { namesPlace } from './fitting-answer.ts';

/** Words that may stand between the verb of a value and what it is about. */
const SMALL =
  'not|never|always|also|to|in|at|on|with|for|of|from|up|as|be|no|nunca|siempre|en|con|de|a|para|por|um|em|na|com|pra|sempre|the|an';
/** What is pointed at, which says nothing once its message is gone. */
const POINTED =
  'it|them|him|this|that|these|those|stuff|es[oae]|es[oa]s|est[oae]|est[oa]s|él|ell[oa]s?|aquél|aquello|n?isso|n?isto|aquilo|n?el[ea]s?|n?ess[ea]s?|n?est[ea]s?';
const POINTS = new RegExp(
  `^(?:(?:le|les|lo|se|no|não|is|está) )?\\S+(?: (?:${SMALL}))* (?:${POINTED})(?: (?!when|if)|$)|^\\S+ an? \\S+ ones?$`,
);

const DAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:segunda|terca|quarta|quinta|sexta)(?:s?-feiras?)?';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro';
const TIMES =
  'mornings?|evenings?|nights?|weekends?|days?|weeks?|months?|now|every|each|all|mananas?|tardes?|noches?|dias?|semanas?|mes(?:es)?|anos?|findes?|todos?|todas?|cada|ahora|manhas?|noites?|agora|tarde|vez|veces|vezes|\\d+\\S*';
const JOINTS = `${SMALL}|el|la|los|las|y|al|and|o|os|as|e|no|nos|nas|ao|ja|ya|seu|sua|su`;
/** A verb of which only is said when: "aprende todo mês". */
const IS_WHEN = new RegExp(`^(?:(?:le|les|esta|is|es|e) )?\\S+(?: (?:${DAYS}|${MONTHS}|${TIMES}|${JOINTS}))+$`);
/** Slots whose verb says nothing by itself: "runs every day" does. */
const OF_THINGS: ReadonlySet<string> = new Set([
  'work',
  'other_work',
  'studies',
  'allergy',
  'preference',
  'technology',
  'project',
]);

const YOUNGEST = 7; // years of who writes
const OLDEST = 115;
const FIGURE = /\d+(?:[.,]\d+)*/;
const FEW_YEARS = /^(?:is|tiene|tem) (?:one|two|three|four|five|six|uno?|dos|tres|cuatro|cinco|seis|um|dois|quatro) /;

/** What people say between two sentences: it is no place, no food, nothing that they use. */
const INTERJECTIONS =
  'obrigad[ao]|otim[ao]|beleza|perfeito|perfecto|genial|gracias|muchas gracias|vale|dale|bueno|thanks|thank you|great|perfect|cool|okay|ok|nice|lol|haha';

const CHARACTERS =
  'siri|alexa|cortana|google|chatgpt|gemini|copilot|groot|batman|spider-?man|superman|napoleon|hamlet|shakespeare|einstein|dracula|cleopatra|dios|god|santa claus|papa noel|inigo montoya|nobody|nadie';
const IDIOMS =
  'put[ao]|bitch|gun|imaginar(?:y|io|ia)|en cuenta|en grupos?|sin ?vivir|stress|investigacion de|in constant fear|born in a barn|being ignored|que me ignoren|paying taxes|pagar impuestos';

const IMPLAUSIBLE: readonly (readonly [slots: RegExp, value: RegExp])[] = [
  [/^(?:name|nickname)$/, new RegExp(`^(?:se llama|is called) (?:${CHARACTERS})$`)],
  [/^(?:home|family|pet|partner|work|preference|origin)$/, new RegExp(`\\b(?:${IDIOMS})\\b`)],
  [/^family$/, /^(?:is|are) (?:\w+) (?:kids|children|sons|daughters|brothers|sisters|siblings|cousins)\b/],
  // States and classes that one goes to.
  [
    /^(?:work|other_work)$/,
    /\b(?:open|(?:de )(?:baja|licencia|vacaciones|ferias|licenca)(?: .*)?|pilates|yoga|gimnasio|gym|academia|cursinho)$/,
  ],
  [/^(?:home|other_home|work|other_work|diet|technology|studies)$/, new RegExp(`^(?:\\S+ ){1,3}(?:${INTERJECTIONS})$`)],
  [/^pet$/, /^(?:tiene|tem) (?:(?:el|un|o|um) )?(?:nombre|nome)\b/],
  // A shop that opens and closes is no habit, and no decision.
  [
    /^(?:habit|decision)$/,
    /^(?:decidio: |decidiu: |decided: )?(?:(?:abr|cierr|cerr|fech)(?:e|a|en|an|em|am|imos|amos)|opens?|closes?)\b(?! (?:up|down|the|la|el|o|un|una|um|uma)\b)/,
  ],
  [/^team$/, /\b(?:two|three|both) of (?:us|them)\b|\bnosotr[oa]s (?:dos|tres)\b|\bnos (?:dois|tres)\b/],
];

/** Words by which something is told of somebody, so that they do not stand within who somebody is: "has brother Kyle still", "tiene el 9 Bauti cumple 5". */
const TELLING: Readonly<Record<FactLanguage, string>> = {
  es: 'es|son|está|están|tiene|tienen|cumple|cumplen|fue|era|dice|quiere|puede',
  en: "is|are|was|were|has|had|does|did|can|can't|still|owes|turns|says|said|wants",
  pt: 'é|são|está|estão|tá|tão|tem|têm|faz|fez|foi|diz|quer|pode',
};
/** Words behind which it is told in who they are: "has a son who is five". */
const JOINED = 'who|that|which|whose|with|called|named|que|con|com|quien|quem|llamad[oa]s?|chamad[oa]s?';
const inAClause = (told: string) =>
  new RegExp(`^(?:has|tiene|tem) (?!.*(?:^| )(?:${JOINED})(?: |$))[^,]* (?:${told})(?: |$)`);
const IN_A_CLAUSE = { es: inAClause(TELLING.es), en: inAClause(TELLING.en), pt: inAClause(TELLING.pt) };
const OF_NEAR_ONES: ReadonlySet<string> = new Set(['family', 'pet', 'partner']);

interface Told {
  readonly slot: string;
  readonly value: string;
  readonly language: FactLanguage;
}

/** True when the value is plausible for its slot. */
export function isPlausible({ slot, value, language }: Told): boolean {
  const plain = foldAccents(value.toLowerCase());
  if (POINTS.test(value.toLowerCase()) || (OF_THINGS.has(slot) && IS_WHEN.test(plain))) return false;
  if (OF_NEAR_ONES.has(slot) && IN_A_CLAUSE[language].test(value.toLowerCase())) return false;
  if (slot === 'age' && !isAge(plain)) return false;
  if ((slot === 'home' || slot === 'origin') && !isPlace(slot, value, language)) return false;
  return !IMPLAUSIBLE.some(([slots, said]) => slots.test(slot) && said.test(plain));
}

/** True where no number is told, or one of the years that people have. */
function isAge(plain: string): boolean {
  const figure = FIGURE.exec(plain)?.[0];
  if (figure === undefined) return !FEW_YEARS.test(plain);
  const years = Number(figure);
  return years >= YOUNGEST && (years <= OLDEST || /\b(?:19|20)\d\d\b/.test(figure));
}

/** True where the words behind the verb name a place. */
function isPlace(slot: 'home' | 'origin', value: string, code: FactLanguage): boolean {
  const language = factLanguageOf(code);
  return language === undefined || namesPlace(slot, language.readWords(value.slice(value.indexOf(' ') + 1)), language);
}
