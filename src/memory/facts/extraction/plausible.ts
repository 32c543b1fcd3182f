/**
 * Refuses values that have the form of a fact but that nobody says of themselves in earnest: idioms, jokes, titles, the words of
 * programs. The rules go by slot, on folded values in the third person.
 */
import { foldAccents } from '../../text/fold-accents.ts';

const CHARACTERS =
  'siri|alexa|cortana|google|chatgpt|gemini|copilot|groot|batman|robin hood|spider-?man|superman|wonder woman|iron ?man|hulk|spartacus|napoleon|hamlet|shakespeare|einstein|godzilla|king kong|darth vader|yoda|gandalf|frodo|harry potter|sherlock(?: holmes)?|dracula|frankenstein|cleopatra|dios|god|satan|satanas|lucifer|santa claus|papa noel|shakira|goku|naruto|pikachu|barbie|rapunzel|cenicienta|cinderella|slim shady|inigo montoya|legion|nobody|nadie';
const NO_PLACES =
  'sin ?vivir|inopia|netflix|youtube|twitter|instagram|tiktok|comic sans|excel|slack|pais de locos|crazy country|caos|(?:constant |puro )?(?:stress|estres|chaos|fear|denial)|(?:dark|strange|interesting) times|coffee|caffeine|hope|tears|ramen|cafe y';
const NO_KIN =
  'put[ao]|bitch|gun|bugs?|components?|nodes?|binary|tablas?|process(?:es)?|procesos?|dragones|dragons|imaginar(?:y|io|ia)|prestad[oa]s?|borrowed|por marido|for a husband|atad[oa] a|delante|cargados|como rocas|in line|on line \\d|hot tin roof|to walk for|(?:in|en) (?:this|the|my|their|esta|la) (?:photo|picture|image|brief|class|foto|imagen)';
const NO_WORK =
  'en grupos?(?: para\\b|$)|en cuenta\\b|en cuenta\\b|fin de (?:grado|master|curso)|investigacion de|en proceso|mysterious ways|hard\\b|as hard as|for peanuts|with (?:an?|some|this|that|my|these|two) (?:guy|girl|man|men|woman|women|bloke|lady|dude|friend|mate|bunch)s?\\b|in groups of|to annoy|but turned it down';
const NO_STUDIES = 'mercado|casos?|viabilidad|escarlata|the blade';
const NO_PLEASURE =
  'being ignored|pagar (?:impuestos|multas)|paying taxes|hacer (?:cola|fila)|esperar .*horas?|waiting .*hours?|que me ignoren|lamp|mondays|los lunes';

const MONTHS =
  'january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro';
const WEEKDAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?';
/** Words that stand where an employer does and are none: times, states, classes that one goes to, verbs of another clause. */
const NO_EMPLOYER = `(?:other )?open|${MONTHS}|${WEEKDAYS}|(?:de )?(?:baja|licencia|vacaciones|ferias|licenca)(?: .*)?|pilates|yoga|(?:el |la |the |o |a )?(?:gimnasio|gym|academia|cursinho)|(?:entre|empece|empiezo|arranque|comecei|entrei|started|joined) .*`;
/** What people say between two sentences: it is no place, no food, nothing that they use. */
const INTERJECTIONS =
  'obrigad[ao]|otim[ao]|beleza|perfeito|perfecto|genial|gracias|muchas gracias|vale|dale|bueno|thanks|thank you|great|perfect|cool|okay|ok|nice|lol|haha';
const FEW_YEARS = '[1-6]|one|two|three|four|five|six|uno?|dos|tres|cuatro|cinco|seis|um|dois|quatro';

const IMPLAUSIBLE: readonly (readonly [slots: RegExp, value: RegExp])[] = [
  [/^(?:name|nickname)$/, new RegExp(`^(?:se llama|is called) (?:${CHARACTERS}|too \\w+|what)$`)],
  [
    /^home$/,
    new RegExp(`^(?:vive|lives?|is living) (?:en|in|on|with|con)(?: (?:un|una|la|el|the|a))? (?:${NO_PLACES})\\b`),
  ],
  [/^family$/, /^(?:is|are) (?:\w+) (?:kids|children|sons|daughters|brothers|sisters|siblings|cousins)\b/],
  [/^(?:home)$/, /^(?:vive con|lives with) (?:ansiedad|anxiety|miedo|fear|dolor|pain|estres|stress)\b|^lives in tears/],
  [/^(?:family|pet|partner|vehicle)$/, new RegExp(`\\b(?:${NO_KIN}|poster)\\b`)],
  [/^work$/, new RegExp(`^(?:trabaja|works?)\\b.*?(?:\\b(?:${NO_WORK}))`)],
  [/^studies$/, new RegExp(`^(?:estudia (?:de |en )|studies )(?:${NO_STUDIES})\\b`)],
  [
    /^(?:preference|hobby)$/,
    new RegExp(
      `^(?:(?:le|les) (?:encanta|gusta|apasiona|fascina)n?|odian?|loves?|likes?|enjoys?) (?:${NO_PLEASURE})\\b`,
    ),
  ],
  [
    /^hobby$/,
    /^(?:plays (?:hard|dead|dumb|along|the (?:victim|fool)|at \d)|collects dust|bakes in the sun|baila con la mas fea|colecciona fracasos)/,
  ],
  [/^habit$/, /^(?:juega|plays) (?:a las|at) \d/],
  [/^(?:marital_status|partner)$/, /\b(?:sofa|couch|reality|realidad|dating themselves)\b/],
  [
    /^home$/,
    /^(?:mora|vive) (?:no (?:mundo da lua|instagram|youtube|trabalho)|na (?:internet|filosofia|correria)|com (?:dor|medo|pressa|ansiedade))\b/,
  ],
  [
    /^(?:allergy|marital_status)$/,
    /\b(?:a|com) (?:o |a |as |os |de )?(?:seu )?(?:segunda-feira|segundas|trabalho|reunioes|gente|mentiras?|politica|burrice)\b/,
  ],
  [
    /^(?:work|profession)$/,
    /^trabalha (?:como|feito) (?:um |uma )?(?:burro|condenad[oa]|escrav[oa]|lou[ck][oa]|nunca)\b/,
  ],
  // Nobody of these years writes.
  [/^age$/, new RegExp(`^(?:is|tiene|tem) (?:${FEW_YEARS}) (?:years|anos)`)],
  [/^origin$/, /^was born in a (?:barn|burning)/],
  [
    /^(?:work|other_work)$/,
    new RegExp(
      `^(?:also )?(?:works?|is|esta|(?:tambien |tambem )?traba(?:ja|lha)) (?:at|in|for|with|en|em|na|no) (?:${NO_EMPLOYER})$`,
    ),
  ],
  [/^(?:work|other_work)$/, /^does (?:start|begin|finish)\b/],
  [/^(?:home|other_home|work|other_work|diet|technology|studies)$/, new RegExp(`^(?:\\S+ ){1,3}(?:${INTERJECTIONS})$`)],
  // A shop that opens and closes is no habit, and no decision.
  [
    /^(?:habit|decision)$/,
    /^(?:decidio: |decidiu: |decided: )?(?:(?:abr|cierr|cerr|fech)(?:e|a|en|an|em|am|imos|amos)|opens?|closes?)\b(?! (?:up|down|the|la|el|o|un|una|um|uma)\b)/,
  ],
  [/^team$/, /\b(?:two|three|both) of (?:us|them)\b|\bnosotr[oa]s (?:dos|tres)\b|\bnos (?:dois|tres)\b/],
  [/^project$/, /^is \w+ing \w+ing$/],
  [/^allergy$/, /\b(?:bullshit|nonsense|tonterias|lunes|mondays|stupidity|trabajar|work)\b/],
];

/** True when the value is plausible for its slot. */
export function isPlausible({ slot, value }: { readonly slot: string; readonly value: string }): boolean {
  const plain = foldAccents(value.toLowerCase());
  return !IMPLAUSIBLE.some(([slots, said]) => slots.test(slot) && said.test(plain));
}
