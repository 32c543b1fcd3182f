/**
 * The forms and words by which a message shows that others speak in it, in Spanish and English alike; folded text is what they are read in. Each has an
 * example, which is its test.
 */
export interface VoiceSign {
  readonly of: VoiceKind;
  readonly pattern: RegExp;
  readonly example: string;
}

/**
 * The kinds of what signs tell: `section`: a label under which people tell of themselves, no speaker's name; `salutation`, `signature`, `greeting`, `head`: parts of
 * letters and mails; `asks`: a line that asks about the text above it; `title`: a line whose paragraph is a paper or a text to work on; `announces`:
 * words before a colon whose paragraph is not the user's; `played`: a sentence of somebody the user plays or makes up.
 */
export type VoiceKind =
  | 'section'
  | 'salutation'
  | 'signature'
  | 'greeting'
  | 'head'
  | 'asks'
  | 'title'
  | 'announces'
  | 'played';

const LANGUAGES =
  'english|spanish|french|german|italian|portuguese|catalan|japanese|chinese|ingles|espanol|castellano|frances|aleman|italiano|portugues|japones|chino';
const PEOPLE =
  'cousin|friend|mate|niece|nephew|student|client|customer|colleague|coworker|neighbou?r|mom|mum|dad|brother|sister|boss|ex';
const READERS =
  'oyente|lector|lectora|usuario|usuaria|alumno|alumna|cliente|clienta|paciente|listener|reader|user|viewer|student|customer|client|patient';
const FORMS =
  'first|second|third|past|present|future|passive|formal|informal|primera|segunda|tercera|pasado|presente|futuro|femenino|masculino|plural|singular';
const TO_CHANGE = 'change|convert|turn|put|rewrite|switch|pasa|pasalo|cambia|convierte|pon|reescribe';
const CHANGED = 'it|this|these|esto|estas|estos|la|el|las|los|frases?|sentences?|texto?';
const GAMES =
  'sims(?: \\d)?|roblox|minecraft|stardew(?: valley)?|skyrim|animal crossing|crusader kings(?: \\d| iii?)?|fortnite|gta|zelda|pokemon|world of warcraft|wow|civ(?:ilization)?(?: \\d| vi)?|baldurs? gate(?: \\d)?|d&d|dnd|hogwarts legacy|second life|habbo|vrchat|farmville';
const OF_A_GAME = '(?:partida|save|mundo|world|server|servidor)(?: (?:de|del|of|in|en))?(?: el| los)? ';
const MADE_UP =
  'save|partida|playthrough|campaign|campana|school play|math problem|maths problem|word problem|simulation scenario|case study|caso clinico|role-?play|dream|sueno';
const MADE_UP_OF =
  "problema de (?:mates|matematicas)|obra (?:de teatro|del cole|escolar)|novela que escribo|cuento que escribo|novel (?:i am|i'm|im) writing";
const TO_MEND =
  'corrig\\w+|corrij\\w+|revis\\w+|mejora\\w*|melhor\\w+|traduc\\w+|traduz\\w*|translate|proofread|correct|fix|check|improve|polish';
const DRAFTS =
  'redaccion|redacao|texto|text|carta|letter|email|e-mail|mail|correo|frases?|sentences?|parrafo|paragraph|paragrafo|essay|bio|mensaje|message|mensagem|presentacion|apresentacao|introduction|introducao';
const OWN = 'the|a|my|our|el|la|los|un|una|mi';

const sign = (of: VoiceKind, pattern: string, example: string): VoiceSign => ({
  of,
  pattern: new RegExp(pattern, 'u'),
  example,
});

export const VOICE_SIGNS: readonly VoiceSign[] = [
  sign(
    'section',
    '^(?:contexto?|context|background|about(?: me| us)?|sobre mi|acerca de mi|yo|me|mi|my .*|mis? .*)$',
    'sobre mi',
  ),
  sign(
    'section',
    '^(?:info|informacion|information|datos|data|details|detalles|situation|situacion|resumen|summary)$',
    'details',
  ),
  sign(
    'section',
    '^(?:question|pregunta|problema?|problem|issue|duda|nota|notes?|notas|p\\.?s|p\\.?d|fyi|update|edit|tl;?dr)$',
    'pregunta',
  ),
  sign(
    'section',
    '^(?:goals?|objetivos?|task|tarea|requirements|requisitos|preferences?|preferencias|allergies|alergias)$',
    'alergias',
  ),
  sign('section', '^(?:importante|important|gracias|thanks)$', 'thanks'),
  sign(
    'salutation',
    '^\\s*(?:dear|estimad[oa]s?|querid[oa]s?|muy senor(?:es)? mi[oa]s?)\\b[^\\n]{0,60}[,:]?\\s*$',
    'dear mr holt,',
  ),
  sign(
    'salutation',
    '^\\s*(?:to whom it may concern|a quien corresponda)\\b[^\\n]{0,60}[,:]?\\s*$',
    'a quien corresponda:',
  ),
  sign(
    'signature',
    '^\\s*(?:(?:best|kind|warm)(?: (?:regards|wishes))?|regards|sincerely|yours(?: \\w+)?|cheers)\\b',
    'kind regards,',
  ),
  sign(
    'signature',
    '^\\s*(?:atentamente|atte|cordialmente|(?:un |muchos )?(?:saludos?|abrazos?)(?: cordial(?:es)?)?)\\b',
    'un saludo',
  ),
  sign('head', '^\\s*(?:from|to|subject|cc|de|para|asunto|fecha|date):', 'asunto: factura'),
  sign('greeting', '^\\s*(?:hi|hello|hey|hola|buenas|buenos dias)\\b', 'buenas'),
  sign(
    'asks',
    '^\\s*(?:y |and |so )?(?:que|como) (?:le|les) (?:contesto|respondo|digo|pongo|escribo)',
    'y que le digo?',
  ),
  sign(
    'asks',
    '^\\s*(?:and |so )?(?:what|how) (?:do|should|would|can) i (?:say|answer|reply|respond|write)',
    'what do i say?',
  ),
  sign(
    'asks',
    '^\\s*(?:this|that|ese|este|esto|eso) (?:is|es) (?:the|what|el|lo) .{0,40}(?:sent|got|received|llego|mandaron|mando|escribio)',
    'esto es lo que me mando',
  ),
  sign(
    'asks',
    "^\\s*(?:check|revis\\w+|corrige|corrij\\w+|mejora|improve|fix) .{0,60}(?:de (?:mi|un|una|el|la) |\\bof (?:my|a|an|the) |'s )",
    "check my sister's letter",
  ),
  sign(
    'title',
    '^\\s*(?:curriculum(?: vitae)?|c\\.?v\\.?|resume|cover letter|carta de presentacion)\\s*:?\\s*$',
    'resume',
  ),
  sign(
    'title',
    `^\\s*(?:(?:now|ahora|please|por favor|y|and) )*(?:in|into|to|en|al) (?:${LANGUAGES})(?:,? (?:please|pls|plz|por favor|porfa|porfis))?[:.]?\\s*$`,
    'al ingles por favor',
  ),
  sign('announces', '\\b(?:texted|messaged|emailed|posted|commented|tweeted)$', 'what my aunt texted'),
  sign(
    'announces',
    `\\bfrom (?:my|a|our|the) (?:\\w+ )?(?:${PEOPLE})\\b|\\bes de (?:mi|un|una) (?:\\w+ )?\\w+$`,
    'esto es de mi vecino',
  ),
  sign('announces', `\\b(?:${READERS}) (?:pregunta|escribe|dice|cuenta|asks|writes|says)`, 'a reader asks'),
  sign(
    'title',
    `^\\s*(?:(?:hi|hola|oi|please|por favor|podes|puedes|pode|can you|could you)[,!]? )*(?:${TO_MEND})\\b[^\\n]{0,40}\\b(?:${DRAFTS})\\b[^\\n]{0,30}$`,
    'corrige a minha redacao',
  ),
  sign('announces', '\\b(?:en nombre de|on behalf of|em nome d[aeo]s?)\\b', 'carta en nombre de mi suegra'),
  sign(
    'announces',
    "\\b(?:(?:i will be|i'll be|ill be|i will play|i'll play|te hago|yo hago|hago|eu faco|vou fazer|faco o papel) (?:a |the |un |una |el |la |de |o )*\\w+)$",
    'te hago de cliente',
  ),
  sign(
    'announces',
    '\\b(?:youtube|reddit|twitter|facebook|instagram|tiktok|linkedin|forum|foro) (?:comment|post|thread|bio|comentario)',
    'linkedin bio',
  ),
  sign(
    'announces',
    '\\b(?:letter to|carta a|tinder|bumble|hinge|(?:mejora|arregla|corrige|improve|fix|polish) (?:el|la|mi|the|my|this) \\w+)',
    'mejora mi texto',
  ),
  sign(
    'announces',
    '\\b(?:(?:pregunta|ejercicio|question|exercise|problem|problema) (?:n[uº]?\\w* )?\\d+|(?:lee|read) (?:y|and) (?:responde|contesta|answer))',
    'exercise 3',
  ),
  sign(
    'announces',
    `\\b(?:${TO_CHANGE})(?: (?:${CHANGED}))*? (?:to|into|in|a|al|en) (?:the )?(?:(?:${FORMS})\\b|(?:${LANGUAGES}))`,
    'change to third person',
  ),
  sign(
    'announces',
    '\\b(?:fill (?:in )?the (?:gaps|blanks)|(?:rellena|completa) los huecos|conjuga|which sounds better|cual suena mejor)',
    'completa los huecos',
  ),
  sign(
    'announces',
    '\\b(?:example|sample|ejemplo de) (?:intro|bio|answer|sentence|presentacion|respuesta|frase)',
    'sample answer',
  ),
  sign(
    'announces',
    '\\b(?:(?:story|plot|character|idea) (?:idea|prompt)|(?:midjourney|dall-?e|image|chatgpt) prompt)',
    'image prompt',
  ),
  sign(
    'announces',
    '^(?:(?:ok|y|and|now|ahora|agora|e)[, ]+)?(?:(?:the )?(?:next|last|second|third) (?:bit|part|paragraph|sentence|line|scene|verse)|(?:la |el |a |o )?(?:siguiente|otr[ao]|proxim[ao]|outr[ao]|ultim[ao]) (?:parte|frase|parrafo|paragrafo|escena|cena|trecho|linea|linha|verso)|sigo|continuo|continuando|continued)$',
    'next bit',
  ),
  sign('announces', '\\bidea para (?:un |una )?(?:cuento|relato|novela|historia)', 'idea para un cuento'),
  sign(
    'announces',
    `^(?:(?:in|to|into|en|al) (?:${LANGUAGES})(?: please| por favor)?|rol|role|let's play|de mentira|de mentiritas|jugamos|make believe)$`,
    'en aleman',
  ),
  sign('played', `\\b(?:in|en|on) (?:(?:${OWN}) )?(?:${OF_A_GAME})?(?:${GAMES})\\b`, 'en los sims tengo tres hijos'),
  sign(
    'played',
    `\\b(?:in|en) (?:(?:${OWN}) )(?:\\w+ ){0,2}?(?:${MADE_UP}|${MADE_UP_OF})\\b`,
    'soy hamlet en la obra del cole',
  ),
];

const BY_KIND = new Map<VoiceKind, readonly RegExp[]>();
for (const { of, pattern } of VOICE_SIGNS) BY_KIND.set(of, [...(BY_KIND.get(of) ?? []), pattern]);

/** True where a folded text shows a sign of this kind. */
export function shows(of: VoiceKind, folded: string): boolean {
  return BY_KIND.get(of)?.some((pattern) => pattern.test(folded)) ?? false;
}
