import { type FoundActivity, mentionsActivity } from './activity.ts';
import type { QueryText } from './query-text.ts';

/*
 * Plan evidence: the queries that count as a plan when none is open (precision before recall: a wrong slot is asked about for the whole session):
 *   1. a request (busca, recomiéndame, reserva, find, book, any good …, dónde cenar) followed by an activity;
 *   2. a wish or proposal (quiero, vamos a, me apetece, let's, I'd like) closely followed by an activity;
 *   3. a motion to a place (quiero ir a Madrid, let's go to Rome), or things to do there (qué hacer en Roma);
 *   4. a fragment that opens with an activity and says where, when or for how many (bares cerca de Sol; cena para dos);
 *   5. a booking with any detail (resérvame para 4 mañana).
 * Code, creative writing, cancellations, jobs and memories of the past are never plans, whatever they mention.
 */

const REQUEST =
  /\b(?:buscar(?:me|nos)?|buscame|buscanos|busco|buscamos|buscando|busques|(?<=^|[,.;:!?|¿¡] ?|\b(?:hola|oye|ahora|y|favor|entonces|pues|mejor|tambien|vale|ok|puedes) )busca|encuentra(?:me|nos)?|encontrar(?:me)?|recomienda(?:me|nos)?|recomiendas?|recomendar(?:me|nos)?|recomendacion(?:es)?|sugiere(?:me|nos)?|sugerencias?|sugerir(?:me)?|(?:muestra(?:me|nos)|ensename|dame|dime)(?! (?:que|como|cuando|mas|por que|si)\b)|organiza(?:r|me|nos)?|organicemos|planea(?:r|me|mos)?|planifica(?:r|me)?|donde (?:puedo|podemos|podria|podriamos|hay|se puede|ir a|esta el mejor|estan los mejores)|a donde (?:ir|vamos|podemos)|donde(?= (?:cenar|comer|almorzar|desayunar|tomar|salir|bailar|merendar))|(?:hay|conoces|sabes de|tienes) (?:algun|alguna|algunos|algunas|buen|buenos|buenas)|(?<=^[¿ ]{0,3})hay|(?:sitios?|lugar(?:es)?|planes|plan) (?:para|donde)|(?:un|algun) (?:buen )?sitio|(?<!\b(?:i|we|they|you|i've|ve) )find|search|searching|look for|looking for|recommend|recommendations?|suggest|suggestions?|(?:show|give) me(?! (?:how|what|why|more)\b)|where (?:can|could|should) (?:i|we)|where to|what are the best|are there(?: any)?|is there (?:a|any)|any good|what's the best|somewhere|some place|a (?:good |nice )?place|places to|plan a|planning a|plan our|organi[sz]e|lista de|list (?:of|me)|cual(?:es)? (?:es|son) (?:el|la|los|las) mejor(?:es)?)\b/g;

const BOOKING =
  /\b(?:reserva(?:r|me|nos|rme|rnos)?|reservemos|reservo|(?<!\b(?:a|the|this|that|my|good|read|of|new|which|favourite|favorite) )book(?: me| us)?(?= (?:a|an|the|some|it|for|two|three|tickets?|flights?|hotels?|dinner|table|\d|one|that)\b)|reserve|make a reservation|hacer una reserva)\b/g;

const WISH =
  /\b(?:quiero|queremos|quisiera|quisieramos|querria|querriamos|gustaria|apetece|apeteceria|ganas de|necesito|necesitamos|podemos|podriamos|podria|vamos|vamonos|vayamos|voy a|iremos|ire|pensando en|pensaba en|pensabamos en|estaria bien|por que no|a ver si|se que hacer|want|wanna|would like|would love|'d like|'d love|need|let's|lets|let us|shall we|how about|what about|fancy|feel like|mood for|can we|could we|we should|why don't we|going to|thinking (?:of|about)|up for|craving)\b/g;

const MOTION =
  /\b(?:(?:quiero|queremos|quisiera|gustaria|apetece|ganas de|podriamos|podemos|vamos a|voy a|pensando en|necesito|planeando) (?:ir|irme|irnos|viajar|volar|visitar|conocer|escaparme|escaparnos)|vamos|vamonos|vayamos|iremos|(?:want to|wanna|would like to|would love to|'d like to|'d love to|let's|lets|shall we|going to|planning to|need to|thinking of|could we|can we) (?:go|going|travel|traveling|fly|visit|visiting|explore|head|heading)|que (?:hacer|ver|visitar)(?= en\b)|things to do|what to (?:do|see|visit)|viaje a|trip to|escapada a|vuelos? a|flights? to|planes(?: hay)?(?= en\b))\b/;

/** Queries whose subject is something else than going out. */
const OTHER_SUBJECT =
  /```|\b(?:archivos?|ficheros?|carpeta|servidor|files?|folder|server|chistes?|jokes?|recetas?|recipes?|how (?:do|does) (?:i|you|we|it)|codigo|funcion|funciones|python|javascript|typescript|java|sql|regex|script|api|endpoint|bug|debug|base de datos|array|json|html|css|compila\w*|programar|excel|code|function|database|query|class|variable|algorithm|algoritmo|escrib\w+|redact\w+|traduc\w+|translat\w+|poema|cuento|novela|essay|poem|story|write|writing|resum\w+|summari[sz]e|explica\w*|explain|significa|meaning|define|definicion|cancel\w*|anula\w*|(?<!\bde )trabajo|trabaja\w*|curro|empleo|jobs?|work(?:s|ed|ing)? (?:at|in|for|as)|examen|entrevista|cuant[oa]s|how many|capital de|capital of|historia de|history of|quien (?:es|fue|diseno)|who (?:is|was))\b/;

/** Memories: things already done are not planned. */
const PAST =
  /\b(?:ayer|anoche|anteayer|antier|fui|fuimos|estuve|estuvimos|cene|cenamos ayer|comi|comimos ayer|visite|viaje el|hice|hicimos|vi una|estaban?|pague|pagamos|costo|fue|era|habia|tuve|tuvimos|compre|el \w+ pasado|la \w+ pasada|yesterday|last (?:night|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|went|was|were|had|ate|visited|did (?:you|i|we|he|she|they))\b/;

/** A sentence that tells of the user's life: in an open plan, it is beside the plan. */
const ASIDE =
  /\b(?:estoy (?!libre)|estamos (?!libres)|tengo (?:un|una|que|clase|reunion|medico)|tenemos (?:un|una|que)|(?<!en )vivo|vive|naci|estudio|me gustan?|me encantan?|odio|cuanto cuesta|cual(?:es)? (?:tiene|de)|a que hora|what time|which (?:one|of)|i have (?:a|an|to)|i like|i love|i hate|i'm tired|i am tired|i live|lives|how much (?:does|is))\b/;

/** A sentence that states something is no fragment of a wish ("el museo está cerrado en enero"). */
const STATEMENT =
  /\b(?:es|son|esta(?! (?:noche|tarde|manana|semana)\b)|estan|soy|era|tiene|tienen|cuesta|cierra|abren?|is|are|am|has|have|live(?= in\b)|costs?|opens?|closes?)\b/;

/** Words that may stand before the activity in a fragment. */
const LEAD_IN =
  /^(?:[^a-z0-9]|\b(?:hola|buenas|oye|hi|hey|hello|ok|vale|y|and|entonces|pues|un|una|unos|unas|el|la|los|las|de|a|an|the|some|any|para|for|por|algo|ir|go|salir|plan|idea|ideas|buen|buenos|buenas|mejores|good|nice|best|cheap|quiet|romantic|mejor|manana|hoy|noche|tarde|esta|este|finde|fin|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tomorrow|today|tonight|this|next|weekend|on|monday|tuesday|wednesday|thursday|friday|saturday|sunday|italian|mexican|japanese|chinese|thai|indian|vegan|vegetarian)\b)*$/;

/** "Restaurants near me": a place only the caller can name, but a request all the same. */
const NEARBY = /\b(?:near me|nearby|around here|close by|cerca de mi|por aqui|cerca de aqui)\b/;

/** A wish farther from its activity than this is about something else. */
const WISH_REACH = 40;
const REQUEST_REACH = 90;

/** Takes a cheap first look: a query without one of these words can hold no plan of its own. */
export function mayHoldPlan(folded: string): boolean {
  return mentionsActivity(folded) || matches(BOOKING, folded) || MOTION.test(folded);
}

export interface PlanEvidence {
  /** True when the query asks for the activity outright. */
  asksForActivity: boolean;
  /** The kind of request, if it books or travels: a single detail is then enough. */
  booksOrTravels: 'books' | 'travels' | undefined;
  /** True when it opens with the activity: it counts as a plan if it also says where, when or for how many. */
  opensWithActivity: boolean;
}

export function readEvidence(text: QueryText, activities: FoundActivity[]): PlanEvidence {
  const { folded } = text;
  if (OTHER_SUBJECT.test(folded))
    return { asksForActivity: false, booksOrTravels: undefined, opensWithActivity: false };
  const past = PAST.test(folded);
  const first = activities[0];
  const opensWithActivity =
    first !== undefined &&
    !past &&
    !ASIDE.test(folded) &&
    !STATEMENT.test(folded) &&
    LEAD_IN.test(folded.slice(0, first.index));
  const asksForActivity =
    reaches(REQUEST, REQUEST_REACH, text, activities) ||
    reaches(BOOKING, REQUEST_REACH, text, activities) ||
    reaches(WISH, WISH_REACH, text, activities) ||
    (opensWithActivity && NEARBY.test(folded));
  const books = !past && matches(BOOKING, folded);
  const travels = !past && MOTION.test(folded);
  return { asksForActivity, booksOrTravels: books ? 'books' : travels ? 'travels' : undefined, opensWithActivity };
}

/** True for an answer about something else; any other short answer counts by itself in an open plan. */
export function isAsideFromPlan(text: QueryText): boolean {
  return OTHER_SUBJECT.test(text.folded) || PAST.test(text.folded) || ASIDE.test(text.folded);
}

function reaches(intent: RegExp, reach: number, text: QueryText, activities: FoundActivity[]): boolean {
  if (activities.length === 0) return false;
  let next = 0;
  for (const match of text.folded.matchAll(intent)) {
    if (PAST.test(clauseBefore(text.folded, match.index))) continue;
    const end = match.index + match[0].length;
    while ((activities[next]?.index ?? Number.POSITIVE_INFINITY) < match.index) next += 1;
    const activity = activities[next];
    if (!activity) return false;
    if (activity.index - end <= reach && !/[.;!?]/.test(text.folded.slice(end, Math.max(end, activity.index))))
      return true;
  }
  return false;
}

/** "Ayer estuve buscando bares" is a memory; "ayer estuve en un bar; busca otro" is not. */
function clauseBefore(folded: string, index: number): string {
  const before = folded.slice(Math.max(0, index - WISH_REACH), index);
  return before.slice(before.search(/[^.,;:!?]*$/));
}

/** Global patterns keep a position between calls of `test`; `search` does not. */
function matches(pattern: RegExp, folded: string): boolean {
  return folded.search(pattern) >= 0;
}
