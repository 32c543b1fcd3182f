/**
 * Finds the stretches of a message in other voices than the user's: conversations, letters, texts to work on, the world of a
 * game. They are told by their form and by the words that announce them, in Spanish and English alike; the readers judge what a
 * single sentence says of its speaker.
 */
import { foldAccents } from '../../text/fold-accents.ts';
import { slotNamed } from '../fact-slots.ts';

/** A stretch of the message, from its first character to the one after its last. */
type Stretch = readonly [from: number, to: number];

interface Line {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Returns the stretches in which others speak. Time is linear in the message. */
export function othersVoices(message: string): Stretch[] {
  const lines = linesOf(message);
  const alone = lines.length === 1;
  return [
    ...announced(message, lines),
    ...(alone ? [] : [...conversation(lines), ...letters(message, lines), ...papers(message, lines)]),
  ];
}

function linesOf(message: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const text of message.split('\n')) {
    lines.push({ from, to: from + text.length, text });
    from += text.length + 1;
  }
  return lines;
}

const plain = (text: string): string => foldAccents(text.toLowerCase()).replaceAll('’', "'");

/** "JUAN: …", "[10:32] Pedro: …", "Customer: …". */
const LABELLED =
  /^\s*(?:\[[^\]\n]{1,20}\]\s*|\d{1,2}[:.]\d{2}\s+)?([\p{L}][\p{L}\p{N} .'_-]{0,24}?)(?: \(\d{1,3}\))?:\s+\S/u;
/** Labels of facts that people tell of themselves, not names of speakers. */
const SECTION =
  /^(?:contexto?|context|background|about(?: me| us)?|sobre mi|acerca de mi|info|informacion|information|datos|data|details|detalles|question|pregunta|problema?|problem|issue|duda|nota|note|notes|notas|p\.?s|p\.?d|fyi|update|edit|tl;?dr|resumen|summary|goal|goals|objetivos?|task|tarea|situation|situacion|requirements|requisitos|preferences?|preferencias|importante|important|allergies|alergias|gracias|thanks|yo|me|mi|my .*|mis? .*)$/;
/** "- ¿Cómo te llamas?": in a list of one's own nobody asks. */
const DASHED = /^\s*[-–—•]\s*\S/;
const LEAST_LINES = 2;

/** Returns the lines of two or more who talk. */
function conversation(lines: readonly Line[]): Stretch[] {
  const labelled = lines.flatMap((line) => {
    const label = plain(LABELLED.exec(line.text)?.[1] ?? '').trim();
    return label === '' || SECTION.test(label) || slotNamed(label) !== null ? [] : [{ line, label }];
  });
  const speakers = new Set(labelled.map(({ label }) => label));
  const spoken = labelled.length >= LEAST_LINES && speakers.size >= LEAST_LINES ? labelled.map(({ line }) => line) : [];
  const dashed = lines.filter(({ text }) => DASHED.test(text));
  const isTalk = dashed.length >= LEAST_LINES && dashed.some(({ text }) => text.includes('?'));
  const narrated = lines.filter(({ text }) => /^\s*—.*\s—\p{L}/u.test(text));
  return [...spoken, ...(isTalk ? dashed : []), ...narrated].map(({ from, to }) => [from, to]);
}

const SALUTED =
  /^\s*(?:dear|estimad[oa]s?|querid[oa]s?|muy señor(?:es)? mi[oa]s?|to whom it may concern|a quien corresponda)\b[^\n]{0,60}[,:]?\s*$/i;
const SIGNED =
  /^\s*(?:(?:best|kind|warm)(?: (?:regards|wishes))?|regards|sincerely|yours(?: \w+)?|cheers|atentamente|atte|cordialmente|(?:un |muchos )?(?:saludos?|abrazos?)(?: cordial(?:es)?)?)\b/i;
const HEAD = /^\s*(?:from|to|subject|cc|de|para|asunto|fecha|date):/i;
const GREETED = /^\s*(?:hi|hello|hey|hola|buenas|buenos dias|buenos días)\b/i;
/** "What do I answer?", "revisa el tono": asked about the text above it. */
const ASKED_ABOUT =
  /^\s*(?:(?:y |and |so )?(?:que|qué|como|cómo) (?:le|les) (?:contesto|respondo|digo|pongo|escribo)|(?:and |so )?(?:what|how) (?:do|should|would|can) i (?:say|answer|reply|respond|write)|(?:this|that|ese|este|esto|eso) (?:is|es) (?:the|what|el|lo) .{0,40}(?:sent|got|received|lleg[oó]|mandaron|mand[oó]|escribi[oó])|(?:check|revis\w+|corrige|corrij\w+|mejora|improve|fix) .{0,60}(?:de (?:mi|un|una|el|la) |\bof (?:my|a|an|the) |'s ))/i;

/** Returns letters from salutation to signature, mails below their head, and messages with a question about them below. */
function letters(message: string, lines: readonly Line[]): Stretch[] {
  const found: Stretch[] = [];
  const last = lines.findLast(({ text }) => text.trim() !== '');
  const asked = last !== undefined && ASKED_ABOUT.test(last.text) ? last : null;
  const saluted = lines.find(({ text }) => SALUTED.test(text));
  if (saluted !== undefined) {
    const signed = lines.find(({ from, text }) => from > saluted.from && SIGNED.test(text));
    if (signed !== undefined) found.push([saluted.from, signed.to]);
    else if (asked !== null) found.push([saluted.from, asked.from]);
  }
  const heads = lines.filter(({ text }) => HEAD.test(text));
  const head = heads.at(-1);
  if (heads.length >= LEAST_LINES && head !== undefined) found.push([head.from, paragraphEnd(message, head.to)]);
  const [first] = lines;
  if (asked !== null && first !== undefined && first !== asked && GREETED.test(first.text)) found.push([0, asked.from]);
  return found;
}

const PAPER = /^\s*(?:curriculum(?: vitae)?|c\.?v\.?|resum[eé]|cover letter|carta de presentaci[oó]n)\s*:?\s*$/i;
const TO_LANGUAGE =
  /^\s*(?:(?:now|ahora|please|por favor|y|and) )*(?:in|into|to|en|al) (?:english|spanish|french|german|italian|portuguese|catalan|japanese|chinese|ingl[eé]s|espa[nñ]ol|castellano|franc[eé]s|alem[aá]n|italiano|portugu[eé]s|catal[aá]n|japon[eé]s|chino)(?:,? (?:please|pls|plz|por favor|porfa|porfis))?[:.]?\s*$/i;

/** Returns a curriculum below its title, and text that a line asks to have in another language. */
function papers(message: string, lines: readonly Line[]): Stretch[] {
  const title = lines.find(({ text }) => PAPER.test(text) || TO_LANGUAGE.test(text));
  return title === undefined ? [] : [[title.to, paragraphEnd(message, title.to)]];
}

/** Returns the end of the paragraph around a place: the next empty line. */
function paragraphEnd(message: string, at: number): number {
  const rest = message.slice(at).search(/\n[ \t]*\n/);
  return rest < 0 ? message.length : at + rest;
}

const INTRODUCED = /^[^:]{2,80}:(?=\s|$)/;
const LANGUAGE =
  '(?:english|spanish|french|german|italian|portuguese|ingles|espanol|castellano|frances|aleman|italiano|portugues)';
/** Words that announce a text that is not the user's: its author, the task to do with it, or the part to play. */
const ANNOUNCES = new RegExp(
  `\\b(?:(?:texted|messaged|emailed|posted|commented|tweeted)$|from (?:my|a|our|the) (?:\\w+ )?(?:cousin|friend|mate|niece|nephew|student|client|customer|colleague|coworker|neighbou?r|mom|mum|dad|brother|sister|boss|ex)\\b|es de (?:mi|un|una) (?:\\w+ )?\\w+$` +
    `|(?:oyente|lector|lectora|usuario|usuaria|alumno|alumna|cliente|clienta|paciente|listener|reader|user|viewer|student|customer|client|patient) (?:pregunta|escribe|dice|cuenta|asks|writes|says)` +
    `|(?:youtube|reddit|twitter|facebook|instagram|tiktok|linkedin|forum|foro) (?:comment|post|thread|bio|comentario)|letter to|carta a|tinder|bumble|hinge` +
    `|(?:mejora|arregla|corrige|improve|fix|polish) (?:el|la|mi|the|my|this) \\w+` +
    `|(?:pregunta|ejercicio|question|exercise|problem|problema) (?:n[uº]?\\w* )?\\d+|(?:lee|read) (?:y|and) (?:responde|contesta|answer)` +
    `|(?:change|convert|turn|put|rewrite|switch|pasa|pasalo|cambia|convierte|pon|reescribe)(?: (?:it|this|these|esto|estas|estos|la|el|las|los|frases?|sentences?|texto?))*? (?:to|into|in|a|al|en) (?:the )?(?:(?:first|second|third|past|present|future|passive|formal|informal|primera|segunda|tercera|pasado|presente|futuro|femenino|masculino|plural|singular)\\b|${LANGUAGE})` +
    `|fill (?:in )?the (?:gaps|blanks)|(?:rellena|completa) los huecos|conjuga|which sounds better|cual suena mejor|(?:example|sample|ejemplo de) (?:intro|bio|answer|sentence|presentacion|respuesta|frase)` +
    `|(?:story|plot|character|idea) (?:idea|prompt)|(?:midjourney|dall-?e|image|chatgpt) prompt|idea para (?:un |una )?(?:cuento|relato|novela|historia)` +
    `)|^(?:(?:in|to|into|en|al) ${LANGUAGE}(?: please| por favor)?|rol|role|let's play|de mentira|de mentiritas|jugamos|make believe)$`,
);

/** Returns the stretches after a colon that announces them, each to the end of its paragraph. */
function announced(message: string, lines: readonly Line[]): Stretch[] {
  return lines.flatMap(({ from, text }): Stretch[] => {
    const introduction = INTRODUCED.exec(text)?.[0].slice(0, -1);
    if (introduction === undefined || !ANNOUNCES.test(plain(introduction).trim())) return [];
    return [[from, paragraphEnd(message, from)]];
  });
}

const GAMES =
  'sims(?: \\d)?|roblox|minecraft|stardew(?: valley)?|skyrim|animal crossing|crusader kings(?: \\d| iii?)?|fortnite|gta|zelda|pokemon|world of warcraft|wow|civ(?:ilization)?(?: \\d| vi)?|baldurs? gate(?: \\d)?|d&d|dnd|hogwarts legacy|second life|habbo|vrchat|farmville';
/** "En los sims tengo tres hijos", "I have a wife in Skyrim", "soy Hamlet en la obra del cole". */
const PLAYED = new RegExp(
  `\\b(?:in|en|on) (?:the |my |el |los |la |mi |un |a )?(?:(?:partida|save|mundo|world|server|servidor)(?: (?:de|del|of|in|en))?(?: el| los)? )?(?:${GAMES})\\b` +
    "|\\b(?:in|en) (?:the |a |my |our |el |la |un |una |mi )(?:\\w+ ){0,2}?(?:save|partida|playthrough|campaign|campana|school play|math problem|maths problem|word problem|simulation scenario|case study|caso clinico|problema de (?:mates|matematicas)|obra (?:de teatro|del cole|escolar)|novela que escribo|cuento que escribo|novel (?:i am|i'm|im) writing|role-?play|dream|sueno)\\b",
);

/** True for a sentence of somebody the user plays or makes up; folded. */
export function isPlayed(folded: string): boolean {
  return PLAYED.test(folded);
}
